"""A release's wheel, of what the repository has: the file, and in `site` what an installation has.

made(folder)    the folder with both. Processes that ask for the same folder wait for the one that makes it.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from harness import ROOT


def made(folder: Path) -> Path:
    with open(folder.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "site").exists():
            _make(folder)
    return folder


def _make(folder: Path) -> None:
    clone = folder / "clone"
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    subprocess.run([clone / ".ci" / "wheel", folder], env={**os.environ, "PATH": path}, timeout=600, check=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "unpacked")
    (folder / "unpacked").rename(folder / "site")
