"""A host with real browsers: asking for silence, asking to leave, knocking, letting in, locking."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .axe import check
from .people import create

Guest = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TV = {"viewport": {"width": 1920, "height": 1080}}


def menu_of(page: Page, name: str) -> None:
    """Open what the host may ask of somebody."""
    page.get_by_role("button", name=f"{name} : que faire ?").first.click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def ask_to_leave(page: Page, name: str) -> None:
    menu_of(page, name)
    page.get_by_role("button", name="Faire partir").click()
    page.get_by_role("button", name="Oui, faire partir").click()


def test_somebody_is_asked_to_leave_before_the_game_knocks_and_is_let_in(guest: Guest) -> None:
    host = guest("/", name="Ann", **PHONE)
    code = create(host, "tango")
    host.get_by_label("Nombre de places").select_option("2")
    eve = guest(f"/t/{code}", name="Eve", **PHONE)
    expect(host.locator("[data-seat='1']")).to_contain_text("Eve")
    menu_of(host, "Eve")
    check(host, "a person's menu")
    host.keyboard.press("Escape")
    ask_to_leave(host, "Eve")
    expect(eve.get_by_role("heading", name="L’hôte vous a demandé de partir.")).to_be_visible()
    check(eve, "removed")
    expect(host.locator("[data-seat='1']")).to_contain_text("Place libre")
    expect(host.get_by_role("switch", name="Table verrouillée")).to_be_checked()

    eve.reload()
    expect(eve.get_by_role("heading", name="L’hôte vous a demandé de partir.")).to_be_visible()
    eve.get_by_label("Votre nom").fill("Ève")
    eve.get_by_role("button", name="Frapper à la porte").click()
    expect(eve.get_by_role("heading", name="Toc, toc, toc…")).to_be_visible()
    expect(host.get_by_text("Ève frappe à la porte.")).to_be_visible()
    check(host, "a knock")
    host.get_by_role("button", name="Faire entrer (Ève)").click()
    expect(host.locator("[data-seat='1']"), "who comes in finds the free seat").to_contain_text("Ève")
    expect(eve.get_by_text("Les nouveaux venus frappent")).to_be_visible()


def test_during_the_game_a_bot_plays_on_and_a_stranger_is_refused(guest: Guest) -> None:
    host = guest("/", name="Ann")
    code = create(host, "tango")
    host.get_by_label("Nombre de places").select_option("3")
    others = [guest(f"/t/{code}", name=name, **PHONE) for name in ("Bob", "Eve")]
    for seat, name in ((1, "Bob"), (2, "Eve")):
        expect(host.locator(f"[data-seat='{seat}']")).to_contain_text(name)
    host.get_by_role("button", name="Commencer").click()
    for page in (host, *others):
        page.wait_for_selector("[data-turn]")

    bob, eve = others
    host.get_by_role("button", name="Menu").click()
    menu_of(host, "Bob")
    host.get_by_role("button", name="Demander le silence").click()
    expect(host.locator("[data-person=Bob]")).to_contain_text("en silence")
    ask_to_leave(host, "Eve")
    expect(host.locator("[data-person=Eve]")).to_have_count(0)
    host.keyboard.press("Escape")
    expect(eve.get_by_role("heading", name="L’hôte vous a demandé de partir.")).to_be_visible()
    assert eve.locator("[data-turn]").count() == 0
    bob.get_by_role("button", name="Discussion").click()
    expect(bob.get_by_text("L’hôte vous a demandé de garder le silence à cette table.")).to_be_visible()
    expect(bob.get_by_label("Dire quelque chose")).to_have_count(0)

    stranger = guest(f"/t/{code}", name="Zoé", **PHONE)
    expect(stranger.get_by_role("heading", name="La porte est fermée.")).to_be_visible()
    stranger.get_by_role("button", name="Frapper à la porte").click()
    host.get_by_role("button", name="Non (Zoé)").click()
    expect(stranger.get_by_role("heading", name="Pas cette fois.")).to_be_visible()
    expect(stranger.get_by_role("button", name="Frapper à la porte")).to_have_count(0)

    tv = guest(f"/tv/{code}", **TV)
    expect(host.get_by_text("Un grand écran frappe à la porte."), "nobody presses a button there").to_be_visible()
    host.get_by_role("button", name="Faire entrer (Un grand écran)").click()
    tv.wait_for_selector("[data-turn]")


def test_a_knock_outlasts_a_lost_connection(wire: Any, guest: Guest) -> None:
    host = guest("/", name="Ann")
    code = create(host, "tango")
    host.get_by_role("switch", name="Table verrouillée").click()
    expect(host.get_by_role("switch", name="Table verrouillée")).to_be_checked()
    stranger = guest(f"/t/{code}", name="Zoé", url=wire.url)
    stranger.get_by_role("button", name="Frapper à la porte").click()
    expect(host.get_by_text("Zoé frappe à la porte.")).to_be_visible()
    wire.cut()
    expect(host.get_by_text("Zoé frappe à la porte.")).to_have_count(0)
    wire.mend()
    expect(host.get_by_text("Zoé frappe à la porte.")).to_be_visible()
    host.get_by_role("switch", name="Table verrouillée").click()
    expect(stranger.get_by_role("heading", name="Table de Tango")).to_be_visible()


def test_anybody_hides_somebody_s_lines_for_themselves(guest: Guest) -> None:
    host = guest("/", name="Ann")
    code = create(host, "tango")
    host.get_by_label("Nombre de places").select_option("2")
    eve = guest(f"/t/{code}", name="Eve", **PHONE)
    eve.get_by_label("Dire quelque chose").fill("Bla bla")
    eve.get_by_label("Dire quelque chose").press("Enter")
    log = host.get_by_role("log", name="Discussion")
    log.get_by_role("button", name="Eve").click()
    host.get_by_role("button", name="Masquer ses messages").click()
    expect(log.get_by_text("Bla bla")).to_have_count(0)
    host.reload()
    expect(log.get_by_text("Messages d’Eve masqués.")).to_be_visible()
    log.get_by_role("button", name="Montrer ses messages").click()
    expect(log.get_by_text("Bla bla")).to_be_visible()
