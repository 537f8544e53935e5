/** Inviting friends and the people of the last games to a waiting table, with one press each. */

import { get, post } from "./api.js";
import { complain } from "./forms.js";
import { dialog, el, icon, link, toast } from "./dom.js";
import { t } from "./words.js";

/** @param {import("./types.js").Details} details */
export async function inviteDialog(details) {
  const company = /** @type {import("./types.js").Company} */ (await get("/api/friends"));
  const seated = details.seats.map((seat) => seat.user);
  const people = [...company.friends.sort((one, other) => Number(other.online) - Number(one.online)), ...company.lately.map((one) => ({ ...one, online: false }))];
  const lines = people.filter((one) => !seated.includes(one.id)).map((one) => {
    const button = el("button", { type: "button", class: "primary" }, icon("hand"), t("invite-one"));
    button.addEventListener("click", () => {
      button.disabled = true;
      post(`/api/tables/${details.id}/invitations`, { user: one.id }).then(() => toast(t("invited", { name: one.name }))).catch((problem) => {
        button.disabled = false;
        complain(problem);
      });
    });
    return el("li", {}, el("span", { class: one.online ? "presence here" : "presence" }), el("span", { class: "about" }, el("b", {}, one.name), one.online ? el("span", { class: "quiet" }, t("online")) : null), button);
  });
  const nobody = el("p", {}, t("invite-nobody"), " ", link("/friends", {}, t("friends")));
  dialog(t("invite-people"), lines.length ? el("ul", { class: "people" }, ...lines) : nobody);
}
