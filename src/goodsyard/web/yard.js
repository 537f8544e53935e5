/** The frame of a table or replay: board, prompt, seats and side tabs; on a phone one at a time. */

import { calm, el, fill, icon, narrow } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {"board"|"mine"|"others"|"log"} Tab */
/** @typedef {"log"|"chat"|"rules"|"score"|"analysis"} Info */

const TABS = /** @type {const} */ (["board", "mine", "others", "log"]);
const SIGNS = { board: "market", mine: "hand", others: "people", log: "log" };

/** @param {HTMLElement} root @param {readonly Info[]} infos */
export function yard(root, infos) {
  root.className = "table";
  const seats = el("div", { class: "seats", role: "group", "aria-label": t("seats") });
  const board = el("div", { class: "yard", role: "region", "aria-label": t("board"), tabindex: "0" });
  const frame = el("div", { class: "yard-frame" }, board);
  const act = el("section", { class: "act", "aria-labelledby": "prompt" });
  const digestBox = el("details", { class: "digest", hidden: true });
  /** @type {Record<Info, HTMLElement>} */
  const rooms = { log: el("div", {}), chat: el("div", {}), rules: el("div", {}), score: el("div", {}), analysis: el("div", {}) };
  const offline = el("p", { class: "offline-note", role: "alert", hidden: true }, icon("warning"), t("offline-now"));
  /** @type {Map<Info, HTMLButtonElement>} */
  const heads = new Map();
  /** @type {Map<Tab, HTMLButtonElement>} */
  const tabs = new Map();
  /** @type {(tab: Info) => void} */
  let opened = () => undefined;

  /** @param {Info} name */
  function info(name) {
    for (const [each, head] of heads) {
      head.setAttribute("aria-selected", String(each === name));
      head.tabIndex = each === name ? 0 : -1;
      rooms[each].toggleAttribute("hidden", each !== name);
    }
    heads.get(name)?.classList.remove("news");
    opened(name);
  }

  /** @param {Tab} name */
  function tab(name) {
    root.dataset.tab = name;
    for (const [each, head] of tabs) {
      if (each === name) head.setAttribute("aria-current", "true");
      else head.removeAttribute("aria-current");
    }
  }

  for (const name of infos) {
    const head = el("button", { type: "button", role: "tab", id: `head-${name}`, "aria-controls": `room-${name}`, onclick: () => info(name) }, t(name));
    head.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!step) return;
      const next = infos[(infos.indexOf(name) + step + infos.length) % infos.length];
      info(next);
      heads.get(next)?.focus();
    });
    heads.set(name, head);
    Object.assign(rooms[name], { id: `room-${name}`, className: `room ${name}` });
    rooms[name].setAttribute("role", "tabpanel");
    rooms[name].setAttribute("aria-labelledby", `head-${name}`);
  }
  for (const name of TABS) {
    tabs.set(name, el("button", { type: "button", "data-for": name, onclick: () => tab(name) }, icon(SIGNS[name]), el("span", {}, t(`tab-${name}`))));
  }
  const list = el("div", { class: "info-heads", role: "tablist", "aria-label": t("beside") }, ...heads.values());
  const side = el("section", { class: "info", "aria-label": t("beside") }, list, digestBox, ...infos.map((name) => rooms[name]));
  const choose = el("nav", { class: "tabs", "aria-label": t("views") }, ...tabs.values());
  fill(root, offline, seats, choose, frame, act, side);
  info("log");
  tab("board");

  /** @param {number} seat @param {number|null} viewer */
  function visit(seat, viewer) {
    if (narrow()) tab(seat === viewer ? "mine" : "others");
    board.querySelector(`[data-kind="seat"][data-seat="${seat}"]`)?.scrollIntoView({ block: "start", behavior: calm() ? "instant" : "smooth" });
  }

  /** @param {Entry[]} entries @param {boolean} show */
  function digest(entries, show) {
    digestBox.toggleAttribute("hidden", !show || entries.length === 0);
    const lines = entries.map((entry) => el("li", {}, entry.text));
    fill(digestBox, el("summary", {}, t("digest", { count: entries.length })), el("ol", {}, ...lines));
  }

  return {
    seats,
    board,
    frame,
    act,
    offline,
    info,
    tab,
    visit,
    digest,
    log: rooms.log,
    chat: rooms.chat,
    rules: rooms.rules,
    score: rooms.score,
    analysis: rooms.analysis,
    /** @param {(tab: Info) => void} hook */
    onInfo: (hook) => void (opened = hook),
    chatOpen: () => !rooms.chat.hidden,
    /** @param {Info} name @param {boolean} on */
    badge: (name, on) => void heads.get(name)?.classList.toggle("news", on),
    /** Mark the tabs that contain highlighted things. @param {Set<string>} places */
    lit: (places) => {
      for (const [name, head] of tabs) {
        head.classList.toggle("news", places.has(name) || (name === "board" && places.has("looked")));
      }
    },
  };
}
