"""`:pes`, `:machine`, `:reset`, `:undo`, `:races`: the machine on which the session runs."""

from __future__ import annotations

from emc.dataclass import replace
from emc.options import BuildOptions
from emc.repl.commands.names import Trouble, command
from emc.repl.dialogue import Dialogue
from emc.shape import MOST_PES, parse


@command("pes", "[N | RxC | PxRxC]", "Show the number of PEs, or change to a machine with N PEs.")
def pes(shell: Dialogue, argument: str) -> str:
    """`:pes` shows how many PEs there are. `:pes 80`, or a shape as in `:pes 8x10` or `:pes 4x3x8`, starts a new
    machine and replays the session there: all inputs that succeeded are compiled and run again, without showing their
    output again. The contents of the old machine's memory are lost."""
    if not argument:
        return describe(shell)
    try:
        wanted = parse(argument)
    except ValueError:
        raise Trouble(f"`{argument}` is not a number of PEs: 1 to {MOST_PES}", "`:pes 80`, or `:pes 8x10`") from None
    return replay(shell, replace(shell.session.options, pes=wanted))


@command("machine", "[NAME | FILE]", "Show which machine this is, or change to another one, by name or TOML file.")
def machine(shell: Dialogue, argument: str) -> str:
    """`:machine` shows which machine this is. `:machine emx` starts a new one and replays the session there, as `:pes`
    does. `emc machines` lists the machines."""
    if not argument:
        return describe(shell)
    return replay(shell, replace(shell.session.options, machine=argument))


@command("reset", "", "Start again with an empty machine and no names.")
def reset(shell: Dialogue, argument: str) -> str:
    """Forgets all declarations and starts a new machine of the same kind. `:time` and the history of your inputs are
    kept."""
    if argument:
        raise Trouble("`:reset` takes no argument", "`:pes N` and `:machine NAME` choose another machine")
    shell.session.reset()
    shell.left = 0
    return f"reset: {describe(shell)}"


@command("undo", "[N]", "Undo the last input, or the last N.")
def undo(shell: Dialogue, argument: str) -> str:
    """`:undo` starts a new machine and replays the session without its last input; `:undo 3` leaves out the last three.
    Their declarations are forgotten, and memory is as it was before them. Inputs that failed, and commands, don't
    count."""
    inputs = shell.session.history.inputs
    count = len(inputs)
    if not argument.isdecimal() and argument:
        raise Trouble(
            f"`{argument}` is not a number of inputs",
            "`:undo` undoes the last input, and `:undo 3` undoes the last three",
        )
    back = int(argument or 1)
    if not 1 <= back <= count:
        raise Trouble(f"there {'is' if count == 1 else 'are'} {count} to undo", "`:reset` begins again")
    gone = [f"undid `{' '.join(text.split())}`" for text in inputs[count - back :]]
    return "\n".join([*gone, replay(shell, shell.session.options, back)])


@command("races", "[on | off]", "Look for accesses that nothing orders, in each statement.")
def races(shell: Dialogue, argument: str) -> str:
    """`:races on` takes a new machine, replays the session there, and shows the races of the statements that follow,
    each pair of lines once. A statement comes after all earlier ones. docs/races.md says what a race is. `:races` alone
    switches it on or off."""
    if argument not in ("", "on", "off"):
        raise Trouble(f"`:races {argument}`: write `on` or `off`", "`:races on`")
    shell.session.races = not shell.session.races if not argument else argument == "on"
    said = replay(shell, shell.session.options)
    shell.session.new_races()
    return f"races: {'on' if shell.session.races else 'off'}; {said}"


def describe(shell: Dialogue) -> str:
    """The machine in words: `em4, 80 PEs, ...`."""
    target, description = shell.session.target, shell.session.description
    shape = f" ({target.arrangement})" if target.arranged else ""
    return f"{description.name}: {target.pes:,} PE{'s' * (target.pes != 1)}{shape}, {target.memory:,} bytes each"


def replay(shell: Dialogue, options: BuildOptions, back: int = 0) -> str:
    """Starts another machine, and enters the session's inputs again, except the last `back` of them."""
    inputs = shell.session.reset(options)
    inputs = inputs[: len(inputs) - back]
    shell.left = 0
    failed = 0
    shell.session.mute(True)
    try:
        for number, text in enumerate(inputs, 1):
            shell.voice.remember(f"<replay {number}>", text)
            answer = shell.session.again(text, f"<replay {number}>")
            if answer.failed:
                failed += 1
                shell.answer(replace(answer, value=None))
    finally:
        shell.session.mute(False)
    count = f"{len(inputs)} input{'s' * (len(inputs) != 1)}"
    bad = f", {failed} of them failed" if failed else ""
    return f"{describe(shell)}; replayed {count}{bad}"
