"""Tai Chi Chuan, C13: why a word is refused, and votes."""

from typing import Any

from tablee import CLOCK, TimeUp, narrate
from tablee.games.taichi.events import RaceWon, VoteClosed, Voted, VoteOpened, WordAccepted, WordHeld, WordRefused
from tablee.games.taichi.moves import Say

from .taichi_tables import of, words_at

VOTE = {"vote": True}

# C13: reasons


def test_c13_the_letters_are_looked_at_before_the_dictionary_and_the_dictionary_before_the_family() -> None:
    table = words_at("A M", "aimer")
    assert table.verdict("blorf") == "initial A"
    assert table.verdict("azzz") == "missing M"
    assert table.verdict("amzzz") == "not-found"
    assert table.verdict("amours") == "plural amour"
    assert table.verdict("amour") == "family aimer"


def test_c13_everybody_hears_the_word_and_why() -> None:
    table = words_at("So")
    (refused,) = of(WordRefused, table.says("sites"))
    for seat in (0, 1, 2, None):
        assert refused.seen_by(seat) == WordRefused(0, "sites", "plural", "site")


# C13: votes


def test_c13_there_is_no_vote_unless_the_host_allows_it() -> None:
    assert words_at("So").refuses("insist szblorf") == ("C13", "no-votes")


def test_c13_a_strict_majority_of_the_others_accepts_a_word() -> None:
    table = words_at("So", seats=5, options=VOTE)
    told = table.does("insist szblorf")
    assert of(VoteOpened, told) == [VoteOpened(0, "szblorf", "not-found")]
    assert table.public.acting == (1, 2, 3, 4)
    table.seat(1, "vote yes")
    table.seat(2, "vote yes")
    assert table.public.phase == "vote", "half of them is not enough"
    told = table.seat(4, "vote yes")
    assert of(VoteClosed, told) == [VoteClosed(0, "szblorf", "accepted", 3, 0)]
    (accepted,) = of(WordAccepted, told)
    assert (accepted.word, accepted.why) == ("szblorf", "vote")
    assert table.public.phase == "choice"


def test_c13_half_of_the_others_is_a_refusal() -> None:
    table = words_at("So", seats=3, options=VOTE)
    table.does("insist szblorf")
    assert of(Voted, table.seat(1, "vote yes")) == [Voted(1, "yes")]
    told = table.seat(2, "vote no")
    assert of(VoteClosed, told) == [VoteClosed(0, "szblorf", "refused", 1, 1)]
    assert of(WordRefused, told)
    assert (table.public.phase, table.public.acting) == ("word", (0,))


def test_c13_a_vote_ends_as_soon_as_it_is_lost() -> None:
    table = words_at("So", seats=4, options=VOTE)
    table.does("insist szblorf")
    table.seat(1, "vote no")
    assert table.public.phase == "vote"
    table.seat(2, "vote no")
    assert table.public.phase == "word"


def test_c13_silence_refuses() -> None:
    table = words_at("So", seats=4, options=VOTE)
    table.does("insist szblorf")
    table.seat(1, "vote yes")
    (window,) = table.state.windows
    assert (window.seconds, window.seats) == (15, (2, 3))
    told = table.run_out()
    assert of(VoteClosed, told) == [VoteClosed(0, "szblorf", "refused", 1, 0)]
    assert table.public.phase == "word"


def test_c13_two_players_need_the_one_voice_there_is() -> None:
    table = words_at("So", seats=2, options=VOTE)
    table.does("insist szblorf")
    assert of(WordAccepted, table.seat(1, "vote yes"))


def test_c13_clocks_pause_and_go_on_under_their_names() -> None:
    table = words_at("So", options=VOTE)
    (before,) = table.state.windows
    table.does("insist szblorf")
    (during,) = table.state.windows
    assert during.name == "vote-1"
    assert during.holds == (before.name,)
    assert table.refuses(TimeUp(before.name), CLOCK) == ("C9", "no-time-limit")
    table.seat(1, "vote no")
    assert table.state.windows == (before,)


