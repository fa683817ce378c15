# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The published row of a planted fault."""

from typing import Literal

from aesilicon.result import Result

Verdict = Literal["refuted", "refuted for any sequence", "right too", "not decided"]
"""What `prove` says of a fault. Right too: another circuit, and right for any sequence. Not
decided: `prove` passes it, and the search of any sequence does not apply or does not end."""


class FaultRow(Result):
    """What `verify` and `prove` say of one planted fault."""

    fault: str
    architecture: str
    design: str
    design_hash: str
    """Of the design without the fault."""
    text: str
    """Hash of the fault's edits."""
    caught_by: str
    """The first check of `verify` that fails; empty if all pass."""
    verdict: Verdict
    part: str = ""
    """Part of the proof that fails."""

    @property
    def proof_catches(self) -> bool:
        """Whether `prove` refutes the fault, with `--any-sequence` or without."""
        return self.verdict.startswith("refuted")
