"""Tai Chi Chuan in numbers: a learner has a vocabulary, and says the k-th fitting word of it. No word is listed that it
does not know, and the dictionary is asked for none."""

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.envs.encoding import Numbers, Row, from_seat
from tablee.games.taichi.bot_odds import Mind, known, unseen
from tablee.games.taichi.lexicon import folded
from tablee.games.taichi.moves import GIVE_UP, JOIN, NO, STAY_OUT, STOP, TURN, YES, Pick, Say, Take
from tablee.games.taichi.options import TaichiOptions
from tablee.games.taichi.phases import LOOKING, Phase
from tablee.games.taichi.pieces import CARDS, SYMBOLS
from tablee.games.taichi.view import TaichiView
from tablee.kernel.messages import Move

WORDS: Final = 16
"""Fitting words that a learner can say, of all it knows; the most common ones."""
VOCABULARY: Final = 6000
ALPHABET: Final = 26
LONG: Final = 20
"""Letters of a very long word."""

PHASES: Final = {phase: place for place, phase in enumerate(Phase)}
FIXED: Final[tuple[Move, ...]] = (TURN, STOP, GIVE_UP, JOIN, STAY_OUT, NO, YES)
TAKES: Final = len(FIXED)
PICKS: Final = TAKES + len(SYMBOLS)
SAYS: Final = PICKS + CARDS

Offer = Mapping[int, Move]


class TaichiEncoding:
    """Actions
    -------
    | numbers | what |
    |---|---|
    | 0, 1 | turn a card, stop |
    | 2 | give up looking for a word |
    | 3, 4 | join the challenge, stay out |
    | 5, 6 | vote against a word, or for it |
    | 7-9 | take a symbol: ombrelle, yin-yang, lotus |
    | 10-54 | pick that card |
    | 55-70 | say the most common fitting word one knows, the second, … the sixteenth |

    `vocabulary=6000` is how many of the most common main entries the learner knows. Words outside it are never listed,
    and nobody can be asked to vote on a word (`insist`).

    Observations
    ------------
    | numbers | what |
    |---|---|
    | phases | what is being done |
    | 26 + 26 | the initial of this round, and its other letters, of 4 |
    | 45 + 45 + 45 | the cards that lie open, those in the discard, and those not seen |
    | 1 + 1 | cards in the draw pile, of 45; whether it is the last |
    | seats × 5 | cards won, of 45; who acts, has the turn, is in the challenge, still looks for a word |
    | 1 + 1 | words said in this round, of 10; fitting words that one knows, of 16 |

    `moves` gives 2 numbers for each action: how common the word is among one's own, and its length of 20 letters.
    Players are counted from oneself to the left.
    """

    version: Final = 1
    actions: Final = SAYS + WORDS
    width: Final = 2
    together: Final = True

    def __init__(self, seats: int, options: TaichiOptions, vocabulary: int = VOCABULARY) -> None:
        self.page = self.__doc__ or ""
        self.mind = Mind(vocabulary, 1.0, 1.0)
        self.size = len(Phase) + 2 * ALPHABET + 3 * CARDS + 2 + 5 * seats + 2

    def observe(self, view: TaichiView) -> Numbers:
        row, seat, seats = Row(self.size), view.seat or 0, view.seats
        row.flag(len(Phase), PHASES[view.phase])
        row.flags(ALPHABET, [ord(letter) - ord("A") for card in view.letters[:1] for letter in card])
        counts = [0.0] * ALPHABET
        for card in view.letters[1:]:
            for letter in card:
                counts[ord(letter) - ord("A")] += 1 / len(card)
        row.parts(counts, 4)
        row.flags(CARDS, view.shown)
        row.flags(CARDS, view.discard)
        row.flags(CARDS, unseen(view))
        row.part(view.pile, CARDS)
        row.part(view.reshuffled, 1)
        row.parts(from_seat(view.won or (0,) * seats, seat), CARDS)
        for who in (view.acting, () if view.turn is None else (view.turn,), view.rivals, view.racing):
            row.flags(seats, [(each - seat) % seats for each in who if each >= 0])
        row.part(len(view.words), 10)
        row.part(len(self.words(view)), WORDS)
        return row.full()

    def words(self, view: TaichiView) -> tuple[str, ...]:
        """The fitting words that the learner knows, as long as one may be said."""
        if view.phase not in LOOKING and view.phase is not Phase.VOTE:
            return ()
        return known(view, self.mind, view.letters).common(WORDS)

    def choices(self, view: TaichiView, moves: Sequence[Move]) -> Offer:
        found = {number: move for number, move in enumerate(FIXED) if move in moves}
        found |= {TAKES + move.symbol: move for move in moves if isinstance(move, Take)}
        found |= {PICKS + move.card: move for move in moves if isinstance(move, Pick)}
        if GIVE_UP in moves:
            found |= {SAYS + place: Say(word) for place, word in enumerate(self.words(view))}
        return found

    def features(self, view: TaichiView, choices: Offer) -> Numbers:
        row = Row(self.actions * self.width).values
        for number, move in choices.items():
            if isinstance(move, Say):
                row[2 * number] = 1.0 - (number - SAYS) / WORDS
                row[2 * number + 1] = min(1.0, len(folded(move.word)) / LONG)
        return row


def encoding(seats: int, options: TaichiOptions, vocabulary: int = VOCABULARY) -> TaichiEncoding:
    """Tai Chi Chuan for so many, who know so many words."""
    return TaichiEncoding(seats, options, vocabulary)
