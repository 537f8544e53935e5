"""A third language made of files only: English with other letters and longer words, in a copy of the package."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.server.site import ROOT

CODE, NAME = "xx", "Ẋẋẋẋẋẋ"
PACKAGE = ROOT / "src" / "goodsyard"
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àḃċďèḟġḣìĵķĺṁǹòṗɋŕśťùṽẁẋỳźÀḂĊĎÈḞĠḢÌĴĶĹṀǸÒṖɊŔŚŤÙṼẀẊỲŹ",
)
KEPT = re.compile(r"(\{[^}]*\}|`[^`]*`|\]\([^)]*\)|^\*\*[\d.]+\*\*)", re.MULTILINE)
"""Placeholders, code, addresses of links and numbers of clauses stay."""


def foreign(text: str) -> str:
    """The text in the third language: every vowel twice, which makes it some 40 % longer."""
    return "".join(
        part if place % 2 else re.sub("[aeiou]", r"\g<0>\g<0>", part).translate(LETTERS)
        for place, part in enumerate(KEPT.split(text))
    )


class Translator(Transformer):
    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        node.value = foreign(node.value)
        return node

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = foreign(node.value)
        return node


def translate(folder: Path) -> None:
    """Write the files of the third language beside the English ones."""
    for file in folder.rglob("words/en.ftl"):
        resource = FluentParser().parse(file.read_text("utf-8"))
        text = FluentSerializer().serialize(Translator().visit(resource))
        file.with_name(f"{CODE}.ftl").write_text(
            re.sub(r"^language = .*$", f"language = {NAME}", text, flags=re.M), "utf-8"
        )
    for file in folder.rglob("words/en.json"):
        sentences = json.loads(file.read_text("utf-8"))
        translated = {key: foreign(sentence) for key, sentence in sentences.items()}
        file.with_name(f"{CODE}.json").write_text(json.dumps(translated, ensure_ascii=False), "utf-8")
    for file in folder.rglob("RULES.md"):
        file.with_name(f"RULES.{CODE}.md").write_text(foreign(file.read_text("utf-8")), "utf-8")


def trilingual(folder: Path) -> Path:
    """A copy of the package, made of links, that has the third language; returns what belongs into PYTHONPATH."""
    shutil.copytree(
        PACKAGE, folder / "goodsyard", copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__")
    )
    translate(folder)
    return folder
