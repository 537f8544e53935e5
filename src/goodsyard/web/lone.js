/** A choice without an alternative plays itself after a short, uneven pause, as if somebody had chosen quickly. */

import { settings } from "./settings.js";

/** The shortest and the longest pause, in milliseconds. */
const PAUSE = { least: 500, most: 1500 };

export class Lone {
  /** @param {() => void} act */
  constructor(act) {
    this.act = act;
    this.timer = 0;
    /** How long the current pause lasts, in milliseconds; 0 if nothing is about to happen. */
    this.pause = 0;
  }

  /** Begin the pause, unless the player wants to choose everything. */
  start() {
    this.stop();
    if (!settings.forced) return;
    this.pause = PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least);
    this.timer = setTimeout(() => {
      this.pause = 0;
      this.act();
    }, this.pause);
  }

  stop() {
    clearTimeout(this.timer);
    this.pause = 0;
  }
}
