// Shows: arrays of structs, in structs, of arrays: searched, sorted, copied whole, passed by value inside of others.
//
// expect: 11 18 1
// expect: c 26 29 1 extra; e 36 29 3 extra;
// expect: 176 36 2
// expect: Ann Bob 3 0
// expect: 0 0 4 4 4 5 5 5 6 99 1
#include <stdio.h>
#include <string.h>
struct mark { char subject[8]; signed char points; };
struct pupil { char name[12]; int count; struct mark marks[4]; };
struct form { struct pupil pupils[3]; struct { int best, worst; } seats[2]; char room; };
static struct form form = {{{"Ann", 2, {{"maths", 9}, {"art", 7}}}, {"Bob", 3, {{"maths", 4}, {"music", 8}, {"art", -1}}}, {"Cy"}}, {{1, 2}, {3}}, 'b'};
static struct mark *find(struct pupil *p, const char *subject) { struct mark *m; for (m = p->marks; m < p->marks + p->count; m++) if (!strcmp(m->subject, subject)) return m; return NULL; }
static int total(struct pupil p) { int s = 0; while (p.count) s += p.marks[--p.count].points; return s; }
static struct form promoted(struct form f) { int i; for (i = 0; i < 3; i++) { struct pupil *p = &f.pupils[i]; if (p->count < 4) p->marks[p->count++] = (struct mark){"extra", 10 + i}; } f.room++; return f; }
struct window { int lines[3]; };
static struct window shift(struct window w, int in) { w.lines[0] = w.lines[1], w.lines[1] = w.lines[2], w.lines[2] = in; return w; }
static int middle(struct window w) { int a = w.lines[0], b = w.lines[1], c = w.lines[2]; return a > b ? b > c ? b : a > c ? c : a : a > c ? a : b > c ? c : b; }
int main(void)
{
    struct form copy = form, forms[2], *f = forms;
    struct window w = {{0}};
    int i;
    find(&copy.pupils[1], "art")->points = 6;
    printf("%d %d %d\n", total(form.pupils[1]), total(copy.pupils[1]), find(&form.pupils[2], "art") == NULL);
    forms[0] = promoted(copy), forms[1] = promoted(promoted(*f));
    for (i = 0; i < 2; i++, f++) printf("%c %d %d %d %s; ", f->room, total(f->pupils[0]), total(f->pupils[1]), f->pupils[2].count, f->pupils[2].marks[f->pupils[2].count - 1].subject);
    printf("\n%d %d %d\n", (int)sizeof(struct form), (int)sizeof form.pupils[0].marks, (int)(f - forms));
    memmove(&copy.pupils[1], &copy.pupils[0], 2 * sizeof(struct pupil)), copy.seats[1] = copy.seats[0], copy.seats[0].worst += copy.seats[1].best;
    printf("%s %s %d %d\n", copy.pupils[1].name, copy.pupils[2].name, copy.seats[0].worst, memcmp(&copy.pupils[0], &copy.pupils[1], sizeof copy.pupils[0]));
    for (i = 0; i < 9; i++) w = shift(w, i * 37 % 10), printf("%d ", middle(w));
    printf("%d %d\n", shift(w, 99).lines[2], shift(shift(w, 1), 2).lines[1]);
    return promoted(form).pupils[0].marks[2].points - 10;
}
