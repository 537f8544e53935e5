/** Keyboard control for the whole game. */

import { dialog, el } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./choices.js").Choices} Choices */

const KEYS = [
  ["1 – 9", "key-number"],
  ["↑ ↓", "key-arrows"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["U", "key-undo"],
  ["Shift + U", "key-undo-turn"],
  ["R", "key-redo"],
  ["H", "key-hint"],
  ["␣", "key-space"],
  ["L", "key-again"],
  ["A – D", "key-seat"],
  ["+ − 0", "key-zoom"],
  ["?", "key-help"],
];

export function help() {
  const rows = KEYS.map(([key, said]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, t(said))));
  dialog(t("help"), el("p", {}, t("help-mouse")), el("dl", { class: "keys" }, ...rows));
}

/** @param {Choices} choices @param {{undo: () => void, undoTurn: () => void, redo: () => void, next: () => boolean, again: () => void, zoom: import("./zoom.js").Zoom, seats: import("./seats.js").Seats}} hooks @returns {() => void} */
export function keyboard(choices, hooks) {
  /** @param {KeyboardEvent} event */
  function press(event) {
    const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    choices.keyboard = true;
    if (event.key === " " && event.target instanceof HTMLButtonElement) return;
    if (act(event.key)) event.preventDefault();
  }

  /** @param {string} key @returns {boolean} whether the key meant something */
  function act(key) {
    const buttons = choices.list.buttons();
    const now = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    if (/^[1-9]$/.test(key)) buttons[Number(key) - 1]?.click();
    else if (key === "ArrowDown") choices.list.focus(now + 1);
    else if (key === "ArrowUp") choices.list.focus(now < 0 ? -1 : now - 1);
    else if (key === "Escape") {
      hooks.seats.unfold(null);
      choices.clear();
    } else if (/^[a-d]$/.test(key)) hooks.seats.press("abcd".indexOf(key));
    else if (key === "u") hooks.undo();
    else if (key === "U") hooks.undoTurn();
    else if (key === "r") hooks.redo();
    else if (key === "h") choices.advise();
    else if (key === " ") return hooks.next();
    else if (key === "l") hooks.again();
    else if (key === "+" || key === "=") hooks.zoom.by(1.25);
    else if (key === "-") hooks.zoom.by(0.8);
    else if (key === "0") hooks.zoom.fit();
    else if (key === "?") help();
    else return false;
    return true;
  }

  const point = () => {
    choices.keyboard = false;
  };
  document.addEventListener("keydown", press);
  document.addEventListener("pointerdown", point);
  return () => {
    document.removeEventListener("keydown", press);
    document.removeEventListener("pointerdown", point);
  };
}
