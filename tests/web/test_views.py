"""Other ways to see a table: big screen, phone as hand, one screen for all, words alone, replays."""

import contextlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from .axe import check
from .people import at, code_of, create, finish, further, play, turn

Guest = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TV = {"viewport": {"width": 1920, "height": 1080}}


def test_a_big_screen_and_phones(guest: Guest) -> None:
    host = guest("/", name="Ann", **PHONE)
    code = create(host, "tarot")
    host.get_by_label("Nombre de places").select_option("2")
    tv = guest(f"/tv/{code}", **TV)
    expect(tv.get_by_role("img", name=re.compile(f"QR.*{code}"))).to_be_visible()
    assert "?view=hand" in (tv.get_by_role("img", name=re.compile("QR")).get_attribute("aria-label") or "")
    other = guest(f"/t/{code}?view=hand", name="Bob", **PHONE)
    expect(tv.get_by_text("Bob")).to_be_visible()
    host.get_by_role("button", name="Commencer").click()
    for phone in (host, other):
        phone.wait_for_selector("[data-turn]")
        phone.goto(f"/t/{code}?view=hand")
        phone.wait_for_selector("[data-turn]")
    tv.wait_for_selector("[data-turn]")
    play([host, other], Random(1), until=lambda: at(host) >= 12)
    tv.wait_for_function("at => +document.querySelector('[data-turn]').dataset.at >= at", arg=at(host))
    assert tv.locator("[data-legal], [data-card][tabindex]").count() == 0
    expect(tv.get_by_role("img", name=re.compile(f"QR.*{code}.view=hand"))).to_be_visible()


SMALLEST = """() => {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (words.nextNode()) {
    const element = words.currentNode.parentElement
    if (!words.currentNode.textContent.trim() || element.closest('.visually-hidden, .skip, svg')) continue
    if (element.getClientRects().length) found.push([parseFloat(getComputedStyle(element).fontSize), element.innerText])
  }
  return found.sort(([one], [other]) => one - other)[0]
}"""


