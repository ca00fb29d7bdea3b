"""Decks: every mistake is found, with its line, the card and what is wrong; and the command that looks for them."""

import pickle
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import TableeError
from tablee.cli import main
from tablee.games.tapecho.deck import (
    MOST_FLAWS,
    REMEMBERED,
    _readings,
    check_deck,
    deck_for,
    flaws,
    names_of,
    pack_for,
    read_deck,
)
from tablee.games.tapecho.deck_lines import places_in
from tablee.games.tapecho.effects import EFFECTS
from tablee.games.tapecho.options import TapechoOptions
from tablee.games.tapecho.pieces import Kind, Pack, figure_of, pack_of
from tablee.texts.languages import game_source
from tablee.texts.speaker import Speaker

TAPECHO = tablee.game("tapecho")
EXAMPLE = TapechoOptions.samples["deck"][0]

SOUND = """\
contexts = [
  { key = "ici", colour = "#112233", symbol = "x", fr = "Ici", en = "Here" },
  { key = "ailleurs", fr = "Ailleurs", en = "Elsewhere" },
]
# a comment with { braces }
atouts = [
  { value = 1, fr = "Un { dans un titre", en = "One" },
  { value = 2, camp = "women", spot = "ici", fr = "Deux", en = "Two", fr_note = "Oui.", en_note = "Yes." },
]
handicaps = [ { value = 9, camp = "men", fr = "Trois", en = "Three" } ]
attacks = [
  { effect = "draw", count = 2, fr = "Quatre", en = "Four" },
  { effect = "skip", fr = "Cinq", en = "Five" },
]
hors_contexte = [{ fr = "Six", en = "Six" }]

[[defences]]
camp = "women"
fr = "Sept"
en = "Seven"
"""


def wrong(old: str, new: str) -> list[tuple]:
    """What is wrong with the sound deck once something in it is replaced: keys, lines and cards."""
    assert SOUND.count(old) == 1, old
    return [(p.key, p.args.get("line"), p.args.get("card")) for p in flaws(SOUND.replace(old, new))]


def test_a_sound_deck_has_no_flaw_and_cards_are_numbered_by_section() -> None:
    assert flaws(SOUND) == ()
    deck = deck_for(SOUND)
    assert [str(card) for card in deck.cards] == ["a1b", "a2w0", "h9m", "xb-draw-2", "xb-skip", "dw", "o"]
    assert [face.en for face in deck.faces] == ["One", "Two", "Three", "Four", "Five", "Seven", "Six"]
    assert [(context.key, context.symbol) for context in deck.contexts] == [("ici", "x"), ("ailleurs", "2")]


