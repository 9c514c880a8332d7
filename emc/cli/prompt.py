"""The prompt at a terminal. prompt_toolkit edits, colours, completes and remembers lines.

    emc> int f(int n)
    ...> { return n + 1; }
    emc> f(3)
    int = 4

Enter ends an input that is complete. An input that could continue with `else` or `update` ends with an empty line.
Ctrl-C clears the line, or stops the running statement. Ctrl-D on an empty line leaves. The compiler is loaded in a
thread while the user reads the first prompt.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import has_selection
from prompt_toolkit.history import FileHistory, History, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.lexers import PygmentsLexer
from prompt_toolkit.output import ColorDepth

from emc.lexer import EmcLexer

if TYPE_CHECKING:
    from emc.repl.shell import Shell

BANNER = "EM-C on a live machine. `:help` lists the commands, `:help where` explains a word, Ctrl-D leaves."
FIRST, MORE = "emc> ", "...> "
INDENT = "    "


class Prompt:
    """The prompt. made: a function that makes the shell, which takes some time."""

    def __init__(self, made: Callable[[], Shell], colour: bool):
        self.loading = Loading(made)
        self.session: PromptSession[str] = PromptSession(
            FIRST,
            multiline=True,
            lexer=PygmentsLexer(EmcLexer) if colour else None,
            color_depth=None if colour else ColorDepth.DEPTH_1_BIT,
            completer=Names(self.loading),
            complete_while_typing=False,
            history=history(),
            key_bindings=self._keys(),
            prompt_continuation=MORE,
        )

    def run(self) -> None:
        """Takes inputs until the user leaves. Raises Faulty if the machine can't be made."""
        print(BANNER)
        number = 0
        while True:
            try:
                text = self.session.prompt(pre_run=self.loading.start)
            except KeyboardInterrupt:
                continue
            except EOFError:
                return
            if not text.strip():
                continue
            number += 1
            if not self._take(text, f"<{number}>"):
                return

    def _take(self, text: str, name: str) -> bool:
        """Enters the text that was typed or pasted, which may be several inputs. Returns False if the user wants to
        leave."""
        from emc.cli.bug import report
        from emc.repl.commands.names import Leave  # this imports the compiler

        shell = self.loading.shell()
        try:
            shell.feed(text.splitlines(keepends=True), name)
        except Leave:
            return False
        except KeyboardInterrupt:
            shell.voice.tell("interrupted")
        except Exception as bug:  # a bug of emc: the session continues, and the user gets what a report needs
            shell.voice.tell(report(bug, sys.argv))
        shell.voice.fresh()
        return True

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()

        @keys.add("enter", filter=~has_selection)
        def enter(event: KeyPressEvent) -> None:
            buffer = event.current_buffer
            if buffer.complete_state and buffer.complete_state.current_completion:
                buffer.complete_state = None
            elif self.ends(buffer.document):
                buffer.validate_and_handle()
            else:
                buffer.insert_text(f"\n{indent(buffer.document.current_line_before_cursor)}")

        @keys.add("}")
        def closed(event: KeyPressEvent) -> None:
            buffer = event.current_buffer
            before = buffer.document.current_line_before_cursor
            if before.endswith(INDENT) and not before.strip():
                buffer.delete_before_cursor(len(INDENT))
            buffer.insert_text("}")

        @keys.add("escape", "enter")
        def more(event: KeyPressEvent) -> None:
            event.current_buffer.insert_text("\n")

        return keys

    def ends(self, document: Document) -> bool:
        """Whether Enter ends the input here."""
        from emc.live.items import State

        text = document.text
        if not text.strip():
            return True
        if "\n" in text and document.text_after_cursor.strip():
            return False
        found = self.loading.shell().ending(text)
        if found is State.WHOLE:
            return True
        empty = "\n" in text and not document.current_line.strip()
        return empty and (found is State.MAY or not _inside(text))


def _inside(text: str) -> bool:
    """Whether a bracket or a comment is open. Then an empty line is a part of the input."""
    from emc.live.whole import is_inside

    return is_inside(text)


def indent(line: str) -> str:
    """The white space with which the next line begins."""
    own = line[: len(line) - len(line.lstrip())]
    return own + INDENT if line.rstrip().endswith(("{", "(")) else own


class Loading:
    """The shell, made in a thread that starts with the first prompt."""

    def __init__(self, made: Callable[[], Shell]):
        self.made = made
        self.thread: threading.Thread | None = None
        self.result: Shell | None = None
        self.failure: BaseException | None = None

    def start(self) -> None:
        if self.thread is None:
            self.thread = threading.Thread(target=self._load, daemon=True)
            self.thread.start()

    def _load(self) -> None:
        try:
            self.result = self.made()
        except BaseException as failure:  # raised again in the user's own thread
            self.failure = failure

    def shell(self) -> Shell:
        """Waits until the shell is made. If making it failed, raises the exception of that failure."""
        self.start()
        assert self.thread is not None
        self.thread.join()
        if self.result is None:
            assert self.failure is not None
            raise self.failure
        return self.result


class Names(Completer):
    """Completes the word before the cursor (complete.py)."""

    def __init__(self, loading: Loading):
        self.loading = loading

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        from emc.repl.complete import completions

        text = document.text_before_cursor
        for start, word in completions(self.loading.shell().session, text):
            yield Completion(word, start_position=start - len(text))


# ---- the inputs of earlier sessions


def history() -> History:
    """The history, in a file of the user's state folder; in memory only if that can't be written."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    path = Path(base) / "emc" / "repl_history"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab"):
            pass
    except OSError:
        return InMemoryHistory()
    return Kept(str(path))


class Kept(FileHistory):
    """A history in a file. If the file can't be written any more, the history is only in memory."""

    def store_string(self, string: str) -> None:
        try:
            super().store_string(string)
        except OSError:
            return
