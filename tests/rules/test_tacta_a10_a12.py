"""TACTA, A10-A12: dots, equals, matches, and three rounds on a small table."""

from typing import Any

import pytest

from tablee import CHANCE, CLOCK, Outcome, TimeUp, Window
from tablee.games.tacta.events import (
    FamiliesDrawn,
    LastRound,
    MatchWon,
    PileDealt,
    RoundBegun,
    RoundScored,
    TieReplayed,
)
from tablee.games.tacta.layings import covers
from tablee.games.tacta.match import Match
from tablee.games.tacta.moves import DrawFamilies, Shuffle
from tablee.games.tacta.options import TactaOptions
from tablee.games.tacta.phases import Phase
from tablee.games.tacta.pieces import FAMILY, LAYOUT, LAYOUTS
from tablee.games.tacta.scoring import decide, first_finished, places
from tablee.kernel.game import lottery

from .tables import Table, of
from .tacta_tables import START, TACTA, at_random, card, codes, dealt, filled, joins, make, on, tacta_at

# A10: visible dots


def test_a10_the_game_ends_when_all_cards_are_laid() -> None:
    table = tacta_at("veo1 veo2", "roo1 roo2")
    for _ in range(3):
        table.state.play(table.turn, table.state.moves(table.turn)[0])
        assert table.state.outcome is None
    table.state.play(table.turn, table.state.moves(table.turn)[0])
    assert table.state.outcome.reason == "rounds"
    assert table.state.acting == ()
    assert table.public.phase is Phase.OVER
    assert len(table.public.laid) == 5


def test_a10_a_covered_shape_hides_its_dots() -> None:
    table = tacta_at("veo3", "roo6", laid=["roo1 a0 100 0", "roo2 a0 0 150"])
    assert table.public.dots == (0, 3)
    make(table, joins(on(table, 1), "veo3", "R", "TL"))
    assert table.public.dots == (3, 2)


@pytest.mark.parametrize(("at", "by", "hidden"), [("TR", "TR", 2), ("B", "B", 3), ("L", "BR", 0)])
def test_a10_each_kind_hides_its_own_dots(at: str, by: str, hidden: int) -> None:
    code = {"TR": "vec3", "B": "vet4", "L": "veo2"}[at]
    table = tacta_at(code, "roo1", laid=["roc5 a0 200 0"])
    (event, *_) = make(table, joins(on(table, 1), code, at, by))
    assert event.hidden == hidden
    assert table.public.dots[1] == 5 - hidden


def test_a10_a_long_rectangle_hides_four() -> None:
    table = tacta_at("vet6", "roo1", laid=["roo4 a0 200 0"])
    (event, *_) = make(table, joins(on(table, 1), "vet6", "R", "R"))
    assert event.hidden == 4
    assert table.public.dots == (6, 0)


def test_a10_most_dots_win() -> None:
    table = tacta_at("veo1", "roo3")
    events = make(table, joins(START, "veo1", "TR", "R"), joins(START, "roo3", "L", "TL"))
    assert of(RoundScored, events) == [RoundScored((1, 3), (1, 3), (2, 1))]
    assert of(MatchWon, events) == [MatchWon((1,), (1, 3), "rounds")]
    assert table.state.outcome == Outcome((1, 3), (1,), "rounds")


def test_a10_equals_share_the_win() -> None:
    table = tacta_at("veo1", "roo1")
    make(table, joins(START, "veo1", "TR", "R"), joins(START, "roo1", "BL", "R"))
    assert table.state.outcome == Outcome((1, 1), (0, 1), "rounds")


def test_a10_places_are_shared() -> None:
    assert places((8, 7, 7, 5, 5, 0)) == (1, 2, 2, 4, 4, 6)
    assert places((3, 3)) == (1, 1)


def test_a10_nothing_may_be_done_after_the_end() -> None:
    table = tacta_at("veo1", "roo1")
    make(table, joins(START, "veo1", "TR", "R"), joins(START, "roo1", "BL", "R"))
    assert table.refuses(joins(START, "veo1", "TR", "R"), seat=0) == ("A10", "over")
    assert table.refuses(TimeUp("match"), seat=CLOCK) == ("A10", "over")


def harmless(table: Table, seat: int) -> Any:
    """A placement that hides no dots."""
    state = table.state
    for move in covers(state, seat):
        on, shape, _ = state.plane.covered(move, -1)
        if LAYOUTS[LAYOUT[state.plane.laid[on].card]][shape].dots == 0:
            return move
    raise AssertionError("everything hides something")


def tied(tiebreak: str, *piles: str, turn: int = 0, **options: object) -> tuple[Table, list]:
    """Everybody lays a last card, and all dots stay visible."""
    table = tacta_at(*piles, turn=turn, options={"tiebreak": tiebreak, **options})
    events = []
    for _ in piles:
        events += make(table, harmless(table, table.turn))
    return table, events


def test_a10_option_shared_is_the_default() -> None:
    assert TACTA.start(2).view(None).options.tiebreak == "shared"


