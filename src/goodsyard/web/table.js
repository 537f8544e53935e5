/** The table page: puts its parts together and talks to the server. */

import { get, post, whoami } from "./api.js";
import { visit } from "./bar.js";
import { Board } from "./board.js";
import { Talk } from "./chat.js";
import { Choices } from "./choices.js";
import { Curtain, nextPerson } from "./curtain.js";
import { barTool, el, fill, icon, link, narrow, shape, toast } from "./dom.js";
import { promise, promised, remember } from "./fair.js";
import { help, keyboard } from "./keys.js";
import { Log } from "./log.js";
import { Explanation } from "./menu.js";
import { tell } from "./notify.js";
import { History } from "./history.js";
import { leaveButton } from "./leaving.js";
import { Pace } from "./pace.js";
import { Rules } from "./rules.js";
import { preview, scorePad, verdict } from "./score.js";
import { Seats } from "./seats.js";
import { settings } from "./settings.js";
import { Showing } from "./showing.js";
import { Line } from "./socket.js";
import { Watch } from "./watch.js";
import { yard } from "./yard.js";
import { lang, t } from "./words.js";
import { shareButton, waiting } from "./waiting.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Message} Message */
/** @typedef {import("./types.js").Details} Details */

/** The id of messages about this browser's salt. They are sent automatically, so refusals are not shown. */
const SALT = "salt";

class TablePage {
  /** @param {HTMLElement} root @param {Details} details @param {string} watch */
  constructor(root, details, watch) {
    this.root = root;
    this.id = details.id;
    this.details = details;
    this.watch = watch;
    this.parts = yard(root, ["log", "score", "rules", "chat"]);
    const { parts } = this;
    /** @type {State|null} the one that is shown */
    this.state = null;
    /** @type {State|null} the one whose choices are offered */
    this.offered = null;
    /** @type {Promise<unknown>|undefined} */
    this.games = undefined;
    this.history = new History();
    this.pace = new Pace({ show: (step) => this.show(step), heard: (step) => this.heard(step), factor: (told) => this.showing.captions.factor(told) });
    this.padShown = details.state === "finished";
    this.board = new Board(parts.board, details.composition, {
      pick: (ref, x, y) => this.choices.pick(ref, x, y),
      why: (ref, thing) => this.why(ref, thing),
      explain: (thing) => this.explanation.show(thing),
      over: (ref) => this.choices.over(ref),
      point: (thing) => this.explanation.point(thing),
    });
    this.choices = new Choices(parts.act, {
      play: (actions, forced) => this.play(actions, forced),
      undo: () => this.undo(),
      undoTurn: () => this.undoTurn(),
      redo: () => this.ask({ type: "redo" }),
      confirm: () => this.ask({ type: "confirm" }),
      order: (order, stage) => this.ask({ type: "order", order, stage }),
      light: (lit, picked) => this.light(lit, picked),
      hint: (refs) => this.board.mark("hinted", refs),
      clause: (clause) => this.clause(clause),
      advise: () => this.ask({ type: "hint" }),
      consent: (yes) => this.ask({ type: "undo-consent", yes, to: this.pace.newest?.consent?.to }),
      nameOf: (ref) => this.board.nameOf(ref),
      shows: (ref) => this.board.things(ref).length > 0,
    });
    this.log = new Log(parts.log, {
      hint: (refs) => this.board.mark("hinted", refs),
      go: (after) => visit(`/replay/${this.id}/${after}`),
      earlier: (before) => void this.line.send({ type: "earlier", before }),
      clause: (clause) => this.clause(clause),
    });
    this.showing = new Showing(this.board, this.log, details.composition);
    this.watching = new Watch(parts.digestTools, { changed: () => this.pace.hurry(), next: () => this.next(), again: () => this.again() });
    parts.board.addEventListener("click", () => this.pace.skip(), true);
    this.talk = new Talk(parts.chat, this.id, (text, to) => this.line.send({ type: "chat", text, to }));
    this.rules = new Rules(parts.rules, details.game);
    this.explanation = new Explanation((clause) => this.clause(clause), (ref) => this.choices.uses(ref));
    this.seats = new Seats(parts.seats, parts.board, {
      strip: (seat) => this.board.strip(seat),
      unfold: (seat, below) => this.board.unfold(seat, below),
      look: (seat) => this.board.look(seat),
    });
    this.board.stage.told = (names, at) => parts.show(names, at);
    parts.onScreen((screen) => this.board.stage.open(screen));
    this.curtain = new Curtain((seat) => void this.line.send({ type: "focus", seat }));
    parts.onInfo((tab) => tab === "rules" && void this.rules.load());
    this.unkey = keyboard(this.choices, { undo: () => this.undo(), undoTurn: () => this.undoTurn(), redo: () => this.ask({ type: "redo" }), next: () => this.next(), again: () => this.again(), zoom: this.board.zoom, seats: this.seats });
    this.shape = shape();
    this.reshape = () => this.fitShape();
    addEventListener("resize", this.reshape);
    const query = new URLSearchParams({ lang, shape: this.shape, ...(watch ? { watch } : {}) });
    this.line = new Line(`/ws/tables/${this.id}?${query}`, (message) => this.hear(message), (up, code) => this.health(up, code));
    this.place();
    remember(details);
    root.dataset.table = this.id;
  }

