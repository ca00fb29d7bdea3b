"""TACTA in real browsers: whole games by touch, mouse and keyboard, in turns and all at once; rare moments."""

import contextlib
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

import tablee
from tablee.games.tacta.layings import covers
from tablee.games.tacta.moves import Lay, PutAside
from tablee.games.tacta.rules import State
from tablee.kernel.game import lottery
from tablee.kernel.log import Log
from tablee.kernel.record import dumps

from .people import play, tacta_listed, tacta_move, tacta_places, turn
from .tacta import LAPTOP, PHONE, POST, Guest, ends, seated, table

# By touch, mouse and keyboard


def by_touch(page: Page, rng: Random) -> None:
    """Tap a card, tap a shape that glows, perhaps turn the card, tap it again."""
    next(ends(page)).tap()
    places = tacta_places(page)
    if places:
        page.touchscreen.tap(*rng.choice(places))
    else:
        tacta_listed(page, rng)
    page.wait_for_selector("[data-ghost]")
    if places and page.get_by_role("button", name="Retourner").is_enabled():
        page.get_by_role("button", name="Retourner").tap()
    box = page.locator("[data-ghost] .edge").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def by_key(page: Page, rng: Random) -> None:
    """Keys alone, from wherever one is: take a card, walk from place to place, turn it, lay it."""
    for number in rng.sample("12", 2):  # a card may have no place; the number of one in hand puts it down again
        if not page.locator("button[data-end][aria-pressed=true]").count():
            page.keyboard.press(number)
    if page.locator("[data-place]").count():  # else it lies beside the others, where it may
        for _ in range(3):
            page.keyboard.press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        page.keyboard.press(rng.choice(("r", "f")))
    page.wait_for_selector("[data-ghost]")
    page.keyboard.press("Enter")


def by_drag(page: Page, rng: Random) -> None:
    """Drag a card to a place: it snaps; then the button."""
    card = next(ends(page))
    card.click()
    places = tacta_places(page)
    if not places:
        tacta_listed(page, rng)
        page.locator("button.lay").click()
        return
    target = rng.choice(places)
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(*target, steps=4)
    page.wait_for_selector("[data-ghost]")
    page.mouse.up()
    page.locator("button.lay").click()


def test_two_people_play_a_whole_game_by_touch_and_by_key(guest: Guest) -> None:
    pages = seated(guest, [PHONE, LAPTOP], {})
    hands = {pages[0]: by_touch, pages[1]: by_key}
    made = play(pages, Random(2), act=lambda page, rng: hands[page](page, rng))
    assert made == 36
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.locator(".plane")).to_have_attribute("data-cards", "37")


def test_six_with_bots_by_mouse(guest: Guest) -> None:
    page = guest("/", name="Ann")
    table(page, 6, {"quick": "triangle"})
    page.wait_for_selector("[data-turn]")
    assert play([page], Random(6), act=by_drag) == 12
    assert page.locator(".plane [data-card]").count() == 73
    shown = page.locator(".players .dots").all_inner_texts()
    expect(page.get_by_role("dialog").locator("tfoot td")).to_have_text(shown)


COUNTDOWN = """() => {
  Object.assign(window, { numbers: new Set(), early: false })
  new MutationObserver(() => {
    const number = document.querySelector('.countdown .number')
    if (!number) return
    window.numbers.add(number.textContent.trim())
    window.early ||= !!document.querySelector('button[data-end][data-legal]')
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps what the countdown shows: it is over in three seconds, whoever looks."""


def ready(pages: list[Page]) -> None:
    """Everybody says so, unless the three seconds were quicker."""
    for page in pages:
        with contextlib.suppress(TooLate):
            page.get_by_role("button", name="Prêt !").click(timeout=1_000)


def test_teams_play_freely(guest: Guest) -> None:
    """Three, two, one: four people in two teams, all at once."""
    options = {"free": True, "teams": True, "quick": "triangle"}
    pages = seated(guest, [PHONE, LAPTOP, LAPTOP, PHONE], options, watch=COUNTDOWN)
    ready(pages)
    for page in pages:
        page.wait_for_selector("button[data-end][data-legal]")
    looks = [page.evaluate("[[...window.numbers], window.early]") for page in pages]
    assert any(numbers for numbers, _ in looks), "the seconds are seen, unless a page comes later"
    for numbers, early in looks:
        assert set(numbers) <= {"3", "2", "1"}
        assert not early, "nobody may lay anything meanwhile"
    rng = Random(4)
    deadline = time.monotonic() + 400
    while not all(turn(page) == "over" for page in pages):
        assert time.monotonic() < deadline, [turn(page) for page in pages]
        for page in pages:
            if page.locator("button[data-end][data-legal]").count():
                lay_quickly(page, rng)
    assert 7 <= int(pages[0].locator(".plane").get_attribute("data-cards") or 0) <= 25
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.locator(".camp")).to_have_count(2)


VARIANTS: list[tuple[int, dict[str, object], int]] = [
    (2, {"small_table": True}, 3),
    (2, {"quick": "cercle-triangle", "rounds": 2, "tiebreak": "first_finished"}, 2),
    (3, {"sabotage": True}, 1),
    (6, {"table": "small"}, 1),
    (8, {"quick": "carre-triangle", "turn_seconds": 60}, 1),
]


