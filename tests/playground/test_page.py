"""The page in a real browser: what a reader does with it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import extras
import playgrounds
import pytest
from browsing import axe, fits, is_accessible, window
from command import run_here
from harness import ROOT
from playgrounds import Cdn, Visit

from emc import link
from emc.playground import site, vendor
from emc.playground.bytecode import compiler
from emc.playground.catalogue import catalogue

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not playgrounds.is_possible(), reason="needs npm and node (Debian: apt install npm)"),
]
ENDLESS = "int main(void) { for (;;) ; return 0; }"
QUICK = 600  # packets of a program that a browser runs in a moment; all were tried once


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    return playgrounds.made((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "playground")


@pytest.fixture(scope="module")
def home(folder: Path) -> Iterator[str]:
    with playgrounds.served(folder) as address:
        yield address


@pytest.fixture
def visit(browser: Any, home: str) -> Visit:
    made = Visit(browser, home)
    browser.execute_script("localStorage.clear()")
    made.open(home)
    return made


def test_a_first_program(visit: Visit) -> None:
    """A reader types a program with a mistake, sees it, mends it, runs it, and stops one that never ends."""
    visit.run()
    assert visit.printed.splitlines()[-1] == "all done" and re.search(r"4 PEs, [\d,]+ cycles", visit.output)
    visit.until("document.body.dataset.checker")
    visit.type("int main(void) { return y; }")
    visit.until("document.querySelector('.cm-lintRange-error')")
    assert "`y` is not declared" in visit.find("#faults").text and "as in `int y;`" in visit.find("#faults").text
    visit.click("[aria-label='explain E0312']")
    visit.until("document.querySelector('#panel-guide h2')?.textContent.startsWith('E0312')")
    visit.type("int main(void) { int *p = 0; return *p; }")
    visit.run()
    visit.click("#output button.at")
    assert visit.asks("document.activeElement.className").startswith("cm-content")
    visit.type(ENDLESS)
    visit.click("#run")
    visit.until("document.getElementById('state').textContent.startsWith('Running')")
    visit.until("!document.querySelector('.cm-lintRange-error')")  # diagnostics come during a run, too
    assert visit.asks("crossOriginIsolated")
    visit.click("#stop")
    visit.until("document.getElementById('stop').disabled")
    visit.until("document.getElementById('output').textContent.includes('trap: interrupted')")
    assert "is lost" not in visit.output
    assert [one for one in visit.chrome.get_log("browser") if one["level"] == "SEVERE"] == []


def test_views_and_the_prompt(visit: Visit) -> None:
    for view in ("ir", "profile", "trace", "watch"):
        visit.click(f"#tab-{view}")
        visit.until(f"document.querySelector('#panel-{view} iframe')?.contentDocument.readyState === 'complete'")
    visit.until("document.querySelector('#panel-watch iframe').contentDocument.body.dataset.ready")
    visit.click("#tab-prompt")
    for line in ("int x = 3; x + 4\n", ":load hello.emc\n", "main()\n"):
        visit.until("!document.getElementById('line').value")
        visit.find("#line").send_keys(line)
        visit.until("document.getElementById('talk').textContent.includes(arguments[0].trim())", line)
    visit.until("document.getElementById('talk').textContent.includes('all done')")
    assert "int = 7" in visit.find("#talk").text


def test_an_exercise_and_the_tutorial(visit: Visit) -> None:
    visit.choose("2 owners")
    visit.until("document.getElementById('check')")
    visit.click("#check")
    visit.until("document.querySelector('#result b')")
    assert "it takes" in visit.find("#result").text and visit.find("#result b").text == "Not yet."
    for step in range(1, 4):
        visit.click("#hint")
        assert visit.asks("document.querySelectorAll('#panel-guide ol li').length") == step
    visit.click("#solution")
    assert "owners" in visit.asks("document.getElementById('panel-guide').textContent"), "it asks once more"
    visit.click("#solution")
    visit.click("#check")
    visit.until("document.querySelector('#result b')?.textContent.startsWith('Done: this is the solution')")
    visit.choose("2. Many PEs")
    visit.until("document.querySelector('#panel-guide pre')")
    visit.run()
    assert (
        visit.printed
        == "hello from PE 0 of 4\nhello from PE 2 of 4\nhello from PE 1 of 4\nhello from PE 3 of 4\nall done\n"
    )


def test_edits_are_not_lost(visit: Visit, home: str, browser: Any) -> None:
    """Neither by other programs, nor by a reload, another tab or a link; and a link shows what it holds."""
    text = "document.querySelector('.cm-content').innerText"
    visit.type("int mine;")
    visit.choose("fft.emc")
    visit.until(f"{text}.includes('Fourier')")
    visit.choose("hello")
    visit.until(f"{text}.includes('int mine')")
    visit.open(home)
    visit.until(f"document.body.dataset.editor && {text}.includes('int mine')")
    first = browser.current_window_handle
    browser.switch_to.new_window("tab")
    other = Visit(browser, home)
    other.until("document.body.dataset.ready")
    browser.switch_to.window(first)
    visit.type("int more;")
    browser.switch_to.window(browser.window_handles[-1])
    other.run()
    browser.close()
    browser.switch_to.window(first)
    visit.open(home)
    visit.until(f"document.body.dataset.editor && {text}.includes('int more')")
    for n in (1, 2):
        visit.open(link.address({"files": [{"name": "a.emc", "text": f"int n = {n};"}]}).replace(link.HOME, home))
        visit.until(f"document.body.dataset.editor && {text}.includes('int n = {n}')")
        visit.type(f"int edited{n};")
        visit.open(link.address({"files": [{"name": "a.emc", "text": f"int n = {n};"}]}).replace(link.HOME, home))
        visit.until(f"document.body.dataset.editor && {text}.includes('int n = {n}')")
    visit.choose("from a link")
    visit.until(f"{text}.includes('int edited')")


def test_a_newer_call_takes_the_place_of_an_older_one(visit: Visit) -> None:
    """Several clicks run a program once; another program stops a run and hears nothing of it; a view waits."""
    for _ in range(3):
        visit.click("#run")
    visit.until("document.body.dataset.checker && document.getElementById('stop').disabled")
    assert visit.printed.count("all done") == 1 and "stopped" not in visit.output
    visit.type(ENDLESS)
    visit.click("#run")
    visit.until("document.getElementById('state').textContent.startsWith('Running')")
    visit.choose("nqueens")
    visit.until("document.getElementById('stop').disabled")
    assert visit.output == ""
    visit.run()
    assert visit.printed == "92 solutions\n"
    visit.choose("hello")
    visit.until("document.querySelector('.cm-content').innerText.includes('for (;;)')")
    visit.click("#tab-watch")
    visit.until("document.getElementById('state').textContent.startsWith('Recording')")
    visit.click("#stop")
    visit.until("document.querySelector('#panel-watch').textContent.includes('was stopped')")
    assert "bug" not in visit.output


@pytest.mark.parametrize("view", ["watch", "trace"])
def test_a_link_opens_at_its_moment(view: str, visit: Visit, home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMC_PLAYGROUND", home)
    words = ["link", "hello.emc", "--pes", "4", "--cycle", "905", "--pe", "2", "--view", view]
    address = run_here(words, ROOT / "programs").stdout.strip()
    visit.open(address)
    assert "cycle=905" in visit.hash_of(view) and "pe=2" in visit.hash_of(view)
    assert not visit.printed  # a link runs nothing but its view
    visit.click("#share")
    visit.until("document.getElementById('link-text').value")
    assert visit.asks("document.getElementById('link-text').value").endswith(f"view={view}&cycle=905&pe=2")
    visit.open(address[: len(home) + 40])
    visit.until("document.getElementById('output').textContent.includes('this link can\\'t be opened')")


def test_without_a_network(folder: Path, browser: Any) -> None:
    with playgrounds.served(folder) as address:
        visit = Visit(browser, address)
        browser.execute_script("navigator.serviceWorker.addEventListener('message', () => window.kept = true)")
        visit.run()
        visit.until("window.kept")
    visit.open(address)
    visit.run()
    assert visit.printed.endswith("all done\n") and visit.asks("crossOriginIsolated")


def test_from_a_static_host_and_a_cdn(
    folder: Path, browser: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the headers of emc's own server, Stop ends the worker; a second visit can interrupt. Pyodide and
    CodeMirror come from another server, whose files are compared with their hashes."""
    with playgrounds.served(folder / "vendor", Cdn) as cdn:
        monkeypatch.setattr(vendor, "CDN", cdn)
        monkeypatch.setattr(site, "compiler", lambda _: compiler(folder.with_name("npm")))  # the packs are made already
        site.write(tmp_path / "page", None)
        with playgrounds.served(tmp_path / "page", Cdn) as address:
            visit = Visit(browser, address)
            visit.run()
            assert visit.printed.endswith("all done\n") and not visit.asks("crossOriginIsolated")
            visit.click("#tab-prompt")
            visit.find("#line").send_keys("for (;;) ;\n")
            visit.until("document.getElementById('talk').textContent.includes('for (;;)')")
            visit.click("#stop")
            visit.until("document.getElementById('talk').textContent.includes('live machine is lost')")
            visit.run()
            assert visit.printed.endswith("all done\n")
            visit.open(address)
            visit.until("document.body.dataset.editor && crossOriginIsolated")
            visit.run()
            assert visit.printed.endswith("all done\n")
            (path,) = (folder / "vendor").glob("pyodide@*/python_stdlib.zip")
            kept = path.read_bytes()
        try:
            path.unlink()
            path.write_bytes(kept[:-1] + b"?")
            with playgrounds.served(tmp_path / "page", Cdn) as address:
                visit.open(address)
                visit.until("document.getElementById('output').textContent.includes('not the file that it should be')")
        finally:
            path.write_bytes(kept)


