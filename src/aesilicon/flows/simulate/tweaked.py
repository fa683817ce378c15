# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs a user's data as a data unit of XTS through the simulated RTL of a design."""

import time
from pathlib import Path

from aesilicon.architectures import DIRECTIONS
from aesilicon.design.design import Design
from aesilicon.drivers import mode_choice
from aesilicon.drivers.message_simulator import (
    RESET_CLOCKS,
    MessageSimulator,
    Status,
    xts_message,
)
from aesilicon.engines.xts import KEY_BITS
from aesilicon.errors import ToolError, UserError
from aesilicon.flows.simulate.run import Request, RunResult, read_secret
from aesilicon.spec import xts


def request(
    design: Design,
    key: str,
    iv: str | None,
    *,
    decrypt: bool = False,
    padding: bool = True,
    block_bits: int | None = None,
) -> Request:
    """Reads both keys (that of the data first) and the data unit's number, as hex or `@FILE`.

    Raises `UserError`, whose text names legal values.
    """
    mode_choice.in_front(design, "xts")
    if (way := DIRECTIONS[decrypt]) not in design.core.directions:
        raise UserError(
            f"design '{design.name}' cannot {way} in XTS, because its core can only "
            f"{design.core.directions[0]}; choose a design with both directions"
        )
    if block_bits not in (None, xts.BLOCK * 8):
        raise UserError(f"XTS has blocks of 128 bits, not {block_bits}; leave --block out")
    if not padding:
        raise UserError("XTS takes data of 16 bytes and more; leave --no-padding out")
    if iv is None:
        raise UserError(
            "XTS needs the number of the data unit: give --iv with 32 hex digits, the lowest byte "
            "first, or @FILE"
        )
    keys = read_secret("key pair", key, [2 * bits // 8 for bits in KEY_BITS])
    if len(keys) * 4 not in design.core.key_bits:
        raise UserError(
            f"design '{design.name}' has no {len(keys) * 4}-bit keys, and the key of XTS is two of "
            "them: that of the data, then that of the tweak"
        )
    half = len(keys) // 2
    if keys[:half] == keys[half:]:
        raise UserError("both keys of XTS are the same, which SP 800-38E forbids")
    unit = read_secret("IV", iv, [xts.BLOCK])
    return Request(design, "xts", keys, unit, decrypt, padding=False, block_bits=xts.BLOCK * 8)


def run_file(wanted: Request, data: bytes, cache_dir: Path) -> RunResult:
    """Enciphers or deciphers `data` as one data unit.

    Raises `UserError` if its length is illegal, `ToolError` if the RTL misbehaves.
    """
    if not xts.BLOCK <= len(data) <= xts.BLOCK * xts.MOST_BLOCKS:
        raise UserError(xts.illegal_length(len(data)))
    begin = time.monotonic()
    half = len(wanted.key) // 2
    simulator = MessageSimulator(mode_choice.in_front(wanted.design, "xts"), cache_dir)
    job = simulator.job()
    job.key(wanted.key[:half])
    job.key(wanted.key[half:])
    job.send(xts_message(wanted.iv, data, decrypt=wanted.decrypt))
    job.drain()
    result = simulator.run(job)
    step = f"simulation of {wanted.design.name}"
    if result.violation:
        raise ToolError(step, f"the mode logic broke its protocol: {result.violation}")
    (end,) = result.verdicts
    if end.value == Status.REFUSED and wanted.design.mode is not None:
        raise UserError(
            f"the data unit is longer than '{wanted.design.name}' takes: unit_blocks in its [mode]"
        )
    if end.value != Status.GOOD:
        raise ToolError(step, "the mode logic refused the data unit")
    return RunResult(
        request=wanted,
        bytes_in=len(data),
        output=result.output(0),
        blocks=-(-len(data) // xts.BLOCK),
        clocks=end.clock - RESET_CLOCKS + 1,
        seconds=time.monotonic() - begin,
    )
