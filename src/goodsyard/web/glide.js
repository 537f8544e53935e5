/** Motion: things glide from their previous place, their stack or their owner's strip, without delaying anything. */

import { calm } from "./dom.js";
import { span } from "./pace.js";
import { stripOf } from "./seats.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {{key: string, name: string, around: string, owner: string, box: DOMRect, thing: SVGGraphicsElement, image?: SVGSVGElement}} Thing */
/** @typedef {Map<string, Thing>} Things by their name and where they lie */
/** @typedef {{image: SVGSVGElement, box: DOMRect, frames: Keyframe[], thing?: SVGGraphicsElement}} Flight */

const STAGGER = 40;
const MOST = 14;
const MARKS = "[data-piece], [data-ref]";
const SVG = "http://www.w3.org/2000/svg";

export class Glide {
  /** @param {HTMLElement} root @param {string[]} losses kinds of events by which pieces leave the table */
  constructor(root, losses) {
    this.root = root;
    this.losses = new Set(losses);
    this.layer = document.createElement("div");
    this.layer.className = "glide";
    this.layer.setAttribute("aria-hidden", "true");
  }

  /** Everything that is marked; equal things at one place are numbered. @returns {Things} */
  things() {
    /** @type {Things} */
    const found = new Map();
    for (const each of this.root.querySelectorAll(MARKS)) {
      const thing = /** @type {SVGGraphicsElement} */ (each);
      const { piece, ref = "", owner = "" } = thing.dataset;
      const place = piece ? (thing.querySelector("[data-ref]") ?? thing.parentElement?.closest("[data-ref]")) : null;
      const around = /** @type {SVGElement|null} */ (place)?.dataset.ref ?? "";
      const name = piece ?? ref;
      let key = `${around} ${name}`;
      while (found.has(key)) key += " again";
      found.set(key, { key, name, around, owner, box: thing.getBoundingClientRect(), thing });
    }
    return found;
  }

  /** Everything before some panels are replaced, with pictures of the pieces on them. @param {Set<string>} changed ids @returns {Things|null} */
  before(changed) {
    if (calm() || document.hidden) return null;
    const things = this.things();
    for (const each of things.values()) {
      const panel = /** @type {HTMLElement|null} */ (each.thing.closest(".panel"))?.dataset.panel ?? "";
      if (each.thing.dataset.piece && each.box.width && changed.has(panel)) each.image = picture(each.thing);
    }
    return things;
  }

  /** Let everything glide that has moved, has come or has gone. @param {Things|null} before @param {Entry[]} news */
  run(before, news) {
    if (!before?.size) return;
    const after = this.things();
    const gone = [...before.values()].filter((each) => each.image && !after.has(each.key));
    const moves = [...after.values()].flatMap((each) => this.move(each, before.get(each.key)));
    const coming = [...after.values()].filter((each) => !before.has(each.key)).flatMap((each) => this.come(each, gone, before, news));
    const going = gone.flatMap((each) => this.go(each, news));
    const flights = [...moves.filter(({ thing }) => moves.length <= MOST || thing?.dataset.owner), ...coming, ...going];
    flights.slice(0, MOST).forEach((flight, step) => this.fly(flight, step * STAGGER));
  }

  /** @param {Thing} now @param {Thing} [then] @returns {Flight[]} */
  move(now, then) {
    const still = !then || Math.hypot(then.box.left - now.box.left, then.box.top - now.box.top) < 4;
    return still || !isWhole(now.thing) ? [] : arriving(now, then.box);
  }

  /** A new thing comes from where its like has gone, from its owner, from its stack, or from a place that the log names. @param {Thing} now @param {Thing[]} gone @param {Things} before @param {Entry[]} news @returns {Flight[]} */
  come(now, gone, before, news) {
    if (!isWhole(now.thing)) return [];
    const { piece } = now.thing.dataset;
    const twin = piece ? gone.findIndex((each) => each.name === piece) : -1;
    if (twin >= 0) return arriving(now, gone.splice(twin, 1)[0].box);
    if (now.owner) return arriving(now, stripOf(Number(now.owner))?.getBoundingClientRect());
    if (piece) return arriving(now, this.root.querySelector(`[data-stack~="${CSS.escape(piece.split(":")[0])}"]`)?.getBoundingClientRect());
    if (now.thing.closest("[data-kind=board]")) return [];
    return arriving(now, news.flatMap((entry) => entry.refs).map((ref) => before.get(` ${ref}`)?.box).find(Boolean));
  }

  /** A thing that has gone goes to its owner, or to whoever took it. @param {Thing} then @param {Entry[]} news @returns {Flight[]} */
  go(then, news) {
    if (!then.owner && news.some((entry) => this.losses.has(entry.kind))) return [];
    const takers = news.filter((entry) => entry.seat >= 0);
    const taker = takers.find((entry) => entry.refs.includes(then.around)) ?? takers[0];
    const to = taker && stripOf(then.owner ? Number(then.owner) : taker.seat)?.getBoundingClientRect();
    if (!to?.width || !then.image) return [];
    const [x, y] = [(to.left + to.right - then.box.left - then.box.right) / 2, (to.top + to.bottom - then.box.top - then.box.bottom) / 2];
    return [{ image: then.image, box: then.box, frames: [{ transform: "none" }, { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.4 }] }];
  }

  /** @param {Flight} flight @param {number} delay */
  fly({ image, box, frames, thing }, delay) {
    Object.assign(image.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    if (!this.layer.isConnected) document.body.append(this.layer);
    this.layer.append(image);
    thing?.classList.add("gliding");
    const duration = Math.max(250, Math.min(600, span() / 2));
    const done = image.animate(frames, { duration, delay, easing: "ease-out", fill: "backwards" }).finished;
    void done.finally(() => {
      image.remove();
      thing?.classList.remove("gliding");
    });
  }
}

/** Whether a thing moves by itself: nothing in it does, and it is no mark on a piece. @param {Element} thing */
function isWhole(thing) {
  return thing.hasAttribute("data-piece") ? !thing.querySelector("[data-piece]") : !thing.querySelector(MARKS) && !thing.closest("[data-piece]");
}

/** @param {Thing} now @param {DOMRect|undefined} from @returns {Flight[]} */
function arriving({ thing, box }, from) {
  if (!from?.width || !box.width) return [];
  const size = Math.min(1, from.width / box.width, from.height / box.height);
  const [x, y] = [from.left + from.width / 2 - box.left - box.width / 2, from.top + from.height / 2 - box.top - box.height / 2];
  return [{ image: picture(thing), box, thing, frames: [{ transform: `translate(${x}px, ${y}px) scale(${size})` }, { transform: "none" }] }];
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
  for (const part of [copy, ...copy.querySelectorAll("[data-ref], [data-piece]")]) {
    part.removeAttribute("data-ref");
    part.removeAttribute("data-piece");
    part.classList.remove("choosable", "chosen", "hinted", "latest", "gliding");
  }
  own.append(inherited(thing, copy));
  return own;
}

/** The copy inside groups with the classes and attributes of the groups around the original. @param {Element} thing @param {Element} copy @returns {Element} */
function inherited(thing, copy) {
  let inner = copy;
  for (let around = thing.parentElement; around && around.tagName !== "svg"; around = around.parentElement) {
    const outer = /** @type {Element} */ (around.cloneNode(false));
    for (const name of ["transform", "data-ref", "data-piece", "style"]) outer.removeAttribute(name);
    outer.classList.remove("choosable", "chosen", "hinted", "latest", "gliding");
    outer.append(inner);
    inner = outer;
  }
  return inner;
}
