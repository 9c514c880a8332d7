/* What all scans of a PE share: the queue of words from the left neighbour (chain.h). */
#define MEETING __attribute__((meeting)) /* about threads under way (collective.h) */
MEETING int __scan_cell;
