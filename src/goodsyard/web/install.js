/** The service worker of this site: its registration, the offline page in the reader's language, and push messages. */

import { get, me, post } from "./api.js";
import { lang, t } from "./words.js";

/** The offline page with what it needs. */
const SHELF = "offline";
const NEEDS = ["/static/drawing.css", "/static/style.css", "/static/pictures/mark.svg"];

/** Register the worker, and keep the offline page for times without a connection. */
export async function install() {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  await navigator.serviceWorker.register("/worker.js");
  const shelf = await caches.open(SHELF);
  await Promise.all([keep(shelf, "/offline", `/offline?lang=${lang}`), ...NEEDS.map((path) => keep(shelf, path, path))]);
}

/** @param {Cache} shelf @param {string} path @param {string} from */
async function keep(shelf, path, from) {
  const answer = await fetch(from);
  if (answer.ok) await shelf.put(path, answer);
}

/** @returns {boolean} */
export function canPush() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** The browser's subscription, if there is one. */
async function subscription() {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser gets push messages. */
export async function isPushed() {
  return canPush() && (await subscription()) !== null;
}

/** Subscribe to push messages, or end that. @param {boolean} on */
export async function push(on) {
  const now = await subscription();
  if (!on) {
    if (!now) return;
    await post("/api/push/end", { endpoint: now.endpoint });
    await now.unsubscribe();
    return;
  }
  if (!me.account) throw new Error(t("push-account"));
  if ((await Notification.requestPermission()) !== "granted") throw new Error(t("push-denied"));
  const { key } = await get("/api/push");
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await post("/api/push", { endpoint, keys });
}
