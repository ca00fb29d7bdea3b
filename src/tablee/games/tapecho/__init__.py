"""Tapécho: a party of seduction, where atouts, handicaps and attacks fly, and reactions come out of turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tablee.kernel.game import Game, Wish
from tablee.kernel.looks import Colour
from tablee.kernel.rooms import Rooms

from .bot import FORESIGHT, play_easy, play_sharply, play_well
from .camps import called
from .deck import names_of, pack_for
from .events import EVENTS
from .first import FIRST
from .imagine import disguise, imagine
from .match import UNDECIDED
from .moves import MOVES
from .notation import parse
from .options import SECOND, TapechoOptions
from .pace import no, pace
from .position import first_position, position
from .rules import State, first_opening, opening
from .view import TapechoView


def names(options: TapechoOptions, lang: str) -> Mapping[str, str]:
    """What the camps and the cards of a host's own deck are called; those of the house are in the texts."""
    cards = {} if options.deck is None else names_of(options.deck, lang)
    return cards | called(options.names, lang)


def facts() -> Mapping[str, str]:
    """The pack of the house as a short text: a view leaves it out."""
    return {"pack": pack_for(None).figures}


second: Final = Game[State, TapechoView, TapechoOptions](
    name="tapecho",
    version=SECOND,
    players=range(4, 11),
    package=__name__,
    options=TapechoOptions,
    move_types=MOVES,
    event_types=EVENTS,
    view_type=TapechoView,
    opening=opening,
    position=position,
    imagine=imagine,
    disguise=disguise,
    notation=parse,
    bots={"easy": play_easy, "steady": play_well, "sharp": play_sharply},
    foresight=FORESIGHT,
    memories=("known",),
    endings=("rounds", "target", "time", "limit"),
    words={
        "card": "card",
        "cards": "card",
        "pick": "card",
        "against": "card",
        "by": "card",
        "given": "card",
        "taken": "card",
        "returned": "card",
        "aside": "card",
        "tied": "card",
        "context": "context",
        "side": "camp",
        "other": "camp",
        "seat": "seat",
        "seats": "seat",
        "on": "seat",
        "women": "seat",
        "men": "seat",
        "moved": "seat",
        "turn": "seat",
        "first": "seat",
        "winners": "seat",
    },
    names=names,
    clauses=tuple(f"P{number}" for number in range(1, 29)),
    facts=facts,
    pace=pace,
    no=no,
    wish=Wish("camps", "wm", UNDECIDED),
    place=50,
    minutes=15,
    colour=Colour(
        accent=("#e4604e", "#ea7262"),
        ink=("#a52f1f", "#ffab9e"),
        cloth=("#f6d8cb", "#3b2426"),
        shade="#e07f35",
    ),
    rooms=Rooms(
        terminal=f"{__name__}.rooms.terminal",
        commands=f"{__name__}.rooms.commands",
        envs=f"{__name__}.rooms.envs",
    ),
)

game: Final = second.after(replace(second, version=FIRST, opening=first_opening, position=first_position))