def test_lines_are_found_in_lists_and_under_headings_whatever_the_titles_say() -> None:
    assert places_in(SOUND).entries == {
        "contexts": [2, 3],
        "atouts": [7, 8],
        "handicaps": [10],
        "attacks": [12, 13],
        "hors_contexte": [15],
        "defences": [17],
    }


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ('key = "ailleurs"', 'key = "ici"', [("deck-context-twice", 3, "contexts 2 (Ailleurs)")]),
        ('"#112233"', '"red"', [("deck-colour", 2, "contexts 1 (Ici)")]),
        ('"#112233"', "7", [("deck-colour", 2, "contexts 1 (Ici)")]),
        ('symbol = "x"', 'symbol = "xxx"', [("deck-text", 2, "contexts 1 (Ici)")]),
        ("value = 1,", "value = 0,", [("deck-value", 7, "atouts 1 (Un { dans un titre)")]),
        ("value = 1,", "value = 10,", [("deck-value", 7, "atouts 1 (Un { dans un titre)")]),
        ("value = 1,", "value = 1.0,", [("deck-value", 7, "atouts 1 (Un { dans un titre)")]),
        ("value = 1,", "value = true,", [("deck-value", 7, "atouts 1 (Un { dans un titre)")]),
        ("value = 1, ", "", [("deck-missing", 7, "atouts 1 (Un { dans un titre)")]),
        ('camp = "women", spot', 'camp = "robots", spot', [("deck-camp", 8, "atouts 2 (Deux)")]),
        ('camp = "women", spot', "camp = 3, spot", [("deck-camp", 8, "atouts 2 (Deux)")]),
        ('spot = "ici"', 'spot = "la-bas"', [("deck-spot", 8, "atouts 2 (Deux)")]),
        ('spot = "ici"', "spot = 0", [("deck-spot", 8, "atouts 2 (Deux)")]),
        ('fr = "Deux", ', "", [("deck-missing", 8, "atouts 2 (Two)")]),
        ('fr = "Deux"', 'fr = ""', [("deck-text", 8, "atouts 2 (Two)")]),
        ('fr = "Deux"', 'fr = "a\\nb"', [("deck-text", 8, "atouts 2 (a\nb)")]),
        ('fr = "Deux"', "fr = 2", [("deck-text", 8, "atouts 2")]),
        ('fr_note = "Oui."', f'fr_note = "{"x" * 121}"', [("deck-text", 8, "atouts 2 (Deux)")]),
        ('fr_note = "Oui."', 'colour = "pink"', [("deck-field", 8, "atouts 2 (Deux)")]),
        (
            "value = 9",
            "worth = 9",
            [("deck-field", 10, "handicaps 1 (Trois)"), ("deck-missing", 10, "handicaps 1 (Trois)")],
        ),
        ('"draw"', '"boom"', [("deck-effect", 12, "attacks 1 (Quatre)")]),
        ('"draw"', '["draw"]', [("deck-effect", 12, "attacks 1 (Quatre)")]),
        ('effect = "draw", ', "", [("deck-missing", 12, "attacks 1 (Quatre)")]),
        ("count = 2, ", "", [("deck-count", 12, "attacks 1 (Quatre)")]),
        ("count = 2", "count = 6", [("deck-count", 12, "attacks 1 (Quatre)")]),
        ('effect = "skip"', 'effect = "skip", count = 1', [("deck-needless-count", 13, "attacks 2 (Cinq)")]),
        ('camp = "women"\n', 'camp = "mixed"\n', [("deck-camp", 17, "defences 1 (Sept)")]),
        ('camp = "women"\n', "", [("deck-camp", 17, "defences 1 (Sept)")]),
        ('fr = "Six"', 'fr = "Six", camp = "women"', [("deck-field", 15, "hors_contexte 1 (Six)")]),
        ("hors_contexte = [", "jokers = [", [("deck-section", 15, None)]),
        ("hors_contexte = [", '"hors contexte" = [', [("deck-section", 15, None)]),
        ("[[defences]]", "[[dragons]]", [("deck-section", 17, None)]),
        ("[[defences]]", "[dragons.small]", [("deck-section", 17, None)]),
        ("[[defences]]", "[defences]", [("deck-not-a-list", 17, None)]),
        ("handicaps = [ {", "handicaps = 3 #[ {", [("deck-not-a-list", 10, None)]),
        ("handicaps = [ {", "handicaps = [ 3, {", [("deck-not-a-card", 10, "handicaps 1")]),
        ("handicaps = [ {", "handicaps = [\n [1, {}],\n {", [("deck-not-a-card", 11, "handicaps 1")]),
        ("value = 1,", "value = ,", [("deck-syntax-card", 7, "atouts 1")]),
        ("value = 1,", f"value = {'9' * 5000},", [("deck-syntax", "?", None)]),
        ("[[defences]]", "[[defences", [("deck-syntax-card", 17, "defences 1")]),
        ("attacks = [", "attacks = = [", [("deck-syntax", 11, None)]),
    ],
)
def test_every_mistake_is_found_with_its_line_and_its_card(old: str, new: str, found: Any) -> None:
    assert wrong(old, new) == found


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("atouts = [", '"atouts" = [', 8),
        ("atouts = [", "'atouts' = [", 8),
        ("atouts = [", '"\\u0061touts" = [', 8),
        ("atouts = [", "atouts=[# [ {", 8),
        ("atouts = [\n", "atouts =   [ ", 7),
        ('fr = "Un { dans un titre"', 'fr = """Un\\\n\\\n{ dans un titre"""', 10),
        ('fr = "Un { dans un titre"', "fr = '''\n{{{ \"'''", 9),
        ('fr = "Un { dans un titre"', 'fr = """Un "" \\""" {""""', 8),
        ("{ value = 1,", "# }, {\n  { value = 1,", 9),
        ('{ value = 1, fr = "Un', '{ value = 1, fr = "#Un', 8),
    ],
)
def test_a_mistake_is_found_on_its_line_whatever_stands_before_it(old: str, new: str, line: int) -> None:
    assert SOUND.count(old) == 1, old
    text = SOUND.replace(old, new).replace("value = 2", "value = 0")
    assert [(p.key, p.args["line"], p.args["card"]) for p in flaws(text)] == [("deck-value", line, "atouts 2 (Deux)")]
    windows = flaws(text.replace("\n", "\r\n"))
    assert [p.args["line"] for p in windows] == [line]


