// What the two LocusRoutes share, in plain C: locusroute.emc (parallel) and locusroute_seq.c (sequential).
// The circuit, the options, the reader with its messages, the spanning tree, and which routes a segment may take.
//
// A circuit file:   columns channels wires
//                   n  x lo hi  x lo hi ...        one line a wire; '#' starts a comment
// White space is free; a wire may go on over several lines, but each starts a line, and none ends within one.

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- the circuit -----------------------------------------------------------------------------------------------

struct pin { int x, lo, hi; };  // in column x, reachable from channel lo or hi

// Two pins to be joined; `left` is the one in the smaller column (in one column: the one with the lower number).
struct segment { int left, right, route; };

// A wire is one block of memory: this header, its pins, and after them its pins - 1 segments.
struct wire { struct wire *next; int number, pins; struct pin pin[]; };

static struct segment *segments_of(struct wire *wire) { return (struct segment *)(wire->pin + wire->pins); }

static unsigned wire_size(int pins)
{
    return sizeof(struct wire) + pins * sizeof(struct pin) + (pins - 1) * sizeof(struct segment);
}

// ---- the command line ------------------------------------------------------------------------------------------

struct options { const char *circuit; int wires, routes, iterations, print_routes; };

static void usage(const char *program)
{
    printf("usage: %s [--circuit FILE] [--wires W] [--routes R] [--iterations N] [--print-routes]\n"
           "  --circuit FILE   circuit to route (default %s)\n"
           "  --wires W        wire-level threads on each PE (default 2)\n"
           "  --routes R       route-level threads for each segment (default 4)\n"
           "  --iterations N   times that every wire is routed (default 2)\n"
           "  --print-routes   print the final route of every segment\n", program, DEFAULT_CIRCUIT);
}

static int count_option(const char *option, const char *value)
{
    char *end;
    long n = strtol(value, &end, 10);
    if (*end != 0 || end == value || n < 1 || n > 1000) {
        fprintf(stderr, "locusroute: %s takes a number from 1 to 1000, not '%s'\n", option, value);
        exit(1);
    }
    return n;
}

static struct options read_options(int argc, char **argv)
{
    struct options o = {DEFAULT_CIRCUIT, 2, 4, 2, 0};
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--help") == 0) {
            usage(argv[0]);
            exit(0);
        }
        if (strcmp(argv[i], "--print-routes") == 0) {
            o.print_routes = 1;
            continue;
        }
        char *value = i + 1 < argc ? argv[i + 1] : NULL;
        int known = 1;
        if (strcmp(argv[i], "--circuit") == 0 && value) o.circuit = value;
        else if (strcmp(argv[i], "--wires") == 0 && value) o.wires = count_option("--wires", value);
        else if (strcmp(argv[i], "--routes") == 0 && value) o.routes = count_option("--routes", value);
        else if (strcmp(argv[i], "--iterations") == 0 && value) o.iterations = count_option("--iterations", value);
        else known = 0;
        if (!known) {
            fprintf(stderr, "locusroute: '%s' is no option, or its value is missing; see --help\n", argv[i]);
            exit(1);
        }
        i++;
    }
    return o;
}

// ---- the reader ------------------------------------------------------------------------------------------------

#define BLOCK 8192             // characters asked of the host at a time
#define MOST 1000000           // no number in a circuit may be larger
#define MOST_POINTS 67108864   // nor the grid

struct reader {
    const char *name;
    char *text, *end;          // the whole file, and a 0 after it
    char *at, *token;          // the next character; where the number last found begins
    int fresh;                 // that number is the first of its line
    int columns, channels, wires;
    char *wire;                // where the wire begins that was read last; NULL before the first
    int pins, room;            // its pins
    int reading;               // the pin being read, from 1; 0 between wires
    struct pin *pin;
};

static int line_of(struct reader *r, const char *spot)
{
    int line = 1;
    for (const char *p = r->text; p < spot; p++) line += *p == '\n';
    return line;
}

