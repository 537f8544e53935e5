/** Small helpers for building the page without a library. */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node|string|number|null|undefined|false} Child */

/**
 * An element with attributes, listeners (`onclick: f`) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") made.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  put(made, ...children);
  return made;
}

/** @param {Element} where @param {...Child} children */
export function put(where, ...children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    where.append(child instanceof Node ? child : String(child));
  }
}

/** @param {Element} where @param {...Child} children */
export function fill(where, ...children) {
  where.replaceChildren();
  put(where, ...children);
}

/** An icon of the drawing kit. @param {string} name @param {string} [className] */
export function icon(name, className = "") {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("class", `sign ${className}`);
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/static/pictures/icons.svg#${name}`);
  made.append(use);
  return made;
}

/** The mark of a seat: colour, shape and letter. @param {number} seat */
export function badge(seat) {
  const made = icon(`seat-${seat + 1}`, `badge paint-seat-${seat + 1}`);
  return el("span", { class: "drawing seat-mark" }, made);
}

/**
 * A button with an icon and a name; without visible text, the name is used for screen readers and the tooltip.
 * @param {string} sign @param {string} name @param {() => void} act @param {{text?: boolean, class?: string}} [how]
 */
export function tool(sign, name, act, how = {}) {
  const words = how.text ? el("span", {}, name) : null;
  const label = how.text ? undefined : name;
  return el(
    "button",
    { type: "button", class: `tool ${how.class ?? ""}`, "aria-label": label, title: label, onclick: act },
    icon(sign),
    words,
  );
}

/** A button of the bar: an icon with its name in small letters below. @param {string} sign @param {string} name @param {string} long @param {() => void} act @param {string} [className] */
export function barTool(sign, name, long, act, className = "") {
  return el("button", { type: "button", class: `tool ${className}`, title: long, onclick: act }, icon(sign), el("small", {}, name));
}

/** A short message at the bottom of the page. @param {string} text @param {"plain"|"bad"} [mood] @param {Child} [more] */
export function toast(text, mood = "plain", more) {
  const box = el("div", { class: `toast ${mood}` }, el("span", {}, text), more);
  const room = /** @type {HTMLElement} */ (document.getElementById("toasts"));
  while (room.children.length > 2) room.firstElementChild?.remove();
  room.append(box);
  setTimeout(() => box.remove(), mood === "bad" ? 7000 : 4000);
}

/** @param {string} href @param {Record<string, unknown>} props @param {...Child} children */
export function link(href, props, ...children) {
  return el("a", { href, ...props }, ...children);
}

/** A dialog that closes with Escape, its cross, or a click outside. @param {string} title @param {...Child} children */
export function dialog(title, ...children) {
  const cross = tool("cross", "×", () => box.close(), { class: "cross" });
  const box = el(
    "dialog",
    { "aria-label": title },
    el("div", { class: "dialog-head" }, el("h2", {}, title), cross),
    ...children,
  );
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}

/** @returns {boolean} */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether there is no room for a column beside the board. @returns {boolean} */
export function narrow() {
  return matchMedia("(max-width: 999px)").matches;
}

/** Whether the screen shows one thing at a time. @returns {boolean} */
export function phone() {
  return matchMedia("(max-width: 599px)").matches;
}

/** What pictures are drawn for. @returns {"wide"|"tall"} */
export function shape() {
  return phone() ? "tall" : "wide";
}
