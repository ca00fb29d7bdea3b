"""Files of a contest: read by others, and gone on with."""

import csv
from pathlib import Path

import pytest

import tablee
from tablee import TableeError
from tablee.lab.contest import contest, play_game
from tablee.lab.results import Results

TWO = contest(tablee.game("tarot"), 3, {"rounds": 1}, ("easy", "random"), "a")
GAMES = [play_game(TWO, number) for number in range(4)]


def kept(path: Path, games: int) -> Results:
    results = Results(path / "league.csv", TWO)
    assert results.take_up() == []
    assert list(results.keep(GAMES[:games])) == GAMES[:games]
    return results


def test_a_row_says_who_sat_where_and_what_they_got(tmp_path: Path) -> None:
    results = kept(tmp_path, 2)
    with results.path.open(encoding="utf-8") as file:
        one, two = csv.DictReader(file)
    assert (one["game"], one["deal"], two["game"], two["deal"]) == ("0", "0", "1", "0")
    assert [one[f"player_{seat}"] for seat in (1, 2, 3)] == ["easy", "random", "easy"]
    assert [two[f"player_{seat}"] for seat in (1, 2, 3)] == ["random", "easy", "random"]
    assert [int(one[f"score_{seat}"]) for seat in (1, 2, 3)] == list(GAMES[0].outcome.scores)
    assert [int(one[f"won_{seat}"]) for seat in (1, 2, 3)] == [
        int(seat in GAMES[0].outcome.winners) for seat in range(3)
    ]
    assert (one["ending"], int(one["inputs"])) == (GAMES[0].outcome.reason, GAMES[0].inputs)


def test_a_game_is_on_the_disk_before_it_is_handed_on(tmp_path: Path) -> None:
    results = Results(tmp_path / "league.csv", TWO)
    results.take_up()
    next(iter(results.keep(GAMES)))
    assert Results(results.path, TWO).take_up() == GAMES[:1]


def test_a_stopped_run_is_taken_up_and_a_torn_row_cut_off(tmp_path: Path) -> None:
    results = kept(tmp_path, 3)
    whole = results.path.read_bytes()
    results.path.write_bytes(whole[:-4])
    again = Results(results.path, TWO)
    assert again.take_up() == GAMES[:2]
    list(again.keep(GAMES[2:3]))
    assert results.path.read_bytes() == whole


def test_another_contest_is_not_mixed_in(tmp_path: Path) -> None:
    results = kept(tmp_path, 1)
    other = contest(tablee.game("tarot"), 3, {"rounds": 1}, ("easy", "random"), "b")
    with pytest.raises(TableeError, match="results-other"):
        Results(results.path, other).take_up()


@pytest.mark.parametrize(
    ("old", "new"), [(b"game,deal", b"deal,game"), (b"\n1,0", b"\n7,0"), (b"easy,", b"easy,x"), (b"won_1", b"won_4")]
)
def test_a_file_that_is_not_ours_is_left_as_it_is(tmp_path: Path, old: bytes, new: bytes) -> None:
    results = kept(tmp_path, 3)
    data = results.path.read_bytes().replace(old, new, 1)
    results.path.write_bytes(data)
    with pytest.raises(TableeError, match="results-unreadable"):
        results.take_up()
    assert results.path.read_bytes() == data


def test_a_heading_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    results = kept(tmp_path, 1)
    results.heading.write_text("{")
    with pytest.raises(TableeError, match="results-unreadable"):
        results.take_up()
    results.heading.unlink()
    with pytest.raises(TableeError, match="results-unreadable"):
        results.take_up()


def test_a_place_where_nothing_can_be_kept_is_said(tmp_path: Path) -> None:
    with pytest.raises(TableeError, match="file-unwritable"):
        Results(tmp_path / "nowhere" / "league.csv", TWO).take_up()
