"""Random C programs without undefined behaviour: every integer operator on every integer type, bit-fields, floats,
structs and unions by value, function pointers, variable arguments, switches, jumps, loops, compound literals and
statement expressions. `program(7)` is always the same text; what it prints is for a C compiler to say.

What keeps the behaviour defined: divisors are odd numbers, shift counts are cut to 15 bits' worth, indices to the
array; overflow wraps (gcc -fwrapv); floats hold small multiples of 1/4, so that every sum and product is exact; a
function calls only functions before it, and every loop counts a variable that nothing else sets. An expression has no
side effect: calls and assignments are statements, so that no order of evaluation is left open.
"""

from __future__ import annotations

from random import Random

INTEGERS = (
    *("signed char", "unsigned char", "short", "unsigned short", "int", "unsigned", "long long", "unsigned long long"),
    "_Bool",
)
FORMATS = {"long long": "%lld", "unsigned long long": "%llu", "unsigned": "%u"}
CONSTANTS = ("0", "1", "2", "-1", "255u", "65536", "0x7fffffff", "0x80000000u", "1LL", "-5LL", "~0ULL", "'a'")
OPERATORS = (
    *("+", "-", "*", "&", "|", "^", "<<", ">>", "/", "%", "<", "<=", "==", "!=", ">", ">=", "&&", "||", "?", "cast"),
    *("~", "negate", "!", ",", "statement", "literal", "pointer", "float"),
)
FIXED = """#include <stdarg.h>
#include <stdio.h>
typedef struct { int a : 5; unsigned b : 7; short c; long long d; signed char e; unsigned long long f : 35; } bits;
typedef union { unsigned u; int i; unsigned char b[4]; struct { unsigned low : 11, high : 21; } p; } word;
typedef struct { bits s; word w[2]; short list[3]; double d; } record;
typedef int (*unary)(int);
static bits st = {-3, 100, -5, 1LL << 40, 7, 99};
static word un = {0x12345678};
static record re = {{1, 2, 3, 4, 5, 6}, {{7}, {8}}, {9, 10, 11}, 12.5};
static int arr[8] = {1, -2, 3, -4, 5, -6, 7, -8};
static int half(int n) { return n / 2; }
static int flip(int n) { return n ^ 0x5555; }
static int less(int n) { return n - 7; }
static const unary table[4] = {half, flip, less, half};
static long long total(const char *kinds, ...)
{
    long long s = 0;
    va_list list;
    va_start(list, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': s = s * 3 + va_arg(list, int); break;
        case 'l': s ^= va_arg(list, long long); break;
        case 'd': s += (long long)(va_arg(list, double) * 4); break;
        case 'r': { record r = va_arg(list, record); s -= r.list[1] + r.s.b; break; }
        }
    va_end(list);
    return s;
}
static record change(record r, int by, word w)
{
    r.s.b += by, r.s.e ^= w.b[1], r.list[by & 1] -= r.s.a, r.w[1] = r.w[0], r.w[0] = w, r.d = (by & 255) * 0.25;
    return r;
}
static bits bit_sum(bits x, const bits *y) { x.a += y->a, x.d -= y->d, x.f *= y->f; return x; }
static double quarter(long long n) { return (n & 1023) * 0.25; }
"""
MEMBERS = [
    *(("st.a", "int"), ("st.b", "unsigned"), ("st.c", "short"), ("st.d", "long long"), ("st.e", "signed char")),
    *(("un.u", "unsigned"), ("un.i", "int"), ("un.b[2]", "unsigned char"), ("un.p.low", "unsigned")),
    *(("re.s.b", "unsigned"), ("re.w[1].u", "unsigned"), ("re.list[2]", "short"), ("re.s.d", "long long")),
]