  place() {
    const where = document.getElementById("place");
    if (!where) return;
    const { id, game } = this.details;
    const replay = link(`/replay/${id}`, { class: "tool", title: t("replay") }, icon("log"), el("small", {}, t("replay")));
    fill(where, el("h1", {}, this.details.name), this.zoomTools(), barTool("help", t("help"), t("help"), help), shareButton(this.details), leaveButton(this.details), replay);
    document.documentElement.dataset.game = game;
  }

  zoomTools() {
    const { zoom } = this.board;
    return el(
      "div",
      { class: "zooms" },
      barTool("zoom-out", t("bar-smaller"), t("zoom-out"), () => zoom.by(0.8)),
      barTool("fit", t("bar-fit"), t("zoom-fit"), () => zoom.fit()),
      barTool("zoom-in", t("bar-larger"), t("zoom-in"), () => zoom.by(1.25)),
    );
  }

  /** Ask for other pictures when the window becomes as narrow as a phone, or wide again. */
  fitShape() {
    if (this.shape === shape()) return;
    this.shape = shape();
    this.line.send({ type: "shape", shape: this.shape });
  }

  /** @param {boolean} up @param {number} [code] */
  health(up, code) {
    if (code === 4403 || code === 4404) this.line.close();
    if (code === 4403) return this.shutOut();
    if (code === 4401) void whoami();
    this.root.classList.toggle("offline", !up);
    this.parts.offline.toggleAttribute("hidden", up);
    this.pace.clear();
    if (up) this.talk.clear();
    else this.choices.free();
  }

  /** The host has removed this player. */
  shutOut() {
    toast(t("removed-you"), "bad");
    visit("/");
  }

  /** @param {Message} message */
  hear(message) {
    if (message.type === "state") {
      this.pace.add(message);
      if (this.pace.queue.length) this.offer();
    } else if (message.type === "refused" && message.id === SALT) return; // the game began without it
    else if (message.type === "refused" || message.type === "error") this.refused(message.error, message.clause);
    else if (message.type === "hint") this.choices.advised(message);
    else if (message.type === "earlier") this.log.add(message.log);
    else if (message.type === "why") this.explanation.because(message.text, message.clause);
    else if (message.type === "chat") {
      this.talk.add(message);
      if (!this.parts.chatOpen() && !message.old) this.parts.badge("chat", true);
    } else if (message.type === "waiting") void this.wait();
  }

  /** @returns {Promise<Details>} */
  read() {
    return get(`/api/tables/${this.id}${this.watch ? `?watch=${encodeURIComponent(this.watch)}` : ""}`);
  }

