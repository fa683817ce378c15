# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Measures AES of OpenSSL on one processor core, to compare with the papers' software rows.

The figure depends on the processor, so the processor's name is shown beside it.
"""

import platform
import re
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from aesilicon.errors import ToolError
from aesilicon.files import scratch
from aesilicon.tools import process

_SECONDS = 1
_RUNS = 3
_BYTES = 8192
_WITHOUT = {
    "x86_64": ("OPENSSL_ia32cap", "~0x200000200000000"),
    "aarch64": ("OPENSSL_armcap", "0"),
}
"""Machine -> (variable, value) that hides its AES and carry-less product instructions."""


@dataclass(frozen=True)
class Speed:
    """A result of `openssl speed`."""

    mbps: float
    """Mb/s, the median of three runs of a second."""
    processor: str
    openssl: str
    """Version of OpenSSL."""
    command: str


def measure(cipher: str, *, instructions: bool) -> Speed:
    """Encrypts blocks of 8,192 bytes; with or without the processor's AES instructions.

    Raises `MissingToolError` without OpenSSL, and `ToolError` for a cipher that it lacks and for a
    processor whose AES instructions it cannot hide.
    """
    variable = _WITHOUT.get(platform.machine())
    if not instructions and variable is None:
        raise ToolError("openssl", f"cannot hide the AES instructions of {platform.machine()}")
    hidden = dict([variable]) if variable and not instructions else {}
    words = ["openssl", "speed", "-elapsed", "-seconds", str(_SECONDS), "-bytes", str(_BYTES)]
    words += ["-evp", cipher]
    with scratch() as work:
        rates = [_rate(words, hidden, work) for _ in range(_RUNS)]
        version = process.run("openssl", ["openssl", "version"], log=work / "version.log")
    shown = [f"{name}={value}" for name, value in hidden.items()]
    return Speed(median(rates), _processor(), version.split()[1], " ".join([*shown, *words]))


def _rate(words: list[str], hidden: dict[str, str], work: Path) -> float:
    log = work / "speed.log"
    output = process.run("openssl", words, env=hidden, log=log)
    if not (speed := re.search(r"([\d.]+)k\s*$", output)):
        raise ToolError("openssl", "printed no speed", log)
    return round(float(speed[1]) * 8 / 1000, 0)


def _processor() -> str:
    """Name of the processor, or else of the machine type."""
    cpuinfo = Path("/proc/cpuinfo")
    text = cpuinfo.read_text(encoding="utf-8", errors="replace") if cpuinfo.exists() else ""
    named = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    return named[1].strip() if named else platform.processor() or platform.machine()
