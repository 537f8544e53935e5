"""What is counted, by name. Tenths of points and of laps keep the numbers whole."""

from __future__ import annotations

from typing import Final

POINTS: Final = 0  # secured so far, without money
MONEY: Final = 1
ECONOMY: Final = 2  # what money and workers will buy, in tenths of points
PLAN: Final = 3  # the deliveries to come, in tenths of points
HAND: Final = 4  # what the next hand will be worth, in tenths
QUALITY: Final = 5  # of the deck, in tenths of breeding value x tenths of laps
CERTIFICATES: Final = 6
KANSAS_CITY: Final = 7  # discs there
STATIONS: Final = 8  # within the engine's reach, in tenths of points
COWBOYS: Final = 9  # x tenths of laps
CRAFTSMEN: Final = 10
ENGINEERS: Final = 11
BUILDINGS: Final = 12
TEEPEES: Final = 13
MISSING: Final = 14  # points of objective cards that lack one, two, three things
DISCS: Final = 17  # by disc space, cleared ones x tenths of laps
AHEAD: Final = 27  # what can still be used on this lap: ahead.py
DUE: Final = 35  # what a decision that has just come up promises: due.py

FEATURES: Final = [
    "points",
    "money",
    "economy",
    "plan",
    "hand",
    "quality_later",
    "certificates",
    "kansas_city",
    "stations",
    "cowboys_later",
    "craftsmen_later",
    "engineers_later",
    "buildings_later",
    "teepees_later",
    "missing_1",
    "missing_2",
    "missing_3",
    "aux_dollar_later",
    "aux_draw_later",
    "aux_certificate_later",
    "aux_engine_later",
    "aux_remove_later",
    "limit_4_later",
    "limit_6_later",
    "step_a_later",
    "step_b_later",
    "hand_limit_later",
    "hire_ahead",
    "build_ahead",
    "cattle_ahead",
    "engine_ahead",
    "trade_ahead",
    "hazard_ahead",
    "auxiliary_ahead",
    "card_ahead",
    "due_hire",
    "due_build",
    "due_site",
    "due_objective",
    "due_engine",
    "due_back",
    "due_remove",
    "due_station",
    "due_take",
    "due_cattle",
    "due_auxiliary",
    "due_draw",
    "due_move",
    "due_disc",
]
