# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes of a user, as text of their files, and designs with them."""

from pathlib import Path

from aesilicon.spec.sbox import INV_SBOX, SBOX

DESIGN = """\
name = "mine"
purpose = "a core with an S-box of our own"

[core]
architecture = "round"
key_bits = [128]
"""


def _entries(name: str, table: tuple[int, ...]) -> str:
    entries = "".join(f"      8'h{x:02x}: {name} = 8'h{y:02x};\n" for x, y in enumerate(table))
    return (
        f"  function automatic logic [7:0] {name}(input logic [7:0] x);\n"
        f"    case (x)\n{entries}      default: {name} = 8'h00;\n    endcase\n  endfunction\n\n"
    )


def combinational(name: str = "my_sbox") -> str:
    """An S-box of two tables, without the parameter `Directions`."""
    return (
        f"module {name} (\n"
        "  input  logic       inverse_i,\n"
        "  input  logic [7:0] data_i,\n"
        "  output logic [7:0] data_o\n"
        ");\n\n"
        f"{_entries('there', tuple(SBOX))}{_entries('back', tuple(INV_SBOX))}"
        "  assign data_o = inverse_i ? back(data_i) : there(data_i);\n\n"
        "endmodule\n"
    )


REGISTER = "always_ff @(posedge clk_i) data_o <= clear_i ? 8'h00 : image;"
"""The statement of `clocked` with the register."""


INVERSE = "(Directions == aes_pkg::DirDecrypt || (Directions == aes_pkg::DirBoth && inverse_i))"
"""The condition of `clocked` for the inverse S-box."""


def clocked(name: str = "my_sbox") -> str:
    """The same with an output register, and its logic in a module of its own."""
    directions = "#(\n  parameter aes_pkg::direction_e Directions = aes_pkg::DirBoth\n) (\n"
    logic = combinational(f"{name}_logic").replace("(\n", directions, 1)
    allowed = "/* verilator lint_off DECLFILENAME */  // two modules a file\n"
    return (
        allowed
        + logic.replace("inverse_i ?", f"{INVERSE} ?")
        + (
            f"\nmodule {name} {directions}"
            "  input  logic       clk_i,\n"
            "  input  logic       clear_i,\n"
            "  input  logic       inverse_i,\n"
            "  input  logic [7:0] data_i,\n"
            "  output logic [7:0] data_o\n"
            ");\n\n"
            "  logic [7:0] image;\n"
            f"  {name}_logic #(.Directions(Directions)) u_logic (\n"
            "    .inverse_i, .data_i, .data_o(image)\n  );\n\n"
            f"  {REGISTER}\n\n"
            "endmodule\n"
        )
    )


def written(folder: Path, sbox: str, more: str = "") -> Path:
    """Writes `my_sbox.sv` and a design file, with the lines `more`, that names it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "my_sbox.sv").write_text(sbox, encoding="utf-8")
    file = folder / "mine.toml"
    file.write_text(f'{DESIGN}sbox = "my_sbox.sv"\n{more}', encoding="utf-8")
    return file
