/** What can be chosen: the list, highlighted things on the board, a menu where a click is ambiguous; and undo, hints, orders. */

import { ChoiceList, isAside, isSingle } from "./choicelist.js";
import { el, fill, icon, tool } from "./dom.js";
import { Lone } from "./lone.js";
import { openMenu } from "./menu.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").State} State */
/** @typedef {{play: (actions: number[], forced: boolean) => void, undo: () => void, undoTurn: () => void, redo: () => void, confirm: () => void,
 *   order: (id: string|null, stage: number) => void, light: (lit: string[], picked: string[]) => void,
 *   hint: (refs: string[]) => void, clause: (clause: string) => void, consent: (yes: boolean) => void,
 *   advise: () => void, nameOf: (ref: string) => string, shows: (ref: string) => boolean}} Hooks */

const MENU = 9;

/** A state's suggestions and choices. @param {State} state @returns {Offer[]} */
function optionsOf(state) {
  return [...state.bundles, ...state.choices.map(({ action, ...said }) => ({ actions: [action], ...said }))];
}

export class Choices {
  /** @param {HTMLElement} root @param {Hooks} hooks */
  constructor(root, hooks) {
    this.hooks = hooks;
    this.root = root;
    /** @type {Offer[]} */
    this.options = [];
    /** @type {string[]} */
    this.picked = [];
    /** @type {Offer|null} */
    this.chosen = null;
    /** @type {State|null} */
    this.state = null;
    this.busy = false;
    /** Whether the board shows the position that is decided about. */
    this.shown = true;
    /** Whether the player uses the keyboard; if so, a new list takes the focus. */
    this.keyboard = false;
    /** @type {Map<number, import("./types.js").Advice>} by action */
    this.advice = new Map();
    this.lone = new Lone(() => this.playLone());
    this.prompt = el("h2", { class: "prompt", id: "prompt", "aria-live": "polite" });
    this.turnButton = tool("start", `${t("take-back-turn")} (Shift+U)`, hooks.undoTurn, { class: "undo-turn mirrored" });
    this.undoButton = tool("undo", `${t("undo")} (U)`, hooks.undo, { class: "undo" });
    this.redoButton = tool("redo", `${t("redo")} (R)`, hooks.redo, { class: "redo" });
    this.moreButton = tool("log", t("all-choices"), () => this.open(!root.classList.contains("open")), { class: "more" });
    this.hintButton = tool("innovation", `${t("advice")} (H)`, () => this.advise(), { class: "advise" });
    this.list = new ChoiceList(root, { ...hooks, choose: (option) => this.choose(option), narrow: (ref) => this.narrowTo(ref) });
    this.status = el("div", { class: "choice-status" });
    const tools = el("span", { class: "prompt-tools" }, this.moreButton, this.hintButton, this.turnButton, this.undoButton, this.redoButton);
    fill(root, el("div", { class: "prompt-row" }, tools, this.prompt), this.status, this.list.box);
  }

  /** @param {State} state @param {string} prompt @param {boolean} [shown] whether the board shows this position already */
  update(state, prompt, shown = true) {
    const mine = state.viewer !== null && state.choices.length > 0;
    const fresh = state.number !== this.state?.number || state.stamp !== this.state.stamp || state.choices.length !== this.state.choices.length;
    const held = this.list.box.contains(document.activeElement) || this.keyboard;
    const came = shown && (fresh || !this.shown);
    const at = this.list.buttons().findIndex((button) => button === document.activeElement);
    this.prompt.textContent = prompt;
    this.root.classList.toggle("mine", mine);
    this.state = state;
    this.shown = shown;
    this.options = optionsOf(state);
    this.busy = false;
    this.tools(state, mine);
    if (fresh) this.begin();
    if (came) mine && state.choices.length === 1 && !this.asks() ? this.lone.start() : this.lone.stop();
    this.render();
    if ((fresh || came) && mine && held && !document.querySelector("dialog[open], .menu")) this.list.focus(0);
    else if (at >= 0) this.list.focus(at);
  }

  /** A new decision: nothing is picked or rated yet. */
  begin() {
    this.open(false);
    this.advice.clear();
    this.hintButton.classList.remove("thinking");
    this.picked = [];
    this.chosen = null;
    openMenu(null);
  }

  /** @param {State} state @param {boolean} mine */
  tools(state, mine) {
    this.undoButton.toggleAttribute("hidden", state.viewer === null);
    this.redoButton.toggleAttribute("hidden", state.viewer === null);
    this.turnButton.toggleAttribute("hidden", state.undo.turn === null);
    this.undoButton.classList.toggle("faint", !state.undo.can && !state.undo.ask);
    this.undoButton.setAttribute("aria-description", state.undo.can ? "" : state.undo.why);
    this.redoButton.classList.toggle("faint", !state.redo);
    this.hintButton.toggleAttribute("hidden", !mine || state.choices.length < 2);
  }

  /** Whether every choice is to be confirmed. */
  asks() {
    return this.state?.confirm || settings.confirm === "choice";
  }

  /** Ask a strong bot to rate the choices. */
  advise() {
    if (this.busy || this.hintButton.hidden || this.hintButton.classList.contains("thinking")) return;
    this.hintButton.classList.add("thinking");
    this.hooks.advise();
  }

  /** Show the bot's winning chances beside the choices. @param {import("./types.js").Hint} hint */
  advised(hint) {
    this.hintButton.classList.remove("thinking");
    if (hint.stamp !== this.state?.stamp) return;
    this.advice = new Map(hint.advice.map((each) => [each.action, each]));
    this.render();
  }