class Writer:
    """One program's random choices, and the variables in scope."""

    def __init__(self, seed: int):
        self.random = Random(seed)
        self.variables: list[tuple[str, str]] = []
        self.functions: list[tuple[str, int]] = []
        self.labels = 0

    # ---- expressions

    def leaf(self) -> str:
        chance = self.random.random()
        if chance < 0.7:
            return self.random.choice(self.variables)[0]
        return f"arr[{self.random.choice(self.variables)[0]} & 7]" if chance < 0.8 else self.random.choice(CONSTANTS)

    def expression(self, depth: int) -> str:
        if depth == 0 or self.random.random() < 0.12:
            return self.leaf()
        operator, a = self.random.choice(OPERATORS), self.expression(depth - 1)
        unary = {
            "~": f"(~{a})",
            "negate": f"(-({a}))",
            "!": f"(!{a})",
            "pointer": f"(*({{ int *p_ = arr + ({a} & 7); p_; }}))",
            "literal": f"((word){{{a}}}).b[{self.random.randrange(4)}]",
            "float": f"((int)(quarter({a}) * {self.random.choice(('0.5', '3', '-2.25f'))}))",
        }
        if operator in unary:
            return unary[operator]
        if operator == "cast":
            return f"(({self.random.choice(INTEGERS)}){a})"
        return self._binary(operator, a, self.expression(depth - 1), depth)

    def _binary(self, operator: str, a: str, b: str, depth: int) -> str:
        match operator:
            case "<<" | ">>":
                return f"({a} {operator} ({b} & 15))"
            case "/" | "%":  # never by zero, nor the least number by -1
                signed = self.random.random() < 0.5
                return f"((int){a} {operator} (({b}) & 1023 | 1))" if signed else f"({a} {operator} (({b}) | 1u))"
            case "?":
                return f"({self.expression(depth - 1)} ? {a} : {b})"
            case "statement":
                type, step = self.random.choice(INTEGERS), self.random.choice(("+=", "^=", "|=", "*="))
                return f"({{ {type} t_ = {a}; if ({b}) t_ {step} 3; t_; }})"
            case _:
                return f"({a} {operator} {b})"

    # ---- statements

    def statement(self, depth: int) -> str:
        kinds = (self.assign, self.assign, self.condition, self.loop, self.switch, self.jump, self.call, self.records)
        return self.random.choice(kinds if depth else kinds[:2])(depth)

    def block(self, depth: int) -> str:
        return " ".join(self.statement(depth) for _ in range(self.random.randrange(1, 3)))

    def assign(self, _depth: int) -> str:
        choose = self.random.choice
        if self.random.random() < 0.15:
            return f"{choose(self.variables)[0]}{choose(('++', '--'))};"
        operator = choose(("=", "+=", "-=", "^=", "|=", "*=", "&="))
        return f"{choose(self.variables)[0]} {operator} {self.expression(2)};"

    def condition(self, depth: int) -> str:
        other = f" else {{ {self.block(depth - 1)} }}" if self.random.random() < 0.5 else ""
        return f"if ({self.expression(2)}) {{ {self.block(depth - 1)} }}{other}"

    def loop(self, depth: int) -> str:
        self.labels += 1
        i, times = f"i{self.labels}", self.random.randrange(1, 5)
        escape = f"if ({self.expression(2)}) {self.random.choice(('continue', 'break'))};"
        body = f"{self.block(depth - 1)} {escape} {self.block(depth - 1)}"
        return self.random.choice(
            (
                f"for (int {i} = 0; {i} < {times}; {i}++) {{ {body} }}",
                f"{{ int {i} = {times}; while ({i}-- > 0) {{ {body} }} }}",
                f"{{ int {i} = 0; do {{ {body} }} while (++{i} < {times}); }}",
            )
        )

    def switch(self, depth: int) -> str:
        """With fall-through, a range, and a case inside of a loop."""
        self.labels += 1
        i, parts = f"i{self.labels}", [self.block(depth - 1) for _ in range(4)]
        return (
            f"{{ int {i} = 0; switch ({self.expression(2)} & 15) {{ case 0: {parts[0]} break; case 1 ... 3: {parts[1]} "
            f"case 9: for (; {i} < 3; {i}++) {{ {parts[2]} case 12: arr[{i}]++; }} break; default: {parts[3]} }} }}"
        )

    def jump(self, depth: int) -> str:
        """Backwards a few times, or forwards out of two loops."""
        self.labels += 1
        i, label = f"i{self.labels}", f"l{self.labels}"
        if self.random.random() < 0.5:
            times = self.random.randrange(1, 4)
            return f"{{ int {i} = 0; {label}: {self.block(depth - 1)} if (++{i} < {times}) goto {label}; }}"
        inner = f"if ({self.expression(2)}) goto {label}; {self.block(depth - 1)}"
        return f"{{ for (int {i} = 0; {i} < 2; {i}++) for (int j_ = 0; j_ < 2; j_++) {{ {inner} }} {label}:; }}"

    def call(self, _depth: int) -> str:
        choose, target = self.random.choice, self.random.choice(self.variables)[0]
        values = [self.expression(1) for _ in range(3)]
        ways = [
            f"{target} = table[{values[0]} & 3]({values[1]});",
            f'{target} ^= total("ilrd", (int)({values[0]}), (long long)({values[1]}), re, quarter({values[2]}));',
        ]
        if self.functions:
            name, count = choose(self.functions)
            ways.append(f"if (calls++ < 40) {target} = {name}({', '.join(self.expression(1) for _ in range(count))});")
        return choose(ways)

    def records(self, _depth: int) -> str:
        a, b = self.expression(1), self.expression(1)
        return self.random.choice(
            (
                f"re = change(re, {a}, un);",
                f"re = change({a} ? re : (record){{.s = st, .list = {{1, 2, {b}}}}}, 5, (word){{{b}}});",
                f"st = bit_sum(st, &(bits){{.b = {a}, .a = {b}, .f = 3}});",
                f"{{ record r_ = re, *q_ = &r_; q_->w[{a} & 1] = un; un = change(*q_, {b}, q_->w[0]).w[1]; }}",
                f"un.p.high += {a}; un.b[{b} & 3] ^= {a};",
                f"re.d += quarter({a}); if (re.d > 1000) re.d = quarter({b});",
            )
        )

    # ---- functions

    def function(self, name: str) -> tuple[str, str, int]:
        """(text, result type, number of parameters) of a function."""
        choose, outer = self.random.choice, list(self.variables)
        result = choose(INTEGERS[2:8])
        types = [choose(INTEGERS) for _ in range(self.random.randrange(1, 5))]
        self.variables += [(f"p{i}", type) for i, type in enumerate(types)]
        first = self.expression(2)
        self.variables.append(("r", result))
        lines = [
            f"static {result} {name}({', '.join(f'{type} p{i}' for i, type in enumerate(types))})",
            "{",
            f"    {result} r = {first};",
            *(f"    {self.statement(2)}" for _ in range(3)),
            f"    return {self.expression(2)};",
            "}",
        ]
        self.variables = outer
        self.functions.append((name, len(types)))
        return "\n".join(lines), result, len(types)


