// Shows: SHA-256 (FIPS 180-4): rotations, big-endian words, tables of constants made from primes.
//
// expect: 428a2f98 c67178f2 6a09e667
// expect: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
// expect: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
// expect: 248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1
// expect: 37c41bfc082649436b262bbac9ac757a78457a1ba67d6640461f7d3d7dbae5e9
#include <stdio.h>
#include <string.h>
typedef unsigned int word;
static word K[64], state[8];
static word rotate(word x, int n) { return x >> n | x << (32 - n); }
static void constants(void)
{
    int n = 2, count = 0, d;
    for (; count < 64; n++) {
        double root, low = 1, high = 8;
        for (d = 2; d * d <= n && n % d; d++) ;
        if (d * d <= n) continue;
        while (root = (low + high) / 2, root > low && root < high) if (root * root * root > n) high = root; else low = root;
        K[count] = (word)((low - (int)low) * 4294967296.0);
        if (count < 8) {
            for (low = 1, high = 8; root = (low + high) / 2, root > low && root < high;) if (root * root > n) high = root; else low = root;
            state[count] = (word)((low - (int)low) * 4294967296.0);
        }
        count++;
    }
}
static void block(word *h, const unsigned char *p)
{
    word w[64], v[8], i, t1, t2;
    for (i = 0; i < 16; i++) w[i] = (word)p[4 * i] << 24 | p[4 * i + 1] << 16 | p[4 * i + 2] << 8 | p[4 * i + 3];
    for (; i < 64; i++)
        w[i] = w[i - 16] + (rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] +
               (rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10);
    memcpy(v, h, sizeof v);
    for (i = 0; i < 64; i++) {
        t1 = v[7] + (rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + K[i] + w[i];
        t2 = (rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += t1, v[0] = t1 + t2;
    }
    for (i = 0; i < 8; i++) h[i] += v[i];
}
static void hash(const char *text)
{
    unsigned char last[128] = {0};
    word h[8], n = strlen(text), i, rest = n % 64, total = rest < 56 ? 64 : 128;
    memcpy(h, state, sizeof h);
    for (i = 0; i + 64 <= n; i += 64) block(h, (const unsigned char *)text + i);
    memcpy(last, text + i, rest);
    last[rest] = 0x80;
    for (i = 0; i < 4; i++) last[total - 1 - i] = n * 8 >> 8 * i;
    for (i = 0; i < total; i += 64) block(h, last + i);
    for (i = 0; i < 8; i++) printf("%08x", h[i]);
    puts("");
}
int main(void)
{
    constants();
    printf("%08x %08x %08x\n", K[0], K[63], state[0]);
    hash(""), hash("abc"), hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq");
    hash("The quick brown fox jumps over the lazy dog, and does so again until there are more bytes than one block has.");
    return 0;
}
