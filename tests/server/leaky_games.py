"""Leaks in the rules of one game: what a dishonest view, event or refusal would tell."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee import Event, Seat
from tablee.games.tacta import events as tacta_events
from tablee.games.tacta import layings as tacta_layings
from tablee.games.tacta import rules as tacta_rules
from tablee.games.taichi import events as taichi_events
from tablee.games.taichi import judge as taichi_judge
from tablee.games.taichi import rules as taichi_rules
from tablee.games.taichi import speech as taichi_speech
from tablee.games.tango import events as tango_events
from tablee.games.tango import rules as tango_rules
from tablee.games.tapecho import board as tapecho_board
from tablee.games.tapecho import events as tapecho_events
from tablee.games.tapecho import rules as tapecho_rules
from tablee.games.tarot import events as tarot_events
from tablee.games.tarot import rules as tarot_rules
from tablee.games.tarot.pieces import ATOUTS, cards_of
from tablee.kernel.messages import Own
from tablee.server.play import scene

Patch = pytest.MonkeyPatch
Painter = Callable[[Any, Any, Seat | None], Any]
"""A true position, the honest view of it and whose eyes it is for: what is shown instead."""


def repaint(patch: Patch, state: type[Any], paint: Painter) -> None:
    """The views of a game tell a little more, and so does what is a seat's own."""
    honest = state.view

    def view(self: Any, seat: Seat | None) -> Any:
        return paint(self, honest(self, seat), seat)

    def own(self: Any, seat: Seat) -> Own:
        public, seen = view(self, None), view(self, seat)
        return {name: getattr(seen, name) for name in seen.__struct_fields__ if differ(seen, public, name)}

    patch.setattr(state, "view", view)
    patch.setattr(state, "own", own)


def differ(one: Any, other: Any, name: str) -> bool:
    """Whether a field is not the same in two views."""
    return bool(getattr(one, name) != getattr(other, name))


def repaint_steps(patch: Patch, paint: Callable[[scene.Scene, dict[str, Any]], dict[str, Any]]) -> None:
    """The server changes its steps: what is painted instead, by name."""
    honest = scene.Scene.painted

    def painted(self: scene.Scene, seat: Seat | None) -> tuple[bytes, bytes, bytes]:
        step = b"".join(honest(self, seat))
        return retell(step, **paint(self, msgspec.json.decode(step))), b"", b""

    patch.setattr(scene.Scene, "painted", painted)


def retell(step: bytes, **changes: object) -> bytes:
    """A step that says something else."""
    return msgspec.json.encode({**msgspec.json.decode(step), **changes})


def hint(patch: Patch, state: type[Any], secret: Callable[[Any, Seat], int]) -> None:
    """The refusals of a game tell a little more."""
    honest = state.why_not

    def why_not(self: Any, seat: Seat, move: Any) -> Any:
        reason = honest(self, seat, move)
        return reason and replace(reason, args={**reason.args, "turn": secret(self, seat)})

    patch.setattr(state, "why_not", why_not)


# Tango


def tango_refusals_tell_a_pair(patch: Patch) -> None:
    """Who may not do something is told a dancer of their neighbour."""
    hint(patch, tango_rules.State, lambda state, seat: state.pairs[seat - 1][0])


def tango_deals_told_to_all(patch: Patch) -> None:
    """The deal is told to everybody."""
    patch.setattr(tango_events.Dealt, "seen_by", lambda self, seat: self)


# Tarot décalé


def tarot_spectators_see_a_hand(patch: Patch) -> None:
    """Spectators see the first hand."""
    honest = tarot_rules.State.view
    patch.setattr(tarot_rules.State, "view", lambda self, seat: honest(self, 0 if seat is None else seat))


def tarot_one_card_too_many(patch: Patch) -> None:
    """One hidden card in a public pile, for a moment."""

    def paint(state: tarot_rules.State, view: Any, seat: Seat | None) -> Any:
        hand = cards_of(state.hands[0 if seat != 0 else 1])
        return replace(view, lost=hand[:1]) if len(hand) == 3 else view

    repaint(patch, tarot_rules.State, paint)


