/** The panels drawn by the server: shows them, highlights things, handles clicks. Knows nothing about any game. */

import { el, phone } from "./dom.js";
import { Glide } from "./glide.js";
import { morph } from "./morph.js";
import { Stage, measured } from "./stage.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Panel} Panel */
/** @typedef {import("./stage.js").Shown} Shown */
/** @typedef {{pick: (ref: string, x: number, y: number) => void, why: (ref: string, thing: SVGGraphicsElement) => void,
 *   explain: (thing: SVGGraphicsElement) => void, over: (ref: string|null) => void, point: (thing: SVGGraphicsElement|null) => void}} Hooks */

const POINTING = 400;
const LONG_PRESS = 500;

/** What the dice of a panel show. @param {HTMLElement} frame */
function rolls(frame) {
  return [...frame.querySelectorAll("[data-roll]")].map((die) => die.getAttribute("data-roll"));
}

/** A picture as elements. Names become labels, so that the browser shows no tooltip of its own beside ours. @param {string} markup */
function parsed(markup) {
  const holder = document.createElement("div");
  holder.innerHTML = markup;
  const svg = /** @type {SVGSVGElement} */ (holder.querySelector("svg"));
  for (const title of svg.querySelectorAll("title")) {
    title.parentElement?.setAttribute("aria-label", title.textContent ?? "");
    title.remove();
  }
  for (const name of ["id", "width", "height"]) svg.removeAttribute(name);
  return svg;
}

export class Board {
  /** @param {HTMLElement} root @param {import("./compose.js").Composition} composition @param {Partial<Hooks>} hooks */
  constructor(root, composition, hooks) {
    this.root = root;
    this.hooks = hooks;
    /** @type {Map<string, Shown>} */
    this.panels = new Map();
    /** @type {Set<string>} */
    this.kept = new Set();
    const hidden = el("div", { class: "originals", "aria-hidden": "true" });
    hidden.innerHTML = "<svg width='0' height='0'><defs></defs></svg>";
    this.originals = /** @type {SVGDefsElement} */ (hidden.querySelector("defs"));
    this.plane = el("div", { class: "plane" });
    this.fold = el("div", { class: "fold", hidden: true });
    this.store = el("div", { hidden: true });
    root.append(hidden, this.plane, this.fold, this.store);
    this.glide = new Glide(root, composition.losses);
    this.stage = new Stage(root, this.plane, composition, this.panels);
    this.zoom = this.stage.zoom;
    /** @type {number|null} the seat whose board a spectator looks at */
    this.chosen = null;
    /** @type {SVGGraphicsElement|null} what the pointer rests on */
    this.pointed = null;
    this.held = false;
    this.waiting = 0;
    this.listen();
  }

