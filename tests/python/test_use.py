"""Programs in Python's syntax in use: by `emc.compile`, by the command, over several modules, and in an editor."""

from __future__ import annotations

import copy
import importlib
import pickle
import re
import shutil
import subprocess
import sys
import warnings
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import make_lang
import pytest
from command import run_here

import emc
from emc import places

ROOT = Path(__file__).resolve().parents[2]
MEAN = """\
from emc.lang import each, everywhere, function, i32, reductionsum, spread, struct

N = {n}
A = spread(i32, N)
calls: i32 = each(i32)


@struct
class Pair:
    a: i32
    b: i32


@function
def mean(total: i32, n: i32) -> i32:
    global calls
    calls += 1
    return total // n


@function
def total() -> i32:
    with everywhere(A):
        s: i32 = 0
        for i in range(N // 4):
            s += A[i]
    reductionsum(s)
    return mean(s, 1)
"""


def module(folder: Path, name: str, text: str) -> ModuleType:
    (folder / f"{name}.py").write_text(text, encoding="utf-8")
    sys.modules.pop(name, None)
    return __import__(name)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_function_brings_what_it_needs(folder: Path) -> None:
    made = module(folder, "needs_one", MEAN.format(n=8))
    program = emc.compile(made.total, pes=4)
    assert sorted(program.functions) == ["mean", "total"] and "A" in program.variables
    with program.load() as live:
        live["A"][:] = 5
        assert live.total() == 40 and live["calls"][0] == 1


def test_a_module_brings_all_that_it_has(folder: Path) -> None:
    made = module(folder, "needs_all", MEAN.format(n=8))
    assert sorted(emc.compile(made, pes=4).functions) == ["mean", "total"]


def test_constants_are_those_of_the_compilation(folder: Path) -> None:
    made = module(folder, "constants", MEAN.format(n=8))
    first = emc.compile(made.total, pes=4)
    made.N = 12
    assert "A[12]" in str(emc.compile(made.total, pes=4).variables["A"])
    assert "A[8]" in str(first.variables["A"])


def test_a_file_is_executed_for_each_program(folder: Path) -> None:
    (folder / "sizes.py").write_text("N = 8\n")
    (folder / "uses.py").write_text(MEAN.replace("N = {n}", "from pathlib import Path\nN = int(Path('n').read_text())"))
    for n in ("8", "16"):
        (folder / "n").write_text(n)
        assert f"A[{n}]" in str(emc.compile("uses.py", pes=4).variables["A"])


def test_functions_of_other_modules_become_parts(folder: Path) -> None:
    module(folder, "base", MEAN.format(n=8))
    text = "import base\nfrom emc.lang import function, i32\n\n\n@function\ndef twice() -> i32:\n"
    text += "    return 2 * base.total()\n"
    program = emc.compile(module(folder, "above", text).twice, pes=4)
    with program.load() as live:
        live["A"][:] = base_value = 3
        assert live.twice() == 2 * 8 * base_value
        with pytest.raises(emc.Trap) as trap:
            live.mean(1, 0)
    assert (trap.value.file, trap.value.line) == ("base.py", 18)
    assert "return total // n" in str(trap.value)


def test_a_program_can_be_pickled(folder: Path) -> None:
    program = emc.compile(module(folder, "pickled", MEAN.format(n=8)).total, pes=4)
    again = pickle.loads(pickle.dumps(program))
    assert again.ir == program.ir and again.load().total() == 0


def test_two_parts_of_one_name(folder: Path) -> None:
    module(folder, "one_part", MEAN.format(n=8))
    text = (
        MEAN.format(n=8)
        + "\n\nimport one_part\n\n\n@function\ndef both() -> i32:\n    return total() + one_part.total()\n"
    )
    with pytest.raises(emc.CompileError, match="two parts of this program are called `total`"):
        emc.compile(module(folder, "other_part", text).both, pes=4)


def test_two_parts_of_one_name_that_are_both_given(folder: Path) -> None:
    one, other = (module(folder, name, MEAN.format(n=8)) for name in ("given_one", "given_other"))
    with pytest.raises(emc.CompileError, match="two parts of this program are called `total`"):
        emc.compile(one.total, other.total, pes=4)


