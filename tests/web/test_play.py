"""Whole games in real browsers: two and four people, phones, reloads, lost connections, spectators."""

import contextlib
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate

from .people import at, choose, code_of, create, finish, further, move, play, turn

Guest = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def gather(guest: Guest, game: str, *settings: dict[str, object]) -> list[Page]:
    """People at one table that is full and not started; the first is the host."""
    names = ("Ann", "Bob", "Chloé", "Dédé", "Ève")
    host = guest("/", name=names[0], **settings[0])
    code = create(host, game)
    host.get_by_label("Nombre de places").select_option(str(len(settings)))
    pages = [host]
    for seat, setting in enumerate(settings[1:], 1):
        pages.append(guest(f"/t/{code}", name=names[seat], **setting))
        expect(host.locator(f"[data-seat='{seat}']")).to_contain_text(names[seat])
    return pages


def start(pages: list[Page]) -> None:
    pages[0].get_by_role("button", name="Commencer").click()
    for page in pages:
        page.wait_for_selector("[data-turn]")


def test_two_people_dance_a_whole_tango(guest: Guest) -> None:
    pages = gather(guest, "tango", {}, PHONE)
    choose(pages[0], first=1)
    start(pages)
    assert turn(pages[1]) == "yours"
    play(pages, Random(12))
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page.get_by_role("dialog").locator("figcaption").first).to_contain_text(re.compile("Ann|Bob"))


def test_four_people_dance_a_tango(guest: Guest) -> None:
    """Each a few turns by hand; the rest without looking, as two have shown it whole."""
    pages = gather(guest, "tango", {}, PHONE, {"lang": "en-GB", "color_scheme": "dark"}, PHONE)
    choose(pages[0], cells=12)
    start(pages)
    play(pages, Random(4), until=lambda: at(pages[0]) >= 12)
    finish(pages)
    for page in pages:
        expect(page.get_by_role("dialog")).to_be_visible()


def test_four_people_play_tarot_with_bets_and_bonuses_then_a_rematch(guest: Guest) -> None:
    """One on a laptop, one on a phone, one in words, one in English at night."""
    pages = gather(guest, "tarot", {}, PHONE, {}, {"lang": "en-GB", "color_scheme": "dark"})
    choose(pages[0], bets=True, bonuses=True)
    start(pages)
    code = code_of(pages[0])
    pages[2].goto(f"/text/{code}")
    pages[2].wait_for_selector("[data-turn]")
    play(pages, Random(7))
    pages[1].get_by_role("dialog").get_by_role("button", name="Revanche").click()
    for page in pages:
        lobby = re.compile("^(Table de Tarot décalé|.*Tarot.* table)$")
        expect(page.get_by_role("heading", level=1)).to_have_text(lobby)
    codes = {code_of(page) for page in pages}
    assert len(codes) == 1, "one presses, all go along"
    assert code not in codes
    assert "/text/" in pages[2].url, "whoever reads goes on reading"


def test_two_people_play_a_tarot_and_then_a_series(guest: Guest) -> None:
    """On a laptop and a phone, after its first tricks without looking; then the next match, which knows who has won."""
    pages = gather(guest, "tarot", {}, PHONE)
    start(pages)
    code = code_of(pages[0])
    play(pages, Random(8), until=lambda: at(pages[0]) >= 16)
    finish(pages)
    series = [
        page.get_by_role("dialog").get_by_text(re.compile(r"^Premier match · Victoires de la soirée\s: (Ann|Bob)\s1"))
        for page in pages
    ]
    for line in series:
        expect(line).to_be_visible()
    shelf = pages[1].context.new_page()
    shelf.goto("/parties")
    expect(shelf.locator(f"li[data-code={code}]")).to_contain_text("vous et Ann")
    expect(shelf.locator("[data-figure=played]")).to_have_text("1")
    won = series[0].inner_text().partition(" · ")[2]
    pages[1].get_by_role("dialog").get_by_role("button", name="Revanche").click()
    for page in pages:
        expect(page.get_by_text(f"Deuxième match · {won}")).to_be_visible()
        assert code_of(page) != code


def test_five_people_with_the_call(guest: Guest) -> None:
    pages = gather(guest, "tarot", {}, {}, {}, {}, {})
    choose(pages[0], call=True)
    start(pages)
    code = code_of(pages[0])
    for page in pages[1:]:
        page.goto(f"/text/{code}")
        page.wait_for_selector("[data-turn]")
    play(pages, Random(5))


