# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs a user's data through the simulated RTL of a design behind `aes_gcm`, `aes_ccm`, `aes_cmac`.

A message is text and its tag: encryption appends the tag, decryption takes it from the end. GMAC
and CMAC make the tag alone; their check takes the data with the tag behind, and gives the data.
"""

import time
from dataclasses import dataclass
from pathlib import Path

from aesilicon import files
from aesilicon.architectures import LENGTHS
from aesilicon.design.design import Design
from aesilicon.drivers import mode_choice
from aesilicon.drivers.message_modes import MODES, MessageMode
from aesilicon.drivers.message_simulator import (
    RESET_CLOCKS,
    MessageSimulator,
    Status,
)
from aesilicon.engines.engine import TagOptions
from aesilicon.errors import AesiliconError, ToolError, UserError
from aesilicon.flows.simulate.run import Request, RunResult, read_secret
from aesilicon.spec import ccm, gcm

IV_BYTES = 12
"""The usual length of an IV, which needs no hash."""


class WrongTagError(AesiliconError):
    """The tag of a message is not right; there is no output."""


@dataclass(frozen=True)
class SealedRequest:
    """A request to seal or open a message, which the design is known to serve."""

    of: Request
    aad: bytes
    tag_bytes: int

    @property
    def mode(self) -> MessageMode:
        """What a message of the mode has."""
        return MODES[self.of.mode]


def request(
    design: Design,
    mode: str,
    key: str,
    iv: str | None,
    *,
    aad: str | None = None,
    tag_bytes: int | None = None,
    decrypt: bool = False,
    padding: bool = True,
    block_bits: int | None = None,
) -> SealedRequest:
    """Reads key and IV, each hex digits or `@FILE`, and AAD, hex digits or `@` and a file of bytes.

    Raises `UserError`, whose text names legal values.
    """
    info = MODES[mode]
    title = info.title
    mode_choice.in_front(design, mode)
    if block_bits not in (None, gcm.BLOCK * 8):
        raise UserError(f"{title} has blocks of 128 bits, not {block_bits}; leave --block out")
    secret = read_secret("key", key, [bits // 8 for bits in LENGTHS])
    if len(secret) * 8 not in design.core.key_bits:
        lengths = " or ".join(map(str, design.core.key_bits))
        raise UserError(
            f"design '{design.name}' has no {len(secret) * 8}-bit keys; it takes {lengths} bits"
        )
    if not padding:
        raise UserError(
            f"{title} takes data of any length, without padding; leave --no-padding out"
        )
    if not info.enciphers and aad is not None:
        raise UserError(f"{title} authenticates the input itself; leave --aad out, or choose gcm")
    if tag_bytes not in (None, *info.tag_bytes):
        raise UserError(f"{info.tags}, not {tag_bytes}")
    served = _served(design, info)
    if (tag_bytes or gcm.BLOCK) not in served:
        lengths = ", ".join(map(str, served))
        raise UserError(
            f"design '{design.name}' has no tags of {tag_bytes or gcm.BLOCK} bytes; give "
            f"--tag-bytes with one of {lengths}"
        )
    nonce = _iv(info, iv)
    return SealedRequest(
        Request(design, mode, secret, nonce, decrypt, padding=False, block_bits=gcm.BLOCK * 8),
        b"" if aad is None else files.read(aad[1:]) if aad.startswith("@") else _bytes("AAD", aad),
        tag_bytes or gcm.BLOCK,
    )


def _iv(info: MessageMode, given: str | None) -> bytes:
    """The IV of a message."""
    lengths = info.iv_bytes or (IV_BYTES,)
    if not info.iv:
        if given is not None:
            raise UserError(f"{info.title} takes no IV; leave --iv out")
        return b""
    if given is None:
        digits = " to ".join(str(2 * n) for n in dict.fromkeys((lengths[0], lengths[-1])))
        article = "an" if info.iv == "IV" else "a"
        raise UserError(
            f"{info.title} needs {article} {info.iv}: give --iv with {digits} hex digits, or @FILE"
        )
    if given.startswith("@"):
        return read_secret(info.iv, given, lengths)
    iv = _bytes(info.iv, given)
    if info.iv_bytes and len(iv) not in lengths:
        span = f"{lengths[0]} to {lengths[-1]}"
        raise UserError(f"a {info.title} {info.iv} has {span} bytes, not {len(iv)}")
    if not iv:
        raise UserError(
            f"the IV is empty; {info.title} needs at least one byte, usually {IV_BYTES}"
        )
    return iv


def _served(design: Design, info: MessageMode) -> tuple[int, ...]:
    """The tag lengths of a design, in bytes."""
    if design.mode is None:
        return info.tag_bytes
    assert isinstance(design.mode.options, TagOptions)
    return tuple(sorted(design.mode.options.tag_bytes))


def _bytes(what: str, digits: str) -> bytes:
    """The bytes of any even number of hex digits."""
    try:
        return bytes.fromhex(digits)
    except ValueError as e:
        raise UserError(f"the {what} is not an even number of hex digits, nor @FILE") from e


def run_file(wanted: SealedRequest, data: bytes, cache_dir: Path) -> RunResult:
    """Seals or opens `data`.

    Raises `WrongTagError` if the tag is wrong, `UserError` if the data are shorter than a tag or
    too long, `ToolError` if the RTL misbehaves.
    """
    begin = time.monotonic()
    of = wanted.of
    text, tag = data, None
    if of.decrypt:
        if len(data) < wanted.tag_bytes:
            raise UserError(
                f"the input has {len(data)} bytes, and ends with a tag of {wanted.tag_bytes}; "
                "give ciphertext and tag"
            )
        text, tag = data[: -wanted.tag_bytes], data[-wanted.tag_bytes :]
    if of.mode == "ccm" and len(text) >= ccm.text_limit(of.iv):
        raise UserError(ccm.too_long(of.iv, len(text)))
    aad, hidden = (wanted.aad, text) if wanted.mode.enciphers else (text, b"")
    simulator = MessageSimulator(mode_choice.in_front(of.design, of.mode), cache_dir)
    job = simulator.job()
    job.key(of.key)
    job.send(wanted.mode.message(of.iv, aad, hidden, tag=tag, tag_bytes=wanted.tag_bytes))
    job.drain()
    result = simulator.run(job)
    step = f"simulation of {of.design.name}"
    if result.violation:
        raise ToolError(step, f"the mode logic broke its protocol: {result.violation}")
    (verdict,) = result.verdicts
    if verdict.value == Status.BAD_TAG:
        raise WrongTagError(
            "the tag is wrong: key, IV, additional data or message is not what was sealed; "
            "there is no output"
        )
    if verdict.value == Status.TOO_LONG:
        raise UserError(
            f"the message is longer than the buffer that holds its text in '{of.design.name}'; "
            "choose a design with more hold_blocks, or none"
        )
    if verdict.value == Status.REFUSED and of.design.mode is not None:
        raise UserError(
            f"the message is longer than '{of.design.name}' takes, by the limits in its [mode]"
        )
    if verdict.value != Status.GOOD:
        raise ToolError(step, "the mode logic refused the message")
    output = text if of.decrypt and not wanted.mode.enciphers else result.output(0)
    return RunResult(
        request=of,
        bytes_in=len(data),
        output=output if of.decrypt else output + verdict.data[: wanted.tag_bytes],
        blocks=sum(-(-len(part) // gcm.BLOCK) for part in (aad, hidden)),
        clocks=verdict.clock - RESET_CLOCKS + 1,
        seconds=time.monotonic() - begin,
    )
