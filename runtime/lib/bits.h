/* A double as its two words: sign and exponent are in the high one, so that 32-bit operations do. */
union __bits {
    double value;
    struct { unsigned low, high; } word;
    unsigned long long whole;
};
#define __EXPONENT(b) ((int)((b).word.high >> 20) & 2047)
