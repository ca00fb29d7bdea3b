"""How values become words."""

from dataclasses import replace
from typing import Any

import tablee
from tablee import AnyGame, Outcome, Refusal, Seat
from tablee.games.tango.events import Danced, Dealt, Met, Tied, Won
from tablee.games.tarot.events import CardPlayed, HandScored, PartnerShown, TrickTied
from tablee.kernel.errors import BadNotation, IllegalMove, TableeError
from tablee.texts.speaker import Speaker
from tablee.texts.voice import Voice

TANGO, TAROT = tablee.game("tango"), tablee.game("tarot")
PLAYERS = ("Moi", "Lila", "Malo", "Nour")


def fr(game: AnyGame, seat: Seat | None = 0) -> Any:
    return Speaker(game, "fr", PLAYERS, seat)


def en(game: AnyGame, seat: Seat | None = 0) -> Any:
    return Speaker(game, "en", PLAYERS, seat)


def test_the_reader_is_you() -> None:
    assert fr(TAROT).event(CardPlayed(0, 42)) == "Vous jouez le 7 d’Atout."
    assert fr(TAROT).event(CardPlayed(1, 49)) == "Lila joue l’Excuse."
    assert en(TAROT).event(CardPlayed(0, 8)) == "You play the blue Head Teacher."
    assert en(TAROT, None).event(CardPlayed(0, 8)) == "Moi plays the blue Head Teacher."


def test_lists_are_said_as_lists() -> None:
    assert fr(TAROT).event(TrickTied((1, 0))) == "Égalité entre Lila et vous\u00a0: le pli attend le suivant."
    assert en(TANGO).event(Won((1, 2, 3), "limit")) == "Lila, Malo and Nour share the win."
    assert fr(TANGO).event(Tied((0, 2))).startswith("Deux couples d’un coup\u00a0: vous et Malo poursuivez seuls")


def test_scores_are_said_by_player() -> None:
    assert fr(TAROT).event(HandScored((12, -20), (12, -20))) == "Points de la manche\u00a0: vous 12 et Lila −20."


def test_what_is_hidden_is_not_said() -> None:
    dealt = Dealt(1, 2, 6)
    assert fr(TANGO).event(dealt.seen_by(0)) == "Lila reçoit un couple secret."
    mine = "Votre couple secret\u00a0: la danseuse rouge et le danseur rouge."
    assert fr(TANGO, 1).event(dealt.seen_by(1)) == mine


def test_a_path_ends_where_the_dancer_stops() -> None:
    assert en(TANGO).event(Danced(1, 2, 3, 8, (9, 10))) == "Lila leads the red lady 2 steps."
    assert en(TANGO).event(Met(2, 6, 1, 1)) == "A meeting: the red lady (1 of 4) and the red gentleman (1 of 4)."


def test_a_partner_learns_it_in_person() -> None:
    assert "votre alliance" in fr(TAROT, 2).event(PartnerShown(2, 0))


def test_a_refusal_names_its_clause() -> None:
    refusal = Refusal("T9", "must-overtrump", {"card": 44})
    assert fr(TAROT).refusal(refusal).startswith("Vous pouvez dépasser le 9 d’Atout")
    assert fr(TAROT).refusal(refusal).endswith("(règle\u00a0T9)")
    assert en(TAROT).error(IllegalMove(refusal)).endswith("(rule\u00a0T9)")
    assert fr(TANGO).refusal(Refusal("G6", "has-token", {"dancer": 2})).startswith("La danseuse rouge porte")


def test_problems_are_said_with_or_without_their_game() -> None:
    wrong = BadNotation("notation-tango", text="zz")
    assert "«\u00a0zz\u00a0»" in fr(TANGO).error(wrong)
    assert Voice("en").error(wrong) == en(TANGO).error(wrong)
    unknown = TableeError("game-unknown", game="belote", known=("tango", "tarot"))
    assert Voice("en").error(unknown) == "I know no game called “belote”. At this table: tango and tarot."


def test_results() -> None:
    assert fr(TANGO).outcome(Outcome((1, 0), (0,), "pair")).endswith("chacun\u00a0: vous gagnez\u00a0!")
    assert en(TANGO).outcome(Outcome((0, 1), (1,), "pair")).startswith("Lila wins: ")
    assert (
        en(TAROT)
        .outcome(Outcome((9, 9), (0, 1), "rounds"))
        .endswith("you and Lila are level at the top and share the win.")
    )


def test_names_cannot_draw_on_the_screen() -> None:
    speaker = Speaker(TAROT, "fr", ["a\x1b[2Jb\n", "\x07"], None)
    assert speaker.event(CardPlayed(0, 49)) == "A[2Jb joue l’Excuse."
    assert speaker.event(CardPlayed(1, 49)) == "? joue l’Excuse."


def test_a_game_without_texts_is_heard_by_its_keys() -> None:
    bare = replace(TAROT, package="tablee.kernel")
    speaker = Speaker(bare, "en", PLAYERS, 0)
    assert speaker.event(CardPlayed(0, 8)) == "Card played"
    assert speaker.move(TAROT.parse("A7")) == "A7"
    assert speaker.refusal(Refusal("T8", "must-follow", {"school": 1})) == "Must follow (rule\u00a0T8)"
