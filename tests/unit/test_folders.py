# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Full disks and folders that cannot be written: one sentence with what to set, no half file."""

import errno
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from aesilicon import folders
from aesilicon.errors import ToolError, UserError
from aesilicon.targets.registry import generic_liberty
from aesilicon.tools import process

DESIGN = "aes128-round-enc"


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in ("AESILICON_STORE", "XDG_CACHE_HOME", "TMPDIR"):
        (tmp_path / variable).mkdir()
        monkeypatch.setenv(variable, str(tmp_path / variable))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "TMPDIR"))
    return tmp_path


def full(monkeypatch: pytest.MonkeyPatch, folder: Path, code: int = errno.ENOSPC) -> None:
    """Lets a folder take no more data."""
    real = tempfile.TemporaryFile

    def made(dir: Path) -> object:
        if dir.is_relative_to(folder):
            raise OSError(code, os.strerror(code))
        return real(dir=dir)

    monkeypatch.setattr(tempfile, "TemporaryFile", made)


@pytest.mark.parametrize("variable", ["AESILICON_STORE", "XDG_CACHE_HOME", "TMPDIR"])
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EDQUOT])
def test_the_full_folder_is_named_with_its_variable(
    places: Path, monkeypatch: pytest.MonkeyPatch, variable: str, code: int
) -> None:
    full(monkeypatch, places / variable, code)
    for error in (OSError(code, "full"), KeyError("modules"), ToolError("synthesis", "ended")):
        said = str(folders.blamed(error))
        assert f"cannot write in {places / variable}" in said
        assert os.strerror(code) in said
        assert said.endswith(f"set {variable} to a folder that can be written")
        assert said.count("set ") == 1


def test_of_folders_in_each_other_the_inner_is_named(
    places: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(places))
    full(monkeypatch, places / "AESILICON_STORE")
    assert "set AESILICON_STORE to" in str(folders.blamed(KeyError("modules")))


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES])
def test_a_file_that_is_refused_names_its_folder(places: Path, code: int) -> None:
    said = str(folders.blamed(OSError(code, os.strerror(code), str(places / "TMPDIR" / "a"))))
    assert said.startswith(f"cannot write in {places / 'TMPDIR'}: ")
    assert folders.blamed(OSError(code, os.strerror(code), str(places / "mine.txt"))) is None
    copied = OSError(code, "no", "source.sv", None, str(places / "XDG_CACHE_HOME" / "aesilicon/a"))
    assert "set XDG_CACHE_HOME" in str(folders.blamed(copied))


def test_other_errors_are_not_the_disk() -> None:
    assert folders.blamed(KeyError("modules")) is None
    assert folders.blamed(FileNotFoundError(errno.ENOENT, "no", "x")) is None


