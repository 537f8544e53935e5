"""Draws the games' covers and the page's mark and icons: `python docs/pictures/signs.py`."""

from __future__ import annotations

from pathlib import Path

import goodsyard
from goodsyard.drawing import ICONS, SEATS, Markup, Panel, circle, element, group, icon, join, path, rect, text
from goodsyard.games.coal_baron.show.stock import car

SOURCE = Path(__file__).parents[2] / "src" / "goodsyard"
WIDTH, HEIGHT = 640.0, 300.0
ENAMEL, CREAM, BRASS = "#1f4e79", "#fffaf0", "#d2a957"
USED = [
    "engine",
    "person",
    "people",
    "bot",
    "eye",
    "clock",
    "chat",
    "hand",
    "innovation",
    "undo",
    "redo",
    "play",
    "pause",
    "next",
    "previous",
    "check",
    "cross",
    "plus",
    "start",
    "bell",
    "book",
    "log",
    "settings",
    "help",
    "warning",
    "link",
    "export",
    "import",
    "home",
    "leave",
    "language",
    "theme",
    "zoom-in",
    "zoom-out",
    "fit",
    "menu",
    "swap",
    "trophy",
    "market",
    "seed",
    "info",
]
"""The icons that the page itself uses; panels bring their own."""


def sign(name: str, sky: str, *scene: Markup) -> str:
    """An enamel sign: a scene in a blue frame with a cream line, held by four brass rivets."""
    clip = element("clipPath", rect(14, 14, WIDTH - 28, HEIGHT - 28, 10), id="window")
    window = group(rect(0, 0, WIDTH, HEIGHT, fill=sky), *scene, clip_path="url(#window)")
    frame = join(
        rect(0, 0, WIDTH, HEIGHT, fill=ENAMEL),
        window,
        rect(14, 14, WIDTH - 28, HEIGHT - 28, 10, fill="none", stroke=ENAMEL, stroke_width=6),
        rect(8.5, 8.5, WIDTH - 17, HEIGHT - 17, 13, fill="none", stroke=CREAM, stroke_width=2),
        *(circle(x, y, 4.5, fill=BRASS, stroke="#6d4f14") for x in (24, WIDTH - 24) for y in (24, HEIGHT - 24)),
    )
    return Panel(name, name, WIDTH, HEIGHT, join(element("defs", clip), frame)).svg("light")


def large(name: str, x: float, y: float, size: float, colour: str) -> Markup:
    """An icon of the kit as a part of the scenery."""
    return group(icon(name, size, title="").at(x, y), color=colour)


def hills(*lines: tuple[str, str]) -> list[Markup]:
    return [path(f"M0 {HEIGHT}{d}V{HEIGHT}z", fill=colour) for colour, d in lines]


def smoke(x: float, y: float) -> Markup:
    puffs = [(0, 0, 9), (16, -13, 12), (38, -22, 15), (66, -28, 18), (98, -30, 15), (124, -33, 10)]
    return join(*(circle(x - dx, y + dy, r, fill=CREAM, fill_opacity=0.9) for dx, dy, r in puffs))


def pithead(x: float, y: float, colour: str) -> Markup:
    """A winding tower with its wheel and its shed."""
    tower = "M0 0L22-96h8L40 0h-8L27-62 20 0zM30-92L84-6h-11L31-74z"
    shed = "M70 0v-34l22-14 22 14V0zM120 0v-78h12V0z"
    wheel = join(
        circle(26, -98, 17, fill="none", stroke=colour, stroke_width=4),
        path("M26-115v34M9-98h34", stroke=colour, stroke_width=2.5),
    )
    return group(path(tower + shed, fill=colour), wheel, transform=f"translate({x} {y})")


def track() -> Markup:
    sleepers = "".join(f"M{x} 3v4h9v-4z" for x in range(2, int(WIDTH), 18))
    return join(path(sleepers, fill="#3d3022"), rect(0, 0, WIDTH, 2.6, fill="#cfd3d6"))


def locomotive(x: float, y: float) -> Markup:
    """A tank engine in black and red, standing on the rail at (x, y)."""
    body = "M0-28v-66h-6v-8h60v8h-4v26h58q16 4 16 22t-8 18zM98-68v-26h-5v-8h26v8h-5v26zM62-68q0-13 11-13t11 13z"
    wheels = [(22, -17, 17), (62, -17, 17), (102, -13, 13)]
    turning = join(
        *(circle(cx, cy, r, fill="#2a2622", stroke="#b8493a", stroke_width=4) for cx, cy, r in wheels),
        *(circle(cx, cy, 3.5, fill=BRASS) for cx, cy, _ in wheels),
        rect(20, -20, 46, 5, 2, fill="#9aa1a8"),
    )
    parts = join(
        path(body, fill="#2f2d2b"),
        rect(8, -86, 32, 24, 3, fill="#f3d9a8"),
        rect(-4, -31, 130, 8, 2, fill="#b8493a"),
        *(rect(dx, -68, 4, 38, fill=BRASS) for dx in (58, 84, 108)),
        rect(91, -103, 30, 5, 2, fill=BRASS),
        circle(127, -50, 5, fill="#f7ecd2", stroke=BRASS, stroke_width=2),
        turning,
    )
    return group(parts, transform=f"translate({x} {y})")


