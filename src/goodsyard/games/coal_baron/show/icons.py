"""Icons of Coal Baron: crests, trains, orders and destinations."""

from __future__ import annotations

from goodsyard.drawing.icons import add_icons
from goodsyard.drawing.strokes import Icon, disc, dot, heavy, icon_of, line, pane, ring, slab, soft, solid, turned

_LEAF = "M12 11.8C9.2 10.4 6.9 8.3 7.4 5.6C7.9 3 11 2.4 12 4.6C13 2.4 16.1 3 16.6 5.6C17.1 8.3 14.8 10.4 12 11.8z"

_HEAP = "M5.6 9.6c-.2-1.7 1-2.8 2.5-2.6C8.3 5.2 10 4.2 11.6 4.9 13.4 3.7 15.8 4.8 15.9 6.8c1.7-.2 2.8 1.1 2.5 2.8z"

YARD: dict[str, Icon] = {
    "crest-wheel": icon_of(
        "Crest: the wheel",
        disc(12, 12, 9),
        disc(12, 12, 2.6),
        *(turned(angle, line("M12 9.4V3")) for angle in range(0, 360, 60)),
    ),
    "crest-clover": icon_of(
        "Crest: the clover",
        soft(_LEAF),
        turned(120, soft(_LEAF), y=12.4),
        turned(240, soft(_LEAF), y=12.4),
        line("M12 8.6v3.8l3.2 1.8M12 12.4l-3.2 1.8M12 12.4c.2 3.6.8 6.4 2.6 9.1"),
    ),
    "crest-tower": icon_of(
        "Crest: the tower",
        soft("M6.5 21.5V10.5L4.5 9V3h3.2v2.6h2.7V3h3.2v2.6h2.7V3h3.2v6l-2 1.5v11z"),
        line("M6.5 10.5h11"),
        solid("M9.6 21.5v-3.6a2.4 2.4 0 0 1 4.8 0v3.6z"),
    ),
    "crest-fox": icon_of(
        "Crest: the fox",
        soft("M2.8 2.8L8.6 7h6.8l5.8-4.2c.7 5 .3 8.4-1.2 10.7L12 21.6l-8-8.1C2.5 11.2 2.1 7.8 2.8 2.8z"),
        solid("M3.6 13.2c2.9.1 5.2 1.2 6.2 3.4L12 21.9zM20.4 13.2c-2.9.1-5.2 1.2-6.2 3.4L12 21.9z"),
        dot(8.5, 11.2, 1.15),
        dot(15.5, 11.2, 1.15),
    ),
    "crest-wild": icon_of(
        "Any crest: wheel, clover, tower or fox",
        slab(2, 2, 20, 20, 3),
        line("M12 2v20M2 12h20"),
        ring(7, 7, 2.6),
        dot(7, 7, 0.9),
        dot(17, 5.4, 1.6),
        dot(15.3, 8.2, 1.6),
        dot(18.7, 8.2, 1.6),
        solid("M4.4 20v-5.8h1.3v1h.7v-1h1.2v1h.7v-1h1.3V20z"),
        solid("M13.7 13.5l2.1 2h2.4l2.1-2v4L17 20.6l-3.3-3.1z"),
    ),
    "engine-saddle": icon_of(
        "A saddle tank engine: its water lies over the boiler",
        soft("M2.5 16V5.5h6V16z"),
        line("M1.6 5.5h7.8M1.5 16h21"),
        heavy("M10.4 12.6V8.2a2 2 0 0 1 2-2h6.8a2 2 0 0 1 2 2v4.4z"),
        line("M20.3 12.6V16M8.5 12.6h11.8"),
        line("M17.6 6V2.8M16.2 2.8h2.8"),
        pane(4.2, 7.6, 2.6, 2.6),
        disc(5.6, 18.9, 2),
        disc(12, 18.9, 2),
        disc(18.4, 18.9, 2),
    ),
    "engine-tender": icon_of(
        "An engine with a tender full of coal",
        soft("M1.5 16.5v-5h5.6v5z"),
        solid("M1.2 10.7c.1-1.6 1.2-2.6 2.2-2.2.7-1.2 2.5-1 2.8.4.8.1 1.2.9 1.1 1.8z"),
        soft("M9.4 16.5V7h4v3h6.4a1.8 1.8 0 0 1 1.8 1.8v4.7z"),
        line("M8.6 7h5.6M13.4 10v6.5M7.1 15.5h2.3"),
        line("M18.8 9.8V5.6M17.5 5.6h2.6"),
        ring(3, 19.1, 1.5),
        ring(6, 19.1, 1.5),
        disc(11.6, 18.5, 2.1),
        disc(16.4, 18.5, 2.1),
        ring(20.4, 19.1, 1.5),
    ),
    "engine-express": icon_of(
        "An express engine: long and low, on tall wheels",
        soft("M1.8 13.4V5.8h4.4v2.6h10.8c2.8 0 4.4 1.4 5.5 5z"),
        line("M1.2 5.8h5.8M6.2 8.4v5M10.2 8.4v2.4M14 8.4v2.4M5.4 18.2h7.4"),
        heavy("M16.4 8.4V6.2h2.2v2.4z"),
        line("M16.6 3.6c-1.4-1.5-2.6.4-4-.7s-2.6.4-4-.7"),
        disc(5.4, 18.2, 3.5),
        disc(12.8, 18.2, 3.5),
        ring(19.2, 19.8, 1.9),
        line("M20.6 13.4l1.6 3.4"),
    ),
    "engine-shunter": icon_of(
        "A shunter: short, with an upright boiler",
        soft("M3.4 15.8V6.4h7v9.4z"),
        line("M2.2 6.4h9.4M1.4 15.8h21.2M1.6 13.8v4M22.4 13.8v4"),
        pane(5.2, 8.6, 3.4, 3),
        soft("M13 15.8V8.6a3.2 3.2 0 0 1 6.4 0v7.2z"),
        heavy("M15.2 5.2V1.8h2v3.4z"),
        disc(7, 19.2, 2.6),
        disc(16.4, 19.2, 2.6),
    ),
    "wagon": icon_of(
        "A wagon, open at the top",
        soft("M2.8 7h18.4l-1 9H3.8z"),
        line("M7.8 7l.3 9M12 7v9M16.2 7l-.3 9M1.4 16h21.2"),
        disc(7, 18.9, 2),
        disc(17, 18.9, 2),
    ),
    "lorry": icon_of(
        "A lorry full of coal",
        solid(_HEAP),
        soft("M3.5 10.4h17l-2.4 6.8H5.9z"),
        line("M2.6 10.4h18.8"),
        disc(8.4, 19.6, 1.9),
        disc(15.6, 19.6, 1.9),
    ),
    "lorries": icon_of(
        "Two lorries full of coal",
        *(
            part
            for x in (1.4, 12.8)
            for part in (
                solid(f"M{x + 1:.1f} 10.4c-.2-1.7.9-2.6 2-2.3.4-1.6 2.3-2 3.1-.7 1.4-.4 2.4.6 2.2 3z"),
                soft(f"M{x:.1f} 11.2h9.8l-1.3 5.6H{x + 1.3:.1f}z"),
                disc(x + 2.7, 19.2, 1.5),
                disc(x + 7.1, 19.2, 1.5),
            )
        ),
        line("M10.6 14.2h2.8"),
    ),
    "barracks": icon_of(
        "Barracks: a house of many flats",
        soft("M4 21.5V9.5h16v12z"),
        soft("M2.5 9.5L6.5 4h11l4 5.5z"),
        line("M15.8 4V1.8M8.2 4V1.8M1.8 21.5h20.4"),
        *(pane(x, y, 2.3, 2.5) for y in (11.6, 16.2) for x in (6.2, 10.85, 15.5) if (x, y) != (10.85, 16.2)),
        solid("M10.3 21.5v-5.3h3.4v5.3z"),
    ),
    "furnaces": icon_of(
        "Furnaces: a blast furnace",
        soft("M9.2 21.5V17L8 13.4 10.2 7h6.6L19 13.4 17.8 17v4.5z"),
        heavy("M10.8 6.4V4.2h5.4v2.2z"),
        line("M1.8 19.5L10.4 4.6M4.8 19.5L9 12.3M8 13.4h11M1.5 21.5h21"),
        solid(
            "M13.5 21.2c-1.9 0-2.7-1.4-2.2-2.8.3-.9 1.1-1.2 1-2.5 1.7.5 1.9 1.4 2 2.2.4-.2.6-.5.6-.9 1.4 1.5.8 4-1.4 4z"
        ),
    ),
    "factories": icon_of(
        "Factories: saw-tooth roofs and a chimney",
        soft("M1.8 21.5V12.4l4.8-3.8v3.8l4.8-3.8v3.8l4.8-3.8v12.9z"),
        soft("M17.4 21.5l.7-14.7h2.4l.7 14.7z"),
        line("M1.8 21.5h20.6"),
        line("M19.3 4.4c-.6-1.4.6-1.7 1.6-1.7"),
        pane(4, 15.4, 2.6, 2.6),
        pane(8.1, 15.4, 2.6, 2.6),
        pane(12.2, 15.4, 2.6, 2.6),
    ),
    "steamboats": icon_of(
        "Steamboats",
        soft("M1.8 14.2h20.4l-2.6 4.6H4.6z"),
        soft("M5.4 14.2v-3.6h12.2v3.6"),
        heavy("M9.6 10.4l.4-6h3.2l.4 6z"),
        line(
            "M19.8 14V7.2M1.6 21.7c1.7-1.3 3.5-1.3 5.2 0 1.7 1.3 3.5 "
            "1.3 5.2 0 1.7-1.3 3.5-1.3 5.2 0 1.7 1.3 3.5 1.3 5.2 0"
        ),
        line("M9.4 2.3c1-1 2.2.6 3.4-.3"),
        dot(8.2, 12.4, 0.8),
        dot(11.5, 12.4, 0.8),
        dot(14.8, 12.4, 0.8),
    ),
    "share": icon_of(
        "A share certificate",
        slab(1.8, 4, 20.4, 16, 1.5),
        line("M7.5 7.8h9M13.6 12.4h5M13.6 15.8h5"),
        ring(8, 14, 3),
        solid("M8 14v-3a3 3 0 0 1 3 3z"),
        *(dot(x, y, 0.9) for x in (4.4, 19.6) for y in (6.6,)),
    ),
    "order": icon_of(
        "An order",
        soft("M4.5 2.5H15l4.5 4.5v14.5h-15z"),
        line("M15 2.5V7h4.5"),
        line("M7.4 11.2l1.1 1.1 1.9-2.2M7.4 16.6l1.1 1.1 1.9-2.2M13 11.4h3.6M13 16.8h3.6"),
    ),
    "shift": icon_of(
        "A shift: one of three",
        disc(12, 13.6, 8),
        line("M12 5.6V3.2M9.6 2.4h4.8M12 13.6V8.4M12 13.6l4.6 2.6M12 13.6l-4.6 2.6"),
        solid("M12 13.6V7.2a6.4 6.4 0 0 1 5.55 9.6z"),
    ),
    "innovation": icon_of(
        "An innovation",
        soft("M8.9 17.2c0-2.8-3.6-3.9-3.6-8.2a6.7 6.7 0 0 1 13.4 0c0 4.3-3.6 5.4-3.6 8.2z"),
        line("M9.2 19.7h5.6M10.6 22h2.8"),
        ring(12, 9.2, 2),
        *(turned(angle, line("M12 7.2V5.9"), y=9.2) for angle in range(0, 360, 60)),
    ),
    "wild-action": icon_of(
        "Any action",
        soft("M12 1.8l3 6.5 7.1.8-5.3 4.8 1.5 7-6.3-3.6-6.3 3.6 1.5-7L1.9 9.1 9 8.3z"),
        dot(12, 12, 2.2),
    ),
}

add_icons(YARD)
