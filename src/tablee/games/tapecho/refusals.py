"""Why a move of Tapécho may not be made: each refusal names its clause."""

from tablee.kernel.messages import Refusal
from tablee.kernel.seats import Seat

# Whose move it is


def over() -> Refusal:
    """The match is over."""
    return Refusal("P26", "over")


def chance_first() -> Refusal:
    """Nothing can be done before the cards are dealt or drawn."""
    return Refusal("P6", "chance-first")


def not_your_turn(turn: Seat) -> Refusal:
    """Somebody else plays now."""
    return Refusal("P7", "not-your-turn", {"turn": turn})


def answers_awaited() -> Refusal:
    """Others may react now."""
    return Refusal("P22", "answers-awaited")


def too_late() -> Refusal:
    """The first reaction counts, and time passes."""
    return Refusal("P20", "too-late")


def no_time_limit() -> Refusal:
    """No time limit of that name is open."""
    return Refusal("P22", "no-time-limit")


# CHANCE


def not_balanced() -> Refusal:
    """The camps are balanced with as few changes as possible."""
    return Refusal("P4", "not-balanced")


def not_a_context() -> Refusal:
    """The context is one of the deck's."""
    return Refusal("P5", "not-a-context")


def not_a_shuffle() -> Refusal:
    """A shuffle is an order of the whole pack."""
    return Refusal("P6", "not-a-shuffle")


def not_a_start() -> Refusal:
    """The first player is one of those at the table."""
    return Refusal("P7", "not-a-start")


def not_a_reshuffle() -> Refusal:
    """A reshuffle is an order of the discard."""
    return Refusal("P11", "not-a-reshuffle")


def not_a_swap() -> Refusal:
    """An exchange is of one card from each of the two hands."""
    return Refusal("P17", "not-a-swap")


# A turn


def must_act() -> Refusal:
    """On one's turn one lays, or discards."""
    return Refusal("P8", "must-act")


def not_in_hand() -> Refusal:
    """That card is not in the player's hand."""
    return Refusal("P6", "not-in-hand")


def no_such_player(seat: int) -> Refusal:
    """Nobody sits there."""
    return Refusal("P9", "no-such-player", {"number": seat})


def atout_for_yourself() -> Refusal:
    """An atout is laid in front of oneself."""
    return Refusal("P8", "atout-for-yourself")


def atout_for_your_couple() -> Refusal:
    """An atout is laid in front of oneself or one's partner."""
    return Refusal("P28", "atout-for-your-couple")


def handicap_for_others() -> Refusal:
    """A handicap is laid in front of somebody else."""
    return Refusal("P9", "handicap-for-others")


def attack_others() -> Refusal:
    """An attack is laid in front of an opponent."""
    return Refusal("P10", "attack-others")


def spare_your_partner() -> Refusal:
    """In couples the partner receives neither attacks nor handicaps."""
    return Refusal("P10", "spare-your-partner")


def wrong_camp(card: int, on: Seat) -> Refusal:
    """One only has cards of one's own camp or mixed ones in front of oneself."""
    return Refusal("P13", "wrong-camp", {"card": card, "on": on})


def already_attacked(on: Seat) -> Refusal:
    """Nobody receives more than one attack a round."""
    return Refusal("P16", "already-attacked", {"on": on})


def only_out_of_turn(card: int) -> Refusal:
    """Defences and hors contexte are reactions."""
    return Refusal("P19", "only-out-of-turn", {"card": card})


def last_card(card: int) -> Refusal:
    """A last card that is a reaction is discarded."""
    return Refusal("P25", "last-card", {"card": card})


def muted() -> Refusal:
    """Somebody muted may only discard."""
    return Refusal("P17", "muted")


def must_pick() -> Refusal:
    """What an attack is after is declared with it."""
    return Refusal("P17", "must-pick")


def wrong_pick() -> Refusal:
    """That is nothing this card can be after."""
    return Refusal("P17", "wrong-pick")


def only_harm_in_pairs() -> Refusal:
    """Only attacks and handicaps are laid two at a time."""
    return Refusal("P12", "only-harm-in-pairs")


def two_attacks(on: Seat) -> Refusal:
    """Never two attacks on one player."""
    return Refusal("P12", "two-attacks", {"on": on})


def one_of_each() -> Refusal:
    """The house wants one attack with one handicap."""
    return Refusal("P12", "one-of-each")


def no_second_card() -> Refusal:
    """There is nothing to lay after that card."""
    return Refusal("P12", "no-second-card")


def second_card() -> Refusal:
    """The second of two cards is due."""
    return Refusal("P12", "second-card")


def nothing_to_draw() -> Refusal:
    """One only discards if there is something to draw."""
    return Refusal("P11", "nothing-to-draw")


def must_keep() -> Refusal:
    """One of the two cards drawn is kept."""
    return Refusal("P11", "must-keep")


def not_drawn() -> Refusal:
    """Only one of the two cards drawn may be kept."""
    return Refusal("P11", "not-drawn")


def can_act() -> Refusal:
    """Only who can do nothing passes."""
    return Refusal("P15", "can-act")


def must_choose() -> Refusal:
    """One of the equal atouts goes."""
    return Refusal("P17", "must-choose")


def not_the_best() -> Refusal:
    """Only the highest atouts may be chosen."""
    return Refusal("P17", "not-the-best")


# Reactions


def react_or_not() -> Refusal:
    """Now one reacts or not."""
    return Refusal("P22", "react-or-not")


def needs_defence() -> Refusal:
    """Only the defence of one's own camp helps against an attack."""
    return Refusal("P19", "needs-defence")


def needs_foil() -> Refusal:
    """Only a hors contexte cancels a card out of place."""
    return Refusal("P20", "needs-foil")


def needs_defence_against_foil() -> Refusal:
    """Only the defence of one's own camp helps against a hors contexte."""
    return Refusal("P21", "needs-defence-against-foil")
