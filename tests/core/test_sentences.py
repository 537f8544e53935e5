"""Sentences keep the style guide, docs/words.md, in every form that their messages can take."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast

from goodsyard.core.words import LANGUAGES
from tests.core.sentences import (
    FOLDERS,
    NAMES,
    NUMBERS,
    NUMERIC,
    OPENING,
    PAGE,
    SAMPLES,
    File,
    Form,
    arrow,
    doubled_space,
    entries,
    literals,
    nodes,
    one_of_many,
    program_name,
    space_before_punctuation,
    wrong_article,
)

HERE = Path(__file__).parent
DICTIONARIES = {"en": "en_GB", "de": "de_DE"}
WORD = r"(?<![\w\0])[^\W\d_]+(?:['’][^\W\d_]+)*(?![\w\0])"
"""A whole word; endings of what is inserted, as in “{ $rank }th”, are none."""
SENTENCES = ("log-", "refusal-")

PLAYERS = "a game has 2 to 4 players"
PRINTED = "cards and boards print 2 or more"
FIXED = "the server's limit is greater"

# What rightly breaks a check, each with the reason.
EXCEPTIONS: dict[str, dict[str, str]] = {
    "one of many": {
        "coal_baron/log-set-up": f"{PLAYERS}, each has 12 or more workers, and there are 5 or more shifts",
        "coal_baron/prompt-mining": "the first number is the smaller one",
        "coal_baron/refusal-cards-not-used": PLAYERS,
        "great_western_trail/action-draw": PRINTED,
        "great_western_trail/action-engine": PRINTED,
        "great_western_trail/action-free-move": PRINTED,
        "great_western_trail/board-certificates-held": "the limit is 3 or more",
        "great_western_trail/board-steps": "the limit is 3 or more",
        "great_western_trail/instant-draw": PRINTED,
        "great_western_trail/instant-engine": PRINTED,
        "great_western_trail/instant-free-move": PRINTED,
        "great_western_trail/prompt-move": "moves without fees have 3 steps",
        "great_western_trail/refusal-row-full": "a row has 6 places",
        "oh_my_goods/log-last-round": "the eighth building announces the last round",
        "server/bad-chat": FIXED,
        "server/bad-name": FIXED,
        "server/bad-report": FIXED,
        "server/long-record": FIXED,
        "server/short-password": FIXED,
        "server/wrong-seats": PLAYERS,
        "web/analysing-of": "a finished game has many actions",
        "web/choices-of": "groups have several members",
        "web/minutes": "games take 30 minutes or more",
    },
    "reader by name": {"great_western_trail/log-chose-tile": "„Platz“ is room here"},
}


def is_excused(check: str, place: str) -> bool:
    return place in EXCEPTIONS.get(check, {})


def small_beginning(form: Form) -> bool:
    """A sentence, a question or a choice begins with a capital letter, a digit, a quotation or what is inserted."""
    if not form.id.startswith((*SENTENCES, "prompt-", "choice-", "bundle-", "order-")):
        return False
    inserted = form.text.startswith((*SAMPLES.values(), *NAMES))
    return not (inserted or form.text[:1].isupper() or form.text[:1].isdigit() or form.text[:1] in (*OPENING, "$"))


def no_end(form: Form) -> bool:
    return form.id.startswith(SENTENCES) and re.search(r"[.?!][”“’)]*$", form.text) is None


def full_stop(form: Form) -> bool:
    return form.id.startswith(("choice-", "bundle-", "order-")) and form.text.endswith(".")


def reader_by_name(form: Form) -> bool:
    """A sentence about the reader alone says neither the reader's name nor a seat."""
    own = [name.removesuffix("-is") for name, value in form.facts.items() if name.endswith("-is") and value == "you"]
    if len(own) != 1:
        return False
    named = re.escape(str(form.facts.get(own[0], "Seat")))
    return re.search(rf"\b(Seat|Platz|{named})\b", form.text) is not None


def checks(language: str) -> dict[str, Callable[[Form], bool]]:
    return {
        "doubled space": lambda form: doubled_space(form.text),
        "space before punctuation": lambda form: space_before_punctuation(form.text),
        "wrong article": lambda form: wrong_article(form.text, language),
        "one of many": lambda form: one_of_many(form.text, language),
        "program name": lambda form: program_name(form.text),
        "arrow": lambda form: arrow(form.text),
        "small beginning": small_beginning,
        "no end": no_end,
        "full stop": full_stop,
        "reader by name": reader_by_name,
    }


