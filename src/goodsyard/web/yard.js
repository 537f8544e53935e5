/** The frame of a table or replay: strips and board on the left, prompt, choices and tabs in a column on the right. */

import { el, fill, icon, narrow } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./log.js").Told} Told */
/** @typedef {"log"|"chat"|"rules"|"score"|"analysis"} Info */

/** A column of tabs lower than this, in pixels, shows nothing of use. */
const LOW = 120;

/** A line that points at its place when it is pointed at, reached by keyboard or tapped. @param {Told} told @param {(refs: string[]) => void} hint */
function pointing({ text, refs }, hint) {
  const line = el("li", { tabindex: "0" }, text);
  for (const on of ["pointerenter", "focus"]) line.addEventListener(on, () => hint(refs));
  for (const off of ["pointerleave", "blur"]) line.addEventListener(off, () => hint([]));
  return line;
}

/** @param {HTMLElement} root @param {readonly Info[]} infos */
export function yard(root, infos) {
  root.className = "table";
  const seats = el("div", { class: "seats", role: "group", "aria-label": t("seats") });
  const board = el("div", { class: "yard", role: "region", "aria-label": t("board"), tabindex: "0" });
  const frame = el("div", { class: "yard-frame" }, board);
  const act = el("section", { class: "act", "aria-labelledby": "prompt" });
  const digestTools = el("div", { class: "digest-head" });
  const digestBox = el("section", { class: "digest", hidden: true, "aria-label": t("digest") }, digestTools);
  /** @type {Record<Info, HTMLElement>} */
  const rooms = { log: el("div", {}), chat: el("div", {}), rules: el("div", {}), score: el("div", {}), analysis: el("div", {}) };
  const offline = el("p", { class: "offline-note", role: "alert", hidden: true }, icon("warning"), t("offline-now"));
  /** @type {Map<Info, HTMLButtonElement>} */
  const heads = new Map();
  /** @type {(tab: Info) => void} */
  let opened = () => undefined;
  /** @type {(screen: number) => void} */
  let turned = () => undefined;

  /** @param {Info} name */
  function info(name) {
    for (const [each, head] of heads) {
      head.setAttribute("aria-selected", String(each === name));
      head.tabIndex = each === name ? 0 : -1;
      rooms[each].toggleAttribute("hidden", each !== name && !(each === "log" && name === "analysis"));
    }
    heads.get(name)?.classList.remove("news");
    root.classList.toggle("analysing", name === "analysis");
    opened(name);
  }

  /** Show the log, points and rules: on a phone instead of the board, in the column instead of the digest. @param {boolean} on */
  function sheet(on) {
    root.classList.toggle("reading", on);
    for (const button of screens.children) {
      const here = on ? button === reading : button.hasAttribute("data-now");
      if (here) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  /** A tab is pressed: where the choices leave no room for it, it takes some of theirs until it is pressed again. @param {Info} name */
  function press(name) {
    const again = !rooms[name].hidden;
    info(name);
    if (!narrow()) sheet(root.classList.contains("reading") ? !again : side.clientHeight < LOW);
  }

  for (const name of infos) {
    const head = el("button", { type: "button", role: "tab", id: `head-${name}`, "aria-controls": `room-${name}`, onclick: () => press(name) }, t(name));
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
  const list = el("div", { class: "info-heads", role: "tablist", "aria-label": t("beside") }, ...heads.values());
  const inside = infos.filter((name) => name !== "analysis").map((name) => rooms[name]);
  const side = el("section", { class: "info", "aria-label": t("beside") }, list, ...inside);
  if (infos.includes("analysis")) frame.append(rooms.analysis);
  const reading = el("button", { type: "button", class: "to-log", onclick: () => sheet(true) }, icon("log"), el("span", {}, t("tab-log")));
  const screens = el("nav", { class: "screens", "aria-label": t("views") }, reading);
  const column = el("div", { class: "side" }, act, digestBox, side);
  fill(root, offline, seats, frame, screens, column);
  info("log");

  /** The screens of a phone; elsewhere the table itself. @param {string[]} names @param {number} at */
  function show(names, at) {
    const shown = names.length ? names : [t("tab-board")];
    const now = names.length ? at : 0;
    const buttons = shown.map((name, index) =>
      el("button", { type: "button", title: name, "data-now": index === now ? true : undefined, onclick: () => { turned(index); sheet(false); } }, el("span", {}, name)),
    );
    fill(screens, ...buttons, reading);
    sheet(root.classList.contains("reading"));
  }

  /** What the others did since the reader's last turn; the newest line is always in sight. @param {Told[]} told @param {boolean} on @param {(refs: string[]) => void} hint */
  function digest(told, on, hint) {
    digestBox.toggleAttribute("hidden", !on);
    const lines = told.map((line) => pointing(line, hint));
    const all = el("ol", {}, ...lines);
    fill(digestBox, digestTools, lines.length ? all : null);
    trim();
  }

  /** Show as many of the newest lines as there is room for, none of them cut in half. */
  function trim() {
    const all = /** @type {HTMLElement|null} */ (digestBox.querySelector("ol"));
    if (!all || digestBox.hidden) return;
    all.style.maxHeight = "";
    digestBox.classList.remove("cramped");
    const room = all.clientHeight;
    const heights = /** @type {HTMLElement[]} */ ([...all.children]).map((line) => all.scrollHeight - line.offsetTop + all.offsetTop);
    const fits = heights.filter((height) => height <= room).some((height) => {
      all.style.maxHeight = `${height}px`;
      return all.clientHeight >= height - 1; // the column may leave a lower list less room
    });
    digestBox.classList.toggle("cramped", !fits && !narrow());
    all.scrollTop = all.scrollHeight;
  }
  new ResizeObserver(trim).observe(column);
  new ResizeObserver(trim).observe(act);

  return {
    seats,
    board,
    frame,
    act,
    offline,
    info,
    sheet,
    digest,
    digestTools,
    show,
    log: rooms.log,
    chat: rooms.chat,
    rules: rooms.rules,
    score: rooms.score,
    analysis: rooms.analysis,
    /** @param {(tab: Info) => void} hook */
    onInfo: (hook) => void (opened = hook),
    /** @param {(screen: number) => void} hook */
    onScreen: (hook) => void (turned = hook),
    chatOpen: () => !rooms.chat.hidden,
    /** @param {Info} name @param {boolean} on */
    badge: (name, on) => {
      heads.get(name)?.classList.toggle("news", on);
      reading.classList.toggle("news", on);
    },
  };
}
