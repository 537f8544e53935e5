/** The available choices: buttons, highlighted things on the board, and a small menu where a click is ambiguous. */

import { el, fill, icon, phone, tool } from "./dom.js";
import { openMenu } from "./menu.js";
import { settings } from "./settings.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").State} State */
/** @typedef {{play: (action: number) => void, undo: () => void, redo: () => void, light: (lit: string[], picked: string[]) => void,
 *   hint: (refs: string[]) => void, clause: (clause: string) => void, consent: (yes: boolean) => void,
 *   advise: () => void, nameOf: (ref: string) => string, shows: (ref: string) => boolean}} Hooks */

const MENU = 9;
/** More choices than this are grouped by what they are about. */
const LISTED = 14;
/** How close the choices stand if there is not enough room for them. */
const DENSITIES = ["dense", "denser", "densest"];
/** Up to this many choices may be missing from the board for a phone to keep the list low. */
const UNLIT = 2;

export class Choices {
  /** @param {HTMLElement} root @param {Hooks} hooks */
  constructor(root, hooks) {
    this.hooks = hooks;
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {string[]} */
    this.picked = [];
    /** @type {Choice|null} */
    this.chosen = null;
    this.number = -1;
    this.busy = false;
    this.confirm = false;
    this.prompt = el("h2", { class: "prompt", id: "prompt", "aria-live": "polite" });
    this.undoButton = tool("undo", `${t("undo")} (U)`, hooks.undo, { class: "undo" });
    this.redoButton = tool("redo", `${t("redo")} (R)`, hooks.redo, { class: "redo" });
    this.moreButton = tool("log", t("all-choices"), () => this.open(!this.root.classList.contains("open")), { class: "more" });
    this.hintButton = tool("innovation", `${t("advice")} (H)`, () => this.advise(), { class: "advise" });
    /** @type {Map<number, import("./types.js").Advice>} by action */
    this.advice = new Map();
    this.list = el("ol", { class: "choice-list", "aria-labelledby": "prompt" });
    this.status = el("div", { class: "choice-status" });
    fill(
      root,
      el("div", { class: "prompt-row" }, el("span", { class: "prompt-tools" }, this.moreButton, this.hintButton, this.undoButton, this.redoButton), this.prompt),
      this.status,
      this.list,
    );
    this.root = root;
    new ResizeObserver(() => this.tighten()).observe(root.parentElement ?? root);
  }

  /** @param {State} state @param {string} prompt */
  update(state, prompt) {
    const mine = state.viewer !== null && state.choices.length > 0;
    const fresh = state.number !== this.number || state.choices.length !== this.choices.length;
    this.prompt.textContent = prompt;
    this.root.classList.toggle("mine", mine);
    if (fresh) this.open(false);
    this.undoButton.toggleAttribute("hidden", state.viewer === null);
    this.redoButton.toggleAttribute("hidden", state.viewer === null);
    this.undoButton.classList.toggle("faint", !state.undo.can && !state.undo.ask);
    this.undoButton.setAttribute("aria-description", state.undo.can ? "" : state.undo.why);
    this.redoButton.classList.toggle("faint", !state.redo);
    this.hintButton.toggleAttribute("hidden", !mine || state.choices.length < 2);
    const held = this.list.contains(document.activeElement) || this.keyboard;
    this.number = state.number;
    this.choices = state.choices;
    this.confirm = state.confirm || settings.confirm;
    this.busy = false;
    this.asked = state.consent?.you ? state.consent.seat : null;
    if (fresh) {
      this.advice.clear();
      this.hintButton.classList.remove("thinking");
      this.picked = [];
      this.chosen = null;
      openMenu(null);
    }
    this.render();
    if (fresh && mine && held && !document.querySelector("dialog[open], .menu")) this.focus(0);
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
    if (hint.number !== this.number) return;
    this.advice = new Map(hint.advice.map((each) => [each.action, each]));
    this.render();
  }

  /** @param {Choice} choice @returns {HTMLElement|null} */
  opinion(choice) {
    const advice = this.advice.get(choice.action);
    if (!advice) return this.advice.size ? el("span", { class: "opinion", title: t("advice-none"), "aria-label": t("advice-none") }, "–") : null;
    const chance = Math.round(100 * advice.chance);
    const said = t("advice-of", { chance, share: Math.round(100 * advice.share) });
    return el("span", { class: "opinion", title: said, "aria-label": said }, `${chance} %`);
  }

