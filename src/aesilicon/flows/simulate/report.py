# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The report on a file's run through the simulated RTL: `run --json`."""

from typing import ClassVar, Literal

from aesilicon.architectures import Direction
from aesilicon.result import Result


class RunReport(Result):
    """The report on a file's run through a design, without the key and the data."""

    KIND: ClassVar = "run"
    """Kind of the report's row in the store."""

    design: str
    design_hash: str
    mode: str
    mode_in: Literal["rtl", "driver"]
    """Whether the RTL (`aes_mode`) or the simulation's driver computes the mode."""
    direction: Direction
    key_bits: int
    block_bits: int
    bytes: int
    """Number of bytes read from the file."""
    blocks: int
    clocks: int
    """Clocks from the first offer of the key to the last result."""
    clocks_per_block: float
    """`clocks` per block, including the key set-up; 0 without blocks."""
    seconds: float
    """Wall-clock seconds of the run, including the compilation of a new design."""
    file: str | None = None
    """Name of the input file."""
    output: str | None = None
    """Name of the output file."""
    check: str | None = None
    """Result of a comparison with software."""
