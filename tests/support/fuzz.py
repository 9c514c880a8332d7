"""Mutated programs for `emc check` and `emc run`: whatever stands in a file, the answer is faults, a trap or a run.

    python tests/support/fuzz.py --count 100000      checks that many mutants of the bundled and the tests' programs
    python tests/support/fuzz.py --count 2000 --run  runs those that compile, for a few cycles
    python tests/support/fuzz.py --show 4711         prints mutant 4711

Mutant n is always the same bytes. A batch is a process of its own with LIMIT bytes of memory, and each mutant has
SECONDS; what breaks a limit, or ends in an exception that is not a fault, is named on standard output, and kept when
`--keep FOLDER` says where. POSIX only.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import TypeAlias

from emc.cli.console import forget_inputs, remember, show_faults
from emc.faults import Faulty
from emc.machine import Host, Options
from emc.options import BuildOptions
from emc.session import build, execute
from emc.shape import Pes
from emc.texts import read_sources
from emc.views.traps import trap

Action: TypeAlias = Callable[[str], None]  # what to do with a file

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 2 << 30  # bytes of address space, beyond what the process has before its first mutant
SECONDS = 10  # of processor time
BATCH = 250
CYCLES = 20_000  # of a mutant that runs
LONGEST = 1800  # bytes of a program that is mutated: longer ones take longer and break no other rules
MOST = 200_000  # bytes of a mutant
DEPTH = 10_000
HEADER = re.compile(rb"^[ \t]*#[ \t]*include[^\n]*", re.M)
TOKEN = re.compile(rb"[A-Za-z_]\w*|\d[\w.]*|\"[^\"\n]*\"|'[^'\n]*'|[-+*/%&|^<>=!]+|[^\s\w]")
NUMBER = re.compile(rb"\b\d+\b")
DECLARED = (
    b"int printf(const char *, ...); int puts(const char *); void *malloc(unsigned); void free(void *); void exit(int);"
)
HUGE = (
    *(b"0", b"2147483647", b"2147483648", b"4294967296", b"18446744073709551615", b"99999999999999999999999999"),
    *(b"1e999999999", b"0x" + b"f" * 500, b"9" * 6000, b"1" + b"0" * 400 + b".0", b"100000000", b"077777777777777"),
)
OPENERS = (
    *((b"(", b")"), (b"[", b"]"), (b"{", b"}"), (b"-", b""), (b"!", b""), (b"*", b""), (b"&", b""), (b"sizeof ", b"")),
    *((b"if (1) ", b""), (b"f(", b")"), (b"a[", b"]"), (b"1 ? ", b" : 2"), (b"1 ? 2 : ", b""), (b"(int)", b"")),
    *((b"struct { ", b" a; }"), (b"x = ", b""), (b"1 + ", b""), (b"1, ", b""), (b"else if (x) ; ", b"")),
    *(
        (b"#if 1\n", b"\n#endif\n"),
        (b"#define A A\n", b""),
        (b"({ ", b"; })"),
        (b"int (*", b")(void)"),
        (b"int *", b""),
    ),
    *((b"do ", b" while (0);"), (b"for (;;) ", b""), (b"L: ", b""), (b"case 1: ", b""), (b".a", b""), (b"->b", b"")),
    *((b'"a" ', b""), (b"x;", b""), (b"/*", b"*/"), (b"\\\n", b""), (b"typeof(", b")"), (b"int *", b""), (b"++", b"")),
    *((b"switch (1) { ", b" }"), (b"dowith () { ", b" }"), (b"parallel { ", b" }"), (b"= {", b"}"), (b"[1]", b"")),
)
PIECES = (
    *(b"global shared packet_type where everywhere iterate dowith forkwith update parallel reductionsum".split()),
    *(b"struct union enum typedef static extern const int unsigned char long double void signed float inline".split()),
    *(b"if else for while do switch case default break continue return goto sizeof typeof __extension__".split()),
    *(b"( ) { } [ ] ; , : ? = * & ... . -> ++ -- += <<= == != && || # ## \\ \" ' /* */ // @ $ `".split()),
    *(b"__builtin_va_arg __builtin_va_list __builtin_offsetof __attribute__ _Static_assert asm __func__".split()),
    *(b"N_PE main my_pe() pe_of global_of local_of own_count own_index iterate_id() fence() remote_call fork".split()),
    *(b"int:0 :3 []= {0} [N_PE]:[2] [-1] (*)() (void) L1: ;; = {.x=1} [3]= ({1;}) 0x 1.e 08 1LLU 'ab' u8 ''".split()),
    *(b"#define\n", b"#if\n", b"#if 1/0\n", b"#else\n", b"#endif\n", b"#include <stdarg.h>\n", b"#error x\n"),
    *(b"#line 0\n", b"#line 99999999999\n", b"#undef N\n", b"#pragma x\n", b"\x00", b"\xff", b"\xc3\xa9", b"\r", b"\f"),
    *(b"#define printf(x, ...) x #x __VA_ARGS__ ## x\n", b"#define int int *\n", b"#define f(x) f(x)(x)\n"),
)


@cache
def seeds() -> tuple[tuple[str, bytes], ...]:
    """(suffix, text) of the programs that are mutated."""
    files = [file for folder in ("programs", "tests") for file in sorted((ROOT / folder).rglob("*"))]
    texts = [(file.suffix, file.read_bytes()) for file in files if file.suffix in (".emc", ".c")]
    without = [(suffix, re.sub(rb"^// .*\n", b"", text, flags=re.M)) for suffix, text in texts]
    return tuple((suffix, text) for suffix, text in without if 0 < len(text) <= LONGEST)


def mutant(number: int) -> tuple[str, bytes]:
    """(suffix, text) of mutant `number`."""
    random = Random(number)
    suffix, text = random.choice(seeds())
    if random.random() < 0.9:  # a header takes longer than the program, and its mutants are few
        text = DECLARED + HEADER.sub(b"", text)
    for _ in range(random.choice((1, 1, 1, 2, 3, 6, 12))):
        text = random.choices(MUTATIONS, WEIGHTS)[0](text, random)[:MOST]
    return suffix, text


def _place(text: bytes, random: Random) -> int:
    return random.randrange(len(text) + 1)


def _put(text: bytes, at: int, piece: bytes, cut: int = 0) -> bytes:
    return text[:at] + piece + text[at + cut :]


def _token(text: bytes, random: Random) -> tuple[int, bytes]:
    """(place, bytes) of one token."""
    start = _place(text, random)
    found = TOKEN.search(text, start) or TOKEN.search(text)
    return (found.start(), found[0]) if found else (start, b"")


def flip(text: bytes, random: Random) -> bytes:
    return _put(text, _place(text, random), bytes([random.randrange(32, 127)]), 1)


def flip_bits(text: bytes, random: Random) -> bytes:
    at = _place(text, random)
    return _put(text, at, bytes([byte ^ 1 << random.randrange(8) for byte in text[at : at + 1]]), 1)


def delete(text: bytes, random: Random) -> bytes:
    return _put(text, _place(text, random), b"", random.choice((1, 2, 5, 20, 100, 1000)))


def insert(text: bytes, random: Random) -> bytes:
    return _put(text, _place(text, random), b" " + random.choice(PIECES) + b" ")


def duplicate(text: bytes, random: Random) -> bytes:
    at, size = _place(text, random), random.choice((1, 4, 20, 100, 500))
    return _put(text, _place(text, random), text[at : at + size] * random.choice((1, 1, 2, 8)))


def splice(text: bytes, random: Random) -> bytes:
    other = random.choice(seeds())[1]
    at = _place(other, random)
    return _put(text, _place(text, random), other[at : at + random.choice((10, 50, 200))], random.choice((0, 10, 50)))


def enlarge(text: bytes, random: Random) -> bytes:
    numbers = list(NUMBER.finditer(text))
    if not numbers:
        return text
    found = random.choice(numbers)
    return _put(text, found.start(), random.choice(HUGE), len(found[0]))


def swap(text: bytes, random: Random) -> bytes:
    (first, a), (second, b) = sorted((_token(text, random), _token(text, random)))
    return text if first == second else text[:first] + b + text[first + len(a) : second] + a + text[second + len(b) :]


def replace(text: bytes, random: Random) -> bytes:
    at, old = _token(text, random)
    return _put(text, at, random.choice((random.choice(PIECES), _token(text, random)[1])), len(old))


def remove(text: bytes, random: Random) -> bytes:
    at, old = _token(text, random)
    return _put(text, at, b"", len(old))


def repeat(text: bytes, random: Random) -> bytes:
    at, old = _token(text, random)
    return _put(text, at, (old + b" ") * random.choice((2, 3, 50, DEPTH)))


def nest(text: bytes, random: Random) -> bytes:
    (opener, closer), depth = random.choice(OPENERS), random.choice((10, 300, DEPTH, DEPTH))
    at, old = _token(text, random)
    return _put(text, at, opener * depth + old + closer * random.choice((depth, depth, depth - 1, 0)), len(old))


MUTATIONS = (flip, flip_bits, delete, insert, duplicate, splice, enlarge, swap, replace, remove, repeat, nest)
WEIGHTS = (10, 2, 8, 12, 8, 8, 5, 12, 14, 12, 1, 1)


def check(file: str) -> None:
    """What `emc check` does with a file."""
    forget_inputs()
    for _, source in (sources := read_sources([file])):
        remember(source.name, source.text)
    show_faults(build(sources, BuildOptions(pes=Pes(4))).faults)


def run(file: str) -> None:
    """What `emc run` does with a file, for CYCLES."""
    forget_inputs()
    for _, source in (sources := read_sources([file])):
        remember(source.name, source.text)
    built = build(sources, BuildOptions(pes=Pes(4)))
    done = execute(built, "reference", Options(max_cycles=CYCLES), Host(sources[0][0], stdin=b"1 2\nx"))
    show_faults([*built.faults, *done.warnings])
    if done.trap is not None:
        trap(done.trap, lambda name: None, False)


def answers(action: Action, suffix: str, text: bytes) -> str:
    """What is wrong with the answer to a text: "" when nothing is."""
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stderr(io.StringIO()):
        file = Path(folder) / f"x{suffix}"
        file.write_bytes(text)
        try:
            action(str(file))
        except Faulty as faulty:
            if not faulty.faults.errors:
                return "stopped without an error"
            try:
                show_faults(faulty.faults)
            except Exception:
                return traceback.format_exc(limit=-6)
        except TimeoutError:
            return f"more than {SECONDS} s"
        except Exception:
            return traceback.format_exc(limit=-6)
    return ""


def _batch(action: Action, numbers: range, out: int) -> None:
    """Does a batch in this process, one line of progress to `out` before each."""

    def late(_signal: int, _frame: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGPROF, late)
    limit = _address_space() + LIMIT
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    for number in numbers:
        os.write(out, f"\n{number}\n".encode())
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        wrong = answers(action, *mutant(number))
        signal.setitimer(signal.ITIMER_PROF, 0)
        os.write(out, wrong.encode())


def _address_space() -> int:
    """Bytes that this process has mapped: a worker of pytest may have run machines of gigabytes before. 0: unknown."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[0]) * resource.getpagesize() if statm.exists() else 0


