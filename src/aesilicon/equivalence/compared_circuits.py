# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Cuts RTL and netlist at their registers into two circuits with the same ports for ABC."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from aesilicon.equivalence.pairing import Pairs
from aesilicon.errors import ToolError
from aesilicon.netlist import blif
from aesilicon.netlist.netlist import Gate, Netlist
from aesilicon.tools import abc

STEP = "netlist check"


def write(
    rtl: Netlist,
    netlist: Netlist,
    paired: Pairs,
    constants: Mapping[int, int],
    work: Path,
) -> list[str]:
    """Writes both sides in BLIF with the same ports; returns the name of each output.

    Raises `ToolError` if the netlist has other ports than the RTL.
    """
    pairs = paired.of_netlist
    sides = (
        (rtl, {i: i for i in pairs.values()}, "rtl"),
        (netlist, pairs, "netlist"),
    )
    interfaces = []
    for side, names, file in sides:
        wires = {0: "zero", 1: "one"}
        # Undriven nets: 0 in the RTL, where synthesis may choose the value; inputs in a netlist.
        if side is rtl:
            wires |= dict.fromkeys(side.unknown, "zero")
        else:
            wires |= {net: f"open{n}" for n, net in enumerate(side.unknown)}
        ports = _bits(side.inputs)
        wires |= {net: f"in{name}" for name, net in ports.items()}
        wires |= {r.q: f"q{names[i]}" for i, r in enumerate(side.registers) if i in names}
        if side is rtl:
            wires |= {rtl.registers[i].q: ("zero", "one")[v] for i, v in constants.items()}
            wires |= {rtl.registers[i].q: f"q{other}" for i, other in paired.merged.items()}
        wires |= {c.out: f"n{c.out}" for c in side.cells if isinstance(c, Gate)}
        points = {f"output {name}": wires[net] for name, net in _bits(side.outputs).items()}
        for i, register in enumerate(side.registers):
            if i in names:
                points[f"register {rtl.registers[names[i]].name}"] = wires[register.d]
        for i, value in constants.items():
            right = ("zero", "one")[value]
            d = wires[rtl.registers[i].d] if side is rtl else right
            points[f"register {rtl.registers[i].name}"] = d
        inputs = [
            *sorted(f"in{name}" for name in ports),
            *(f"q{i}" for i in sorted(names.values())),
            *(f"open{n}" for n in range(len(netlist.unknown))),
        ]
        outputs = sorted(points)
        interfaces.append((inputs, outputs))
        _side(work / f"{file}.blif", side, wires, inputs, [points[name] for name in outputs])
    if interfaces[0] != interfaces[1]:
        raise ToolError(
            STEP, "found other ports on the netlist than on the RTL", work / "lower.log"
        )
    return interfaces[0][1]


def _side(
    path: Path,
    side: Netlist,
    wires: Mapping[int, str],
    inputs: Sequence[str],
    outputs: Sequence[str],
) -> None:
    """Writes the gates of one side in BLIF; `outputs` are the wires of its outputs."""
    lines = [
        ".model side",
        f".inputs {' '.join(inputs)}",
        f".outputs {' '.join(f'out{n}' for n in range(len(outputs)))}",
        ".names zero",
        ".names one\n1",
        *blif.gates(side, wires),
        *(f".names {wire} out{n}\n1 1" for n, wire in enumerate(outputs)),
        ".end",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def unlike(
    rtl: Netlist, merged: Mapping[int, int], work: Path, *, equal: Mapping[int, int] | None = None
) -> int | None:
    """The first merged register whose next-state value can differ from its partner's, or None.

    It is sought in all states in which the registers of `equal` have the values of their partners.
    """
    wires = {0: "zero", 1: "one"} | dict.fromkeys(rtl.unknown, "zero")
    inputs = {net: f"in{name}" for name, net in _bits(rtl.inputs).items()}
    same = equal or {}
    inputs |= {register.q: f"q{same.get(i, i)}" for i, register in enumerate(rtl.registers)}
    wires |= inputs | {c.out: f"n{c.out}" for c in rtl.cells if isinstance(c, Gate)}
    for file, registers in (("merged", merged), ("others", merged.values())):
        taken = [wires[rtl.registers[i].d] for i in registers]
        _side(work / f"{file}.blif", rtl, wires, sorted({*inputs.values()}), taken)
    wrong = compare("merged", "others", work)
    return None if wrong is None else [*merged][wrong]


def _bits(ports: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """Port bit -> net."""
    return {
        f"{name}[{i}]" if len(nets) > 1 else name: net
        for name, nets in ports.items()
        for i, net in enumerate(nets)
    }


_DISPROVED = re.compile(r"(?:Disproved .*zero-based number|Output) (\d+)")


def compare(one: str, other: str, work: Path) -> int | None:
    """The first output in which two BLIF files differ; None if ABC proves all of them equal.

    Raises `ToolError` if ABC does not decide.
    """
    script = "; ".join(
        [
            *(f"read_blif {file}.blif; strash; write_aiger -s {file}.aig" for file in (one, other)),
            f"&cec {one}.aig {other}.aig",
        ]
    )
    log = work / "abc.log"
    said = abc.run(STEP, script, log=log, work=work, timeout=900)
    if "Networks are equivalent" in said:
        return None
    disproved = _DISPROVED.search(said)
    if "NOT EQUIVALENT" not in said or disproved is None:
        raise ToolError(STEP, "ended undecided", log)
    return int(disproved[1])
