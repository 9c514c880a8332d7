/* Options of a command line, as POSIX reads them: the first argument that is none ends them. */
#include <getopt.h>
#include <stdio.h>
#include <string.h>

char *optarg;
int optind = 1;
int opterr = 1;
int optopt;
static int within; /* options read of argv[optind] */

static int complain(char **argv, const char *options, const char *what) {
    if (opterr && *options != ':') fprintf(stderr, "%s: %s -- '%c'\n", argv[0], what, optopt);
    return '?';
}

int getopt(int argc, char *const argv[], const char *options) {
    const char *known;
    char *argument;
    optarg = NULL;
    if (!optind) optind = 1, within = 0;
    argument = optind < argc ? argv[optind] : NULL;
    if (!within) {
        if (!argument || argument[0] != '-' || !argument[1]) return -1;
        if (!strcmp(argument, "--")) {
            optind++;
            return -1;
        }
        within = 1;
    }
    optopt = (unsigned char)argument[within++];
    known = optopt == ':' ? NULL : strchr(options, optopt);
    if (!argument[within]) optind++, within = 0;
    if (!known) return complain((char **)argv, options, "invalid option");
    if (known[1] != ':') return optopt;
    if (within) {
        optarg = argument + within;
        optind++, within = 0;
    } else if (known[2] != ':') {
        if (optind >= argc) {
            complain((char **)argv, options, "option requires an argument");
            return *options == ':' ? ':' : '?';
        }
        optarg = argv[optind++];
    }
    return optopt;
}

int getopt_long(int argc, char *const argv[], const char *options, const struct option *longs, int *which) {
    const char *argument = optind > 0 && optind < argc ? argv[optind] : NULL, *end;
    int i, found = -1, n;
    if (within || !argument || strncmp(argument, "--", 2) || !argument[2]) return getopt(argc, argv, options);
    argument += 2;
    optind++;
    optarg = NULL;
    end = strchr(argument, '=');
    n = end ? end - argument : (int)strlen(argument);
    for (i = 0; longs[i].name; i++) {
        if (strncmp(longs[i].name, argument, n)) continue;
        if (!longs[i].name[n]) {
            found = i;
            break;
        }
        found = found == -1 ? i : -2; /* the beginning of one name will do */
    }
    if (found < 0) {
        if (opterr) fprintf(stderr, "%s: unrecognized option '--%s'\n", argv[0], argument);
        return '?';
    }
    if (longs[found].has_arg == no_argument ? end != NULL : 0) {
        if (opterr) fprintf(stderr, "%s: option '--%s' doesn't allow an argument\n", argv[0], longs[found].name);
        return '?';
    }
    if (end) optarg = (char *)end + 1;
    else if (longs[found].has_arg == required_argument) {
        if (optind >= argc) {
            if (opterr) fprintf(stderr, "%s: option '--%s' requires an argument\n", argv[0], longs[found].name);
            return *options == ':' ? ':' : '?';
        }
        optarg = argv[optind++];
    }
    if (which) *which = found;
    if (!longs[found].flag) return longs[found].val;
    *longs[found].flag = longs[found].val;
    return 0;
}
