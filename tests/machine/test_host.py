"""Host services: console, files, arguments, and the sandbox around files."""

from __future__ import annotations

import io
import os
import socket
import stat
import sys
from pathlib import Path

import pytest

from emc import places
from emc.cache import own_folders
from emc.explore.files import Aside
from emc.machine import host as host_services
from emc.machine.host import ARGC, ARGUMENT, CLOSE, MOST_NOTES, OPEN, READ, REMOVE, RENAME, REPLACE, SEEK, WRITE, Host
from emc.machine.sandbox import Barred, Sandbox, sandbox

READ_ONLY, TRUNCATE, APPEND, ALSO_READ = 0, 1, 2, 4
ENOENT, EBADF, EACCES, EISDIR, EINVAL, ESPIPE, ENOSYS = -2, -9, -13, -21, -22, -29, -38
ENOTDIR, ENOSPC, ELOOP = -20, -28, -40


class Bytes:
    """A memory of 64 KB, without traps."""

    def __init__(self) -> None:
        self.all = bytearray(1 << 16)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.all[address : address + size])

    def write(self, address: int, data: bytes) -> None:
        self.all[address : address + len(data)] = data


class Program:
    """Calls services as a program would."""

    def __init__(self, host: Host):
        self.host = host
        self.memory = Bytes()

    def __call__(self, service: int, *words: int, tag: str = "") -> int:
        a, b, c, d = (*words, 0, 0, 0, 0)[:4]
        return self.host.serve(self.memory, service, (a, b, c, d), tag)

    def text(self, text: str, at: int = 0x1000) -> int:
        self.memory.write(at, text.encode() + b"\0")
        return at

    def write(self, fd: int, text: str, tag: str = "") -> int:
        return self(WRITE, fd, self.text(text), len(text.encode()), tag=tag)

    def open(self, path: object, flags: int = READ_ONLY) -> int:
        return self(OPEN, self.text(str(path)), flags)

    def read(self, fd: int, n: int = 100) -> bytes:
        got = self(READ, fd, 0x2000, n)
        assert got >= 0, got
        return self.memory.read(0x2000, got)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a program in a folder of its own beside it, and a secret outside of both."""
    (tmp_path / "here").mkdir()
    (tmp_path / "source").mkdir()
    (tmp_path / "source" / "data.txt").write_text("of the program")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "here"


def test_console_output_is_kept_and_handed_on_at_once() -> None:
    out: list[bytes] = []
    err: list[bytes] = []
    call = Program(Host(sink=out.append, error_sink=err.append))
    assert call.write(1, "hello\n") == 6
    assert out == [b"hello\n"]
    assert call.write(2, "oops") == 4 and call.write(1, "") == 0
    assert (call.host.output, call.host.errors, err) == (b"hello\n", b"oops", [b"oops"])


def test_output_is_kept_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_services, "MOST_KEPT", 10)
    program = Program(Host())
    assert [program.write(1, text) for text in ("12345678", "123", "12", "1")] == [8, ENOSPC, 2, ENOSPC]
    assert program.write(2, "12345") == 5 and program.host.output == b"1234567812"


def test_output_that_nobody_keeps_has_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_services, "MOST_KEPT", 10)
    printed: list[bytes] = []
    program = Program(Host(sink=printed.append, keep=False))
    assert [program.write(1, "12345678") for _ in range(3)] == [8] * 3
    assert len(b"".join(printed)) == 24 and program.host.output == b""


def test_no_more_is_read_than_any_memory_holds() -> None:
    class Endless(io.BytesIO):
        def read(self, n: int | None = -1, /) -> bytes:
            assert n is not None and 0 < n <= 1 << 26
            return b"x"

    assert Program(Host(stdin=Endless())).read(0, (1 << 31) - 1) == b"x"


def test_tags_stand_at_the_beginning_of_lines() -> None:
    call = Program(Host(tag=True))
    call.write(1, "a\nb", tag="[0] ")
    call.write(1, "c\n", tag="[1] ")
    call.write(1, "d\n", tag="[2] ")
    assert call.host.output == b"[0] a\n[0] bc\n[2] d\n"


@pytest.mark.parametrize("stdin", [b"one\ntwo", io.BytesIO(b"one\ntwo")])
def test_standard_input(stdin: bytes | io.BytesIO) -> None:
    call = Program(Host(stdin=stdin))
    assert call.read(0, 5) == b"one\nt"
    assert call.read(0) == b"wo" and call.read(0) == b""


def test_files_are_written_and_read_in_the_current_folder(here: Path) -> None:
    call = Program(Host("../source/x.emc"))
    fd = call.open("out.txt", TRUNCATE)
    assert fd == 3 and call.write(fd, "hello world") == 11
    assert call(CLOSE, fd) == 0 and (here / "out.txt").read_text() == "hello world"
    fd = call.open("out.txt", READ_ONLY | ALSO_READ)
    assert call(SEEK, fd, 6, 0) == 6 and call.read(fd) == b"world"
    assert call(SEEK, fd, -5, 2) == 6 and call.write(fd, "there") == 5
    assert call(CLOSE, fd) == 0
    fd = call.open("out.txt", APPEND)
    call.write(fd, "!")
    call(CLOSE, fd)
    assert (here / "out.txt").read_text() == "hello there!"
    call.text("out.txt", 0x3000)
    call.text("new.txt", 0x4000)
    assert call(RENAME, 0x3000, 0x4000) == 0 and call(REMOVE, 0x4000) == 0
    assert list(here.iterdir()) == []


def test_a_file_takes_the_place_of_the_console(here: Path) -> None:
    call = Program(Host(stdin=b"typed"))
    (here / "in").write_text("from a file")
    fd = call.open("out", TRUNCATE)
    assert call(REPLACE, fd, 1) == 1
    assert call.write(1, "not shown") == 9 and call.write(fd, "x") == EBADF
    assert call(SEEK, 1, 0, 1) == 9 and call.host.output == b""
    assert call(REPLACE, call.open("in"), 0) == 0 and call.read(0) == b"from a file"
    assert call(REPLACE, call.open("again", TRUNCATE), 1) == 1 and call.write(1, "more") == 4
    assert ((here / "out").read_text(), (here / "again").read_text()) == ("not shown", "more")
    assert call(REPLACE, 9, 1) == EBADF and call(REPLACE, 1, 9999) == EBADF and call(REPLACE, 1, 1) == 1
    assert call(CLOSE, 1) == 0 and call.write(1, "shown") == 5 and call.host.output == b"shown"


def test_refused_files_get_eacces_and_a_note(here: Path) -> None:
    call = Program(Host("../source/x.emc"))
    fd = call.open("../source/data.txt")
    assert call.read(fd) == b"of the program"
    assert call.open("../source/data.txt", TRUNCATE) == EACCES
    assert call.open("../secret.txt") == EACCES
    assert call.open(here.parent / "secret.txt") == EACCES
    assert call.open("/etc/passwd") == EACCES
    call.text("../secret.txt", 0x3000)
    assert call(REMOVE, 0x3000) == EACCES and (here.parent / "secret.txt").exists()
    assert len(call.host.notes) == 5 and all("--allow" in note for note in call.host.notes)


def test_links_are_resolved_first(here: Path) -> None:
    (here / "link").symlink_to(here.parent / "secret.txt")
    (here / "up").symlink_to(here.parent)
    call = Program(Host("../source/x.emc"))
    assert call.open("link") == EACCES
    assert call.open("up/secret.txt") == EACCES
    assert call.open("link", TRUNCATE) == EACCES and (here.parent / "secret.txt").read_text() == "secret"


def test_arguments_and_allowed_places_may_be_opened(here: Path) -> None:
    assert Program(Host("../source/x.emc", ("../secret.txt",))).open("../secret.txt") == 3
    assert Program(Host("../source/x.emc", allowed=("..",))).open("../secret.txt", TRUNCATE) == 3
    assert Program(Host("../source/x.emc", ("..",))).open("../secret.txt") == EACCES


def test_names_with_a_dot_are_written_only_if_they_are_named(here: Path) -> None:
    for folder in (".git", "a"):
        (here / folder).mkdir()
    (here / ".git" / "config").write_text("old")
    (here / "link").symlink_to(".git/config")
    call = Program(Host("../source/x.emc", allowed=("..",)))
    for path in (".bashrc", ".git/config", "a/.x", "link", here / "a" / ".." / ".y", "../.z"):
        assert call.open(path, TRUNCATE) == EACCES, path
    (here / "a.txt").write_text("")
    assert call(RENAME, call.text("a.txt"), call.text(".b", 0x3000)) == EACCES
    assert call(REMOVE, call.text(".git/config")) == EACCES
    assert call.read(call.open(".git/config")) == b"old"
    named = Program(Host("../source/x.emc", (".out",), allowed=(".git",)))
    assert named.open(".git/config", TRUNCATE) == 3 and named.open(".out", TRUNCATE) == 4
    assert named.open(".git/.x", TRUNCATE) == EACCES


@pytest.mark.parametrize("way", ["given", "allowed", "link", "named"])
def test_files_of_emc_are_not_opened(here: Path, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache and stores of sweeps, wherever they are, by any path."""
    monkeypatch.setenv("EMC_CACHE", str(here / "cache"))
    for name in ("cache", "store"):
        (here / name / "below").mkdir(parents=True)
        (here / name / "below" / "x").write_text("kept")
    own_folders.claim(here / "store")
    (here / "link").symlink_to(".")
    for name in ("cache/below/x", "store/below/x", "cache/new", "store/.emc-own"):
        path = f"link/{name}" if way == "link" else name
        arguments, allowed = ((name,) if way == "named" else ()), ((name,) if way == "allowed" else ())
        call = Program(Host("../source/x.emc", arguments, allowed=allowed))
        assert call.open(path, TRUNCATE) == EACCES and call.open(path) in (EACCES, ENOENT), path
        assert call(RENAME, call.text(path), call.text("out", 0x3000)) == EACCES
        assert call(RENAME, call.text("data"), call.text(path, 0x3000)) < 0
        assert call(REMOVE, call.text(path)) == EACCES
    assert (here / "cache" / "below" / "x").read_text() == "kept" == (here / "store" / "below" / "x").read_text()
    with Aside(sandbox("../source/x.emc")) as aside, pytest.raises(Barred, match="emc's own files"):
        aside.open("cache/new", os.O_WRONLY | os.O_CREAT)