def test_a10_option_replay_a_round_among_the_tied() -> None:
    table, events = tied("replay", "veo2", "roo1", "vio2")
    assert of(TieReplayed, events) == [TieReplayed((0, 2))]
    assert table.state.outcome is None
    assert table.public.tied == (0, 2)
    assert table.public.sheet == ((2, 1, 2),)
    for _ in range(2):
        assert table.turn == CHANCE
        table.does("shuffle " + codes(lottery(table.state).items))
    assert table.public.counts == (18, 0, 18)
    if table.turn == CHANCE:
        table.does("first 0")
    assert table.refuses(joins(START, "roo1", "TR", "R"), seat=1) == ("A10", "not-playing")
    events = at_random(table, 1)
    outcome = table.state.outcome
    replay = table.public.replays[-1]
    assert outcome.scores == (2, 1, 2)  # the deciding round adds nothing
    assert outcome.reason == "replay"
    assert outcome.winners == ((0,) if replay[0] > replay[2] else (2,))
    assert replay[1] == 0
    assert of(RoundScored, events)[-1].places in ((1, 0, 2), (2, 0, 1))


def test_a10_a_replay_that_is_tied_again_is_replayed() -> None:
    table, _ = tied("replay", "veo2", "roo2", "vio2")
    assert table.public.tied == (0, 1, 2)
    state = table.state
    state.match = type(state.match)(3, state.match.options, (), ((2, 2, 2),), (0, 1, 2), ((9, 9, 3),))
    decide(state, (9, 9, 3), "replay", None)
    assert state.outcome is None
    assert state.match.tied == (0, 1)


def test_a10_no_replay_without_a_tie() -> None:
    table, events = tied("replay", "veo2", "roo1", "vio1")
    assert not of(TieReplayed, events)
    assert table.state.outcome == Outcome((2, 1, 1), (0,), "rounds")


@pytest.mark.parametrize(("turn", "winner"), [(0, 0), (1, 1), (2, 0)])
def test_a10_option_first_finished(turn: int, winner: int) -> None:
    table, _ = tied("first_finished", "veo2", "roo2", "vio1", turn=turn)
    assert table.state.outcome == Outcome((2, 2, 1), (winner,), "first-finished")


@pytest.mark.parametrize(("turn", "winners"), [(0, (0, 2)), (1, (1, 3)), (2, (0, 2)), (3, (1, 3))])
def test_a10_option_first_finished_in_teams_when_both_have(turn: int, winners: tuple[int, ...]) -> None:
    """The team whose second player finishes first: that of whoever comes last but one."""
    table, _ = tied("first_finished", "veo1", "roo1", "veo2", "roo2", turn=turn, teams=True)
    last_but_one = (turn + 2) % 4
    assert last_but_one in winners
    assert table.state.outcome == Outcome((3, 3, 3, 3), winners, "first-finished")


def test_a10_a_team_has_finished_when_its_second_player_has() -> None:
    match = Match(4, TactaOptions(teams=True))
    assert first_finished(match, (0, 1), (0, 1, 3, 2)) == 1
    assert first_finished(match, (0, 1), (1, 0, 2, 3)) == 0
    assert first_finished(match, (0, 1), (1, 0, 2)) == 0
    assert first_finished(match, (1,), (1, 0, 2)) is None


def test_a10_option_first_finished_shares_if_nobody_of_the_tied_has_finished() -> None:
    """Whoever has is the winner; in a free game perhaps nobody of them has (A16)."""
    free = {"free": True, "tiebreak": "first_finished"}
    for numbers, outcome in (((1, 1, 1), ((2,), "first-finished")), ((2, 2, 1), ((0, 1), "rounds"))):
        piles = [f"{colour}o{number}" for colour, number in zip(("ve", "ro", "vi"), numbers, strict=True)]
        table = tacta_at(f"{piles[0]} vec1", f"{piles[1]} roc1", piles[2], turn=None, options=free)
        for seat in range(3):
            own = next(move for move in (harmless(table, seat),) if move.card == card(piles[seat]))
            table.state.play(seat, own)
        assert table.state.outcome == Outcome(numbers, *outcome)


# A11: matches


def rounds_played(number: int) -> Any:
    """Whether so many rounds have been played."""
    return lambda table: len(table.public.sheet) == number


def test_a11_one_round_if_nothing_is_agreed() -> None:
    table = dealt(2)
    at_random(table, 5)
    assert len(table.public.sheet) == 1
    assert table.state.outcome.reason == "rounds"


