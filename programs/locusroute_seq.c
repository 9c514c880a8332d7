// Shows: LocusRoute, a global router for standard cells (Rose 1988), as one sequential C program.
// The sequential version of locusroute.emc: on one PE with --wires 1 both print the same lines, except time and load.
// Prints: for each iteration the circuit's height, the occupancy factor and the wire length; then its self-check.
//     gcc -std=c99 -O2 locusroute_seq.c -o locusroute_seq       or       emc run locusroute_seq.c

#define DEFAULT_CIRCUIT "primary2.circuit"
#include "locusroute.h"
#include <time.h>

static int columns, channels;
static int *cost;  // cost[x * channels + c]: the routes over channel c in column x

// ---- choosing ----------------------------------------------------------------------------------------------------

// The points of one channel from column to column, `channels` apart.
static int cost_straight(const int *first, const int *last)
{
    int sum = 0, step = channels;
    for (; first <= last; first += step) sum += *first;
    return sum;
}

// Horizontal in c1 from column `first` to `bend`, vertical there, horizontal in c2 to `last`; each point once.
static int cost_by_column(const int *first, const int *bend, const int *last, int c1, int c2)
{
    int sum = 0, step = channels, low = c1 < c2 ? c1 : c2, high = c1 < c2 ? c2 : c1;
    const int *p, *end;
    for (p = first + c1, end = bend + c1; p <= end; p += step) sum += *p;
    for (p = bend + low + 1, end = bend + high; p < end; p++) sum += *p;
    for (p = bend + c2, end = last + c2; p <= end; p += step) sum += *p;
    return sum;
}

// Vertical in column `first` from c1 to channel c, horizontal, vertical in `last`; c lies between c1 and c2.
static int cost_by_channel(const int *first, const int *last, int c1, int c2, int c)
{
    int sum = 0, step = channels, d = c1 < c2 ? 1 : -1;
    const int *p, *end;
    for (p = first + c1, end = first + c; p != end; p += d) sum += *p;
    for (end = last + c; p <= end; p += step) sum += *p;
    for (p = last + c2; p != end; p -= d) sum += *p;
    return sum;
}

// The cheapest route of a segment, the lowest number among equals; its cost into *least.
static int cheapest(struct pin left, struct pin right, int *least)
{
    const int *first = cost + left.x * channels, *last = cost + right.x * channels;
    int dx = right.x - left.x, best = NO_ROUTE;
    for (int choice = 0; choice < 4; choice++) {
        int c1 = choice & 2 ? left.hi : left.lo, c2 = choice & 1 ? right.hi : right.lo;
        int low = c1 < c2 ? c1 : c2, bends = bends_of(dx, c1, c2);
        for (int bend = 0; bend < bends; bend++) {
            int sum;
            if (c1 == c2) sum = cost_straight(first + c1, last + c1);
            else if (bend <= dx) sum = cost_by_column(first, first + bend * channels, last, c1, c2);
            else sum = cost_by_channel(first, last, c1, c2, low + bend - dx);
            if (best == NO_ROUTE || sum < *least) {
                best = choice * CHOICE + bend;
                *least = sum;
            }
        }
    }
    return best;
}

// Adds `by` to `array` at every point of a path, walking it from corner to corner.
static void add_path(int *array, struct path p, int by)
{
    int x = p.corner[0].x, c = p.corner[0].c;
    array[x * channels + c] += by;
    for (int k = 1; k < 4; k++)
        while (x != p.corner[k].x || c != p.corner[k].c) {
            x += (x < p.corner[k].x) - (x > p.corner[k].x);
            c += (c < p.corner[k].c) - (c > p.corner[k].c);
            array[x * channels + c] += by;
        }
}

// Takes a wire's old routes out, and routes each segment again. The costs paid are added to *occupancy.
static void route_wire(struct wire *wire, long long *occupancy, long long *length)
{
    struct segment *s = segments_of(wire);
    for (int i = 0; i < wire->pins - 1; i++)
        if (s[i].route >= 0) add_path(cost, path_of(wire, s[i]), -1);
    for (int i = 0; i < wire->pins - 1; i++) {
        int least = 0;
        s[i].route = cheapest(wire->pin[s[i].left], wire->pin[s[i].right], &least);
        add_path(cost, path_of(wire, s[i]), 1);
        *occupancy += least;
        *length += length_of(path_of(wire, s[i]));
    }
}

// ---- the whole ---------------------------------------------------------------------------------------------------

static struct wire *read_circuit(const char *name, int *wires, int *segments)
{
    static struct reader reader;
    struct wire *first = NULL, **last = &first;
    open_circuit(&reader, name);
    for (int i = 0; i < reader.wires; i++) {
        read_wire(&reader, i);
        struct wire *wire = malloc(wire_size(reader.pins));
        wire->next = NULL;
        wire->number = i;
        wire->pins = reader.pins;
        memcpy(wire->pin, reader.pin, reader.pins * sizeof(struct pin));
        *last = wire;
        last = &wire->next;
        *segments += reader.pins - 1;
    }
    close_circuit(&reader);
    columns = reader.columns;
    channels = reader.channels;
    *wires = reader.wires;
    return first;
}

static int height(void)
{
    int sum = 0;
    for (int c = 0; c < channels; c++) {
        int most = 0;
        for (int x = 0; x < columns; x++)
            if (cost[x * channels + c] > most) most = cost[x * channels + c];
        sum += most;
    }
    return sum;
}

// The cost array must equal the sum of all routes, and every wire's pins must be connected.
static int check(struct wire *first)
{
    int *again = calloc(columns * channels, sizeof(int)), wrong = 0, open = 0;
    long long routed = 0, held = 0;
    for (struct wire *wire = first; wire; wire = wire->next) {
        open += !wire_is_connected(wire);
        for (int i = 0; i < wire->pins - 1; i++) {
            struct path p = path_of(wire, segments_of(wire)[i]);
            add_path(again, p, 1);
            routed += length_of(p);
        }
    }
    for (int i = 0; i < columns * channels; i++) {
        wrong += cost[i] != again[i];
        held += cost[i];
    }
    free(again);
    printf("check: %d points differ, %d wires open, %lld updates lost: %s\n", wrong, open, routed - held,
           wrong == 0 && open == 0 && routed == held ? "good" : "FAILED");
    return wrong == 0 && open == 0 && routed == held;
}

int main(int argc, char **argv)
{
    struct options o = read_options(argc, argv);
    int wires = 0, segments = 0;
    struct wire *first = read_circuit(o.circuit, &wires, &segments);
    cost = calloc(columns * channels, sizeof(int));
    printf("circuit: %d columns, %d channels, %d wires, %d segments\n", columns, channels, wires, segments);
    clock_t start = clock();
    for (struct wire *wire = first; wire; wire = wire->next) split_wire(wire);
    for (int i = 1; i <= o.iterations; i++) {
        long long occupancy = 0, length = 0;
        for (struct wire *wire = first; wire; wire = wire->next) route_wire(wire, &occupancy, &length);
        printf("iteration %d: height %d, occupancy %lld, wire length %lld\n", i, height(), occupancy, length);
    }
    clock_t end = clock();
    if (o.print_routes)
        for (struct wire *wire = first; wire; wire = wire->next)
            for (int i = 0; i < wire->pins - 1; i++) {
                struct segment s = segments_of(wire)[i];
                print_route(wire->number, i, s, path_of(wire, s));
            }
    int good = check(first);
    printf("time: routing %.3f ms\n", (end - start) * 1000.0 / CLOCKS_PER_SEC);
    return good ? 0 : 1;
}
