# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""T-boxes: a byte's image times a coefficient of MixColumns or InvMixColumns.

After Morioka & Satoh 2002, section 2.2; the products are those of GF(2^8) (FIPS-197 section 4.2).
"""

from collections.abc import Callable

from aesilicon.flows.measure.designed_cells import FACTORS
from aesilicon.spec import gf
from aesilicon.spec.sbox import INV_SBOX, SBOX
from aesilicon_lab.circuits import sv_writer, twisted_bdd
from aesilicon_lab.circuits.table import case_items

_TABLE = """\
// T-boxes as truth tables, left to synthesis: S(x) or S^-1(x) times a coefficient of MixColumns or
// InvMixColumns (Morioka & Satoh 2002, section 2.2). Combinational.
"""

_TWISTED_BDD = """\
// T-boxes as eight twisted binary decision diagrams each (Morioka & Satoh 2002, sections 2.2 and
// 4), built like those of `aes_sbox_twisted_bdd`: S(x) or S^-1(x) times a coefficient of MixColumns
// or InvMixColumns. Combinational.
"""


def tables() -> dict[tuple[str, int], bytes]:
    """(direction of a build, factor) -> image of every byte."""
    ways = (("DirEncrypt", SBOX, "forward"), ("DirDecrypt", INV_SBOX, "inverse"))
    return {
        (build, factor): bytes(gf.mul(y, factor) for y in sbox)
        for build, sbox, direction in ways
        for factor in FACTORS[direction]
    }


def generate_table() -> str:
    """SystemVerilog of module `aes_tbox_table`."""

    def build(direction: str, factor: int) -> str:
        items = case_items(tables()[direction, factor], 8, 6)
        return (
            f"    always_comb case (data_i)\n{items}      default: data_o = 8'h00;\n    endcase\n"
        )

    return _module("aes_tbox_table", _TABLE, [], build)


def generate_twisted_bdd() -> str:
    """SystemVerilog of module `aes_tbox_twisted_bdd`."""
    pieces = [
        twisted_bdd.functions(_label(*one), f"{_SYMBOLS[one[0]]} times {one[1]}", table)
        for one, table in tables().items()
    ]

    def build(direction: str, factor: int) -> str:
        return twisted_bdd.network(_label(direction, factor), "data_o")

    return _module("aes_tbox_twisted_bdd", _TWISTED_BDD, [*pieces, sv_writer.NO_INLINE], build)


_SYMBOLS = {"DirEncrypt": "S(x)", "DirDecrypt": "S^-1(x)"}


def _label(direction: str, factor: int) -> str:
    return f"{'forward' if direction == 'DirEncrypt' else 'inverse'}_{factor}"


def _module(name: str, paragraph: str, pieces: list[str], build: Callable[[str, int], str]) -> str:
    """The module, with the text of `build` in the generate block of each direction and factor."""
    blocks = "".join(
        f"if (Directions == aes_pkg::{direction} && Factor == 4'd{factor}) begin : "
        f"gen_{_label(direction, factor)}\n{build(direction, factor)}  end else "
        for direction, factor in tables()
    )
    unknown = (
        "begin : gen_unknown\n"
        '    $error("aes_tbox: Factor must be 1, 2, 3 (DirEncrypt) or 1, 9, 11, 13, 14 (DirDecrypt)'
        '");\n'
        "  end\n"
    )
    body = "\n".join([*pieces, f"  {blocks}{unknown}"])
    return (
        f"{sv_writer.file_header(paragraph)}"
        f"module {name} #(\n"
        "  /// DirEncrypt: S(x) times 1, 2 or 3. DirDecrypt: S^-1(x) times 1, 9, 11, 13 or 14.\n"
        "  parameter aes_pkg::direction_e Directions = aes_pkg::DirEncrypt,\n"
        "  parameter logic [3:0]          Factor     = 4'd1\n"
        ") (\n"
        "  input  logic [7:0] data_i,\n"
        "  output logic [7:0] data_o\n"
        ");\n\n"
        f"{body}\nendmodule\n"
    )
