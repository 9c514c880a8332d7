"""Caches for tests that need one of their own, but not to make the kernel's machine code, which takes LLVM seconds."""

from __future__ import annotations

from pathlib import Path

import pytest

from emc import cache
from emc.cache import keep_content
from emc.engines.native.kernel.kinds import PLAIN
from emc.engines.native.run.kernels import kernel_of
from emc.engines.native.run.machine_code import packed


def forget() -> None:
    """Forgets what this process knows of emc's files and of its cache, as if it had just started."""
    for one in (cache._state_and_origin, cache._folder, cache._is_of_this_state, cache._tidy_once):  # type: ignore[reportPrivateUsage]
        one.cache_clear()


def with_kernel(folder: Path) -> Path:
    """The folder, as a cache in which there is the plain kernel's machine code and nothing else."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EMC_CACHE", str(folder))
        keep_content("kernel", kernel_of(PLAIN).file_name(), packed(kernel_of(PLAIN).code()))
    return folder
