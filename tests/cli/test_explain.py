"""`emc explain`: codes, traps, the list of all, and names that are not there."""

from __future__ import annotations


def test_a_code_with_what_the_compiler_says_of_its_example(emc) -> None:
    done = emc("explain", "E0312")
    assert done.returncode == 0 and done.stderr == ""
    assert done.stdout.startswith("E0312: A name is not declared before it is used\n")
    assert "example.emc:1:40: error: `coutn` is not declared [E0312]" in done.stdout
    assert "did you mean `count`?" in done.stdout and "\nRight:\n" in done.stdout


def test_codes_in_any_case_with_or_without_zeros(emc) -> None:
    shown = emc("explain", "E0312").stdout
    assert emc("explain", "e312").stdout == emc("explain", "[E0312]").stdout == shown
    assert emc("explain", "E0312", "W0250").stdout.count("\nRight:\n") == 2


def test_a_trap_by_its_words_or_some_of_them(emc) -> None:
    shown = emc("explain", "null pointer").stdout
    assert shown.startswith("trap: null pointer\n")
    assert emc("explain", "null", "pointer").stdout == emc("explain", "Null").stdout == shown


def test_a_trap_with_its_details(emc) -> None:
    done = emc("explain", "block sizes disagree: PE 2 sends 5 words to PE 3, which expects 4")
    assert done.returncode == 0 and done.stdout.startswith("trap: block sizes disagree\n")


def test_all_of_them(emc) -> None:
    text = emc("explain").stdout
    assert "\n  E0312  A name is not declared before it is used\n" in text and "\n  deadlock\n" in text


def test_what_is_not_there(emc) -> None:
    done = emc("explain", "E0313x", "deadlok", "zzz")
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.count("[E0811]") == 3
    assert "did you mean `E0313`?" in done.stderr and "did you mean `deadlock`?" in done.stderr
    assert "lists all codes and traps" in done.stderr