def program(seed: int) -> str:
    """The text of program number `seed`."""
    writer = Writer(seed)
    lines = [FIXED, "static int calls;"]
    for i in range(10):
        type = writer.random.choice(INTEGERS)
        lines.append(f"static {type} g{i} = ({type}){writer.random.randrange(-(2**62), 2**62)}LL;")
        writer.variables.append((f"g{i}", type))
    writer.variables += MEMBERS
    functions = [writer.function(f"f{i}") for i in range(3)]
    lines += [text for text, _, _ in functions]
    lines += ["int main(void)", "{", "    for (int n = 0; n < 2; n++) {"]
    for i, (_, result, parameters) in enumerate(functions):
        arguments = ", ".join(writer.expression(1) for _ in range(parameters))
        lines.append(f"        {{ calls = 0; {result} v = f{i}({arguments}); {printed('v', result)} }}")
    lines += [f"        {printed(name, type)}" for name, type in writer.variables]
    lines.append('        for (int i = 0; i < 8; i++) printf("%d%c", arr[i], i < 7 ? 32 : 10);')
    lines.append('        printf("%.17g %d %llu\\n", re.d, re.list[0], (unsigned long long)st.f);')
    lines.append(
        f"        {{ double x = {writer.expression(2)}; float y = {writer.expression(2)}; x = x / 7 * 3.25 + y;"
    )
    lines.append('          y -= x; printf("%.17g %.9g %d %lld\\n", x, y, x < y, (long long)(y / 1e12)); }')
    return "\n".join([*lines, "    }", "    return 0;", "}"]) + "\n"


def printed(name: str, type: str) -> str:
    return f'printf("{name} {FORMATS.get(type, "%d")}\\n", {name});'
