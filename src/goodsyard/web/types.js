/**
 * Types of the server's messages; this file is never loaded, only read by the type checker.
 *
 * @typedef {{action: number, text: string, refs: string[], clause: string, declines: boolean}} Choice
 * @typedef {{actions: number[], text: string, refs: string[], clause: string, declines: boolean}} Offer a choice, or a bundle of several
 * @typedef {{id: string, text: string, armed: boolean, stage: number}} Order
 * @typedef {{id: string, title: string, svg: string, cell: string, seat: number|null,
 *   place: "board"|"seat"|"hand"|"strip"|"looked"|"score"}} Panel
 * @typedef {{number: number, after: number, seat: number, kind: string, text: string, refs: string[], clause: string,
 *   line?: string, how: ""|"forced"|"ordered"}} Entry
 * @typedef {{left: number}} Clock
 * @typedef {{seat: number, name: string, kind: string, bot: string|null, online: boolean, acting: boolean,
 *   thinking: boolean, score: number|null, clock: Clock|null, forfeited: boolean, vacation?: {from: string, until: string}|null}} Seat
 * @typedef {{name: string, points: (number|null)[]}} Line
 * @typedef {{can: boolean, why: string, ask?: boolean, turn: number|null}} Undo
 * @typedef {{seat: number, to: number, waiting: number[], you: boolean}} Consent
 * @typedef {{type: "state", number: number, stamp: string, over: boolean, seats: Seat[], you: number[],
 *   viewer: number|null, acting: number[], prompt: string, kind: string, choices: Choice[], bundles: Offer[], orders: Order[], trying: number, panels: Panel[], log: Entry[],
 *   originals: string[], log_from: number, fresh: boolean, undo: Undo, redo: boolean, since_last_turn: number, scores: (number|null)[]|null,
 *   ranking: number[]|null, lines: Line[], confirm: boolean, panel_ids?: string[], consent?: Consent|null,
 *   state?: TableState, left?: number[], rematch?: string|null}} State
 * @typedef {{type: "chat", from: string, seat: number|null, text: string, at: string, to: string, user: string|null,
 *   old?: boolean, notice?: boolean}} Chat
 * @typedef {{type: "refused"|"error", id?: string, error: string, clause?: string}} Refusal
 * @typedef {{action: number, chance: number, share: number}} Advice
 * @typedef {{type: "hint", stamp: string, advice: Advice[]}} Hint
 * @typedef {{type: "earlier", log: Entry[]}} Earlier
 * @typedef {{type: "why", ref: string, text: string, clause: string}} Why
 * @typedef {{type: "ack", id: string}|{type: "pong"}|{type: "waiting"}} Note
 * @typedef {State|Hint|Earlier|Chat|Refusal|Why|Note} Message
 *
 * @typedef {{id: string, name: string}} Named
 * @typedef {"waiting"|"dealing"|"playing"|"finished"|"cancelled"} TableState
 * @typedef {{bank: number, increment: number, days: number}} ClockTerms
 * @typedef {{options: Record<string, string>, clock: ClockTerms|null, undo: string, rated: boolean, seats: Sitting[]}} Agreed
 * @typedef {{hash: string, secret: string, salt: string, commitments: string[], salts: string[]}} Fairness
 * @typedef {{id: string, name: string, values: Named[], default: string}} Option
 * @typedef {{id: string, name: string, players: [number, number], rules: number, options: Option[], bots: Named[],
 *   minutes: number, summary: string}} Game
 * @typedef {{id: string, name: string, account: boolean, lang: string|null, csrf: string, webhook: string|null, suspended: string|null,
 *   codes: number, languages: Record<string, string>}} Me
 * @typedef {{id: string, created: string, seen: string, browser: string, current: boolean}} Session
 * @typedef {{link: string|null, friends: (Named & {since: string, online: boolean})[], lately: Named[],
 *   shunned: (Named & {blocked: boolean})[]}} Company
 * @typedef {Named & {friend: boolean, you: boolean}} Stranger
 * @typedef {{id: number, at: string, about: string, text: string, answer: string|null, closed: boolean}} Reported
 * @typedef {{seat: number, kind: string, name: string|null, bot: string|null, user: string|null, forfeited: boolean}} Sitting
 * @typedef {{id: string, game: string, name: string, created: string, finished: string|null, state: TableState,
 *   moves: number|null, watching: number, friends: boolean, ranks: number[]|null,
 *   seats: Sitting[], your_turn: boolean, deadline?: string|null, you: number[], scores?: number[]|null, join?: string|null, host?: string|null, left?: number[]}} Summary
 * @typedef {Summary & Agreed & {number: number, grace: number|null, confirm: boolean, visibility: string, seed: string|null, seed_hash: string, seed_chosen: boolean,
 *   commitments: string[], fairness: Fairness|null, composition: import("./compose.js").Composition,
 *   invites?: Record<string, string>, watch_url?: string, creator?: boolean}} Details
 * @typedef {{number: number, seat: number, chosen: string, best: string, chances: number[], cost: number,
 *   mistake: boolean}} Judged
 * @typedef {{state: "none"|"running"|"stopped"|"done", done: number, total: number, decisions: Judged[],
 *   result: number[], turns: {number: number, text: string}[]}} Report
 * @typedef {{number: number, day: string, rating: number}} Point
 * @typedef {{game: string, name: string, played: number, won: number, share: number, mean_score: number|null, best_score: number|null,
 *   scores: {least: number, most: number, games: number}[], places: {players: number, counts: number[], mean: number}[],
 *   rating: number|null, rated_games: number, history: Point[]}} GameStatistics
 * @typedef {Named & {since: string, account: boolean, you: boolean, friend: boolean, games: GameStatistics[], recent: Summary[],
 *   together: {game: string, name: string, played: number, ahead: number, behind: number}[]}} Player
 * @typedef {Named & {place: number, rating: number, games: number, won: number}} Leader
 * @typedef {{game: string, name: string, least: number, leaders: Leader[], you: Leader|null, yours: number}} Leaderboard
 */
export {};
