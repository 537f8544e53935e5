/** Zoom and pan of the plane on which the panels lie: Ctrl+wheel or pinch zooms at the pointer, dragging pans, a swipe
 *  leads to the next screen of a phone. Nothing scrolls. */

const MOST = 5;
const SLACK = 8;
const SWIPE = 60;

/** @typedef {{scale: number, x: number, y: number}} View */
/** @typedef {import("./compose.js").Rect} Rect */

export class Zoom {
  /** @param {HTMLElement} root @param {HTMLElement} plane @param {(step: number) => void} swipe */
  constructor(root, plane, swipe) {
    this.root = root;
    this.plane = plane;
    this.swipe = swipe;
    /** @type {View} */
    this.view = { scale: 1, x: 0, y: 0 };
    this.moved = false;
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.listen();
  }

  /** @param {View} view */
  set(view) {
    const { clientWidth: width, clientHeight: height } = this.root;
    const scale = Math.min(MOST, Math.max(1, view.scale));
    const x = Math.min(0, Math.max(width * (1 - scale), view.x));
    const y = Math.min(0, Math.max(height * (1 - scale), view.y));
    this.view = { scale, x, y };
    this.plane.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    this.root.classList.toggle("zoomed", scale > 1);
  }

  /** Show everything. */
  fit() {
    this.set({ scale: 1, x: 0, y: 0 });
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] in the root's coordinates */
  by(factor, x = this.root.clientWidth / 2, y = this.root.clientHeight / 2) {
    const { view } = this;
    const scale = Math.min(MOST, Math.max(1, view.scale * factor));
    const ratio = scale / view.scale;
    this.set({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio });
  }

  /** Enlarge so that this part of the plane fills the room, but not beyond a scale. @param {Rect} part @param {number} most */
  to(part, most) {
    const { clientWidth: width, clientHeight: height } = this.root;
    const scale = Math.max(1, Math.min(most, width / part.width, height / part.height));
    this.set({ scale, x: width / 2 - (part.x + part.width / 2) * scale, y: height / 2 - (part.y + part.height / 2) * scale });
  }

  /** Whether the latest press was a drag. */
  dragged() {
    return this.moved;
  }

  listen() {
    const { root } = this;
    root.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    root.addEventListener("dblclick", (event) => {
      const on = event.target instanceof Element ? event.target.closest(".choosable, button") : null;
      if (!on) this.fit();
    });
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.move(event));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel", "pointerleave"])) root.addEventListener(end, (event) => this.up(event));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = this.root.getBoundingClientRect();
    this.by(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button !== 0) return;
    if (!this.fingers.size) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.start = { x: event.clientX, y: event.clientY, time: event.timeStamp };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.start) return;
    const now = { x: event.clientX, y: event.clientY };
    this.moved ||= Math.hypot(now.x - this.start.x, now.y - this.start.y) > SLACK;
    if (!this.moved) return;
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, now);
    else if (this.view.scale > 1) this.set({ ...this.view, x: this.view.x + now.x - before.x, y: this.view.y + now.y - before.y });
    this.fingers.set(event.pointerId, now);
  }

  /** @param {number} finger @param {{x: number, y: number}} before @param {{x: number, y: number}} now */
  pinch(finger, before, now) {
    const other = [...this.fingers].find(([id]) => id !== finger)?.[1];
    if (!other) return;
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const box = this.root.getBoundingClientRect();
    const [x, y] = [(now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top];
    this.by(Math.hypot(now.x - other.x, now.y - other.y) / apart, x, y);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (!this.fingers.delete(event.pointerId) || !this.start || this.fingers.size) return;
    const [x, y] = [event.clientX - this.start.x, event.clientY - this.start.y];
    const quick = event.timeStamp - this.start.time < 600;
    if (event.type === "pointerup" && quick && this.view.scale === 1 && Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(y)) this.swipe(x < 0 ? 1 : -1);
  }
}
