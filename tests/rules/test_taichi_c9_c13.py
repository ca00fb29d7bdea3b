"""Tai Chi Chuan, C9-C13: time, families, the words that count, and votes."""

import pytest

from tablee import CLOCK, TimeUp, narrate
from tablee.games.taichi.events import (
    GaveUp,
    RaceWon,
    TimeOver,
    VoteClosed,
    Voted,
    VoteOpened,
    WordAccepted,
    WordHeld,
    WordRefused,
)
from tablee.games.taichi.moves import Insist, Say

from .taichi_tables import of, words_at

VOTE = {"vote": True}


# C9: time and trying again


def test_c9_a_word_that_does_not_count_costs_nothing():
    table = words_at("So")
    before = table.public
    told = table.says("blorf", "rat", "soleils")
    assert [refused.reason for refused in of(WordRefused, told)] == ["initial", "initial", "plural"]
    after = table.public
    assert (after.phase, after.acting, after.won, after.words) == (before.phase, before.acting, before.won, ())
    assert table.state.windows[0].name == "word-1", "the same clock goes on"
    assert of(WordAccepted, table.says("sud"))


def test_c9_the_words_that_did_not_count_are_remembered_up_to_a_dozen():
    table = words_at("So")
    table.says(*(f"s{letter}zk" for letter in "abcdefghijklmno"))
    assert [miss.word for miss in table.public.misses] == [f"s{letter}zk" for letter in "defghijklmno"]


@pytest.mark.parametrize("seconds", [15, 60, 300])
def test_c9_the_clock_is_as_long_as_agreed(seconds):
    table = words_at("So", options={"seconds": seconds})
    (window,) = table.state.windows
    assert (window.seconds, window.seats) == (seconds, (0,))


def test_c9_without_a_clock_no_time_runs_out():
    table = words_at("So", options={"seconds": 0})
    assert table.state.windows == ()
    assert table.refuses(TimeUp("word-1"), CLOCK) == ("C9", "no-time-limit")


def test_c9_every_card_starts_a_clock_of_its_own():
    table = words_at("So")
    names = [table.state.windows[0].name]
    table.does("say sud")
    assert table.state.windows == (), "nobody is hurried to decide"
    table.does("turn")
    names.append(table.state.windows[0].name)
    assert len(set(names)) == 2
    assert table.refuses(TimeUp(names[0]), CLOCK) == ("C9", "no-time-limit")


def test_c9_time_up_is_a_failure():
    table = words_at("So")
    told = table.run_out()
    assert of(TimeOver, told) == [TimeOver((0,))]
    assert table.public.phase == "rescue"


def test_c9_one_may_give_up():
    table = words_at("So")
    assert of(GaveUp, table.does("give-up")) == [GaveUp(0)]
    assert table.public.phase == "rescue"


def test_c9_where_a_word_is_looked_for_nothing_else_is_done():
    table = words_at("So")
    assert table.refuses("stop") == ("C9", "must-say")
    assert table.refuses("turn") == ("C9", "must-say")
    assert table.refuses("take lotus") == ("C9", "must-say")


def test_c9_solutions_are_listed_for_bots_and_kept_from_players():
    table = words_at("So")
    moves = table.state.moves(0)
    assert any(isinstance(move, Say) for move in moves)
    assert [str(move) for move in moves.told] == ["give-up"]
    assert Say("sud") in moves
    assert Say("anything at all") in moves
    assert Say("") not in moves


# C10: families


def test_c10_no_word_twice_in_a_round():
    table = words_at("So Uo", "sud")
    assert table.verdict("SUD") == "again sud"


def test_c10_no_two_words_of_one_family():
    table = words_at("A M", "aimer")
    assert table.verdict("amour") == "family aimer"
    table = words_at("A M", "amour")
    assert table.verdict("aimer") == "family amour"
    assert table.verdict("animal") == "ok"


