/** The player's settings, stored in this browser. */

/** @typedef {{lang: string, theme: "auto"|"light"|"dark", sound: boolean, notify: boolean,
 *   confirm: "never"|"turn"|"choice", forced: boolean, level: string,
 *   pace: import("./pace.js").Speed|"", volume: number, vibrate: boolean}} Settings */

const KEY = "goodsyard";

/** @returns {Settings} */
function load() {
  /** @type {Settings} */
  const plain = { lang: "", theme: "auto", sound: false, notify: false, confirm: "never", forced: true, level: "medium", pace: "", volume: 0.5, vibrate: true };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (kept.confirm === true) kept.confirm = "choice"; // as earlier versions stored it
    return { ...plain, ...kept };
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
