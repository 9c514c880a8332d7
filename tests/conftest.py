"""Programs are tests: each `*.emc` and `*.c` below the folders of PROGRAMS is run, and must keep its promises.

A program becomes one test for each machine that it names and each engine, and with `// hard` two more in hard modes, on
the last machine that it names: in all of them together, and in one. `pytest --hard` runs all programs and machines in
all hard modes. The slow suite compares the engines on all programs, on the first machine that each names, in one of
three ways (AGREED), and watches every run in one of three ways (WATCHED); this compares and watches them in all ways,
on every machine, machine file and hard mode, which takes an hour:

    pytest --hard -m slow -k agreed

Files in a folder named `parts` belong to other programs.
"""

from __future__ import annotations

import gc
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any
from zlib import crc32

import extras
import harness
import pytest
import wheels
from agreement import differences
from covering import pairs
from goldens import Golden, compare
from harness import AGREED, HARD_MODES, OTHER, PROGRAMS, ROOT
from promises import Promises, broken, options_of, promises
from watched import alike, watched

from emc import route
from emc.engines.native.run import runner
from emc.engines.native.run.kernels import make_best_kernels
from emc.ir.module import Module
from emc.ir.verify import verify
from emc.route import optimise
from emc.settings import Settings

if sys.dont_write_bytecode:  # not beside the sources then, but the many processes that tests start need not compile emc
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(ROOT / ".pytest_cache" / "bytecode")
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
TABLES = (
    *("api", "cli", "faults", "front", "ir", "lower", "machine", "passes", "repl", "traps", "values", "whole"),
    *("test_dataclass.py", "test_lexer.py"),
)
CASES = 2
LONGEST = ("test_guarded.py", "test_a_wheel_has_it")  # these come first: the last test of all keeps one core only
LASTS = 50  # in the place of runner.LASTS: both cores are busy with tests, and better code pays only in longer runs
gc.set_threshold(50_000, 20, 50)  # Python's own numbers cost a fifth of the time: programs are many small objects

BOTH = ("reference", "native")
AGREED_CYCLES, WATCHED_CYCLES = 1_000_000, 300_000  # of runs that are compared; of those with a trace or a profile
ALL_AGREED: tuple[dict[str, Any], ...] = ({}, *HARD_MODES.values(), {"machine": OTHER}, AGREED[1])
WATCHED = ("", "record", "profile")  # in the slow suite, each program in one way
WAYS = {".emc": pairs(AGREED, WATCHED)}
WAYS[".c"] = WAYS[".emc"] + [(mode, "") for mode in AGREED] * 3  # on one PE there is less to watch
ALONE = [mode for mode in HARD_MODES if mode != "tight"]  # which is all of them together
COMPARED_BY_TEST_CHECKS = ROOT / "tests" / "traps" / "checked"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--hard", action="store_true", help="run every program in the hard modes, too")
    parser.addoption("--save", action="store_true", help="rewrite the goldens that tests compare with")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Goldens are written by one process."""
    if config.getoption("--save"):
        config.option.numprocesses, config.option.dist = 0, "no"


def _verified_first(module: Module, settings: Settings) -> Module:
    """In the place of `route.optimise`: what no pass has changed is verified, too. The library is verified when it is
    compiled."""
    done = route.library(settings.plain)
    verify(module, [t for t in module.templates if not done.has(t)], filter(done.has, module.templates))
    return optimise(module, settings)


def pytest_configure(config: pytest.Config) -> None:
    """The kernel's machine code is made once, before several processes and private caches need it. Tests
    press Ctrl-C, also where a shell or nohup has started pytest with that signal ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    route.optimise = _verified_first
    runner.LASTS = LASTS
    if not hasattr(config, "workerinput"):
        make_best_kernels()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    for line in extras.summary(terminalreporter.stats.get("skipped", [])):
        terminalreporter.write_line(line)


