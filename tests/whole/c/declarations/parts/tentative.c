/* The other half of ../tentative.c. */
struct opaque { int secret; };
struct opaque thing = {33};
static struct opaque made;
static int same_name = 2;
int elsewhere[3] = {1, 2, 3}, count = sizeof elsewhere / sizeof *elsewhere;
const char *const words[] = {"zero", "one"};
int shared_one = 12;
struct opaque *make(int n) { made.secret = n; return &made; }
int value_of(const struct opaque *o) { return o->secret; }
int other_name(void) { return same_name++; }
int prototype_here(int n, double d) { return n * d; }
int old_sum(a, b) int a, b; { return a + b; }
