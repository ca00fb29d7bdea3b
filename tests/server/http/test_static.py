"""The built page is served: compressed, cached, and the same for every address inside the client."""

from pathlib import Path

import pytest

from tablee.server.http.static import Pages

from ..tools import scenario, served


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "assets" / "app-abc123.js").write_text("plain")
    (folder / "assets" / "app-abc123.js.br").write_bytes(b"brotli")
    (folder / "assets" / "app-abc123.js.gz").write_bytes(b"gzip")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret").write_text("secret")
    monkeypatch.setattr(Pages.__init__, "__defaults__", (folder,))
    return folder


@scenario
async def test_files_and_addresses(tmp_path: Path, static: Path) -> None:
    async with served(tmp_path / "data") as server:
        session = server.guest().session
        for path in (
            "/",
            "/t/BCDFGH",
            "/tv/BCDFGH",
            "/replay/BCDFGH",
            "/text/BCDFGH",
            "/rules",
            "/rules/tango/G7",
            "/pass/x",
            "/jour",
            "/jour/2026-11-16",
        ):
            async with session.get(server.url + path) as response:
                assert response.status == 200
                assert "page" in await response.text()
                assert response.headers["Cache-Control"] == "no-cache"
                assert response.content_type == "text/html"
        async with session.get(
            f"{server.url}/assets/app-abc123.js", headers={"Accept-Encoding": "br"}, auto_decompress=False
        ) as response:
            assert response.headers["Content-Encoding"] == "br"
            assert "immutable" in response.headers["Cache-Control"]
            assert "javascript" in response.content_type
            assert await response.read() == b"brotli"
        async with session.get(f"{server.url}/icon.svg") as response:
            assert response.headers["Cache-Control"] == "no-cache"
            assert response.content_type == "image/svg+xml"
        for path in (
            "/nothing",
            "/journal",
            "/assets/nothing.js",
            "/x/../../secret",
            "/..%2f..%2fsecret",
            "/%2e%2e/secret",
            "/.hidden",
            "/assets",
        ):
            async with session.get(server.url + path) as response:
                assert response.status == 404
                assert "secret" not in await response.text()
        async with session.get(f"{server.url}/nothing", headers={"Accept": "text/html"}) as response:
            assert response.status == 404
            assert "page" in await response.text(), "people get the page, which says it kindly"


@scenario
async def test_without_a_built_page_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pages.__init__, "__defaults__", (tmp_path / "nowhere",))
    async with served(tmp_path / "data") as server, server.guest().session.get(server.url + "/") as response:
        assert response.status == 200
        assert "not built" in await response.text()


@scenario
async def test_files_for_ever_carry_no_cookie(tmp_path: Path, static: Path) -> None:
    async with served(tmp_path / "data") as server:
        async with server.guest().session.get(f"{server.url}/assets/app-abc123.js") as response:
            assert "Set-Cookie" not in response.headers
        async with server.guest().session.get(f"{server.url}/t/BCDFGH") as response:
            assert "Set-Cookie" in response.headers
