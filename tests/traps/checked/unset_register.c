// with: -O 0
// trap: 8 `chosen` is read before it is set
// detail: unset_register.c:6:* note: `chosen` is declared here
int main(int count, char **arguments)
{
    int chosen;
    if (count > 3) chosen = 1;
    return chosen;
}
