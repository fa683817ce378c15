# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Canonical netlists with instances of modules that are mapped by themselves."""

from pathlib import Path

from aesilicon.tools import yosys

SOURCES = {
    "box": "module box #(parameter int Mode = 0)(input logic a_i, output logic y_o);\n"
    "  assign y_o = a_i ^ Mode[0];\nendmodule\n",
    "top": "module top(input logic a_i, output logic y_o);\n"
    "  box #(.Mode(1)) u_box(.a_i, .y_o);\nendmodule\n",
}


def test_a_box_keeps_the_parameters_of_its_instances(tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.sv" for name in SOURCES]
    for file in files:
        file.write_text(SOURCES[file.stem])
    yosys.elaborate(files, "top", tmp_path / "work", boxes=["box"])
    script = ["read_rtlil elaborated.il", "hierarchy -check -top top"]
    yosys.run("check", "\n".join(script) + "\n", tmp_path / "work")
