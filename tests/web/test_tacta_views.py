"""The table of TACTA: moved and scaled, turned and dragged, in words, as a picture, on other screens, for everybody."""

import re
from collections.abc import Callable
from importlib.resources import files
from math import cos, radians, sin
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tablee.games.tacta.drawings import drawings
from tablee.games.tacta.picture import table_svg
from tablee.kernel.log import replay
from tablee.kernel.record import loads

from .axe import check
from .people import at, further, play, tacta_move, tacta_places, turn
from .tacta import LAPTOP, PHONE, TRIANGLES, TV, Guest, ends, table

# Looking around


def scale(page: Page) -> float:
    """How large the table is seen, by the start card."""
    box = page.locator("[data-card='108'] use").bounding_box()
    assert box
    return box["width"]


def eventually(page: Page, holds: Callable[[], bool]) -> None:
    """It holds within five seconds."""
    for _ in range(100):
        if holds():
            return
        page.wait_for_timeout(50)
    assert holds()


def test_the_table_is_moved_and_scaled(guest: Guest) -> None:
    page = guest("/", name="Ann", **PHONE)
    table(page, 2, {})
    play([page], Random(1), until=lambda: page.locator(".plane [data-card]").count() > 6)
    page.wait_for_selector("[data-turn=yours]")
    page.wait_for_timeout(250)
    plane = page.locator(".plane").bounding_box()
    assert plane
    middle = (plane["x"] + plane["width"] / 2, plane["y"] + plane["height"] / 2)
    seen = scale(page)
    cdp = page.context.new_cdp_session(page)
    spot = page.locator("[data-card='108'] use").bounding_box()
    assert spot
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2

    def fingers(gap: int) -> list[dict[str, float]]:
        return [{"x": x - gap, "y": y, "id": 0}, {"x": x + gap, "y": y, "id": 1}]

    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers(40)})
    for gap in range(42, 82, 2):
        cdp.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": fingers(gap)})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(250)
    spot = page.locator("[data-card='108'] use").bounding_box()
    assert spot
    assert spot["width"] == pytest.approx(2 * seen, rel=0.02), "two fingers twice as far apart"
    assert spot["x"] + spot["width"] / 2 == pytest.approx(x, abs=1), "what is between them stays there"
    assert spot["y"] + spot["height"] / 2 == pytest.approx(y, abs=1)
    expect(page.locator(".seen")).to_be_visible()

    page.mouse.move(*middle)
    page.mouse.wheel(0, 300)
    eventually(page, lambda: scale(page) < 1.9 * seen)
    page.locator(".plane").focus()
    page.keyboard.press("0")
    eventually(page, lambda: scale(page) == pytest.approx(seen, rel=0.02))
    page.keyboard.press("+")
    page.get_by_role("button", name="Agrandir").click()
    assert scale(page) > 1.4 * seen
    left = page.locator("[data-card='108'] use").bounding_box()
    page.keyboard.press("Shift+ArrowRight")
    moved = page.locator("[data-card='108'] use").bounding_box()
    assert left
    assert moved
    assert moved["x"] == pytest.approx(left["x"] - 60, abs=1)
    page.get_by_role("button", name="Tout voir").click()
    page.wait_for_timeout(250)
    assert scale(page) == pytest.approx(seen, rel=0.02)


