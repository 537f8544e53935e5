/** A strip for each player: name, points, clock, whose turn it is, and what matters to the others, drawn by the game. */

import { badge, el, fill, icon } from "./dom.js";
import { day, t } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Seat} Seat */
/** @typedef {{strip: (seat: number) => HTMLElement|null, unfold: (seat: number|null, below?: DOMRect) => void, look: (seat: number) => void}} Hooks */

const POINTING = 250;

/** The strip of a seat in the page. @param {number} seat @returns {HTMLElement|null} */
export function stripOf(seat) {
  return document.querySelector(`.seat[data-seat="${seat}"]`);
}

/** @param {number} seconds */
export function time(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 172800) return `${Math.floor(left / 86400)} d`;
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const rest = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

/** Whether a player's clock stands still. @param {Seat} seat */
function onVacation(seat) {
  const now = Date.now();
  return !!seat.vacation && Date.parse(seat.vacation.from) <= now && now < Date.parse(seat.vacation.until);
}

export class Seats {
  /** @param {HTMLElement} root @param {HTMLElement} yard over which boards unfold @param {Hooks} hooks */
  constructor(root, yard, hooks) {
    this.root = root;
    this.hooks = hooks;
    /** @type {{seat: Seat, shown: HTMLElement, at: number}[]} */
    this.clocks = [];
    this.timer = setInterval(() => this.tick(), 1000);
    this.watching = false;
    /** @type {number|null} the seat whose board is unfolded */
    this.open = null;
    this.pinned = false;
    this.wait = 0;
    root.addEventListener("pointerover", (event) => this.point(event));
    root.addEventListener("pointerleave", () => this.away());
    yard.addEventListener("pointerdown", (event) => {
      if (!(event.target instanceof Element && event.target.closest(".fold"))) this.unfold(null);
    });
    yard.addEventListener("pointerover", (event) => {
      if (event.target instanceof Element && event.target.closest(".fold")) clearTimeout(this.wait);
      else if (this.open !== null && !this.pinned) this.away();
    });
  }

  /** @param {PointerEvent} event */
  point(event) {
    const strip = event.target instanceof Element ? event.target.closest(".seat") : null;
    clearTimeout(this.wait);
    if (event.pointerType !== "mouse" || !(strip instanceof HTMLElement) || this.watching) return;
    const seat = Number(strip.dataset.seat);
    if (!this.pinned && seat !== this.open) this.wait = setTimeout(() => this.unfold(seat), POINTING);
  }

  away() {
    clearTimeout(this.wait);
    if (!this.pinned && this.open !== null) this.wait = setTimeout(() => this.unfold(null), POINTING);
  }

  /** @param {number|null} seat @param {boolean} [pinned] */
  unfold(seat, pinned = false) {
    clearTimeout(this.wait);
    this.open = seat;
    this.pinned = pinned && seat !== null;
    this.hooks.unfold(seat, this.root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect());
    for (const strip of this.root.children) strip.setAttribute("aria-expanded", String(/** @type {HTMLElement} */ (strip).dataset.seat === String(seat)));
  }

  /** @param {number} seat */
  press(seat) {
    if (this.watching) this.hooks.look(seat);
    else this.unfold(this.open === seat && this.pinned ? null : seat, true);
  }

  /** @param {State} state */
  update(state) {
    this.clocks = [];
    this.watching = state.viewer === null;
    const first = state.viewer ?? 0;
    const order = state.seats.map((_, index) => state.seats[(first + index) % state.seats.length]);
    fill(this.root, ...order.map((seat) => this.chip(seat, state)));
    if (this.open !== null) this.unfold(this.open, this.pinned);
  }

  /** @param {Seat} seat @param {State} state */
  chip(seat, state) {
    const mine = state.you.includes(seat.seat);
    const own = seat.seat === state.viewer;
    const sign = seat.kind === "bot" ? "bot" : "person";
    const doing = seat.thinking ? t("thinking") : seat.acting && !state.over ? (mine ? t("at-turn") : t("to-act")) : "";
    const holiday = onVacation(seat) ? t("on-vacation", { when: day(seat.vacation?.until ?? "") }) : "";
    const absent = seat.kind !== "bot" && !seat.online ? t("offline") : "";
    const rank = state.ranking ? t("rank", { rank: state.ranking[seat.seat] }) : "";
    const lost = seat.forfeited ? t("forfeited") : "";
    const clock = seat.clock ? el("span", { class: "clock", title: holiday || null }, holiday ? icon("pause") : null, time(seat.clock.left)) : null;
    if (seat.clock && clock) this.clocks.push({ seat, shown: clock, at: Date.now() });
    const classes = ["seat", own ? "own" : "", seat.acting && !state.over ? "acting" : "", seat.thinking ? "thinking" : "", absent ? "away" : ""];
    return el(
      "button",
      { type: "button", class: classes.join(" "), "data-seat": seat.seat, "aria-expanded": "false", "aria-description": t("show-seat", { name: seat.name }), onclick: () => this.press(seat.seat) },
      badge(seat.seat),
      el("b", { class: "seat-name", title: seat.forfeited ? t("forfeited-why", { name: seat.name }) : seat.name }, seat.name),
      el("span", { class: "doing" }, icon(sign), el("span", {}, holiday || doing || absent || rank || lost || t(mine ? "you" : seat.kind === "bot" ? "bot" : "person"))),
      own ? null : this.hooks.strip(seat.seat),
      clock,
      seat.score === null ? null : el("span", { class: "points" }, seat.score, el("span", { class: "unseen" }, ` ${t("points")}`)),
    );
  }

  tick() {
    for (const { seat, shown, at } of this.clocks) {
      if (!seat.acting || !seat.clock || onVacation(seat)) continue;
      const left = seat.clock.left - (Date.now() - at) / 1000;
      shown.textContent = time(left);
      shown.classList.toggle("short", left < 30);
    }
  }

  stop() {
    clearInterval(this.timer);
    clearTimeout(this.wait);
  }
}
