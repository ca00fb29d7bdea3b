"""Fluent files as they are written: cut into messages, without saying them."""

import re
from typing import Final

ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term begins."""
ATTRIBUTE: Final = re.compile(r"\n +\.([a-zA-Z][\w-]*) *= *")


def entries(text: str) -> dict[str, str]:
    """The messages of a file by their names, each as it is written."""
    blocks = ENTRY.split(text)[1:]
    return {block.partition("=")[0].strip(): block for block in blocks}


def completed(text: str, english: str) -> str:
    """The text, and what it lacks in English."""
    own = entries(text)
    missing = [block for name, block in entries(english).items() if name not in own]
    return text + ("\n" if missing else "") + "".join(missing)


def plain_message(key: str, text: str) -> str:
    """A message, or its attribute, that is a plain text and no more; empty if there is none."""
    name, _, attribute = key.partition(".")
    block = entries(text).get(name, "")
    value, *attributes = ATTRIBUTE.split(block.partition("=")[2])
    if attribute:
        value = dict(zip(attributes[::2], attributes[1::2], strict=True)).get(attribute, "")
    lines = [line.strip() for line in value.splitlines() if not line.startswith("#")]
    return " ".join(line for line in lines if line)
