"""`goodsyard play`: whole games with typed input."""

import subprocess
import sys
from pathlib import Path

import pytest

import goodsyard
from goodsyard.core.record import load, save
from tests.cli.conftest import Run

ENOUGH = "1\n" * 3000


@pytest.mark.parametrize(
    ("seats", "lang"),
    [("me,random", "en"), ("me,me", "de"), ("random,me,random", "de"), ("random,random,random,random", "en")],
)
def test_a_game_to_the_end(run: Run, tmp_path: Path, seats: str, lang: str) -> None:
    file = tmp_path / "game.json"
    result = run("play", "coal-baron", "--seats", seats, "--seed", 5, "--lang", lang, "--save", file, input=ENOUGH)
    assert result.exit_code == 0
    assert ("Final score" if lang == "en" else "Endstand") in result.stdout
    assert ("Shift tokens" if lang == "en" else "Schichtmarker") in result.stdout
    assert str(file) in result.stdout
    assert goodsyard.replay(load(file)).over


def test_the_same_seed_and_seats_give_the_same_game(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        run("play", "coal-baron", "--seats", "me,random,random", "--seed", 8, "--save", file, input="1\n" * 20)
    assert files[0].read_bytes() == files[1].read_bytes()


def test_an_interrupted_and_resumed_game_is_the_same_game(run: Run, tmp_path: Path) -> None:
    whole, pieces = tmp_path / "whole.json", tmp_path / "pieces.json"
    run("play", "coal-baron", "--seats", "me,random", "--seed", 8, "--save", whole, input=ENOUGH)
    stopped = run("play", "coal-baron", "--seats", "me,random", "--seed", 8, "--save", pieces, input="1\n1\n1\nq\n")
    assert stopped.exit_code == 0
    assert f"goodsyard play --resume {pieces} --seats me,random" in stopped.stdout
    assert not goodsyard.replay(load(pieces)).over
    resumed = run("play", "--resume", pieces, "--seats", "me,random", input=ENOUGH)
    assert resumed.exit_code == 0
    assert "The game continues" in resumed.stdout
    assert whole.read_bytes() == pieces.read_bytes()


def test_a_finished_game_shows_its_result_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "coal-baron", "--seats", "random,random", "--seed", 3, "--save", file)
    assert "Final score" in run("play", "--resume", file).stdout


def test_a_hint_names_choices_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = run("play", "mineshaft", "--seats", "me,random", "--seed", 8, "--save", file, input="1\nh\nq\n").stdout
    before, hints = shown.split("q quit\n")[-2:]
    recommended = [line for line in hints.splitlines() if line.endswith("% chance to win")]
    assert 1 <= len(recommended) <= 3
    for line in recommended:
        choice = line.removeprefix("> ").strip().rpartition(" – ")[0]
        assert choice in [" ".join(offered.split()) for offered in before.splitlines()]
    again = run("play", "--resume", file, "--seats", "me,random", input="q\n").stdout
    assert before.splitlines()[-4:-1] == again.split("q quit\n")[0].splitlines()[-4:-1]


def test_every_action_is_saved_immediately(run: Run, tmp_path: Path) -> None:
    """The input ends in the middle of a turn, as when the terminal is closed."""
    file = tmp_path / "game.json"
    options = ("--options", "starting_player=1", "--seed", 8, "--save", file)
    result = run("play", "coal-baron", "--seats", "me,random", *options, input="5\n")
    assert result.exit_code == 0
    assert "--resume" in result.stdout
    record = load(file)
    assert len(record.actions) == 1
    assert record.options == {"starting_player": "1", "delivered": "own"}


def test_a_game_without_a_file_is_saved_too(run: Run, tmp_path: Path) -> None:
    for _ in range(2):
        run("play", "coal-baron", "--seed", 4, "--options", "starting_player=1", input="q\n")
    kept = sorted((tmp_path / "home" / "records").iterdir())
    assert [file.name for file in kept] == ["coal-baron-4-2.json", "coal-baron-4.json"]
    assert load(kept[0]).players == 3


def start(tmp_path: Path) -> tuple[object, ...]:
    """Seat 1 starts with an engine in hand, so that the first answer leads to a question about docks."""
    file = tmp_path / "game.json"
    save(goodsyard.new("coal-baron", 2, 8, {"starting_player": "1"}).record(), file)
    return ("play", "--resume", file, "--seats", "me,random")


