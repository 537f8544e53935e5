"""Browsers in words: what a person recognises in a list of sessions, such as “Firefox on Linux”."""

from __future__ import annotations

from goodsyard.server.problems import say

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrom": "Chrome",
    "Safari": "Safari",
}
"""Marks in the order in which they tell: most browsers also name those that they resemble."""
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iPadOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def browser_in_words(agent: str | None, lang: str) -> str:
    browser, system = (
        next((name for mark, name in marks.items() if mark in (agent or "")), "") for marks in (BROWSERS, SYSTEMS)
    )
    if browser and system:
        return say(lang, "browser-on", browser=browser, system=system)
    return browser or system or say(lang, "browser-unknown")
