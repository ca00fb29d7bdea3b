"""Committed shuffles: known answers computed here a second time, no number favoured, no promise broken unseen."""

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee import BadRecord, Fairness, promise
from tablee.kernel.conformance.worlds import TOO_FAR, deviation
from tablee.kernel.fairness import SEED_BYTES, Stream, commitment_of, seed_from, stream_key

SEED = bytes(range(32))


def numbers_by_hand(seed: bytes, words: tuple[str, ...], index: int, n: int) -> Iterator[Any]:
    """The stream as the module describes it, written once more: blocks of HMAC-SHA256, too large numbers left out."""
    message = b"tablee stream\x00"
    for word in words:
        message += struct.pack(">I", len(word.encode("utf-8"))) + word.encode("utf-8")
    key = hmac.new(seed, message, hashlib.sha256).digest()
    width = len(bin(n - 1)) - 2 if n > 1 else 0
    counter = 0
    while True:
        bits = ""
        while len(bits) < width:
            block = hmac.new(key, struct.pack(">QQ", index, counter), hashlib.sha256).digest()
            bits += "".join(f"{byte:08b}" for byte in block)
            counter += 1
        number = int(bits[:width] or "0", 2)
        if number < n:
            yield number


@pytest.mark.parametrize("words", [(), ("",), ("tango",), ("Zoé", "", "🂡"), ("ab", "c")])
@pytest.mark.parametrize("index", [0, 1, 2**40])
@pytest.mark.parametrize("n", [1, 2, 3, 50, 576, 2**256, 2**256 + 1, 3 * 2**300])
def test_numbers_are_those_computed_by_hand(words: tuple[str, ...], index: int, n: int) -> None:
    below = promise(SEED).with_words(words).draws(index)
    assert [below(n) for _ in range(12)] == list(islice(numbers_by_hand(SEED, words, index, n), 12))


def test_a_known_answer_never_changes() -> None:
    below = promise(SEED).draws(0)
    assert [below(52) for _ in range(10)] == [30, 27, 51, 13, 47, 20, 8, 49, 29, 31]
    assert promise(SEED).commitment == "a42ffe5bb35c6a3d2b4ae9941eda94e79b3f840820bfe557ab4d06d89f974026"


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    due = hashlib.sha256(b"tablee commitment\x00" + SEED).hexdigest()
    assert commitment_of(SEED) == promise(SEED).commitment == due
    assert promise(SEED).seed == SEED.hex()


def test_a_promise_is_kept_by_its_seed_alone() -> None:
    fair = promise(SEED)
    assert fair.kept()
    assert not Fairness(fair.commitment, seed=promise(bytes(32)).seed).kept()
    assert not Fairness(fair.commitment, seed="no hexadecimal").kept()
    assert not Fairness(fair.commitment).kept()
    assert not Fairness("é" * 64, seed=fair.seed).kept()


def test_every_new_promise_has_a_seed_of_its_own() -> None:
    seeds = {promise().seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(bytes.fromhex(seed)) == SEED_BYTES for seed in seeds)


def test_a_seed_from_a_text_is_always_the_same() -> None:
    assert seed_from("tango") == seed_from("tango") != seed_from("tarot")
    assert len(seed_from("")) == SEED_BYTES


def test_a_hidden_promise_keeps_its_words_and_tells_no_seed() -> None:
    fair = promise(SEED).with_words(("a", "b"))
    assert fair.hidden() == Fairness(fair.commitment, ("a", "b"))
    with pytest.raises(BadRecord, match="record-seed-hidden"):
        fair.hidden().draws(0)


def test_a_seed_that_is_none_gives_no_draws() -> None:
    with pytest.raises(BadRecord, match="record-promise-broken"):
        Fairness("", seed="no hexadecimal").draws(0)


@given(st.lists(st.tuples(st.text(), st.text()), min_size=2, max_size=2, unique=True))
def test_other_words_give_another_stream(words: list[tuple[str, str]]) -> None:
    one, other = words
    assert stream_key(SEED, one) != stream_key(SEED, other)


def test_a_word_cannot_pass_for_another() -> None:
    keys = {stream_key(SEED, words) for words in [("ab", "c"), ("a", "bc"), ("abc",), ("abc", ""), ("", "abc")]}
    assert len(keys) == 5


def test_every_index_has_a_stream_of_its_own_whatever_was_drawn_before() -> None:
    fair = promise(SEED)
    first = fair.draws(1)
    alone = [first(1000) for _ in range(20)]
    zeroth = fair.draws(0)
    for _ in range(500):
        zeroth(7)
    later = fair.draws(1)
    assert [later(1000) for _ in range(20)] == alone
    streams = {tuple(map(fair.draws(index), [1000] * 20)) for index in range(200)}
    assert len(streams) == 200


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 24, 50])
def test_no_number_is_favoured(n: int) -> None:
    below = Stream(b"key", 0).below
    counts = Counter(below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert deviation(counts, n) < TOO_FAR


def test_first_numbers_of_consecutive_streams_are_not_favoured_either() -> None:
    fair = promise(SEED)
    counts = Counter(fair.draws(index)(6) for index in range(3000))
    assert deviation(counts, 6) < TOO_FAR


@given(st.integers(1, 2**300), st.binary(min_size=1), st.integers(0, 2**63))
def test_a_number_is_always_below_its_bound(n: int, key: bytes, index: int) -> None:
    below = Stream(key, index).below
    assert all(0 <= below(n) < n for _ in range(5))