def test_no_program_writes_among_emcs_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(places.package().parent)
    call = Program(Host(allowed=(sys.prefix,)))
    assert call.open("emc/new.py", TRUNCATE) == EACCES and not os.path.exists("emc/new.py")
    assert call.open("emc/__init__.py") == 3
    if sys.prefix != sys.base_prefix:
        assert call.open(f"{sys.prefix}/new.py", TRUNCATE) == EACCES


def test_what_can_t_be_opened(here: Path) -> None:
    call = Program(Host())
    assert call.open("missing") == ENOENT and call.open("") == ENOENT
    assert call.open(".") == EISDIR and call.open("x", 7) == EINVAL
    assert call.open("a" * 5000) < 0
    assert call(READ, 9, 0x1000, 4) == EBADF and call(CLOSE, 9) == EBADF
    assert call(SEEK, 1, 0, 0) == ESPIPE and call(99) == ENOSYS
    assert call(WRITE, 1, 0x1000, -1) == EINVAL


def test_arguments() -> None:
    call = Program(Host("x.emc", ("one", "zwei")))
    assert call(ARGC) == 3
    assert call(ARGUMENT, 2, 0x1000, 3) == 4
    assert call.memory.read(0x1000, 4) == b"zw\0\0"
    assert call(ARGUMENT, 0, 0x1000, 64) == 5 and call(ARGUMENT, 3, 0x1000, 64) == EINVAL