def tarot_deals_told_to_all(patch: Patch) -> None:
    """The deal is told to everybody."""
    patch.setattr(tarot_events.Dealt, "seen_by", lambda self, seat: self)


def tarot_refusals_tell_a_hand(patch: Patch) -> None:
    """Who may not do something is told how many trumps their neighbour has, as if it were whose turn it is."""
    hint(patch, tarot_rules.State, lambda state, seat: len(cards_of(state.hands[seat - 1] & ATOUTS)))


# Tapécho


def tapecho_refusals_tell_the_pile(patch: Patch) -> None:
    """Who may not do something is told whether the top card of the pile is an atout."""
    hint(
        patch,
        tapecho_rules.State,
        lambda state, seat: int(bool(state.pile) and bool(state.pack.atouts >> state.pile[-1] & 1)),
    )


def tapecho_top_for_the_next(patch: Patch) -> None:
    """Whoever has the turn sees the card that somebody else has put back on top."""
    repaint(
        patch,
        tapecho_rules.State,
        lambda state, view, seat: (
            replace(view, top=state.pile[-1]) if state.keeper >= 0 and seat == state.turn else view
        ),
    )


def tapecho_returned_told_to_all(patch: Patch) -> None:
    """What is kept is told to its player alone, what is put back to everybody."""
    patch.setattr(
        tapecho_events.Kept,
        "seen_by",
        lambda self, seat: self if seat == self.seat else tapecho_events.Kept(self.seat, None, self.returned),
    )


def tapecho_reveal_goes_on(patch: Patch) -> None:
    """Who has looked into a hand once goes on seeing what is drawn to it."""
    looked: set[tuple[Seat, Seat]] = set()

    def paint(state: tapecho_rules.State, view: Any, seat: Seat | None) -> Any:
        for on in range(state.seats):
            if seat is not None and state.sees_hand_of(on, seat):
                looked.add((seat, on))
        if seat is None:
            return view
        seen = [state.cards_in_hand(on) if (seat, on) in looked else view.seen[on] for on in range(state.seats)]
        return replace(view, seen=tuple(seen))

    repaint(patch, tapecho_rules.State, paint)


def tapecho_swaps_told_to_spectators(patch: Patch) -> None:
    """Spectators see which cards two players have exchanged."""
    patch.setattr(
        tapecho_events.Swapped,
        "seen_by",
        lambda self, seat: self if seat in (self.seat, self.on, None) else tapecho_events.Swapped(self.seat, self.on),
    )


def tapecho_swaps_told_by_what_stays_known(patch: Patch) -> None:
    """Of two hands that swap a card, others still know each card they knew that has not moved, and so which has."""
    honest = tapecho_board.swap

    def swap(state: tapecho_rules.State, given: int, taken: int, tell: Any) -> None:
        before, parties = state.known, (state.turn, state.target)
        honest(state, given, taken, tell)
        unmoved = ~(1 << given | 1 << taken)
        state.known = [
            after if seat in parties else known & unmoved
            for seat, (known, after) in enumerate(zip(before, state.known, strict=True))
        ]

    patch.setattr(tapecho_rules, "swap", swap)


def tapecho_a_sign_on_the_pile(patch: Patch) -> None:
    """A number that means something else says whether the top card of the pile is an atout."""
    repaint(
        patch,
        tapecho_rules.State,
        lambda state, view, seat: (
            replace(view, asked=view.asked + (state.pack.atouts >> state.pile[-1] & 1)) if state.pile else view
        ),
    )


# TACTA


def tacta_refusals_tell_a_pile(patch: Patch) -> None:
    """Who may not do something is told which of two cards lies higher in a pile."""
    hint(patch, tacta_rules.State, lambda state, seat: int(state.piles[0][1:2] > state.piles[0][2:3]))