  /** Whether the player uses the keyboard; if so, a new list takes the focus. */
  keyboard = false;
  /** @type {number|null} */
  asked = null;

  /** @returns {Choice[]} the choices that match the current selection; rated ones first, the best on top */
  left() {
    const worth = (/** @type {Choice} */ choice) => this.advice.get(choice.action)?.chance ?? -1;
    const left = this.choices.filter((choice) => this.picked.every((ref) => choice.refs.includes(ref)));
    return this.advice.size ? left.sort((one, other) => worth(other) - worth(one)) : left;
  }

  /** What a thing can be chosen for. @param {string} ref @returns {string[]} */
  uses(ref) {
    if (this.busy) return [];
    return this.left().filter((choice) => choice.refs.includes(ref)).slice(0, 6).map((choice) => choice.text);
  }

  /** Too many choices, by the first thing in which they differ; null if that makes them no fewer. @param {Choice[]} left @returns {Map<string, Choice[]>|null} */
  groups(left) {
    if (left.length <= LISTED || this.advice.size) return null;
    const most = Math.max(...left.map((choice) => choice.refs.length));
    for (let place = 0; place < most; place += 1) {
      /** @type {Map<string, Choice[]>} */
      const found = new Map();
      for (const choice of left) {
        const ref = choice.refs[place] ?? "";
        found.set(ref, [...(found.get(ref) ?? []), choice]);
      }
      if (found.size > 1 && found.size <= LISTED) return found;
    }
    return null;
  }

  render() {
    const left = this.left();
    const lit = this.chosen ? this.chosen.refs : left.filter((choice) => !this.aside(choice)).flatMap((choice) => choice.refs);
    this.hooks.light(this.busy ? [] : lit, this.chosen ? this.chosen.refs : this.picked);
    const groups = this.groups(left);
    const items = groups
      ? [...groups].flatMap(([ref, choices]) => (ref && choices.length > 1 ? [this.group(ref, choices)] : choices.map((choice) => this.item(choice, 9))))
      : left.map((choice, index) => this.item(choice, index));
    fill(this.list, ...items);
    this.lower(left);
    this.tighten();
    fill(this.status, ...this.notes());
    this.status.classList.toggle("asking", this.status.childElementCount > 0);
    this.list.classList.toggle("busy", this.busy);
  }

  /** @returns {Node[]} */
  notes() {
    if (this.asked !== null) {
      const yes = el("button", { type: "button", class: "primary", onclick: () => this.hooks.consent(true) }, t("yes"));
      const no = el("button", { type: "button", onclick: () => this.hooks.consent(false) }, t("no"));
      return [el("span", {}, t("undo-asked", { letter: "ABCD"[this.asked] })), yes, no];
    }
    if (this.chosen) {
      const yes = el("button", { type: "button", class: "primary do-it", onclick: () => this.send() }, icon("check"), t("confirm"));
      return [el("span", {}, this.chosen.text), yes, tool("cross", t("back"), () => this.clear())];
    }
    return this.picked.length ? [el("span", {}, t("picked")), tool("cross", t("clear"), () => this.clear())] : [];
  }

  /** Several choices about one thing. @param {string} ref @param {Choice[]} choices */
  group(ref, choices) {
    const button = el(
      "button",
      { type: "button", class: "group", onclick: () => this.narrowTo(ref) },
      el("span", {}, this.hooks.nameOf(ref) || choices[0].text),
      el("span", { class: "count" }, t("choices-of", { count: choices.length })),
    );
    button.addEventListener("pointerenter", () => this.hooks.hint([ref]));
    button.addEventListener("pointerleave", () => this.hooks.hint([]));
    return el("li", {}, button);
  }

  /** @param {string} ref */
  narrowTo(ref) {
    if (this.busy) return;
    this.picked.push(ref);
    this.render();
    if (this.keyboard) this.focus(0);
  }

  /** Whether a choice is only made in the list: a phone does not give up room on the board for declining. @param {Choice} choice */
  aside(choice) {
    return phone() && choice.declines && this.choices.some((other) => !other.declines && other.refs.length);
  }

