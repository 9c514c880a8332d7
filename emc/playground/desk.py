"""What the page's worker calls: compiles and runs what is in the editor, on the reference engine. Nothing of the
command line is imported here.

    desk = Desk(send)
    desk.run('{"files": [{"name": "hello.emc", "text": "..."}], "pes": "4"}')      ->  '{"status": 0, ...}'

Texts go in and come out as JSON, which is all that a browser and Python have in common. What a program writes is sent
while it runs: `send("out", text)`, `send("err", text)`; `send("say", text)` is what emc says.
"""

from __future__ import annotations

import codecs
import json
import os
import secrets
import shutil
import traceback
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from emc import session
from emc.dataclass import replace
from emc.engines import engine
from emc.faults import Fault, Faults, Faulty
from emc.footprint import Footprint
from emc.ir.threads import has_threads
from emc.machine import Host, Options, Run
from emc.playground.request import ENGINE, OPTIONS, Request, read_request
from emc.session import Built
from emc.source import Span
from emc.texts import known_text
from emc.views.faults import MOST_SHOWN, faults
from emc.views.heading import Heading
from emc.views.records import fault as fault_record
from emc.views.records import trap as trap_record
from emc.views.report import report
from emc.views.traps import absent_argument, advice, left, trap

MOST_OUTPUT = 1 << 20  # bytes that a run may write
MOST_AGAIN = 1 << 28  # bytes of a machine on which a program is run a second time
MOST_WRITTEN, MOST_TEXT = 20, 100_000  # files that a program has written, and characters of each, that a page shows
MOST_CYCLES = 500_000_000  # of a run, unless the user says how many
BEFORE = (2_000, 100, 0)  # cycles before a moment from which a view is tried, if it can't show the whole run
FOLDER = "/work"  # the user's files
BUG = "emc has a bug here; the program is kept. Please report it with the program and these lines:"

KEPT_ALIVE = "stopped, to keep this tab alive,"

Send = Callable[[str, str], object]


class Heard:
    """The input of a run, of which all is known before it."""

    is_whole = True

    def __init__(self, text: str, host: Host):
        self.kept, self.host = bytearray(text.encode()), host

    @property
    def used_files(self) -> bool:
        return self.host.used_files


