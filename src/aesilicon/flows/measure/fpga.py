# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures a design on an FPGA family: LUTs, flip-flops, block RAMs, and the clock as routed."""

import re
from collections import Counter
from pathlib import Path

from aesilicon.design import Design
from aesilicon.flows.measure.measurement import Figures, PathStage
from aesilicon.flows.measure.names import signal
from aesilicon.targets import FpgaTarget
from aesilicon.tools import abc, nextpnr, yosys

_OUT_OF_CONTEXT = "placed without pins, so no global clock; the clock is that between registers"
_NOT_PLACED = "after synthesis: not placed, no clock"

_LUTS = re.compile(r"LUT[1-6]")
_FLOPS = re.compile(r"FD[RSCP]E(_1)?|TRELLIS_FF")
_BLOCK_RAMS = {"RAMB36E1": 2, "RAMB18E1": 1, "DP16KD": 1, "PDPW16KD": 1}
"""In units of 18 kbit for xc7 and 16 kbit for ECP5."""


def measure_fpga(
    design: Design, target: FpgaTarget, sources: list[Path], goal: abc.Goal, seed: int, work: Path
) -> Figures:
    """Resources, and the clock if `target` has a size; `sources` are RTL, `work` takes files."""
    mapped = yosys.synthesize_fpga(sources, design.top, target.family, goal=goal, work=work)
    counts = Counter(mapped.cells)
    luts = sum(n for cell, n in counts.items() if _LUTS.fullmatch(cell))
    brams = sum(n * _BLOCK_RAMS.get(cell, 0) for cell, n in counts.items())
    ffs = sum(n for cell, n in counts.items() if _FLOPS.fullmatch(cell))
    if target.size is None:
        return Figures(
            luts=luts, ffs=ffs, brams=brams, cells=dict(mapped.cells), notes=(_NOT_PLACED,)
        )
    routed = nextpnr.place_and_route(
        mapped.netlist, design.top, size=target.size, seed=seed, work=work
    )
    return Figures(
        luts=routed.utilization.get("TRELLIS_COMB", luts),
        ffs=routed.utilization.get("TRELLIS_FF", ffs),
        brams=routed.utilization.get("DP16KD", brams),
        cells=dict(mapped.cells),
        fmax_mhz=round(routed.fmax_mhz, 2),
        fmax_method="pnr",
        critical_path=tuple(_routed_path(routed.path)),
        notes=(_OUT_OF_CONTEXT, "one seed"),
    )


def _routed_path(path: tuple[nextpnr.Step, ...]) -> list[PathStage]:
    """Logic and wires in one stage each: they alternate, and between registers no name is ours."""
    if not path:
        return []
    totals = {
        kind: (len(steps), round(sum(s.delay_ns for s in steps), 4))
        for kind in ("logic", "routing")
        if (steps := [s for s in path if s.kind == kind])
    }
    stages = [PathStage(f"register {_register(path[0].cell)}", path[0].delay_ns)]
    stages += [PathStage(f"{kind} ({count})", delay) for kind, (count, delay) in totals.items()]
    return [*stages, PathStage(f"setup of register {_register(path[-1].cell)}", path[-1].delay_ns)]


def _register(cell: str) -> str:
    return signal(cell.partition("_TRELLIS_FF")[0])
