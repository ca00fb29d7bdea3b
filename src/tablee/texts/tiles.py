"""The tile of a game: a small drawing that it brings along, shown by browsers as a picture."""

from functools import cache
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree

from tablee.kernel.errors import TableeError

SVG: Final = "http://www.w3.org/2000/svg"

SHAPES: Final = (
    *("svg", "g", "defs", "symbol", "use", "title", "desc", "clipPath", "mask", "pattern"),
    *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"),
    *("linearGradient", "radialGradient", "stop"),
)
"""What a tile is made of. Scripts, styles, pictures and foreign objects are none of these."""


@cache
def tile(package: str) -> str | None:
    """The drawing `tile.svg` beside a game; None if it has none, TableeError if it is more than a drawing."""
    path = files(package) / "tile.svg"
    if not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    foreign = foreign_in(text)
    if foreign:
        raise TableeError("tile-foreign", package=package, foreign=foreign)
    return text


def foreign_in(text: str) -> str:
    """What does not belong in a tile; empty if nothing."""
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        return "<!DOCTYPE>"
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        return str(error)
    for element in root.iter():
        if element.tag.removeprefix(f"{{{SVG}}}") not in SHAPES:
            return f"<{element.tag}>"
        for name, value in element.items():
            if not harmless(name.rpartition("}")[2].lower(), value):
                return f"{name}={value}"
    return ""


def harmless(name: str, value: str) -> bool:
    """Whether an attribute only draws: nothing runs, and nothing is fetched."""
    if name == "href":
        return value.startswith("#")
    return not name.startswith("on") and all(part.startswith("#") for part in value.split("url(")[1:])
