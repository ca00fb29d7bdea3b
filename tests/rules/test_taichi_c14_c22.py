"""Tai Chi Chuan, C14-C22: failing, stopping, and the challenge."""

from typing import Any

import pytest

from tablee import CLOCK, TimeUp
from tablee.games.taichi.events import (
    CardPicked,
    Discarded,
    Failed,
    GaveUp,
    Joined,
    RaceBegun,
    RaceForfeited,
    RaceWon,
    RoundBegun,
    RoundEnded,
    StakeLost,
    StakeReturned,
    StayedOut,
    Stopped,
    SymbolTaken,
    TimeOver,
    Unchallenged,
    WordAccepted,
    WordRefused,
)

from .taichi_tables import cards, named, of, words_at


def failed(**more: Any) -> Any:
    """The active player, seat 1 of 4, fails with S and T on the table; seat 2 is asked first."""
    table = words_at("So Ty", "sud", seats=4, turn=1, pile="Ao", won=["Ry", "Rl", "Ro", "Nl"], **more)
    table.does("give-up")
    return table


# C14: the others propose


def test_c14_the_others_are_asked_clockwise() -> None:
    table = failed()
    order = []
    while table.public.phase == "rescue":
        order.append(table.turn)
        table.does("give-up")
    assert order == [2, 3, 0]


def test_c14_the_failure_is_told() -> None:
    table = words_at("So")
    assert of(Failed, table.does("give-up")) == [Failed(0)]


def test_c14_a_word_must_fit_all_the_letters_shown_and_be_new() -> None:
    table = failed()
    assert table.verdict("sac") == "missing T"
    assert table.verdict("site") == "ok"
    assert table.verdict("rat") == "initial S"
    table.says("site")
    assert table.turn == 3
    assert table.verdict("site") == "again site"


def test_c14_each_has_the_same_clock_and_may_try_several_words() -> None:
    table = failed(options={"seconds": 30})
    (first,) = table.state.windows
    assert (first.seconds, first.seats) == (30, (2,))
    told = table.says("sac", "blorf", "site")
    assert len(of(WordRefused, told)) == 2
    (second,) = table.state.windows
    assert (second.seconds, second.seats) == (30, (3,))
    assert second.name != first.name
    assert of(TimeOver, table.run_out()) == [TimeOver((3,))]
    assert table.turn == 0


def test_c14_one_word_each() -> None:
    table = failed()
    table.says("site")
    assert table.public.found == (2,)
    assert table.refuses("say salut", 2) == ("C4", "not-your-turn")


def test_c14_proposals_stop_once_as_many_have_succeeded_as_cards_are_shown() -> None:
    table = failed()
    table.says("site", "salut")
    assert table.public.phase == "pick", "two cards, two successes: seat 0 is not asked"
    assert table.public.found == (2, 3)


def test_c14_with_one_card_shown_the_first_success_is_the_last() -> None:
    table = words_at("So", seats=3, pile="Ao", won=["", "Ry", "Rl"])
    told = table.does("give-up", "say sud")
    assert of(CardPicked, told) == [CardPicked(1, cards("So")[0])]
    assert table.turn == 1


# C15: a card each


def test_c15_each_takes_a_card_of_choice_in_turn_order() -> None:
    table = failed()
    table.says("site", "salut")
    assert table.turn == 2
    assert table.may == {f"pick {card}" for card in cards("So Ty")}
    table.does(f"pick {cards('Ty')[0]}")
    assert table.pile_of(2) == "Ro Ty"
    assert table.pile_of(3) == "Nl So", "the last card is taken without asking"


def test_c15_only_a_shown_card_may_be_taken() -> None:
    table = failed()
    table.says("site", "salut")
    assert table.refuses(f"pick {cards('Ao')[0]}") == ("C15", "not-on-the-table")
    assert table.refuses("take lotus") == ("C15", "must-pick")


def test_c15_fewer_successes_than_cards_leave_the_rest_to_the_discard() -> None:
    table = failed()
    table.says("site")
    table.does("give-up", "give-up")
    assert table.turn == 2
    told = table.does(f"pick {cards('So')[0]}")
    assert of(Discarded, told) == [Discarded(tuple(cards("Ty")))]
    assert table.public.discard == tuple(cards("Ty"))