def test_c10_it_covers_words_of_other_players():
    table = words_at("A M", "abri")
    table.does("give-up")
    table.seat(1, "say amour")
    assert table.public.acting == (2,)
    (refused,) = of(WordRefused, table.seat(2, "say aimer"))
    assert (refused.reason, refused.of) == ("family", "amour")


def test_c10_a_new_round_forgets_the_words():
    table = words_at("So", pile="Sy Sl Ao", won=["", "To", "Ty"])
    table.does("say sud", "stop", "stay-out", "stay-out")
    assert table.public.words == ()
    table.does("turn")
    assert table.verdict("sud") == "ok"


def test_c10_a_doubtful_family_is_accepted_where_nobody_votes():
    table = words_at("A M", "aimer")
    assert table.verdict("ami") == "ok"
    assert words_at("A M", "aimer", options=VOTE).verdict("ami") == "doubtful aimer"


# C11: the dictionary


@pytest.mark.parametrize(
    ("shown", "word", "verdict"),
    [
        ("So", "sud", "ok"),
        ("So", "SUD", "ok"),
        ("So", "  sud ", "ok"),
        ("So", "sites", "plural site"),
        ("Co", "chantait", "conjugated chanter"),
        ("Co", "chanteuse", "feminine chanteur"),
        ("So", "szblorf", "not-found"),
        ("Eo", "épée", "ok"),
        ("Eo", "epee", "ok"),
        ("M", "marie", "conjugated marier"),
        ("M", "marié", "ok"),
        ("Co", "cœur", "ok"),
        ("Co", "coeur", "ok"),
        ("Ao", "arc-en-ciel", "ok"),
        ("Ao", "arc en ciel", "spaces"),
        ("So", "s", "too-short"),
        ("So", "sud1", "signs"),
        ("So", "s&d", "signs"),
    ],
)
def test_c11_only_main_entries_count_letters_fold_to_a_z(shown, word, verdict):
    assert words_at(shown).verdict(word) == verdict


def test_c11_hyphens_and_accents_are_no_letters():
    table = words_at("Ao Rl Cl", "ami arbre")
    assert table.verdict("arc-en-ciel") == "ok"
    assert words_at("Co Eo Oo", "chat cerise").verdict("cœur") == "ok", "the ligature is an O and an E"


def test_c11_an_exact_spelling_comes_before_one_without_accents():
    table = words_at("M")
    (refused,) = of(WordRefused, table.says("marie"))
    assert refused.suggestion == "marié"
    (accepted,) = of(WordAccepted, words_at("Eo").says("epee"))
    assert (accepted.headword, accepted.why) == ("épée", "unaccented")


@pytest.mark.parametrize("text", ["   ", "\n", "\x00sud", "a\x1bb"])
def test_c11_a_text_without_a_word_is_not_heard(text):
    table = words_at("So")
    assert table.refuses(Say(text)) == ("C11", "nothing-said")


def test_c11_a_text_is_bounded():
    table = words_at("So")
    assert table.refuses(Say("s" * 41)) == ("C11", "too-long")
    assert of(WordRefused, table.says("s" * 40))
    assert table.refuses(Insist("s" * 41)) == ("C13", "no-votes")
    assert words_at("So", options=VOTE).refuses(Insist("s" * 41)) == ("C11", "too-long")


# C12: the three switches


@pytest.mark.parametrize(
    ("shown", "word", "switch", "why"),
    [
        ("So", "sites", "accords", "plural"),
        ("Co", "chanteuse", "accords", "feminine"),
        ("Co", "chantait", "conjugated", "conjugated"),
    ],
)
def test_c12_each_switch_accepts_its_own_forms(shown, word, switch, why):
    for name in ("accords", "conjugated", "proper"):
        table = words_at(shown, options={name: True})
        if name == switch:
            (accepted,) = of(WordAccepted, table.says(word))
            assert accepted.why == why
            assert accepted.headword != word
        else:
            assert table.verdict(word).startswith(why)


