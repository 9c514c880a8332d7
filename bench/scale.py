"""How big? The numbers of docs/scale.md: machines of many PEs, and packets between two ranks of `--engine mpi`.

    python bench/scale.py               all of it: some minutes
    python bench/scale.py pes           simulated machines of up to 65,536 PEs
    python bench/scale.py million       what a million PEs would need
    python bench/scale.py ranks         packets between two ranks
    python bench/scale.py --smoke       small sizes

Each simulated machine is a process of its own, whose memory is the most that it has had. Times are wall-clock times of
the run alone: programs and machine code are made before.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

from emc_side import BUNDLED, KERNELS, Native, built
from measuring import child

from emc.engines.native.kernel import state
from emc.engines.native.kernel.extents import ARRAYS
from emc.machine import limits

PES = (1024, 4096, 16_384, 65_536)
PROGRAMS = (("hello", BUNDLED / "hello.emc", ""), ("packets", KERNELS / "packets.emc", "COUNT=16"))
MILLION = 1 << 20
CHECKED = ("states", "owners", "heads", "unsets", "ends", "block")  # only in checked builds
LOCAL = ("memory", "tags", "segment")  # arrays of the PEs' memory: pages that are not used take nothing
WORDS, READS = 500_000, 10_000  # one-word packets; remote reads, one after the other
RUNS = 8  # of two ranks
BATCHES = tuple(4**n for n in range(9))  # packets in a message

FLOOD = """
#include <emc.h>
int global word[N_PE];
int main(void)
{
    int i;
    for (i = 1; i <= WORDS; i++) word[N_PE - 1] = i;
    return word[N_PE - 1] != WORDS;
}
"""
READING = """
#include <emc.h>
int global word[N_PE];
int main(void)
{
    int i, sum = 0;
    for (i = 0; i < WORDS; i++) sum += word[N_PE - 1];
    return sum;
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="WHAT", help="pes, million, ranks (all of them)")
    parser.add_argument("--smoke", action="store_true", help="small sizes")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)  # program and PEs: one simulated machine
    chosen = parser.parse_args()
    if chosen.one:
        one(int(chosen.one[0]), int(chosen.one[1]))
        return
    parts = {"pes": simulated, "million": million, "ranks": ranks}
    if unknown := [name for name in chosen.what if name not in parts]:
        parser.error(f"there is no part {unknown[0]}; choose from {', '.join(parts)}")
    for name, part in parts.items():
        if not chosen.what or name in chosen.what:
            part(chosen.smoke)


# ---- simulated machines


def one(program: int, pes: int) -> None:
    """Runs a program on that many PEs, and prints what it took as JSON."""
    _, source, define = PROGRAMS[program]
    native = Native(built(source, pes, *([define] if define else [])), True)
    begin = time.process_time()
    done, _ = native.timed()
    seconds = time.process_time() - begin
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    print(json.dumps({"s": seconds, "cycles": done.cycles, "packets": done.packets, "MB": kilobytes / 1024}))


def simulated(smoke: bool) -> None:
    print("\n| program | PEs | memory | time | cycles | cycles/s | packets | packets/s |")
    print("|---|---|---|---|---|---|---|---|")
    for number, (name, _, _) in enumerate(PROGRAMS):
        for pes in PES[:1] if smoke else PES:
            found = json.loads(child([sys.executable, __file__, "--one", str(number), str(pes)]).output)
            seconds, cycles, packets = found["s"], found["cycles"], found["packets"]
            rates = f"{cycles:,} | {cycles / seconds:,.0f} | {packets:,} | {packets / seconds:,.0f}"
            print(f"| {name} | {pes:,} | {found['MB']:,.0f} MB | {seconds:.2f} s | {rates} |", flush=True)


# ---- a million PEs


def million(smoke: bool) -> None:
    """The kernel's arrays by their own formulas: address space, for as many PEs as there may be and for a million."""
    print("\n| array | 65,536 PEs | 1,048,576 PEs |\n|---|---|---|")
    most, more = _sizes(PES[-1]), _sizes(MILLION)
    for name in sorted(more, key=lambda one: -more[one])[:12]:
        print(f"| `{name}` | {_bytes(most[name])} | {_bytes(more[name])} |")
    print(f"| all | {_bytes(sum(most.values()))} | {_bytes(sum(more.values()))} |", flush=True)
    _touched(PES[-1] if smoke else MILLION)


