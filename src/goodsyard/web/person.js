/** A person: a button with the name, which opens what can be done about somebody else. */

import { get, me, post, put, remove } from "./api.js";
import { visit } from "./bar.js";
import { again, complain } from "./forms.js";
import { dialog, el, fill, icon, toast } from "./dom.js";
import { t } from "./words.js";

/** @typedef {{id: string, name: string}} Person */

const LONGEST = 1000;

/** @param {Person} person @param {string} [table] where they are met */
export function personButton(person, table) {
  return el("button", { type: "button", class: "person", onclick: () => void personDialog(person, table).catch(complain) }, person.name);
}

/** @param {Person} person @param {string} [table] */
export async function personDialog(person, table) {
  if (person.id === me.id) return visit("/profile");
  const company = /** @type {import("./types.js").Company} */ (await get("/api/friends"));
  const shunned = company.shunned.find((one) => one.id === person.id);
  const box = dialog(person.name);
  /** @param {string} sign @param {string} key @param {() => Promise<unknown>} act */
  const button = (sign, key, act) => el("button", { type: "button", onclick: () => void act().catch(complain) }, icon(sign), t(key));
  const change = async (/** @type {Promise<unknown>} */ sent, /** @type {string} */ key) => {
    await sent;
    box.close();
    toast(t(key));
    again();
  };
  const page = `/player/${person.id}`;
  const path = `/api/people/${person.id}/shunned`;
  const friend = company.friends.some((one) => one.id === person.id);
  box.append(
    el(
      "div",
      { class: "doings" },
      location.pathname === page ? null : button("trophy", "statistics", async () => (box.close(), visit(page))),
      friend ? button("leave", "unfriend", () => change(remove(`/api/friends/${person.id}`), "unfriended")) : null,
      shunned ? button("chat", shunned.blocked ? "unblock" : "unmute", () => change(remove(path), "saved")) : button("chat", "mute", () => change(put(path, { blocked: false }), "muted")),
      shunned?.blocked ? null : button("cross", "block", async () => confirm(t("block-sure", { name: person.name })) && change(put(path, { blocked: true }), "blocked")),
      button("warning", "report", async () => report(box, person, table)),
    ),
  );
}

/** Ask what is wrong, and say thank you. @param {HTMLDialogElement} box @param {Person} person @param {string} [table] */
function report(box, person, table) {
  const text = el("textarea", { name: "text", rows: "5", maxlength: String(LONGEST), required: true });
  const form = el("form", {}, el("label", { class: "field" }, el("span", {}, t("report-what", { name: person.name })), text), el("p", { class: "quiet" }, t("report-why")), el("button", { class: "primary" }, t("report-send")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    post("/api/reports", { about: person.id, text: text.value, table: table ?? null })
      .then(() => fill(form, el("p", { role: "status" }, t("report-thanks"))))
      .catch(complain);
  });
  box.querySelector(".doings")?.replaceWith(form);
  text.focus();
}
