"""Builds what emc can have ready-made into wheels, and into a checkout that is installed with `pip install -e`.

    kernel.ll   the native engine's kernel, as LLVM text that numba makes of emc's Python (emc/engines/native/kernel)
    ready       what a first run would make otherwise (emc/ready_made.py)

Both are for all computers, so that one wheel is: machine code in `ready` is found by those that can run it.
HATCH_BUILD_NO_HOOKS=1 builds emc without them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MADE = {"emc.engines.native": "emc/engines/native/kernel.ll", "emc.ready_made": "emc/ready"}  # by what makes it


class ReadyHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self._make({module: [] for module in MADE})
            return
        self._folder = TemporaryDirectory()
        made = {module: os.path.join(self._folder.name, os.path.basename(name)) for module, name in MADE.items()}
        self._make({module: [place] for module, place in made.items()})
        build_data["force_include"].update({place: MADE[module] for module, place in made.items()})

    def _make(self, places: dict[str, list[str]]) -> None:
        """Makes each in its place, or where the checkout has it. All are made at once; `ready` needs the kernel at its
        end, and waits for it (kernel/text.py)."""
        self.app.display_info(f"making {', '.join(MADE[module] for module in places)}")
        commands = [[sys.executable, "-m", module, *place] for module, place in places.items()]
        started = [subprocess.Popen(command, cwd=self.root) for command in commands]
        for one in [one for one in started if one.wait() != 0]:
            raise subprocess.CalledProcessError(one.returncode, one.args)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()
