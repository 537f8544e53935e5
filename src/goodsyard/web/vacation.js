/** The vacation on the account page: begin or plan one, or end it. Shown to those with games whose clock would stand still,
 * or with a vacation. */

import { get, post, remove } from "./api.js";
import { el } from "./dom.js";
import { again, complain, field, form, quiet, sheet, submit } from "./forms.js";
import { day, decimal, t } from "./words.js";

/** @typedef {{budget: number, left: number, begins: string|null, ends: string|null, games: number}} Vacation */

/** @param {Record<string, string>} data */
function plan({ days, start }) {
  const begins = start ? { start: new Date(`${start}T00:00`).toISOString() } : {};
  return post("/api/account/vacation", { days: Number(days), ...begins });
}

/** @param {Vacation} vacation */
function planning({ left, budget }) {
  if (left < 1) return [el("p", {}, t("vacation-none"))];
  const most = Math.floor(left);
  const days = el("input", { name: "days", type: "number", min: 1, max: most, value: Math.min(7, most), required: true });
  const start = el("input", { name: "start", type: "date" });
  return [el("p", {}, t("vacation-left", { left: decimal(left), budget })), form(plan, submit("vacation-begin", ""), [field("vacation-days", days), field("vacation-start", start)])];
}

/** @param {string} begins @param {string} ends */
function planned(begins, ends) {
  const now = Date.parse(begins) <= Date.now();
  const end = () => void remove("/api/account/vacation").then(again).catch(complain);
  const words = now ? t("vacation-now", { until: day(ends) }) : t("vacation-soon", { from: day(begins), until: day(ends) });
  return [el("p", {}, words), el("div", { class: "buttons" }, el("button", { type: "button", onclick: end }, t(now ? "vacation-end" : "vacation-cancel")))];
}

/** @returns {Promise<HTMLElement|null>} */
export async function vacation() {
  const now = /** @type {Vacation} */ (await get("/api/account/vacation"));
  if (!now.games && !now.ends) return null;
  return sheet(t("vacation"), quiet("vacation-why"), ...(now.begins && now.ends ? planned(now.begins, now.ends) : planning(now)));
}
