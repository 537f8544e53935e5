"""Icons of the table itself: people, cards, moves, history, talk and settings."""

from __future__ import annotations

from .strokes import Icon, disc, dot, heavy, icon_of, line, pane, ring, slab, soft, solid, turned

HOUSE: dict[str, Icon] = {
    "person": icon_of("A person", disc(12, 7.4, 4.4), soft("M3.4 21.5c.3-4.6 3.4-7 8.6-7s8.3 2.4 8.6 7z")),
    "people": icon_of(
        "Players",
        disc(8.6, 8, 3.8),
        soft("M1.8 20.5c.2-4 2.5-6 6.8-6s6.6 2 6.8 6z"),
        line("M15.4 4.6a3.6 3.6 0 0 1 .4 6.8M18.2 14.9c2.6.7 3.9 2.5 4 5.6"),
    ),
    "bot": icon_of(
        "A bot",
        slab(3.5, 8, 17, 12.5, 3.5),
        line("M12 8V4.6M1.6 12.6v3.4M22.4 12.6v3.4M9 17.2h6"),
        dot(12, 3.4, 1.6),
        dot(8.6, 13, 1.5),
        dot(15.4, 13, 1.5),
    ),
    "eye": icon_of(
        "Watch: open to see",
        soft("M1.6 12C4 7.4 7.6 5 12 5s8 2.4 10.4 7C20 16.6 16.4 19 12 19s-8-2.4-10.4-7z"),
        ring(12, 12, 3.2),
        dot(12, 12, 1.3),
    ),
    "hidden": icon_of(
        "Hidden",
        line(
            "M4.6 7.6C3.4 8.8 2.4 10.2 1.6 12 4 16.6 7.6 19 12 19c1.8 0 3.4-.4 4.9-1.2"
            "M9.6 5.3C10.4 5.1 11.2 5 12 5c4.4 0 8 2.4 10.4 7-.7 1.4-1.6 2.6-2.6 3.6"
        ),
        line("M3.5 3.5l17 17M9.6 10a3.2 3.2 0 0 0 4.4 4.5"),
    ),
    "clock": icon_of("Time", disc(12, 12, 9.6), line("M12 6.2V12l3.8 2.4")),
    "hourglass": icon_of(
        "Thinking",
        soft("M6 2.5h12c0 5-2.6 6.6-4.6 9.5 2 2.9 4.6 4.5 4.6 9.5H6c0-5 2.6-6.6 4.6-9.5C8.6 9.1 6 7.5 6 2.5z"),
        line("M4.6 2.5h14.8M4.6 21.5h14.8"),
        solid("M8.4 20.6c.4-2 1.8-3.2 3.6-3.6 1.8.4 3.2 1.6 3.6 3.6z"),
    ),
    "chat": icon_of(
        "Talk",
        soft("M5 3.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6.4L7.4 21v-4.5H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3z"),
        dot(7.6, 10, 1.2),
        dot(12, 10, 1.2),
        dot(16.4, 10, 1.2),
    ),
    "card": icon_of("A card", slab(5.2, 2, 13.6, 20, 2), line("M8.4 5.6v2.8")),
    "hand": icon_of(
        "Cards in hand",
        slab(8.6, 3, 9.4, 14, 1.6),
        line(
            "M5.8 5.2l-3 1.2a1.5 1.5 0 0 0-.8 2l3.8 9.2M20.6 6.6l.8.4a1.5 "
            "1.5 0 0 1 .7 2l-4.6 10.4a1.5 1.5 0 0 1-2 .8l-1.2-.6"
        ),
    ),
    "deck": icon_of(
        "A deck of cards", slab(3, 5.6, 11.6, 16, 1.8), line("M6.4 2.5h9.8A1.8 1.8 0 0 1 18 4.3v13M20.8 5.4v8.4")
    ),
    "draw-card": icon_of("Draw a card", slab(3, 5, 10.6, 16, 1.8), line("M17.8 19V6.4M14.8 9.2l3-3 3 3")),
    "discard": icon_of("Discard a card", slab(3, 3, 10.6, 16, 1.8), line("M17.8 5v12.6M14.8 14.8l3 3 3-3M14.8 21.4h6")),
    "laurel": icon_of(
        "Points",
        *(
            turned(side, heavy(f"M{x} {y}c-2.2-.2-3.4-1.4-3.4-3.6 2.2.2 3.4 1.4 3.4 3.6z"), x=x, y=y)
            for x, y, side in ((5.9, 7, 40), (4.8, 11.2, 22), (5.1, 15.4, 2), (7.2, 19, -22))
        ),
        *(
            turned(side, heavy(f"M{x} {y}c2.2-.2 3.4-1.4 3.4-3.6-2.2.2-3.4 1.4-3.4 3.6z"), x=x, y=y)
            for x, y, side in ((18.1, 7, -40), (19.2, 11.2, -22), (18.9, 15.4, -2), (16.8, 19, 22))
        ),
        line(
            "M6.4 5.4C4.4 8.4 4.2 12 5.6 15.4 6.8 18.2 9 20.4 12 21.4 "
            "15 20.4 17.2 18.2 18.4 15.4 19.8 12 19.6 8.4 17.6 5.4"
        ),
    ),
    "trophy": icon_of(
        "The winner",
        soft("M6.6 2.8h10.8v6.4a5.4 5.4 0 0 1-10.8 0z"),
        line("M6.6 5H2.8c0 4 1.4 6 4.2 6.2M17.4 5h3.8c0 4-1.4 6-4.2 6.2M12 14.6v3.6"),
        heavy("M7.6 21.4l1-3.2h6.8l1 3.2z"),
    ),
    "undo": icon_of("Undo", line("M3 9.4h11.4a6 6 0 0 1 0 12H8M7.6 4.4L2.6 9.4l5 5")),
    "redo": icon_of("Redo", line("M21 9.4H9.6a6 6 0 0 0 0 12H16M16.4 4.4l5 5-5 5")),
    "play": icon_of("Play", soft("M6 3.4v17.2L20.4 12z")),
    "pause": icon_of("Pause", slab(5, 3.5, 4.6, 17), slab(14.4, 3.5, 4.6, 17)),
    "next": icon_of("One step on", soft("M4 4v16l11.5-8z"), line("M19.5 4v16")),
    "previous": icon_of("One step back", soft("M20 4v16L8.5 12z"), line("M4.5 4v16")),
    "check": icon_of("Done", line("M3.5 12.8l5.6 5.7L20.5 6")),
    "cross": icon_of("Not possible", line("M5 5l14 14M19 5L5 19")),
    "plus": icon_of("More", line("M12 4v16M4 12h16")),
    "minus": icon_of("Less", line("M4 12h16")),
    "arrow-right": icon_of("To the right", line("M3 12h17.5M14 5.4l6.6 6.6-6.6 6.6")),
    "arrow-left": icon_of("To the left", line("M21 12H3.5M10 5.4L3.4 12l6.6 6.6")),
    "arrow-up": icon_of("Up", line("M12 21V3.5M5.4 10L12 3.4l6.6 6.6")),
    "arrow-down": icon_of("Down", line("M12 3v17.5M5.4 14l6.6 6.6 6.6-6.6")),
    "rotate": icon_of("Turn", line("M20.4 12.6a8.4 8.4 0 1 1-2.6-6.7L21 8.8M21 3.4v5.4h-5.4")),
    "swap": icon_of("Exchange", line("M3 8h16.5M15.4 3.6L19.8 8l-4.4 4.4M21 16H4.5M8.6 11.6L4.2 16l4.4 4.4")),
    "start": icon_of(
        "Start player",
        line("M5 22V2.5"),
        soft("M5 3.5h15l-3 4.6 3 4.6H5z"),
    ),
    "flag": icon_of(
        "Last round",
        line("M5 22V2.5"),
        soft("M5 3.5h15v9.2H5z"),
        pane(5, 3.5, 5, 4.6),
        pane(15, 3.5, 5, 4.6),
        pane(10, 8.1, 5, 4.6),
    ),
    "pass": icon_of("Pass", disc(12, 12, 9.6), line("M7 12h10")),
    "lock": icon_of("Locked", slab(4, 10.5, 16, 11, 2), line("M7.4 10.5V7.2a4.6 4.6 0 0 1 9.2 0v3.3M12 14.6v2.8")),
    "bell": icon_of(
        "It is your turn",
        soft("M3.6 17.5c2-2 2.2-4 2.2-7a6.2 6.2 0 0 1 12.4 0c0 3 .2 5 2.2 7z"),
        line("M12 4.3V2.2M9.6 20.4a2.6 2.6 0 0 0 4.8 0"),
    ),
    "sound": icon_of(
        "Sound", soft("M2.5 9h4l5.5-4.5v15L6.5 15h-4z"), line("M15.6 9a4.4 4.4 0 0 1 0 6M18.4 5.8a8.6 8.6 0 0 1 0 12.4")
    ),
    "book": icon_of(
        "Rules",
        soft("M12 5.4C9.4 3.8 6 3.4 2 4v15c4-.6 7.4-.2 10 1.4 2.6-1.6 6-2 10-1.4V4c-4-.6-7.4-.2-10 1.4z"),
        line("M12 5.4v15"),
    ),
    "log": icon_of(
        "History", line("M8.6 5.5H21M8.6 12H21M8.6 18.5H21"), dot(4, 5.5, 1.5), dot(4, 12, 1.5), dot(4, 18.5, 1.5)
    ),
    "chart": icon_of("Statistics", slab(3.4, 12.5, 4, 8), slab(10, 7.5, 4, 13), slab(16.6, 3, 4, 17.5)),
    "search": icon_of("Analyse", disc(10.4, 10.4, 7.4), line("M15.8 15.8l5.4 5.4")),
    "settings": icon_of(
        "Settings",
        line("M3 6.5h8.2M16.4 6.5H21M3 12h2.4M10.6 12H21M3 17.5h9.8M18 17.5h3"),
        disc(13.8, 6.5, 2.4),
        disc(8, 12, 2.4),
        disc(15.4, 17.5, 2.4),
    ),
    "help": icon_of(
        "Help", disc(12, 12, 9.6), line("M9 9.4a3.1 3.1 0 1 1 4.6 2.7c-1.1.6-1.6 1.2-1.6 2.3"), dot(12, 17.4, 1.1)
    ),
    "info": icon_of("About this", disc(12, 12, 9.6), line("M12 11v6"), dot(12, 7.4, 1.2)),
    "warning": icon_of("Take care", soft("M8 2.4h8L21.6 8v8L16 21.6H8L2.4 16V8z"), line("M12 7v6"), dot(12, 16.8, 1.2)),
    "link": icon_of(
        "Link to this",
        line(
            "M10 14.4a4.8 4.8 0 0 0 7 .4l3-3a4.9 4.9 0 0 0-6.9-6.9l-1.6 1.6"
            "M14 9.6a4.8 4.8 0 0 0-7-.4l-3 3a4.9 4.9 0 0 0 6.9 6.9l1.6-1.6"
        ),
    ),
    "export": icon_of("Save to a file", line("M12 3v11.5M7 10l5 5 5-5M3.5 16.5v4h17v-4")),
    "import": icon_of("Load from a file", line("M12 15V3.5M7 8l5-5 5 5M3.5 16.5v4h17v-4")),
    "home": icon_of(
        "To the lobby", soft("M4.5 10.2V21h15V10.2L12 3.6z"), line("M1.8 12.5L12 3.5l10.2 9M9.6 21v-6.5h4.8V21")
    ),
    "leave": icon_of("Leave the table", soft("M13 3.5H4.5v17H13"), line("M9.5 12h12M17 7.4l4.6 4.6-4.6 4.6")),
    "language": icon_of(
        "Language",
        disc(12, 12, 9.6),
        line("M2.4 12h19.2M12 2.4c5.4 5.4 5.4 13.8 0 19.2M12 2.4c-5.4 5.4-5.4 13.8 0 19.2"),
    ),
    "theme": icon_of("Light or dark", ring(12, 12, 9.6), solid("M12 2.4a9.6 9.6 0 0 1 0 19.2z")),
    "zoom-in": icon_of("Larger", disc(10.4, 10.4, 7.4), line("M15.8 15.8l5.4 5.4M10.4 7.2v6.4M7.2 10.4h6.4")),
    "zoom-out": icon_of("Smaller", disc(10.4, 10.4, 7.4), line("M15.8 15.8l5.4 5.4M7.2 10.4h6.4")),
    "fit": icon_of("Show everything", line("M3 8.5V3h5.5M15.5 3H21v5.5M21 15.5V21h-5.5M8.5 21H3v-5.5")),
    "menu": icon_of("Menu", line("M3 6h18M3 12h18M3 18h18")),
    "seed": icon_of(
        "The seed of this game",
        soft("M12 21.5c-5-3.4-6.8-8-5-12.4C8.2 6.2 10 4.4 12 2.5c2 1.9 3.8 3.7 5 6.6 1.8 4.4 0 9-5 12.4z"),
        line("M12 21.5V11M12 15.4l3-2.6"),
    ),
}
