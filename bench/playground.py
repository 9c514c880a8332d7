"""How long a visit to the playground takes, in Chromium on this computer, without network delay.

    python bench/playground.py [--visits N]

Prints the least and the median of some visits, in seconds from the request of the page (or from the click) to the first
output. Needs chromium, chromedriver and selenium, node and npm.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests/support")]

import playgrounds  # noqa: E402

ARGUMENTS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run")
FIRST = "[...document.querySelectorAll('#output .out')].some(one => one.textContent)"


def chrome(profile: str) -> Any:
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for word in (*ARGUMENTS, f"--user-data-dir={profile}"):
        options.add_argument(word)
    return webdriver.Chrome(options=options, service=webdriver.ChromeService("/usr/bin/chromedriver"))


def visits(address: str) -> dict[str, float]:
    """The seconds of a cold visit and of a later one."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as profile:
        for kind in ("cold", "warm"):
            browser = chrome(profile)
            try:
                visit = playgrounds.Visit(browser, address)
                visit.click("#run")
                visit.until(FIRST)
                found[f"{kind}: first output"] = visit.asks("performance.now()") / 1000
                paint = visit.asks("performance.getEntriesByType('paint')[0]?.startTime") or 0
                found[f"{kind}: first paint"] = paint / 1000
                visit.until("document.body.dataset.checker")
                time.sleep(5)  # what is kept for later is being written
                visit.type('#include <stdio.h>\nint main(void) { printf("edited\\n"); return 0; }')
                begun = time.perf_counter()
                visit.run()
                found[f"{kind}: edited program"] = time.perf_counter() - begun
                visit.asks("location.hash = '#open=nqueens.emc'")
                visit.until("document.querySelector('#files button').textContent === 'nqueens.emc'")
                begun = time.perf_counter()
                visit.run()
                found[f"{kind}: nqueens, 16 PEs"] = time.perf_counter() - begun
            finally:
                browser.quit()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visits", type=int, default=3)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as home, playgrounds.served(playgrounds.made(Path(home) / "site")) as address:
        rows = [visits(address) for _ in range(wanted.visits)]
    for name in rows[0]:
        values = sorted(row[name] for row in rows)
        print(f"{name:28} {values[0]:8.2f} {statistics.median(values):8.2f}")


if __name__ == "__main__":
    main()
