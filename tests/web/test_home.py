"""The first page: a game in one click, a code, the back button, language and light."""

import contextlib
import json
import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from .people import Line, at, create, play, turn

Guest = Callable[..., Page]


def test_a_tango_game_against_bots_is_two_clicks_away(guest: Guest) -> None:
    page = guest("/")
    page.locator("article[data-game=tango]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    assert turn(page) == "yours"
    expect(page).to_have_title(re.compile("^● Tango"))
    assert page.locator('link[rel="icon"]').get_attribute("href") == "/icons/turn.svg"


def test_the_bots_have_three_levels_to_choose_from(guest: Guest) -> None:
    page = guest("/")
    levels = page.get_by_role("group", name="Les robots")
    expect(levels.get_by_role("radio", name="posé")).to_be_checked()
    levels.get_by_role("radio", name="redoutable").check()
    page.reload()
    expect(levels.get_by_role("radio", name="redoutable")).to_be_checked()
    create(page, "tarot")
    page.get_by_role("button", name="Ajouter 3 robots").click()
    level = page.locator("[data-seat='1'] select")
    expect(level).to_have_value("sharp")
    assert level.locator("option").all_inner_texts() == ["tranquille", "posé", "redoutable"]
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector("[data-turn=yours]")
    play([page], Random(1), until=lambda: at(page) >= 12)


def test_the_page_opens_without_a_network_and_says_so(guest: Guest) -> None:
    page = guest("/")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.goto("/healthz")  # not the page: it does not take its place on the shelf
    page.goto("/")
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Il reste une place à table.")
    expect(page.get_by_role("button", name="Réessayer")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Réessayer").click()
    expect(page.locator("article[data-game=tango]").get_by_role("button", name="Jouer")).to_be_enabled()


def test_it_can_be_installed(guest: Guest) -> None:
    page = guest("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(str(address)).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}


def test_games_that_are_not_there_yet_are_announced(guest: Guest) -> None:
    page = guest("/")
    expect(page.locator("article.tile")).to_have_count(5)
    for name in ("tango", "tarot"):
        expect(page.locator(f"article[data-game={name}]").get_by_role("button", name="Jouer")).to_be_enabled()


def test_a_code_leads_to_the_table_and_the_back_button_back(guest: Guest) -> None:
    host = guest("/", name="Ann")
    code = create(host, "tango")
    page = guest("/", name="Bob")
    page.get_by_label("J’ai un code").fill(code.lower())
    page.get_by_role("button", name="Rejoindre").click()
    expect(page.get_by_role("heading", name="Table de Tango")).to_be_visible()
    expect(host.locator("[data-seat='1']")).to_contain_text("Bob")
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Il reste une place à table.")
    page.go_forward()
    expect(page.get_by_role("heading", name="Table de Tango")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Mes parties")).to_be_visible()


def test_games_of_this_browser_are_listed_counted_and_removed_by_keyboard(guest: Guest) -> None:
    page = guest("/")
    page.locator("article[data-game=tapecho]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn]")
    over = {"when": 1_760_000_000_000, "seats": [{"name": "", "kind": kind} for kind in ("human", "bot")], "mine": [0]}
    kept = [{"code": code, "game": "tarot", "scores": [40, 35], "winners": [0], **over} for code in ("XB", "XC")]
    page.evaluate("kept => localStorage.setItem('tablee.evenings', kept)", json.dumps(kept))
    page.goto("/")
    mine = page.get_by_role("region", name="Mes parties")
    expect(mine.get_by_role("link", name=re.compile("Tapécho"))).to_contain_text("vous, Mistral, Praline et Tournesol")
    mine.get_by_role("link", name="Toutes mes parties").click()
    tarot = page.locator("li.sheet[data-game=tarot]")
    expect(tarot.locator("dd")).to_have_text(["2", "2", "2", "40"])
    expect(page.locator("li[data-code=XB]")).to_contain_text("vous et Mistral")
    page.get_by_role("button", name=re.compile(r"^Retirer de la liste\s: Tarot")).first.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(tarot.locator("dd").first).to_have_text("1")
    page.get_by_role("button", name="Tout effacer").press("Enter")
    page.get_by_role("button", name="Oui, tout effacer").press("Enter")
    expect(page.get_by_role("heading", name="Rien n’a encore été joué ici.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Rien n’a encore été joué ici.")).to_be_visible()
    page.goto("/")
    expect(page.locator("article.tile")).to_have_count(5)
    expect(mine).to_have_count(0)


def test_a_wrong_code_is_met_kindly(guest: Guest) -> None:
    page = guest("/t/XXXXXX")
    expect(page.get_by_role("heading", level=1)).to_contain_text("XXXXXX")
    page.locator("main").get_by_role("link", name="Accueil").click()
    expect(page.locator("article.tile")).to_have_count(5)


def test_an_address_that_leads_nowhere(guest: Guest) -> None:
    page = guest("/rules/nothing")
    expect(page.get_by_role("heading", level=1)).to_contain_text("nulle part")


def test_the_language_follows_the_browser_and_can_be_changed(guest: Guest) -> None:
    page = guest("/", lang="en-GB")
    expect(page.get_by_role("heading", level=1)).to_have_text("There’s a seat left at the table.")
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Il reste une place à table.")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Il reste une place à table.")


def test_day_and_night(guest: Guest) -> None:
    page = guest("/", color_scheme="light")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert page.evaluate(ground) == "rgb(247, 241, 227)"
    page.get_by_role("button", name="Lumière").click()
    assert page.evaluate(ground) == "rgb(23, 26, 43)"
    page.reload()
    assert page.evaluate(ground) == "rgb(23, 26, 43)"


def test_sounds_are_off_until_they_are_wanted(guest: Guest) -> None:
    page = guest("/")
    page.get_by_role("button", name="Sons : coupés").click()
    expect(page.get_by_role("button", name="Sons : allumés")).to_be_visible()


def test_public_tables_are_shown(guest: Guest) -> None:
    host = guest("/", name="Hôte public")
    create(host, "tarot")
    host.get_by_label("Table publique").click()
    expect(host.get_by_label("Table publique")).to_be_checked()
    page = guest("/")
    expect(page.get_by_role("link", name=re.compile("Hôte public"))).to_be_visible()


def test_options_are_explained_and_impossible_ones_refused(guest: Guest) -> None:
    page = guest("/", name="Ann")
    create(page, "tarot")
    page.get_by_label("Appel au Proviseur").click()
    expect(page.get_by_role("alert")).to_contain_text("cinq")
    expect(page.get_by_label("Appel au Proviseur")).not_to_be_checked()
    page.get_by_label("Nombre de places").select_option("5")
    page.get_by_label("Appel au Proviseur").click()
    expect(page.get_by_label("Appel au Proviseur")).to_be_checked()
    page.get_by_label("Nombre de manches").fill("3")
    page.get_by_label("Nombre de manches").blur()
    page.get_by_label("Points à atteindre").fill("100")
    page.get_by_label("Points à atteindre").blur()
    expect(page.get_by_label("Nombre de manches")).to_have_value("")


def test_two_choices_in_a_row_on_a_slow_line_are_both_kept(guest: Guest) -> None:
    page = guest("/", name="Ann")
    line = Line(page)
    create(page, "tarot")
    expect(page.locator("#option-bets")).to_be_enabled()
    line.slow = "/ws"
    page.locator("#option-bets").click()
    page.locator("#option-bonuses").click()
    page.wait_for_timeout(300)
    expect(page.locator("#option-bets")).not_to_be_checked()
    line.quicken()
    expect(page.locator("#option-bonuses")).to_be_checked()
    expect(page.locator("#option-bets")).to_be_checked()
    page.reload()
    expect(page.locator("#option-bonuses")).to_be_checked()
    expect(page.locator("#option-bets")).to_be_checked()


def test_a_word_for_the_shuffle(guest: Guest) -> None:
    page = guest("/", name="Ann")
    create(page, "tango")
    page.get_by_text("Un mélange honnête").click()
    expect(page.locator("code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    page.get_by_label("Votre mot pour le mélange").fill("confiture")
    page.get_by_role("button", name="Ajouter", exact=True).click()
    expect(page.get_by_text("Votre mot est dans le mélange")).to_be_visible()


def test_the_rules_can_be_searched_and_linked(guest: Guest) -> None:
    page = guest("/rules/tango#G8")
    expect(page.locator("article#G8.marked")).to_be_in_viewport()
    page.get_by_label("Chercher dans les règles").fill("victoire")
    expect(page.locator("article").first).to_contain_text("victoire", ignore_case=True)
    expect(page.locator("article#G2")).to_have_count(0)


def test_a_word_of_several_sections_is_found_on_the_page_and_beside_the_table(guest: Guest) -> None:
    page = guest("/rules/tarot")
    looked_for(page, page.locator("main article"))
    page.goto("/")
    page.locator("article[data-game=tarot]").get_by_role("button", name="Jouer tout de suite").click()
    page.get_by_role("tab", name="Règles").click()
    looked_for(page, page.locator("aside article"))


def looked_for(page: Page, clauses: Locator) -> None:
    """One word after the other: each leaves only the clauses that have it."""
    for word in ("excuse", "atout", "carte"):
        page.get_by_label("Chercher dans les règles").fill(word)
        without = clauses.filter(has_not_text=re.compile(word, re.IGNORECASE))
        expect(without).to_have_count(0)
        expect(clauses.first).to_be_visible()


def test_a_refused_card_says_why_and_opens_the_rule_beside_the_table(guest: Guest) -> None:
    page = guest("/")
    page.locator("article[data-game=tarot]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    wrong = page.locator("button[data-card]:not([data-legal])")
    right = page.locator("button[data-card][data-legal]")
    play([page], Random(2), until=lambda: turn(page) == "yours" and right.count() > 0 and wrong.count() > 0)
    before = at(page)
    link = page.get_by_role("alert").get_by_role("link", name=re.compile(r"Règle T\d+"))
    number = ""
    for _ in range(5):  # what is said goes by itself after some seconds
        wrong.first.click(position={"x": 8, "y": 24})
        with contextlib.suppress(TooLate):
            number = link.inner_text(timeout=5_000).split()[-1]
            link.click(timeout=3_000)
            break
    expect(page.get_by_role("tab", name="Règles")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f"aside article#{number}.marked")).to_be_in_viewport()
    assert at(page) == before
    assert turn(page) == "yours"


def test_the_host_arranges_the_table(guest: Guest) -> None:
    ann = guest("/", name="Ann")
    code = create(ann, "tango")
    ann.get_by_label("Nombre de places").select_option("2")
    bob = guest(f"/t/{code}", name="Bob")
    expect(ann.locator("[data-seat='1']")).to_contain_text("Bob")
    zoe = guest(f"/t/{code}", name="Zoé")
    expect(zoe.get_by_text("La table est complète.")).to_be_visible()
    ann.get_by_role("button", name="Bob : que faire ?").click()
    ann.get_by_role("button", name="Faire partir").click()
    ann.get_by_role("button", name="Oui, faire partir").click()
    expect(ann.locator("[data-seat='1']")).to_contain_text("Place libre")
    zoe.get_by_role("button", name="M’asseoir").click()
    expect(ann.locator("[data-seat='1']")).to_contain_text("Zoé")
    expect(ann.locator("[data-person]"), "nobody watches any more").to_have_count(0)
    ann.get_by_role("button", name="Zoé : que faire ?").click()
    ann.get_by_role("button", name="Confier la table").click()
    expect(zoe.get_by_role("button", name="Commencer")).to_be_enabled()
    expect(ann.get_by_role("button", name="Commencer")).to_have_count(0)
    expect(ann.get_by_text("On attend que Zoé lance la partie.")).to_be_visible()
    expect(bob.get_by_role("heading", name="L’hôte vous a demandé de partir.")).to_be_visible()
