/** Two small pages: joining by invitation link, and the rules on their own. */

import { get, post } from "./api.js";
import { visit } from "./bar.js";
import { el, fill, icon, toast } from "./dom.js";
import { promise } from "./fair.js";
import { Rules } from "./rules.js";
import { t } from "./words.js";

/** @param {HTMLElement} root @param {string} token @returns {() => void} */
export function join(root, token) {
  const take = async () => {
    const [table, seat] = token.split("-");
    const commitment = await promise(table, Number(seat));
    const { id } = await post(`/api/join/${token}`, commitment ? { commitment } : {});
    history.replaceState(null, "", `/table/${id}`);
    visit(`/table/${id}`);
  };
  const act = () => void take().catch((problem) => toast(problem.message, "bad"));
  const button = el("button", { type: "button", class: "primary big", onclick: act }, icon("hand"), t("join-take"));
  fill(root, el("div", { class: "sheet centred" }, el("h1", {}, t("join-title")), el("p", {}, t("join-why")), button));
  return () => undefined;
}

/** @param {HTMLElement} root @param {string} game @returns {Promise<() => void>} */
export async function rulesPage(root, game) {
  const games = /** @type {import("./types.js").Game[]} */ (await get("/api/games"));
  document.title = `${t("rules")} – ${games.find((each) => each.id === game)?.name ?? game}`;
  const room = el("div", { class: "sheet rules-alone" });
  fill(root, room);
  const rules = new Rules(room, game);
  await rules.load();
  const clause = location.hash.replace("#clause-", "");
  if (clause) await rules.open(clause);
  return () => undefined;
}
