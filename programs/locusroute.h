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

// A wire is one block of memory: this header, its pins, and behind them its pins - 1 segments.
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

#define BLOCK 2048             // characters asked of the host at a time
#define MOST 1000000           // no number in a circuit may be larger
#define MOST_POINTS 67108864   // nor the grid

struct reader {
    const char *name;
    FILE *file;
    char block[BLOCK];
    int fill, at;
    int line, column;          // of the next character
    int token_line, token_column;
    int fresh;                 // the token is the first of its line
    int columns, channels, wires;
    int wire_line, pins, room; // the wire just read: the line it starts in, its pins (0 before the first)
    int reading;               // the pin being read, from 1; 0 between wires
    struct pin *pin;
};

static void refuse(struct reader *r, int line, int column, const char *text)
{
    fprintf(stderr, "%s:%d:%d: error: %s\n", r->name, line, column, text);
    exit(1);
}

// Points at the number last found, and says which pin it was to belong to.
static void refuse_token(struct reader *r, const char *text)
{
    char full[200];
    if (r->reading == 0) refuse(r, r->token_line, r->token_column, text);
    snprintf(full, sizeof full, "%s (pin %d of %d of the wire in line %d)", text, r->reading, r->pins, r->wire_line);
    refuse(r, r->token_line, r->token_column, full);
}

static int peek(struct reader *r)
{
    if (r->at == r->fill) {
        r->at = 0;
        r->fill = fread(r->block, 1, BLOCK, r->file);
        if (r->fill == 0) {
            if (ferror(r->file)) refuse(r, r->line, r->column, "the file cannot be read");
            return EOF;
        }
    }
    return (unsigned char)r->block[r->at];
}

static void take(struct reader *r)
{
    r->column++;
    if (r->block[r->at++] == '\n') {
        r->line++;
        r->column = 1;
    }
}

static int is_blank(int c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

// Goes to the next number; 0 at the end of the file.
static int find_number(struct reader *r)
{
    int c, line = r->line;
    while ((c = peek(r)) == '\n' || c == '#' || is_blank(c)) {
        if (c == '#')
            while ((c = peek(r)) != '\n' && c != EOF) take(r);
        else
            take(r);
    }
    r->fresh = r->line > line || r->column == 1;
    r->token_line = r->line;
    r->token_column = r->column;
    return c != EOF;
}

static int number(struct reader *r, const char *what)
{
    char text[160];
    int n = 0, c;
    if (!find_number(r)) {
        snprintf(text, sizeof text, "the file ends where a %s should stand", what);
        refuse_token(r, text);
    }
    if ((c = peek(r)) < '0' || c > '9') {
        if (c > ' ' && c < 127) snprintf(text, sizeof text, "'%c' where a %s should stand", c, what);
        else snprintf(text, sizeof text, "character number %d where a %s should stand", c, what);
        refuse_token(r, text);
    }
    for (; (c = peek(r)) >= '0' && c <= '9'; take(r)) {
        n = n * 10 + (c - '0');
        if (n > MOST) refuse_token(r, "a number over 1000000");
    }
    if (c != EOF && c != '\n' && c != '#' && !is_blank(c)) {
        if (c > ' ' && c < 127) snprintf(text, sizeof text, "'%c' within a %s", c, what);
        else snprintf(text, sizeof text, "character number %d within a %s", c, what);
        refuse_token(r, text);
    }
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

static void open_circuit(struct reader *r, const char *name)
{
    memset(r, 0, sizeof *r);
    r->name = name;
    r->line = r->column = 1;
    r->file = fopen(name, "r");
    if (r->file == NULL) r->file = open_bundled(name);
    if (r->file == NULL) {
        fprintf(stderr, "%s: error: the circuit file cannot be opened: %s\n", name, strerror(errno));
        exit(1);
    }
    r->columns = number(r, "number of columns");
    r->channels = number(r, "number of channels");
    r->wires = number(r, "number of wires");
    r->wire_line = r->token_line;
    if (r->columns == 0 || r->channels == 0) refuse_token(r, "a grid without points");
    if (r->columns > MOST_POINTS / r->channels) refuse_token(r, "a grid of over 67108864 points");
}

// What was read so far must end where its line ends; where it does not, its count was wrong.
static void end_of_line(struct reader *r)
{
    char text[160];
    int more = find_number(r);
    if (!more || r->fresh) return;
    if (r->pins == 0) refuse_token(r, "more than three numbers: columns, channels, wires");
    snprintf(text, sizeof text, "wrong count: the wire's %d pins end within line %d, and that line goes on", r->pins,
             r->token_line);
    refuse(r, r->wire_line, r->token_line == r->wire_line ? r->token_column : 1, text);
}

static int place(struct reader *r, const char *what, int limit)
{
    char text[120];
    int n = number(r, what);
    if (n < limit) return n;
    snprintf(text, sizeof text, "%s %d lies outside the grid, whose last is %d", what, n, limit - 1);
    refuse_token(r, text);
    return 0;
}

// Reads the next wire into r->pins and r->pin; `done` were read before it.
static void read_wire(struct reader *r, int done)
{
    char text[120];
    end_of_line(r);
    if (!find_number(r)) {
        snprintf(text, sizeof text, "the file ends after %d of %d wires", done, r->wires);
        refuse_token(r, text);
    }
    r->pins = number(r, "number of pins");
    r->wire_line = r->token_line;
    if (r->pins < 2) {
        snprintf(text, sizeof text, "a wire needs two pins or more; this one has %d", r->pins);
        refuse_token(r, text);
    }
    for (int i = 0; i < r->pins; i++) {
        if (i == r->room) {  // grown as pins come: a wild count must not ask for all memory
            r->room = i == 0 ? 16 : 2 * i;
            r->pin = realloc(r->pin, r->room * sizeof *r->pin);
        }
        struct pin pin;
        r->reading = i + 1;
        pin.x = place(r, "column", r->columns);
        pin.lo = place(r, "channel", r->channels);
        pin.hi = place(r, "channel", r->channels);
        r->pin[i] = pin;
    }
    r->reading = 0;
}

static void close_circuit(struct reader *r)
{
    char text[120];
    end_of_line(r);
    if (find_number(r)) {
        snprintf(text, sizeof text, "more wires than the %d promised", r->wires);
        refuse_token(r, text);
    }
    fclose(r->file);
    free(r->pin);
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
