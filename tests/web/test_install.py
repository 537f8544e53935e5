"""The installed page: manifest and icons, the offline page, and push messages."""

from __future__ import annotations

import json
import struct
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.server.site import Person
from tests.web.conftest import Visit
from tests.web.site import Site

SHELVED = "() => caches.open('offline').then((shelf) => shelf.keys())"
EVERYTHING = """async () => {
  const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = await Promise.all(shelves.map((shelf) => shelf.keys()));
  return kept.flat().map((one) => new URL(one.url).pathname);
}"""
READY = "async () => { const ready = await navigator.serviceWorker.ready; return ready.active.state; }"
SUBSCRIBES = """
let subscribed = null;
const keys = { p256dh: "%s", auth: "%s" };
PushManager.prototype.getSubscription = async () => subscribed;
PushManager.prototype.subscribe = async (wish) => {
  if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 87) throw new Error("no key");
  const endpoint = "https://push.example/" + wish.applicationServerKey.slice(0, 8);
  subscribed = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => { subscribed = null; } };
  return subscribed;
};
Notification.requestPermission = async () => "granted";
"""
"""Stands in for the push service of a browser's maker, which tests must not ask."""
NOTES = """() => {
  self.shown = [];
  self.opened = [];
  self.registration.showNotification = async (title, how) => void self.shown.push([title, how]);
  self.clients.openWindow = async (url) => void self.opened.push(url);
}"""
PRESSED = """(data) => {
  const event = Object.assign(new Event("notificationclick"), { notification: { close() {}, data }, waitUntil() {} });
  self.dispatchEvent(event);
}"""
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def installed(page: Page, url: str) -> None:
    """Open a page and wait until everything for times without a connection is there."""
    page.goto(url)
    page.evaluate(READY)
    page.wait_for_function(f"{SHELVED}.then((all) => all.length > 3)")


def test_the_manifest_names_icons_of_the_right_size(site: Site, visit: Visit) -> None:
    page = visit()
    page.goto(site.url)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = httpx.get(f"{site.url}{address}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    for icon in manifest["icons"]:
        picture = httpx.get(f"{site.url}{icon['src']}")
        assert picture.status_code == 200
        assert len(picture.content) < 30_000
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}


def test_without_a_connection_there_is_a_page_that_says_so_and_nothing_of_the_api(own_site: Site, visit: Visit) -> None:
    page = visit(390, 844, locale="de-DE")
    installed(page, own_site.url)
    own_site.kill()
    page.goto(f"{own_site.url}/profile")
    expect(page.locator("h1")).to_have_text("Keine Verbindung")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert page.evaluate("document.querySelector('img').naturalWidth") > 0
    assert page.evaluate("getComputedStyle(document.querySelector('.primary')).minHeight") == "44px", "it has its style"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("fetch('/api/me').then(() => 'answered', () => 'failed')") == "failed"
    assert not [path for path in page.evaluate(EVERYTHING) if path.startswith("/api/")]
    own_site.start()
    page.get_by_role("link", name="Noch einmal versuchen").click()
    expect(page).to_have_url(f"{own_site.url}/profile")
    page.locator(".sheet").first.wait_for()


def test_a_browser_subscribes_to_push_messages_in_the_settings(site: Site, visit: Visit) -> None:
    page = visit()
    with Person(site) as person:
        remember(page, site, person)
        page.add_init_script(SUBSCRIBES % (POINT, AUTH))
        installed(page, site.url)
        toggle(page)
        expect(page.locator(".toast.bad")).to_contain_text("You need an account")
        assert not page.locator("#set-push").is_checked()
        person.post("/api/account", name="Pushed Paula", password="correct horse")
        remember(page, site, person)
        installed(page, site.url)
        for count in (1, 0):
            with page.expect_response(lambda answer: "/api/push" in answer.url and answer.request.method == "POST"):
                toggle(page)
            while len(json.loads(person.http.get("/api/account/export").content)["push_addresses"]) != count:
                page.wait_for_timeout(50)


def remember(page: Page, site: Site, person: Person) -> None:
    """Let the browser be this person's."""
    session = person.http.cookies["goodsyard_session"]
    page.context.add_cookies([{"name": "goodsyard_session", "value": session, "url": site.url}])


def toggle(page: Page) -> None:
    if not page.locator("dialog[open]").count():
        page.get_by_role("button", name="Settings").click()
    expect(page.locator("#set-push")).to_be_enabled()
    page.locator("#set-push").click()


def test_a_push_message_is_shown_and_opens_the_table(site: Site, visit: Visit) -> None:
    page = visit()
    installed(page, site.url)
    (worker,) = page.context.service_workers
    worker.evaluate(NOTES)
    network = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    network.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    network.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    message = json.dumps({"title": "Your turn", "body": "Coal Baron", "url": "/table/abc", "tag": "abc"})
    facts = {"origin": site.url, "registrationId": found[-1]["registrationId"], "data": message}
    network.send("ServiceWorker.deliverPushMessage", facts)
    while not (shown := worker.evaluate("self.shown")):
        page.wait_for_timeout(50)
    assert [(title, how["body"], how["tag"]) for title, how in shown] == [("Your turn", "Coal Baron", "abc")]
    worker.evaluate(PRESSED, shown[0][1]["data"])
    while not (opened := worker.evaluate("self.opened")):
        page.wait_for_timeout(50)
    assert opened == ["/table/abc"]
