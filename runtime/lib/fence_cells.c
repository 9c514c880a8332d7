/* What the fences of a PE share (fence.h). */
#define MEETING __attribute__((meeting)) /* about threads under way (collective.h) */
MEETING int __fence_out;
MEETING int __fence_waiting;
MEETING int __fence_home;
