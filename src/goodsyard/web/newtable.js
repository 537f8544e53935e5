/** The form for a new table: seats, options, clock, seed, visibility, undo. */

import { post } from "./api.js";
import { visit } from "./bar.js";
import { badge, dialog, el, fill, toast } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Game} Game */

const MINUTE = 60;
/** @type {Record<string, {bank: number, increment: number, days?: number}|null>} */
const CLOCKS = {
  none: null,
  quick: { bank: 10 * MINUTE, increment: 10 },
  calm: { bank: 30 * MINUTE, increment: 30 },
  days: { bank: 0, increment: 0, days: 3 },
};

/** @param {string} label @param {string} name @param {[string, string][]} values @param {string} [chosen] */
function choice(label, name, values, chosen) {
  const options = values.map(([value, said]) => el("option", { value, selected: value === chosen }, said));
  return el("label", { class: "field" }, el("span", {}, label), el("select", { name }, ...options));
}

/** @param {Game} game @param {number} count */
function seatRows(game, count) {
  return Array.from({ length: count }, (_, seat) => {
    /** @type {[string, string][]} */
    const kinds = [["me", t("seat-me")], ["open", t("seat-free")], ...game.bots.map((bot) => /** @type {[string, string]} */ ([`bot:${bot.id}`, t("seat-bot", { name: bot.name })]))];
    const last = kinds.at(-1)?.[0];
    const options = kinds.map(([value, said]) => el("option", { value, selected: value === (seat ? last : "me") }, said));
    return el("label", { class: "seat-row" }, badge(seat), el("span", { class: "unseen" }, t("seat-number", { number: seat + 1 })), el("select", { name: `seat-${seat}` }, ...options));
  });
}

/** @param {FormData} data @param {Game} game */
function order(data, game) {
  const seats = [...data.keys()].filter((key) => key.startsWith("seat-")).map((key) => {
    const [kind, bot] = String(data.get(key)).split(":");
    return bot ? { kind, bot } : { kind };
  });
  const options = Object.fromEntries(game.options.map((option) => [option.id, String(data.get(`option-${option.id}`))]));
  const clock = CLOCKS[String(data.get("clock"))];
  const seed = String(data.get("seed") ?? "").trim();
  return {
    game: game.id,
    options,
    seats,
    visibility: data.get("visibility"),
    undo: data.get("undo"),
    confirm: data.has("confirm"),
    rated: data.has("rated"),
    ...(seed ? { seed: Number(seed) } : {}),
    ...(clock ? { clock: { ...clock, timeout: "bot" } } : {}),
  };
}

/** @param {string} name */
function check(name) {
  return el("label", { class: "check" }, el("input", { type: "checkbox", name }), el("span", {}, t(`new-${name}`)));
}

/** @param {Game} game @param {Game[]} games */
export function newTable(game, games) {
  let shown = game;
  const [fewest, most] = game.players;
  const rows = el("div", { class: "seat-rows" });
  const counts = Array.from({ length: most - fewest + 1 }, (_, step) => String(fewest + step));
  const players = choice(t("new-players"), "players", counts.map((count) => [count, count]), String(Math.min(3, most)));
  const count = /** @type {HTMLSelectElement} */ (players.querySelector("select"));
  count.addEventListener("change", () => fill(rows, ...seatRows(shown, Number(count.value))));
  fill(rows, ...seatRows(game, Math.min(3, most)));
  const options = game.options.map((option) =>
    choice(option.name, `option-${option.id}`, option.values.map((value) => [value.id, value.name]), option.default),
  );
  const which = games.length > 1 ? choice(t("game"), "game", games.map((each) => [each.id, each.name]), game.id) : null;
  which?.querySelector("select")?.addEventListener("change", (event) => {
    const chosen = games.find((each) => each.id === /** @type {HTMLSelectElement} */ (event.target).value);
    box.close();
    if (chosen) newTable(chosen, games);
  });
  const form = el(
    "form",
    { class: "new-table" },
    which,
    players,
    rows,
    el("p", { class: "quiet" }, t("new-seats-why")),
    ...options,
    choice(t("new-clock"), "clock", Object.keys(CLOCKS).map((name) => [name, t(`clock-${name}`)])),
    choice(t("new-visibility"), "visibility", [["private", t("private")], ["public", t("public")]]),
    choice(t("new-undo"), "undo", [["turn", t("undo-turn")], ["consent", t("undo-consent")]]),
    el("label", { class: "field" }, el("span", {}, t("new-seed")), el("input", { name: "seed", inputmode: "numeric", pattern: "[0-9]{0,15}", placeholder: t("new-seed-none"), autocomplete: "off" })),
    check("confirm"),
    check("rated"),
    el("div", { class: "buttons" }, el("button", { class: "primary" }, t("new-open"))),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    post("/api/tables", order(new FormData(form), shown))
      .then(({ id }) => {
        box.close();
        visit(`/table/${id}`);
      })
      .catch((problem) => toast(problem.message, "bad"));
  });
  const box = dialog(`${t("new-table")}: ${game.name}`, form);
}
