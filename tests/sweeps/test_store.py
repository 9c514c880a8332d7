"""Kept runs: what is found again, what is not, and who may run what."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from emc import digests
from emc.dataclass import replace
from emc.faults import Faulty
from emc.footprint import digest
from emc.sweeps.store import Known, Record, Store

KEY = digests.name("a run")
RECORD = Record(1234, 56, 0.5, 0, "", "0123456789abcdef", {}, 0.25)


def kept(store: Store) -> Path:
    (path,) = (store.folder / "runs").rglob("*.json")
    return path


def test_what_is_kept_is_found(tmp_path: Path) -> None:
    store = Store(tmp_path / "a" / "b")
    assert store.find(KEY) is None
    store.keep(KEY, RECORD)
    assert Store(tmp_path / "a" / "b").find(KEY) == RECORD
    assert (store.folder / "journal").read_text().split()[-1] == KEY
    known = Known("x", 8, (2, 4), {str(tmp_path / "no.h"): ""})
    store.remember("name", known)
    assert store.known("name") == known
    (tmp_path / "no.h").write_text("")
    assert store.known("name") is None


@pytest.mark.parametrize("harm", ["cut", "bit", "empty", "schema", "name", "binary"])
def test_what_was_harmed_is_not_found(tmp_path: Path, harm: str) -> None:
    store = Store(tmp_path)
    store.keep(KEY, RECORD)
    path = kept(store)
    text = path.read_text()
    if harm == "cut":
        path.write_text(text[:-9])
    elif harm == "bit":
        path.write_text(text.replace("1234", "1235"))
    elif harm == "empty":
        path.write_text("")
    elif harm == "binary":
        path.write_bytes(b"\xff\x00\xfe")
    elif harm == "schema":
        body = json.dumps(json.loads(text.split("\n")[1]) | {"schema": 0})
        digest_of_both = digests.name(f"{path.name}\n{body}")
        path.write_text(f"{digest_of_both}\n{body}\n")
    else:
        other = digests.name("another run")
        path = path.rename(path.with_name(f"{other}.json"))
        (tmp_path / "runs" / other[:2]).mkdir(exist_ok=True)
        path.rename(tmp_path / "runs" / other[:2] / path.name)
        assert store.find(other) is None
    assert store.find(KEY) is None
    store.keep(KEY, RECORD)
    assert store.find(KEY) == RECORD


def test_a_run_that_read_another_file_is_not_found(tmp_path: Path) -> None:
    store, data = Store(tmp_path), tmp_path / "data"
    data.write_text("1")
    store.keep(KEY, replace(RECORD, read={str(data): digest(str(data))}))
    assert store.find(KEY) is not None
    data.write_text("2")
    assert store.find(KEY) is None


def test_claims_of_two_sweeps(tmp_path: Path) -> None:
    one, two, other = Store(tmp_path), Store(tmp_path), digests.name("another run")
    assert one.claim(KEY) and not two.claim(KEY) and two.claim(other) and not one.claim(other)
    one.release(KEY)
    assert two.claim(KEY)
    two.close()
    assert one.claim(KEY) and one.claim(other)


def test_the_claims_of_a_killed_process_end(tmp_path: Path) -> None:
    text = f"import os, signal; from emc.sweeps import Store; s = Store({str(tmp_path)!r}); assert s.claim({KEY!r})"
    script = f"{text}; print('claimed', flush=True); signal.pause()"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "claimed\n"
        store = Store(tmp_path)
        claimed = store.claim(KEY)
        process.kill()
        process.wait()
        assert not claimed and store.claim(KEY)


def test_another_computer_knows_whether_it_sees_the_folder(tmp_path: Path) -> None:
    store = Store(tmp_path / "a")
    copy = pickle.loads(pickle.dumps(store))
    assert copy.is_here and copy.mark == store.mark != Store(tmp_path / "b").mark
    (tmp_path / "a" / "mark").write_text("another one")
    assert not copy.is_here


def test_a_folder_that_can_not_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Faulty, match=r"can't keep runs in this folder"):
        Store(tmp_path / "file")
    if os.getuid():
        (tmp_path / "closed").mkdir(0o500)
        with pytest.raises(Faulty, match=r"can't keep runs"):
            Store(tmp_path / "closed" / "x")