def test_c15_nobody_succeeds_and_all_is_discarded() -> None:
    table = failed()
    told = table.does("give-up", "give-up", "give-up")
    assert not of(CardPicked, told)
    assert named(table.public.discard) == "So Ty"
    assert table.public.won == (1, 1, 1, 1)


def test_c15_the_next_player_to_the_left_starts_a_round() -> None:
    table = failed()
    told = table.does("give-up", "give-up", "give-up")
    assert of(RoundBegun, told) == [RoundBegun(2, 2)]
    assert (table.turn, table.public.phase, table.public.shown) == (2, "turn", ())


# C16: joining


def stopped(shown: Any = "So Ty", words: str = "sud site", seats: int = 4, **more: Any) -> Any:
    """The active player, seat 1 of 4, has stopped; seat 2 is asked first."""
    more.setdefault("won", ["Ry Al", "Rl", "Ro El", "Nl"][:seats])
    more.setdefault("pile", "Ao Oo")
    table = words_at(shown, words, seats=seats, turn=1, **more)
    table.does("stop")
    return table


def test_c16_the_others_are_asked_clockwise_whether_they_join() -> None:
    table = words_at("So", "sud", seats=4, turn=1, pile="Ao", won=["Ry", "Rl", "Ro", "Nl"])
    assert of(Stopped, table.does("stop")) == [Stopped(1)]
    assert table.turn == 2
    assert table.may == {"join", "stay-out"}
    assert of(StayedOut, table.does("stay-out")) == [StayedOut(2)]
    assert of(Joined, table.does("join")) == [Joined(3)]
    assert table.turn == 0
    assert table.refuses("turn") == ("C16", "must-answer")
    assert table.refuses("say sud") == ("C16", "must-answer")


def test_c16_the_card_won_last_is_staked() -> None:
    table = stopped()
    table.does("join")
    assert table.pile_of(2) == "Ro"
    assert named([table.state.stakes[2]]) == "El"
    assert table.public.won == (2, 1, 1, 1)
    assert table.public.rivals == (2,)


def test_c16_cards_won_together_keep_the_order_shown() -> None:
    table = words_at("So To Ay Io", "sud site salut sanitaire", seats=3, pile="Nl", won=["", "", ""])
    told = table.does("stop")
    assert named(of(SymbolTaken, told)[0].cards) == "So To Io"
    assert table.pile_of(0) == "So To Io"
    table.does("turn", "say nord", "stop", "join")
    assert named([table.state.stakes[0]]) == "Io"


def test_c16_a_stake_lies_face_down() -> None:
    table = stopped()
    told = table.does("join")
    assert all("card" not in event.__struct_fields__ for event in told)
    assert not any(hasattr(view, "stakes") for view in table.views())


def test_c16_without_a_card_one_cannot_join_and_is_not_asked() -> None:
    table = stopped(won=["Ry", "Rl", "", "Nl"])
    assert table.turn == 3
    table.does("stay-out")
    assert table.turn == 0


# C17: nobody joins


def test_c17_the_most_frequent_symbol_is_taken() -> None:
    table = stopped("So Ty Al Il", "sud site salut sanitaire", won=["", "Rl", "", ""])
    assert table.pile_of(1) == "Rl Al Il"
    assert named(table.public.discard) == "So Ty"


def test_c17_nobody_joined_is_told() -> None:
    table = stopped()
    told = table.does("stay-out", "stay-out", "stay-out")
    assert of(Unchallenged, told) == [Unchallenged(1)]


def test_c17_a_tie_leaves_the_choice_among_the_most_frequent() -> None:
    table = stopped("So Ty Al Io Ey", "sud site salut sanitaire satisfaire", won=["", "Rl", "", ""])
    assert table.turn == 1
    assert table.may == {"take ombrelle", "take yin-yang"}
    assert table.refuses("take lotus") == ("C17", "not-the-most-frequent")
    table.does("take yin-yang")
    assert table.pile_of(1) == "Rl Ty Ey"
    assert named(table.public.discard) == "So Al Io"


