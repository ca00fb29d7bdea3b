"""Tapécho in four browsers: whole games with reactions for every kind of side; two cards at once; cards that land; the
count."""

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.rules.tapecho_tables import n, party

from .people import (
    at,
    choose,
    create,
    further,
    move,
    play,
    practised,
    tap,
    turn,
)
from .stage import staged
from .tapecho import (
    LAPTOP,
    NAMES,
    PHONE,
    QUICK,
    Guest,
    deck,
    events_of,
    label,
    may_lay,
    party_deck,
    start_alone,
    take_up,
    takers,
    two_people,
    until_own_turn,
    write_deck,
)


@pytest.mark.parametrize("teams", ["each", "war_of_sexes", "couples"])
def test_four_browsers_play_whole_games_with_reactions_and_a_deck_of_their_own(guest: Guest, teams: str) -> None:
    host = guest("/", name=NAMES[0], **LAPTOP)
    code = create(host, "tapecho")
    host.get_by_label("Nombre de places").select_option("4")
    choose(host, seconds=4, rounds=2)
    write_deck(host, party_deck())
    expect(host.locator(".deck .state")).to_contain_text("Vos propres cartes")
    pages = [host]
    for seat, settings in enumerate((PHONE, LAPTOP, PHONE), 1):
        pages.append(guest(f"/t/{code}", name=NAMES[seat], **settings))
        expect(host.locator(f".column [data-seat='{seat}']")).to_contain_text(NAMES[seat])
    # Everybody chooses a side for themselves; the host cannot choose for people.
    pages[1].locator("[data-camp='1w']").click()
    pages[0].locator("[data-camp='0m']").click()
    expect(host.locator("[data-wish='1w']")).to_be_visible()
    expect(host.locator("[data-camp^='1']")).to_have_count(0)  # nobody chooses for another
    choose(host, teams=teams)
    host.get_by_role("button", name="Commencer").click()
    for page in pages:
        page.wait_for_selector("[data-turn]")
        if teams != "each":  # taps are a finger's in one of the three
            practised(page)
    expect(pages[2].locator(".own .player")).to_have_class(re.compile("women|men"))
    assert "women" in (pages[1].locator(".own .player").get_attribute("class") or "")
    assert "men" in (host.locator(".own .player").get_attribute("class") or "").split()
    partners = Partners()
    play(pages, Random(4), act=partners.move if teams == "couples" else move)

    nested(events_of(host, code))
    if teams == "couples":
        assert partners.spared, "no card was aimed that could have hurt a partner"
        assert partners.offered, "no atout was aimed that could have been offered to a partner"
    for page in pages:
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        expect(dialog.locator("tbody tr:not(.side)")).to_have_count(4)
        expect(dialog.locator("tr.side")).to_have_count(0 if teams == "each" else 2)
        best_side_wins(page)
    host.goto(f"/replay/{code}?at=12")
    expect(host.locator("aside")).to_contain_text(re.compile("Atouts|Handicaps|Attacks|Defences|Hors contexte"))


def nested(events: list[dict[str, Any]]) -> None:
    """Somebody answered a hors contexte on a card laid, and somebody an attack."""
    laid = {event["card"]: event["kind"] for event in events if event["type"] == "card-laid"}
    foiled = {event["card"] for event in events if event["type"] == "foiled" and laid[event["against"]] != "attack"}
    answered = [event["against"] for event in events if event["type"] == "defended"]
    assert foiled & set(answered), "a card laid, a hors contexte on it, a defence against that"
    assert any(laid.get(card) == "attack" for card in answered), "an attack, a defence against it"


class Partners:
    """In couples: nothing that hurts may be aimed at one's partner, and an atout may be offered to them."""

    def __init__(self) -> None:
        self.spared = self.offered = 0

    def move(self, page: Page, rng: Random) -> None:
        if may_lay(page) and not (self.spared and self.offered):
            self.look(page)
        move(page, rng)

    def look(self, page: Page) -> None:
        partner = next(one for one in page.locator("[data-seat]").all() if "votre moitié" in label(one))
        for card in page.locator("[data-card][data-legal]").all():
            if not takers(page, card):
                continue
            kind = label(card).split(", ")[1]
            aimed = partner.get_attribute("data-target") is not None
            if kind.startswith("atout"):  # those of this deck fit everybody
                assert aimed, kind
                self.offered += 1
            elif kind.startswith(("handicap", "attaque")):
                assert not aimed, kind
                self.spared += 1
            take_up(card)


def best_side_wins(page: Page) -> None:
    """Those who are marked are all of the best side, or of all that share the win."""
    found = (
        page.get_by_role("dialog")
        .locator("table")
        .first.evaluate(
            """(table) => [...table.tBodies].flatMap((side) => {
          const total = (row) => Number(row.cells[row.cells.length - 1].textContent.trim().replace('−', '-'))
          const rows = [...side.rows].filter((row) => !row.classList.contains('side'))
          const sum = side.querySelector('.side')
          return rows.map((row) => [total(sum ?? row), row.classList.contains('best')])
        })"""
        )
    )
    most = max(points for points, _ in found)
    assert [marked for _, marked in found] == [points == most for points, _ in found], found


