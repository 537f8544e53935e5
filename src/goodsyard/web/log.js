/** The log in words: filter it, hover to highlight things, click to go to that position. */

import { badge, el, fill } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").State} State */
/** @typedef {Map<string, {seat: number, newest: boolean}>} Trail who has touched a thing, and whether with the newest move */
/** @typedef {{hint: (refs: string[]) => void, go: (after: number) => void, clause: (clause: string) => void,
 *   earlier?: (before: number) => void}} Hooks */

/** Whether a line is shown already. @param {Entry} entry @param {Entry|undefined} shown */
function same(entry, shown) {
  return shown !== undefined && shown.number === entry.number && shown.text === entry.text;
}

export class Log {
  /** @param {HTMLElement} root @param {Hooks} hooks */
  constructor(root, hooks) {
    this.hooks = hooks;
    /** @type {Entry[]} */
    this.entries = [];
    this.since = 0;
    this.round = 0;
    this.which = el("select", { "aria-label": t("log-filter"), onchange: () => this.filter() });
    this.search = el("input", { type: "search", placeholder: t("log-search"), "aria-label": t("log-search"), oninput: () => this.filter() });
    this.list = el("ol", {});
    this.asked = -1;
    this.earlier = el("button", { type: "button", class: "linkish earlier", onclick: () => this.complete() }, t("log-earlier"));
    this.room = el("div", { class: "log-room", role: "log", "aria-label": t("log"), "aria-live": "polite", tabindex: "0" }, this.earlier, this.list);
    fill(root, el("div", { class: "log-tools" }, this.which, this.search), this.room);
  }

  /** Add lines before the first one. @param {Entry[]} entries */
  add(entries) {
    const missing = entries.filter((entry) => entry.number < (this.entries[0]?.number ?? Infinity));
    const low = this.room.scrollHeight - this.room.scrollTop;
    this.entries.unshift(...missing);
    this.list.prepend(...missing.map((entry) => this.line(entry)));
    this.filter();
    this.room.scrollTop = this.room.scrollHeight - low;
  }

  /** Request the missing earlier lines, once. */
  complete() {
    const first = this.entries[0]?.number ?? 0;
    if (first > 0 && this.asked !== first) this.hooks.earlier?.(first);
    this.asked = first;
  }

  /** @param {State} state */
  update(state) {
    if (!this.which.childElementCount) this.options(state);
    const end = this.room.scrollHeight - this.room.scrollTop - this.room.clientHeight < 60 || !this.entries.length;
    const first = state.fresh ? 0 : this.entries.findIndex((entry) => entry.number >= state.log_from);
    const from = first < 0 ? this.entries.length : first;
    const changed = state.log.findIndex((entry, place) => !same(entry, this.entries[from + place]));
    const known = changed < 0 ? state.log.length : changed;
    this.cut(from + known);
    for (const entry of state.log.slice(known)) {
      this.entries.push(entry);
      this.list.append(this.line(entry));
    }
    this.since = state.since_last_turn;
    this.round = state.viewer === null ? this.roundOf(state.acting[0] ?? -1) : state.since_last_turn;
    this.filter();
    if (end) this.room.scrollTop = this.room.scrollHeight;
  }

  /** Forget the lines from this place on. @param {number} place */
  cut(place) {
    this.entries.length = Math.min(place, this.entries.length);
    while (this.list.childElementCount > place) this.list.lastElementChild?.remove();
  }

  /** @param {State} state */
  options(state) {
    const seats = state.seats.map((seat) => el("option", { value: String(seat.seat) }, seat.name));
    const since = state.viewer === null ? null : el("option", { value: "since" }, t("log-since"));
    fill(this.which, el("option", { value: "all" }, t("log-all")), since, ...seats);
  }

  /** @param {Entry} entry */
  line(entry) {
    const { refs, after, clause, seat } = entry;
    const mark = seat >= 0 ? badge(seat) : el("span", { class: "seat-mark" });
    const hint = (/** @type {boolean} */ on) => this.hooks.hint(on ? refs : []);
    const words = el(
      "button",
      { type: "button", class: "entry", title: t("go-to-position", { number: after }), onclick: () => this.hooks.go(after) },
      mark,
      el("span", {}, entry.text, entry.how ? el("small", { class: "how" }, ` (${t(`how-${entry.how}`)})`) : null),
    );
    words.addEventListener("pointerenter", () => hint(true));
    words.addEventListener("pointerleave", () => hint(false));
    words.addEventListener("focus", () => hint(true));
    words.addEventListener("blur", () => hint(false));
    const label = t("rule", { clause });
    const act = () => this.hooks.clause(clause);
    const rule = clause
      ? el("button", { type: "button", class: "clause", title: label, "aria-label": label, onclick: act }, clause)
      : null;
    return el("li", { "data-kind": entry.kind }, words, rule);
  }

  /** Hide lines that do not match the filter, and mark where the reader's last turn ended. */
  filter() {
    const which = this.which.value || "all";
    const text = this.search.value.trim().toLowerCase();
    if (text || !["all", "since"].includes(which)) this.complete();
    this.earlier.toggleAttribute("hidden", !this.entries[0]?.number);
    this.entries.forEach((entry, index) => {
      const line = this.list.children[index];
      const wanted = which === "all" || (which === "since" ? entry.number >= this.since : entry.seat === Number(which));
      line.toggleAttribute("hidden", !wanted || !entry.text.toLowerCase().includes(text));
      line.classList.toggle("since", this.since > 0 && entry.number === this.since);
    });
  }

  /** What the others did since the reader's last turn. @returns {Entry[]} */
  digest() {
    return this.since > 0 ? this.entries.filter((entry) => entry.number >= this.since) : [];
  }

  /** The first line of the latest round: the one after the last action of the seat that is to act. @param {number} seat */
  roundOf(seat) {
    const last = this.entries.filter((entry) => entry.seat === seat && entry.after < (this.entries.at(-1)?.after ?? 0)).pop();
    return this.entries.find((entry) => entry.after > (last?.after ?? -1))?.number ?? 0;
  }

  /** What was touched since the reader's last action; without others' moves, what the newest one has touched. @returns {Trail} */
  trail() {
    const newest = this.entries.at(-1)?.after;
    /** @type {Trail} */
    const trail = new Map();
    for (const { number, after, seat, refs } of this.entries) {
      if (seat < 0 || (number < this.round && after !== newest)) continue;
      for (const ref of refs) trail.set(ref, { seat, newest: after === newest });
    }
    return trail;
  }
}
