"""Why a move of Tarot décalé may not be made: each refusal names its clause."""

from tablee.kernel.messages import Refusal
from tablee.kernel.seats import Seat


def over() -> Refusal:
    """The match is over."""
    return Refusal("T19", "over")


def not_your_turn(acting: Seat) -> Refusal:
    """Somebody else plays now."""
    return Refusal("T7", "not-your-turn", {"turn": acting})


def draw_first() -> Refusal:
    """Nothing can be done before the draw for the deal."""
    return Refusal("T4", "draw-first")


def chance_first() -> Refusal:
    """Nothing can be done before the shuffle."""
    return Refusal("T5", "chance-first")


def not_a_draw() -> Refusal:
    """The draw for the deal needs one new card for each who draws."""
    return Refusal("T4", "not-a-draw")


def not_a_shuffle() -> Refusal:
    """A shuffle is an order of all fifty cards."""
    return Refusal("T5", "not-a-shuffle")


def must_cut() -> Refusal:
    """Now the pack is cut."""
    return Refusal("T5", "must-cut")


def bad_cut(at: int) -> Refusal:
    """A cut leaves at least two cards in each part."""
    return Refusal("T5", "bad-cut", {"at": at})


def must_bid() -> Refusal:
    """Now one bets or passes."""
    return Refusal("T20", "must-bid")


def bet_too_low(diploma: int, highest: int) -> Refusal:
    """Only a higher diploma than the highest so far may be announced."""
    return Refusal("T20", "bet-too-low", {"diploma": diploma, "highest": highest})


def must_call() -> Refusal:
    """Now the bettor calls a Proviseur or plays alone."""
    return Refusal("T23", "must-call")


def own_proviseur(school: int) -> Refusal:
    """One cannot call oneself."""
    return Refusal("T23", "own-proviseur", {"school": school})


def no_such_school(school: int) -> Refusal:
    """There are four schools."""
    return Refusal("T1", "no-such-school", {"number": school})


def must_announce() -> Refusal:
    """Now bonuses are claimed."""
    return Refusal("T25", "must-announce")


def wrong_count_shown(count: int) -> Refusal:
    """ "Trop cool" shows an exact number of Atouts."""
    return Refusal("T25", "wrong-count-shown", {"count": count})


def not_your_atouts() -> Refusal:
    """ "Trop cool" shows Atouts of one's own hand."""
    return Refusal("T25", "not-your-atouts")


def not_so_loose() -> Refusal:
    """ "C'est la loose" with an Atout in hand."""
    return Refusal("T25", "not-so-loose")


def no_strike() -> Refusal:
    """ "Grève des profs" with a Prof or a Proviseur in hand."""
    return Refusal("T25", "no-strike")


def must_play() -> Refusal:
    """Now a card is played."""
    return Refusal("T7", "must-play")


def not_in_hand() -> Refusal:
    """That card is not in the player's hand."""
    return Refusal("T7", "not-in-hand")


def must_follow(school: int) -> Refusal:
    """The school asked for must be played by whoever has it."""
    return Refusal("T8", "must-follow", {"school": school})


def must_trump(school: int) -> Refusal:
    """Without the school asked for, an Atout must be played."""
    return Refusal("T9", "must-trump", {"school": school})


def must_overtrump(card: int) -> Refusal:
    """The Atout played must be higher than the highest in the trick."""
    return Refusal("T9", "must-overtrump", {"card": card})


def must_follow_atout() -> Refusal:
    """An Atout was led: Atouts must be played."""
    return Refusal("T11", "must-follow-atout")


def must_climb(card: int) -> Refusal:
    """An Atout was led: each must go higher if possible."""
    return Refusal("T11", "must-climb", {"card": card})


def no_time_limit() -> Refusal:
    """No time limit of that name is open."""
    return Refusal("T19", "no-time-limit")
