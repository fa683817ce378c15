# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A serial harness: connects a core with more ports than package pins to four pins.

One shift register drives every input of the core, reset included. A capture register takes every
output; a second shift register loads it and shifts it out. So every path of the core is between
registers, and no path of the harness itself has more than one LUT. The harness instantiates the
core as a black box, so the cells of each are counted separately.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.drivers.core import CLOCK
from aesilicon.errors import ToolError
from aesilicon.targets.fpga import HARNESS_PINS

STEP = "harness"

TOP = "harness"
"""Name of the generated module."""


@dataclass(frozen=True)
class Port:
    """A port of the core."""

    name: str
    direction: str
    """As in Yosys's JSON: `input`, `output` or `inout`."""
    bits: int


def ports(netlist: Path, top: str) -> list[Port]:
    """The ports of a module in Yosys's JSON netlist, in the order of the file.

    Raises `ToolError` for a file without them.
    """
    try:
        found = json.loads(netlist.read_text(encoding="utf-8"))["modules"][top]["ports"]
        return [Port(n, str(p["direction"]), len(p["bits"])) for n, p in found.items()]
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as e:
        raise ToolError(STEP, f"{netlist} has no module '{top}' with ports") from e


def source(core: str, core_ports: Sequence[Port], clock_port: str = CLOCK) -> str:
    """SystemVerilog of the harness around `core`, which it declares as a black box.

    A core without the port `clock_port` has no clock.
    Raises `ToolError` for a core with ports of two directions, or without inputs or outputs.
    """
    if strange := [p.name for p in core_ports if p.direction not in ("input", "output")]:
        raise ToolError(STEP, f"port '{strange[0]}' of {core} is neither input nor output")
    clock = [p for p in core_ports if p.name == clock_port]
    inputs = [p for p in core_ports if p.direction == "input" and p not in clock]
    outputs = [p for p in core_ports if p.direction == "output"]
    if not inputs or not outputs:
        raise ToolError(STEP, f"{core} has no {'outputs' if inputs else 'inputs'}")
    clk, shift, data, result = HARNESS_PINS
    joined = [f".{p.name}({clk})" for p in clock]
    joined += [*_slices(inputs, "in_q"), *_slices(outputs, "out")]
    declared = ",\n".join(f"  {p.direction:<6} logic [{p.bits - 1}:0] {p.name}" for p in core_ports)
    last_in, last_out = sum(p.bits for p in inputs) - 1, sum(p.bits for p in outputs) - 1
    connections = ",\n    ".join(joined)
    return f"""\
// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// Serial harness around {core}, made to measure it on an FPGA.

(* blackbox *)
module {core} (
{declared}
);
endmodule

module {TOP} (
  input  logic {clk},
  input  logic {shift},
  input  logic {data},
  output logic {result}
);

  logic [{last_in}:0] in_q;
  logic [{last_out}:0] out, out_q, shift_q;

  {core} u_core (
    {connections}
  );

  always_ff @(posedge {clk}) begin
    if ({shift}) in_q <= {{in_q, {data}}};
    out_q   <= out;
    shift_q <= {shift} ? {{shift_q, in_q[{last_in}]}} : out_q;
  end

  assign {result} = shift_q[{last_out}];

endmodule
"""


def _slices(some: Sequence[Port], vector: str) -> list[str]:
    """Connections of ports to successive bits of a vector."""
    connections, at = [], 0
    for port in some:
        connections.append(f".{port.name}({vector}[{at + port.bits - 1}:{at}])")
        at += port.bits
    return connections
