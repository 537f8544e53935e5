/** The seats at the top: name, points so far, clock, whose turn it is, who is thinking, who is online. */

import { badge, el, fill, icon } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Seat} Seat */

/** @param {number} seconds */
export function time(seconds) {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 172800) return `${Math.floor(left / 86400)} d`;
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const rest = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

export class Seats {
  /** @param {HTMLElement} root @param {(seat: number) => void} visit */
  constructor(root, visit) {
    this.root = root;
    this.visit = visit;
    /** @type {{seat: Seat, shown: HTMLElement, at: number}[]} */
    this.clocks = [];
    this.timer = setInterval(() => this.tick(), 1000);
  }

  /** @param {State} state */
  update(state) {
    this.clocks = [];
    fill(this.root, ...state.seats.map((seat) => this.chip(seat, state)));
  }

  /** @param {Seat} seat @param {State} state */
  chip(seat, state) {
    const mine = state.you.includes(seat.seat);
    const sign = seat.kind === "bot" ? "bot" : "person";
    const doing = seat.thinking ? t("thinking") : seat.acting && !state.over ? (mine ? t("your-turn") : t("to-act")) : "";
    const absent = seat.kind !== "bot" && !seat.online ? t("offline") : "";
    const rank = state.ranking ? t("rank", { rank: state.ranking[seat.seat] }) : "";
    const clock = seat.clock ? el("span", { class: "clock" }, time(seat.clock.left)) : null;
    if (seat.clock && clock) this.clocks.push({ seat, shown: clock, at: Date.now() });
    const classes = ["seat", seat.acting && !state.over ? "acting" : "", seat.thinking ? "thinking" : "", absent ? "away" : ""];
    return el(
      "button",
      { type: "button", class: classes.join(" "), "data-seat": seat.seat, title: t("show-seat", { name: seat.name }), onclick: () => this.visit(seat.seat) },
      badge(seat.seat),
      el("span", { class: "who" }, el("span", { class: "seat-name" }, icon(sign), el("b", {}, seat.name)), el("span", { class: "doing" }, doing || absent || rank || t(mine ? "you" : seat.kind === "bot" ? "bot" : "person"))),
      clock,
      seat.score === null ? null : el("span", { class: "points", title: t("points") }, seat.score, el("span", { class: "unseen" }, ` ${t("points")}`)),
    );
  }

  tick() {
    for (const { seat, shown, at } of this.clocks) {
      if (!seat.acting || !seat.clock) continue;
      const left = seat.clock.left - (Date.now() - at) / 1000;
      shown.textContent = time(left);
      shown.classList.toggle("short", left < 30);
    }
  }

  stop() {
    clearInterval(this.timer);
  }
}
