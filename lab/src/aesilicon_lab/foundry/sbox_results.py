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
    """Cell type; `in` or `out` for a port."""
    delay_ns: float


class BlockFigures(Result):
    """Figures of a block mapped in one way; None for figures that the target does not have."""

    synthesis: Synthesis
    """`as designed`: each gate of the source is a cell. `free`: Yosys and ABC optimise freely."""
    goal: abc.Goal
    wires: bool
    """Whether synthesis, timing and energy include a wire capacitance for each fan-out."""
    gates: int | None
    """Simple gates of the source: inverters, gates of two inputs, multiplexers and the like."""
    gates_by_kind: Mapping[str, int] | None
    gate_equivalents: float
    area_um2: float | None
    delay_ns: float | None
    """Input to output; of a clocked block the shortest clock period, ports included."""
    delay_units: float | None
    """On the built-in library, in place of `delay_ns`: in delays of one NAND2 driving four."""
    area_delay: float
    """Gate equivalents times `delay_ns` or `delay_units`."""
    cells: Mapping[str, int] = {}
    """Cell type -> number of cells. Not published."""
    depth: int
    """Number of cells on the longest path, with buffers and inverters."""
    worst_fanout: int
    """Largest number of cell pins that one bit of the byte drives, directly and through buffers."""
    energy_pj: float | None
    """Energy of a look-up."""
    max_transition_ns: float | None
    """Transition time of the slowest net."""
    path: tuple[PathStep, ...] = ()
    """OpenSTA's slowest path; not published."""
    recipe: str
    proven: bool
    """Whether this netlist has the image by `spec` for all 256 inputs."""
    notes: tuple[str, ...] = ()

    @property
    def delay(self) -> float:
        """`delay_ns`, or `delay_units` on the built-in library."""
        delay = self.delay_units if self.delay_ns is None else self.delay_ns
        assert delay is not None
        return delay

    def published(self) -> "BlockFigures":
        """The figures without cells and path, which the row's command makes again."""
        fields = {name: getattr(self, name) for name in self.model_fields_set - {"cells", "path"}}
        return BlockFigures(**fields)


class Extremes(Result):
    """The smallest and the fastest netlist of a block; None on an FPGA."""

    smallest: BlockFigures | None
    fastest: BlockFigures | None

    def published(self) -> "Extremes":
        """Both netlists without cells and path."""
        return Extremes(
            smallest=self.smallest and self.smallest.published(),
            fastest=self.fastest and self.fastest.published(),
        )


class SboxRow(Result):
    """The row of a block on a target, as `sbox --json` prints it."""

    name: str
    """Name of the S-box, with prefix `tbox_` for a T-box."""
    direction: Direction
    factor: int | None
    """Factor in GF(2^8) by which a T-box multiplies the image; None for an S-box."""
    target: str
    library: Library | None
    tools: Mapping[str, str]
    rtl_hash: str
    flow_hash: str | None = None
    """SHA-256 (hex) of the flows of the target and of those that count LUTs. None: an old row."""
    command: str
    seconds: Seconds
    paper: str
    patented: bool
    clocks: int
    """Number of clocks from the byte to its image."""
    gates: int | None
    """`gates` and `gates_by_kind` are of the block mapped as designed."""
    gates_by_kind: Mapping[str, int] | None
    gate_equivalents: float | None
    """The figures from here to `worst_fanout` are copied from `smallest`."""
    delay_ns: float | None
    delay_units: float | None
    area_delay: float | None
    energy_pj: float | None
    depth: int | None
    worst_fanout: int | None
    luts: Mapping[Size, int | None]
    brams: Mapping[Size, int | None]
    smallest: BlockFigures | None
    """`smallest` and `fastest` are netlists without wires."""
    fastest: BlockFigures | None
    wires: Extremes
    figures: tuple[BlockFigures, ...]
    """Figures of every way of mapping."""
    constants: Constants | None
    proven: bool
    failures: tuple[str, ...]
    notes: tuple[str, ...]

    @property
    def label(self) -> str:
        """The block as the command line names it."""
        return f"{self.name}:{self.direction}" + ("" if self.factor is None else f":{self.factor}")

    def published(self) -> "SboxRow":
        """The published form of the row: its figures without cells and paths."""
        return self.model_copy(
            update={
                "smallest": self.smallest and self.smallest.published(),
                "fastest": self.fastest and self.fastest.published(),
                "wires": self.wires.published(),
                "figures": tuple(way.published() for way in self.figures),
            }
        )
