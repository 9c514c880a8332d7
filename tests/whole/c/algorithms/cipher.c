// Shows: ciphers and generators on words: XTEA, RC4, xorshift, Mersenne twister, a linear code, SipHash's rounds.
//
// expect: 30a47861 1cea9a18 01234567 89abcdef
// expect: bbf316e8d940af0ad3 Plaintext
// expect: e6a7a1ea317bcf2b a742a7a1b0d7cef5 9eed8b48662608d4 1341017984
// expect: 3f8b7760a216fa5f
// expect: 0 55 5
#include <stdio.h>
#include <string.h>
typedef unsigned int u32;
typedef unsigned long long u64;
static void xtea(u32 v[2], const u32 k[4], int way)
{
    u32 sum = way > 0 ? 0 : 0x9e3779b9u * 32, i;
    for (i = 0; i < 32; i++)
        if (way > 0) v[0] += ((v[1] << 4 ^ v[1] >> 5) + v[1]) ^ (sum + k[sum & 3]), sum += 0x9e3779b9, v[1] += ((v[0] << 4 ^ v[0] >> 5) + v[0]) ^ (sum + k[sum >> 11 & 3]);
        else v[1] -= ((v[0] << 4 ^ v[0] >> 5) + v[0]) ^ (sum + k[sum >> 11 & 3]), sum -= 0x9e3779b9, v[0] -= ((v[1] << 4 ^ v[1] >> 5) + v[1]) ^ (sum + k[sum & 3]);
}
static void rc4(const char *key, unsigned char *data, int n)
{
    unsigned char s[256], i = 0, j = 0, t;
    int k, length = strlen(key);
    for (k = 0; k < 256; k++) s[k] = k;
    for (k = 0; k < 256; k++) j += s[k] + key[k % length], t = s[k], s[k] = s[j], s[j] = t;
    for (j = 0; n--; data++) j += s[++i], t = s[i], s[i] = s[j], s[j] = t, *data ^= s[(unsigned char)(s[i] + s[j])];
}
static u64 xorshift(u64 *x) { *x ^= *x >> 12, *x ^= *x << 25, *x ^= *x >> 27; return *x * 2685821657736338717ULL; }
static u32 twister[624], taken = 624;
static void seed(u32 s) { u32 i; for (twister[0] = s, i = 1; i < 624; i++) twister[i] = 1812433253u * (twister[i - 1] ^ twister[i - 1] >> 30) + i; }
static u32 mersenne(void)
{
    u32 i, y;
    if (taken == 624) for (taken = i = 0; i < 624; i++) y = (twister[i] & 0x80000000) | (twister[(i + 1) % 624] & 0x7fffffff), twister[i] = twister[(i + 397) % 624] ^ y >> 1 ^ (-(y & 1) & 0x9908b0df);
    y = twister[taken++], y ^= y >> 11, y ^= y << 7 & 0x9d2c5680, y ^= y << 15 & 0xefc60000;
    return y ^ y >> 18;
}
static u64 rotl(u64 x, int b) { return x << b | x >> (64 - b); }
#define ROUND (a += b, b = rotl(b, 13), b ^= a, a = rotl(a, 32), c += d, d = rotl(d, 16), d ^= c, a += d, d = rotl(d, 21), d ^= a, c += b, b = rotl(b, 17), b ^= c, c = rotl(c, 32))
static u64 sip(u64 k0, u64 k1, u64 m) { u64 a = k0 ^ 0x736f6d6570736575ULL, b = k1 ^ 0x646f72616e646f6dULL, c = k0 ^ 0x6c7967656e657261ULL, d = k1 ^ 0x7465646279746573ULL; d ^= m, ROUND, ROUND, a ^= m, c ^= 255, ROUND, ROUND, ROUND, ROUND; return a ^ b ^ c ^ d; }
static unsigned hamming(unsigned d) { unsigned b = (d & 1) << 2 | (d & 14) << 3, p, i; for (p = 1; p < 8; p *= 2) for (i = 3; i < 8; i++) if (i & p && i != p && b >> (i - 1) & 1) b ^= 1 << (p - 1); return b; }
static unsigned corrected(unsigned b) { unsigned bad = 0, i; for (i = 1; i < 8; i++) if (b >> (i - 1) & 1) bad ^= i; if (bad) b ^= 1 << (bad - 1); return (b >> 2 & 1) | (b >> 3 & 14); }
int main(void)
{
    u32 v[2] = {0x01234567, 0x89abcdef}, key[4] = {1, 2, 3, 0xffffffff}, bad = 0, i, j;
    unsigned char text[] = "Plaintext";
    u64 x = 88172645463325252ULL;
    xtea(v, key, 1), printf("%08x %08x ", v[0], v[1]), xtea(v, key, -1), printf("%08x %08x\n", v[0], v[1]);
    rc4("Key", text, 9);
    for (i = 0; i < 9; i++) printf("%02x", text[i]);
    rc4("Key", text, 9), printf(" %s\n", text);
    for (i = 0; i < 3; i++) printf("%016llx ", xorshift(&x));
    seed(5489);
    for (i = 0; i < 999; i++) mersenne();
    printf("%u\n%016llx\n", mersenne(), sip(0x0706050403020100ULL, ~0ULL, 42));
    for (i = 0; i < 16; i++) for (j = 0; j < 7; j++) bad += corrected(hamming(i) ^ 1 << j) != i;
    printf("%u %x %x\n", bad, hamming(11), corrected(hamming(5) ^ 4));
    return 0;
}
