"""The circular omega network: who is wired to whom, and which way a packet turns.

2^k rows, k+1 columns; node (r, c) feeds (2r mod R, c+1) and (2r+1 mod R, c+1), columns counted round. PE p is node p,
at row p div C, column p mod C. A switch has three outputs (UP, DOWN, LOCAL) and three inputs (its own PE, 0 and 1).
A packet takes a shortest route. Each turn appends a bit to the row, so the last k turns spell the destination's row;
turns before those are free, and rotate the row. The choice depends on node and destination only, so packets between
two PEs take one way and keep their order.

All functions are pure, over integers, in the subset that numba compiles.
"""

from __future__ import annotations

UP, DOWN, LOCAL = 0, 1, 2  # outputs of a switch
OWN, FIRST, SECOND = 0, 1, 2  # inputs of a switch, in the order in which they are served
PORTS = 3


def order(pes: int) -> int:
    """k of the smallest network that holds `pes` PEs: 2^k rows x (k+1) columns."""
    k = 0
    while (k + 1) << k < pes:
        k += 1
    return k


def nodes(k: int) -> int:
    """Switches of a network of order k."""
    return (k + 1) << k


def hops(k: int, node: int, goal: int) -> int:
    """Links on a shortest route: 0 (here) to 2k."""
    columns = k + 1
    row, column = node // columns, node % columns
    goal_row, goal_column = goal // columns, goal % columns
    h = (goal_column - column) % columns
    if goal_row >> h == row & ((1 << (k - h)) - 1):
        return h
    return h + columns


def turn(k: int, node: int, goal: int) -> int:
    """The output that a packet for `goal` takes at `node`."""
    left = hops(k, node, goal)
    if left == 0:
        return LOCAL
    if left > k:
        return node // (k + 1) >> (k - 1)  # a free turn: the row's top bit comes in again below
    return goal // (k + 1) >> (left - 1) & 1


def successor(k: int, node: int, output: int) -> int:
    """The node that output UP or DOWN of `node` feeds."""
    columns = k + 1
    row = (2 * (node // columns) + output) & ((1 << k) - 1)
    return row * columns + (node % columns + 1) % columns


def entrance(k: int, node: int) -> int:
    """The input at which a packet from `node` arrives at its successor: FIRST from the upper half of the rows."""
    return FIRST + (node // (k + 1) >> (k - 1))


def route(k: int, node: int, goal: int) -> list[int]:
    """The nodes of a packet's way, both ends included."""
    way = [node]
    while way[-1] != goal:
        way.append(successor(k, way[-1], turn(k, way[-1], goal)))
    return way


TOPOLOGIES = ("circular_omega",)  # the names that a machine file may give; others become modules beside this one
