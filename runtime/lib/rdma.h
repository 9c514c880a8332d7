/* The transfers that this PE has kicked, as rdma.emir counts them. */
#define ENGINE_BITS 4 /* of an engine's number in a control word (machine/rules/dma.py) */
#define MOST_ENGINES (1 << ENGINE_BITS)

#define MEETING __attribute__((meeting)) /* about threads under way (collective.h) */
extern MEETING int __rdma_completed[MOST_ENGINES + 4];

#define COMPLETED(engine) __rdma_completed[engine] /* transfers of an engine that are complete and were not polled */
#define UNDER_WAY __rdma_completed[MOST_ENGINES]
#define WAITING __rdma_completed[MOST_ENGINES + 1] /* threads that wait in a fence until none is under way */
#define WOKEN __rdma_completed[MOST_ENGINES + 2]   /* those of them that are being woken */
#define HOME __rdma_completed[MOST_ENGINES + 3]    /* the global address of the q cell that they read */
