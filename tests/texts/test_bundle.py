"""Fluent files, read once."""

from tablee.texts.bundle import Texts, bundle, ended, silent


def test_a_language_is_read_once() -> None:
    assert bundle("fr") is bundle("fr")
    assert bundle("fr") is not bundle("en")


def test_the_house_is_known_everywhere_and_a_game_in_its_own_place() -> None:
    assert Texts("fr").holding("list") is not None
    assert Texts("fr").holding("title") is None
    assert Texts("fr", "tablee.games.tango").holding("title") is not None


def test_a_message_its_attribute_and_what_is_not_there() -> None:
    texts = Texts("en", "tablee.games.tango")
    title = texts.phrase("title", {})
    assert title is not None
    assert title.text == "Tango"
    assert title.faults == ()
    assert texts.phrase("title.about", {}) is not None
    assert texts.phrase("title.nothing", {}) is None
    assert texts.phrase("no-such-message", {}) is None


def test_a_variable_that_is_missing_is_a_fault() -> None:
    found = Texts("en").phrase("list", {})
    assert found is not None
    assert found.faults


def test_what_a_language_lacks_is_english() -> None:
    texts = Texts("fr")
    texts.own = silent("fr")
    found = texts.phrase("list", {"first": "A", "last": "B"})
    assert found is not None
    assert found.text == "A and B"


def test_a_name_that_ends_a_sentence_by_itself_is_followed_by_no_full_stop() -> None:
    found = Texts("en", "tablee.games.tacta").phrase("ending-rounds", {"winners": "Yahoo!", "winners-count": 2})
    assert found is not None
    assert found.text == "The count is in: in the lead, Yahoo!"
    for text in ("Who?", "Who? Nobody!", "Wait…"):
        assert ended(f"{text}.") == text
    assert ended("King Jr.. King Jr..") == "King Jr. King Jr."
    for text in ("Ann.", "Bob... plays.", "Bob..."):
        assert ended(text) == text
