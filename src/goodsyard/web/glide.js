/** Motion: things that have moved glide to their new place without delaying anything. */

import { calm } from "./dom.js";

const SPAN = 250;
const STAGGER = 40;
const MOST = 14;
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Map<string, DOMRect>} Places */

export class Glide {
  constructor() {
    this.layer = document.createElement("div");
    this.layer.className = "glide";
    this.layer.setAttribute("aria-hidden", "true");
  }

  /** The current place of every thing; marks that occur more than once are left out. @param {HTMLElement} root @returns {Places} */
  places(root) {
    /** @type {Places} */
    const found = new Map();
    if (calm()) return found;
    const twice = new Set();
    for (const thing of root.querySelectorAll("[data-ref]")) {
      const ref = /** @type {SVGElement} */ (thing).dataset.ref ?? "";
      if (found.has(ref)) twice.add(ref);
      found.set(ref, thing.getBoundingClientRect());
    }
    for (const ref of twice) found.delete(ref);
    return found;
  }

  /**
   * Animate everything from its previous place; new things start at the place mentioned in the log.
   * @param {HTMLElement} root @param {Places} before @param {string[]} sources
   */
  run(root, before, sources) {
    if (calm() || !before.size || document.hidden) return;
    const after = this.places(root);
    const source = sources.map((ref) => before.get(ref)).find((box) => box !== undefined);
    let step = 0;
    for (const [ref, to] of after) {
      const from = before.get(ref) ?? source;
      if (!from || step >= MOST || !to.width || !from.width) continue;
      const far = Math.hypot(from.left - to.left, from.top - to.top);
      if (far < 4) continue;
      const thing = root.querySelector(`[data-ref="${CSS.escape(ref)}"]`);
      if (!thing || thing.querySelector("[data-ref]")) continue;
      this.fly(/** @type {SVGGraphicsElement} */ (thing), from, to, step * STAGGER);
      step += 1;
    }
  }

  /** @param {SVGGraphicsElement} thing @param {DOMRect} from @param {DOMRect} to @param {number} delay */
  fly(thing, from, to, delay) {
    const ghost = picture(thing);
    ghost.style.left = `${to.left}px`;
    ghost.style.top = `${to.top}px`;
    ghost.style.width = `${to.width}px`;
    ghost.style.height = `${to.height}px`;
    if (!this.layer.isConnected) document.body.append(this.layer);
    this.layer.append(ghost);
    thing.classList.add("gliding");
    const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
    const timing = { duration: SPAN, delay, easing: "ease-out", fill: /** @type {const} */ ("backwards") };
    const done = ghost.animate([{ transform: start }, { transform: "none" }], timing).finished;
    void done.finally(() => {
      ghost.remove();
      thing.classList.remove("gliding");
    });
  }
}

/** A separate picture of a thing in a panel, e.g. to enlarge it; what it inherits comes along. @param {SVGGraphicsElement} thing */
export function picture(thing) {
  const box = thing.getBBox();
  const own = document.createElementNS(SVG, "svg");
  own.setAttribute("class", "drawing");
  own.setAttribute("viewBox", `${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`);
  own.setAttribute("aria-hidden", "true");
  own.setAttribute("text-anchor", "middle");
  const copy = /** @type {SVGGraphicsElement} */ (thing.cloneNode(true));
  copy.removeAttribute("transform");
  for (const part of [copy, ...copy.querySelectorAll("[data-ref]")]) {
    part.removeAttribute("data-ref");
    part.classList.remove("choosable", "chosen", "hinted", "latest");
  }
  own.append(inherited(thing, copy));
  return own;
}

/** The copy inside groups with the classes and attributes of the groups around the original. @param {Element} thing @param {Element} copy @returns {Element} */
function inherited(thing, copy) {
  let inner = copy;
  for (let around = thing.parentElement; around && around.tagName !== "svg"; around = around.parentElement) {
    const outer = /** @type {Element} */ (around.cloneNode(false));
    for (const name of ["transform", "data-ref", "style"]) outer.removeAttribute(name);
    outer.classList.remove("choosable", "chosen", "hinted", "latest");
    outer.append(inner);
    inner = outer;
  }
  return inner;
}
