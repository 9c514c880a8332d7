// Shows: braces for a range of elements begin each of them anew, also when a range before set them.
//
// expect: 1 2 3 0 3 0 1 2
// expect: 1 2 1 7 5 0 5 0 1 2
// expect: 4 6 6 0 8 8 0 8 8
// expect: abc. x... q...
// expect: 0 6 0 6 0 0 4 0 6 0 6 0 0 4 1 2 9 0 9 0 3
// expect: 1 2 3 0 3 0 1 2
// expect: 4 6 6 0 8 8 0 8 8
#include <stdio.h>
struct pair { int left, right; };
struct row { struct pair inside[3]; int last; };
static int table[4][2] = {[0 ... 3] = {1, 2}, [1 ... 2] = {3}};
static struct pair pairs[5] = {[0 ... 4] = {1, 2}, [1 ... 3].right = 7, [2 ... 3] = {.left = 5}};
static int square[3][3] = {[0 ... 2][0 ... 2] = 4, [0 ... 1][1 ... 2] = 6, [1 ... 2] = {[1 ... 2] = 8}};
static char texts[3][4] = {[0 ... 2] = "abc", [1 ... 2] = "x", [2] = {'q'}};
static struct row rows[3] = {
    [0 ... 2] = {{[0 ... 2] = {1, 2}}, 3},
    [1 ... 2].inside[1 ... 2] = {9},
    [0 ... 1] = {.last = 4, .inside[0 ... 1].right = 6},
};
static void show(const void *object, int count)
{
    const int *numbers = object;
    for (int i = 0; i < count; i++)
        printf("%d%s", numbers[i], i < count - 1 ? " " : "\n");
}
int main(void)
{
    show(table, 8);
    show(pairs, 10);
    show(square, 9);
    for (int i = 0; i < 12; i++)
        printf("%c%s", texts[i / 4][i % 4] ? texts[i / 4][i % 4] : '.', i == 11 ? "\n" : i % 4 == 3 ? " " : "");
    show(rows, 21);
    int own[4][2] = {[0 ... 3] = {1, 2}, [1 ... 2] = {3}};
    int fresh[3][3] = {[0 ... 2][0 ... 2] = 4, [0 ... 1][1 ... 2] = 6, [1 ... 2] = {[1 ... 2] = 8}};
    show(own, 8);
    show(fresh, 9);
    return 0;
}
