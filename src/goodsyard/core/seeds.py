"""Seeds: a number feeds the fast generator of simulations and environments; a
key of 256 bits, written as `chacha20:` and 64 hexadecimal digits, feeds the generator of tables."""

from __future__ import annotations

import re
from hashlib import blake2b
from os import urandom
from typing import TypeAlias

from goodsyard.core.chacha import KEY_WORDS
from goodsyard.core.chance import keyed, seeded
from goodsyard.core.errors import BadSetup
from goodsyard.core.row import Row

Seed: TypeAlias = int | str

MOST_SEED = (1 << 63) - 1
CHACHA = "chacha20:"
KEY_BYTES = 4 * KEY_WORDS
KEYED = re.compile(rf"{CHACHA}[0-9a-f]{{{2 * KEY_BYTES}}}")


def new_key() -> str:
    """A key from the operating system's entropy."""
    return CHACHA + urandom(KEY_BYTES).hex()


def check_seed(seed: Seed) -> None:
    """Raise BadSetup unless the seed is a number in range or a key."""
    if isinstance(seed, str):
        if not KEYED.fullmatch(seed):
            raise BadSetup(f"a key is {CHACHA!r} and {2 * KEY_BYTES} hexadecimal digits, not {seed!r}")
    elif not 0 <= seed <= MOST_SEED:
        raise BadSetup(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")


def read_seed(text: str) -> Seed:
    """A seed as people type it."""
    seed = int(text) if text.isascii() and text.isdecimal() else text
    check_seed(seed)
    return seed


def key_bytes(key: str) -> bytes:
    return bytes.fromhex(key.removeprefix(CHACHA))


def chance_of(seed: Seed) -> Row:
    """The streams of a new game."""
    if isinstance(seed, int):
        return seeded(seed)
    key = key_bytes(seed)
    return keyed([int.from_bytes(key[k : k + 4], "little") for k in range(0, KEY_BYTES, 4)])


def number_from(key: str, *place: int) -> int:
    """A 63-bit number for a place in a game with this key; such numbers do not reveal the key."""
    text = ",".join(str(each) for each in place).encode()
    return int.from_bytes(blake2b(text, key=key_bytes(key), digest_size=8).digest(), "big") >> 1


def short_name(seed: Seed) -> str:
    """A few characters that tell games apart, for file names; they reveal nothing about a key."""
    return str(seed) if isinstance(seed, int) else f"{number_from(seed, 0):016x}"[:10]
