/** Captions: what others do, in words beside the place where it happens; a summary for readers who fall behind. */

import { badge, el } from "./dom.js";
import { picture } from "./glide.js";
import { lines } from "./log.js";
import { span } from "./pace.js";
import { stripOf } from "./seats.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Edges */

/** Where readers wait for nothing, captions stay this long, in milliseconds. */
const LEAST = 2200;
const READING = 700;
const LARGEST = 240;
const ENLARGED = 2;
const GAP = 8;

export class Captions {
  /** @param {Board} board @param {string[]} moments kinds of events that everybody should see */
  constructor(board, moments) {
    this.board = board;
    this.moments = new Set(moments);
    this.timer = 0;
    /** @type {HTMLElement[]} */
    this.boxes = [];
  }

  /** How much longer than others an action stays in sight. @param {Entry[]} told */
  factor(told) {
    if (moves(told) > 1) return 2;
    return told.some((entry) => this.moments.has(entry.kind)) ? 1.6 : 1;
  }

  /** @param {Entry[]} told what others did @param {Entry[]} news what anybody did */
  show(told, news) {
    const moment = news.filter((entry) => this.moments.has(entry.kind));
    if (!told.length && !moment.length) return;
    this.clear();
    if (moves(told) > 1) this.summary(told);
    else {
      const plain = told.filter((entry) => !moment.includes(entry));
      for (const seat of new Set(plain.map((entry) => entry.seat))) this.caption(plain.filter((entry) => entry.seat === seat));
      if (moment.length) this.moment(moment);
    }
    const reading = moves(told) > 1 ? READING * told.length : 0;
    const lasts = Math.max(reading, (span() || LEAST) * this.factor(told));
    if (lasts < Infinity) this.timer = setTimeout(() => this.clear(), lasts);
  }

  clear() {
    clearTimeout(this.timer);
    for (const box of this.boxes.splice(0)) box.remove();
  }

  /** @param {string} name @param {Entry} entry @param {...(Node|null)} children */
  box(name, { seat, after }, ...children) {
    const made = el("div", { class: name, "aria-hidden": "true", "data-seat": seat, "data-after": after }, ...children);
    if (seat >= 0) made.style.setProperty("--trail", `var(--seat-${seat + 1}-line)`);
    document.body.append(made);
    this.boxes.push(made);
    return made;
  }

  /** What one seat did, beside the place where it happened. @param {Entry[]} entries */
  caption(entries) {
    const [first] = entries;
    const mark = first.seat >= 0 ? badge(first.seat) : null;
    const made = this.box("caption", first, mark, words(entries));
    const place = this.place(entries.flatMap((entry) => entry.refs));
    const strip = stripOf(first.seat)?.getBoundingClientRect();
    put(made, place ? beside(made, place) : strip ? [[strip.left + GAP, strip.bottom + GAP]] : middle(made, this.room()), this.room());
  }

  /** Something that everybody should see: larger, in the middle, with a picture of it. @param {Entry[]} entries */
  moment(entries) {
    const [first] = entries;
    const made = this.box("caption moment", first, this.image(entries), el("div", { class: "said" }, first.seat >= 0 ? badge(first.seat) : null, words(entries)));
    put(made, middle(made, this.room()), this.room());
  }

  /** Everything that a reader has missed. @param {Entry[]} entries */
  summary(entries) {
    const told = lines(entries).map(({ seat, text }) => el("li", {}, seat >= 0 ? badge(seat) : null, el("span", {}, text)));
    const made = this.box("caption summary", { ...entries[0], after: entries.at(-1)?.after ?? 0 }, el("strong", {}, t("meanwhile")), el("ol", {}, ...told));
    put(made, middle(made, this.room()), this.room());
  }

  /** The first of these things that is in sight. @param {string[]} refs @returns {DOMRect|undefined} */
  place(refs) {
    const room = this.room();
    const seen = (/** @type {DOMRect} */ box) => box.width > 0 && box.left < room.right && box.right > room.left && box.top < room.bottom && box.bottom > room.top;
    return refs.flatMap((ref) => this.board.things(ref).map((thing) => thing.getBoundingClientRect())).find(seen);
  }

  /** What was revealed, enlarged. @param {Entry[]} entries */
  image(entries) {
    const things = entries.flatMap(({ kind, refs }) => [...this.board.revealed(kind), ...refs.flatMap((ref) => this.board.things(ref))]);
    const thing = things.find((each) => each.getBoundingClientRect().width);
    if (!thing) return null;
    const { width, height } = thing.getBoundingClientRect();
    const scale = Math.min(ENLARGED, LARGEST / width, LARGEST / height);
    const large = picture(thing);
    Object.assign(large.style, { width: `${width * scale}px`, height: `${height * scale}px` });
    return large;
  }

  /** The board's part of the window. */
  room() {
    return this.board.root.getBoundingClientRect();
  }
}

/** How many moves these lines are about. @param {Entry[]} entries */
function moves(entries) {
  return new Set(entries.map((entry) => entry.after)).size;
}

/** @param {Entry[]} entries */
function words(entries) {
  return el("span", {}, ...lines(entries).map(({ text }) => el("p", {}, text)));
}

/** @param {HTMLElement} box @param {DOMRect} thing @returns {[number, number][]} places around a thing, the best first */
function beside(box, thing) {
  const { width, height } = box.getBoundingClientRect();
  const [x, y] = [(thing.left + thing.right - width) / 2, (thing.top + thing.bottom - height) / 2];
  return [[thing.right + GAP, y], [thing.left - width - GAP, y], [x, thing.bottom + GAP], [x, thing.top - height - GAP]];
}

/** @param {HTMLElement} box @param {DOMRect} room @returns {[number, number][]} the middle of the board, then its edges */
function middle(box, room) {
  const { width, height } = box.getBoundingClientRect();
  const [x, y] = [(room.left + room.right - width) / 2, (room.top + room.bottom - height) / 2];
  const [right, bottom] = [room.right - width - GAP, room.bottom - height - GAP];
  return [[x, y], [x, room.top + GAP], [x, bottom], [room.left + GAP, y], [right, y], [room.left + GAP, bottom], [right, bottom]];
}

/** Put a box over the board or the strips, where it covers least of what is lit. @param {HTMLElement} box @param {[number, number][]} places @param {DOMRect} room */
function put(box, places, room) {
  const { width, height } = box.getBoundingClientRect();
  const kept = [...document.querySelectorAll(".yard .choosable, .menu")].map((thing) => thing.getBoundingClientRect()).filter((each) => each.width);
  const inside = places.map(([x, y]) => {
    const left = Math.max(GAP, Math.min(x, room.right - width - GAP));
    const top = Math.max(GAP, Math.min(y, room.bottom - height - GAP));
    const moved = Math.hypot(left - x, top - y) * 20;
    return { left, top, cost: moved + kept.reduce((sum, each) => sum + shared({ left, top, right: left + width, bottom: top + height }, each), 0) };
  });
  const best = inside.reduce((one, other) => (other.cost < one.cost ? other : one));
  Object.assign(box.style, { left: `${best.left}px`, top: `${best.top}px` });
}

/** The area that two rectangles share. @param {Edges} one @param {Edges} other */
function shared(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
