// Shows: atomic operations of C11 and of GNU C; the values are those of gcc.
//
// expect: 5 8
// expect: 0 8 8
// expect: 1 8 9
// expect: 12
// expect: 01
// expect: 0
// expect: 1099511627776
// expect: 1099511627775
// expect: 1 1
// expect: 4
// expect: 4 251
// expect: 7
// expect: 7 3
// expect: 3
// expect: 70
// expect: 0
// expect: 1.5
// expect: 2.5
// expect: 3.5 2.5
// expect: 5 7
#include <stdatomic.h>
#include <stdio.h>
atomic_int n = ATOMIC_VAR_INIT(5);
_Atomic(long long) wide;
struct node { struct node *next; int v; } a = {0, 1}, b = {0, 2};
struct node *_Atomic head;
unsigned char small = 250;
int calls;
static int *where(void) { calls++; static int x = 3; return &x; }
int main(void)
{
    atomic_flag f = ATOMIC_FLAG_INIT;
    int expected = 4;
    printf("%d ", atomic_fetch_add(&n, 3)); printf("%d\n", atomic_load(&n));
    printf("%d", atomic_compare_exchange_strong(&n, &expected, 9)); printf(" %d %d\n", expected, n);
    printf("%d", atomic_compare_exchange_weak(&n, &expected, 9)); printf(" %d %d\n", expected, n);
    n += 2, n++; printf("%d\n", n);
    printf("%d", atomic_flag_test_and_set(&f)); printf("%d\n", atomic_flag_test_and_set(&f));
    atomic_flag_clear(&f); printf("%d\n", atomic_flag_test_and_set(&f));
    atomic_store(&wide, 1LL << 40); printf("%lld\n", atomic_fetch_sub(&wide, 1)); printf("%lld\n", wide);
    struct node *old = atomic_exchange(&head, &a);
    b.next = head; old = &a;
    printf("%d", atomic_compare_exchange_strong(&head, &old, &b)); printf(" %d\n", head == &b && old == &a);
    printf("%d\n", __sync_add_and_fetch(&small, 10));
    printf("%d", __sync_fetch_and_nand(&small, 6)); printf(" %d\n", small);
    printf("%d\n", __sync_or_and_fetch(where(), __sync_fetch_and_add(where(), 4))); printf("%d", *where()); printf(" %d\n", calls);
    printf("%d\n", __sync_val_compare_and_swap(&calls, 3, 70)); printf("%d\n", __sync_lock_test_and_set(&calls, 1));
    __sync_lock_release(&calls); __sync_synchronize(); printf("%d\n", calls);
    double d = 1.5, e; __atomic_load(&d, &e, __ATOMIC_SEQ_CST); printf("%g\n", e); __atomic_store(&d, &(double){2.5}, 0); printf("%g\n", d);
    __atomic_exchange(&d, &(double){3.5}, &e, 5); printf("%g %g\n", d, e);
    int k = 3; printf("%d", __sync_val_compare_and_swap(&k, 5, (k = 5, 7))); printf(" %d\n", k);
    return 0;
}
