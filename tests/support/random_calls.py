"""Random C programs that call the library: printf and scanf with any conversion, numbers from text, math, strings.

`program(7)` is always the same text; what it prints is for gcc and glibc to say. Left out is what C leaves open and
glibc decides alone: the sign of a NaN, and `0x` cut off by a width. Also out: `%#g` where glibc itself is wrong (it
loses zeros of 99.99).
"""

from __future__ import annotations

from random import Random

CALLS = 40  # in one function of the program
WHOLE = ("d", "i", "u", "o", "x", "X")
LENGTHS = {"": "int", "hh": "int", "h": "int", "l": "long", "z": "int", "t": "int", "ll": "long long", "j": "long long"}
INPUTS = (
    *("1", "23", "-4", "+7", "0", "0x1f", "0X", "077", "1.5", "-2.5e3", ".5", "5.", "1e", "1e+", "inf", "abc", "Zz9"),
    *("]", "^", "-", "%", " ", "  ", "\\t", "\\n", ",", ":", "99999999999", "-99999999999999999999", "1e400", "1e-400"),
    *("0b1", "00", "1.2.3", "--1", "0x1.8p3", "-0x.8p1", "\\377", "18446744073709551616"),
)
SCANS = (
    *("%d", "%i", "%u", "%o", "%x", "%f", "%e", "%lf", "%la", "%s", "%c", "%[a-z]", "%[^,]", "%[]a]", "%[^]]"),
    *("%[0-9.]", "%n", "%hhn", "%hd", "%hhu", "%ld", "%lld", "%jd", "%zd", "%hhx", "%2d", "%1c", "%3c", "%5s", "%2s"),
    *("%3x", "%3i", "%*d", "%*s", "%*c", "%*f", "%*[a-z]", "%%", " ", ",", ":", "a", "1", "%20lf", "%lli", "%llx"),
    *("%hn", "%p"),
)
ONE = ("floor", "ceil", "trunc", "round", "rint", "nearbyint", "fabs", "logb", "sqrt")
TWO = ("fmod", "remainder", "copysign", "fdim", "nextafter", "fmin", "fmax")
NEAR = ("exp", "log", "sin", "cos", "tan", "atan", "log1p", "expm1", "sinh", "tanh", "cbrt", "erfc", "asinh", "log2")
START = """#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char out[5][24], text[700];
static void show(int n) {
    int i, j;
    printf("%d", n);
    for (i = 0; i < 5; i++) {
        putchar(' ');
        for (j = 0; j < 16 && out[i][j] != 7; j++) printf("%02x", out[i][j] & 255);
    }
    putchar('\\n');
    memset(out, 7, sizeof out);
}
static void one(double x, float f) {
    if (x != x) x = NAN;
    if (f != f) f = NAN;
    printf("%a %a\\n", x, (double)f);
}
"""


