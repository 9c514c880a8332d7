"""The playground's folder for tests in a browser, with npm's copies of Pyodide and CodeMirror.

made(folder)        the folder; processes that ask for the same one wait for the one that makes it
Visit(chrome, address)      what a reader does with the page
"""

from __future__ import annotations

import fcntl
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from emc.playground import site, vendor
from emc.playground.serve import server

PATIENCE = 60  # seconds, of a machine that does other things, too


def is_possible() -> bool:
    """Whether npm and node are here."""
    return all(map(shutil.which, ("npm", "node")))


def made(folder: Path) -> Path:
    with open(folder.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.html").exists():
            packages = folder.with_name("npm")
            packages.mkdir(exist_ok=True)
            words = [*shlex.split(vendor.install_command(str(packages))), "--no-audit", "--no-fund", "--ignore-scripts"]
            subprocess.run(words, check=True, capture_output=True, timeout=300)
            site.write(folder, packages)
    return folder


class Cdn(SimpleHTTPRequestHandler):
    """Serves files to pages of other servers."""

    def end_headers(self) -> None:
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Cross-Origin-Resource-Policy", "cross-origin")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def served(folder: Path, handler: type[SimpleHTTPRequestHandler] | None = None) -> Iterator[str]:
    """The address at which the folder is served. handler: None: emc's own server."""
    own = server(folder, 0)
    made = own
    if handler is not None:
        own.server_close()
        made = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(folder)))
    thread = Thread(target=made.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield f"http://{made.server_address[0]}:{made.server_address[1]}/"
    finally:
        made.shutdown()
        made.server_close()
        thread.join()


class Visit:
    """The open page."""

    def __init__(self, chrome: Any, address: str):
        self.chrome = chrome
        self.open(address)

    def open(self, address: str) -> None:
        self.chrome.get("about:blank")  # so that another part after `#` is another visit
        self.chrome.get(address)

    def asks(self, script: str, *values: object) -> Any:
        return self.chrome.execute_script(f"return {script}", *values)

    def until(self, script: str, *values: object) -> Any:
        """The value of a script, when it is one; a page that is still being built may lack what the script asks for."""
        from selenium.common.exceptions import JavascriptException

        def ask() -> Any:
            with suppress(JavascriptException):
                return self.asks(script, *values)
            return None

        end = time.monotonic() + PATIENCE
        while not (found := ask()):
            if time.monotonic() > end:
                raise AssertionError(f"{script}: {self.state!r}, {self.output[:2000]!r}")
            time.sleep(0.02)
        return found

    def find(self, selector: str) -> Any:
        return self.chrome.find_element("css selector", selector)

    @property
    def output(self) -> str:
        return self.asks("document.getElementById('output').textContent")

    @property
    def printed(self) -> str:
        """What the program has written."""
        return self.asks("[...document.querySelectorAll('#output .out')].map(one => one.textContent).join('')")

    @property
    def state(self) -> str:
        return self.asks("document.getElementById('state').textContent")

    def click(self, selector: str) -> None:
        self.find(selector).click()

    def choose(self, text: str) -> None:
        """Opens an entry of the list of examples."""
        self.click("#browse")
        self.until("[...document.querySelectorAll('#menu li button')].length > 40")
        wanted = (
            "[...document.querySelectorAll('#menu li button')].find(one => one.textContent.startsWith(arguments[0]))"
        )
        self.asks(f"{wanted}.click()", text)

    def type(self, text: str) -> None:
        """Replaces the program by what is typed."""
        from selenium.webdriver.common.keys import Keys

        self.until("document.body.dataset.editor")
        field = self.find(".cm-content")
        field.click()
        field.send_keys(Keys.CONTROL, "a")
        field.send_keys(Keys.DELETE)
        field.send_keys(text)

    def run(self) -> None:
        """Runs the program to its end."""
        before = int(self.asks("document.body.dataset.runs ?? 0"))
        self.click("#run")
        self.until("Number(document.body.dataset.runs ?? 0) > arguments[0]", before)

    def hash_of(self, view: str) -> str:
        """The moment that a view's page shows."""
        self.until(f"document.querySelector('#panel-{view} iframe')?.contentWindow.location.hash.includes('cycle=')")
        return self.asks(f"document.querySelector('#panel-{view} iframe').contentWindow.location.hash")
