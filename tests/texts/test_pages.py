"""The rule pages are read whole, and found by number or words."""

import pytest

import tablee
from tablee.texts.languages import languages
from tablee.texts.pages import parsed, rules

PAGES = [(name, lang) for name in tablee.games() for lang in languages()]


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_every_clause_of_the_game_is_on_its_page(name: str, lang: str) -> None:
    game = tablee.game(name)
    page = rules(game, lang)
    assert tuple(clause.number for clause in page.clauses if clause.number) == game.clauses
    assert page.title
    assert page.opening
    assert all(clause.title and clause.text for clause in page.clauses)


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_a_number_finds_its_clause(name: str, lang: str) -> None:
    game = tablee.game(name)
    for number in game.clauses:
        assert [clause.number for clause in rules(game, lang).search(number.lower())] == [number]


def test_words_are_found_without_accents_and_titles_come_first() -> None:
    page = rules(tablee.game("tango"), "fr")
    assert page.search("DEPARTAGE")[0].number == "G13"
    assert page.search("rencontre")[0].number == "G8"
    assert page.search("couple sans propriétaire")[0].number == "G12"
    assert page.search("xylophone") == ()


def test_text_without_a_number_is_found_too() -> None:
    found = rules(tablee.game("tarot"), "en").search("face down")
    assert [clause.number for clause in found] == [""]
    assert found[0].heading == "What each player may know"


def test_a_small_page() -> None:
    page = parsed("# T\nhello\n\n## S\n### A1 · One\nfirst\n### A2 · Two\nsecond\n\n- item\n\n## End\nlast\n")
    assert page.title == "T"
    assert page.opening == "hello"
    assert [clause.heading for clause in page.clauses] == ["A1 · One", "A2 · Two", "End"]
    assert page.clauses[1].text == "second\n\n- item"
    assert list(page.sections()) == ["S", "End"]
    assert parsed("").clauses == ()


def test_of_a_drawing_only_what_it_shows_is_found() -> None:
    page = parsed("# T\n\n### A1 · One\nText.\n\n![A leaf](veo6 a0 0 0)\n")
    assert [clause.number for clause in page.search("leaf")] == ["A1"]
    assert page.search("veo6") == ()


def test_a_heading_of_a_section_finds_its_clauses() -> None:
    page = rules(tablee.game("tarot"), "fr")
    for words, name in (("primes", "Primes"), ("paris", "Paris")):
        wanted = [clause.number for clause in page.clauses if f"« {name} »" in clause.section.replace("\xa0", " ")]
        found = [clause.number for clause in page.search(words)]
        assert wanted
        assert sorted(found[: len(wanted)]) == sorted(wanted)


def test_words_that_look_like_the_one_looked_for() -> None:
    page = rules(tablee.game("tarot"), "fr")
    assert "égalité" in page.near("egalitté")
    assert page.near("xylophone") == ()


LABELS = {
    "fr": ("But du jeu", "À votre tour", "La fin", "Le sel du jeu", "Pour commencer"),
    "en": ("Aim of the game", "On your turn", "The end", "What is special", "To begin with"),
}


@pytest.mark.parametrize(("name", "lang"), PAGES)
def test_a_page_begins_with_the_game_in_five_lines(name: str, lang: str) -> None:
    lines = rules(tablee.game(name), lang).nutshell
    assert tuple(line.partition(":")[0].strip() for line in lines) == LABELS[lang]
    assert all(40 < len(line) < 260 for line in lines)


@pytest.mark.parametrize("name", tablee.games())
def test_the_aim_of_every_game_is_found(name: str) -> None:
    page = rules(tablee.game(name), "fr")
    assert page.search("but du jeu")[0] == page.clauses[0]


def test_words_that_people_look_for_are_found_and_not_shown() -> None:
    page = rules(tablee.game("tarot"), "fr")
    assert "T7" in [clause.number for clause in page.search("entamer")]
    assert "T14" in [clause.number for clause in page.search("levée")]
    assert len(page.search("pli")) > 3
    assert not any("<!--" in clause.text for clause in page.clauses)


def test_a_page_without_such_lines_has_no_nutshell() -> None:
    assert parsed("# T\n\n### A1 · One\nText.\n").nutshell == ()
    assert parsed("").nutshell == ()
