/** The points: a preview during the game, the score pad at the end. */

import { badge, dialog, el, fill, icon, link } from "./dom.js";
import { fairButton } from "./fair.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Details} Details */

/** A table of the scoring categories with a bar for each seat. @param {State} state */
export function scoreTable(state) {
  const seats = state.seats;
  const scores = state.scores ?? seats.map(() => null);
  const most = Math.max(1, ...scores.map((points) => points ?? 0));
  const each = Math.max(1, ...state.lines.flatMap((line) => line.points.map((points) => points ?? 0)));
  const head = seats.map((seat) => el("th", { scope: "col" }, badge(seat.seat), el("span", { class: "col-name" }, seat.name)));
  const cell = (/** @type {number|null} */ points, /** @type {number} */ seat, /** @type {number} */ of) => {
    if (points === null) return el("td", {}, el("span", { class: "amount" }, "–"));
    const bar = el("span", { class: `drawing bar-ground` }, el("span", { class: `bar-fill paint-seat-${seat + 1}` }));
    /** @type {HTMLElement} */ (bar.firstElementChild).style.width = `${(Math.max(0, points) / of) * 100}%`;
    return el("td", {}, el("span", { class: "amount" }, points), bar);
  };
  const lines = state.lines.map((line) =>
    el("tr", {}, el("th", { scope: "row" }, line.name), ...line.points.map((points, seat) => cell(points, seat, each))),
  );
  const total = el("tr", { class: "total" }, el("th", { scope: "row" }, t("total")), ...scores.map((points, seat) => cell(points, seat, most)));
  const ranks = state.ranking
    ? el("tr", { class: "ranks" }, el("th", { scope: "row" }, t("place")), ...state.ranking.map((rank) => el("td", {}, rank === 1 ? icon("trophy") : null, String(rank))))
    : null;
  const corner = el("td", {});
  return el("table", { class: "pad" }, el("thead", {}, el("tr", {}, corner, ...head)), el("tbody", {}, ...lines, total, ranks));
}

/** @param {HTMLElement} root @param {State} state */
export function preview(root, state) {
  const note = el("p", { class: "quiet" }, t(state.over ? "score-final" : "score-so-far"));
  fill(root, el("div", { class: "pad-room", tabindex: "0", role: "region", "aria-label": t("score") }, note, scoreTable(state)));
}

/** @param {State} state @returns {string} */
export function verdict(state) {
  const winners = state.seats.filter((seat) => state.ranking?.[seat.seat] === 1);
  const names = winners.map((seat) => `${seat.name} (${"ABCD"[seat.seat]})`).join(", ");
  if (winners.some((seat) => state.you.includes(seat.seat)) && state.you.length === 1) return t("you-win");
  return t("wins", { name: names });
}

/** The score pad at the end of the game. @param {State} state @param {string} id of the table @param {{rematch: () => void, player: boolean, details: () => Promise<Details>}} hooks */
export function scorePad(state, id, hooks) {
  const rematch = el("button", { type: "button", class: "primary", onclick: () => hooks.rematch() }, icon("swap"), t("rematch"));
  const buttons = el(
    "div",
    { class: "buttons" },
    hooks.player ? rematch : null,
    link(`/replay/${id}/0`, { class: "button" }, icon("play"), t("replay")),
    link(`/api/tables/${id}/record`, { class: "button", download: `goodsyard-${id}.json` }, icon("export"), t("export")),
    fairButton(true, hooks.details),
    link("/", { class: "button" }, icon("home"), t("lobby")),
  );
  const gone = state.seats.filter((seat) => seat.forfeited).map((seat) => el("p", { class: "quiet" }, t("forfeited-why", { name: seat.name })));
  const box = dialog(t("score-pad"), el("p", { class: "verdict" }, icon("trophy"), verdict(state)), el("div", { class: "pad-room" }, scoreTable(state)), ...gone, buttons);
  box.classList.add("score-pad");
  box.addEventListener("click", (event) => event.target instanceof Element && event.target.closest("a.button:not([download])") && box.close());
  return box;
}