  /** A phone leaves the room to the board if nearly everything can be chosen there; a button opens the whole list. @param {Choice[]} left */
  lower(left) {
    const unlit = left.filter((choice) => this.aside(choice) || !choice.refs.some((ref) => this.hooks.shows(ref)));
    this.root.classList.toggle("low", left.length - unlit.length > UNLIT && unlit.length <= UNLIT);
    for (const { action } of unlit) this.list.querySelector(`[data-action="${action}"]`)?.parentElement?.classList.add("unlit");
  }

  /** Show the whole list on a phone. @param {boolean} open */
  open(open) {
    this.root.classList.toggle("open", open);
    this.moreButton.setAttribute("aria-expanded", String(open));
  }

  /** Make the list denser until all of it is in sight. */
  tighten() {
    this.root.classList.remove(...DENSITIES);
    for (const name of DENSITIES) {
      if (this.list.scrollHeight <= this.list.clientHeight + 1) return;
      this.root.classList.add(name);
    }
  }

  /** @param {Choice} choice @param {number} index */
  item(choice, index) {
    const hint = (/** @type {boolean} */ on) => this.hooks.hint(on ? choice.refs : []);
    const pressed = this.chosen ? String(this.chosen === choice) : undefined;
    const button = el(
      "button",
      { type: "button", class: this.advice.size && this.left()[0] === choice ? "choice best" : "choice", "data-action": choice.action, "aria-pressed": pressed, onclick: () => this.choose(choice) },
      el("kbd", { "aria-hidden": "true" }, index < 9 ? index + 1 : ""),
      el("span", {}, choice.text),
      this.opinion(choice),
    );
    button.addEventListener("pointerenter", () => hint(true));
    button.addEventListener("pointerleave", () => hint(false));
    button.addEventListener("focus", () => hint(true));
    button.addEventListener("blur", () => hint(false));
    if (this.busy) button.setAttribute("aria-disabled", "true");
    return el("li", {}, button, choice.clause ? this.clauseButton(choice.clause) : null);
  }

  /** @param {string} clause */
  clauseButton(clause) {
    const label = t("rule", { clause });
    return el("button", { type: "button", class: "clause", title: label, "aria-label": label, onclick: () => this.hooks.clause(clause) }, clause);
  }

  /** Handle a click on a highlighted thing. @param {string} ref @param {number} x @param {number} y */
  pick(ref, x, y) {
    if (this.busy) return;
    if (this.chosen) return this.chosen.refs.includes(ref) ? this.send() : this.clear();
    if (!this.picked.includes(ref)) this.picked.push(ref);
    const left = this.left();
    if (left.length === 1) return this.choose(left[0]);
    this.render();
    if (left.length <= MENU) openMenu({ x, y, choices: left, choose: (choice) => this.choose(choice), close: () => this.clear() });
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (this.busy) return;
    openMenu(null);
    this.chosen = choice;
    if (!this.confirm) return this.send();
    this.render();
    if (this.keyboard) /** @type {HTMLElement|null} */ (this.status.querySelector(".do-it"))?.focus();
  }

  send() {
    if (!this.chosen || this.busy) return;
    this.busy = true;
    this.hooks.play(this.chosen.action);
    this.render();
  }

  /** Allow choosing again, because the server refused or the connection is lost. */
  free() {
    this.busy = false;
    this.hintButton.classList.remove("thinking");
    this.clear();
  }

  clear() {
    openMenu(null);
    this.picked = [];
    this.chosen = null;
    this.render();
    if (this.keyboard) this.focus(0);
  }

  /** @param {number} index */
  focus(index) {
    const buttons = this.buttons();
    buttons[(index + buttons.length) % (buttons.length || 1)]?.focus({ preventScroll: false });
  }

  buttons() {
    return [...this.list.querySelectorAll("button.choice, button.group")].map((button) => /** @type {HTMLButtonElement} */ (button));
  }

  /** Highlight a thing's buttons, and everything affected if it stands for one choice. @param {string|null} ref */
  over(ref) {
    const meant = this.left().filter((choice) => choice.refs[0] === ref);
    this.hooks.hint(meant.length === 1 ? meant[0].refs : []);
    this.buttons().forEach((button) => {
      const choice = this.choices.find((each) => each.action === Number(button.dataset.action));
      button.classList.toggle("spoken", ref !== null && Boolean(choice?.refs.includes(ref)));
    });
  }
}