@pytest.mark.parametrize(("seats", "options", "rounds"), VARIANTS)
def test_variants_to_their_end(guest: Guest, seats: int, options: dict[str, object], rounds: int) -> None:
    page = guest("/", name="Ann", **PHONE)
    table(page, seats, options)
    page.wait_for_selector("[data-turn]")
    play([page], Random(seats), act=tacta_move)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("tbody tr")).to_have_count(rounds)
    expect(dialog.locator("tfoot td")).to_have_count(seats if seats <= 6 else seats // 2)


def lay_quickly(page: Page, rng: Random) -> None:
    """Aim and lay by key; if somebody else was quicker, that is the game."""
    page.locator(".plane").focus()
    page.keyboard.press(str(rng.randint(1, 2)))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_somebody_was_quicker(guest: Guest) -> None:
    """Two aim at one shape: the second learns why the card came back, and by which clause."""
    pages = seated(guest, [LAPTOP, PHONE], {"free": True})
    ready(pages)
    for page in pages:
        page.wait_for_selector("button[data-end][data-legal]")
    aim_at_one_shape(pages)
    pages[0].locator("button.lay").click()
    expect(pages[1].locator(".toast")).to_contain_text("Trop tard d’un souffle : Ann vient de couvrir")
    expect(pages[1].locator(".toast")).to_contain_text("A16")
    expect(pages[1].locator("[data-ghost]")).to_have_count(0)


def aim_at_one_shape(pages: list[Page]) -> None:
    """Both aim at a shape that both may cover; if there is none yet, a card is laid first."""
    rng = Random(3)
    for _ in range(8):
        for mine in ends(pages[0]):
            mine.click()
            for theirs in ends(pages[1]):
                theirs.click()
                keys = [set(places(page)) for page in pages]
                for key in keys[0] & keys[1]:
                    for page in pages:
                        page.mouse.click(*tacta_places(page)[places(page).index(key)])
                        page.wait_for_selector("[data-ghost]")
                    return
        lay_quickly(pages[0], rng)
        pages[1].wait_for_timeout(200)
    raise AssertionError("never a shape for both")


def places(page: Page) -> list[str]:
    """The shapes that may be covered with the card taken."""
    return list(page.evaluate("() => [...document.querySelectorAll('[data-place]')].map((one) => one.dataset.place)"))


# Rare moments


def moment(kind: type[Lay] | type[PutAside]) -> tuple[Log, int, int]:
    """A game on a small table, and when somebody must lay a card beside the others, or put one aside."""
    game = tablee.game("tacta")
    for seed in range(20):
        rng = Random(seed)
        log = Log.begin(game, 6, {"table": "small"}, ("Ann", "Bob", "Chloé", "Dédé", "Ève", "Fou"), None)
        found = None
        while log.state.outcome is None:
            state, seat = log.state, log.state.acting[0]
            assert isinstance(state, State)
            if seat < 0:
                log.play(seat, lottery(state).draw(rng.randrange))
                continue
            moves = state.moves(seat)
            if found is None and isinstance(moves[0], kind) and not covers(state, seat):
                found = len(log.inputs), seat
            log.play(seat, rng.choice(list(moves)))
        if found:
            return log, *found
    raise AssertionError("no such moment")


def placed(page: Page, kind: type[Lay] | type[PutAside]) -> None:
    """Sit at that moment."""
    log, inputs, seat = moment(kind)
    wish = {"record": dumps(log.record()), "at": inputs, "seat": seat, "bots": "easy"}
    page.goto(f"/t/{page.evaluate(POST, ['/api/positions', wish])['code']}")
    page.wait_for_selector("[data-turn=yours]")


def test_a_card_is_laid_beside_the_others(guest: Guest) -> None:
    page = guest("/", name="Ann")
    placed(page, Lay)
    expect(page.get_by_role("status").first).to_contain_text("à côté des autres")
    next(ends(page)).click()
    expect(page.locator("[data-ghost]")).to_be_visible()
    cloth = page.locator(".plane").bounding_box()
    start = page.locator("[data-card='108']").bounding_box()
    assert cloth
    assert start
    page.mouse.click(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    expect(page.locator("[data-ghost].wrong")).to_be_visible()
    expect(page.locator("button.lay")).to_be_disabled()
    page.keyboard.press("Escape")
    next(ends(page)).press("Enter")
    expect(page.locator("[data-ghost]:not(.wrong)")).to_be_visible()
    before = int(page.locator(".plane").get_attribute("data-cards") or 0)
    page.locator(".plane").press("Enter")
    expect(page.locator(".plane")).not_to_have_attribute("data-cards", str(before))


def test_a_card_is_put_aside(guest: Guest) -> None:
    page = guest("/", name="Ann")
    placed(page, PutAside)
    expect(page.get_by_role("status").first).to_contain_text("Plus de place")
    name = str(next(ends(page)).get_attribute("aria-label"))
    assert name.startswith("Écarter")
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("log").first).to_contain_text("Plus de place : vous écartez")


def test_sabotage_is_chosen(guest: Guest) -> None:
    page = guest("/", name="Ann", **PHONE)
    table(page, 3, {"sabotage": True})
    done = page.get_by_role("button", name="C’est décidé")
    expect(done).to_be_disabled()
    page.get_by_role("button", name="Donner la famille carré").click()
    page.get_by_role("button", name="Garder la famille carré").click()
    expect(done).to_be_disabled()
    page.get_by_role("button", name="Donner la famille cercle").click()
    done.click()
    page.wait_for_selector(".plane")
    expect(page.locator(".exchange")).to_have_count(0)
    page.get_by_role("button", name="Journal").click()
    expect(page.get_by_role("dialog")).to_contain_text("donnez la famille cercle à")
