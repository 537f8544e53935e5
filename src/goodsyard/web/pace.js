/** Shows what others do one action at a time, as fast as the reader likes, without delaying the reader's own turn. */

import { calm } from "./dom.js";
import { settings } from "./settings.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {{state: State, told: Entry[]}} Step a state with the lines about what others did */
/** @typedef {"slow"|"normal"|"fast"|"instant"|"step"} Speed */
/** @typedef {{show: (step: Step) => void, heard: (step: Step) => void, factor: (told: Entry[]) => number}} Hooks */

/** How long an action stays in sight, in milliseconds. @type {Record<Speed, number>} */
const SPANS = { slow: 2200, normal: 1200, fast: 500, instant: 0, step: Infinity };
/** A reader with more than this left to watch, in milliseconds, has fallen behind and sees the rest as one summary. */
const BEHIND = 16000;
/** The same for a reader who goes step by step, in actions. */
const MOST = 60;

/** The reader's choice; without one, people who want no motion wait for nothing. @returns {Speed} */
export function speed() {
  return settings.pace || (calm() ? "instant" : "normal");
}

/** How long an action stays in sight. @returns {number} */
export function span() {
  return document.hidden ? 0 : SPANS[speed()];
}

/** The new lines about what others did. @param {State|null} before @param {State} state @returns {Entry[]} */
export function doings(before, state) {
  const { viewer, log } = state;
  if (!before || state.fresh || state.number <= before.number) return [];
  if (viewer === null || !before.acting.includes(viewer)) return log;
  const own = new Set(log.filter((entry) => entry.seat === viewer).map((entry) => entry.after));
  if (before.acting.length === 1) own.add(before.number + 1);
  return log.filter((entry) => !own.has(entry.after));
}

export class Pace {
  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.hooks = hooks;
    /** @type {Step[]} */
    this.queue = [];
    /** @type {State|null} the newest state, shown or not */
    this.newest = null;
    this.until = 0;
    /** Until then, states that need not be watched are collected, so that drawing takes at most half of the time. */
    this.rested = 0;
    this.timer = 0;
  }

  /** @param {State} state */
  add(state) {
    const told = doings(this.newest, state);
    this.newest = state;
    this.queue.push({ state, told });
    this.hooks.heard({ state, told });
    if (span()) this.run();
    else this.timer ||= setTimeout(() => this.run(), Math.max(0, this.rested - performance.now()));
  }

  /** Show steps again that end with the present. @param {Step[]} steps */
  again(steps) {
    this.skip();
    this.queue = [...steps];
    this.run();
  }

  /** Show what may be shown now, and come back for the rest; what tells nothing takes no time. */
  run() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.queue.length && this.behind()) this.queue = [this.queue.reduce(merged)];
    while (this.queue.length && (this.left() <= 0 || !this.queue[0].told.length)) this.next();
    const wait = this.left();
    if (this.queue.length && wait < Infinity) this.timer = setTimeout(() => this.run(), wait);
  }

  /** How much longer the step in sight stays there, in milliseconds. */
  left() {
    return span() ? this.until - performance.now() : 0;
  }

  behind() {
    if (!span()) return true;
    const telling = this.queue.filter(({ told }) => told.length);
    return speed() === "step" ? telling.length > MOST : telling.length * span() > BEHIND;
  }

  /** Show the next step now. */
  next() {
    const step = this.queue.shift();
    if (!step) return;
    const { told } = step;
    this.until = told.length ? performance.now() + span() * this.hooks.factor(told) : this.until;
    const start = performance.now();
    this.hooks.show(step);
    this.rested = 2 * performance.now() - start;
  }

  /** The reader asks for the next step, or has changed the pace. */
  hurry() {
    this.until = 0;
    this.run();
  }

  /** The reader acts: whatever is left is shown as it ended. */
  skip() {
    const steps = this.queue.splice(0);
    this.clear();
    if (steps.length) this.hooks.show({ state: steps.reduce(merged).state, told: [] });
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.until = 0;
    this.queue.length = 0;
  }
}

/** Two steps in a row as one: the later one, with what only the earlier one brought along. @param {Step} one @param {Step} other @returns {Step} */
function merged({ state: earlier, told }, { state: later, told: more }) {
  const again = new Set(later.panels.map((panel) => panel.id));
  const panels = [...earlier.panels.filter((panel) => !again.has(panel.id)), ...later.panels];
  const state = { ...later, panels, originals: [...earlier.originals, ...later.originals] };
  if (later.fresh) return { state, told: [] };
  const log = [...earlier.log.filter((entry) => entry.number < later.log_from), ...later.log];
  return { state: { ...state, log, log_from: Math.min(earlier.log_from, later.log_from), fresh: earlier.fresh }, told: [...told, ...more] };
}
