"""A simulated program's console inside of Python: what it writes goes to sys.stdout and sys.stderr as they are at that
moment (so a notebook's cell gets it, and `contextlib.redirect_stdout`), or is only kept."""

from __future__ import annotations

import codecs
import sys

from emc.api.options import RunOptions, allowed
from emc.machine import Host


class Console:
    """A host, and the text that it got since the last `begin`. program: its first file, whose folder it may read; None
    for text."""

    def __init__(self, program: str | None, arguments: tuple[str, ...], options: RunOptions):
        stdin = options.get("stdin", "")
        out, err = (None, None) if options.get("capture", False) else (Sink("stdout"), Sink("stderr"))
        self.host = Host(
            program,
            arguments,
            stdin=stdin.encode() if isinstance(stdin, str) else bytes(stdin),
            sink=out,
            error_sink=err,
            allowed=allowed(options),
            tag=options.get("tag", False),
        )

    def begin(self) -> None:
        """What was written before is forgotten."""
        for kept in self.host.kept:
            kept.clear()

    @property
    def output(self) -> str:
        return self.host.output.decode("utf-8", "replace")

    @property
    def errors(self) -> str:
        return self.host.errors.decode("utf-8", "replace")


class Sink:
    """Takes bytes for a stream of sys; a character may come in two pieces."""

    def __init__(self, stream: str):
        self.stream = stream
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def __call__(self, data: bytes) -> None:
        stream = getattr(sys, self.stream)
        if stream is not None:
            stream.write(self.decoder.decode(data))
