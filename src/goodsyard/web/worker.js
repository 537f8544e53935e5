/** The service worker: an offline page when the server cannot be reached, and push messages. Nothing else is kept. */

/** @type {any} what the type checker knows about pages is not what there is here */
const worker = self;
const OFFLINE = "/offline";
const SHELF = "offline";

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

// The network comes first; only pages and what the offline page needs have something in its place.
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => kept(OFFLINE)));
  else if (["style", "image"].includes(event.request.destination)) event.respondWith(fetch(event.request).catch(() => kept(event.request)));
});

/** What the page has put on the shelf. @param {Request|string} request */
async function kept(request) {
  return (await caches.match(request, { cacheName: SHELF, ignoreSearch: true })) ?? Response.error();
}

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data?.json() ?? {})));

/** Nothing is shown to somebody who is looking at the table. @param {{title?: string, body?: string, url?: string, tag?: string}} message */
async function show({ title = "Goodsyard", body = "", url = "/", tag = "" }) {
  const pages = await worker.clients.matchAll({ type: "window" });
  if (pages.some((/** @type {any} */ page) => page.focused && new URL(page.url).pathname === url)) return;
  await worker.registration.showNotification(title, { body, tag, icon: "/static/pictures/icon-192.png", data: url });
}

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** Bring the table to the front, or open it. @param {string} url */
async function open(url) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => new URL(page.url).pathname === url);
  await (there ? there.focus() : worker.clients.openWindow(url));
}
