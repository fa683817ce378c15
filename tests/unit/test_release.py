# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""One version everywhere, a citation file of its schema, and a FuseSoC library at the root."""

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from aesilicon import __version__, build
from aesilicon.design import design, rtl
from aesilicon.provenance import PACKAGE
from aesilicon.resources import project_dir
from aesilicon.tools import verilator
from four_state import said

yaml = pytest.importorskip("yaml")
ROOT = project_dir()

CITATION_KEYS = {
    *("abstract", "authors", "cff-version", "commit", "contact", "date-released", "doi"),
    *("identifiers", "keywords", "license", "license-url", "message", "preferred-citation"),
    *("references", "repository", "repository-artifact", "repository-code", "title", "type"),
    *("url", "version"),
}
"""Keys of the Citation File Format 1.2.0; it has no others."""


def wheel_version() -> str:
    """The version that hatchling gives the wheel."""
    return str(ProjectMetadata(str(ROOT), PluginManager()).version)


def core_name(text: str) -> str:
    return str(yaml.safe_load(text.removeprefix("CAPI=2:"))["name"])


def test_every_place_has_the_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    laboratory = tomllib.loads((ROOT / "lab" / "pyproject.toml").read_text())["project"]
    (latest,) = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)[:1]
    monkeypatch.setattr(build.plain_verilog, "plain_verilog", lambda *_, **__: None)
    monkeypatch.setattr(build.vhdl, "model", lambda *_: "")
    folder = build.build(design.load("aes128-serial-enc"), tmp_path / "aes").folder
    versions = {
        "wheel": wheel_version(),
        "laboratory": laboratory["version"],
        "laboratory's need": laboratory["dependencies"][0].removeprefix("aesilicon=="),
        "changelog": latest,
        "citation": str(yaml.safe_load((ROOT / "CITATION.cff").read_text())["version"]),
        "library": core_name((ROOT / "aesilicon.core").read_text()).rpartition(":")[2],
        "generator": core_name((PACKAGE / "fusesoc" / "generator.core").read_text()).rpartition(
            ":"
        )[2],
        "bundle": core_name((folder / "aes128_serial_enc.core").read_text()).rpartition(":")[2],
    }
    sheet = (folder / "datasheet.md").read_text()
    assert versions == dict.fromkeys(versions, __version__)
    assert f"Made by AESilicon {__version__}, `aesilicon build" in sheet


def test_the_citation_file_has_the_keys_of_its_schema() -> None:
    citation: dict[str, Any] = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert citation.keys() <= CITATION_KEYS
    assert {"authors", "cff-version", "message", "title"} <= citation.keys()
    assert (citation["cff-version"], citation["type"]) == ("1.2.0", "software")
    assert all(author.keys() == {"name"} for author in citation["authors"])
    assert len({*citation["keywords"]}) == len(citation["keywords"])
    assert all(isinstance(citation[key], str) for key in ("abstract", "message", "title"))


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """The core file and the RTL, without other folders of the checkout."""
    for name in ("aesilicon.core", "rtl"):
        (tmp_path / "library").mkdir(exist_ok=True)
        (tmp_path / "library" / name).symlink_to(ROOT / name)
    return tmp_path / "library"


def fusesoc(library: Path, work: Path, *words: str) -> tuple[int, str]:
    pytest.importorskip("fusesoc")
    start = "from fusesoc.main import main; main()"
    return said(
        *(sys.executable, "-c", start, "--cores-root", library, "run", "--no-export"),
        *("--build-root", work / "build", *words, "aesilicon:aes:rtl"),
        cwd=work,
        env={**verilator.environment(), "HOME": str(work)},
    )


def test_the_repository_is_a_fusesoc_library(library: Path, tmp_path: Path) -> None:
    status, text = fusesoc(library, tmp_path, "--setup", "--tool=verilator")
    assert status == 0, text
    (edam,) = tmp_path.rglob("*.eda.yml")
    files = re.findall(r"^  name: .*?(rtl/.+)$", edam.read_text(), re.MULTILINE)
    assert files == [f"rtl/{file.relative}" for file in rtl.manifest()]


def test_fusesoc_lints_the_library(library: Path, tmp_path: Path) -> None:
    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    status, text = fusesoc(library, tmp_path, "--target=lint")
    assert status == 0, text
