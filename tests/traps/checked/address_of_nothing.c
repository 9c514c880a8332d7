// with: -O 0
// trap: 6 an access of 4 bytes where there is no object
int main(void)
{
    int *p = (int *)0x9000;
    return *p;
}
