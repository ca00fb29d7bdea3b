"""The complete lexicon: built as it should be, quick, and as good as docs/lexicon.md says."""

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.games.taichi.lexicon.figures import EVERYTHING, from_npm, rows, verdicts

from tablee.games.taichi.lexicon import STRICT, Accepted, Lexicon, Refused
from tablee.games.taichi.lexicon.building import lines, listed
from tablee.games.taichi.lexicon.families import judgements
from tablee.games.taichi.lexicon.shelf import check, expected
from tablee.games.taichi.lexicon.spelling import folded


def test_it_is_the_one_we_know(complete: Lexicon) -> None:
    assert check().digest() == complete.fingerprint == expected()


def test_its_size(complete: Lexicon) -> None:
    assert len(complete) > 75_000
    assert complete.forms > 400_000
    assert complete.names > 50_000


def test_every_word_that_was_checked_by_hand_is_judged_so(complete: Lexicon) -> None:
    said = {text: complete.judge(text, STRICT) for _, text in rows("checked.tsv")}
    assert len(said) >= 200
    wrong = {
        text: said[text]
        for label, text in rows("checked.tsv")
        if label != ("+" if isinstance(said[text], Accepted) else said[text].reason)
    }
    assert wrong == {}


def test_the_small_dictionary_has_the_common_words_and_none_that_is_none(complete: Lexicon, primer: Lexicon) -> None:
    assert len(primer) >= 8_000
    assert [word for word in list(complete)[:2_000] if word not in primer.spellings] == []
    assert [word for word in primer if word not in complete.spellings] == []


def test_drawn_words_are_judged_as_somebody_who_reads_them_would(complete: Lexicon) -> None:
    drawn = [row for row in rows("drawn.tsv") if len(row) > 1]
    wrong = [text for label, text in drawn if (label == "+") != isinstance(complete.judge(text), Accepted)]
    assert len(drawn) >= 1_000
    assert len(wrong) <= 0.01 * len(drawn)


def test_words_that_live_in_the_plural_are_as_common_as_it_is(complete: Lexicon) -> None:
    assert complete.rank("vacances") < 2_000 < complete.rank("vacance")
    assert complete.rank("lunettes") < 2_000
    assert complete.rank("princesse") < 3_000


def test_what_is_written_by_hand_about_headwords_holds(complete: Lexicon) -> None:
    for file in ("plurals.txt", "entries.txt"):
        assert [word for word in sorted(listed(file)) if word not in complete] == []
    assert [word for _, *words in lines("additions.txt") for word in words if word not in complete] == []
    assert [word for word in sorted(listed("strays.txt")) if word in complete.spellings] == []
    for _, form, lemma in lines("forms.txt"):
        verdict = complete.judge(form, STRICT)
        assert isinstance(verdict, Refused)
        assert folded(verdict.of) == folded(lemma)


