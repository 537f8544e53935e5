"""Drawings are changed in place: the result equals a drawing made anew, and most of the nodes stay."""

from __future__ import annotations

from typing import Any

import pytest

import goodsyard
from goodsyard import bots
from tests.web.conftest import Visit
from tests.web.sight import GAMES
from tests.web.site import Site

MORPH = """async (drawings) => {
  const { morph } = await import("/static/morph.js");
  const holder = () => document.createElement("div");
  const parsed = (svg) => { const at = holder(); at.innerHTML = svg; return at.firstElementChild; };
  const wrong = [];
  let kept = 0;
  for (const [panel, svgs] of Object.entries(drawings)) {
    const page = holder();
    let before = parsed(svgs[0]);
    page.append(before.cloneNode(true));
    svgs.slice(1).forEach((svg, step) => {
      const after = parsed(svg);
      const old = new Set(page.querySelectorAll("*"));
      morph(page.firstElementChild, before, after);
      if (!page.firstElementChild.isEqualNode(after)) wrong.push(`${panel} after step ${step}`);
      kept += [...page.querySelectorAll("*")].filter((node) => old.has(node)).length / old.size / (svgs.length - 1);
      before = after;
    });
  }
  return { wrong, kept: kept / Object.keys(drawings).length };
}"""


def drawings(game: str, actions: int = 60) -> dict[str, list[str]]:
    """All different pictures of each panel in the course of a game, as the first player sees them."""
    table, bot = goodsyard.new(game, 3, 1), bots.find("greedy", game)
    found: dict[str, list[str]] = {}
    for _ in range(actions):
        for panel in table.draw(0).panels:
            seen = found.setdefault(panel.id, [])
            if not seen or seen[-1] != str(panel.inner()):
                seen.append(str(panel.inner()))
        seat = table.acting()[0]
        table.take(bot.choose(table.game, seat, len(table.played)), seat)
    return {id: seen for id, seen in found.items() if len(seen) > 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_drawing_becomes_the_next_one(site: Site, visit: Visit, game: str) -> None:
    page = visit()
    page.goto(site.url)
    found: dict[str, Any] = page.evaluate(MORPH, drawings(game))
    assert found["wrong"] == []
    assert found["kept"] > 0.5, "most of each drawing stays"
