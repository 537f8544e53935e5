"""Fairness: the server commits to the shuffle before anybody sits down, and everybody can check it afterwards.

Before the game the server publishes the hash of a secret and a salt. Each browser may add a salt of its own: first it
sends that salt's hash, and only when all seats are taken the salt itself. The key of the game is a hash of the secret
and of the players' salts. After the end everything is shown. docs/fairness.md explains what this proves.
"""

from __future__ import annotations

import re
from hashlib import sha256
from os import urandom

import msgspec

from goodsyard.core.seeds import CHACHA, KEY_BYTES, Seed

SALT = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")
NO_SALT = "-"


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to check a finished game, in hexadecimal digits."""

    hash: str
    """Published before the game: the hash of `secret` and `salt`."""
    secret: str
    salt: str
    commitments: list[str] = []
    """The hash of each seat's browser salt, published before the salts; `-` where there is none."""
    salts: list[str] = []
    """Each seat's browser salt; `-` where there is none."""


def new_secret() -> str:
    return urandom(KEY_BYTES).hex()


def hashed(*parts: str) -> str:
    """SHA-256 of the parts joined by colons, which any program can compute."""
    return sha256(":".join(("goodsyard", *parts)).encode()).hexdigest()


def commitment_to(secret: str, salt: str) -> str:
    """What the server publishes before the game."""
    return hashed("secret", secret, salt)


def commitment_to_salt(salt: str) -> str:
    """What a browser publishes before the game."""
    return hashed("salt", salt)


def key_from(secret: str, salts: list[str]) -> str:
    """The key of a game."""
    return CHACHA + hashed("key", secret, *salts)


def secret_of(seed: int) -> str:
    """The secret of a table with a chosen seed: the same number gives the same game."""
    return hashed("seed", str(seed))


def unfairness(fairness: Fairness, seed: Seed) -> str:
    """What is wrong with the proof of a finished game with this seed; an empty string if nothing is."""
    if commitment_to(fairness.secret, fairness.salt) != fairness.hash:
        return "the secret and its salt do not have the hash that was published before the game"
    if len(fairness.commitments) != len(fairness.salts):
        return "there are not as many salts as commitments"
    for number, (promised, salt) in enumerate(zip(fairness.commitments, fairness.salts, strict=True), 1):
        if salt != NO_SALT and commitment_to_salt(salt) != promised:
            return f"the salt of seat {number} does not have the hash that was published before the game"
    if key_from(fairness.secret, fairness.salts) != seed:
        return "the game was not shuffled with the key that follows from the secret and the salts"
    return ""
