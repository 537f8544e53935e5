/** The profile page: name, account and statistics. */

import { get, me, patchMe, post, whoami } from "./api.js";
import { badge, el, fill, link, toast } from "./dom.js";
import { decimal, t, when } from "./words.js";

/** @param {string} key @param {HTMLElement} input */
function field(key, input) {
  return el("label", { class: "field" }, el("span", {}, t(key)), input);
}

/** @param {string} title @param {(data: Record<string, string>) => Promise<unknown>} act @param {string} button @param {...HTMLElement} fields */
function form(title, act, button, ...fields) {
  const made = el("form", { class: "sheet" }, el("h2", {}, title), ...fields, el("button", { class: "primary" }, button));
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(made)));
    act(data)
      .then(async () => {
        await whoami();
        toast(t("saved"));
        dispatchEvent(new CustomEvent("goodsyard:again"));
      })
      .catch((problem) => toast(problem.message, "bad"));
  });
  return made;
}

/** @param {string} name @param {string} type @param {string} [value] @param {string} [complete] */
function input(name, type, value = "", complete = "off") {
  return el("input", { name, type, value, required: type !== "url", autocomplete: complete, maxlength: type === "url" ? 300 : 60 });
}

function account() {
  if (me.account) {
    const out = el("button", { type: "button", onclick: () => void post("/api/logout").then(() => location.assign("/")) }, t("logout"));
    return [el("div", { class: "sheet" }, el("h2", {}, t("account")), el("p", {}, t("account-is", { name: me.name })), out)];
  }
  const secret = () => field("password", input("password", "password", "", "current-password"));
  return [
    form(t("account-new"), (data) => post("/api/account", data), t("account-make"), el("p", { class: "quiet" }, t("account-why")), field("name", input("name", "text", me.name, "username")), secret()),
    form(t("login"), (data) => post("/api/login", data), t("login"), field("name", input("name", "text", "", "username")), secret()),
  ];
}

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
  document.title = `${t("profile")} – Goodsyard`;
  const stats = await get("/api/profile");
  const who = form(
    t("who"),
    (data) => patchMe({ name: data.name, webhook: data.webhook || null }),
    t("save"),
    field("name", input("name", "text", me.name, "nickname")),
    field("webhook", input("webhook", "url", me.webhook ?? "")),
    el("p", { class: "quiet" }, t("webhook-why")),
  );
  fill(root, el("h1", {}, t("profile")), el("div", { class: "columns" }, statistics(stats), who, ...account()));
  return () => undefined;
}
