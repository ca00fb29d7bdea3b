"""Tapécho, P16: how long an attack lies in front of its target, and what it protects from."""

import pytest

from tablee.games.tapecho.events import AttackLeft, TurnSkipped

from .tapecho_tables import attack, card, cards, n, of, others_play, party


def test_p16_an_attack_lies_in_front_of_its_target_until_the_attackers_next_turn() -> None:
    table = party("xb-mute a1b a2b a3b", "a1m a2m a3m", "a1w a2w a3w", "a3b#2 a5b a6b")
    attack(table, "xb-mute>2")
    for seat in (1, 2, 3):
        assert table.turn == seat
        assert table.public.lying == (None, None, card("xb-mute"), None)
        assert table.public.attackers == (None, None, 0, None)
        if seat == 2:
            table.does("drop a1w", f"keep {table.state.top(2)[0]}")
        else:
            events = table.does(n(f"lay {'a1m' if seat == 1 else 'a3b#2'}>{seat}"))
    assert of(AttackLeft, events) == [AttackLeft(2, card("xb-mute"))]
    assert table.turn == 0
    assert table.public.lying == table.public.attackers == (None,) * 4
    assert card("xb-mute") in table.public.discard


def test_p16_or_until_that_turn_would_begin_if_it_is_skipped() -> None:
    table = party("a1b a2b", "xb-skip a3b", "a2w a3w", "a1m a2m", attacks={3: ("xb-mute", 0)}, turn=1)
    attack(table, "xb-skip>0")
    table.does("lay a2w>2")
    events = table.does("lay a1m>3")
    assert [type(event) for event in events[1:]] == [AttackLeft, TurnSkipped, AttackLeft]
    assert table.public.lying == (None,) * 4
    assert table.turn == 1


@pytest.mark.parametrize("attacker", [0, 1, 3])
def test_p16_nobody_receives_a_second_attack_while_one_lies_there(attacker: int) -> None:
    table = party("xb-skip a1b", "a2b a3b", turn=0, attacks={2: ("xb-mute", attacker)})
    assert table.refuses("lay xb-skip>2") == ("P16", "already-attacked")
    assert table.offers("lay xb-skip>1")


def test_p16_a_cancelled_attack_leaves_the_table_but_the_protection_stays() -> None:
    table = party("xb-skip a1b", "dm a2m", "xb-mute a3w", "xb-reveal a1m", turn=0)
    table.does("lay xb-skip>1", "react dm xb-skip")
    assert table.public.lying == (None,) * 4
    assert table.discard == "xb-skip dm"
    assert table.public.attackers == (None, 0, None, None)


def test_p16_the_protection_of_a_cancelled_attack_ends_with_the_attackers_next_turn() -> None:
    table = party("xb-skip a1b a2b", "dm a2m a3m", "xb-mute a3w a2w", "xb-reveal a1m a5b")
    table.does("lay xb-skip>1", "react dm xb-skip", "lay a2m>1")
    assert table.refuses("lay xb-mute>1") == ("P16", "already-attacked")
    table.does("lay a3w>2")
    assert table.refuses("lay xb-reveal>1") == ("P16", "already-attacked")
    table.does("lay a1m>3")
    assert table.turn == 0
    assert table.public.attackers == (None,) * 4


def test_p16_an_attack_takes_effect_at_once() -> None:
    table = party("xb-lose_best a1b", atouts={1: "a9b"})
    attack(table, "xb-lose_best>1")
    assert table.atouts(1) == ""


def test_p16_the_lasting_one_stays_for_the_whole_game_but_protects_only_the_first_round() -> None:
    table = party("xb-tied a1b a2b", "a1m a2m a3m", "a1w a2w a3w", "a3b a5b a6b")
    attack(table, "xb-tied>2")
    assert table.public.ties == ((), (), cards("xb-tied"), ())
    assert table.public.lying == (None,) * 4
    assert table.public.attackers[2] == 0
    others_play(table, 0)
    assert table.public.ties[2] == cards("xb-tied")
    assert table.public.attackers[2] is None
    others_play(table, 1)
    others_play(table, 0)
    assert table.public.ties[2] == cards("xb-tied")
