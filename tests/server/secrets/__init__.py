"""What each seat may not know, one module a game: by the rules, told from the true game and not from views."""

from .tacta import TactaSecrets
from .taichi import TaichiSecrets
from .tango import TangoSecrets
from .tapecho import TapechoSecrets
from .tarot import TarotSecrets
from .truth import Secrets, Truth

SECRETS: dict[str, type[Secrets]] = {
    "tacta": TactaSecrets,
    "taichi": TaichiSecrets,
    "tango": TangoSecrets,
    "tapecho": TapechoSecrets,
    "tarot": TarotSecrets,
}


def secrets_of(truth: Truth) -> Secrets:
    """The secrets of a game as it really was."""
    return SECRETS[truth.record.game](truth)
