# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The tutorial, followed to the letter; `make test` checks that what it names is there."""

import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from aesilicon.design import design, rtl
from aesilicon.design.surroundings import put_around
from aesilicon.fusesoc import engine
from aesilicon.resources import project_dir
from aesilicon.tools import verilator
from four_state import program, said

yaml = pytest.importorskip("yaml")

PAGE = project_dir() / "docs" / "guide" / "tutorial.md"
DONE = ("apt-get install ", "make setup", ". .venv/bin/activate")
"""Commands of the page that made the environment in which this test runs."""
STEP = re.compile(
    r"File `(?P<file>[\w.]+)`:\n\n```\w+\n(?P<text>.*?)^```$|^    (?P<command>\S[^\n]*)$",
    re.M | re.S,
)


def steps() -> list[tuple[str, str]]:
    """(file, text) and ("", command) in the order of the page."""
    found = [(one["file"] or "", one["text"] or "", one["command"] or "") for one in matches()]
    return [(file, text or command) for file, text, command in found]


def matches() -> list[re.Match[str]]:
    # A line of a file may begin with four blanks, as a command does.
    return list(STEP.finditer(PAGE.read_text(encoding="utf-8")))


def files() -> dict[str, str]:
    return {file: text for file, text in steps() if file}


def commands() -> list[str]:
    return [text for file, text in steps() if not file]


def core() -> dict[str, Any]:
    made: dict[str, Any] = yaml.safe_load(files()["sealer.core"].removeprefix("CAPI=2:"))
    return made


def follow(folder: Path, made: list[tuple[str, str]]) -> tuple[int, str]:
    """Exit status and output of the steps in a folder that holds the clone."""
    (folder / "aesilicon").symlink_to(project_dir())
    (folder / "home").mkdir()
    script = ["set -e"]
    for number, (file, text) in enumerate(made):
        if file:
            (folder / f"{number}").write_text(text, encoding="utf-8")
            script.append(f"cp {shlex.quote(str(folder / str(number)))} {file}")
        elif not text.startswith(DONE):
            script.append(text)
    home = {**verilator.environment(), "HOME": str(folder / "home")}
    here = str(Path(sys.executable).parent)
    path = os.pathsep.join([home["PATH"].split(os.pathsep)[0], here, home["PATH"]])
    lines = "\n".join(script)
    return said("bash", "-c", lines, cwd=folder, env=home | {"PATH": path})


@pytest.mark.bench
@pytest.mark.parametrize("proven", [False, True])
def test_the_page_leads_to_a_message_that_openssl_opens(proven: bool, tmp_path: Path) -> None:
    """Also without the line that saves the proof."""
    pytest.importorskip("fusesoc")
    program("iverilog")
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    line = "      unproven: true\n"
    made = [(file, text.replace(line, "") if proven else text) for file, text in steps()]
    assert (made != steps()) == proven
    status, text = follow(tmp_path, made)
    assert status == 0, text
    assert ("NOT PROVEN" in text) != proven
    (told,) = re.findall(r"`(same as OpenSSL: .*)`", PAGE.read_text(encoding="utf-8"))
    assert text.splitlines()[-1] == told
    assert re.search(r"^sealed at \d+ ns$", text, re.M)


MUTANTS = {
    "another key": ("sealer.v", "128'h0f0e", "128'h0f0f"),
    "another message": ("message.txt", "Meet", "Meat"),
    "another IV": ("sealer_tb.v", "32'h07060504", "32'h07060500"),
    "bytes turned round": ("sealer_tb.v", "next << 8 * bytes", "next << 24 - 8 * bytes"),
}


@pytest.mark.bench
@pytest.mark.parametrize("name", MUTANTS)
def test_openssl_refuses_a_wrong_message(name: str, tmp_path: Path) -> None:
    pytest.importorskip("fusesoc")
    program("iverilog")
    file, old, new = MUTANTS[name]
    made = [(one, text) for one, text in steps() if "--target=lint" not in text]
    if file == "message.txt":
        made.insert(-1, ("message.txt", files()[file].replace(old, new)))
    else:
        made = [(one, text.replace(old, new) if one == file else text) for one, text in made]
    assert made != steps()
    status, text = follow(tmp_path, made)
    assert status and "sealed at" in text and "same as OpenSSL" not in text


def test_its_files_are_whole() -> None:
    made = core()
    named: list[str] = []
    for one in made["filesets"].values():
        named += [
            name for each in one["files"] for name in ([each] if isinstance(each, str) else each)
        ]
    named += [word for line in commands() for word in line.split() if word.endswith(".py")]
    assert sorted(files()) == sorted([*named, "sealer.core"])


def test_its_commands_name_what_is_there() -> None:
    made = core()
    vendor, library, name, _ = made["name"].split(":")
    ran = [line.split() for line in commands() if line.startswith("fusesoc run")]
    assert ran
    for *_, target, system in ran:
        assert target.removeprefix("--target=") in made["targets"]
        assert system == f"{vendor}:{library}:{name}"
    opened = next(line for line in commands() if line.startswith("python "))
    assert made["name"].replace(":", "_") in opened
    known = (
        "fusesoc library add ",
        "fusesoc run ",
        "fusesoc gen show ",
        "python ",
        "mkdir ",
        "cd ",
    )
    assert [line for line in commands() if not line.startswith((*known, *DONE))] == []


def test_its_engine_is_made_and_connected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    asked = core()["generate"]["engine"]["parameters"]
    assert {*asked} - engine.options().keys() == {"design"}
    chosen = put_around(design.load(asked["design"]), bus=asked["bus"])
    assert re.search(rf"^  {chosen.top} u_engine \($", files()["sealer.v"], re.M)
    connected = re.findall(r"^    \.(\w+)\(", files()["sealer.v"], re.M)
    assert connected == [port.name for port in rtl.ports(chosen)]


def test_the_other_engine_has_the_name_that_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text(encoding="utf-8")
    (given, module) = re.findall(r"`(\{architecture.*\})`\..* The module is then `(\w+)`", text)[0]
    _, file, *words = engine._command(yaml.safe_load(given), "engine", tmp_path)
    words.remove("--force")
    asked = dict(zip(words[::2], words[1::2], strict=True))
    width = int(asked["--data-bits"])
    assert put_around(design.load(file), asked["--mode"], asked["--bus"], width).top == module
