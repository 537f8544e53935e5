/** The client of the server's REST API. */

import { lang } from "./words.js";

/** @typedef {import("./types.js").Me} Me */

/** @type {Me} */
export let me = { id: "", name: "", account: false, lang: null, csrf: "", webhook: null, suspended: null, codes: 0, languages: { en: "English" } };

/** A refusal, with a reason to show to the player. */
export class Refused extends Error {
  /** @param {number} status @param {string} error @param {string} [clause] */
  constructor(status, error, clause = "") {
    super(error);
    this.status = status;
    this.clause = clause;
  }
}

/** A string body is sent as it is: it is already JSON. @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
async function call(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { Accept: "application/json", ...(lang && { "Accept-Language": lang }) };
  if (method !== "GET") headers["X-CSRF"] = me.csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent, credentials: "same-origin" });
  const text = await answer.text();
  /** @type {any} */
  let read = null;
  try {
    read = text ? JSON.parse(text) : null;
  } catch {
    read = { error: text.slice(0, 200) };
  }
  if (!answer.ok) throw new Refused(answer.status, read?.error ?? answer.statusText, read?.clause);
  return read;
}

/** @param {string} path @returns {Promise<any>} */
export function get(path) {
  const glue = path.includes("?") ? "&" : "?";
  return call("GET", `${path}${glue}lang=${lang}`);
}

/** @param {string} path @param {unknown} [body] @returns {Promise<any>} */
export async function post(path, body = {}) {
  try {
    return await call("POST", path, body);
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 403) throw problem;
    const before = me.csrf;
    await whoami();
    if (me.csrf === before) throw problem;
    return call("POST", path, body);
  }
}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export function patch(path, body) {
  return call("PATCH", path, body);
}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
export function put(path, body) {
  return call("PUT", path, body);
}

/** @param {string} path @returns {Promise<any>} */
export function remove(path) {
  return call("DELETE", path);
}

/** @param {Partial<Me>} changed @returns {Promise<Me>} */
export async function patchMe(changed) {
  me = { ...me, ...(await call("PATCH", "/api/me", changed)) };
  return me;
}

/** @returns {Promise<Me>} */
export async function whoami() {
  me = await call("GET", "/api/me");
  return me;
}
