# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The RTL of a design with a mode on the message interface, as a compiled program."""

import hashlib
from importlib.resources import as_file, files
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.message_simulator import MessageJob, MessageSimulator
from aesilicon.drivers.simulator import compiled
from aesilicon.tools import verilator

DRIVER = "message_driver.cpp"
_MOST_ID_BITS = 8
"""Bits of an id in the records of a job."""


class EngineSimulator(MessageSimulator):
    """The compiled RTL; built into `cache_dir` unless it is there already.

    Raises `MissingToolError` without a C++ compiler, `ToolError` when the RTL does not compile.
    """

    def __init__(self, design: Design, cache_dir: Path) -> None:
        self.design = design
        id_bits = next(port.bits for port in rtl.ports(design) if port.name == "in_id_i")
        self.ids = 2 ** min(id_bits, _MOST_ID_BITS)
        """Number of ids that a job can use."""
        digest = hashlib.sha256(rtl.text_hash(design).encode())
        digest.update((files(__package__) / DRIVER).read_bytes())
        digest.update(verilator.version().encode())
        name = f"{design.top}-{digest.hexdigest()[:24]}"
        self.executable = compiled(cache_dir / name, self._compile)

    def _compile(self, executable: Path, folder: Path, log: Path) -> None:
        with as_file(files(__package__)) as here:
            verilator.build(
                *(rtl.write_sources(self.design, folder), self.design.top),
                *(here / DRIVER, executable),
                log=log,
                options=[verilator.SHARED_FUNCTIONS],
            )

    def job(self) -> MessageJob:
        """An empty job with the ids of the build."""
        return MessageJob(self.ids)
