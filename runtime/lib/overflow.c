/* a + b, a - b or a * b computed as if numbers had no end, and put where they are to go; 1 when they did not fit.

   how: 0 add, 1 subtract, 2 multiply; + 4, 8, 16 when a, b, the result are signed; + 32 x log2(the result's bytes).
   A number is its sign and its magnitude of 64 bits; `lost` says that a bit above those is missing. */

int __overflow(int how, unsigned long long a, unsigned long long b, void *to) {
    int minus = how & 4 && (long long)a < 0, other = how & 8 && (long long)b < 0, lost = 0, bits = 8 << (how >> 5);
    unsigned long long most, result;
    if (minus) a = -a;
    if (other) b = -b;
    if ((how & 3) == 2) {
        result = a * b;
        lost = a && result / a != b;
        minus ^= other;
    } else {
        other ^= how & 1;
        if (minus == other) {
            result = a + b;
            lost = result < a;
        } else if (a >= b) {
            result = a - b;
        } else {
            result = b - a;
            minus = other;
        }
    }
    most = how & 16 ? (1ull << (bits - 1)) - 1 + minus : minus ? 0 : ~0ull >> (64 - bits);
    lost |= result > most;
    if (minus) result = -result;
    switch (bits) {
    case 8: *(char *)to = result; break;
    case 16: *(short *)to = result; break;
    case 32: *(int *)to = result; break;
    default: *(unsigned long long *)to = result;
    }
    return lost;
}
