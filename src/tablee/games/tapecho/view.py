"""What a seat may know of a match of Tapécho: its own hand, all that lies open, and the little it has been shown."""

from typing import TYPE_CHECKING, Final

from tablee.kernel.messages import Outcome, Own, View
from tablee.kernel.seats import Seat
from tablee.kernel.sets import cards_of

from .moves import Lay
from .options import SECOND, TapechoOptions
from .phases import Phase

if TYPE_CHECKING:
    from .rules import State

BEFORE_TURNS: Final = (Phase.CAMPS, Phase.CONTEXT, Phase.SHUFFLE, Phase.FIRST)


class TapechoView(View, frozen=True):
    """The table, and one's own hand."""

    seats: int
    options: TapechoOptions
    """The choices before the match; the text of a deck is left out."""
    phase: Phase
    """What is being done."""
    acting: tuple[Seat, ...]
    """Who may move now; in a window, who has not yet answered."""
    edition: int = SECOND
    """By which edition of the rules the match is played."""
    figures: str = ""
    """The pack, if it is not the house's: see `pieces.pack_of`."""
    camps: tuple[int, ...] = ()
    """The camp of each seat: women 0, men 1."""
    partner: Seat | None = None
    """The other one of one's couple (P28)."""
    starter: Seat | None = None
    """Who started the game."""
    turn: Seat | None = None
    """Whose turn it is, also while others react."""
    context: int | None = None
    """The place of the action."""
    counts: tuple[int, ...] = ()
    """How many cards each seat holds."""
    hand: tuple[int, ...] = ()
    """One's own cards."""
    atouts: tuple[tuple[int, ...], ...] = ()
    """The atouts in front of each seat."""
    handicaps: tuple[tuple[int, ...], ...] = ()
    """The handicaps in front of each seat."""
    lying: tuple[int | None, ...] = ()
    """The attack in front of each seat."""
    attackers: tuple[Seat | None, ...] = ()
    """Who has attacked each seat in this round: until that one's next turn nobody else may (P16)."""
    ties: tuple[tuple[int, ...], ...] = ()
    """The lasting attacks in front of each seat."""
    skipped: tuple[Seat, ...] = ()
    """Who loses their next turn."""
    muted: tuple[Seat, ...] = ()
    """Who may only discard on their next turn."""
    pile: int = 0
    """How many cards the draw pile has."""
    discard: tuple[int, ...] = ()
    """The discard, face up."""
    queue: tuple[Lay, ...] = ()
    """The cards declared and not yet resolved; the first is being laid."""
    foil: int | None = None
    """The hors contexte that waits for a defence."""
    rival: Seat | None = None
    """Who laid it."""
    target: Seat | None = None
    """With whom cards are about to be exchanged."""
    thrown: int | None = None
    """The card thrown away, while the discard is shuffled without it."""
    drawn: tuple[int, ...] = ()
    """The two cards of which one is kept; only who drew them sees them."""
    keeper: Seat | None = None
    """Who has put the top card of the pile there, and so knows it."""
    top: int | None = None
    """The card on top of the pile, if one has put it there oneself (P11)."""
    seen: tuple[tuple[int, ...], ...] = ()
    """By seat, the cards of their hand that one knows: seen through a `reveal` or given in a swap, until they move
    (P17); all of them once the match is over. As many as `counts` says: the whole hand. Empty for a spectator until
    then."""
    last: tuple[tuple[int, ...], ...] = ()
    """The hands at the end of the last game, shown to all for the count."""
    away: tuple[int, ...] = ()
    """Cards that are not in the game: those that stay in the box for balance (P4), or were left out by hand."""
    passed: tuple[Seat, ...] = ()
    """Who has passed since anybody did anything; the game ends when all have (P24)."""
    asked: int = 0
    """How many windows have been opened in the match."""
    sheet: tuple[tuple[int, ...], ...] = ()
    """The score sheet, a line a game."""
    time_up: bool = False
    """Whether the game under way is the last because the agreed time is over."""
    outcome: Outcome | None = None


def table_view(state: "State") -> TapechoView:
    """The table as everybody may know it; after the end, with all hands."""
    match = state.match
    counts = tuple([hand.bit_count() for hand in state.hands])
    return TapechoView(
        seat=None,
        seats=state.seats,
        options=match.options,
        phase=state.phase,
        acting=state.acting,
        edition=match.edition,
        figures=match.figures,
        camps=match.camps,
        starter=match.starter,
        turn=None if state.phase in BEFORE_TURNS else state.turn,
        context=_some(state.context),
        counts=counts,
        atouts=tuple([cards_of(cards) for cards in state.atouts]),
        handicaps=tuple([cards_of(cards) for cards in state.handicaps]),
        lying=tuple([_some(card) for card in state.lying]),
        attackers=tuple([_some(attacker) for attacker in state.attacker]),
        ties=tuple([cards_of(cards) for cards in state.ties]),
        skipped=cards_of(state.skipped),
        muted=cards_of(state.muted),
        pile=len(state.pile) - 2 if state.phase is Phase.KEEP else len(state.pile),
        discard=cards_of(state.discard),
        queue=state.queue,
        foil=_some(state.foil),
        rival=_some(state.rival),
        target=_some(state.target),
        thrown=_some(state.thrown),
        keeper=_some(state.keeper),
        seen=tuple([cards_of(hand) for hand in state.hands]) if state.outcome is not None else (),
        last=tuple([cards_of(hand) for hand in state.last]),
        away=cards_of(state.away),
        passed=cards_of(state.passed),
        asked=state.asked,
        sheet=match.sheet,
        time_up=match.time_up,
        outcome=state.outcome,
    )


def own_part(state: "State", seat: Seat) -> Own:
    """One's hand and partner, and the cards of the others and of the pile that one knows."""
    own: Own = {"seat": seat}
    if state.hands[seat]:
        own["hand"] = cards_of(state.hands[seat])
    if state.partner(seat) >= 0:
        own["partner"] = state.partner(seat)
    if state.phase is Phase.KEEP and seat == state.turn:
        own["drawn"] = tuple(state.top(2))
    if seat == state.keeper:
        own["top"] = state.pile[-1]
    if state.outcome is None:
        own["seen"] = tuple([cards_of(state.known_of(on, seat)) for on in range(state.seats)])
    return own


def _some(number: int) -> int | None:
    """The number, or None if it stands for nothing."""
    return number if number >= 0 else None
