// Shows: shortest ways with a binary heap, breadth-first search in a maze, connected parts by union-find.
//
// expect: 0:0 2:0-1 11:0-9-3-2 3:0-9-3 18:0-9-3-2-5-4 16:0-9-3-2-5 6:0-9-6 14:0-9-6-7 4:0-1-8 1:0-9 x x
// expect: 10
// expect: 2 1 0
#include <stdio.h>
#include <string.h>
enum { N = 12, INFINITE = 1 << 29 };
struct edge { int to, cost; };
static struct edge edges[N][6];
static int degree[N], distance[N], from[N], heap[64], size, where[N];
static void connect(int a, int b, int cost) { edges[a][degree[a]++] = (struct edge){b, cost}, edges[b][degree[b]++] = (struct edge){a, cost}; }
static void swap(int i, int j) { int t = heap[i]; heap[i] = heap[j], heap[j] = t, where[heap[i]] = i, where[heap[j]] = j; }
static void up(int i) { while (i && distance[heap[i]] < distance[heap[(i - 1) / 2]]) swap(i, (i - 1) / 2), i = (i - 1) / 2; }
static void down(int i)
{
    for (;;) {
        int least = i, k;
        for (k = 2 * i + 1; k <= 2 * i + 2; k++) if (k < size && distance[heap[k]] < distance[heap[least]]) least = k;
        if (least == i) return;
        swap(i, least), i = least;
    }
}
static void shortest(int start)
{
    int i;
    for (i = size = 0; i < N; i++) distance[i] = INFINITE, from[i] = -1, heap[size] = i, where[i] = size++;
    distance[start] = 0, up(where[start]);
    while (size) {
        int v = heap[0];
        swap(0, --size), down(0);
        for (i = 0; i < degree[v]; i++) {
            struct edge e = edges[v][i];
            if (distance[v] + e.cost < distance[e.to]) distance[e.to] = distance[v] + e.cost, from[e.to] = v, up(where[e.to]);
        }
    }
}
static void path(int v) { if (from[v] >= 0) path(from[v]), printf("-"); printf("%d", v); }
static const char *const maze[] = {"#########", "#S..#...#", "#.#.#.#.#", "#.#...#.#", "#.#####.#", "#......E#", "#########"};
static int steps(void)
{
    int seen[7][9] = {{0}}, queue[63][2], head = 0, tail = 0, k;
    static const signed char turn[5] = {0, 1, 0, -1, 0};
    memcpy(queue[tail++], (int[2]){1, 1}, sizeof *queue), seen[1][1] = 1;
    while (head < tail) {
        int *q = queue[head++];
        if (maze[q[0]][q[1]] == 'E') return seen[q[0]][q[1]] - 1;
        for (k = 0; k < 4; k++) {
            int y = q[0] + turn[k], x = q[1] + turn[k + 1];
            if (maze[y][x] != '#' && !seen[y][x]) seen[y][x] = seen[q[0]][q[1]] + 1, queue[tail][0] = y, queue[tail++][1] = x;
        }
    }
    return -1;
}
static int parent[N];
static int root(int v) { return parent[v] == v ? v : (parent[v] = root(parent[v])); }
int main(void)
{
    int i, j, parts = N;
    for (i = 0; i < N - 2; i++) if (i != 7) connect(i, (i * 5 + 1) % 8, i % 4 * 3 + 2);
    connect(0, 9, 1), connect(9, 3, 2), connect(10, 11, 5);
    shortest(0);
    for (i = 0; i < N; i++) if (distance[i] < INFINITE) printf("%d:", distance[i]), path(i), printf(" "); else printf("x ");
    printf("\n%d\n", steps());
    for (i = 0; i < N; i++) parent[i] = i;
    for (i = 0; i < N; i++) for (j = 0; j < degree[i]; j++) if (root(i) != root(edges[i][j].to)) parent[root(i)] = root(edges[i][j].to), parts--;
    printf("%d %d %d\n", parts, root(0) == root(9), root(0) == root(10));
    return 0;
}
