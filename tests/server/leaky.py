"""Builds with a leak, each of which a search of the sockets must find: the whole house dishonest in one small thing."""

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from tablee import Event, Seat
from tablee.games.tarot.pieces import cards_of
from tablee.server import problems
from tablee.server.hall import replays
from tablee.server.http import api
from tablee.server.play import live, scene
from tablee.server.play.page import Page
from tablee.server.problems import Trouble
from tablee.server.table import commands, table
from tablee.server.wire.server_frames import LogEntry, Rewound

from .curious import DECK
from .leaky_games import (
    Patch,
    repaint_steps,
    retell,
    tacta_a_third_end,
    tacta_choices_shown_to_spectators,
    tacta_gifts_told_to_neighbours,
    tacta_piles_in_order,
    tacta_refusals_tell_a_pile,
    tacta_the_end_after_the_next,
    taichi_refusals_tell_the_pile,
    taichi_refusals_with_a_hint,
    taichi_stakes_go_back_face_up,
    taichi_won_cards_shown_again,
    taichi_words_among_the_moves,
    taichi_words_can_be_taken_back,
    tango_deals_told_to_all,
    tango_refusals_tell_a_pair,
    tapecho_a_sign_on_the_pile,
    tapecho_refusals_tell_the_pile,
    tapecho_returned_told_to_all,
    tapecho_reveal_goes_on,
    tapecho_swaps_told_by_what_stays_known,
    tapecho_swaps_told_to_spectators,
    tapecho_top_for_the_next,
    tarot_deals_told_to_all,
    tarot_one_card_too_many,
    tarot_refusals_tell_a_hand,
    tarot_spectators_see_a_hand,
)

# The house


def seed_in_the_lobby(patch: Patch) -> None:
    """The lobby shows the seed during the game."""
    honest = table.summarise
    patch.setattr(
        table,
        "summarise",
        lambda code, seating, *rest: replace(
            honest(code, seating, *rest), next=seating.seed if seating.phase == "playing" else ""
        ),
    )


def one_picture_for_all(patch: Patch) -> None:
    """The server paints everything for the first seat."""
    repaint_steps(patch, lambda self, step: {"view": msgspec.to_builtins(self.state.view(0))})


def spectators_are_told_the_whole_past(patch: Patch) -> None:
    """A spectator who comes late gets the log as it lies in the store."""
    honest = Page.seen

    def seen(self: Page, seat: Seat | None) -> list[LogEntry]:
        if seat is not None:
            return honest(self, seat)
        told: dict[int, list[Event]] = {}
        for at, event in zip(self._ats, self._events, strict=True):
            if at > self.since:
                told.setdefault(at, []).append(event)
        return [LogEntry(at, events) for at, events in told.items()]

    patch.setattr(Page, "seen", seen)


def older_pages_are_told_to_all(patch: Patch) -> None:
    """What happened earlier is fetched as it lies in the store."""
    patch.setattr(live, "PAGE", 4)
    patch.setattr(
        live.Excerpt,
        "seen",
        lambda self, seat: [LogEntry(told.at, told.events) for told in self.retold() if told.events],
    )


def undone_things_stay_in_the_log(patch: Patch) -> None:
    """After an undo a late-comer is still told what was taken back."""
    patch.setattr(Page, "go_back", lambda self, length: None)


def an_undo_shows_the_asker_s_side(patch: Patch) -> None:
    """After an undo everybody gets the view of whoever asked, under their own name."""

    def rewound(seat: Seat, step: msgspec.Raw) -> Rewound:
        eyes = msgspec.json.decode(step)["view"]["seat"]
        view = msgspec.to_builtins(replace(scenes[0].state.view(seat), seat=eyes))
        return Rewound(seat, msgspec.Raw(retell(bytes(step), view=view)))

    scenes: list[scene.Scene] = []
    honest = scene.Scene.__init__

    def noted(self: scene.Scene, *rest: Any) -> None:
        honest(self, *rest)
        scenes[:] = [self]

    patch.setattr(scene.Scene, "__init__", noted)
    patch.setattr(table, "Rewound", rewound)


def anything_is_taken_back(patch: Patch) -> None:
    """Moves may be taken back whatever they have shown."""
    patch.setattr(live, "known_firm", lambda game, seat, move, eyes: seat < 0)
    patch.setattr(live, "shows", lambda change, eyes: change.after.outcome is not None)


def replays_for_any_eyes(patch: Patch) -> None:
    """During a game the replay can be had through anybody's eyes."""

    class Everybody(frozenset[str]):
        def __contains__(self, owner: object) -> bool:
            return True

    patch.setattr(api, "people", lambda guest: Everybody())


