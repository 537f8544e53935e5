/** Forms of the pages about oneself: fields, and a form that sends them and says what went wrong. */

import { whoami } from "./api.js";
import { el, toast } from "./dom.js";
import { t } from "./words.js";

/** Show a problem to the player. @param {unknown} problem */
export function complain(problem) {
  toast(problem instanceof Error ? problem.message : String(problem), "bad");
}

/** @param {string} title @param {...(HTMLElement|null)} children */
export function sheet(title, ...children) {
  return el("section", { class: "sheet" }, el("h2", {}, title), ...children);
}

/** @param {string} key */
export function quiet(key) {
  return el("p", { class: "quiet" }, t(key));
}

/** @param {string} key @param {HTMLElement} input */
export function field(key, input) {
  return el("label", { class: "field" }, el("span", {}, t(key)), input);
}

/** @param {string} name @param {string} type @param {string} [value] @param {string} [complete] */
export function input(name, type, value = "", complete = "off") {
  return el("input", { name, type, value, required: type !== "url", autocomplete: complete, maxlength: type === "url" ? 300 : 60 });
}

/** Show the page once more, with what has changed. */
export function again() {
  dispatchEvent(new CustomEvent("goodsyard:again"));
}

/** A form whose data is sent; `done` takes the answer, and shows the page again if there is nothing else to do. */
/** @param {(data: Record<string, string>) => Promise<any>} act @param {HTMLElement} button @param {HTMLElement[]} fields @param {(answer: any) => void} [done] */
export function form(act, button, fields, done = saved) {
  const made = el("form", {}, ...fields, button);
  made.addEventListener("submit", (event) => {
    event.preventDefault();
    const data = /** @type {Record<string, string>} */ (Object.fromEntries(new FormData(made)));
    act(data)
      .then(async (answer) => {
        made.reset();
        await whoami();
        done(answer);
      })
      .catch(complain);
  });
  return made;
}

function saved() {
  toast(t("saved"));
  again();
}

/** A button that sends its form. @param {string} key @param {string} [look] */
export function submit(key, look = "primary") {
  return el("button", { class: look }, t(key));
}
