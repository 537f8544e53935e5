/** Leaving one's seat to a bot, and taking it back. */

import { post } from "./api.js";
import { barTool, toast } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Details} Details */

const HOUR = 3600;
const MINUTE = 60;

/** What a player should know before leaving. @param {Details} details */
function warning(details) {
  if (details.grace === null) return t("leave-sure");
  if (details.grace >= 2 * HOUR) return t("leave-sure-hours", { hours: Math.ceil(details.grace / HOUR) });
  return t("leave-sure-minutes", { minutes: Math.ceil(details.grace / MINUTE) });
}

/** @param {Details} details */
export function leaveButton(details) {
  if (details.state !== "playing") return null;
  const back = Boolean(details.left?.length);
  const seat = details.left?.[0] ?? details.you[0];
  if (seat === undefined) return null;
  const name = t(back ? "take-back" : "leave");
  const act = async () => {
    if (!back && !confirm(warning(details))) return;
    await post(`/api/tables/${details.id}/seats/${seat}/${back ? "back" : "leave"}`);
    dispatchEvent(new CustomEvent("goodsyard:again"));
  };
  return barTool(back ? "person" : "leave", t(back ? "bar-back" : "bar-leave"), name, () => void act().catch((problem) => toast(problem.message, "bad")));
}
