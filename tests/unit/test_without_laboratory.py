# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Where the laboratory is not installed, its designs say so and are in nobody's way."""

import json
from pathlib import Path

import pytest

from aesilicon.cli import app as cli
from aesilicon.design import design
from aesilicon.drivers.wrapper_registry import WRAPPERS
from aesilicon.errors import MissingToolError


@pytest.fixture(autouse=True)
def without_laboratory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(WRAPPERS, "rijndael_processor")


def listed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[list[str], str]:
    """Names, and what is said beside them."""
    assert not cli.app(["list", *words, "--json"], standalone_mode=False)
    out, err = capsys.readouterr()
    return [row["name"] for row in json.loads(out)["rows"]], err


def test_lists_leave_a_wrapped_design_out(capsys: pytest.CaptureFixture[str]) -> None:
    chosen, said = listed(capsys)
    assert said == ""
    assert chosen == [*design.catalogue(papers=False), *design.engines()]
    everything, said = listed(capsys, "--all")
    cores = [name for name in design.catalogue() if not name.startswith("kuo-")]
    assert everything == [*cores, *design.engines()]
    assert len(everything) > len(chosen)
    assert said == "".join(
        f"{name} is left out: wrapper 'rijndael_processor' is part of the laboratory, which is not "
        "installed; get it by 'pip install ./lab' in a checkout of AESilicon\n"
        for name in ("kuo-chip", "kuo-processor")
    )


def test_the_design_itself_says_how_to_get_it(tmp_path: Path) -> None:
    words = ["build", "kuo-processor", "-o", str(tmp_path / "bundle")]
    with pytest.raises(MissingToolError, match=r"^wrapper 'rijndael_processor' is part of the lab"):
        cli.app(words, standalone_mode=False)


def test_a_design_of_ones_own_loads(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = design.catalogue()["aes128-serial-enc"].read_text()
    file.write_text(text.replace('"aes128-serial-enc"', '"mine"'))
    assert design.load(str(file)).name == "mine"
