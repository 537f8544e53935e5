/** Shows a step of the game: things glide, captions and sounds tell what happened, and a trail of it stays. */

import { Captions } from "./caption.js";
import { play } from "./sound.js";

/** @typedef {import("./pace.js").Step} Step */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./log.js").Log} Log */
/** @typedef {import("./compose.js").Composition} Composition */

export class Showing {
  /** @param {Board} board @param {Log} log @param {Composition} composition */
  constructor(board, log, composition) {
    this.board = board;
    this.log = log;
    this.sounds = composition.sounds;
    this.captions = new Captions(board, composition.moments);
  }

  /** The log knows the step already. @param {Step} step */
  show({ state, told }) {
    const news = told.length || state.fresh ? told : state.log;
    this.board.show(state, news);
    this.board.trail(this.log.trail());
    this.captions.show(told, news);
    if (news.length) play(state.over ? "end" : this.sound(news));
  }

  /** @param {Entry[]} news @returns {import("./sound.js").Sound} */
  sound(news) {
    const made = Object.entries(this.sounds).find(([, kinds]) => news.some((entry) => kinds.includes(entry.kind)));
    return /** @type {import("./sound.js").Sound} */ (made?.[0] ?? "placing");
  }
}
