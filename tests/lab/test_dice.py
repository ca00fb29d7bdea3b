"""Whose dice are thrown."""

from random import Random

from tablee.lab.dice import Duplicate, OneStream


def test_one_stream_is_everybodys() -> None:
    rng = Random(1)
    dice = OneStream(rng)
    assert dice.draw() is dice.thoughts(0) is dice.thoughts(3) is dice.order() is rng


def test_a_draw_is_the_same_however_much_was_thrown_before() -> None:
    one, two = Duplicate("a", 2), Duplicate("a", 2)
    for _ in range(7):
        one.draw().random()
        one.thoughts(0).random()
    two_draws = [two.draw().random() for _ in range(8)]
    assert one.draw().random() == two_draws[7]
    assert len(set(two_draws)) == 8


def test_every_purpose_and_every_deal_has_dice_of_its_own() -> None:
    dice, other = Duplicate("a", 2), Duplicate("b", 2)
    thrown = [dice.draw().random(), dice.thoughts(0).random(), dice.thoughts(1).random(), dice.order().random()]
    thrown += [other.draw().random(), other.thoughts(0).random(), other.thoughts(1).random(), other.order().random()]
    assert len(set(thrown)) == 8


def test_a_head_goes_on_thinking() -> None:
    dice = Duplicate("a", 1)
    assert dice.thoughts(0).random() != dice.thoughts(0).random()
