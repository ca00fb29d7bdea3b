"""Where lexicons stand, and what happens if one cannot be built."""

import errno
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.games.taichi.lexicon import (
    Lexicon,
    LexiconMissing,
    LexiconUnavailable,
    fetching,
    find,
    is_ready,
    prepare,
    shelf,
)
from tablee.games.taichi.lexicon.building import packages
from tablee.games.taichi.lexicon.packing import Head, pack
from tablee.games.taichi.lexicon.shelf import folder, place
from tablee.kernel.errors import TableeError


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A cache with nothing in it."""
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    return tmp_path


def test_the_cache_is_where_the_machine_keeps_such_things(monkeypatch: pytest.MonkeyPatch) -> None:
    assert folder({"TABLEE_CACHE": "/somewhere"}) == Path("/somewhere")
    monkeypatch.setattr(sys, "platform", "linux")
    assert folder({"XDG_CACHE_HOME": "/cache"}) == Path("/cache/tablee")
    assert folder({}) == Path.home() / ".cache" / "tablee"


def test_a_lexicon_nobody_knows() -> None:
    with pytest.raises(TableeError, match="lexicon-unknown"):
        find("larousse")


def test_complete_is_missing_until_it_is_built(empty: Path) -> None:
    assert not is_ready()
    with pytest.raises(LexiconMissing, match="lexicon-missing"):
        find("complete")
    assert find("primer").name == "primer"


FIRST_PRIMER = "0f2fab116d1a8e6726223daefd230fad9bd36bc8ba941e6977adae43d91c4a4e"


def test_the_small_dictionary_of_the_first_edition_stays() -> None:
    old = find("primer", FIRST_PRIMER)
    assert old.fingerprint == FIRST_PRIMER
    assert len(old) == 2_718
    assert find("primer").fingerprint != FIRST_PRIMER


def test_a_small_dictionary_that_never_was() -> None:
    with pytest.raises(LexiconMissing, match="lexicon-missing-fingerprint"):
        find("primer", "0" * 64)


def test_complete_ones_stay_under_their_fingerprints(empty: Path) -> None:
    data = pack("complete", [Head("mot", frozenset({"noun"}), frozenset(), 1, 0, 0)], [])
    fingerprint = Lexicon(data).fingerprint
    place(fingerprint).parent.mkdir(parents=True)
    place(fingerprint).write_bytes(data)
    assert list(find("complete", fingerprint)) == ["mot"]
    with pytest.raises(LexiconMissing):
        find("complete")
    with pytest.raises(LexiconMissing):
        find("complete", "0" * 64)


def test_without_a_network_it_says_so_and_leaves_nothing_behind(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", (empty / "nowhere").as_uri())
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    for name in ("PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(LexiconUnavailable, match="lexicon-unreachable"):
        prepare()
    assert list(place().parent.iterdir()) == []


def test_a_cache_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path / "file"))
    with pytest.raises(LexiconUnavailable, match="lexicon-unwritable"):
        prepare()


def test_an_altered_file_is_not_read(tmp_path: Path) -> None:
    package = packages()["ety"]
    target = tmp_path / "unpacked" / next(iter(package.files))
    target.parent.mkdir(parents=True)
    target.write_bytes(b"{}")
    with pytest.raises(LexiconUnavailable, match="lexicon-altered"):
        fetching.unpack(package, tmp_path, tmp_path)


def test_an_altered_archive_is_not_opened(tmp_path: Path) -> None:
    package = packages()["dicollecte"]
    (tmp_path / f"{package.package}-{package.version}.tgz").write_bytes(b"not what it was")
    with pytest.raises(LexiconUnavailable, match="lexicon-altered"):
        fetching.unpack(package, tmp_path, tmp_path)


def test_every_source_names_its_licence_and_its_hashes() -> None:
    for package in packages().values():
        assert package.licence
        assert package.registry in ("pypi", "npm")
        assert all(len(hash_) == 64 for hash_ in (package.archive, *package.files.values()))


def test_a_full_disk_is_said_kindly(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(shelf, "fetch", full)
    with pytest.raises(LexiconUnavailable, match="lexicon-unwritable"):
        prepare()
    assert list(place().parent.iterdir()) == []
