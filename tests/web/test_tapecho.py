"""Tapécho in real browsers: games with reactions, sides, a deck of one's own, ten on a phone, a party at the TV."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect
from tablee_tests_people import (  # type: ignore[import-not-found]
    HANDMADE,
    at,
    choose,
    code_of,
    create,
    glance,
    move,
    play,
    practised,
    tap,
    turn,
)

Guest = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
QUICK = {"seconds": 2, "rounds": 1}
NAMES = ("Ann", "Bob", "Chloé", "Dédé")

NEW = """(wish) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())"""


def start_alone(page: Page, seats: int, **options: object) -> str:
    """A game against bots that has begun; its code."""
    wish = {"game": "tapecho", "seats": seats, "bots": "steady", "start": True, "name": "Ann", "options": options}
    code = str(page.evaluate(NEW, wish)["code"])
    page.goto(f"/t/{code}")
    page.wait_for_selector("[data-turn]")
    return code


def until_own_turn(page: Page, rng: Random) -> None:
    """Everything is let pass until a card may be laid."""
    play([page], rng, until=lambda: may_lay(page) or turn(page) == "over")


def may_lay(page: Page) -> bool:
    """Whether it is one's turn to lay a card."""
    return bool(
        page.locator("[data-turn=yours]:not(:has([data-decline], [data-pick])) [data-card][data-legal]").count()
    )


def log_of(page: Page) -> str:
    """What the log says."""
    return str(page.locator(".frame aside, .frame [role=tabpanel]").first.inner_text())


def label(target: Locator) -> str:
    """What a card or a seat is called, for those who do not see it."""
    return target.locator(".visually-hidden").first.text_content() or ""


def party_deck() -> str:
    """A deck in which every other card answers another: nobody gets through a game without reactions."""
    places = "".join(f'  {{ key = "p{i}", fr = "Lieu {i}", en = "Place {i}", symbol = "{i}" }},\n' for i in range(3))
    atouts = "".join(
        f'  {{ value = {1 + i % 9}, spot = "p{i % 3}", fr = "Sourire {i}", en = "Smile {i}" }},\n' for i in range(18)
    )
    attacks = "".join(f'  {{ effect = "skip", fr = "Pause {i}", en = "Break {i}" }},\n' for i in range(9))
    defences = "".join(
        f'  {{ camp = "{("women", "men")[i % 2]}", fr = "Parade {i}", en = "Parry {i}" }},\n' for i in range(12)
    )
    foils = "".join(f'  {{ fr = "Ailleurs {i}", en = "Elsewhere {i}" }},\n' for i in range(12))
    return (
        f"contexts = [\n{places}]\natouts = [\n{atouts}]\nattacks = [\n{attacks}]\n"
        f"defences = [\n{defences}]\nhors_contexte = [\n{foils}]\n"
    )


def write_deck(page: Page, text: str) -> None:
    """The host writes a deck in the lobby and has it checked."""
    if not page.locator(".deck textarea").count():
        page.get_by_role("button", name="Écrire").click()
    page.locator(".deck textarea").fill(text)
    page.get_by_role("button", name="Vérifier et choisir").click()


def test_four_browsers_play_a_whole_game_with_reactions_and_a_deck_of_their_own(guest: Guest) -> None:
    host = guest("/", name=NAMES[0], **LAPTOP)
    code = create(host, "tapecho")
    host.get_by_label("Nombre de places").select_option("4")
    choose(host, **QUICK)
    write_deck(host, party_deck())
    expect(host.locator(".deck .state")).to_contain_text("Vos propres cartes")
    pages = [host]
    for seat, settings in enumerate((PHONE, LAPTOP, PHONE), 1):
        pages.append(guest(f"/t/{code}", name=NAMES[seat], **settings))
        expect(host.locator(f".column [data-seat='{seat}']")).to_contain_text(NAMES[seat])
    # Everybody chooses a side for themselves; the host cannot choose for people.
    pages[1].locator("[data-camp='1w']").click()
    pages[0].locator("[data-camp='0m']").click()
    expect(host.locator("[data-camp='1w']")).to_have_attribute("aria-pressed", "true")
    expect(host.locator("[data-camp='1m']")).to_be_disabled()
    host.get_by_role("button", name="Commencer").click()
    for page in pages:
        page.wait_for_selector("[data-turn]")
    expect(pages[2].locator(".own .player")).to_have_class(re.compile("women|men"))
    assert "women" in (pages[1].locator(".own .player").get_attribute("class") or "")
    assert "men" in (host.locator(".own .player").get_attribute("class") or "").split()
    expect(pages[1].locator("[data-card]").first).to_contain_text(re.compile("Sourire|Pause|Parade|Ailleurs"))
    play(pages, Random(4), seconds=150)
    said = log_of(host)
    assert re.search("Hors contexte", said), said[-2000:]
    assert re.search("pare", said), said[-2000:]
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.get_by_role("dialog").locator("tbody tr")).to_have_count(4)
    host.goto(f"/replay/{code}?at=12")
    expect(host.locator("aside")).to_contain_text(re.compile("Sourire|Pause|Parade|Ailleurs"))


