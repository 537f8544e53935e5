/** The panels drawn by the server: arranges them, highlights things, handles clicks. Knows nothing about any game. */

import { el } from "./dom.js";
import { Glide } from "./glide.js";
import { zoomable } from "./zoom.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Panel} Panel */
/** @typedef {{pick: (ref: string, x: number, y: number) => void, why: (ref: string, thing: SVGGraphicsElement) => void,
 *   explain: (thing: SVGGraphicsElement) => void, over: (ref: string|null) => void}} Hooks */

const READABLE = 0.8;
const WIDE = 700;

/** Where a panel goes: the common board, the viewer's own area, the others' areas, or beside the board. */
/** @param {Panel} panel @param {number|null} viewer @returns {"board"|"mine"|"others"|"looked"|"score"} */
function placeOf(panel, viewer) {
  if (panel.place === "hand") return "mine";
  if (panel.place === "seat") return panel.seat === viewer ? "mine" : "others";
  return panel.place;
}

/** What the dice of a panel show. @param {HTMLElement} frame */
function rolls(frame) {
  return [...frame.querySelectorAll("[data-roll]")].map((die) => die.getAttribute("data-roll"));
}

/** The origin of a map that can grow. @param {HTMLElement} frame @returns {number[]|null} */
function origin(frame) {
  return frame.querySelector("[data-origin]")?.getAttribute("data-origin")?.split(" ").map(Number) ?? null;
}

export class Board {
  /** @param {HTMLElement} root @param {Partial<Hooks>} hooks */
  constructor(root, hooks) {
    this.root = root;
    this.hooks = hooks;
    /** @type {Map<string, {panel: Panel, frame: HTMLElement}>} */
    this.panels = new Map();
    /** @type {Set<string>} */
    this.kept = new Set();
    const hidden = el("div", { class: "originals", "aria-hidden": "true" });
    hidden.innerHTML = "<svg width='0' height='0'><defs></defs></svg>";
    this.originals = /** @type {SVGDefsElement} */ (hidden.querySelector("defs"));
    this.places = {
      board: el("div", { class: "place board", "data-place": "board" }),
      mine: el("div", { class: "place mine", "data-place": "mine" }),
      others: el("div", { class: "place others", "data-place": "others" }),
      looked: el("div", { class: "place looked", "data-place": "looked" }),
      score: el("div", { class: "place score" }),
    };
    const { board, mine, others, looked } = this.places;
    this.plane = el("div", { class: "plane" }, board, mine, others);
    root.append(hidden, this.plane, looked);
    this.glide = new Glide();
    this.zoom = zoomable(root);
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("contextmenu", (event) => this.menu(event));
    root.addEventListener("pointerover", (event) => {
      this.hooks.over?.(this.thing(event, ".choosable")?.dataset.ref ?? null);
    });
  }

  /** @param {Event} event @param {string} [which] @returns {SVGGraphicsElement|null} */
  thing(event, which = "") {
    const found = event.target instanceof Element ? event.target.closest(`[data-ref]${which}`) : null;
    return /** @type {SVGGraphicsElement|null} */ (found);
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (this.zoom.dragged()) return;
    const lit = this.thing(event, ".choosable");
    if (lit?.dataset.ref) this.hooks.pick?.(lit.dataset.ref, event.clientX, event.clientY);
    else {
      const thing = this.thing(event);
      if (thing?.dataset.ref) this.hooks.why?.(thing.dataset.ref, thing);
    }
  }

  /** @param {MouseEvent} event */
  menu(event) {
    const thing = this.thing(event);
    if (!thing) return;
    event.preventDefault();
    this.hooks.explain?.(thing);
  }

  /** Show a state: replace what has changed and animate the movement. @param {State} state @param {string[]} sources */
  show(state, sources = []) {
    const changed = state.panels.filter((panel) => this.panels.get(panel.id)?.panel.svg !== panel.svg);
    const first = this.panels.size === 0;
    const before = first || !changed.length ? null : this.glide.places(this.root);
    const wanted = new Set(state.panel_ids ?? state.panels.map((panel) => panel.id));
    for (const [id, { frame }] of this.panels) {
      if (wanted.has(id)) continue;
      frame.remove();
      this.panels.delete(id);
    }
    this.keep(state.originals);
    for (const panel of changed) this.replace(panel);
    for (const id of this.order(state, [...wanted])) {
      const shown = this.panels.get(id);
      if (!shown) continue;
      const place = this.places[placeOf(shown.panel, state.viewer)];
      if (shown.frame.parentElement !== place) place.append(shown.frame);
    }
    this.plane.classList.toggle("watching", state.viewer === null);
    if (first) this.centre();
    if (before) this.glide.run(this.root, before, sources);
  }

