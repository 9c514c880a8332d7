/* What the fences of a PE share (fence.h). */
int __fence_out;
int __fence_waiting;
int __fence_home;
