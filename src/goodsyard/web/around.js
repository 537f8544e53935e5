/** The head of the pages about people: where one is, and where else one can go. */

import { me } from "./api.js";
import { el, icon, link } from "./dom.js";
import { t } from "./words.js";

/** @type {[string, string, string][]} */
const PAGES = [
  ["/profile", "trophy", "statistics"],
  ["/friends", "people", "friends"],
  ["/account", "person", "account"],
];

/** @param {string} title @param {...(HTMLElement|null)} beside what is beside it */
export function head(title, ...beside) {
  document.title = `${title} – Goodsyard`;
  return el("div", { class: "around" }, el("h1", {}, title), ...beside);
}

/** @param {string} title */
export function around(title) {
  const links = PAGES.map(([path, sign, key]) => link(path, { class: "button", "aria-current": location.pathname.startsWith(path) ? "page" : null }, icon(sign), el("span", {}, t(key))));
  return head(title, el("nav", { "aria-label": t("your-pages") }, ...links), suspended());
}

/** A sentence for those who are suspended. */
export function suspended() {
  return me.suspended ? el("p", { class: "notice", role: "status" }, icon("warning"), el("span", {}, me.suspended)) : null;
}