def test_c13_only_unknown_words_and_doubtful_families_are_put_to_the_vote() -> None:
    table = words_at("A M", "aimer", options=VOTE)
    for word, reason in (("rat", "initial"), ("abri", "missing"), ("amours", "plural"), ("amour", "family")):
        (refused,) = of(WordRefused, table.does(f"insist {word}"))
        assert refused.reason == reason
        assert table.public.phase == "word"
    assert of(VoteOpened, table.does("insist ami")) == [VoteOpened(0, "ami", "doubtful", "aimer")]


def test_c13_a_word_that_counts_needs_no_vote() -> None:
    table = words_at("So", options=VOTE)
    assert of(WordAccepted, table.does("insist sud"))
    assert table.public.phase == "choice"


def test_c13_a_doubtful_family_accepted_by_the_table_keeps_its_entry() -> None:
    table = words_at("A M", "aimer", options=VOTE)
    table.does("insist ami")
    table.seat(1, "vote yes")
    (accepted,) = of(WordAccepted, table.seat(2, "vote yes"))
    assert (accepted.headword, accepted.why, accepted.parts) == ("ami", "vote", ("noun",))


def test_c13_a_word_accepted_by_vote_cannot_be_said_again() -> None:
    table = words_at("So", pile="Oo Ay", won=["", "Ty", "Ry"], options=VOTE)
    table.does("insist szblorf")
    table.seat(1, "vote yes")
    table.seat(2, "vote yes")
    table.does("turn")
    assert table.verdict("szblorf") == "again szblorf"


def test_c13_who_tries_after_a_failure_may_ask_for_a_vote_too() -> None:
    table = words_at("So", seats=4, pile="T", won=["", "R", "N", "D"], options=VOTE)
    table.does("give-up")
    table.seat(1, "insist szblorf")
    assert table.public.acting == (0, 2, 3)
    table.seat(0, "vote no")
    table.seat(2, "vote no")
    assert (table.public.phase, table.public.acting) == ("rescue", (1,))
    table.does("insist szplok")
    table.seat(0, "vote yes")
    table.seat(3, "vote yes")
    assert (table.public.turn, table.public.won) == (1, (0, 2, 1, 1))


def test_c13_three_votes_a_round_each() -> None:
    table = words_at("So", options=VOTE)
    for word in ("szblorf", "szplok", "szgnu"):
        table.does(f"insist {word}")
        table.seat(1, "vote no")
    assert table.public.asked == (3, 0, 0)
    assert table.refuses("insist szwik") == ("C13", "too-many-votes")
    assert table.state.why_not(0, Say("sud")) is None


def test_c13_who_has_spoken_or_voted_waits() -> None:
    table = words_at("So", seats=4, options=VOTE)
    table.does("insist szblorf")
    assert table.refuses("say sud", 0) == ("C13", "already-voted")
    assert table.refuses("vote yes", 0) == ("C13", "already-voted")
    table.seat(1, "vote yes")
    assert table.refuses("vote no", 1) == ("C13", "already-voted")
    assert table.refuses("turn", 2) == ("C13", "must-vote")
    assert table.refuses("say sud", 2) == ("C13", "vote-awaited")
    assert table.refuses("give-up", 2) == ("C13", "vote-awaited")


# C13 and C18: a vote during a race


def racing(**more: Any) -> Any:
    """Seats 0 (active), 1 and 2 race for a word in S with a T; seat 3 looks on."""
    table = words_at("So", "sud", seats=4, pile="To Ao", won=["", "Ry", "Rl", "Ny"], options=VOTE, **more)
    table.does("stop", "join", "join", "stay-out", "turn")
    assert table.public.racing == (0, 1, 2)
    return table


def test_c13_a_vote_stops_the_race_but_a_good_word_is_held() -> None:
    table = racing()
    table.seat(1, "insist sztlorf")
    assert table.public.acting == (0, 2, 3)
    told = table.seat(2, "say site")
    assert of(WordHeld, told) == [WordHeld(2, "site")]
    assert not of(RaceWon, told)
    assert table.public.held.word == "site"


