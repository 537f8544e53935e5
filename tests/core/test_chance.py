"""The two random generators: reproducible, uniform, with independent streams."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from goodsyard.core.chacha import block
from goodsyard.core.chance import DECKS, DICE, SETUP, STREAMS, below, mix, mix_row, next_word, seeded, shuffle
from goodsyard.core.errors import BadSetup
from goodsyard.core.row import row, zeros
from goodsyard.core.seeds import Seed, chance_of, check_seed, new_key, read_seed, short_name

KEY = "chacha20:" + bytes(range(32)).hex()
SEEDS: list[Seed] = [2026, KEY]


def test_the_numbers_never_change() -> None:
    streams = seeded(2026)
    assert [below(streams, DICE, 1000) for _ in range(8)] == [960, 799, 906, 27, 684, 972, 549, 466]
    assert list(seeded(0)) == list(seeded(0)) != list(seeded(1))


# RFC 8439, appendix A.1: key, counter, the last word of the nonce, the first words of the block.
BLOCKS = [
    ("00" * 32, 0, 0, "76b8e0ada0f13d90405d6ae55386bd28"),
    ("00" * 32, 1, 0, "9f07e7be5551387a98ba977c732d080d"),
    ("00" * 31 + "01", 1, 0, "3aeb5224ecf849929b9d828db1ced4dd"),
    ("00ff" + "00" * 30, 2, 0, "72d54dfbf12ec44b362692df94137f32"),
    ("00" * 32, 0, 0x02000000, "c2c64d378cd536374ae204b9ef933fcd"),
]


@pytest.mark.parametrize(("key", "counter", "nonce", "first"), BLOCKS)
def test_blocks_are_those_of_the_standard(key: str, counter: int, nonce: int, first: str) -> None:
    words = [int.from_bytes(bytes.fromhex(key)[k : k + 4], "little") for k in range(0, 32, 4)]
    made = block(row(words), counter, nonce)
    assert b"".join(int(word).to_bytes(4, "little") for word in made).hex()[:32] == first


def test_the_numbers_of_a_key_never_change() -> None:
    streams = chance_of(KEY)
    assert [next_word(streams, SETUP) for _ in range(3)] == [0x7D2BFD39, 0x6A19C5D9, 0x7703BD8D]
    assert [below(chance_of(KEY), stream, 1000) for stream in range(STREAMS)] == [488, 500, 264]
    assert list(chance_of(KEY)) != list(chance_of(new_key()))


def test_seeds_are_numbers_or_keys() -> None:
    for seed in (0, (1 << 63) - 1, KEY, new_key()):
        check_seed(seed)
        assert read_seed(str(seed)) == seed
    for wrong in (-1, 1 << 63, "", "7x", "chacha20:12", KEY.upper(), KEY + "0", KEY + "\n"):
        with pytest.raises(BadSetup, match="not"):
            check_seed(wrong)
    assert short_name(7) == "7"
    assert short_name(KEY) not in KEY


@pytest.mark.parametrize("seed", SEEDS)
def test_dice_are_fair_one_by_one_and_in_a_row(seed: Seed) -> None:
    streams, count = chance_of(seed), 36_000
    rolls = [below(streams, DICE, 6) for _ in range(count + 1)]
    alone = [rolls.count(side) for side in range(6)]
    pairs = [0] * 36
    for one, other in pairwise(rolls):
        pairs[6 * one + other] += 1
    # Chi-square with 5 and 35 degrees of freedom: exceeded by one seed in a thousand; the seeds are fixed.
    assert chi_square(alone) < 20.5
    assert chi_square(pairs) < 66.6


@pytest.mark.parametrize("seed", SEEDS)
def test_every_order_of_a_shuffle_is_equally_likely(seed: Seed) -> None:
    streams = chance_of(seed)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(12_000):
        cards = row([0, 1, 2, 3])
        shuffle(streams, DECKS, cards, 0, 4)
        counts[cards[0], cards[1], cards[2], cards[3]] += 1
    assert chi_square(list(counts.values())) < 49.7  # 23 degrees of freedom: exceeded by one seed in a thousand


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_streams_do_not_disturb_each_other() -> None:
    one, two = seeded(5), seeded(5)
    for _ in range(100):
        below(one, DICE, 6)
    assert [below(one, DECKS, 52) for _ in range(20)] == [below(two, DECKS, 52) for _ in range(20)]
    keyed, again = chance_of(KEY), chance_of(KEY)
    for _ in range(100):
        below(keyed, DICE, 6)
    assert [below(keyed, DECKS, 52) for _ in range(20)] == [below(again, DECKS, 52) for _ in range(20)]
    assert len({seeded(5)[stream] for stream in range(STREAMS)}) == STREAMS


def test_every_result_is_equally_likely() -> None:
    streams, counts = seeded(11), [0] * 6
    for _ in range(60_000):
        counts[below(streams, SETUP, 6)] += 1
    # Chi-square with 5 degrees of freedom: 20.5 is exceeded by one seed in a thousand; the seed is fixed.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [below(seeded(seed), DECKS, 2) for seed in range(4000)]
    assert 1850 < sum(firsts) < 2150
    pairs = sum(a == b for a, b in pairwise(firsts))
    assert 1850 < pairs < 2150


def test_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    streams, orders = seeded(3), set()
    for _ in range(400):
        cards = row([9, 0, 1, 2, 9])
        shuffle(streams, DECKS, cards, 1, 3)
        assert cards[0] == cards[4] == 9
        assert sorted(cards) == [0, 1, 2, 9, 9]
        orders.add(tuple(cards))
    assert len(orders) == 6


def test_mixing_notices_every_change() -> None:
    states = {mix(1, 1 << place) for place in range(62)} | {mix(1, 0)}
    assert len(states) == 63
    assert mix_row(1, row([1, 2])) != mix_row(1, row([2, 1]))
    assert mix_row(1, zeros(3)) != mix_row(1, zeros(4))
    assert all(0 <= state < 1 << 63 for state in states)
