/** The rules beside the board; opening a clause scrolls to it. */

import { get } from "./api.js";
import { calm, el, fill } from "./dom.js";
import { lang, t } from "./words.js";

/** @type {Map<string, Promise<string>>} */
const known = new Map();

/** @param {string} game @returns {Promise<string>} */
function text(game) {
  const key = `${game} ${lang}`;
  const found = known.get(key) ?? get(`/api/games/${game}/rules`).then((answer) => answer.html);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

export class Rules {
  /** @param {HTMLElement} root @param {string} game */
  constructor(root, game) {
    this.game = game;
    /** @type {Promise<void>|null} */
    this.loading = null;
    this.room = el("div", { class: "rules-room", tabindex: "0", role: "region", "aria-label": t("rules") });
    const find = el("input", { type: "search", placeholder: t("rules-search"), "aria-label": t("rules-search"), oninput: () => this.search(find.value) });
    fill(root, el("div", { class: "log-tools" }, find), this.room);
  }

  load() {
    this.loading ??= this.fetch();
    return this.loading;
  }

  async fetch() {
    this.room.textContent = "…";
    this.room.innerHTML = await text(this.game);
  }

  /** @param {string} words */
  search(words) {
    const wanted = words.trim().toLowerCase();
    for (const part of this.room.querySelectorAll("p, li")) {
      part.toggleAttribute("hidden", Boolean(wanted) && !part.textContent?.toLowerCase().includes(wanted));
    }
  }

  /** @param {string} clause */
  async open(clause) {
    await this.load();
    this.search("");
    for (const old of this.room.querySelectorAll(".here")) old.classList.remove("here");
    const found = this.room.querySelector(`[id="clause-${CSS.escape(clause)}"]`);
    found?.classList.add("here");
    found?.scrollIntoView({ block: "center", behavior: calm() ? "instant" : "smooth" });
  }
}
