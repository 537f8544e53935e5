/** The list of choices: buttons, groups where there are too many, and as close together as the room demands. */

import { el, fill, phone } from "./dom.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {import("./types.js").Advice} Advice */
/** @typedef {{choose: (option: Offer) => void, narrow: (ref: string) => void, hint: (refs: string[]) => void, clause: (clause: string) => void,
 *   nameOf: (ref: string) => string, shows: (ref: string) => boolean}} Hooks */
/** @typedef {{advice: Map<number, Advice>, chosen: Offer|null, busy: boolean}} Look what the list shows besides the choices */

/** More choices than this are grouped by what they are about. */
const LISTED = 14;
/** How close the choices stand if there is not enough room for them. */
const DENSITIES = ["dense", "denser", "densest"];
/** Up to this many choices may be missing from the board for a phone to keep the list low. */
const UNLIT = 2;

/** Whether an option is one action, not a suggestion of several. @param {Offer} option */
export function isSingle(option) {
  return option.actions.length === 1;
}

/** @param {Offer} option */
function markOf(option) {
  return isSingle(option) ? "data-action" : "data-actions";
}

/** Whether an option is only in the list: suggestions, and on a phone declining, which gets no room on the board. @param {Offer} option @param {Offer[]} options all of them */
export function isAside(option, options) {
  return !isSingle(option) || (phone() && option.declines && options.some((other) => !other.declines && other.refs.length));
}

/** Choices by the first thing in which they differ, if there are too many; null if that makes them no fewer. @param {Offer[]} options @returns {Map<string, Offer[]>|null} */
function groupsOf(options) {
  if (options.length <= LISTED) return null;
  const most = Math.max(...options.map((option) => option.refs.length));
  for (let place = 0; place < most; place += 1) {
    /** @type {Map<string, Offer[]>} */
    const found = new Map();
    for (const option of options) {
      const ref = option.refs[place] ?? "";
      found.set(ref, [...(found.get(ref) ?? []), option]);
    }
    if (found.size > 1 && found.size <= LISTED) return found;
  }
  return null;
}

export class ChoiceList {
  /** @param {HTMLElement} root the section that is as high as the list needs @param {Hooks} hooks */
  constructor(root, hooks) {
    this.root = root;
    this.hooks = hooks;
    this.box = el("ol", { class: "choice-list", "aria-labelledby": "prompt" });
    new ResizeObserver(() => this.tighten()).observe(root.parentElement ?? root);
  }

  /** @param {Offer[]} options suggestions first @param {Look} look */
  show(options, look) {
    const singles = options.filter(isSingle);
    const groups = look.advice.size ? null : groupsOf(singles);
    const bundles = options.filter((option) => !isSingle(option));
    const items = bundles.map((option, index) => this.item(option, index, look));
    const best = look.advice.size ? singles[0] : null;
    if (!groups) items.push(...singles.map((option, index) => this.item(option, bundles.length + index, look)));
    for (const [ref, members] of groups ?? []) {
      if (ref && members.length > 1) items.push(this.group(ref, members));
      else items.push(...members.map((option) => this.item(option, 9, look)));
    }
    fill(this.box, ...items);
    if (best) this.button(best)?.classList.add("best");
    this.lower(options);
    this.tighten();
    this.box.classList.toggle("busy", look.busy);
  }

  /** @param {Offer} option @param {number} index @param {Look} look */
  item(option, index, look) {
    const button = el(
      "button",
      { type: "button", class: isSingle(option) ? "choice" : "choice bundle", [markOf(option)]: option.actions.join(" "), "aria-pressed": look.chosen ? String(look.chosen === option) : undefined, onclick: () => this.hooks.choose(option) },
      el("kbd", { "aria-hidden": "true" }, index < 9 ? index + 1 : ""),
      el("span", {}, option.text),
      this.opinion(option, look),
    );
    this.pointing(button, option.refs);
    if (look.busy) button.setAttribute("aria-disabled", "true");
    return el("li", {}, button, option.clause ? this.clauseButton(option.clause) : null);
  }

  /** Point at things on the board while the button is pointed at. @param {HTMLElement} button @param {string[]} refs */
  pointing(button, refs) {
    for (const on of ["pointerenter", "focus"]) button.addEventListener(on, () => this.hooks.hint(refs));
    for (const off of ["pointerleave", "blur"]) button.addEventListener(off, () => this.hooks.hint([]));
  }

  /** What the bot thinks of a choice. @param {Offer} option @param {Look} look @returns {HTMLElement|null} */
  opinion(option, look) {
    if (!look.advice.size || !isSingle(option)) return null;
    const advice = look.advice.get(option.actions[0]);
    if (!advice) return el("span", { class: "opinion", title: t("advice-none"), "aria-label": t("advice-none") }, "–");
    const chance = Math.round(100 * advice.chance);
    const said = t("advice-of", { chance, share: Math.round(100 * advice.share) });
    return el("span", { class: "opinion", title: said, "aria-label": said }, `${chance} %`);
  }

  /** Several choices about one thing. @param {string} ref @param {Offer[]} members */
  group(ref, members) {
    const button = el(
      "button",
      { type: "button", class: "group", onclick: () => this.hooks.narrow(ref) },
      el("span", {}, this.hooks.nameOf(ref) || members[0].text),
      el("span", { class: "count" }, t("choices-of", { count: members.length })),
    );
    this.pointing(button, [ref]);
    return el("li", {}, button);
  }

  /** @param {string} clause */
  clauseButton(clause) {
    const label = t("rule", { clause });
    return el("button", { type: "button", class: "clause", title: label, "aria-label": label, onclick: () => this.hooks.clause(clause) }, clause);
  }

  /** A phone leaves the room to the board if nearly everything can be chosen there; a button opens the whole list. @param {Offer[]} options */
  lower(options) {
    const unlit = options.filter((option) => isAside(option, options) || !option.refs.some((ref) => this.hooks.shows(ref)));
    const missing = unlit.filter(isSingle).length;
    this.root.classList.toggle("low", options.length - unlit.length > UNLIT && missing <= UNLIT);
    for (const option of unlit) this.button(option)?.parentElement?.classList.add("unlit");
  }

  /** @param {Offer} option @returns {HTMLElement|null} */
  button(option) {
    return this.box.querySelector(`[${markOf(option)}="${option.actions.join(" ")}"]`);
  }

  /** Make the list denser until all of it is in sight. */
  tighten() {
    this.root.classList.remove(...DENSITIES);
    for (const name of DENSITIES) {
      if (this.box.scrollHeight <= this.box.clientHeight + 1) return;
      this.root.classList.add(name);
    }
  }

  buttons() {
    return [...this.box.querySelectorAll("button.choice, button.group")].map((button) => /** @type {HTMLButtonElement} */ (button));
  }

  /** @param {number} index */
  focus(index) {
    const buttons = this.buttons();
    buttons[(index + buttons.length) % (buttons.length || 1)]?.focus({ preventScroll: false });
  }
}
