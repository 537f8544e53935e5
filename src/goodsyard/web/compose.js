/** How panels share the room of the board: the cells of a layout, and panels fitted into them. Pure arithmetic. */

/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** @typedef {{areas: string[], columns: number[], rows: number[]}} Layout */
/** @typedef {{layouts: Layout[], screens: string[][], focus: Record<string, string>,
 *   moments: string[], losses: string[], sounds: Record<string, string[]>}} Composition */
/** @typedef {{id: string, cell: string, width: number, height: number, text: number, grows: boolean}} Sized */

const GAP = 4;
/** The part of a phone's screen that is left to a panel that grows. */
const SHARE = 0.5;

/** @param {number[]} shares @param {number} length @returns {[number, number][]} start and end of each */
function tracks(shares, length) {
  const gaps = GAP * (shares.filter((share) => share > 0).length - 1);
  const unit = (length - gaps) / (shares.reduce((sum, share) => sum + share, 0) || 1);
  let at = 0;
  return shares.map((share) => {
    const start = at;
    at += share * unit + (share > 0 ? GAP : 0);
    return [start, start + share * unit];
  });
}

/** The rectangles of the cells; rows and columns without a panel take no room. @param {Layout} layout @param {Set<string>} used @param {Rect} room @returns {Map<string, Rect>} */
export function cellsOf(layout, used, room) {
  const areas = layout.areas.map((line) => line.split(" "));
  const columns = tracks(layout.columns.map((share, x) => (areas.some((line) => used.has(line[x])) ? share : 0)), room.width);
  const rows = tracks(layout.rows.map((share, y) => (areas[y].some((name) => used.has(name)) ? share : 0)), room.height);
  /** @type {Map<string, Rect>} */
  const found = new Map();
  for (const name of used) {
    const ys = areas.flatMap((line, y) => (line.includes(name) ? [y] : []));
    const xs = areas.flatMap((line) => line.flatMap((cell, x) => (cell === name ? [x] : [])));
    if (!ys.length) continue;
    const [left, right] = [columns[Math.min(...xs)][0], columns[Math.max(...xs)][1]];
    const [top, bottom] = [rows[Math.min(...ys)][0], rows[Math.max(...ys)][1]];
    found.set(name, { x: room.x + left, y: room.y + top, width: right - left, height: bottom - top });
  }
  return found;
}

/** The panels of one cell, side by side or stacked, whichever is larger; one that grows has all of its cell. @param {Rect} cell @param {Sized[]} panels @returns {{scale: number, rects: Rect[]}} */
export function fitted(cell, panels) {
  if (panels.length === 1 && panels[0].grows) return { scale: 1, rects: [cell] };
  const sum = (/** @type {"width"|"height"} */ side) => panels.reduce((all, panel) => all + panel[side], 0);
  const most = (/** @type {"width"|"height"} */ side) => Math.max(...panels.map((panel) => panel[side]));
  const beside = Math.min(cell.width / sum("width"), cell.height / most("height"));
  const below = Math.min(cell.width / most("width"), cell.height / sum("height"));
  const row = beside >= below;
  const scale = Math.max(beside, below);
  const [width, height] = row ? [sum("width"), most("height")] : [most("width"), sum("height")];
  let x = cell.x + (cell.width - width * scale) / 2;
  let y = cell.y + (cell.height - height * scale) / 2;
  const rects = panels.map((panel) => {
    const rect = { x, y, width: panel.width * scale, height: panel.height * scale };
    if (row) x += rect.width;
    else y += rect.height;
    return rect;
  });
  return { scale, rects };
}

/** @param {Sized[]} panels @returns {Map<string, Sized[]>} */
export function byCell(panels) {
  /** @type {Map<string, Sized[]>} */
  const found = new Map();
  for (const panel of panels) found.set(panel.cell, [...(found.get(panel.cell) ?? []), panel]);
  return found;
}

/** Where every panel lies in a layout, and how large the smallest text comes out. @param {Layout} layout @param {Sized[]} panels @param {Rect} room */
export function placed(layout, panels, room) {
  const groups = byCell(panels);
  const cells = cellsOf(layout, new Set(groups.keys()), room);
  /** @type {Map<string, Rect>} */
  const rects = new Map();
  let smallest = Infinity;
  for (const [name, group] of groups) {
    const cell = cells.get(name);
    if (!cell) {
      smallest = 0;
      continue;
    }
    const { scale, rects: found } = fitted(cell, group);
    group.forEach((panel, index) => {
      rects.set(panel.id, found[index]);
      if (!panel.grows) smallest = Math.min(smallest, scale * panel.text);
    });
  }
  return { rects, smallest };
}