  /** Show that players are missing, or reveal this browser's salt for the shuffle. */
  async wait() {
    const details = await this.read().catch(() => null);
    if (!details) return; // the connection is about to say why: it is lost, or the host has removed this player
    this.details = details;
    const { state, you, seed_chosen, commitments } = details;
    remember(this.details);
    if (state !== "playing" && state !== "finished") {
      this.games ??= get("/api/games");
      const games = /** @type {import("./types.js").Game[]} */ (await this.games);
      if (!this.state) this.room(games); // otherwise the game has begun in the meantime
    }
    const salt = promised(this.id);
    if (state === "dealing" && salt) this.line.send({ type: "reveal", id: SALT, ...salt });
    if (state !== "waiting" || seed_chosen || you[0] === undefined || commitments[you[0]] !== "-") return;
    const commitment = await promise(this.id, you[0]);
    if (commitment) this.line.send({ type: "promise", id: SALT, seat: you[0], commitment });
  }

  /** The waiting room. @param {import("./types.js").Game[]} games */
  room(games) {
    waiting(this.root, this.details, games.find((game) => game.id === this.details.game));
    this.parts.info("chat");
    this.parts.show([], 0);
  }

  /** A new state is known, but earlier ones may still have to be shown. @param {import("./pace.js").Step} step */
  heard(step) {
    const { state } = step;
    if (state.state !== "playing" && state.state !== "finished") return;
    this.history.keep(step);
    this.belong(state);
    this.root.dataset.newest = String(state.number);
  }

  /** Offer the choices of the newest state; the board lights up once it shows that state. */
  offer() {
    const state = this.pace.newest;
    if (!state) return;
    const again = this.offered === state;
    const shown = !this.pace.queue.length;
    this.offered = state;
    if (again && (this.choices.busy || !shown)) {
      this.choices.shown = shown;
      if (!shown) this.light([], []);
    } else this.choices.update(nextPerson(state) === null ? state : { ...state, choices: [] }, this.prompt(state), shown);
    this.digest(state);
  }

  /** Show the next step. @returns {boolean} whether there is one */
  next() {
    const waiting = this.pace.queue.length > 0;
    this.pace.hurry();
    return waiting;
  }

  /** Show the last round again. */
  again() {
    this.pace.again(this.history.round(this.log.round));
  }

  /** @param {import("./pace.js").Step} step */
  show(step) {
    const { state } = step;
    if (state.state !== "playing" && state.state !== "finished") return void this.wait();
    if (this.root.classList.contains("waits")) this.parts.info("log");
    waiting(this.root, null);
    const seat = nextPerson(state);
    if (seat !== null) this.curtain.close(state, seat);
    else this.curtain.open();
    const before = this.state;
    this.state = state;
    this.root.dataset.number = String(state.number);
    this.log.update(state);
    if (seat === null) this.showing.show(step);
    this.seats.update(state);
    this.offer();
    this.talk.audience(state.viewer !== null);
    preview(this.parts.score, state);
    const yours = state.choices.length > 0;
    tell(this.details.name, yours, !before?.choices.length);
    if (before?.number !== state.number || before.choices.length !== state.choices.length || state.panels.length) this.board.ask();
    if (yours && before?.number !== state.number) this.parts.sheet(false);
    if (state.over) this.end();
  }

  /** Keep the button for leaving or returning in step: a seat can also be lost while the page is open. @param {State} state */
  belong({ you, left = [], state = "playing" }) {
    const { details } = this;
    if (String([details.you, "/", details.left ?? [], details.state]) === String([you, "/", left, state])) return;
    Object.assign(details, { you, left });
    if (state === "playing") details.state = state;
    this.place();
  }

  /** What others did, and how to watch them. @param {State} state the newest one */
  digest(state) {
    const lines = this.log.digest();
    const waiting = this.pace.queue.length > 0;
    this.watching.update(t(lines.length ? "digest" : "pace"), waiting, !waiting && this.history.round(this.log.round).length > 0);
    this.parts.digest(lines, !state.over && (lines.length > 0 || !state.choices.length), (refs) => this.board.mark("hinted", refs));
  }

