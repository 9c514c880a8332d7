// with: -O 0
// trap: 4 an access just past the end of `few`
// detail: index_parameter.c:5:* note: `few` is declared here
static int last(int *a, int n) { return a[n]; }
int few[3], others[3];
int main(void)
{
    return last(few, 3);
}
