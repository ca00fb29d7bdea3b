"""Tai Chi Chuan, C9-C12: time, families, and the words that count."""

import pytest

from tablee import CHANCE, CLOCK, TimeUp
from tablee.games.taichi.events import GaveUp, TimeOver, WordAccepted, WordRefused
from tablee.games.taichi.moves import Insist, OpenDictionary, Say

from .taichi_tables import TAICHI, of, words_at

VOTE = {"vote": True}

# C9: time and trying again


def test_c9_a_word_that_does_not_count_costs_nothing() -> None:
    table = words_at("So")
    before = table.public
    told = table.says("blorf", "rat", "soleils")
    assert [refused.reason for refused in of(WordRefused, told)] == ["initial", "initial", "plural"]
    after = table.public
    assert (after.phase, after.acting, after.won, after.words) == (before.phase, before.acting, before.won, ())
    assert table.state.windows[0].name == "word-1", "the same clock goes on"
    assert of(WordAccepted, table.says("sud"))


def test_c9_the_words_that_did_not_count_are_remembered_up_to_a_dozen() -> None:
    table = words_at("So")
    table.says(*(f"s{letter}zk" for letter in "abcdefghijklmno"))
    assert [miss.word for miss in table.public.misses] == [f"s{letter}zk" for letter in "defghijklmno"]


@pytest.mark.parametrize("seconds", [15, 60, 300])
def test_c9_the_clock_is_as_long_as_agreed(seconds: int) -> None:
    table = words_at("So", options={"seconds": seconds})
    (window,) = table.state.windows
    assert (window.seconds, window.seats) == (seconds, (0,))


def test_c9_without_a_clock_no_time_runs_out() -> None:
    table = words_at("So", options={"seconds": 0})
    assert table.state.windows == ()
    assert table.refuses(TimeUp("word-1"), CLOCK) == ("C9", "no-time-limit")


def test_c9_every_card_starts_a_clock_of_its_own() -> None:
    table = words_at("So")
    names = [table.state.windows[0].name]
    table.does("say sud")
    assert table.state.windows == (), "nobody is hurried to decide"
    table.does("turn")
    names.append(table.state.windows[0].name)
    assert len(set(names)) == 2
    assert table.refuses(TimeUp(names[0]), CLOCK) == ("C9", "no-time-limit")


def test_c9_time_up_is_a_failure() -> None:
    table = words_at("So")
    told = table.run_out()
    assert of(TimeOver, told) == [TimeOver((0,))]
    assert table.public.phase == "rescue"


def test_c9_one_may_give_up() -> None:
    table = words_at("So")
    assert of(GaveUp, table.does("give-up")) == [GaveUp(0)]
    assert table.public.phase == "rescue"


def test_c9_where_a_word_is_looked_for_nothing_else_is_done() -> None:
    table = words_at("So")
    assert table.refuses("stop") == ("C9", "must-say")
    assert table.refuses("turn") == ("C9", "must-say")
    assert table.refuses("take lotus") == ("C9", "must-say")


def test_c9_solutions_are_listed_for_bots_and_kept_from_players() -> None:
    table = words_at("So")
    moves = table.state.moves(0)
    assert any(isinstance(move, Say) for move in moves)
    assert [str(move) for move in moves.told] == ["give-up"]
    assert Say("sud") in moves
    assert Say("anything at all") in moves
    assert Say("") not in moves


# C10: families


def test_c10_no_word_twice_in_a_round() -> None:
    table = words_at("So Uo", "sud")
    assert table.verdict("SUD") == "again sud"


def test_c10_words_that_differ_by_their_accents_are_two_words() -> None:
    table = words_at("M C", "marche")
    assert table.verdict("marché") == "ok"
    assert table.verdict("Marche") == "ok", "typed without accents, it is the one that is still free"
    (accepted,) = of(WordAccepted, table.says("MARCHE"))
    assert (accepted.headword, accepted.why) == ("marché", "unaccented")
    assert table.state.words[-1].headword == "marché"


def test_c10_of_words_that_differ_by_their_accents_each_is_said_once() -> None:
    table = words_at("M C A", "marché MARCHE")
    assert [word.headword for word in table.state.words] == ["marché", "marche"]
    assert table.verdict("marche") == "again MARCHE"
    assert table.verdict("marché") == "again marché"


def test_c10_accents_do_not_hide_a_family() -> None:
    table = words_at("P E", "pêcher")
    assert table.verdict("pêche") == "family pêcher"
    (accepted,) = of(WordAccepted, table.says("PECHE"))
    assert accepted.headword == "péché", "not a relative, so it is this one"


def test_c10_by_the_first_edition_accents_make_no_other_word() -> None:
    table = words_at("M C", "marche", edition=1)
    assert table.verdict("marché") == "again marche"
    listed = {move.word for move in table.state.moves(0) if isinstance(move, Say)}
    assert listed
    assert "marché" not in listed, "nothing is offered that does not count"


