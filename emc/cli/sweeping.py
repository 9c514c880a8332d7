"""What `emc sweep` needs while it runs: a pool of workers, and bars on the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING

from emc.sweeps.drive import OpenPool

if TYPE_CHECKING:
    from collections.abc import Generator


def pool_on(address: str | None) -> AbstractContextManager[OpenPool | None]:
    """The Dask cluster of the scheduler at that address; None: this computer's cores."""
    if address is None:
        return nullcontext()
    from emc.sweeps.cluster import connect, on

    @contextmanager
    def opened() -> Generator[OpenPool]:
        with connect(address) as client:
            yield on(client)

    return opened()


@contextmanager
def bars() -> Generator[Callable[[str, int, int], None]]:
    """Progress bars on a terminal, for compilations and for runs, with the time left. Elsewhere nothing is shown."""
    if not sys.stderr.isatty():
        yield lambda what, done, every: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskID,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("emc:"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.description},"),
               TimeElapsedColumn(), TextColumn("left:"), TimeRemainingColumn())  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as progress:  # no thread
        tasks: dict[str, TaskID] = {}

        def show(what: str, done: int, every: int) -> None:
            if what not in tasks:
                tasks[what] = progress.add_task(what, total=every)
            progress.update(tasks[what], completed=done, refresh=True)

        yield show
