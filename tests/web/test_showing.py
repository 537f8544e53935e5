"""Watching others: what bots do is shown at the reader's pace, with moving pieces, captions, trails and sounds."""

from __future__ import annotations

import json
import re
from itertools import chain, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.play import MY_TURN, frames, number, open_table, start
from tests.web.sight import GAMES
from tests.web.site import Site

SCREEN = (1366, 768)
RECORD = """
window.seen = { captions: [], ghosts: {}, numbers: [] };
new MutationObserver((records) => {
  const now = document.querySelector("main")?.dataset.number;
  for (const { type, addedNodes, target } of records) {
    if (type === "attributes" && target.id === "main" && now) window.seen.numbers.push(Number(now));
    for (const node of addedNodes) {
      const { seat, after } = node.dataset ?? {};
      if (node.matches?.(".caption")) {
        const lines = node.querySelectorAll("li").length;
        window.seen.captions.push({ seat: Number(seat), after: Number(after), text: node.textContent, lines });
      }
      if (target.className === "glide") window.seen.ghosts[now] = (window.seen.ghosts[now] ?? 0) + 1;
    }
  }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-number"] });
"""
"""Notes every caption, gliding piece and position that the page shows."""
HEARD = """
window.heard = { contexts: 0, voices: 0 };
window.AudioContext = class extends AudioContext {
  constructor() { super(); window.heard.contexts += 1; }
  createOscillator() { window.heard.voices += 1; return super.createOscillator(); }
  createBufferSource() { window.heard.voices += 1; return super.createBufferSource(); }
};
"""
GLIDES = {
    "coal-baron": ("placed", "took"),
    "great-western-trail": ("moved", "engine_moved", "placed_disc", "hired"),
    "mineshaft": ("moved", "drew", "laid"),
    "oh-my-goods": ("sunset", "sunrise"),
}
"""Events of each game that always move something in sight."""
MARKED = "name => [...document.querySelectorAll(`.yard .${name}`)].map(one => one.dataset.ref)"
IN_SIGHT = "() => [...document.querySelectorAll('.yard [data-ref]')].map(one => one.dataset.ref)"


def watcher(visit: Visit, pace: str, motion: str = "no-preference", **settings: Any) -> Page:
    page = visit(*SCREEN, reduced_motion=motion)
    kept = json.dumps({"forced": False, "pace": pace, **settings})
    page.add_init_script(f"if (!localStorage.goodsyard?.includes('pace')) localStorage.goodsyard = '{kept}';{RECORD}")
    return page


def newest(page: Page) -> int:
    return int(page.locator("main").get_attribute("data-newest") or -1)


def settled(page: Page) -> None:
    """Wait until it is my turn and everything is shown."""
    page.locator(MY_TURN).first.wait_for()
    page.wait_for_function(
        "() => { const { number, newest } = document.querySelector('main').dataset; return number === newest; }"
    )


def act(page: Page) -> None:
    """Make a choice; whatever is left to show is skipped."""
    before = newest(page)
    page.locator(MY_TURN).first.click()
    page.wait_for_function("before => document.querySelector('main').dataset.newest !== before", arg=str(before))


def watch_a_round(page: Page, heard: list[str]) -> list[dict[str, Any]]:
    """Act until others have acted and it is my turn again; the states in which they did."""
    for _ in range(12):
        settled(page)
        heard.clear()
        page.evaluate("() => { window.seen.captions = []; window.seen.ghosts = {}; }")
        act(page)
        settled(page)
        found = others(heard)
        if len(found) >= 2:
            return found
    raise AssertionError("nobody else has acted")


