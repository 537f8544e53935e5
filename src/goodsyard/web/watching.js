/** Games to watch: the running public games of all games, friends' first, and those that have just ended. */

import { get } from "./api.js";
import { head } from "./around.js";
import { el, fill, icon, link } from "./dom.js";
import { complain } from "./forms.js";
import { list, progress, sitters } from "./tables.js";
import { t, when } from "./words.js";

/** @typedef {import("./types.js").Summary} Summary */

const EVERY = 8000;
const ENDED = 12;

/** @param {Summary} table */
function card(table) {
  const since = el("span", {}, icon("clock"), el("span", {}, t("since"), " ", el("time", { datetime: table.created }, when(table.created))));
  const go = link(`/table/${table.id}`, { class: "button primary" }, icon("eye"), t("watch"));
  return el(
    "li",
    { class: "plate show", "data-table": table.id },
    el("img", { src: `/covers/${table.game}`, alt: "", width: "640", height: "300" }),
    el("div", { class: "plate-words" }, el("h3", {}, table.name), sitters(table), el("p", { class: "facts" }, ...progress(table), since), go),
  );
}

/** Which game is shown; the choice lasts as long as the page. @param {import("./types.js").Game[]} games @param {(game: string) => void} choose */
function filter(games, choose) {
  const buttons = [{ id: "", name: t("all-games") }, ...games].map((game) => el("button", { type: "button", "data-game": game.id, "aria-pressed": String(!game.id) }, game.name));
  const box = el("div", { class: "filter", role: "group", "aria-label": t("game") }, ...buttons);
  box.addEventListener("click", (event) => {
    const pressed = event.target instanceof Element ? event.target.closest("button") : null;
    if (!pressed) return;
    for (const button of buttons) button.setAttribute("aria-pressed", String(button === pressed));
    choose(pressed.dataset.game ?? "");
  });
  return box;
}

/** @param {HTMLElement} root @returns {Promise<() => void>} */
export async function watching(root) {
  const games = /** @type {import("./types.js").Game[]} */ (await get("/api/games"));
  const rooms = [el("section", { class: "on-show" }), el("div", {})];
  let [running, ended] = /** @type {Summary[][]} */ ([[], []]);
  let game = "";
  let shown = "";
  const show = () => {
    const now = JSON.stringify([game, running, ended]);
    if (now === shown) return;
    shown = now;
    const wanted = (/** @type {Summary} */ table) => !game || table.game === game;
    const cards = running.filter(wanted).map(card);
    fill(rooms[0], el("h2", {}, t("watch-tables")), cards.length ? el("ul", { class: "shows" }, ...cards) : el("p", { class: "sheet" }, t("watch-none")));
    fill(rooms[1], list(t("watch-ended"), ended.filter(wanted).slice(0, ENDED), t("finished-none")));
  };
  const refresh = async () => {
    [running, ended] = await Promise.all([get("/api/tables"), get("/api/tables?finished=1")]);
    show();
  };
  root.className = "profile gallery";
  fill(root, head(t("watch"), filter(games, (wish) => { game = wish; show(); })), ...rooms);
  await refresh().catch(complain);
  const timer = setInterval(() => !document.hidden && void refresh().catch(() => undefined), EVERY);
  return () => clearInterval(timer);
}
