/** The replay of a game: slider, steps, autoplay, an address for each position, and "continue from here". */

import { Analysis } from "./analysis.js";
import { get, post } from "./api.js";
import { visit } from "./bar.js";
import { Board } from "./board.js";
import { el, fill, icon, link, shape, toast, tool } from "./dom.js";
import { fairButton } from "./fair.js";
import { Log, lines } from "./log.js";
import { Explanation } from "./menu.js";
import { Rules } from "./rules.js";
import { span } from "./pace.js";
import { preview } from "./score.js";
import { Seats } from "./seats.js";
import { Showing } from "./showing.js";
import { speeds } from "./watch.js";
import { yard } from "./yard.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Details} Details */

/** The shortest time between two positions that play themselves, in milliseconds. */
const LEAST = 150;
const KEPT = 40;

class Replay {
  /** @param {HTMLElement} root @param {Details} details */
  constructor(root, details) {
    this.details = details;
    this.last = details.number;
    this.at = -1;
    this.wanted = 0;
    this.timer = 0;
    /** @type {import("./types.js").Entry[]} what the latest step forward brought */
    this.told = [];
    /** @type {Map<number, Promise<State>>} */
    this.known = new Map();
    const over = details.state === "finished";
    this.parts = yard(root, over ? ["log", "score", "rules", "analysis"] : ["log", "score", "rules"]);
    root.classList.add("replay");
    const { parts } = this;
    this.comment = el("p", { class: "comment", "aria-live": "polite", tabindex: "0", hidden: true });
    this.analysis = over ? new Analysis(parts.analysis, this.comment, { id: details.id, last: details.number, go: (number) => void this.go(number) }) : null;
    const clause = (/** @type {string} */ wanted) => {
      parts.info("rules");
      void this.rules.open(wanted);
    };
    this.explanation = new Explanation(clause);
    this.board = new Board(parts.board, details.composition, {
      why: (_, thing) => this.explanation.show(thing),
      explain: (thing) => this.explanation.show(thing),
      point: (thing) => this.explanation.point(thing),
    });
    this.board.stage.told = (names, at) => parts.show(names, at);
    parts.onScreen((screen) => this.board.stage.open(screen));
    this.log = new Log(parts.log, { hint: (refs) => this.board.mark("hinted", refs), go: (after) => void this.go(after), clause });
    this.showing = new Showing(this.board, this.log, details.composition);
    this.rules = new Rules(parts.rules, details.game);
    this.seats = new Seats(parts.seats, parts.board, {
      strip: (seat) => this.board.strip(seat),
      unfold: (seat, below) => this.board.unfold(seat, below),
      look: (seat) => this.board.look(seat),
    });
    this.shape = shape();
    this.reshape = () => this.fitShape();
    addEventListener("resize", this.reshape);
    parts.onInfo((tab) => tab === "rules" && void this.rules.load());
    this.eyes = el("select", { "aria-label": t("eyes"), onchange: () => this.look() });
    const seats = over ? details.seats.map((seat) => seat.seat) : details.you;
    const named = (/** @type {number} */ seat) => `${"ABCD"[seat]}: ${details.seats[seat]?.name ?? ""}`;
    fill(this.eyes, el("option", { value: "" }, t("eyes-all")), ...seats.map((seat) => el("option", { value: seat, selected: seat === details.you[0] }, t("eyes-of", { name: named(seat) }))));
    this.controls();
    this.key = (/** @type {KeyboardEvent} */ event) => this.press(event);
    document.addEventListener("keydown", this.key);
  }