def replays_are_painted_for_the_first_seat(patch: Patch) -> None:
    """The replay shows what the first seat sees."""
    honest = replays.moment
    patch.setattr(replays, "moment", lambda log, mover, events, seat: honest(log, mover, events, 0))


def strangers_are_told_a_card(patch: Patch) -> None:
    """Who tries to play without a seat is told why, and a card."""
    honest = commands.playing_seat

    def playing_seat(table: Any, viewer: Any) -> Seat:
        if viewer.seat is None:
            raise Trouble(problems.NOT_SEATED, card=cards_of(next(filter(None, table.live.state.hands)))[0])
        return honest(table, viewer)

    patch.setattr(commands, "playing_seat", playing_seat)


class Build(NamedTuple):
    """A dishonest house."""

    game: str
    seats: int
    options: dict[str, Any]
    leak: Callable[[Patch], None]
    kind: str
    """The search that must find it."""
    turns: int = 100
    """How long it takes at most."""


PRIMER = {"lexicon": "primer"}
SABOTAGE = {"sabotage": True, "rounds": 2}

BUILDS = [
    Build("tango", 3, {}, one_picture_for_all, "pair"),
    Build("tango", 3, {}, tango_deals_told_to_all, "pair"),
    Build("tango", 3, {}, undone_things_stay_in_the_log, "past"),
    Build("tango", 3, {}, tango_refusals_tell_a_pair, "refusal"),
    Build("tango", 3, {}, replays_for_any_eyes, "view"),
    Build("tarot", 3, {}, tarot_refusals_tell_a_hand, "refusal"),
    Build("tarot", 3, {}, strangers_are_told_a_card, "card"),
    Build("tarot", 3, {}, replays_are_painted_for_the_first_seat, "card"),
    Build("tapecho", 4, {}, tapecho_refusals_tell_the_pile, "refusal"),
    Build("tacta", 3, {}, tacta_refusals_tell_a_pile, "refusal"),
    Build("taichi", 3, PRIMER, taichi_refusals_tell_the_pile, "refusal"),
    Build("tarot", 3, {}, tarot_spectators_see_a_hand, "card"),
    Build("tarot", 3, {}, tarot_one_card_too_many, "card"),
    Build("tarot", 3, {}, tarot_deals_told_to_all, "card"),
    Build("tarot", 3, {}, seed_in_the_lobby, "seed"),
    Build("tarot", 3, {}, one_picture_for_all, "card"),
    Build("tarot", 3, {}, spectators_are_told_the_whole_past, "past"),
    Build("tarot", 3, {}, older_pages_are_told_to_all, "past"),
    Build("tarot", 3, {}, anything_is_taken_back, "undo"),
    Build("tapecho", 4, {}, tapecho_top_for_the_next, "card"),
    Build("tapecho", 4, {}, tapecho_returned_told_to_all, "card"),
    Build("tapecho", 4, {"deck": DECK}, tapecho_reveal_goes_on, "card"),
    Build("tapecho", 4, {"deck": DECK}, tapecho_swaps_told_to_spectators, "card"),
    Build("tapecho", 4, {"deck": DECK, "rounds": 2}, tapecho_swaps_told_by_what_stays_known, "card"),
    Build("tapecho", 4, {}, tapecho_a_sign_on_the_pile, "view"),
    Build("tapecho", 4, {}, spectators_are_told_the_whole_past, "past"),
    Build("tapecho", 4, {}, an_undo_shows_the_asker_s_side, "card"),
    Build("tapecho", 4, {}, anything_is_taken_back, "undo"),
    Build("tacta", 3, {}, tacta_a_third_end, "card"),
    Build("tacta", 3, {}, tacta_the_end_after_the_next, "card"),
    Build("tacta", 3, {}, tacta_piles_in_order, "view"),
    Build("tacta", 3, SABOTAGE, tacta_gifts_told_to_neighbours, "choice"),
    Build("tacta", 3, SABOTAGE, tacta_choices_shown_to_spectators, "choice"),
    Build("tacta", 3, SABOTAGE, spectators_are_told_the_whole_past, "past"),
    Build("tacta", 3, {}, anything_is_taken_back, "undo"),
    Build("taichi", 3, PRIMER, taichi_stakes_go_back_face_up, "card", 300),
    Build("taichi", 3, PRIMER, taichi_words_among_the_moves, "word"),
    Build("taichi", 3, PRIMER, taichi_refusals_with_a_hint, "word"),
    Build("taichi", 3, PRIMER, taichi_won_cards_shown_again, "card"),
    Build("taichi", 3, PRIMER, taichi_words_can_be_taken_back, "undo"),
    Build("taichi", 3, PRIMER, undone_things_stay_in_the_log, "past"),
    Build("taichi", 3, PRIMER, anything_is_taken_back, "undo"),
]
