"""People who play: they look at the page and use what it offers."""

import contextlib
import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Literal
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate


def turn(page: Page) -> str:
    """`yours`, `others`, `over`; empty before the game."""
    return str(page.evaluate("() => document.querySelector('[data-turn]')?.dataset.turn ?? ''"))


def at(page: Page) -> int:
    """How many inputs the page has seen."""
    return int(page.evaluate("() => +(document.querySelector('[data-turn]')?.dataset.at ?? 0)"))


GONE = 10_000
"""What is not there after so many milliseconds was taken away by somebody quicker."""


def further(page: Page, before: int, *, timeout: float = 30_000) -> None:
    """Something has happened since then."""
    page.wait_for_function("at => +document.querySelector('[data-turn]')?.dataset.at > at", arg=before, timeout=timeout)


def moment(page: Page) -> tuple[str, int]:
    """Both at once: whose turn it is, and after how many inputs."""
    looked = "() => { const one = document.querySelector('[data-turn]'); return [one?.dataset.turn, one?.dataset.at] }"
    turned, seen = page.evaluate(looked)
    return turned or "", int(seen or 0)


class Line:
    """A line on which what the table says can be held up, for one of the people at a screen or for all."""

    def __init__(self, page: Page) -> None:
        self.slow = ""
        """What the addresses of the connections held up contain."""
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        page.route_web_socket(re.compile("/ws"), self._lay)

    def _lay(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: self._carry(socket, text))

    def _carry(self, socket: WebSocketRoute, text: str | bytes) -> None:
        if self.slow and self.slow in socket.url:
            self.held.append((socket, text))
        else:
            socket.send(text)

    def quicken(self) -> None:
        """What was held up arrives."""
        self.slow = ""
        held, self.held = self.held, []
        for socket, text in held:
            socket.send(text)


def code_of(page: Page) -> str:
    """The code of the table that is open."""
    found = re.search(r"/(?:t|tv|text|replay)/([A-Z]+)", page.url)
    assert found, page.url
    return found[1]


def create(page: Page, game: str) -> str:
    """Open a table from the first page; its code."""
    page.locator(f"article[data-game={game}]").get_by_role("button", name=re.compile("Créer|Create")).click()
    page.wait_for_url(re.compile("/t/"))
    return code_of(page)


def choose(page: Page, **options: object) -> None:
    """The host sets the options, by the names of their fields."""
    for name, value in options.items():
        field = page.locator(f"#option-{name}")
        if value is True:
            field.click()
            expect(field).to_be_checked()
        elif field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(str(value))
        else:
            field.fill(str(value))
            field.blur()


HANDMADE = 6
"""So many taps on each page are a finger's, checked for being seen and in reach; later ones are short, to save time."""

_taps: WeakKeyDictionary[Page, int] = WeakKeyDictionary()


def practised(page: Page) -> None:
    """This page's taps are tested elsewhere."""
    _taps[page] = HANDMADE


def tap(page: Page, target: Locator) -> None:
    """Tap something."""
    made = _taps.get(page, 0)
    _taps[page] = made + 1
    if made < HANDMADE:
        card = target.get_attribute("data-card", timeout=GONE)
        target.click(position={"x": 8, "y": 24} if card else None, timeout=GONE)
    else:
        click = "one => one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"
        target.evaluate(click, timeout=GONE)


def tango_move(page: Page, rng: Random) -> None:
    """Tap a dancer, then a number of steps; one that brings about a meeting if there is any."""
    dancers = page.locator("[data-dancer][data-legal]")
    dancers.first.wait_for(state="attached")  # the floor is drawn a moment after the frame around it
    for rank in rng.sample(range(dancers.count()), min(3, dancers.count())):
        tap(page, dancers.nth(rank))
        meetings = page.locator(".steps button:enabled:has(.meets)")
        if meetings.count():
            tap(page, meetings.first)
            return
    steps = page.locator(".steps button:enabled")
    steps.first.wait_for(state="attached")
    tap(page, steps.nth(rng.randrange(steps.count())))