def failures(numbers: range, do: Callable[[range, int], None], size: int = BATCH) -> Iterator[tuple[int, str]]:
    """(number, what is wrong) of a range of programs. do: a batch of so many, in a process of its own; it writes each
    number on a line, and then what is wrong."""
    next_one = numbers.start
    while next_one < numbers.stop:
        batch = range(next_one, min(next_one + size, numbers.stop))
        with tempfile.TemporaryFile() as out:
            if (child := os.fork()) == 0:
                status = 1
                try:
                    do(batch, out.fileno())
                    status = 0
                finally:
                    os._exit(status)
            _, status = os.waitpid(child, 0)
            out.seek(0)
            said = re.split(r"^(\d+)\n", out.read().decode(errors="replace"), flags=re.M)
        told = {int(number): wrong.strip("\n") for number, wrong in zip(said[1::2], said[2::2], strict=True)}
        last = max(told, default=batch.start)
        if status != 0 or last != batch[-1]:
            told[last] = told.get(last) or f"the process ended with {status}"
        yield from ((number, wrong) for number, wrong in told.items() if wrong)
        next_one = last + 1


def mutants(action: Action, numbers: range) -> Iterator[tuple[int, str]]:
    """(mutant, what is wrong) of a range of mutants."""
    return failures(numbers, partial(_batch, action))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--run", action="store_true")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--show", type=int)
    chosen = parser.parse_args()
    if chosen.show is not None:
        sys.stdout.buffer.write(mutant(chosen.show)[1])
        return
    began, found = time.monotonic(), 0
    for number, wrong in mutants(run if chosen.run else check, range(chosen.start, chosen.start + chosen.count)):
        found += 1
        print(f"mutant {number}: {wrong}", flush=True)
        if chosen.keep is not None:
            suffix, text = mutant(number)
            (chosen.keep / f"{number}{suffix}").write_bytes(text)
    print(f"{chosen.count} mutants, {found} broken, {time.monotonic() - began:.0f} s", flush=True)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