def tacta_a_third_end(patch: Patch) -> None:
    """A pile of five shows the card behind its end."""
    repaint(
        patch,
        tacta_rules.State,
        lambda state, view, seat: replace(
            view,
            ends=tuple(
                (*ends, pile[1]) if len(pile) == 5 else ends for ends, pile in zip(view.ends, state.piles, strict=True)
            ),
        ),
    )


def tacta_the_end_after_the_next(patch: Patch) -> None:
    """A card that comes to light is named with the one behind it."""
    honest = tacta_layings.take

    def take(state: tacta_rules.State, seat: Seat, card: int) -> int | None:
        first = state.piles[seat][0] == card
        end = honest(state, seat, card)
        pile = state.piles[seat]
        return pile[1] if first and len(pile) > 3 else end

    patch.setattr(tacta_layings, "take", take)


def tacta_gifts_told_to_neighbours(patch: Patch) -> None:
    """Who will receive a family hears of it before all have chosen."""
    honest = tacta_events.ExchangeChosen.seen_by

    def seen_by(self: tacta_events.ExchangeChosen, seat: Seat | None) -> Event | None:
        return replace(self, keep=None) if seat == self.seat + 1 else honest(self, seat)

    patch.setattr(tacta_events.ExchangeChosen, "seen_by", seen_by)


def tacta_choices_shown_to_spectators(patch: Patch) -> None:
    """Spectators see all choices at once."""
    repaint(
        patch,
        tacta_rules.State,
        lambda state, view, seat: replace(view, choices=dict(state.choices)) if seat is None else view,
    )


def tacta_piles_in_order(patch: Patch) -> None:
    """The dots say which of two cards lies higher in a pile."""
    repaint(
        patch,
        tacta_rules.State,
        lambda state, view, seat: replace(
            view, dots=tuple(dots + (pile[1:2] > pile[2:3]) for dots, pile in zip(view.dots, state.piles, strict=True))
        ),
    )


# Tai Chi Chuan


class ReturnedOpen(Event, frozen=True, tag="stake-returned"):
    """A stake goes back face up."""

    seat: Seat
    card: int


def taichi_refusals_tell_the_pile(patch: Patch) -> None:
    """Who may not do something is told the next card."""
    hint(patch, taichi_rules.State, lambda state, seat: state.pile[-1] if state.pile else 0)


def taichi_stakes_go_back_face_up(patch: Patch) -> None:
    """A challenger who wins takes the stake back for all to see."""
    honest = taichi_speech.return_stake

    def return_stake(state: taichi_rules.State, seat: Seat, tell: Any) -> None:
        card = state.stakes[seat]
        honest(state, seat, None)
        if tell:
            tell(ReturnedOpen(seat, card))

    patch.setattr(taichi_speech, "return_stake", return_stake)


def taichi_words_among_the_moves(patch: Patch) -> None:
    """Players are told of all moves that are listed for bots."""
    patch.setattr(scene, "told", lambda moves: moves)


def taichi_refusals_with_a_hint(patch: Patch) -> None:
    """A word that lacks a letter is answered with one that has it."""
    honest = taichi_judge.misspelt

    def misspelt(round_: Any, seat: Seat, text: str) -> Any:
        missed = honest(round_, seat, text)
        hint = round_.lexicon.solutions(round_.letters, [word.word for word in round_.words]).any
        return missed and replace(missed, suggestion=hint)

    patch.setattr(taichi_judge, "misspelt", misspelt)


def taichi_won_cards_shown_again(patch: Patch) -> None:
    """Who comes in the middle sees the card that everybody will turn next, among those put away."""

    def paint(scene: scene.Scene, step: dict[str, Any]) -> dict[str, Any]:
        pile: Sequence[int] = scene.state.pile  # type: ignore[attr-defined]
        return {} if step["events"] else {"view": {**step["view"], "away": list(pile[-1:])}}

    repaint_steps(patch, paint)


def taichi_words_can_be_taken_back(patch: Patch) -> None:
    """What one could have said is told, and then the round can go on."""
    patch.setattr(taichi_events.RoundEnded, "solves", False)
