"""Tai Chi Chuan, C1-C8: the cards, the set-up, and the letters of a word."""

from collections import Counter
from typing import Any

import pytest

import tablee
from tablee import CHANCE, BadNotation, BadOption, BadSeats, narrate
from tablee.games.taichi.events import CardsDealt, CardTurned, RoundBegun, Starts, WordAccepted, WordRefused
from tablee.games.taichi.moves import DrawFirst, OpenDictionary, Shuffle
from tablee.games.taichi.pieces import CARDS, LETTERS, SYMBOLS, most_frequent, symbol_of
from tablee.games.taichi.words import lacking

from .taichi_tables import TAICHI, Words, cards, named, of, opened, rest, words_at

# C1, C2: the cards


def test_c1_a_card_has_one_letter_or_two_and_a_symbol() -> None:
    assert len(LETTERS) == CARDS == 45
    assert all(letters.isalpha() and letters.isupper() and letters.isascii() for letters in LETTERS)
    assert {len(letters) for letters in LETTERS} == {1, 2}
    assert all(len(set(letters)) == len(letters) for letters in LETTERS)
    assert SYMBOLS == ("ombrelle", "yin-yang", "lotus")


def test_c2_fifteen_cards_of_each_symbol() -> None:
    assert Counter(symbol_of(card) for card in range(45)) == {0: 15, 1: 15, 2: 15}


def test_c2_rare_letters_share_a_card_and_every_letter_is_there() -> None:
    doubles = {letters for letters in LETTERS if len(letters) == 2}
    assert {"JY", "QZ"} <= doubles
    assert set("".join(LETTERS)) == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    alone = {letters for letters in LETTERS if len(letters) == 1}
    assert not alone & set("JKQWXYZ")


def test_c2_common_letters_come_more_often_than_rare_ones() -> None:
    counts = Counter(letter for letters in LETTERS for letter in letters)
    assert min(counts[letter] for letter in "EAIRTNOS") > max(counts[letter] for letter in "BFGHJKQVWXYZ")


# C3, C4: the set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c3_everybody_gets_a_card_face_down_and_the_rest_is_the_pile(seats: int) -> None:
    table = Words(TAICHI, TAICHI.start(seats, {"lexicon": "primer"}))
    narrate(table.state, CHANCE, table.state.moves(CHANCE)[0])
    order = list(range(45))[::-1]
    told = narrate(table.state, CHANCE, Shuffle(tuple(order)))
    assert of(CardsDealt, told) == [CardsDealt(45 - seats)]
    assert table.state.won == [[card] for card in order[:seats]]
    table.does("first 0")
    assert table.public.won == (1,) * seats
    assert table.public.pile == 45 - seats
    (turned,) = of(CardTurned, table.does("turn"))
    assert turned.card == order[seats], "the pile is drawn from its top"


def test_c3_a_shuffle_is_an_order_of_all_cards() -> None:
    table = Words(TAICHI, TAICHI.start(3, {"lexicon": "primer"}))
    narrate(table.state, CHANCE, table.state.moves(CHANCE)[0])
    assert table.refuses(Shuffle(tuple(range(44))), CHANCE) == ("C3", "not-a-shuffle")
    assert table.refuses(Shuffle((*range(44), 0)), CHANCE) == ("C3", "not-a-shuffle")
    assert table.refuses("turn", 0) == ("C3", "chance-first")


def test_c3_won_cards_are_hidden_from_all_even_their_owners() -> None:
    table = words_at("So", won=["To", "Ao", "Ny"])
    for view in table.views():
        assert view.won == (1, 1, 1)
    other = words_at("So", won=["Iy", "Dl", "Ey"])
    for mine, theirs in zip(table.views(), other.views(), strict=True):
        assert mine == theirs


def test_c4_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    table = opened(3, "", first=2)
    assert table.turn == 2
    order = []
    for _ in range(4):
        order.append(table.turn)
        table.does("turn", "give-up", "give-up", "give-up")
    assert order == [2, 0, 1, 2]


