"""Icons of goods and crafts: resources, goods, buildings, counters, dice, sun and shaft."""

from __future__ import annotations

from .strokes import Icon, disc, dot, heavy, icon_of, line, pane, ring, slab, soft, solid, turned

_SPOTS = {
    1: [(12.0, 12.0)],
    2: [(7.6, 7.6), (16.4, 16.4)],
    3: [(7.2, 7.2), (12.0, 12.0), (16.8, 16.8)],
    4: [(7.6, 7.6), (16.4, 7.6), (7.6, 16.4), (16.4, 16.4)],
    5: [(7.4, 7.4), (16.6, 7.4), (12.0, 12.0), (7.4, 16.6), (16.6, 16.6)],
    6: [(7.6, 7.0), (16.4, 7.0), (7.6, 12.0), (16.4, 12.0), (7.6, 17.0), (16.4, 17.0)],
}


def _die(eyes: int) -> Icon:
    return icon_of(f"A die showing {eyes}", slab(2.5, 2.5, 19, 19, 4), *(dot(x, y, 1.8) for x, y in _SPOTS[eyes]))


GOODS: dict[str, Icon] = {
    "half-sun": icon_of(
        "Half a sun",
        heavy("M6.5 17a5.5 5.5 0 0 1 11 0z"),
        line("M1.8 20.2h20.4M12 8.4V4.2M5.9 10.9L3 8M18.1 10.9L21 8M3.4 17H1.8M22.2 17h-1.6"),
    ),
    "sun": icon_of(
        "A sun",
        disc(12, 12, 4.8),
        *(turned(angle, line("M12 4.2V1.8")) for angle in range(0, 360, 45)),
    ),
    "wood": icon_of(
        "Wood",
        soft("M5.2 7.2h12.6a4.8 4.8 0 0 1 0 9.6H5.2"),
        disc(5.6, 12, 4.2),
        ring(5.6, 12, 1.5),
        line("M12.4 10.4h5M13.8 13.6h6"),
    ),
    "clay": icon_of(
        "Clay: bricks",
        slab(7, 5, 10, 5.4),
        slab(1.8, 13, 9.4, 5.4),
        slab(12.8, 13, 9.4, 5.4),
        line("M1.8 21.4h20.4"),
    ),
    "wheat": icon_of(
        "Wheat",
        line("M12 22V8"),
        heavy("M12 6.6c-1.7-1.4-1.7-3.3 0-4.6 1.7 1.3 1.7 3.2 0 4.6z"),
        *(
            heavy(
                f"M12 {y}c-3.4.2-5.2-1.4-5.2-4.2 3.1 0 5 1.5 5.2 4.2zM12 {y}c3.4.2 5.2-1.4 5.2-4.2-3.1 0-5 1.5-5.2 4.2z"
            )
            for y in (11.6, 15.6, 19.6)
        ),
    ),
    "wool": icon_of(
        "Wool: a sheep",
        soft(
            "M5.4 16a3.3 3.3 0 0 1-1.2-6.2 3.4 3.4 0 0 1 4.8-3.6 4 4 0 0 1 6.6.4 3.3 3.3 "
            "0 0 1 2 5.6 3.3 3.3 0 0 1-4 3.8 3.8 3.8 0 0 1-4.8.4A3.2 3.2 0 0 1 5.4 16z"
        ),
        heavy("M17.4 9.2c.6-1.8 3.6-1.8 4.2.2.4 2.4-.2 4.4-1.6 4.8-1.6.2-2.8-2.4-2.6-5z"),
        line("M7.4 17v4.2M13.4 17v4.2"),
    ),
    "stone": icon_of(
        "Stone",
        soft("M2.6 19.5l1.2-6 3.8-2.7 4.8 2.1 1.4 6.6z"),
        soft("M7.6 10.8l2.6-6 6-1.3 4.4 4.4.8 11.6h-7.6l-1.4-6.6z"),
        line("M16.2 3.5l-1 6.2 5.6 2.4M15.2 9.7l-2.8 3.2"),
    ),
    "goods": icon_of(
        "Goods: a crate",
        slab(3, 4.5, 18, 16, 1.2),
        line("M3 9h18M3 16h18M4.2 16L19.8 9"),
    ),
    "barrel": icon_of(
        "A barrel",
        soft("M6.4 2.5h11.2c2.6 6.3 2.6 12.7 0 19H6.4c-2.6-6.3-2.6-12.7 0-19z"),
        line("M5 7.2h14M5 16.8h14M9.6 7.2c-.6 3.2-.6 6.4 0 9.6M14.4 7.2c.6 3.2.6 6.4 0 9.6"),
    ),
    "building": icon_of(
        "A building",
        soft("M4 21.5V11L12 3.5 20 11v10.5z"),
        line("M1.8 13L12 3.5 22.2 13M16.6 7.6V4h2.4v5.8M1.8 21.5h20.4"),
        solid("M9.8 21.5v-6.3h4.4v6.3z"),
    ),
    "production": icon_of(
        "Production",
        disc(12, 12, 6),
        ring(12, 12, 2.4),
        *(turned(angle, heavy("M11 5.4l.4-3h1.2l.4 3z")) for angle in range(0, 360, 45)),
    ),
    "chain": icon_of(
        "A production chain",
        slab(1.8, 7.6, 12.4, 8.8, 4.4),
        slab(9.8, 7.6, 12.4, 8.8, 4.4),
    ),
    "market": icon_of(
        "The market",
        soft("M2.2 9.2L4.4 3h15.2l2.2 6.2a3.2 3.2 0 0 1-6.4 0 3.3 3.3 0 0 1-6.6 0 3.3 3.3 0 0 1-6.6 0z"),
        line("M8.8 9.2L9.8 3M15.4 9.2L14.2 3M4.2 12.4v9.1h15.6v-9.1M4.2 17h15.6"),
    ),
    "gold": icon_of(
        "Gold",
        soft("M8 10.6L9.4 4h5.2L16 10.6z"),
        soft("M1.8 19.6L3.2 13h5.2l1.4 6.6zM14.2 19.6l1.4-6.6h5.2l1.4 6.6z"),
        line("M10.4 7h3.2"),
    ),
    "silver": icon_of(
        "Silver",
        slab(4.2, 15.6, 15.6, 5, 2.2),
        slab(6, 9.5, 15.6, 5, 2.2),
        slab(2.8, 3.4, 15.6, 5, 2.2),
        line(
            "M8.4 18.1h.01M12 18.1h.01M15.6 18.1h.01M10.2 12h.01M13.8 "
            "12h.01M17.4 12h.01M7 5.9h.01M10.6 5.9h.01M14.2 5.9h.01"
        ),
    ),
    "coal-lumps": icon_of(
        "Coal",
        heavy("M9 9.6l.9-4.4 4.2-1.8 3 2.6-1 4.4-4.2 1z"),
        heavy("M2.6 19l.5-4.8 4.2-1.8 3.2 2.8-.6 4.8-4.4.8z"),
        heavy("M13.4 19.6l.4-4.8 4-1.8 3.6 2.8-.4 4.2-4.2 1z"),
    ),
    "shaft": icon_of(
        "A mine shaft",
        line("M3.4 21.5L10.6 7.6M20.6 21.5L13.4 7.6M5.6 17h12.8M7.9 12.6h8.2M1.8 21.5h20.4"),
        disc(12, 5.4, 3.2),
        dot(12, 5.4, 0.9),
        line("M12 8.6v8.4"),
    ),
    "tunnel": icon_of(
        "A tunnel",
        soft("M2 21.5V12a10 10 0 0 1 20 0v9.5h-4.4V12.4a5.6 5.6 0 0 0-11.2 0v9.1z"),
        line("M10.4 21.5l.6-6.5M13.6 21.5l-.6-6.5M9.2 19h5.6M12 2v4.6M4 7l3.6 2.4M20 7l-3.6 2.4"),
    ),
    "lantern": icon_of(
        "A mine lantern",
        line("M8.6 5.8a3.4 3.4 0 0 1 6.8 0M7.6 5.8h8.8v3H7.6z"),
        soft("M8.4 8.8h7.2l1 9.2H7.4z"),
        heavy("M6.6 18h10.8v3.2H6.6z"),
        solid("M12 16.4c-1.8 0-2.6-1.6-1.8-3 .6-1 1.4-1.4 1.6-2.8 1.9 1.5 2.6 2.9 2.2 4.2-.3 1-1 1.6-2 1.6z"),
    ),
    "tile": icon_of("A tile", slab(3, 3, 18, 18, 1.5), line("M8.5 3v5.5H3M15.5 21v-5.5H21")),
    "dice": icon_of(
        "Dice",
        slab(2, 8.5, 13.5, 13.5, 3),
        line("M9.4 5.6l1.9-2.7a2.2 2.2 0 0 1 2.9-.6l7.2 4.4a2.2 2.2 0 0 1 .7 3l-3.6 5.8"),
        *(dot(x, y, 1.4) for x, y in ((5.6, 12.1), (11.9, 12.1), (8.75, 15.25), (5.6, 18.4), (11.9, 18.4))),
        dot(16, 7.4, 1.2),
    ),
    **{f"die-{eyes}": _die(eyes) for eyes in _SPOTS},
    "hoist": icon_of(
        "A hoist: up or down the shaft",
        slab(3, 2.5, 9, 19, 1.2),
        line("M7.5 2.5v5"),
        pane(5.2, 8.4, 4.6, 6),
        line("M18.5 10V3.5M15.6 6.2l2.9-2.9 2.9 2.9M18.5 14v6.5M15.6 17.8l2.9 2.9 2.9-2.9"),
    ),
}