  /** Scroll a map wider than the screen to its origin at first. */
  centre() {
    const map = this.root.querySelector("[data-origin]");
    const box = map?.closest("svg");
    const start = box?.parentElement && origin(box.parentElement);
    if (!box || !start) return;
    const scale = box.getBoundingClientRect().width / box.viewBox.baseVal.width;
    this.root.scrollTo({ left: start[0] * scale - this.root.clientWidth / 2, behavior: "instant" });
  }

  /** Panels in reading order; the seats follow the viewer's own in turn order. @param {State} state @param {string[]} ids */
  order(state, ids) {
    const count = state.seats.length;
    const turn = (/** @type {string} */ id) => {
      const panel = this.panels.get(id)?.panel;
      return panel?.place === "seat" ? 1 + (((panel.seat ?? 0) - (state.viewer ?? 0) + count) % count) : 0;
    };
    return ids.sort((one, other) => turn(one) - turn(other));
  }

  /** Store the icons and patterns shared by all panels. @param {string[]} originals */
  keep(originals) {
    const missing = originals.filter((original) => !this.kept.has(original));
    for (const original of missing) this.kept.add(original);
    if (missing.length) this.originals.insertAdjacentHTML("beforeend", missing.join(""));
  }

  /** @param {Panel} panel */
  replace(panel) {
    const frame = this.panels.get(panel.id)?.frame ?? el("section", { class: "panel", "data-panel": panel.id });
    const before = { rolls: rolls(frame), origin: origin(frame) };
    frame.setAttribute("aria-label", panel.title);
    frame.dataset.kind = panel.place;
    frame.dataset.seat = String(panel.seat ?? "");
    frame.innerHTML = panel.svg;
    const svg = frame.querySelector("svg");
    if (svg) {
      const { width, height } = svg.viewBox.baseVal;
      const least = width > WIDE || width > 1.6 * height ? width * READABLE : 0;
      frame.style.setProperty("--least", `${least}px`);
      frame.style.setProperty("--own", `${width}px`);
      svg.removeAttribute("id");
      svg.removeAttribute("width");
      svg.removeAttribute("height");
    }
    this.panels.set(panel.id, { panel, frame });
    rolls(frame).forEach((roll, die) => {
      const thrown = before.rolls.length > die && before.rolls[die] !== roll;
      frame.querySelectorAll("[data-roll]")[die].classList.toggle("rolling", thrown);
    });
    this.hold(frame, before.origin);
  }

  /** Keep the scroll position steady when a map has grown. @param {HTMLElement} frame @param {number[]|null} before */
  hold(frame, before) {
    const after = origin(frame);
    const box = frame.querySelector("svg");
    if (!before || !after || !box) return;
    const scale = box.getBoundingClientRect().width / box.viewBox.baseVal.width;
    const [x, y] = [0, 1].map((side) => (after[side] - before[side]) * scale);
    if (x || y) this.root.scrollBy({ left: x, top: y, behavior: "instant" });
  }

  /** Things with this mark. @param {string} ref @returns {SVGGraphicsElement[]} */
  things(ref) {
    return [...this.root.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`)].map(
      (thing) => /** @type {SVGGraphicsElement} */ (thing),
    );
  }

  /** @param {string} name @param {Iterable<string>} refs */
  mark(name, refs) {
    const wanted = new Set(refs);
    for (const thing of this.root.querySelectorAll("[data-ref]")) {
      thing.classList.toggle(name, wanted.has(/** @type {SVGElement} */ (thing).dataset.ref ?? ""));
    }
  }

  /** Mark the latest move in its seat's colour. @param {Map<string, number>} seats by mark */
  trail(seats) {
    for (const thing of this.root.querySelectorAll("[data-ref]")) {
      const svg = /** @type {SVGElement} */ (thing);
      const seat = seats.get(svg.dataset.ref ?? "");
      svg.classList.toggle("latest", seat !== undefined);
      if (seat !== undefined) svg.style.setProperty("--trail", `var(--seat-${seat + 1}-line)`);
    }
  }

  /** The places containing things with these marks. @param {Iterable<string>} refs @returns {Set<string>} */
  placesOf(refs) {
    const found = new Set();
    for (const ref of refs) {
      for (const thing of this.things(ref)) {
        const place = thing.closest("[data-place]");
        if (place instanceof HTMLElement) found.add(place.dataset.place);
      }
    }
    return found;
  }

  /** Scroll one of these things into view unless one is visible already. @param {string[]} refs */
  reveal(refs) {
    const seen = this.root.getBoundingClientRect();
    const shown = refs.flatMap((ref) => this.things(ref)).filter((thing) => thing.getClientRects().length);
    const visible = shown.some((thing) => {
      const box = thing.getBoundingClientRect();
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      return middle.x > seen.left && middle.x < seen.right && middle.y > seen.top && middle.y < seen.bottom - 20;
    });
    if (!visible) shown[0]?.scrollIntoView({ block: "center", inline: "center", behavior: this.glide.behaviour() });
  }
}
