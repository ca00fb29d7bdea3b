"""What a playthrough is to show: whether it happened."""

from collections.abc import Callable
from itertools import pairwise

from tablee import Event
from tablee.games.tacta import events as told_at_tacta
from tablee.games.tapecho import events as told_at_tapecho
from tablee.games.tarot import events as told_at_tarot
from tablee.games.tarot.pieces import EXCUSE

Events = list[Event]


def some(events: Events, kind: type[Event], **fields: object) -> bool:
    """Whether such an event happened."""
    return any(
        isinstance(event, kind) and all(getattr(event, name) == value for name, value in fields.items())
        for event in events
    )


def two_ties_in_a_row(events: Events) -> bool:
    """A tie of a tie (T15)."""
    ends = [event for event in events if isinstance(event, told_at_tarot.TrickTied | told_at_tarot.TrickWon)]
    return any(
        isinstance(a, told_at_tarot.TrickTied) and isinstance(b, told_at_tarot.TrickTied) for a, b in pairwise(ends)
    )


def an_excuse_drawn(events: Events) -> bool:
    """An Excuse in the draw for the deal (T4)."""
    return any(isinstance(event, told_at_tarot.Drawn) and EXCUSE in event.cards for event in events)


def drawn_again(events: Events) -> bool:
    """A tie in the draw for the deal (T4)."""
    return sum(isinstance(event, told_at_tarot.Drawn) for event in events) > 1


def settled(partners: int, won: bool) -> Callable[[Events], bool]:
    """A bet by so many, won or lost."""
    return lambda events: any(
        isinstance(event, told_at_tarot.BetSettled) and len(event.seats) == partners and event.won == won
        for event in events
    )


def hands(count: int) -> Callable[[Events], bool]:
    """So many hands."""
    return lambda events: sum(isinstance(event, told_at_tarot.HandScored) for event in events) == count


def saved_from_a_hors_contexte(events: Events) -> bool:
    """A card cancelled by a hors contexte, and another saved from one (P21)."""
    foils = [event.card for event in events if isinstance(event, told_at_tapecho.Foiled)]
    saved = [event for event in events if isinstance(event, told_at_tapecho.Defended) and event.against in foils]
    return bool(saved) and len(foils) > len(saved)


def beside(events: Events) -> bool:
    """A card laid beside the others (A9)."""
    return any(isinstance(event, told_at_tacta.CardLaid) and event.on is None for event in events)