def test_lines_under_headings_are_found_after_texts_of_several_lines() -> None:
    text = SOUND + '\n[[defences]]\ncamp = "men"\nfr = """\\\n\n  Huit"""\nen = "Eight"\n\n[["defences"]]\ncamp = "x"\n'
    found = [(p.key, p.args["line"], p.args["card"]) for p in flaws(text)]
    assert found == [
        ("deck-missing", 29, "defences 3"),
        ("deck-missing", 29, "defences 3"),
        ("deck-camp", 29, "defences 3"),
    ]


def test_all_mistakes_are_found_at_once() -> None:
    text = SOUND.replace("value = 1,", "value = 0,").replace('"boom"', '"x"').replace("count = 2", "count = 9")
    assert [problem.key for problem in flaws(text)] == ["deck-value", "deck-count"]


def test_a_deck_needs_a_context_and_is_not_endless() -> None:
    assert [problem.key for problem in flaws('atouts = [{ value = 1, fr = "A", en = "A" }]')] == ["deck-no-contexts"]
    assert [(p.key, p.args["line"]) for p in flaws("\ncontexts = []")] == [("deck-contexts-empty", 2)]
    many = "".join(f'{{ key = "{i}", fr = "A", en = "A" }},\n' for i in range(13))
    found = [(p.key, p.args["line"], p.args["card"]) for p in flaws(f"contexts = [{many}]")]
    assert found == [("deck-contexts", 13, "contexts 13 (A)")]
    lines = '{ fr = "A", en = "A" },\n' * 1001
    huge = f'contexts = [{{ key = "a", fr = "A", en = "A" }}]\nhors_contexte = [{lines}]'
    found = [(p.key, p.args["line"], p.args["card"]) for p in flaws(huge)]
    assert found == [("deck-large", 1002, "hors_contexte 1001 (A)")]


