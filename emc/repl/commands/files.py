"""`:save`, `:load`: the session's inputs as a file."""

from __future__ import annotations

from pathlib import Path

from emc import contents
from emc.repl.commands.names import Trouble, command
from emc.repl.dialogue import Dialogue


@command("save", "FILE", "Write the session's inputs to a file.")
def save(shell: Dialogue, argument: str) -> str:
    """Writes all inputs that succeeded, in order, as they were typed. `:load FILE` or `emc repl FILE` enters them
    again. Commands are not saved. A file that is being loaded can't save."""
    if not argument:
        raise Trouble("`:save` needs a file's name", "`:save session.emc`")
    if shell.loading:  # the file may come from anywhere, but programs may write only below the current folder
        raise Trouble(
            f"`:save` can't be used in `{shell.loading[-1].name}`, because this file is being loaded",
            "type `:save` at the prompt",
        )
    inputs = shell.session.history.inputs
    try:
        with contents.whole(_path(argument)) as file:
            file.write("".join(f"{text}\n" for text in inputs))
    except OSError as reason:
        raise Trouble(f"can't write `{argument}`: {reason.strerror}", "choose another place") from None
    return f"saved {len(inputs)} input{'s' * (len(inputs) != 1)} to {argument}"


@command("load", "FILE", "Enter the inputs of a file.")
def load(shell: Dialogue, argument: str) -> str | None:
    """Enters a file as if you had typed it: one that `:save` wrote, or a program. Definitions, statements and
    expressions may be in any order. Loading stops at the first input that fails. A program's `main` is not called: type
    `main()`."""
    if not argument:
        raise Trouble("`:load` needs a file's name", "`:load session.emc`")
    path = _path(argument)
    if path.resolve() in shell.loading:
        raise Trouble(f"`{argument}` is already being loaded: it would load itself forever", "remove its `:load`")
    try:
        text = contents.text(path, "utf-8-sig")
    except OSError as reason:
        raise Trouble(f"can't read `{argument}`: {reason.strerror}", "check the name and the folder") from None
    except UnicodeDecodeError:
        raise Trouble(f"`{argument}` is not UTF-8 text", "save it as UTF-8") from None
    return "" if shell.load(text, argument, path=path) else None


def _path(argument: str) -> Path:
    """The file of that name. It may begin with `~` or `~user`, as in a shell."""
    if "\0" in argument:
        raise Trouble("a file's name has no NUL character", "choose another name")
    try:
        return Path(argument).expanduser()
    except RuntimeError:
        user = argument.split("/")[0]
        raise Trouble(f"`{user}` has no home folder here", "write the whole path, or `./~...`") from None
