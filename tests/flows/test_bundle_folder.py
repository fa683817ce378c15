# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What `build` does to a folder that is there, and what a failed build leaves."""

import sys
import tempfile
from pathlib import Path

import pytest

from aesilicon import build
from aesilicon.bundle import vhdl
from aesilicon.design.design import Design
from aesilicon.errors import ToolError, UserError
from aesilicon.tools import plain_verilog, yosys


@pytest.fixture
def without_yosys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bundles as they are but for the plain Verilog, in no time."""
    monkeypatch.setattr(plain_verilog, "plain_verilog", lambda *_, **__: None)
    monkeypatch.setattr(vhdl, "model", lambda *_: "")


def test_folders_that_are_no_bundle_are_kept(
    aes_round: Design, without_yosys: None, tmp_path: Path
) -> None:
    other = tmp_path / "thesis"
    other.mkdir()
    (other / "chapter").write_text("years of work")
    for marker in (None, "", "[]", '{"files": 3}'):
        if marker is not None:
            (other / build.MARKER).write_text(marker)
        with pytest.raises(UserError, match=r"is not a bundle; .* add --force"):
            build.build(aes_round, other)
    assert (other / "chapter").exists()
    with pytest.raises(UserError, match="would be replaced as a whole"):
        build.build(aes_round, Path.cwd(), force=True)
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match="is not a folder"):
        build.build(aes_round, tmp_path / "file", force=True)


def test_a_bundle_is_replaced_unless_there_is_work_in_it(
    aes_round: Design, without_yosys: None, tmp_path: Path
) -> None:
    folder = build.build(aes_round, tmp_path / "aes").folder
    (folder / "datasheet.md").unlink()
    build.build(aes_round, folder)
    assert (folder / "datasheet.md").exists()
    mapped = folder / "syn/mapped/cells/abc.constr"
    mapped.parent.mkdir(parents=True)
    mapped.write_text("the scripts in syn/ make it again")
    build.build(aes_round, folder)
    assert not mapped.exists()

    sheet, notes, link = folder / "datasheet.md", folder / "rtl" / "notes", folder / "elsewhere"
    sheet.write_text("so much better")
    with pytest.raises(UserError, match=r"aes/datasheet\.md was changed since the last build; "):
        build.build(aes_round, folder)
    build.build(aes_round, folder, force=True)
    notes.write_text("thoughts")
    with pytest.raises(UserError, match="aes/rtl/notes is not from the last build"):
        build.build(aes_round, folder)
    assert notes.read_text() == "thoughts"
    notes.unlink()
    link.symlink_to(tmp_path)
    with pytest.raises(UserError, match="aes/elsewhere is not from the last build"):
        build.check_folder(folder)
    build.build(aes_round, folder, force=True)
    assert not link.exists()


def test_what_is_put_there_meanwhile_is_kept(
    aes_round: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "aes"
    folder.mkdir()
    monkeypatch.setattr(
        plain_verilog, "plain_verilog", lambda *_, **__: (folder / "notes").write_text("thoughts")
    )
    monkeypatch.setattr(vhdl, "model", lambda *_: "")
    with pytest.raises(UserError, match="is not a bundle"):
        build.build(aes_round, folder)
    assert (folder / "notes").read_text() == "thoughts"


def test_a_failed_build_leaves_nothing_but_the_log(
    aes_round: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "scratch").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "scratch"))
    fail = "print('hit by a truck'); raise SystemExit(3)"
    monkeypatch.setattr(yosys, "COMMAND", (sys.executable, "-c", fail))
    with pytest.raises(ToolError, match="its log is") as caught:
        build.build(aes_round, tmp_path / "aes")
    assert caught.value.log is not None
    assert caught.value.log.read_text() == "hit by a truck\n"
    assert [p.name for p in tmp_path.iterdir()] == ["scratch"]
