/** Puts the panels where they belong: all at once from a tablet up, a screen at a time on a phone. */

import { best, free, grown, placed, sight, stacked } from "./compose.js";
import { phone } from "./dom.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./types.js").Panel} Panel */
/** @typedef {import("./compose.js").Rect} Rect */
/** @typedef {import("./compose.js").Sized} Sized */
/** @typedef {import("./compose.js").Composition} Composition */
/** @typedef {{panel: Panel, frame: HTMLElement, drawn: SVGSVGElement, size: Sized}} Shown the drawing as it came, the frame with its copy */

const LOOKED = 1.15;
/** A phone enlarges what is lit if it is drawn at less than READABLE, up to CLOSE, in pixels per unit. */
const READABLE = 0.8;
const CLOSE = 0.95;
const MARGIN = 14;
/** The smallest and largest size, in pixels, of a cell in a panel that grows. */
const CELL = { least: 40, most: 115 };
/** The smallest size, in pixels, of what a finger is to hit there. */
const TOUCH = 32;

/** The measures of a panel. @param {Panel} panel @param {SVGSVGElement} svg @returns {Sized} */
export function measured(panel, svg) {
  const { width, height } = svg.viewBox.baseVal;
  const texts = [...svg.querySelectorAll("text")].filter((text) => !text.closest("[data-again]"));
  const text = Math.min(99, ...texts.map((each) => Number(each.getAttribute("font-size") ?? 99)));
  return { id: panel.id, cell: panel.cell, width, height, text, grows: Boolean(svg.querySelector("[data-origin]")) };
}

export class Stage {
  /** @param {HTMLElement} root @param {HTMLElement} plane @param {Composition} composition @param {Map<string, Shown>} panels */
  constructor(root, plane, composition, panels) {
    this.root = root;
    this.plane = plane;
    this.composition = composition;
    this.panels = panels;
    this.zoom = new Zoom(root, plane, (step) => this.turn(step));
    /** @type {number|null} */
    this.seat = null;
    this.kind = "";
    /** @type {(names: string[], at: number) => void} */
    this.told = () => undefined;
    /** The screen a phone shows when nothing is asked. */
    this.home = 0;
    /** @type {string[]|null} panels that a phone shows because something in them is lit */
    this.asked = null;
    new ResizeObserver(() => this.arrange()).observe(root);
  }

  /** @returns {Rect} */
  room() {
    return { x: 0, y: 0, width: this.root.clientWidth, height: this.root.clientHeight };
  }

  /** Panels that lie on the table: the common ones, and those of the seat that is shown. */
  lying() {
    return [...this.panels.values()].filter(({ panel }) => panel.place === "board" || panel.place === "hand" || (panel.place === "seat" && panel.seat === this.seat));
  }

  /** Cards being looked at. */
  floating() {
    return [...this.panels.values()].filter(({ panel }) => panel.place === "looked");
  }

  /** Lay out everything for the room there is. */
  arrange() {
    const room = this.room();
    if (!room.width || !room.height || !this.panels.size) return;
    if (phone()) this.arrangePhone(room);
    else this.arrangeTable(room);
    this.frameGrowing();
  }

  /** @param {Rect} room */
  arrangeTable(room) {
    const sizes = this.lying().map(({ size }) => size);
    if (!sizes.length) return;
    const layout = best(this.composition, sizes, room);
    const { rects } = placed(layout, sizes, room);
    for (const { frame, size } of this.lying()) this.put(frame, rects.get(size.id) ?? null);
    const kept = this.lying().filter(({ panel }) => panel.place !== "board").map(({ size }) => /** @type {Rect} */ (rects.get(size.id)));
    this.grow(rects, room, kept);
    for (const { frame, size } of this.floating()) {
      const scale = Math.min(LOOKED, (room.width - 20) / size.width, (room.height * 0.6) / size.height);
      const avoid = [...kept, ...this.lit((panel) => panel.place !== "looked")];
      this.put(frame, free({ width: size.width * scale, height: size.height * scale }, room, avoid));
    }
    this.told([], 0);
  }