def test_c4_the_first_player_is_at_the_table() -> None:
    table = Words(TAICHI, TAICHI.start(3, {"lexicon": "primer"}))
    narrate(table.state, CHANCE, table.state.moves(CHANCE)[0])
    table.does("shuffle " + " ".join(map(str, range(45))))
    assert {str(move) for move in table.state.moves(CHANCE)} == {"first 0", "first 1", "first 2"}
    assert table.refuses(DrawFirst(3), CHANCE) == ("C4", "not-a-start")
    told = table.does("first 1")
    assert of(Starts, told) == [Starts(1)]
    assert of(RoundBegun, told) == [RoundBegun(1, 1)]


def test_c4_nobody_else_plays() -> None:
    table = words_at("So")
    assert table.refuses("say sud", 1) == ("C4", "not-your-turn")
    assert table.refuses("turn", 2) == ("C4", "not-your-turn")


# C5: the first card


def test_c5_the_active_player_turns_a_card_first() -> None:
    table = opened(3, "")
    assert table.may == {"turn"}
    assert table.refuses("say sud") == ("C5", "must-turn")
    assert table.refuses("stop") == ("C5", "must-turn")
    table.does("turn")
    assert len(table.public.shown) == 1
    assert table.turn == 0


def test_c5_the_word_begins_with_the_letter() -> None:
    table = words_at("So")
    assert table.verdict("sud") == "ok"
    assert table.verdict("rat") == "initial S"
    assert table.verdict("os") == "initial S"


def test_c5_the_letter_is_the_initial_of_every_word_of_the_round() -> None:
    table = words_at("So Ty", "sud")
    assert table.verdict("site") == "ok"
    assert table.verdict("tasse") == "initial S"


# C6: more cards


def test_c6_after_a_good_word_one_stops_or_turns_another_card() -> None:
    table = words_at("So")
    table.says("sud")
    assert table.may == {"stop", "turn"}
    assert table.refuses("say site") == ("C6", "must-choose")
    (turned,) = of(CardTurned, table.does("turn"))
    assert turned.count == 2
    assert table.public.phase == "word"


def test_c6_a_word_must_have_all_the_letters_in_any_order() -> None:
    table = words_at("So Ty Ao", "sud site")
    assert table.verdict("satellite") == "ok"
    assert table.verdict("salut") == "ok"
    assert table.verdict("sac") == "missing T"
    assert table.verdict("secret") == "missing A"
    assert table.verdict("soleil") == "missing T, A"


def test_c6_the_example_of_the_rules() -> None:
    table = opened(3, "Ro Ry Rl So To Ao Ay")
    told = table.does("turn", "say sud", "turn", "say site", "turn", "say satellite", "turn")
    assert [word.word for word in of(WordAccepted, told)] == ["sud", "site", "satellite"]
    (refused,) = of(WordRefused, table.says("satellite"))
    assert (refused.reason, refused.of) == ("missing", "A")
    assert of(WordAccepted, table.says("satisfait"))
    assert table.public.letters == ("S", "T", "A", "A")


# C7: a letter several times


@pytest.mark.parametrize(
    ("shown", "word", "missing"),
    [
        ("So Sy", "sud", ("S",)),
        ("So Sy", "seul", ("S",)),
        ("So Sy", "sous", ()),
        ("Ao Ay", "ami", ("A",)),
        ("Ao Ay", "abandon", ()),
        ("Ao Ay Al", "abandon", ("A",)),
        ("So To Ay Al", "satellite", ("A",)),
        ("So To Ay Al", "satisfait", ()),
        ("To Ty Ey", "tete", ()),
        ("To Ty Tl", "tete", ("T",)),
    ],
)
def test_c7_a_letter_turned_k_times_is_needed_k_times_the_initial_is_one_of_them(
    shown: str, word: str, missing: Any
) -> None:
    letters = tuple(LETTERS[card] for card in cards(shown))
    assert lacking(letters, word.upper()) == missing


# C8: two letters


def test_c8_the_example_of_the_rules() -> None:
    table = opened(3, "So Sy Sl Ro QZ Ny")
    told = table.does("turn", "say rat", "turn", "say riz", "turn", "say ramequin")
    assert [word.word for word in of(WordAccepted, told)] == ["rat", "riz", "ramequin"]


