/* What FMPL uses of collective hardware: for all PEs of a machine that has it. */
#define HARDWARE_BARRIERS (__EMC_COLOURS__ >= 3) /* a colour for barriers, and one for each plane of broadcasts */
#define HARDWARE_BCAST __EMC_BROADCAST__

void __fmpl_hardware_barrier(void);
void __fmpl_hardware_release(void);
void __fmpl_hardware_bcast(void *buf, unsigned size, int root);
