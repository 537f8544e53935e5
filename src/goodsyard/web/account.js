/** The account page: name, password, recovery codes, sessions, all own data, deletion; for guests, making an account. */

import { get, me, patchMe, post, remove, whoami } from "./api.js";
import { around } from "./around.js";
import { again, complain, field, form, input, quiet, sheet, submit } from "./forms.js";
import { hook } from "./hook.js";
import { copy } from "./copyable.js";
import { dialog, el, fill, icon } from "./dom.js";
import { vacation } from "./vacation.js";
import { t, when } from "./words.js";

/** @typedef {import("./types.js").Session} Session */

/** @param {string} [name] @param {string} [key] @param {string} [complete] */
function secret(name = "password", key = "password", complete = "current-password") {
  return field(key, input(name, "password", "", complete));
}

function who() {
  const name = field("name", input("name", "text", me.name, "nickname"));
  return sheet(t("who"), form((data) => patchMe({ name: data.name }), submit("save"), [name]));
}

function guest() {
  const forgotten = form(
    (data) => post("/api/account/reset", data),
    submit("reset"),
    [quiet("reset-why"), field("name", input("name", "text", "", "username")), field("code", input("code", "text")), secret("password", "password-new", "new-password")],
  );
  return [
    sheet(t("account-new"), quiet("account-why"), form((data) => post("/api/account", data), submit("account-make"), [field("name", input("name", "text", me.name, "username")), secret("password", "password", "new-password")])),
    sheet(
      t("login"),
      form((data) => post("/api/login", data), submit("login"), [field("name", input("name", "text", "", "username")), secret()]),
      el("details", {}, el("summary", {}, t("forgotten")), forgotten),
    ),
  ];
}

function password() {
  const fields = [secret("old", "password-old"), secret("new", "password-new", "new-password")];
  return sheet(t("password-change"), quiet("password-why"), form((data) => post("/api/account/password", data), submit("password-change"), fields));
}

function codes() {
  const made = form((data) => post("/api/account/codes", data), submit("codes-make", ""), [secret()], ({ codes: list }) => showCodes(list));
  return sheet(t("codes"), quiet("codes-why"), el("p", {}, me.codes ? t("codes-left", { count: me.codes }) : t("codes-none")), made);
}

/** @param {string[]} list */
function showCodes(list) {
  const all = el("button", { type: "button", class: "primary", onclick: () => void copy(list.join("\n")) }, icon("link"), t("copy"));
  const box = dialog(t("codes"), el("p", {}, t("codes-once")), el("ol", { class: "codes" }, ...list.map((code) => el("li", {}, el("code", {}, code)))), all);
  box.addEventListener("close", again);
}

/** @param {Session[]} list */
function sessions(list) {
  const end = (/** @type {string} */ path) => void remove(path).then(again).catch(complain);
  const line = (/** @type {Session} */ one) =>
    el(
      "li",
      {},
      el("span", { class: "about" }, el("b", {}, one.browser), el("span", { class: "quiet" }, one.current ? t("session-this") : t("session-seen", { when: when(one.seen) }))),
      one.current ? null : el("button", { type: "button", onclick: () => end(`/api/account/sessions/${one.id}`) }, t("session-end")),
    );
  const others = el("button", { type: "button", onclick: () => end("/api/account/sessions") }, t("session-end-others"));
  const out = el("button", { type: "button", onclick: () => void post("/api/logout").then(() => location.assign("/")).catch(complain) }, icon("leave"), t("logout"));
  return sheet(t("sessions"), el("ul", { class: "people" }, ...list.map(line)), el("div", { class: "buttons" }, list.length > 1 ? others : null, out));
}

function data() {
  return sheet(t("own-data"), quiet("own-data-why"), el("a", { class: "button", href: "/api/account/export", download: "goodsyard.json" }, icon("export"), t("own-data-get")));
}

function farewell() {
  const send = async (/** @type {Record<string, string>} */ given) => {
    if (!confirm(t("delete-sure"))) throw new Error(t("delete-not"));
    await post("/api/account/delete", given);
    location.assign("/");
  };
  return sheet(t("delete"), quiet("delete-why"), form(send, submit("delete", "danger"), [secret()]));
}

/** @param {HTMLElement} root @returns {Promise<() => void>} */
export async function account(root) {
  root.className = "profile";
  await whoami();
  const list = me.account ? await get("/api/account/sessions") : [];
  const parts = me.account ? [who(), await hook(), await vacation(), sessions(list), password(), codes(), data(), farewell()] : [who(), await vacation(), ...guest(), data()];
  fill(root, around(t("account")), el("div", { class: "columns" }, ...parts));
  return () => undefined;
}