@pytest.mark.parametrize("teams", ["war_of_sexes", "couples"])
def test_sides_play_together(guest: Guest, teams: str) -> None:
    page = guest("/", name="Ann", **LAPTOP)
    practised(page)
    start_alone(page, 6, teams=teams, camps="wwmmwm", **QUICK)
    seat = page.locator(".own .player")
    assert "women" in (seat.get_attribute("class") or "")
    if teams == "couples":
        partner = page.locator("[data-seat='2']")
        assert "votre moitié" in label(partner)
        until_own_turn(page, Random(1))
        for card in page.locator("[data-card][data-legal]").all():
            if "handicap" in label(card):
                tap(page, card)
                assert not page.locator("[data-seat='2'][data-target]").count(), "one's partner is spared"
                tap(page, card)
    play([page], Random(2), seconds=90)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("tr.side")).to_have_count(2 if teams == "war_of_sexes" else 3)
    expect(dialog.locator("tr.best")).to_have_count(3 if teams == "war_of_sexes" else 2)


def test_ten_seats_on_a_phone(guest: Guest) -> None:
    page = guest("/", name="Ann", **PHONE)
    start_alone(page, 10, seconds=30)
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
        page.wait_for_function("at => +document.querySelector('[data-turn]').dataset.at > at", arg=before)
        before = at(page)
        play([page], rng, until=lambda: turn(page) in ("yours", "over"), seconds=60)
        if turn(page) == "over":
            break


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
    shown = tv.content()
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
    expect(page.locator(".deck .state")).to_contain_text("Vos propres cartes")
    page.get_by_role("button", name="Revenir aux cartes de la maison").click()
    expect(page.locator(".deck .state")).to_contain_text("cartes de la maison")


def test_a_card_is_dragged_to_its_target(guest: Guest) -> None:
    page = guest("/", name="Ann", **LAPTOP)
    start_alone(page, 4, **QUICK)
    until_own_turn(page, Random(1))
    before = at(page)
    held = page.locator("[data-card]").count()
    card = next(one for one in page.locator("[data-card][data-legal]").all() if takers(page, one))
    seat = page.locator("[data-target]").first.get_attribute("data-seat")
    start, goal = card.bounding_box(), page.locator(f"[data-seat='{seat}']").bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + 30, start["y"] + 60)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] + 10, steps=4)
    page.mouse.move(goal["x"] + 40, goal["y"] + 20, steps=6)
    page.mouse.up()
    if page.locator("[data-pick]").count():
        page.locator("[data-pick]").first.click()
    page.wait_for_function("at => +document.querySelector('[data-turn]').dataset.at > at", arg=before)
    expect(page.locator("[data-card]")).not_to_have_count(held)


def takers(page: Page, card: Locator) -> bool:
    """Whether somebody may get that card; it is taken up then."""
    card.click(position={"x": 8, "y": 24})
    if page.locator("[data-target]").count():
        return True
    card.click(position={"x": 8, "y": 24})
    return False


def test_the_table_by_keyboard_alone(guest: Guest) -> None:
    page = guest("/", name="Ann", **LAPTOP)
    start_alone(page, 4, **QUICK)
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
    page.wait_for_function("at => +document.querySelector('[data-turn]').dataset.at > at", arg=before)


def hold_by_tab(page: Page, selector: str, *, backwards: bool = False) -> None:
    for _ in range(80):
        if page.evaluate("one => !!document.activeElement?.matches(one)", selector):
            return
        page.keyboard.press("Shift+Tab" if backwards else "Tab")
    raise AssertionError(f"never reached by Tab: {selector}")


