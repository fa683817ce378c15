# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs a user's data through the simulated RTL of a design, in a mode of operation."""

import string
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol

from aesilicon import files
from aesilicon.architectures import LENGTHS
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers import compiled, message_modes, mode_choice, mode_logic
from aesilicon.drivers.mode_simulator import ModeEngine, ModeSimulator
from aesilicon.drivers.simulator import RtlEngine
from aesilicon.drivers.wrapper_engine import WrapperEngine
from aesilicon.errors import UserError
from aesilicon.flows.simulate.report import RunReport
from aesilicon.spec import modes

MOST_BYTES = 4096
"""Maximum size of a file with a key or IV, which leaves room for hex digits and blanks."""


@dataclass(frozen=True)
class Request:
    """A request to encrypt or decrypt data, which the design is known to serve."""

    design: Design
    mode: str
    key: bytes
    iv: bytes
    """Empty for a mode without an IV."""
    decrypt: bool
    padding: bool
    """Whether to pad by PKCS#7, in the modes that need whole blocks."""
    block_bits: int

    @property
    def block_bytes(self) -> int:
        """Bytes in a block, and in the IV of a mode that has one."""
        return self.block_bits // 8

    @property
    def mode_in(self) -> Literal["rtl", "driver"]:
        """Whether the RTL or the simulation's driver computes the mode."""
        in_rtl = self.design.mode is not None or mode_logic.fits(self.design)
        return "rtl" if in_rtl else "driver"


class MessageEngine(Protocol):
    """A core behind `aes_mode`, simulated or on a board, with its key."""

    def message(self, mode: str, iv: bytes, data: bytes, *, decrypt: bool) -> bytes:
        """Sends whole blocks through a mode of `mode_logic.CODES`; `iv` is empty in ECB."""
        ...


@dataclass(frozen=True)
class RunResult:
    """The output of a run, and the clocks that the core took."""

    request: Request
    bytes_in: int
    output: bytes
    blocks: int
    clocks: int
    """Clocks from the first offer of the key to the last result."""
    seconds: float
    """Wall-clock seconds of the run, including the compilation of a new design."""

    @property
    def clocks_per_block(self) -> float:
        """Core clocks per block, including the key set-up; 0 without blocks."""
        return self.clocks / self.blocks if self.blocks else 0.0

    def report(self) -> RunReport:
        """The report that `run --json` prints, without the key."""
        return RunReport(
            design=self.request.design.name,
            design_hash=rtl.design_hash(self.request.design),
            mode=self.request.mode,
            mode_in=self.request.mode_in,
            direction="decrypt" if self.request.decrypt else "encrypt",
            key_bits=len(self.request.key) * 8,
            block_bits=self.request.block_bits,
            bytes=self.bytes_in,
            blocks=self.blocks,
            clocks=self.clocks,
            clocks_per_block=round(self.clocks_per_block, 6),
            seconds=round(self.seconds, 3),
        )


