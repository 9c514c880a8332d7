"""Command lines that are nearly right: the message says what to write."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("prog.emc", "'prog.emc' is a file, not a command: write `emc run prog.emc`."),
        ("rnu x.emc", "there is no command 'rnu': did you mean `emc run`?"),
        ("compile x.emc", "there is no command 'compile': did you mean `emc check`?"),
        ("hlep", "there is no command 'hlep': did you mean `emc help`?"),
        ("xyzzy", "there is no command 'xyzzy': the commands are run, profile, "),
        ("run -pes 4 x.emc", "No such option '-pes': write `--pes`, with two dashes."),
        ("run -max-cycles=4 x.emc", "No such option '-max-cycles=4': write `--max-cycles=4`, with two dashes."),
    ],
)
def test_slips(emc, words: str, said: str) -> None:
    done = emc(*words.split())
    assert done.returncode == 2 and said in done.stderr


def test_help_is_a_command(emc) -> None:
    assert emc("help").stdout == emc("--help").stdout
    assert emc("help", "run").stdout == emc("run", "--help").stdout


def test_a_misspelt_file_is_sought_in_this_folder_first(emc, tmp_path: Path) -> None:
    (tmp_path / "nosuchh.emc").write_text("int main(void) { return 0; }")
    assert "did you mean `nosuchh.emc`?" in emc("run", "nosuch.emc").stderr
    assert "did you mean `nosuchh.emc`?" in emc("run", "nosuchh").stderr
    assert "did you mean `histogram.emc`?" in emc("run", "histogramm.emc").stderr
