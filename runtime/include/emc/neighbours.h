/* <emc/neighbours.h>: exchange of blocks with neighbours, by as many engines of a PE as it has.
 *
 *   neighbours_t plan;                                    one for each kind of exchange; several may be under way on a PE
 *   neighbours_torus(&plan);                              two neighbours for each extent of the PEs' shape (PE_EXTENTS),
 *                                                         in MPI's Cartesian order: - and + of extent 0, then of 1 ...
 *   neighbours_graph(&plan, indegree, sources,            any graph. A PE that is named twice pairs in order
 *                    outdegree, destinations);
 *   neighbours_use(&plan, schedule, form, devices);       NEIGHBOURS_AUTO (the default), _DIRECT or _SEGMENTED;
 *                                                         NEIGHBOURS_RDMA (the default) or _MESSAGE; how many engines, 0: all
 *   neighbours_free(&plan);
 *
 *   neighbour_allgather(&plan, src, dst, nword);          the block src, nword words, goes to each destination
 *   neighbour_alltoall(&plan, src, dst, nword);           block b of src goes to destination b
 *                                                         dst gets a block from each source. At the return src is free,
 *                                                         and dst is full
 *   neighbour_allgather_unfenced(&plan, src, dst, nword); dst lies at one address on all PEs; returns when this PE's blocks
 *   neighbour_alltoall_unfenced(&plan, src, dst, nword);  have landed. A barrier says so of the others'
 *
 * On a torus what goes in direction - lands in the block of +. Neighbours make a plan together, and exchange together.
 * Segmented cuts blocks so that all engines are busy to the end; AUTO takes it where it is faster. Machines without engines
 * write word by word, with the same results. */
#ifndef EMC_NEIGHBOURS_H
#define EMC_NEIGHBOURS_H

#define NEIGHBOURS_TORUS (2 * __EMC_DIMENSIONS__)

enum { NEIGHBOURS_AUTO, NEIGHBOURS_DIRECT, NEIGHBOURS_SEGMENTED };
enum { NEIGHBOURS_RDMA, NEIGHBOURS_MESSAGE };

typedef struct {
    unsigned __mark;
    struct __neighbours *__plan;
} neighbours_t;

#define neighbours_torus(plan) __neighbours_torus((plan), __EMC_DIMENSIONS__, (const int[]){__EMC_EXTENTS__})
void __neighbours_torus(neighbours_t *plan, int dimensions, const int *extents);
void neighbours_graph(neighbours_t *plan, int indegree, const int *sources, int outdegree, const int *destinations);
void neighbours_use(neighbours_t *plan, int schedule, int form, int devices);
void neighbours_free(neighbours_t *plan);

void neighbour_allgather(neighbours_t *plan, const void *src, void *dst, int nword);
void neighbour_alltoall(neighbours_t *plan, const void *src, void *dst, int nword);
void neighbour_allgather_unfenced(neighbours_t *plan, const void *src, void *dst, int nword);
void neighbour_alltoall_unfenced(neighbours_t *plan, const void *src, void *dst, int nword);

#endif