def test_the_standard_floor_against_bots_on_a_phone_with_motion(guest: Guest) -> None:
    page = guest("/", **(PHONE | {"reduced_motion": "no-preference"}))
    page.locator("article[data-game=tango]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    play([page], Random(3), until=lambda: at(page) >= 10)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_reload_changes_nothing(guest: Guest) -> None:
    pages = gather(guest, "tango", {}, {})
    start(pages)
    play(pages, Random(11), until=lambda: at(pages[0]) >= 8)
    pages[1].wait_for_function("at => +document.querySelector('[data-turn]').dataset.at === at", arg=at(pages[0]))
    before = [couple(page) for page in pages]
    assert before[0] != before[1], "each knows their own"
    seen = [page.locator("aside ol li").all_inner_texts() for page in pages]
    for page in pages:
        page.reload()
        page.wait_for_selector("[data-turn]")
    assert [at(page) for page in pages] == [at(pages[0])] * 2
    assert [couple(page) for page in pages] == before
    assert [page.locator("aside ol li").all_inner_texts() for page in pages] == seen
    play(pages, Random(12), until=lambda: at(pages[0]) >= 12)


def couple(page: Page) -> str:
    """The secret couple of whoever looks, in words."""
    return page.get_by_role("img", name=re.compile("^Votre couple")).get_attribute("aria-label") or ""


def test_the_last_trick_can_be_looked_at_after_a_reload(guest: Guest) -> None:
    page = guest("/")
    page.locator("article[data-game=tarot]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    last = page.get_by_role("button", name="Dernier pli")
    play([page], Random(6), until=lambda: last.count() > 0 and turn(page) == "yours")

    def trick() -> list[str]:
        last.click()
        told = page.get_by_role("dialog").locator("li .name").all_inner_texts()
        said = page.get_by_role("dialog").locator("p").last.inner_text()
        page.keyboard.press("Escape")
        return [*told, said]

    before = trick()
    assert len(before) == 5
    page.reload()
    page.wait_for_selector("[data-turn=yours]")
    assert trick() == before


def test_the_network_is_cut_and_returns(guest: Guest, wire: Any) -> None:
    ann = guest("/", name="Ann", url=wire.url)
    code = create(ann, "tango")
    ann.get_by_label("Nombre de places").select_option("2")
    bob = guest(f"/t/{code}", name="Bob")
    expect(ann.locator("[data-seat='1']")).to_contain_text("Bob")
    pages = [ann, bob]
    start(pages)
    play(pages, Random(21), until=lambda: at(ann) >= 6 and turn(bob) == "yours" and turn(ann) == "others")
    wire.cut()
    expect(ann.get_by_text("Connexion perdue")).to_be_visible()
    move(bob, Random(1))
    bob.wait_for_selector("[data-turn=others]")
    wire.mend()
    with contextlib.suppress(TooLate):  # the page tries by itself, too
        ann.get_by_role("button", name="Réessayer").click(timeout=1_000)
    ann.wait_for_function("at => +document.querySelector('[data-turn]').dataset.at === at", arg=at(bob))
    expect(ann.get_by_text("Connexion perdue")).to_have_count(0)
    play(pages, Random(22), until=lambda: at(ann) >= 10)


def test_the_end_is_shown_although_the_line_breaks_just_then(guest: Guest) -> None:
    """The page is told everything anew in the moment between the last move and the end."""
    page = guest("/rules")
    lines: list[WebSocketRoute] = []

    def lay(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(re.sub(r'"last":\d+', '"last":null', str(text))))

    page.route_web_socket(re.compile("/ws"), lay)
    page.goto("/")
    page.locator("article[data-game=tango]").get_by_role("button", name="Jouer tout de suite").click()
    play([page], Random(9))
    with page.expect_websocket():  # the page comes back by itself
        lines[-1].close()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_move_made_while_the_line_is_dead_arrives_once(guest: Guest, wire: Any) -> None:
    page = guest("/", name="Ann", url=wire.url)
    page.locator("article[data-game=tango]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    before = at(page)
    wire.cut()
    move(page, Random(3))
    expect(page.get_by_text("Connexion perdue")).to_be_visible()
    wire.mend()
    further(page, before)
    page.wait_for_selector("[data-turn=yours]")
    assert len([line for line in page.locator("aside ol li").all_inner_texts() if line.startswith("Vous menez")]) == 1


def test_the_server_stops_and_starts_and_the_game_goes_on(guest: Guest, own_server: Any) -> None:
    url = own_server.url
    page = guest("/", url=url)
    page.locator("article[data-game=tango]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    play([page], Random(31), until=lambda: at(page) >= 8 and turn(page) == "yours")
    before = at(page)
    own_server.stop()
    expect(page.get_by_text("Connexion perdue")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connexion perdue")).to_have_count(0, timeout=20_000)
    assert at(page) == before
    play([page], Random(32), until=lambda: at(page) > before + 4)


def test_a_spectator_sees_no_secret_and_cannot_play(guest: Guest) -> None:
    pages = gather(guest, "tango", {}, {})
    start(pages)
    watcher = guest(f"/t/{code_of(pages[0])}", name="Zoé")
    watcher.wait_for_selector("[data-turn]")
    expect(watcher.get_by_text("Vous regardez")).to_be_visible()
    play(pages, Random(41), until=lambda: at(pages[0]) >= 7)
    watcher.wait_for_function("at => +document.querySelector('[data-turn]').dataset.at >= at", arg=at(pages[0]))
    assert watcher.locator("[data-legal]").count() == 0
    assert not any("Votre couple" in line for line in watcher.locator("aside ol li").all_inner_texts())


def test_undo_by_consent_chat_and_a_seat_left_and_taken_back(guest: Guest) -> None:
    pages = gather(guest, "tango", {}, {})
    ann, bob = pages
    start(pages)
    play(pages, Random(51), until=lambda: at(ann) >= 5 and turn(bob) == "yours")
    before = at(ann)
    ann.get_by_role("button", name="Reprendre").click()
    bob.get_by_role("button", name="D’accord").click()
    ann.wait_for_function("at => +document.querySelector('[data-turn]').dataset.at < at", arg=before)
    ann.wait_for_selector("[data-turn=yours]")
    lines = ann.locator("aside ol li").all_inner_texts()
    assert lines[-1].startswith("Le dernier coup est repris")
    ann.reload()
    ann.wait_for_selector("[data-turn=yours]")
    assert ann.locator("aside ol li").all_inner_texts() == lines[:-1], "what was taken back is not in the log"

    ann.get_by_role("tab", name="Discussion").click()
    ann.get_by_label("Dire quelque chose").fill("<b>Bien joué</b>")
    ann.get_by_role("button", name="Dire", exact=True).click()
    bob.get_by_role("tab", name="Discussion").click()
    talk = bob.get_by_role("log", name="Discussion")
    expect(talk).to_contain_text("<b>Bien joué</b>")
    other = guest(f"/t/{code_of(ann)}", name="Ann")
    other.get_by_role("tab", name="Discussion").click()
    other.get_by_label("Dire quelque chose").fill("C’est moi, Ann")
    other.get_by_role("button", name="Dire", exact=True).click()
    expect(talk.locator("p").last.get_by_role("button")).to_have_text("Ann (sans place)")
    expect(talk.locator("p").first.get_by_role("button")).to_have_text("Ann")

    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Quitter ma place").click()
    expect(ann.get_by_text("Un robot joue pour vous.")).to_be_visible()
    bob.wait_for_selector("[data-turn=yours]")
    ann.get_by_role("button", name="Reprendre ma place").click()
    expect(ann.get_by_text("Un robot joue pour vous.")).to_have_count(0)
    play(pages, Random(52), until=lambda: at(ann) >= before + 4)


MOVED = """() => {
  window.moved = 0
  const look = () => {
    const running = document.getAnimations().filter((one) => one.playState === 'running')
    window.moved += running.filter((one) => one.effect.getComputedTiming().activeDuration > 20).length
    requestAnimationFrame(look)
  }
  look()
}"""
"""Counts what moves from now on, picture by picture."""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_where_motion_is_not_wanted(guest: Guest, motion: str) -> None:
    page = guest("/", reduced_motion=motion)
    page.locator("article[data-game=tarot]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    page.evaluate(MOVED)
    before = at(page)
    play([page], Random(5), until=lambda: at(page) > before + 12)
    page.wait_for_timeout(600)
    moved = page.evaluate("() => window.moved")
    assert (moved == 0) == (motion == "reduce")
