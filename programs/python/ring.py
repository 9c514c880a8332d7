# Shows: messages (<emc/msg.h>). A token goes once round all PEs; each adds one and sends it on.
# Prints: whether it came to every PE.
# expect: the token met every PE: yes

from emc.lang import N_PE, NODE_PORT, each, everywhere, function, i32, my_pe, printf, static, word_rcv, word_send

TOKEN = 1  # the message's type

met: i32 = static(each(i32))


@static
def pass_on(token: i32) -> None:
    word_send(NODE_PORT((my_pe() + 1) % N_PE), TOKEN, token + 1)


@function
def main() -> i32:
    global met
    with everywhere():
        if my_pe() == 0:
            pass_on(0)
            met = word_rcv(TOKEN)
        else:
            pass_on(word_rcv(TOKEN))
    printf("the token met every PE: %s\n", "yes" if met == N_PE else "no")
    return 0