static void refuse(struct reader *r, const char *spot, const char *text)
{
    int column = 1;
    for (const char *p = spot; p > r->text && p[-1] != '\n'; p--) column++;
    fprintf(stderr, "%s:%d:%d: error: %s\n", r->name, line_of(r, spot), column, text);
    exit(1);
}

// Points at the number last found, and says which pin it was to belong to.
static void refuse_token(struct reader *r, const char *text)
{
    char full[240];
    if (r->reading == 0) refuse(r, r->token, text);
    snprintf(full, sizeof full, "%s (pin %d of %d of the wire in line %d)", text, r->reading, r->pins,
             line_of(r, r->wire));
    refuse(r, r->token, full);
}

static int is_blank(int c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

// Goes to the next number; 0 at the end of the file.
static int find_number(struct reader *r)
{
    char *p = r->at;
    r->fresh = p == r->text;
    for (; *p == '\n' || *p == '#' || is_blank(*p); p++) {
        if (*p == '#')
            while (p < r->end && *p != '\n') p++;
        if (p == r->end) break;
        if (*p == '\n') r->fresh = 1;
    }
    r->token = r->at = p;
    return p < r->end;
}

static void refuse_character(struct reader *r, int c, const char *which, const char *what)
{
    char text[120];
    if (c > ' ' && c < 127) snprintf(text, sizeof text, "'%c' %s a %s", c, which, what);
    else snprintf(text, sizeof text, "character number %d %s a %s", c & 255, which, what);
    refuse_token(r, text);
}

static void refuse_absence(struct reader *r, const char *what)
{
    char text[120];
    snprintf(text, sizeof text, "the file ends where there should be a %s", what);
    refuse_token(r, text);
}

static void refuse_place(struct reader *r, const char *what, int n, int limit)
{
    char text[120];
    snprintf(text, sizeof text, "%s %d lies outside the grid, whose last is %d", what, n, limit - 1);
    refuse_token(r, text);
}

// Reads a number below `limit`.
static int number(struct reader *r, const char *what, int limit)
{
    char *p;
    int n = 0;
    for (p = r->at; *p == ' '; p++) {}
    r->token = r->at = p;
    if (*p < '0' || *p > '9') {
        if (!find_number(r)) refuse_absence(r, what);
        p = r->at;
        if (*p < '0' || *p > '9') refuse_character(r, *p, "where there should be", what);
    }
    for (; *p >= '0' && *p <= '9'; p++) {
        n = n * 10 + (*p - '0');
        if (n > MOST) refuse_token(r, "a number over 1000000");
    }
    if (*p != ' ' && *p != '\n' && *p != '#' && p != r->end && !is_blank(*p)) refuse_character(r, *p, "within", what);
    if (n >= limit) refuse_place(r, what, n, limit);
    r->at = p;
    return n;
}

// `small.circuit` where it is not in the current folder: the bundled one.
static FILE *open_bundled(const char *name)
{
    char path[128];
    int error = errno;
    FILE *file = NULL;
    if (strlen(name) < 100 && strchr(name, '/') == NULL) {
        sprintf(path, "circuits/%s", name);
        file = fopen(path, "r");
    }
    errno = error;
    return file;
}

static void read_text(struct reader *r)
{
    int length = 0, got;
    FILE *file = fopen(r->name, "r");
    if (file == NULL) file = open_bundled(r->name);
    if (file == NULL) {
        fprintf(stderr, "%s: error: the circuit file cannot be opened: %s\n", r->name, strerror(errno));
        exit(1);
    }
    for (int room = BLOCK;; room = length + BLOCK > room ? 2 * room : room) {
        r->text = realloc(r->text, room + 1);
        got = fread(r->text + length, 1, BLOCK, file);
        if (got <= 0) break;
        length += got;
    }
    r->at = r->token = r->text;
    r->end = r->text + length;
    *r->end = 0;
    if (ferror(file)) refuse(r, r->text, "the file cannot be read");
    fclose(file);
}

static void open_circuit(struct reader *r, const char *name)
{
    memset(r, 0, sizeof *r);
    r->name = name;
    read_text(r);
    r->columns = number(r, "number of columns", MOST + 1);
    r->channels = number(r, "number of channels", MOST + 1);
    r->wires = number(r, "number of wires", MOST + 1);
    if (r->columns == 0 || r->channels == 0) refuse_token(r, "a grid without points");
    if (r->columns > MOST_POINTS / r->channels) refuse_token(r, "a grid of over 67108864 points");
}

// What was read so far must end where its line ends; where it does not, its count was wrong.
static void end_of_line(struct reader *r)
{
    char text[160];
    int more = find_number(r);
    if (!more || r->fresh) return;
    if (r->wire == NULL) refuse_token(r, "more than three numbers: columns, channels, wires");
    int line = line_of(r, r->token);
    snprintf(text, sizeof text, "wrong count: the wire's %d pins end within line %d, and that line goes on", r->pins,
             line);
    refuse(r, line == line_of(r, r->wire) ? r->token : r->wire, text);
}

// Reads the next wire into r->pins and r->pin; `done` were read before it.
static void read_wire(struct reader *r, int done)
{
    char text[120];
    end_of_line(r);
    if (r->at == r->end) {
        snprintf(text, sizeof text, "the file ends after %d of %d wires", done, r->wires);
        refuse_token(r, text);
    }
    r->pins = number(r, "number of pins", MOST + 1);
    r->wire = r->token;
    if (r->pins < 2) {
        snprintf(text, sizeof text, "a wire needs two pins or more; this one has %d", r->pins);
        refuse_token(r, text);
    }
    for (int i = 0; i < r->pins; i++) {
        if (i == r->room) {  // grown as pins come: a wild count must not ask for all memory
            r->room = i == 0 ? 16 : 2 * i;
            r->pin = realloc(r->pin, r->room * sizeof *r->pin);
        }
        r->reading = i + 1;
        r->pin[i].x = number(r, "column", r->columns);
        r->pin[i].lo = number(r, "channel", r->channels);
        r->pin[i].hi = number(r, "channel", r->channels);
    }
    r->reading = 0;
}

static void close_circuit(struct reader *r)
{
    char text[120];
    end_of_line(r);
    if (r->at < r->end) {
        snprintf(text, sizeof text, "more wires than the %d promised", r->wires);
        refuse_token(r, text);
    }
    free(r->pin);
    free(r->text);
}

// ---- a wire's segments: a minimum spanning tree ------------------------------------------------------------------

// Manhattan distance; a pin's row is its `lo`.
static int distance(struct pin a, struct pin b) { return abs(a.x - b.x) + abs(a.lo - b.lo); }

// Prim's method from pin 0. s[i] for i >= done stands for a pin outside the tree: right = that pin, left = the
// nearest pin in the tree, route = their distance. Ties: the lowest pin outside, and for it the lowest inside.
static void split_wire(struct wire *wire)
{
    struct segment *s = segments_of(wire);
    struct pin *pin = wire->pin;
    int n = wire->pins - 1;
    for (int i = 0; i < n; i++) {
        s[i].left = 0;
        s[i].right = i + 1;
        s[i].route = distance(pin[0], pin[i + 1]);
    }
    for (int done = 0; done < n; done++) {
        int best = done;
        for (int i = done + 1; i < n; i++)
            if (s[i].route < s[best].route || (s[i].route == s[best].route && s[i].right < s[best].right)) best = i;
        struct segment chosen = s[best];
        s[best] = s[done];
        s[done] = chosen;
        for (int i = done + 1; i < n; i++) {
            int d = distance(pin[chosen.right], pin[s[i].right]);
            if (d < s[i].route || (d == s[i].route && chosen.right < s[i].left)) {
                s[i].left = chosen.right;
                s[i].route = d;
            }
        }
    }
    for (int i = 0; i < n; i++) {
        int a = s[i].left, b = s[i].right;
        if (pin[a].x > pin[b].x || (pin[a].x == pin[b].x && a > b)) {
            s[i].left = b;
            s[i].right = a;
        }
        s[i].route = -1;
    }
}

// ---- a segment's routes ------------------------------------------------------------------------------------------

// A route is one number, CHOICE * choice + bend, and the lower number wins a tie.
//   choice  0 .. 3: bit 1 takes the left pin's hi, bit 0 the right pin's hi.
//   bend    0 .. dx: horizontal to column x1 + bend, vertical there, horizontal.
//           dx + 1 ...: vertical to channel min(c1, c2) + bend - dx, horizontal there, vertical.
// The bends of the second kind lie strictly between the channels: at the end channels they would be the first kind's
// first and last. A straight segment has one route, bend 0.
#define CHOICE 4194304
#define NO_ROUTE (-1)

struct point { int x, c; };
struct path { struct point corner[4]; };

static struct path path_of(const struct wire *wire, struct segment s)
{
    struct pin left = wire->pin[s.left], right = wire->pin[s.right];
    int choice = s.route / CHOICE, bend = s.route % CHOICE, dx = right.x - left.x;
    int c1 = choice & 2 ? left.hi : left.lo, c2 = choice & 1 ? right.hi : right.lo;
    struct path p = {{{left.x, c1}, {left.x, c1}, {right.x, c2}, {right.x, c2}}};
    if (bend <= dx)
        p.corner[1].x = p.corner[2].x = left.x + bend;
    else
        p.corner[1].c = p.corner[2].c = (c1 < c2 ? c1 : c2) + bend - dx;
    return p;
}

// The number of bends that a choice of channels allows.
static int bends_of(int dx, int c1, int c2) { return c1 == c2 || dx == 0 ? 1 : dx + abs(c1 - c2); }

static int length_of(struct path p)
{
    return abs(p.corner[3].x - p.corner[0].x) + abs(p.corner[3].c - p.corner[0].c) + 1;
}

static void print_route(int number, int i, struct segment s, struct path p)
{
    printf("route %d.%d pins %d %d:", number, i, s.left, s.right);
    for (int k = 0; k < 4; k++) printf(" %d,%d", p.corner[k].x, p.corner[k].c);
    printf("\n");
}

// ---- the self-check of one wire ----------------------------------------------------------------------------------

// The path starts and ends at the segment's pins, and no piece of it is slanted.
static int path_joins(const struct wire *wire, struct segment s)
{
    struct path p = path_of(wire, s);
    struct pin left = wire->pin[s.left], right = wire->pin[s.right];
    struct point a = p.corner[0], b = p.corner[3];
    for (int k = 0; k < 3; k++)
        if (p.corner[k].x != p.corner[k + 1].x && p.corner[k].c != p.corner[k + 1].c) return 0;
    return a.x == left.x && (a.c == left.lo || a.c == left.hi) && b.x == right.x && (b.c == right.lo || b.c == right.hi);
}

// Every segment has a route that joins its pins, and from pin 0 one gets to all pins along segments.
static int wire_is_connected(struct wire *wire)
{
    struct segment *s = segments_of(wire);
    char *reached = calloc(wire->pins, 1);
    int count = 1, grew = 1, good = 1;
    reached[0] = 1;
    for (int i = 0; i < wire->pins - 1; i++)
        if (s[i].route < 0 || !path_joins(wire, s[i])) good = 0;
    while (grew) {
        grew = 0;
        for (int i = 0; i < wire->pins - 1; i++)
            if (reached[s[i].left] != reached[s[i].right]) {
                reached[s[i].left] = reached[s[i].right] = 1;
                count++;
                grew = 1;
            }
    }
    free(reached);
    return good && count == wire->pins;
}
