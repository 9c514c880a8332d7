"""Builds what emc can have ready-made into wheels, and into a checkout that is installed with `pip install -e`: what a
first run would make otherwise (emc/ready_made.py).

It is for all computers, so that one wheel is: machine code in it is found by those that can run it.
HATCH_BUILD_NO_HOOKS=1 builds emc without it.
"""

from __future__ import annotations

import subprocess
import sys
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

READY = "emc/ready"


class ReadyHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self._make()
            return
        self._folder = TemporaryDirectory()
        self._make(f"{self._folder.name}/ready")
        build_data["force_include"][f"{self._folder.name}/ready"] = READY

    def _make(self, *place: str) -> None:
        self.app.display_info(f"making {READY}")
        subprocess.run([sys.executable, "-m", "emc.ready_made", *place], cwd=self.root, check=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()