def tarot_move(page: Page, rng: Random) -> None:
    """Play a card that may be played (tap it, tap it again), or answer the panel."""
    cards = page.locator("[data-card][data-legal]")
    count = cards.count()
    if count:
        card = page.locator(f"[data-card='{cards.nth(rng.randrange(count)).get_attribute('data-card')}']")
        tap(page, card)
        tap(page, card)
        return
    answers = page.locator(".panels button:enabled:not([aria-pressed], [aria-haspopup])")
    count = answers.count()
    if count:  # else the clock of the match was quicker
        tap(page, answers.nth(rng.randrange(count)))


def tacta_move(page: Page, rng: Random) -> None:
    """Take an end card, tap a place that glows or read the list, lay it there; or answer what is asked."""
    if page.locator(".tally button").count():
        page.locator(".tally button").click()
    if page.locator(".exchange").count():
        give, keep = rng.sample(range(3), 2)
        page.locator(".exchange li").nth(give).locator("button").nth(0).click()
        page.locator(".exchange li").nth(keep).locator("button").nth(1).click()
        page.locator(".exchange > button").click()
    elif page.locator(".countdown button").count():
        page.locator(".countdown button").click()
    else:
        ends = page.locator("button[data-end][data-legal]")
        ends.first.wait_for(timeout=GONE)
        ends.nth(rng.randrange(ends.count())).click(timeout=GONE)
        if not page.locator("button[data-end][aria-pressed=true]").count():
            return  # it was put aside
        places = tacta_places(page)
        if places:
            page.mouse.click(*rng.choice(places))
        else:
            tacta_listed(page, rng)
        page.locator("button.lay").click(timeout=GONE)


def tacta_listed(page: Page, rng: Random) -> None:
    """Find a place for the card taken in the list: beside the others there is more room than can glow."""
    page.get_by_role("button", name=re.compile("^(Liste|List)$")).click()
    listed = page.locator("button[data-lay]")
    listed.first.wait_for(timeout=GONE)
    listed.nth(rng.randrange(listed.count())).click(timeout=GONE)


def tacta_places(page: Page) -> list[tuple[float, float]]:
    """Where on the screen a card taken may be laid."""
    found = page.evaluate(
        """() => [...document.querySelectorAll('[data-place] circle')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x + width / 2, y + height / 2]
        })"""
    )
    return [(x, y) for x, y in found]


def tapecho_move(page: Page, rng: Random) -> None:
    """Answer with a card if there is one, lay a card on somebody, or discard; what has just passed is let go."""
    with contextlib.suppress(TooLate):
        tapecho_answer(page) if page.locator("[data-decline], [data-pick]").count() else tapecho_lay(page, rng)


def glance(page: Page) -> None:
    """Whoever the screen is passed to takes it; a screen that is wanted elsewhere by now is let go."""
    with contextlib.suppress(TooLate):
        page.locator(".screen button").click(timeout=2_000)
        page.wait_for_selector("[data-turn=yours], .round", timeout=2_000)


def tapecho_answer(page: Page) -> None:
    """Press a card that answers, or let pass; take the first of several cards."""
    for _ in range(8):
        choices = page.locator("[data-pick]").or_(page.locator("[data-react]")).or_(page.locator("[data-decline]"))
        if not choices.count():
            return
        with contextlib.suppress(TooLate):
            choices.first.click(timeout=1_000)
            return


def tapecho_lay(page: Page, rng: Random) -> None:
    """Tap a card and whoever may get it; discard one if nobody may get any."""
    cards = [card.get_attribute("data-card") for card in page.locator("[data-card][data-legal]").all()]
    for card in rng.sample(cards, len(cards)):
        tap(page, page.locator(f"[data-card='{card}']"))
        targets = page.locator("[data-target]")
        if targets.count():
            tap(page, targets.nth(rng.randrange(targets.count())))
            if page.locator("[data-pick]").count():  # which card an attack is after
                tapecho_answer(page)
            return
    ways = re.compile("^(Défausser|Discard)$" if cards else "^(Passer|Pass)$")
    button = page.get_by_role("button", name=ways)
    if button.count():  # else somebody's window has closed meanwhile
        tap(page, button.last)