  listen() {
    const { root } = this;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("contextmenu", (event) => this.menu(event));
    root.addEventListener("pointerover", (event) => {
      this.hooks.over?.(this.thing(event, ".choosable")?.dataset.ref ?? null);
      this.await(event.pointerType === "mouse" ? this.named(event) : null, POINTING, this.hooks.point);
    });
    root.addEventListener("pointerleave", () => this.await(null));
    root.addEventListener("pointerdown", (event) => {
      this.held = false;
      if (event.pointerType === "mouse") this.await(null);
      else this.await(this.named(event), LONG_PRESS, this.hooks.explain);
    });
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(this.waiting));
  }

  /** Explain a thing that is pointed at for a while, or pressed. @param {SVGGraphicsElement|null} thing @param {number} [time] @param {(thing: SVGGraphicsElement) => void} [explain] */
  await(thing, time, explain) {
    if (thing !== null && thing === this.pointed) return;
    clearTimeout(this.waiting);
    if (this.pointed) this.hooks.point?.(null);
    this.pointed = thing;
    if (!thing) return;
    this.waiting = setTimeout(() => {
      if (!thing.isConnected || this.zoom.dragged()) return;
      this.held = true;
      explain?.(thing);
    }, time);
  }

  /** @param {Event} event @param {string} [which] @returns {SVGGraphicsElement|null} */
  thing(event, which = "") {
    const found = event.target instanceof Element ? event.target.closest(`[data-ref]${which}`) : null;
    return /** @type {SVGGraphicsElement|null} */ (found);
  }

  /** Anything with a name. @param {Event} event @returns {SVGGraphicsElement|null} */
  named(event) {
    const found = event.target instanceof Element ? event.target.closest("svg.drawing [aria-label]") : null;
    return /** @type {SVGGraphicsElement|null} */ (found);
  }

  /** @param {MouseEvent} event */
  click(event) {
    const held = this.held && /** @type {PointerEvent} */ (event).pointerType === "touch";
    this.held = false;
    if (held || this.zoom.dragged()) return;
    const lit = this.thing(event, ".choosable");
    if (lit?.dataset.ref) return this.hooks.pick?.(lit.dataset.ref, event.clientX, event.clientY);
    const thing = this.thing(event);
    if (thing?.dataset.ref) this.hooks.why?.(thing.dataset.ref, thing);
  }

  /** @param {MouseEvent} event */
  menu(event) {
    const thing = this.named(event);
    if (!thing) return;
    event.preventDefault();
    if (!this.held) this.hooks.explain?.(thing);
  }

  /** Show a state: replace what has changed and animate the movement. @param {State} state @param {import("./types.js").Entry[]} news what has happened */
  show(state, news) {
    const changed = state.panels.filter((panel) => this.panels.get(panel.id)?.panel.svg !== panel.svg);
    const before = this.panels.size && changed.length ? this.glide.before(new Set(changed.map((panel) => panel.id))) : null;
    const wanted = new Set(state.panel_ids ?? state.panels.map((panel) => panel.id));
    for (const [id, { frame }] of this.panels) {
      if (wanted.has(id)) continue;
      frame.remove();
      this.panels.delete(id);
    }
    this.keep(state.originals);
    for (const panel of changed) this.replace(panel);
    this.seat(state.viewer ?? this.chosen ?? state.acting[0] ?? 0);
    this.stage.kind = state.kind;
    this.stage.arrange();
    this.glide.run(before, news);
  }

  /** Show this seat's own board on the table; the others' are folded away. @param {number} seat */
  seat(seat) {
    this.stage.seat = seat;
    for (const { panel, frame } of this.panels.values()) {
      if (panel.place === "strip" || panel.place === "score") continue;
      const place = panel.place === "seat" && panel.seat !== seat ? (this.fold.dataset.seat === String(panel.seat) ? this.fold : this.store) : this.plane;
      if (frame.parentElement !== place) place.append(frame);
    }
  }

  /** The board that spectators look at. @param {number} seat */
  look(seat) {
    this.chosen = seat;
    this.seat(seat);
    this.stage.arrange();
  }

  /** The picture for the strip of a seat, if there is one. @param {number} seat */
  strip(seat) {
    return [...this.panels.values()].find(({ panel }) => panel.place === "strip" && panel.seat === seat)?.frame ?? null;
  }

  /** Unfold another player's board over the table, below its strip. @param {number|null} seat null folds it @param {DOMRect} [below] */
  unfold(seat, below) {
    this.fold.hidden = true;
    for (const frame of [...this.fold.children]) this.store.append(frame);
    delete this.fold.dataset.seat;
    if (seat === null || seat === this.stage.seat) return;
    const boards = [...this.panels.values()].filter(({ panel }) => panel.place === "seat" && panel.seat === seat);
    if (!boards.length) return;
    const room = this.root.getBoundingClientRect();
    const [wide, high] = [Math.max(...boards.map(({ size }) => size.width)), boards.reduce((sum, { size }) => sum + size.height, 0)];
    const scale = Math.min(phone() ? 1 : 1.2, (room.width - 20) / wide, (room.height - 20) / high);
    for (const { frame, size } of boards) {
      Object.assign(frame.style, { left: "", top: "", width: `${size.width * scale}px`, height: `${size.height * scale}px` });
      frame.hidden = false;
      this.fold.append(frame);
    }
    this.fold.dataset.seat = String(seat);
    this.fold.hidden = false;
    const width = this.fold.offsetWidth;
    const left = (below?.left ?? room.left) - room.left;
    this.fold.style.left = `${Math.max(4, Math.min(left, room.width - width - 4))}px`;
  }

  /** Store the icons and patterns shared by all panels. @param {string[]} originals */
  keep(originals) {
    const missing = originals.filter((original) => !this.kept.has(original));
    for (const original of missing) this.kept.add(original);
    if (missing.length) this.originals.insertAdjacentHTML("beforeend", missing.join(""));
  }

  /** @param {Panel} panel */
  replace(panel) {
    const { frame, drawn: before } = this.panels.get(panel.id) ?? { frame: el("section", { class: "panel", "data-panel": panel.id }) };
    const rolled = rolls(frame);
    frame.setAttribute("aria-label", panel.title);
    frame.dataset.kind = panel.place;
    frame.dataset.seat = String(panel.seat ?? "");
    const drawn = parsed(panel.svg);
    const svg = frame.querySelector("svg");
    if (svg && before) morph(svg, before, drawn);
    else frame.append(drawn.cloneNode(true));
    frame.querySelector("svg")?.setAttribute("viewBox", drawn.getAttribute("viewBox") ?? "");
    this.panels.set(panel.id, { panel, frame, drawn, size: measured(panel, drawn) });
    rolls(frame).forEach((roll, die) => {
      const thrown = rolled.length > die && rolled[die] !== roll;
      frame.querySelectorAll("[data-roll]")[die].classList.toggle("rolling", thrown);
    });
  }

  /** Things with this mark. @param {string} ref @returns {SVGGraphicsElement[]} */
  things(ref) {
    return /** @type {SVGGraphicsElement[]} */ ([...this.root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)]);
  }

  /** What an event of this kind reveals. @param {string} kind @returns {SVGGraphicsElement[]} */
  revealed(kind) {
    return /** @type {SVGGraphicsElement[]} */ ([...this.root.querySelectorAll(`[data-reveals~="${CSS.escape(kind)}"]`)]);
  }

  /** The name of the thing with this mark. @param {string} ref @returns {string} */
  nameOf(ref) {
    return this.things(ref).map((thing) => thing.getAttribute("aria-label")).find(Boolean) ?? "";
  }

  /** @param {string} name @param {Iterable<string>} refs */
  mark(name, refs) {
    const wanted = new Set(refs);
    for (const thing of this.root.querySelectorAll("[data-ref]")) {
      thing.classList.toggle(name, wanted.has(/** @type {SVGElement} */ (thing).dataset.ref ?? ""));
    }
    if (name === "choosable") this.uncover();
  }

  /** What lies over something lit, without being lit itself, lets presses through. */
  uncover() {
    for (const over of this.root.querySelectorAll(".over")) {
      over.classList.toggle("through", !over.querySelector(".choosable") && Boolean(over.closest(".panel")?.querySelector(".choosable")));
    }
  }

  /** A new decision: bring what is lit into sight, also on a board that is folded away. */
  ask() {
    this.stage.ask();
    const seen = this.plane.querySelector(".choosable");
    const folded = /** @type {HTMLElement|null} */ (this.store.querySelector(".choosable")?.closest(".panel") ?? null);
    if (!seen && folded) this.unfold(Number(folded.dataset.seat));
  }

  /** Mark what others did in their colours, the newest move more strongly. @param {import("./log.js").Trail} trail */
  trail(trail) {
    for (const thing of this.root.querySelectorAll("[data-ref]")) {
      const svg = /** @type {SVGElement} */ (thing);
      const left = trail.get(svg.dataset.ref ?? "");
      svg.classList.toggle("latest", left !== undefined);
      svg.classList.toggle("newest", Boolean(left?.newest));
      if (left) svg.style.setProperty("--trail", `var(--seat-${left.seat + 1}-line)`);
    }
  }
}
