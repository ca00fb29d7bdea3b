"""Why a move of Tai Chi Chuan may not be made: each refusal names its clause.

A word that does not count is no such move: it is said, heard and costs nothing (C9). Why it does not, `judge.py` says.
"""

from tablee.kernel.messages import Refusal
from tablee.kernel.seats import Seat

# Whose move it is


def over() -> Refusal:
    """The game is over."""
    return Refusal("C25", "over")


def chance_first() -> Refusal:
    """Nothing can be done before the cards are dealt, the first player drawn, or the discard shuffled."""
    return Refusal("C3", "chance-first")


def not_your_turn(turn: Seat) -> Refusal:
    """Somebody else plays now."""
    return Refusal("C4", "not-your-turn", {"turn": turn})


def not_racing() -> Refusal:
    """Only those who have joined the challenge, and have not given up, look for a word."""
    return Refusal("C18", "not-racing")


def vote_awaited() -> Refusal:
    """The table is voting on a word."""
    return Refusal("C13", "vote-awaited")


def no_time_limit() -> Refusal:
    """No time limit of that name is open."""
    return Refusal("C9", "no-time-limit")


# CHANCE


def another_dictionary(fingerprint: str = "?") -> Refusal:
    """The words of this game were judged by a dictionary that is not here."""
    return Refusal("C11", "another-dictionary", {"fingerprint": fingerprint})


def not_a_shuffle() -> Refusal:
    """A shuffle is an order of all 45 cards."""
    return Refusal("C3", "not-a-shuffle")


def not_a_start() -> Refusal:
    """The first player is one of those at the table."""
    return Refusal("C4", "not-a-start")


def not_a_reshuffle() -> Refusal:
    """The new draw pile is an order of the whole discard."""
    return Refusal("C23", "not-a-reshuffle")


# Words


def must_turn() -> Refusal:
    """The active player turns a card."""
    return Refusal("C5", "must-turn")


def must_say() -> Refusal:
    """A word must be said, or one gives up."""
    return Refusal("C9", "must-say")


def nothing_said() -> Refusal:
    """A text without a word."""
    return Refusal("C11", "nothing-said")


def too_long(most: int) -> Refusal:
    """A text longer than any word."""
    return Refusal("C11", "too-long", {"most": most})


def must_choose() -> Refusal:
    """After a good word the active player stops or turns a card."""
    return Refusal("C6", "must-choose")


# Votes


def no_votes() -> Refusal:
    """The host has not allowed votes."""
    return Refusal("C13", "no-votes")


def too_many_votes(most: int) -> Refusal:
    """Each player may ask for so many votes in a round."""
    return Refusal("C13", "too-many-votes", {"most": most})


def must_vote() -> Refusal:
    """The table votes: yes or no."""
    return Refusal("C13", "must-vote")


def already_voted() -> Refusal:
    """One has voted, or it is one's own word."""
    return Refusal("C13", "already-voted")


def behind() -> Refusal:
    """Another good word came first."""
    return Refusal("C18", "behind")


# Challenges and prizes


def must_answer() -> Refusal:
    """One joins the challenge or stays out."""
    return Refusal("C16", "must-answer")


def must_take() -> Refusal:
    """One takes all cards of a symbol."""
    return Refusal("C19", "must-take")


def not_the_most_frequent() -> Refusal:
    """Unchallenged, one takes the most frequent symbol."""
    return Refusal("C17", "not-the-most-frequent")


def not_shown() -> Refusal:
    """No shown card has that symbol."""
    return Refusal("C19", "not-shown")


def must_pick() -> Refusal:
    """One takes a shown card."""
    return Refusal("C15", "must-pick")


def not_on_the_table() -> Refusal:
    """That card is not among the shown ones."""
    return Refusal("C15", "not-on-the-table")
