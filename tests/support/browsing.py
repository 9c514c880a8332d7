"""What every page that emc makes promises a browser: it fits the window, it loads nothing from elsewhere, and axe-core
finds nothing that keeps people from using it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

# Elements that reach over the right edge, themselves or with their text, and that no box scrolls or cuts.
LEAVING = """
const wide = arguments[0] + 1, out = [];
const cut = e => { for (let p = e.parentElement; p && p !== document.body; p = p.parentElement)
  if (getComputedStyle(p).overflowX !== "visible") return true; return false; };
const text = e => { const range = document.createRange(); range.selectNodeContents(e); return range; };
for (const e of document.querySelectorAll("body *"))
  if ([e, text(e)].some(one => one.getBoundingClientRect().right > wide) && !cut(e))
    out.push(`${e.tagName.toLowerCase()}#${e.id}.${e.className}`);
return out;
"""

# Packages that carry axe-core, those with its newer versions first.
AXES = {
    "axe_playwright_python": "axe.min.js",
    "axe_selenium_python": "node_modules/axe-core/axe.min.js",
    "axe_core_python": "axe.min.js",
}
COLOURS = ["color-contrast", "link-in-text-block"]  # the rules that ask for colours
# Of a long list of rows, which are alike, the first are looked at: axe-core takes a minute for some thousands.
RUN = """
for (const row of [...document.querySelectorAll(".row")].slice(150)) row.remove();
const rules = arguments[0], done = arguments[1], shown = one => `${one.target}: ${one.html.slice(0, 120)}`;
axe.run({iframes: false, resultTypes: ["violations"], ...(rules.length ? {runOnly: rules} : {})}).then(
  found => done(found.violations.map(one => `${one.id}: ${one.nodes.slice(0, 5).map(shown).join(" | ")}`)));
"""


def axe() -> Path | None:
    """The script of axe-core; None if no package has it."""
    for name, inside in AXES.items():
        spec = find_spec(name)
        path = None if spec is None or spec.origin is None else Path(spec.origin).parent / inside
        if path is not None and path.exists():
            return path
    return None


def is_accessible(browser: Any, theme: str) -> None:
    """Runs the rules of axe-core on the page and on each of its frames. theme: `light` or `dark`, which the reader
    prefers: all rules for light, and for dark those about colours, which is all that differs."""
    script = axe()
    assert script is not None
    wanted = {"features": [{"name": "prefers-color-scheme", "value": theme}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", wanted)
    browser.set_script_timeout(200)
    try:
        for frame in (None, *browser.find_elements("tag name", "iframe")):
            if frame is not None:
                browser.switch_to.frame(frame)
            browser.execute_script(script.read_text("utf-8"))
            found = browser.execute_async_script(RUN, [] if theme == "light" else COLOURS)
            browser.switch_to.default_content()
            assert found == [], "\n".join(found)
    finally:
        browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


@contextmanager
def window(browser: Any, width: int) -> Iterator[None]:
    """A window of this many points; below 500 it is a phone's."""
    size = {"width": width, "height": 800, "deviceScaleFactor": 1, "mobile": width < 500}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    try:
        yield
    finally:
        browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def asks_nobody(browser: Any, own: tuple[str, ...] = ("file:", "data:", "about:", "blob:")) -> None:
    asked = [json.loads(entry["message"])["message"] for entry in browser.get_log("performance")]
    urls = [m["params"]["request"]["url"] for m in asked if m["method"] == "Network.requestWillBeSent"]
    assert urls and all(url.startswith(own) for url in urls)
    assert browser.get_log("browser") == []


def fits(browser: Any, width: int) -> None:
    """A browser that has just got its new size may still be at work on the layout: it has five seconds."""
    from selenium.common.exceptions import TimeoutException
    from selenium.webdriver.support.ui import WebDriverWait

    def found(one: Any) -> bool:
        return one.execute_script("return document.documentElement.scrollWidth") <= width

    try:
        WebDriverWait(browser, 5).until(found)
    except TimeoutException:
        at = browser.execute_script("return [document.documentElement.scrollWidth, innerWidth, visualViewport.scale]")
        raise AssertionError(f"{at} in a window of {width}: {browser.execute_script(LEAVING, width)}") from None
