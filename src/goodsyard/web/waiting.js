/** The waiting room, and links to invite players and spectators. */

import { me, patch, post, remove } from "./api.js";
import { visit } from "./bar.js";
import { address, copyable } from "./copyable.js";
import { badge, barTool, dialog, el, icon, link, toast } from "./dom.js";
import { fairButton } from "./fair.js";
import { reviseTable } from "./newtable.js";
import { inviteDialog } from "./invite.js";
import { agreed } from "./pages.js";
import { personButton } from "./person.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Details} Details */

/** @param {Details} details */
function links(details) {
  const invites = Object.entries(details.invites ?? {});
  const made = invites.map(([seat, url]) => copyable(t("invite", { seat: Number(seat) + 1 }), address(url)));
  if (details.watch_url) made.push(copyable(t("watch-link"), address(details.watch_url)));
  return made;
}

/** @param {Details} details */
export function shareButton(details) {
  if (!details.watch_url && !Object.keys(details.invites ?? {}).length) return null;
  return barTool("link", t("bar-share"), t("share"), () => dialog(t("share"), ...links(details), ...others(details)));
}

/** The other people at a table. @param {Details} details */
function others(details) {
  const people = details.seats.filter((seat) => seat.user && seat.user !== me.id);
  return people.length ? [el("h3", {}, t("people-here")), el("div", { class: "buttons" }, ...people.map((seat) => named(details, seat)))] : [];
}

/** The name of a seat; another person's is a button. @param {Details} details @param {import("./types.js").Sitting} seat */
function named(details, seat) {
  if (seat.kind === "open") return el("em", {}, t("seat-open"));
  return seat.user && seat.user !== me.id && seat.name ? personButton({ id: seat.user, name: seat.name }, details.id) : seat.name;
}

/** A seat of a table that waits: who has it, or a bot for it. @param {Details} details @param {import("./types.js").Sitting} seat @param {import("./types.js").Game|undefined} game @param {Act} act */
function sitting(details, seat, game, act) {
  const who = el("li", {}, badge(seat.seat), icon(seat.kind === "bot" ? "bot" : "person"), el("span", { class: "who" }, named(details, seat)));
  if (seat.kind !== "open" && seat.user !== me.id && details.creator && details.state === "waiting") {
    const sure = () => confirm(t("remove-sure", { name: seat.name ?? "" }));
    who.append(el("button", { type: "button", onclick: () => sure() && act(() => post(`/api/tables/${details.id}/seats/${seat.seat}/remove`)) }, icon("cross"), t("remove")));
  }
  const invite = details.invites?.[seat.seat];
  if (invite && details.state === "waiting") who.append(copyable(t("invite", { seat: seat.seat + 1 }), address(invite), false));
  if (seat.kind === "open" && details.creator && details.state === "waiting" && game) {
    const levels = el("select", { "aria-label": t("level") }, ...game.bots.map((bot) => el("option", { value: bot.id, selected: bot.id === settings.level }, bot.name)));
    who.append(levels, el("button", { type: "button", onclick: () => act(() => post(`/api/tables/${details.id}/seats/${seat.seat}/fill`, { bot: levels.value })) }, icon("bot"), t("fill-bot")));
  }
  return who;
}

/** @typedef {(what: () => Promise<unknown>) => void} Act */

/** What can be done while players are missing. @param {Details} details @param {import("./types.js").Game|undefined} game @param {Act} act */
function doings(details, game, act) {
  const buttons = [fairButton(false, async () => details)];
  const seat = details.you[0];
  if (details.state !== "waiting") return buttons;
  if (details.creator || details.visibility === "public") buttons.push(el("button", { type: "button", onclick: () => act(() => inviteDialog(details)) }, icon("people"), t("invite-people")));
  if (details.creator && game) {
    buttons.push(el("button", { type: "button", onclick: () => act(() => post(`/api/tables/${details.id}/links`)) }, icon("link"), t("renew-links")));
    buttons.push(el("button", { type: "button", onclick: () => reviseTable(details, game, (wish) => act(() => patch(`/api/tables/${details.id}`, wish))) }, icon("settings"), t("change-options")));
    buttons.push(el("button", { type: "button", class: "danger", onclick: () => confirm(t("cancel-sure")) && act(() => remove(`/api/tables/${details.id}`)) }, icon("cross"), t("cancel-table")));
  } else if (seat !== undefined) {
    buttons.push(el("button", { type: "button", onclick: () => act(() => post(`/api/tables/${details.id}/seats/${seat}/leave`).then(() => visit("/"))) }, icon("leave"), t("leave-table")));
  }
  return buttons;
}

/** Show over the board who is missing; null hides it. @param {HTMLElement} root @param {Details|null} details @param {import("./types.js").Game} [game] */
export function waiting(root, details, game) {
  root.querySelector(".waiting")?.remove();
  root.classList.toggle("waits", details !== null);
  if (!details) return;
  /** @type {Act} */
  const act = (what) => void what().catch((problem) => toast(problem.message, "bad"));
  const art = el("img", { src: `/covers/${details.game}`, alt: "", width: "640", height: "300" });
  const state = details.state === "dealing" || details.state === "cancelled" ? details.state : "waiting";
  const cancelled = state === "cancelled";
  const words = el(
    "div",
    { class: "plate-words" },
    el("h2", {}, t(state)),
    el("p", {}, t(`${state}-why`)),
    el("ul", {}, ...details.seats.map((seat) => sitting(details, seat, game, act))),
    agreed(details, game),
    details.watch_url && !cancelled ? copyable(t("watch-link"), address(details.watch_url)) : null,
    el("p", { class: "buttons" }, ...(cancelled ? [link("/", { class: "button" }, icon("home"), t("lobby"))] : doings(details, game, act))),
  );
  root.append(el("section", { class: "waiting" }, el("div", { class: "plate" }, art, words)));
}
