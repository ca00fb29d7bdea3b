"""Tai Chi Chuan in real browsers: a whole game, the typing aid, a vote, a room at one keyboard, the word of the day."""

import contextlib
import re
import time

import pytest
from playwright.sync_api import Route, expect
from playwright.sync_api import TimeoutError as TooLate

from .people import code_of, create
from .taichi import (
    LONG_NAMES,
    PHONE,
    TV,
    Guest,
    Player,
    faults,
    gather,
    log,
    play,
    position,
    staged,
    turned,
)


def test_a_whole_game_with_a_challenge_a_fail_a_reshuffle_and_the_last_round(guest: Guest) -> None:
    """One at a laptop, one with a phone; typed and pressed by hand at first."""
    first, second = gather(guest, {}, PHONE, seconds=0)
    page, phone = first.page, second.page

    # A round with a challenge: the active player stops, the other joins and is faster.
    turned(first)
    field = page.get_by_label("Votre mot")
    expect(field).to_be_focused()
    field.fill(first.word() or "")
    field.press("Enter")
    expect(page.locator(".said [data-word]")).to_have_count(1)
    page.get_by_role("button", name="S’arrêter là").click()
    phone.get_by_role("button", name="Relever le défi").click()
    page.get_by_role("button", name="Retourner une carte").click()
    for each in (page, phone):
        expect(each.locator(".facts")).to_contain_text("Défi !")
    second.look()
    page.get_by_label("Votre mot").fill("zzyx")
    page.get_by_label("Votre mot").press("Enter")
    expect(page.locator(".refused")).to_contain_text("« zzyx »")
    word = second.word()
    if word is None:  # Nobody can find one: the challenge is forfeited.
        first.resign()
        second.resign()
    else:
        second.say(word)
        expect(page.locator(f"[data-word='{word}']").or_(page.locator(".recap"))).to_be_visible()
    play([first, second], lambda: not second.scene["letters"] and second.scene["turn"] == "yours")
    expect(phone.locator(".recap")).to_contain_text("avait la main")

    wide = page if page.locator("[role=tabpanel]").count() else phone
    begun = log(wide)  # a long log shows its last lines only

    # A round that fails at its second card: the other one finds a word and takes one of the two.
    turned(second)
    second.say(second.word() or "")
    phone.get_by_role("button", name="Une carte de plus").click()
    for _ in range(5):  # who does not say it twice soon has not said it
        with contextlib.suppress(TooLate):
            phone.get_by_role("button", name="Renoncer", exact=True).click(timeout=5_000)
            phone.get_by_role("button", name="Renoncer pour de bon").click(timeout=3_000)
            break
    expect(page.get_by_label("Votre mot")).to_be_visible()
    first.look()
    word = first.word()
    if word is None:
        first.resign()
    else:
        first.say(word)
        page.locator(".row [data-legal] button").first.click()

    # And so on to the last card of the second pile.
    play([first, second], lambda: first.scene["turn"] == "over" == second.scene["turn"])
    for each in (page, phone):
        expect(each.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    told = begun + log(wide)
    for sentence in ("rel[eè]ve", "Défi entre", "Aucun mot", "redevient la pioche", "la toute dernière carte"):
        assert re.search(sentence, told), sentence
    code = code_of(page)
    page.goto(f"/replay/{code}?at=12")
    expect(page.locator(".taichi")).to_be_visible()
    expect(page.locator(".own form")).to_have_count(0)


@pytest.mark.parametrize("keyboard", ["resizes the page", "lies over the page"])
def test_the_letters_tick_off_above_the_keyboard_of_a_phone(guest: Guest, keyboard: str) -> None:
    first, _ = gather(guest, PHONE, PHONE, seconds=0)
    page = first.page
    turned(first)
    field = page.get_by_label("Votre mot")
    field.click()
    high = 400
    if keyboard == "resizes the page":
        page.set_viewport_size({"width": 390, "height": high})
    else:
        page.evaluate(
            """high => {
              Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => high })
              visualViewport.dispatchEvent(new Event('resize'))
            }""",
            high,
        )
    expect(page.locator("html[data-typing]")).to_have_count(1)
    for seen in (page.locator(".row [data-card]").first, field, page.locator("[data-place=pile]")):
        box = seen.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= high, "covered by the keyboard"
    letter = str(first.scene["letters"][0])[0]  # type: ignore[index]
    other = next(sign for sign in "abcdefg" if sign.upper() not in str(first.scene["letters"]))
    met = page.locator(".row [data-card][data-met]")
    field.press_sequentially(other)
    expect(met).to_have_count(0)
    expect(page.locator("form [role=status]")).to_have_text(re.compile("Le mot doit commencer par"))
    field.fill(letter.lower())
    expect(met).to_have_count(1)
    expect(page.locator("form [role=status]")).to_have_text("Toutes les lettres y sont.")
    assert not faults(page)
    page.get_by_label("Votre mot").blur()
    expect(page.locator("html[data-typing]")).to_have_count(0)


def test_the_field_says_which_letters_a_word_must_have(guest: Guest) -> None:
    """For those who hear the page: with the field, and in the text view."""
    first, second = gather(guest, {}, {}, seconds=0)
    page = first.page
    code = code_of(page)
    play([first, second], lambda: len(first.scene["letters"]) == 2 and bool(first.scene["speaks"]))  # type: ignore[arg-type]
    described = page.get_by_label("Votre mot").get_attribute("aria-describedby")
    expect(page.locator(f"#{described}")).to_have_text(re.compile(r"^Un mot qui commence par . .*et contient .+\.$|ou"))
    word = first.word()
    page.goto(f"/text/{code}")
    field = page.get_by_label("Votre mot")
    expect(field).to_be_visible()
    expect(page.get_by_role("heading", name="Les lettres qu’il faut")).to_be_visible()
    field.fill("zzyx")
    field.press("Enter")
    expect(page.get_by_role("heading", name="Sans succès")).to_be_visible()
    assert not faults(page)
    if word:
        field.fill(word)
        field.press("Enter")
        expect(page.get_by_role("button", name=re.compile("arrêter"))).to_be_visible()


def test_the_table_votes_on_a_word(guest: Guest) -> None:
    first, second = gather(guest, {}, PHONE, seconds=0, vote=True)
    page, phone = first.page, second.page
    turned(first)
    word = f"{str(first.scene['letters'][0])[0]}zyxol".lower()  # type: ignore[index]
    field = page.get_by_label("Votre mot")
    field.fill(word)
    field.press("Enter")
    assert not faults(page)
    assert not faults(phone)
    page.get_by_role("button", name="Demander à la table").click()
    ballot = phone.get_by_role("region", name="Ce mot compte-t-il")
    expect(ballot).to_contain_text(word)
    expect(page.get_by_role("region", name="Ce mot compte-t-il")).to_be_visible()
    assert not faults(phone, ".own")  # the table votes for fifteen seconds: no time to look at everything
    assert not faults(page, ".own")
    ballot.get_by_role("button", name="Oui").click()
    said = page.locator(f"[data-word='{word}']")
    expect(said).to_be_visible()
    expect(page.locator(f"[data-miss='{word}']")).to_have_count(0)  # it is not struck out any more
    said.click()
    expect(page.get_by_role("dialog")).to_contain_text("Accepté par la table")


def test_a_word_tells_its_part_of_speech_and_why_it_counts(guest: Guest) -> None:
    first, second = gather(guest, {}, {}, seconds=0)
    page = first.page
    turned(first)
    first.say("zzyx")
    expect(page.locator(".refused")).to_be_visible()
    page.locator("[data-miss=zzyx]").click()
    expect(page.get_by_role("dialog")).to_contain_text("Pourquoi il ne compte pas")
    page.keyboard.press("Escape")
    word = first.word() or ""
    first.say(word)
    page.locator(f"[data-word='{word}']").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Entrée du dictionnaire.")
    expect(dialog).to_contain_text(re.compile("nom|verbe|adjectif|adverbe|mot-outil|interjection"))
    expect(dialog).to_contain_text("le petit dictionnaire de la maison")
    assert not faults(page)
    expect(second.page.locator(f"[data-word='{word}']")).to_be_visible()


def test_a_word_may_be_closed_before_it_is_explained(guest: Guest) -> None:
    first, _ = gather(guest, {}, {}, seconds=0)
    page, held = first.page, list[Route]()
    turned(first)
    first.say("zzyx")
    page.route("**/api/words/*?word=zzyx", lambda route: held.append(route))
    page.locator("[data-miss=zzyx]").click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_be_visible()
    deadline = time.monotonic() + 10
    while not held:
        assert time.monotonic() < deadline, "the dictionary was not asked"
        page.wait_for_timeout(20)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    with page.expect_response("**/api/words/*?word=zzyx"):
        held[0].continue_()
    first.say(first.word() or "")
    expect(page.locator("[data-word]")).to_have_count(1)


def test_the_big_screen_shows_the_cards_and_the_words_and_no_button(guest: Guest) -> None:
    first, second = gather(guest, {}, PHONE, seconds=60)
    tv = guest(f"/tv/{code_of(first.page)}", **TV)
    play([first, second], lambda: bool(first.scene["said"]) and first.scene["kind"] == "choice", most=2)
    expect(tv.locator(".row [data-card]")).to_have_count(len(first.scene["letters"]))  # type: ignore[arg-type]
    expect(tv.locator("[data-word]")).to_have_count(len(first.scene["said"]))  # type: ignore[arg-type]
    expect(tv.locator(".own button, .own input")).to_have_count(0)
    card = tv.locator(".row [data-card]").first.bounding_box()
    assert card is not None
    assert card["width"] >= 150, "to be read from the other end of the room"
    assert not faults(tv)


def test_a_room_shouts_around_one_keyboard(guest: Guest) -> None:
    """Nothing is hidden: no privacy screen; in a challenge whoever types says who was heard first."""
    page = guest("/pass/taichi", **TV)
    page.get_by_label("Nom du joueur 1").fill("Léa")
    page.get_by_label("Nom du joueur 2").fill("Tom")
    page.get_by_role("button", name="Commencer").click()
    room = Player(page)
    page.wait_for_selector(".taichi")
    expect(page.locator("[data-turn=yours]")).to_be_visible()
    expect(page.locator(".prompt")).to_have_text(re.compile(r"(Léa|Tom)\s: Retournez une carte"))
    starter = "Léa" if "Léa" in page.locator(".prompt").inner_text() else "Tom"
    other = "Tom" if starter == "Léa" else "Léa"
    turned(room)
    expect(page.get_by_label(f"{starter}, votre mot")).to_be_visible()
    room.say(room.word() or "")
    page.get_by_role("button", name="S’arrêter là").click()
    page.get_by_role("button", name="Relever le défi").click()
    page.get_by_role("button", name="Retourner une carte").click()
    field = page.get_by_label("Le mot crié")
    expect(page.locator(".row [data-card]")).to_have_count(2)
    assert not faults(page)
    room.look()
    word = room.word()
    field.fill(word or "zzyx")
    field.press("Enter")  # Enter alone does not say who: the buttons do.
    expect(page.get_by_role("button", name="l’a dit").first).to_be_focused()
    page.get_by_role("button", name=f"{other} l’a dit").click()
    if word:
        expect(page.locator("[role=tabpanel]")).to_contain_text(f"{other} remporte le défi")
    else:
        expect(page.locator(".refused")).to_contain_text(other)


def test_the_word_of_the_day(guest: Guest) -> None:
    """From the tile of the game: words, a refusal, a reload, the end, a result without a single word."""
    page = guest("/", name="Ann", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Le mot du jour").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Le mot du jour")
    page.goto("/jour/2026-03-01")
    player = Player(page)
    field = page.get_by_label("Votre mot")
    expect(field).to_be_visible()
    player.look()
    word = player.word()
    assert word is not None
    field.fill("zzyx")
    field.press("Enter")
    expect(page.locator(".refused")).to_be_visible()
    assert not faults(page)
    field.fill(word)
    field.press("Enter")
    expect(page.locator(".row [data-card]")).to_have_count(2)
    page.reload()
    expect(page.locator(".row [data-card]")).to_have_count(2)
    expect(page.locator("[data-word]")).to_have_attribute("data-word", word)
    page.get_by_role("button", name="Je m’arrête là").click()
    page.get_by_role("button", name="Vraiment s’arrêter").click()
    expect(page.get_by_role("heading", name="Une carte")).to_be_visible()
    assert not faults(page)
    page.get_by_role("button", name="Partager le résultat").click()
    expect(page.locator(".toast")).to_contain_text("sans un seul mot")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert word.lower() not in copied.lower()
    assert "/jour/2026-03-01" in copied
    page.goto("/jour/demain")
    expect(page.get_by_role("heading", level=1)).to_contain_text("n’est pas un jour")


def test_the_lobby_says_which_dictionary_there_is(guest: Guest) -> None:
    page = guest("/", name="Ann", lang="en-GB", color_scheme="dark")
    create(page, "taichi")
    expect(page.locator(".sheet p.missing")).to_contain_text("does not have the complete dictionary")
    assert not faults(page)


def test_axe_finds_nothing_by_night_in_english(guest: Guest) -> None:
    night = {"lang": "en-GB", "color_scheme": "dark"}
    page = guest("/", name="Ann", **night)
    wish = {"game": "taichi", "seats": 4, "bots": "easy", "start": True, "options": {"lexicon": "primer", "seconds": 0}}
    made = page.evaluate(
        """wish => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
          body: JSON.stringify(wish) }).then((answer) => answer.json())""",
        wish,
    )
    page.goto(f"/t/{made['code']}")
    page.wait_for_selector(".taichi")
    player, seen = Player(page), set[str]()
    deadline = time.monotonic() + 400
    while time.monotonic() < deadline and not {"word", "choice", "recap"} <= seen:
        if player.look() != "yours":
            page.wait_for_timeout(20)
            continue
        kind = "word" if player.scene["speaks"] else str(player.scene["kind"])
        shown = {kind, "recap"} if page.locator(".recap").count() else {kind}
        if not shown <= seen:
            assert not faults(page), shown
            seen |= shown
            continue  # that takes a while, and bots may have moved
        player.act(2)
        player.moved(int(str(player.scene["at"])))
    assert {"word", "choice", "recap"} <= seen


SMALL = ((320, 568), (375, 550), (844, 390), (683, 384))
"""Old telephones, one held across, and a laptop at twice its size."""

LAID = """() => {
  const table = document.querySelector('.taichi').getBoundingClientRect()
  const own = document.querySelector('.own').getBoundingClientRect()
  const box = (one) => one.getBoundingClientRect()
  const inside = (one) => box(one).left >= table.left && box(one).right <= table.right + 1
    && box(one).top >= table.top && box(one).bottom <= table.bottom + 1
  const covered = (one) => box(one).bottom > own.top + 1 && box(one).right > own.left && box(one).left < own.right
  const cards = [...document.querySelectorAll('.row [data-card]')]
  return {
    letters: cards.flatMap((card) => [...card.querySelectorAll('b')])
      .map((one) => parseFloat(getComputedStyle(one).fontSize)),
    cards: cards.every((card) => inside(card) && !covered(card)),
    buttons: [...document.querySelectorAll('.choices button')].map((one) => inside(one) && box(one).height >= 44),
    words: [...document.querySelectorAll('[data-word]')].map((one) => {
      const range = document.createRange()
      range.selectNode([...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()))
      return range.getClientRects().length
    }),
  }
}"""
"""How big the letters are, whether something is cut or covered, and on how many lines each word stands."""


def test_on_small_screens_the_letters_stay_big_and_the_words_whole(guest: Guest) -> None:
    state = position("GV A T E R", "garder village gigantesque volontaire véritable", seats=5)
    page, _ = staged(guest, state, LONG_NAMES)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        laid = page.evaluate(LAID)
        assert min(laid["letters"]) >= 27, (width, height, laid)
        assert laid["cards"], (width, height, laid)
        assert laid["buttons"] == [True, True], (width, height, laid)
        assert laid["words"] == [1] * 5, (width, height, laid)


COVERED = """() => {
  const own = document.querySelector('.own').getBoundingClientRect()
  return [...document.querySelectorAll('[data-word]')].map((one) => one.getBoundingClientRect())
    .filter((box) => box.bottom > own.top + 1 && box.right > own.left && box.left < own.right).length
}"""
"""How many words lie under the buttons."""

OUTSIDE = """() => [...document.querySelectorAll('.players li')].filter((seat) => [...seat.querySelectorAll('.pile *')]
  .some((one) => one.getBoundingClientRect().right > seat.getBoundingClientRect().right + 1))
  .map((seat) => seat.dataset.seat)"""
"""Seats that are too narrow for what stands in them."""


def test_on_small_screens_a_challenge_leaves_the_words_in_sight(guest: Guest) -> None:
    state = position("GV A T E R I", "garder village gigantesque volontaire véritable végétarien", seats=5, turn=1)
    page, stage = staged(guest, state, LONG_NAMES)
    stage.play(1, "stop")
    stage.play(2, "join")
    stage.play(3, "join")
    stage.play(4, "stay-out")
    expect(page.locator(".choices button")).to_have_count(2)
    for width, height in ((320, 568), (375, 550)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
        assert page.evaluate(COVERED) == 0, (width, height)
        assert page.evaluate(OUTSIDE) == [], (width, height)


def test_a_round_is_looked_back_on_whole_from_afar(guest: Guest) -> None:
    state = position("L JY A", "liberté layette", seats=5, won=[1, 1, 1, 1, 1])
    page, stage = staged(guest, state, LONG_NAMES, "tv", **TV)
    stage.play(0, "say laryngite", "stop")
    for seat in range(1, 5):
        stage.play(seat, "stay-out")
    if state.phase == "take":
        stage.play(0, str(state.moves(0)[0]))
    recap = page.locator(".recap")
    expect(recap).to_contain_text("laryngite")
    expect(recap).to_contain_text("Personne n’a relevé le défi")
    assert page.locator(".over").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
