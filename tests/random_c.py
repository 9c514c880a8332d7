"""Random C programs without undefined behaviour: every integer operator on every integer type, bit-fields, floats,
calls, loops and switches. `program(7)` is always the same text; what it prints is for a C compiler to say."""

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
    *("~", "negate", "!", ","),
)
FIXED = """static struct { int a : 5; unsigned b : 7; short c; long long d; signed char e; } st =
    {-3, 100, -5, 1LL << 40, 7};
static int arr[8] = {1, -2, 3, -4, 5, -6, 7, -8};"""
MEMBERS = [("st.a", "int"), ("st.b", "unsigned"), ("st.c", "short"), ("st.d", "long long"), ("st.e", "signed char")]


class Writer:
    """One program's random choices, and the variables in scope."""

    def __init__(self, seed: int):
        self.random = Random(seed)
        self.variables: list[tuple[str, str]] = []

    def leaf(self) -> str:
        chance = self.random.random()
        if chance < 0.7:
            return self.random.choice(self.variables)[0]
        return f"arr[{self.random.choice(self.variables)[0]} & 7]" if chance < 0.8 else self.random.choice(CONSTANTS)

    def expression(self, depth: int) -> str:
        if depth == 0 or self.random.random() < 0.12:
            return self.leaf()
        operator, a = self.random.choice(OPERATORS), self.expression(depth - 1)
        unary = {"~": f"(~{a})", "negate": f"(-({a}))", "!": f"(!{a})"}
        if operator in unary:
            return unary[operator]
        if operator == "cast":
            return f"(({self.random.choice(INTEGERS)}){a})"
        b = self.expression(depth - 1)
        match operator:
            case "<<" | ">>":
                return f"({a} {operator} ({b} & 15))"
            case "/" | "%":  # never by zero, nor the least number by -1
                signed = self.random.random() < 0.5
                return f"((int){a} {operator} (({b}) & 1023 | 1))" if signed else f"({a} {operator} (({b}) | 1u))"
            case "?":
                return f"({self.expression(depth - 1)} ? {a} : {b})"
            case _:
                return f"({a} {operator} {b})"

    def function(self, name: str) -> tuple[str, str, int]:
        """(text, result type, number of parameters) of a function."""
        choose, outer = self.random.choice, list(self.variables)
        result = choose(INTEGERS[2:8])
        types = [choose(INTEGERS) for _ in range(self.random.randrange(1, 5))]
        self.variables += [(f"p{i}", type) for i, type in enumerate(types)]
        first = self.expression(2)
        self.variables.append(("r", result))
        target, operator = choose(self.variables)[0], choose(("=", "+=", "-=", "^=", "|=", "*="))
        lines = [
            f"static {result} {name}({', '.join(f'{type} p{i}' for i, type in enumerate(types))})",
            "{",
            f"    {result} r = {first};",
            f"    for (int i = 0; i < {self.random.randrange(1, 5)}; i++) {{",
            f"        {target} {operator} {self.expression(3)};",
            f"        if ({self.expression(2)}) continue;",
            f"        r {choose(('+=', '^=', '-='))} {self.expression(2)};",
            "    }",
            f"    switch ({self.expression(2)} & 3) {{",
            f"    case 0: r++;\n    case 1: r ^= {self.expression(2)}; break;",
            f"    case 2: --r;\n    default: {choose(outer)[0]} = {self.expression(2)};",
            "    }",
            f"    return {self.expression(2)};",
            "}",
        ]
        self.variables = outer
        return "\n".join(lines), result, len(types)


def program(seed: int) -> str:
    """The text of program number `seed`."""
    writer = Writer(seed)
    lines = ["#include <stdio.h>", FIXED]
    for i in range(10):
        type = writer.random.choice(INTEGERS)
        lines.append(f"static {type} g{i} = ({type}){writer.random.randrange(-(2**62), 2**62)}LL;")
        writer.variables.append((f"g{i}", type))
    writer.variables += MEMBERS
    functions = [writer.function(f"f{i}") for i in range(4)]
    lines += [text for text, _, _ in functions]
    lines += ["int main(void)", "{", "    for (int n = 0; n < 3; n++) {"]
    for i, (_, result, parameters) in enumerate(functions):
        arguments = ", ".join(writer.expression(1) for _ in range(parameters))
        lines.append(f"        {{ {result} v = f{i}({arguments}); {printed('v', result)} }}")
    lines += [f"        {printed(name, type)}" for name, type in writer.variables]
    lines.append(
        f"        {{ double x = {writer.expression(2)}; float y = {writer.expression(2)}; x = x / 7 * 3.25 + y;"
    )
    lines.append('          y -= x; printf("%.17g %.9g %d %lld\\n", x, y, x < y, (long long)(y / 1e12)); }')
    return "\n".join([*lines, "    }", "    return 0;", "}"]) + "\n"


def printed(name: str, type: str) -> str:
    return f'printf("{name} {FORMATS.get(type, "%d")}\\n", {name});'
