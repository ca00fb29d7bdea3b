"""The proxy cuts where it is told, and only there."""

import threading

import psycopg
import pytest

from .proxy import NOTHING, Bytes, Cut, Messages, Proxy
from .wire import COMPLETE, READY

SOON = 30.0
"""Seconds after which something will not happen any more."""
INSERT = "INSERT INTO notes VALUES (%s)"


def connect(proxy: Proxy) -> psycopg.Connection[tuple[object, ...]]:
    return psycopg.connect(proxy.url, autocommit=True)


@pytest.fixture(autouse=True)
def notes(proxy: Proxy) -> None:
    with psycopg.connect(proxy.url, autocommit=True) as connection:
        connection.execute("CREATE TABLE notes (number INTEGER)")


def kept(proxy: Proxy) -> list[object]:
    """The notes that are in the database, read by a connection of its own."""
    with connect(proxy) as connection:
        return [row[0] for row in connection.execute("SELECT number FROM notes ORDER BY number")]


def note(proxy: Proxy, number: int) -> None:
    with connect(proxy) as connection:
        connection.execute(INSERT, (number,))


def note_in_transaction(proxy: Proxy, number: int) -> None:
    with connect(proxy) as connection:
        connection.execute("BEGIN")
        connection.execute(INSERT, (number,))
        connection.execute("COMMIT")


def test_without_a_cut_everything_gets_through(proxy: Proxy) -> None:
    note(proxy, 1)
    note_in_transaction(proxy, 2)
    assert kept(proxy) == [1, 2]
    assert {"BEGIN", "COMMIT"} < set(proxy.seen)


@pytest.mark.parametrize("asked", [NOTHING, Bytes(1), Bytes(20), Messages(1), Messages(4)])
def test_a_request_cut_off_is_not_done(proxy: Proxy, asked: Bytes | Messages) -> None:
    cut = proxy.arm(Cut("INSERT", asked=asked))
    with pytest.raises(psycopg.OperationalError):
        note(proxy, 1)
    assert cut.done.wait(SOON)
    assert [message.letter for message in cut.request] == ["P", "B", "D", "E", "S"]
    assert kept(proxy) == []
    note(proxy, 2)
    assert kept(proxy) == [2], "only once"


@pytest.mark.parametrize("answered", [NOTHING, Bytes(1), Bytes(9), Messages(1), Messages(3)])
def test_an_answer_lost_is_to_something_done(proxy: Proxy, answered: Bytes | Messages) -> None:
    cut = proxy.arm(Cut("INSERT", answered=answered))
    with pytest.raises(psycopg.OperationalError):
        note(proxy, 1)
    assert [message.letter for message in cut.answer][-2:] == [COMPLETE, READY]
    assert kept(proxy) == [1]


def test_the_answer_to_a_commit_is_swallowed(proxy: Proxy) -> None:
    proxy.arm(Cut("COMMIT", answered=NOTHING))
    with pytest.raises(psycopg.OperationalError):
        note_in_transaction(proxy, 1)
    assert kept(proxy) == [1]


def test_a_cut_after_the_answer_is_met_by_the_next_statement(proxy: Proxy) -> None:
    cut = proxy.arm(Cut("INSERT"))
    with connect(proxy) as connection:
        connection.execute(INSERT, (1,))
        assert cut.done.wait(SOON)
        with pytest.raises(psycopg.OperationalError):
            connection.execute(INSERT, (2,))
    assert kept(proxy) == [1]


def test_statements_are_let_through_first_prepared_ones_too(proxy: Proxy) -> None:
    proxy.arm(Cut("INSERT", asked=NOTHING, skip=20))
    with connect(proxy) as connection:
        for number in range(20):
            connection.execute(INSERT, (number,))
        with pytest.raises(psycopg.OperationalError):
            connection.execute(INSERT, (20,))
    assert kept(proxy) == list(range(20))


def test_a_late_request_is_done_when_its_client_is_long_gone(proxy: Proxy) -> None:
    cut = proxy.arm(Cut("INSERT", late=threading.Event()))
    with pytest.raises(psycopg.OperationalError):
        note(proxy, 1)
    assert kept(proxy) == []
    assert cut.late is not None
    cut.late.set()
    assert cut.done.wait(SOON)
    assert kept(proxy) == [1]


def test_a_database_that_is_down_refuses_and_comes_back(proxy: Proxy) -> None:
    with connect(proxy) as connection:
        proxy.refuse()
        with pytest.raises(psycopg.OperationalError):
            connection.execute(INSERT, (1,))
    with pytest.raises(psycopg.OperationalError):
        connect(proxy)
    proxy.open()
    note(proxy, 2)
    assert kept(proxy) == [2]


def test_in_silence_nothing_is_answered_until_it_ends(proxy: Proxy) -> None:
    with connect(proxy) as connection:
        answered = threading.Event()

        def ask() -> None:
            connection.execute(INSERT, (1,))
            answered.set()

        proxy.silence()
        asking = threading.Thread(target=ask)
        asking.start()
        assert not answered.wait(0.3)
        proxy.resume()
        assert answered.wait(SOON)
        asking.join()
    assert kept(proxy) == [1]


def test_all_connections_are_cut_at_once(proxy: Proxy) -> None:
    with connect(proxy) as one, connect(proxy) as other:
        proxy.cut_all()
        for connection in (one, other):
            with pytest.raises(psycopg.OperationalError):
                connection.execute("SELECT 1")
    assert kept(proxy) == []
