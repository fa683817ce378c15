# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""What a run of a file through the simulated RTL says: `run --json`."""

from typing import ClassVar, Literal

from aesilicon.architectures import Direction
from aesilicon.result import Result


class RunReport(Result):
    """A file through a design; neither the key nor the data are in it."""

    KIND: ClassVar = "run"
    """In the store."""

    design: str
    design_hash: str
    mode: str
    mode_in: Literal["rtl", "driver"]
    """Where the mode is carried out."""
    direction: Direction
    key_bits: int
    block_bits: int
    bytes: int
    """Read from the file."""
    blocks: int
    clocks: int
    """From the first clock with the key offered to the last result."""
    clocks_per_block: float
    """Key set-up included; 0 without blocks."""
    seconds: float
    """On this machine, the compilation of a new design included."""
    file: str | None = None
    """Name of the input."""
    output: str | None = None
    """Name of the output."""
    check: str | None = None
    """What a comparison with software said."""