def test_c12_proper_nouns():
    assert words_at("FW").verdict("france") == "proper-noun France"
    (accepted,) = of(WordAccepted, words_at("FW", options={"proper": True}).says("france"))
    assert (accepted.headword, accepted.why, accepted.parts) == ("France", "proper-noun", ())
    assert words_at("FW", options={"accords": True, "conjugated": True}).verdict("france") == "proper-noun France"


def test_c12_a_form_belongs_to_the_family_of_its_headword():
    table = words_at("So To", "site", options={"accords": True})
    assert table.verdict("sites") == "family site"


# C13: reasons


def test_c13_the_letters_are_looked_at_before_the_dictionary_and_the_dictionary_before_the_family():
    table = words_at("A M", "aimer")
    assert table.verdict("blorf") == "initial A"
    assert table.verdict("azzz") == "missing M"
    assert table.verdict("amzzz") == "not-found"
    assert table.verdict("amours") == "plural amour"
    assert table.verdict("amour") == "family aimer"


def test_c13_everybody_hears_the_word_and_why():
    table = words_at("So")
    (refused,) = of(WordRefused, table.says("sites"))
    for seat in (0, 1, 2, None):
        assert refused.seen_by(seat) == WordRefused(0, "sites", "plural", "site")


# C13: votes


def test_c13_there_is_no_vote_unless_the_host_allows_it():
    assert words_at("So").refuses("insist szblorf") == ("C13", "no-votes")


def test_c13_a_strict_majority_of_the_others_accepts_a_word():
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


def test_c13_half_of_the_others_is_a_refusal():
    table = words_at("So", seats=3, options=VOTE)
    table.does("insist szblorf")
    assert of(Voted, table.seat(1, "vote yes")) == [Voted(1, "yes")]
    told = table.seat(2, "vote no")
    assert of(VoteClosed, told) == [VoteClosed(0, "szblorf", "refused", 1, 1)]
    assert of(WordRefused, told)
    assert (table.public.phase, table.public.acting) == ("word", (0,))


def test_c13_a_vote_ends_as_soon_as_it_is_lost():
    table = words_at("So", seats=4, options=VOTE)
    table.does("insist szblorf")
    table.seat(1, "vote no")
    assert table.public.phase == "vote"
    table.seat(2, "vote no")
    assert table.public.phase == "word"


def test_c13_silence_refuses():
    table = words_at("So", seats=4, options=VOTE)
    table.does("insist szblorf")
    table.seat(1, "vote yes")
    (window,) = table.state.windows
    assert (window.seconds, window.seats) == (15, (2, 3))
    told = table.run_out()
    assert of(VoteClosed, told) == [VoteClosed(0, "szblorf", "refused", 1, 0)]
    assert table.public.phase == "word"


def test_c13_two_players_need_the_one_voice_there_is():
    table = words_at("So", seats=2, options=VOTE)
    table.does("insist szblorf")
    assert of(WordAccepted, table.seat(1, "vote yes"))


def test_c13_clocks_pause_and_go_on_under_their_names():
    table = words_at("So", options=VOTE)
    (before,) = table.state.windows
    table.does("insist szblorf")
    (during,) = table.state.windows
    assert during.name == "vote-1"
    assert during.holds == (before.name,)
    assert table.refuses(TimeUp(before.name), CLOCK) == ("C9", "no-time-limit")
    table.seat(1, "vote no")
    assert table.state.windows == (before,)


def test_c13_only_unknown_words_and_doubtful_families_are_put_to_the_vote():
    table = words_at("A M", "aimer", options=VOTE)
    for word, reason in (("rat", "initial"), ("abri", "missing"), ("amours", "plural"), ("amour", "family")):
        (refused,) = of(WordRefused, table.does(f"insist {word}"))
        assert refused.reason == reason
        assert table.public.phase == "word"
    assert of(VoteOpened, table.does("insist ami")) == [VoteOpened(0, "ami", "doubtful", "aimer")]


def test_c13_a_word_that_counts_needs_no_vote():
    table = words_at("So", options=VOTE)
    assert of(WordAccepted, table.does("insist sud"))
    assert table.public.phase == "choice"


