/** Small charts, drawn by hand and drawn again whenever their width changes, so that their words keep their size. */

import { el, fill } from "./dom.js";
import { decimal } from "./words.js";

/** @typedef {{x: number, y: number, name: string}} Dot */
/** @typedef {{from: number, to: number, count: number, name: string}} Column */
/** @typedef {{look: string, name: string, count: number}} Part */
/** @typedef {{name: string, parts: Part[]}} Share */

const SVG = "http://www.w3.org/2000/svg";
const EDGE = { left: 34, right: 12, top: 12, bottom: 22 };
const LINE = 150;
const COLUMNS = 130;
const ROW = 46;
const BAR = 22;
const APART = 38;
const DOTS = 40;

/** @param {string} tag @param {Record<string, string|number>} props @param {...(Node|string)} children */
function draw(tag, props, ...children) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) made.setAttribute(name, String(typeof value === "number" ? Math.round(value * 10) / 10 : value));
  made.append(...children);
  return made;
}

/** @param {string} text @param {number} x @param {number} y @param {"start"|"middle"|"end"} [anchor] @param {string} [look] */
function word(text, x, y, anchor = "start", look = "") {
  return draw("text", { x, y, "text-anchor": anchor, class: look }, text);
}

/**
 * A chart with its title; screen readers get the summary, and the numbers are in a table beside it.
 * @param {string} title @param {string} summary @param {number} height @param {(width: number) => Node[]} content
 */
function chart(title, summary, height, content) {
  const picture = draw("svg", { role: "img", "aria-label": `${title}: ${summary}`, height });
  const box = el("div", { class: "chart-room" });
  box.append(picture);
  let drawn = 0;
  new ResizeObserver(([room]) => {
    const width = Math.floor(room.contentRect.width);
    if (!width || width === drawn) return;
    drawn = width;
    picture.setAttribute("width", String(width));
    picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    fill(picture, ...content(width));
  }).observe(box);
  return el("figure", { class: "chart" }, el("figcaption", {}, title), box);
}

/** Round numbers from one at or below the least to one at or above the most. @param {number} least @param {number} most @returns {number[]} */
export function ticks(least, most) {
  const rough = Math.max(most - least, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, k) => Number(((from + k) * step).toPrecision(12)));
}

/** How something changes; under it what is at its ends. @param {string} title @param {string} summary @param {Dot[]} dots @param {[string, string]} ends */
export function line(title, summary, dots, ends) {
  return chart(title, summary, LINE, (width) => {
    const marks = ticks(Math.min(...dots.map((dot) => dot.y)), Math.max(...dots.map((dot) => dot.y)));
    const [low, high] = [marks[0], marks[marks.length - 1]];
    const [first, last] = [dots[0].x, dots[dots.length - 1].x];
    const right = width - EDGE.right;
    const bottom = LINE - EDGE.bottom;
    const x = (/** @type {Dot} */ dot) => EDGE.left + ((dot.x - first) / Math.max(1, last - first)) * (right - EDGE.left);
    const y = (/** @type {number} */ value) => bottom - ((value - low) / (high - low)) * (bottom - EDGE.top);
    const way = dots.map((dot) => `${x(dot).toFixed(1)},${y(dot.y).toFixed(1)}`).join(" ");
    const end = dots[dots.length - 1];
    return [
      ...marks.flatMap((mark) => [draw("line", { class: "grid", x1: EDGE.left, x2: right, y1: y(mark), y2: y(mark) }), word(decimal(mark), EDGE.left - 6, y(mark) + 4, "end")]),
      draw("polygon", { class: "ground", points: `${EDGE.left},${bottom} ${way} ${right},${bottom}` }),
      draw("polyline", { class: "course", points: way }),
      ...(dots.length > DOTS ? [] : dots.map((dot) => draw("circle", { class: "dot", cx: x(dot), cy: y(dot.y), r: 2.5 }))),
      draw("circle", { class: "dot last", cx: x(end), cy: y(end.y), r: 4.5 }),
      word(ends[0], EDGE.left, LINE - 5),
      word(ends[1], right, LINE - 5, "end"),
      ...dots.map((dot, k) => touch(dot.name, k ? (x(dots[k - 1]) + x(dot)) / 2 : x(dot) - 6, k < dots.length - 1 ? (x(dot) + x(dots[k + 1])) / 2 : x(dot) + 6, LINE)),
    ];
  });
}

