"""Every message in every form: with all variants of its selectors, with numbers, for the reader and about others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from goodsyard.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]
CORE = ROOT / "src" / "goodsyard" / "core"
FOLDERS = sorted(
    file.parents[1] for file in [*ROOT.glob("src/**/words/en.ftl"), *ROOT.glob("examples/**/words/en.ftl")]
)
PAGE = ROOT / "src" / "goodsyard" / "web" / "words"
NUMBERS = (0, 1, 2, 5)
NUMERIC = {
    *("actions", "after", "before", "bytes", "cards", "certificates", "chance", "coins", "cost", "count", "days"),
    *("dollars", "done", "drawn", "from", "last", "least", "left", "less", "limit", "lorries", "minutes", "money"),
    *("most", "needed", "number", "parts", "percent", "penalty", "players", "points", "price", "rank", "rows"),
    *("seconds", "share", "shifts", "slots", "step", "steps", "thrown", "tiles", "to", "total", "unseen", "value"),
    "workers",
}
"""The arguments that may be numbers; in messages where they are not, a number does no harm."""
SEATS = {"seat", "owner"}
"""The arguments that are always seats; so is every argument with a selector for its reader."""
NAMES = ("Boris", "Clara", "Dora", "Emil", "Fritz")
SAMPLES = {"en": "thing", "de": "Ding"}
"""What every other argument is."""
OPENING = "“„‘‚"
AN_BEFORE_CONSONANTS = r"hour|honest|honou?r|heir"
A_BEFORE_VOWELS = r"one\b|once\b|uni|use|usual|eu"
LINKS = {
    *("and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "per", "to", "with"),
    *("als", "auf", "aus", "bis", "für", "in", "je", "mit", "oder", "und", "von", "zu"),
}
"""Words after which something else is counted."""
MORE_PLURALS = {
    "en": {"actions", "characters", "choices", "days", "decisions", "minutes", "moves", "players", "seats", "seconds"},
    "de": {"Aktionen", "Entscheidungen", "Minuten", "Möglichkeiten", "Personen", "Plätze", "Sekunden", "Tage", "Züge"},
}
"""Nouns that no message gives in both forms."""
MANY = 4000
"""More forms than this are not rendered: then one argument after the other varies."""


class Form(NamedTuple):
    """A message with certain arguments, and what it says."""

    id: str
    facts: dict[str, int | str]
    text: str


class Needs(NamedTuple):
    """The arguments of a message: all, and those that its selectors ask for, with their variants."""

    arguments: frozenset[str]
    keys: dict[str, set[str]]


class File:
    """The messages of one package in one language, with the core's beside them."""

    def __init__(self, folder: Path, language: str) -> None:
        self.folder, self.language = folder, language
        self.own = entries(folder, language)
        self.known = entries(CORE, language) | self.own
        self.bundle = FluentBundle([language], use_isolating=False)
        for place in dict.fromkeys((CORE, folder)):
            text = (place / "words" / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)
        self.needs = {id: needs_of(entry, self.known) for id, entry in self.own.items()}
        read = {name.removesuffix("-is") for each in self.needs.values() for name in each.arguments if "-is" in name}
        self.seats = SEATS | read
        self.numeric = (NUMERIC | counted(folder)) - self.seats

    def forms(self) -> Iterator[Form]:
        for id, entry in self.own.items():
            for facts in self.all_facts(self.needs[id]):
                pattern = self.bundle.get_message(id).value
                assert pattern is not None, f"{self.folder.name}/{self.language}: {id} has no text"
                text, problems = self.bundle.format_pattern(pattern, facts)
                assert not problems, f"{self.folder.name}/{self.language}: {id}: {problems[0]}"
                yield Form(id, facts, str(text))

    def all_facts(self, needs: Needs) -> list[dict[str, int | str]]:
        """Every combination of what its selectors ask for; all other numbers change together."""
        values = {name: self.values(name, needs.keys.get(name, set())) for name in sorted(needs.arguments)}
        together = [name for name in values if name not in needs.keys and name in self.numeric]
        chosen = {name: values[name] for name in values if name not in together}
        choices: list[dict[str, int | str]] = [
            dict(zip(chosen, each, strict=True)) for each in product(*chosen.values())
        ]
        if len(choices) > MANY:
            first = {name: each[-1] for name, each in chosen.items()}
            choices = [first | {name: value} for name, each in chosen.items() for value in each]
        return [
            facts | dict.fromkeys(together, number) for number in (NUMBERS if together else (0,)) for facts in choices
        ]

    def values(self, name: str, keys: set[str]) -> list[int | str]:
        if name.endswith("-is"):
            return ["you", "other"]
        if name in self.seats:
            return [NAMES[sorted(self.seats).index(name) % len(NAMES)]]
        if keys and not are_numbers(keys):
            return sorted(keys)
        if name in self.numeric or keys:
            return sorted({*NUMBERS, *(int(key) for key in keys if key.isdigit())})
        return [SAMPLES.get(self.language, SAMPLES["en"])]


