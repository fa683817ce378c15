# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The drawings of the documentation are those that their program draws, and each is shown."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from aesilicon import resources
from aesilicon.sboxes import SBOXES

DOCS = resources.project_dir() / "docs"
FIGURES = sorted(path.name for path in (DOCS / "figures").glob("*.svg"))


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("figures")
    subprocess.run([sys.executable, DOCS / "figures" / "draw.py", folder], check=True)
    return folder


def test_every_figure_is_drawn(drawn: Path) -> None:
    assert sorted(path.name for path in drawn.iterdir()) == FIGURES


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_is_fresh(name: str, drawn: Path) -> None:
    made, kept = (drawn / name).read_text(), (DOCS / "figures" / name).read_text()
    assert made == kept, "run `python docs/figures/draw.py`"
    assert ElementTree.fromstring(kept).find("{http://www.w3.org/2000/svg}title") is not None


def test_every_figure_is_shown() -> None:
    text = (DOCS / "sboxes.md").read_text()
    assert [name for name in FIGURES if f"(figures/{name})" not in text] == []


def test_every_sbox_is_explained() -> None:
    text = (DOCS / "sboxes.md").read_text()
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert [name for name in SBOXES if not any(f"`{name}`" in line for line in headings)] == []


def test_patented_circuits_are_marked() -> None:
    sections = (DOCS / "sboxes.md").read_text().split("\n## ")
    for section in sections[1:]:
        names = [name for name in SBOXES if section.startswith(f"`{name}`")]
        patented = any(SBOXES[name].patented for name in names)
        assert ("patented" in section) == patented, section.splitlines()[0]