/** Where a pointer is told about a part of the chart. @param {string} name @param {number} from @param {number} to @param {number} height */
function touch(name, from, to, height) {
  return draw("rect", { class: "touch", x: from, y: 0, width: Math.max(1, to - from), height }, draw("title", {}, name));
}

/** How often something lay between two numbers. @param {string} title @param {string} summary @param {Column[]} columns */
export function columns(title, summary, columns) {
  return chart(title, summary, COLUMNS, (width) => {
    const most = Math.max(...columns.map((column) => column.count));
    const wide = Math.min(64, (width - 2 * EDGE.right) / columns.length);
    const left = (width - wide * columns.length) / 2;
    const bottom = COLUMNS - EDGE.bottom;
    const every = Math.max(1, Math.ceil(APART / wide));
    const room = bottom - EDGE.top - 8;
    return [
      ...columns.flatMap((column, k) => {
        const tall = (column.count / most) * room;
        const x = left + k * wide;
        const bar = draw("rect", { class: "bar", x: x + 1.5, y: bottom - tall, width: wide - 3, height: tall, rx: Math.min(3, tall) });
        const count = word(String(column.count), x + wide / 2, bottom - tall - 5, "middle", "count");
        return [...(column.count ? [bar, count] : []), ...(k % every ? [] : [word(String(column.from), x, COLUMNS - 5, "middle")]), touch(column.name, x, x + wide, COLUMNS)];
      }),
      ...(columns.length % every ? [] : [word(String(columns[columns.length - 1].to + 1), left + wide * columns.length, COLUMNS - 5, "middle")]),
      draw("line", { class: "axis", x1: left, x2: left + wide * columns.length, y1: bottom, y2: bottom }),
    ];
  });
}

/** How something is shared out, one bar for each kind. @param {string} title @param {string} summary @param {Share[]} shares */
export function bars(title, summary, shares) {
  const made = chart(title, summary, ROW * shares.length, (width) => shares.flatMap((share, row) => bar(share, row, width)));
  const kinds = new Map(shares.flatMap((share) => share.parts.filter((part) => part.count).map((part) => [part.look, part.name])));
  const legend = [...kinds].map(([look, name]) => el("li", {}, el("span", { class: `swatch ${look}` }), name));
  made.append(el("ul", { class: "legend" }, ...legend));
  return made;
}

/** @param {Share} share @param {number} row @param {number} width */
function bar(share, row, width) {
  const all = share.parts.reduce((sum, part) => sum + part.count, 0);
  const top = row * ROW + 18;
  let at = 0;
  const drawn = share.parts.flatMap((part) => {
    const wide = (part.count / all) * width;
    const x = at;
    at += wide;
    if (!part.count) return [];
    const block = draw("rect", { class: `part ${part.look}`, x: x + 0.75, y: top, width: Math.max(1, wide - 1.5), height: BAR, rx: 3 }, draw("title", {}, `${part.name}: ${part.count}`));
    return wide < 12 + 8 * String(part.count).length ? [block] : [block, word(String(part.count), x + wide / 2, top + BAR / 2 + 4.5, "middle", `on ${part.look}`)];
  });
  return [word(share.name, 0, top - 5), ...drawn];
}

/** The numbers of a chart. @param {string} title @param {string[]} head @param {(string|number)[][]} rows */
export function numbers(title, head, rows) {
  const body = rows.map(([first, ...rest]) => el("tr", {}, el("th", { scope: "row" }, first), ...rest.map((value) => el("td", {}, value))));
  return el("table", { class: "stats" }, el("caption", {}, title), el("thead", {}, el("tr", {}, ...head.map((name) => el("th", { scope: "col" }, name)))), el("tbody", {}, ...body));
}
