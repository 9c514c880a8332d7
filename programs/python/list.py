# Shows: `where (p)`. The block runs on the PE that holds *p, where p is a plain local pointer. `update` brings the
# results back. The thread follows the list from PE to PE.
# Prints: the number and the sum of the items.
# expect: 20 items, sum 190

from emc.lang import NULL, Global, addr, function, i32, printf, spread, static, struct, update, where

N = 20


@struct
class Item:
    value: i32
    next: Global["Item"]


pool = static(spread(Item, N))


@function
def main() -> i32:
    count: i32 = 0
    sum: i32 = 0
    value: i32
    p: Global[Item] = NULL
    next: Global[Item]
    for i in range(N):
        q: Global[Item] = addr(pool[i * 7 % N])
        q.value = i
        q.next = p
        p = q
    while p:
        with where(p):
            value = p.value
            next = p.next
        update(value, next)
        count += 1
        sum += value
        p = next
    printf("%d items, sum %d\n", count, sum)
    return 0
