"""Words for faults: types as C spells them, names nearly right, the header that declares a library function."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from emc.front.check.bad import Bad
from emc.front.types import Array, Float, Function, Int, Pointer, Spread, Struct, Type, Void

HEADERS: dict[str, str] = {
    name: header
    for header, names in {
        "stdio.h": "printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf puts fputs putchar putc fputc getchar "
        "getc fgetc fgets scanf fscanf sscanf fopen fclose fread fwrite fseek ftell rewind fflush feof ferror perror "
        "remove rename ungetc stdin stdout stderr FILE EOF",
        "stdlib.h": "malloc calloc realloc free exit abort qsort bsearch strtol strtoul strtoll strtoull strtod strtof atoi "
        "atol atof rand srand abs labs llabs div getenv RAND_MAX EXIT_SUCCESS EXIT_FAILURE",
        "string.h": "memcpy memmove memset memcmp memchr strlen strcpy strncpy strcat strncat strcmp strncmp strchr strrchr "
        "strstr strtok strdup strspn strcspn strpbrk strerror",
        "ctype.h": "isalpha isdigit isalnum isspace isupper islower isprint ispunct isxdigit iscntrl isgraph toupper tolower",
        "math.h": "sqrt fabs fmod floor ceil trunc round ldexp frexp sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 "
        "log log2 log10 pow hypot cbrt sqrtf fabsf sinf cosf expf powf floorf ceilf M_PI INFINITY NAN HUGE_VAL",
        "assert.h": "assert",
        "stddef.h": "NULL size_t ptrdiff_t offsetof",
        "stdint.h": "int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t",
        "stdbool.h": "bool true false",
        "stdarg.h": "va_list va_start va_arg va_end va_copy",
        "limits.h": "INT_MAX INT_MIN UINT_MAX CHAR_BIT LONG_MAX LONG_MIN LLONG_MAX SCHAR_MAX SHRT_MAX",
        "float.h": "DBL_MAX DBL_MIN DBL_EPSILON FLT_MAX FLT_MIN FLT_EPSILON",
        "errno.h": "errno ENOENT EACCES EINVAL",
        "time.h": "time clock CLOCKS_PER_SEC",
        "emc.h": "fence barrier barrier_fence barrier_sum barrier_max barrier_min lock unlock trylock lock_t spread_alloc "
        "spread_free clock_us",
        "emc/msg.h": "word_send word_rcv pkt_output pkt_input mem_copyout mem_copyin NODE_PORT",
    }.items()
    for name in names.split()
}


def spell(type: Type, name: str = "") -> str:
    """The type as a declaration of `name` would spell it: `int global *`, `char *(*)(int)`."""
    return _declare(type, name).strip()


def _declare(type: Type, inner: str) -> str:
    match type:
        case Pointer():
            star = f"{type.place} *" if type.place else "*"
            words = " ".join(w for w, on in (("const", type.const), ("volatile", type.volatile)) if on)
            inner = f"{star}{words}{' ' if words and inner else ''}{inner}"
            if isinstance(type.to, Array | Function):
                inner = f"({inner})"
            return _declare(type.to, inner)
        case Array():
            return _declare(type.of, f"{inner}[{'' if type.length is None else type.length}]")
        case Function():
            words = [spell(p) for p in type.parameters] + ["..."] * type.variadic
            inside = ", ".join(words) if words else ("void" if type.prototype else "")
            return _declare(type.result, f"{inner}({inside})")
        case Spread():
            far = "".join(f"[{n}]" for n in type.dims)
            slot, near = type.slot, ""
            while isinstance(slot, Array):
                near += f"[{slot.length}]"
                slot = slot.of
            return _declare(slot, f"global {inner}{far}{':' if near else ''}{near}")
        case _:
            return f"{_base(type)} {inner}"


def _base(type: Type) -> str:
    words = ("const " if type.const else "") + ("volatile " if type.volatile else "")
    match type:
        case Void():
            return words + "void"
        case Int() | Float():
            return words + type.word
        case Struct():
            return words + f"{'union' if type.record.union else 'struct'} {type.record.tag or '<unnamed>'}"
        case Bad():
            return "<unknown>"
        case _:
            return "?"


def near(name: str, names: Iterable[str]) -> str:
    """A hint that proposes the name among `names` that `name` may be a slip of; "" when none is near."""
    found = difflib.get_close_matches(name, set(names), 1, 0.75 if len(name) > 3 else 0.6)
    return f"did you mean `{found[0]}`?" if found and found[0] != name else ""


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
