// Shows: blocks of the heap with any alignment.
//
// expect: 0 1
#include <stdlib.h>
#include <stdint.h>
#include <stdio.h>
int main(void) { void *b[64]; unsigned seed = 3; int i, j, bad = 0;
 for (i = 0; i < 64; i++) b[i] = 0;
 for (j = 0; j < 4000; j++) { i = rand_r(&seed) % 64; free(b[i]); size_t a = 1u << rand_r(&seed) % 10, n = rand_r(&seed) % 700; b[i] = rand_r(&seed) & 1 ? aligned_alloc(a, n) : (a = 8, malloc(n)); bad += (uintptr_t)b[i] % a != 0; for (char *p = b[i], *e = p + n; p < e; p++) *p = j; if (j % 5 == 0) b[i] = realloc(b[i], n + 100); }
 for (i = 0; i < 64; i++) free(b[i]);
 void *all = malloc(20000); printf("%d %d\n", bad, all != 0); return 0; }