def test_two_cards_in_one_action_have_a_window_each(guest: Guest) -> None:
    cards = [f'value = {1 + i % 9}, spot = "p{i % 6}"' for i in range(480)]
    # Most of them are out of place, and somebody might hold the answer.
    text = deck(6, handicaps=cards, hors_contexte=["", ""])
    code, (ann, bob) = two_people(guest, text, seconds=15, rounds=1)
    rng = Random(1)
    foreign: list[Locator] = []
    for _ in range(20):
        play([ann, bob], rng, until=lambda: may_lay(ann), act=lenient)
        place = re.findall(r"Lieu \d", ann.locator(".stage .place").inner_text())[-1]
        held = [one for one in ann.locator("[data-card][data-legal]").all() if "handicap" in label(one)]
        foreign = [one for one in held if place not in label(one)]
        if len(foreign) > 1:
            break
        hasty(ann, rng)
    first, second = (label(one).split(",")[0] for one in foreign[:2])
    take_up(foreign[0])
    ann.get_by_role("button", name="Et une autre").click()
    ann.locator("[data-target]").first.click()
    card = ann.locator("[data-card]").filter(has_text=re.compile(rf"{second}\b")).first
    take_up(card)
    ann.locator("[data-target]").first.click()
    # Bob is asked twice, about one card and then about the other; he lets both pass.
    windows = []
    for title in (first, second):
        expect(bob.locator(".prompt")).to_contain_text(f"« {title} »")
        windows.append(bob.locator("[data-countdown]").first.get_attribute("data-countdown"))
        bob.locator("[data-decline]").click()
    assert len(set(windows)) == 2, windows
    play([ann, bob], rng, act=hasty)
    told = [event for event in events_of(ann, code) if event["type"] in ("card-laid", "card-stands", "foiled")]
    assert any(event["type"] == "card-laid" and i + 2 < len(told) and pair(told, i) for i, event in enumerate(told))


def lenient(page: Page, rng: Random) -> None:
    """Answers nothing: those who might keep their answers."""
    if page.locator("[data-decline]").count():
        tap(page, page.locator("[data-decline]"))
    else:
        hasty(page, rng)


def hasty(page: Page, rng: Random) -> None:
    practised(page)
    move(page, rng)


def pair(told: list[dict[str, Any]], i: int) -> bool:
    """Whether a card of somebody was settled before another of theirs was laid, without anybody's turn in between."""
    answered, following = told[i + 1], told[i + 2]
    return answered["type"] in ("card-stands", "foiled") and following.get("seat") == told[i]["seat"]


def test_every_card_is_seen_to_land_also_one_that_nobody_could_answer(guest: Guest) -> None:
    text = deck(1, atouts=["value = 3"] * 20, attacks=['effect = "skip"'] * 40)
    page = guest("/", name="Ann", **LAPTOP, reduced_motion="no-preference")
    start_alone(page, 4, deck=text, **QUICK)
    rng = Random(1)
    until_own_turn(page, rng)
    for _ in range(20):
        if turn(page) == "over":  # skipped all the time: another deal
            start_alone(page, 4, deck=text, **QUICK)
            until_own_turn(page, rng)
            continue
        attacks = page.locator("[data-card][data-legal]").filter(has_text="Attacks")
        if attacks.count() and takers(page, attacks.first):
            break
        before = at(page)
        move(page, rng)
        further(page, before)
        until_own_turn(page, rng)
    victim = page.locator("[data-target]").first.get_attribute("data-seat")
    page.evaluate(
        """(seat) => {
          const one = document.querySelector(`[data-seat='${seat}']`)
          window.seen = new Set()
          const look = () => {
            if (one.matches('.struck')) window.seen.add('struck')
            if (one.querySelector('.cry')) window.seen.add('cry')
          }
          new MutationObserver(look).observe(one, { attributes: true, childList: true, subtree: true })
        }""",
        victim,
    )
    page.locator(f"[data-seat='{victim}']").click()
    page.wait_for_function("() => window.seen.has('struck') && window.seen.has('cry')")


