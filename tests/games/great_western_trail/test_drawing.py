"""Drawing: everything that may be chosen is there to be clicked, ways light up, and nothing hidden shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.log import Log
from goodsyard.core.speech import Said
from goodsyard.core.table import Table
from goodsyard.drawing import ICONS, PAINTS, Drawing, Markup
from goodsyard.drawing.composition import SHAPES
from goodsyard.drawing.short import short
from goodsyard.games.great_western_trail import TITLE
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.rules.cattle import ADD_CARDS
from goodsyard.games.great_western_trail.rules.game import DECISIONS
from goodsyard.games.great_western_trail.rules.objectives import STACK_TOP
from goodsyard.games.great_western_trail.rules.trail import KC
from goodsyard.games.great_western_trail.say.names import BUILDINGS, CITIES, DISCS, SPACES
from goodsyard.games.great_western_trail.show.actions import PER, SIGNS
from goodsyard.games.great_western_trail.show.cards import TASK_ICON
from goodsyard.games.great_western_trail.show.clauses import CLAUSES, building_clause
from goodsyard.games.great_western_trail.show.maps import WIDE
from goodsyard.games.great_western_trail.show.pad import SIGNS as PAD_SIGNS
from goodsyard.games.great_western_trail.show.stations import TASK
from goodsyard.games.great_western_trail.show.words import LETTER, PAINT, WORKER_ICON
from tests.games.great_western_trail.scenes import Scene, scene

MAX_BYTES = 234_000
"""All panels of a game of four at its start, with the strips of all seats; a page and its code come on top of that."""


def game(players: int, seed: int, sides: str = "a") -> Iterator[Table]:
    """A random game; yields before every decision and at the end."""
    table, chance = Table(TITLE, players, seed, {"sides": sides}, TITLE.rules_version), seeded(seed)
    while not table.over:
        yield table
        legal = table.game.legal()
        table.play(legal[below(chance, DICE, len(legal))])
    yield table


def refs_of(drawing: Drawing) -> set[str]:
    return {ref for panel in drawing.panels for ref in re.findall(r'data-ref="([^"]+)"', panel.body)}


def drawn(shown: Scene, seat: int | None = 0, lang: str = "en", shape: str = "wide") -> Drawing:
    return TITLE.draw(shown.view(seat), TITLE.words(lang), shape)


def said(shown: Scene) -> dict[str, Said]:
    """What the options of a scene say, by their short names."""
    kind, about = shown.game.decision()
    choices = [TITLE.speech.choice(shown.game, shown.game.seat, kind, about, action) for action in shown.game.legal()]
    return dict(zip(shown.options(), choices, strict=True))


def text(choice: Said, lang: str = "en") -> str:
    return TITLE.words(lang).say(choice.phrase)


def busy() -> Scene:
    """A position with a bit of everything."""
    shown = scene(4, "2b 8b").money(12, 9, 8, 7)
    shown.build(1, "A1", "3a").build(2, "C11", "8b").build(3, "FLOOD_RISK2", "7a")
    shown.tile("FLOOD1", "flood_green_4").tile("TEEPEE_P2", "teepee_blue").tile("TEEPEE_M3", "teepee_green")
    shown.hand(0, "jersey", "jersey", "west_highland_4", "MOVE_3", "AUX_SF").discards(0, "guernsey", "D2_1")
    shown.workers(0, cowboy=5, engineer=6).collected(0, "drought_black_3", "teepee_blue").area(0, "START_2", "ENGINE_1")
    shown.engine(0, "turnout_3").engine(1, "39").engine(2, "12").certificates(0, 3)
    shown.cleared_disc(0, "certificate_limit_4", "step_b", "hand_limit").station(0, 6, "step_a")
    shown.city(0, "sacramento", "aux_engine").has_master(0, "hazards").has_master(1, "objectives")
    shown.jobs(1, "cowboy", "engineer", "engineer").token(5, 2).market("holstein", "holstein", "texas_longhorn_7")
    shown.display("D2_4", "ENGINE_2", "DRAW_5").foresight("teepee_blue", "flood_black_2", "cowboy", "engineer", "", "")
    for seat in range(4):
        shown.at(seat, "C")
    return shown.turn(0)


@pytest.mark.parametrize(("players", "sides"), [(2, "random"), (4, "a")])
def test_whatever_a_choice_speaks_of_is_in_the_picture(players: int, sides: str) -> None:
    for number, table in enumerate(game(players, 21, sides)):
        if number % 5 == 0 and not table.over:
            seat = table.acting()[0]
            wanted = {ref for choice in table.choices(seat) for ref in choice.refs}
            assert all(wanted <= refs_of(table.draw(seat, "en", shape)) for shape in SHAPES)


@pytest.mark.parametrize("language", ["en", "de"])
def test_panels_are_well_formed(language: str) -> None:
    views = [drawn(busy(), seat, language, shape) for seat in (0, 1, None) for shape in SHAPES]
    views += [table.draw(0, language) for number, table in enumerate(game(3, 5)) if number % 60 == 0 or table.over]
    for pictures in views:
        svg = "".join(panel.inner() for panel in pictures.panels)
        root = ElementTree.fromstring(f"<page>{svg}</page>")
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        assert all(float(node.get("font-size", "12")) >= 12 for node in root.iter("text"))


def test_a_picture_shows_only_what_its_viewer_may_see() -> None:
    words = TITLE.words("en")
    for number, table in enumerate(game(2, 8)):
        if number % 40 == 0 and not table.over:
            twin = table.game.clone()
            twin.determinize(0, number)
            one, other = (TITLE.draw(TITLE.view(position, 0), words, "wide").svg() for position in (table.game, twin))  # type: ignore[arg-type]
            assert one == other
            assert "hand" not in {panel.id for panel in table.draw(None).panels}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_revealed_hand_lies_by_the_board_for_everybody(viewer: int | None) -> None:
    shown = scene().hand(0, "jersey", "guernsey", "D2_1").at(1, "START").use("KC")
    assert shown.kind == "city", "the income came without a question"
    panel = drawn(shown, viewer)["seat-0"].body
    assert 'data-ref="revealed:0"' in panel
    assert "Revealed in Kansas City: Jersey, Guernsey, Objective “" in panel
    assert "revealed:1" not in drawn(shown, viewer)["seat-1"].body
    assert ">Revealed hand<" in panel
    assert ">Aufgedeckte Hand<" in drawn(shown, viewer, "de")["seat-0"].body
    shown.act("kansas_city", "aux_dollar")
    assert "revealed:0" in drawn(shown, viewer)["seat-0"].body, "during the other player's turn"


def test_all_panels_of_the_first_load_stay_small() -> None:
    table = Table(TITLE, 4, 3, {}, TITLE.rules_version)
    pictures = table.draw(0)
    originals = {id: drawing for panel in pictures.panels for id, drawing in panel.originals().items()}
    assert sum(len(panel.inner()) for panel in pictures.panels) + sum(map(len, originals.values())) < MAX_BYTES


def test_a_destination_names_its_way_and_its_fees() -> None:
    shown = scene(4).money(9, 0).at(0, "START").at(1, "C").build(1, "A1", "4a").tile("FLOOD1", "flood_green_2").turn(0)
    choices = said(shown)
    by_building, by_hazard = choices["A1"], choices["FLOOD1"]
    assert by_building.refs == ("space:A1", "way:START-A", "way:A-A1")
    assert by_hazard.refs == ("space:FLOOD1", "way:START-A", "way:A-FLOOD1")
    assert text(by_building) == "Move to Seat 2’s building 4a, paying $2 to Seat 2"
    assert text(by_hazard) == "Move to the flood on space 1, paying $1 to the bank"
    assert {"way:A3-B", "way:FLOOD_RISK2-B"} <= set(choices["B"].refs)
    assert text(choices["B"]) == "Move to neutral building B (several ways)"
    shown.act("B")
    ways = {text(way): way.refs for way in said(shown).values()}
    assert set(ways) == {"Pay $2 to Seat 2 on the way", "Pay $1 to the bank on the way"}
    assert "way:A-A1" in ways["Pay $2 to Seat 2 on the way"]
    assert "way:A-FLOOD1" not in ways["Pay $2 to Seat 2 on the way"]
    assert {ref for refs in ways.values() for ref in refs} <= refs_of(drawn(shown))


def test_used_actions_turn_pale() -> None:
    shown = scene(2).money(20).hand(0, "guernsey").jobs(1, "cowboy").use("A")
    fresh = drawn(shown)["trail"].body
    shown.game.apply(
        next(action for action, name in zip(shown.game.legal(), shown.options(), strict=True) if "guern" in name)
    )
    assert 'opacity="0.25"' not in fresh
    assert drawn(shown)["trail"].body.count('opacity="0.25"') == 1


def test_what_was_said_stays_said() -> None:
    """The log tells the same when tiles have gone and buildings were replaced."""
    for number, table in enumerate(game(2, 4, "random")):
        if number == 60:
            before = [event.text for event in table.events(None)]
    assert [event.text for event in table.events(None)][: len(before)] == before


def test_everything_in_the_picture_says_why_it_cannot_be_used() -> None:
    """A mark that no option speaks of has a reason, or nothing that could be done with it now."""
    shown = busy()
    kind, about = shown.game.decision()
    legal, words, reasons = shown.game.legal(), TITLE.words("de"), set()
    for action in range(shown.game.kind_sizes()[kind]):
        if action not in legal:
            reason = TITLE.speech.refusal(shown.game, 0, kind, about, action)
            assert reason is not None
            assert TITLE.clause_text(reason[1])
            reasons.add(words.say(reason[0]))
    assert "Der Pfad führt von deinem Viehtreiber nicht dorthin." in reasons


def test_rare_refusals() -> None:
    """What random games hardly ever ask for."""
    shown = scene(2).money(4).workers(0, cowboy=6).jobs(1, "cowboy").engine(0, "30").station(0, 1, "aux_engine")
    shown.no_objectives().foresight("cowboy", "cowboy").use("A")
    shown.game.token = len(CARDS.rows["jobs"])
    for card in range(len(shown.game.cattle)):
        shown.game.cattle[card] = 0
    asked = {
        (kinds.HIRE, kinds.HIRE_MODIFIER.at(0), 0): "You already have 6 workers of this type.",
        (kinds.BEHIND, 0, 0): "You have already upgraded station 1.",
        (kinds.BEHIND, 0, 9): "Your engine has not passed station 10 yet.",
        (kinds.OBJECTIVE, 0, STACK_TOP): "The stack of objective cards is empty.",
        (
            kinds.OBJECTIVE,
            kinds.OBJECTIVE_DISPLAY_ONLY.when(True),
            STACK_TOP,
        ): "Only a card of the display can be taken here.",
        (kinds.FORESIGHT, 0, 0): "The job market is full: no worker can be chosen any more.",
        (kinds.CATTLE, kinds.CATTLE_COWBOYS.at(1), ADD_CARDS): "The cattle stack is empty.",
        (kinds.DISC, CITIES.index("el_paso"), DISCS.index("hand_limit")): "This costs $5, but you have only $4.",
        (
            kinds.MOVE,
            kinds.MOVE_STEPS.at(3) + kinds.MOVE_FREE.when(True),
            KC,
        ): "This movement cannot lead to Kansas City.",
    }
    for (kind, about, action), answer in asked.items():
        reason = TITLE.speech.refusal(shown.game, 0, kind, about, action)
        assert reason is not None
        assert TITLE.words("en").say(reason[0]) == answer
        assert TITLE.words("de").say(reason[0]) != answer
        assert TITLE.clause_text(reason[1])


def test_a_copied_building_lights_up() -> None:
    shown = scene(2, "8b").build(0, "C11", "8b").build(1, "C12", "3a").use("C11")
    shown.game.apply(shown.game.legal()[0])
    assert shown.kind == "copy"
    assert {text(choice): choice.refs for choice in said(shown).values()} == {
        "Copy neutral building C": ("space:C",),
        "Copy Seat 2’s building 3a": ("space:C12",),
    }


def test_every_event_can_be_told_in_both_languages() -> None:
    shown = busy()
    shown.game.log = Log(True)
    for kind in range(len(TITLE.event_kinds)):
        for facts in ((0, 0, 0), (2, 2, 0), (1, 4, 2)):
            event = TITLE.speech.event(shown.game, kind, 0, facts, None)
            assert TITLE.clause_text(event.clause)
            assert all(TITLE.words(lang).say(event.phrase) for lang in ("en", "de"))


def test_every_kind_of_decision_and_event_has_words() -> None:
    numbered = {number: name.lower() for name, number in vars(events).items() if isinstance(number, int)}
    assert tuple(numbered[number] for number in range(len(numbered))) == TITLE.event_kinds
    assert set(TITLE.speech.decisions) == {decision.kind for decision in DECISIONS}


def test_every_mark_has_a_clause_of_the_rules() -> None:
    assert all(TITLE.clause_text(clause) for clause in CLAUSES.values())
    for tile in BUILDINGS:
        assert TITLE.clause_text(building_clause(tile)).startswith(f"{tile}:")


def test_every_icon_and_paint_exists() -> None:
    icons = [*SIGNS.values(), *PER.values(), *TASK_ICON.values(), *TASK.values(), *WORKER_ICON.values(), *PAD_SIGNS]
    assert set(icons) <= set(ICONS)
    assert set(PAINT.values()) <= set(PAINTS)
    assert len(set(PAINT.values())) == len(set(LETTER.values())) == len(PAINT)


def test_every_space_has_its_place_on_the_map() -> None:
    assert set(WIDE.places) == set(SPACES)


def test_a_picture_is_written_short() -> None:
    long = (
        '<g class="piece"><g transform="translate(10 20)"><rect x="1" y="2" width="3" height="4"/>'
        '<g transform="translate(5 5)"><g class="icon" transform="scale(0.5)"><use href="#icon-cow"/></g></g>'
        '<g class="moss"><text x="1" y="1">7</text></g><path d="M0 0h9"/></g></g>'
    )
    assert short(Markup(long)) == (
        '<rect x="11" y="22" width="3" height="4"/>'
        '<use href="#icon-cow" class="icon" transform="translate(15 25)scale(0.5)"/>'
        '<text class="moss" x="11" y="21">7</text><path transform="translate(10 20)" d="M0 0h9"/>'
    )
