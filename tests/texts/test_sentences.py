"""Every sentence of both languages, with every kind of person and number, has none of the known faults."""

import re
from typing import Any

import pytest

import tablee

from .faults import FAULTS, faults_in, singular
from .sentences import LANGUAGES, Built, asked_for, counted, none_as_one, told

QUOTED = re.compile(r"“[^”]*”|«[^»]*»")


def wrong(built: Built, nouns: set[str]) -> str | None:
    """What is wrong with a sentence. The notation of moves, quoted as an example, is no language."""
    text = QUOTED.sub("zythum", built.text) if "problem-notation" in built.where else built.text
    found = faults_in(built.lang, text, nouns)
    return f"{built.where}: {built.text}\n    {'; '.join(found)}" if found else None


def check(sentences: list[Built]) -> None:
    """None of them has a fault; each message is named once."""
    nouns = {lang: counted(lang) for lang in LANGUAGES}
    faulty: dict[str, str] = {}
    for built in dict.fromkeys(sentences):
        text = wrong(built, nouns[built.lang])
        if text:
            faulty.setdefault(built.where, text)
    assert not faulty, f"{len(faulty)} messages\n" + "\n".join(faulty.values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", tablee.games())
def test_what_a_game_tells(name: str, lang: str) -> None:
    sentences = [built for edition in tablee.game(name).editions for built in told(edition, lang)]
    assert len(sentences) > 100
    check(sentences)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_besides(lang: str) -> None:
    check(list(asked_for(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_none_is_not_said_as_one(lang: str) -> None:
    """French counts none as it counts one: a sentence that names no number needs a form of its own for none."""
    assert not [f"{built.where}: {built.text}" for built in none_as_one(lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_counted_noun_follows_a_nought(lang: str) -> None:
    nouns = counted(lang)
    for noun in nouns:
        assert faults_in(lang, f"0 {noun}", nouns), noun
        assert faults_in(lang, f"0 {singular(lang, noun)}", nouns), noun


@pytest.mark.parametrize(("lang", "fault"), [(lang, fault) for lang in LANGUAGES for fault in FAULTS[lang]])
def test_every_fault_is_recognised(lang: str, fault: Any) -> None:
    assert re.search(fault.pattern, fault.example), fault.name
