# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Failures of the field, planted into the RTL of a mode at the message interface."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from aesilicon.design import rtl
from aesilicon.drivers.message_simulator import MessageSimulator
from message_traffic import GCM, Build, Sealing, Traffic

DESIGN = "aes128-round-enc"
Check = Callable[[Traffic], None]


@dataclass(frozen=True)
class Failure:
    """A failure of the field: the check that finds it, and how to plant it."""

    check: Check
    file: str
    old: str
    new: str
    build: Build = field(default_factory=lambda: Build("gcm"))


def checks(failures: Mapping[str, Failure]) -> list[Check]:
    """The checks of failures, each once."""
    return list(dict.fromkeys(failure.check for failure in failures.values()))


def simulator(folder: Path, build: Build, *replaced: Path) -> MessageSimulator:
    return build.simulator(DESIGN, folder, *replaced)


def played(check: Check, dut: MessageSimulator, *, stalls: bool, sealing: Sealing = GCM) -> None:
    traffic = Traffic(7, sealing)
    if stalls:
        traffic.job.traffic(gap=0.4, stall=0.4, seed=5)
    check(traffic)
    traffic.play(dut)


def planted(file: str, old: str, new: str) -> tuple[str, str]:
    """The name of the RTL file and its text with `new` for `old`, which must be there once."""
    (source,) = (one.path for one in rtl.manifest() if one.path.stem == file)
    text = source.read_text()
    assert text.count(old) == 1, f"{source.name}: {old}"
    return source.name, text.replace(old, new)


def assert_found(failure: Failure, folder: Path, tmp_path: Path, sealing: Sealing = GCM) -> None:
    """The check fails on the RTL with the failure in it."""
    name, text = planted(failure.file, failure.old, failure.new)
    wrong = tmp_path / name
    wrong.write_text(text)
    dut = simulator(folder, failure.build, wrong)
    with pytest.raises(AssertionError):
        played(failure.check, dut, stalls=False, sealing=sealing)
