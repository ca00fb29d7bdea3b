"""The measure that the tests of leaks stand on: it finds a secret told, and takes nothing public for one."""

import random

from .telling import Seen, ranked, telling


def windows(told: float, *, late: float = 0.0) -> list[Seen]:
    """Five answers in each of 100 windows; holders answer later by `told`, and are more common in late windows.

    The number drifts as the game goes on.
    """
    rng = random.Random(8)
    found: list[Seen] = []
    for window in range(100):
        holds = [rng.random() < 0.3 + late * window / 100 for _ in range(5)]
        found.append([(held, window + rng.uniform(0, 6) + told * held) for held in holds])
    return found


def test_what_goes_with_the_progress_of_a_game_tells_nothing_by_itself() -> None:
    drifting = windows(0.0, late=0.5)
    assert telling(*drifting) < 2.0
    assert telling([pair for seen in drifting for pair in seen]) > 4.0


def test_a_sixth_of_the_range_is_found_within_the_windows() -> None:
    assert telling(*windows(1.0)) > 4.0
    assert telling(*windows(1.0, late=0.5)) > 4.0


def test_equal_numbers_share_a_rank() -> None:
    assert ranked([7.0, 3.0, 7.0, 9.0]) == [2.5, 1.0, 2.5, 4.0]


def test_one_number_for_all_tells_nothing() -> None:
    assert telling([(held, 6.0) for held in (True, False) * 40]) == 0.0
