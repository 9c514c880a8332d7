"""`emc explore`: races of the literature are found within the runs that their programs state, and repeated by the
command that is printed; programs without races show no difference."""

from __future__ import annotations

import json
import pickle
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command import Done, run_here

from emc.explore import Reading, Task
from emc.explore.judge import Judge, Trial, Verdict
from emc.explore.outcome import Apart
from emc.explore.schedule import USUAL, Schedule
from emc.machine import Options
from emc.machine.options import Late
from emc.options import BuildOptions
from emc.ready import ready
from emc.shape import Pes
from emc.texts import read_sources

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RACY, RIGHT = (sorted((HERE / folder).glob("*.emc")) for folder in ("racy", "right"))
PRINT_TIMES = ("latency", "lu", "phases", "queue_lock")  # of which the words depend on cycles
PROGRAMS = [file for file in sorted((ROOT / "programs").glob("*.emc")) if file.stem not in (*PRINT_TIMES, "locusroute")]
EVERYDAY = ("bank", "list", "stencil")


def stated(file: Path) -> list[str]:
    """The options that a program is explored with."""
    found = re.search(r"^// explore: (.*)$", file.read_text(), re.MULTILINE)
    assert found is not None
    return found[1].split()


def explored(*words: str, folder: Path = HERE, stdin: str = "") -> Done:
    return run_here(["explore", *words], folder, stdin)


def line_after(name: str, said: str) -> str:
    found = re.search(rf"^ *{name}: *(.*)$", said, re.MULTILINE)
    assert found is not None, said
    return found[1]


def repeated(command: str, folder: Path, stdin: str = "") -> Done:
    """What a command of a report says."""
    emc, *words = shlex.split(command)
    assert emc == "emc"
    return run_here(words, folder, stdin)


@pytest.mark.parametrize("file", RACY, ids=lambda file: file.stem)
def test_a_race_is_found_and_repeated(file: Path) -> None:
    done = explored(file.name, "-w", *stated(file), folder=file.parent)
    assert done.returncode == 1, done.stdout + done.stderr
    usual, other = line_after("usual", done.stdout), line_after("other", done.stdout)
    assert usual != other
    assert repeated(line_after("the usual one", done.stdout), file.parent).stdout == f"{usual}\n"
    assert repeated(line_after("the other one", done.stdout), file.parent).stdout == f"{other}\n"
    late = re.search(r"packet (\d+) of PE (\d+) leaves .* late: `\w+` to PE (\d+), sent at (\S+):(\d+):", done.stdout)
    assert late is not None and late[4] == file.name and late[2] != late[3]


@pytest.mark.parametrize("file", RIGHT, ids=lambda file: file.stem)
def test_without_a_race_there_is_no_difference(file: Path) -> None:
    done = explored(file.name, "-w", *stated(file), folder=file.parent)
    assert done.returncode == 0 and "the same result in 60 other schedules; this is not a proof" in done.stdout


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, marks=[] if file.stem in EVERYDAY else pytest.mark.slow) for file in PROGRAMS],
    ids=lambda file: file.stem,
)
def test_programs_that_promise_one_result_show_one(file: Path) -> None:
    pes = re.search(r"^// pes: (\S+)", file.read_text(), re.MULTILINE)
    done = explored(file.name, "-w", "--pes", pes[1] if pes else "4", "--runs", "24", folder=file.parent)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_what_is_found_does_not_depend_on_the_number_of_processes() -> None:
    words = ("racy/double_checked.emc", *stated(HERE / "racy" / "double_checked.emc"))
    assert explored(*words, "--jobs", "1").stdout == explored(*words, "--jobs", "3").stdout


def test_another_process_can_be_given_the_task() -> None:
    """Where processes are not copied, as on macOS, all that they need is pickled."""
    sources = read_sources([str(HERE / "racy" / "overtaking.emc")])
    task = Task(ready(sources, BuildOptions(pes=Pes(4))), "auto", Options(), sources[0][0], "overtaking.emc")
    judge = pickle.loads(pickle.dumps(Judge(task, task.go(USUAL)[1], Reading())))
    verdict = judge.verdict(Trial(Schedule(late=(Late(2, 2, 35),)), 10_000))
    assert verdict == Verdict(Apart("line 1 of the output", "7", "0"), False)
    assert judge.verdict(Trial(USUAL, 10_000)).apart is None


TWICE = """\
#include <emc.h>
#include <stdio.h>
int global word[2 * N_PE];
int look(int which) { return word[which]; }
int tell(int which)
{
    word[which] = 7;
    return remote_call(1, look, 1, which);
}
int main(void)
{
    int first = remote_call(2, tell, 1, 3), second = tell(7);
    puts(first || second ? "one was seen" : "neither was seen");
    return 0;
}
"""


