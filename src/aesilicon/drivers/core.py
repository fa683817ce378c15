# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The one description of a core that flows take: its sources, its ports, and how it is driven."""

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
    """RTL of a module, and the driver of its ports."""

    files: tuple[Path, ...]
    """Verilog or SystemVerilog, in compilation order."""
    top: str
    clock: str = CLOCK
    """Its clock port."""
    driver: Driver | None = None
    """None: nobody knows how to drive it."""
    protocol_file: Path | None = None
    """Of a core from elsewhere, if it has one."""

    @classmethod
    def of(cls, design: Design, folder: Path, *, adapted: bool = True) -> "CoreUnderTest":
        """A design; its top module is written into `folder`.

        Without `adapted` a narrow core has its own ports.
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
        """A core from elsewhere, with its protocol if there is one."""
        driver = None if protocol is None else ForeignDriver(protocol)
        return cls(tuple(files), top, clock, driver, protocol_file)

    @property
    def design(self) -> Design | None:
        """The design that it comes from."""
        return self.driver.design if self.driver else None

    @property
    def name(self) -> str:
        """That of the design, or of the top module."""
        return self.design.name if self.design else self.top

    @property
    def fingerprint(self) -> str:
        """As an input of a step: names of its files too, which a row's command shows."""
        files = [*self.files, *([self.protocol_file] if self.protocol_file else [])]
        return f"{[file.name for file in files]} {self.digest}"

    @property
    def digest(self) -> str:
        """SHA-256 (hex): a design's hash, or that of all sources, in order, and of the protocol."""
        if self.design is not None:
            return rtl.design_hash(self.design)
        protocol = self.driver.protocol if isinstance(self.driver, ForeignDriver) else None
        digest = hashlib.sha256(f"{self.top} {self.clock} {protocol!r}\0".encode())
        for file in self.files:
            digest.update(hashlib.sha256(file.read_bytes()).digest())
        return digest.hexdigest()
