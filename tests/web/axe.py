"""axe, which looks for what keeps people out."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """What axe has to say."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "tags => axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })", TAGS
    )
    return [
        f"{one['id']}: {one['help']} — {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found["violations"]
    ]


def check(page: Page, where: str) -> None:
    found = faults(page)
    assert not found, f"{where}:\n" + "\n".join(found)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{where}: wider than the screen"
