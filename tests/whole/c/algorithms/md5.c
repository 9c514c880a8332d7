// Shows: MD5 (RFC 1321): little-endian words, functions in a table, constants from sines.
//
// expect: d41d8cd98f00b204e9800998ecf8427e
// expect: 0cc175b9c0f1b6a831c399e269772661
// expect: f96b697d7cb7938d525a2f31aaf161d0
// expect: 57edf4a22be3c955ac49da2e2107b67a
#include <math.h>
#include <stdio.h>
#include <string.h>
typedef unsigned int word;
static word F(word x, word y, word z) { return (x & y) | (~x & z); }
static word G(word x, word y, word z) { return (x & z) | (y & ~z); }
static word H(word x, word y, word z) { return x ^ y ^ z; }
static word I(word x, word y, word z) { return y ^ (x | ~z); }
static const struct { word (*f)(word, word, word); unsigned char shift[4], step, start; } rounds[4] = {
    {F, {7, 12, 17, 22}, 1, 0}, {G, {5, 9, 14, 20}, 5, 1}, {H, {4, 11, 16, 23}, 3, 5}, {I, {6, 10, 15, 21}, 7, 0}};
static void block(word h[4], const unsigned char *p)
{
    word v[4], x[16], t;
    int i, r;
    for (i = 0; i < 16; i++) x[i] = p[4 * i] | p[4 * i + 1] << 8 | p[4 * i + 2] << 16 | (word)p[4 * i + 3] << 24;
    memcpy(v, h, sizeof v);
    for (i = 0; i < 64; i++) {
        r = i / 16;
        t = v[0] + rounds[r].f(v[1], v[2], v[3]) + x[(rounds[r].start + i * rounds[r].step) % 16] + (word)floor(fabs(sin(i + 1)) * 4294967296.0);
        v[0] = v[3], v[3] = v[2], v[2] = v[1];
        v[1] += t << rounds[r].shift[i % 4] | t >> (32 - rounds[r].shift[i % 4]);
    }
    for (i = 0; i < 4; i++) h[i] += v[i];
}
static void hash(const char *text)
{
    unsigned char all[192] = {0};
    word h[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
    int n = strlen(text), size = (n + 8) / 64 * 64 + 64, i;
    memcpy(all, text, n);
    all[n] = 128, all[size - 8] = n * 8, all[size - 7] = n * 8 >> 8;
    for (i = 0; i < size; i += 64) block(h, all + i);
    for (i = 0; i < 16; i++) printf("%02x", h[i / 4] >> i % 4 * 8 & 255);
    puts("");
}
int main(void)
{
    static const char *const texts[] = {"", "a", "message digest", "12345678901234567890123456789012345678901234567890123456789012345678901234567890"};
    int i;
    for (i = 0; i < 4; i++) hash(texts[i]);
    return 0;
}
