// Shows: gcc's builtins: bits, overflow, kinds of floats, library functions by their builtin names.
// expect: clz 24 23 31, ctz 4 40, popcount 4 64 33, ffs 5 0 41, parity 0 1, clrsb 31 30 61
// expect: again 24 23 31, ctz 4 40, popcount 4 64 33, ffs 5 0 41, parity 0 1, clrsb 31 30 61
// expect: swapped 3412 78563412 f0debc9a78563412
// expect: add 1 -2147483648, mul 1 1410065408, sub 1 4294967294, char 0 127, char 1 -128
// expect: long 1 -2, min 0 -9223372036854775808, mixed 0 4294967295, unsigned 1 0, short 1 -25536
// expect: kinds 1 1 0 1 1, less 1 0 1
// expect: hello w! 8 3 x
// expect: constant 8 1 0, chosen yes, expected 7
// exit: 4
#include <limits.h>
#include <stdio.h>

#define BITS(word, b, zero, big)                                                                                       \
    printf(word " %d %d %d, ctz %d %d, popcount %d %d %d, ffs %d %d %d, parity %d %d, clrsb %d %d %d\n",               \
           __builtin_clz(b), __builtin_clzll(big), __builtin_clzl(zero + 1), __builtin_ctz(b), __builtin_ctzll(big),   \
           __builtin_popcount(b), __builtin_popcountll(zero - 1ll), __builtin_popcountll(zero + 0x1ffffffffll),        \
           __builtin_ffs(b), __builtin_ffsll(zero), __builtin_ffsll(big), __builtin_parity(b),                         \
           __builtin_parityll(zero + 7), __builtin_clrsb(zero - 1), __builtin_clrsb(zero + 1),                         \
           __builtin_clrsbll(zero + 2ll))

static int table[__builtin_constant_p(3) ? __builtin_popcount(3) : 1];
static int calls;
static int called(void) { return ++calls; }

int main(int count, char **arguments) {
    unsigned b = 0xf0, u;
    unsigned long long big = 1ull << 40;
    long long wide;
    int zero = count - 1, r;
    signed char c;
    short s;
    char text[20];
    double none = __builtin_nan(""), much = __builtin_huge_val(), one = count;

    BITS("clz", 0xf0u, 0, 1ull << 40);
    BITS("again", b, zero, big);
    printf("swapped %x %x %llx\n", __builtin_bswap16(0x1234 + zero), __builtin_bswap32(0x12345678 + zero),
           __builtin_bswap64(0x123456789abcdef0ull + zero));

    printf("add %d", __builtin_add_overflow(INT_MAX, count, &r)), printf(" %d, ", r);
    printf("mul %d", __builtin_mul_overflow(100000, 100000 + zero, &r)), printf(" %d, ", r);
    printf("sub %d", __builtin_sub_overflow(3u, 5u + zero, &u)), printf(" %u, ", u);
    printf("char %d", __builtin_add_overflow(100, 27 + zero, &c)), printf(" %d, ", c);
    printf("char %d", __builtin_add_overflow(100, 28 + zero, &c)), printf(" %d\n", c);
    printf("long %d", __builtin_smulll_overflow(LLONG_MAX, 2, &wide)), printf(" %lld, ", wide);
    printf("min %d", __builtin_sub_overflow(LLONG_MIN + 1, count, &wide)), printf(" %lld, ", wide);
    printf("mixed %d", __builtin_add_overflow(-1, 0x100000000ull, &u)), printf(" %u, ", u);
    printf("unsigned %d", __builtin_umul_overflow(65536, 65536, &u)), printf(" %u, ", u);
    printf("short %d", __builtin_mul_overflow(200, 200 + zero, &s)), printf(" %d\n", s);

    printf("kinds %d %d %d %d %d, ", __builtin_isnan(none) != 0, __builtin_isinf(much) != 0, __builtin_isnan(one) != 0,
           __builtin_signbit(-one) != 0, __builtin_isunordered(none, one));
    printf("less %d %d %d\n", __builtin_isless(one, much), __builtin_isgreater(one, none),
           __builtin_islessgreater(one, much));

    __builtin_memset(text, 0, sizeof text);
    __builtin_memcpy(text, "hello", 6);
    __builtin_strcat(text, " w!");
    __builtin_printf("%s %d %d ", text, (int)__builtin_strlen(text), __builtin_abs(-3));
    if (__builtin_strchr(text, 'w') != text + 6) __builtin_trap();
    __builtin_puts("x");

    printf("constant %d %d %d, ", (int)sizeof table, __builtin_constant_p(called()) + calls + 1,
           __builtin_constant_p(count));
    printf("chosen %s, ", __builtin_choose_expr(sizeof(int) == 4, "yes", called()));
    __builtin_prefetch(text);
    if (__builtin_expect(calls, 0)) __builtin_unreachable();
    printf("expected %d\n", (int)__builtin_expect(7 + zero, 1));
    __builtin_exit(4);
}
