"""The command `tablee words`, as a player runs it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs the command with an empty cache; what it printed."""
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")

    def run(*arguments: str, code: int = 0, lang: str = "en") -> Any:
        assert main(["words", *arguments, "--lang", lang]) == code
        out, err = capsys.readouterr()
        return err if code == 2 else out

    return run


def test_why_a_word_counts(said: Callable[..., str]) -> None:
    told = said("why", "EPEE")
    assert "épée counts (EPEE): noun." in told
    assert "the small dictionary" in told
    told = said("why", "chanter", lang="fr").replace("\N{NO-BREAK SPACE}", " ")
    assert "Même famille : chanson, chanter, chant, chanteur, " in told


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("chevaux", "chevaux ne compte pas : c’est un pluriel de cheval."),
        ("chantait", "chantait ne compte pas : c’est une forme conjuguée de chanter."),
        ("Marseille", "Marseille ne compte pas : c’est un nom propre."),
        ("qsdfgh", "qsdfgh ne compte pas : le dictionnaire ne le connaît pas."),
        ("pomme de terre", "pomme de terre ne compte pas : les expressions avec des espaces sont exclues."),
    ],
)
def test_why_a_word_does_not_count(said: Callable[..., str], word: str, sentence: str) -> None:
    assert sentence in said("why", word, code=1, lang="fr").replace("\N{NO-BREAK SPACE}", " ")


def test_another_accent_is_suggested(said: Callable[..., str]) -> None:
    assert "With other accents, marié would count." in said("why", "MARIE", code=1)


def test_letters_with_two_readings(said: Callable[..., str]) -> None:
    assert "These letters may be read as péché and pêche." in said("why", "PECHE")


def test_no_word_is_asked_about(said: Callable[..., str]) -> None:
    assert "Which word?" in said("why", code=2)


def test_checking_what_is_not_there(said: Callable[..., str]) -> None:
    assert "“tablee words build” makes it" in said("check", code=2)


def test_building_without_a_network(said: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", (tmp_path / "nowhere").as_uri())
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    for name in ("PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    told = said("build", code=2)
    assert "could not be downloaded" in told
    assert "-o lexicon=primer" in told


def test_a_feminine_counts(said: Callable[..., str]) -> None:
    assert "chanteur counts (CHANTEUSE): noun." in said("why", "chanteuse")


def test_an_older_dictionary_is_found_or_said_to_be_lost(said: Callable[..., str], tmp_path: Path) -> None:
    assert "cannot make it again" in said("build", "--fingerprint", "0123456789abcdef", code=1)
    folder = tmp_path / "lexicon"
    folder.mkdir(exist_ok=True)
    (folder / "complete-0123456789abcdef.lexicon").write_bytes(b"kept")
    assert "is here" in said("build", "--fingerprint", "0123456789abcdef")
