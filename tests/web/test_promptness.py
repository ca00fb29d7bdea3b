"""A page that answers at once: one's own move is on the screen with the frame that tells of it."""

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from .people import at, play

Guest = Callable[..., Page]

WATCH = """
  window.frames_ = 0
  const tick = () => { window.frames_ += 1; requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
  window.heard_ = {}
  window.seen_ = {}
  const Plain = WebSocket
  window.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', ({ data }) => {
        const { t, d } = JSON.parse(data)
        if (t === 'step') window.heard_[d.at] = { seat: d.seat, frame: window.frames_ }
      })
    }
  }
  new MutationObserver(() => {
    const table = document.querySelector('[data-turn]')
    if (table) window.seen_[table.dataset.at] ??= window.frames_
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-at'] })
"""


def test_ones_own_move_is_seen_within_one_frame_of_its_message(guest: Guest) -> None:
    """With motion on, where the others' moves are shown one after the other."""
    page = guest("/rules", reduced_motion="no-preference")
    page.context.add_init_script(WATCH)
    page.goto("/")
    page.locator("article[data-game=tarot]").get_by_role("button", name="Jouer tout de suite").click()
    page.wait_for_selector("[data-turn=yours]")
    play([page], Random(1), until=lambda: at(page) >= 24)
    heard = json.loads(page.evaluate("JSON.stringify(window.heard_)"))
    seen = json.loads(page.evaluate("JSON.stringify(window.seen_)"))
    own = {step: told["frame"] for step, told in heard.items() if told["seat"] == 0}
    assert len(own) >= 3
    late = {step: seen.get(step, 10_000) - frame for step, frame in own.items()}
    assert all(frames <= 1 for frames in late.values()), late
