// The words of EM-C are plain identifiers in a .c file.
// expect: 21
int printf(const char *, ...);
int main(void)
{
    int global = 1, shared = 2, where = 3, update = 4, parallel = 5, packet_type = 6;
    printf("%d\n", global + shared + where + update + parallel + packet_type);
    return 0;
}
