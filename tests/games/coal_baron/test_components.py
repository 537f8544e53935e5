"""Counts and sums against the printed component list."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from goodsyard.core.cards import CHANGED, BadCards
from goodsyard.games.coal_baron.rules import cards
from goodsyard.games.coal_baron.rules.cards import CARDS, CoalCards
from tests.clauses import clause
from tests.games.coal_baron.names import ZONES
from tests.games.coal_baron.scenes import scene

COMPONENTS = {"lorry": 40, "wagon": 40, "engine": 28, "order": 28, "share": 24, "innovation": 16, "objective": 18}


@clause("1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stacks_hold_every_card_of_the_component_list(players: int) -> None:
    display = scene(players)
    stacks = {zone: len(display.cards(zone)) for zone in ZONES[:9]}
    found: Counter[str] = Counter()
    for zone, height in stacks.items():
        found[zone.partition("_")[0]] += height
    assert found == COMPONENTS


@clause("1.1")
def test_five_action_cards_seven_tokens_and_ten_worker_cards_in_four_colours() -> None:
    kinds = CARDS.names("zones", "kind")
    assert Counter(kind for kind in kinds if kind not in COMPONENTS) == {"mining": 3, "delivery": 1, "wild": 1}
    assert CARDS.column("shift_tokens", "number") == [1, 2, 3, 4, 5, 6, 7]
    assert [len(scene(4).workers(seat)) for seat in range(4)] == [10, 10, 10, 10]


@clause("1.1")
def test_wagons_engines_and_shares_are_spread_as_printed() -> None:
    display = scene()
    wagons = Counter(display.cards("wagon_1") + display.cards("wagon_2"))
    assert wagons == {"wheel": 6, "clover": 6, "tower": 6, "fox": 6, "wild": 16}
    assert Counter(display.cards("engine")) == {"saddle": 7, "tender": 7, "express": 7, "shunter": 7}
    assert Counter(display.cards("share")) == {"barracks": 6, "furnaces": 6, "factories": 6, "steamboats": 6}


@clause("1.1")
def test_the_audit_finds_a_lost_card_and_an_invented_one() -> None:
    lost, invented = scene(), scene()
    lost.remove(ZONES.index("share"), 0)
    invented.me().shares[0] += 1
    for broken in (lost, invented):
        with pytest.raises(AssertionError, match="cards of family 4"):
            broken.game.audit()


@clause("1.1")
@pytest.mark.parametrize(
    ("printed", "wrong", "complaint"),
    [
        ('{ type = "saddle",  copies = 7 }', '{ type = "saddle",  copies = 8 }', "29 things instead of 28"),
        ('{ type = "saddle",  copies = 7 }', '{ type = "saddle",  pieces = 7 }', "expected the columns type copies"),
        ('{ id = "fox" },\n', "", "crests: 3 rows instead of 4"),
        ("[wild]", "[tame]", "expected the groups"),
        ('id = "lorry_1", ', 'id = "lorry_9", ', "zones: expected lorry_1 .* in this order"),
    ],
)
def test_a_file_of_cards_that_does_not_add_up_is_refused(
    tmp_path: Path, printed: str, wrong: str, complaint: str
) -> None:
    text = (Path(cards.__file__).parents[1] / "cards.toml").read_text(encoding="utf-8")
    assert printed in text
    tampered = tmp_path / "cards.toml"
    tampered.write_text(text.replace(printed, wrong), encoding="utf-8")
    with pytest.raises(BadCards, match=complaint):
        CoalCards(tampered)


@pytest.mark.parametrize(
    ("printed", "wrong", "complaint"),
    [
        ("max_steps = 3", "max_steps = 8", "zones: mining_2_3: max_steps is 8, but must be from 0 to 7"),
        ('"action", most = 4', '"action", most = 9', "innovations: mining: most is 9, but must be from 0 to 7"),
    ],
)
def test_a_number_that_the_rules_cannot_pack_is_refused_with_its_card(
    tmp_path: Path, printed: str, wrong: str, complaint: str
) -> None:
    text = (Path(cards.__file__).parents[1] / "cards.toml").read_text(encoding="utf-8")
    assert printed in text
    changed = tmp_path / "cards.toml"
    changed.write_text(text.replace(printed, wrong), encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-c", "import goodsyard.games.coal_baron.rules.kinds"],
        env=os.environ | {CHANGED: f"coal_baron={changed}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert complaint in result.stderr


@clause("1.2")
def test_a_full_hand_is_five_ones_two_twos_a_three_a_four_and_a_five() -> None:
    assert scene(4).workers() == [1, 1, 1, 1, 1, 2, 2, 3, 4, 5]