def test_only_so_many_files_are_open_at_once(here: Path) -> None:
    call = Program(Host())
    opened = [call.open("f", TRUNCATE) for _ in range(70)]
    assert opened[:64] == list(range(3, 67)) and set(opened[64:]) == {-24}
    assert call(CLOSE, 10) == 0 and call.open("f") == 10
    call.host.close()


# ---- places that are none of a program's business


def sent(call: Program, service: int, *paths: object) -> int:
    for i, path in enumerate(paths):
        call.text(str(path), 0x3000 + 0x800 * i)
    return call(service, *(0x3000 + 0x800 * i for i in range(len(paths))))


@pytest.mark.parametrize(
    "path", ["/proc/self/mem", "/proc/self/../self/mem", "/dev/null", "/dev/zero", "/dev/../dev/null"]
)
def test_the_system_s_own_files_are_opened_only_by_name(path: str) -> None:
    call = Program(Host(allowed=("/",)))
    for flags in (READ_ONLY, TRUNCATE, APPEND, READ_ONLY | ALSO_READ):
        assert call.open(path, flags) == EACCES
    assert sent(call, REMOVE, path) == EACCES and sent(call, RENAME, path, "x") == EACCES
    assert any("--allow" in note for note in call.host.notes)


def test_the_root_as_current_folder_opens_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir("/")
    call = Program(Host())
    assert call.open("proc/self/mem", READ_ONLY | ALSO_READ) == EACCES
    assert call.open("dev/null") == EACCES and call.open("sys/kernel/notes") == EACCES
    assert sent(call, RENAME, "proc/self/mem", "tmp/x") == EACCES


