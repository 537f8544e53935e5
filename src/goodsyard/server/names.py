"""Names of people: what may be shown, and when two of them look the same."""

from __future__ import annotations

import re
import unicodedata

from goodsyard.server.limits import MAX_NAME
from goodsyard.server.problems import Problem

MAX_KEY = 64
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Characters that show nothing although Unicode counts them as letters, marks or symbols."""
SCRIPTS = {"LATIN", "GREEK", "CYRILLIC"}
"""Scripts whose letters look alike."""
TWINS = str.maketrans("авекмнорстухіјѕһӏԁԛԝ" + "αβεηικμνορτυχ", "abekmhopctyxijshldqw" + "abehikmvoptyx")
"""Small letters, and those whose capitals look like Latin ones."""


def clean_name(text: str) -> str:
    """A displayable name: one line, nothing invisible, not too long, and no letters of two scripts that look alike."""
    name = visible(unicodedata.normalize("NFC", text))
    if not 1 <= len(name) <= MAX_NAME or not 1 <= len(key_of_name(name)) <= MAX_KEY:
        raise Problem("bad-name", most=MAX_NAME)
    plain = unicodedata.normalize("NFKC", name)
    scripts = {unicodedata.name(c, "").partition(" ")[0] for c in plain if c.isalpha()}
    if len(scripts & SCRIPTS) > 1:
        raise Problem("mixed-name")
    return name


def key_of_name(text: str) -> str:
    """What a name is known by: the same for all names that look the same."""
    folded = unicodedata.normalize("NFKC", visible(text)).casefold()
    letters = unicodedata.normalize("NFKD", folded).translate(TWINS)
    return visible(unicodedata.normalize("NFC", letters))


def keys_of_name(text: str) -> list[str]:
    """The keys under which an account may be stored; those from before look-alikes counted have the second."""
    return [key_of_name(text), visible(unicodedata.normalize("NFC", text)).casefold()]


def visible(text: str) -> str:
    """One line without control, format and other invisible characters."""
    seen = "".join(c for c in UNSEEN.sub("", text) if unicodedata.category(c)[0] != "C" or c.isspace())
    return " ".join(seen.split())