def test_a_swipe_turns_a_card_over_and_two_fingers_turn_it(guest: Guest) -> None:
    page = guest("/", name="Ann")
    table(page, 2, {})
    page.wait_for_selector("[data-turn=yours]")
    card = next(ends(page))
    number = card.get_attribute("data-end")
    box = card.bounding_box()
    assert box
    front = str(card.locator("use").get_attribute("href"))
    page.mouse.move(box["x"] + 10, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + 70, box["y"] + 44, steps=5)
    page.mouse.up()
    back = page.locator(f"[data-end='{number}'] use").get_attribute("href")
    assert back == front[:-1] + "b"
    expect(page.locator(f"[data-end='{number}']")).to_have_attribute("aria-pressed", "true")
    held = page.locator(f"[data-end='{number}'] .card")
    assert held.evaluate("one => one.style.rotate") == "0deg"
    page.get_by_role("button", name="Tourner", exact=True).click()
    assert held.evaluate("one => one.style.rotate") == "45deg"

    plane = page.locator(".plane").bounding_box()
    assert plane
    x, y = plane["x"] + plane["width"] / 2, plane["y"] + plane["height"] / 2
    cdp = page.context.new_cdp_session(page)

    def touch(kind: str, degrees: float) -> None:
        angle = radians(degrees)
        one = {"x": x + 80 * cos(angle), "y": y + 80 * sin(angle), "id": 0}
        other = {"x": x - 80 * cos(angle), "y": y - 80 * sin(angle), "id": 1}
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else [one, other]})

    touch("touchStart", 0)
    for degrees in range(4, 48, 4):
        touch("touchMove", degrees)
    touch("touchEnd", 0)
    page.wait_for_function(
        "one => document.querySelector(one).style.rotate === '90deg'", arg=f"[data-end='{number}'] .card"
    )


def test_a_card_is_dragged_by_a_finger(guest: Guest) -> None:
    """It is held above the finger, snaps to a place, and waits there to be looked at."""
    page = guest("/", name="Ann", **PHONE)
    table(page, 2, {})
    page.wait_for_selector("[data-turn=yours]")
    card = next(ends(page))
    card.tap()
    target = tacta_places(page)[0]
    card.tap()
    expect(page.locator("[data-place]")).to_have_count(0)
    box = card.bounding_box()
    assert box
    cdp = page.context.new_cdp_session(page)
    start, above = (box["x"] + 30, box["y"] + 40), 64
    way = [
        (start[0] + (target[0] - start[0]) * i / 9, start[1] + (target[1] + above - start[1]) * i / 9)
        for i in range(10)
    ]
    for i, (x, y) in enumerate(way):
        kind = "touchMove" if i else "touchStart"
        cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": 0}]})
    expect(page.locator("[data-ghost]")).to_be_visible()
    before = at(page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("status").first).to_contain_text("Encore une fois pour poser")
    expect(page.locator("[data-ghost]")).to_be_visible()
    page.locator("button.lay").click()
    further(page, before)


def test_ones_own_card_is_seen_at_once(guest: Guest, wire: Any) -> None:
    """The card lies on the table before the server has heard of it, and is there once when it has."""
    page = guest("/", name="Ann", url=wire.url)
    table(page, 2, {})
    page.wait_for_selector("[data-turn=yours]")
    next(ends(page)).click()
    page.mouse.click(*tacta_places(page)[0])
    before = int(page.locator(".plane").get_attribute("data-cards") or 0)
    wire.cut()
    page.locator("button.lay").click()
    expect(page.locator(".plane .waiting")).to_be_visible()
    wire.mend()
    page.wait_for_function(
        "cards => +document.querySelector('.plane').dataset.cards > cards", arg=before, timeout=20_000
    )
    expect(page.locator(".plane .waiting")).to_have_count(0)


# In words


def many_places(page: Page) -> bool:
    """Whether one may lay cards on others, in several ways."""
    if turn(page) != "yours":
        return False
    page.get_by_role("button", name="Liste", exact=True).click()
    texts = page.get_by_role("dialog").locator("button[data-lay]").all_inner_texts()
    page.keyboard.press("Escape")
    return len(texts) > 3 and " sur " in texts[-1]


