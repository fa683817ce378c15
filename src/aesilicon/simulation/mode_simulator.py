# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The core of a design behind `aes_mode` as a program, and whole messages through it."""

from pathlib import Path

from aesilicon import mode_logic
from aesilicon.errors import ToolError
from aesilicon.simulation.simulator import Job, Simulator, identity


class ModeSimulator(Simulator):
    """As `Simulator`, with the ports of `aes_mode`: the blocks of a job belong to its messages."""

    @property
    def top(self) -> str:
        """Name of the module whose ports are driven."""
        return mode_logic.top(self.design)

    def _identity(self) -> str:
        return identity(self.design, mode_logic.text(self.design))

    def _sources(self, folder: Path) -> list[Path]:
        return mode_logic.write_sources(self.design, folder)


class ModeEngine:
    """The simulated core with one key and the mode logic before it."""

    def __init__(self, simulator: ModeSimulator, key: bytes) -> None:
        self.clocks = 0
        """Clocks so far, the key set-up of each message included."""
        self.blocks = 0
        """Blocks so far."""
        self._simulator = simulator
        self._key = key

    def message(self, mode: str, iv: bytes, data: bytes, *, decrypt: bool) -> bytes:
        """Whole blocks through the RTL in a mode of `mode_logic.CODES`; `iv` is empty in ECB.

        Raises `ToolError` when the RTL breaks the protocol or refuses a request.
        """
        job = Job()
        job.message(mode_logic.CODES[mode], iv or bytes(16), decrypt=decrypt)
        job.key(self._key)
        job.blocks(data)
        result = self._simulator.run(job)
        step = f"simulation of {self._simulator.design.name}"
        if result.violation:
            raise ToolError(step, f"the mode logic broke its protocol at {result.violation}")
        if result.errors:
            raise ToolError(step, f"{result.errors} of {job.count} blocks were refused")
        self.clocks += result.busy_clocks
        self.blocks += job.count
        return result.data
