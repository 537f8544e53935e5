/** The latest states, kept so that the last round can be shown again. */

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").Panel} Panel */
/** @typedef {import("./pace.js").Step} Step */

const KEPT = 60;

export class History {
  constructor() {
    /** @type {Step[]} complete states whose lines are already in the log */
    this.steps = [];
    /** @type {Map<string, Panel>} */
    this.panels = new Map();
  }

  /** @param {Step} step */
  keep({ state, told }) {
    for (const panel of state.panels) this.panels.set(panel.id, panel);
    const ids = state.panel_ids ?? [...this.panels.keys()];
    const panels = ids.flatMap((id) => this.panels.get(id) ?? []);
    const before = this.steps.filter((kept) => kept.state.number < state.number);
    const same = this.steps.find((kept) => kept.state.number === state.number);
    const whole = { ...state, panels, log: [], log_from: Infinity, fresh: false };
    this.steps = [...before.slice(1 - KEPT), { state: whole, told: told.length ? told : (same?.told ?? []) }];
  }

  /** What others did from this line of the log on, beginning with the state before it and ending with the present. @param {number} since @returns {Step[]} */
  round(since) {
    const first = this.steps.findIndex(({ told }) => told.some((entry) => entry.number >= since));
    if (first < 1) return [];
    const [start, ...steps] = this.steps.slice(first - 1);
    return [{ ...start, told: [] }, ...steps];
  }
}
