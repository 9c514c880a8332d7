"""The console of a simulated program inside of Python. Its output goes to the current sys.stdout and sys.stderr, so it
appears in the notebook's cell, and `contextlib.redirect_stdout` works. Or it is only kept."""

from __future__ import annotations

import codecs
import sys

from emc.api.given import texts, yes_or_no
from emc.api.options import RunOptions
from emc.machine import Host


class Console:
    """A host, and the output since the last `begin`. program: the path of the program's first file, whose folder it may
    read; None for text. name: the program's argv[0]."""

    def __init__(self, program: str | None, name: str, arguments: tuple[str, ...], options: RunOptions):
        stdin: object = options.get("stdin", "")
        if not isinstance(stdin, str | bytes):
            raise TypeError(f"stdin must be a string or bytes, not {stdin!r}")
        quiet = yes_or_no("capture", options.get("capture", False))
        out, err = (None, None) if quiet else (Sink("stdout"), Sink("stderr"))
        self.host = Host(
            program,
            arguments,
            name=name if program else None,
            stdin=stdin.encode() if isinstance(stdin, str) else stdin,
            sink=out,
            error_sink=err,
            allowed=texts("allow", options.get("allow", ())),
            tag=options.get("tag", False),
        )

    def begin(self) -> None:
        """Forgets the output so far."""
        for kept in self.host.kept:
            kept.clear()

    @property
    def output(self) -> str:
        return self.host.output.decode("utf-8", "replace")

    @property
    def errors(self) -> str:
        return self.host.errors.decode("utf-8", "replace")


class Sink:
    """Writes bytes to a stream of sys. The bytes of one character may come in two pieces."""

    def __init__(self, stream: str):
        self.stream = stream
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def __call__(self, data: bytes) -> None:
        stream = getattr(sys, self.stream)
        if stream is not None:
            stream.write(self.decoder.decode(data))
