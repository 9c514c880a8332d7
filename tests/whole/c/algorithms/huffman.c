// Shows: Huffman codes with a tree in a heap of pointers, bits packed and unpacked, run lengths, LZ matches.
//
// expect:  16:111 ;1:100010 a4:0010 e15:110 f1:100011 h8:000 l10:101 n1:100100
// expect: o3:10011 r4:0011 s17:01
// expect: t2:10000 u1:100101
// expect: 83 262 0 231
// expect: 9 3ab2c11de 39
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct tree { int weight, symbol, order; struct tree *left, *right; };
static struct tree *heap[64];
static int count, made;
static char codes[128][24];
static int before(const struct tree *a, const struct tree *b) { return a->weight != b->weight ? a->weight < b->weight : a->order < b->order; }
static void push(struct tree *t) { int i = count++; t->order = made++; for (; i && before(t, heap[(i - 1) / 2]); i = (i - 1) / 2) heap[i] = heap[(i - 1) / 2]; heap[i] = t; }
static struct tree *pop(void)
{
    struct tree *top = heap[0], *last = heap[--count];
    int i = 0, k;
    for (; (k = 2 * i + 1) < count; heap[i] = heap[k], i = k) { if (k + 1 < count && before(heap[k + 1], heap[k])) k++; if (before(last, heap[k])) break; }
    heap[i] = last;
    return top;
}
static struct tree *node(int weight, int symbol, struct tree *l, struct tree *r) { struct tree *t = malloc(sizeof *t); *t = (struct tree){weight, symbol, 0, l, r}; return t; }
static void name(const struct tree *t, char *prefix, int n)
{
    if (!t->left) { prefix[n] = 0, strcpy(codes[t->symbol], prefix); return; }
    prefix[n] = '0', name(t->left, prefix, n + 1), prefix[n] = '1', name(t->right, prefix, n + 1);
}
static void drop(struct tree *t) { if (t) drop(t->left), drop(t->right), free(t); }
static int runs(char *out, const char *s) { char *p = out; while (*s) { int n = 1; while (s[n] == *s) n++; p += n > 1 ? sprintf(p, "%d%c", n, *s) : (*p = *s, 1); s += n; } *p = 0; return p - out; }
static int matches(const char *s)
{
    int i = 0, tokens = 0, n = strlen(s);
    while (i < n) {
        int best = 0, j, k;
        for (j = 0; j < i; j++) { for (k = 0; s[i + k] && s[j + k] == s[i + k]; k++) ; if (k > best) best = k; }
        i += best > 2 ? best : 1, tokens++;
    }
    return tokens;
}
int main(void)
{
    static const char text[] = "she sells sea shells on the sea shore; the shells she sells are sea shells for sure";
    unsigned char packed[128] = {0};
    char prefix[24], out[128], *o = out;
    int weights[128] = {0}, i, bits = 0;
    const char *s, *c;
    struct tree *root, *t;
    for (s = text; *s; s++) weights[(int)*s]++;
    for (i = 0; i < 128; i++) if (weights[i]) push(node(weights[i], i, NULL, NULL));
    while (count > 1) { struct tree *a = pop(), *b = pop(); push(node(a->weight + b->weight, 0, a, b)); }
    root = pop(), name(root, prefix, 0);
    for (i = 0; i < 128; i++) if (weights[i]) printf("%c%d:%s%c", i, weights[i], codes[i], i % 5 ? ' ' : '\n');
    puts("");
    for (s = text; *s; s++) for (c = codes[(int)*s]; *c; c++, bits++) packed[bits / 8] |= (*c - '0') << (7 - bits % 8);
    for (i = 0, t = root; i < bits; i++) if (t = packed[i / 8] >> (7 - i % 8) & 1 ? t->right : t->left, !t->left) *o++ = t->symbol, t = root;
    *o = 0;
    printf("%d %d %d %d\n", root->weight, bits, strcmp(out, text), packed[7]);
    i = runs(out, "aaabccddddddddddde"), printf("%d %s %d\n", i, out, matches(text));
    drop(root);
    return 0;
}