def test_a_variable_that_hides_a_part(folder: Path) -> None:
    module(folder, "has_mean", MEAN.format(n=8))
    text = "from has_mean import mean as average\nfrom emc.lang import function, i32\n\n\n@function\n"
    made = module(folder, "hides", f"{text}def main() -> i32:\n    mean = 5\n    return average(mean, 1)\n")
    with pytest.raises(emc.CompileError, match="`average` is called `mean` where it is defined, and `mean` is a vari"):
        emc.compile(made.main, pes=1)


FACTORY = """\
from emc.lang import function, i32, spread, struct


def make(n):
    A = spread(i32, n)

    @struct
    class Item:
        x: i32

    @function
    def step(k: i32) -> i32:
        item = Item(k)
        A[n - 1] += n
        return item.x + A[n - 1] if k < 100 else step(k - 100)

    return step


one, ten = make(1), make(10)


@function
def main() -> i32:
    return one(0) + 100 * ten(200)
"""


def test_a_def_that_is_executed_again_makes_another_part(folder: Path) -> None:
    made = module(folder, "made_again", FACTORY)
    program = emc.compile(made.main, pes=1)
    assert sorted(program.functions) == ["main", "step", "step_2"]
    assert [str(program.variables[name]).split(",")[0] for name in ("A", "A_2")] == [
        "int global A[1]",
        "int global A_2[10]",
    ]
    assert program.run().status == (1 + 100 * 3 * 10) % 256
    assert list(emc.compile(made.ten, pes=1).functions) == ["step"]


def test_a_number_that_a_part_has_already(folder: Path) -> None:
    text = FACTORY + "\n\n@function\ndef step_2() -> i32:\n    return one(0) + ten(0)\n"
    assert sorted(emc.compile(module(folder, "taken_numbers", text).step_2, pes=1).functions) == [
        "step",
        "step_2",
        "step_3",
    ]


EXTREMES = """\
from emc.lang import NAN, Volatile, each, f64, function, i32, printf, spread, u32

calls: i32 = each(i32)
A = spread(i32, 4)


@function
def next_() -> i32:
    global calls
    calls += 1
    return calls


@function
def main():
    A[2] = 8
    x = 5
    printf("%d %d %d\\n", max(next_(), next_()), min(next_(), 9, next_(), 2), calls)
    printf("%d %g %g %d\\n", max(A[2], x, 7, -1), max(3, x * 0.5), min(x, 4.5), max(min(A[2], 6), min(x, next_())))
    printf("%g %g %g\\n", max(-0.0, 0.0), min(NAN, 1.0), min(1.0, NAN))
    printf("%u\\n", max(i32(-1), u32(1)))
    y: Volatile[i32] = 3
    printf("%d %d\\n", max(y, x), max(2, calls))
    for i in range(min(x, A[2] // 4)):
        printf("%d", max(i, x - 4))
"""


CALLED = """\
from emc.lang import (
    Const, Ptr, each, everywhere, f64, function, i32, my_pe, packet_type, printf, reductionsum, static
)

TABLE = each(Const[i32], 3, init=[5, 6, 7])


@function
def double(n: i32) -> i32:
    return 2 * n


@static
def from_(n: i32, x: f64) -> f64:
    return double(n) * x + TABLE[1]


@function
def add(p: Ptr[i32], n: i32):
    for i in range(n):
        p[i] += 1
    printf("%d\\n", n)


@function
def pes() -> i32:
    with everywhere():
        n: i32 = 1
    reductionsum(n)
    return n


@function
def counted() -> i32:
    c = each(i32)
    c += 1
    return c


@function
def half(n: i32) -> f64:
    total = 0
    for i in range(n):
        total += 0.5
    return total


@function
def part(n: i32) -> i32:
    return 100 // n


@packet_type
def handler(p: Ptr[i32], n: i32):
    p[0] = n
"""


