"""A whole program: declarations, functions, main, and at its end the sums of what the memories hold."""

from __future__ import annotations

from generate import blocks, plain, together
from generate.ends import end
from generate.expressions import integer
from generate.texts import START
from generate.writer import IN_MAIN, Function, Lines, Scope, Writer, indented

__all__ = ["blocks", "plain", "program", "together"]  # their rules are registered by being imported

SUMS = """    fence();
    for (int i = 0; i < N; i++) sum = sum * 31 + A[i] + B[i] * 2 + C[i] * 3 + H[i] * 5 + (int)L[i] * 7 + R[i].a;
    for (int i = 0; i < ROWS; i++) for (int k = 0; k < COLUMNS; k++) sum = sum * 31 + M[i][k];
    for (int i = 0; i < N; i++) sum = sum * 31 + (int)F[i] + (int)(D[i] * 16) + (int)R[i].d + R[i].f - R[i].g;
    printf("%d %d %d\\n", sum, total, mine);
"""


def function(w: Writer, head: str, parameters: tuple[str, ...], statements: tuple[int, int], depth: int) -> Lines:
    """A function's lines up to its end, which the caller writes."""
    lines = [head, "{", "    int v1 = 1, v2 = 0;", "    double x1 = 0.25;"]
    lines += ["    int global *p1 = &A[AT(v1)];", "    int shared *q1 = B;"]
    scope = Scope((*parameters, "v1", "v2"), (), ("x1",), ("p1",), ("q1",), depth=depth, in_function=True)
    lines += indented(w.statements(scope, *statements))
    return lines


def program(seed: int) -> str:
    """The text of program number `seed`."""
    w = Writer(seed)
    w.names = 9
    w.end = end if w.chance(0.6) else None
    sizes = {"n": w.choose((1, 5, 12, 33)), "rows": w.number(1, 9), "columns": w.number(1, 12)}
    lines = [START % sizes]
    for i in range(w.number(1, 3)):
        parameters = tuple(f"a{k}" for k in range(w.number(0, 3)))
        whole, w.budget = w.budget, 60
        head = f"static int f{i}({', '.join(f'int {name}' for name in parameters) or 'void'})"
        text = function(w, head, parameters, (2, 4), IN_MAIN - 1)
        text += [f"    return {integer(w, Scope((*parameters, 'v1', 'v2')), 2)};", "}"]
        w.functions.append(Function(f"f{i}", len(parameters), 60 - w.budget + 4))
        w.budget = whole
        lines += text
    lines += function(w, "int main(void)", (), (4, 10), IN_MAIN)
    result = integer(w, Scope(("v1", "v2")), 1)
    lines += ["    unsigned sum = v1 + v2 + (int)x1;", f"{SUMS}    return {result} & 127;", "}"]
    return "\n".join(lines) + "\n"
