"""Icons of Oh My Goods!: the sun, resources and goods."""

from __future__ import annotations

from goodsyard.drawing.icons import add_icons
from goodsyard.drawing.strokes import Icon, disc, dot, heavy, icon_of, line, ring, slab, soft, turned

WORKSHOPS: dict[str, Icon] = {
    "half-sun": icon_of(
        "Half a sun",
        heavy("M6.5 17a5.5 5.5 0 0 1 11 0z"),
        line("M1.8 20.2h20.4M12 8.4V4.2M5.9 10.9L3 8M18.1 10.9L21 8M3.4 17H1.8M22.2 17h-1.6"),
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
    "barrel": icon_of(
        "A barrel",
        soft("M6.4 2.5h11.2c2.6 6.3 2.6 12.7 0 19H6.4c-2.6-6.3-2.6-12.7 0-19z"),
        line("M5 7.2h14M5 16.8h14M9.6 7.2c-.6 3.2-.6 6.4 0 9.6M14.4 7.2c.6 3.2.6 6.4 0 9.6"),
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
    "flour": icon_of(
        "Flour: a sack",
        soft("M7.4 8.5C4.6 12 3.6 16.5 5 21.5h14c1.4-5 .4-9.5-2.4-13z"),
        line("M7.4 8.5h9.2M7.8 8.5L6.6 3.4c1.7-1 3.6.7 5.4-.5 1.8 1.2 3.7-.5 5.4.5l-1.2 5.1"),
        line("M12 18.6v-5.2M12 16l-2.4-1.8M12 16l2.4-1.8"),
    ),
    "planks": icon_of(
        "Planks",
        slab(2, 3.8, 20, 4.4),
        slab(2, 9.8, 20, 4.4),
        slab(2, 15.8, 20, 4.4),
        line("M5.6 6h5M13.4 12h5M6.6 18h5.6"),
    ),
    "anvil": icon_of(
        "Iron: an anvil",
        soft("M1.8 6.4h4.6V4.8H22c-.4 4-3 6.2-7 6.6v3l3 3.4v2.4H6.4v-2.4l3-3.4v-3C5.4 11 2.4 9.6 1.8 6.4z"),
        line("M6.4 6.4v3.8"),
    ),
    "glass": icon_of(
        "Glass: a goblet",
        soft("M6.4 2.5h11.2c.4 5.6-1.6 9.2-5.6 9.6-4-.4-6-4-5.6-9.6z"),
        line("M12 12.1v8.6M7.2 21.3h9.6M6.6 6.4h10.8"),
    ),
    "bread": icon_of(
        "Bread: a loaf",
        soft(
            "M3.2 13.4C1.6 9.6 3.4 6.2 7.6 6.2h8.8c4.2 0 6 3.4 4.4 7.2-.4 1-.7 1.5-.7 2.5v2c0 1-.6 1.6-1.6 1.6h-13"
            "c-1 0-1.6-.6-1.6-1.6v-2c0-1-.3-1.5-.7-2.5z"
        ),
        line("M8 10l1.6 3.6M12 10l1.6 3.6M16 10l1.4 3.2"),
    ),
    "window": icon_of("A window", slab(4, 2.5, 16, 18.4), line("M12 2.5v18.4M4 11.7h16M2.4 21.6h19.2")),
    "hide": icon_of(
        "Leather: a hide",
        soft(
            "M8.4 2.8c1.4 1.7 5.8 1.7 7.2 0l2.2 1.8c-.4 2.2.4 3.6 3.4 4.4l-.7 2.6c-1.9.2-2.5 1-2.3 3 .2 2.2 1 3.7 2.7 "
            "4.5l-1.5 2.2c-2.7-.2-3.6-1.1-7.4-1.1s-4.7.9-7.4 1.1l-1.5-2.2c1.7-.8 2.5-2.3 2.7-4.5.2-2-.4-2.8-2.3-3"
            "L2.8 9c3-.8 3.8-2.2 3.4-4.4z"
        ),
        line("M12 8.6v7"),
    ),
    "ham": icon_of(
        "Meat: a ham",
        soft(
            "M14.4 3c4.2 0 7.2 3 7.2 7 0 4.9-4.5 8.7-9.6 8.7-2.3 0-3.7-.6-4.6-1.6s-1.4-2.2-1.4-3.9C6 7.7 9.7 3 14.4 3z"
        ),
        line("M7.2 17l-2.4 2.4M15 7.2a3.6 3.6 0 0 1 2.7 2.9"),
        dot(3.7, 18.9, 1.6),
        dot(5.3, 20.5, 1.6),
    ),
    "basket": icon_of(
        "Food: a basket",
        soft("M2.8 10.8h18.4L19 21.2H5z"),
        line("M6 10.8c0-4.8 2.4-7.8 6-7.8s6 3 6 7.8M8.4 14v4.2M12 14v4.2M15.6 14v4.2"),
    ),
    "shirt": icon_of(
        "Clothes: a shirt",
        soft("M8.6 3c1.6 2.3 5.2 2.3 6.8 0L21.2 6l-1.8 5.6-3.2-1.1v11H7.8v-11l-3.2 1.1L2.8 6z"),
        line("M12 9.5v8.4"),
    ),
    "cloth": icon_of(
        "Fabric: a bolt of cloth",
        soft("M10 15.6h10.2V3H7C5.2 3 4 4.4 4 6.2v12c0 1.8 1.2 3.2 3 3.2s3-1.4 3-3.2z"),
        line("M10 15.6V6.2C10 4.4 8.8 3 7 3M13 7h4M13 11h4"),
    ),
}

add_icons(WORKSHOPS)