def test_a_mistake_of_the_user_stays_one(places: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full(monkeypatch, places)
    assert folders.blamed(UserError("unknown design")) is None


def test_no_folder_for_temporary_files(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> str:
        raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found")

    monkeypatch.setattr(tempfile, "gettempdir", none)
    said = str(folders.blamed(FileNotFoundError(errno.ENOENT, "No usable temporary directory")))
    assert said.endswith("set TMPDIR to one that can")


def test_a_tool_that_fails_on_a_full_disk(places: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run() -> None:
        process.run("compiling", ["false"], log=places / "AESILICON_STORE" / "log")

    with pytest.raises(ToolError, match="compiling: failed with status 1"):
        run()
    full(monkeypatch, places / "TMPDIR")
    with pytest.raises(UserError, match=r"cannot write in .*/TMPDIR: No space .*; set TMPDIR to"):
        run()


def test_no_half_file(places: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(source: object, beside: str) -> None:
        Path(beside).write_text("half")
        raise OSError(errno.ENOSPC, "full")

    (places / "source").write_text("whole")
    folders.keep(places / "to" / "text", "whole")
    folders.copy(places / "source", places / "to" / "copy")
    monkeypatch.setattr(shutil, "copy2", half)
    with pytest.raises(OSError, match="full"):
        folders.copy(places / "source", places / "to" / "copy")

    def refused(source: object, target: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(Path, "replace", refused)
    for write in (folders.keep, folders.need):
        with pytest.raises((OSError, UserError)):
            write(places / "to" / "text", "new")
    assert {file.name: file.read_text() for file in (places / "to").iterdir()} == {
        "text": "whole",
        "copy": "whole",
    }


# --- real file systems ---------------------------------------------------------------------------

MOUNT = "mount -t tmpfs -o size=1m tmpfs {disk}"
IN_NAMESPACE = ["unshare", "--map-root-user", "--mount", "bash", "-ec"]


def mounts() -> bool:
    with tempfile.TemporaryDirectory() as name:
        command = [*IN_NAMESPACE, MOUNT.format(disk=name)]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except FileNotFoundError:
            return False


needs_mounts = pytest.mark.skipif(not mounts(), reason="needs user namespaces that may mount")


def command(places: Path, line: str, **environment: str) -> tuple[int, str, list[str]]:
    """Status, output and lines of errors of a shell's line on a disk of 1 MB at `disk`."""
    disk = places / "disk"
    disk.mkdir()
    done = subprocess.run(
        [*IN_NAMESPACE, f"{MOUNT.format(disk=disk)}\n{line}"],
        cwd=places,
        env={**os.environ, "AES": f"{sys.executable} -m aesilicon", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.splitlines()


@needs_mounts
@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "AESILICON_STORE=disk/store $AES measure DESIGN --target generic --quick --unproven",
            "disk/store: No space left on device; set AESILICON_STORE to",
        ),
        (
            "XDG_CACHE_HOME=disk $AES measure DESIGN --liberty my.lib --quick --unproven",
            "disk/aesilicon: No space left on device; set XDG_CACHE_HOME to",
        ),
        (
            "TMPDIR=disk $AES build DESIGN -o bundle --unproven",
            "disk: No space left on device; set TMPDIR to",
        ),
        (
            "$AES build DESIGN -o disk/bundle --unproven",
            "disk/bundle: No space left on device",
        ),
    ],
)
def test_a_full_disk_is_said_in_one_sentence(places: Path, line: str, said: str) -> None:
    (places / "my.lib").write_text(generic_liberty().read_text())
    kilobytes = 1016 if "XDG" in line else 900
    line = f"head -c {kilobytes}K /dev/zero > disk/fill\n{line.replace('DESIGN', DESIGN)}"
    status, _, errors = command(places, line.replace("=disk", f"={places}/disk"))
    assert status == 2
    assert errors[-1].startswith("aesilicon: cannot ")
    assert said in errors[-1]
    assert "Traceback" not in "".join(errors)
    assert not (places / "bundle").exists()


READ_ONLY = "mount -o remount,ro disk"


@needs_mounts
def test_a_read_only_home_is_enough_to_look(places: Path) -> None:
    home = {"HOME": str(places / "disk"), "AESILICON_STORE": "", "XDG_CACHE_HOME": ""}
    line = f"{READ_ONLY}\n$AES doctor\n$AES list --json >/dev/null\n$AES report -o page.html"
    status, out, errors = command(places, line, **home)
    assert (status, errors) == (0, [])
    assert "standard-cell library" in out
    assert (places / "page.html").is_file()


@needs_mounts
def test_a_read_only_home_is_named_by_what_must_write(places: Path) -> None:
    home = {"HOME": str(places / "disk"), "AESILICON_STORE": "", "XDG_DATA_HOME": ""}
    line = f"{READ_ONLY}\n$AES measure {DESIGN} --target generic --quick --unproven"
    status, _, errors = command(places, line, **home)
    assert status == 2
    assert errors[-1].endswith("set AESILICON_STORE to a folder that can be written")
    assert len(errors) == 1
