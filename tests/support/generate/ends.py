"""How a program may end early: traps of all kinds, exit and abort anywhere, a deadlock, a loop without end."""

from __future__ import annotations

from generate.expressions import integer, small
from generate.writer import Lines, Scope, Writer

ENDS = (
    "{target} = {value} / (mine - mine);",
    "{target} = {value} % (mine - mine);",
    "{{ int global *z = (int global *)(mine - mine); {target} = *z; }}",
    "{{ int global *z = (int global *)(mine - mine); *z = {value}; }}",
    "{{ int *z = (int *)(0x3fffff0 + mine - mine); *z = {value}; }}",
    "{{ int *z = (int *)((char *)&mine + 1); {target} = *z; }}",
    "{{ int global *z = global_of(PE({small}), (int *)0x7fffffc); {target} = *z; }}",
    "{{ int global *z = global_of(N_PE + mine - mine, &mine); *z = {value}; }}",
    "{target} = i_read(&cells[AT({small})]);",
    "i_write(&cells[AT({small})], 1); i_write(&cells[AT({small})], 2);",
    "unlock(&door);",
    "lock(&door); lock(&door);",
    "exit({value} & 63);",
    "exit({value} & 63);",
    "exit({value} & 63);",
    "abort();",
    "assert({value} == 12345);",
    "for (;;) mine++;",
    "for (;;) total++;",
    "for (;;) resched();",
    "{target} = tree(40);",
    "{target} = hop(100000);",
    "{{ int z = -1 - (mine & 3); iterate (z) dowith () {{ total++; }} }}",
    "{target} = remote_call(N_PE + (mine & 3), hop, 1, 2);",
    "if (!setjmp(back)) longjmp(back, 7); else {target} = {value};",
    "longjmp(back, 1);",
    "free(&mine);",
    "{{ int *z = malloc(50000000); *z = 1; }}",
    "{{ int z; memset(&z, 255, 300); }}",
    "{{ int z[3]; for (int k = -40; k < 40; k++) z[k] = {value} ^ k; }}",
    "word_rcv(3);",
    "fork(PE({small}), exit, 1, {value});",
    "everywhere forkwith () {{ exit(my_pe()); }}",
    "everywhere dowith () {{ if (my_pe()) barrier(); }}",
)


def end(w: Writer, s: Scope) -> Lines:
    """Under a condition, so that it may come late, or not at all."""
    text = w.choose(ENDS)
    target = w.choose((*s.ints, "mine"))
    line = text.format(value=integer(w, s, 1), small=small(w, s), target=target)
    line = f"{{ {line} }}" if line.count(";") > 1 else line
    return [f"if ({integer(w, s, 1)} != {w.number(-1, 3)}) {line}"]
