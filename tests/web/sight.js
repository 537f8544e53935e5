/** What a player can see now: everything that is wrong, the smallest text, the share of the window in use. */
() => {
  const wrong = [];
  const main = document.querySelector("main");
  const wide = innerWidth >= 1280;
  const phone = innerWidth < 600;
  const rect = (thing) => thing.getBoundingClientRect();
  const within = (inner, outer, slack) =>
    inner.left >= outer.left - slack && inner.top >= outer.top - slack && inner.right <= outer.right + slack && inner.bottom <= outer.bottom + slack;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const yard = rect(document.querySelector(".yard"));
  const shown = (thing) => rect(thing).width > 0 && !thing.closest("[hidden]");
  const panels = [...document.querySelectorAll(".plane > .panel")].filter(shown);
  const floats = (panel) => panel.dataset.kind === "looked" || panel.classList.contains("focus");

  // What is lit is wholly in sight and can be pressed at its middle.
  const lit = [...document.querySelectorAll(".yard .choosable")].filter(shown);
  const wanted = [...document.querySelectorAll(".yard .choosable")];
  if (wanted.length && !lit.length) wrong.push(`lit but hidden: ${wanted[0].dataset.ref}`);
  for (const thing of lit) {
    const box = rect(thing);
    const panel = thing.closest(".panel");
    const ref = thing.dataset.ref;
    if (!within(box, screen, 0.5)) wrong.push(`lit outside the window: ${ref}`);
    else if (!within(box, yard, 2)) wrong.push(`lit outside the board: ${ref}`);
    else if (panel && !within(box, rect(panel), 4)) wrong.push(`lit outside its panel: ${ref} of ${panel.dataset.panel}`);
    else {
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (!hit || !thing.contains(hit)) wrong.push(`middle belongs to something else: ${ref} (${hit?.closest("[data-ref]")?.dataset.ref ?? hit?.closest("[class]")?.getAttribute("class") ?? "nothing"})`);
    }
    if (phone && Math.min(box.width, box.height) < 20 && Math.max(box.width, box.height) < 44) wrong.push(`too small to touch: ${ref}`);
  }

  // Prompt, hand and own board.
  const prompt = document.querySelector("#prompt");
  if (!prompt || !within(rect(prompt), screen, 0.5) || prompt.scrollWidth > prompt.clientWidth + 1) wrong.push("prompt out of sight");
  if (!phone) {
    for (const panel of panels) {
      if (["hand", "seat"].includes(panel.dataset.kind) && !within(rect(panel), yard, 1)) wrong.push(`out of sight: ${panel.dataset.panel}`);
    }
    if (!panels.some((panel) => panel.dataset.kind === "board")) wrong.push("no board");
  }

  // Nothing that holds panels scrolls; panels overlap nothing.
  if (wide) {
    for (let holder = document.querySelector(".plane"); holder; holder = holder.parentElement) {
      const style = getComputedStyle(holder);
      const x = holder.scrollWidth > holder.clientWidth + 1 && !["hidden", "clip", "visible"].includes(style.overflowX);
      const y = holder.scrollHeight > holder.clientHeight + 1 && !["hidden", "clip", "visible"].includes(style.overflowY);
      if (x || y || holder.scrollTop || holder.scrollLeft) wrong.push(`scrolls: ${holder.className || holder.tagName}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1 || document.documentElement.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
  const still = panels.filter((panel) => !floats(panel));
  still.forEach((one, index) => {
    for (const other of still.slice(index + 1)) {
      const [a, b] = [rect(one), rect(other)];
      const wider = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const higher = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wider > 1 && higher > 1) wrong.push(`overlap: ${one.dataset.panel} and ${other.dataset.panel}`);
    }
  });

  // The bar and the strips: nothing is cut off or lies over its neighbour; everybody is called by name.
  for (const row of ["#bar .tool", ".seats .seat"]) {
    const all = [...document.querySelectorAll(row)].filter(shown);
    all.forEach((one, index) => {
      if (one.scrollWidth > one.clientWidth + 1) wrong.push(`too narrow: ${one.textContent}`);
      if (all[index + 1] && rect(one).right > rect(all[index + 1]).left + 1) wrong.push(`too close: ${one.textContent} and ${all[index + 1].textContent}`);
    });
  }
  for (const thing of document.querySelectorAll(".yard [aria-label], .seats [aria-label], .yard text, :is(.act, .digest, .log-room) li, #prompt")) {
    const said = thing.getAttribute("aria-label") ?? thing.textContent;
    if (/\b(Seat|Platz) \d/.test(said)) wrong.push(`without a name: ${said}`);
  }

  // Choices. A phone keeps the list low if things can be chosen on the board.
  const low = document.querySelector(".act.low");
  const list = document.querySelector(".choice-list");
  const choices = [...document.querySelectorAll(".choice-list :is(.choice, .group)")];
  for (const choice of choices) {
    if (choice.scrollWidth > choice.clientWidth + 1 || choice.scrollHeight > choice.clientHeight + 2) wrong.push(`clipped: ${choice.textContent}`);
    else if (choices.length <= 14 && !within(rect(choice), rect(list), 1) && (wide || (choices.length <= 6 && !(phone && low)))) wrong.push(`choice out of sight: ${choice.textContent}`);
  }

  // Text.
  let smallest = 99;
  let repeated = 99;
  const small = new Map();
  const texts = [...document.querySelectorAll(".plane > .panel text, .seat .panel text")].filter((text) => text.textContent.trim() && shown(text));
  for (const text of texts) {
    const matrix = text.getScreenCTM();
    const pixels = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b);
    const again = text.closest("[data-again]") || text.closest(".seat");
    const limit = again ? 9.5 : 11;
    if (again) repeated = Math.min(repeated, pixels);
    else smallest = Math.min(smallest, pixels);
    const panel = text.closest(".panel").dataset.panel;
    if (innerWidth >= 1366 && pixels < limit - 0.05 && pixels < (small.get(panel)?.pixels ?? 99)) small.set(panel, { pixels, words: text.textContent });
  }
  for (const [panel, { pixels, words }] of small) wrong.push(`text of ${pixels.toFixed(1)} px in ${panel}: “${words}”`);
  for (const text of document.querySelectorAll(".side *, .seats *, #bar *")) {
    if (text.closest("svg") || ![...text.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) || !shown(text)) continue;
    const pixels = parseFloat(getComputedStyle(text).fontSize);
    if (pixels < 11) wrong.push(`text of ${pixels} px: ${text.textContent.slice(0, 30)}`);
  }

  // Where things are, to see at the next decision what moved by itself; what is about to change its size is left out.
  const places = {};
  for (const block of [...still.filter((panel) => !panel.querySelector("[data-origin]")), document.querySelector(".seats"), document.querySelector(".side")]) {
    if (!block) continue;
    const box = rect(block);
    places[block.dataset.panel ?? block.className] = [box.left, box.top, box.width, box.height].map(Math.round);
  }
  const area = (box) => Math.max(0, Math.min(box.right, innerWidth) - Math.max(box.left, 0)) * Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0));
  const used = [...still, ...document.querySelectorAll("#bar, .seats, .side > :not([hidden]), .screens")].filter(shown).reduce((sum, one) => sum + area(rect(one)), 0);
  return { number: Number(main.dataset.number), wrong, smallest, repeated, places, phone, lit: lit.length, used: used / (innerWidth * innerHeight) };
}
