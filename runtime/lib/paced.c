/* Loops over blocks of memory that take the time of the machine file's cost.copy (emc/machine/prices.py). */
void __paced_copy(void *to, const void *from, unsigned words);

#define EACH16(one) one(0) one(1) one(2) one(3) one(4) one(5) one(6) one(7) one(8) one(9) one(10) one(11) one(12) one(13) \
    one(14) one(15)

void __paced_copy(void *to, const void *from, unsigned words) {
    long long *t = to;
    const long long *f = from;
#define MOVE(i) t[i] = f[i];
    for (; words >= 32; words -= 32) {
        EACH16(MOVE)
        t += 16;
        f += 16;
    }
    for (; words >= 2; words -= 2) *t++ = *f++;
    if (words) *(int *)t = *(const int *)f;
}
