/** Several players on one device: a curtain between turns keeps their hands hidden from each other. */

import { badge, el } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").State} State */

/** The seat the device must be passed to before anything is shown, or null. @param {State} state @returns {number|null} */
export function nextPerson(state) {
  if (state.you.length < 2 || state.over || state.viewer === null) return null;
  if (state.acting.includes(state.viewer)) return null;
  return state.acting.find((seat) => state.you.includes(seat)) ?? null;
}

export class Curtain {
  /** @param {(seat: number) => void} lift */
  constructor(lift) {
    this.lift = lift;
    this.box = el("div", { class: "curtain", role: "dialog", "aria-modal": "true" });
  }

  /** @param {State} state @param {number} seat */
  close(state, seat) {
    if (this.box.dataset.seat === String(seat) && this.box.isConnected) return;
    const name = state.seats[seat]?.name ?? "";
    const letter = "ABCD"[seat];
    this.box.dataset.seat = String(seat);
    this.box.setAttribute("aria-label", t("curtain", { name, letter }));
    const ready = el("button", { type: "button", class: "primary", onclick: () => this.lift(seat) }, t("curtain-lift", { name, letter }));
    this.box.replaceChildren(badge(seat), el("h2", {}, t("curtain", { name, letter })), el("p", {}, t("curtain-why")), ready);
    document.body.append(this.box);
    document.getElementById("main")?.setAttribute("inert", "");
    ready.focus();
  }

  open() {
    this.box.remove();
    document.getElementById("main")?.removeAttribute("inert");
  }
}
