"""Chance: two random generators behind the same two functions, `below` and `shuffle`.

A seed that is a number feeds a small, fast generator for simulations, search and environments: a multiply-with-carry
step whose whole state is one positive 63-bit number. Every product stays below 2**63, so the numbers are the same
compiled and interpreted and on every machine; `MULTIPLIER * 2**32 - 1` is a safe prime, which gives a period of about
2**62. The seed can be computed from enough of its output.

A key of 256 bits feeds ChaCha20, for tables where people play: what they see predicts nothing.

Either way a game keeps one state per stream, so that dice do not disturb decks.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chacha import BLOCK_WORDS, KEY_WORDS, block
from goodsyard.core.row import Row, zeros

MULTIPLIER: Final = 0x7ED55D15
LOW: Final = 0xFFFFFFFF

SETUP: Final = 0
DECKS: Final = 1
DICE: Final = 2
STREAMS: Final = 3

# A keyed row holds how many words each stream has used, the key, and each stream's current block.
KEY: Final = STREAMS
BLOCKS: Final = KEY + KEY_WORDS
KEYED_SIZE: Final = BLOCKS + STREAMS * BLOCK_WORDS


def mix(state: i64, value: i64) -> i64:
    """Mix a value of up to 63 bits into a state: the hash behind seeds and digests."""
    state = MULTIPLIER * ((state ^ value) & LOW) + (state >> 32)
    state ^= state >> 32
    state = MULTIPLIER * ((state ^ (value >> 32)) & LOW) + (state >> 32)
    return state ^ (state >> 32)


def mix_row(state: i64, values: Row) -> i64:
    """Mix a whole row into a state."""
    k: i64
    for k in range(len(values)):
        state = mix(state, values[k])
    return mix(state, len(values))


def seeded(seed: i64) -> Row:
    """The streams of the fast generator for a new game."""
    streams = zeros(STREAMS)
    stream: i64
    for stream in range(STREAMS):
        state = mix(mix(1, seed), stream + 1)
        k: i64
        for k in range(4):
            state = mix(state, k)
        streams[stream] = state
    return streams


def keyed(words: list[int]) -> Row:
    """The streams of ChaCha20 for a new game; the key comes as eight words of 32 bits."""
    streams = zeros(KEYED_SIZE)
    k: i64
    for k in range(KEY_WORDS):
        streams[KEY + k] = words[k]
    return streams


def next_word(streams: Row, stream: i64) -> i64:
    """The next 32 bits of a keyed stream; each stream is a nonce of its own."""
    used = streams[stream]
    first = BLOCKS + stream * BLOCK_WORDS
    if used % BLOCK_WORDS == 0:
        words = block(streams[KEY:BLOCKS], used // BLOCK_WORDS, stream)
        k: i64
        for k in range(BLOCK_WORDS):
            streams[first + k] = words[k]
    streams[stream] = used + 1
    return streams[first + used % BLOCK_WORDS]


def below_keyed(streams: Row, stream: i64, limit: i64) -> i64:
    """`below` with ChaCha20."""
    while True:
        product = next_word(streams, stream) * limit
        if (product & LOW) >= ((1 << 32) - limit) % limit:
            return product >> 32


def below_fast(streams: Row, stream: i64, limit: i64) -> i64:
    """`below` with the fast generator."""
    while True:
        state = streams[stream]
        product = ((state ^ (state >> 32)) & LOW) * limit
        streams[stream] = MULTIPLIER * (state & LOW) + (state >> 32)
        remainder = product & LOW
        # The last, incomplete share of the 2**32 numbers would favour some results: draw again (Lemire).
        if remainder >= limit or remainder >= ((1 << 32) - limit) % limit:
            return product >> 32


def below(streams: Row, stream: i64, limit: i64) -> i64:
    """A number from 0 to limit - 1, each equally likely (limit up to 2**31)."""
    if len(streams) == STREAMS:
        return below_fast(streams, stream, limit)
    return below_keyed(streams, stream, limit)


def shuffle(streams: Row, stream: i64, cards: Row, first: i64, count: i64) -> None:
    """Shuffle `count` places of a row, beginning with `first`."""
    k: i64
    if len(streams) == STREAMS:  # tested once, outside the loop
        for k in range(count - 1, 0, -1):
            swap(cards, first + k, first + below_fast(streams, stream, k + 1))
    else:
        for k in range(count - 1, 0, -1):
            swap(cards, first + k, first + below_keyed(streams, stream, k + 1))


def swap(cards: Row, one: i64, other: i64) -> None:
    """Swap two entries."""
    cards[one], cards[other] = cards[other], cards[one]