def test_c13_a_doubtful_family_accepted_by_the_table_keeps_its_entry():
    table = words_at("A M", "aimer", options=VOTE)
    table.does("insist ami")
    table.seat(1, "vote yes")
    (accepted,) = of(WordAccepted, table.seat(2, "vote yes"))
    assert (accepted.headword, accepted.why, accepted.parts) == ("ami", "vote", ("noun",))


def test_c13_a_word_accepted_by_vote_cannot_be_said_again():
    table = words_at("So", pile="Oo Ay", won=["", "Ty", "Ry"], options=VOTE)
    table.does("insist szblorf")
    table.seat(1, "vote yes")
    table.seat(2, "vote yes")
    table.does("turn")
    assert table.verdict("szblorf") == "again szblorf"


def test_c13_who_tries_after_a_failure_may_ask_for_a_vote_too():
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


def test_c13_three_votes_a_round_each():
    table = words_at("So", options=VOTE)
    for word in ("szblorf", "szplok", "szgnu"):
        table.does(f"insist {word}")
        table.seat(1, "vote no")
    assert table.public.asked == (3, 0, 0)
    assert table.refuses("insist szwik") == ("C13", "too-many-votes")
    assert table.state.why_not(0, Say("sud")) is None


def test_c13_who_has_spoken_or_voted_waits():
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


def racing(**more):
    """Seats 0 (active), 1 and 2 race for a word in S with a T; seat 3 looks on."""
    table = words_at("So", "sud", seats=4, pile="To Ao", won=["", "Ry", "Rl", "Ny"], options=VOTE, **more)
    table.does("stop", "join", "join", "stay-out", "turn")
    assert table.public.racing == (0, 1, 2)
    return table


def test_c13_a_vote_stops_the_race_but_a_good_word_is_held():
    table = racing()
    table.seat(1, "insist sztlorf")
    assert table.public.acting == (0, 2, 3)
    told = table.seat(2, "say site")
    assert of(WordHeld, told) == [WordHeld(2, "site")]
    assert not of(RaceWon, told)
    assert table.public.held.word == "site"


def test_c13_the_first_word_wins_the_race_if_the_table_accepts_it():
    table = racing()
    table.seat(1, "insist sztlorf")
    table.seat(2, "say site", "vote yes")
    told = table.seat(0, "vote yes")
    assert of(RaceWon, told) == [RaceWon(1)]
    assert [word.word for word in of(WordAccepted, told)] == ["sztlorf"]


def test_c13_the_word_held_wins_the_race_if_the_table_refuses_the_first():
    table = racing()
    table.seat(1, "insist sztlorf")
    table.seat(2, "say site", "vote no")
    told = table.seat(0, "vote no")
    assert [word.word for word in of(WordAccepted, told)] == ["site"]
    assert of(RaceWon, told) == [RaceWon(2)]


def test_c13_the_second_word_held_is_too_late():
    table = racing()
    table.seat(1, "insist sztlorf")
    table.seat(2, "say site")
    assert table.refuses("say salut", 0) == ("C18", "behind")
    assert table.refuses("give-up", 0) == ("C18", "behind")
    assert table.refuses("say sortir", 3) == ("C18", "behind")


def test_c13_during_a_vote_bad_words_cost_nothing_and_one_may_give_up():
    table = racing()
    table.seat(1, "insist sztlorf")
    assert of(WordRefused, table.seat(0, "say sac"))
    table.seat(0, "give-up", "vote no")
    assert table.public.racing == (1, 2)
    told = table.seat(2, "vote no")
    assert of(VoteClosed, told)
    assert (table.public.phase, table.public.acting) == ("race", (1, 2))


def test_c13_the_clock_of_the_race_goes_on_after_the_vote():
    table = racing()
    (before,) = table.state.windows
    table.seat(1, "insist sztlorf")
    assert table.state.windows[0].holds == (before.name,)
    table.seat(0, "vote no")
    table.seat(2, "vote no")
    assert [window.name for window in table.state.windows] == [before.name]
    assert narrate(table.state, CLOCK, TimeUp(before.name))
