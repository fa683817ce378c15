# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The configuration for LibreLane against LibreLane's own list of variables."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import librelane_variables
from aesilicon.targets.libraries import PDKS, SG13G2
from aesilicon_lab.layout import librelane

ALLOWED = {
    "Decimal": (int, float),
    "(str|List[str])?": str,
    "str": str,
    "Path?": str,
    "bool": bool,
    "List[Path]": list,
}
"""Type in LibreLane's words -> what a JSON file gives for it."""

WITH_LIBRELANE = pytest.mark.skipif(
    find_spec("librelane") is None, reason="needs LibreLane: see tests/librelane_variables.py"
)


def configured(target: str) -> dict[str, Any]:
    return librelane.configuration("core", target, "core.v", "librelane.sdc", "clk_i", 3.25)


@pytest.mark.parametrize("target", [*PDKS, "ihp-sg13g2:typ_1p50V_25C"])
def test_every_variable_is_librelanes_own_and_of_its_type(target: str) -> None:
    known = librelane_variables.read()
    made = configured(target)
    meta = made.pop("meta")
    assert meta == {"version": 2, "flow": known["flow"]}
    assert made["PDK"] in PDKS
    assert made.keys() == known["variables"].keys()
    for name, value in made.items():
        assert isinstance(value, ALLOWED[known["variables"][name]]), name
    assert made["VERILOG_FILES"] == ["dir::core.v"]


@WITH_LIBRELANE
def test_the_list_of_variables_is_that_of_the_installed_librelane() -> None:
    known = librelane_variables.read()
    assert librelane_variables.installed([*known["variables"]]) == known


@WITH_LIBRELANE
def test_the_installed_librelane_takes_every_value(tmp_path: Path) -> None:
    from importlib import import_module

    flow = import_module("librelane.flows").Flow.factory.get(librelane_variables.FLOW)
    known = {one.name: one for one in flow.get_all_config_variables(flow)}
    (tmp_path / "core.v").write_text("", encoding="utf-8")
    (tmp_path / "librelane.sdc").write_text("", encoding="utf-8")
    made = configured("ihp-sg13g2")
    assert import_module("librelane.config").Meta.from_dict(made.pop("meta")).version == 2
    here = str(tmp_path)
    for name, value in made.items():
        if isinstance(value, list):
            made[name] = [one.replace("dir::", f"{here}/") for one in value]
        elif isinstance(value, str):
            made[name] = value.replace("dir::", f"{here}/")
    given = import_module("librelane.common").GenericDict(made)
    for name in made:
        warnings: list[str] = []
        used, value = known[name].compile(given, warnings)
        assert used == name and value is not None and not warnings


def test_constraints_hold_with_and_without_a_clock_tree(tmp_path: Path) -> None:
    librelane.constraints("clk_i", SG13G2, 3.25, tmp_path / "core.sdc")
    text = (tmp_path / "core.sdc").read_text()
    assert "create_clock -name clock -period 3.25 [get_ports clk_i]" in text
    assert text.count("_propagated_clock [all_clocks]") == 2
    assert text.count("{") == text.count("}")
