"""TACTA, A13-A16: teams, sabotage, quick rounds and free games."""

from random import Random
from typing import Any

import pytest

from tablee import CHANCE, CLOCK, Outcome, TimeUp, Window, narrate
from tablee.games.tacta.events import (
    CardLaid,
    ExchangeChosen,
    Exchanged,
    Go,
    MatchWon,
    OutOfTime,
    PileDealt,
    RoundBegun,
    RoundScored,
    SaidReady,
)
from tablee.games.tacta.moves import Exchange, Lay
from tablee.games.tacta.phases import Phase
from tablee.games.tacta.pieces import FAMILY
from tablee.kernel.game import lottery
from tablee.kernel.messages import encode
from tablee.kernel.sample import Sample

from .tables import Table, of
from .tacta_tables import START, TACTA, at_random, card, codes, dealt, joins, make, on, pack, tacta_at

# A13: en équipe


@pytest.mark.parametrize("seats", [4, 6, 8, 10, 12])
def test_a13_two_players_a_colour_never_side_by_side(seats: int) -> None:
    view = TACTA.start(seats, {"teams": True}).view(None)
    assert sorted(view.colours) == sorted([*range(seats // 2)] * 2)
    for seat in range(seats):
        assert view.colours[seat] != view.colours[(seat + 1) % seats]


@pytest.mark.parametrize("seats", [8, 10, 12])
def test_a13_more_than_six_play_in_teams_if_nothing_is_said(seats: int) -> None:
    assert TACTA.start(seats).view(None).colours == TACTA.start(seats, {"teams": True}).view(None).colours


@pytest.mark.parametrize("seats", [4, 6])
def test_a13_up_to_six_play_alone_if_nothing_is_said(seats: int) -> None:
    assert TACTA.start(seats).view(None).colours == tuple(range(seats))


def test_a13_nine_cards_each_of_one_shuffled_pack() -> None:
    table = Table(TACTA, TACTA.start(4, {"teams": True}))
    order = codes(lottery(table.state).items).split()
    Random(3).shuffle(order)
    events = table.does("shuffle " + " ".join(order))
    assert [(event.seat, event.count) for event in of(PileDealt, events)] == [(0, 9), (2, 9)]
    assert [codes(table.state.piles[seat]).split() for seat in (0, 2)] == [order[:9], order[9:]]


def test_a13_both_partners_score_their_colour() -> None:
    table = dealt(4, teams=True)
    at_random(table, 1)
    scores = table.state.outcome.scores
    assert scores[0] == scores[2]
    assert scores[1] == scores[3]
    assert table.state.outcome.winners in ((0, 2), (1, 3), (0, 1, 2, 3))


def test_a13_places_are_those_of_teams() -> None:
    table = tacta_at("veo1", "roo1", "veo2", "roo3", options={"teams": True})
    events = at_random(table, 1)
    (scored,) = of(RoundScored, events)
    assert sorted(set(scored.places)) in ([1], [1, 2])


def test_a13_the_count_is_told_by_colour() -> None:
    (scored,) = of(RoundScored, at_random(dealt(4, teams=True), 1))
    assert scored.colours == scored.scores[:2] == scored.scores[2:]
    (scored,) = of(RoundScored, at_random(dealt(4), 1))
    assert scored.colours == ()


@pytest.mark.parametrize(("splits", "first"), [(("veo2 vec4", "vet3 vet4"), 0), (("veo3 vec4", "vet2 vet4"), 2)])
def test_a13_each_players_own_ends_decide_who_starts(splits: tuple[str, ...], first: int) -> None:
    """Vert is split between seats 0 and 2; the numbers at each one's ends count, not the team's together."""
    table = Table(TACTA, TACTA.start(4, {"teams": True}))
    for colour, halves in (("ve", splits), ("ro", ("roo5 roo6", "roc5 roc6"))):
        ends = [half.split() for half in halves]
        inside = [code for code in pack(colour) if code not in (*ends[0], *ends[1])]
        order = [ends[0][0], *inside[:7], ends[0][1], ends[1][0], *inside[7:], ends[1][1]]
        table.does("shuffle " + " ".join(order))
    assert [codes(pair) for pair in table.public.ends] == [splits[0], "roo5 roo6", splits[1], "roc5 roc6"]
    assert table.turn == first


def test_a13_a_turn_lasts_ten_seconds_by_default() -> None:
    table = tacta_at("veo1", "roo1", "veo2", "roo3", turn=3, options={"teams": True})
    assert table.state.windows == (Window("turn-3", 10, (3,)),)


def test_a13_the_host_may_choose_another_time_or_none() -> None:
    for seconds, windows in ((20, (Window("turn-0", 20, (0,)),)), (0, ())):
        table = tacta_at("veo1", "roo1", "veo2", "roo3", options={"teams": True, "turn_seconds": seconds})
        assert table.state.windows == windows
    assert tacta_at("veo1", "roo1").state.windows == ()
    assert tacta_at("veo1", "roo1", options={"turn_seconds": 5}).state.windows == (Window("turn-0", 5, (0,)),)


def test_a13_on_time_out_chance_makes_one_of_the_players_moves() -> None:
    table = tacta_at("veo1 vec1", "roo1 roc1", "veo2 vec2", "roo3 roc3", turn=1, options={"teams": True})
    mine = table.state.moves(1)
    assert table.time_up("turn-1") == [OutOfTime(1)]
    assert table.turn == CHANCE
    assert list(lottery(table.state)) == mine
    assert table.state.windows == ()
    assert table.refuses(mine[0], seat=1) == ("A4", "chance-first")
    assert table.refuses(joins(START, "veo1", "TR", "R")) == ("A13", "not-a-lot")
    (event,) = of(CardLaid, make(table, mine[-1]))
    assert (event.seat, event.card) == (1, mine[-1].card)
    assert table.turn == 2
    assert table.state.windows == (Window("turn-2", 10, (2,)),)


@pytest.mark.parametrize("window", ["turn-0", "turn", "match", "countdown", "exchange", ""])
def test_a13_only_an_open_time_limit_can_run_out(window: str) -> None:
    table = tacta_at("veo1", "roo1", "veo2", "roo3", turn=3, options={"teams": True})
    assert table.refuses(TimeUp(window), seat=CLOCK) == ("A13", "no-time-limit")


def test_a13_the_clock_plays_nothing_else() -> None:
    table = tacta_at("veo1", "roo1", "veo2", "roo3", turn=3, options={"teams": True})
    assert table.refuses(joins(START, "roo3", "R", "TL"), seat=CLOCK) == ("A13", "no-time-limit")


# A14: sabotage


def exchange(table: Table, **choices: str) -> list:
    """Seats choose: `s0="cercle carré"` gives the first and keeps the second."""
    events = []
    for name, text in choices.items():
        give, keep = text.split()
        events += narrate(table.state, int(name[1:]), TACTA.parse(f"give {give} keep {keep}"))
    return events


def test_a14_all_choose_at_once_a_family_to_give_and_one_to_keep() -> None:
    table = Table(TACTA, TACTA.start(3, {"sabotage": True}))
    assert table.public.phase is Phase.EXCHANGE
    assert table.state.acting == (0, 1, 2)
    for seat in range(3):
        assert len(table.state.moves(seat)) == 6
    exchange(table, s1="cercle carré")
    assert table.state.acting == (0, 2)
    assert table.refuses("give cercle keep triangle", seat=1) == ("A14", "has-exchanged")
    assert table.refuses("give cercle keep cercle", seat=0) == ("A14", "same-family")
    assert table.refuses("ready", seat=0) == ("A14", "must-exchange")


def test_a14_choices_are_secret_until_all_have_chosen() -> None:
    one = Table(TACTA, TACTA.start(3, {"sabotage": True}))
    other = Table(TACTA, TACTA.start(3, {"sabotage": True}))
    heard = exchange(one, s1="cercle carré")
    also = exchange(other, s1="triangle cercle")
    for seat in (0, 2, None):
        assert encode(one.state.view(seat)) == encode(other.state.view(seat))
        assert [event.seen_by(seat) for event in heard] == [event.seen_by(seat) for event in also]
        assert one.state.view(seat).chosen == (1,)
    assert one.state.view(1).choices == {1: Exchange(0, 1)}
    assert heard == [ExchangeChosen(1, (1,), 0, 1)]


def test_a14_each_plays_one_own_family_and_one_from_the_right() -> None:
    table = Table(TACTA, TACTA.start(3, {"sabotage": True}))
    events = exchange(table, s0="cercle carré", s1="triangle cercle", s2="carré triangle")
    assert of(Exchanged, events) == [
        Exchanged((0,), (1,), 0, 1),
        Exchanged((1,), (2,), 2, 0),
        Exchanged((2,), (0,), 1, 2),
    ]
    expected = {0: {("ve", "c"), ("vi", "c")}, 1: {("ro", "o"), ("ve", "o")}, 2: {("vi", "t"), ("ro", "t")}}
    for seat in range(3):
        pack = codes(lottery(table.state).items).split()
        assert len(pack) == 12
        assert {(code[:2], code[2]) for code in pack} == expected[seat]
        table.does("shuffle " + " ".join(pack))
    for eyes in (0, 1, 2, None):
        assert len(table.state.view(eyes).choices) == 3  # now known to all


def test_a14_one_scores_ones_own_colour_whoever_laid_it() -> None:
    choices = ["give cercle keep triangle", "give triangle keep carré"]
    table = tacta_at("rot4", "veo3", options={"sabotage": True}, choices=choices)
    make(table, joins(START, "rot4", "R", "TR"), joins(START, "veo3", "L", "TL"))
    assert table.state.outcome == Outcome((3, 4), (1,), "rounds")


def test_a14_the_clock_leaves_the_choice_to_chance() -> None:
    table = Table(TACTA, TACTA.start(3, {"sabotage": True}))
    assert table.state.windows == (Window("exchange", 30, (0, 1, 2)),)
    exchange(table, s1="cercle carré")
    table.time_up("exchange")
    for seat in (0, 2):
        assert table.turn == CHANCE
        assert lottery(table.state).size == 6
        assert table.refuses("give cercle keep cercle") == ("A14", "same-family")
        assert table.refuses("ready") == ("A14", "must-exchange")
        events = table.does("give triangle keep carré")
        told = of(ExchangeChosen, events)[0]
        assert told == ExchangeChosen(seat, (seat,), 2, 1)
        assert told.seen_by(1) == ExchangeChosen(seat, (seat,))
    assert table.public.choices == {0: Exchange(2, 1), 1: Exchange(0, 1), 2: Exchange(2, 1)}
    assert table.public.phase is Phase.SHUFFLE


def test_a14_two_players_give_to_each_other() -> None:
    table = Table(TACTA, TACTA.start(2, {"sabotage": True}))
    exchange(table, s0="cercle carré", s1="triangle cercle")
    packs = []
    for _ in range(2):
        pack = codes(lottery(table.state).items).split()
        packs.append({code[:3] for code in pack})
        table.does("shuffle " + " ".join(pack))
    assert packs == [{"vec", "rot"}, {"roo", "veo"}]


def test_a14_teams_exchange_then_split_six_and_six() -> None:
    table = Table(TACTA, TACTA.start(4, {"sabotage": True, "teams": True}))
    assert table.state.acting == (0, 1, 2, 3)
    events = exchange(table, s2="cercle carré")
    assert table.state.acting == (1, 3)  # the first word of either partner counts
    assert events == [ExchangeChosen(2, (0, 2), 0, 1)]
    assert events[0].seen_by(0) == events[0]
    assert events[0].seen_by(1) == ExchangeChosen(2, (0, 2))
    assert table.state.view(0).choices == {0: Exchange(0, 1)}
    assert table.state.view(1).choices == {}
    assert table.refuses("give cercle keep triangle", seat=0) == ("A14", "has-exchanged")
    exchange(table, s1="triangle cercle")
    table.does("shuffle " + codes(lottery(table.state).items))
    assert table.public.counts == (6, 0, 6, 0)


# A15: manche rapide


@pytest.mark.parametrize(
    ("quick", "families"),
    [
        ("none", (0, 1, 2)),
        ("cercle", (1, 2)),
        ("carre", (0, 2)),
        ("triangle", (0, 1)),
        ("cercle-carre", (2,)),
        ("cercle-triangle", (1,)),
        ("carre-triangle", (0,)),
    ],
)
def test_a15_one_or_two_families_are_left_out(quick: str, families: tuple[int, ...]) -> None:
    table = Table(TACTA, TACTA.start(3, {"quick": quick}))
    for _ in range(3):
        pack = lottery(table.state).items
        assert sorted({FAMILY[each] for each in pack}) == list(families)
        assert len(pack) == 6 * len(families)
        events = table.does("shuffle " + codes(pack))
        for begun in of(RoundBegun, events):
            assert begun.families == families
    assert table.public.counts == (6 * len(families),) * 3


# A16: jeu libre


def free_game(seats: int = 3, **options: object) -> Table:
    """A free game after its countdown."""
    table = dealt(seats, free=True, **options)
    table.time_up("countdown")
    return table


def test_a16_a_countdown_of_three_before_anybody_plays() -> None:
    table = dealt(3, "veo1 vec1", free=True)
    assert table.public.phase is Phase.COUNTDOWN
    assert table.state.windows == (Window("countdown", 3, (0, 1, 2)),)
    assert table.refuses(joins(START, "veo1", "TR", "R"), seat=0) == ("A16", "too-soon")
    assert table.time_up("countdown") == [Go()]
    assert table.state.acting == (0, 1, 2)
    assert table.state.windows == ()
    assert table.public.turn is None
    assert table.state.why_not(0, joins(START, "veo1", "TR", "R")) is None


def test_a16_when_all_are_ready_nobody_waits_for_the_clock() -> None:
    table = dealt(3, free=True)
    for seat, acting in ((1, (0, 2)), (2, (0,))):
        assert narrate(table.state, seat, TACTA.parse("ready")) == [SaidReady(seat)]
        assert table.state.acting == acting
        assert table.state.windows == (Window("countdown", 3, (0, 1, 2)),)
    assert table.public.ready == (1, 2)
    assert table.refuses("ready", seat=1) == ("A16", "too-soon")
    assert narrate(table.state, 0, TACTA.parse("ready")) == [SaidReady(0), Go()]
    assert table.state.acting == (0, 1, 2)


def test_a16_everybody_plays_at_any_time() -> None:
    table = free_game()
    for seat in (2, 2, 0, 1, 1, 1, 2):
        before = table.public.counts[seat]
        table.state.play(seat, table.state.moves(seat)[0])
        assert table.public.counts[seat] == before - 1
        assert table.state.acting == (0, 1, 2)


def test_a16_everybody_may_cover_the_start_card_from_the_outset() -> None:
    table = free_game()
    for seat in range(3):
        assert all(table.state.plane.covered(move, -1).on == 0 for move in table.state.moves(seat))
        assert table.state.moves(seat)


def test_a16_nobody_covers_a_shape_of_their_own_colour() -> None:
    table = tacta_at("veo3 vec1", "roo3 roc1", laid=["veo1 a0 100 0"], turn=None, options={"free": True})
    for code, seat in (("veo3", 0), ("roo3", 1)):
        move = joins(on(table, 1), code, "R", "TL")
        if seat == 0:
            assert table.refuses(move, seat=0) == ("A16", "own-colour")
        else:
            assert move in table.state.moves(1)


def test_a16_nor_a_partner_of_that_team() -> None:
    table = tacta_at(
        "veo2", "roo1", "veo3 vec1", "roo3", laid=["veo1 a0 100 0"], turn=None, options={"free": True, "teams": True}
    )
    assert table.refuses(joins(on(table, 1), "veo3", "R", "TL"), seat=2) == ("A16", "own-colour")


def test_a16_whatever_card_one_lays() -> None:
    """In sabotage one also lays cards of another colour: one's own colour stays spared, the other's does not."""
    choices = ["give cercle keep triangle", "give cercle keep carré"]
    laid = ["veo1 a0 100 0", "roc3 a0 300 0"]
    table = tacta_at(
        "roo3 vet1", "veo3 roc1", laid=laid, turn=None, options={"free": True, "sabotage": True}, choices=choices
    )
    assert table.refuses(joins(on(table, 1), "roo3", "R", "TL"), seat=0) == ("A16", "own-colour")
    assert joins(on(table, 2), "roo3", "L", "TL") in table.state.moves(0)
    assert joins(on(table, 1), "veo3", "R", "TL") in table.state.moves(1)


def test_a16_the_game_ends_the_moment_somebody_lays_their_last_card() -> None:
    table = tacta_at("veo3 vec1", "roo3", "vio3 vio4", turn=None, options={"free": True})
    events = narrate(table.state, 1, joins(START, "roo3", "R", "TL"))
    assert of(MatchWon, events) == [MatchWon((1,), (0, 3, 0), "rounds")]
    assert table.state.outcome == Outcome((0, 3, 0), (1,), "rounds")  # unlaid cards score nothing


def test_a16_placements_are_judged_in_the_order_they_come() -> None:
    table = tacta_at("veo3 vec1", "roo3 roc1", "vio3 vio4", turn=None, options={"free": True})
    first, second = joins(START, "veo3", "R", "TL"), joins(START, "roo3", "R", "TL")
    assert table.state.why_not(1, second) is None
    table.state.play(0, first)
    assert table.refuses(second, seat=1) == ("A16", "beaten")
    assert table.state.why_not(1, second).args == {"on": 108, "seat": 0}


@pytest.mark.parametrize("late", [0, 1, 2])
def test_a16_whoever_comes_too_late_is_told_so_whatever_their_colour(late: int) -> None:
    table = tacta_at("veo3 vec1", "roo3 roc1", "vio3 vio4", turn=None, options={"free": True})
    placements = [joins(START, card, "R", "TL") for card in ("veo3", "roo3", "vio3")]
    table.state.play((late + 1) % 3, placements[(late + 1) % 3])
    assert table.refuses(placements[late], seat=late) == ("A16", "beaten")


def test_a16_with_turns_the_same_placement_is_refused_as_a_closed_joint() -> None:
    table = tacta_at("veo3 vec1", "roo3 roc1")
    make(table, joins(START, "veo3", "R", "TL"))
    assert table.refuses(joins(START, "roo3", "R", "TL")) == ("A7", "closed")


def test_a16_a_player_who_can_cover_only_their_own_colour_lays_beside() -> None:
    """Rouge 5 fits the triangle corners of the start card, which are taken, and of its own card, which it spares."""
    laid = ["veo6 a7 11+16r 23+16r", "vec2 b3 11+10r -23-10r", "rot4 a0 0 150"]
    table = tacta_at("veo1 vec1", "rot5", laid=laid, turn=None, options={"free": True})
    own = joins(on(table, 3), "rot5", "TR", "L")
    assert table.refuses(own, seat=1) == ("A16", "own-colour")
    assert isinstance(table.state.moves(1), Sample)
    assert table.state.why_not(1, Lay(card("rot5"), 0, 0, -90, 0, 0, 0)) is None
    with_turns = tacta_at("veo1 vec1", "rot5", laid=laid, turn=1)
    assert own in with_turns.state.moves(1)


def test_a16_no_turn_clock_and_nobody_starts() -> None:
    table = free_game(4, teams=True)
    assert table.state.windows == ()
    assert table.public.first is None
    assert table.state.acting == (0, 1, 2, 3)


@pytest.mark.parametrize("options", [{"small_table": True}, {"quick": "cercle"}, {"sabotage": True}, {"teams": True}])
def test_a16_combines_with_the_other_variants(options: dict[str, Any]) -> None:
    table = Table(TACTA, TACTA.start(4, {"free": True, **options}))
    events = at_random(table, 4)
    assert of(Go, events)
    assert table.state.outcome is not None


def test_a16_each_round_of_a_match_has_its_countdown() -> None:
    table = Table(TACTA, TACTA.start(2, {"free": True, "rounds": 2, "quick": "cercle-carre"}))
    events = at_random(table, 4)
    assert len(of(Go, events)) == 2


def test_a13_and_a16_between_two_rounds_there_is_time_to_read_the_count() -> None:
    match = {"rounds": 2, "quick": "cercle-carre"}
    later = lambda table: table.state.match.sheet and table.state.phase in (Phase.COUNTDOWN, Phase.PLAY)  # noqa: E731
    free = Table(TACTA, TACTA.start(2, {"free": True, **match}))
    at_random(free, 4, later)
    assert free.state.windows == (Window("countdown", 10, (0, 1)),)
    turns = Table(TACTA, TACTA.start(2, {"turn_seconds": 5, **match}))
    at_random(turns, 4, later)
    (window,) = turns.state.windows
    assert window.seconds == 12
    at_random(turns, 4, lambda table: len(table.state.plane.laid) == 2)
    (window,) = turns.state.windows
    assert window.seconds == 5