def test_c13_the_first_word_wins_the_race_if_the_table_accepts_it() -> None:
    table = racing()
    table.seat(1, "insist sztlorf")
    table.seat(2, "say site", "vote yes")
    told = table.seat(0, "vote yes")
    assert of(RaceWon, told) == [RaceWon(1)]
    assert [word.word for word in of(WordAccepted, told)] == ["sztlorf"]


def test_c13_the_word_held_wins_the_race_if_the_table_refuses_the_first() -> None:
    table = racing()
    table.seat(1, "insist sztlorf")
    table.seat(2, "say site", "vote no")
    told = table.seat(0, "vote no")
    assert [word.word for word in of(WordAccepted, told)] == ["site"]
    assert of(RaceWon, told) == [RaceWon(2)]


def test_c13_the_second_word_held_is_too_late() -> None:
    table = racing()
    table.seat(1, "insist sztlorf")
    table.seat(2, "say site")
    assert table.refuses("say salut", 0) == ("C18", "behind")
    assert table.refuses("give-up", 0) == ("C18", "behind")
    assert table.refuses("say sortir", 3) == ("C18", "behind")


def test_c13_during_a_vote_bad_words_cost_nothing_and_one_may_give_up() -> None:
    table = racing()
    table.seat(1, "insist sztlorf")
    assert of(WordRefused, table.seat(0, "say sac"))
    table.seat(0, "give-up", "vote no")
    assert table.public.racing == (1, 2)
    told = table.seat(2, "vote no")
    assert of(VoteClosed, told)
    assert (table.public.phase, table.public.acting) == ("race", (1, 2))


def test_c13_the_clock_of_the_race_goes_on_after_the_vote() -> None:
    table = racing()
    (before,) = table.state.windows
    table.seat(1, "insist sztlorf")
    assert table.state.windows[0].holds == (before.name,)
    table.seat(0, "vote no")
    table.seat(2, "vote no")
    assert [window.name for window in table.state.windows] == [before.name]
    assert narrate(table.state, CLOCK, TimeUp(before.name))


def test_c13_a_word_that_the_table_accepts_is_no_longer_among_those_that_do_not_count() -> None:
    table = words_at("So", seats=3, options={"vote": True})
    table.seat(0, "say szyx", "say sbrr", "insist szyx")
    assert [miss.word for miss in table.public.misses] == ["szyx", "sbrr"]
    table.seat(1, "vote yes")
    table.seat(2, "vote yes")
    assert [word.word for word in table.public.words] == ["szyx"]
    assert [miss.word for miss in table.public.misses] == ["sbrr"]


def test_c13_a_word_that_the_table_has_accepted_does_not_count_again() -> None:
    table = words_at("So", seats=3, pile="To", options={"vote": True})
    table.seat(0, "insist stzyx")
    table.seat(1, "vote yes")
    table.seat(2, "vote yes")
    table.seat(0, "turn", "say stzyx")
    assert [(miss.word, miss.reason) for miss in table.public.misses] == [("stzyx", "again")]


def test_c13_crude_words_count_unless_the_host_minds() -> None:
    assert words_at("Eo").verdict("baiser") == "initial E"
    assert words_at("BK").verdict("baiser") == "ok"
    assert words_at("BK", options={"family": True}).verdict("baiser") == "crude"
    assert words_at("BK", options={"family": True}).verdict("bateau") == "ok"


def test_c13_in_a_race_somebody_who_may_still_speak_votes_once() -> None:
    table = words_at("So", "sud", seats=4, pile="T A", won=["", "R", "N", "D"], options=VOTE)
    table.does("stop", "join", "join", "stay-out", "turn")
    table.seat(1, "insist sztlorf")
    table.seat(0, "vote no")
    assert 0 in table.state.acting, "there is still a word to be found"
    for answer in ("vote yes", "vote no"):
        assert table.refuses(answer, 0) == ("C13", "already-voted")
    assert table.refuses("vote yes", 1) == ("C13", "already-voted"), "it is one's own word"
    assert {str(move) for move in table.state.moves(0)} & {"vote yes", "vote no"} == set()