class Desk:
    """The programs of one page. folder: where its files are put."""

    def __init__(self, send: Send, folder: str = FOLDER):
        self.send = send
        self.folder = os.path.abspath(folder)
        os.makedirs(self.folder, exist_ok=True)
        os.chdir(self.folder)
        self.quotable: tuple[str, ...] = (self.folder,)
        self.texts: dict[str, str] = {}
        self._built: tuple[Request, Built] | None = None
        self._recorded: tuple[Request, int, Any] | None = None
        self._first: Any = None  # of the last run
        self._talk: Any = None

    # ---- what the page asks for

    def check(self, words: str) -> str:
        """All faults of a program: `{"faults": [...]}`, each as `--format json` has it."""
        return self._answer(words, lambda asked: {"faults": list(map(fault_record, self._faults_of(asked)))})

    def run(self, words: str) -> str:
        """Runs a program: `{"status": 0, "cycles": 90, "packets": 21, "faults": [...], "trap": null, "again": false}`.
        again: whether `again` would look for more."""
        return self._answer(words, self._run)

    def again(self, words: str) -> str:
        """Runs the program of the last `run` a second time, in silence, and looks for races: `{"faults": [...]}`."""
        return self._answer(words, self._again)

    def explore(self, words: str) -> str:
        """Runs a program under other schedules, and says whether its result ever differs (schedules.py)."""
        return self._answer(words, self._explore)

    def view(self, name: str, words: str, cycle: int = -1) -> str:
        """The page of a view (views.py): `{"page": HTML}`. cycle: the moment that it is to show; -1: the beginning."""
        return self._answer(words, lambda asked: self._view(name, asked, cycle))

    def prompt(self, words: str, text: str) -> str:
        """Enters a text at the prompt, which lives until the next `restart`. `{"more": true}`: the text is not a whole
        input yet, and nothing was done."""
        return self._answer(words, lambda asked: self._prompt(asked, text), fresh=False)

    def restart(self) -> None:
        """Forgets the live machine of the prompt."""
        if self._talk is not None:
            self._talk.close()
        self._talk = None

    def exercise(self, number: int, words: str) -> str:
        """Checks a program against an exercise: `{"results": [[run, problem or ""], ...]}`."""
        return self._answer(words, lambda asked: self._exercise(number, asked))

    # ---- how each is answered: `{"incomplete": MODULE}` if that needs more than is here

    def _answer(self, words: str, work: Callable[[Request], dict[str, Any]], fresh: bool = True) -> str:
        """What the work returns, as JSON. Any mistake in the request or in the program is an answer, too."""
        try:
            asked = read_request(json.loads(words))
            self._place(asked, fresh)
            return json.dumps({"status": 0, **work(asked)})
        except Faulty as faulty:
            self._show(faulty.faults)
            return json.dumps({"status": 1, "faults": list(map(fault_record, faulty.faults))})
        except KeyboardInterrupt:
            self.send("say", "stopped")
            return json.dumps({"status": 130, "stopped": True})
        except ModuleNotFoundError as lacking:  # it may be in the second pack
            return json.dumps({"status": 1, "incomplete": lacking.name})
        except MemoryError:
            self.send("say", "the tab has no more memory: simulate fewer PEs, or give each less memory")
            return json.dumps({"status": 1})
        except Exception:  # a bug of emc
            self.send("say", f"{BUG}\n{traceback.format_exc(limit=-8)}")
            return json.dumps({"status": 1})

    def _place(self, asked: Request, fresh: bool) -> None:
        """Puts the files where the compiler and the program find them. fresh: removes what programs have written, so
        that each run begins with the same files."""
        self.texts = dict(asked.files)
        for entry in list(os.scandir(self.folder)) if fresh else ():
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path)
            else:
                os.unlink(entry.path)
        for name, text in asked.files:
            Path(self.folder, name).write_text(text, encoding="utf-8", newline="")

    def text_of(self, name: str) -> str | None:
        """The text of a file that a message names."""
        return self.texts[name] if name in self.texts else known_text(name, self.quotable)

    def _show(self, found: Faults) -> None:
        if found.found:
            self.send("say", faults(found, self.text_of, False, MOST_SHOWN))

    def _faults_of(self, asked: Request) -> Faults:
        return session.check(asked.sources(self.folder), asked.build, Footprint())

    def build(self, asked: Request) -> Built:
        """The program; that of the last request is kept."""
        if self._built is None or self._built[0].compiled != asked.compiled:
            self._built = (asked, session.build(asked.sources(self.folder), asked.build))
        return self._built[1]

    # ---- a run

    def _run(self, asked: Request) -> dict[str, Any]:
        built = self.build(asked)
        self._show(built.faults)
        host = self._host(asked)
        done = self.execute(asked, built, host, replace(self.options(asked), races=asked.races))
        self._tell(asked, done)
        self.send("say", report(done, Heading(asked.name, built.description, built.module.target, ENGINE)))
        if asked.races:
            self._tell_races(done, asked.name)
        again: Any = import_module("emc.second_run")
        self._first = again.First(
            asked.sources(self.folder), asked.build, replace(self.options(asked), progress=None), asked.arguments,
            built.faults, has_threads(built.module), done, Heard(asked.stdin, host), self.text_of, ENGINE,
        )  # fmt: skip
        return {
            "status": done.status,
            "cycles": done.cycles,
            "packets": done.packets,
            "faults": list(map(fault_record, [*built.faults, *done.warnings])),
            "trap": None if done.trap is None else trap_record(done.trap),
            "written": self._written(asked),
            "again": not asked.races and asked.room <= MOST_AGAIN and again.is_wanted(self._first),
        }

    def _written(self, asked: Request) -> list[dict[str, Any]]:
        """The files that the program has written: name, size, and the text (None: it is not a short text)."""
        found: list[dict[str, Any]] = []
        for entry in sorted(os.scandir(self.folder), key=lambda entry: entry.name):
            if not entry.is_file() or len(found) == MOST_WRITTEN:
                continue
            data = Path(entry.path).read_bytes()
            text = data.decode("utf-8", "replace") if len(data) <= MOST_TEXT and b"\0" not in data else None
            if dict(asked.files).get(entry.name) != text:
                found.append({"name": entry.name, "size": len(data), "text": text})
        return found

    def _again(self, asked: Request) -> dict[str, Any]:
        found: Faults = import_module("emc.second_run").look_again(self._first).faults
        self._show(found)
        return {"faults": list(map(fault_record, found))}

    def options(self, asked: Request) -> Options:
        more: dict[str, Any] = dict(asked.run)
        return Options(max_cycles=asked.max_cycles or MOST_CYCLES, progress=self._progress, **more)

    def execute(self, asked: Request, built: Built, host: Host, options: Options) -> Run:
        """A run, of which the page hears how far it has come."""
        return engine(ENGINE)(built.module, built.description, options, host)

    def _progress(self, cycle: int, packets: int) -> None:
        self.send("progress", json.dumps([cycle, packets]))

    def _host(self, asked: Request) -> Host:
        out, err = self._sink("out"), self._sink("err")
        path, source = asked.sources(self.folder)[0]
        return Host(
            path, asked.arguments, name=source.name, stdin=asked.stdin.encode(), sink=out, error_sink=err, keep=False
        )

    def _sink(self, kind: str) -> Callable[[bytes], None]:
        """Sends what a program writes. A program that writes without end is stopped."""
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        written = 0

        def take(data: bytes) -> None:
            nonlocal written
            written += len(data)
            self.send(kind, decoder.decode(data))
            if written > MOST_OUTPUT:
                self.send(
                    "say", f"\nstopped, to keep this tab alive: the program has written more than {MOST_OUTPUT:,} bytes"
                )
                raise KeyboardInterrupt

        return take

    def _tell(self, asked: Request, done: Run) -> None:
        """What the machine reports about a run: warnings, threads that were dropped, the trap."""
        self._show(Faults(list(done.warnings)))
        if lines := left(done, self.text_of, asked.name):
            self.send("say", "\n".join(lines))
        if done.trap is None:
            return
        if done.trap.kind == "out of cycles" and not asked.max_cycles:
            self.send(
                "say", f"stopped, to keep this tab alive, after {MOST_CYCLES:,} cycles: set the limit in the options"
            )
        self.send("say", trap(done.trap, self.text_of))
        more = absent_argument(done.trap, self.text_of, len(asked.arguments))
        if more := more or ("" if asked.build.checked else advice(done.trap)):
            self.send("say", more)

    def _tell_races(self, done: Run, name: str) -> None:
        view: Any = import_module("emc.views.races")
        if done.races is not None:
            if done.races.found:
                self.send("say", view.races(done.races, self.text_of, False, MOST_SHOWN))
            self.send("say", f"emc: {view.summarise(done.races, name)}")

    def _explore(self, asked: Request) -> dict[str, Any]:
        built = self.build(asked)
        self._show(built.faults)
        path, _ = asked.sources(self.folder)[0]
        room: Any = import_module("emc.playground.schedules")
        report = room.explored(asked, built, path, self.options(asked), partial(self.send, "state"))
        self.send("say", report)
        return {}

    # ---- views

    def _view(self, name: str, asked: Request, cycle: int) -> dict[str, Any]:
        views: Any = import_module("emc.playground.views")
        if name in views.STATIC:
            return {"page": views.stages(self, asked)}
        made = self._record(asked, views, cycle)
        return {"page": views.page(self, name, asked, made), "cycles": made.run.cycles}

    def _record(self, asked: Request, views: Any, cycle: int) -> Any:
        """The recorded run of a program; the last one is kept, if it has that moment."""
        if self._recorded is None or self._recorded[0] != asked or not self._recorded[2].shows(cycle):
            self._recorded = None  # its memory is needed
            made = views.record(self, asked, 0)
            for before in BEFORE:
                if not made.shows(cycle):
                    made = views.record(self, asked, max(0, cycle - before))
            self._recorded = (asked, cycle, made)
        return self._recorded[2]

    # ---- the prompt, and exercises

    def _prompt(self, asked: Request, text: str) -> dict[str, Any]:
        if self._talk is None:
            self._talk = import_module("emc.playground.talk").Talk(asked, self.send, self.text_of)
        if not self._talk.is_whole(text):
            return {"more": True}
        self._talk.compare(asked)
        return {"good": self._talk.enter(text)}

    def _exercise(self, number: int, asked: Request) -> dict[str, Any]:
        room: Any = import_module("emc.exercises")
        exercise = room.exercises().get(number)
        if exercise is None:
            raise Faults().stop("E0813", Span(OPTIONS, 1, 1), f"there is no exercise {number}", "choose another")
        results: list[list[str]] = []
        cases = room.draw(exercise, secrets.randbelow(room.MOST_SEED + 1), ENGINE)
        for outcome in room.check(exercise, cases, asked.sources(self.folder), ENGINE, self._warn, self.text_of):
            line = f"{outcome.case.options}, {outcome.cycles:,} cycles, {outcome.packets:,} packets"
            results.append([line, outcome.problem])
            self.send("say", room.said(exercise, outcome))
        bad = any(problem for _, problem in results)
        self.send("say", f"exercise {number}, {exercise.title}: {'not yet' if bad else 'done'}")
        return {"results": results, "done": not bad}

    def _warn(self, found: list[Fault]) -> None:
        self._show(Faults(found))
