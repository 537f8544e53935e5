"""What a player sees in the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.status import Status
from rich.table import Table as Grid
from rich.text import Text

from goodsyard.cli.output import output
from goodsyard.core.table import Choice, Table
from goodsyard.core.telling import Line
from goodsyard.terminal.board import board_of
from goodsyard.terminal.speech import Speech, capital, mark

LOG_LINES = 40


class Screen:
    """Prints positions, news, questions and the result."""

    def __init__(self, table: Table, speech: Speech) -> None:
        self.table = table
        self.say = speech
        self.console = output()
        self.board = board_of(table.title, speech)

    def position(self, seat: int | None, whole: bool) -> None:
        """Print the whole board, or only the seat's own area."""
        view = self.table.view(seat)
        self.console.print()
        self.console.print(self.board.whole(view, self.console.width) if whole else self.board.mine(view))

    def news(self, seat: int, since: int) -> int:
        """Print the events since the given one; returns the number of the next event."""
        lines = self.table.told(seat, since, self.say.lang)
        if lines:
            self.console.print(Text(self.say("ui-news"), style="dim"))
        for line in lines:
            self.line(line)
        return since + sum(len(line.events) for line in lines)

    def line(self, line: Line) -> None:
        seat = line.events[0].seat
        text = Text.from_markup(f"  {mark(seat)} ") if seat >= 0 else Text("    ")
        self.console.print(text.append_text(self.board.paint(line.text)))

    def question(self, prompt: str, choices: list[Choice]) -> None:
        """Print the prompt and the numbered choices."""
        self.console.print()
        self.console.print(Text(prompt, style="bold"))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold #d2a957", width=4)
        grid.add_column()
        for number, choice in enumerate(choices, 1):
            grid.add_row(str(number), self.board.paint(choice.text))
        self.console.print(grid)
        self.keys()

    def thinking(self) -> Status:
        """A spinner shown while a bot is thinking."""
        return self.console.status(self.say("ui-thinking"))

    def advice(self, number: int, choice: Choice, chance: float) -> None:
        """Print a recommended choice."""
        text = Text(f"{number:>4} ", style="bold #d2a957").append_text(self.board.paint(choice.text))
        hope = self.say("ui-chance", percent=round(100 * chance))
        self.console.print(text.append(f" – {hope}", style="#8fbf7f"))

    def keys(self) -> None:
        self.console.print(Text(self.say("ui-keys"), style="dim"))

    def read(self, prompt: str) -> str:
        return self.console.input(escape(prompt))

    def log(self, seat: int) -> None:
        """Print the last lines of the log."""
        for line in self.table.told(seat, lang=self.say.lang)[-LOG_LINES:]:
            self.line(line)

    def remark(self, text: str) -> None:
        self.console.print(Text(text, style="#8fbf7f"))

    def warn(self, text: str) -> None:
        self.console.print(Text(text, style="#e0766e"))

    def plain(self, text: str) -> None:
        """Print text to be copied, without wrapping."""
        self.console.print(Text(text), soft_wrap=True)

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def result(self, file: Path) -> None:
        """Print the final position, the score pad, the ranking and the location of the record."""
        self.position(None, True)
        self.console.print()
        self.console.print(Text(self.say("ui-final"), style="bold"))
        self.console.print(self.score_pad())
        self.console.print(Text(self.victory(), style="bold #8fbf7f"))
        self.plain(self.say("ui-record", file=str(file), seed=str(self.table.seed)))

    def score_pad(self) -> Grid:
        pad = Grid(box=SIMPLE_HEAD, header_style="bold", pad_edge=False)
        pad.add_column("")
        seats = range(self.table.players)
        for seat in seats:
            pad.add_column(f"{mark(seat)} {escape(self.say.player(seat))}", justify="right")
        lines = self.table.breakdown()
        for line in self.table.title.score_lines:
            name = self.say(f"line-{line.replace('_', '-')}")
            pad.add_row(name, *(str(lines[seat][line]) for seat in seats))
        pad.add_section()
        pad.add_row(self.say("ui-total"), *map(str, self.table.scores()), style="bold")
        pad.add_row(self.say("ui-rank"), *(self.say("rank", rank=rank) for rank in self.table.ranking()))
        return pad

    def victory(self) -> str:
        ranking = self.table.ranking()
        winners = [seat for seat, rank in enumerate(ranking) if rank == 1]
        points = self.table.scores()[winners[0]]
        names = [self.say.seat(seat) for seat in winners]
        if len(names) == 1:
            return self.say("ui-wins", seat=names[0], points=points)
        seats = self.say("ui-and", first=", ".join(names[:-1]), second=names[-1])
        return capital(self.say("ui-shared", seats=seats, points=points))
