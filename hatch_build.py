"""Builds the native engine's kernel into wheels, and into a checkout that is installed with `pip install -e`.

The kernel is LLVM text that numba makes of emc's Python (emc/engines/native/text.py). It is made for no computer in
particular, so that one wheel is for all. HATCH_BUILD_NO_HOOKS=1 builds emc without it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "kernel.ll"


class KernelHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self._make()
            return
        self._folder = TemporaryDirectory()
        file = os.path.join(self._folder.name, NAME)
        self._make(file)
        build_data["force_include"][file] = f"emc/engines/native/{NAME}"

    def _make(self, *files: str) -> None:
        """Makes the kernel where the checkout has it, if it can be written; and writes it to these files."""
        self.app.display_info("making the native engine's kernel")
        path = os.pathsep.join((self.root, *filter(None, sys.path)))
        command = [sys.executable, "-m", "emc.engines.native", *files]
        subprocess.run(command, cwd=self.root, env={**os.environ, "PYTHONPATH": path}, check=True)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self._folder.cleanup()
