"""Icons of Mineshaft: tiles, counters and what happens in the mine."""

from __future__ import annotations

from goodsyard.drawing.icons import add_icons
from goodsyard.drawing.strokes import Icon, disc, dot, heavy, icon_of, line, pane, ring, slab, soft, solid

MINE: dict[str, Icon] = {
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
    "hoist": icon_of(
        "A hoist: up or down the shaft",
        slab(3, 2.5, 9, 19, 1.2),
        line("M7.5 2.5v5"),
        pane(5.2, 8.4, 4.6, 6),
        line("M18.5 10V3.5M15.6 6.2l2.9-2.9 2.9 2.9M18.5 14v6.5M15.6 17.8l2.9 2.9 2.9-2.9"),
    ),
    "fire": icon_of(
        "Fire",
        soft(
            "M12.4 2c.6 3.4 5.8 6 5.8 11.6 0 4.4-2.8 7.6-6.2 7.6s-6.2-3-6.2-7c0-2.8 "
            "1.4-4.6 2.6-6 .4 1.6 1 2.4 2 2.8C10 8 10.6 4.6 12.4 2z"
        ),
        solid("M12 19.4c-1.8 0-3-1.4-3-3.2 0-1.9 1.4-2.7 2.3-4.8 2.1 1.6 3.7 3 3.7 5 0 1.7-1.2 3-3 3z"),
    ),
    "fuse": icon_of(
        "A bomb with a lit fuse",
        heavy("M9.6 8.2a6.5 6.5 0 0 1 0 13a6.5 6.5 0 0 1 0-13z"),
        line("M13.8 9.6l2-2.2c1.6-1.6 3-1 4-2.6"),
        line("M20.6 4.6l1.4-1.4M17.6 3.4l-.4-1.6M21.4 7.8l1 1.2"),
    ),
    "porous": icon_of(
        "Porous rock",
        soft("M3.2 19.8L2.2 13l4.6-7 7.4-2.4 6.4 4.2 1.2 7.2-4 4.8z"),
        ring(8.4, 11.2, 1.7),
        ring(14.8, 8.6, 1.3),
        ring(16.2, 14.6, 2),
        ring(10.6, 16.4, 1.3),
        dot(12, 12.2, 0.9),
    ),
    "kart": icon_of(
        "A mine kart",
        heavy("M6 8.6l1.2-3.2 3.2-1.4 2.6 1.6 2.6-.8 2.4 3.8z"),
        soft("M2.4 8.8h19.2l-2.8 8.4H5.2z"),
        disc(8, 19.4, 2),
        disc(16, 19.4, 2),
    ),
    "shout": icon_of(
        "A miner shouting",
        heavy("M3.4 10a5.6 5.6 0 0 1 11.2 0z"),
        line("M2.2 10h13.6"),
        soft("M4.2 10.2v4.4a4.6 4.6 0 0 0 4.6 4.6c2.6 0 4.2-1.4 4.8-3.4l-3-1.2 3.2-1.4v-3z"),
        line("M17.4 12.2l4-1.8M17.6 15l4.4.4M16.8 17.8l3.2 2.4"),
    ),
    "drop": icon_of(
        "A drop",
        soft("M12 2.2c3.6 5 6.4 8.2 6.4 12.2a6.4 6.4 0 0 1-12.8 0c0-4 2.8-7.2 6.4-12.2z"),
        line("M9.2 14.6a3 3 0 0 0 2.6 3"),
    ),
    "ruby": icon_of(
        "A ruby",
        soft("M6.4 3.6h11.2l4.2 6L12 21.4 2.2 9.6z"),
        line("M2.2 9.6h19.6M6.4 3.6l2.2 6 3.4 11.8 3.4-11.8 2.2-6M8.6 9.6L12 3.6l3.4 6"),
    ),
    "leaf": icon_of(
        "A leaf",
        soft("M20.8 3.2c.8 10-3.6 15.8-10 15.8-3.8 0-6.2-2.6-6.2-6 0-6 7-8.8 16.2-9.8z"),
        line("M2.6 21.4C6.4 15.6 10.6 11.6 15.6 8.6"),
    ),
    "rubble": icon_of(
        "A collapsed shaft",
        soft("M1.8 20.6l2-5.4 4.4-.8 2.6 6.2z"),
        soft("M8.6 12.6l3.6-3.8 4.4 2-.6 4.8-5 .8z"),
        soft("M12.6 20.6l2-4.4 4.6-.4 3 4.8z"),
        line("M4.4 10.6l2.2-5.4M17.4 3.4l2.4 5M10.6 5.6l1.2-3"),
    ),
}

add_icons(MINE)
