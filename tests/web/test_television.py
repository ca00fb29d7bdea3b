"""The big screen in a real browser: a full table of people with long names, to the end and the podium."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .axe import check
from .people import tango_move

Guest = Callable[..., Page]

TV = {"viewport": {"width": 1920, "height": 1080}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MOST = {"tango": 4, "tarot": 5, "taichi": 5, "tacta": 12, "tapecho": 10}
NAMES = (
    *("Marie-Antoinette Lefèvre", "Bartholomé de Montesquie", "Anne-Sophie Wolkenstein!", "Maximilien Rousselot-Roy"),
    *("Gwendoline Quatrefagesse", "Jean-Christophe Dumoulin", "Wilhelmina van Wijngaard", "Emmanuelle de Grandchamp"),
    *("Christopher Wintergreens", "Alexandrine Delaunay-Woo", "Ferdinand Chateaubriande", "Constance Beauregard-Roy"),
)

MAKE = """(table) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(table) }).then((answer) => answer.json())"""

PLAY = """(code) => new Promise((done) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + code)
  let id = 0
  const say = (d) => socket.send(JSON.stringify({ id: 'p' + id++, d }))
  const look = (step) => {
    if (step?.outcome) { socket.close(); return done() }
    const moves = step?.moves ?? []
    if (moves.length) say({ t: 'play', at: step.at, move: moves[(step.at * 7) % moves.length] })
  }
  socket.onopen = () => say({ t: 'hello' })
  socket.onmessage = ({ data }) => {
    const { t, d } = JSON.parse(data)
    if (t === 'step') look(d)
    if (t === 'welcome') look(d.step)
  }
})"""
"""Somebody plays to the end, whatever may be played."""

CUT = """() => [...document.querySelectorAll('.tv .name, .tv .score, .tv .podium, .tv .prompt')]
  .filter((one) => one.offsetParent && getComputedStyle(one).overflow !== 'visible')
  .filter((one) => !one.closest('th') || getComputedStyle(one).clipPath === 'none')
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
  .map((one) => `${one.className}: ${one.textContent.slice(0, 60)}`)"""
"""What does not show all of itself."""

DOTS = """() => [...document.querySelectorAll('.tv aside th, .tv aside th *')]
  .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
"""Lines of the score sheet that end in dots."""

SHORTENED = """(names) => [...document.querySelectorAll('.tv .name')]
  .filter((one) => one.offsetParent && getComputedStyle(one).textOverflow === 'ellipsis')
  .filter((one) => names.includes(one.textContent.trim()))
  .map((one) => one.textContent)"""
"""Names that may end in dots."""

HIDDEN = """() => [...document.querySelectorAll('.podium .name, .podium section, .podium b')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return width && top && !top.closest('.podium')
}).map((one) => one.textContent.slice(0, 40))"""
"""What of the podium lies under something else."""

COVERED = """() => {
  const seats = [...document.querySelectorAll('.tv main .seat, .tv main [data-seat]')].filter((one) => one.offsetParent)
  const boxes = seats.map((one) => one.getBoundingClientRect())
  const over = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => over(a, b))
    .filter((b) => !seats[i].contains(seats[boxes.indexOf(b)])).map((b) => [i, boxes.indexOf(b)]))
}"""
"""Pairs of people of whom one hides the other."""


def rename(text: str | bytes) -> str:
    """The same frame, with everybody's name as long as a name may be."""

    def longer(value: object) -> object:
        if isinstance(value, list):
            return [longer(one) for one in value]
        if not isinstance(value, dict):
            return value
        seats = value.get("seats")
        if "game" in value and isinstance(seats, list):
            value = value | {"seats": [one | {"name": NAMES[seat]} for seat, one in enumerate(seats)]}
        return {key: longer(one) for key, one in value.items()}

    return json.dumps(longer(json.loads(text)))


def lay(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(rename(text)))


TEAMS: dict[str, dict[str, object]] = {"tacta": {"teams": True}, "tapecho": {"teams": "couples", "rounds": 1}}


@pytest.mark.parametrize("game", MOST)
def test_a_full_table_is_read_from_afar_to_its_podium(guest: Guest, game: str) -> None:
    player = guest("/rules")
    options = TEAMS.get(game, {})
    wish = {"game": game, "seats": MOST[game], "bots": "easy", "start": True, "options": options}
    code = player.evaluate(MAKE, wish)["code"]
    tv = guest("/rules", **TV)
    tv.route_web_socket(re.compile("/ws"), lay)
    tv.goto(f"/tv/{code}")
    tv.wait_for_selector("[data-turn=others] main > *")
    expect(tv.get_by_text(NAMES[0]).first).to_be_visible()
    assert tv.evaluate(CUT) == []
    assert tv.evaluate(SHORTENED, NAMES) == []
    assert tv.evaluate(COVERED) == []
    player.evaluate(PLAY, code)
    podium = tv.get_by_role("region", name="Le podium")
    expect(podium).to_be_visible()
    expect(podium.get_by_role("region", name="Pourquoi")).to_contain_text(re.compile(r"\d"))
    for name in NAMES[: MOST[game]]:
        expect(podium).to_contain_text(name)
    assert tv.evaluate(HIDDEN) == []
    assert tv.evaluate(CUT) == []
    assert tv.evaluate(DOTS) == []
    assert [person for person in NAMES if person in podium.locator(".first").inner_text().replace("\n", " ")]


def test_sounds_are_offered_once(guest: Guest) -> None:
    page = guest("/rules", **TV)
    code = page.evaluate(MAKE, {"game": "tango", "seats": 2})["code"]
    page.goto(f"/tv/{code}")
    offer = page.get_by_role("region", name="De la musique et des sons")
    expect(offer).to_be_visible()
    check(page, "the television before the game")
    offer.get_by_role("button", name="Oui").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.get_by_role("img", name=re.compile("QR")).wait_for()
    expect(offer).to_have_count(0)
    phone = guest(f"/t/{code}", **PHONE)
    phone.get_by_role("img", name=re.compile("QR")).wait_for()
    assert phone.evaluate("localStorage.getItem('tablee.sound')") in (None, "false")


def test_whoever_gets_the_screen_reads_what_was_done_before(guest: Guest) -> None:
    page = guest("/pass/tango", **PHONE)
    page.get_by_label("Nom du joueur 1").fill("Ann")
    page.get_by_label("Nom du joueur 2").fill("Bob")
    page.get_by_role("button", name="Commencer").click()
    page.get_by_role("button", name="C’est moi").click()
    page.wait_for_selector("[data-turn=yours]")
    tango_move(page, Random(3))
    news = page.get_by_role("region", name="Ce qui vient de se passer")
    expect(news).to_contain_text(re.compile("(Ann|Bob) mène (la danseuse|le danseur)"))
    assert "case" not in news.inner_text()
