"""The built page: files with their compressed twins, and the same page for every address inside the client."""

import re
from pathlib import Path
from typing import Final

from aiohttp import web

from tablee.kernel.registry import offered

STATIC: Final = Path(__file__).parents[1] / "static"

FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
ASK: Final = "no-cache"
"""For everything else: kept, but asked for again."""

NAMES: Final = re.compile(r"[\w.@-]+(?:/[\w.@-]+)*", re.ASCII)
HASHED: Final = re.compile(r"assets/")

ROUTES: Final = re.compile(r"(?:|(?:t|tv|replay|text)/[^/]*|(?:rules|pass)(?:/.*)?|parties)", re.DOTALL)
"""The addresses that the client understands by itself; games bring others."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tablée</title>
<h1>Tablée</h1>
<p lang="fr">Le serveur tourne, mais la page n’est pas construite.</p>
<p>The server is running, but the page is not built.</p>
</html>
"""


class Pages:
    """Everything that is a file."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self.screens = {screen for game in offered() for screen in game.screens}
        """Where screens begin that games bring besides their tables."""

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """The file of that name, or the page."""
        path = request.match_info["path"]
        file = self._file(path)
        if file is not None:
            return send_file(file, FOREVER if HASHED.match(path) else ASK)
        known = ROUTES.fullmatch(path) is not None or path.partition("/")[0] in self.screens
        if not known and "text/html" not in request.headers.get("Accept", ""):
            raise web.HTTPNotFound
        page = self.folder / "index.html"
        if page.is_file():
            return send_file(page, ASK, 200 if known else 404)
        return web.Response(text=NOT_BUILT, content_type="text/html", headers={"Cache-Control": "no-store"})

    def _file(self, path: str) -> Path | None:
        """A file inside the folder; names that could lead out of it are none."""
        if not NAMES.fullmatch(path) or any(part.startswith(".") for part in path.split("/")):
            return None
        file = (self.folder / path).resolve()
        return file if file.is_relative_to(self.folder) and file.is_file() else None


def send_file(file: Path, cache: str, status: int = 200) -> web.FileResponse:
    """A file; the page itself says that an address leads nowhere, in its own words."""
    return web.FileResponse(file, status=status, headers={"Cache-Control": cache})