def test_a11_an_agreed_number_of_rounds_each_with_a_fresh_table() -> None:
    table = dealt(2, rounds=3, quick="cercle-carre")
    begun = []
    for number in (1, 2, 3):
        assert len(table.public.sheet) == number - 1
        assert table.public.laid == (START,)
        begun.append(table.public.first)
        at_random(table, number, rounds_played(number))
        if number < 3:
            assert table.turn == CHANCE
            assert len(table.public.laid) == 13  # the last table stays until the next is laid
            events = table.does("shuffle " + codes(lottery(table.state).items))
            assert of(RoundBegun, events) == [RoundBegun(number + 1, (0, 1), (2,))]
            table.does("shuffle " + codes(lottery(table.state).items))
            if table.turn == CHANCE:
                table.does("first 1")
    outcome = table.state.outcome
    assert outcome.reason == "rounds"
    assert outcome.scores == tuple(map(sum, zip(*table.public.sheet, strict=True)))


def test_a11_each_round_has_its_own_first_player() -> None:
    table = dealt(2, "veo1 vec6", "roo5 roc4", rounds=2)
    assert table.public.first == 0
    at_random(table, 1, rounds_played(1))
    for ends in ("veo3 vec6", "roo2 roc6"):
        table.does("shuffle " + " ".join(filled(table, ends.split())))
    assert table.public.first == 1


def finish(sheet: Any, **options: Any) -> Table:
    """The last two cards of a round, worth 1 and 3, after those rounds."""
    table = tacta_at("veo1", "roo3", sheet=sheet, options=options)
    make(table, joins(START, "veo1", "TR", "R"), joins(START, "roo3", "L", "TL"))
    return table


def test_a11_first_to_a_target() -> None:
    assert finish([(98, 50)], target=100).state.outcome is None
    assert finish([(99, 50)], target=100).state.outcome == Outcome((100, 53), (0,), "target")


def test_a11_several_reach_it_the_highest_total_wins() -> None:
    assert finish([(99, 98)], target=100).state.outcome == Outcome((100, 101), (1,), "target")


def test_a11_several_reach_it_with_equal_totals_then_a10() -> None:
    assert finish([(101, 99)], target=100).state.outcome == Outcome((102, 102), (0, 1), "target")
    assert finish([(101, 99)], target=100, tiebreak="replay").public.tied == (0, 1)
    assert finish([(101, 99)], target=100, tiebreak="first_finished").state.outcome.winners == (0,)


def test_a11_an_agreed_time_ends_with_the_round_under_way() -> None:
    table = dealt(2, minutes=20, quick="carre-triangle")
    assert table.state.windows == (Window("match", 1200, (0, 1)),)
    assert table.time_up("match") == [LastRound()]
    assert table.state.windows == ()
    at_random(table, 1)
    assert table.state.outcome.reason == "time"
    assert len(table.public.sheet) == 1


def test_a11_time_between_two_rounds_ends_the_match_at_once() -> None:
    table = dealt(2, minutes=20, quick="carre-triangle")
    at_random(table, 2, rounds_played(1))
    assert of(MatchWon, table.time_up("match"))
    assert table.state.outcome.reason == "time"


def test_a11_once_a_pile_is_dealt_the_round_is_played() -> None:
    table = dealt(2, minutes=20, quick="carre-triangle")
    at_random(table, 2, rounds_played(1))
    table.does("shuffle " + codes(lottery(table.state).items))
    assert table.time_up("match") == [LastRound()]
    at_random(table, 3)
    assert len(table.public.sheet) == 2


# A12: espace limité


def test_a12_three_rounds_one_family_a_round_in_an_order_drawn() -> None:
    table = Table(TACTA, TACTA.start(3, {"small_table": True}))
    assert table.public.phase is Phase.FAMILIES
    assert lottery(table.state).size == 6
    assert table.does("families triangle cercle carré") == [FamiliesDrawn((2, 0, 1))]
    families, scores = [], []
    for number in (1, 2, 3):
        events = at_random(table, number, rounds_played(number))
        (begun,) = of(RoundBegun, events)
        families.append(begun.families)
        for dealing in of(PileDealt, events):
            assert dealing.count == 6
        scores.append(of(RoundScored, events)[0].scores)
        assert len(table.public.laid) == 19
        assert {FAMILY[laid.card] for laid in table.public.laid[1:]} == set(begun.families)
    assert families == [(2,), (0,), (1,)]
    assert table.state.outcome.reason == "rounds"
    assert table.state.outcome.scores == tuple(map(sum, zip(*scores, strict=True)))


@pytest.mark.parametrize("order", [DrawFamilies((0, 1)), DrawFamilies((0, 1, 1)), DrawFamilies(()), Shuffle((0, 1, 2))])
def test_a12_each_family_once(order: Any) -> None:
    table = Table(TACTA, TACTA.start(2, {"small_table": True}))
    assert table.refuses(order) == ("A12", "not-an-order")


def test_a12_a_replay_is_played_with_one_family_too() -> None:
    table = tacta_at(
        "veo2", "roo2", order=(1, 2, 0), sheet=[(5, 5), (7, 7)], options={"small_table": True, "tiebreak": "replay"}
    )
    make(table, joins(START, "veo2", "TR", "L"), joins(START, "roo2", "BL", "L"))
    assert table.public.tied == (0, 1)
    assert lottery(table.state).size == 720
    assert {FAMILY[each] for each in lottery(table.state).items} == {1}
