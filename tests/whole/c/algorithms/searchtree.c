// A binary search tree with recursion over pointers.
//
// expect: 0:2 2:1 3:1 6:1 7:2 8:2 9:1 10:2 11:2 12:3 13:2 14:3 15:3 17:1 18:2 19:2
// expect: 7
#include <stdio.h>
#include <stdlib.h>
typedef struct tree { struct tree *left, *right; int key, count; } tree;
static tree *add(tree *t, int key)
{
    if (t == NULL) { t = calloc(1, sizeof *t); t->key = key; t->count = 1; }
    else if (key == t->key) t->count++;
    else if (key < t->key) t->left = add(t->left, key);
    else t->right = add(t->right, key);
    return t;
}
static int depth(const tree *t) { int l, r; if (!t) return 0; l = depth(t->left); r = depth(t->right); return 1 + (l > r ? l : r); }
static void walk(const tree *t) { if (t) { walk(t->left); printf("%d:%d ", t->key, t->count); walk(t->right); } }
int main(void)
{
    tree *t = NULL; int i, x = 7;
    for (i = 0; i < 30; i++) { t = add(t, x % 20); x = x * 13 % 101; }
    walk(t);
    printf("\n%d\n", depth(t));
    return 0;
}
