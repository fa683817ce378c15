# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Results of the measurement of a block: rows of `sbox --json` and the published S-boxes."""

from collections.abc import Mapping
from typing import Literal, get_args

from aesilicon.flows.measure.measurement import Constants, Library, Seconds
from aesilicon.result import Result
from aesilicon.tools import abc
from aesilicon_lab.foundry.block import Direction
from aesilicon_lab.foundry.luts import Size

Synthesis = Literal["as designed", "free"]
SYNTHESES: tuple[Synthesis, ...] = get_args(Synthesis)


class PathStep(Result):
    """A cell of the slowest path."""

    cell: str
    """`in` and `out` for ports."""
    delay_ns: float


class BlockFigures(Result):
    """Figures of a block mapped in one way; None where a target has no such thing."""

    synthesis: Synthesis
    """`as designed`: each gate of the source a cell. `free`: Yosys and ABC as they like."""
    goal: abc.Goal
    wires: bool
    """With a capacitance for each fan-out, in synthesis, timing and energy."""
    gates: int | None
    """Simple gates of the source: inverters, gates of two inputs, multiplexers and the like."""
    gates_by_kind: Mapping[str, int] | None
    gate_equivalents: float
    area_um2: float | None
    delay_ns: float | None
    """Input to output; of a clocked block the shortest clock period, ports included."""
    delay_units: float | None
    """On the built-in library instead: in delays of one NAND2 driving four."""
    area_delay: float
    """GE x ns, or GE x units."""
    cells: Mapping[str, int] = {}
    """Not published."""
    depth: int
    """Cells on the longest path, buffers and inverters included."""
    worst_fanout: int
    """The most cell pins that one bit of the byte drives, directly and through buffers."""
    energy_pj: float | None
    """A look-up."""
    max_transition_ns: float | None
    """Of the slowest net."""
    path: tuple[PathStep, ...] = ()
    """OpenSTA's slowest path; not published."""
    recipe: str
    proven: bool
    """All 256 inputs of this netlist give what `spec` says."""
    notes: tuple[str, ...] = ()

    @property
    def delay(self) -> float:
        """The delay in ns; on the built-in library in units."""
        delay = self.delay_units if self.delay_ns is None else self.delay_ns
        assert delay is not None
        return delay

    def published(self) -> "BlockFigures":
        """Without cells and path, which the row's command makes again."""
        fields = {name: getattr(self, name) for name in self.model_fields_set - {"cells", "path"}}
        return BlockFigures(**fields)


class Extremes(Result):
    """The smallest and the fastest netlist of a block; None on an FPGA."""

    smallest: BlockFigures | None
    fastest: BlockFigures | None

    def published(self) -> "Extremes":
        """See `BlockFigures`."""
        return Extremes(
            smallest=self.smallest and self.smallest.published(),
            fastest=self.fastest and self.fastest.published(),
        )


class SboxRow(Result):
    """A block on a target: `sbox --json`."""

    name: str
    """Of the S-box, behind `tbox_` for a T-box."""
    direction: Direction
    factor: int | None
    """Of a T-box: the image times this factor in GF(2^8)."""
    target: str
    library: Library | None
    tools: Mapping[str, str]
    rtl_hash: str
    command: str
    seconds: Seconds
    paper: str
    patented: bool
    clocks: int
    """From the byte to its image."""
    gates: int | None
    """These two of the block mapped as designed."""
    gates_by_kind: Mapping[str, int] | None
    gate_equivalents: float | None
    """These seven of `smallest`."""
    delay_ns: float | None
    delay_units: float | None
    area_delay: float | None
    energy_pj: float | None
    depth: int | None
    worst_fanout: int | None
    luts: Mapping[Size, int | None]
    brams: Mapping[Size, int | None]
    smallest: BlockFigures | None
    """These two without wires."""
    fastest: BlockFigures | None
    wires: Extremes
    figures: tuple[BlockFigures, ...]
    """Of every way of mapping."""
    constants: Constants | None
    proven: bool
    failures: tuple[str, ...]
    notes: tuple[str, ...]

    @property
    def label(self) -> str:
        """The block as the command line names it."""
        return f"{self.name}:{self.direction}" + ("" if self.factor is None else f":{self.factor}")

    def published(self) -> "SboxRow":
        """The row that is published: its figures without cells and paths."""
        return self.model_copy(
            update={
                "smallest": self.smallest and self.smallest.published(),
                "fastest": self.fastest and self.fastest.published(),
                "wires": self.wires.published(),
                "figures": tuple(way.published() for way in self.figures),
            }
        )
