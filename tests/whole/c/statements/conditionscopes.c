// Shows: what a condition declares ends with its statement.
// expect: 1 0, 1 0, 1 0, 0 0, 1 0
#include <stdio.h>
enum { inner = 0 };

int main(void) {
    if (sizeof(enum { inner = 1 })) printf("%d ", inner);
    printf("%d, ", inner);
    switch (sizeof(enum { inner = 1 })) {
    default: printf("%d ", inner);
    }
    printf("%d, ", inner);
    while (sizeof(enum { inner = 1 })) {
        printf("%d ", inner);
        break;
    }
    printf("%d, ", inner);
    do
        printf("%d ", inner);
    while (0 * sizeof(enum { inner = 1 }));
    printf("%d, ", inner);
    for (; sizeof(enum { inner = 1 });) {
        printf("%d ", inner);
        break;
    }
    printf("%d\n", inner);
    return 0;
}