def others(heard: list[str]) -> list[dict[str, Any]]:
    """The states that tell of what others did alone."""
    states = [state for frame in heard if (state := json.loads(frame))["type"] == "state"]
    found = []
    for before, state in pairwise(states):
        if state["log"] and state["viewer"] not in before["acting"] and state["number"] > before["number"]:
            found.append(state)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_round_of_two_bots_is_shown(site: Site, visit: Visit, game: str) -> None:
    page = watcher(visit, "fast")
    heard = frames(page)
    start(page, site.url, game)
    told = watch_a_round(page, heard)
    captions = page.evaluate("() => window.seen.captions")
    for entry in (entry for state in told for entry in state["log"]):
        said = [each["text"] for each in captions if each["after"] == entry["after"]]
        assert any((entry["line"] or last_words(entry["text"])) in each for each in said), entry["text"]
    ghosts = page.evaluate("() => Object.entries(window.seen.ghosts).map(([at, count]) => [Number(at), count])")
    bounds = [0, *(state["number"] for state in told), number(page) + 1]
    for state, before, after in zip(told, bounds, bounds[2:], strict=False):
        moved = sum(count for at, count in ghosts if before < at < after)  # also by choices within the action
        kinds = {entry["kind"] for entry in state["log"]}
        assert moved > 0 or not kinds & set(GLIDES[game]), (kinds, state["number"], ghosts, bounds)
    last = json.loads([frame for frame in heard if '"type":"state"' in frame][-1])
    lines = [entry for state in told for entry in state["log"] if entry["number"] >= last["since_last_turn"]]
    here = set(page.evaluate(IN_SIGHT))
    trail = {ref for entry in lines if entry["seat"] >= 0 for ref in entry["refs"]} & here
    assert trail <= set(page.evaluate(MARKED, "latest"))
    strongest = {ref for entry in lines if entry["after"] == lines[-1]["after"] for ref in entry["refs"]} & here
    assert set(page.evaluate(MARKED, "newest")) == strongest
    expect(page.locator(".digest li").last).to_have_text(lines[-1]["line"] or lines[-1]["text"])
    expect(page.locator(".digest li").last).to_be_in_viewport(ratio=0.9)


def last_words(text: str) -> str:
    """What is left of a sentence where several are one line."""
    return text.rpartition(" ")[2].rstrip(".")


PACED = """async (pace) => {
  const { Pace } = await import("/static/pace.js");
  (await import("/static/settings.js")).change({ pace });
  window.steps = [];
  window.paced = new Pace({ show: (step) => window.steps.push(step), heard: () => {}, factor: () => 1 });
  const state = (number) => ({ number, viewer: 0, acting: [1], panels: [], originals: [], fresh: false,
    log_from: number, log: [{ number, after: number, seat: 1, kind: "did", text: `did ${number}`, refs: [] }] });
  window.tell = (from, to) => { for (let n = from; n <= to; n += 1) window.paced.add(state(n)); };
  window.tell(0, 3);
}"""
SHOWN = "() => window.steps.map(({ state }) => state.number)"
TOLD = "() => window.steps.map(({ told }) => told.map((entry) => entry.number))"


@pytest.mark.parametrize(("pace", "span"), [("slow", 2200), ("normal", 1200), ("fast", 500)])
def test_each_action_of_others_stays_for_the_span_of_the_pace(site: Site, visit: Visit, pace: str, span: int) -> None:
    page = visit(*SCREEN)
    page.clock.install(time=0)
    page.goto(site.url)
    page.clock.pause_at(60_000)
    page.evaluate(PACED, pace)
    assert page.evaluate(SHOWN) == [0, 1]
    page.clock.run_for(span - 1)
    assert page.evaluate(SHOWN) == [0, 1]
    page.clock.run_for(1)
    assert page.evaluate(SHOWN) == [0, 1, 2]
    page.evaluate("() => window.paced.skip()")
    assert page.evaluate(SHOWN) == [0, 1, 2, 3]


def test_instant_waits_for_nothing_and_who_falls_behind_sees_one_summary(site: Site, visit: Visit) -> None:
    page = visit(*SCREEN)
    page.goto(site.url)
    page.evaluate(PACED, "instant")
    page.wait_for_function("() => window.steps.length")
    assert page.evaluate(SHOWN) == [3]
    assert page.evaluate(TOLD) == [[1, 2, 3]]
    page.evaluate(PACED, "slow")
    page.evaluate("() => { window.tell(4, 12); while (window.paced.queue.length) window.paced.hurry(); }")
    shown = page.evaluate(TOLD)
    assert shown[:2] == [[], [1]]
    assert list(chain(*shown)) == list(range(1, 13)), "nothing is lost"
    assert max(map(len, shown)) > 7


def test_a_clock_that_is_set_back_holds_nothing_up(site: Site, visit: Visit) -> None:
    page = visit(*SCREEN)
    page.goto(site.url)
    page.evaluate(PACED, "fast")
    page.evaluate("() => { const now = Date.now; Date.now = () => now() - 3600_000; }")
    page.wait_for_function("() => window.steps.length === 4")
    assert page.evaluate(SHOWN) == [0, 1, 2, 3]