def test_what_was_named_is_opened_whatever_it_is(here: Path) -> None:
    os.mkfifo(here / "pipe")
    keeper = os.open(here / "pipe", os.O_RDWR)
    os.write(keeper, b"hello")
    call = Program(Host(None, ("pipe",), allowed=("/dev/null", "/dev/zero")))
    assert call.read(call.open("pipe"), 5) == b"hello"
    assert call.write(call.open("/dev/null", TRUNCATE), "gone") == 4
    assert call.read(call.open("/dev/zero"), 3) == b"\0\0\0"
    os.close(keeper)
    call.host.close()


def test_a_pipe_without_a_name_is_opened_by_that_of_its_descriptor() -> None:
    out, into = os.pipe()
    os.write(into, b"of a shell")
    call = Program(Host(None, (f"/dev/fd/{out}",)))
    assert call.read(call.open(f"/dev/fd/{out}"), 10) == b"of a shell"
    os.close(out), os.close(into)


def test_pipes_sockets_and_folders_are_not_opened(here: Path) -> None:
    os.mkfifo(here / "pipe")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind("socket")
        (here / "sub").mkdir()
        (here / "to_pipe").symlink_to("pipe")
        (here / "to_null").symlink_to("/dev/null")
        call = Program(Host())
        for flags in (READ_ONLY, TRUNCATE, APPEND):
            assert [call.open(name, flags) for name in ("pipe", "socket", "to_pipe", "to_null")] == [EACCES] * 4
            assert call.open("sub", flags) == call.open("sub/.", flags) == EISDIR
        for name, answer in {"pipe": EACCES, "socket": EACCES, "sub": EISDIR, "sub/..": EISDIR, ".": EISDIR}.items():
            assert sent(call, REMOVE, name) == answer and sent(call, RENAME, name, "new") == answer
        (here / "file").write_text("kept")
        assert sent(call, RENAME, "file", "pipe") == EACCES and sent(call, RENAME, "file", "sub") == EISDIR
    assert (here / "file").read_text() == "kept" and stat.S_ISFIFO((here / "pipe").stat().st_mode)


