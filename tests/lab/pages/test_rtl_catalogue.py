# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The catalogue of the RTL has each module once, by what it is for, with its status."""

import re
from dataclasses import replace

import pytest

from aesilicon.design import rtl
from aesilicon_lab.pages import rtl_catalogue


def listed() -> dict[str, tuple[str, str]]:
    """Module -> heading of its part, status."""
    found = {}
    for part in rtl_catalogue.page("made").split("\n## ")[1:]:
        heading = part.splitlines()[0]
        for name, status in re.findall(r"^\| \[`(\w+)`\].*\| ([^|]+) \|$", part, re.MULTILINE):
            assert name not in found
            found[name] = heading, status
    return found


def test_every_module_is_listed_with_its_purpose_and_status() -> None:
    found = listed()
    assert set(found) == {file.path.stem for file in rtl.manifest()}
    assert found["aes_core_round"] == ("Cores", "product")
    assert found["aes_core_word"] == ("Papers", "papers")
    assert found["aes_sbox_table"] == ("S-boxes", "product, generated")
    assert found["aes_sbox_composite_reg"] == ("S-boxes", "to choose")
    assert found["aes_sbox_maximov_ekdahl"] == ("S-boxes", "to choose, generated, patented")
    assert found["aes_mode"] == ("Modes of operation", "product")


def test_what_only_papers_need_is_among_the_papers() -> None:
    wrong = [
        name
        for name, (heading, status) in listed().items()
        if heading == "Papers" and status != "papers"
    ]
    assert wrong == []


def test_an_unknown_group_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    files = tuple(replace(file, group="other") for file in rtl.manifest())
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    with pytest.raises(KeyError, match="other"):
        rtl_catalogue.page("made")
