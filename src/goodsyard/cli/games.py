"""`goodsyard games`: the available games."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import goodsyard
from goodsyard.cli.arguments import Json
from goodsyard.core.title import Title
from goodsyard.core.words import Phrase

INTERPRETED = (
    "The engine is not compiled and runs about 20 times slower. To compile it, install a C compiler (on Debian: apt "
    "install build-essential) and run `pip install --force-reinstall --no-deps` for goodsyard without GOODSYARD_PURE."
)


def games(
    json: Json = False,
    lang: Annotated[str, typer.Option(help="Language of the names: en or de.")] = "en",
) -> None:
    """List the games with player counts, options and rules version, and say whether the engine is compiled."""
    from goodsyard.cli.output import print_json

    listed = [described(title, lang) for title in goodsyard.titles().values()]
    if json:
        print_json({"goodsyard": goodsyard.__version__, "compiled": goodsyard.COMPILED, "games": listed})
    else:
        show(listed)


def described(title: Title, lang: str) -> dict[str, Any]:
    """A game as JSON."""
    words = title.words(lang)
    options = []
    for option in title.options:
        id = f"option-{option.id.replace('_', '-')}"
        values = {value: words.say(Phrase(f"{id}-{value.replace('.', '-')}")) for value in option.values}
        name = words.say(Phrase(id))
        options.append({"id": option.id, "name": name, "default": option.default, "values": values})
    players = list(range(title.min_players, title.max_players + 1))
    name = words.say(Phrase("title"))
    return {"id": title.id, "title": name, "players": players, "rules": title.rules_version, "options": options}


def show(listed: list[dict[str, Any]]) -> None:
    from rich.table import Table

    from goodsyard.cli.output import output

    table = Table("id", "title", "players", "rules", "options", box=None, pad_edge=False, header_style="bold")
    for game in listed:
        options = "\n".join(f"{o['id']}={'|'.join(o['values'])} (default {o['default']})" for o in game["options"])
        players = f"{game['players'][0]}-{game['players'][-1]}"
        table.add_row(game["id"], game["title"], players, str(game["rules"]), options)
    console = output()
    console.print(table)
    console.print()
    console.print("The engine is compiled." if goodsyard.COMPILED else INTERPRETED, soft_wrap=True)
