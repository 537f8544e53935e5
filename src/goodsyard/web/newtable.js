/** The form for a new table: seats, options, clock, seed, visibility, undo. */

import { me, post } from "./api.js";
import { visit } from "./bar.js";
import { badge, dialog, el, fill, link, toast } from "./dom.js";
import { settings } from "./settings.js";
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
    const usual = game.bots.some((bot) => bot.id === settings.level) ? settings.level : game.bots[0].id;
    const options = kinds.map(([value, said]) => el("option", { value, selected: value === (seat ? `bot:${usual}` : "me") }, said));
    return el("label", { class: "seat-row" }, badge(seat), el("span", { class: "unseen" }, t("seat-number", { number: seat + 1 })), el("select", { name: `seat-${seat}` }, ...options));
  });
}

/** The terms in a form: options, clock, undo and so on. @param {FormData} data @param {Game} game */
function terms(data, game) {
  const clock = CLOCKS[String(data.get("clock"))];
  return {
    options: Object.fromEntries(game.options.map((option) => [option.id, String(data.get(`option-${option.id}`))])),
    visibility: data.get("visibility"),
    undo: data.get("undo"),
    confirm: data.has("confirm"),
    rated: data.has("rated"),
    clock: clock ? { ...clock, timeout: "bot" } : null,
  };
}

/** @param {FormData} data @param {Game} game */
function order(data, game) {
  const seats = [...data.keys()].filter((key) => key.startsWith("seat-")).map((key) => {
    const [kind, bot] = String(data.get(key)).split(":");
    return bot ? { kind, bot } : { kind };
  });
  const seed = String(data.get("seed") ?? "").trim();
  return {
    game: game.id,
    seats,
    ...terms(data, game),
    ...(seed ? { seed: Number(seed) } : {}),
  };
}

/** @param {string} name @param {boolean} [on] */
function check(name, on = false) {
  return el("label", { class: "check" }, el("input", { type: "checkbox", name, checked: on }), el("span", {}, t(`new-${name}`)));
}

/** Rated games need a clock, so ticking the box chooses one, and choosing none unticks it. @param {boolean} [on] */
function rated(on) {
  const label = check("rated", on);
  const box = /** @type {HTMLInputElement} */ (label.querySelector("input"));
  const clock = () => /** @type {HTMLSelectElement} */ (box.form?.elements.namedItem("clock"));
  box.addEventListener("change", () => {
    if (box.checked && clock().value === "none") clock().value = "calm";
  });
  queueMicrotask(() => clock().addEventListener("change", () => (box.checked &&= clock().value !== "none")));
  return label;
}

/** Guests see that games can be rated, and what they need for that. */
function notRated() {
  const away = (/** @type {Event} */ event) => /** @type {Element} */ (event.target).closest("dialog")?.close();
  const box = el("input", { type: "checkbox", name: "rated", disabled: true, "aria-describedby": "not-rated" });
  const why = el("p", { class: "quiet", id: "not-rated" }, t("rated-account"), " ", link("/account", { onclick: away }, t("account-make")));
  return el("div", { class: "not-rated" }, el("label", { class: "check" }, box, el("span", {}, t("new-rated"))), why);
}

/** The name of a clock among those offered. @param {import("./types.js").ClockTerms|null} clock */
function clockName(clock) {
  const same = Object.entries(CLOCKS).find(([, each]) => (each?.bank ?? -1) === (clock?.bank ?? -1) && (each?.days ?? 0) === (clock?.days ?? 0));
  return same?.[0] ?? "none";
}

/** The fields for what can still be changed while players are missing. @param {Game} game @param {Partial<import("./types.js").Details>} [now] */
function fields(game, now = {}) {
  return [
    ...game.options.map((option) => choice(option.name, `option-${option.id}`, option.values.map((value) => [value.id, value.name]), now.options?.[option.id] ?? option.default)),
    choice(t("new-clock"), "clock", Object.keys(CLOCKS).map((name) => [name, t(`clock-${name}`)]), clockName(now.clock ?? null)),
    choice(t("new-visibility"), "visibility", [["private", t("private")], ["public", t("public")]], now.visibility),
    choice(t("new-undo"), "undo", [["turn", t("undo-turn")], ["consent", t("undo-consent")]], now.undo),
    check("confirm", now.confirm),
    me.account ? rated(now.rated) : notRated(),
  ];
}

/** Change what was agreed at a table that waits for players. @param {import("./types.js").Details} details @param {Game} game @param {(wish: object) => void} send */
export function reviseTable(details, game, send) {
  const form = el("form", { class: "new-table" }, ...fields(game, details), el("div", { class: "buttons" }, el("button", { class: "primary" }, t("save"))));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(terms(new FormData(form), game));
    box.close();
  });
  const box = dialog(`${t("change-options")}: ${details.name}`, form);
  box.classList.add("broad");
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
    ...fields(game),
    el("label", { class: "field" }, el("span", {}, t("new-seed")), el("input", { name: "seed", inputmode: "numeric", pattern: "[0-9]{0,15}", placeholder: t("new-seed-none"), autocomplete: "off" })),
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
  box.classList.add("broad");
}
