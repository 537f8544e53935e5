/** How the reader watches others: the pace, the next step, and the last round again. */

import { el, fill, icon, tool } from "./dom.js";
import { speed } from "./pace.js";
import { change } from "./settings.js";
import { t } from "./words.js";

/** @typedef {import("./pace.js").Speed} Speed */

const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "instant", "step"]);

/** A list of all paces. @param {() => void} [changed] */
export function speeds(changed) {
  const made = el("select", { class: "speed", "aria-label": t("pace"), title: t("pace") }, ...SPEEDS.map((name) => el("option", { value: name }, t(`pace-${name}`))));
  made.value = speed();
  made.addEventListener("change", () => {
    change({ pace: /** @type {Speed} */ (made.value) });
    changed?.();
  });
  return made;
}

export class Watch {
  /** @param {HTMLElement} root @param {{changed: () => void, next: () => void, again: () => void}} hooks */
  constructor(root, hooks) {
    this.title = el("h3", {});
    this.speeds = speeds(hooks.changed);
    this.next = el("button", { type: "button", class: "primary step-on", title: t("step-why"), onclick: hooks.next }, icon("next"), t("step-on"));
    this.again = tool("play", `${t("again-why")} (L)`, hooks.again, { class: "last-round" });
    fill(root, this.title, this.next, this.again, this.speeds);
    this.root = root;
  }

  /** @param {string} title @param {boolean} waiting whether more is left to show @param {boolean} again whether there is a round to show again */
  update(title, waiting, again) {
    this.title.textContent = title;
    this.speeds.value = speed();
    this.next.toggleAttribute("hidden", !waiting || speed() !== "step");
    this.again.toggleAttribute("hidden", !again);
    this.root.parentElement?.classList.toggle("waiting-on", waiting);
  }
}
