/** The profile page: statistics of the games that one has finished. */

import { get } from "./api.js";
import { around } from "./around.js";
import { badge, el, fill, link } from "./dom.js";
import { decimal, t, when } from "./words.js";

/** @param {import("./types.js").Recent} game */
function recentLine(game) {
  const points = el("span", { class: "sittings" }, badge(game.seat), `${game.score} ${t("points")}`);
  const rank = el("span", { class: "state" }, t("rank", { rank: game.rank }));
  return el("li", {}, link(`/replay/${game.id}`, {}, el("b", { class: "table-name" }, game.name), rank, points, el("time", { datetime: game.finished }, when(game.finished))));
}

/** @param {import("./types.js").Profile} stats */
function statistics(stats) {
  const names = ["game", "played", "won", "mean", "rating"];
  const rows = stats.games.map((game) =>
    el("tr", {}, el("th", { scope: "row" }, game.name), el("td", {}, game.played), el("td", {}, game.won), el("td", {}, decimal(game.mean_score)), el("td", {}, game.rating === null ? "–" : decimal(game.rating))),
  );
  const head = el("tr", {}, ...names.map((name) => el("th", { scope: "col" }, t(`stat-${name}`))));
  const body = rows.length ? el("table", { class: "stats" }, el("thead", {}, head), el("tbody", {}, ...rows)) : el("p", { class: "quiet" }, t("stats-none"));
  const recent = stats.recent.length ? el("ul", { class: "tables" }, ...stats.recent.map(recentLine)) : null;
  return el("div", { class: "sheet wide" }, el("h2", {}, t("statistics")), body, recent);
}

/** @param {HTMLElement} root @returns {Promise<() => void>} */
export async function profile(root) {
  root.className = "profile";
  const stats = await get("/api/profile");
  fill(root, around(t("statistics")), el("div", { class: "columns" }, statistics(stats)));
  return () => undefined;
}
