"""Names of printed things: ids for views and marks, phrases for people."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from typing import Any

from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.great_western_trail.rules.cards import CARDS, NONE, SLOT, action_of, actions_of
from goodsyard.games.great_western_trail.rules.kinds import POSITION_SPACE, POSITION_TURNOUT
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import KC, NEUTRAL, START, face_of, owner_of

Line = dict[str, Any]

SPACES = CARDS.names("spaces")
BUILDINGS = CARDS.names("buildings")
TILES = CARDS.names("tiles")
WORKERS = TILES[:3]
CATTLE = CARDS.names("cattle")
OBJECTIVES = CARDS.names("objectives")
STATIONS = len(CARDS.rows["stations"])
CITIES = CARDS.names("cities")
MASTERS = CARDS.names("masters")
DISCS = CARDS.names("discs")
AUXILIARIES = CARDS.names("auxiliary")
SPACE_LINES: dict[str, Line] = dict(zip(SPACES, CARDS.rows["spaces"], strict=True))
HAZARDS = ("flood", "drought", "rockfall")


def dashed(id: str) -> str:
    """An id as a part of a message's name: `santa-fe`."""
    return id.replace("_", "-")


def listed(parts: list[Phrase]) -> Phrase:
    """Several things with commas between them."""
    return reduce(lambda before, part: Phrase("list", {"before": before, "last": part}), parts)


def joined(parts: list[Phrase]) -> Phrase:
    """Several things with "and" before the last one."""
    if len(parts) == 1:
        return parts[0]
    return Phrase("list-end", {"before": listed(parts[:-1]), "last": parts[-1]})


# The trail.


def code_of(space: str) -> str:
    """The short name that the map shows on a building space."""
    section, _, risk = space.partition("_RISK")
    return f"{section[0]}R{risk}" if section != space else space


def space_name(space: str) -> Phrase:
    """A space without regard to what stands there."""
    line = SPACE_LINES[space]
    if line["kind"] == "hazard":
        return Phrase("space-hazard", {"kind": line["section"], "number": int(space[-1])})
    if line["kind"] == "teepee":
        return Phrase("space-teepee", {"sign": "minus" if line["money"] < 0 else "plus", "money": abs(line["money"])})
    if line["kind"] in ("start", "kansas_city"):
        return Phrase(f"space-{dashed(line['kind'])}", {"case": "plain"})
    return Phrase("space-building", {"woods": line["woods"]})


UPPER, LOWER = 4, 5
"""The places of two building spaces of which one lies above the other."""


def site_name(game: State, space: str) -> Phrase:
    """A building space by what lies before it and can never change."""
    place, before = 1, BEFORE.get(space, "START")
    while SPACE_LINES[before]["kind"] == "building":
        place, before = place + 1, BEFORE[before]
    line = SPACE_LINES[before]
    facts: dict[str, Fact] = {"behind": "neutral", "tile": "", "woods": SPACE_LINES[space]["woods"]}
    if line["kind"] == "neutral":
        branches = line["next"]
        facts["tile"] = BUILDINGS[face_of(game.trail[SPACES.index(before)], game.sides)]
        if all(SPACE_LINES[each]["kind"] == "building" for each in branches) and SIDE_BY_SIDE.issuperset(branches):
            place = UPPER if space == branches[0] else LOWER
    else:
        facts["behind"] = "teepees" if line["kind"] == "teepee" else line["section"]
    return Phrase("site", facts | {"place": place})


BEFORE = {after: space for space, line in SPACE_LINES.items() for after in line["next"]}
"""By space, the one before it on the trail; of several, any."""
SIDE_BY_SIDE = {"F1", "F2", "G1", "G2"}


def building_name(tile: str, owner: int | None, case: str = "plain", own: bool = False) -> Phrase:
    """A building on the trail: a neutral one, or one of a player, who may be the one who acts (`own`)."""
    if owner is None:
        return Phrase("building-neutral", {"tile": tile, "case": case})
    return Phrase("building-private", {"tile": tile, "seat": seat_name(owner), "case": case, "own": int(own)})


