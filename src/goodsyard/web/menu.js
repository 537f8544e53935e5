/** Two pop-ups beside the clicked thing: a menu of choices and an explanation. */

import { el, fill } from "./dom.js";
import { picture } from "./glide.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {{x: number, y: number, choices: Choice[], choose: (choice: Choice) => void, close: () => void}} Menu */

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

/** Open a menu, or close the one that is open. @param {Menu|null} menu */
export function openMenu(menu) {
  open?.remove();
  open = null;
  if (!menu) return;
  const items = menu.choices.map((choice) =>
    el("button", { type: "button", role: "menuitem", "data-action": choice.action, onclick: () => menu.choose(choice) }, choice.text),
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

/** A thing enlarged, with its name and the reason why it cannot be used. */
export class Explanation {
  /** @param {(clause: string) => void} openClause */
  constructor(openClause) {
    this.openClause = openClause;
    this.at = { x: 0, y: 0 };
    this.words = el("p", {});
    this.box = el("div", { class: "explain", role: "status" });
  }

  /** @param {SVGGraphicsElement} thing */
  show(thing) {
    const own = thing.querySelector(":scope > title")?.textContent ?? thing.getAttribute("aria-label") ?? "";
    const clause = thing.dataset.clause ?? "";
    const large = picture(thing);
    large.classList.add("large");
    fill(this.words);
    fill(this.box, large, el("strong", {}, own), this.words, this.link(clause));
    const at = thing.getBoundingClientRect();
    this.at = { x: at.left + Math.min(at.width, 60), y: at.top + Math.min(at.height, 60) };
    place(this.box, this.at.x, this.at.y);
    outside(this.box, () => this.close());
  }

  /** @param {string} clause */
  link(clause) {
    if (!clause) return null;
    const act = () => {
      this.close();
      this.openClause(clause);
    };
    return el("button", { type: "button", class: "linkish", onclick: act }, t("rule", { clause }));
  }

  /** @param {string} text @param {string} clause */
  because(text, clause) {
    if (!this.box.isConnected) return;
    this.words.textContent = text;
    this.box.querySelector(".linkish")?.remove();
    const link = this.link(clause);
    if (link) this.box.append(link);
    place(this.box, this.at.x, this.at.y);
  }

  close() {
    this.box.remove();
  }
}
