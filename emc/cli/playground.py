"""`emc playground [-o FOLDER] [--serve]`: writes a page in which EM-C runs in a browser, or serves it."""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path

import click

from emc.cli.console import say
from emc.cli.running import unwritable


@click.command()
@click.option("-o", "--output", metavar="FOLDER", help="Write the page to this folder.  [default: playground, or a "
              "temporary folder with --serve]")  # fmt: skip
@click.option("--serve", is_flag=True, help="Serve the page on this computer until Ctrl-C.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, metavar="N",
              help="The port for --serve; 0: any that is free.")  # fmt: skip
@click.option("--vendor", metavar="DIR", help="Take Pyodide and CodeMirror from DIR/node_modules, so that the page "
              "needs no other server.")  # fmt: skip
def command(output: str | None, serve: bool, port: int, vendor: str | None) -> int:
    """Write a page in which EM-C runs in a browser, without installing anything: editor, examples, tutorial, exercises,
    views, prompt.

    Any web server can serve the folder. The page fetches Pyodide and CodeMirror from a CDN, unless --vendor names a
    folder that npm has filled."""
    from emc.playground.site import write

    with ExitStack() as stack:
        if output is None and serve:
            output = stack.enter_context(tempfile.TemporaryDirectory(prefix="emc-playground-"))
        folder = Path(output or "playground")
        server = None
        if serve:
            from emc.playground.serve import server as server_of

            try:
                server = server_of(folder, port)
            except OSError as reason:
                hint = "choose another one with --port, or any that is free with --port 0"
                raise click.ClickException(f"port {port} can't be used: {reason.strerror}; {hint}") from None
        if sys.stderr.isatty():
            say("emc: the page is being made; the first time, this takes a minute")
        try:
            made = write(folder, Path(vendor) if vendor else None)
        except OSError as reason:
            raise unwritable(str(folder), "the page", str(reason.strerror)) from None
        if not made.compiled:
            say(
                "emc: the page compiles emc's Python itself, which takes a second or two on a first visit: with node "
                "and --vendor, or with Python 3.14, it gets byte code"
            )
        say(f"emc: {folder}: {made.files} files, {made.bytes:,} bytes")
        if server is not None:
            say(f"emc: open http://{server.server_address[0]}:{server.server_address[1]}/ (Ctrl-C ends it)")
            with suppress(KeyboardInterrupt):
                server.serve_forever()
    return 0
