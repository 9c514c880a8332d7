// Shows: AES-128: arithmetic in GF(256), the S-box computed, state as a 4 x 4 array, both directions.
//
// slow
// expect: 63 ed 52
// expect: 13111d7fe3944a17f307a78b4d2b30c5
// expect: 69c4e0d86a7b0430d8cdb78070b4c55a
// expect: 00112233445566778899aabbccddeeff
#include <stdio.h>
#include <string.h>
typedef unsigned char byte;
typedef byte grid[4][4];
static byte sbox[256], inverse[256];
static byte times(byte a, byte b) { byte p = 0; for (; b; b >>= 1, a = a << 1 ^ (a & 0x80 ? 0x1b : 0)) if (b & 1) p ^= a; return p; }
static void tables(void)
{
    int i, j;
    for (i = 0; i < 256; i++) {
        byte x = 1, s = 0;
        for (j = 0; j < 254; j++) x = times(x, i);
        for (j = 0; j < 5; j++) s ^= x << j | x >> (8 - j);
        sbox[i] = s ^ 0x63;
    }
    for (i = 0; i < 256; i++) inverse[sbox[i]] = i;
}
static void expand(byte w[44][4], const byte *key)
{
    byte rcon = 1;
    int i, j;
    memcpy(w, key, 16);
    for (i = 4; i < 44; i++) {
        byte t[4];
        memcpy(t, w[i - 1], 4);
        if (i % 4 == 0) {
            byte first = t[0];
            for (j = 0; j < 3; j++) t[j] = sbox[t[j + 1]];
            t[3] = sbox[first], t[0] ^= rcon, rcon = times(rcon, 2);
        }
        for (j = 0; j < 4; j++) w[i][j] = w[i - 4][j] ^ t[j];
    }
}
static void add(grid s, byte (*w)[4]) { int i; for (i = 0; i < 16; i++) s[i / 4][i % 4] ^= w[i / 4][i % 4]; }
static void substitute(grid s, const byte *box) { byte *p = *s; while (p < *s + 16) *p = box[*p], p++; }
static void rotate(grid s, int by) { grid t; int i; memcpy(t, s, 16); for (i = 0; i < 16; i++) s[i / 4][i % 4] = t[(i / 4 + i % 4 * by + 16) % 4][i % 4]; }
static void mix(grid s, const byte m[4])
{
    int i, j;
    for (i = 0; i < 4; i++) {
        byte t[4];
        memcpy(t, s[i], 4);
        for (j = 0; j < 4; j++) s[i][j] = times(t[0], m[(4 - j) % 4]) ^ times(t[1], m[(5 - j) % 4]) ^ times(t[2], m[(6 - j) % 4]) ^ times(t[3], m[(7 - j) % 4]);
    }
}
static void encrypt(grid s, byte w[44][4])
{
    int r;
    for (add(s, w), r = 1; r <= 10; r++) {
        substitute(s, sbox), rotate(s, 1);
        if (r < 10) mix(s, (const byte[]){2, 3, 1, 1});
        add(s, w + 4 * r);
    }
}
static void decrypt(grid s, byte w[44][4])
{
    int r;
    for (r = 10; r > 0; r--) {
        add(s, w + 4 * r);
        if (r < 10) mix(s, (const byte[]){14, 11, 13, 9});
        rotate(s, -1), substitute(s, inverse);
    }
    add(s, w);
}
static void show(const byte *p) { int i; for (i = 0; i < 16; i++) printf("%02x", p[i]); puts(""); }
int main(void)
{
    byte key[16], w[44][4];
    grid s;
    int i;
    tables();
    printf("%02x %02x %02x\n", sbox[0], sbox[0x53], inverse[0]);
    for (i = 0; i < 16; i++) key[i] = i, s[i / 4][i % 4] = i * 17;
    expand(w, key), show(w[40]);
    encrypt(s, w), show(*s);
    decrypt(s, w), show(*s);
    return 0;
}
