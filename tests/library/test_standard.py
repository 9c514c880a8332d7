"""Every name that C99 gives to the headers we have is there: functions with an address, types with a size, macros.

Left out are <complex.h>, <fenv.h>, <tgmath.h>, and of <wchar.h> the scanf family, ungetwc and wcsftime.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

_ONE = """acos asin atan cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 frexp ilogb ldexp log log10 log1p
    log2 logb modf scalbn scalbln cbrt fabs sqrt erf erfc lgamma tgamma ceil floor nearbyint rint lrint llrint round
    lround llround trunc nan atan2 hypot pow fmod remainder remquo copysign nextafter nexttoward fdim fmax fmin fma"""
FUNCTIONS = {
    "ctype": """isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit tolower
        toupper""",
    "inttypes": "imaxabs imaxdiv strtoimax strtoumax",
    "locale": "setlocale localeconv",
    "math": " ".join(name + suffix for name in _ONE.split() for suffix in ("", "f", "l")),
    "setjmp": "longjmp",
    "signal": "signal raise",
    "stdio": """remove rename tmpfile tmpnam fclose fflush fopen freopen setbuf setvbuf fprintf fscanf printf scanf
        snprintf sprintf sscanf vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf fgetc fgets fputc fputs getc
        getchar putc putchar puts ungetc fread fwrite fgetpos fseek fsetpos ftell rewind clearerr feof ferror perror""",
    "stdlib": """atof atoi atol atoll strtod strtof strtold strtol strtoll strtoul strtoull rand srand calloc free
        malloc realloc abort atexit exit _Exit getenv system bsearch qsort abs labs llabs div ldiv lldiv mblen mbtowc
        wctomb mbstowcs wcstombs""",
    "string": """memcpy memmove strcpy strncpy strcat strncat memcmp strcmp strcoll strncmp strxfrm memchr strchr
        strcspn strpbrk strrchr strspn strstr strtok memset strerror strlen""",
    "time": "clock difftime mktime time asctime ctime gmtime localtime strftime",
    "uchar": "mbrtoc16 c16rtomb mbrtoc32 c32rtomb",
    "wchar": """fwprintf swprintf vfwprintf vswprintf vwprintf wprintf fgetwc fgetws fputwc fputws fwide getwc getwchar
        putwc putwchar wcstod wcstof wcstold wcstol wcstoll wcstoul wcstoull wcscpy wcsncpy wmemcpy wmemmove wcscat
        wcsncat wcscmp wcscoll wcsncmp wcsxfrm wmemcmp wcschr wcscspn wcspbrk wcsrchr wcsspn wcsstr wcstok wmemchr
        wcslen wmemset btowc wctob mbsinit mbrlen mbrtowc wcrtomb mbsrtowcs wcsrtombs""",
    "wctype": """iswalnum iswalpha iswblank iswcntrl iswdigit iswgraph iswlower iswprint iswpunct iswspace iswupper
        iswxdigit iswctype wctype towlower towupper towctrans wctrans""",
}
TYPES = {
    "inttypes": "imaxdiv_t intmax_t",
    "locale": "struct@lconv",
    "math": "float_t double_t",
    "setjmp": "jmp_buf",
    "signal": "sig_atomic_t",
    "stdarg": "va_list",
    "stdbool": "bool",
    "stddef": "ptrdiff_t size_t wchar_t",
    "stdint": " ".join(
        [f"{u}int{kind}{n}_t" for u in ("", "u") for kind in ("", "_least", "_fast") for n in (8, 16, 32, 64)]
        + ["intptr_t", "uintptr_t", "intmax_t", "uintmax_t"]
    ),
    "stdio": "FILE fpos_t size_t",
    "stdlib": "size_t wchar_t div_t ldiv_t lldiv_t",
    "string": "size_t",
    "time": "size_t clock_t time_t struct@tm",
    "uchar": "char16_t char32_t mbstate_t size_t",
    "wchar": "wchar_t wint_t mbstate_t size_t",
    "wctype": "wint_t wctrans_t wctype_t",
}
_KINDS = [f"{kind}{n}" for kind in ("", "LEAST", "FAST") for n in (8, 16, 32, 64)] + ["MAX", "PTR"]
_LIMITED = [f"INT{kind}{n}" for kind in ("", "_LEAST", "_FAST") for n in (8, 16, 32, 64)] + ["INTPTR", "INTMAX"]
MACROS = {
    "assert": "assert",
    "errno": "errno EDOM EILSEQ ERANGE",
    "float": "FLT_ROUNDS FLT_EVAL_METHOD FLT_RADIX DECIMAL_DIG "
    + " ".join(
        f"{kind}_{what}"
        for kind in ("FLT", "DBL", "LDBL")
        for what in ("MANT_DIG", "DIG", "MIN_EXP", "MIN_10_EXP", "MAX_EXP", "MAX_10_EXP", "MAX", "EPSILON", "MIN")
    ),
    "inttypes": " ".join(
        [f"PRI{c}{kind}" for c in "diouxX" for kind in _KINDS] + [f"SCN{c}{kind}" for c in "dioux" for kind in _KINDS]
    ),
    "iso646": "and and_eq bitand bitor compl not not_eq or or_eq xor xor_eq",
    "limits": """CHAR_BIT SCHAR_MIN SCHAR_MAX UCHAR_MAX CHAR_MIN CHAR_MAX MB_LEN_MAX SHRT_MIN SHRT_MAX USHRT_MAX INT_MIN
        INT_MAX UINT_MAX LONG_MIN LONG_MAX ULONG_MAX LLONG_MIN LLONG_MAX ULLONG_MAX""",
    "locale": "NULL LC_ALL LC_COLLATE LC_CTYPE LC_MONETARY LC_NUMERIC LC_TIME",
    "math": """HUGE_VAL HUGE_VALF HUGE_VALL INFINITY NAN FP_INFINITE FP_NAN FP_NORMAL FP_SUBNORMAL FP_ZERO FP_ILOGB0
        FP_ILOGBNAN MATH_ERRNO MATH_ERREXCEPT math_errhandling fpclassify isfinite isinf isnan isnormal signbit
        isgreater isgreaterequal isless islessequal islessgreater isunordered""",
    "setjmp": "setjmp",
    "signal": "SIG_DFL SIG_ERR SIG_IGN SIGABRT SIGFPE SIGILL SIGINT SIGSEGV SIGTERM",
    "stdarg": "va_start va_arg va_end va_copy",
    "stdbool": "bool true false __bool_true_false_are_defined",
    "stddef": "NULL offsetof",
    "stdint": " ".join(
        [f"{u}{kind}_MAX" for u in ("", "U") for kind in _LIMITED]
        + [f"{kind}_MIN" for kind in _LIMITED]
        + [f"{u}INT{n}_C" for u in ("", "U") for n in (8, 16, 32, 64, "MAX")]
        + [f"{kind}_{end}" for kind in ("PTRDIFF", "SIG_ATOMIC", "WCHAR", "WINT") for end in ("MIN", "MAX")]
        + ["SIZE_MAX"]
    ),
    "stdio": """_IOFBF _IOLBF _IONBF BUFSIZ EOF FOPEN_MAX FILENAME_MAX L_tmpnam SEEK_CUR SEEK_END SEEK_SET TMP_MAX
        stderr stdin stdout NULL""",
    "stdlib": "NULL EXIT_FAILURE EXIT_SUCCESS RAND_MAX MB_CUR_MAX",
    "string": "NULL",
    "time": "NULL CLOCKS_PER_SEC",
    "wchar": "NULL WCHAR_MAX WCHAR_MIN WEOF",
    "wctype": "WEOF",
}
HEADERS = sorted({*FUNCTIONS, *TYPES, *MACROS})


def use(header: str) -> str:
    """A program that uses every name of a header, by itself."""
    lines = [f"#include <{header}.h>"]
    lines += [f"#ifndef {name}\n#error {name}\n#endif" for name in MACROS.get(header, "").split()]
    sizes = " + ".join(f"sizeof({name.replace('@', ' ')})" for name in TYPES.get(header, "").split()) or "1"
    names = FUNCTIONS.get(header, "").split()
    calls = "".join(f"    there += (void *){name} != 0;\n" for name in names)
    return "\n".join([
        *lines,
        f"int main(void) {{\n    int there = 0;\n    if ({sizes} == 0) return 1;",
        f"{calls}    return there != {len(names)};\n}}\n",
    ])  # fmt: skip


@pytest.mark.parametrize("header", HEADERS)
def test_all_names_are_there(header: str, emc_text: Callable[..., Any]) -> None:
    outcome = emc_text(use(header), 1, suffix=".c")
    assert not outcome.faults
    assert (outcome.status, outcome.run.trap) == (0, None)
