/** The player's settings, stored in this browser. */

/** @typedef {{lang: string, theme: "auto"|"light"|"dark", sound: boolean, notify: boolean, confirm: boolean,
 *   level: string}} Settings */

const KEY = "goodsyard";

/** @returns {Settings} */
function load() {
  /** @type {Settings} */
  const plain = { lang: "", theme: "auto", sound: false, notify: false, confirm: false, level: "medium" };
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return plain;
  }
}

export const settings = load();

/** @param {Partial<Settings>} changed */
export function change(changed) {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Playing works without storage too.
  }
  wear();
}

/** Apply the theme. */
export function wear() {
  const root = document.documentElement;
  if (settings.theme === "auto") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", settings.theme);
}