def test_what_needs_two_late_packets_is_found(tmp_path: Path) -> None:
    (tmp_path / "twice.emc").write_text(TWICE)
    done = explored("twice.emc", "-w", "--pes", "4", folder=tmp_path)
    assert done.returncode == 1 and line_after("other", done.stdout) == "neither was seen"
    command = line_after("the other one", done.stdout)
    assert command.count("--late") == 2
    assert repeated(command, tmp_path).stdout == "neither was seen\n"


ENDLESS = """\
int global go[N_PE];
int main(void)
{
    everywhere dowith () {
        if (my_pe() == 2) { go[3] = 1; go[0] = 1; }
        if (my_pe() == 1) { while (!go[0]); if (!go[3]) for (;;) resched(); }
    }
    return 3;
}
"""


@pytest.mark.slow
def test_a_run_without_end_is_a_difference_and_ends_when_it_is_repeated(tmp_path: Path) -> None:
    (tmp_path / "endless.emc").write_text(f"#include <emc.h>\n{ENDLESS}")
    done = explored("endless.emc", "-w", "--pes", "4", folder=tmp_path)
    assert done.returncode == 1 and "the program does not end within" in done.stdout
    assert line_after("usual", done.stdout) == "exit status 3"
    assert line_after("other", done.stdout) == "trap: out of cycles"
    again = repeated(line_after("the other one", done.stdout), tmp_path)
    assert again.returncode == 124 and "trap: out of cycles" in again.stderr


TRAP = """\
int global go[N_PE], global divisor[N_PE];
int main(void)
{
    everywhere dowith () {
        if (my_pe() == 2) { divisor[3] = 5; go[0] = 1; }
        if (my_pe() == 1) { while (!go[0]); go[1] = 10 / divisor[3]; }
    }
    return go[1];
}
"""


def test_a_trap_is_a_difference(tmp_path: Path) -> None:
    (tmp_path / "trap.emc").write_text(TRAP)
    done = explored("trap.emc", "-w", "--pes", "4", folder=tmp_path)
    assert line_after("usual", done.stdout) == "exit status 2"
    assert line_after("other", done.stdout) == "trap: division by zero at trap.emc:6:53"
    assert repeated(line_after("the other one", done.stdout), tmp_path).returncode == 126


FILES = """\
#include <stdio.h>
int global turn[N_PE];
int main(void)
{
    FILE *file = fopen("out.txt", "a");
    everywhere dowith () { turn[0] = my_pe(); }
    fprintf(file, "last was %d\\n", turn[0]);
    fclose(file);
    return 0;
}
"""


@pytest.mark.slow
def test_files_are_compared_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "files.emc").write_text(FILES)
    (tmp_path / "out.txt").write_text("before\n")
    done = explored("files.emc", "-w", "--pes", "4", folder=tmp_path)
    assert done.returncode == 1 and f"line 2 of {tmp_path / 'out.txt'}" in done.stdout
    assert (tmp_path / "out.txt").read_text() == "before\n"
    other = line_after("other", done.stdout)
    repeated(line_after("the other one", done.stdout), tmp_path)
    assert (tmp_path / "out.txt").read_text() == f"before\n{other}\n"


READS = """\
#include <stdio.h>
int global last[N_PE];
int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) return 9;
    everywhere dowith (n) { last[0] = n + my_pe(); }
    printf("%d\\n", last[0]);
    return 0;
}
"""


def test_each_run_reads_the_same_input(tmp_path: Path) -> None:
    (tmp_path / "reads.emc").write_text(READS)
    done = explored("reads.emc", "-w", "--pes", "4", folder=tmp_path, stdin="100\n")
    assert done.returncode == 1 and "both runs read the same standard input" in done.stdout
    usual, other = line_after("usual", done.stdout), line_after("other", done.stdout)
    assert {usual, other} <= {"100", "101", "102", "103"} and usual != other
    assert repeated(line_after("the other one", done.stdout), tmp_path, "100\n").stdout == f"{other}\n"


ORDER = """\
#include <stdio.h>
int main(void) { everywhere dowith () { printf("PE %d\\n", my_pe()); } return 0; }
"""


def test_lines_may_change_places(tmp_path: Path) -> None:
    (tmp_path / "order.emc").write_text(ORDER)
    words = ("order.emc", "--pes", "4", "--runs", "60")
    assert explored(*words, folder=tmp_path).returncode == 1
    assert explored(*words, "--any-order", folder=tmp_path).returncode == 0
    assert explored(*words, "--ignore", r"PE \d", folder=tmp_path).returncode == 0
    done = explored(*words, "--ignore=PE 0", "--jobs=1", folder=tmp_path)
    assert done.returncode == 1 and "--ignore" not in done.stdout and "--jobs" not in done.stdout


