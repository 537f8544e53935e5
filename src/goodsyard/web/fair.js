/** Fairness: this browser's salt for the shuffle, and the check after the game. docs/fairness.md explains both. */

import { badge, dialog, el, icon, link } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Details} Details */
/** @typedef {{hash?: string, salt?: string, seat?: number}} Noted */

const KEY = "goodsyard-fair";
const KEPT = 100;
const NO_SALT = "-";

/** What this browser has saved, by table. @returns {Record<string, Noted>} */
function notes() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} id @param {Noted} more @returns {boolean} whether it could be saved */
function note(id, more) {
  const all = notes();
  const { [id]: mine, ...others } = all;
  const newest = Object.entries({ ...others, [id]: { ...mine, ...more } }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
    return true;
  } catch {
    return false;
  }
}

/** Browsers offer hashing only in secure contexts: https or localhost. */
function canHash() {
  return Boolean(globalThis.crypto?.subtle);
}

/** @param {Uint8Array} bytes */
function digits(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 of the parts joined with colons. @param {string[]} parts */
async function hashed(...parts) {
  const text = new TextEncoder().encode(["goodsyard", ...parts].join(":"));
  return digits(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
}

/** Save the hash that the server publishes before the game. @param {Details} details */
export function remember(details) {
  if (details.state !== "finished" && details.seed_hash && !notes()[details.id]?.hash) note(details.id, { hash: details.seed_hash });
}

/** This browser's commitment to a salt, for a seat at a waiting table; null if the browser cannot take part.
 * @param {string} id @param {number} seat @returns {Promise<string|null>} */
export async function promise(id, seat) {
  if (!canHash()) return null;
  const known = notes()[id];
  const salt = known?.seat === seat && known.salt ? known.salt : digits(crypto.getRandomValues(new Uint8Array(32)));
  return note(id, { salt, seat }) ? hashed("salt", salt) : null;
}

/** The salt that this browser has committed to. @param {string} id @returns {{seat: number, salt: string}|null} */
export function promised(id) {
  const { salt, seat } = notes()[id] ?? {};
  return salt !== undefined && seat !== undefined ? { seat, salt } : null;
}

/** A line of the check: true for correct, false for wrong, null for unknown. @param {boolean|null} right @param {(Node|string)[]} words */
function line(right, ...words) {
  const sign = right === null ? "info" : right ? "check" : "cross";
  const kind = right === null ? "unsure" : right ? "right" : "wrong";
  return el("li", { class: kind }, icon(sign), el("span", {}, el("span", { class: "unseen" }, t(`fair-${kind}`)), ...words));
}

/** @param {string} text */
function code(text) {
  return el("code", {}, text);
}

/** Compute everything again in this browser. @param {Details} details @returns {Promise<HTMLElement[]>} */
async function checks(details) {
  const { fairness } = details;
  if (!fairness) return [];
  const mine = notes()[details.id] ?? {};
  const sameHash = mine.hash === undefined ? null : mine.hash === fairness.hash;
  const rows = [
    line(sameHash, t(sameHash === null ? "fair-unseen" : sameHash ? "fair-noted" : "fair-other-hash"), " ", code(fairness.hash)),
    line((await hashed("secret", fairness.secret, fairness.salt)) === fairness.hash, t("fair-secret"), " ", code(fairness.secret)),
  ];
  for (const [seat, salt] of fairness.salts.entries()) {
    const name = details.seats[seat]?.name ?? "";
    const own = mine.seat === seat && mine.salt !== undefined;
    if (salt === NO_SALT) {
      if (own) rows.push(line(null, badge(seat), " ", t("fair-left-out")));
      continue;
    }
    const kept = (await hashed("salt", salt)) === fairness.commitments[seat];
    rows.push(line(own ? kept && mine.salt === salt : kept, badge(seat), " ", t(own ? "fair-own-salt" : "fair-salt", { name }), " ", code(salt)));
  }
  if (fairness.salts.every((salt) => salt === NO_SALT)) rows.push(line(null, t("fair-no-salts")));
  const key = `chacha20:${await hashed("key", fairness.secret, ...fairness.salts)}`;
  rows.push(line(key === details.seed, t("fair-key"), " ", code(key)));
  return rows;
}

/** The "Was it fair?" panel. @param {Details} details */
export async function fairPanel(details) {
  const record = link(`/api/tables/${details.id}/record`, { class: "button", download: `goodsyard-${details.id}.json` }, icon("export"), t("export"));
  /** @type {(Node|string)[]} */
  let parts = [];
  if (details.seed_chosen) parts = [el("p", {}, t("fair-chosen"))];
  else if (!details.fairness) parts = [el("p", {}, t(details.state === "finished" ? "fair-old" : "fair-later")), el("p", {}, code(details.seed_hash))];
  else if (!canHash()) parts = [el("p", {}, t("fair-unsafe")), el("div", { class: "buttons" }, record)];
  else {
    const rows = await checks(details);
    const wrong = rows.some((row) => row.className === "wrong");
    const verdict = el("p", { class: `verdict ${wrong ? "wrong" : "right"}` }, icon(wrong ? "warning" : "check"), t(wrong ? "fair-no" : "fair-yes"));
    parts = [verdict, el("ul", { class: "fair" }, ...rows), el("p", { class: "quiet" }, t("fair-verify")), el("div", { class: "buttons" }, record)];
  }
  const box = dialog(question(details.state === "finished"), ...parts);
  box.classList.add("fair-panel");
  return box;
}

/** @param {boolean} over */
function question(over) {
  return t(over ? "fair-title" : "fair-before");
}

/** @param {boolean} over whether the game is @param {() => Promise<Details>} read */
export function fairButton(over, read) {
  const open = async () => void (await fairPanel(await read()));
  return el("button", { type: "button", onclick: () => void open() }, icon("seed"), question(over));
}
