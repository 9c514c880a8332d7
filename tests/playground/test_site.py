"""The folder that `emc playground` writes, links to it, and the server."""

from __future__ import annotations

import base64
import gzip
import json
import re
import threading
import urllib.request
import zlib
from pathlib import Path
from typing import Any

import pytest

from emc import link
from emc.faults import Faulty
from emc.playground import pack, site, vendor
from emc.playground.catalogue import catalogue, command_options
from emc.playground.pack import Packs, packed
from emc.playground.request import read_request
from emc.playground.serve import server


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Packs that take no time to make."""
    monkeypatch.setattr(site, "packs", lambda compile, kind: Packs(packed({"a": b"1"}), packed({"b": b"2"}), "state"))


@pytest.mark.usefixtures("quick")
def test_the_folder_is_whole(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    made = site.write(folder, None)
    index = (folder / "index.html").read_text()
    config: dict[str, Any] = json.loads(re.findall(r'id="config">(.*?)</script>', index)[0])
    assert "{{" not in index and config["base"] == vendor.CDN and made.files == len(list(folder.iterdir()))
    imports = json.loads(re.findall(r'"importmap">(.*?)</script>', index)[0])
    assert set(imports["integrity"]) == set(imports["imports"].values())
    for name in config["packs"].values():
        assert (folder / name).is_file()
    scripts = [path.read_text() for path in folder.glob("*.js")]
    named = re.compile(r'(?:\bfrom|\bimport\() ?"(?:\./)?([^"]+)"')
    for name in {name for text in scripts for name in named.findall(text)}:
        assert (folder / name).is_file() or name in imports["imports"], name
    worker = (folder / "sw.js").read_text()
    kept = json.loads(re.findall(r"^const CONFIG = (.*);$", worker, re.M)[0])["files"]
    own = {path.name for path in folder.iterdir() if path.suffix in (".js", ".json", ".pack")} - {"sw.js"}
    assert own <= set(kept) and {vendor.CDN + name for name in vendor.hashes()} <= set(kept)
    site.write(folder, None)  # it may be written again


@pytest.mark.usefixtures("quick")
def test_a_page_stays_if_another_can_not_be_made(tmp_path: Path) -> None:
    site.write(tmp_path / "site", None)
    before = sorted(path.name for path in (tmp_path / "site").iterdir())
    with pytest.raises(Faulty, match="is missing"):
        site.write(tmp_path / "site", tmp_path / "nothing")
    assert sorted(path.name for path in (tmp_path / "site").iterdir()) == before
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


@pytest.mark.usefixtures("quick")
def test_only_its_own_folder_is_emptied(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("x")
    with pytest.raises(Faulty, match="not an empty folder"):
        site.write(tmp_path, None)
    assert (tmp_path / "mine.txt").exists()


@pytest.mark.parametrize("data", [None, b"changed"])
def test_a_file_that_is_not_the_pinned_one_is_refused(tmp_path: Path, data: bytes | None) -> None:
    name = next(iter(vendor.hashes()))
    path = vendor.installed(tmp_path, name)
    path.parent.mkdir(parents=True)
    if data is not None:
        path.write_bytes(data)
    with pytest.raises(Faulty) as refused:
        vendor.copy(tmp_path, tmp_path / "goal")
    (fault,) = refused.value.faults
    assert ("is missing" if data is None else "is not the file that is pinned") in fault.text
    assert fault.hint.startswith(f"npm install --prefix {tmp_path} ") and "pyodide@" in fault.hint


def test_a_pack_can_be_read() -> None:
    raw = gzip.decompress(packed({"x/y": b"abc", "z": b""}))
    size = int.from_bytes(raw[:4], "little")
    assert json.loads(raw[4 : 4 + size]) == [["x/y", 3], ["z", 0]] and raw[4 + size :] == b"abc"
    assert packed({"a": b"1"}) == packed({"a": b"1"})


def test_what_comes_with_the_page() -> None:
    found = catalogue()
    assert [one["title"][:2] for one in found["tutorial"][:9]] == [f"{n}." for n in range(1, 10)]
    for step in found["tutorial"]:
        assert "```" not in step["html"] and "blockofcode" not in step["html"]
        assert step["html"].count("data-program=") == len(step["programs"])
    programs = [one for step in found["tutorial"] for one in step["programs"]]
    programs += [{"files": [{"name": one["name"], "text": one["text"]}], **one["options"]} for one in found["programs"]]
    programs += [one["program"] for one in found["exercises"]]
    assert len(programs) > 60
    for one in programs:
        read_request(one)  # its options are possible
    assert "deadlock" in found["explanations"] and found["explanations"]["E0312"]["wrong"]


def test_options_of_a_command_line() -> None:
    words = ["emc", "run", "x.emc", "--pes", "8x8", "-O", "2", "--check", "-D", "N=4", "--seed", "3", "--", "7", "a b"]
    assert command_options(words) == {
        "pes": "8x8",
        "level": 2,
        "check": True,
        "more": "-D N=4 --seed 3",
        "arguments": "7 'a b'",
    }


def test_a_link_holds_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMC_PLAYGROUND", "http://here/")
    program = {"files": [{"name": "a.emc", "text": "int x; // ä\n"}], "pes": "4", "stdin": ""}
    text = link.address(program, "watch", cycle=0, pe=None)
    code, rest = re.fullmatch(r"http://here/#code=([\w-]+)&(.*)", text).groups()  # type: ignore[union-attr]
    data = zlib.decompress(base64.urlsafe_b64decode(code + "=" * (-len(code) % 4)), -15)
    assert json.loads(data) == {"files": program["files"], "pes": "4"} and rest == "view=watch&cycle=0"


def test_the_server_lets_python_be_interrupted_and_compresses(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<p>hello" * 100)
    (tmp_path / "a.pack").write_bytes(b"12")
    made = server(tmp_path, 0)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    home = f"http://127.0.0.1:{made.server_address[1]}/"
    try:
        with urllib.request.urlopen(urllib.request.Request(home, headers={"Accept-Encoding": "gzip"})) as answer:
            assert gzip.decompress(answer.read()) == (tmp_path / "index.html").read_bytes()
            assert answer.headers["Cross-Origin-Embedder-Policy"] == "require-corp"
            assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        with urllib.request.urlopen(f"{home}a.pack") as answer:
            assert answer.read() == b"12" and answer.headers["Content-Type"] == "application/octet-stream"
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(f"{home}../../etc/passwd")
    finally:
        made.shutdown()
        made.server_close()


def test_the_state_of_an_archive_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from emc import cache, places

    (tmp_path / "STATE").write_text("abc")
    monkeypatch.setattr(places, "_PACKAGE", tmp_path)
    cache._state_and_origin.cache_clear()
    try:
        assert (cache.state(), cache.origin()) == ("abc", "abc")
    finally:
        cache._state_and_origin.cache_clear()
    assert pack.READY == "emc/ready"