def test_a_no_in_advance_and_a_card_chosen_before_ones_turn(guest: Guest) -> None:
    pages = two_people(guest, seconds=4)
    ann, bob = pages
    rng = Random(6)
    play(pages, rng, until=lambda: may_lay(bob))
    # Ann says no for the whole game: she is not asked to press any more.
    ann.get_by_role("button", name="Non, sauf si j’appuie").click()
    ann.get_by_role("button", name="la partie", exact=True).click()
    expect(ann.get_by_role("button", name="Non d’avance : la partie")).to_be_visible()
    # While Bob thinks she chooses what she will lay.
    card = next(one for one in ann.locator("[data-card]").all() if takers(ann, one))
    title = label(card).split(",")[0]
    ann.locator("[data-target]").first.click()
    expect(ann.locator(".plan")).to_contain_text(title)
    play([bob], rng, until=lambda: title in log_of(ann), seconds=60)
    expect(ann.locator(".plan")).to_have_count(0)
    ann.get_by_role("button", name="Non d’avance : la partie").click()
    expect(ann.get_by_role("button", name="Non, sauf si j’appuie")).to_be_visible()


def two_people(guest: Guest, **options: object) -> list[Page]:
    """Two people and two bots at a table that has begun."""
    host = guest("/", name="Ann", **LAPTOP)
    code = create(host, "tapecho")
    host.get_by_label("Nombre de places").select_option("4")
    choose(host, **options)
    friend = guest(f"/t/{code}", name="Bob", **LAPTOP)
    expect(host.locator(".column [data-seat='1']")).to_contain_text("Bob")
    host.get_by_role("button", name="Ajouter 2 robots").click()
    host.get_by_role("button", name="Commencer").click()
    for page in (host, friend):
        page.wait_for_selector("[data-turn]")
        practised(page)
    return [host, friend]


def test_one_screen_for_all_and_nobody_answers(guest: Guest) -> None:
    page = guest("/pass/tapecho", **PHONE)
    for _ in range(2):
        page.get_by_role("button", name="Ajouter quelqu’un").click()
    for seat, name in enumerate(NAMES):
        page.locator(f"#name-{seat}").fill(name)
    page.get_by_role("button", name="Commencer").click()
    rng = Random(8)
    rounds = answered = 0
    for _ in range(60):
        page.wait_for_selector(".screen button, .round .answers .all, [data-turn=yours]")
        if page.locator(".round .answers .all").count():
            assert not page.locator(".round [data-card]").count(), "what all look at shows no hand"
            before = page.locator(".round").get_attribute("data-at")
            if rounds % 2:
                page.locator(".round .answers .button").nth(1).click()
                glance(page)
                page.locator("[data-decline], [data-react]").last.click()
                answered += 1
            else:
                page.locator(".round .answers .all").click()
            rounds += 1
            page.wait_for_function("at => document.querySelector('.round')?.dataset.at !== at", arg=before)
        elif page.locator(".screen button").count():
            glance(page)
        else:
            move(page, rng)
            page.wait_for_function("() => !document.querySelector('[data-turn=yours]')", timeout=4000)
        if rounds >= 4 and answered:
            break
    assert rounds >= 4
    assert answered


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
    ahead = page.get_by_role("button", name="Laisser tout passer, sauf si je réponds à temps")
    ahead.click()
    expect(ahead).to_have_attribute("aria-pressed", "true")
    play([page], Random(2), seconds=90)
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
    for _ in range(40):
        until_own_turn(page, rng)
        thief = page.locator("[data-card][data-legal]").filter(has_text=re.compile("Vol")).first
        if thief.count():
            thief.click(position={"x": 8, "y": 24})
            victims = [one for one in page.locator("[data-target]").all() if rich.search(label(one))]
            if victims:
                break
            thief.click(position={"x": 8, "y": 24})
        before = at(page)
        move(page, rng)
        page.wait_for_function("at => +document.querySelector('[data-turn]').dataset.at > at", arg=before)
    victims[0].click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Quel atout prenez-vous")
    picked = label(dialog.locator("[data-pick]").first).split(",")[0]
    assert picked.startswith("Atout")
    dialog.locator("[data-pick]").first.click()
    expect(page.locator(".frame aside").first).to_contain_text(re.compile(rf"Vous prenez «\s{picked}\s»"))
    page.locator(".own .player").click()
    expect(page.get_by_role("dialog")).to_contain_text("Vos cartes posées")
