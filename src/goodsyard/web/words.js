/** The page's texts in the reader's language. */

import { settings, change } from "./settings.js";

/** What the server speaks, with the languages' own names. @type {Record<string, string>} */
export let languages = { en: "English" };

/** @type {Record<string, string>} */
let sentences = {};

/** Empty until the page has learned to speak. */
export let lang = "";

/** The language for a visitor. @param {string|null} stored @param {Record<string, string>} [known] */
export function preferred(stored, known) {
  languages = known ?? languages;
  const wishes = [settings.lang, stored ?? "", ...navigator.languages].map((wish) => wish.slice(0, 2));
  return wishes.find((wish) => wish in languages) ?? "en";
}

/** @param {string} wanted */
export async function speak(wanted) {
  const answer = await fetch(`/static/words/${wanted}.json`);
  sentences = await answer.json();
  lang = wanted;
  document.documentElement.lang = wanted;
  const skip = document.getElementById("skip");
  if (skip) skip.textContent = t("skip");
}

/** @param {string} wanted */
export function keep(wanted) {
  change({ lang: wanted });
}

/** A text with its placeholders filled in. @param {string} key @param {Record<string, string|number>} [facts] @returns {string} */
export function t(key, facts = {}) {
  const sentence = sentences[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(facts[name] ?? ""));
}

/** @param {string} time */
export function when(time) {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? ""
    : new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(date);
}

/** A day, or the day of a time where the reader is. @param {string} date */
export function day(date) {
  const timeZone = date.includes("T") ? undefined : "UTC";
  if (Number.isNaN(new Date(date).getTime())) return "";
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeZone }).format(new Date(date));
}

/** @param {number} share from 0 to 1 */
export function percent(share) {
  return new Intl.NumberFormat(lang, { style: "percent" }).format(share);
}

/** @param {number} value @param {number} [least] digits behind the point */
export function decimal(value, least = 0) {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: least, maximumFractionDigits: 1 }).format(value);
}
