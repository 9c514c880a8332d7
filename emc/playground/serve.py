"""A web server for the page's folder, on this computer: with the headers with which Stop can interrupt a program, and
compressed, as a web server on the net would do it."""

from __future__ import annotations

import gzip
import mimetypes
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path

HOST = "127.0.0.1"
TYPES = {".wasm": "application/wasm", ".mjs": "text/javascript", ".js": "text/javascript", ".json": "application/json",
         ".pack": "application/octet-stream"}  # fmt: skip
SQUEEZED = (".wasm", ".mjs", ".js", ".json", ".html", "")
_COMPRESSED: dict[tuple[str, float], bytes] = {}


class Handler(SimpleHTTPRequestHandler):
    """Serves files below its directory."""

    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.send_header("Cross-Origin-Resource-Policy", "same-origin")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_head(self) -> BytesIO | None:  # type: ignore[override]
        """As the class above does, but compressed if the browser wants it."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path = path / "index.html"
        self.extensions_map = {**mimetypes.types_map, **TYPES}
        wants = "gzip" in self.headers.get("Accept-Encoding", "")
        if not wants or path.suffix not in SQUEEZED or not path.is_file():
            return super().send_head()  # type: ignore[return-value]
        seen = path.stat()
        tag = f'"{seen.st_mtime_ns:x}-{seen.st_size:x}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(304)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return None
        data = _COMPRESSED.setdefault((str(path), seen.st_mtime), b"") or gzip.compress(path.read_bytes(), 6)
        _COMPRESSED[str(path), seen.st_mtime] = data
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("ETag", tag)
        self.end_headers()
        return BytesIO(data)

    def log_message(self, format: str, *args: object) -> None:
        pass


def server(folder: Path, port: int) -> ThreadingHTTPServer:
    """A server for that folder; port 0: any that is free. Raises OSError."""
    return ThreadingHTTPServer((HOST, port), partial(Handler, directory=str(folder)))
