/** The enamel sign at the top of every page: home link, language, theme, settings. */

import { me, patchMe } from "./api.js";
import { barTool, dialog, el, fill, icon, link, toast } from "./dom.js";
import { askToNotify } from "./notify.js";
import { change, settings } from "./settings.js";
import { play } from "./sound.js";
import { speeds } from "./watch.js";
import { keep, lang, languages, speak, t } from "./words.js";

/** Go to another page of this site. @param {string} path */
export function visit(path) {
  dispatchEvent(new CustomEvent("goodsyard:go", { detail: path }));
}

/** @param {HTMLElement} root */
export function bar(root) {
  fill(
    root,
    link("/", { class: "brand", "aria-label": `Goodsyard: ${t("to-lobby")}` }, icon("engine"), el("span", {}, "Goodsyard")),
    el("div", { id: "place" }, elsewhere()),
    el(
      "nav",
      { class: "tools", "aria-label": t("site") },
      others(),
      theme(),
      barTool("settings", t("settings"), t("settings"), openSettings),
      link("/profile", { class: "tool", title: `${t("profile")}: ${me.name}` }, icon("person"), el("small", { class: "name" }, me.name)),
    ),
  );
}

/** Where everybody can go; a table has its own tools in this place. */
function elsewhere() {
  const pages = [["/watch", "eye", "watch"], ["/leaderboards", "trophy", "leaderboards"]];
  const links = pages.map(([path, sign, key]) => link(path, { class: "way", title: t(key), "aria-current": location.pathname.startsWith(path) ? "page" : null }, icon(sign), el("span", {}, t(key))));
  return el("nav", { class: "ways", "aria-label": t("everybody") }, ...links);
}

/** The other language, or a list of the others if there are several. */
function others() {
  const found = Object.entries(languages).filter(([id]) => id !== lang);
  if (!found.length) return null;
  const [[id, name]] = found;
  const title = found.length > 1 ? t("language") : name;
  const open = () => {
    const box = dialog(t("language"), el("div", { class: "buttons" }, ...found.map(([each, own]) => el("button", { type: "button", lang: each, onclick: () => { box.close(); void switchTo(each); } }, own))));
  };
  const act = found.length > 1 ? open : () => void switchTo(id);
  return el("button", { type: "button", class: "tool language", title, lang: found.length > 1 ? lang : id, onclick: act }, icon("language"), el("small", {}, title));
}

/** @param {string} wanted */
export async function switchTo(wanted) {
  keep(wanted);
  await speak(wanted);
  patchMe({ lang: wanted }).catch(() => undefined);
  dispatchEvent(new CustomEvent("goodsyard:again"));
}

function theme() {
  const order = /** @type {const} */ (["auto", "light", "dark"]);
  const made = barTool("theme", t("theme"), t(`theme-${settings.theme}`), () => {
    const next = order[(order.indexOf(settings.theme) + 1) % order.length];
    change({ theme: next });
    made.title = t(`theme-${next}`);
    toast(t(`theme-${next}`));
  });
  made.classList.add("theme");
  return made;
}

function themes() {
  const made = el("select", { onchange: () => change({ theme: /** @type {"auto"|"light"|"dark"} */ (made.value) }) });
  for (const name of ["auto", "light", "dark"]) {
    made.append(el("option", { value: name, selected: name === settings.theme }, t(`theme-${name}`)));
  }
  return made;
}

function confirmations() {
  const made = el("select", { id: "set-confirm", onchange: () => change({ confirm: /** @type {"never"|"turn"|"choice"} */ (made.value) }) });
  for (const name of ["never", "turn", "choice"]) {
    made.append(el("option", { value: name, selected: name === settings.confirm }, t(`set-confirm-${name}`)));
  }
  return made;
}

function volume() {
  const made = el("input", { type: "range", id: "set-volume", min: "0", max: "1", step: "0.1", value: settings.volume });
  made.addEventListener("change", () => {
    change({ volume: Number(made.value) });
    play("turn");
  });
  return made;
}

/** @param {"sound"|"notify"|"forced"|"vibrate"} name @param {(on: boolean) => void} [then] */
function toggle(name, then) {
  const box = el("input", { type: "checkbox", id: `set-${name}` });
  box.checked = settings[name];
  box.addEventListener("change", () => {
    change({ [name]: box.checked });
    then?.(box.checked);
  });
  return el("label", { class: "check", for: `set-${name}` }, box, el("span", {}, t(`set-${name}`)));
}

/** Messages of the server, which arrive even if no page is open. */
function pushes() {
  const box = el("input", { type: "checkbox", id: "set-push", disabled: true });
  const about = el("span", {}, t("set-push"));
  void import("./install.js").then(async ({ canPush, isPushed, push }) => {
    if (!canPush()) return void about.append(el("small", { class: "quiet" }, ` ${t("push-missing")}`));
    box.checked = await isPushed();
    box.disabled = false;
    box.addEventListener("change", () => {
      push(box.checked).catch((problem) => {
        box.checked = !box.checked;
        toast(problem.message, "bad");
      });
    });
  });
  return el("label", { class: "check", for: "set-push" }, box, about);
}

function openSettings() {
  dialog(
    t("settings"),
    el("label", { class: "field" }, el("span", {}, t("theme")), themes()),
    el("label", { class: "field" }, el("span", {}, t("set-confirm")), confirmations()),
    toggle("forced"),
    el("label", { class: "field" }, el("span", {}, t("pace")), speeds()),
    toggle("sound", (on) => on && play("turn")),
    el("label", { class: "field" }, el("span", {}, t("set-volume")), volume()),
    toggle("vibrate"),
    toggle("notify", (on) => on && void askToNotify()),
    pushes(),
    el("p", { class: "quiet" }, t("settings-kept")),
  );
}