def _sizes(pes: int) -> dict[str, int]:
    """The bytes of each array of a machine with so many PEs that have 64 KB of memory each."""
    fields = dict.fromkeys((name for name, _ in state.MACHINE), 0)
    links = pes.bit_length()
    fields |= {"pes": pes, "units": pes, "whole": pes << 16, "nodes": pes, "links": 2, "words": -(-pes // 64)}
    fields |= {"ports": pes + 1 << 2, "summaries": -(-pes // 4096), "types": 40, "templates": 100, "classes": 20}
    fields |= {"most_sent": limits.MOST_SENT, "most_packets": limits.MOST_UNDER_WAY, "bits": links}
    machine = SimpleNamespace(**fields)
    kinds = {"B": 1, "I": 4, "q": 8, "Q": 8}
    return {
        name: array.length(machine) * (kinds[array.kind] if isinstance(array.kind, str) else state.size(array.kind))
        for name, array in ARRAYS.items()
        if name not in ("last_left", *CHECKED)  # last_left: only with --net-delay
    }


def _touched(pes: int) -> None:
    """Makes all records of so many PEs and touches them, with a page of memory and one of its tags for each PE."""
    import mmap

    sizes = _sizes(pes)
    own = {name: size for name, size in sizes.items() if name not in LOCAL and sizes[name] > _sizes(pes // 2)[name]}
    dirty = own.pop("dirty")  # a bit for each pair of PEs: only rows of PEs that write far are touched
    size = sum(own.values()) + pes * 2 * mmap.PAGESIZE
    begin = time.perf_counter()
    room = mmap.mmap(-1, size)
    for place in range(0, size, mmap.PAGESIZE):
        room[place] = 1
    seconds = time.perf_counter() - begin
    print(f"\nrecords of {pes:,} PEs, with two pages for each: {_bytes(size)}, touched in {seconds:.1f} s")
    print(f"`dirty` of {pes:,} PEs, if all of them write to far PEs: {_bytes(dirty)}", flush=True)


def _bytes(count: float) -> str:
    return f"{count / 2**30:,.1f} GB" if count >= 2**30 else f"{count / 2**20:,.1f} MB"


# ---- ranks


def ranks(smoke: bool) -> None:
    if not shutil.which("mpiexec") or find_spec("mpi4py") is None:
        print("left out: there is no MPI here (pip install 'emc-lang[mpi]')")
        return
    words, reads = (WORDS // 100, READS // 100) if smoke else (WORDS, READS)
    print("\n| between two ranks | packets/s | a remote read |\n|---|---|---|")
    with TemporaryDirectory(prefix="emc-scale-") as folder:
        flood, reading = Path(folder) / "flood.emc", Path(folder) / "reading.emc"
        flood.write_text(FLOOD.replace("WORDS", str(words)))
        for way, together in (("shared memory", ""), ("messages", "1")):
            few = reads if not together else reads // 10
            reading.write_text(READING.replace("WORDS", str(few)))
            rate, wait = words / _real(flood, together), _real(reading, together) / few
            print(f"| `--engine mpi`, {way} | {rate:,.0f} | {wait * 1e6:,.2f} us |", flush=True)
    print("\n| packets in a message of mpi4py | packets/s |\n|---|---|")
    said = child(["mpiexec", "-n", "2", sys.executable, "-c", PLAIN, "100" if smoke else "1"]).output.decode()
    print(said, end="", flush=True)


def _real(program: Path, together: str) -> float:
    """Seconds of the best run on two PEs and two ranks."""
    words = ("run", program, "--pes", "2", "-O2", "-w", "--engine", "mpi", "--format", "json")
    command = ["mpiexec", "-n", "2", sys.executable, "-m", "emc", *words]
    said = [child(command, {"EMC_MPI_SHARED": together}).output.decode() for _ in range(RUNS)]
    return min(float(json.loads(text[text.index("{") :])["stats"]["real_s"]) for text in said)


PLAIN = f"""
import sys, time
from mpi4py import MPI
comm, less = MPI.COMM_WORLD, int(sys.argv[1])
other, first = 1 - comm.rank, comm.rank == 0
for batch in {BATCHES}:
    data, count = bytearray(32 * batch), max(4, min(20000, 2000000 // batch) // less)
    comm.Barrier()
    begin = time.perf_counter()
    for _ in range(count):
        comm.Send([data, MPI.BYTE], dest=other) if first else comm.Recv([data, MPI.BYTE], source=other)
    comm.Barrier()
    if first:
        print(f"| {{batch:,}} | {{batch * count / (time.perf_counter() - begin):,.0f}} |")
data, count = bytearray(32), 20000 // less
comm.Barrier()
begin = time.perf_counter()
for _ in range(count):
    if first:
        comm.Send([data, MPI.BYTE], dest=other)
    comm.Recv([data, MPI.BYTE], source=other)
    if not first:
        comm.Send([data, MPI.BYTE], dest=other)
if first:
    print(f"\\na message there and back: {{(time.perf_counter() - begin) / count * 1e6:.2f}} us")
"""


if __name__ == "__main__":
    main()
