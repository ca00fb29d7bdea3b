"""Write the playthroughs beside this file: `python -m tests.playthroughs.make [NAME ...]`.

Each is the first game, by seed, in which what it is to show happens. Write them again only when the rules or the
form change on purpose, and read the difference.
"""

import sys
from pathlib import Path

from tablee.games.tacta import events as told_at_tacta
from tablee.games.taichi import events as told_at_taichi
from tablee.games.tango import events as told_at_tango
from tablee.games.tapecho import events as told_at_tapecho
from tablee.games.tapecho.options import TapechoOptions
from tablee.games.tarot import events as told_at_tarot

from .happenings import (
    an_excuse_drawn,
    beside,
    drawn_again,
    hands,
    saved_from_a_hors_contexte,
    settled,
    some,
    two_ties_in_a_row,
)
from .plan import Plan
from .players import fluent, for_a_tie, for_oneself, hurried, lively

HERE = Path(__file__).parent

PLANS = (
    Plan(
        "tacta-2", "TACTA, two players: one can cover nothing and lays a card beside the others (A9)", 2, shows=beside
    ),
    Plan(
        "tacta-2-small-table", "TACTA, two players on a small table: a family a round (A12)", 2, {"small_table": True}
    ),
    Plan(
        "tacta-2-replay",
        "TACTA, two players, circles only: a tie is replayed (A10)",
        2,
        {"quick": "carre-triangle", "tiebreak": "replay"},
        lambda events: some(events, told_at_tacta.TieReplayed),
    ),
    Plan(
        "tacta-3-sabotage",
        "TACTA, three players, sabotage: one chooses, and chance for those who are late (A14)",
        3,
        {"sabotage": True},
        clock={1: "exchange"},
    ),
    Plan(
        "tacta-3-rounds",
        "TACTA, three players, two rounds of triangles (A11)",
        3,
        {"rounds": 2, "quick": "cercle-carre"},
    ),
    Plan(
        "tacta-4-free",
        "TACTA, four players, free play: all at once after the countdown (A16)",
        4,
        {"free": True, "quick": "cercle-triangle"},
        clock={4: "countdown"},
    ),
    Plan(
        "tacta-4-teams",
        "TACTA, two teams: somebody is out of time, and chance lays a card (A13)",
        4,
        {"teams": True, "turn_seconds": 15},
        clock={9: "turn-2"},
    ),
    Plan(
        "tacta-4-first-finished",
        "TACTA, four players, circles only: equal dots, and the first to finish wins (A10)",
        4,
        {"quick": "carre-triangle", "tiebreak": "first_finished"},
        lambda events: some(events, told_at_tacta.MatchWon, reason="first-finished"),
    ),
    Plan(
        "tacta-5-bounded",
        "TACTA, five players at a small bounded table: cards are put aside (A20)",
        5,
        {"table": "small", "quick": "triangle"},
        lambda events: some(events, told_at_tacta.CardPutAside),
    ),
    Plan(
        "tacta-6-target",
        "TACTA, six players to 20 points, squares only (A11)",
        6,
        {"target": 20, "quick": "cercle-triangle"},
    ),
    Plan("tacta-8", "TACTA, eight players in four teams (A13)", 8, {"quick": "cercle-carre"}),
    Plan(
        "tacta-10-minutes",
        "TACTA, five teams for ten minutes: time is up in the first round, which is finished (A11)",
        10,
        {"minutes": 10, "quick": "carre-triangle"},
        lambda events: some(events, told_at_tacta.LastRound),
        clock={20: "match"},
    ),
    Plan("tacta-12", "TACTA, twelve players in six teams, triangles only (A13)", 12, {"quick": "cercle-carre"}),
    Plan(
        "taichi-2",
        "Tai Chi Chuan, two players: a failure, and the discard is shuffled (C14, C23)",
        2,
        {"lexicon": "primer"},
        lambda events: some(events, told_at_taichi.CardPicked) and some(events, told_at_taichi.Reshuffled),
        chooser=fluent,
    ),
    Plan(
        "taichi-3",
        "Tai Chi Chuan, three players: a challenger wins, the active player takes comfort (C20)",
        3,
        {"lexicon": "primer", "seconds": 30},
        lambda events: some(events, told_at_taichi.StakeReturned) and some(events, told_at_taichi.StakeLost),
        chooser=fluent,
    ),
    Plan(
        "taichi-4-vote",
        "Tai Chi Chuan, four players without a clock: the table votes on a word, purists all and decent (C11, C13)",
        4,
        {"lexicon": "primer", "seconds": 0, "vote": True, "purists": True, "family": True},
        lambda events: some(events, told_at_taichi.VoteClosed),
        chooser=fluent,
    ),
    Plan(
        "taichi-5-beginners",
        "Tai Chi Chuan, five beginners with all switches: a challenge that nobody answers (C12, C19)",
        5,
        {"lexicon": "primer", "accords": True, "conjugated": True, "proper": True},
        lambda events: some(events, told_at_taichi.RaceForfeited),
        chooser=fluent,
    ),
    Plan("tango-2-short", "Tango, two players on the short floor", 2, {"cells": 12}, chooser=for_oneself),
    Plan("tango-2", "Tango, two players", 2, chooser=for_oneself),
    Plan("tango-3", "Tango, three players; the host has given the first seat", 3, {"first": 1}, chooser=for_oneself),
    Plan("tango-3-random", "Tango, three players who move at random", 3, {"cells": 12}),
    Plan("tango-4", "Tango, four players", 4, chooser=for_oneself),
    Plan("tango-4-long", "Tango, four players on the long floor", 4, {"cells": 24}, chooser=for_oneself),
    Plan(
        "tango-3-tie-break",
        "Tango, three players: two complete their pairs at once and go on alone (G13)",
        3,
        {"cells": 16, "first": 2},
        lambda events: some(events, told_at_tango.Won, reason="tie-break"),
        chooser=for_a_tie,
    ),
    Plan(
        "tapecho-4",
        "Tapécho, four players: a hors contexte, and a defence against another (P20, P21)",
        4,
        shows=saved_from_a_hors_contexte,
        chooser=lively,
    ),
    Plan(
        "tapecho-4-couples",
        "Tapécho, two couples: an atout for one's partner (P28)",
        4,
        {"teams": "couples"},
        lambda events: any(getattr(event, "kind", "") == "gift" for event in events),
        chooser=hurried,
    ),
    Plan(
        "tapecho-4-deck",
        "Tapécho, four players with a deck of their own: the discard is shuffled under the pile (P3, P11)",
        4,
        {"deck": TapechoOptions.samples["deck"][0]},
        lambda events: some(events, told_at_tapecho.Reshuffled),
    ),
    Plan(
        "tapecho-5-war",
        "Tapécho, women against men: five women, so two play men; the means are compared (P4, P27)",
        5,
        {"teams": "war_of_sexes", "camps": "wwwww"},
        lambda events: some(events, told_at_tapecho.AtoutStolen),
        chooser=lively,
    ),
    Plan(
        "tapecho-6-one-of-each",
        "Tapécho, six players: two cards are an attack and a handicap (P12); three seconds to react",
        6,
        {"one_of_each": True, "seconds": 3},
        lambda events: some(events, told_at_tapecho.Declared) and some(events, told_at_tapecho.TurnSkipped),
        chooser=hurried,
    ),
    Plan(
        "tapecho-7",
        "Tapécho, seven players, a match of one game, Moon and Sun: two exchange a card (P17)",
        7,
        {"rounds": 1, "names": "moon-sun"},
        lambda events: some(events, told_at_tapecho.Swapped),
        chooser=hurried,
    ),
    Plan(
        "tapecho-8-minutes",
        "Tapécho, eight players for ten minutes: time is up in the first game, which is finished (P26)",
        8,
        {"minutes": 10},
        lambda events: some(events, told_at_tapecho.LastGame),
        clock={20: "match"},
        chooser=hurried,
    ),
    Plan(
        "tapecho-9-target",
        "Tapécho, nine players to ten points (P26)",
        9,
        {"target": 10},
        lambda events: some(events, told_at_tapecho.MatchWon, reason="target"),
        chooser=hurried,
    ),
    Plan("tapecho-10", "Tapécho, ten players", 10, chooser=hurried),
    Plan("tarot-2", "Tarot décalé, two players: a tie of a tie (T15)", 2, shows=two_ties_in_a_row),
    Plan(
        "tarot-3",
        "Tarot décalé, three players: two draw again (T4), and the last trick ties (T16)",
        3,
        shows=lambda events: drawn_again(events) and some(events, told_at_tarot.TrickSetAside),
    ),
    Plan("tarot-4", "Tarot décalé, four players: an Excuse in the draw for the deal (T4)", 4, shows=an_excuse_drawn),
    Plan("tarot-5", "Tarot décalé, five players: the clock cuts (T5)", 5, clock={2: "cut"}),
    Plan("tarot-3-bet-lost", "Tarot décalé with bets: a bet is lost (T22)", 3, {"bets": True}, settled(1, False)),
    Plan("tarot-4-bet-won", "Tarot décalé with bets: a bet is won (T22)", 4, {"bets": True}, settled(1, True)),
    Plan(
        "tarot-4-redeal",
        "Tarot décalé with bets: nobody bets, and the same dealer deals again (T21)",
        4,
        {"bets": True},
        lambda events: some(events, told_at_tarot.Bettor, diploma=20),
        script=("pass",) * 4,
    ),
    Plan(
        "tarot-5-call-won",
        "Tarot décalé with a call: the partners win (T24)",
        5,
        {"call": True},
        settled(2, True),
        script=("bet brevet",),
    ),
    Plan(
        "tarot-5-call-lost",
        "Tarot décalé with a call: the partners lose (T24)",
        5,
        {"call": True},
        settled(2, False),
        script=("bet master",),
    ),
    Plan(
        "tarot-5-call-alone",
        "Tarot décalé with a call: the bettor plays alone (T23)",
        5,
        {"call": True, "bets": True},
        settled(1, True),
        script=("alone",),
    ),
    Plan(
        "tarot-4-bonuses",
        "Tarot décalé with bonuses, four players: Trop cool and Grève des profs (T25)",
        4,
        {"bonuses": True},
        lambda events: (
            some(events, told_at_tarot.Announced, strike=True)
            and any(isinstance(event, told_at_tarot.Announced) and event.cool for event in events)
        ),
    ),
    Plan(
        "tarot-5-bonuses",
        "Tarot décalé with bonuses, five players: C'est la loose (T25), le bout du bout (T26)",
        5,
        {"bonuses": True},
        lambda events: some(events, told_at_tarot.PetitAtTheEnd) and some(events, told_at_tarot.Announced, loose=True),
    ),
    Plan(
        "tarot-5-everything",
        "Tarot décalé with everything: bets, a call, bonuses, a match of one hand",
        5,
        {"bets": True, "call": True, "bonuses": True, "rounds": 1},
        lambda events: settled(2, False)(events) and some(events, told_at_tarot.Announced),
    ),
    Plan("tarot-3-rounds", "Tarot décalé, a match of two hands (T19)", 3, {"rounds": 2}, hands(2)),
    Plan("tarot-2-target", "Tarot décalé, a match to 40 points (T19)", 2, {"target": 40}, hands(2)),
    Plan(
        "tarot-2-minutes",
        "Tarot décalé, a match of ten minutes: time is up in the second hand, which is finished (T19)",
        2,
        {"minutes": 10},
        lambda events: hands(2)(events) and some(events, told_at_tarot.LastHand),
        clock={40: "match"},
    ),
    Plan(
        "tarot-2-minutes-between",
        "Tarot décalé, a match of ten minutes: time is up between two hands (T19)",
        2,
        {"minutes": 10},
        lambda events: not some(events, told_at_tarot.LastHand),
        clock={31: "match"},
    ),
)


def main(names: list[str]) -> None:
    for plan in PLANS:
        if not names or plan.name in names:
            seed, text = plan.text()
            (HERE / f"{plan.name}.txt").write_text(text, encoding="utf-8")
            print(f"{plan.name}: seed {seed}, {len(text.splitlines())} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