# C18: the race


def raced(joins: str = "join join stay-out", **more: Any) -> Any:
    """The active player, seat 1 of 4, is challenged, and the card of the challenge, an A, lies there."""
    table = stopped(**more)
    table.does(*joins.split())
    table.told = table.does("turn")
    return table


def test_c18_the_active_player_turns_one_more_card_and_all_race() -> None:
    table = stopped()
    table.does("join", "stay-out", "join")
    assert (table.turn, table.may) == (1, {"turn"})
    told = table.does("turn")
    assert table.shown == "So Ty Ao"
    assert of(RaceBegun, told) == [RaceBegun((0, 1, 2))]
    assert table.public.acting == (0, 1, 2)


def test_c18_only_who_races_may_speak() -> None:
    table = raced()
    assert table.public.racing == (1, 2, 3)
    assert table.refuses("say salut", 0) == ("C18", "not-racing")
    table.seat(2, "give-up")
    assert table.refuses("say salut", 2) == ("C18", "not-racing")


@pytest.mark.parametrize("order", [(1, 2, 3), (2, 3, 1), (3, 1, 2)])
def test_c18_the_first_valid_word_received_wins(order: tuple[int, ...]) -> None:
    table = raced()
    first, second, _ = order
    told = table.seat(first, "say salut")
    assert of(RaceWon, told) == [RaceWon(first)]
    assert table.public.phase == "take"
    assert table.refuses("say satellite", second) == ("C4", "not-your-turn")


def test_c18_an_invalid_word_costs_nothing_but_time() -> None:
    table = raced()
    told = table.seat(2, "say site", "say blorf")
    assert [refused.reason for refused in of(WordRefused, told)] == ["missing", "initial"]
    assert table.public.acting == (1, 2, 3)
    assert of(RaceWon, table.seat(2, "say salut")) == [RaceWon(2)]


def test_c18_a_word_needs_all_the_letters_and_a_new_family() -> None:
    table = raced()
    told = table.seat(3, "say sortir", "say site", "say sud")
    assert [(refused.reason, refused.of) for refused in of(WordRefused, told)] == [
        ("missing", "A"),
        ("missing", "A"),
        ("missing", "T, A"),
    ]


def test_c18_one_common_clock_runs_from_the_turned_card() -> None:
    table = raced(options={"seconds": 45})
    (window,) = table.state.windows
    assert (window.seconds, window.seats) == (45, (1, 2, 3))
    table.seat(2, "say blorf", "give-up")
    (after,) = table.state.windows
    assert (after.name, after.seconds) == (window.name, 45)
    assert table.refuses(TimeUp("word-1"), CLOCK) == ("C9", "no-time-limit")


def test_c18_the_race_ends_when_all_have_given_up() -> None:
    table = raced()
    table.seat(1, "give-up")
    table.seat(3, "give-up")
    assert table.public.phase == "race"
    told = table.seat(2, "give-up")
    assert of(GaveUp, told) == [GaveUp(2)]
    assert of(RaceForfeited, told) == [RaceForfeited(1)]


def test_c18_clock_off_and_nobody_answers_a_challenge() -> None:
    table = raced(options={"seconds": 0})
    assert table.state.windows == ()
    for seat in (1, 2, 3):
        assert table.public.phase == "race"
        told = table.seat(seat, "give-up")
    assert of(RaceForfeited, told) == [RaceForfeited(1)]


# C19: the active player wins


def test_c19_the_active_player_takes_a_symbol_of_choice_even_a_rare_one() -> None:
    table = raced(shown="So Ty Io", words="sud site sortir")
    table.seat(1, "say sanitaire")
    assert table.turn == 1
    assert table.may == {"take ombrelle", "take yin-yang"}
    assert table.refuses("take lotus") == ("C19", "not-shown")
    assert table.refuses("turn") == ("C19", "must-take")
    table.does("take yin-yang")
    assert table.pile_of(1) == "Rl Ty"
    assert named(table.public.discard[-3:]) == "So Io Ao"


