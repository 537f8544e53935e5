/** A strong bot's analysis of a finished game: winning chances, better choices, turning points. */

import { get, post } from "./api.js";
import { badge, el, fill, icon, toast } from "./dom.js";
import { decimal, t } from "./words.js";

/** @typedef {import("./types.js").Report} Report */
/** @typedef {import("./types.js").Judged} Judged */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 300;
const HEIGHT = 120;
const POLL = 1000;

/** @param {string} tag @param {Record<string, string|number>} props */
function shape(tag, props) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) made.setAttribute(name, String(value));
  return made;
}

/** @param {number} share */
function percent(share) {
  return `${Math.round(100 * share)} %`;
}

export class Analysis {
  /**
   * @param {HTMLElement} root @param {HTMLElement} comment
   * @param {{id: string, last: number, go: (number: number) => void}} game
   */
  constructor(root, comment, game) {
    this.root = el("div", { class: "analysis-room", tabindex: "0", role: "region", "aria-label": t("analysis") });
    this.comment = comment;
    this.game = game;
    this.number = 0;
    this.timer = 0;
    /** @type {Report|null} */
    this.report = null;
    fill(root, this.root);
  }

  get path() {
    return `/api/tables/${this.game.id}/analysis`;
  }

  /** Show the analysis so far, and poll while it is running. */
  async load() {
    clearTimeout(this.timer);
    this.report = /** @type {Report} */ (await get(this.path));
    if (this.report.state === "done") this.finished(this.report);
    else this.progress(this.report);
    if (this.report.state === "running") this.timer = setTimeout(() => void this.load().catch(() => undefined), POLL);
  }

  async start() {
    if (this.report?.state === "done" || this.report?.state === "running") return;
    try {
      await post(this.path);
      await this.load();
    } catch (problem) {
      toast(problem instanceof Error ? problem.message : String(problem), "bad");
    }
  }

  /** @param {Report} report */
  progress(report) {
    const running = report.state === "running";
    const bar = el("progress", { max: String(report.total), value: String(report.done), "aria-label": t("analysing") });
    const begin = el("button", { type: "button", class: "primary", onclick: () => void this.start() }, icon("innovation"), t(report.done ? "analyse-on" : "analyse"));
    const words = running ? t("analysing-of", { done: report.done, total: report.total }) : t("analysis-why");
    fill(this.root, el("p", { class: "quiet", "aria-live": "polite" }, words), running || report.done ? bar : null, running ? null : begin);
  }

  /** @param {Report} report */
  finished(report) {
    this.cursor = shape("line", { class: "cursor", y1: 0, y2: HEIGHT });
    this.legend = el("p", { class: "chances" });
    const turns = report.turns.map((turn) =>
      el("li", {}, el("button", { type: "button", class: "entry", onclick: () => this.game.go(turn.number + 1) }, turn.text)),
    );
    fill(
      this.root,
      el("div", { class: "chance-head" }, this.chart(report), this.legend),
      el("div", { class: "turning" }, el("h2", {}, t("turning-points")), turns.length ? el("ol", {}, ...turns) : el("p", { class: "quiet" }, t("no-turning-points"))),
    );
    this.at(this.number);
  }

  /** A line for each seat; clicking goes to that move. @param {Report} report */
  chart(report) {
    const picture = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", role: "img", "aria-label": t("chances") });
    picture.append(shape("line", { class: "middle", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }));
    for (const turn of report.turns) {
      picture.append(shape("line", { class: "turn", x1: this.x(turn.number), x2: this.x(turn.number), y1: 0, y2: HEIGHT }));
    }
    const ends = [...report.decisions, { number: this.game.last, chances: report.result }];
    for (const seat of report.result.keys()) {
      const points = ends.map((each) => `${this.x(each.number)},${(HEIGHT * (1 - each.chances[seat])).toFixed(1)}`);
      picture.append(shape("polyline", { class: `chance paint-seat-${seat + 1}`, points: points.join(" ") }));
    }
    if (this.cursor) picture.append(this.cursor);
    const box = el("div", { class: "drawing chance-chart", title: t("chart-why") });
    box.append(picture);
    box.addEventListener("click", (event) => {
      const room = picture.getBoundingClientRect();
      this.game.go(Math.round(((event.clientX - room.left) / room.width) * this.game.last));
    });
    return box;
  }

  /** @param {number} number */
  x(number) {
    return Number(((number / Math.max(1, this.game.last)) * WIDTH).toFixed(1));
  }

  /** Follow the replay: the cursor, everybody's chance, and a comment on the latest move. @param {number} number */
  at(number) {
    this.number = number;
    if (this.report?.state !== "done") return;
    const { decisions, result } = this.report;
    this.cursor?.setAttribute("x1", String(this.x(number)));
    this.cursor?.setAttribute("x2", String(this.x(number)));
    const next = decisions.find((each) => each.number >= number);
    const chances = next?.chances ?? result;
    if (this.legend) fill(this.legend, ...chances.map((chance, seat) => el("span", {}, badge(seat), percent(chance))));
    fill(this.comment, ...this.words(decisions.find((each) => each.number === number - 1)));
    this.comment.hidden = false;
  }

  /** @param {Judged|undefined} judged */
  words(judged) {
    if (!judged) return [t(this.number ? "no-choice" : "chances-begin")];
    if (!judged.best) return [icon("check"), t("best-choice")];
    const cost = decimal(100 * judged.cost);
    return [judged.mistake ? icon("warning") : icon("innovation"), t(judged.mistake ? "better-choice" : "as-good-choice", { best: judged.best, cost })];
  }

  leave() {
    clearTimeout(this.timer);
  }
}
