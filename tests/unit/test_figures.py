# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The drawings of the documentation are those that their program draws, and each is shown."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pyslang import ast
from pyslang.driver import Driver

from aesilicon import resources
from aesilicon.design import design, rtl
from aesilicon.design.sboxes import SBOXES

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
    text = "".join(path.read_text() for path in (*DOCS.glob("*.md"), *DOCS.glob("*/*.md")))
    assert [name for name in FIGURES if f"figures/{name})" not in text] == []


def instances(name: str, folder: Path) -> dict[str, str]:
    """Hierarchical path -> module, of every instance in the core of an elaborated design.

    Paths start in the shell or in the engine, and the engine itself is left out.
    """
    chosen = design.load(name)
    driver = Driver()
    driver.addStandardArgs()
    files = " ".join(map(str, rtl.write_sources(chosen, folder)))
    assert driver.parseCommandLine(f"slang --top {chosen.top} {files}")
    assert driver.processOptions()
    assert driver.parseAllSources()
    top, found = f"{chosen.top}.u_core.", {}

    def note(symbol: object) -> None:
        if isinstance(symbol, ast.InstanceSymbol) and symbol.hierarchicalPath.startswith(top):
            path = re.sub(r"^gen_\w+\.u_engine\.?", "", symbol.hierarchicalPath.removeprefix(top))
            found[path] = symbol.definition.name

    driver.createCompilation().getRoot().visit(note)
    del found[""]
    return found


def test_the_round_core_is_drawn_with_all_its_modules_and_no_other(tmp_path: Path) -> None:
    """Those in the core, its key schedule and a step of that, each as often as it is there."""
    figure = ElementTree.parse(DOCS / "figures" / "aes_core_round.svg").getroot()
    words = " ".join(text.text or "" for text in figure.iter("{http://www.w3.org/2000/svg}text"))
    shown = r"(gen_\w+\.)?u_\w+|gen_keys\.u_keys\.gen_on_the_fly\.u_key(\.u_step)?(\.u_\w+)?"
    there = instances("aes-round", tmp_path)
    due = Counter(module for path, module in there.items() if re.fullmatch(shown, path))
    assert Counter(re.findall(r"\b(?:aes|rijndael)_\w+", words)) == due
    sources = "".join(file.path.read_text() for file in rtl.files(design.load("aes-round")))
    signals = set(re.findall(r"\b[a-z]\w*_(?:q|i|o)\b|\b(?:first|round)_key\b", words))
    assert {"state_q", "window_q", "key_i", "in_data_i", "first_key", "round_key"} == signals
    assert [name for name in signals if not re.search(rf"\b{name}\b", sources)] == []


def test_the_tbox_core_is_drawn_with_all_its_modules_and_no_other(tmp_path: Path) -> None:
    """Those in the core, its key store and its round; the T-boxes, of which there are 48, once."""
    figure = ElementTree.parse(DOCS / "figures" / "aes_core_tbox.svg").getroot()
    words = " ".join(text.text or "" for text in figure.iter("{http://www.w3.org/2000/svg}text"))
    shown = (
        r"(gen_\w+\.)?u_\w+|gen_keys\.u_keys\.gen_stored\.u_key(\.u_\w+)?"
        r"|gen_encrypt\.u_path\.gen_tboxes\..*\.?u_\w+"
    )
    there = instances("morioka-tbox", tmp_path)
    due = Counter(module for path, module in there.items() if re.fullmatch(shown, path))
    del due["aes_tbox_twisted_bdd"]  # inside
    assert due["aes_tbox_select"] == 48
    due["aes_tbox_select"] = 1
    assert Counter(re.findall(r"\b(?:aes|rijndael)_\w+", words)) == due
    sources = "".join(file.path.read_text() for file in rtl.files(design.load("morioka-tbox")))
    signals = set(re.findall(r"\b[a-z]\w*_(?:q|i|o)\b|\b(?:first|round)_key\b", words))
    signals |= {"entering", "base", "rest", "finished"} & set(re.findall(r"\w+", words))
    assert signals == {
        *("state_q", "store_q", "round_key_q", "key_i", "in_data_i", "first_key", "round_key"),
        *("entering", "base", "rest", "finished"),
    }
    assert [name for name in signals if not re.search(rf"\b{name}\b", sources)] == []


def test_every_sbox_is_explained() -> None:
    text = (DOCS / "lab" / "sboxes.md").read_text()
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert [name for name in SBOXES if not any(f"`{name}`" in line for line in headings)] == []


def test_patented_circuits_are_marked() -> None:
    sections = (DOCS / "lab" / "sboxes.md").read_text().split("\n## ")
    for section in sections[1:]:
        names = [name for name in SBOXES if section.startswith(f"`{name}`")]
        patented = any(SBOXES[name].patented for name in names)
        assert ("patented" in section) == patented, section.splitlines()[0]
