# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The table of gates against Yosys's models, and every form of a gate against the table."""

import json
from itertools import product
from pathlib import Path

import pytest

from aesilicon.netlist import blif, gates
from aesilicon.netlist.evaluate import evaluate
from aesilicon.netlist.netlist import Gate, Netlist
from aesilicon.netlist.order import LoopError, in_order
from aesilicon.symbolic.machine import SymbolicMachine
from aesilicon.symbolic.program import compile_netlist
from aesilicon.tools import yosys


def alone(kind: str) -> Netlist:
    """A netlist of one gate."""
    ins = tuple(range(2, 2 + gates.ARITY[kind]))
    out = 2 + len(ins)
    return Netlist(
        top="top",
        inputs={f"i{n}": (net,) for n, net in enumerate(ins)},
        outputs={"y": (out,)},
        cells=(Gate(kind, out, ins),),
        registers=(),
        first_register=out,
        size=out + 1,
        unknown=(),
        names={},
    )


@pytest.mark.parametrize(("cell", "kind"), gates.YOSYS.items())
def test_the_table_is_what_yosys_says(cell: str, kind: str, tmp_path: Path) -> None:
    """Yosys folds each gate of constants."""
    pins = "ABS" if kind == "MUX" else "AB"[: gates.ARITY[kind]]
    rows = range(1 << len(pins))
    instances = "".join(
        f"\\{cell} g{row} ("
        + "".join(f".{pin}(1'b{row >> n & 1}), " for n, pin in enumerate(pins))
        + f".Y(y[{row}]));\n"
        for row in rows
    )
    text = f"module top (output [{len(rows) - 1}:0] y);\n{instances}endmodule\n"
    (tmp_path / "top.v").write_text(text)
    script = ("read_verilog -icells top.v", "techmap -map +/simcells.v", "opt_expr", "opt_clean")
    yosys.run("fold", "\n".join((*script, "write_json top.json\n")), tmp_path)
    bits = json.loads((tmp_path / "top.json").read_text())["modules"]["top"]["ports"]["y"]["bits"]
    assert sum(int(bit) << row for row, bit in enumerate(bits)) == gates.TABLES[kind]


@pytest.mark.parametrize("kind", gates.YOSYS.values())
def test_every_form_of_a_gate_is_the_table(kind: str) -> None:
    """Evaluation, the program over forms, the cover in BLIF."""
    netlist, inputs = alone(kind), gates.ARITY[kind]
    machine = SymbolicMachine(compile_netlist(netlist), {})
    rows = blif.cover(kind)
    for bits in product((0, 1), repeat=inputs):
        right = gates.TABLES[kind] >> sum(bit << n for n, bit in enumerate(bits)) & 1
        assert gates.FUNCTIONS[kind](1, *bits) == right
        assert evaluate(netlist, {2 + n: bit for n, bit in enumerate(bits)}, 1)[2 + inputs] == right
        out = machine.evaluate({f"i{n}": (bit,) for n, bit in enumerate(bits)})
        assert out == {"y": (right,)}
        hit = any(
            all(c in ("-", str(bit)) for c, bit in zip(row[:-2], bits, strict=True)) for row in rows
        )
        assert hit == (right == int(rows[0][-1]))


def test_a_cover_is_short() -> None:
    assert blif.cover("NAND") == ("11 0",)
    assert blif.cover("OR") == ("00 0",)
    assert set(blif.cover("MUX")) == {"1-0 1", "-11 1"}


def test_cells_are_ordered_or_in_a_loop() -> None:
    wires = {"c": ("b", "x"), "a": ("x",), "b": ("a", "a")}
    assert in_order(wires, wires.__getitem__, lambda cell: (cell,)) == ["a", "b", "c"]
    wires["a"] = ("c",)
    with pytest.raises(LoopError) as loop:
        in_order(wires, wires.__getitem__, lambda cell: (cell,))
    assert loop.value.cell in wires
