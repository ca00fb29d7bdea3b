"""How people say moves."""

import pytest

import tablee
from tablee.kernel.sayings import bare, understood


def test_small_letters_without_accents() -> None:
    assert bare("Écarté") == "ecarte"


def test_what_people_say_is_put_as_it_is_written_down() -> None:
    said = {"je": "", "j'": "", "passe": "pass", "appelle": "call"}
    assert understood("Je passe", said) == ["pass"]
    assert understood("J’appelle VERT", said) == ["call", "vert"]
    assert understood("  ", said) == []


@pytest.mark.parametrize(
    ("game", "said", "written"),
    [
        ("tarot", "passe", "pass"),
        ("tarot", "Je passe", "pass"),
        ("tarot", "pari bac", "bet bac"),
        ("tarot", "parier le baccalauréat", "bet bac"),
        ("tarot", "appel vert", "call vert"),
        ("tarot", "j’appelle le vert", "call vert"),
        ("tarot", "call green", "call vert"),
        ("tarot", "couper 20", "cut 20"),
        ("tarot", "seul", "alone"),
        ("tarot", "annonce rien", "announce nothing"),
        ("taichi", "retourner une carte", "turn"),
        ("taichi", "Abandonner", "give-up"),
        ("taichi", "vote oui", "vote yes"),
        ("taichi", "prendre lotus", "take lotus"),
        ("taichi", "dire épée", "say épée"),
        ("tapecho", "poser 70>3 +", "lay 70>3 +"),
        ("tapecho", "répondre 152 70", "react 152 70"),
        ("tapecho", "jeter 12", "drop 12"),
        ("tacta", "prêt", "ready"),
        ("tacta", "donner carré garder cercle", "give carré keep cercle"),
    ],
)
def test_french_is_understood(game: str, said: str, written: str) -> None:
    assert str(tablee.game(game).parse(said)) == written
