/* What all barriers of a PE share: a q cell for each round, and whether a thread is inside (butterfly.h). */
int __barrier_cell[18];
int __barrier_taken;