def test_a_file_is_no_folder(here: Path) -> None:
    (here / "in.txt").write_text("kept")
    call = Program(Host())
    for flags in (READ_ONLY, TRUNCATE):
        for path in ("in.txt/", "in.txt/.", "in.txt/..", "in.txt/../in.txt", "in.txt/x", "./in.txt//"):
            assert call.open(path, flags) == ENOTDIR, path
        assert call.open("nowhere/../in.txt", flags) == ENOENT and call.open("nowhere/x", flags) == ENOENT
    assert call.open("new.txt/", TRUNCATE) == call.open("new.txt/") == ENOENT
    assert sent(call, REMOVE, "in.txt/") == sent(call, RENAME, "in.txt/", "x") == ENOTDIR
    assert sent(call, RENAME, "in.txt", "x/") == ENOENT and sent(call, REMOVE, "") == ENOENT
    assert [p.name for p in here.iterdir()] == ["in.txt"] and (here / "in.txt").read_text() == "kept"


def test_links_are_removed_and_renamed_themselves(here: Path) -> None:
    (here / "kept").write_text("kept")
    (here / "link").symlink_to("kept")
    (here / "out").symlink_to("../secret.txt")
    (here / "loop").symlink_to("loop")
    call = Program(Host())
    assert call.open("loop") == ELOOP and call.open("link") == 3
    assert sent(call, RENAME, "link", "other") == sent(call, REMOVE, "other") == sent(call, REMOVE, "out") == 0
    assert (here / "kept").read_text() == "kept" and (here.parent / "secret.txt").exists()
    assert sorted(p.name for p in here.iterdir()) == ["kept", "loop"]


def test_a_named_link_leads_nowhere_else_later(here: Path) -> None:
    """A program may put another link in the place of one that the user named."""
    (here / "goal").write_text("of the user")
    (here / "given").symlink_to("goal")
    (here / "evil").symlink_to("../secret.txt")
    call = Program(Host(None, ("given",)))
    assert sent(call, RENAME, "evil", "given") == 0
    assert call.open("given") == EACCES
    assert call.read(call.open("goal")) == b"of the user"


def test_a_link_that_comes_at_the_last_moment(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the look at a path and its use: another program puts a link where a file was, or a folder."""
    (here / "sub").mkdir()
    (here / "sub" / "secret.txt").write_text("mine")
    (here / "file").write_text("mine")
    call = Program(Host())
    judge = Sandbox._judge

    def swapped(self: Sandbox, path: str, real: Path, write: bool) -> None:
        judge(self, path, real, write)
        for name, goal in (("sub", ".."), ("file", "../secret.txt")):
            if not (here / name).is_symlink():
                (here / name).rename(here / f"old {name}")
                (here / name).symlink_to(goal)

    monkeypatch.setattr(Sandbox, "_judge", swapped)
    assert call.open("sub/secret.txt") in (ELOOP, ENOTDIR)
    for name in ("sub", "file"):
        (here / name).unlink()
        (here / f"old {name}").rename(here / name)
    assert call.open("file", TRUNCATE) == EACCES
    assert (here.parent / "secret.txt").read_text() == "secret"


def test_notes_are_few(here: Path) -> None:
    call = Program(Host())
    for i in range(1000):
        assert call.open(f"/etc/{i}") == EACCES
    assert len(call.host.notes) == MOST_NOTES


def test_a_write_that_fails_is_told(here: Path) -> None:
    call = Program(Host(allowed=("/dev/full",)))
    assert call.write(call.open("/dev/full", TRUNCATE), "lost") == ENOSPC
    assert call.host.notes == ["the program can't write to `/dev/full`: No space left on device"]
