# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The files of published rows: a row a line, and what rows share once."""

import json
from pathlib import Path

import pytest

from aesilicon import resources
from aesilicon.report import published
from aesilicon.report.published import MEASURED, PEERS, PROOFS
from aesilicon_lab.published_kinds import FAULTS, LAYOUTS, MUTANTS, PAPERS, PLACED, SBOXES

KINDS = {
    kind.name: kind
    for kind in (MEASURED, PEERS, PROOFS, SBOXES, PAPERS, MUTANTS, FAULTS, PLACED, LAYOUTS)
}


@pytest.mark.parametrize("name", sorted(KINDS))
def test_a_file_is_what_writing_its_rows_makes(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows, text = KINDS[name].read(), KINDS[name].file.read_text(encoding="utf-8")
    monkeypatch.setattr(resources, "results_dir", lambda: tmp_path)
    KINDS[name].write(rows)
    assert KINDS[name].file.read_text(encoding="utf-8") == text


def test_a_row_measured_again_changes_one_line() -> None:
    rows = [row.to_json() for row in MEASURED.read()]
    before = published.to_lines(rows, "again").splitlines()
    after = published.to_lines([{**rows[0], "fmax_mhz": 1.0}, *rows[1:]], "again").splitlines()
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 1


def test_what_rows_share_stands_once() -> None:
    library = {"name": "cells", "sha256": "0"}
    rows = [
        {"design": name, "library": library, "tools": {"tool": version}, "seconds": 1.6}
        for name, version in (("a", "1"), ("b", "1"), ("c", "2"))
    ]
    text = published.to_lines([*rows, {"design": "d", "library": None}], "a command")
    first, *shared, a, b, c, d = map(json.loads, text.splitlines())
    assert first == {"made_by": "a command"}
    assert [part.get("library") or part["tools"] for part in shared[:1]] == [library]
    assert sorted(part["tools"]["tool"] for part in shared[1:]) == ["1", "2"]
    assert a["library"] == b["library"] == c["library"] == shared[0]["id"]
    assert a["tools"] == b["tools"] != c["tools"]
    assert d == {"design": "d", "library": None}
    assert published.from_lines(text)[:3] == [{**row, "seconds": 2} for row in rows]
