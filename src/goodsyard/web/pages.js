/** Two small pages: joining by invitation link, and the rules on their own. */

import { get, me, patchMe, post } from "./api.js";
import { visit } from "./bar.js";
import { badge, el, fill, icon, link, toast } from "./dom.js";
import { promise } from "./fair.js";
import { Rules } from "./rules.js";
import { t } from "./words.js";

/** What has been agreed at a table, as lines of name and value. @param {import("./types.js").Agreed} table @param {import("./types.js").Game|undefined} game @returns {HTMLElement} */
export function agreed(table, game) {
  const options = (game?.options ?? []).map((option) => [option.name, option.values.find((value) => value.id === table.options[option.id])?.name ?? ""]);
  const lines = [[t("new-players"), String(table.seats.length)], [t("new-clock"), clockWords(table.clock)], ...options, [t("new-undo"), t(`undo-${table.undo}`)], ...(table.rated ? [[t("new-rated"), t("yes")]] : [])];
  return el("dl", { class: "agreed" }, ...lines.flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]));
}

/** @param {import("./types.js").ClockTerms|null} clock */
function clockWords(clock) {
  if (!clock) return t("clock-none");
  if (clock.days) return t("clock-of-days", { days: clock.days });
  return t("clock-of", { minutes: Math.round(clock.bank / 60), seconds: clock.increment });
}

/** What a guest reads who is invited to a rated game. */
function forAccounts() {
  return el("div", { class: "for-accounts" }, el("p", { class: "verdict" }, t("join-rated")), el("p", {}, t("join-rated-why")), link("/account", { class: "button primary" }, icon("person"), t("account-make")));
}

/** An invitation: what it is for, and under which name to take the seat. @param {HTMLElement} root @param {string} token @returns {Promise<() => void>} */
export async function join(root, token) {
  const [invited, games] = await Promise.all([get(`/api/join/${token}`), get("/api/games")]);
  const name = el("input", { name: "name", value: me.name, maxlength: "24", autocomplete: "nickname", required: true });
  const take = async () => {
    if (name.value.trim() && name.value.trim() !== me.name) await patchMe({ name: name.value.trim() });
    const [table, seat] = token.split("-");
    const commitment = await promise(table, Number(seat));
    const { id } = await post(`/api/join/${token}`, commitment ? { commitment } : {});
    history.replaceState(null, "", `/table/${id}`);
    visit(`/table/${id}`);
  };
  const act = () => void take().catch((problem) => toast(problem.message, "bad"));
  const button = el("button", { class: "primary big" }, icon("hand"), t("join-take"));
  const form = el("form", {}, el("label", { class: "field" }, el("span", {}, t("your-name")), name), button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act();
  });
  const game = games.find((/** @type {import("./types.js").Game} */ each) => each.id === invited.game);
  const sitting = invited.seats.map((/** @type {import("./types.js").Sitting} */ seat) => el("li", {}, badge(seat.seat), seat.kind === "open" ? el("em", {}, seat.seat === invited.seat ? t("your-seat") : t("seat-open")) : seat.name));
  const words = el(
    "div",
    { class: "plate-words" },
    el("h1", {}, invited.host ? t("join-from", { host: invited.host, game: invited.name }) : t("join-title")),
    game?.summary ? el("p", {}, game.summary) : null,
    el("ul", { class: "sitting-list" }, ...sitting),
    agreed(invited, game),
    invited.taken ? el("p", { class: "verdict" }, t("join-late")) : invited.rated && !me.account ? forAccounts() : form,
  );
  root.className = "joining";
  fill(root, el("div", { class: "plate" }, el("img", { src: `/covers/${invited.game}`, alt: "", width: "640", height: "300" }), words));
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
