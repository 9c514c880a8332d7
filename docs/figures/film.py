"""Pictures of pages: watch.png and watch.webp, a still and a moving one of LocusRoute on 64 PEs in `emc watch`, and
page.png, the page of a program at two levels of optimisation.

    python docs/figures/film.py
    python docs/figures/film.py page        only page.png, which takes seconds

The command makes the page, Chromium shows it, and the page is photographed at one cycle after the other. WebP keeps
each still as it is; here they are only put into one file (developers.google.com/speed/webp/docs/riff_container).
"""

from __future__ import annotations

import base64
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
WIDTH, HEIGHT = 1080, 680
FIRST, LAST = 14_000_000, 14_004_000  # cycles of the page
BEGIN, STEP, FRAMES = 14_001_000, 9, 40  # of the moving picture
WHOLE = 4  # frames from one picture of the source to the next; those between show only the network
PAUSE = 90  # milliseconds that a frame is shown
QUALITY = 40
Frame = tuple[int, int, int, bytes]  # pixels above it, width, height, and a WebP file
READY = """
const done = arguments[0], look = () => document.body.dataset.ready ? done() : setTimeout(look, 50);
look();
"""


def main(words: Sequence[str]) -> None:
    """Writes the pictures, or only page.png."""
    levels()
    if words != ["page"]:
        watched()


def levels() -> None:
    """The page of a small program at -O 1 and -O 2, with a line of its loop."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        words = ["histogram.emc", "--pes", "16", "-O", "1,2", "--html", str(page)]
        subprocess.run(
            [sys.executable, "-m", "emc", "profile", *words], check=True, cwd=folder, stdout=subprocess.DEVNULL
        )
        chrome = browser()
        try:
            wide = {"width": 1280, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False}
            chrome.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", wide)
            chrome.get(f"{page.as_uri()}#tab=ir&line=0-23")
            (HERE / "page.png").write_bytes(shot(chrome, "png", {}))
        finally:
            chrome.quit()


def watched() -> None:
    """The pictures of `emc watch`."""
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "locusroute.html"
        words = ["locusroute.emc", "--pes", "64", "--from", str(FIRST), "--to", str(LAST), "-o", str(page)]
        subprocess.run([sys.executable, "-m", "emc", "watch", *words], check=True, cwd=folder)
        chrome = browser()
        try:
            chrome.get(f"{page.as_uri()}#cycle={BEGIN}")
            chrome.execute_async_script(READY)
            picture(chrome, HERE / "watch.png")
            (HERE / "watch.webp").write_bytes(film(chrome))
        finally:
            chrome.quit()


def browser() -> Any:
    """Chromium without a window."""
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or ""
    for word in ("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"):
        options.add_argument(word)
    chrome = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    size = {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False}
    chrome.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    return chrome


def picture(chrome: Any, path: Path) -> None:
    """A still of the page, with a packet selected that goes to another PE."""
    chrome.execute_script(
        "const r = watched.recording, far = watched.board.shown.map(one => one[2]);"
        "watched.select({packet: far.filter(i => r.source[i] !== r.pe[i] && r.flight[i] > 30)[0]});"
    )
    path.write_bytes(shot(chrome, "png", {}))
    chrome.execute_script("watched.select({})")


def shot(chrome: Any, kind: str, more: dict[str, Any]) -> bytes:
    found = chrome.execute_cdp_cmd("Page.captureScreenshot", {"format": kind, **more})
    return base64.b64decode(found["data"])


def film(chrome: Any) -> bytes:
    """The page at its first cycle; then only what moves, below the overview."""
    top, board = chrome.execute_script(
        "const box = document.getElementById('left').getBoundingClientRect();"
        "return [Math.floor(box.top / 2) * 2, Math.ceil(box.width / 2) * 2]"
    )
    frames: list[Frame] = []
    for number in range(FRAMES):
        chrome.execute_script(f"watched.cycle = {BEGIN + number * STEP}; watched.show(true)")
        above = top if number else 0
        wide, high = WIDTH if number % WHOLE == 0 else board, HEIGHT - above
        clip = {"x": 0, "y": above, "width": wide, "height": high, "scale": 1}
        frames.append((above, wide, high, shot(chrome, "webp", {"quality": QUALITY, "clip": clip})))
    return animated(frames)


def animated(frames: Sequence[Frame]) -> bytes:
    """The stills as one moving WebP."""
    parts = [chunk(b"VP8X", b"\x02\0\0\0" + three(WIDTH - 1) + three(HEIGHT - 1))]
    parts.append(chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0)))  # ground; for ever
    for above, wide, high, still in frames:
        place = three(0) + three(above // 2) + three(wide - 1) + three(high - 1)
        how = three(PAUSE) + b"\x02"  # the new frame replaces what is below it
        parts.append(chunk(b"ANMF", place + how + bitstream(still)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def three(number: int) -> bytes:
    """A number in three bytes."""
    return number.to_bytes(3, "little")


def bitstream(still: bytes) -> bytes:
    """The chunk of a WebP file that holds the picture."""
    at = 12
    while at < len(still):
        name, length = still[at : at + 4], struct.unpack_from("<I", still, at + 4)[0]
        if name in (b"VP8 ", b"VP8L"):
            return chunk(name, still[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("this WebP file has no picture")


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


if __name__ == "__main__":
    main(sys.argv[1:])
