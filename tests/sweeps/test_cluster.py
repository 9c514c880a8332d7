"""Sweeps on a Dask cluster of processes: the table is that of this computer's processes, and a worker that is killed in
the middle of a run costs nothing but time."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import extras
import pytest
from command import run_here
from harness import ROOT

import emc

pytestmark = pytest.mark.extra("sweep")
distributed = pytest.importorskip("distributed", reason=extras.reason("sweep"))
SLOW = "int main(void) { volatile int i; for (i = 0; i < 100000 * N; i++); return 0; }"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    path = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(ROOT)
    try:
        with distributed.LocalCluster(2, threads_per_worker=1, processes=True, dashboard_address=None) as made:
            yield made
    finally:
        os.environ.pop("PYTHONPATH")
        if path is not None:
            os.environ["PYTHONPATH"] = path


@pytest.fixture
def client(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    monkeypatch.chdir(tmp_path)
    with distributed.Client(cluster) as made:
        yield made


def journal() -> list[list[str]]:
    return [line.split() for line in Path(".emc-sweep/journal").read_text().splitlines()]


@pytest.mark.slow
def test_a_worker_is_killed_in_a_run(client: Any) -> None:
    """Nothing is lost, and nothing is done twice."""
    killed: list[int] = []

    def progress(done: int, every: int) -> None:
        if done >= 3 and not killed:
            killed.append(int(journal()[-1][3].rpartition(":")[2]))
            os.kill(killed[0], signal.SIGKILL)

    options: dict[str, Any] = {"pes": [1, 2], "defines": {"N": range(1, 9)}}
    table = emc.sweep(SLOW, **options, client=client, progress=progress)
    keys = [line[-1] for line in journal()]
    assert killed and len(table) == 16 and not table.failed
    assert len(keys) == 16 == len(set(keys)) and str(os.getpid()) not in {line[3].split(":")[1] for line in journal()}
    assert emc.sweep(SLOW, **options, keep="here").rows == table.rows
    assert emc.sweep(SLOW, **options, client=client).kept == 16


@pytest.mark.slow
def test_workers_that_do_not_see_the_folder(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs are kept as soon as they arrive; a trap is a row."""
    monkeypatch.setattr(
        "emc.sweeps.store.Store.__getstate__", lambda store: {**vars(store), "mark": "", "_claims": None}
    )
    text = "int main(void) { return 1 / (N - 2); }"
    table = emc.sweep(text, pes=1, defines={"N": "1..4"}, client=client)
    assert [row["status"] for row in table] == [255, 126, 1, 0] and len(table.failed) == 1
    assert {line[3].split(":")[1] for line in journal()} == {str(os.getpid())} and len(journal()) == 4


@pytest.mark.slow
def test_the_command(client: Any, cluster: Any) -> None:
    Path("x.emc").write_text(SLOW)
    words = ["x.emc", "--pes", "1,2", "-D", "N=1,2", "--dask", cluster.scheduler_address, "-o", "t.csv"]
    done = run_here(["sweep", *words], Path.cwd())
    assert done.returncode == 0 and Path("t.csv").read_text().count("\n") == 5 and len(journal()) == 4, done.stderr


@pytest.mark.slow
def test_no_scheduler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emc.sweeps.cluster.SECONDS", 1)
    (tmp_path / "x.emc").write_text(SLOW)
    done = run_here(["sweep", "x.emc", "-D", "N=1", "--dask", "tcp://127.0.0.1:9"], tmp_path)
    assert done.returncode == 2 and "no Dask scheduler answers at tcp://127.0.0.1:9" in done.stderr