def test_an_empty_text_and_a_text_in_another_tongue() -> None:
    assert [problem.key for problem in flaws("")] == ["deck-no-contexts"]
    assert [problem.key for problem in flaws("{")] == ["deck-syntax"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_flaw_has_a_sentence_that_names_the_line_and_the_card(lang: str) -> None:
    speaker = Speaker(TAPECHO, lang)
    broken = [
        SOUND.replace("value = 1,", "value = 0,").replace('"draw"', '"boom"'),
        SOUND.replace("hors_contexte", "jokers").replace("[[defences]]", "[defences]"),
        SOUND.replace("handicaps = [ {", "handicaps = [ 3, {").replace("value = 2", "worth = 2"),
        SOUND.replace("value = 1,", "value = ,"),
        SOUND.replace("[[defences]]", "[[defences"),
        "contexts = []",
    ]
    for problem in [problem for text in broken for problem in flaws(text)]:
        text = speaker.problem(problem)
        assert text.startswith(f"{'Ligne' if lang == 'fr' else 'Line'} {problem.args['line']}")
        assert str(problem.args.get("card", "")) in text
        assert "{ $" not in text


# Files


@pytest.mark.parametrize("name", ["deck.toml", "example.toml"])
def test_the_decks_of_the_house_are_sound(name: str) -> None:
    assert check_deck(str(files("tablee.games.tapecho") / name)) == ()


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(TableeError) as caught:
        read_deck(tmp_path / "nothing.toml")
    assert caught.value.problem.key == "deck-unreadable"
    (tmp_path / "photo.jpg").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(TableeError) as caught:
        check_deck(tmp_path / "photo.jpg")
    assert caught.value.problem.key == "deck-unreadable"


# The pack, as the rules see it


def test_a_pack_is_read_back_from_its_figures() -> None:
    for text in (None, EXAMPLE, SOUND):
        pack = pack_for(text)
        again = pack_of(pack.figures)
        assert again.figures == pack.figures
        assert again.cards == pack.cards
        assert isinstance(again, Pack)
        assert [figure_of(str(figure)) for figure in pack.cards] == list(pack.cards)


def test_a_pack_knows_totals_and_bests() -> None:
    pack = pack_for(None)
    assert pack.total(pack.atouts) == 301
    assert pack.total(pack.handicaps) == 232
    assert pack.total(pack.attacks | pack.reactions) == 0
    assert pack.best(pack.atouts).bit_count() == sum(c.value == 9 and c.kind is Kind.ATOUT for c in pack.cards)
    assert pack.best(0) == 0


# Names


def test_a_browser_is_told_the_pack_of_the_house() -> None:
    assert pack_of(TAPECHO.facts()["pack"]).cards == deck_for(None).cards


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_texts_call_the_cards_of_the_house_as_the_deck_does(lang: str) -> None:
    text = game_source("tablee.games.tapecho", "texts.ftl", lang)
    for key, name in names_of(None, lang).items():
        thing, _, attribute = key.partition(".")
        entry = re.search(rf"^{thing} = (.*)\n((?:    \..*\n)*)", text, re.MULTILINE)
        assert entry is not None, thing
        found = entry[1] if not attribute else re.search(rf"^    \.{attribute} = (.*)$", entry[2], re.MULTILINE)[1]
        assert found == name, key


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_effect_is_explained_in_one_line(lang: str) -> None:
    speaker = Speaker(TAPECHO, lang)
    for name in EFFECTS:
        assert speaker.knows(f"effect-{name}")
        assert speaker.say(f"effect-{name}", count=2).endswith(".")


def test_a_table_with_a_deck_of_its_own_calls_its_cards_by_their_names() -> None:
    options = TAPECHO.choose(4, {"deck": EXAMPLE})
    own, house = Speaker(TAPECHO, "fr", (), 0, options), Speaker(TAPECHO, "fr", (), 0)
    move = TAPECHO.parse("lay 0>1")
    assert "Bulle de savon" in own.move(move)
    assert "Crème solaire" in house.move(move)
    assert own.thing("context-0") == "Le manoir hanté"
    assert own.thing("context-0.symbol") == "♠"
    usual = Speaker(TAPECHO, "fr", (), 0, TAPECHO.choose(4, {}))
    assert usual.move(move) == house.move(move)


def test_a_record_carries_the_deck_it_was_played_with() -> None:
    log = tablee.Log.begin(TAPECHO, 4, {"deck": EXAMPLE}, (), tablee.promise(b"deck"))
    log.chance()
    again = tablee.loads(tablee.dumps(log.record()))
    assert again.options.deck == EXAMPLE
    assert tablee.replay(again).state.view(0) == log.state.view(0)


# The command


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs the command; its exit code and what it printed."""
    monkeypatch.setenv("COLUMNS", "200")

    def ran(*arguments: object) -> Any:
        code = main([*map(str, arguments), "--lang", "en"])
        out, err = capsys.readouterr()
        return code, out + err

    return ran


def test_tablee_deck_check_says_what_is_in_a_deck(run: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    code, text = run("deck", "check", path)
    assert code == 0
    assert "43 cards and 2 settings, for up to 4 players" in text
    assert "Assets: 16; handicaps: 11; attacks: 9; defences: 4; out of context: 3." in text
    assert "Worth of assets: 54 for women, 54 for men; of handicaps: 35 and 35" in text


def test_tablee_deck_check_says_everything_that_is_wrong(run: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SOUND.replace("value = 1,", "value = 0,").replace('"draw"', '"boom"'), encoding="utf-8")
    code, text = run("deck", "check", path)
    assert code == 1
    assert "Line 7, atouts 1 (Un { dans un titre): a card is worth 1 to 9, not “0”." in text
    assert "Line 12, attacks 1 (Quatre): I do not know the effect “boom”." in text
    assert "2 things to put right" in text


def test_tablee_deck_check_says_that_a_sound_deck_is_too_small(run: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SOUND, encoding="utf-8")
    code, text = run("deck", "check", path)
    assert code == 1, "nobody can play with it"
    assert "its 7 cards are enough for nobody: 4 players need 41" in text
    path.write_text(SOUND + '[[defences]]\ncamp = "men"\nfr = "Huit"\nen = "Eight"\n' * 33, encoding="utf-8")
    code, text = run("deck", "check", path)
    assert code == 1
    assert "its 40 cards are enough for 3 players only: 4 players need 41" in text
    path.write_text(SOUND + '[[defences]]\ncamp = "men"\nfr = "Huit"\nen = "Eight"\n' * 34, encoding="utf-8")
    code, text = run("deck", "check", path)
    assert code == 0
    assert "41 cards and 2 settings, for up to 4 players" in text


def test_tablee_deck_check_of_a_file_that_is_not_there(run: Callable[..., str], tmp_path: Path) -> None:
    code, text = run("deck", "check", tmp_path / "nothing.toml")
    assert code == 2
    assert "cannot read" in text


def test_a_game_can_be_simulated_with_a_deck_from_a_file(run: Callable[..., str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(EXAMPLE, encoding="utf-8")
    code, text = run("simulate", "tapecho", "-n", "2", "--seats", "4", "-o", f"deck=@{path}", "--seed", "1")
    assert code == 0
    assert "2 games of tapecho" in text
    code, text = run("simulate", "tapecho", "-n", "2", "-o", f"deck=@{tmp_path / 'nothing'}")
    assert code == 2


def test_a_name_with_very_many_dots_is_refused_before_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("tomllib.loads")
    for knot in (
        "a." * 90_000 + "a = 1",
        "[" + "a . " * 6 + "a]",
        '"a".' * 6 + "a = 1",
        "x = { " + "a." * 6 + "a = 1 }",
    ):
        (flaw,) = flaws(SOUND + "\n" + knot)
        assert flaw.key == "deck-syntax"


def test_dots_in_texts_and_remarks_are_no_names() -> None:
    dotted = SOUND.replace('fr = "', 'fr = "S.O.S. a.b.c.d. ', 1) + "\n# 1.2.3.4.5.6.7 remarks...\n"
    assert dotted.count("S.O.S.") == 1
    assert flaws(dotted) == ()


def test_where_very_much_is_wrong_the_first_of_it_is_named() -> None:
    assert len(flaws("atouts = [" + "{}," * 50_000 + "]")) == MOST_FLAWS


def test_what_was_read_elsewhere_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = TAPECHO.choose(4, {"deck": f"{EXAMPLE}\n# read there\n"})
    assert not chosen.heavy()
    _readings.clear()
    assert chosen.heavy()
    found = pickle.loads(pickle.dumps(chosen.work_out()))
    chosen.learn(found)
    monkeypatch.delattr("tomllib.loads")
    again = TAPECHO.choose(4, {"deck": chosen.deck})
    assert again.reading is found
    assert TAPECHO.names(again, "fr")


def test_a_game_under_way_never_reads_its_deck_again(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = TAPECHO.choose(4, {"deck": f"{EXAMPLE}\n# a game\n"})
    TAPECHO.opening(4, chosen)
    _readings.clear()
    monkeypatch.delattr("tomllib.loads")
    TAPECHO.opening(4, chosen)


def test_few_decks_are_remembered() -> None:
    for number in range(REMEMBERED + 5):
        flaws(f"{SOUND}\n# {number}\n")
    assert len(_readings) == REMEMBERED
