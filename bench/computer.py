"""What computer and which versions the figures are of."""

from __future__ import annotations

import os
import platform
from datetime import date
from importlib.metadata import version
from pathlib import Path

from peers import versions

import emc


def facts(turns: int) -> dict[str, str]:
    """For the reader of a table: when, where, with what."""
    tools = {"emc": emc.__version__, "Python": platform.python_version()}
    tools |= {"llvmlite": version("llvmlite")} | versions()
    return {
        "date": date.today().isoformat(),
        "computer": f"{_processor()}, {os.cpu_count()} cores, {_memory()}{platform.system()} {platform.machine()}",
        "versions": "; ".join(f"{name} {said}" for name, said in tools.items()),
        "figures": f"medians of {turns}, with the smallest and the largest; compared programs run alternately",
    }


def _processor() -> str:
    """The processor's name, where the system gives it."""
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text("utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()


def _memory() -> str:
    try:
        size = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (ValueError, OSError):
        return ""
    return f"{size / 2**30:.0f} GiB, "