def hazard_name(section: str) -> Phrase:
    return Phrase(f"hazard-{dashed(section)}")


def location_name(game: State, space: int, case: str = "plain") -> Phrase:
    """What stands on a space now, as people call it: alone, or as where one goes `to`, is `at`, or what is `of` it."""
    return standing_name(game, space, game.trail[space], case)


def standing_name(game: State, space: int, standing: int, case: str, mover: int = NONE) -> Phrase:
    """What stands or stood on a space; `mover` is the player who acts there, perhaps with a building of their own."""
    line = SPACE_LINES[SPACES[space]]
    if space in (START, KC):
        return Phrase(f"space-{dashed(line['kind'])}", {"case": case})
    if line["kind"] == "teepee":
        return Phrase("teepee-place", {"money": line["money"], "case": case})
    if line["kind"] == "hazard":
        return Phrase("hazard-place", {"kind": line["section"], "number": int(SPACES[space][-1]), "case": case})
    if standing < NEUTRAL:
        return space_name(SPACES[space])
    owner, tile = owner_of(standing), BUILDINGS[face_of(standing, game.sides)]
    return building_name(tile, None if owner == NONE else owner, case, own=owner == mover)


def tile_name(tile: str, case: str = "plain") -> Phrase:
    """A tile of the Kansas City supply: alone, or with the article `a` or `the`."""
    if tile in WORKERS or tile.startswith("teepee"):
        return Phrase(f"tile-{dashed(tile)}", {"case": case})
    section, hand, points = tile.split("_")
    facts: dict[str, Fact] = {"section": hazard_name(section), "kind": section, "hand": hand, "points": int(points)}
    return Phrase("tile-hazard", facts | {"case": case})


# Cards.


def breed_of(card: str) -> str:
    """The type of a cattle card, which may carry its points: `west_highland_4`."""
    return card.rstrip("0123456789").rstrip("_")


def breed_name(breed: str) -> Phrase:
    return Phrase(f"breed-{dashed(breed)}")


def cattle_name(card: str) -> Phrase:
    """A cattle card with its points if there are several prints of the type."""
    breed = breed_of(card)
    if breed == card:
        return breed_name(breed)
    return Phrase("cattle-points", {"breed": breed_name(breed), "points": int(card.rpartition("_")[2])})


def objective_line(card: str) -> Line:
    line: Line = CARDS.rows["objectives"][OBJECTIVES.index(card)]
    return line


def objective_name(card: str) -> Phrase:
    """An objective card by its tasks, points and immediate action."""
    line = objective_line(card)
    counts: Counter[str] = Counter(line["tasks"])
    tasks = [Phrase(f"task-{dashed(task)}", {"count": n}) for task, n in counts.items()]
    facts: dict[str, Fact] = {"tasks": listed(tasks), "points": line["points"], "penalty": -line["penalty"]}
    if not line["action"]:
        return Phrase("objective-start", facts)
    action = action_name(action_of(card))
    return Phrase("objective-card", facts | {"action": instant_name(action)})


def instant_name(action: Phrase) -> Phrase:
    """The immediate action of an objective card, as it stands in the name of the card."""
    return Phrase(f"instant-{action.id.removeprefix('action-')}", action.facts)


def card_name(card: str) -> Phrase:
    """A card of a herd deck."""
    return objective_name(card) if card in OBJECTIVES else cattle_name(card)


def a_card(card: str) -> Phrase:
    """A card of a herd deck as what somebody does something to."""
    kind = "objective" if card in OBJECTIVES else "ayrshire" if card == "ayrshire" else "cattle"
    return Phrase("a-card", {"card": card_name(card), "kind": kind})


def counted_cards(cards: list[str]) -> Phrase:
    """Several cards, those of a kind together."""
    counts = Counter(cards).items()
    return joined(
        [
            a_card(card) if count == 1 else Phrase("counted-card", {"count": count, "card": card_name(card)})
            for card, count in counts
        ]
    )


def card_id(card: int) -> str:
    """The id of a herd card from its number."""
    return CATTLE[card] if card < len(CATTLE) else OBJECTIVES[card - len(CATTLE)]


