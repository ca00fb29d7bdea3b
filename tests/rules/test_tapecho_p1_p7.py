"""Tapécho, P1-P7: the deck and the set-up."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tablee import CHANCE, BadOption, narrate
from tablee.games.tapecho.camps import set_aside
from tablee.games.tapecho.deck import deck_for
from tablee.games.tapecho.effects import EFFECTS
from tablee.games.tapecho.events import CampsDrawn, Dealt, GameBegun, Starts
from tablee.games.tapecho.moves import DrawCamps, DrawContext, DrawFirst, Shuffle
from tablee.games.tapecho.pieces import MEN, MIXED, WOMEN, Figure, Kind
from tablee.texts.speaker import Speaker

from .tapecho_tables import PACK, TAPECHO, card, deal, of, opened, party, started

DECK = deck_for(None)


def of_kind(kind: Kind) -> list[Figure]:
    """The cards of a kind."""
    return [figure for figure in DECK.cards if figure.kind is kind]


# P1: camps and kinds


def test_p1_every_card_has_a_kind_and_a_camp() -> None:
    assert {figure.kind for figure in DECK.cards} == set(Kind)
    assert {figure.camp for figure in DECK.cards} == {WOMEN, MEN, MIXED}
    assert all(figure.camp != MIXED for figure in of_kind(Kind.DEFENCE))
    assert all(figure.camp == MIXED for figure in of_kind(Kind.FOIL))  # P21


def test_p1_the_context_is_not_in_the_pack() -> None:
    table = started()
    assert len(DECK.cards) == 40 + table.public.pile


# P2: spots


def test_p2_only_atouts_and_handicaps_carry_a_spot_and_every_spot_is_a_contexts() -> None:
    for figure in DECK.cards:
        assert figure.spot in (-1, *range(6))
        assert figure.spot == -1 or figure.kind in (Kind.ATOUT, Kind.HANDICAP)


@pytest.mark.parametrize("context", range(6))
def test_p2_a_card_without_a_spot_or_with_the_contexts_is_at_home(context: int) -> None:
    for number, figure in enumerate(DECK.cards):
        assert bool(PACK.foreign[context] >> number & 1) == (figure.spot not in (-1, context))


def test_p2_a_colour_never_stands_alone() -> None:
    assert len({context.symbol for context in DECK.contexts}) == len({context.colour for context in DECK.contexts}) == 6


# P3: the deck of the house


def test_p3_the_deck_has_so_many_cards_of_each_kind() -> None:
    assert len(DECK.contexts) == 6
    assert len(DECK.cards) == 160
    counts = Counter(figure.kind for figure in DECK.cards)
    assert counts == {Kind.ATOUT: 64, Kind.HANDICAP: 52, Kind.ATTACK: 24, Kind.DEFENCE: 12, Kind.FOIL: 8}
    assert Counter(figure.camp for figure in of_kind(Kind.DEFENCE)) == {WOMEN: 6, MEN: 6}


@pytest.mark.parametrize("kind", [Kind.ATOUT, Kind.HANDICAP])
def test_p3_values_go_from_1_to_9_and_others_have_none(kind: Any) -> None:
    assert {figure.value for figure in of_kind(kind)} == set(range(1, 10))
    for other in set(Kind) - {Kind.ATOUT, Kind.HANDICAP}:
        assert {figure.value for figure in of_kind(other)} == {0}


@pytest.mark.parametrize("kind", [Kind.ATOUT, Kind.HANDICAP, Kind.ATTACK])
def test_p3_half_is_mixed_and_the_camps_mirror_each_other(kind: Any) -> None:
    camps = Counter(figure.camp for figure in of_kind(kind))
    assert camps[MIXED] == len(of_kind(kind)) / 2
    women, men = (
        sorted((f.value, f.spot, f.effect, f.count) for f in of_kind(kind) if f.camp == camp) for camp in (WOMEN, MEN)
    )
    assert women == men


@pytest.mark.parametrize("kind", [Kind.ATOUT, Kind.HANDICAP])
def test_p3_about_half_carry_a_spot_spread_evenly_over_the_contexts(kind: Any) -> None:
    spots = Counter(figure.spot for figure in of_kind(kind) if figure.spot >= 0)
    assert 0.4 <= spots.total() / len(of_kind(kind)) <= 0.6
    assert len(set(spots.values())) == 1
    assert len(spots) == 6
    worth = {spot: sum(f.value for f in of_kind(kind) if f.spot == spot) for spot in range(6)}
    assert len(set(worth.values())) == 1


def test_p3_every_effect_is_in_the_deck_and_every_attack_has_one() -> None:
    assert {figure.effect for figure in of_kind(Kind.ATTACK)} == set(EFFECTS)


def test_p3_every_card_has_a_title_of_its_own_and_a_line_in_both_languages() -> None:
    for lang in ("fr", "en"):
        titles = [getattr(face, lang) for face in DECK.faces]
        assert len(set(titles)) == 160
        assert all(getattr(face, f"{lang}_note") for face in DECK.faces)


def small_deck(count: int) -> str:
    """The text of a deck of so many atouts."""
    lines = "".join(f'  {{ value = {1 + i % 9}, fr = "F{i}", en = "E{i}" }},\n' for i in range(count))
    return f'contexts = [{{ key = "ici", fr = "Ici", en = "Here" }}]\natouts = [\n{lines}]\n'


@pytest.mark.parametrize(("seats", "count"), [(4, 41), (7, 71), (10, 101)])
def test_p3_a_host_may_play_with_a_deck_of_their_own_if_it_has_enough_cards(seats: int, count: int) -> None:
    table = opened(seats, deck=small_deck(count))
    table.does("context 0", "shuffle " + " ".join(map(str, range(count))), "first 0")
    assert table.public.counts == (10,) * seats
    assert table.public.pile == 1
    with pytest.raises(BadOption) as caught:
        opened(seats, deck=small_deck(count - 1))
    problem = caught.value.problem
    assert problem.key == "deck-small"
    assert problem.args == {"option": "deck", "cards": count - 1, "least": count, "seats": seats}


def test_p3_a_deck_with_a_flaw_is_refused_before_the_game() -> None:
    with pytest.raises(BadOption) as caught:
        opened(4, deck=small_deck(50).replace("value = 7", "value = 70", 1))
    problem = caught.value.problem
    assert problem.key == "deck-value"
    assert problem.args["line"] == 9
    assert problem.args["card"] == "atouts 7 (F6)"
    assert problem.args["option"] == "deck"


# P4: camps


@pytest.mark.parametrize("seats", range(4, 11))
def test_p4_where_nobody_has_chosen_chance_decides(seats: int) -> None:
    table = opened(seats, camps=None)
    assert table.public.camps == ()
    draws = [draw.camps for draw in table.state.moves(CHANCE) if isinstance(draw, DrawCamps)]
    assert set(draws) == {camps for camps in product((0, 1), repeat=seats) if abs(2 * sum(camps) - seats) <= 1}
    in_larger = [Counter(camps)[camps[0]] * 2 > seats for camps in draws]
    assert sum(in_larger) * seats == len(draws) * ((seats + 1) // 2) * (seats % 2), "the host's seat is like any other"


def test_p4_in_the_first_edition_women_and_men_sat_in_turn() -> None:
    for seats in range(4, 11):
        view = TAPECHO.edition(1).start(seats).view(None)
        assert view.camps == tuple(seat % 2 for seat in range(seats))
        assert (view.phase, view.edition) == ("context", 1)


@pytest.mark.parametrize(("seats", "one_in"), [(5, 3), (7, 4), (9, 5)])
@pytest.mark.parametrize("smaller", [WOMEN, MEN])
def test_p4_at_an_odd_table_some_handicaps_for_the_smaller_camp_stay_in_the_box(
    seats: int, one_in: int, smaller: int
) -> None:
    few, many = "wm" if smaller == WOMEN else "mw"
    table = opened(seats, camps=many + (few + many) * (seats // 2))
    (begun,) = of(GameBegun, table.does("context 0"))
    own = [card for card, each in enumerate(PACK.cards) if each.kind is Kind.HANDICAP and each.camp == smaller]
    assert set(begun.aside) <= set(own)
    assert len(begun.aside) == len(own) // one_in
    assert table.refuses(Shuffle(tuple(range(PACK.size)))) == ("P6", "not-a-shuffle")
    table.state.play(CHANCE, Shuffle(tuple(card for card in range(PACK.size) if card not in begun.aside)))
    assert table.public.away == begun.aside
    assert table.public.pile == PACK.size - len(begun.aside) - 10 * seats


def test_p4_what_stays_in_the_box_is_worth_as_much_as_what_does_not() -> None:
    for seats in (5, 7, 9):
        aside = set_aside(PACK, [seat % 2 for seat in range(seats)])
        own = [card for card, each in enumerate(PACK.cards) if each.kind is Kind.HANDICAP and each.camp == MEN]
        mean = sum(PACK.value[card] for card in own) / len(own)
        assert abs(sum(PACK.value[card] for card in aside) / len(aside) - mean) < 0.5


@pytest.mark.parametrize("seats", [4, 6, 8, 10])
def test_p4_at_an_even_table_all_cards_are_in_the_game(seats: int) -> None:
    assert opened(seats).does("context 0") == [GameBegun(1, 0)]


def test_p4_a_deck_that_is_just_large_enough_stays_whole() -> None:
    handicaps = [f'{{ value = 2, camp = "men", fr = "H{i}", en = "H{i}" }}' for i in range(51)]
    deck = 'contexts = [{ key = "k", fr = "K", en = "K" }]\nhandicaps = [' + ", ".join(handicaps) + "]"
    assert opened(5, deck=deck).does("context 0") == [GameBegun(1, 0)]


def test_p4_in_the_first_edition_all_cards_were_in_the_game() -> None:
    state = TAPECHO.edition(1).start(5)
    assert narrate(state, CHANCE, DrawContext(0)) == [GameBegun(1, 0)]
    assert state.why_not(CHANCE, Shuffle(tuple(range(PACK.size)))) is None


@pytest.mark.parametrize(
    ("names", "lang", "said"),
    [
        (None, "fr", "Côté femmes\u00a0: Lila et Nour. Côté hommes\u00a0: Malo et Zoé."),
        ("moon-sun", "fr", "Côté Lune\u00a0: Lila et Nour. Côté Soleil\u00a0: Malo et Zoé."),
        ("moon-sun", "en", "The camps: Moon – Lila and Nour; Sun – Malo and Zoé."),
        ("cherry-blueberry", "en", "The camps: Cherry – Lila and Nour; Blueberry – Malo and Zoé."),
        (" Chats / Chiens ", "fr", "Côté Chats\u00a0: Lila et Nour. Côté Chiens\u00a0: Malo et Zoé."),
    ],
)
def test_p4_a_host_may_give_the_camps_other_names(names: str | None, lang: str, said: str) -> None:
    options = TAPECHO.choose(4, {"names": names})
    speaker = Speaker(TAPECHO, lang, ("Lila", "Malo", "Nour", "Zoé"), None, options)
    assert speaker.event(CampsDrawn((0, 2), (1, 3), ())) == said
    assert speaker.thing("camp-0.symbol") == ("♀" if names is None else "■")


@pytest.mark.parametrize(
    "names",
    ["", "Chats", "Chats/", "/", "Chats/chats", "a/b/c", "Chats/\x1b[31mRoux", "a\nb/c", "\u202ea/b", "x" * 17 + "/y"],
)
def test_p4_names_are_two_short_words_on_one_line(names: str) -> None:
    with pytest.raises(BadOption) as refused:
        opened(4, names=names)
    assert refused.value.problem.key == "option-names"
    assert "\x1b" not in Speaker(TAPECHO, "fr").error(refused.value)


def test_p4_names_are_no_longer_than_two_of_the_longest() -> None:
    with pytest.raises(BadOption) as refused:
        opened(4, names="x" * 99)
    assert refused.value.problem.key == "option-wrong"


@pytest.mark.parametrize("camps", ["wwmm", "wmwmw", "mmmww", "mwmwmwmwmw"])
def test_p4_a_balanced_choice_stands(camps: str) -> None:
    table = opened(len(camps), camps=camps)
    assert "".join("wm"[camp] for camp in table.public.camps) == camps
    assert table.public.phase == "context"


@pytest.mark.parametrize(
    ("camps", "moves"),
    [("wwww", 2), ("wwwm", 1), ("mmmm", 2), ("wwwwm", 1), ("wwwww", 2), ("mmmmmm", 3), ("wwwwwwwwww", 5)],
)
def test_p4_the_surplus_is_drawn_and_moved_and_no_more(camps: str, moves: int) -> None:
    table = opened(len(camps), camps=camps)
    assert table.turn == CHANCE
    assert table.public.camps == ()
    for draw in table.state.moves(CHANCE):
        assert isinstance(draw, DrawCamps)
        assert sum("wm"[camp] != wish for camp, wish in zip(draw.camps, camps, strict=True)) == moves
        assert abs(2 * sum(draw.camps) - len(camps)) <= 1
        more = max("wm", key=camps.count)
        assert all(wish == more for camp, wish in zip(draw.camps, camps, strict=True) if "wm"[camp] != wish)


def test_p4_every_way_of_moving_the_surplus_may_be_drawn() -> None:
    assert {draw.camps for draw in opened(4, camps="wwww").state.moves(CHANCE)} == {
        camps for camps in product((0, 1), repeat=4) if sum(camps) == 2
    }


def test_p4_those_without_a_wish_go_where_somebody_is_missing() -> None:
    assert opened(4, camps="w?ww").refuses(DrawCamps((0, 0, 1, 1))) == ("P4", "not-balanced")
    table = opened(4, camps="ww")
    assert table.public.camps == (0, 0, 1, 1)
    undecided = opened(5, camps="??wmw")
    assert {draw.camps for draw in undecided.state.moves(CHANCE)} == {
        (1, 1, 0, 1, 0),
        (0, 1, 0, 1, 0),
        (1, 0, 0, 1, 0),
    }


def test_p4_the_draw_tells_who_changes_camp() -> None:
    table = opened(4, camps="wwwm")
    events = table.does("camps wmwm")
    assert events == [CampsDrawn((0, 2), (1, 3), (1,))]
    assert table.public.camps == (0, 1, 0, 1)
    assert table.public.phase == "context"


def test_p4_camps_that_are_not_balanced_or_move_too_many_are_refused() -> None:
    table = opened(4, camps="wwwm")
    assert table.refuses("camps wwwm") == ("P4", "not-balanced")
    assert table.refuses("camps mmww") == ("P4", "not-balanced")
    assert table.refuses("context 0") == ("P4", "not-balanced")
    assert table.refuses("lay a1b>0", seat=0) == ("P6", "chance-first")


# P5: the context


@pytest.mark.parametrize("context", range(6))
def test_p5_one_context_is_drawn_and_stays_visible(context: int) -> None:
    table = opened()
    assert list(table.state.moves(CHANCE)) == [DrawContext(i) for i in range(6)]
    events = deal(table, context=context)
    assert of(GameBegun, events) == [GameBegun(1, context)]
    table.does("first 0")
    for seat in (0, 1, 2, 3, None):
        assert table.state.view(seat).context == context


def test_p5_the_context_is_one_of_the_decks() -> None:
    table = opened()
    assert table.refuses("context 6") == ("P5", "not-a-context")
    assert table.refuses("first 0") == ("P5", "not-a-context")


# P6: the deal


@pytest.mark.parametrize("seats", range(4, 11))
def test_p6_ten_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    table = started(seats)
    assert table.public.counts == (10,) * seats
    assert table.public.pile == 160 - len(table.public.away) - 10 * seats
    hands = [set(table.state.view(seat).hand) for seat in range(seats)]
    assert len(set.union(*hands)) == 10 * seats


def test_p6_a_hand_is_hidden_and_its_size_is_not() -> None:
    table = opened()
    events = deal(table, ["a9b"])
    for event in of(Dealt, events):
        for seat in (0, 1, 2, 3, None):
            assert event.seen_by(seat) == (event if seat == event.seat else Dealt(event.seat, 10))
    assert card("a9b") in table.state.view(0).hand
    assert all(card("a9b") not in table.state.view(seat).hand for seat in (1, 2, 3, None))


def test_p6_a_shuffle_has_every_card_once() -> None:
    table = opened()
    table.does("context 0")
    order = tuple(range(160))
    for wrong in (order[:-1], (*order[:-1], 0), (*order, 160), ()):
        assert table.refuses(Shuffle(wrong)) == ("P6", "not-a-shuffle")
    table.state.play(CHANCE, Shuffle(order[::-1]))
    assert table.state.view(0).hand == tuple(range(150, 160))


def test_p6_nothing_can_be_done_before_the_deal() -> None:
    table = opened()
    for seat in range(4):
        assert table.refuses("lay a1b>0", seat=seat) == ("P6", "chance-first")


# P7: the first player


@pytest.mark.parametrize("first", range(4))
def test_p7_the_first_player_is_drawn_and_turns_run_clockwise(first: int) -> None:
    table = opened()
    deal(table, ["a1b a2b", "a1b#2 a2b#2", "a3b a3b#2", "a5b a5b#2"])
    assert [draw.first for draw in table.state.moves(CHANCE)] == [0, 1, 2, 3]
    assert table.does(f"first {first}") == [Starts(first)]
    laid = {0: "a1b", 1: "a1b#2", 2: "a3b", 3: "a5b"}
    for places in range(4):
        seat = (first + places) % 4
        assert table.turn == seat
        table.does(f"lay {laid[seat]}>{seat}")
    assert table.turn == first


def test_p7_the_first_player_is_somebody_at_the_table() -> None:
    table = opened()
    deal(table)
    for first in (-1, 4, 9):
        assert table.refuses(DrawFirst(first)) == ("P7", "not-a-start")


def test_p7_one_plays_in_turn() -> None:
    table = party("a1b a2b", "a1b#2 a2b#2", turn=1)
    assert table.refuses("lay a1b>0", seat=0) == ("P7", "not-your-turn")
    assert table.state.moves(0) == table.state.moves(2) == ()
