"""Tapécho in real browsers: ten on a phone, a party at the TV, drag and keys, the text view."""

import re
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from .people import (
    HANDMADE,
    at,
    choose,
    code_of,
    create,
    further,
    move,
    play,
    practised,
    turn,
)
from .tapecho import (
    LAPTOP,
    PHONE,
    QUICK,
    Guest,
    deck,
    label,
    log_of,
    may_lay,
    start_alone,
    takers,
    two_people,
    until_own_turn,
    write_deck,
)

CALM = deck(1, atouts=[f"value = {1 + i % 9}" for i in range(60)], handicaps=["value = 2"] * 20)
"""Nobody can be attacked, silenced, skipped or robbed: what somebody has in mind stays possible."""
AHEAD = "Laisser tout passer, sauf si je réponds à temps"
"""The no said in advance: the table and the text view say it alike."""


def test_ten_seats_on_a_phone(guest: Guest) -> None:
    page = guest("/", name="Ann", **PHONE)
    start_alone(page, 10, seconds=8)
    rng = Random(3)
    until_own_turn(page, rng)
    boxes = {seat: page.locator(f"[data-seat='{seat}']").bounding_box() for seat in range(10)}
    for seat, box in boxes.items():
        assert box is not None, seat
        assert box["x"] >= 0, seat
        assert box["x"] + box["width"] <= 390, seat
        assert box["height"] >= 44, seat
    places = [(round(box["x"]), round(box["y"])) for box in boxes.values() if box]
    assert len(set(places)) == 10, "nobody sits on anybody"
    for seat in range(10):
        figures = page.locator(f"[data-seat='{seat}']").locator(".held, .plus, .minus, .score")
        shown = [box for one in figures.all() if (box := one.bounding_box())]
        assert len(shown) == 4, f"hand, both piles and what they make at seat {seat}"
        for left, right in pairwise(sorted(shown, key=lambda box: box["x"])):
            assert left["x"] + left["width"] <= right["x"], f"figures lie over each other at seat {seat}"
        assert shown[-1]["x"] + shown[-1]["width"] <= boxes[seat]["x"] + boxes[seat]["width"]
    for card in page.locator("[data-card]").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844 - 50, "nothing under the bar at the bottom"
        assert box["width"] >= 44
    smallest = page.evaluate(
        """() => Math.min(...[...document.querySelectorAll('main *')].filter((one) => one.checkVisibility()
          && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
          .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""
    )
    assert smallest >= 11
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    before = at(page)
    for _ in range(HANDMADE):
        move(page, rng)
        further(page, before)
        before = at(page)
        play([page], rng, until=lambda: turn(page) in ("yours", "over"))
        if turn(page) == "over":
            break


CUTS = """(titles) => titles.map((title) => {
  const text = title.firstChild
  const top = (i) => {
    const range = document.createRange()
    range.setStart(text, i)
    range.setEnd(text, i + 1)
    return [...range.getClientRects()].at(-1)?.top
  }
  const tops = [...text.data].map((_, i) => top(i))
  return [...text.data].filter((_, i) => tops[i + 1] - tops[i] > 4)
})"""
"""The last letter of each line of a title but the last."""


def test_a_long_title_is_cut_between_syllables(guest: Guest) -> None:
    """Also where a browser knows nothing about French: no letter, only a soft hyphen, ends a line of these."""
    page = guest("/", name="Ann", viewport={"width": 340, "height": 700})
    words = ("Anticonstitutionnellement", "Extraordinairement", "Incompréhensibilité", "Chaussettes")
    cards = "".join(f'  {{ value = {1 + i % 9}, fr = "{words[i % 4]}", en = "Card {i}" }},\n' for i in range(60))
    place = 'contexts = [ { key = "p", fr = "Ici", en = "Here" } ]'
    start_alone(page, 4, deck=f"{place}\natouts = [\n{cards}]\n")
    expect(page.locator("[data-card]")).not_to_have_count(0)
    cuts = page.locator("[data-card] .title").evaluate_all(CUTS)
    assert any(cuts), "some word is longer than a card is wide"
    assert {letter for title in cuts for letter in title} == {"\u00ad"}


def test_a_party_at_the_big_screen(guest: Guest) -> None:
    """What is public on the TV; on the phones a hand, its targets and its buttons."""
    host = guest("/", name="Ann", **PHONE)
    code = create(host, "tapecho")
    host.get_by_label("Nombre de places").select_option("4")
    choose(host, **QUICK)
    tv = guest(f"/tv/{code}", viewport={"width": 1920, "height": 1080})
    friend = guest(f"/t/{code}", name="Bob", **PHONE)
    expect(host.locator(".column [data-seat='1']")).to_contain_text("Bob")
    host.get_by_role("button", name="Ajouter 2 robots").click()
    host.get_by_role("button", name="Commencer").click()
    tv.wait_for_selector("[data-turn]")
    for page in (host, friend):
        page.goto(f"/t/{code}?view=hand")
        page.wait_for_selector("[data-turn]")
    expect(tv.locator(".player")).to_have_count(4)
    expect(tv.locator("[data-card]")).to_have_count(0)
    expect(tv.locator(".stage .place")).to_be_visible()
    expect(host.locator(".stage")).to_have_count(0)
    rng = Random(5)
    play([host, friend], rng, until=lambda: at(host) > 30)
    assert tv.locator("[data-turn]").evaluate("one => +one.dataset.at") > 0
    tv.wait_for_function("() => document.querySelectorAll('.piles .laid').length > 2")
    secrets = [label(card) for card in host.locator("[data-card]").all()]
    shown = tv.content().replace("\u00ad", "")
    hidden = [text.split(",")[0] for text in secrets if text and text.split(",")[0] not in log_lines(tv)]
    for title in hidden:
        assert title not in shown, "the TV shows no hand"


def log_lines(tv: Page) -> str:
    return str(tv.locator("aside").inner_text())


def test_a_deck_with_mistakes_is_told_line_by_line(guest: Guest) -> None:
    page = guest("/", name="Ann", **LAPTOP)
    create(page, "tapecho")
    page.get_by_label("Nombre de places").select_option("4")
    page.get_by_role("button", name="Écrire").click()
    page.get_by_role("button", name="Partir d’un exemple").click()
    sound = page.locator(".deck textarea").input_value()
    rows = sound.splitlines()
    wrong = [
        next(i for i, row in enumerate(rows) if "value = 2" in row),
        next(i for i, row in enumerate(rows) if "effect" in row),
    ]
    rows[wrong[0]] = rows[wrong[0]].replace("value = 2", "value = 12")
    rows[wrong[1]] = re.sub(r'effect = "\w+"', 'effect = "hug"', rows[wrong[1]])
    write_deck(page, "\n".join(rows))
    items = page.locator(".wrong li")
    expect(items).to_have_count(2)
    for item, row in zip(items.all(), wrong, strict=True):
        assert f"Ligne {row + 1}," in item.inner_text()
    expect(page.locator(".deck .state")).to_contain_text("cartes de la maison")
    write_deck(page, sound)
    expect(page.locator(".deck .state")).to_contain_text("Vos propres cartes")
    expect(page.locator(".wrong")).to_have_count(0)
    choose(page, seconds=3)  # another choice leaves the deck as it is
    expect(page.locator("#option-seconds")).to_have_value("3")
    page.reload()
    expect(page.locator("#option-seconds")).to_have_value("3")
    expect(page.locator(".deck .state")).to_contain_text("Vos propres cartes")
    page.get_by_role("button", name="Revenir aux cartes de la maison").click()
    expect(page.locator(".deck .state")).to_contain_text("cartes de la maison")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_card_is_dragged_to_its_target(guest: Guest, touch: bool) -> None:
    page = guest("/", name="Ann", **(PHONE if touch else LAPTOP))
    start_alone(page, 4, deck=CALM, **QUICK)
    until_own_turn(page, Random(1))
    before = at(page)
    held = page.locator("[data-card]").count()
    card = next(one for one in page.locator("[data-card][data-legal]").all() if takers(page, one))
    seat = page.locator("[data-target]").first.get_attribute("data-seat")
    start, goal = card.bounding_box(), page.locator(f"[data-seat='{seat}']").bounding_box()
    assert start is not None
    assert goal is not None
    stroke = (start["x"] + 30, start["y"] + 50), (goal["x"] + 40, goal["y"] + 20)
    if touch:
        by_finger(page, *stroke)
    else:
        page.mouse.move(*stroke[0])
        page.mouse.down()
        page.mouse.move(stroke[0][0] + 30, stroke[0][1] - 50, steps=4)
        page.mouse.move(*stroke[1], steps=6)
        page.mouse.up()
    if page.locator("[data-pick]").count():
        page.locator("[data-pick]").first.click()
    further(page, before)
    expect(page.locator("[data-card]")).not_to_have_count(held)


def by_finger(page: Page, start: tuple[float, float], goal: tuple[float, float]) -> None:
    """A finger on the glass: what the browser makes of it, scrolling included, is its own affair."""
    glass = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = start, goal
    glass.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        point = {"x": x + (to_x - x) * step / 10, "y": y + (to_y - y) * step / 10}
        glass.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_table_by_keyboard_alone(guest: Guest) -> None:
    page = guest("/", name="Ann", **LAPTOP)
    start_alone(page, 4, deck=CALM, **QUICK)
    until_own_turn(page, Random(1))
    before = at(page)
    hold_by_tab(page, "[data-card]")
    for _ in range(12):
        page.keyboard.press("Enter")
        if page.locator("[data-target]").count():
            break
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    page.locator("body").press("Home")
    hold_by_tab(page, "[data-target]", backwards=True)
    page.keyboard.press("Enter")
    if page.locator("[data-pick]").count():
        hold_by_tab(page, "[data-pick]")
        page.keyboard.press("Enter")
    further(page, before)


def hold_by_tab(page: Page, selector: str, *, backwards: bool = False) -> None:
    for _ in range(80):
        if page.evaluate("one => !!document.activeElement?.matches(one)", selector):
            return
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"never reached by Tab: {selector}")


def test_a_no_in_advance_and_a_card_chosen_before_ones_turn(guest: Guest) -> None:
    _, pages = two_people(guest, CALM, seconds=4)
    ann, bob = pages
    for page in pages:
        practised(page)
    rng = Random(6)
    play(pages, rng, until=lambda: may_lay(bob))
    # Ann says no for the whole game: she is not asked to press any more.
    ann.get_by_role("button", name=AHEAD).click()
    ann.get_by_role("button", name="Pour la partie", exact=True).click()
    expect(ann.get_by_role("button", name="Tout passe pour la partie, sauf si je réponds à temps")).to_be_visible()
    # While Bob thinks she chooses what she will lay.
    card = next(one for one in ann.locator("[data-card]").all() if takers(ann, one))
    title = label(card).split(",")[0]
    ann.locator("[data-target]").first.click()
    expect(ann.locator(".plan")).to_contain_text(title)
    laid = re.compile(rf"{title}\b")
    play([bob], rng, until=lambda: laid.search(log_of(ann)) is not None)
    expect(ann.locator(".plan")).to_have_count(0)
    ann.get_by_role("button", name="Tout passe pour la partie, sauf si je réponds à temps").click()
    expect(ann.get_by_role("button", name=AHEAD)).to_be_visible()


def test_the_text_view_tells_all_and_plays(guest: Guest) -> None:
    page = guest("/", name="Ann", **LAPTOP)
    code = start_alone(page, 5, **QUICK)
    until_own_turn(page, Random(1))
    hand = [label(card) for card in page.locator("[data-card]").all()]
    page.goto(f"/text/{code}")
    page.wait_for_selector("[data-turn]")
    main = page.locator("main")
    for card in hand:
        expect(main).to_contain_text(card)
    for heading in ("Votre main", "Autour de la table", "Pioche et défausse"):
        expect(page.get_by_role("heading", name=heading, exact=True).first).to_be_visible()
    ahead = page.get_by_role("button", name=AHEAD)
    ahead.click()
    expect(ahead).to_have_attribute("aria-pressed", "true")
    play([page], Random(2))
    assert turn(page) == "over"
    assert code_of(page) == code


def test_an_attack_that_takes_something_asks_which(guest: Guest) -> None:
    """A deck of thefts: the second turn of somebody finds atouts to take."""
    atouts = "".join(f'  {{ value = {1 + i % 9}, fr = "Atout {i}", en = "Atout {i}" }},\n' for i in range(30))
    thefts = "".join(f'  {{ effect = "steal", fr = "Vol {i}", en = "Theft {i}" }},\n' for i in range(30))
    text = f'contexts = [ {{ key = "p", fr = "Ici", en = "Here" }} ]\natouts = [\n{atouts}]\nattacks = [\n{thefts}]\n'
    page = guest("/", name="Ann", **LAPTOP)
    start_alone(page, 4, deck=text, seconds=2)
    rng = Random(1)
    rich = re.compile(r"[2-9] atouts, \d+ points")
    victims: list[Locator] = []
    for _ in range(40):
        until_own_turn(page, rng)
        if turn(page) == "over":  # nobody had two atouts by then: another deal
            start_alone(page, 4, deck=text, seconds=2)
            continue
        thief = page.locator("[data-card][data-legal]").filter(has_text=re.compile("Vol")).first
        if thief.count():
            thief.click(position={"x": 8, "y": 24})
            victims = [one for one in page.locator("[data-target]").all() if rich.search(label(one))]
            if victims:
                break
            thief.click(position={"x": 8, "y": 24})
        before = at(page)
        move(page, rng)
        further(page, before)
    victims[0].click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Quel atout prenez-vous")
    picked = label(dialog.locator("[data-pick]").first).split(",")[0]
    assert picked.startswith("Atout")
    dialog.locator("[data-pick]").first.click()
    expect(page.locator(".frame aside").first).to_contain_text(re.compile(rf"Vous prenez «\s{picked}\s»"))
    page.locator(".own .player").click()
    expect(page.get_by_role("dialog")).to_contain_text("Vos cartes posées")
