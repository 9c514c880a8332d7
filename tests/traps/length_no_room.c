// trap: 4 out of heap
// detail: length_no_room.c:4:21
// detail: length_no_room.c:5:32
int f(int n) { char a[n]; a[0] = 1; return a[0]; }
int main(void) { return f(4) - f(300000000); }