@pytest.mark.parametrize("height", [1080, 2160])
@pytest.mark.parametrize("game", ["tango", "tarot", "taichi", "tacta"])
def test_a_big_screen_is_read_from_across_the_room(guest: Guest, game: str, height: int) -> None:
    """The smallest words are a fiftieth of its height, the sheet and who is absent among them."""
    page = guest("/")
    page.locator(f"article[data-game={game}]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn]")
    tv = guest(f"/tv/{code_of(page)}", viewport={"width": height * 16 // 9, "height": height})
    page.goto("/rules")
    tv.wait_for_selector("[data-turn]")
    if game in ("tango", "tarot"):
        expect(tv.get_by_text("absent").first).to_be_visible()
    size, text = tv.evaluate(SMALLEST)
    assert size >= height / 50, (size, text)
    assert tv.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert tv.evaluate(
        "() => [...document.querySelectorAll('.score')].every((one) => one.scrollWidth <= one.clientWidth)"
    )


def test_a_big_screen_in_a_players_own_browser_shows_no_hand(guest: Guest) -> None:
    page = guest("/")
    page.locator("article[data-game=tarot]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    play([page], Random(1), until=lambda: page.locator("button[data-card]").count() > 0)
    tv = page.context.new_page()
    tv.goto(f"/tv/{code_of(page)}")
    tv.wait_for_selector("[data-turn]")
    assert tv.locator("button[data-card]").count() == 0


def test_a_dance_on_one_screen(guest: Guest) -> None:
    """Passed from hand to hand for some turns, then without looking until somebody has won."""
    page = guest("/pass/tango", **PHONE)
    page.get_by_label("Nom du joueur 1").fill("Ann")
    page.get_by_label("Nom du joueur 2").fill("Bob")
    page.get_by_role("button", name="Réglages").click()
    page.locator("#option-cells").select_option("12")
    page.get_by_role("button", name="Commencer").click()
    rng = Random(7)
    ready = "[data-turn=yours], [data-turn=over], main.screen button"
    passed = 0
    while passed < 4:
        page.wait_for_selector(ready)
        if page.locator("main.screen").count():
            page.locator("main.screen button").click()
            passed += 1
            continue
        before = at(page)
        play([page], rng, until=lambda before=before: page.locator(".screen").count() > 0 or at(page) > before)
    finish([page], hands=2)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("figcaption").first).to_contain_text(re.compile("Ann|Bob"))
    wins = re.compile(r"^Premier match · Victoires de la soirée\s: (Ann|Bob)\s1")
    expect(dialog.get_by_text(wins)).to_be_visible()


@pytest.mark.parametrize("game", ["tango", "tarot"])
def test_one_screen_for_all(guest: Guest, game: str) -> None:
    page = guest(f"/pass/{game}", **PHONE)
    page.get_by_label("Nom du joueur 1").fill("Ann")
    page.get_by_label("Nom du joueur 2").fill("Bob")
    page.get_by_label("Robots").select_option("1")
    page.get_by_role("button", name="Commencer").click()
    seen: set[str] = set()
    rng = Random(2)
    for _ in range(8):
        page.wait_for_function(
            "() => document.querySelector('[data-turn=yours]') || document.querySelector('.screen button')"
        )
        screen = page.locator("main.screen")
        if screen.count():
            assert page.locator("[data-turn]").count() == 0, "a table is seen while the screen is passed"
            name = screen.get_by_role("button").inner_text()
            seen.add(name.rpartition(" ")[2])
            screen.get_by_role("button").click()
        page.wait_for_selector("[data-turn=yours]")
        before = at(page)
        play([page], rng, until=lambda before=before: page.locator(".screen").count() > 0 or at(page) > before)
    assert seen == {"Ann", "Bob"}
    page.reload()
    page.wait_for_function("() => document.querySelector('.screen button')")


def test_those_at_one_screen_choose_the_rules_first(guest: Guest) -> None:
    page = guest("/pass/tarot", **PHONE)
    page.get_by_label("Nom du joueur 1").fill("Ann")
    page.get_by_label("Nom du joueur 2").fill("Bob")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("switch", name="Paris").click()
    expect(page.get_by_role("switch", name="Paris")).to_be_checked()
    expect(page.get_by_label("Pendule")).to_be_visible()
    expect(page.get_by_label("Table publique")).to_have_count(0)
    check(page, "rules for one screen")
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector("main.screen")
    page.reload()
    page.wait_for_selector("main.screen button")
    page.get_by_role("button", name="C’est moi").click()
    page.wait_for_selector("[data-turn=yours]")
    play([page], Random(3), until=lambda: page.locator("main.screen").count() > 0)
    page.get_by_role("button", name="C’est moi").click()
    expect(page.get_by_role("button", name=re.compile("^passer", re.IGNORECASE))).to_be_visible()


def test_the_text_view_by_keyboard_alone(guest: Guest) -> None:
    """A whole game with Tab, Enter and arrows; never a mouse."""
    page = guest("/")
    tango = page.locator("article[data-game=tango]")
    expect(tango.get_by_role("button", name="Jouer tout de suite")).to_be_enabled()
    tab_to(page, "Jouer tout de suite")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-turn=yours]")
    page.goto(f"/text/{code_of(page)}")
    for _ in range(200):
        page.wait_for_selector("[data-turn=yours], [data-turn=over]")
        if turn(page) == "over":
            break
        before = at(page)
        tab_into(page, "button[data-move]")
        page.keyboard.press("Enter")
        further(page, before)
        page.wait_for_function("() => document.activeElement?.id === 'now'")
    assert turn(page) == "over"
    expect(page.locator("#now")).to_contain_text(re.compile("gagne|couple|victoire", re.IGNORECASE))
    for heading in ("Autour de la table", "Journal", "Discussion", "Règles"):
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    tab_until(page, lambda: name in page.evaluate("document.activeElement?.closest('button')?.innerText ?? ''"))


def tab_into(page: Page, selector: str) -> None:
    tab_until(page, lambda: page.evaluate("one => !!document.activeElement?.matches(one)", selector))


def tab_until(page: Page, there: Callable[[], bool]) -> None:
    for _ in range(40):
        if there():
            return
        page.keyboard.press("Tab")
    raise AssertionError("never reached by Tab")


@pytest.mark.parametrize("game", ["tango", "tarot"])
def test_the_drawn_table_by_keyboard_alone(guest: Guest, game: str) -> None:
    page = guest("/")
    page.locator(f"article[data-game={game}]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    before = at(page)
    if game == "tango":
        page.locator("[data-dancer][data-legal]").first.wait_for(state="attached")
        tab_into(page, "[data-dancer][data-legal]")
        page.keyboard.press("Enter")
        tab_into(page, ".steps button:enabled")
        page.keyboard.press("Enter")
    else:
        for _ in range(60):
            if page.locator(".panels button:enabled").count():
                tab_into(page, ".panels button:enabled")
            else:
                tab_into(page, "button[data-card]")
                for _ in range(30):
                    if page.evaluate("document.activeElement.matches('[data-legal]')"):
                        break
                    page.keyboard.press("ArrowRight")
                page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            with contextlib.suppress(TooLate):
                further(page, before, timeout=1_000)
                break
    further(page, before)


def test_bots_wait_for_a_tap(guest: Guest) -> None:
    page = guest("/", name="Ann")
    create(page, "tango")
    page.get_by_label("Nombre de places").select_option("3")
    page.get_by_role("button", name="Ajouter 2 robots").click()
    page.get_by_label("Rythme des robots").select_option("au toucher")
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector("[data-turn]")
    go_on = page.get_by_role("button", name="Continuer")
    for _ in range(2):
        if turn(page) != "yours":
            seen = at(page)
            go_on.click()
            further(page, seen)
    play([page], Random(2), until=go_on.is_visible)
    expect(go_on).to_be_visible()
    seen = at(page)
    go_on.press("Enter")
    further(page, seen)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label("Rythme des robots").select_option("vif")
    expect(page.locator("[data-turn=yours]")).to_be_visible()


def test_a_replay(guest: Guest, tmp_path: Path) -> None:
    page = guest("/", name="Ann")
    page.evaluate("localStorage.setItem('tablee.face', '7')")
    page.reload()
    create(page, "tango")
    page.get_by_label("Nombre de places").select_option("2")
    page.locator("#option-cells").select_option("12")
    page.get_by_role("button", name="Ajouter 1 robot").click()
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector("[data-turn]")
    play([page], Random(9))
    page.get_by_role("dialog").get_by_role("link", name="Revoir la partie").click()
    slider = page.get_by_label("Position dans la partie")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    page.get_by_role("button", name="Au début").click()
    expect(page).to_have_url(re.compile(r"[?&]at=0"))
    for _ in range(4):
        page.get_by_role("button", name="Un pas en avant").click()
    expect(page).to_have_url(re.compile(r"[?&]at=4"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"[?&]at=3"))

    page.get_by_label("Par les yeux de qui").select_option("1")
    expect(page).to_have_url(re.compile(r"[?&]seat=1"))
    expect(page.locator("main .own").first).to_be_visible()
    friend = guest(page.url.partition("//")[2].partition("/")[2].join(("/", "")))
    expect(friend.get_by_label("Position dans la partie")).to_have_value("3")
    drawn = "() => document.querySelector('.portrait')?.innerHTML"
    assert friend.evaluate(drawn) == page.evaluate(drawn), "others see the portrait that Ann has chosen"
    for width, height in ((320, 568), (375, 550), (844, 390)):
        friend.set_viewport_size({"width": width, "height": height})
        floor = friend.locator("main .hall").bounding_box()
        assert floor is not None
        assert min(floor["width"], floor["height"]) > 140, (width, height, floor)
    expect(friend.get_by_label("Par les yeux de qui")).to_have_value("1")

    page.get_by_role("button", name="Vérifier le mélange").click()
    expect(page.get_by_text(re.compile("de la promesse faite avant la partie"))).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("link", name="Télécharger").click()
    path = tmp_path / "game.json"
    download.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8"))["game"] == "tango"

    before = code_of(page)
    page.get_by_role("button", name="Rejouer à partir d’ici").click()
    page.wait_for_selector("[data-turn]")
    assert code_of(page) != before
    play([page], Random(3), until=lambda: at(page) >= 8)


def test_during_the_game_nobody_looks_through_other_eyes(guest: Guest) -> None:
    page = guest("/")
    page.locator("article[data-game=tango]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    page.goto(f"/replay/{code_of(page)}")
    eyes = page.get_by_label("Par les yeux de qui")
    expect(eyes.locator("option")).to_have_count(2)
    eyes.select_option("0")
    expect(page).to_have_url(re.compile(r"[?&]seat=0"))
    expect(page.get_by_label("Position dans la partie")).to_be_visible()
    stranger = guest(f"/replay/{code_of(page)}")
    expect(stranger.get_by_label("Position dans la partie")).to_be_visible()
    expect(stranger.get_by_label("Par les yeux de qui")).to_have_count(0)
    page.goto(f"/replay/{code_of(page)}?seat=1")
    expect(page.get_by_role("heading", level=1)).to_have_text("Chacun regarde son jeu")
    expect(page.locator("main")).to_contain_text("propres yeux")
    check(page, "eyes that are closed")
    page.get_by_role("button", name="Regarder en spectateur").click()
    expect(page.get_by_label("Position dans la partie")).to_be_visible()


def test_the_text_view_invites_and_leaves_a_seat(guest: Guest) -> None:
    page = guest("/", name="Ann")
    code = create(page, "tango")
    page.get_by_label("Nombre de places").select_option("2")
    guest(f"/t/{code}", name="Bob")
    expect(page.locator("[data-seat='1']")).to_contain_text("Bob")
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector("[data-turn]")
    page.goto(f"/text/{code}")
    expect(page.get_by_role("img", name=re.compile(f"QR.*{code}"))).to_be_visible()
    page.get_by_role("button", name="Quitter ma place").click()
    expect(page.get_by_text("Un robot joue pour vous.")).to_be_visible()
    page.get_by_role("button", name="Reprendre ma place").click()
    expect(page.get_by_role("button", name="Quitter ma place")).to_be_visible()
