// with: -O 0
// trap: 10 `once` is read before it is set
// detail: unset_again.c:8:* note: `once` is declared here
int main(void)
{
    int i, s = 0;
    for (i = 0; i < 4; i++) {
        int once;
        if (i != 2) once = i;
        s += once;
    }
    return s;
}
