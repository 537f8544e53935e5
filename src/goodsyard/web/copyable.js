/** Something that can be copied: a link or a code, in a field with a button. */

import { el, toast, tool } from "./dom.js";
import { t } from "./words.js";

/** @param {string} name @param {string} text @param {boolean} [named] */
export function copyable(name, text, named = true) {
  const field = el("input", { readonly: true, value: text, "aria-label": name });
  field.addEventListener("focus", () => field.select());
  return el("div", { class: "copyable" }, named ? el("span", {}, name) : null, field, tool("link", t("copy"), () => void copy(text, field)));
}

/** @param {string} text @param {HTMLInputElement|null} field */
export async function copy(text, field = null) {
  await navigator.clipboard.writeText(text).catch(() => field?.select());
  toast(t("copied"));
}

/** A link of this site in full. @param {string} path */
export function address(path) {
  return new URL(path, location.origin).href;
}
