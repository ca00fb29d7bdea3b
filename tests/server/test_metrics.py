"""What is counted is shown in the form that Prometheus reads."""

from tablee.server import metrics


def test_inputs_are_counted_by_game() -> None:
    before = metrics.PLAYED["toy-of-the-tests"]
    metrics.PLAYED["toy-of-the-tests"] += 3
    shown = metrics.page().decode()
    assert f'tablee_inputs_total{{game="toy-of-the-tests"}} {before + 3}.0' in shown
    del metrics.PLAYED["toy-of-the-tests"]


def test_everything_is_explained() -> None:
    shown = metrics.page().decode()
    names = ("tables", "viewers", "inputs", "games_over", "frames_refused", "connections_cut", "commit_seconds")
    assert all(f"# HELP tablee_{name}" in shown for name in names)
