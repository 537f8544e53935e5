/** A player's page: statistics with charts for each game, games against the reader, and the latest games. */

import { get, me } from "./api.js";
import { around, head } from "./around.js";
import { bars, columns, line, numbers } from "./chart.js";
import { el, fill, icon, link } from "./dom.js";
import { complain } from "./forms.js";
import { personDialog } from "./person.js";
import { tableLine } from "./tables.js";
import { day, decimal, percent, t } from "./words.js";

/** @typedef {import("./types.js").Player} Player */
/** @typedef {import("./types.js").GameStatistics} GameStatistics */

const ENOUGH = 3;

/** @param {string} key @param {import("./dom.js").Child} value @param {import("./dom.js").Child} [more] */
function figure(key, value, more) {
  return el("div", {}, el("dt", {}, t(key)), el("dd", {}, value, more ? el("small", {}, more) : null));
}

/** @param {GameStatistics} game */
function figures(game) {
  return el(
    "dl",
    { class: "figures" },
    figure("stat-played", game.played),
    figure("stat-won", game.won, game.played ? percent(game.share) : null),
    game.mean_score === null ? null : figure("stat-mean", decimal(game.mean_score)),
    game.best_score === null ? null : figure("stat-best", game.best_score),
    game.rating === null ? null : figure("stat-rating", decimal(game.rating, 1), t("stat-rated", { count: game.rated_games })),
  );
}

/** @param {GameStatistics} game */
function rating(game) {
  const name = (/** @type {import("./types.js").Point} */ point) => t("chart-point", { number: point.number, day: day(point.day), rating: decimal(point.rating, 1) });
  const [first, last] = [game.history[0], game.history[game.history.length - 1]];
  const best = Math.max(...game.history.map((point) => point.rating));
  const summary = t("chart-rating-why", { first: decimal(first.rating, 1), last: decimal(last.rating, 1), best: decimal(best, 1) });
  const dots = game.history.map((point) => ({ x: point.number, y: point.rating, name: name(point) }));
  return line(t("chart-rating"), summary, dots, [day(first.day), day(last.day)]);
}

/** @param {GameStatistics} game */
function points(game) {
  const summary = t("chart-points-why", { least: game.scores[0].least, most: game.scores[game.scores.length - 1].most });
  return columns(t("chart-points"), summary, game.scores.map((group) => ({ from: group.least, to: group.most, count: group.games, name: `${span(group)}: ${group.games}` })));
}

/** @param {{least: number, most: number}} group */
function span({ least, most }) {
  return least === most ? String(least) : t("chart-span", { least, most });
}

/** @param {GameStatistics} game */
function ranks(game) {
  const shares = game.places.map((row) => ({
    name: t("chart-of-players", { players: row.players, mean: decimal(row.mean) }),
    parts: row.counts.map((count, place) => ({ look: `place-${place + 1}`, name: t("rank", { rank: place + 1 }), count })),
  }));
  return bars(t("chart-places"), shares.map((share) => share.name).join("; "), shares);
}

/** The charts' numbers, for those who would rather read them. @param {GameStatistics} game @param {{rating: boolean, points: boolean}} shown */
function tables(game, shown) {
  const most = Math.max(...game.places.map((row) => row.players));
  const places = Array.from({ length: most }, (_, place) => t("rank", { rank: place + 1 }));
  return el(
    "details",
    {},
    el("summary", {}, t("chart-numbers")),
    el(
      "div",
      { class: "chart-numbers", tabindex: "0", role: "region", "aria-label": `${t("chart-numbers")}: ${game.name}` },
      shown.rating ? numbers(t("chart-rating"), [t("stat-rated-games"), t("stat-day"), t("stat-rating")], game.history.map((point) => [point.number, day(point.day), decimal(point.rating, 1)])) : null,
      shown.points ? numbers(t("chart-points"), [t("points"), t("stat-played")], game.scores.map((group) => [span(group), group.games])) : null,
      game.places.length ? numbers(t("chart-places"), [t("new-players"), ...places], game.places.map((row) => [row.players, ...places.map((_, place) => row.counts[place] ?? "–")])) : null,
    ),
  );
}

/** @param {GameStatistics} game */
function card(game) {
  const shown = { rating: game.history.length > 1, points: game.scores.reduce((sum, group) => sum + group.games, 0) >= ENOUGH };
  const charts = el("div", { class: "charts" }, shown.rating ? rating(game) : null, shown.points ? points(game) : null, game.places.length ? ranks(game) : null);
  const title = el("h2", {}, el("img", { src: `/covers/${game.game}`, alt: "", width: "64", height: "30" }), game.name);
  const more = game.rating === null ? null : link(`/leaderboards/${game.game}`, {}, icon("trophy"), t("leaderboard"));
  return el("section", { class: "sheet", "data-game": game.game }, el("div", { class: "sheet-head" }, title, more), figures(game), charts, game.places.length || shown.rating ? tables(game, shown) : null);
}

/** @param {Player} player */
function against(player) {
  if (!player.together.length) return null;
  const shares = player.together.map((line) => ({
    name: t("together-games", { game: line.name, count: line.played }),
    parts: [
      { look: "place-1", name: t("together-ahead"), count: line.ahead },
      { look: "place-3", name: t("together-level"), count: line.played - line.ahead - line.behind },
      { look: "place-2", name: t("together-behind", { name: player.name }), count: line.behind },
    ],
  }));
  const rows = shares.map((share) => [share.name, ...share.parts.map((part) => part.count)]);
  const table = numbers(t("together", { name: player.name }), [t("stat-game"), ...shares[0].parts.map((part) => part.name)], rows);
  return el("section", { class: "sheet together" }, el("h2", {}, t("together", { name: player.name })), bars(t("together-why"), shares.map((share) => share.name).join("; "), shares), el("div", { class: "unseen" }, table));
}

/** @param {Player} player */
function latest(player) {
  const body = player.recent.length ? el("ul", { class: "tables" }, ...player.recent.map((game) => tableLine(game, player.id))) : el("p", { class: "quiet" }, t("latest-none"));
  return el("section", { class: "sheet" }, el("h2", {}, t("latest")), body);
}

/** @param {Player} player */
function top(player) {
  if (player.you) return around(t("statistics"));
  const more = el("button", { type: "button", onclick: () => void personDialog(player).catch(complain) }, icon("menu"), t("player-doings"));
  return head(player.name, more);
}

/** @param {HTMLElement} root @param {string} [id] @returns {Promise<() => void>} */
export async function player(root, id = me.id) {
  const found = /** @type {Player} */ (await get(`/api/players/${id}`));
  root.className = "profile player";
  const about = el(
    "p",
    { class: "quiet player-about" },
    found.you ? el("b", {}, found.name) : null,
    el("span", {}, t(found.account ? "player-since" : "guest-since"), " ", el("time", { datetime: found.since }, day(found.since))),
    found.friend ? el("span", { class: "tag" }, icon("people"), t("friend")) : null,
  );
  const none = el("section", { class: "sheet" }, el("p", { class: "quiet" }, t(found.you ? "stats-none" : "player-none")));
  fill(root, top(found), about, el("div", { class: "player-columns" }, el("div", {}, ...(found.games.length ? found.games.map(card) : [none])), el("div", {}, against(found), latest(found))));
  return () => undefined;
}