def test_where_python_can_not_be_loaded(folder: Path, browser: Any, tmp_path: Path) -> None:
    """The page says what is wrong and what to do, and the editor works."""
    for path in folder.iterdir():
        if path.name not in ("vendor", "sw.js"):
            (tmp_path / path.name).symlink_to(path)
    with playgrounds.served(tmp_path) as address:
        visit = Visit(browser, address)
        visit.until("document.getElementById('output').textContent.includes('emc could not be loaded')")
        assert "pyodide.mjs can't be loaded" in visit.output and "Check your connection" in visit.output
        assert "int main" in visit.asks("document.querySelector('#editor textarea').value")


@pytest.mark.skipif(axe() is None, reason=extras.reason("test-all"))
def test_everyone_can_use_it(visit: Visit) -> None:
    """axe finds nothing in light and dark, it fits a phone, and the keyboard is enough."""
    from selenium.webdriver.common.keys import Keys

    visit.until("document.body.dataset.editor")
    visit.chrome.switch_to.active_element.send_keys(Keys.CONTROL, Keys.ENTER)
    visit.until("document.body.dataset.runs === '1'")
    visit.until("document.body.dataset.checker")
    visit.asks("document.getElementById('more-options').open = true")
    visit.type("int main(void) { return y; }")
    visit.until("document.querySelector('#faults li')")
    for theme in ("light", "dark"):
        is_accessible(visit.chrome, theme)
    visit.choose("3. Data on all PEs")
    visit.until("document.querySelector('#panel-guide table, #panel-guide pre')")
    for theme in ("light", "dark"):
        is_accessible(visit.chrome, theme)
    visit.find("#tab-guide").send_keys(Keys.ARROW_RIGHT)
    visit.chrome.switch_to.active_element.send_keys(Keys.END)
    assert visit.asks("document.activeElement.id") == "tab-prompt"
    with window(visit.chrome, 360):
        fits(visit.chrome, 360)


def test_programs_are_those_of_the_command(visit: Visit, tmp_path: Path) -> None:
    """Output and cycles of all bundled programs that a browser runs quickly."""
    visit.run()
    seen = 0
    for one in catalogue()["programs"]:
        options = one["options"]
        path = next((ROOT / "programs").rglob(one["name"]))
        words = ["run", str(path), "-v", "--pes", options.get("pes", "16"), "--format", "json"]
        for name in ("machine", "memory"):
            words += [f"--{name}", options[name]] if name in options else []
        words += options.get("more", "").split()
        words += ["--", *options["arguments"].split()] if "arguments" in options else []
        command = run_here(words, tmp_path, options.get("stdin", ""))
        stats = json.loads(command.stderr.splitlines()[-1])["stats"]
        if sum(stats["packets"].values()) > QUICK:
            continue
        seen += 1
        visit.asks("location.hash = arguments[0]", f"#open={one['name']}")
        visit.until("document.querySelector('#files button')?.textContent === arguments[0]", one["name"])
        visit.run()
        assert visit.printed == command.stdout, one["name"]
        assert visit.state.startswith(f"{stats['cycles']:,} cycles") or f"{stats['cycles']:,} cycles" in visit.output
    assert seen >= 10