def pytest_sessionfinish() -> None:
    """At its end, pytest looks for garbage five times, which takes seconds among the objects of all programs."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every day, CASES cases of each test run, spread evenly over all of its cases; in the rooms of TABLES all cases,
    which are many and short. The slow suite runs the others. A test that takes half a second is marked as slow, unless
    it is the one that stands for its part of emc every day."""
    extras.mark(items)
    items.sort(key=lambda item: not any(name in item.nodeid for name in LONGEST))
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        room = item.path.relative_to(ROOT / "tests").parts[0]
        if hasattr(item, "callspec") and room not in TABLES and item.get_closest_marker("slow") is None:
            tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in tests.values():
        everyday = {len(cases) * i // CASES for i in range(CASES)}
        for i, item in enumerate(cases):
            if i not in everyday:
                item.add_marker("slow")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix not in (".emc", ".c") or "parts" in file_path.parts:
        return None
    if not any(file_path.is_relative_to(folder) for folder in PROGRAMS):
        return None
    return Program.from_parent(parent, path=file_path)


class Program(pytest.File):
    """A program's file."""

    def collect(self) -> Iterator[pytest.Item]:
        promised = promises(self.path)
        if not promised.any:
            raise self.CollectError(f"{self.path}: a program without a promise tests nothing")
        every = self.config.getoption("--hard")
        refused = any(" error" in one for one in promised.fault)
        machines = promised.pes[:1] if refused else promised.pes
        number = crc32(self.path.name.encode())
        for pes in machines:
            hard = not refused and (every or (promised.hard and pes == machines[-1]))
            for engine in harness.ENGINES:
                for mode, options in {"": {}, **(HARD_MODES if hard else {})}.items():
                    if not every and mode in ALONE and mode != ALONE[number % len(ALONE)]:
                        continue
                    name = "-".join(part for part in (f"pes{pes}", engine, mode) if part)
                    item = Promise.from_parent(self, name=name, promised=promised, pes=pes, engine=engine, mode=options)
                    if promised.slow or pes in promised.slow_pes or mode:
                        item.add_marker("slow")
                    yield item
            if not refused and (every or (pes == machines[0] and self.path.parent != COMPARED_BY_TEST_CHECKS)):
                some = WAYS[self.path.suffix]
                ways = list(product(ALL_AGREED, WATCHED[1:])) if every else [some[number % len(some)]]
                for mode, watch in ways:
                    way = (ALL_AGREED if every else AGREED).index(mode)
                    name = "-".join(filter(None, (f"pes{pes}-agreed{way}", watch)))
                    item = Agreement.from_parent(self, name=name, promised=promised, pes=pes, mode=mode, watch=watch)
                    item.add_marker("slow")
                    yield item


class Promise(pytest.Item):
    """One run of a program."""

    def __init__(self, *, promised: Promises, pes: str, mode: dict[str, Any], engine: str = "", **rest: Any):
        super().__init__(**rest)
        self.promised, self.pes, self.engine, self.mode = promised, pes, engine, mode

    def runtest(self) -> None:
        outcome = self.outcome(self.engine)
        if wrong := broken(self.promised, outcome):
            raise AssertionError("\n".join(wrong))

    def outcome(self, engine: str, **more: Any) -> harness.Outcome:
        promised = self.promised
        files = [self.path, *(self.path.parent / name for name in promised.files)]
        options = {**options_of(promised.options), **self.mode, **more}
        stdin = "".join(line + "\n" for line in promised.stdin).encode()
        return harness.emc_run(files, self.pes, promised.args, engine=engine, stdin=stdin, **options)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, AssertionError):
            return f"{self.path.relative_to(ROOT)}: {excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"{self.path.stem}::{self.name}"


class Agreement(Promise):
    """The native engine answers with the same Run as the reference: output, traps, cycles, counters. On both, a trace
    or a profile changes nothing, the profile's sums are right, and it is the same profile."""

    def __init__(self, *, watch: str, **rest: Any):
        super().__init__(**rest)
        self.watched = watch

    def runtest(self) -> None:
        runs: list[harness.Run | None] = [self.once(engine) for engine in BOTH]
        if runs[0] != runs[1]:
            reference, native = (self.once(engine, record=True) for engine in BOTH)
            assert reference is not None and native is not None
            raise AssertionError(f"the engines disagree {self.mode}: {differences(native, reference)}")
        if not self.watched:
            return
        seen: list[harness.Run | None] = []
        for engine, run in zip(BOTH, runs, strict=True):
            wrong, found = watched(partial(self.watch, engine, run), self.watched)
            assert not wrong, f"{engine} {self.mode}: {wrong}"
            seen.append(found)
        assert alike(*seen) == []

    def once(self, engine: str, most: int = AGREED_CYCLES, **more: bool) -> harness.Run | None:
        return self.outcome(engine, max_cycles=most, **more).run

    def watch(self, engine: str, run: harness.Run | None, **more: bool) -> harness.Run | None:
        """A run of not so many cycles, where `run` took more."""
        short = run is None or run.cycles < WATCHED_CYCLES
        if not more and short:
            return run
        return self.once(engine, AGREED_CYCLES if short else WATCHED_CYCLES, **more)


@pytest.fixture
def saving(request: pytest.FixtureRequest) -> bool:
    """Whether goldens are written, not compared."""
    return bool(request.config.getoption("--save"))


@pytest.fixture
def golden(saving: bool) -> Golden:
    """`golden(kept, text)`: the text is what is kept (goldens.py); with --save it is kept from now on."""
    return partial(compare, save=saving)


@pytest.fixture
def emc_run() -> Callable[..., harness.Outcome]:
    """`emc_run(files, pes=..., args=..., **options)`: a program's Outcome."""
    return harness.emc_run


@pytest.fixture
def emc_text(tmp_path: Path) -> Callable[..., harness.Outcome]:
    """`emc_text(text, pes=..., **options)`: the Outcome of a program given as text."""

    def run(text: str, pes: str | int = 4, suffix: str = ".emc", **options: Any) -> harness.Outcome:
        file = tmp_path / f"x{suffix}"
        file.write_text(text, encoding="utf-8")
        return harness.emc_run(file, pes, **options)

    return run


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a wheel of emc (wheels.py), one for all processes."""
    base = tmp_path_factory.getbasetemp()
    return wheels.made((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheel")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium without a window, with a log of its console and of what it asks the network for."""
    from selenium import webdriver  # of an extra (extras.py)

    program, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if program is None or driver is None:
        pytest.skip("needs chromium and chromedriver (Debian: apt install chromium chromium-driver)")
    options = webdriver.ChromeOptions()
    options.binary_location = program
    for word in ("--headless", "--no-sandbox", "--disable-gpu", "--window-size=1280,860"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    chrome = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
    yield chrome
    chrome.quit()