  /** At the end of the game, open the score pad once; a button opens it again. */
  end() {
    if (this.details.state !== "finished") {
      this.details.state = "finished";
      this.place();
    }
    const again = el("button", { type: "button", class: "primary", onclick: () => this.pad() }, icon("trophy"), t("score-pad"));
    fill(this.choices.list.box, el("li", { class: "again" }, again));
    if (!this.padShown) this.pad();
  }

  pad() {
    if (!this.state) return;
    this.padShown = true;
    const rematch = async () => visit(`/table/${(await post(`/api/tables/${this.id}/rematch`)).id}`);
    const box = scorePad(this.state, this.id, {
      player: this.state.you.length > 0,
      details: () => this.read(),
      rematch: () => rematch().then(() => box.close()).catch((problem) => toast(problem.message, "bad")),
    });
  }

  /** @param {State} state @returns {string} */
  prompt(state) {
    if (state.over) return verdict(state);
    if (state.prompt && state.choices.length) return state.prompt;
    if (state.trying) return t("trying-done");
    const names = state.acting.map((seat) => state.seats[seat]?.name ?? "").join(", ");
    const bots = state.acting.every((seat) => state.seats[seat]?.kind === "bot");
    return t(bots ? "bot-thinks" : "waits-for", { name: names });
  }

  /** @param {string[]} lit @param {string[]} picked */
  light(lit, picked) {
    this.board.mark("choosable", lit);
    this.board.mark("chosen", picked);
  }

  /** @param {Record<string, unknown>} message */
  ask(message) {
    const state = this.pace.newest;
    if (!state || state.viewer === null) return;
    if (message.type !== "order" && message.type !== "hint") {
      this.pace.skip();
      this.showing.captions.clear();
    }
    const sent = this.line.send({ ...message, id: this.line.name(), seat: state.viewer, stamp: state.stamp });
    if (!sent) this.refused(t("offline-now"));
  }

  /** @param {number[]} actions @param {boolean} forced whether it was the only choice and played itself */
  play(actions, forced) {
    const trial = settings.confirm === "turn";
    if (actions.length > 1) this.ask({ type: "bundle", actions, trial });
    else this.ask({ type: "play", action: actions[0], forced, trial });
  }

  undo() {
    this.ask({ type: "undo" });
  }

  undoTurn() {
    const to = this.pace.newest?.undo.turn;
    if (to !== null && to !== undefined) this.ask({ type: "undo", to });
  }

  /** @param {string} error @param {string} [clause] */
  refused(error, clause) {
    const more = clause ? el("button", { type: "button", class: "linkish", onclick: () => this.clause(clause) }, t("rule", { clause })) : null;
    toast(error, "bad", more);
    this.choices.free();
  }

  /** @param {string} ref @param {SVGGraphicsElement} thing */
  why(ref, thing) {
    this.explanation.show(thing);
    const { state } = this;
    if (state && state.viewer !== null && !state.over) this.line.send({ type: "why", seat: state.viewer, ref });
  }

  /** @param {string} clause */
  clause(clause) {
    this.parts.info("rules");
    if (narrow()) this.parts.sheet(true);
    void this.rules.open(clause).catch((problem) => toast(problem.message, "bad"));
  }

  leave() {
    this.line.close();
    this.pace.clear();
    this.showing.captions.clear();
    delete this.root.dataset.number;
    delete this.root.dataset.newest;
    this.seats.stop();
    this.unkey();
    removeEventListener("resize", this.reshape);
    this.curtain.open();
    this.explanation.close();
    waiting(this.root, null);
  }
}

/** @param {HTMLElement} root @param {string} id @returns {Promise<() => void>} */
export async function table(root, id) {
  const watch = new URLSearchParams(location.search).get("watch") ?? "";
  const details = await get(`/api/tables/${id}${watch ? `?watch=${encodeURIComponent(watch)}` : ""}`);
  const page = new TablePage(root, details, watch);
  return () => page.leave();
}
