# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs given keys and blocks through the simulated RTL, for example a counterexample of a proof."""

from collections.abc import Sequence
from pathlib import Path

from aesilicon.design.design import Design
from aesilicon.drivers import compiled
from aesilicon.drivers.wrapper import Case
from aesilicon.errors import UserError
from aesilicon.flows.verify.report import Check, VerifyReport

_FORM = "a case is key:HEX, encrypt:HEX or decrypt:HEX"


def parse(design: Design, cases: Sequence[str]) -> list[Case]:
    """Parses cases such as `key:0001...` and `encrypt:0011...`; raises `UserError` for others."""
    parsed = [_parse(design, case) for case in cases]
    if parsed[0][0] != "key":
        raise UserError("the first case must be a key")
    if all(kind == "key" for kind, _ in parsed):
        raise UserError("give a block too: encrypt:HEX or decrypt:HEX")
    return parsed


def run(
    design: Design, cases: Sequence[Case], cache_dir: Path, *, waves: Path | None = None
) -> VerifyReport:
    """Offers keys and blocks in order and at full rate; the check shows each block and its result.

    `waves` names a VCD file to write. Raises `ToolError` when the RTL does not compile or run.
    """
    blocks = sum(kind != "key" for kind, _ in cases)
    given = compiled.given(design, cases, cache_dir, waves)
    check = Check(
        name="given cases against the reference",
        passed=given.failure is None,
        count=blocks,
        detail="\n".join([*filter(None, [given.failure]), *map(_line, given.computed)]),
    )
    return VerifyReport.of(design, [check])


def _line(computed: compiled.Computed) -> str:
    """One block with its key, result and clocks."""
    return (
        f"key {computed.key.hex()}, {computed.kind} {computed.block.hex()}: "
        f"{computed.result.hex()}, {computed.clocks} clocks"
    )


def _parse(design: Design, case: str) -> tuple[str, bytes]:
    kind, _, digits = case.partition(":")
    try:
        value = bytes.fromhex(digits)
    except ValueError:
        raise UserError(f"'{case}' is not in hex digits; {_FORM}") from None
    bits = 8 * len(value)
    if kind == "key":
        if bits not in design.core.key_bits:
            legal = ", ".join(map(str, design.core.key_bits))
            raise UserError(f"the key of '{case}' has {bits} bits; {design.name} takes {legal}")
    elif kind not in design.core.directions:
        legal = " or ".join(["key", *design.core.directions])
        raise UserError(f"'{case}' is not a case of {design.name}; give {legal} with hex digits")
    elif bits not in design.core.block_bits:
        legal = ", ".join(map(str, design.core.block_bits))
        raise UserError(f"the block of '{case}' has {bits} bits; {design.name} takes {legal}")
    return kind, value
