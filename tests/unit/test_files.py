# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Files appear whole or not at all."""

import stat
import sys
import tempfile
from pathlib import Path

import pytest

from aesilicon import files
from aesilicon.errors import ToolError, UserError


def test_write_replaces_and_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "out"
    path.write_bytes(b"old")
    path.chmod(0o640)
    files.write(str(path), b"new")
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert [p.name for p in tmp_path.iterdir()] == ["out"]


def test_a_new_file_has_ordinary_permissions(tmp_path: Path) -> None:
    files.write(str(tmp_path / "out"), b"")
    assert stat.S_IMODE((tmp_path / "out").stat().st_mode) == 0o666 & ~files.umask()


def test_write_goes_through_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    files.write(str(tmp_path / "link"), b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_a_device_is_written_to_and_not_replaced() -> None:
    files.write("/dev/null", b"gone")
    assert Path("/dev/null").is_char_device()


def test_read_of_a_missing_file() -> None:
    with pytest.raises(UserError, match="cannot read nowhere: No such file"):
        files.read("nowhere")


def test_an_output_that_is_the_input_is_refused(tmp_path: Path) -> None:
    source, link = tmp_path / "in.txt", tmp_path / "link"
    source.write_text("text")
    link.symlink_to(source)
    for output in (source, link):
        with pytest.raises(UserError, match="is the input file; name another output file"):
            files.check_apart(str(source), str(output))
    for other in ("-", str(tmp_path / "new"), "/dev/null"):
        files.check_apart(str(source), other)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("missing/out", "the folder .*missing does not exist"),
        (".", "it is a folder"),
    ],
)
def test_unwritable_is_said_beforehand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UserError, match=sentence):
        files.check_writable(name)
    with pytest.raises(UserError, match="cannot write"):
        files.write(name, b"")


def test_empty_names() -> None:
    with pytest.raises(UserError, match="the name of the input file is empty"):
        files.read("")
    with pytest.raises(UserError, match="the name of the output file is empty"):
        files.check_writable("")


def test_closed_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(UserError, match="cannot read standard input: it is closed"):
        files.read("-")


def test_head_of_an_endless_file() -> None:
    assert files.head("/dev/zero", 5) == bytes(5)


def test_scratch_stays_only_for_a_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with files.scratch() as folder:
        (folder / "log").write_text("")
    with pytest.raises(KeyboardInterrupt), files.scratch() as folder:
        raise KeyboardInterrupt
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(ToolError), files.scratch() as folder:
        raise ToolError("synthesis", "failed", folder / "log")
    assert folder.is_dir()
