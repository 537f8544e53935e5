/** The friends page: the link that makes friends, who is online, the people of the last games, and who is shunned. */

import { get, post, remove } from "./api.js";
import { around } from "./around.js";
import { again, complain } from "./forms.js";
import { address, copyable } from "./copyable.js";
import { el, fill, icon } from "./dom.js";
import { personButton } from "./person.js";
import { t, when } from "./words.js";

/** @typedef {import("./types.js").Company} Company */

/** @param {Promise<unknown>} change */
function then(change) {
  void change.then(again).catch(complain);
}

/** @param {string} title @param {HTMLElement[]} lines @param {string} nothing */
function list(title, lines, nothing) {
  const body = lines.length ? el("ul", { class: "people" }, ...lines) : el("p", { class: "quiet" }, nothing);
  return el("section", { class: "sheet" }, el("h2", {}, title), body);
}

/** @param {string|null} token */
function links(token) {
  const renew = el("button", { type: "button", class: token ? "" : "primary", onclick: () => then(post("/api/friends/link")) }, icon("link"), t(token ? "friend-link-new" : "friend-link-make"));
  const withdraw = token ? el("button", { type: "button", onclick: () => then(remove("/api/friends/link")) }, icon("cross"), t("friend-link-withdraw")) : null;
  return el("section", { class: "sheet" }, el("h2", {}, t("friend-link")), el("p", { class: "quiet" }, t("friend-link-why")), token ? copyable(t("friend-link"), address(token), false) : null, el("div", { class: "buttons" }, renew, withdraw));
}

/** @param {Company} company */
function shunned(company) {
  const lines = company.shunned.map((one) =>
    el(
      "li",
      {},
      el("span", { class: "about" }, personButton(one), el("span", { class: "quiet" }, t(one.blocked ? "is-blocked" : "is-muted"))),
      el("button", { type: "button", onclick: () => then(remove(`/api/people/${one.id}/shunned`)) }, t(one.blocked ? "unblock" : "unmute")),
    ),
  );
  return lines.length ? list(t("shunned"), lines, "") : null;
}

/** @param {import("./types.js").Reported[]} found */
function reports(found) {
  const lines = found.map((one) =>
    el("li", { class: "reported" }, el("b", {}, t("report-about", { name: one.about })), el("time", { class: "quiet", datetime: one.at }, when(one.at)), el("p", {}, one.text), el("p", { class: "quiet" }, one.answer ? t("report-answer", { answer: one.answer }) : t("report-open"))),
  );
  return lines.length ? list(t("reports"), lines, "") : null;
}

/** @param {HTMLElement} root @returns {Promise<() => void>} */
export async function friends(root) {
  root.className = "profile";
  const [company, told] = /** @type {[Company, import("./types.js").Reported[]]} */ (await Promise.all([get("/api/friends"), get("/api/reports")]));
  const known = company.friends.map((one) => el("li", {}, el("span", { class: one.online ? "presence here" : "presence" }), el("span", { class: "about" }, personButton(one), el("span", { class: "quiet" }, t(one.online ? "online" : "offline")))));
  const lately = company.lately.map((one) => el("li", {}, personButton(one)));
  fill(root, around(t("friends")), el("div", { class: "columns" }, list(t("friends"), known, t("friends-none")), links(company.link), list(t("lately"), lately, t("lately-none")), shunned(company), reports(told)));
  return () => undefined;
}

/** Somebody's link: become friends. @param {HTMLElement} root @param {string} token @returns {Promise<() => void>} */
export async function befriend(root, token) {
  const found = /** @type {import("./types.js").Stranger} */ (await get(`/api/befriend/${token}`));
  const accept = async () => {
    await post(`/api/befriend/${token}`);
    history.replaceState(null, "", "/friends");
    again();
  };
  const button = el("button", { type: "button", class: "primary big", onclick: () => void accept().catch(complain) }, icon("people"), t("befriend"));
  const said = found.you ? t("befriend-own") : found.friend ? t("befriend-already", { name: found.name }) : t("befriend-why");
  root.className = "joining";
  fill(root, el("section", { class: "sheet centred" }, el("h1", {}, found.you ? t("friend-link") : found.friend ? found.name : t("befriend-title", { name: found.name })), el("p", {}, said), found.you || found.friend ? el("a", { class: "button", href: "/friends" }, t("friends")) : button));
  return () => undefined;
}
