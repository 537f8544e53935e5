/** The lobby: the games as enamel signs, your tables, open tables, finished games. */

import { get, post } from "./api.js";
import { suspended } from "./around.js";
import { visit } from "./bar.js";
import { el, fill, icon, link } from "./dom.js";
import { complain } from "./forms.js";
import { newTable } from "./newtable.js";
import { change, settings } from "./settings.js";
import { list } from "./tables.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */
/** @typedef {import("./types.js").Summary} Summary */

const EVERY = 8000;

/** Start a game against bots with one click. @param {Game} game */
async function quick(game) {
  const [fewest, most] = game.players;
  const players = Math.max(fewest, Math.min(3, most));
  const bot = game.bots.some((known) => known.id === settings.level) ? settings.level : game.bots[0].id;
  const seats = Array.from({ length: players }, (_, seat) => (seat ? { kind: "bot", bot } : { kind: "me" }));
  const { id } = await post("/api/tables", { game: game.id, options: {}, seats, visibility: "private", undo: "turn" });
  visit(`/table/${id}`);
}

/** The choice of bot strength, shared by all signs. @param {Game} game */
function levels(game) {
  const options = game.bots.map((bot) => el("option", { value: bot.id, selected: bot.id === settings.level }, bot.name));
  const made = el("select", { class: "level", "aria-label": t("level"), title: t("level") }, ...options);
  made.addEventListener("change", () => {
    change({ level: made.value });
    for (const other of document.querySelectorAll("select.level")) /** @type {HTMLSelectElement} */ (other).value = made.value;
  });
  return made;
}

/** @param {Game} game @param {Game[]} games */
function sign(game, games) {
  const art = el("img", { src: `/covers/${game.id}`, alt: "", width: "640", height: "300" });
  const start = el("button", { type: "button", class: "primary big", onclick: () => void quick(game).catch(complain) }, icon("play"), t("play-bots"));
  const set = el("button", { type: "button", onclick: () => newTable(game, games) }, icon("plus"), t("new-table"));
  const facts = el(
    "p",
    { class: "facts" },
    el("span", {}, icon("people"), t("players", { from: game.players[0], to: game.players[1] })),
    el("span", {}, icon("clock"), t("minutes", { minutes: game.minutes })),
    link(`/rules/${game.id}`, {}, icon("book"), t("rules")),
  );
  return el("article", { class: "plate", "data-game": game.id }, art, el("div", { class: "plate-words" }, el("h2", {}, game.name), game.summary ? el("p", {}, game.summary) : null, facts, el("div", { class: "buttons" }, start, levels(game), set)));
}

/** Open a table from a record file. */
function importer() {
  const file = el("input", { type: "file", accept: ".json,application/json", class: "unseen", id: "import-file" });
  file.addEventListener("change", () => {
    const chosen = file.files?.[0];
    if (chosen) void bring(chosen).catch(complain);
  });
  return el("div", { class: "importer" }, file, el("label", { for: "import-file", class: "button" }, icon("import"), t("import")));
}

/** @param {File} file */
async function bring(file) {
  /** @type {{players?: number}} */
  let record;
  const text = await file.text();
  try {
    record = JSON.parse(text);
  } catch {
    throw new Error(t("import-bad"));
  }
  const players = Number(record.players) || 2;
  const seats = Array.from({ length: players }, (_, seat) => (seat ? { kind: "bot", bot: "random" } : { kind: "me" }));
  // Seeds have more digits than a JavaScript number can hold, so the file is sent unparsed.
  const { id } = await post("/api/tables/import", `{"record":${text},"seats":${JSON.stringify(seats)}}`);
  const made = /** @type {Summary} */ (await get(`/api/tables/${id}`));
  visit(made.state === "finished" ? `/replay/${id}/0` : `/table/${id}`);
}

/** @param {HTMLElement} root @returns {Promise<() => void>} */
export async function lobby(root) {
  root.className = "lobby";
  const games = /** @type {Game[]} */ (await get("/api/games"));
  const lists = el("div", { class: "columns" });
  const turns = el("div", { class: "turns" });
  const hero = el("div", { class: "hero" }, el("h1", {}, t("hero")), el("p", {}, t("hero-why")));
  fill(root, turns, hero, el("div", { class: "plates" }, ...games.map((game) => sign(game, games))), lists, importer());
  let shown = "";
  const refresh = async () => {
    const [mine, open, playing, done, invited] = await Promise.all(["mine=1", "open=1", "", "finished=1", "invited=1"].map((kind) => get(`/api/tables?${kind}`)));
    const now = JSON.stringify([mine, open, playing, done, invited]);
    if (now === shown) return;
    shown = now;
    const running = /** @type {Summary[]} */ (mine);
    const others = /** @type {Summary[]} */ (playing).filter((table) => !table.you.length);
    fill(turns, suspended(), invited.length ? list(t("invitations"), invited, "") : null, running.length ? list(t("my-games"), running, "") : null);
    fill(lists, list(t("open-tables"), open, t("open-none")), list(t("watch-tables"), others, t("watch-none"), link("/watch", {}, t("watch-all"))), list(t("finished"), done, t("finished-none")));
  };
  await refresh().catch(complain);
  const timer = setInterval(() => !document.hidden && void refresh().catch(() => undefined), EVERY);
  return () => clearInterval(timer);
}
