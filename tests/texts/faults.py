"""Wrong patterns that sentences have had, or could have: looked for in sentences as they are heard.

Each is named by what is wrong and shown by a sentence that has it (`test_sentences.py` puts them to the test).
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from .names import FRIEND, OTHER, THIRD

VOWEL: Final = "aeiouyàâäæéèêëîïôöœùûüh"
NAME: Final = f"(?:{FRIEND}|{OTHER}|{THIRD})"
OPENS: Final = r"(?:^|[.:;,!?…»(][ \xa0]?|\bet |\bque |\bsi )"
"""What stands before a subject: the beginning of a sentence or of a part of it."""
STARTS: Final = r"(?:^|[.:;!?…”(] ?)"

KEPT: Final = (
    "Tarot décalé",
    "Tablée",
    "Tapécho",
    "Tai Chi Chuan",
    "“Trop cool”",
    "Trop cool",
    "“C’est la loose”",
    "C’est la loose",
    "“Grève des profs”",
    "Grève des profs",
    "“le bout du bout”",
    "le bout du bout",
    "Le bout du bout",
    "Super Donneur",
    "Baccalauréat",
    "(Paris)",
    "(Primes)",
    "(Atouts)",
    "(Appel au Proviseur)",
    "(Proviseur)",
    "É (Élève)",
    "(Interro)",
    "Sc, HG, Sp",
    "CHEVAUX and CHANTEUSE",
    "tablee words why épée",
    "“call vert”",
    "DELA",
)
"""French words that English sentences keep: titles, the cries of a game and what is printed on its cards."""

FRENCH: Final = re.compile(
    r"\b(?:le|la|les|l’|un|une|des|du|au|aux|et|est|ou|où|de|à|vous|votre|pas|pour|avec|sans|sur|dans|chez"
    r"|cartes?|carré|cercle|pli|manche|partie|joueur|joue|danseuse|danseur|bleue?|rouge|verte?|jaune|violette"
    r"|atouts?|proviseur|profs?|élèves?|interro|prime|pari|brevets|siège|pioche|défausse|mots?|tour|recto|verso)\b"
    r"|\w*[àâéèêëîïôœùûç]\w*",
    re.IGNORECASE,
)
ENGLISH: Final = r"\b(?:the|of|and|you|your|is|are|has|have|with|cards?|to|from|game|round|trick|none|yes|true|false)\b"

INFINITIVE: Final = r"\w+(?:er|ir|re)\b"
ASPIRATED: Final = "(?:huit|onze|haut|hors|handicap|héros|hasard|hall|yaourt|yin|oui)"
"""Words before which nothing is elided."""
BOTH_OF_THEM: Final = f"{NAME} et {NAME}"
BOTH_IN_ENGLISH: Final = f"(?:{NAME}|[Yy]ou) and (?:{NAME}|you)"
PLURAL_VERBS: Final = "have|are|were|win|share|play|draw|give|keep|take|go|lay|hold|get|start|pass|score"
AFTER_VOUS: Final = "êtes|faites|dites|voilà|y|en|ne|n|vous|le|la|les|l|m|nous|seule?s?|et|ou|aussi|deux|autres"
"""What may follow “vous” where it is a subject and no verb in -ez comes at once."""


class Fault(NamedTuple):
    """Something wrong, how it is recognised, and a sentence that has it."""

    name: str
    pattern: re.Pattern[str]
    example: str


def fault(name: str, pattern: str, example: str) -> Fault:
    return Fault(name, re.compile(pattern), example)


BOTH: Final = (
    fault("a variable that was not given", r"[{}]|\$\w|\bundefined\b|\bNone\b|\bNaN\b", "La carte { $card } part."),
    fault("two spaces", r"[ \xa0]{2}", "Vous posez  la carte."),
    fault("a space before a comma or a full stop", r"[ \xa0](?:,|\.(?![\w.]))", "Vous passez ."),
    fault("two stops", r"(?<!\.)\.\.(?!\.)|\.[,;:]|[!?…]\.(?!\w)", "Vous gagnez\xa0!."),
    fault("three dots in place of an ellipsis", r"\.\.\.", "Un instant..."),
    fault("a straight quote", r"['\"]", "C'est fini."),
    fault("a hyphen for a minus sign", r"(?:^|[\s\xa0(:+×])-(?=\d)", "Bo -5"),
    fault("a minus sign far from its number", r"−[\s\xa0]", "− 4 en handicaps"),
    fault("empty brackets or quotes", r"\([\s\xa0]*\)|«[\s\xa0]*»|“\s*”", "Vous jouez «\xa0\xa0»."),
    fault("the same quotes inside quotes", r"«[^»]*«|“[^”]*“", "Bo vous inflige «\xa0Toujours «\xa0là\xa0»\xa0»."),
    fault("a blank at an end", r"^[\s\xa0]|[\s\xa0]$", " tirent une carte."),
)

FRENCH_FAULTS: Final = (
    fault("de le, à les", rf"(?i)\b(?:de|à) les?\b(?! {INFINITIVE})", "couvrez une forme de le carré"),
    fault(
        "no elision",
        rf"(?i)(?<!-)\b(?:de|le|la|je|me|te|se|ne|que|jusque) (?=[{VOWEL}])(?!{ASPIRATED})",
        "la main de Ada",
    ),
    fault("an elision before a consonant", rf"(?i)\b(?:d|l|qu|n|s|j)’(?![{VOWEL}])", "la main d’Bo"),
    fault(
        "vous with the verb of a third person",
        rf"{OPENS}[Vv]ous (?!\w+ez\b)(?!{INFINITIVE})(?!(?:{AFTER_VOUS})(?:\b|’))[^\W\d]+",
        "Vous vient de couvrir cette forme.",
    ),
    fault("several with the verb of one", rf"{BOTH_OF_THEM} (?:a|est|va|vient|\w\w*[^t\W]e)\b", "Ada et Bo gagne."),
    fault(
        "vous and somebody with a third person",
        rf"(?:[Vv]ous et {NAME}|{NAME} et vous) (?:ne |n’|se |s’)?\w+nt\b",
        "Vous et Bo partagent la victoire.",
    ),
    fault("one with the verb of several", rf"(?<!et ){NAME} (?:ont|sont|vont|\w\w+ent)\b(?<!ient)", "Ada gagnent."),
    fault(
        "à vous after a verb",
        r"(?<!est )(?<!cartes )\bà vous\b(?!\xa0!| la main| de\b)",
        "Bo inflige «\xa0Épi\xa0» à vous.",
    ),
    fault(
        "de vous, par vous",
        rf"\b(?<!autour )(?<!l’un )(?<!premier )(?:de|par) vous\b(?! {INFINITIVE})",
        "Une carte jouée par vous.",
    ),
    fault("English in French", ENGLISH, "Le tour of Bo."),
    fault("a sign that leaves its word", r"[^\s\xa0:;!?»\d(/…][;!?»]|\w:(?![/\w])| [:;!?»]|«(?!\xa0)", "Vous gagnez!"),
    fault(
        "vous, and then the verb of a third person",
        r"\b[Vv]ous \w+ez\b[^.;:!?]*,? et (?:ne |n’|se |s’)?(?:cache|couvre|donne|garde|gagne|joue|mise|pioche|pose"
        r"|passe|perd|prend|ramasse|reçoit|remet|défausse)\b",
        "Vous posez le carré 2 rouge, et cache 3 points.",
    ),
    fault("one of many", r"(?<![\d,.+−])\b1 (?:de |d’)(?!plus|moins|ses)\w+s\b", "Léa\xa0: 1 d’atouts."),
    fault(
        "an order of one",
        rf"^(?:{NAME}|Vous) (?!et\b)\w+ [^.]*dans l’ordre",
        "Vous tirez une carte, dans l’ordre\xa0: l’Excuse.",
    ),
    fault(
        "all of one", r"(?i)\btoutes les (?:parties|manches) sont\b", "Toutes les parties sont jouées\xa0: bravo\xa0!"
    ),
    fault("a word that leans on the next", r"[a-zé][A-Z]\d", "déplacementG7"),
    fault("leaving said for removing", r"(?i)\blaissez cette option\b", "Laissez cette option pour jouer à deux."),
    fault("sides by letters", r"(?i)\bface [AB]\b", "poser la carte, face A"),
    fault("a nought that nobody is offered", r"(?i)\b0 pour prendre\b", "Secondes, 0 pour prendre son temps."),
    fault(
        "none said as nought",
        r"(?<![\d,.+−])\b0 (?:carte|point|coup|partie|mot|pas|jeton)s?\b",
        "Vous piochez 0 carte.",
    ),
)

ENGLISH_FAULTS: Final = (
    fault(
        "you with the verb of a third person", rf"{STARTS}[Yy]ou (?:has|is|was|\w+[^s\W]s)\b", "You has shown a card."
    ),
    fault("all of one", r"(?i)\ball (?:games|rounds|hands) are played\b", "All games are played: well done!"),
    fault("a word that leans on the next", r"[a-z][A-Z]\d", "moveG7"),
    fault("sides by letters", r"(?i)\b(?:side|face) [AB]\b", "lay the card, side A"),
    fault("the genitive of you", r"(?i)\byou’s\b", "It is you’s turn."),
    fault("the turn of somebody", rf"\bturn of {NAME}", "It is the turn of Bo."),
    fault("several with the verb of one", rf"{BOTH_IN_ENGLISH} (?:is|was|has|does|\w+[^s\W]s)\b", "Ada and Bo wins."),
    fault("one with the verb of several", rf"(?<!and ){NAME} (?:{PLURAL_VERBS})\b", "Ada have no cards left."),
    fault("you twice", r"(?i)(?<!do )\byou (?!until)\w+ you\b(?! (?:like|want|hold|won|two))", "You give you a card."),
    fault("a before a vowel", r"(?i)\ba (?=[aeio]\w)(?!one\b|once\b)", "a orange Pupil"),
    fault("an before a consonant", r"(?i)\ban (?=[bcdfgjklmnpqrstvwxz]\w)", "an blue Pupil"),
    fault("a French sign", r"[«»]|\w[ \xa0][:;!]|(?<!or)(?<!,)[ \xa0]\?", "You win !"),
    fault("none said as nought", r"(?<![\d,.+−])\b0 (?:card|point|move|game|word|step|dot)s?\b", "You draw 0 cards."),
)

FAULTS: Final = {"fr": (*BOTH, *FRENCH_FAULTS), "en": (*BOTH, *ENGLISH_FAULTS)}


def faults_in(lang: str, text: str, counted: Iterable[str] = ()) -> list[str]:
    """What is wrong with a sentence. `counted` are the nouns that sentences count, in the plural."""
    found = [f"{fault.name} (“{hit[0]}”)" for fault in FAULTS[lang] if (hit := fault.pattern.search(text))]
    if lang == "en":
        left = text
        for kept in KEPT:
            left = left.replace(kept, "·")
        found += [f"French in English (“{hit[0]}”)" for hit in [FRENCH.search(left)] if hit]
    nouns = "|".join(sorted(counted))
    if nouns:
        found += [
            f"one said as many (“{hit[0]}”)" for hit in [re.search(rf"(?<![\d,.+−])\b1 (?:{nouns})\b", text)] if hit
        ]
        ones = "|".join(sorted(singular(lang, noun) for noun in counted))
        nought = re.search(rf"(?<![\d,.+−:])\b0[ \xa0](?:{nouns}|{ones})\b", text)
        found += [f"none said as nought (“{nought[0]}”)"] if nought else []
        found += [f"many said as one (“{hit[0]}”)" for hit in [re.search(rf"\b[25] (?:{ones})\b", text)] if hit]
    return found


def singular(lang: str, noun: str) -> str:
    """A counted noun of which there is one."""
    if lang == "en" and noun.endswith("ies"):
        return noun[:-3] + "y"
    return noun[:-3] + "al" if noun.endswith("aux") else noun[:-1]
