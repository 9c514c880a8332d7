// Structures: members, nesting, assignment, parameters, results, comparison of members, arrays of them.
//
// expect: 111 204 10
// expect: ell 22644 changed 12
// expect: 3 8 2 7
// expect: 206 6
// expect: 20 24
#include <stdio.h>
struct point { int x, y; };
struct line { struct point from, to; const char *name; };
static struct point add(struct point a, struct point b) { a.x += b.x; a.y += b.y; return a; }
static struct line make(int x, int y, const char *name) { struct line l = {{0, 0}, {x, y}, name}; return l; }
static int size(const struct line *l) { return (l->to.x - l->from.x) * (l->to.y - l->from.y); }
int main(void)
{
    struct point p = {1, 2}, q = p, all[3] = {{1, 1}, {2, 2}};
    struct line l = make(3, 4, "ell"), copy;
    q.x = 10;
    p = add(p, add(q, (struct point){100, 200}));
    printf("%d %d %d\n", p.x, p.y, q.x);
    copy = l; copy.to = p; l.name = "changed";
    printf("%s %d %s %d\n", copy.name, size(&copy), l.name, size(&l));
    all[2] = all[1]; all[2].y = 7; all[1] = add(all[0], all[2]);
    printf("%d %d %d %d\n", all[1].x, all[1].y, all[2].x, all[2].y);
    printf("%d %d\n", add(p, q).y, make(5, 6, "z").to.y);
    printf("%d %d\n", (int)sizeof(struct line), (int)sizeof all);
    return 0;
}
