# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Simulates whole messages through a design's core behind `aes_mode`."""

from collections.abc import Sequence
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers import mode_logic
from aesilicon.drivers.simulator import Engine, Job, Simulator, identity


class ModeSimulator(Simulator):
    """A `Simulator` at the ports of `aes_mode`; each block of a job belongs to a message."""

    def __init__(
        self,
        design: Design,
        cache_dir: Path,
        modes: Sequence[str] | None = None,
        counter_bits: int = 128,
    ) -> None:
        """`aes_mode` is built for `modes`; default: all servable ones."""
        self._modes, self._counter_bits = modes, counter_bits
        super().__init__(design, cache_dir)

    @property
    def top(self) -> str:
        """Name of the module whose ports are driven."""
        return mode_logic.top(self.design)

    def _identity(self) -> str:
        return identity(self.design, mode_logic.text(self.design, self._modes, self._counter_bits))

    def _sources(self, folder: Path) -> list[Path]:
        return mode_logic.write_sources(self.design, folder, self._modes, self._counter_bits)


class ModeEngine(Engine):
    """The simulated core with one key and the mode logic before it."""

    def message(self, mode: str, iv: bytes, data: bytes, *, decrypt: bool) -> bytes:
        """Sends whole blocks through the RTL in a mode of `mode_logic.CODES`; `iv` is empty in ECB.

        Raises `ToolError` when the RTL breaks the protocol or refuses a request.
        """
        job = Job()
        job.message(mode_logic.CODES[mode], iv or bytes(16), decrypt=decrypt)
        job.key(self._key)
        job.blocks(data)
        return self._finished(job, "the mode logic broke its protocol at {}", "{} were refused")
