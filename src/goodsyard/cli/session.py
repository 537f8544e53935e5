"""A game in the terminal, built only on a table's view, choices and events."""

from __future__ import annotations

import shlex
from pathlib import Path

import typer

from goodsyard.bots import SearchBot, find, seed_for
from goodsyard.cli.group import INTERRUPTED
from goodsyard.cli.screen import Screen
from goodsyard.core.errors import BadSetup, IllegalAction
from goodsyard.core.record import save
from goodsyard.core.table import Choice, Table
from goodsyard.terminal.speech import Speech

ME = "me"
FEW = 12
ADVISER = "hard"
ADVICE = 3
"""Maximum number of recommended choices."""


class Leave(Exception):
    """The player wants to stop."""


class Session:
    """Asks people for their choices, runs the bots, and saves the record after each action."""

    def __init__(self, table: Table, seats: tuple[str, ...], lang: str, file: Path, confirm: bool) -> None:
        self.table = table
        self.seats = seats
        self.file = file
        self.confirm = confirm
        self.lang = lang
        self.say = Speech(table.title, lang, seats)
        self.screen = Screen(table, self.say)
        self.people = seats.count(ME)
        self.looking: int | None = None
        self.read = [max(0, len(table.events(None)) - FEW)] * len(seats)

    def run(self) -> None:
        """Play until the game ends or the player leaves."""
        self.keep()
        if self.table.played:
            self.screen.remark(self.say("ui-resumed", actions=len(self.table.played)))
        try:
            while not self.table.over:
                self.step()
            self.screen.result(self.file)
        except (Leave, EOFError):
            self.goodbye()
        except KeyboardInterrupt:
            self.goodbye()
            raise typer.Exit(INTERRUPTED) from None

    def step(self) -> None:
        """Take one action of a bot, or one answer from a person."""
        acting = self.table.acting()
        bots = [seat for seat in acting if self.seats[seat] != ME]
        if bots:
            seat = bots[0]
            seed = seed_for(self.table.seed, seat, len(self.table.played))
            self.table.play(find(self.seats[seat], self.table.title.id).choose(self.table.game, seat, seed), seat)
            self.keep()
        else:
            self.hand_over(acting[0])
            self.ask(acting[0])

    def keep(self) -> None:
        """Write the record."""
        try:
            save(self.table.record(), self.file)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise BadSetup(self.say("ui-cannot-save", file=str(self.file), reason=reason)) from None

    def hand_over(self, seat: int) -> None:
        """Hide the hand of the previous player when several people share a keyboard."""
        if self.people > 1 and self.looking != seat:
            self.screen.clear()
            self.screen.read(self.say("ui-hand-over", seat=self.say.seat(seat)) + " ")

    def ask(self, seat: int) -> None:
        """Show the position and read input until the position has changed."""
        choices = self.table.choices(seat, self.lang)
        own_turn = self.looking == seat and self.table.played and self.table.played[-1].seat == seat
        self.screen.position(seat, whole=not own_turn)
        self.looking = seat
        self.read[seat] = self.screen.news(seat, min(self.read[seat], self.table.game.log.length))
        self.screen.question(self.table.prompt(seat, self.lang), choices)
        while not self.answered(seat, choices, self.screen.read("> ").strip()):
            pass

    def answered(self, seat: int, choices: list[Choice], answer: str) -> bool:
        """Carry out a typed command; true if the position has changed."""
        if answer.isdecimal():
            return self.chosen(seat, choices, int(answer))
        if answer.startswith("?") and answer[1:].strip().isdecimal():
            self.explain(choices, int(answer[1:]))
        elif answer in ("u", "r"):
            return self.turned_back(seat, answer)
        elif answer == "q":
            raise Leave
        elif answer == "s":
            self.keep()
            self.screen.remark(self.say("ui-saved", file=str(self.file)))
        elif answer == "b":
            self.screen.position(seat, whole=True)
            self.screen.question(self.table.prompt(seat, self.lang), choices)
        elif answer == "log":
            self.screen.log(seat)
        elif answer == "h":
            self.advise(seat, choices)
        elif answer in ("?", "help"):
            self.screen.keys()
        elif answer:
            self.screen.warn(self.say("ui-unknown-key", key=answer))
            self.screen.keys()
        return False

    def chosen(self, seat: int, choices: list[Choice], number: int) -> bool:
        if not 1 <= number <= len(choices):
            self.screen.warn(self.say("ui-no-such-choice", number=str(number), most=len(choices)))
            return False
        self.table.play(choices[number - 1].action, seat, self.lang)
        self.keep()
        if self.confirm and seat not in self.table.acting() and self.table.undo_refusal(seat) is None:
            self.read[seat] = self.screen.news(seat, self.read[seat])
            if self.screen.read(self.say("ui-confirm") + " > ").strip() == "u":
                self.turned_back(seat, "u")
        return True

    def turned_back(self, seat: int, key: str) -> bool:
        """Undo or redo, or explain why that is impossible."""
        try:
            if key == "u":
                self.table.undo(seat, self.lang)
            else:
                self.table.redo(seat, self.lang)
        except IllegalAction as refusal:
            self.screen.warn(str(refusal))
            return False
        self.keep()
        self.screen.remark(self.say("ui-undone" if key == "u" else "ui-redone"))
        return True

    def explain(self, choices: list[Choice], number: int) -> None:
        """Print the clause of RULES.md behind a choice."""
        if not 1 <= number <= len(choices):
            self.screen.warn(self.say("ui-no-such-choice", number=str(number), most=len(choices)))
            return
        clause = choices[number - 1].clause
        text = self.table.title.clause_text(clause, self.lang)
        self.screen.remark(self.say("ui-rule", clause=clause, text=text) if text else self.say("ui-no-rule"))

    def advise(self, seat: int, choices: list[Choice]) -> None:
        """Print what a strong bot would choose, with its estimated winning chances."""
        bot = find(ADVISER, self.table.title.id)
        assert isinstance(bot, SearchBot)
        seed = seed_for(self.table.seed, seat, len(self.table.played))
        with self.screen.thinking():
            thoughts = bot.thoughts(self.table.game.clone(), seat, seed)
        numbers = {choice.action: number for number, choice in enumerate(choices, 1)}
        for thought in [thought for thought in thoughts if thought.visits][:ADVICE]:
            number = numbers[thought.action]
            self.screen.advice(number, choices[number - 1], thought.worth)

    def goodbye(self) -> None:
        """Print the command that resumes the game."""
        command = ["goodsyard", "play", "--resume", str(self.file), "--seats", ",".join(self.seats)]
        command += ["--lang", self.lang] if self.lang != "en" else []
        self.screen.remark("\n" + self.say("ui-stopped"))
        self.screen.plain(f"  {shlex.join(command)}")
