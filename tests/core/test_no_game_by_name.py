"""Outside its own folder no game is known by name."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "goodsyard"
GAMES = [folder.name for folder in sorted((SOURCE / "games").iterdir()) if (folder / "__init__.py").exists()]
NAMES = re.compile("|".join(name.replace("_", r"[\W_]?") for name in GAMES), re.IGNORECASE)


def test_no_file_outside_the_games_names_a_game() -> None:
    assert len(GAMES) == 4
    found = []
    for file in sorted(SOURCE.rglob("*")):
        room = file.relative_to(SOURCE).parts[0]
        if room == "games" or not file.is_file() or file.suffix in {".so", ".pyc", ".png"}:
            continue
        if NAMES.search(file.name) or NAMES.search(file.read_text(encoding="utf-8")):
            found.append(file.relative_to(SOURCE))
    assert not found


def test_a_name_is_found_in_every_spelling() -> None:
    for text in ("coal-baron", "coal_baron", "CoalBaron", "Oh My Goods!", "MINESHAFT"):
        assert NAMES.search(text)
