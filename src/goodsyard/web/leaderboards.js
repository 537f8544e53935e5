/** The leaderboards: the best accounts in each game, and the reader's own place. */

import { get, me } from "./api.js";
import { head } from "./around.js";
import { el, fill, icon, link } from "./dom.js";
import { decimal, percent, t } from "./words.js";

/** @typedef {import("./types.js").Leader} Leader */

/** @param {Leader} one */
function line(one) {
  const you = one.id === me.id;
  const place = el("td", { class: "number" }, one.place === 1 ? icon("trophy") : null, one.place);
  const name = el("th", { scope: "row" }, link(you ? "/profile" : `/player/${one.id}`, {}, one.name), you ? el("span", { class: "tag" }, t("you")) : null);
  return el("tr", { class: you ? "yours" : null }, place, name, el("td", {}, el("b", {}, decimal(one.rating, 1))), el("td", {}, one.games), el("td", {}, one.won, el("small", {}, percent(one.won / one.games))));
}

/** What the reader has to do with it. @param {import("./types.js").Leaderboard} board */
function own(board) {
  if (board.you) return t("board-you", { place: board.you.place });
  return me.account ? t("board-not-yet", { least: board.least, count: board.yours }) : t("board-guest");
}

/** @param {import("./types.js").Leaderboard} board */
function table(board) {
  const names = ["place", "name", "stat-rating", "stat-games", "stat-wins"];
  const listed = board.leaders.some((one) => one.id === board.you?.id);
  const gap = board.you && !listed ? [el("tr", { class: "gap" }, el("td", { colspan: names.length }, "…")), line(board.you)] : [];
  const top = el("tr", {}, ...names.map((name) => el("th", { scope: "col" }, t(name))));
  return el("table", { class: "stats board-table" }, el("thead", {}, top), el("tbody", {}, ...board.leaders.map(line), ...gap));
}

/** @param {HTMLElement} root @param {string} [game] @returns {Promise<() => void>} */
export async function leaderboards(root, game) {
  const games = /** @type {import("./types.js").Game[]} */ (await get("/api/games"));
  const board = /** @type {import("./types.js").Leaderboard} */ (await get(`/api/leaderboards/${game ?? games[0].id}`));
  const tabs = games.map((each) => link(`/leaderboards/${each.id}`, { class: "button", "aria-current": each.id === board.game ? "page" : null }, each.name));
  const body = board.leaders.length ? table(board) : el("p", {}, t("board-none"));
  root.className = "profile boards";
  fill(
    root,
    head(t("leaderboards"), el("nav", { "aria-label": t("game") }, ...tabs)),
    el("section", { class: "sheet" }, el("h2", {}, el("img", { src: `/covers/${board.game}`, alt: "", width: "64", height: "30" }), board.name), el("p", {}, own(board)), body, el("p", { class: "quiet" }, t("board-why", { least: board.least }))),
  );
  return () => undefined;
}
