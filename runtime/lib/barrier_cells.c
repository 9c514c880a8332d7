/* What all barriers of a PE share: q cells for each round, and whether a thread is inside (butterfly.h). */
int __barrier_cell[36];
int __barrier_taken;
