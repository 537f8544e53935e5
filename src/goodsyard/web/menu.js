/** Two pop-ups beside a thing: a menu of choices and an explanation. */

import { el, fill } from "./dom.js";
import { picture } from "./glide.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Offer} Offer */
/** @typedef {{x: number, y: number, options: Offer[], choose: (option: Offer) => void, close: () => void}} Menu */

const ENLARGED = 1.7;
const LARGEST = 300;

/** @type {HTMLElement|null} */
let open = null;

/** @param {HTMLElement} box @param {number} x @param {number} y */
function place(box, x, y) {
  document.body.append(box);
  const { width, height } = box.getBoundingClientRect();
  const room = { x: innerWidth - width - 8, y: innerHeight - height - 8 };
  box.style.left = `${Math.max(8, Math.min(x + 8, room.x))}px`;
  box.style.top = `${Math.max(8, Math.min(y + 8, room.y))}px`;
}

/** Beside a thing, covering as little of it as possible. @param {HTMLElement} box @param {DOMRect} thing */
function beside(box, thing) {
  document.body.append(box);
  const { width, height } = box.getBoundingClientRect();
  const right = thing.right + width + 16 < innerWidth;
  const left = thing.left - width - 16 > 0;
  const x = right ? thing.right + 8 : left ? thing.left - width - 8 : Math.min(thing.left, innerWidth - width - 8);
  const above = thing.top - height - 8 > 0 ? thing.top - height - 8 : thing.bottom + 8;
  const y = right || left ? thing.top : above;
  box.style.left = `${Math.max(8, x)}px`;
  box.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
}

/** Open a menu, or close the one that is open. @param {Menu|null} menu */
export function openMenu(menu) {
  open?.remove();
  open = null;
  if (!menu) return;
  const items = menu.options.map((option) =>
    el("button", { type: "button", role: "menuitem", "data-action": option.actions.join(" "), onclick: () => menu.choose(option) }, option.text),
  );
  const box = el("div", { class: "menu", role: "menu", "aria-label": t("which") }, ...items);
  box.addEventListener("keydown", (event) => {
    const now = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) items[(now + step + items.length) % items.length].focus();
    else if (event.key === "Escape") menu.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  open = box;
  place(box, menu.x, menu.y);
  items[0]?.focus();
  outside(box, () => open === box && menu.close());
}

/** @param {HTMLElement} box @param {() => void} close */
function outside(box, close) {
  const down = (/** @type {PointerEvent} */ event) => {
    if (event.target instanceof Node && box.contains(event.target)) return;
    removeEventListener("pointerdown", down, true);
    if (box.isConnected) setTimeout(close);
  };
  setTimeout(() => addEventListener("pointerdown", down, true));
}

/** A thing enlarged, with its name, what it can be chosen for, and the reason why it cannot be used. */
export class Explanation {
  /** @param {(clause: string) => void} openClause @param {(ref: string) => string[]} [uses] what a thing can be chosen for */
  constructor(openClause, uses = () => []) {
    this.openClause = openClause;
    this.uses = uses;
    this.words = el("p", {});
    this.box = el("div", { class: "explain", role: "status" });
    /** @type {DOMRect|null} */
    this.at = null;
  }

  /** Explain a thing that is pointed at; it goes away with the pointer. @param {SVGGraphicsElement|null} thing */
  point(thing) {
    if (open || (this.box.isConnected && !this.passing)) return;
    this.box.remove();
    if (thing) this.open(thing, true);
  }

  /** Explain a thing until something else is pressed. @param {SVGGraphicsElement} thing */
  show(thing) {
    this.open(thing, false);
    outside(this.box, () => this.close());
  }

  /** @param {SVGGraphicsElement} thing @param {boolean} passing */
  open(thing, passing) {
    this.passing = passing;
    this.at = thing.getBoundingClientRect();
    const name = thing.getAttribute("aria-label") ?? "";
    const clause = thing.closest("[data-clause]")?.getAttribute("data-clause") ?? "";
    const uses = this.uses(thing.dataset.ref ?? "").map((use) => el("li", {}, use));
    fill(this.words);
    this.box.classList.toggle("passing", passing);
    fill(this.box, this.large(thing), el("strong", {}, name), uses.length ? el("ul", {}, ...uses) : null, this.words, this.link(clause));
    beside(this.box, this.at);
  }

  /** The thing enlarged, unless it is large anyway. @param {SVGGraphicsElement} thing */
  large(thing) {
    const { width, height } = thing.getBoundingClientRect();
    const scale = Math.min(ENLARGED, LARGEST / width, LARGEST / height);
    if (scale < 1.1 || !width) return null;
    const large = picture(thing);
    large.classList.add("large");
    Object.assign(large.style, { width: `${width * scale}px`, height: `${height * scale}px` });
    return large;
  }

  /** @param {string} clause */
  link(clause) {
    if (!clause) return null;
    if (this.passing) return el("span", { class: "quiet" }, t("rule", { clause }));
    const act = () => {
      this.close();
      this.openClause(clause);
    };
    return el("button", { type: "button", class: "linkish", onclick: act }, t("rule", { clause }));
  }

  /** @param {string} text @param {string} clause */
  because(text, clause) {
    if (!this.box.isConnected || !this.at || this.passing) return;
    this.words.textContent = text;
    this.box.querySelector(".linkish")?.remove();
    const link = this.link(clause);
    if (link) this.box.append(link);
    beside(this.box, this.at);
  }

  close() {
    this.box.remove();
  }
}
