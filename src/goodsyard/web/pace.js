/** Slows down the display of fast bots so that each move can be followed, without delaying the player's own turn. */

import { calm } from "./dom.js";

const STEP = 320;
const MOST = 6;

/** @template T */
export class Pace {
  /** @param {(item: T) => void} show */
  constructor(show) {
    this.show = show;
    /** @type {T[]} */
    this.queue = [];
    this.last = 0;
    this.timer = 0;
  }

  /** @param {T} item */
  add(item) {
    this.queue.push(item);
    if (!this.timer) this.next();
  }

  next() {
    this.timer = 0;
    const wait = calm() || document.hidden || this.queue.length > MOST ? 0 : this.last + STEP - Date.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.next(), wait);
      return;
    }
    const item = this.queue.shift();
    if (item === undefined) return;
    this.last = Date.now();
    this.show(item);
    if (this.queue.length) this.next();
  }

  clear() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue.length = 0;
  }
}