def test_a_document_for_tools() -> None:
    done = explored("racy/overtaking.emc", "--pes", "4", "--format", "json")
    found = json.loads(done.stdout)["explored"]
    assert done.returncode == 1 and found["over"] == "difference"
    assert (found["difference"]["usual"], found["difference"]["other"]) == ("7", "0")
    assert repeated(found["difference"]["command"], HERE).stdout == "0\n"
    done = explored("right/fenced_message.emc", "--pes", "4", "--runs", "9", "--format", "json")
    found = json.loads(done.stdout)["explored"]
    assert done.returncode == 0 and found["difference"] is None and found["runs"] == 9


def test_the_arguments_and_options_of_the_program_are_repeated(tmp_path: Path) -> None:
    text = (HERE / "racy" / "overtaking.emc").read_text().replace("int main(void)", "int main(int argc, char **argv)")
    (tmp_path / "two words.emc").write_text(text.replace("remote_call(2,", "remote_call(argc - 1 + ONE,"))
    words = ("two words.emc", "--pes", "4", "-D", "ONE=1", "--max-cycles=5000", "--runs", "9", "--", "it's")
    done = explored(*words, folder=tmp_path)
    command = line_after("the other one", done.stdout)
    assert command.endswith("""-- 'it'"'"'s'""") and "--runs" not in command
    assert repeated(command, tmp_path).stdout == "0\n"


@pytest.mark.slow
def test_seconds_end_it(tmp_path: Path) -> None:
    (tmp_path / "long.c").write_text("int main(void) { int i; for (i = 0; i < 20000000; i++) ; return 0; }\n")
    done = explored("long.c", "--pes", "1", "--seconds", "1", "--runs", "1000000", folder=tmp_path)
    assert done.returncode == 0 and "1 seconds have passed (--seconds allows more)" in done.stdout


@pytest.mark.slow
def test_ctrl_c_says_what_was_found_so_far(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "emc", "explore", str(HERE / "right" / "updates.emc"), "--pes", "4"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        [*words, "--runs", "1000000", "--seconds", "500"],
        *(-1, None, pipe, pipe, pipe),
        cwd=ROOT,
        text=True,
        start_new_session=True,
    )
    workers = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    end = time.monotonic() + 100
    while not (workers.read_text() if workers.exists() else "linux?") and time.monotonic() < end:
        time.sleep(0.1)
    time.sleep(5)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert re.search(r": interrupted: the same result in [1-9][\d,]* other schedules", said) or "usual run" in said
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--runs", "0"], "0 is not in the range"),
        (["--runs", "many"], "'many' is not a valid integer"),
        (["--seconds", "nan"], "'nan' is not a valid integer"),
        (["--jobs", "0"], "0 is not in the range"),
        (["--ignore", "("], "'(' is not a regular expression"),
        (["--ignore", "(" * 2000], "is not a regular expression"),
        (["--tag"], "--tag prints times"),
        (["--late", "7:1=1"], "there is no PE 7; the machine has PEs 0 to 3"),
        (["--late", "1:0=1"], "the first packet is number 1"),
        (["--late", "1:1=9999999"], "a delay is at most 1,048,576 cycles"),
        (["--late", "1:1"], "write PE:N=CYCLES, like 2:17=40"),
        (["--late", "1:1=1"] * 65, "at most 64 packets can be delayed"),
        (["nowhere.emc"], "nowhere.emc"),
    ],
)
def test_bad_input(words: list[str], said: str) -> None:
    done = explored("racy/overtaking.emc", "--pes", "4", *words)
    assert done.returncode in (1, 2) and said in done.stderr and done.stdout == ""


def test_a_program_with_errors_is_not_explored(tmp_path: Path) -> None:
    (tmp_path / "wrong.emc").write_text("int main(void) { return x; }\n")
    done = explored("wrong.emc", folder=tmp_path)
    assert done.returncode == 1 and "E0312" in done.stderr and done.stdout == ""


def test_a_program_that_always_traps_says_so(tmp_path: Path) -> None:
    (tmp_path / "zero.c").write_text("int zero; int main(void) { return 1 / zero; }\n")
    done = explored("zero.c", "--pes", "2", "--runs", "5", folder=tmp_path)
    assert done.returncode == 0 and "the program traps each time: division by zero at zero.c:1:35" in done.stdout
