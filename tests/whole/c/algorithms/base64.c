// Shows: base64 both ways with padding and errors, CRC-32 and Adler-32 of the texts, by table and by bits.
//
// expect:  0 0 0 00000000 1 00000001
// expect: Zg== 4 1 0 76d32be0 1 00670067
// expect: Zm8= 4 2 0 af73a217 1 013d00d6
// expect: Zm9v 4 3 0 8c736521 1 02820145
// expect: Zm9vYg== 8 4 0 3d5b8cc2 1 042901a7
// expect: Zm9vYmE= 8 5 0 9de04653 1 06310208
// expect: Zm9vYmFy 8 6 0 9ef61f95 1 08ab027a
// expect: //79 4 3 0 08eaaf6d 1 05f902fb
// expect: MTIzNDU2Nzg5 12 9 0 cbf43926 1 091e01de
// expect: -1 2 3
#include <stdio.h>
#include <string.h>
static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static int encode(char *out, const unsigned char *in, int n)
{
    char *start = out;
    for (; n > 0; in += 3, n -= 3) {
        unsigned v = in[0] << 16 | (n > 1 ? in[1] << 8 : 0) | (n > 2 ? in[2] : 0);
        int i;
        for (i = 0; i < 4; i++) *out++ = i > n ? '=' : digits[v >> (18 - 6 * i) & 63];
    }
    *out = 0;
    return out - start;
}
static int decode(unsigned char *out, const char *in)
{
    unsigned v = 0;
    int bits = 0, n = 0;
    for (; *in && *in != '='; in++) {
        const char *at = strchr(digits, *in);
        if (!at) return -1;
        v = v << 6 | (unsigned)(at - digits), bits += 6;
        if (bits >= 8) out[n++] = v >> (bits -= 8);
    }
    out[n] = 0;
    return v & ((1u << bits) - 1) ? -2 : n;
}
static unsigned crc_bits(const char *s)
{
    unsigned c = ~0u;
    while (*s) { int k; c ^= (unsigned char)*s++; for (k = 0; k < 8; k++) c = c & 1 ? c >> 1 ^ 0xedb88320 : c >> 1; }
    return ~c;
}
static unsigned crc_table(const char *s)
{
    static unsigned table[256], c, n;
    if (!table[1]) for (n = 0; n < 256; n++) { int k = 8; for (c = n; k--;) c = c >> 1 ^ (-(c & 1) & 0xedb88320); table[n] = c; }
    for (c = 0xffffffff; *s; s++) c = table[(c ^ *s) & 255] ^ c >> 8;
    return c ^ 0xffffffff;
}
static unsigned adler(const char *s) { unsigned a = 1, b = 0; for (; *s; s++) a = (a + (unsigned char)*s) % 65521, b = (b + a) % 65521; return b << 16 | a; }
int main(void)
{
    static const char *const texts[] = {"", "f", "fo", "foo", "foob", "fooba", "foobar", "\377\376\375", "123456789"};
    char coded[40];
    unsigned char back[40];
    unsigned i;
    for (i = 0; i < sizeof texts / sizeof *texts; i++) {
        int n = encode(coded, (const unsigned char *)texts[i], strlen(texts[i])), m = decode(back, coded);
        printf("%s %d %d %d %08x %d %08x\n", coded, n, m, strcmp((char *)back, texts[i]), crc_bits(texts[i]), crc_bits(texts[i]) == crc_table(texts[i]), adler(texts[i]));
    }
    printf("%d %d %d\n", decode(back, "ab*d"), decode(back, "abc="), decode(back, "YWJj"));
    return 0;
}