def coal_baron() -> str:
    loads = [("wheel", "wheel-1-2"), ("fox", "fox-1-1"), ("tower", "tower-1-2"), ("clover", "clover-1-1")]
    cars = [
        group(car(crest, lorry, "").at(0, 0), transform=f"translate({34 + 104 * k} 158) scale(1.5)")
        for k, (crest, lorry) in enumerate(loads)
    ]
    engine = locomotive(448, 252)
    return sign(
        "coal-baron",
        "#f3d9a8",
        circle(486, 92, 44, fill="#f7ecd2"),
        *hills(
            ("#d9b98a", "V170C90 120 150 130 230 160S400 190 470 150 600 120 640 140"),
            ("#a98f6d", "V200C80 176 170 190 260 196S470 176 640 196"),
        ),
        pithead(66, 196, "#4a4038"),
        pithead(286, 194, "#6d5d4c"),
        rect(0, 222, WIDTH, 78, fill="#6f5a41"),
        rect(0, 222, WIDTH, 5, fill="#8a7252"),
        smoke(550, 130),
        group(*cars, engine),
        group(track(), transform="translate(0 251) scale(1.02 1.6)"),
    )


def great_western_trail() -> str:
    cows = [
        large("cow", x, y, s, c)
        for x, y, s, c in [(90, 178, 84, "#5b3c22"), (190, 196, 72, "#2f2d2b"), (282, 182, 80, "#7a4c28")]
    ]
    return sign(
        "great-western-trail",
        "#f6d7a0",
        circle(140, 96, 40, fill="#fbeed0"),
        *hills(
            ("#d18b5a", "V150h70l14-50h90l16 50h120l18-74h110l20 74H640"),
            ("#b8743f", "V206C160 180 300 220 420 200S560 190 640 204"),
        ),
        large("station", 420, 132, 96, "#4a2f1c"),
        path("M30 276C180 236 380 296 610 244", fill="none", stroke=CREAM, stroke_width=5, stroke_dasharray="14 12"),
        *cows,
        large("hat", 542, 176, 64, "#3a2a1c"),
    )


def mineshaft() -> str:
    return sign(
        "mineshaft",
        "#cfe0e6",
        *hills(
            ("#7c8f5a", "V92C160 72 420 104 640 84"),
            ("#8a6a48", "V128H640"),
            ("#6b4f37", "V190H640"),
            ("#4a382a", "V246H640"),
        ),
        pithead(276, 100, "#3d332b"),
        rect(296, 98, 22, 190, fill="#2a211a"),
        *(
            rect(x, y, w, 30, 12, fill="#2a211a")
            for x, y, w in [(120, 144, 190), (306, 144, 150), (190, 208, 120), (300, 208, 230)]
        ),
        *(
            large(n, x, y, 30, "#e6c34a")
            for n, x, y in [
                ("gold", 128, 144),
                ("lantern", 420, 144),
                ("silver", 198, 208),
                ("gold", 488, 208),
                ("coal-lumps", 380, 208),
            ]
        ),
        large("pickaxe", 236, 144, 30, CREAM),
    )


def oh_my_goods() -> str:
    houses = [
        large("building", 60 + 140 * k, 108 + 12 * (k % 2), 118, c)
        for k, c in enumerate(("#7a4c28", "#a53d2d", "#596068", "#3f6b2a"))
    ]
    goods = [
        large(n, 50 + 92 * k, 218, 58, "#3a2a1c")
        for k, n in enumerate(("wood", "barrel", "wheat", "wool", "stone", "clay"))
    ]
    return sign(
        "oh-my-goods",
        "#dbe9ee",
        large("sun", 500, 36, 96, "#c98a1c"),
        *hills(("#a9bf8a", "V190C140 160 300 200 640 168"), ("#c9a877", "V226H640")),
        *houses,
        *goods,
    )


def any_game() -> str:
    return sign(
        "game",
        "#f3e6cc",
        *hills(("#cbb890", "V200C160 160 400 210 640 170"), ("#8a7252", "V238H640")),
        large("dice", 180, 84, 120, ENAMEL),
        large("card", 330, 84, 120, "#a53d2d"),
    )


def mark() -> str:
    """The browser's tab: an engine on enamel."""
    plate = rect(0, 0, 32, 32, 7, fill=ENAMEL)
    engine = group(
        ICONS["engine"].picture,
        transform="translate(4 4)",
        fill="none",
        stroke=CREAM,
        stroke_width=1.8,
        stroke_linecap="round",
        color=CREAM,
    )
    return element("svg", plate, engine, xmlns="http://www.w3.org/2000/svg", viewBox="0 0 32 32")


def icons() -> str:
    """One file with every icon that the page uses, and the marks of the seats."""
    signs = [element("symbol", ICONS[name].picture, id=name, viewBox="0 0 24 24") for name in USED]
    for number, seat in enumerate(SEATS, 1):
        letter = text(
            seat.letter,
            12,
            seat.middle + 4,
            11.5,
            fill="var(--on)",
            stroke="none",
            text_anchor="middle",
            font_weight=700,
        )
        shape = path(seat.outline, fill="var(--fill)", stroke="var(--line)", stroke_width=1)
        signs.append(element("symbol", shape, letter, id=f"seat-{number}", viewBox="0 0 24 24", text_anchor="middle"))
    return element("svg", *signs, xmlns="http://www.w3.org/2000/svg")


def pictures() -> dict[Path, str]:
    """Every picture by its file."""
    goodsyard.titles()  # games bring icons of their own
    games, web = SOURCE / "games", SOURCE / "web" / "pictures"
    covers = {draw.__name__: draw() for draw in (coal_baron, great_western_trail, mineshaft, oh_my_goods)}
    return {
        **{games / name / "show" / "cover.svg": cover for name, cover in covers.items()},
        web / "game.svg": any_game(),
        web / "mark.svg": mark(),
        web / "icons.svg": icons(),
    }


if __name__ == "__main__":
    for file, picture in pictures().items():
        file.write_text(picture + "\n", encoding="utf-8")