def test_placements_are_found_by_words(guest: Guest) -> None:
    page = guest("/", name="Ann")
    table(page, 3, {})
    rng = Random(1)
    play([page], rng, until=lambda: at(page) > 14 and many_places(page))
    page.get_by_role("button", name="Liste", exact=True).click()
    dialog = page.get_by_role("dialog")
    whole = dialog.locator("button[data-lay]")
    texts = whole.all_inner_texts()
    assert len(texts) == len(set(texts)) > 3
    words = re.fullmatch(
        r"Le (\S+ \d) vert, (recto|verso), ([^,]+), sur (.+)\s: (.+?), (coin|bord) (.+), .+ \(vous .+\)", texts[-1]
    )
    assert words, texts[-1]
    card, face, _, on, _, where, place = words.groups()
    on = re.sub("^(le|la) ", "", on)
    dialog.get_by_label("Chercher une pose").fill(f"{card}, {face}, sur {on}, {where} {place}".upper())
    left = whole.all_inner_texts()
    assert texts[-1] in left
    assert len(left) < len(texts)
    before = at(page)
    whole.nth(left.index(texts[-1])).click()
    expect(page.locator("[data-ghost]")).to_be_visible()
    page.keyboard.press("Enter")
    further(page, before)


def test_the_text_view(guest: Guest) -> None:
    """A whole short game in words; the search narrows the choice."""
    page = guest("/", name="Ann")
    code = table(page, 2, TRIANGLES)
    page.goto(f"/text/{code}")
    page.wait_for_selector("[data-turn=yours]")
    expect(page.get_by_role("heading", name="La table", exact=True)).to_be_visible()
    expect(page.get_by_text("La carte de départ, recto, debout")).to_be_visible()
    expect(page.get_by_role("cell", name=re.compile("cartes? en main, on voit")).first).to_be_visible()
    forms = page.locator("form.long")
    if forms.count():
        forms.first.get_by_role("searchbox").fill("verso")
        assert all("verso" in text for text in forms.first.locator("option").all_inner_texts())
        forms.first.get_by_role("searchbox").fill("zut")
        expect(forms.first.get_by_text("Aucun coup ne répond")).to_be_visible()
        forms.first.get_by_role("searchbox").fill("")
    play([page], Random(5))
    expect(page.locator("#now")).to_contain_text("Les comptes sont faits")


# The picture