  controls() {
    this.slider = el("input", { type: "range", min: "0", max: String(this.last), "aria-label": t("position"), oninput: () => void this.go(Number(this.slider?.value)) });
    this.title = el("h2", { class: "prompt", id: "prompt" });
    this.words = el("p", { class: "replay-words", "aria-live": "polite", tabindex: "0" });
    this.playButton = tool("play", t("play"), () => this.play());
    const { id, state } = this.details;
    const on = el("button", { type: "button", class: "primary", onclick: () => void this.playOn().catch((problem) => toast(problem.message, "bad")) }, icon("start"), t("play-on"));
    on.disabled = true; // until a position is shown from which one can continue
    this.onButton = on;
    const back = link(`/table/${id}`, { class: "button" }, icon("previous"), t("to-table"));
    const record = link(`/api/tables/${id}/record`, { class: "button", download: `goodsyard-${id}.json` }, icon("export"), t("export"));
    const analyse = el("button", { type: "button", onclick: () => this.analyse() }, icon("innovation"), t("analyse"));
    fill(
      this.parts.act,
      el("div", { class: "prompt-row" }, this.title),
      this.words,
      this.comment,
      this.slider,
      el("div", { class: "steps" }, tool("start", t("first"), () => void this.go(0), { class: "mirrored" }), tool("previous", t("previous"), () => void this.go(this.wanted - 1)), this.playButton, tool("next", t("next"), () => void this.go(this.wanted + 1)), tool("start", t("last"), () => void this.go(this.last))),
      el("div", { class: "watching" }, this.eyes, speeds()),
      el("div", { class: "buttons" }, state === "finished" ? on : null, state === "finished" ? analyse : null, back, state === "finished" ? record : null, fairButton(state === "finished", async () => this.details)),
    );
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const on = event.target;
    if (on instanceof HTMLElement && on.matches("input, select, [role=tab]")) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) void this.go(this.wanted + step);
    else if (event.key === " " && !(on instanceof HTMLButtonElement)) this.play();
    else return;
    event.preventDefault();
  }

  /** Play on until the end at the reader's pace; step by step, show only the next position. */
  play() {
    if (this.timer) return this.halt();
    if (this.wanted >= this.last) this.wanted = -1;
    this.sign("pause");
    void this.onward();
  }

  async onward() {
    clearTimeout(this.timer);
    this.timer = -1;
    await this.go(this.wanted + 1, true);
    if (!this.timer) return;
    const lasts = span() * this.showing.captions.factor(this.told);
    if (this.wanted >= this.last || lasts === Infinity) this.halt();
    else this.timer = setTimeout(() => void this.onward(), Math.max(LEAST, this.told.length ? lasts : 0));
  }

  halt() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.sign("play");
  }

  /** @param {"play"|"pause"} name */
  sign(name) {
    if (!this.playButton) return;
    fill(this.playButton, icon(name));
    this.playButton.setAttribute("aria-label", t(name));
    this.playButton.title = t(name);
  }

  /** Ask for other pictures when the window becomes as narrow as a phone, or wide again. */
  fitShape() {
    if (this.shape === shape()) return;
    this.shape = shape();
    this.look();
  }

  look() {
    this.known.clear();
    void this.go(this.wanted);
  }

  /** @param {number} number @returns {Promise<State>} */
  position(number) {
    const query = new URLSearchParams({ shape: this.shape, ...(this.eyes.value ? { seat: this.eyes.value } : {}) });
    const found = this.known.get(number) ?? get(`/api/tables/${this.details.id}/position/${number}?${query}`);
    this.known.delete(number);
    this.known.set(number, found);
    found.catch(() => this.known.delete(number));
    for (const old of this.known.keys()) {
      if (this.known.size <= KEPT) break;
      this.known.delete(old);
    }
    return found;
  }

  /** @param {number} number @param {boolean} [playing] */
  async go(number, playing = false) {
    if (!playing && this.timer) this.halt();
    this.wanted = Math.max(0, Math.min(this.last, number));
    const wanted = this.wanted;
    if (this.slider) this.slider.value = String(wanted);
    if (this.title) this.title.textContent = t("position-of", { number: wanted, last: this.last });
    try {
      const state = await this.position(wanted);
      if (wanted === this.wanted) this.show(state, wanted);
    } catch (problem) {
      this.halt();
      toast(problem instanceof Error ? problem.message : String(problem), "bad");
    }
    if (wanted < this.last && wanted === this.wanted) void this.position(wanted + 1).catch(() => undefined);
  }

  /** @param {State} state @param {number} number */
  show(state, number) {
    const news = state.log.filter((entry) => entry.after === number);
    this.told = number === this.at + 1 ? news : [];
    this.at = number;
    history.replaceState(null, "", `/replay/${this.details.id}/${number}`);
    document.title = `${t("replay")} ${number}/${this.last} – ${this.details.name}`;
    this.log.update({ ...state, log_from: 0, since_last_turn: 0 });
    this.showing.show({ state: { ...state, log: news, fresh: false }, told: this.told });
    this.seats.update(state);
    preview(this.parts.score, state);
    this.analysis?.at(number);
    if (this.onButton) this.onButton.disabled = state.over;
    if (this.words) this.words.textContent = lines(news).map(({ text }) => text).join(" ") || t(number ? "nothing-told" : "beginning");
  }

  /** Start the analysis and show its progress. */
  analyse() {
    this.parts.sheet(false);
    this.parts.info("analysis");
    void this.analysis?.start();
  }

  async playOn() {
    const seats = this.details.seats.map((seat) => ({ kind: "bot", bot: seat.bot ?? "random" }));
    const mine = this.details.you[0] ?? 0;
    const kinds = seats.map((seat, index) => (index === mine ? { kind: "me" } : seat));
    visit(`/table/${(await post(`/api/tables/${this.details.id}/from/${this.at}`, { seats: kinds })).id}`);
  }

  leave() {
    this.halt();
    this.showing.captions.clear();
    this.analysis?.leave();
    this.seats.stop();
    this.explanation.close();
    document.removeEventListener("keydown", this.key);
    removeEventListener("resize", this.reshape);
  }
}

/** @param {HTMLElement} root @param {string} id @param {string} [number] @returns {Promise<() => void>} */
export async function replay(root, id, number) {
  const details = /** @type {Details} */ (await get(`/api/tables/${id}`));
  const page = new Replay(root, details);
  const where = document.getElementById("place");
  if (where) fill(where, el("h1", {}, `${t("replay")}: ${details.name}`));
  void page.analysis?.load().catch(() => undefined);
  await page.go(number === undefined ? details.number : Number(number));
  return () => page.leave();
}
