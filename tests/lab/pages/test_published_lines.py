# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The files of published rows: a row a line, what rows share once, and no figure changed."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from aesilicon import resources
from aesilicon.report import published
from aesilicon.report.published import MEASURED, PEERS, PROOFS
from aesilicon.result import Result
from aesilicon_lab.published_kinds import FAULTS, LAYOUTS, MUTANTS, PAPERS, PLACED, SBOXES

CONVERTED = {
    "peers": "93ecc2c2db8893af63b2bd2c8b2c0c0c1aa193273ee53ab695465a26f33ae935",
}
"""Kind -> SHA-256 of the canonical JSON of its rows, without `earlier`, as they were before they
became lines. A kind that was measured again since has no entry."""

KINDS = {
    kind.name: kind
    for kind in (MEASURED, PEERS, PROOFS, SBOXES, PAPERS, MUTANTS, FAULTS, PLACED, LAYOUTS)
}


def json_of(row: Result) -> dict[str, Any]:
    """A row as it is published: another project's core has its name as `core` alone."""
    fields = row.to_json()
    fields.pop("earlier", None)
    if "core" in fields:
        del fields["design"]
    return fields


@pytest.mark.parametrize("name", CONVERTED)
def test_no_figure_changed_when_rows_became_lines(name: str) -> None:
    digest = hashlib.sha256()
    for row in KINDS[name].read():
        digest.update(json.dumps(json_of(row), sort_keys=True).encode() + b"\n")
    assert digest.hexdigest() == CONVERTED[name]


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
