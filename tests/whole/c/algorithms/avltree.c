// Shows: a balanced tree on the heap: insertion and removal by recursion that returns the new root, walks, a checksum.
//
// slow
// expect: 1d 2c 3d 4b 5d 6c 7d 8a 9d 10c 11d 12b 13d 14c 15d 4 11
// expect: 233 9 1 2306518557
// expect: 104 8 1 2094045969
// expect: 0
#include <stdio.h>
#include <stdlib.h>
typedef struct node { struct node *kid[2]; int key; signed char height; } node;
static int live, rotations;
static int height(const node *n) { return n ? n->height : 0; }
static node *fix(node *n) { int a = height(n->kid[0]), b = height(n->kid[1]); n->height = 1 + (a > b ? a : b); return n; }
static node *rotate(node *n, int way) { node *up = n->kid[!way]; n->kid[!way] = up->kid[way], up->kid[way] = fix(n), rotations++; return fix(up); }
static node *balance(node *n)
{
    int lean = height(fix(n)->kid[1]) - height(n->kid[0]), way = lean > 0;
    if (lean > -2 && lean < 2) return n;
    if (height(n->kid[way]->kid[!way]) > height(n->kid[way]->kid[way])) n->kid[way] = rotate(n->kid[way], way);
    return rotate(n, !way);
}
static node *insert(node *n, int key)
{
    if (!n) { n = calloc(1, sizeof *n); n->key = key, n->height = 1, live++; return n; }
    if (key == n->key) return n;
    n->kid[key > n->key] = insert(n->kid[key > n->key], key);
    return balance(n);
}
static node *take_least(node *n, int *key)
{
    node *rest = n->kid[1];
    if (n->kid[0]) { n->kid[0] = take_least(n->kid[0], key); return balance(n); }
    *key = n->key, live--, free(n);
    return rest;
}
static node *erase(node *n, int key)
{
    if (!n) return n;
    if (key != n->key) n->kid[key > n->key] = erase(n->kid[key > n->key], key);
    else if (n->kid[0] && n->kid[1]) n->kid[1] = take_least(n->kid[1], &n->key);
    else { node *kid = n->kid[n->kid[0] == NULL]; free(n), live--; return kid; }
    return balance(n);
}
static int valid(const node *n, int low, int high)
{
    if (!n) return 1;
    return n->key > low && n->key < high && abs(height(n->kid[0]) - height(n->kid[1])) < 2 && valid(n->kid[0], low, n->key) && valid(n->kid[1], n->key, high);
}
static void walk(const node *n, void (*visit)(const node *, int), int depth) { if (n) walk(n->kid[0], visit, depth + 1), visit(n, depth), walk(n->kid[1], visit, depth + 1); }
static unsigned sum;
static void add(const node *n, int depth) { sum = sum * 31 + n->key * 8 + depth; }
static void show(const node *n, int depth) { printf("%d%c ", n->key, 'a' + depth); }
int main(void)
{
    node *root = NULL;
    unsigned x = 12345;
    int i;
    for (i = 1; i <= 15; i++) root = insert(root, i);
    walk(root, show, 0), printf("%d %d\n", root->height, rotations);
    for (i = 0; i < 300; i++) x = x * 1103515245 + 12345, root = insert(root, x >> 16 & 511);
    walk(root, add, 0), printf("%d %d %d %u\n", live, root->height, valid(root, -1, 512), sum);
    for (i = 0; i < 400; i++) x = x * 1103515245 + 12345, root = erase(root, x >> 16 & 511);
    walk(root, add, 0), printf("%d %d %d %u\n", live, root->height, valid(root, -1, 512), sum);
    while (root) root = erase(root, root->key);
    printf("%d\n", live);
    return 0;
}
