"""Morpion caché: noughts and crosses in the dark, for two or three."""

from typing import Final

from tablee.kernel.game import SEATS, Game
from tablee.kernel.looks import Colour, Count, Grid
from tablee.kernel.notation import plain_notation

from .bot import FORESIGHT, play_easily, play_well
from .imagine import disguise, imagine
from .moves import EVENTS, MOVES, MorpionOptions
from .rules import MorpionView, State, opening, position

game: Final = Game[State, MorpionView, MorpionOptions](
    name="morpion",
    version=1,
    players=(2, 3),
    package=__name__,
    options=MorpionOptions,
    move_types=MOVES,
    event_types=EVENTS,
    view_type=MorpionView,
    opening=opening,
    position=position,
    imagine=imagine,
    disguise=disguise,
    notation=plain_notation(*MOVES),
    bots={"easy": play_easily, "steady": play_well},
    foresight=FORESIGHT,
    memories=("known",),
    endings=("line", "full"),
    words={**SEATS, "cell": "cell", "cells": "cell", "owner": "seat"},
    clauses=("M1", "M2", "M3", "M4", "M5", "M6", "M7"),
    longest=200,
    place=60,
    minutes=5,
    colour=Colour(
        accent=("#3b4fa0", "#5468bd"),
        ink=("#33458f", "#aebcff"),
        cloth=("#d8dcef", "#1d2340"),
        shade="#6f83d6",
    ),
    shows=(
        Grid(field="board", columns="width", move="cell", words="seat", rows="width"),
        Count(field="marks", words="marks"),
    ),
)
