"""Tapécho, P27-P28: teams."""

import pytest

from tablee import BadOption, Outcome
from tablee.games.tapecho.events import CardLaid, GameScored

from .tapecho_tables import card, deal, n, of, opened, party, started

# P27: war of the sexes


def test_p27_scores_are_added_per_team() -> None:
    # Alone, seat 1 would win with 9; together the women have 4 + 6.
    table = party(
        "a1b", "xm-skip", "xw-skip", "a5m", atouts={0: "a3b", 1: "a9b", 2: "a6b"}, options={"teams": "war_of_sexes"}
    )
    events = table.does("lay a1b>0")
    assert table.state.outcome == Outcome((4, 9, 6, -5), (0, 2), "rounds")
    assert of(GameScored, events)[0].winners == (0, 2)


def test_p27_equal_teams_share_the_win() -> None:
    table = party(
        "a1b", "xm-skip", "xw-skip", "xm-mute", atouts={0: "a3b", 1: "a4b"}, options={"teams": "war_of_sexes"}
    )
    table.does("lay a1b>0")
    assert table.state.outcome.winners == (0, 1, 2, 3)


@pytest.mark.parametrize(("atout", "winners"), [("a5b", (1, 3)), ("a1b#2", (0, 2, 4)), ("a3b", (0, 1, 2, 3, 4))])
def test_p27_unequal_teams_compare_their_means(atout: str, winners: tuple[int, ...]) -> None:
    # Three women with 9 together; two men with 3 + 5, 3 + 1 or 3 + 3.
    table = party(
        "a1b",
        "xm-skip",
        "xw-skip",
        "xm-mute",
        "xw-mute",
        atouts={0: "a2b", 2: "a6b", 1: "a3m", 3: atout},
        seats=5,
        options={"teams": "war_of_sexes"},
    )
    table.does("lay a1b>0")
    assert table.state.outcome.winners == winners


def test_p27_a_target_is_the_teams() -> None:
    for target, over in ((11, True), (12, False)):
        table = party(
            "a1b",
            "xm-skip",
            "xw-skip",
            "xm-mute",
            atouts={0: "a4b", 2: "a6b", 1: "a9b"},
            options={"teams": "war_of_sexes", "target": target},
        )
        table.does("lay a1b>0")
        assert (table.state.outcome is not None) == over


def test_p27_the_best_scorer_of_the_winning_side_starts_the_next_game() -> None:
    table = party(
        "a1b",
        "xm-skip",
        "xw-skip",
        "xm-mute",
        atouts={0: "a3b", 1: "a9b", 2: "a6b"},
        options={"teams": "war_of_sexes", "rounds": 2},
    )
    table.does("lay a1b>0")
    deal(table)
    assert table.turn == 2


def test_p27_an_atout_is_still_for_oneself() -> None:
    table = party("a5b a1b", options={"teams": "war_of_sexes"})
    assert table.refuses("lay a5b>2") == ("P8", "atout-for-yourself")


# P28: couples


@pytest.mark.parametrize("seats", [5, 7, 9])
def test_p28_couples_need_an_even_number_of_players(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        opened(seats, teams="couples")
    assert caught.value.problem.key == "option-couples"
    assert caught.value.problem.args == {"option": "teams", "seats": seats}


@pytest.mark.parametrize(
    ("camps", "partners"),
    [("wmwm", (1, 0, 3, 2)), ("wwmm", (2, 3, 0, 1)), ("wmmw", (1, 0, 3, 2)), ("mmww", (2, 3, 0, 1))],
)
def test_p28_the_first_woman_plays_with_the_first_man_and_so_on(camps: str | None, partners: tuple[int, ...]) -> None:
    table = started(teams="couples", camps=camps)
    assert tuple(table.state.view(seat).partner for seat in range(4)) == partners
    assert table.public.partner is None


def test_p28_camps_that_chance_has_balanced_make_couples_too() -> None:
    table = opened(6, teams="couples", camps="wwwwww")
    table.does("camps wwmmwm")
    assert [table.state.view(seat).partner for seat in range(6)] == [2, 3, 0, 1, 5, 4]


def test_p28_an_atout_may_be_laid_in_front_of_ones_partner() -> None:
    table = party("a5b a1b", "a1m a2m", options={"teams": "couples"})
    assert table.does("lay a5b>1") == [CardLaid(0, card("a5b"), 1, "gift")]
    assert table.atouts(1) == "a5b"
    assert table.atouts(0) == ""


def test_p28_the_partners_camp_must_allow_it() -> None:
    table = party("a5w a5m a5b a1b", options={"teams": "couples"})
    assert table.refuses("lay a5w>1") == ("P13", "wrong-camp")
    assert table.refuses("lay a5m>0") == ("P13", "wrong-camp")
    lays = {move for move in table.may if move.startswith("lay")}
    assert lays == {n(text) for text in ("lay a5w>0", "lay a5m>1", "lay a5b>0", "lay a5b>1", "lay a1b>0", "lay a1b>1")}


def test_p28_but_not_in_front_of_another_couple() -> None:
    table = party("a5b a1b", options={"teams": "couples"})
    assert table.refuses("lay a5b>2") == ("P28", "atout-for-your-couple")


def test_p28_a_gift_can_be_cancelled_as_any_atout() -> None:
    table = party("a7b1 a1b", "a1m a2m", "o a2w", options={"teams": "couples"})
    table.does("lay a7b1>1")
    assert table.state.acting == (1, 2, 3)
    table.seat(2, "react o a7b1")
    assert table.state.acting == (0,)  # whoever laid it may defend it


def test_p28_scores_are_added_per_couple() -> None:
    table = party(
        "a1b", "xm-skip", "xw-skip", "a5m", atouts={0: "a4b", 1: "a2b", 2: "a9b"}, options={"teams": "couples"}
    )
    table.does("lay a1b>0")
    assert table.state.outcome == Outcome((5, 2, 9, -5), (0, 1), "rounds")