def test_the_picture_is_the_one_that_python_draws(guest: Guest, tmp_path: Path) -> None:
    page = guest("/", name="Ann")
    code = table(page, 4, TRIANGLES)
    page.wait_for_selector("[data-turn]")
    play([page], Random(8), act=tacta_move)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Image de la table").click()
    saved = {}
    for name in ("Dessin (SVG)", "Image (PNG)"):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        saved[name] = tmp_path / download.value.suggested_filename
        download.value.save_as(saved[name])
    png = saved["Image (PNG)"].read_bytes()
    assert png.startswith(b"\x89PNG")
    assert max(int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == 2400

    record = loads(page.evaluate("code => fetch(`/api/tables/${code}/record`).then((answer) => answer.text())", code))
    names = [page.locator(f".players [data-seat='{seat}'] .name").inner_text() for seat in range(4)]
    ours = table_svg(replay(record).state.view(0), names)
    theirs = saved["Dessin (SVG)"].read_text(encoding="utf-8")
    assert theirs.count("<use ") == ours.count("<use ")
    assert page.evaluate(DIFFERENCE, [ours, theirs]) < 0.002


def test_the_drawings_of_the_rules_are_those_that_python_draws(guest: Guest) -> None:
    page = guest("/rules/tacta")
    page.wait_for_selector("#A18 img")
    shown = page.locator("article img").evaluate_all("all => all.map((one) => decodeURIComponent(one.src))")
    text = (files("tablee.games.tacta") / "rules.fr.md").read_text(encoding="utf-8")
    drawn = list(drawings(text))
    assert len(shown) == len(drawn)
    for source, drawing in zip(shown, drawn, strict=True):
        assert page.evaluate(DIFFERENCE, [drawing.svg(), source.partition(",")[2]]) < 0.002, drawing.caption


DIFFERENCE = """async ([one, other]) => {
  const painted = async (svg) => {
    const image = new Image()
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg.replace('<svg ', '<svg width="900" height="900" '))
    await image.decode()
    const canvas = new OffscreenCanvas(900, 900)
    const pen = canvas.getContext('2d')
    pen.drawImage(image, 0, 0)
    return pen.getImageData(0, 0, 900, 900).data
  }
  const [a, b] = [await painted(one), await painted(other)]
  let seen = 0, differ = 0
  for (let i = 0; i < a.length; i += 4) {
    if (a[i + 3]) seen++
    if (Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]) > 96) differ++
  }
  return seen > 50000 ? differ / seen : 1
}"""
"""The share of points that two drawings paint differently."""


# Other ways to see it


def test_a_big_screen_a_hand_and_a_replay(guest: Guest) -> None:
    host = guest("/", name="Ann", **PHONE)
    code = table(host, 2, TRIANGLES)
    host.wait_for_selector("[data-turn=yours]")
    tv = guest(f"/tv/{code}", **TV)
    tv.wait_for_selector(".plane")
    host.goto(f"/t/{code}?view=hand")
    host.wait_for_selector("[data-turn=yours]")
    expect(host.locator(".players")).to_have_count(0)
    play([host], Random(3))
    expect(tv.locator(".plane")).to_have_attribute("data-cards", "13")
    assert tv.locator(".tools, .tray, [data-legal]").count() == 0
    assert tv.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.players .dots')).fontSize)") >= 48
    host.goto(f"/replay/{code}?at=6")
    host.wait_for_selector(".plane")
    laid = int(host.locator(".plane").get_attribute("data-cards") or 0)
    host.get_by_role("button", name="Un pas en avant").click()
    expect(host.locator(".plane")).to_have_attribute("data-cards", str(laid + 1))


LONG = "Marie-Antoinette-Eugénie"
"""A name as long as names may be."""

SPILLS = """() => {
  const inside = (one, box) => {
    const [a, b] = [one.getBoundingClientRect(), box.getBoundingClientRect()]
    return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1
  }
  const all = (rule) => [...document.querySelectorAll(rule)].filter((one) => one.offsetWidth > 1)
  const wide = (one) => one.scrollWidth > one.clientWidth + 1
  const list = document.querySelector('.players')
  const within = (one) => inside(one, one.closest('.player'))
  return [
    ...all('.camp').filter((one) => !inside(one, list)),
    ...all('.player, .camp .score').filter((one) => !inside(one, one.closest('.camp')) || wide(one)),
    ...all('.player .name > span').filter((one) => !within(one) || wide(one)),
    ...all('aside table th, aside table td').filter((one) => wide(one) || one.clientHeight > 80),
    ...all('header, main, aside').filter((one) => !inside(one, document.documentElement)),
  ].map((one) => `${one.className} ${one.textContent}`)
}"""
"""What does not fit in its place on the big screen."""


def test_twelve_long_names_fit_on_the_big_screen(guest: Guest) -> None:
    code = table(guest("/", name=LONG), 12, {})
    screen = guest(f"/tv/{code}", **TV)
    expect(screen.locator(".players .name")).to_have_count(12)
    expect(screen.locator(".plane [data-card]").first).to_be_attached()
    names = screen.locator(".player .name > span:not(.visually-hidden)")
    names.evaluate_all("(all, name) => all.forEach((one) => (one.textContent = name))", LONG)
    assert screen.evaluate(SPILLS) == []


def test_one_screen_for_two(guest: Guest) -> None:
    page = guest("/pass/tacta", **PHONE)
    page.get_by_label("Nom du joueur 1").fill("Ann")
    page.get_by_label("Nom du joueur 2").fill("Bob")
    page.get_by_role("button", name="Commencer").click()
    seen = set()
    rng = Random(2)
    for _ in range(4):
        page.wait_for_function(
            "() => document.querySelector('[data-turn=yours]') || document.querySelector('.screen button')"
        )
        screen = page.locator("main.screen")
        if screen.count():
            seen.add(screen.get_by_role("button").inner_text().rpartition(" ")[2])
            screen.get_by_role("button").click()
        page.wait_for_selector("[data-turn=yours]")
        before = at(page)
        play([page], rng, until=lambda before=before: page.locator(".screen").count() > 0 or at(page) > before)
    assert seen == {"Ann", "Bob"}


# Everybody can use it


def covering(page: Page) -> Locator | None:
    """An end card that can cover something; it is put down again."""
    for end in ends(page) if turn(page) == "yours" else ():
        end.click()
        found = tacta_places(page)
        end.click()
        if found:
            return end
    return None


def before_go(socket: WebSocketRoute) -> None:
    """A table whose three seconds never end for this page."""
    gone: list[str | bytes] = []

    def carry(text: str | bytes) -> None:
        if gone or '"type":"go"' in str(text):
            gone.append(text)
        else:
            socket.send(text)

    socket.connect_to_server().on_message(carry)


@pytest.mark.parametrize("settings", [PHONE, LAPTOP | {"color_scheme": "dark", "lang": "en-GB"}], ids=["day", "night"])
def test_axe_finds_nothing(guest: Guest, settings: dict[str, Any]) -> None:
    page = guest("/", name="Ann", **settings)
    code = table(page, 6, {})
    page.wait_for_selector("[data-turn=yours]")
    play([page], Random(1), until=lambda: at(page) > 20 and covering(page) is not None)
    check(page, "one’s turn")
    end = covering(page)
    assert end
    end.click()
    page.mouse.click(*tacta_places(page)[0])
    page.wait_for_selector("[data-ghost]")
    check(page, "a card aimed")
    page.get_by_role("button", name=re.compile("^(Liste|List)$")).click()
    check(page, "the list")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Image de la table|Picture of the table")).click()
    check(page, "the picture")
    page.goto(f"/text/{code}")
    page.wait_for_selector("[data-turn=yours]")
    check(page, "in words")
    table(page, 4, {"sabotage": True})
    page.wait_for_selector(".exchange")
    check(page, "sabotage")
    page.route_web_socket(re.compile("/ws"), before_go)
    table(page, 8, {"free": True})
    page.wait_for_selector(".countdown")
    check(page, "the countdown")
    page.goto("/rules/tacta")
    page.wait_for_selector("article#A18")
    check(page, "the rules")


def test_axe_finds_nothing_on_the_big_screen(guest: Guest) -> None:
    page = guest("/", name="Ann", **TV)
    code = table(page, 5, {})
    page.goto(f"/tv/{code}")
    page.wait_for_selector(".plane")
    check(page, "big screen")


REACH = """() => {
  const within = (one, box) => { const { left, top, right, bottom } = one.getBoundingClientRect()
    return left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1 }
  const board = document.querySelector('.board').getBoundingClientRect()
  const shown = (one) => one.offsetParent
  const wide = (one) => one.scrollWidth > one.clientWidth + 1
  return {
    tools: [...document.querySelectorAll('.tools button')].filter(shown).filter((one) => !within(one, board)).length,
    words: [...document.querySelectorAll('.acts button')].filter(wide).map((one) => one.textContent),
  }
}"""
"""Tools that cannot be reached, and buttons narrower than their words."""


def test_on_small_screens_every_tool_is_in_reach(guest: Guest) -> None:
    page = guest("/", name="Ann", viewport={"width": 375, "height": 550}, has_touch=True)
    table(page, 4, {})
    page.wait_for_selector("[data-turn=yours] button[data-end][data-legal]")
    for width, height in ((375, 550), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        assert page.evaluate(REACH) == {"tools": 0, "words": []}, (width, height)