  /** @returns {Offer[]} the options that match the current selection; rated ones first, the best on top */
  left() {
    const worth = (/** @type {Offer} */ option) => (isSingle(option) ? (this.advice.get(option.actions[0])?.chance ?? -1) : 2);
    const left = this.options.filter((option) => this.picked.every((ref) => option.refs.includes(ref)));
    return this.advice.size ? left.sort((one, other) => worth(other) - worth(one)) : left;
  }

  /** What a thing can be chosen for. @param {string} ref @returns {string[]} */
  uses(ref) {
    if (this.busy) return [];
    return this.left().filter((option) => isSingle(option) && option.refs.includes(ref)).slice(0, 6).map((option) => option.text);
  }

  render() {
    const left = this.left();
    const lit = this.chosen ? this.chosen.refs : left.filter((option) => !isAside(option, this.options)).flatMap((option) => option.refs);
    this.hooks.light(this.busy || !this.shown ? [] : lit, this.chosen ? this.chosen.refs : this.picked);
    this.list.show(left, this);
    if (!this.options.length) fill(this.list.box, ...this.orders());
    fill(this.status, ...this.notes());
    this.status.classList.toggle("asking", this.status.childElementCount > 0);
    this.status.classList.toggle("soon", this.lone.pause > 0);
    this.status.style.setProperty("--pause", `${this.lone.pause}ms`);
  }

  /** @returns {Node[]} */
  notes() {
    const { state } = this;
    if (state?.consent?.you) {
      const yes = el("button", { type: "button", class: "primary", onclick: () => this.hooks.consent(true) }, t("yes"));
      const no = el("button", { type: "button", onclick: () => this.hooks.consent(false) }, t("no"));
      return [el("span", {}, t("undo-asked", { letter: "ABCD"[state.consent.seat] })), yes, no];
    }
    if (this.chosen && this.asks()) {
      const yes = el("button", { type: "button", class: "primary do-it", onclick: () => this.send() }, icon("check"), t("confirm"));
      return [el("span", {}, this.chosen.text), yes, tool("cross", t("back"), () => this.clear())];
    }
    if (this.lone.pause) return [el("span", {}, t("lone")), el("button", { type: "button", class: "wait", onclick: () => this.clear() }, t("lone-wait"))];
    if (this.picked.length) return [el("span", {}, t("picked")), tool("cross", t("clear"), () => this.clear())];
    if (!state?.trying) return [];
    const done = el("button", { type: "button", class: "primary do-it", onclick: () => this.hooks.confirm() }, icon("check"), t("confirm-turn"));
    return [el("span", {}, t("trying")), done];
  }

  /** What can be asked for in advance while others play. @returns {Node[]} */
  orders() {
    return (this.state?.orders ?? []).map(({ id, text, armed, stage }) => {
      const act = () => this.hooks.order(armed ? null : id, stage);
      return el("li", {}, el("button", { type: "button", class: "order", "aria-pressed": String(armed), "data-order": id, onclick: act }, icon(armed ? "check" : "clock"), el("span", {}, t(armed ? "order-armed" : "order", { text }))));
    });
  }

  /** @param {string} ref */
  narrowTo(ref) {
    if (this.busy) return;
    this.picked.push(ref);
    this.render();
    if (this.keyboard) this.list.focus(0);
  }

  /** Show the whole list on a phone. @param {boolean} open */
  open(open) {
    this.root.classList.toggle("open", open);
    this.moreButton.setAttribute("aria-expanded", String(open));
  }

  /** Handle a click on a highlighted thing. @param {string} ref @param {number} x @param {number} y */
  pick(ref, x, y) {
    if (this.busy) return;
    if (this.chosen) return this.chosen.refs.includes(ref) ? this.send() : this.clear();
    if (!this.picked.includes(ref)) this.picked.push(ref);
    const left = this.left().filter(isSingle);
    if (left.length === 1) return this.choose(left[0]);
    this.render();
    if (left.length <= MENU) openMenu({ x, y, options: left, choose: (option) => this.choose(option), close: () => this.clear() });
  }

  /** @param {Offer} option */
  choose(option) {
    if (this.busy) return;
    openMenu(null);
    this.chosen = option;
    if (!this.asks()) return this.send();
    this.render();
    if (this.keyboard) /** @type {HTMLElement|null} */ (this.status.querySelector(".do-it"))?.focus();
  }

  /** Send what is chosen. @param {boolean} [forced] whether nobody had to choose it */
  send(forced = false) {
    if (!this.chosen || this.busy) return;
    this.lone.stop();
    this.busy = true;
    this.hooks.play(this.chosen.actions, forced);
    this.render();
  }

  /** Make the only choice there is. */
  playLone() {
    const only = this.options.filter(isSingle);
    if (this.busy || only.length !== 1) return;
    this.chosen = only[0];
    this.send(true);
  }

  /** Allow choosing again, because the server refused or the connection is lost. */
  free() {
    this.busy = false;
    this.hintButton.classList.remove("thinking");
    this.clear();
  }

  /** Start over; what was about to play itself waits. */
  clear() {
    this.lone.stop();
    openMenu(null);
    this.picked = [];
    this.chosen = null;
    this.render();
    if (this.keyboard) this.list.focus(0);
  }

  /** Highlight a thing's buttons, and everything affected if it stands for one choice. @param {string|null} ref */
  over(ref) {
    const meant = this.left().filter((option) => isSingle(option) && option.refs[0] === ref);
    this.hooks.hint(meant.length === 1 ? meant[0].refs : []);
    for (const option of this.options) this.list.button(option)?.classList.toggle("spoken", ref !== null && option.refs.includes(ref));
  }
}
