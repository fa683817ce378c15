# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The result of a verification, as `verify --json` prints it."""

from collections.abc import Mapping, Sequence
from typing import Any

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.flows.verify.protocol import Finding
from aesilicon.result import Result


class Check(Result):
    """The outcome of one check."""

    name: str
    passed: bool
    count: int
    """Number of vectors, blocks, events or clocks tried."""
    detail: str
    """The first difference, if any; of given cases also a line a block: key, result, clocks."""

    @classmethod
    def of(cls, name: str, finding: Finding) -> "Check":
        """The outcome of the check `name`."""
        failure = finding.failure
        return cls(name=name, passed=failure is None, count=finding.count, detail=failure or "")


class VerifyReport(Result):
    """All checks of one design. These are tests, not proofs: each `count` is a number of cases."""

    design: str
    design_hash: str
    passed: bool
    """Whether every check passed."""
    checks: tuple[Check, ...]
    tools: Mapping[str, str] = {}
    """Tool -> version."""
    seconds: float = 0.0

    @classmethod
    def of(cls, design: Design, checks: Sequence[Check], **made_by: Any) -> "VerifyReport":
        """The report on these checks of a design; `made_by` gives `tools` and `seconds`."""
        return cls(
            design=design.name,
            design_hash=rtl.design_hash(design),
            passed=all(check.passed for check in checks),
            checks=tuple(checks),
            **made_by,
        )
