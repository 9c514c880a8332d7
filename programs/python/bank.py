# Shows: locks. A transfer changes two accounts on two PEs. It locks both, the lower number first, so that no two
# transfers can wait for each other. The new balance goes to the account's PE before the unlock, on the same route, so
# it is there when the next thread gets the lock.
# Prints: the sum of all accounts: no money is lost.
# expect: 100 transfers, 800 in all accounts

from emc.lang import N_PE, addr, everywhere, function, i32, lock, lock_t, my_pe, printf, spread, static, struct, unlock

ACCOUNTS = 8
TRANSFERS = 100


@struct
class Account:
    lock: lock_t
    money: i32


account = static(spread(Account, ACCOUNTS))
transfers: i32 = static(spread(i32))


@static
def transfer(from_: i32, to: i32, amount: i32) -> None:
    global transfers
    low: i32 = from_ if from_ < to else to
    high: i32 = to if from_ < to else from_
    lock(addr(account[low].lock))
    lock(addr(account[high].lock))
    account[from_].money = account[from_].money - amount
    account[to].money = account[to].money + amount
    unlock(addr(account[high].lock))
    unlock(addr(account[low].lock))
    transfers += 1


@function
def main() -> i32:
    sum: i32 = 0
    for i in range(ACCOUNTS):
        account[i].money = 100
    with everywhere():
        for i in range(my_pe(), TRANSFERS, N_PE):
            from_: i32 = i % ACCOUNTS
            to: i32 = i * 5 % ACCOUNTS
            if from_ == to:
                to = (to + 1) % ACCOUNTS
            transfer(from_, to, i)
    for i in range(ACCOUNTS):
        sum += account[i].money
    printf("%d transfers, %d in all accounts\n", transfers, sum)
    return 0
