"""The ChaCha20 block function (RFC 8439), the random generator used at tables.

All words have 32 bits and are kept in 64-bit numbers, so the results are the same compiled and interpreted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, row, zeros

WORD: Final = 0xFFFFFFFF
KEY_WORDS: Final = 8
BLOCK_WORDS: Final = 16
COUNTER: Final = 12
NONCE: Final = 15
DOUBLE_ROUNDS: Final = 10
# "expand 32-byte k", the constants that the standard prescribes.
CONSTANTS: Final[Row] = row([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574])


def turn_left(word: i64, bits: i64) -> i64:
    """Rotate a word."""
    return ((word << bits) | (word >> (32 - bits))) & WORD


def quarter_round(words: Row, a: i64, b: i64, c: i64, d: i64) -> None:
    """Mix four of the sixteen words."""
    words[a] = (words[a] + words[b]) & WORD
    words[d] = turn_left(words[d] ^ words[a], 16)
    words[c] = (words[c] + words[d]) & WORD
    words[b] = turn_left(words[b] ^ words[c], 12)
    words[a] = (words[a] + words[b]) & WORD
    words[d] = turn_left(words[d] ^ words[a], 8)
    words[c] = (words[c] + words[d]) & WORD
    words[b] = turn_left(words[b] ^ words[c], 7)


def block(key: Row, counter: i64, nonce: i64) -> Row:
    """The sixteen words of one block; the nonce is the last word of the standard's three, the others are 0."""
    start = zeros(BLOCK_WORDS)
    k: i64
    for k in range(len(CONSTANTS)):
        start[k] = CONSTANTS[k]
    for k in range(KEY_WORDS):
        start[len(CONSTANTS) + k] = key[k]
    start[COUNTER] = counter & WORD
    start[NONCE] = nonce & WORD
    words = start[:]
    for k in range(DOUBLE_ROUNDS):
        quarter_round(words, 0, 4, 8, 12)
        quarter_round(words, 1, 5, 9, 13)
        quarter_round(words, 2, 6, 10, 14)
        quarter_round(words, 3, 7, 11, 15)
        quarter_round(words, 0, 5, 10, 15)
        quarter_round(words, 1, 6, 11, 12)
        quarter_round(words, 2, 7, 8, 13)
        quarter_round(words, 3, 4, 9, 14)
    for k in range(BLOCK_WORDS):
        words[k] = (words[k] + start[k]) & WORD
    return words
