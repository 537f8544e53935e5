/** Slows down the display of fast bots so that each move can be followed, without delaying the player's own turn. */

import { calm } from "./dom.js";

/** @typedef {import("./types.js").State} State */

const STEP = 320;
/** With more than this many states waiting, the reader has fallen behind and sees them as one. */
const MOST = 6;

export class Pace {
  /** @param {(state: State) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {State[]} */
    this.queue = [];
    this.last = 0;
    this.timer = 0;
  }

  /** @param {State} state */
  add(state) {
    this.queue.push(state);
    if (!this.timer) this.timer = setTimeout(() => this.next(), this.wait());
  }

  /** How long the next state has to wait, in milliseconds. */
  wait() {
    return calm() || document.hidden || this.queue.length > MOST ? 0 : Math.max(0, this.last + STEP - Date.now());
  }

  next() {
    this.timer = 0;
    if (this.queue.length > MOST) this.queue = [this.queue.reduce(merged)];
    const state = this.queue.shift();
    if (!state) return;
    this.last = Date.now();
    if (this.queue.length) this.timer = setTimeout(() => this.next(), this.wait());
    this.show(state);
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue.length = 0;
  }
}

/** Two states in a row as one: the later one, with what only the earlier one brought along. @param {State} earlier @param {State} later @returns {State} */
function merged(earlier, later) {
  const again = new Set(later.panels.map((panel) => panel.id));
  const panels = [...earlier.panels.filter((panel) => !again.has(panel.id)), ...later.panels];
  const originals = [...earlier.originals, ...later.originals];
  if (later.fresh) return { ...later, panels, originals };
  const log = [...earlier.log.filter((entry) => entry.number < later.log_from), ...later.log];
  return { ...later, panels, originals, log, log_from: Math.min(earlier.log_from, later.log_from), fresh: earlier.fresh };
}