def test_a_call_from_python(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made, given = module(folder, "called_alone", CALLED), bytearray(12)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = made.double(3)
        assert (result.value, result + 1, made.from_(3, x=0.5).value) == (6, 7, 9.0) and result.cycles > 0
        assert made.add(memoryview(given).cast("i"), 2).value is None and bytes(given[::4]) == b"\1\1\0"
        assert made.pes() == emc.Machine().pes == 80
    assert capsys.readouterr().out == "2\n"
    with pytest.warns(UserWarning, match="W0601") as told:
        assert made.half(3) == 0
    assert [one.filename for one in told] == [__file__]


def test_a_call_from_python_that_fails(folder: Path) -> None:
    made = module(folder, "called_wrong", CALLED)
    with pytest.raises(emc.Trap, match="division by zero"):
        made.part(0)
    with pytest.raises(TypeError, match=r"2\.5 is a float"):
        made.double(2.5)
    with pytest.raises(TypeError, match=r"`counted` uses `counted\.c`"):
        made.counted()
    with pytest.raises(TypeError, match="handler of a packet type"):
        made.handler(None, 1)


def test_max_and_min(folder: Path) -> None:
    text = "2 2 4\n8 3 4.5 6\n-0 nan 1\n4294967295\n5 5\n11"
    made = module(folder, "extremes", EXTREMES)
    assert emc.compile(made, pes=2).run(capture=True).output == text
    (folder / "back.emc").write_text(run_here(["to-emc", "extremes.py"], folder).stdout)
    assert run_here(["run", "back.emc", "--pes", "2"], folder).stdout == text


def test_a_module_in_a_zip_archive(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(folder / "parts.zip", "w") as archive:
        archive.writestr("zipped.py", MEAN.format(n=8))
    monkeypatch.syspath_prepend(str(folder / "parts.zip"))
    made = __import__("zipped")
    with pytest.raises(emc.Trap) as trap:
        emc.compile(made.total, pes=4).load().mean(1, 0)
    assert trap.value.line == 18 and "return total // n" in str(trap.value)


@pytest.mark.parametrize("by", ["pickle", pytest.param("cloudpickle", marks=pytest.mark.extra("sweep", "cloudpickle"))])
def test_parts_are_pickled_by_their_names(folder: Path, by: str) -> None:
    kept = importlib.import_module(by)
    made = module(folder, "by_name", MEAN.format(n=8))
    for one in (made.total, made.A, made.Pair):
        assert kept.loads(kept.dumps(one)) is one and copy.deepcopy(one) is one
    local = module(folder, "by_no_name", FACTORY.replace("one, ten = make(1), make(10)", "one = ten = make(1)"))
    assert kept.loads(kept.dumps(local.one)) is local.one
    with pytest.raises(TypeError, match=r"make.<locals>.step can't be pickled.*compile it first"):
        kept.dumps(local.make(3))
    text = kept.dumps(made.total)
    del made.total
    with pytest.raises(TypeError, match="`total` of EM-C is not in the module by_name of this process: compile it"):
        kept.loads(text)


def test_a_file_that_has_changed_since_its_import(folder: Path) -> None:
    made = module(folder, "changed", MEAN.format(n=8))
    (folder / "changed.py").write_text("# one line more\n" + MEAN.format(n=8))
    with pytest.raises(emc.InputError, match=r"changed.py: the file has changed since Python read it"):
        emc.compile(made.total)


def test_an_object_without_a_name(folder: Path) -> None:
    text = "from emc.lang import function, i32, spread\nA = {}\nA.update(\n    x=spread(i32, 4))\nB = A['x']\n"
    (folder / "it.py").write_text(text + "\n\n@function\ndef main() -> i32:\n    return B[0]\n")
    assert "the object has no name" in run_here(["check", "it.py"], folder).stderr


def test_a_function_whose_text_is_not_known(folder: Path) -> None:
    names: dict[str, Any] = {}
    exec(MEAN.format(n=8), names)
    with pytest.raises(emc.InputError, match="the source text of <string> is not available"):
        emc.compile(names["total"])


def test_a_program_without_functions(folder: Path) -> None:
    with pytest.raises(emc.InputError, match="has no function of EM-C"):
        emc.compile(module(folder, "nothing", "N = 1\n"))
    assert "this file has no function of EM-C" in run_here(["check", "nothing.py"], folder).stderr


def test_calling_and_passing_the_wrong_things(folder: Path) -> None:
    made = module(folder, "wrong_calls", MEAN.format(n=8))
    with pytest.raises(TypeError, match=r"`mean` uses `calls`.*write live = emc.compile\(mean, pes=16\).load\(\), and"):
        made.mean(1, 2)
    with pytest.raises(TypeError, match="write @function"):
        emc.compile(lambda: 0)
    with pytest.raises(AttributeError, match="has no `evrywhere`"):
        exec("import emc.lang; emc.lang.evrywhere")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("int main(void) { goto end; end: return 0; }", "`goto`"),
        ("int f(int x) { switch (x) { case 1: x = 2; case 2: x = 3; break; } return x; }", "falls through"),
        ("union u { int a; float b; } x; int main(void) { return x.a; }", "a union"),
        ("struct s { int a : 3; } x; int main(void) { return x.a; }", "a bit-field"),
        ("#define F(x) (x + 1)\nint main(void) { return F(2); }", "the macro `F` has arguments"),
        ("int f(int n, ...) { return n; }", "variable or unknown arguments"),
        ("int main(void) { return ({ 1; }); }", "a block as an expression"),
        ("int f(int x) { do { if (x) continue; } while (x--); return x; }", "`continue` in a `do` loop"),
        ("int f(int x) { switch (x) { case 1 ... 3: break; } return x; }", "a range of cases"),
        ("int x __attribute__((aligned(8)));", "an alignment"),
        ("int main(void) { return L'x'; }", "a wide character"),
    ],
)
def test_what_python_has_no_form_for_is_named(folder: Path, text: str, what: str) -> None:
    (folder / "it.emc").write_text(text + ("" if "main" in text else "\nint main(void) { return 0; }") + "\n")
    done = run_here(["to-python", "it.emc"], folder)
    assert done.returncode == 1 and what in done.stderr and "it.emc:1:" in done.stderr and "[E0605]" in done.stderr


