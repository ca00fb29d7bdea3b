"""Ctrl-C while the player thinks, and while a move is being written."""

import os
import signal

import pytest

from tablee.terminal.signals import HEARD, Interrupted, Signals


@pytest.mark.parametrize("number", HEARD)
def test_a_signal_is_heard_at_once(number: int) -> None:
    signals = Signals()
    with pytest.raises(Interrupted) as caught, signals.listening():
        os.kill(os.getpid(), number)
    assert caught.value.code == 128 + number


def test_whoever_listened_before_listens_again() -> None:
    before = [signal.getsignal(number) for number in HEARD]
    with Signals().listening():
        assert [signal.getsignal(number) for number in HEARD] != before
    assert [signal.getsignal(number) for number in HEARD] == before


def test_what_must_be_whole_is_done_first() -> None:
    signals, done = Signals(), []

    def write() -> None:
        with signals.listening(), signals.held():
            os.kill(os.getpid(), signal.SIGTERM)
            done.append("written")

    with pytest.raises(Interrupted) as caught:
        write()
    assert done == ["written"]
    assert caught.value.code == 143


def test_nothing_happens_if_nothing_is_heard() -> None:
    signals = Signals()
    with signals.listening(), signals.held():
        assert signals.holding
    assert not signals.holding


def test_a_program_that_stops_already_hears_nothing_more() -> None:
    signals = Signals()
    with signals.listening():
        signals.ignore()
        os.kill(os.getpid(), signal.SIGINT)
    assert signals.heard == signal.SIGINT