@pytest.mark.parametrize(
    ("check", "text"),
    [
        ("doubled space", "Take  1 card"),
        ("space before punctuation", "Take 1 card , or pass"),
        ("wrong article", "Take a order"),
        ("wrong article", "Take an “share”"),
        ("wrong article", "Take an one-way ticket"),
        ("wrong article", "Take a 8"),
        ("one of many", "Take 1 cards"),
        ("one of many", "Take 1 more cards"),
        ("program name", "Go to space C12"),
        ("program name", "Take { $card }"),
        ("program name", "Take None"),
        ("arrow", "Coal → iron"),
        ("full stop", "Take 1 card."),
        ("small beginning", "take 1 card"),
        ("reader by name", "Seat 2 takes 1 card"),
    ],
)
def test_a_check_finds_its_fault(check: str, text: str) -> None:
    found = [name for name, fails in checks("en").items() if fails(Form("choice-x", {"seat-is": "you"}, text))]
    assert found == [check]


@pytest.mark.parametrize(
    "text", ["Take an order for a unit", "Place 0/1 cards for $1 or 1 of 5 cards", "Wait an hour …", "An 8 for a 1"]
)
def test_what_is_right_passes(text: str) -> None:
    assert not [name for name, fails in checks("en").items() if fails(Form("choice-x", {}, text))]


@cache
def file_of(folder: Path, language: str) -> File:
    return File(folder, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_form_of_every_message(folder: Path, language: str) -> None:
    wrong: dict[str, str] = {}
    for form in file_of(folder, language).forms():
        for name, fails in checks(language).items():
            if fails(form) and not is_excused(name, f"{folder.name}/{form.id}"):
                wrong.setdefault(f"{form.id}: {name}", form.text)
    assert not wrong, "\n".join(f"{place}: {text!r}" for place, text in wrong.items())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_log_says_you_to_its_reader(folder: Path, language: str) -> None:
    file = file_of(folder, language)
    found = [
        f"{id}: ${name}"
        for id, needs in file.needs.items()
        for name in sorted(needs.arguments & file.seats)
        if id.startswith("log-") and f"{name}-is" not in needs.keys
    ]
    assert not found


def page_texts(language: str) -> dict[str, str]:
    texts: dict[str, str] = json.loads((PAGE / f"{language}.json").read_text(encoding="utf-8"))
    return texts


@pytest.mark.parametrize("language", sorted(file.stem for file in PAGE.glob("*.json")))
def test_the_page(language: str) -> None:
    wrong: dict[str, str] = {}
    for id, text in page_texts(language).items():
        for number in NUMBERS:
            facts = {name: number if name in NUMERIC else NAMES[0] for name in re.findall(r"\{(\w+)\}", text)}
            said = text.format(**facts)
            for name, fails in {
                "doubled space": doubled_space(said),
                "space before punctuation": space_before_punctuation(said),
                "one of many": one_of_many(said, language),
            }.items():
                if fails and not is_excused(name, f"web/{id}"):
                    wrong.setdefault(f"{id}: {name}", said)
    assert not wrong, "\n".join(f"{place}: {text!r}" for place, text in wrong.items())


def test_exceptions_name_messages() -> None:
    known = {f"{folder.name}/{id}" for folder in FOLDERS for id in entries(folder, "en")}
    known |= {f"web/{id}" for id in page_texts("en")}
    assert not {place for listed in EXCEPTIONS.values() for place in listed} - known


def all_literals(language: str) -> Iterable[str]:
    """What people read, with a mark where something is inserted."""
    for folder in FOLDERS:
        for entry in entries(folder, language).values():
            yield from map(literals, nodes(entry, ast.Pattern))
    if (PAGE / f"{language}.json").exists():
        yield from (re.sub(r"\{\w+\}", "\0", text) for text in page_texts(language).values())


@pytest.mark.parametrize("language", DICTIONARIES)
def test_spelling(language: str) -> None:
    dictionary = DICTIONARIES[language]
    if shutil.which("hunspell") is None or not Path(f"/usr/share/hunspell/{dictionary}.dic").exists():
        pytest.skip(f"hunspell and its dictionary {dictionary} are not installed")
    listed = (HERE / f"own_words.{language}.txt").read_text(encoding="utf-8").split()
    assert listed == sorted(set(listed)), "one word a line, in the order of Python's sorted()"
    words = re.findall(WORD, "\n".join(all_literals(language)))
    text = "\n".join(sorted({word.replace("’", "'") for word in words}))
    command = ["hunspell", "-d", dictionary, "-i", "utf-8", "-l"]
    unknown = set(subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout.split())
    misspelt = sorted(unknown - set(listed))
    assert not misspelt, f"misspelt, or missing in own_words.{language}.txt: {' '.join(misspelt)}"