def test_c8_a_card_counts_as_either_letter() -> None:
    table = words_at("Ro QZ", "rat")
    assert table.verdict("riz") == "ok"
    assert table.verdict("requin") == "ok"
    assert table.verdict("rose") == "missing Q/Z"


def test_c8_the_initial_may_change_if_the_first_card_has_two_letters() -> None:
    table = words_at("QZ Uo", "zoo")
    assert table.verdict("quai") == "ok"
    assert table.verdict("roue") == "initial Q/Z"


@pytest.mark.parametrize(
    ("letters", "word", "missing"),
    [
        (("Q", "QZ"), "QUIZ", ()),
        (("QZ", "QZ"), "QUIZ", ()),
        (("QZ", "QZ", "QZ"), "QUIZ", ("QZ",)),
        (("A", "BK", "KB"), "ABKA", ()),
        (("A", "BK", "BV"), "ABVA", ()),
        (("A", "BK", "BV"), "AKBA", ()),
        (("A", "BK", "BV"), "AVBA", ()),
        (("A", "BK", "BV"), "ABAA", ("BV",)),
        (("A", "B", "BK"), "ABAA", ("BK",)),
        (("A", "BK", "B"), "ABAA", ("BK",)),
        (("A", "BK", "B"), "ABKA", ()),
        (("A", "AE"), "ANE", ()),
        (("A", "AE"), "AN", ("AE",)),
    ],
)
def test_c8_each_card_takes_one_of_its_letters_and_an_occurrence_of_its_own(
    letters: tuple[str, ...], word: str, missing: Any
) -> None:
    assert lacking(letters, word) == missing


# Who plays, and with which options


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_c4_taichi_is_not_played_by_so_many(seats: int) -> None:
    with pytest.raises(BadSeats):
        TAICHI.start(seats)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("seconds", 61),
        ("seconds", None),
        ("seconds", "60"),
        ("lexicon", "larousse"),
        ("vote", "yes"),
        ("accords", 1),
        ("plurals", True),
    ],
)
def test_c12_a_wrong_option_of_taichi_is_named(option: str, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        TAICHI.start(3, {option: value})
    assert caught.value.problem.args["option"] == option


def test_c11_the_dictionary_is_laid_on_the_table_first_and_no_other_will_do() -> None:
    table = Words(TAICHI, TAICHI.start(3, {"lexicon": "primer"}))
    (opening,) = table.state.moves(CHANCE)
    assert opening.lexicon == "primer"
    assert len(opening.fingerprint) >= 16
    assert table.refuses(OpenDictionary("primer", "0" * 64), CHANCE) == ("C11", "another-dictionary")
    assert table.refuses(OpenDictionary("complete", opening.fingerprint), CHANCE) == ("C11", "another-dictionary")
    narrate(table.state, CHANCE, opening)
    assert table.public.fingerprint == opening.fingerprint


def test_c11_a_record_judged_by_another_dictionary_is_not_replayed() -> None:
    log = tablee.Log.begin(TAICHI, 3, {"lexicon": "primer"}, fairness=tablee.promise(b"a" * 32))
    log.chance()
    record = log.record()
    altered = tablee.Input(CHANCE, OpenDictionary("primer", "0" * 64))
    forged = tablee.Record(
        game=record.game,
        rules=record.rules,
        players=record.players,
        options=record.options,
        inputs=(altered, *record.inputs[1:]),
        fairness=record.fairness,
    )
    for check in (tablee.replay, tablee.verify):
        with pytest.raises(tablee.BadRecord) as caught:
            check(forged)
        assert caught.value.problem.args["reason"] == "another-dictionary"
    assert tablee.verify(record) == 3


@pytest.mark.parametrize("text", ["", "say", "insist ", "satellite", "take rose", "pick 45", "first x", "vote maybe"])
def test_c9_what_is_no_move_of_taichi_is_not_read(text: str) -> None:
    with pytest.raises(BadNotation):
        TAICHI.parse(text)


def test_the_most_frequent_symbols_are_found() -> None:
    assert most_frequent(cards("So To Ay")) == (0,)
    assert most_frequent(cards("So Ay Tl")) == (0, 1, 2)
    assert most_frequent([]) == ()
    assert named(rest(range(1, 45))) == "Eo"
