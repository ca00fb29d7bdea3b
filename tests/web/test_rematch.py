"""From match to match in real browsers: the friends, the television and those who watch go along."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .axe import check
from .people import code_of, create, finish

Guest = Callable[..., Page]

SMALL = {"viewport": {"width": 375, "height": 550}, "has_touch": True, "is_mobile": True}
TV = {"viewport": {"width": 1920, "height": 1080}}


def evening(guest: Guest) -> tuple[str, Page, Page]:
    """Ann, who is the host, and Bob have played a match."""
    host = guest("/", name="Ann")
    code = create(host, "tango")
    host.get_by_label("Nombre de places").select_option("2")
    friend = guest(f"/t/{code}", name="Bob", **SMALL)
    expect(host.locator("[data-seat='1']")).to_contain_text("Bob")
    host.get_by_role("button", name="Commencer").click()
    for page in (host, friend):
        page.wait_for_selector("[data-turn]")
    finish([host, friend])
    return code, host, friend


def rematch(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Revanche").click()


def follows(page: Page, code: str) -> str:
    """The page leaves the table of that code by itself; the code of the next one."""
    page.wait_for_url(lambda url: "/replay/" not in url and code not in url)
    return str(code_of(page))


def test_one_tap_brings_the_friend_the_television_and_the_spectator_along(guest: Guest) -> None:
    code, host, friend = evening(guest)
    tv = guest(f"/tv/{code}", **TV)
    spectator = guest(f"/t/{code}", name="Eve")
    for page in (tv, spectator):
        page.wait_for_selector("[data-turn=over]")
    button = friend.get_by_role("dialog").get_by_role("button", name="Revanche")
    for size in ({"width": 320, "height": 568}, {"width": 375, "height": 550}):
        friend.set_viewport_size(size)
        expect(button).to_be_in_viewport(ratio=1)
    rematch(host)
    following = follows(host, code)
    assert {follows(page, code) for page in (friend, tv, spectator)} == {following}
    expect(tv.get_by_role("img", name=re.compile(f"QR.*{following}"))).to_be_visible()
    expect(tv.get_by_text(re.compile("Deuxième match · Victoires de la soirée"))).to_be_visible()
    expect(host.get_by_role("status").get_by_text("Tout est prêt.")).to_be_visible()
    expect(spectator.get_by_text("Vous regardez")).to_be_visible()
    host.get_by_label("Nombre de places").select_option("3")
    expect(spectator.get_by_text("Place libre")).to_be_visible()
    expect(host.get_by_text("Place libre"), "who watched is not seated").to_be_visible()
    host.get_by_label("Nombre de places").select_option("2")
    host.get_by_role("button", name="Commencer").click()
    for page in (host, friend, tv, spectator):
        page.wait_for_selector("[data-turn]:not([data-turn=over])")


def test_nobody_is_torn_away_and_whoever_is_missing_is_named(guest: Guest) -> None:
    code, host, friend = evening(guest)
    reader = guest(f"/t/{code}", name="Eve", **SMALL)
    reader.get_by_role("dialog").get_by_role("button", name="Fermer").click()
    reader.get_by_role("button", name="Score").click()
    sheet = reader.get_by_role("dialog", name="Score")
    expect(sheet).to_be_visible()
    friend.get_by_role("dialog").get_by_role("link", name="Revoir la partie").click()
    expect(friend.get_by_role("slider")).to_be_visible()
    rematch(host)
    following = follows(host, code)

    expect(host.get_by_text("On attend encore Bob.")).to_be_visible()
    expect(host.get_by_role("button", name="Libérer la place (Bob)")).to_be_visible()
    for page in (friend, reader):
        expect(page.get_by_role("link", name="Y aller")).to_be_in_viewport(ratio=1)
        assert code_of(page) == code
        check(page, "the way to the next match")
    host.get_by_role("button", name="Commencer sans Bob").click()
    host.wait_for_selector("[data-turn]")
    friend.get_by_role("link", name="Y aller").click()
    friend.wait_for_selector("[data-turn]")
    assert code_of(friend) == following
    assert friend.get_by_role("button", name="Reprendre ma place").count() == 0, "the bot has given the seat back"
    sheet.get_by_role("link", name="Y aller").click()
    reader.wait_for_selector("[data-turn]")
    assert code_of(reader) == following

    friend.goto(f"/t/{code}")
    friend.get_by_role("dialog").get_by_role("link", name="Y aller").click()
    friend.wait_for_selector("[data-turn]:not([data-turn=over])")
    assert code_of(friend) == following, "the old table shows the way"


def test_the_host_takes_the_friend_and_the_television_from_game_to_game(guest: Guest) -> None:
    code, host, friend = evening(guest)
    tv = guest(f"/tv/{code}", **TV)
    tv.wait_for_selector("[data-turn=over]")
    sheet = host.get_by_role("dialog")
    assert friend.get_by_role("dialog").get_by_role("button", name="Un autre jeu").count() == 0, "the host chooses"
    sheet.get_by_role("button", name="Un autre jeu").click()
    check(host, "the other games at the end")
    sheet.get_by_role("button", name="Tarot décalé").click()
    following = follows(host, code)
    assert {follows(page, code) for page in (friend, tv)} == {following}
    for page in (host, friend, tv):
        expect(page.get_by_role("heading", level=1, name="Tarot décalé")).to_be_visible()
    expect(tv.get_by_text(re.compile("Deuxième match · Victoires de la soirée"))).to_be_visible()

    host.get_by_role("button", name="Changer de jeu").click()
    host.get_by_role("dialog").get_by_role("button", name="TACTA").click()
    for page in (host, friend, tv):
        expect(page.get_by_role("heading", level=1, name="TACTA")).to_be_visible()
    expect(host.get_by_role("dialog")).to_have_count(0)
    assert code_of(host) == code_of(friend) == following, "everybody stays where they are"
    host.get_by_role("button", name="Commencer").click()
    for page in (host, friend, tv):
        page.wait_for_selector("[data-game=tacta][data-turn]")