def test_a_program_that_is_translated_is_the_same(folder: Path) -> None:
    """What the translation does not know is found when its result is compiled."""
    (folder / "it.emc").write_text("int main(void) { return __builtin_popcount(5); }\n")
    done = run_here(["to-python", "it.emc"], folder)
    assert done.returncode == 1 and done.stdout == ""
    assert "can't be translated to the other syntax: `__builtin_popcount` is not known here" in done.stderr


def test_a_name_that_emc_reserves(folder: Path) -> None:
    text = "from emc.lang import function, i32\n\n\n@function\ndef main(short: i32) -> i32:\n    return short\n"
    (folder / "it.py").write_text(text)
    assert "the name `short` is reserved in EM-C" in run_here(["to-emc", "it.py"], folder).stderr


def test_what_emc_shows_of_a_file(folder: Path) -> None:
    (folder / "it.py").write_text(MEAN.format(n=8) + "\n\n@function\ndef main() -> i32:\n    return total()\n")
    assert '"it.py" 15:' in run_here(["show", "ir", "it.py", "--own", "--pes", "4"], folder).stdout
    assert "tokens of EM-C" in run_here(["show", "tokens", "it.py"], folder).stderr
    assert run_here(["run", "it.py", "--pes", "4"], folder).returncode == 0
    assert "it.py:" in run_here(["profile", "it.py", "--pes", "4"], folder).stdout


def test_programs_in_emc_do_without_it() -> None:
    code = "import sys\nfrom emc.cli.main import run_command\nsys.argv = ['emc', 'run', 'hello.emc']\n"
    code += "try:\n    run_command()\nfinally:\n"
    code += "    print([m for m in sys.modules if m.startswith(('emc.python', 'emc.lang'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100)
    assert done.stdout.endswith("[]\n"), done.stderr


def test_the_names_of_the_library_are_made_of_its_headers() -> None:
    made = make_lang.files()
    assert {name: (make_lang.PACKAGE / name).read_text(encoding="utf-8") for name in made} == made


@pytest.mark.slow
def test_editors_accept_the_examples(tmp_path: Path) -> None:
    """pyright, in its strict mode, where it is installed."""
    pyright = shutil.which("pyright") or shutil.which("pyright", path=str(Path(sys.executable).parent))
    if pyright is None:
        pytest.skip("pyright is not installed")
    page = (ROOT / "docs" / "python-syntax.md").read_text(encoding="utf-8")
    for name, text in re.findall(r"^\$ cat (\w+\.py)\n(.*?)(?=^\$ )", page, re.MULTILINE | re.DOTALL):
        if name != "wrong.py":
            (tmp_path / name).write_text(text)
    for file in (places.programs() / "python").glob("*.py"):
        shutil.copy(file, tmp_path)
    (tmp_path / "pyrightconfig.json").write_text('{"typeCheckingMode": "strict"}')
    command = [pyright, "--pythonpath", sys.executable, "-p", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout
