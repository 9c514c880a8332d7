// programs/bfs.emc in C with MPI: each rank has a block of the nodes, and the visits of a level go in one exchange. Prints
// how many nodes are how far from node 0, the number of wrong ones, and the seconds between MPI_Init and MPI_Finalize.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 200
#endif
#ifndef DEGREE
#define DEGREE 3
#endif
#define NOBODY (-1)

struct node { int parent, level; };
struct visit { int to, from; };

static int rank, ranks, per, first, own;
static struct node *graph;
static int *frontier, many;

static int end_of(int i, int k)
{
    unsigned x = (i * DEGREE + k + 1) * 2654435761u;
    return (x ^ x >> 15) * 2246822519u % N;
}

static void *room(size_t count, size_t size)
{
    void *found = calloc(count + 1, size);
    if (!found) MPI_Abort(MPI_COMM_WORLD, 1);
    return found;
}

static int place(const int *counts, int *places)
{
    int sum = 0;
    for (int r = 0; r < ranks; r++) places[r] = sum, sum += counts[r];
    return sum;
}

// Sends the visits of this level to their nodes' ranks, and makes those that are first the frontier.
static void expand(int level)
{
    int *out = room(ranks, sizeof *out), *in = room(ranks, sizeof *in);
    int *out_at = room(ranks, sizeof *out_at), *in_at = room(ranks, sizeof *in_at), *next = room(ranks, sizeof *next);
    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    for (int f = 0; f < many; f++)
        for (int k = 0; k < DEGREE; k++) out[end_of(frontier[f], k) / per]++;
    struct visit *sent = room(place(out, out_at), sizeof *sent);
    memcpy(next, out_at, ranks * sizeof *next);
    for (int f = 0; f < many; f++)
        for (int k = 0; k < DEGREE; k++) {
            int to = end_of(frontier[f], k);
            sent[next[to / per]++] = (struct visit) {to, frontier[f]};
        }
    MPI_Alltoall(out, 1, MPI_INT, in, 1, MPI_INT, MPI_COMM_WORLD);
    int count = place(in, in_at);
    struct visit *came = room(count, sizeof *came);
    MPI_Alltoallv(sent, out, out_at, pair, came, in, in_at, pair, MPI_COMM_WORLD);
    many = 0;
    for (int i = 0; i < count; i++) {
        struct node *to = &graph[came[i].to - first];
        if (to->parent != NOBODY) continue;
        *to = (struct node) {came[i].from, level};
        frontier[many++] = came[i].to;
    }
    MPI_Type_free(&pair);
    free(out), free(in), free(out_at), free(in_at), free(next), free(sent), free(came);
}

// How many own nodes have no edge from their parent, or a parent that is not one level above. All levels are gathered.
static int wrong(void)
{
    int *levels = room((size_t)per * ranks, sizeof *levels), *mine = room(per, sizeof *mine), found = 0;
    for (int i = 0; i < own; i++) mine[i] = graph[i].level;
    MPI_Allgather(mine, per, MPI_INT, levels, per, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < own; i++) {
        int parent = graph[i].parent, right = parent == NOBODY || (first + i == 0 && parent == 0);
        for (int k = 0; k < DEGREE && !right; k++)
            right = end_of(parent, k) == first + i && levels[parent] == graph[i].level - 1;
        found += !right;
    }
    free(levels), free(mine);
    return found;
}

int main(int argc, char **argv)
{
    int level = 0, count, sum;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    double begin = MPI_Wtime();
    per = (N + ranks - 1) / ranks, first = rank * per;
    own = first >= N ? 0 : N - first < per ? N - first : per;
    graph = room(own, sizeof *graph), frontier = room(own, sizeof *frontier);
    for (int i = 0; i < own; i++) graph[i].parent = NOBODY;
    if (rank == 0) graph[0] = (struct node) {0, 0}, frontier[many++] = 0;
    for (;; level++) {
        MPI_Allreduce(&many, &count, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
        if (count == 0) break;
        if (rank == 0) printf("%d edges away: %d\n", level, count);
        expand(level + 1);
    }
    count = wrong();
    MPI_Reduce(&count, &sum, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
    if (rank == 0) printf("nodes that are wrong: %d\n%f s\n", sum, MPI_Wtime() - begin);
    MPI_Finalize();
    return 0;
}
