/** The log in words: filter it, hover to highlight things, click to go to that position. */

import { badge, el, fill, tool } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").State} State */
/** @typedef {Map<string, {seat: number, newest: boolean}>} Trail who has touched a thing, and whether with the newest move */
/** @typedef {{hint: (refs: string[]) => void, go: (after: number) => void, clause: (clause: string) => void,
 *   earlier?: (before: number) => void}} Hooks */

/** What one seat did with an action: its entries, and all of it in words. @typedef {{entries: Entry[], text: string, refs: string[], after: number, seat: number, number: number}} Told */

/** Entries as lines: what a seat did with one action is one of them. @param {Entry[]} entries @returns {Told[]} */
export function lines(entries) {
  /** @type {Told[]} */
  const found = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && last.after === entry.after && last.seat === entry.seat) {
      last.entries.push(entry);
      last.text = entry.line || `${last.text} ${entry.text}`;
      last.refs = [...new Set([...last.refs, ...entry.refs])];
    } else found.push({ entries: [entry], text: entry.line || entry.text, refs: entry.refs, after: entry.after, seat: entry.seat, number: entry.number });
  }
  return found;
}

/** Whether an entry is known already. @param {Entry} entry @param {Entry|undefined} known */
function same(entry, known) {
  return known !== undefined && known.number === entry.number && known.text === entry.text;
}

export class Log {
  /** @param {HTMLElement} root @param {Hooks} hooks */
  constructor(root, hooks) {
    this.hooks = hooks;
    /** @type {Entry[]} */
    this.entries = [];
    /** @type {Told[]} what the list shows */
    this.lines = [];
    this.since = 0;
    this.round = 0;
    this.which = el("select", { "aria-label": t("log-filter"), onchange: () => this.filter() });
    this.search = el("input", { type: "search", placeholder: t("log-search"), "aria-label": t("log-search"), oninput: () => this.filter() });
    this.list = el("ol", {});
    this.asked = -1;
    this.earlier = el("button", { type: "button", class: "linkish earlier", onclick: () => this.complete() }, t("log-earlier"));
    this.room = el("div", { class: "log-room", role: "log", "aria-label": t("log"), "aria-live": "polite", tabindex: "0" }, this.earlier, this.list);
    /** Whether the reader follows the newest lines. */
    this.follows = true;
    this.height = 0;
    this.room.addEventListener("scroll", () => this.scrolled());
    new ResizeObserver(() => this.follow()).observe(this.room);
    fill(root, el("div", { class: "log-tools" }, this.which, this.search), this.room);
  }

  /** Add entries before the first one. @param {Entry[]} entries */
  add(entries) {
    const missing = entries.filter((entry) => entry.number < (this.entries[0]?.number ?? Infinity));
    const low = this.room.scrollHeight - this.room.scrollTop;
    this.entries.unshift(...missing);
    this.show(0);
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
    const first = state.fresh ? 0 : this.entries.findIndex((entry) => entry.number >= state.log_from);
    const from = first < 0 ? this.entries.length : first;
    const changed = state.log.findIndex((entry, place) => !same(entry, this.entries[from + place]));
    const known = changed < 0 ? state.log.length : changed;
    this.entries.splice(from + known, Infinity, ...state.log.slice(known));
    this.show(from + known);
    this.since = state.since_last_turn;
    this.round = state.viewer === null ? this.roundOf(state.acting[0] ?? -1) : state.since_last_turn;
    this.filter();
    this.follow();
  }

  /** Keep the newest line in sight, also while the room grows and shrinks with the choices above it. */
  follow() {
    this.height = this.room.clientHeight;
    if (this.follows) this.room.scrollTop = this.room.scrollHeight;
  }

  /** The reader scrolls; a room that has just changed its size tells nothing about the reader. */
  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.room;
    if (clientHeight === this.height) this.follows = scrollHeight - scrollTop - clientHeight < 60;
  }

  /** Make the list tell all entries; those before this place are told already. @param {number} place */
  show(place) {
    let kept = 0;
    let told = 0;
    while (kept < this.lines.length && told + this.lines[kept].entries.length < place) told += this.lines[kept++].entries.length;
    this.lines.length = kept;
    while (this.list.childElementCount > kept) this.list.lastElementChild?.remove();
    const more = lines(this.entries.slice(told));
    this.lines.push(...more);
    this.list.append(...more.map((line) => this.line(line)));
  }

  /** @param {State} state */
  options(state) {
    const seats = state.seats.map((seat) => el("option", { value: String(seat.seat) }, seat.name));
    const since = state.viewer === null ? null : el("option", { value: "since" }, t("log-since"));
    fill(this.which, el("option", { value: "all" }, t("log-all")), since, ...seats);
  }

  /** @param {Told} told */
  line({ entries, text, refs, after, seat }) {
    const mark = seat >= 0 ? badge(seat) : el("span", { class: "seat-mark" });
    const hint = (/** @type {boolean} */ on) => this.hooks.hint(on ? refs : []);
    const how = entries.map((entry) => entry.how).find(Boolean);
    const words = el(
      "button",
      { type: "button", class: "entry", title: t("go-to-position", { number: after }), onclick: () => this.hooks.go(after) },
      mark,
      el("span", {}, text, how ? el("small", { class: "how" }, ` (${t(`how-${how}`)})`) : null),
    );
    words.addEventListener("pointerenter", () => hint(true));
    words.addEventListener("pointerleave", () => hint(false));
    words.addEventListener("focus", () => hint(true));
    words.addEventListener("blur", () => hint(false));
    const [clause] = entries.map((entry) => entry.clause).filter(Boolean);
    const rule = clause ? this.clause(clause) : null;
    return el("li", { "data-kind": entries[0].kind }, words, ...(entries.length > 1 ? this.details(entries) : []), rule);
  }

  /** Each step of an action with its rule, and the button that unfolds them. @param {Entry[]} entries */
  details(entries) {
    const steps = entries.map((entry) => el("li", {}, el("span", {}, entry.text), entry.clause ? this.clause(entry.clause) : null));
    const list = el("ul", { class: "details", hidden: true }, ...steps);
    const unfold = tool("plus", t("log-details"), () => unfold.setAttribute("aria-expanded", String(!list.toggleAttribute("hidden"))), { class: "unfold" });
    unfold.setAttribute("aria-expanded", "false");
    return [unfold, list];
  }

  /** @param {string} clause */
  clause(clause) {
    const label = t("rule", { clause });
    return el("button", { type: "button", class: "clause", title: label, "aria-label": label, onclick: () => this.hooks.clause(clause) }, clause);
  }

  /** Hide lines that do not match the filter, and mark where the reader's last turn ended. */
  filter() {
    const which = this.which.value || "all";
    const text = this.search.value.trim().toLowerCase();
    if (text || !["all", "since"].includes(which)) this.complete();
    this.earlier.toggleAttribute("hidden", !this.entries[0]?.number);
    this.lines.forEach((told, index) => {
      const line = this.list.children[index];
      const wanted = which === "all" || (which === "since" ? told.number >= this.since : told.seat === Number(which));
      line.toggleAttribute("hidden", !wanted || !told.text.toLowerCase().includes(text));
      line.classList.toggle("since", this.since > 0 && told.number === this.since);
    });
  }

  /** What the others did since the reader's last turn. @returns {Told[]} */
  digest() {
    return this.since > 0 ? lines(this.entries.filter((entry) => entry.number >= this.since)) : [];
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
