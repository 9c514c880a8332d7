// CRC-32 of a block of SIZE bytes, ROUNDS times, by a table: dependent loads, shifts, exclusive ors.
#include <stdio.h>

#ifndef ROUNDS
#define ROUNDS 4000
#endif
#define SIZE 65536

static unsigned table[256];
static unsigned char block[SIZE];

static void make_table(void)
{
    unsigned n, bit, c;
    for (n = 0; n < 256; n++) {
        c = n;
        for (bit = 0; bit < 8; bit++) c = c & 1 ? 0xEDB88320u ^ c >> 1 : c >> 1;
        table[n] = c;
    }
}

static unsigned crc(unsigned start, const unsigned char *bytes, int count)
{
    unsigned c = ~start;
    int i;
    for (i = 0; i < count; i++) c = table[(c ^ bytes[i]) & 255] ^ c >> 8;
    return ~c;
}

int main(void)
{
    int i, round;
    unsigned sum = 0;
    make_table();
    for (i = 0; i < SIZE; i++) block[i] = i * 31 + (i >> 8);
    for (round = 0; round < ROUNDS; round++) sum = crc(sum, block, SIZE);
    printf("crc32 %08x\n", sum);
    return 0;
}
