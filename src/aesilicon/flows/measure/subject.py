# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What is measured: a module of RTL, a design's or a foreign core."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon.architectures import Direction
from aesilicon.design.design import Design
from aesilicon.equivalence.mapped import CLOCK
from aesilicon.flows.measure.energy import Energy, measure_energy
from aesilicon.targets import CellTarget

MeasureEnergy = Callable[[Path, CellTarget, float, float], Mapping[Direction, Energy]]
"""Of a mapped netlist on a library, at a period in ns and a wire in pF for each fan-out."""


@dataclass(frozen=True)
class Subject:
    """A module, and what a measurement has to know of it."""

    top: str
    clock: str = CLOCK
    """Its clock port."""
    design: Design | None = None
    """None: a foreign core."""
    energy: MeasureEnergy | None = None
    """None: its energy is not measured."""
    no_energy: str = ""
    """Why not."""

    @classmethod
    def of(cls, design: Design) -> "Subject":
        """A design of the project; its energy is measured through the ports of a core."""

        def energy(
            netlist: Path, target: CellTarget, period_ns: float, wire_pf: float
        ) -> Mapping[Direction, Energy]:
            return measure_energy(
                netlist, design, target, period_ns=period_ns, wire_pf_per_fanout=wire_pf
            )

        if design.wrapping is not None:
            why = "no energy: what it is measured with goes through the ports of a core"
            return cls(design.top, design=design, no_energy=why)
        return cls(design.top, design=design, energy=energy)

    @property
    def wide(self) -> bool:
        """LUTs may be joined by the multiplexers between them."""
        return self.design is None or not self.design.sbox.deep
