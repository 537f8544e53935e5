/** Chat at the table: among players, or with everybody watching. */

import { me } from "./api.js";
import { badge, el, fill, icon } from "./dom.js";
import { personButton } from "./person.js";
import { t, when } from "./words.js";

/** @typedef {import("./types.js").Chat} Message */

export class Talk {
  /** @param {HTMLElement} root @param {string} table @param {(text: string, to: string) => boolean} send */
  constructor(root, table, send) {
    this.table = table;
    this.list = el("ol", {});
    const room = el("div", { class: "chat-room", role: "log", "aria-label": t("chat"), tabindex: "0" }, this.list);
    this.room = room;
    const text = el("input", { type: "text", maxlength: "500", autocomplete: "off", "aria-label": t("chat-say"), placeholder: t("chat-say") });
    const to = el("select", { "aria-label": t("chat-to") });
    this.to = to;
    const form = el("form", { class: "chat-form" }, text, to, el("button", { class: "tool", "aria-label": t("chat-send"), title: t("chat-send") }, icon("chat")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (text.value.trim() && send(text.value.trim(), to.value || "all")) text.value = "";
    });
    fill(root, room, form);
    this.audience(true);
  }

  /** @param {boolean} player */
  audience(player) {
    if (this.to.childElementCount === (player ? 2 : 1)) return;
    const all = el("option", { value: "all" }, t("chat-all"));
    fill(this.to, player ? el("option", { value: "players" }, t("chat-players")) : null, all);
  }

  clear() {
    fill(this.list);
  }

  /** @param {Message} message */
  add(message) {
    if (message.notice) {
      this.list.append(el("li", { class: "quiet" }, message.text));
      return;
    }
    const whom = message.to === "all" ? null : el("span", { class: "quiet" }, ` (${t(`chat-${message.to}`)})`);
    const name = message.user && message.user !== me.id ? personButton({ id: message.user, name: message.from }, this.table) : message.from;
    const who = el("span", { class: "who", title: when(message.at) }, name, whom);
    const mark = message.seat === null || message.seat === undefined ? icon("eye", "seat-mark") : badge(message.seat);
    this.list.append(el("li", {}, mark, el("div", {}, who, el("p", {}, message.text))));
    this.room.scrollTop = this.room.scrollHeight;
  }
}
