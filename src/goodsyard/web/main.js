/** Routing: one shell, with a path for each page. */

import { me, whoami } from "./api.js";
import { el, fill } from "./dom.js";
import { bar } from "./bar.js";
import { wear } from "./settings.js";
import { preferred, speak, t } from "./words.js";

/** @typedef {() => void} Leave */

/** @typedef {(root: HTMLElement, ...parts: string[]) => Leave|Promise<Leave>} Page */

/** Each page loads its modules on demand. */
/** @type {[RegExp, () => Promise<Page>][]} */
const PAGES = [
  [/^\/$/, async () => (await import("./lobby.js")).lobby],
  [/^\/table\/([\w-]+)$/, async () => (await import("./table.js")).table],
  [/^\/join\/([\w.~-]+)$/, async () => (await import("./pages.js")).join],
  [/^\/replay\/([\w-]+)(?:\/(\d+))?$/, async () => (await import("./replay.js")).replay],
  [/^\/profile$/, async () => (await import("./player.js")).player],
  [/^\/player\/(\w+)$/, async () => (await import("./player.js")).player],
  [/^\/leaderboards(?:\/([\w-]+))?$/, async () => (await import("./leaderboards.js")).leaderboards],
  [/^\/watch$/, async () => (await import("./watching.js")).watching],
  [/^\/account$/, async () => (await import("./account.js")).account],
  [/^\/friends$/, async () => (await import("./friends.js")).friends],
  [/^\/friend\/(\w+)$/, async () => (await import("./friends.js")).befriend],
  [/^\/rules\/([\w-]+)$/, async () => (await import("./pages.js")).rulesPage],
];

/** @type {Leave} */
let leave = () => undefined;
let turn = 0;

/** Show the page for the current path. */
export async function show() {
  const mine = ++turn;
  leave();
  leave = () => undefined;
  const root = /** @type {HTMLElement} */ (document.getElementById("main"));
  root.className = "";
  document.title = "Goodsyard";
  bar(/** @type {HTMLElement} */ (document.getElementById("bar")));
  const path = location.pathname.replace(/(.)\/$/, "$1");
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(path);
    if (!found) continue;
    fill(root);
    const parts = found.slice(1).filter((part) => part !== undefined);
    const left = await open(page, root, parts).catch((problem) => trouble(root, problem));
    if (mine === turn) leave = left;
    else left();
    return;
  }
  trouble(root, new Error(t("no-page")));
}

/** @param {() => Promise<Page>} page @param {HTMLElement} root @param {string[]} parts @returns {Promise<Leave>} */
async function open(page, root, parts) {
  return (await page())(root, ...parts);
}

/** @param {HTMLElement} root @param {unknown} problem @returns {Leave} */
function trouble(root, problem) {
  const text = problem instanceof Error ? problem.message : String(problem);
  fill(root, el("div", { class: "trouble" }, el("h1", {}, t("trouble")), el("p", {}, text)));
  root.append(el("p", { class: "trouble" }, el("a", { href: "/" }, t("to-lobby"))));
  return () => undefined;
}

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  void show();
}

document.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target.closest("a") : null;
  if (!target || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const inside = target.origin === location.origin && !target.hasAttribute("download") && !target.target;
  if (!inside || target.getAttribute("href")?.startsWith("#") || target.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(target.pathname + target.search);
});
addEventListener("popstate", () => void show());
addEventListener("goodsyard:go", (event) => go(/** @type {CustomEvent<string>} */ (event).detail));
addEventListener("goodsyard:again", () => void show());

wear();
await whoami().catch(() => undefined);
await speak(preferred(me.account ? me.lang : null, me.languages));
await show();
void import("./install.js").then(({ install }) => install()).catch(() => undefined);
