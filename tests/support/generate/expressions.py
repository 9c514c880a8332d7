"""Values and places. Every value is safe: indices are cut to size, divisors are odd, shifts are C's of EM-C."""

from __future__ import annotations

from generate.writer import Scope, Writer

CONSTANTS = ("0", "1", "2", "3", "-1", "7", "100", "-32768", "65535", "0x7fffffff", "(-2147483647 - 1)", "0x12345678")
REALS = ("0.5", "-1.25", "3.0", "1e10", "0.1f", "1.0 / 3", "-0.0", "1e-3")
BINARY = ("+", "-", "*", "&", "|", "^", "<<", ">>", "<", "<=", "==", "!=", "&&", "||")


def index(w: Writer, s: Scope, macro: str = "AT") -> str:
    """An index that is inside of an array."""
    return f"{macro}({integer(w, s, 1)})"


def integer(w: Writer, s: Scope, depth: int = 2) -> str:
    """An int's text."""
    if depth == 0 or w.chance(0.2):
        return leaf(w, s)
    a = integer(w, s, depth - 1)
    match w.number(0, 9):
        case 0:
            return f"(-{a})" if not a.startswith("-") else f"(~{a})"
        case 1:
            return f"({a} {w.choose(('/', '%'))} ({integer(w, s, depth - 1)} | 1))"
        case 2:
            return f"({a} ? {integer(w, s, depth - 1)} : {leaf(w, s)})"
        case 3:
            return f"({w.choose(('char', 'short', 'unsigned', 'int', 'unsigned char'))})({a})"
        case 4:
            return f"(int)({real(w, s, depth - 1)})"
        case 5:
            return f"(int)(((long long){a} {w.choose(('*', '+', '-'))} {leaf(w, s)}) >> {w.number(0, 40)})"
        case 6:
            return f"({real(w, s, depth - 1)} {w.choose(('<', '>=', '=='))} {real(w, s, depth - 1)})"
        case _:
            return f"({a} {w.choose(BINARY)} {integer(w, s, depth - 1)})"


def leaf(w: Writer, s: Scope) -> str:
    """A constant, a variable, a word of the language, or what lies in some memory."""
    known = (*s.ints, *s.counters)
    if known and w.chance(0.5):
        return w.choose(known)
    words = ["my_pe()", "N_PE", "mine", f"table[{w.number(0, 7)}]", "own.a", "(int)clock_cycles()", *CONSTANTS[:6]]
    if s.in_copies:
        words += ["iterate_id()"] * 4
    if w.chance(0.45):
        return remote(w, s)
    return w.choose((*words, w.choose(CONSTANTS)))


def remote(w: Writer, s: Scope) -> str:
    """An int value that lies in a global object, through an array or a pointer."""
    ways = [place(w, s)] * 4
    for name in "CHL":
        ways.append(f"(int){name}[AT({small(w, s)})]")
    ways += [f"(int)D[AT({small(w, s)})]", f"R[AT({small(w, s)})].{w.choose(('a', 'b', 'c[1]', 'f', 'g'))}"]
    ways += [f"pe_of(&B[AT({small(w, s)})])", "own_count(D)"]
    if s.pointers:
        ways.append(f"pe_of({w.choose(s.pointers)})")
    return w.choose(ways)


def small(w: Writer, s: Scope) -> str:
    """A value for an index: short."""
    names = (*s.ints, *s.counters, "my_pe()", "mine")
    return w.choose((w.choose(names), f"{w.choose(names)} + {w.number(1, 9)}", str(w.number(0, 40))))


def place(w: Writer, s: Scope) -> str:
    """An int object anywhere in the machine."""
    ways = [f"M[ROW({small(w, s)})][COLUMN({small(w, s)})]", "total", f"R[AT({small(w, s)})].a"]
    ways += [f"{name}[AT({small(w, s)})]" for name in ("A", "B", "B") if name not in s.slices]
    ways += [f"*{name}" for name in (*s.pointers, *s.shared)]
    return w.choose(ways)


def address(w: Writer, s: Scope) -> str:
    """A value for an `int global *`."""
    ways = [f"M[ROW({small(w, s)})]", f"global_of(PE({small(w, s)}), &mine)", f"&R[AT({small(w, s)})].a", "&total"]
    ways += [f"&{name}[AT({small(w, s)})]" for name in ("A", "B") if name not in s.slices]
    ways += [*s.pointers, *s.shared, f"global_of(PE({small(w, s)}), table)"]
    return w.choose(ways)


def real(w: Writer, s: Scope, depth: int = 2) -> str:
    """A double's text."""
    if depth == 0 or w.chance(0.3):
        ways = [*s.reals, "weight", w.choose(REALS), f"R[AT({small(w, s)})].d", f"D[AT({small(w, s)})]"]
        return w.choose([*ways, f"F[AT({small(w, s)})]", leaf(w, s), "own.d"])
    a = real(w, s, depth - 1)
    match w.number(0, 5):
        case 0:
            return f"{w.choose(('sqrt', 'sin', 'floor', 'fabs', 'exp', '(float)', '-'))}({a})"
        case 1:
            return f"({integer(w, s, depth - 1)} * {w.choose(REALS)})"
        case 2:
            return f"({a} / {real(w, s, depth - 1)})"
        case _:
            return f"({a} {w.choose('+-*')} {real(w, s, depth - 1)})"