  /** The panel that a kind of decision is about grows over its neighbours. @param {Map<string, Rect>} rects @param {Rect} room @param {Rect[]} kept */
  grow(rects, room, kept) {
    const name = this.composition.focus[this.kind];
    for (const { frame, size, panel } of this.lying()) {
      const rect = rects.get(size.id);
      const chosen = panel.id === name && rect;
      frame.classList.toggle("focus", Boolean(chosen));
      if (!chosen || !rect) continue;
      this.put(frame, grown(rect, room, [...kept.filter((each) => each !== rect), ...this.lit((other) => other.id !== name)]));
    }
  }

  /** Where things are lit, in panels of one's choice. @param {(panel: Panel) => boolean} which @returns {Rect[]} in the plane's coordinates */
  lit(which) {
    const origin = this.plane.getBoundingClientRect();
    const { scale } = this.zoom.view;
    return [...this.panels.values()].filter(({ panel }) => which(panel)).flatMap(({ frame }) =>
      [...frame.querySelectorAll(".choosable")].map((thing) => thing.getBoundingClientRect()).filter((box) => box.width)
        .map((box) => ({ x: (box.left - origin.left) / scale, y: (box.top - origin.top) / scale, width: box.width / scale, height: box.height / scale })),
    );
  }

  /** The screens that hold anything. @returns {Shown[][]} */
  screens() {
    const lying = this.lying();
    const known = new Set(this.composition.screens.flat());
    const rest = lying.filter(({ panel }) => !known.has(panel.cell));
    const screens = this.composition.screens.map((cells) => cells.flatMap((cell) => lying.filter(({ panel }) => panel.cell === cell)));
    return [...screens, rest].filter((screen) => screen.length);
  }

  /** @param {Rect} room */
  arrangePhone(room) {
    const screens = this.screens();
    this.home = Math.min(this.home, screens.length - 1);
    const asked = this.asked?.flatMap((id) => this.panels.get(id) ?? []);
    const now = [...this.floating(), ...(asked?.length ? asked : (screens[this.home] ?? []))];
    this.stack(now, new Map(), room);
    if (asked?.length && !this.floating().length && this.scaleOf(now) < READABLE) this.stack(now, this.cut(now, room), room);
    const at = screens.findIndex((screen) => now.every((shown) => screen.includes(shown) || shown.panel.place === "looked"));
    this.told(screens.map(([first]) => first.panel.title.split(" – ")[0]), at);
  }

  /** Lay panels below each other on a phone, some of them only in part. @param {Shown[]} now @param {Map<string, Rect>} parts by id @param {Rect} room */
  stack(now, parts, room) {
    const rects = stacked(now.map(({ size }) => ({ ...size, height: parts.get(size.id)?.height ?? size.height })), room);
    for (const { frame, size } of [...this.lying(), ...this.floating()]) {
      const { x, y, width, height } = parts.get(size.id) ?? { x: 0, y: 0, width: size.width, height: size.height };
      frame.classList.remove("focus");
      frame.classList.toggle("part", parts.has(size.id));
      frame.querySelector("svg")?.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
      this.put(frame, rects.get(size.id) ?? null);
    }
  }

  /** The part of each panel that a decision needs, as high as the room allows. @param {Shown[]} now @param {Rect} room @returns {Map<string, Rect>} by id */
  cut(now, room) {
    const cuts = now.filter(({ size }) => !size.grows).flatMap(({ frame, size }) => {
      const svg = /** @type {SVGSVGElement} */ (frame.querySelector("svg"));
      const lit = [...svg.querySelectorAll(".choosable")].map((thing) => inside(svg, thing));
      return lit.length ? [{ size, lit: around(lit, MARGIN) }] : [];
    });
    const pixels = cuts.reduce((sum, { size, lit }) => sum + (lit.height * room.width) / size.width, 0);
    const spare = Math.max(0, room.height - pixels - MARGIN * now.length);
    const hidden = cuts.reduce((sum, { size, lit }) => sum + Math.max(0, size.height - lit.height), 0) || 1;
    return new Map(cuts.map(({ size, lit }) => {
      const more = (spare * Math.max(0, size.height - lit.height) * size.width) / hidden / room.width;
      const height = Math.min(size.height, lit.height + more);
      const y = Math.max(0, Math.min(lit.y - (height - lit.height) / 2, size.height - height));
      return [size.id, { x: 0, y, width: size.width, height }];
    }));
  }

