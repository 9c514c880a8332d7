"""What the papers print: the published times that the model was calibrated on. All other cells are predictions.

PUBLISHED[("EM-C", "remote call", 2)].value        5.64 microseconds
"""

from __future__ import annotations

from dataclasses import dataclass

EMC = "EM-C"  # Sato, Kodama, Sakai, Yamaguchi: EM-C, IPSJ 1993; 80 PEs unless a table says otherwise
FMPL = "FMPL"  # the paper on FMPL, on an SR8000; between two PEs unless a table says otherwise
NIAM = "NIAM"  # the paper on active messages handled by network interfaces, on a Myrinet cluster
NEIGHBOURS = "NEIGHBOURS"  # the paper on neighbour exchange on an FX10; 6 neighbours, 4 network devices
RICA = "RICA"  # the message-passing paper on EM-4/X; 64 PEs of the 80 unless a table says otherwise


@dataclass(frozen=True, slots=True)
class Published:
    """value: microseconds, unless the row has another unit. source: where the paper prints it."""

    value: float
    source: str


# (paper, row, source): {size: microseconds}
_TABLES: tuple[tuple[str, str, str, dict[int, float]], ...] = (
    (EMC, "local call", "table 1: call and fork on the same PE, by arguments", {0: 1.68, 1: 2.16, 2: 2.64, 3: 3.12}),
    (EMC, "remote fork", "table 1: mean over 80 PEs, by arguments", {0: 2.10, 1: 2.51, 2: 2.98, 3: 3.46}),
    (EMC, "remote call", "table 1: mean over 80 PEs, by arguments", {0: 4.75, 1: 5.16, 2: 5.64, 3: 6.12}),
    (EMC, "remote read", "table 2: mean over 80 PEs", {1: 1.85}),
    (EMC, "remote write", "table 2: mean over 80 PEs", {1: 0.40}),
    (EMC, "everywhere null", "figure 8a: 80 PEs", {80: 59}),
    (EMC, "everywhere sum", "figure 8c: 80 PEs", {80: 74}),
    (RICA, "ring packet", "table 1: a link of a ring of 5 PEs", {1: 2.05}),
    (RICA, "ring word", "table 1: a link of a ring of 5 PEs", {1: 3.01}),
    (RICA, "ring block", "table 1: a link of a ring of 5 PEs, by words", {1: 7.65, 100: 113.49}),
    (RICA, "lex", "complete exchange on 64 PEs, by words", {1: 1634, 100: 16639}),
    (RICA, "pex", "complete exchange on 64 PEs, by words", {1: 1079}),
    (RICA, "rex", "complete exchange on 64 PEs, by words", {1: 916, 10: 1823}),
    (RICA, "wex", "complete exchange on 64 PEs, by words", {1: 458, 100: 12672}),
    (RICA, "lib", "broadcast on 64 PEs, by words; 0: packet only", {0: 410, 1: 864, 100: 6171}),
    (RICA, "reb", "broadcast on 64 PEs, by words; 0: packet only", {0: 27, 1: 65, 10: 108}),
    (RICA, "reduction", "64 PEs, one word", {1: 15}),
    (RICA, "shift", "64 PEs, by words", {1: 8, 100: 118}),
    (RICA, "scan", "64 PEs, by words", {1: 205, 10: 218}),
    (NEIGHBOURS, "model L", "latency of a device; us", {0: 1}),
    (NEIGHBOURS, "model B", "bandwidth of a device and a link; GB/s", {0: 5}),
    (NEIGHBOURS, "segmented model", "four devices of 5 GB/s; GB/s, by bytes", {8388608: 20}),
    (NEIGHBOURS, "best rdma", "about 12 GB/s", {0: 12}),
    (NEIGHBOURS, "gain rdma", "direct over segmented, times, by bytes", {8388608: 1.25}),
    (NEIGHBOURS, "crossover rdma", "from which size on segmented is faster, bytes", {0: 131072}),
    (NEIGHBOURS, "crossover message", "from which size on segmented is faster, bytes", {0: 524288}),
    (NEIGHBOURS, "limit of the CPU's interface", "about 15 GB/s", {0: 15}),
    (NIAM, "host's share of a call", "about 2 us", {0: 2}),
    (NIAM, "interval of empty calls", "of one node's PE", {0: 7.33}),
    (NIAM, "call and reply", "until the host has it", {0: 17.54}),
    (NIAM, "memory engine, memory to NI", "1.32 us, and 31.6 ns for each word", {0: 1.32, 1: 0.0316}),
    (NIAM, "memory engine, NI to memory", "0.85 us, and 32.1 ns for each word", {0: 0.85, 1: 0.0321}),
    (NIAM, "send engine", "0.48 us, and 30.1 ns for each word", {0: 0.48, 1: 0.0301}),
    (NIAM, "network, one way", "of one word, from the send's start to the receive's end", {1: 1.35}),
    (NIAM, "PIO read", "of a word of the interface's memory", {1: 0.69}),
    (NIAM, "interval of copies", "about 16 us, of few bytes", {4: 16}),
    (NIAM, "barrier", "a PE a node, by nodes", {2: 23.79}),
    (FMPL, "latency tcw", "one-way time of a control word that is used again, by bytes", {8: 4.7}),
    (FMPL, "latency FMPL", "one-way time, by bytes", {8: 12.8}),
    (FMPL, "latency MPI", "one-way time, by bytes", {8: 20}),
    (FMPL, "latency MPIBLACS", "one-way time, with either option, by bytes", {8: 34}),
    (FMPL, "latency MPIBLACS nordma", "one-way time, with either option, by bytes", {8: 34}),
    (FMPL, "send init", "parts of a send, by bytes", {8: 0.5}),
    (FMPL, "send data", "parts of a send, by bytes", {8: 8.1}),
    (FMPL, "receive init", "parts of a receive, by bytes", {8: 0.5}),
    (FMPL, "receive header", "parts of a receive, by bytes", {8: 6.1}),
    (FMPL, "gap FMPL", "with 600 open receives, by bytes", {4: 7.03}),
    (FMPL, "gap MPI", "with 600 open receives, by bytes", {4: 370.1}),
    (FMPL, "bandwidth FMPL", "MB/s, by bytes", {16777216: 999}),
    (FMPL, "bandwidth MPI rdma", "MB/s, by bytes", {16777216: 997}),
    (FMPL, "bandwidth MPI nordma", "MB/s, by bytes", {16777216: 791}),
    (FMPL, "bandwidth MPIBLACS rdma", "MB/s, by bytes", {16777216: 591}),
    (FMPL, "bcast bandwidth FMPL hw", "16 PEs, MB/s, by bytes", {8388608: 877}),
)

PUBLISHED: dict[tuple[str, str, int], Published] = {
    (paper, row, size): Published(value, source)
    for paper, row, source, values in _TABLES
    for size, value in values.items()
}
