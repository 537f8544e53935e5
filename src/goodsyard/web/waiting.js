/** A table waiting for players: its seats and the links to send out. */

import { badge, barTool, dialog, el, icon, toast, tool } from "./dom.js";
import { fairButton } from "./fair.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Details} Details */

/** A link with a button that copies it. @param {string} name @param {string} path */
function copyable(name, path) {
  const url = new URL(path, location.origin).href;
  const field = el("input", { readonly: true, value: url, "aria-label": name });
  field.addEventListener("focus", () => field.select());
  const copy = async () => {
    await navigator.clipboard.writeText(url).catch(() => field.select());
    toast(t("copied"));
  };
  return el("div", { class: "copyable" }, el("span", {}, name), field, tool("link", t("copy"), () => void copy()));
}

/** @param {Details} details */
function links(details) {
  const invites = Object.entries(details.invites ?? {});
  const made = invites.map(([seat, url]) => copyable(t("invite", { seat: Number(seat) + 1 }), url));
  if (details.watch_url) made.push(copyable(t("watch-link"), details.watch_url));
  return made;
}

/** @param {Details} details */
export function shareButton(details) {
  if (!details.watch_url && !Object.keys(details.invites ?? {}).length) return null;
  return barTool("link", t("bar-share"), t("share"), () => dialog(t("share"), ...links(details)));
}

/** Show over the table who is missing; null hides it. @param {HTMLElement} root @param {Details|null} details */
export function waiting(root, details) {
  root.querySelector(".waiting")?.remove();
  root.classList.toggle("waits", details !== null);
  if (!details) return;
  const seats = details.seats.map((seat) =>
    el("li", {}, badge(seat.seat), icon(seat.kind === "bot" ? "bot" : "person"), seat.kind === "open" ? el("em", {}, t("seat-open")) : seat.name),
  );
  const art = el("img", { src: `/covers/${details.game}`, alt: "", width: "640", height: "300" });
  const dealing = details.state === "dealing" ? "dealing" : "waiting";
  const words = el("div", { class: "plate-words" }, el("h2", {}, t(dealing)), el("p", {}, t(`${dealing}-why`)), el("ul", {}, ...seats), ...links(details), el("p", { class: "buttons" }, fairButton(false, async () => details)));
  root.append(el("section", { class: "waiting" }, el("div", { class: "plate" }, art, words)));
}
