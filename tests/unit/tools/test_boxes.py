# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Black boxes are read without their bodies."""

from pathlib import Path

import pytest

from aesilicon.tools import boxes

HEAD = "// A box.\nmodule box #(\n  parameter int N = 1\n) (\n  input logic [N-1:0] data_i\n);\n"
BODY = "  logic unused;\n  assign unused = ^data_i;\n"


def test_a_module_keeps_its_header_alone() -> None:
    assert boxes.without_body(f"{HEAD}{BODY}endmodule\n", "box") == f"{HEAD}endmodule\n"


@pytest.mark.parametrize(
    "text",
    [
        f"module other;\nendmodule\n{HEAD}{BODY}endmodule\n",
        f"{HEAD}{BODY}endmodule\nmodule other;\nendmodule\n",
        "module box (input logic a);\n  wire b = a;\nendmodule\n",
    ],
    ids=["two modules", "another module behind", "header on one line"],
)
def test_another_layout_is_left_alone(text: str) -> None:
    assert boxes.without_body(text, "box") == text


def test_other_files_are_where_they_were(tmp_path: Path) -> None:
    box, core = tmp_path / "box.sv", tmp_path / "core.sv"
    for file in (box, core):
        file.write_text(f"{HEAD}{BODY}endmodule\n")
    copy, same = boxes.bodiless([box, core], ["box"], tmp_path / "work")
    assert (copy.read_text(), same) == (f"{HEAD}endmodule\n", core)