class Writer:
    """One program's random choices."""

    def __init__(self, seed: int):
        self.random = Random(seed)

    def double(self) -> str:
        """A double's C text."""
        r = self.random
        kinds = (
            lambda: r.uniform(-10, 10),
            lambda: float(r.randint(-(10 ** r.randint(1, 17)), 10**15)),
            lambda: r.randint(-1000, 1000) / 2.0 ** r.randint(0, 12),
            lambda: r.uniform(1, 10) * 10.0 ** r.randint(-320, 307),
            lambda: float(f"{r.randint(0, 999)}.{r.randint(0, 99)}5e{r.randint(-8, 8)}"),
            lambda: r.choice((0.0, -0.0, 0.5, 1.5, 2.5, 1e22, 1e23, 5e-324, 1.7976931348623157e308, 9.5, 0.1)),
        )
        value = r.choice(kinds)()
        return r.choice(("INFINITY", "-INFINITY")) if r.random() < 0.04 else repr(value)

    def printing(self) -> str:
        r = self.random
        flags = "".join(r.choices("-+ #0", k=r.randint(0, 3)))
        width, precision = (
            r.choice(("", "", "1", "7", "33", "*")),
            r.choice(("", "", ".", ".0", ".3", ".17", ".60", ".*")),
        )
        stars = [str(r.randint(-30, 30))] * (width == "*") + [str(r.randint(-20, 40))] * (precision == ".*")
        kind = r.choice("iisfffcp")
        if kind == "i":
            length = r.choice(list(LENGTHS))
            conversion = length + r.choice(WHOLE)
            bits = 64 if "long long" in LENGTHS[length] else 32
            value = f"({LENGTHS[length]}){r.getrandbits(bits) >> r.randint(0, bits - 1):#x}ull"
        elif kind == "f":
            conversion, value = r.choice("eEfFgGaA"), self.double()
            flags = flags.replace("#", "") if conversion in "gG" else flags
        else:
            conversion = kind
            texts = ('""', '"a"', '"some longer text"', "(char *)NULL")
            value = {"s": r.choice(texts), "c": f"{r.randint(33, 126)}", "p": f"(void *){r.getrandbits(32):#x}"}[kind]
        arguments = ", ".join((*stars, value))
        return f'sprintf(text, "<%{flags}{width}{precision}{conversion}>", {arguments}), puts(text);'

    def scanning(self) -> str:
        r = self.random
        text = "".join(r.choices(INPUTS, k=r.randint(0, 4)))
        # an escape such as \\377 must not run into a digit that follows it
        text = text.replace("\\377", '\\377" "')
        pieces = "".join(r.choices(SCANS, k=r.randint(1, 4)))
        return f'show(sscanf("{text}", "{pieces}", out[0], out[1], out[2], out[3], out[4]));'

    def number(self) -> str:
        r = self.random
        text = r.choice(("", " ", "-", "+")) + r.choice((*INPUTS, str(r.getrandbits(r.randint(1, 70)))))
        if r.random() < 0.5:
            digits = "".join(r.choices("0123456789", k=r.randint(1, 40)))
            at = r.randint(0, len(digits))
            text = f"{digits[:at]}.{digits[at:]}e{r.randint(-330, 310)}"
        base = r.choice((0, 2, 8, 10, 10, 16, 36))
        call = r.choice(
            ("strtol(s, &end, %d)", "strtoul(s, &end, %d)", "strtoll(s, &end, %d)", "strtoull(s, &end, %d)")
        )
        return f"""{{
        const char *s = "{text}";
        char *end;
        double d = strtod(s, NULL);
        float f = strtof(s, NULL);
        long long n;
        errno = 0;
        n = {call % base};
        printf("%a %a %lld %d %d\\n", d, (double)f, n, errno, (int)(end - s));
    }}"""

    def math(self) -> str:
        r = self.random
        x, y = self.double(), self.double()
        if r.random() < 0.4:
            return f"one({(name := r.choice(ONE))}(fabs({x})), {name}f(fabsf((float){x})));"
        if r.random() < 0.7:
            name = r.choice(TWO)
            return f"if ({x} != {y}) one({name}({x}, {y}), {name}f((float){x}, (float){y}));"
        return f'printf("%.9g\\n", {r.choice(NEAR)}({r.uniform(0.1, 20)!r}));'


def program(seed: int, functions: int = 6) -> str:
    """A program with so many functions of each kind, of CALLS calls each."""
    writer = Writer(seed)
    kinds = (writer.printing, writer.scanning, writer.number, writer.math) * functions
    parts = [START]
    for number, kind in enumerate(kinds):
        body = "\n".join(f"    {kind()}" for _ in range(CALLS))
        parts.append(f"static void part{number}(void) {{\n{body}\n}}\n")
    called = "".join(f"    part{number}();\n" for number in range(len(kinds)))
    parts.append(f"int main(void) {{\n    memset(out, 7, sizeof out);\n{called}    return 0;\n}}\n")
    return "".join(parts)
