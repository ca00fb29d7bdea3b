"""The command `tablee deck check FILE`: whether a host's own deck of Tapécho can be played with, and with how many."""

from argparse import Namespace
from typing import Final

from rich.console import Console

from tablee.games.tapecho.deck import Deck, deck_for, flaws, read_deck
from tablee.games.tapecho.pieces import HAND, MEN, MIXED, WOMEN, Kind
from tablee.terminal.arguments import Commands
from tablee.terminal.commands import Command
from tablee.terminal.lines import wrapped
from tablee.texts.speaker import Speaker


def add(commands: Commands, speaker: Speaker) -> None:
    """Make the command known."""
    needed, _ = commands.command("deck", speaker.say("cli-deck"))
    needed.add_argument("action", choices=("check",), help=speaker.say("cli-deck-check"))
    needed.add_argument("file", help=speaker.say("cli-deck-file"))


def run(args: Namespace, speaker: Speaker) -> int:
    """Say all that is wrong with the deck, or what is in it; 1 if it cannot be played with."""
    text = read_deck(args.file)
    wrong = flaws(text)
    said = [speaker.problem(problem) for problem in wrong]
    deck = None if wrong else deck_for(text)
    said += [speaker.say("deck-wrong", count=len(wrong))] if deck is None else described(deck, speaker)
    console = Console(highlight=False)
    for sentence in said:
        for row in wrapped(sentence, console.width):
            console.print(row, soft_wrap=True)
    return 0 if deck is not None and enough_for(deck) >= speaker.game.players[0] else 1


def enough_for(deck: Deck) -> int:
    """How many players can be dealt their hands with a card left to draw."""
    return max(0, len(deck.cards) - 1) // HAND


def described(deck: Deck, speaker: Speaker) -> list[str]:
    """How many cards of each kind there are, what they are worth, and for how many players they suffice."""
    players = speaker.game.players
    cards, least, most = len(deck.cards), players[0], min(players[-1], enough_for(deck))
    count = {kind: sum(card.kind is kind for card in deck.cards) for kind in Kind}
    enough = (
        speaker.say("deck-ok", cards=cards, contexts=len(deck.contexts), most=most)
        if most >= least
        else speaker.say("deck-too-small", cards=cards, enough=most, least=HAND * least + 1, seats=least)
    )
    return [
        enough,
        speaker.say(
            "deck-counts",
            atouts=count[Kind.ATOUT],
            handicaps=count[Kind.HANDICAP],
            attacks=count[Kind.ATTACK],
            defences=count[Kind.DEFENCE],
            foils=count[Kind.FOIL],
        ),
        speaker.say(
            "deck-camps",
            women=worth(deck, Kind.ATOUT, WOMEN),
            men=worth(deck, Kind.ATOUT, MEN),
            their=worth(deck, Kind.HANDICAP, WOMEN),
            his=worth(deck, Kind.HANDICAP, MEN),
        ),
    ]


def worth(deck: Deck, kind: Kind, camp: int) -> int:
    """What the cards of a kind are worth that a player of that camp may have in front of them."""
    return sum(card.value for card in deck.cards if card.kind is kind and card.camp in (camp, MIXED))


COMMANDS: Final = {"deck": Command(add, run)}
