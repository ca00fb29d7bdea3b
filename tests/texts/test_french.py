"""Small words before names."""

import pytest
from fluent.runtime import FluentResource

from tablee.texts.bundle import silent
from tablee.texts.french import de, que


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "d’Ada"),
        ("Élise", "d’Élise"),
        ("Hugo", "d’Hugo"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Bo", "de Bo"),
        ("le carré 5 vert", "du carré 5 vert"),
        ("les Profs", "des Profs"),
        ("la carte de départ", "de la carte de départ"),
        ("l’Excuse", "de l’Excuse"),
        ("un Élève bleu", "d’un Élève bleu"),
        ("vous", "de vous"),
        ("7", "de 7"),
        ("", "de "),
    ],
)
def test_de_is_cut_short_or_joined(name: str, said: str) -> None:
    assert de(name) == said


def test_que_is_cut_short() -> None:
    assert [que("Ada"), que("Bo"), que("vous")] == ["qu’Ada", "que Bo", "que vous"]


def test_texts_can_ask_for_it() -> None:
    texts = silent("fr")
    texts.add_resource(FluentResource("hand = la main { DE($on) }"))
    assert texts.format_pattern(texts.get_message("hand").value, {"on": "Ada"}) == ("la main d’Ada", [])