def engine_choice(run: Run, tmp_path: Path) -> str:
    """The number of the choice that takes the top engine."""
    table = goodsyard.new("coal-baron", 2, 8, {"starting_player": "1"})
    texts = [choice.text for choice in table.choices(0)]
    return next(str(number) for number, text in enumerate(texts, 1) if "engine for" in text)


def test_undo_is_refused_with_the_reason(run: Run, tmp_path: Path) -> None:
    begun = run(*start(tmp_path), input="u\nr\nq\n")
    assert "There is nothing to undo." in begun.stdout
    assert "There is nothing to redo." in begun.stdout
    one_turn = run(*start(tmp_path), input="1\nu\nq\n")
    assert "This cannot be undone: another player has decided since." in one_turn.stdout
    taken = run(*start(tmp_path), input=f"{engine_choice(run, tmp_path)}\nu\nq\n")
    assert "This cannot be undone: something hidden has been drawn, rolled or revealed since." in taken.stdout


def workers_question(tmp_path: Path) -> Path:
    """A record in which seat 1 has just chosen a zone for two workers and can pay in two ways."""
    table = goodsyard.new("coal-baron", 2, 8, {"starting_player": "1"})
    wild = next(choice for choice in table.choices(0) if "Wild action" in choice.text)
    table.play(wild.action, 0)
    file = tmp_path / "wild.json"
    save(table.record(), file)
    return file


def test_undo_and_redo(run: Run, tmp_path: Path) -> None:
    file = workers_question(tmp_path)
    undone = run("play", "--resume", file, "--seats", "me,random", input="u\nq\n")
    assert "Undone." in undone.stdout
    assert load(file).actions == []
    file = workers_question(tmp_path)
    redone = run("play", "--resume", file, "--seats", "me,random", input="u\nr\nq\n")
    assert "Redone." in redone.stdout
    assert len(load(file).actions) == 1


def test_a_turn_may_be_confirmed(run: Run, tmp_path: Path) -> None:
    """Seat 1 passes, undoes it, and passes again."""
    table = goodsyard.new("coal-baron", 2, 8, {"starting_player": "1"})
    last = len(table.choices(0))
    result = run(*start(tmp_path), "--confirm", input=f"{last}\nu\n{last}\n\nq\n")
    assert "Enter = confirm" in result.stdout
    assert "Undone." in result.stdout
    record = load(tmp_path / "game.json")
    assert [seat for seat, _, _ in record.actions].count(0) >= 1


def test_the_other_keys(run: Run, tmp_path: Path) -> None:
    result = run(*start(tmp_path), input="?1\n?99\n99\nnonsense[b]\n?\n\ns\nb\nlog\nq\n")
    assert "Rule 3.1: A lorry zone gives the top card" in result.stdout
    assert result.stdout.count("There is no choice 99") == 2
    assert "Unknown command “nonsense[b]”." in result.stdout
    assert f"Saved in {tmp_path / 'game.json'}" in result.stdout.replace("\n", "")
    assert result.stdout.count("Top card") == 2


def test_players_sharing_a_keyboard_do_not_see_each_others_questions(run: Run) -> None:
    result = run("play", "coal-baron", "--seats", "me,me", "--seed", 2, input="\n1\n\n1\nq\n")
    assert result.stdout.count("Press Enter when nobody else is looking.") >= 2


def test_the_hand_of_a_bot_stays_hidden(run: Run, tmp_path: Path) -> None:
    """Everything printed comes from the seat's own view: an order taken with the wild action is hidden."""
    table = goodsyard.new("coal-baron", 2, 8, {"starting_player": "2"})
    for wanted in ("Wild action", "2", "order stack", "order for"):
        choice = next(choice for choice in table.choices(1) if wanted in choice.text)
        table.play(choice.action, 1)
    while table.acting() == [1]:
        table.play(table.choices(1)[0].action, 1)
    file = tmp_path / "wild.json"
    save(table.record(), file)
    result = run("play", "--resume", file, "--seats", "me,random", input="q\n")
    assert "1 hidden card" in result.stdout
    assert "Seat 2 takes a card from the order stack." in result.stdout


def test_the_real_program_ends_cleanly_when_the_input_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "goodsyard.cli", "play", "coal-baron", "--seed", "1", "--save", "game.json"]
    done = subprocess.run(command, input="1\n1\n", capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "goodsyard play --resume game.json --seats me,medium,medium" in done.stdout
    assert load(tmp_path / "game.json").seed == 1