@cache
def entries(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def are_numbers(keys: set[str]) -> bool:
    """Whether a selector with these variants asks for a number; the default variant is often called `other`."""
    return any(key.isdigit() for key in keys) or bool(keys & {"zero", "one", "two", "few", "many"})


def nodes(node: Any, kind: type[Any]) -> Iterator[Any]:
    """All nodes of a kind in a syntax tree."""
    if isinstance(node, kind):
        yield node
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for child in children:
        if isinstance(child, ast.BaseNode | list):
            yield from nodes(child, kind)


@cache
def counted(folder: Path) -> frozenset[str]:
    """The arguments that messages of any language count."""
    needs = [
        needs_of(e, entries(CORE, lang) | entries(folder, lang))
        for lang in LANGUAGES
        for e in entries(folder, lang).values()
    ]
    return frozenset(name for each in needs for name, keys in each.keys.items() if are_numbers(keys))


def key_of(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def needs_of(entry: ast.Message, known: dict[str, ast.Message]) -> Needs:
    """The arguments of a message and of those that it refers to."""
    arguments = {each.id.name for each in nodes(entry.value, ast.VariableReference)}
    keys: dict[str, set[str]] = {}
    for select in nodes(entry.value, ast.SelectExpression):
        for variable in nodes(select.selector, ast.VariableReference):
            keys.setdefault(variable.id.name, set()).update(map(key_of, select.variants))
    for reference in nodes(entry.value, ast.MessageReference):
        below = needs_of(known[reference.id.name], known)
        arguments |= below.arguments
        for name, found in below.keys.items():
            keys.setdefault(name, set()).update(found)
    return Needs(frozenset(arguments), keys)


def literals(pattern: ast.Pattern) -> str:
    """The literal text of a pattern, with a mark where something is inserted."""
    return "".join(each.value if isinstance(each, ast.TextElement) else "\0" for each in pattern.elements)


@cache
def plurals(language: str) -> frozenset[str]:
    """The nouns that stand after a number other than 1, by the variants [1] and [other] of all messages."""
    found = set()
    for folder in FOLDERS:
        for entry in entries(folder, language).values():
            for select in nodes(entry, ast.SelectExpression):
                texts = {key_of(variant): literals(variant.value) for variant in select.variants}
                one, other = texts.get("1", texts.get("one", "")), texts.get("other", "")
                single = set(re.findall(r"\b1 (\w+)", one) + re.findall(r"^[^\W\d]+", one))
                for many in re.findall(r"(?:\0 |^)([^\W\d]{3,})", other):
                    alike = any(word != many and word[0] == many[0] for word in single)
                    if alike and many not in single and (language != "de" or many[0].isupper()):
                        found.add(many)
    return frozenset(found | MORE_PLURALS.get(language, set()))


# Checks of a text.


def doubled_space(text: str) -> bool:
    return "  " in text


def space_before_punctuation(text: str) -> bool:
    return re.search(r" [.,;:?!](?!\w)", text) is not None


def wrong_article(text: str, language: str) -> bool:
    """“A” before a vowel or “an” before a consonant; whatever is inserted into the message is not judged."""
    if language != "en":
        return False
    for article, word in re.findall(r"(?<![\w’'])([Aa]n?) [“‘(]?([^\W_]+)", text):
        if word in (*SAMPLES.values(), *NAMES):
            continue
        if word.isdigit():
            vowel = word[0] == "8" or word in ("11", "18")
        else:
            vowel = re.match(rf"(?:{AN_BEFORE_CONSONANTS}|(?!{A_BEFORE_VOWELS})[aeiou])", word, re.I) is not None
        if vowel != (article.lower() == "an"):
            return True
    return False


def one_of_many(text: str, language: str) -> bool:
    """“1 coins”, “1 more coins”; the 1 of a range or of a pair, as in “0–1 cards”, is not judged."""
    for word, after in re.findall(r"(?<![\d/–.,$])\b1 ([^\W\d]+)(?= ?([^\W\d]*))", text):
        if word in plurals(language) or (word not in LINKS and after in plurals(language)):
            return True
    return False


def program_name(text: str) -> bool:
    return re.search(r"\bspace [A-Z]\d|\bPlatz [A-Z]\d|seat-|[{}_]|\bNone\b", text) is not None


def arrow(text: str) -> bool:
    return re.search("[→←⇒]|->|=>", text) is not None
