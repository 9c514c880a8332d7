# Shows: a program's own packet type. An edge offers its end a distance. The handler, on the PE of that node, compares
# and sets in one thread, without a lock; no `op=` could. The sender does not wait; a round ends at a fence.
# Prints: how far some nodes of a graph are from node 0, and the sum of all distances.
# expect: to 1: 2
# expect: to 7: 19
# expect: to 50: 27
# expect: to 99: 36
# expect: in all 2387

from emc.lang import (
    Ptr,
    addr,
    everywhere,
    fence,
    function,
    i32,
    own_count,
    own_index,
    packet_type,
    printf,
    reductionsum,
    spread,
    static,
    struct,
)

N = 100
FAR = 1000000


@struct
class Node:
    distance: i32
    changed: i32


graph = static(spread(Node, N))


@static
@packet_type
def offer(to: Ptr[Node], distance: i32) -> None:
    if distance < to.distance:
        to.distance = distance
        to.changed = 1


# The three edges that leave node i.
@static
def offer_on(i: i32, distance: i32) -> None:
    offer(addr(graph[(i + 1) % N]), distance + 2 + i % 3)
    offer(addr(graph[(i * 7 + 3) % N]), distance + 9)
    offer(addr(graph[i * i % N]), distance + 5)


# One round on this PE: the nodes that have come nearer tell it to others. How many these were.
@static
def spread_on(own: Ptr[Node], count: i32) -> i32:
    told: i32 = 0
    for k in range(count):
        if own[k].changed:
            own[k].changed = 0
            offer_on(own_index(graph, k), own[k].distance)
            told += 1
    return told


@function
def main() -> i32:
    told: i32
    i: i32
    sum: i32 = 0
    with everywhere(graph):
        for i in range(own_count(graph)):
            graph[i].distance = FAR
    offer(addr(graph[0]), 0)
    fence()
    while True:
        with everywhere(graph):
            told = spread_on(graph, own_count(graph))
        reductionsum(told)
        if not told > 0:
            break
    for i in range(N):
        sum += graph[i].distance
    printf(
        "to 1: %d\nto 7: %d\nto 50: %d\nto 99: %d\n",
        graph[1].distance,
        graph[7].distance,
        graph[50].distance,
        graph[99].distance,
    )
    printf("in all %d\n", sum)
    return 0