def test_a_summary_lists_what_happened_meanwhile(site: Site, visit: Visit) -> None:
    page = watcher(visit, "slow")
    open_table(page, site.url, "me", "bot:random", "bot:random", "bot:random", game="great-western-trail")
    for _ in range(60):
        page.locator(MY_TURN).first.wait_for()
        if newest(page) - number(page) > 9:  # enough for a summary, unless the server sent it in few states
            page.wait_for_timeout(3000)
        if summaries := page.evaluate("() => window.seen.captions.filter(({ text }) => text.startsWith('Meanwhile:'))"):
            break
        act(page)
    assert summaries[0]["lines"] > 1


def test_step_by_step_waits_for_the_reader(site: Site, visit: Visit) -> None:
    page = watcher(visit, "step")
    start(page, site.url, "mineshaft")
    while newest(page) == number(page):
        act(page)
        page.locator(MY_TURN).first.wait_for()
    shown = number(page)
    page.locator("main").focus()
    page.keyboard.press("Space")
    page.wait_for_function("shown => Number(document.querySelector('main').dataset.number) > shown", arg=shown)
    expect(page.locator(".caption")).not_to_have_count(0)
    while number(page) != newest(page):
        page.locator(".step-on").click()
    expect(page.locator(".step-on")).to_be_hidden()


def test_acting_at_once_skips_what_is_left(site: Site, visit: Visit) -> None:
    page = watcher(visit, "slow")
    start(page, site.url)
    while newest(page) == number(page):
        act(page)
        page.locator(MY_TURN).first.wait_for()
    assert page.locator(".yard .choosable").count() == 0, "the board does not show this decision yet"
    before = newest(page)
    page.locator(MY_TURN).first.click()
    page.wait_for_function("before => Number(document.querySelector('main').dataset.number) > before", arg=before)
    assert before in page.evaluate("() => window.seen.numbers"), "it was shown how the others' turns ended"


def test_without_motion_captions_and_trails_remain(site: Site, visit: Visit) -> None:
    page = watcher(visit, "", "reduce")
    heard = frames(page)
    start(page, site.url)
    watch_a_round(page, heard)
    assert page.evaluate("() => window.seen.captions.length") > 0
    assert page.evaluate("() => window.seen.ghosts") == {}
    assert page.locator(".yard .latest").count() > 0
    assert number(page) == newest(page)


def test_the_last_round_again(site: Site, visit: Visit) -> None:
    page = watcher(visit, "fast")
    heard = frames(page)
    start(page, site.url)
    told = watch_a_round(page, heard)
    while not page.locator(".last-round").is_visible():  # hidden where the choices need all of the column
        told = watch_a_round(page, heard)
    present = number(page)
    page.evaluate("() => { window.seen.captions = []; window.seen.numbers = []; }")
    page.locator(".last-round").click()
    page.wait_for_function(
        "present => window.seen.numbers.length > 1 && window.seen.numbers.at(-1) === present", arg=present
    )
    shown = page.evaluate("() => window.seen.numbers")
    assert shown == sorted(shown)
    assert shown[0] < present
    assert {state["number"] for state in told} <= {
        each["after"] for each in page.evaluate("() => window.seen.captions")
    }
    expect(page.locator(".yard .choosable")).not_to_have_count(0)
    page.locator("main").focus()
    page.keyboard.press("l")
    page.wait_for_function("present => Number(document.querySelector('main').dataset.number) < present", arg=present)
    act(page)
    assert number(page) >= present


@pytest.mark.parametrize("wanted", [True, False])
def test_sounds_are_made_only_if_wanted(site: Site, visit: Visit, wanted: bool) -> None:
    page = watcher(visit, "fast", sound=wanted)
    page.add_init_script(HEARD)
    start(page, site.url, "mineshaft")
    act(page)
    settled(page)
    sounds = page.evaluate("() => window.heard")
    assert (sounds["contexts"] == 1 and sounds["voices"] > 1) if wanted else sounds == {"contexts": 0, "voices": 0}


def test_the_pace_is_kept_and_replays_use_it(site: Site, visit: Visit) -> None:
    page = watcher(visit, "fast")
    heard = frames(page)
    start(page, site.url)
    watch_a_round(page, heard)
    page.locator(".digest .speed").select_option("instant")
    page.reload()
    settled(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog .speed")).to_have_value("instant")
    table = re.sub(r".*/table/", "", page.url)
    page.goto(f"{site.url}/replay/{table}/0")
    page.locator(".watching .speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => window.seen.captions.length > 2")
    page.wait_for_function("() => Object.keys(window.seen.ghosts).length > 0")
