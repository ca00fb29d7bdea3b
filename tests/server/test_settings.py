"""Options come from the environment too."""

from pathlib import Path

import pytest

from tablee.server.settings import Settings, default_data, from_environment


def test_every_option_is_an_environment_variable() -> None:
    assert from_environment("public-url", "", {"TABLEE_PUBLIC_URL": "https://x"}) == "https://x"
    assert from_environment("port", "8080", {}) == "8080"


def test_data_lies_where_the_user_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_data() == Path("/data/tablee")
    assert Settings().data == Path("/data/tablee")
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", "/home/ann")
    assert default_data() == Path("/home/ann/.local/share/tablee")


def test_what_is_shown_to_nobody_unless_asked_for() -> None:
    usual = Settings()
    assert (usual.admin_port, usual.keep, usual.proxy, usual.games) == (0, 0, False, {})
    assert usual.admin_host == "127.0.0.1"
    assert usual.quotas.tabs < usual.quotas.sockets