# Actions.


def local_actions(tile: str) -> list[list[int]]:
    """The local actions of a building, as rows of `actions`; one of them may be a choice between two."""
    own = [(number, SLOT[number]) for number in actions_of(tile)]
    return [[number for number, slot in own if slot == wanted] for wanted in range(own[-1][1] + 1)]


def gain_name(dollars: int, certificates: int) -> Phrase:
    """Dollars, certificates or both."""
    parts = [Phrase("dollars", {"dollars": dollars})] if dollars else []
    return joined(parts + ([Phrase("certificates", {"certificates": certificates})] if certificates else []))


def action_name(number: int) -> Phrase:
    """What the action in this row of `actions` does, as something to do."""
    line: Line = CARDS.rows["actions"][number]
    op = line["op"]
    facts: dict[str, Fact] = {"dollars": line["pay"], "count": line["amount"]}
    if op == "discard":
        return discard_name(line)
    if op == "gain":
        if line["certificates"] > 2:
            return Phrase("action-certificates-most")
        facts = {"gain": gain_name(line["dollars"], line["certificates"]), "per": line["per"] or "once"}
    elif op == "hire":
        facts = {"change": line["amount"], "less": -line["amount"]}
    elif op == "engine_back":
        facts = {"count": line["amount"], "gain": gain_name(line["dollars"], line["certificates"])}
    elif op in ("engine", "draw"):
        facts |= {"per": line["per"] or "fixed"}
    return Phrase(f"action-{dashed(op)}", facts)


def discard_name(line: Line) -> Phrase:
    """Discarding a card for something."""
    given = line["card"]
    card = a_card(given) if given in LETTERED else Phrase(f"given-{dashed(given)}")
    gain = gain_name(line["dollars"], line["certificates"]) if line["dollars"] or line["certificates"] else None
    if line["then"]:
        then = Phrase(f"then-{dashed(line['then'])}")
        gain = joined([gain, then]) if gain else then
    assert gain is not None, line
    return Phrase("action-discard", {"card": card, "gain": gain})


LETTERED = tuple(dict.fromkeys(breed_of(card) for card in CATTLE))
"""The types of cattle."""


AT_ONCE = ("gain", "certificates-most", "discard", "engine", "engine-back")
"""Actions whose next events tell what a building is used for."""


def purpose_name(number: int) -> Phrase | None:
    """What somebody uses a building for, when the action in this row of `actions` is performed."""
    action = action_name(number)
    op = action.id.removeprefix("action-")
    return None if op in AT_ONCE else Phrase(f"purpose-{op}", action.facts)


def auxiliary_name(auxiliary: int, double: bool) -> Phrase:
    return Phrase(f"auxiliary-{dashed(AUXILIARIES[auxiliary])}", {"count": 2 if double else 1})


# The railroad.


def place_id(position: int) -> str:
    """A place on the track from the position of an engine."""
    space = POSITION_SPACE.of(position)
    return f"turnout_{AFTER.index(space) + 1}" if POSITION_TURNOUT.has(position) else str(space)


AFTER = CARDS.column("stations", "after")


def place_name(place: str, case: str = "plain") -> Phrase:
    """A space of the track: alone, or as where an engine moves `to`."""
    if place.isdigit():
        return Phrase("rail-space", {"number": int(place)})
    return Phrase("rail-turnout", {"number": int(place.removeprefix("turnout_")), "case": case})


def station_name(number: int, case: str = "plain") -> Phrase:
    """A station: alone, or as where a disc comes `from`."""
    return Phrase("station-name", {"number": number, "case": case})


def city_name(city: str) -> Phrase:
    return Phrase(f"city-{dashed(city)}")


def master_name(master: str) -> Phrase:
    return Phrase(f"master-{dashed(master)}")


def disc_name(disc: str, case: str = "plain") -> Phrase:
    """A disc space of the player board: alone, or as where a disc comes `from`."""
    return Phrase(f"disc-{dashed(disc)}", {"case": case})