@pytest.mark.parametrize("settings", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_the_count_shows_every_card_and_the_sums_are_right(guest: Guest, settings: dict[str, Any]) -> None:
    """Nobody can answer a card of this deck: the last one is laid and counted in one step."""
    text = deck(1, atouts=[f"value = {1 + i % 9}" for i in range(40)], handicaps=["value = 4"] * 20)
    page = guest("/", name="Ann", **settings)
    code = start_alone(page, 4, deck=text, **QUICK)
    practised(page)
    play([page], Random(1))
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".count li")).to_have_count(4)
    figures = page.locator(".count").evaluate(
        """(count) => [...count.querySelectorAll('li')].map((row) => {
          const number = (one) => Math.abs(Number(/[0-9]+/.exec(one.textContent)[0]))
          const strips = [...row.querySelectorAll('.strip')].map((strip) => ({
            kind: strip.dataset.kind,
            cards: [...strip.querySelectorAll('.laid .value')].map(number),
            sum: number(strip.querySelector('.sum')),
          }))
          return { strips, score: Number(row.querySelector('.score').textContent.replace('−', '-')) }
        })"""
    )
    events = events_of(page, code)
    counted = sorted((event for event in events if event["type"] == "counted"), key=lambda event: -event["score"])
    last = max(i for i, event in enumerate(events) if event["type"] == "card-laid")
    assert events[last + 1]["type"] == "game-ended", "the last card was answered by nobody"
    for row, truth in zip(figures, counted, strict=True):
        strips = {strip["kind"]: strip for strip in row["strips"]}
        for kind in ("atouts", "handicaps", "held"):
            strip = strips.get(kind, {"cards": [], "sum": 0})
            assert sum(strip["cards"]) == strip["sum"] == truth[kind], (kind, row, truth)
        assert row["score"] == truth["score"]


def test_a_no_is_noted_and_may_still_be_changed(guest: Guest) -> None:
    """The table hears a no a little later; the page says at once that it is noted, and the answer stays usable."""
    # An attack on Ann is a question to her alone: no bot is quicker.
    text = deck(1, atouts=["value = 3"] * 20, attacks=['effect = "reveal"'] * 20, defences=['camp = "women"'] * 40)
    page = guest("/", name="Ann", viewport={"width": 390, "height": 844}, has_touch=True)
    kept: list[str] = []
    page.route_web_socket(re.compile("/ws"), lambda socket: late(socket, kept))
    practised(page)
    code = start_alone(page, 4, deck=text, seconds=10, camps="wmwm")
    page.goto(f"/t/{code}?view=hand")
    page.wait_for_selector("[data-turn]")
    rng = Random(1)
    for _ in range(30):
        play([page], rng, until=lambda: page.locator("[data-decline], [data-card][data-legal]").count() > 0)
        if page.locator("[data-react]").count():
            break
        assert turn(page) == "yours"
        if page.locator("[data-decline]").count():
            further(page, at(page), timeout=20_000)
        else:
            before = at(page)
            move(page, rng)
            further(page, before)
    bar = page.locator(".bar")
    expect(bar.locator("[data-countdown]")).to_be_visible()  # nothing moves here: seconds in figures
    bar.locator("[data-decline]").click()
    expect(bar).to_contain_text("C’est noté")
    expect(bar).to_contain_text("Vous pouvez encore changer d’avis.")
    expect(bar.locator("[data-decline]")).to_have_attribute("aria-pressed", "true")
    assert kept, "the no has not been heard yet"
    answer = bar.locator("[data-react]").first
    expect(answer).to_be_enabled()
    held = page.locator("[data-card]").count()
    answer.click()
    expect(page.locator("[data-card]")).to_have_count(held - 1)


def late(socket: WebSocketRoute, kept: list[str]) -> None:
    """A table that takes a no at once and hears it later, or never."""
    server = socket.connect_to_server()

    def said(text: str | bytes) -> None:
        if '"decline"' in str(text):
            kept.append(str(text))
            found = re.search(r'"id":"([^"]+)"', str(text))
            assert found
            socket.send(json.dumps({"t": "ack", "d": {"id": found[1], "ok": True}}))
        else:
            server.send(text)

    socket.on_message(said)


SEEN = """() => {
  const [card, bar] = ['.stage .shown', '.bar'].map((one) => document.querySelector(one).getBoundingClientRect())
  const hand = document.querySelector('[role=toolbar]').getBoundingClientRect()
  return { card: card.height >= 40, hand: !hand.height || hand.bottom <= bar.top + 1 }
}"""
"""Whether the card that is played can be seen, and no card lies half under what is asked."""


def test_on_small_screens_what_is_answered_is_seen(guest: Guest) -> None:
    names = ("Léa", "Marguerite-Antoinette-Zo", "Samir", "Éléonore Constance Aimée", "Gus", "Inès", "Jo", "Lou")
    options: dict[str, object] = {"seconds": 30}
    state = party("o a3b a4b", "h6b1", seats=8, turn=1, options=options).state
    page, stage = staged(guest, "tapecho", state, names, options=options, viewport={"width": 375, "height": 550})
    stage.play(1, n("lay h6b1>2"))
    for width, height in ((375, 550), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-react]")).to_be_visible()
        page.wait_for_function(f"() => Object.values(({SEEN})()).every(Boolean)")
