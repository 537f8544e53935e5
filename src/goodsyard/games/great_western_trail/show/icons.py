"""Icons of Great Western Trail: the trail, its people and the railroad."""

from __future__ import annotations

from goodsyard.drawing.icons import add_icons
from goodsyard.drawing.strokes import Icon, disc, dot, heavy, icon_of, line, pane, ring, slab, soft, solid, turned

_WAVE = "c1.7-1.8 3.4-1.8 5.1 0s3.4 1.8 5.1 0 3.4-1.8 5.1 0 3.4 1.8 5.1 0"

WEST: dict[str, Icon] = {
    "herd": icon_of(
        "Hand of cattle",
        slab(2.5, 5.5, 11, 16, 1.8),
        line("M8 2.5h8a2 2 0 0 1 2 2v13M12 2.5"),
        line("M21.5 6v10"),
        heavy("M4.8 10.4c.8 1.3 1.9 1.6 3.2 1.6s2.4-.3 3.2-1.6"),
        heavy("M6.7 12.6h2.6l-.4 4.2H7.1z"),
    ),
    "hat": icon_of(
        "A cowboy",
        soft("M6.2 15.4c.2-5.6 1.2-9.6 3.2-9.8 1-.1 1.6.9 2.6.9s1.6-1 2.6-.9c2 .2 3 4.2 3.2 9.8"),
        heavy(
            "M1.8 13.6c1.4 1.6 3 2 4.6 1.7 3.6-.9 7.6-.9 11.2 0 1.6.3 "
            "3.2-.1 4.6-1.7-.6 4.2-5.2 5.6-10.2 5.6S2.4 17.8 1.8 13.6z"
        ),
        line("M6.6 12.2c3.4-1 7.4-1 10.8 0"),
    ),
    "spanner": icon_of(
        "An engineer",
        soft(
            "M20.8 6.2l-3.6 3.4-2.8-.6-.6-2.8 3.5-3.6a5.6 5.6 0 0 0-7 7.3l-7.4 "
            "7.3a2.5 2.5 0 0 0 3.6 3.6l7.4-7.3a5.6 5.6 0 0 0 6.9-7.3z"
        ),
        dot(5, 18.9, 1),
    ),
    "teepee": icon_of(
        "A teepee",
        soft("M12 6.2L3.2 21h17.6z"),
        line("M12 6.2L9.4 1.8M12 6.2l2.6-4.4M12 6.2V2.6M1.8 21h20.4M7 14.6l2 1.4 2-1.4"),
        solid("M12 11.5l4 9.5H9.8z"),
    ),
    "hazard": icon_of(
        "A hazard",
        soft("M12 2.6L22 20.4H2z"),
        line("M12 9v5"),
        dot(12, 17.2, 1.2),
    ),
    "flood": icon_of(
        "Hazard: flood",
        line(f"M1.8 12.8{_WAVE}M1.8 17{_WAVE}M1.8 21.2{_WAVE}"),
        soft("M6.8 10.2V6.6L12 2.4l5.2 4.2v3.6"),
        pane(10.6, 6.6, 2.8, 3),
    ),
    "drought": icon_of(
        "Hazard: drought",
        disc(12, 6.6, 3),
        line("M12 2.2v-.6M7.4 6.6h-1M17.6 6.6h-1M8.6 3.2l-.6-.6M15.4 3.2l.6-.6"),
        line("M1.8 13.2h20.4M7 13.2l1.6 3-3.4 2.4 1 2.9M8.6 16.2l4.4 1.2-1 4.1M13 17.4l3.4-1.4-.6-2.8M16.4 16l4 2.2"),
    ),
    "rockfall": icon_of(
        "Hazard: rockfall",
        soft("M1.8 21.5V7l4.4-3.5 2.6 6.7 4.2 4.3 2 7z"),
        heavy("M12.4 7.6l.8-3 3-.8 2 2.4-1 3-3 .6z"),
        heavy("M16.8 19.8l.4-3.4 3-.8 2 2.4-.8 3.2-3 .4z"),
        line("M10.6 3.4L9.8 2M19.6 11.4l.6 1.6M16.6 12l.4 1.4"),
    ),
    "certificate": icon_of(
        "A certificate",
        line("M8 15L6.2 22l5.8-2.6 5.8 2.6L16 15"),
        disc(12, 9, 7),
        line("M8.9 9.2l2.2 2.2 4-4.4"),
    ),
    "dollar": icon_of(
        "Dollars",
        disc(12, 12, 9.6),
        line(
            "M15.4 8.6c-.5-1.3-1.8-2-3.4-2-2 0-3.4 1-3.4 2.6 0 3.8 6.9 1.8 "
            "6.9 5.5 0 1.7-1.5 2.7-3.5 2.7-1.8 0-3.1-.8-3.6-2.2M12 4.8v14.4"
        ),
    ),
    "disc": icon_of(
        "A disc",
        line("M2.4 10v4.6c0 2.7 4.3 4.9 9.6 4.9s9.6-2.2 9.6-4.9V10"),
        soft("M21.6 10c0 2.7-4.3 4.9-9.6 4.9S2.4 12.7 2.4 10 6.7 5.1 12 5.1s9.6 2.2 9.6 4.9z"),
    ),
    "stationmaster": icon_of(
        "A stationmaster",
        heavy("M5.6 8.4l1-4.8c3.4-1.4 7.4-1.4 10.8 0l1 4.8z"),
        line("M4.6 8.8c4.6 1.6 10.2 1.6 14.8 0M8 9.8v2.4a4 4 0 0 0 8 0V9.8"),
        soft("M3.6 21.5c.2-3.8 3-5.6 8.4-5.6s8.2 1.8 8.4 5.6z"),
    ),
    "trail": icon_of(
        "Steps along the trail",
        line("M6.8 19.2c5-.2-.2-7.7 5.2-7.7s.2-7.1 5.2-7.1"),
        disc(4.4, 19.2, 2.4),
        disc(19.6, 4.4, 2.4),
        dot(12, 11.5, 1.7),
    ),
    "rails": icon_of(
        "Railroad track",
        line("M9 2.5L5.6 21.5M15 2.5l3.4 19M6.4 5.4h11.2M5 10.2h14M3.4 15h17.2M1.8 19.8h20.4"),
    ),
    "city": icon_of(
        "A city",
        soft("M2.5 21.5V10.5h6v11zM8.5 21.5V4.5l3.5-2 3.5 2v17zM15.5 21.5V8.5h6v13z"),
        line("M1.6 21.5h20.8"),
        *(
            pane(x, y, 1.7, 2)
            for x, y in ((4.65, 13), (4.65, 17), (11.15, 7), (11.15, 11), (11.15, 15), (17.65, 11), (17.65, 15))
        ),
    ),
    "signal": icon_of(
        "A signal",
        line("M6.5 21.5V2.5M3 21.5h7M6.5 9.2h2.6"),
        heavy("M6.5 4.2l14.6-1.6-1 2.6 1.6 2.2L6.5 9z"),
        disc(6.5, 14.4, 2.6),
    ),
    "cattleman": icon_of(
        "A cattleman",
        heavy(
            "M7.6 6.4c1-.3 1.6-3.6 3-3.6.6 0 .8.5 1.4.5s.8-.5 1.4-.5c1.4 0 2 3.3 3 3.6 1.6.5 2.8.3 3.8-.4"
            "-.8 2.6-4 3.4-8.2 3.4S4.6 8.6 3.8 6c1 .7 2.2.9 3.8.4z"
        ),
        line("M8.4 9.6v2.2a3.6 3.6 0 0 0 7.2 0V9.6"),
        soft("M3.8 21.5c.2-3.9 3-5.8 8.2-5.8s8 1.9 8.2 5.8z"),
        solid("M8.2 15.4h7.6L12 20z"),
    ),
    "palm": icon_of(
        "A fee: an open hand",
        soft(
            "M8.2 12.6V5.2a1.5 1.5 0 0 1 3 0V4a1.5 1.5 0 0 1 3 0v1.4a1.5 1.5 0 0 1 3 0v2.2a1.5 1.5 0 0 1 3 0v6.8"
            "c0 4.4-2.6 7.1-6.6 7.1-3.2 0-4.8-1.4-6.2-4L4 11.9c-.9-1.7 1.3-2.9 2.4-1.5z"
        ),
        line("M11.2 5.2v5.6M14.2 5.4v5.4M17.2 7.6v3.6"),
    ),
    "tree": icon_of(
        "In the woods",
        soft("M12 2L7.4 8h2.4L5.6 13.4h2.8L4 19h16l-4.4-5.6h2.8L14.2 8h2.4z"),
        line("M12 19v3"),
    ),
    "gear": icon_of(
        "An auxiliary action",
        disc(12, 12, 7.4),
        ring(12, 12, 2.8),
        *(turned(angle, heavy("M10.4 4.4l.5-2.2h2.2l.5 2.2z")) for angle in range(0, 360, 60)),
    ),
    "engine-back": icon_of(
        "An engine moves backwards",
        line("M9 3.6H2.6M5.6.9L2.6 3.6l3 2.7"),
        soft("M4.4 16.4V9h5.4v2.8h7.6a1.8 1.8 0 0 1 1.8 1.8v2.8z"),
        line("M3.6 9h7M9.8 11.8v4.6M3.8 16.4h16.4"),
        heavy("M15.2 11.6l-.4-3.4h2.8l-.4 3.4z"),
        disc(7.4, 18.9, 2.3),
        disc(12.4, 19.3, 1.9),
        disc(17.2, 19.3, 1.9),
    ),
    "copy": icon_of(
        "Use a neighbour",
        soft("M2.4 12.2V7.4L6.4 3.6l4 3.8v4.8z"),
        soft("M13.6 20.4v-4.8l4-3.8 4 3.8v4.8z"),
        line("M10.4 16.4H5.6v-2.2M3.4 16.4l2.2-2.4 2.2 2.4M13.4 6.6h4.8v2.2M16 6.6"),
    ),
    "horseshoe": icon_of(
        "The start of the trail",
        soft(
            "M6.2 21.5H2.6C3.4 17 2.4 14.6 2.4 11A9.2 9.2 0 0 1 12 2a9.2 9.2 0 0 1 9.6 9c0 3.6-1 6-.2 10.5h-3.6"
            "C17.4 17.4 18 14.6 18 11.4A5.8 5.8 0 0 0 12 5.6a5.8 5.8 0 0 0-6 5.8c0 3.2.6 6 .2 10.1z"
        ),
        dot(4.4, 14, 0.8),
        dot(5.4, 7.8, 0.8),
        dot(12, 3.8, 0.8),
        dot(18.6, 7.8, 0.8),
        dot(19.6, 14, 0.8),
    ),
}

add_icons(WEST)
