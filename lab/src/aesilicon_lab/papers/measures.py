# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Kinds of measurements that a row of a paper's table can name: S-box, design or part, software."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, field_validator

from aesilicon.architectures import Direction
from aesilicon.design.design import catalogue
from aesilicon.design.sboxes import SBOXES
from aesilicon.errors import nearest
from aesilicon_lab.papers.stages import Stage

SboxMetric = Literal["delay_ps", "delay_ns", "gate_equivalents", "area_um2"]
DesignMetric = Literal[
    "period_ns",
    "clock_mhz",
    "area_mm2",
    "gate_equivalents",
    "share_percent",
    "throughput_mbps",
    "port_mbps",
    "energy_mj",
    "power_w",
    "stage_ps",
    "key_setup_clocks",
    "key_wait_clocks",
    "latency_clocks",
    "first_result_clocks",
    "interval_clocks",
    "luts",
    "ffs",
    "slices",
    "brams",
    "lookups",
]
Metric = SboxMetric | DesignMetric
SBOX_METRICS = get_args(SboxMetric)
DESIGN_METRICS = get_args(DesignMetric)
FPGA_METRICS: tuple[DesignMetric, ...] = (
    *("clock_mhz", "throughput_mbps", "port_mbps", "key_setup_clocks", "latency_clocks"),
    *("key_wait_clocks", "first_result_clocks", "interval_clocks"),
    *("luts", "ffs", "slices", "brams", "lookups"),
)
"""Metrics that an FPGA has. `luts` counts the LUTs of the family, with four or six inputs."""
RATES: tuple[Metric, ...] = ("clock_mhz", "throughput_mbps", "port_mbps")
"""Metrics of which the larger value is the better one; of all others but a share, the smaller."""
COUNTS: tuple[Metric, ...] = (
    *("key_setup_clocks", "key_wait_clocks", "latency_clocks", "first_result_clocks"),
    *("interval_clocks", "lookups", "brams"),
)
"""Metrics of whole numbers that hold only if they are equal."""


class Strict(BaseModel):
    """A TOML table of a paper's file. Unknown keys and values of a wrong type are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Reproduce(Strict):
    """The measurement of one S-box alone, on standard cells."""

    sbox: str
    direction: Literal["forward", "inverse", "both"] = "forward"
    synthesis: Literal["as designed", "free"] = "as designed"
    """`as designed`: each gate of the source is a cell; only strengths and buffers are chosen."""
    goal: Literal["area", "speed"] = "speed"

    @field_validator("sbox")
    @classmethod
    def _known(cls, value: str) -> str:
        if value not in SBOXES:
            raise ValueError(f"names an unknown S-box '{value}'; {nearest(value, list(SBOXES))}")
        return value


class Variant(Strict):
    """A design of the catalogue with some `[core]` keys changed for a paper."""

    of: str
    core: Mapping[str, Any] = {}
    circuit: str = ""
    """Its structure: S-boxes, registers, clocks a round."""
    differs: str = ""
    """In which of these the paper's circuit differs."""

    @field_validator("of")
    @classmethod
    def _known(cls, value: str) -> str:
        return known_design(value)


def known_design(value: str) -> str:
    """Returns the name of a design of the catalogue; raises `ValueError` for another name."""
    known = list(catalogue())
    if value not in known:
        raise ValueError(f"names an unknown design '{value}'; {nearest(value, known)}")
    return value


class Measure(Strict):
    """The measurement of a design, or on standard cells of a part of it."""

    design: str
    """Name of one of the paper's `designs`."""
    direction: Direction | None = None
    """Direction of its clocks and throughput. None: the design's only direction, or encryption."""
    goal: Literal["area", "speed"] = "speed"
    clock_ns: float | None = None
    """Clock period to meet, with the smallest area."""
    walks: bool = False
    """Whether each block is counted with a walk of the key schedule before it, in its interval."""
    modules: list[str] | None = None
    """Patterns of the module names of a part, such as `*.key*`; None for the whole design."""
    without: Sequence[str] = []
    """Patterns of modules to leave out of the part."""
    registers: bool = False
    """Whether the part includes all registers of the design. Its modules then have none."""
    corners: Mapping[str, str] = {}
    """Target of the table -> corner of its library that the row is measured at. A row with corners
    is not testable on other targets."""
    stage: Stage | None = None
    """Stage that `stage_ps` measures, on the slowest path between registers of `modules`."""
    quick: bool = False
    """Whether synthesis always uses one recipe, because a search takes hours."""


class Software(Strict):
    """A cipher of OpenSSL on this machine."""

    cipher: str
    """Name of the cipher for `openssl speed -evp`."""
    instructions: bool
    """Whether the processor's AES instructions are used."""
