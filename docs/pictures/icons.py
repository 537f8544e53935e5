"""Draws the icons of the installed page from its mark: `python docs/pictures/icons.py`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.chromium import ARGUMENTS, chromium

PICTURES = Path(__file__).parents[2] / "src" / "goodsyard" / "web" / "pictures"
ENAMEL = "#1f4e79"
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, 0.78)}
"""By name, the size in pixels and how much of it the mark takes; systems cut the edges off maskable icons."""


def page_of(size: int, share: float) -> str:
    mark = (PICTURES / "mark.svg").read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size * share}" ', 1)
    ground = ENAMEL if share < 1 else "transparent"
    style = f"margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;background:{ground}"
    return f'<!doctype html><body style="{style}">{mark}</body>'


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, (size, share) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(size, share))
            page.screenshot(path=PICTURES / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