def test_c19_forfeit_nobody_finds_a_word_in_time() -> None:
    table = raced()
    told = table.run_out()
    assert of(TimeOver, told) == [TimeOver((1, 2, 3))]
    assert of(RaceForfeited, told) == [RaceForfeited(1)]
    table.does("take ombrelle")
    assert table.pile_of(1) == "Rl So Ao"
    assert table.turn == 2


# C20: a challenger wins


def test_c20_the_challenger_keeps_the_stake_and_takes_a_symbol_then_the_active_player() -> None:
    table = raced()
    told = table.seat(2, "say salut")
    assert of(StakeReturned, told) == [StakeReturned(2)]
    assert table.turn == 2
    assert table.may == {"take ombrelle", "take yin-yang"}
    told = table.does("take ombrelle")
    assert table.pile_of(2) == "Ro El So Ao", "the stake lies under what was won"
    assert [(taken.seat, named(taken.cards)) for taken in of(SymbolTaken, told)] == [(2, "So Ao"), (1, "Ty")]
    assert table.pile_of(1) == "Rl Ty"


def test_c20_the_consolation_is_a_choice_among_the_symbols_left() -> None:
    table = raced(shown="So Ty Il", words="sud site sortir")
    table.seat(3, "say sanitaire")
    table.does("take ombrelle")
    assert table.turn == 1
    assert table.may == {"take yin-yang", "take lotus"}
    assert table.refuses("take ombrelle") == ("C19", "not-shown")
    table.does("take lotus")
    assert table.pile_of(1) == "Rl Il"
    assert named(table.public.discard) == "El Ty"


def test_c20_no_consolation_if_nothing_is_left() -> None:
    table = raced(shown="So", words="sud", joins="stay-out stay-out join")
    told = table.seat(0, "say salut")
    assert [taken.seat for taken in of(SymbolTaken, told)] == [0]
    assert table.pile_of(1) == "Rl"


# C21: lost stakes


def test_c21_every_losing_challengers_stake_is_discarded_face_up() -> None:
    table = raced(joins="join join join")
    told = table.seat(3, "say salut")
    assert {(lost.seat, named([lost.card])) for lost in of(StakeLost, told)} == {(2, "El"), (0, "Al")}
    assert set(named(table.public.discard).split()) == {"El", "Al"}


def test_c21_all_stakes_are_lost_if_the_active_player_wins_or_nobody_does() -> None:
    for play in (lambda table: table.seat(1, "say salut"), lambda table: table.run_out()):
        table = raced()
        told = play(table)
        assert {(lost.seat, named([lost.card])) for lost in of(StakeLost, told)} == {(2, "El"), (3, "Nl")}
        assert table.pile_of(3) == ""
        assert not of(StakeReturned, told)


# C22: the turn passes


def test_c22_the_turn_passes_to_the_left_whatever_happened() -> None:
    unchallenged = stopped()
    unchallenged.does("stay-out", "stay-out", "stay-out", "take ombrelle")
    lost = raced()
    lost.seat(2, "say salut")
    lost.does("take yin-yang")
    won = raced()
    won.seat(1, "say salut")
    won.does("take ombrelle")
    for table in (unchallenged, lost, won):
        assert (table.turn, table.public.phase) == (2, "turn")
        assert table.public.rivals == table.public.racing == table.public.words == ()


def test_c22_after_a_round_it_is_told_what_one_could_have_said() -> None:
    table = stopped()
    told = table.does("stay-out", "stay-out", "stay-out", "take ombrelle")
    (ended,) = of(RoundEnded, told)
    assert ended.possible > 3
    assert len(ended.longest) == len(ended.prettiest) == 3
    assert "site" not in (*ended.longest, *ended.prettiest)
    lengths = [len(word) for word in ended.longest]
    assert lengths == sorted(lengths, reverse=True)
    assert table.public.last.letters == ("S", "T")
    assert [word.word for word in table.public.last.words] == ["sud", "site"]


def test_c22_a_word_is_told_with_its_part_of_speech_and_why_it_counts() -> None:
    (accepted,) = of(WordAccepted, words_at("So").says("sud"))
    assert accepted == WordAccepted(0, "sud", "sud", "headword", ("noun",))
