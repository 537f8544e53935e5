"""Nobody can predict a table's random events from what they see.

This is the attack that recovered the seed of a running game from its dice, as a test: the fast generator falls to it,
the generator for tables does not. `MULTIPLIER * 2**32 - 1` is prime, and modulo it each state of the fast generator is
the previous one times a constant. A roll reveals the leading bits of a state, so several rolls give linear equations
with small errors, which lattice reduction solves. A die with 256 sides keeps the lattice small; with six sides the
attack needs about 60 rolls and a stronger reduction.
"""

from __future__ import annotations

from fractions import Fraction

from goodsyard.core.chance import DICE, MULTIPLIER, STREAMS, below, seeded
from goodsyard.core.row import Row, zeros
from goodsyard.core.seeds import chance_of, new_key, number_from

SIDES = 256
SETTLING, EQUATIONS, FORESEEN = 10, 14, 25
WATCHED = SETTLING + EQUATIONS
MODULUS = MULTIPLIER * (1 << 32) - 1
BACK = pow(1 << 32, -1, MODULUS)

Vector = list[int]


def guesses(rolls: list[int]) -> list[Fraction]:
    """The low half of the state behind each roll, scaled to the range from 0 to 1.

    A roll shows it mixed with the high half, which follows from the previous low half. The error of the first guess
    moves down one bit with every roll until it vanishes.
    """
    low, found = Fraction(0), []
    for roll in rolls:
        high = int(low * MULTIPLIER) * SIDES >> 32
        low = Fraction(2 * (roll ^ high) + 1, 2 * SIDES)
        found.append(low)
    return found


def dot(one: list[Fraction], other: list[Fraction]) -> Fraction:
    return sum((a * b for a, b in zip(one, other, strict=True)), Fraction(0))


def orthogonal(basis: list[Vector]) -> list[list[Fraction]]:
    """Gram-Schmidt without square roots."""
    done: list[list[Fraction]] = []
    for vector in basis:
        rest = [Fraction(value) for value in vector]
        for other in done:
            share = dot([Fraction(value) for value in vector], other) / dot(other, other)
            rest = [value - share * part for value, part in zip(rest, other, strict=True)]
        done.append(rest)
    return done


def reduced(basis: list[Vector]) -> list[Vector]:
    """The lattice reduction of Lenstra, Lenstra and Lovász, in its simple form."""
    basis, k = [vector[:] for vector in basis], 1
    upright = orthogonal(basis)
    while k < len(basis):
        for j in range(k - 1, -1, -1):
            share = round(dot([Fraction(value) for value in basis[k]], upright[j]) / dot(upright[j], upright[j]))
            basis[k] = [a - share * b for a, b in zip(basis[k], basis[j], strict=True)]
        before = dot(upright[k - 1], upright[k - 1])
        slant = dot([Fraction(value) for value in basis[k]], upright[k - 1]) / before
        if dot(upright[k], upright[k]) >= (Fraction(3, 4) - slant * slant) * before:
            k += 1
        else:
            basis[k - 1], basis[k] = basis[k], basis[k - 1]
            upright = orthogonal(basis)
            k = max(k - 1, 1)
    return basis


def nearest(basis: list[Vector], target: Vector) -> Vector:
    """A lattice point near the target (Babai's nearest plane)."""
    rest = [Fraction(value) for value in target]
    for vector, upright in reversed(list(zip(basis, orthogonal(basis), strict=True))):
        share = round(dot(rest, upright) / dot(upright, upright))
        rest = [value - share * part for value, part in zip(rest, vector, strict=True)]
    return [int(aim - left) for aim, left in zip(target, rest, strict=True)]


def foreseen(rolls: list[int]) -> list[int]:
    """The next rolls, assuming that they come from the fast generator."""
    halves = guesses(rolls)[SETTLING:]
    powers = [pow(BACK, k, MODULUS) for k in range(EQUATIONS)]
    moduli = [[MODULUS if k == place else 0 for k in range(EQUATIONS)] for place in range(1, EQUATIONS)]
    # Up to the error of the guess, the state after a roll is the low half times the modulus.
    target = [int(half * MODULUS) for half in halves]
    states = nearest(reduced([powers, *moduli]), target)
    streams = zeros(STREAMS)
    streams[DICE] = states[-1] % MODULUS
    return rolled(streams, FORESEEN)


def rolled(streams: Row, count: int) -> list[int]:
    return [below(streams, DICE, SIDES) for _ in range(count)]


def hits(streams: Row) -> int:
    """Watch some rolls, predict the next ones, and count the correct predictions."""
    foretold = foreseen(rolled(streams, WATCHED))
    return sum(a == b for a, b in zip(foretold, rolled(streams, FORESEEN), strict=True))


def test_the_fast_generator_can_be_foreseen() -> None:
    """Otherwise the next test would prove nothing."""
    assert max(hits(seeded(seed)) for seed in range(3)) == FORESEEN


def test_the_generator_of_tables_cannot_be_foreseen() -> None:
    keys = ["chacha20:" + f"{key:064x}" for key in (1, 2, 3 << 200)]
    assert max(hits(chance_of(key)) for key in [*keys, new_key()]) <= 5


def test_a_bots_seeds_tell_nothing_about_the_key() -> None:
    """They pass through a keyed hash: all are different, and every bit is 1 about half the time."""
    key = new_key()
    numbers = [number_from(key, 0, k) for k in range(2000)]
    assert len(set(numbers)) == 2000
    assert all(0 <= number < 1 << 63 for number in numbers)
    ones = [sum(number >> place & 1 for number in numbers) for place in range(63)]
    assert all(850 < count < 1150 for count in ones)