/** The layout in which the smallest text comes out largest. @param {Composition} composition @param {Sized[]} panels @param {Rect} room @returns {Layout} */
export function best(composition, panels, room) {
  const rated = composition.layouts.map((layout) => ({ layout, text: placed(layout, panels, room).smallest }));
  return rated.reduce((one, other) => (other.text > one.text ? other : one)).layout;
}

/** Panels one below the other, as wide as the room if they fit; what is left belongs to one that grows. @param {Sized[]} panels @param {Rect} room @returns {Map<string, Rect>} */
export function stacked(panels, room) {
  const height = room.height - GAP * (panels.length - 1);
  const growing = panels.filter((panel) => panel.grows).length;
  const wanted = panels.map((panel) => (panel.grows ? 0 : Math.min(height, (room.width / panel.width) * panel.height)));
  const all = wanted.reduce((sum, each) => sum + each, 0);
  const share = Math.min(1, (growing ? height * (1 - SHARE) : height) / all);
  const left = Math.max(0, height - all * share);
  /** @type {Map<string, Rect>} */
  const rects = new Map();
  let y = room.y + (growing ? 0 : left / 2);
  panels.forEach((panel, index) => {
    const cell = { x: room.x, y, width: room.width, height: panel.grows ? left / growing : wanted[index] * share };
    rects.set(panel.id, fitted(cell, [panel]).rects[0]);
    y += cell.height + GAP;
  });
  return rects;
}

/** The part of a growing picture to show: all of it, unless its cells come out too small; then what must be seen, with as much around it as fits. @param {Rect} whole @param {Rect} frame @param {Rect|null} needed @param {{least: number, most: number}} scales in pixels per unit @returns {Rect} */
export function sight(whole, frame, needed, scales) {
  const fit = Math.min(frame.width / whole.width, frame.height / whole.height);
  const near = needed ? Math.min(frame.width / needed.width, frame.height / needed.height) : Infinity;
  const scale = Math.min(scales.most, Math.max(fit, Math.min(scales.least, near)));
  const [width, height] = [frame.width / scale, frame.height / scale];
  const seen = needed ?? whole;
  const along = (/** @type {number} */ middle, /** @type {number} */ size, /** @type {number} */ start, /** @type {number} */ length) =>
    size >= length ? start + (length - size) / 2 : Math.max(start, Math.min(middle - size / 2, start + length - size));
  return {
    x: along(seen.x + seen.width / 2, width, whole.x, whole.width),
    y: along(seen.y + seen.height / 2, height, whole.y, whole.height),
    width,
    height,
  };
}

/** @param {Rect} one @param {Rect} other */
function overlap(one, other) {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0.5 && high > 0.5 ? wide * high : 0;
}

/** A place for a floating panel that covers none of these, or as little as possible. @param {{width: number, height: number}} size @param {Rect} room @param {Rect[]} avoid @returns {Rect} */
export function free(size, room, avoid) {
  const steps = [0.5, 0, 1, 0.25, 0.75];
  let found = { x: room.x, y: room.y, ...size };
  let least = Infinity;
  for (const down of steps) {
    for (const along of steps) {
      const rect = { x: room.x + (room.width - size.width) * along, y: room.y + (room.height - size.height) * down, ...size };
      const covered = avoid.reduce((sum, each) => sum + overlap(rect, each), 0);
      if (covered < least) [found, least] = [rect, covered];
      if (!covered) return rect;
    }
  }
  return found;
}

/** A rectangle enlarged around its middle or away from one of its edges, kept inside the room, that covers none of these. @param {Rect} rect @param {Rect} room @param {Rect[]} avoid @returns {Rect} */
export function grown(rect, room, avoid) {
  for (const factor of [1.5, 1.4, 1.3, 1.2]) {
    const [width, height] = [rect.width * factor, rect.height * factor];
    if (width > room.width || height > room.height) continue;
    for (const [along, down] of [[0.5, 0.5], [1, 0], [1, 1], [0, 0], [0, 1]]) {
      const x = Math.max(room.x, Math.min(rect.x + (rect.width - width) * along, room.x + room.width - width));
      const y = Math.max(room.y, Math.min(rect.y + (rect.height - height) * down, room.y + room.height - height));
      const large = { x, y, width, height };
      if (!avoid.some((each) => overlap(large, each))) return large;
    }
  }
  return rect;
}
