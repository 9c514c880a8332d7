// CRC-32 and Adler-32, with a table built at the start.
//
// expect: cbf43926 00000000 11e60398
#include <stdio.h>
static unsigned table[256];
static unsigned crc(const char *s) { unsigned c = ~0u; while (*s) c = table[(c ^ (unsigned char)*s++) & 255] ^ c >> 8; return ~c; }
static unsigned adler(const char *s) { unsigned a = 1, b = 0; while (*s) { a = (a + (unsigned char)*s++) % 65521; b = (b + a) % 65521; } return b << 16 | a; }
int main(void)
{
    unsigned i, j, c;
    for (i = 0; i < 256; i++) { for (c = i, j = 0; j < 8; j++) c = c & 1 ? 0xedb88320 ^ c >> 1 : c >> 1; table[i] = c; }
    printf("%08x %08x %08x\n", crc("123456789"), crc(""), adler("Wikipedia"));
    return 0;
}