def request(
    design: Design,
    mode: str,
    key: str,
    iv: str | None,
    *,
    decrypt: bool = False,
    padding: bool = True,
    block_bits: int | None = None,
) -> Request:
    """Reads key and IV, each hex digits or `@FILE`, and checks that the design serves them.

    Without `block_bits` blocks have the shortest length of the design. Raises `UserError`, whose
    text names legal values.
    """
    mode_choice.find(mode, others=(*message_modes.NAMES, "xts"))
    mode_choice.require_core(design)
    mode_choice.require(design, mode, decrypt)
    info = modes.MODES[mode]
    key_bytes = read_secret("key", key, [bits // 8 for bits in LENGTHS])
    if len(key_bytes) * 8 not in design.core.key_bits:
        raise UserError(
            f"design '{design.name}' has no {len(key_bytes) * 8}-bit keys; "
            f"it takes {_either(design.core.key_bits)} bits"
        )
    if block_bits is None:
        block_bits = min(design.core.block_bits)
    if block_bits not in design.core.block_bits:
        raise UserError(
            f"design '{design.name}' has no {block_bits}-bit blocks; "
            f"it takes {_either(design.core.block_bits)} bits"
        )
    size = block_bits // 8
    if info.needs_iv and iv is None:
        raise UserError(f"{info.title} needs an IV: give --iv with {2 * size} hex digits, or @FILE")
    if not info.needs_iv and iv is not None:
        raise UserError(f"{info.title} takes no IV; leave --iv out")
    if not padding and not info.needs_padding:
        raise UserError(
            f"{info.title} takes data of any length, without padding; leave --no-padding out"
        )
    iv_bytes = b"" if iv is None else read_secret("IV", iv, [size])
    return Request(design, mode, key_bytes, iv_bytes, decrypt, padding, block_bits)


def read_secret(what: str, text: str, lengths: Sequence[int]) -> bytes:
    """The bytes of a key or IV, which must have one of `lengths` bytes.

    `text` is hex digits, or `@` and the name of a file that holds hex digits or the bytes
    themselves. A file of hex digits is read as digits if their number is right or a line end
    follows. Raises `UserError`, which never repeats the text.
    """
    wanted = f"{_either([2 * n for n in lengths])} hex digits"
    if not text.startswith("@"):
        return _from_hex(f"the {what}", text, lengths, wanted)
    name = text[1:]
    if not name:
        raise UserError(
            f"the {what} is @ without the name of a file; it must be {wanted}, or @FILE"
        )
    try:
        content = files.head(name, MOST_BYTES + 1)
    except OSError as e:
        raise UserError(f"cannot read the {what} from {name}: {e.strerror}") from e
    if len(content) > MOST_BYTES:
        raise UserError(
            f"{name} holds more than {MOST_BYTES} bytes, which are no {what}; "
            f"it must hold {_either(lengths)} bytes, or {wanted}"
        )
    digits = content.decode("ascii", errors="replace").strip()
    is_hex = digits != "" and not _odd_one(digits)
    is_text = is_hex and (len(digits) in [2 * n for n in lengths] or len(digits) < len(content))
    if len(content) in lengths and not is_text:
        return content
    if not is_hex:
        raise UserError(
            f"{name} holds {len(content)} bytes, which are no {what}; "
            f"it must hold {_either(lengths)} bytes, or {wanted}"
        )
    return _from_hex(f"the {what} in {name}", digits, lengths, wanted)


def _from_hex(what: str, digits: str, lengths: Sequence[int], wanted: str) -> bytes:
    place = _odd_one(digits)
    if place:
        raise UserError(f"{what} has no hex digit at place {place}; it must be {wanted}, or @FILE")
    if len(digits) not in [2 * n for n in lengths]:
        odd = ", an odd number" if len(digits) % 2 else ""
        raise UserError(f"{what} has {len(digits)} hex digits{odd}; it must be {wanted}")
    return bytes.fromhex(digits)


def _odd_one(digits: str) -> int:
    """Place, from 1, of the first character that is no hex digit; 0 if there is none."""
    return next((n for n, c in enumerate(digits, 1) if c not in string.hexdigits), 0)


def _either(numbers: Sequence[int]) -> str:
    *most, last = map(str, numbers)
    return f"{', '.join(most)} or {last}" if most else last


def run_file(wanted: Request, data: bytes, cache_dir: Path) -> RunResult:
    """Runs `data` through the simulated core.

    Raises `UserError` if the data do not fit the mode or their padding is corrupt, `ToolError` if
    the core misbehaves.
    """
    check_length(wanted, len(data))
    begin = time.monotonic()
    engine: ModeEngine | RtlEngine | WrapperEngine
    try:
        if wanted.mode_in == "rtl":
            engine = ModeEngine(ModeSimulator(wanted.design, cache_dir), wanted.key)
            output = by_message(wanted, engine, data)
        else:
            design, size = wanted.design, wanted.block_bytes
            engine = compiled.engine(design, wanted.key, size, cache_dir)
            work = modes.decrypt if wanted.decrypt else modes.encrypt
            output = work(wanted.mode, engine, wanted.iv, data, padding=wanted.padding)
    except ValueError as e:
        raise UserError(str(e)) from e
    return RunResult(
        request=wanted,
        bytes_in=len(data),
        output=output,
        blocks=engine.blocks,
        clocks=engine.clocks,
        seconds=time.monotonic() - begin,
    )


def by_message(wanted: Request, engine: MessageEngine, data: bytes) -> bytes:
    """Runs the data as a message through `aes_mode`; raises `ValueError` for bad padding."""
    size = wanted.block_bytes
    padded = wanted.padding and modes.MODES[wanted.mode].needs_padding
    if padded and not wanted.decrypt:
        data = modes.pad(data, size)
    blocks = data + bytes(-len(data) % size)
    output = b""
    if blocks:
        output = engine.message(wanted.mode, wanted.iv, blocks, decrypt=wanted.decrypt)
    output = output[: len(data)]
    return modes.unpad(output, size) if padded and wanted.decrypt else output


def check_length(wanted: Request, length: int) -> None:
    """Raises `UserError` before the simulation if the data must be whole blocks and are not."""
    info = modes.MODES[wanted.mode]
    size = wanted.block_bytes
    padded = info.needs_padding and wanted.padding
    if not info.needs_padding or (padded and not wanted.decrypt):
        return
    if length % size:
        what = "ciphertext" if wanted.decrypt else "data without padding"
        raise UserError(
            f"{info.title} needs {what} of a multiple of {size} bytes, and the input has {length}"
        )
    if padded and length == 0:
        raise UserError("the input is empty: padded ciphertext has at least one block")
