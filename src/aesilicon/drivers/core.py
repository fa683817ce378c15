# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A core as every flow takes it: its RTL files, its clock port and the driver of its ports."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.driver import Driver, ForeignDriver, driver_of
from aesilicon.drivers.foreign_protocol import Protocol

CLOCK = "clk_i"


@dataclass(frozen=True)
class CoreUnderTest:
    """The RTL of a core, with the driver of its ports."""

    files: tuple[Path, ...]
    """Verilog or SystemVerilog files, in compilation order."""
    top: str
    clock: str = CLOCK
    """Name of the clock port."""
    driver: Driver | None = None
    """None if the protocol of the ports is unknown."""
    protocol_file: Path | None = None
    """TOML file with the protocol of a foreign core, if there is one."""

    @classmethod
    def of(cls, design: Design, folder: Path, *, adapted: bool = True) -> "CoreUnderTest":
        """The core of a design, whose top module is written into `folder`.

        With `adapted` a narrow core gets full-width ports; without it keeps its narrow ports.
        """
        files = rtl.write_sources(design, folder, adapted=adapted)
        return cls(tuple(files), design.top, driver=driver_of(design))

    @classmethod
    def foreign(
        cls,
        files: Sequence[Path],
        top: str,
        clock: str,
        protocol: Protocol | None = None,
        protocol_file: Path | None = None,
    ) -> "CoreUnderTest":
        """A foreign core, with its protocol if there is one."""
        driver = None if protocol is None else ForeignDriver(protocol)
        return cls(tuple(files), top, clock, driver, protocol_file)

    @property
    def design(self) -> Design | None:
        """The design of the core; None for a foreign core."""
        return self.driver.design if self.driver else None

    @property
    def name(self) -> str:
        """Name of the design, or of the top module of a foreign core."""
        return self.design.name if self.design else self.top

    @property
    def fingerprint(self) -> str:
        """Identity of the core as input of a flow's step: `digest` and the names of its files.

        The names are part of it because the command in a result row shows them.
        """
        files = [*self.files, *([self.protocol_file] if self.protocol_file else [])]
        return f"{[file.name for file in files]} {self.digest}"

    @property
    def digest(self) -> str:
        """SHA-256 (hex) of the design, or of a foreign core's sources in order and its protocol."""
        if self.design is not None:
            return rtl.design_hash(self.design)
        protocol = self.driver.protocol if isinstance(self.driver, ForeignDriver) else None
        digest = hashlib.sha256(f"{self.top} {self.clock} {protocol!r}\0".encode())
        for file in self.files:
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()
