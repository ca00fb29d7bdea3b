"""Which language is spoken."""

import pytest

from tablee import TableeError
from tablee.texts.language import language


@pytest.mark.parametrize(
    ("asked", "environ", "spoken"),
    [
        ("en", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("fr", {}, "fr"),
        (None, {}, "fr"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "fr"),
        (None, {"LANG": "de_DE"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "en_US", "LANG": "fr_FR"}, "en"),
        (None, {"LC_ALL": "fr_BE", "LC_MESSAGES": "en_US"}, "fr"),
    ],
)
def test_the_language_asked_for_then_the_machine_then_french(asked, environ, spoken):
    assert language(asked, environ) == spoken


def test_a_language_nobody_speaks_here():
    with pytest.raises(TableeError):
        language("de", {})