@pytest.fixture(scope="module")
def independent(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The words of a list of other origin."""
    text = from_npm("an-array-of-french-words", "2.0.0", "package/index.json", tmp_path_factory.mktemp("independent"))
    return [word for word in json.loads(text) if len(word) > 1]


def test_at_most_one_in_a_hundred_words_of_another_list_is_unknown(complete: Lexicon, independent: Any) -> None:
    unknown = [word for word in independent if isinstance(complete.judge(word, EVERYTHING), Refused)]
    assert len(independent) > 300_000
    assert len(unknown) / len(independent) <= 0.01


def measured(complete: Lexicon, name: str) -> Any:
    """Precision and recall of the strict families on labelled pairs."""
    found = [(label == "1", complete.kin(one, other) == "same") for label, one, other in rows(name)]
    hits = sum(truth and said for truth, said in found)
    return hits / sum(said for _, said in found), hits / sum(truth for truth, _ in found)


@pytest.mark.parametrize(
    ("name", "precision", "recall"),
    [("kept.tsv", 0.97, 0.92), ("third.tsv", 0.97, 0.92), ("unseen.tsv", 0.96, 0.92), ("second.tsv", 0.96, 0.85)],
)
def test_families_on_pairs_nothing_was_learned_from(
    complete: Lexicon, name: str, precision: float, recall: float
) -> None:
    right, found = measured(complete, name)
    assert right >= precision
    assert found >= recall


def test_pairs_kept_apart_are_many_and_other_than_those_learned_from() -> None:
    *apart, learned = (
        {frozenset(row[1:]) for row in rows(name)}
        for name in ("unseen.tsv", "second.tsv", "third.tsv", "kept.tsv", "pairs.tsv")
    )
    assert sum(map(len, apart)) == len(frozenset().union(*apart)) >= 1_000
    assert not frozenset().union(*apart) & learned
    assert len(apart[2] | apart[3]) >= 500


def test_at_most_one_in_a_hundred_random_verdicts_on_common_words_is_plainly_wrong(complete: Lexicon) -> None:
    read = {(one, other): label for label, one, other in rows("verdicts.tsv")}
    drawn = verdicts(complete)
    assert [pair for pair in drawn if pair not in read] == [], "read these, and write them down in verdicts.tsv"
    assert sum(read[pair] == "0" for pair in drawn) <= 0.01 * len(drawn)


LOOK_ALIKE = """
comprendre/comprimé finir/finesse secouer/secours refermer/référence relier/relief pouvoir/puisque impasse/impassible
tonnerre/tonneau galerie/galère dessert/desserrer tendrement/tension aimer/aimanter marteau/martien pâtir/pâtissier
viol/violacé requin/requinquer confesser/confédération sur/sûr cesser/céder tendresse/tendu bouchon/boucherie
"""
RELATIVES = """
tendre/tendresse tendre/tension rêver/rêverie siffler/siffloter marché/marchand vingt/vingt-cinq cacher/cachette
fin/finesse fin/finir boucher/bouchon boucher/boucherie vain/vainement combattif/combat millepatte/mille-pattes
"""


@pytest.mark.parametrize("pair", LOOK_ALIKE.split())
def test_words_that_only_look_like_relatives(complete: Lexicon, pair: str) -> None:
    assert complete.kin(*pair.split("/")) != "same"


@pytest.mark.parametrize("pair", RELATIVES.split())
def test_relatives(complete: Lexicon, pair: str) -> None:
    one, other = pair.split("/")
    assert complete.kin(one, other) == "same"
    assert other in complete.family(one)
    assert other not in list(complete.solutions((complete.folded(other)[0],), (one,)))


@pytest.mark.parametrize("text", ["kdo", "msge", "tte", "qqes", "vivi"])
def test_what_is_short_for_a_word_is_none(complete: Lexicon, text: str) -> None:
    assert complete.judge(text, EVERYTHING).reason == "not-found"


@pytest.mark.parametrize(("text", "of"), [("cieux", "ciel"), ("vitraux", "vitrail"), ("yachtsmen", "yachtsman")])
def test_plurals_of_words_that_have_a_singular(complete: Lexicon, text: str, of: str) -> None:
    verdict = complete.judge(text)
    assert (verdict.reason, verdict.of) == ("plural", of)


@pytest.mark.parametrize("text", ["combattif", "joailler", "serpillère", "millepatte", "mille-pattes", "millepattes"])
def test_words_spelt_as_since_1990(complete: Lexicon, text: str) -> None:
    assert isinstance(complete.judge(text, STRICT), Accepted)


def test_a_respelt_word_is_inflected_like_its_other_spelling(complete: Lexicon) -> None:
    assert complete.judge("combattive", STRICT).of == "combattif"
    assert complete.judge("joaillère", STRICT).of == "joailler"
    assert complete.judge("grelotait", STRICT).of == "greloter"
    assert "ch’ti" not in complete.spellings
    assert complete.judge("ch'ti").headword == "chti"


def test_what_is_written_by_hand_about_families_holds(complete: Lexicon) -> None:
    hand = judgements()
    for one, other in hand.cuts:
        assert complete.kin(one, other) != "same" or one not in complete or other not in complete, (one, other)
    for first, *others in hand.joins:
        for word in others:
            assert first not in complete or word not in complete or complete.kin(first, word) == "same", (first, word)


def test_it_opens_at_once_and_takes_little_memory(complete: Lexicon) -> None:
    program = """
import resource, time
from tablee.games.taichi import lexicon
loaded, started = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
words = lexicon.find("complete")
assert words.solutions(("S", "QZ", "N"), ("sud",)).any and words.judge("sud") and words.kin("sud", "site") is None
words.family("chanter")
print(time.process_time() - started, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - loaded) / 1024)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    seconds, megabytes = map(float, done.stdout.split())
    assert seconds < 0.3
    assert megabytes < 60


@pytest.mark.slow
def test_a_build_takes_at_most_300_mb_and_15_seconds_of_cpu(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tablee", "words", "build"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "TABLEE_CACHE": str(tmp_path)})
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert used.ru_utime + used.ru_stime <= 15
    assert used.ru_maxrss <= 300_000
