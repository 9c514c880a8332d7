/* What all scans of a PE share: the queue of words from the left neighbour (chain.h). */
int __scan_cell;
