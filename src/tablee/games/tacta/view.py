"""What a seat may know of a game of TACTA: everything but what lies inside the piles, and what others have chosen in
secret."""

from typing import TYPE_CHECKING

from tablee.kernel.messages import Outcome, Own, View
from tablee.kernel.seats import Seat

from .moves import Exchange
from .options import TactaOptions
from .phases import SECRET, Phase
from .pieces import Laid

if TYPE_CHECKING:
    from .rules import State


class TactaView(View, frozen=True):
    """The table, the ends of all piles, and one's own secret choice."""

    seats: int
    options: TactaOptions
    phase: Phase
    """What is being done."""
    acting: tuple[Seat, ...]
    """Who may move now."""
    colours: tuple[int, ...]
    """The colour of each seat; partners have the same."""
    laid: tuple[Laid, ...]
    """The cards on the table, in the order laid; the start card is the first."""
    dots: tuple[int, ...]
    """The visible dots of each seat's colour."""
    ends: tuple[tuple[int, ...], ...]
    """The end cards of each pile; one if it is the last card."""
    counts: tuple[int, ...]
    """How many cards each pile has."""
    turn: Seat | None = None
    """Whose turn it is; None where there are no turns."""
    first: Seat | None = None
    """Who started the round."""
    aside: tuple[int, ...] = ()
    """Cards put aside for want of room (A20)."""
    finished: tuple[Seat, ...] = ()
    """Who has laid all cards, in that order."""
    ready: tuple[Seat, ...] = ()
    """Who is ready for a free game (A16)."""
    dealt: int = 0
    """How many packs have been shuffled for this round."""
    order: tuple[int, ...] = ()
    """The families of a small table, in the order drawn (A12)."""
    chosen: tuple[int, ...] = ()
    """The colours that have chosen what to give (A14)."""
    choices: dict[int, Exchange] = {}
    """What they have chosen, by colour: one's own, and everybody's once all have."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """The score sheet, a line a round."""
    replays: tuple[tuple[int, ...], ...] = ()
    """The rounds played to decide between equals (A10)."""
    tied: tuple[int, ...] = ()
    """The colours that play such a round."""
    time_up: bool = False
    """Whether the round under way is the last because the agreed time is over."""
    outcome: Outcome | None = None


def table_view(state: "State") -> TactaView:
    """The table as everybody may know it."""
    match = state.match
    seats = range(match.seats)
    colours = tuple([match.camp(each) for each in seats])
    return TactaView(
        seat=None,
        seats=match.seats,
        options=match.options,
        phase=state.phase,
        acting=state.acting,
        colours=colours,
        laid=tuple(state.plane.laid),
        dots=tuple([state.plane.dots[colour] for colour in colours]),
        ends=tuple([state.ends(each) for each in seats]),
        counts=tuple([len(pile) for pile in state.piles]),
        turn=state.turn if state.turn >= 0 else None,
        first=state.first,
        aside=state.aside,
        finished=state.finished,
        ready=tuple([each for each in seats if state.ready >> each & 1]),
        dealt=state.dealt,
        order=match.order,
        chosen=tuple(sorted(state.choices)),
        choices={} if state.phase in SECRET else dict(sorted(state.choices.items())),
        sheet=match.sheet,
        replays=match.replays,
        tied=match.tied,
        time_up=match.time_up,
        outcome=state.outcome,
    )


def own_part(state: "State", seat: Seat) -> Own:
    """What one's camp has chosen in secret."""
    camp = state.match.camp(seat)
    if state.phase in SECRET and camp in state.choices:
        return {"seat": seat, "choices": {camp: state.choices[camp]}}
    return {"seat": seat}