def test_c10_no_two_words_of_one_family() -> None:
    table = words_at("A M", "aimer")
    assert table.verdict("amour") == "family aimer"
    table = words_at("A M", "amour")
    assert table.verdict("aimer") == "family amour"
    assert table.verdict("animal") == "ok"


def test_c10_it_covers_words_of_other_players() -> None:
    table = words_at("A M", "abri")
    table.does("give-up")
    table.seat(1, "say amour")
    assert table.public.acting == (2,)
    (refused,) = of(WordRefused, table.seat(2, "say aimer"))
    assert (refused.reason, refused.of) == ("family", "amour")


def test_c10_a_new_round_forgets_the_words() -> None:
    table = words_at("So", pile="Sy Sl Ao", won=["", "To", "Ty"])
    table.does("say sud", "stop", "stay-out", "stay-out")
    assert table.public.words == ()
    table.does("turn")
    assert table.verdict("sud") == "ok"


def test_c10_a_doubtful_family_is_accepted_where_nobody_votes() -> None:
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
        ("Co", "chanteuse", "ok"),
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
def test_c11_only_main_entries_count_letters_fold_to_a_z(shown: str, word: str, verdict: str) -> None:
    assert words_at(shown).verdict(word) == verdict


def test_c11_a_feminine_counts_like_its_masculine_and_is_of_its_family() -> None:
    (accepted,) = of(WordAccepted, words_at("Co").says("chanteuse"))
    assert (accepted.headword, accepted.why) == ("chanteur", "feminine")
    assert words_at("Co T", "chanteuse").verdict("chanter") == "family chanteuse"
    assert words_at("Co T", "chanteur").verdict("chanteuse") == "family chanteur"
    assert words_at("Co").verdict("chanteuses") == "plural chanteur"


def test_c11_purists_refuse_feminines_that_are_no_entries() -> None:
    table = words_at("Co", options={"purists": True})
    assert table.verdict("chanteuse") == "feminine chanteur"
    assert words_at("R", options={"purists": True}).verdict("reine") == "ok"


def test_c11_by_the_first_edition_feminines_were_forms() -> None:
    assert words_at("Co", edition=1).verdict("chanteuse") == "feminine chanteur"
    assert words_at("Co", options={"accords": True}, edition=1).verdict("chanteuse") == "ok"


def test_c11_hyphens_and_accents_are_no_letters() -> None:
    table = words_at("Ao Rl Cl", "ami arbre")
    assert table.verdict("arc-en-ciel") == "ok"
    assert words_at("Co Eo Oo", "chat cerise").verdict("cœur") == "ok", "the ligature is an O and an E"


def test_c11_an_exact_spelling_comes_before_one_without_accents() -> None:
    table = words_at("M")
    (refused,) = of(WordRefused, table.says("marie"))
    assert refused.suggestion == "marié"
    (accepted,) = of(WordAccepted, words_at("Eo").says("epee"))
    assert (accepted.headword, accepted.why) == ("épée", "unaccented")


@pytest.mark.parametrize("text", ["   ", "\n", "\x00sud", "a\x1bb"])
def test_c11_a_text_without_a_word_is_not_heard(text: str) -> None:
    table = words_at("So")
    assert table.refuses(Say(text)) == ("C11", "nothing-said")


def test_c11_a_text_is_bounded() -> None:
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
        ("Co", "chantait", "conjugated", "conjugated"),
    ],
)
def test_c12_each_switch_accepts_its_own_forms(shown: str, word: str, switch: str, why: str) -> None:
    for name in ("accords", "conjugated", "proper"):
        table = words_at(shown, options={name: True})
        if name == switch:
            (accepted,) = of(WordAccepted, table.says(word))
            assert accepted.why == why
            assert accepted.headword != word
        else:
            assert table.verdict(word).startswith(why)


def test_c12_proper_nouns() -> None:
    assert words_at("FW").verdict("france") == "proper-noun France"
    (accepted,) = of(WordAccepted, words_at("FW", options={"proper": True}).says("france"))
    assert (accepted.headword, accepted.why, accepted.parts) == ("France", "proper-noun", ())
    assert words_at("FW", options={"accords": True, "conjugated": True}).verdict("france") == "proper-noun France"


def test_c12_a_form_belongs_to_the_family_of_its_headword() -> None:
    table = words_at("So To", "site", options={"accords": True})
    assert table.verdict("sites") == "family site"


def test_c11_a_dictionary_that_is_not_here_is_named() -> None:
    state = TAICHI.start(2, {"lexicon": "primer"})
    refusal = state.why_not(CHANCE, OpenDictionary("primer", "0123456789abcdef" * 4))
    named = {"fingerprint": "0123456789abcdef"}
    assert (refusal.clause, refusal.key, refusal.args) == ("C11", "another-dictionary", named)
