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
            for module in MADE:
                self._make(module)
            return
        self._folder = TemporaryDirectory()
        for module, name in MADE.items():
            made = os.path.join(self._folder.name, os.path.basename(name))
            self._make(module, made)
            build_data["force_include"][made] = name

    def _make(self, module: str, *places: str) -> None:
        """Makes it in this place, or where the checkout has it."""
        self.app.display_info(f"making {MADE[module]}")
        subprocess.run([sys.executable, "-m", module, *places], cwd=self.root, check=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()
