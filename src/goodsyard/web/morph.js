/** Turns a drawing in the page into another one by changing only what differs, so that the browser keeps the rest. */

/** Whether a node can be changed in place: what has rolled is drawn anew, so that it rolls again. @param {Node} before @param {Node} after */
function alike(before, after) {
  if (before.nodeName !== after.nodeName || !(before instanceof Element) || !(after instanceof Element)) return false;
  return before.getAttribute("data-roll") === after.getAttribute("data-roll");
}

/** @param {Element} shown @param {Element} before @param {Element} after */
function attributes(shown, before, after) {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of after.attributes) if (before.getAttribute(name) !== value) shown.setAttribute(name, value);
}

/** How many nodes are equal at one end. @param {Node[]} before @param {Node[]} after @param {number} most @param {boolean} back */
function equal(before, after, most, back) {
  let count = 0;
  const at = (/** @type {Node[]} */ nodes) => nodes[back ? nodes.length - 1 - count : count];
  while (count < most && at(before).isEqualNode(at(after))) count += 1;
  return count;
}

/** @param {Element} shown the drawing in the page @param {Element} before the one from which it was copied @param {Element} after the one that it becomes */
export function morph(shown, before, after) {
  if (before.isEqualNode(after)) return;
  const [now, old, next] = [[...shown.childNodes], [...before.childNodes], [...after.childNodes]];
  if (!alike(before, after) || now.length !== old.length) return shown.replaceWith(after.cloneNode(true));
  attributes(shown, before, after);
  const most = Math.min(old.length, next.length);
  const start = equal(old, next, most, false);
  const end = equal(old, next, most - start, true);
  const pairs = old.length === next.length;
  for (let at = start; at < old.length - end; at += 1) {
    if (pairs && alike(old[at], next[at])) morph(/** @type {Element} */ (now[at]), /** @type {Element} */ (old[at]), /** @type {Element} */ (next[at]));
    else if (pairs) now[at].replaceWith(next[at].cloneNode(true));
    else now[at].remove();
  }
  if (!pairs) for (const node of next.slice(start, next.length - end)) shown.insertBefore(node.cloneNode(true), now[old.length - end] ?? null);
}