def text_move(page: Page, rng: Random) -> None:
    """Press one of the buttons of the text view, and one more where the first waits for it."""
    here = "main button[data-move]:enabled, main form.long button:enabled"
    page.wait_for_selector(f"{here}, [data-turn]:not([data-turn=yours])")
    if turn(page) != "yours":
        return
    text_press(page, rng)
    if page.locator("[data-held]").count():
        text_press(page, rng)


def text_press(page: Page, rng: Random) -> None:
    """Press any button, or choose from any list."""
    forms = page.locator("main form.long")
    if forms.count():
        form = forms.nth(rng.randrange(forms.count()))
        choices = form.locator("option").count()
        if choices:  # else the clock was quicker
            form.locator("select").select_option(index=rng.randrange(choices), timeout=GONE)
            form.locator("button").click(timeout=GONE)
        return
    moves = page.locator("main button[data-move]:enabled")
    count = moves.count()
    if count:  # else a no said in advance was quicker
        tap(page, moves.nth(rng.randrange(count)))


def move(page: Page, rng: Random) -> None:
    """One move of whoever sits at this page, by what the page shows."""
    if "/text/" in page.url:
        text_move(page, rng)
    elif page.evaluate("() => !!document.querySelector('[data-game=tango][data-turn]')"):
        tango_move(page, rng)
    elif page.evaluate("() => !!document.querySelector('[data-game=tapecho][data-turn]')"):
        tapecho_move(page, rng)
    elif page.evaluate("() => !!document.querySelector('[data-game=tacta][data-turn]')"):
        tacta_move(page, rng)
    else:
        tarot_move(page, rng)


def play(
    pages: Sequence[Page],
    rng: Random,
    *,
    until: Callable[[], bool] | Literal["over"] = "over",
    seconds: float = 400,
    act: Callable[[Page, Random], None] = move,
) -> int:
    """Everybody plays when it is their turn; how many moves were made."""
    deadline = time.monotonic() + seconds
    made = 0
    while time.monotonic() < deadline:
        moments = [moment(page) for page in pages]
        states = [state for state, _ in moments]
        if until == "over" and all(state == "over" for state in states):
            return made
        if until != "over" and until():
            return made
        if "yours" not in states:
            pages[0].wait_for_timeout(15)
            continue
        acting = states.index("yours")
        page, before = pages[acting], moments[acting][1]
        try:
            act(page, rng)
        except TooLate:
            if at(page) == before:  # nobody was quicker: what was to be pressed should have been there
                raise
        page.wait_for_function(
            """at => +(document.querySelector('[data-turn]')?.dataset.at ?? Infinity) > at
              || document.querySelector('.toast.bad')""",
            arg=before,
        )
        made += 1
    raise AssertionError(f"still playing after {seconds} s: {[(turn(page), at(page)) for page in pages]}")


FINISH = """([code, hand]) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${code}${hand ? `?hand=${hand}` : ''}`)
  let said = 0
  const id = () => `f${++said}-${Math.random()}`.slice(0, 36)
  const say = (d) => socket.readyState === 1 && socket.send(JSON.stringify({ id: id(), d }))
  socket.onopen = () => say({ t: 'hello' })
  socket.onmessage = ({ data }) => {
    const { t, d } = JSON.parse(data)
    const step = t === 'welcome' ? d.step : t === 'step' ? d : null
    if (step?.outcome) socket.close()
    else if (step?.moves?.length) {
      const move = step.moves[Math.floor(Math.random() * step.moves.length)]
      setTimeout(() => say({ t: 'play', move, at: step.at }), 50)  // as many in a second as a table hears
    }
  }
}"""
"""Somebody plays on, without looking at the page, until the game is over."""


WHOLE_GAME = 180_000
"""Milliseconds: a game with answers to answers goes through many windows, and a busy machine is slow at each."""


def finish(pages: Sequence[Page], hands: int = 1) -> None:
    """The game comes to its end, where what follows is tested; so many people are at each screen."""
    for page in pages:
        for hand in range(hands):
            page.evaluate(FINISH, [code_of(page), hand])
    for page in pages:
        page.wait_for_selector("[data-turn=over]", timeout=WHOLE_GAME)
