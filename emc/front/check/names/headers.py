"""The header that declares a library name, for the hint about a name that is not declared."""

from __future__ import annotations

_NAMES = {
    "stdio.h": (
        "printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf puts fputs putchar putc fputc getchar "
        "getc fgetc fgets scanf fscanf sscanf fopen fclose fread fwrite fseek ftell rewind fflush feof ferror perror "
        "remove rename ungetc vscanf vfscanf vsscanf freopen setbuf setvbuf fgetpos fsetpos clearerr tmpfile tmpnam "
        "stdin stdout stderr FILE EOF SEEK_SET SEEK_CUR SEEK_END"
    ),
    "stdlib.h": (
        "malloc calloc realloc free exit abort qsort bsearch strtol strtoul strtoll strtoull strtod strtof atoi atol "
        "atof atoll strtold rand srand abs labs llabs div ldiv lldiv getenv atexit _Exit system RAND_MAX EXIT_SUCCESS "
        "mbtowc wctomb mbstowcs wcstombs mblen "
        "EXIT_FAILURE"
    ),
    "string.h": (
        "memcpy memmove memset memcmp memchr strlen strcpy strncpy strcat strncat strcmp strncmp strchr strrchr strstr "
        "strtok strtok_r strdup strndup strnlen strspn strcspn strpbrk strcoll strxfrm strerror"
    ),
    "ctype.h": (
        "isalpha isdigit isalnum isspace isupper islower isprint ispunct isxdigit iscntrl isgraph toupper tolower"
    ),
    "math.h": (
        "sqrt fabs fmod floor ceil trunc round ldexp frexp sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 "
        "log log2 log10 pow hypot cbrt sqrtf fabsf sinf cosf expf powf floorf ceilf expm1 log1p "
        "asinh acosh atanh erf erfc tgamma lgamma rint nearbyint lround llround lrint llrint modf logb ilogb scalbn "
        "copysign fmin fmax fdim fma nextafter remainder remquo isnan isinf isfinite signbit M_PI INFINITY NAN HUGE_VAL"
    ),
    "assert.h": "assert",
    "stddef.h": "NULL size_t ptrdiff_t wchar_t offsetof",
    "stdint.h": "int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t intptr_t uintptr_t",
    "stdbool.h": "bool true false",
    "stdarg.h": "va_list va_start va_arg va_end va_copy",
    "limits.h": "INT_MAX INT_MIN UINT_MAX CHAR_BIT LONG_MAX LONG_MIN LLONG_MAX SCHAR_MAX SHRT_MAX",
    "float.h": "DBL_MAX DBL_MIN DBL_EPSILON FLT_MAX FLT_MIN FLT_EPSILON",
    "errno.h": "errno ENOENT EACCES EINVAL",
    "time.h": "time clock difftime mktime gmtime localtime strftime asctime ctime time_t clock_t CLOCKS_PER_SEC",
    "signal.h": "signal raise sig_atomic_t SIGABRT SIGINT SIGTERM SIG_DFL SIG_IGN",
    "locale.h": "setlocale localeconv LC_ALL",
    "wchar.h": (
        "wcslen wcscpy wcsncpy wcscat wcsncat wcscmp wcsncmp wcschr wcsrchr wcsstr wcstok wcsdup wcstol wcstoul wcstod "
        "wmemcpy wmemmove wmemset wmemcmp wmemchr mbrtowc wcrtomb mbsrtowcs wcsrtombs btowc wctob mbstate_t wint_t "
        "WEOF wprintf fwprintf swprintf fputwc fputws putwchar fgetwc fgetws getwchar"
    ),
    "wctype.h": "iswalpha iswdigit iswalnum iswspace iswupper iswlower iswpunct iswprint towupper towlower wctype",
    "uchar.h": "char16_t char32_t mbrtoc16 c16rtomb mbrtoc32 c32rtomb",
    "emc.h": (
        "fence barrier barrier_fence barrier_sum barrier_max barrier_min lock unlock trylock lock_t spread_alloc "
        "spread_free clock_us measure_begin measure_end"
    ),
    "emc/queue.h": "queue_length",
    "emc/rdma.h": (
        "rdma_prepare rdma_counted rdma_on rdma_kick rdma_done rdma_poll rdma_put rdma_get rdma_tcw RDMA_ENGINES"
    ),
    "emc/ni.h": (
        "ni_bcopy ni_bcopy_notify ni_sync ni_wait ni_test ni_pin ni_unpin ni_barrier ni_barrier_post ni_barrier_wait "
        "ni_barrier_sum ni_barrier_max ni_barrier_min ni_fetch_add ni_swap ni_compare_swap N_NODE my_node node_of ni_of"
    ),
    "fmpl.h": (
        "fmpl_init fmpl_finalize fmpl_send fmpl_recv fmpl_isend fmpl_irecv fmpl_isend_wait fmpl_irecv_wait fmpl_bcast "
        "fmpl_barrier fmpl_reduce fmpl_allreduce fmpl_comm_create fmpl_send_any fmpl_recv_any fmpl_sendbuf_set "
        "fmpl_match fmpl_flag fmpl_op fmpl_status FMPL_AREA FMPL_COMM_WORLD FMPL_TAG_ANY"
    ),
    "blacs.h": (
        "Cblacs_get Cblacs_pinfo Cblacs_gridinit Cblacs_gridmap Cblacs_gridinfo Cblacs_exit Cdgesd2d Cdgerv2d "
        "Cdgebs2d Cdgebr2d Cdgsum2d Cdgamx2d Cigesd2d Cigerv2d"
    ),
    "emc/msg.h": "word_send word_rcv pkt_output pkt_input mem_copyout mem_copyin NODE_PORT",
}

HEADERS = {name: header for header, names in _NAMES.items() for name in names.split()}