  /** @param {HTMLElement} frame @param {Rect|null} rect null hides it */
  put(frame, rect) {
    frame.toggleAttribute("hidden", rect === null);
    if (!rect) return;
    Object.assign(frame.style, { left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px` });
  }

  /** Show a screen of the player's choice on a phone. @param {number} index */
  open(index) {
    this.home = index;
    this.asked = null;
    this.zoom.fit();
    this.arrange();
  }

  /** @param {number} step */
  turn(step) {
    const count = this.screens().length;
    if (phone() && count) this.open((this.home + step + count) % count);
  }

  /** How large a phone draws panels that it shows together, in pixels per unit. @param {Shown[]} shown */
  scaleOf(shown) {
    const rects = stacked(shown.map(({ size }) => size), this.room());
    return Math.min(...shown.filter(({ size }) => !size.grows).map(({ size }) => (rects.get(size.id)?.width ?? 0) / size.width));
  }

  /** A new decision: what is lit comes into sight. */
  ask() {
    this.zoom.fit();
    const lit = [...this.lying(), ...this.floating()].filter(({ frame }) => frame.querySelector(".choosable"));
    this.asked = null;
    if (phone() && lit.length) {
      const needed = lit.filter(({ panel }) => panel.place !== "looked");
      const screen = this.screens().find((shown) => needed.every((each) => shown.includes(each)));
      const roomy = screen && this.scaleOf(screen) >= READABLE;
      this.asked = (roomy || !needed.length ? (screen ?? needed) : needed).map(({ panel }) => panel.id);
    }
    this.arrange();
    if (phone()) this.approach();
  }

  /** Show as much as can be read of panels that grow: all cells, or else what is lit and what the viewer needs. */
  frameGrowing() {
    for (const { frame, size } of this.lying()) {
      if (!size.grows || frame.hidden) continue;
      const svg = /** @type {SVGSVGElement} */ (frame.querySelector("svg"));
      const map = /** @type {SVGGraphicsElement} */ (svg.querySelector("[data-origin]"));
      const lit = [...map.querySelectorAll(".choosable")].map((thing) => inside(svg, thing));
      const needed = [...lit, ...[...map.querySelectorAll("[data-needed]")].map((thing) => inside(svg, thing))];
      const cell = Number(map.dataset.cell ?? size.height);
      const touched = phone() ? Math.max(0, ...lit.map((rect) => TOUCH / Math.min(rect.width, rect.height))) : 0;
      const seen = sight(
        { x: 0, y: 0, width: size.width, height: size.height },
        { x: 0, y: 0, width: frame.clientWidth, height: frame.clientHeight },
        needed.length ? around(needed, cell / 4) : null,
        { least: Math.max(CELL.least / cell, touched), most: Math.max(CELL.most / cell, touched) },
      );
      svg.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
    }
  }

  /** Enlarge what is lit on a phone if its panel is too small to read. */
  approach() {
    const asked = this.lying().filter(({ frame, size }) => !frame.hidden && !size.grows && frame.querySelector(".choosable"));
    const small = Math.min(...asked.map(({ frame, size }) => frame.clientWidth / size.width));
    if (!asked.length || small >= READABLE || this.floating().length) return;
    const boxes = this.lit((panel) => panel.place !== "looked");
    this.zoom.to(around(boxes, MARGIN), CLOSE / small);
  }
}

/** The rectangle around these, with a margin. @param {Rect[]} rects @param {number} margin @returns {Rect} */
function around(rects, margin) {
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)) - margin, Math.min(...rects.map((rect) => rect.y)) - margin];
  const right = Math.max(...rects.map((rect) => rect.x + rect.width)) + margin;
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height)) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** Where a thing is in the units of its picture. @param {SVGSVGElement} svg @param {Element} thing @returns {Rect} */
function inside(svg, thing) {
  const box = thing.getBoundingClientRect();
  const matrix = /** @type {DOMMatrix} */ (svg.getScreenCTM()).inverse();
  const [start, end] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((point) => point.matrixTransform(matrix));
  return { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y };
}
