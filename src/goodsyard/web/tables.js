/** Tables as lines of a list: the game, who plays, and how it stands or ended. */

import { me, remove } from "./api.js";
import { badge, el, icon, link } from "./dom.js";
import { again, complain } from "./forms.js";
import { day, t, when } from "./words.js";

/** @typedef {import("./types.js").Summary} Summary */

/** How far a running game is, and who watches. @param {Summary} table */
export function progress(table) {
  return [
    table.friends ? el("span", { class: "tag" }, icon("people"), t("friend-plays")) : null,
    table.moves ? el("span", {}, t("moves", { count: table.moves })) : null,
    table.watching ? el("span", {}, icon("eye"), t("watching", { count: table.watching })) : null,
  ];
}

/** "Your turn", with the time by which it must be taken. @param {Summary} table */
function yourTurn(table) {
  return table.deadline ? t("your-turn-until", { when: when(table.deadline) }) : t("your-turn");
}

/** What can be done with a table, or how it went for a person. @param {Summary} table @param {boolean} invited @param {string} [person] */
function state(table, invited, person) {
  const seat = person ? table.seats.find((each) => each.user === person) : null;
  const rank = seat && table.ranks?.[seat.seat];
  if (rank) return el("span", { class: rank === 1 ? "state first" : "state" }, rank === 1 ? icon("trophy") : null, t("rank", { rank }));
  const watched = table.state === "playing" && !table.you.length;
  if (table.state === "finished") return el("span", { class: "state" }, icon("play"), t("replay"));
  const words = table.host ? t("invites-you", { name: table.host }) : table.your_turn ? yourTurn(table) : invited ? t("join") : watched ? t("watch") : t(`state-${table.state}`);
  return el("span", { class: "state" }, table.your_turn ? icon("bell") : watched ? icon("eye") : null, words);
}

/** @param {Summary} table @param {string} [person] for whom the list is made */
export function tableLine(table, person) {
  const invited = table.join && !table.you.length ? new URL(table.join, location.origin).pathname : null;
  const path = invited ?? (table.state === "finished" ? `/replay/${table.id}` : `/table/${table.id}`);
  const seats = table.seats.map((seat) =>
    el("span", { class: table.ranks?.[seat.seat] === 1 ? "sitting first" : "sitting" }, badge(seat.seat), seat.kind === "open" ? t("seat-open") : seat.name, table.scores ? el("b", {}, ` ${table.scores[seat.seat]}`) : null),
  );
  const time = table.finished ?? table.created;
  const said = table.finished ? day(time) : when(time);
  const far = table.state === "playing" && !table.you.length ? progress(table).filter(Boolean) : [];
  return el(
    "li",
    { class: table.your_turn ? "yours" : "" },
    link(path, {}, el("b", { class: "table-name" }, table.name), state(table, invited !== null, person), el("span", { class: "sittings" }, ...seats), el("time", { datetime: time }, said), far.length ? el("span", { class: "far" }, ...far) : null),
    table.host ? el("button", { type: "button", onclick: () => void remove(`/api/tables/${table.id}/invitations`).then(again).catch(complain) }, t("decline")) : null,
  );
}

/** @param {string} title @param {Summary[]} tables @param {string} nothing @param {Node} [more] a link to all of them */
export function list(title, tables, nothing, more) {
  const body = tables.length ? el("ul", { class: "tables" }, ...tables.map((table) => tableLine(table))) : el("p", { class: "quiet" }, nothing);
  return el("section", { class: "sheet" }, el("div", { class: "sheet-head" }, el("h2", {}, title), more), body);
}

/** The seats with names that lead to the players' pages. @param {Summary} table */
export function sitters(table) {
  const name = (/** @type {import("./types.js").Sitting} */ seat) => (seat.user && seat.user !== me.id && seat.name ? link(`/player/${seat.user}`, {}, seat.name) : el("span", {}, seat.name));
  return el("ul", { class: "sitters" }, ...table.seats.map((seat) => el("li", {}, badge(seat.seat), name(seat))));
}
