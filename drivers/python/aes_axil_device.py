# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Access to the registers of `aes_axil`: bus, statuses, keys, and blocks in and out."""

from __future__ import annotations

import hmac
from enum import IntEnum
from typing import NoReturn, Protocol, Union

import aes_axil_regs as regs
from aes_axil_regs import Engine, Kind, Register

Octets = Union[bytes, bytearray, memoryview]

BLOCK = 16
MESSAGES = 5
"""MESSAGE.MODE of an engine."""


class Direction(IntEnum):
    """What a message is for."""

    ENCRYPT = 0
    DECRYPT = 1


class Status(IntEnum):
    """Why a call failed, with the numbers of the C driver."""

    ARGUMENT = 1
    """No bytes where bytes are due, no such mode or direction, or two equal keys of XTS."""
    LENGTH = 2
    """A length that the call does not take, or that CCM has not announced."""
    NOT_BUILT = 3
    """The build lacks mode or engine, direction, length of key or tag, or messages in parts."""
    NO_KEY = 4
    NO_MESSAGE = 5
    """A part of a message that has not begun, or behind a short last block."""
    INTEGRITY = 6
    """The wrapped key or the tag is not right."""
    VERSION = 7
    """No registers of this version at this address."""
    REFUSED = 8
    """The hardware refused an access, or a message that is too long for it; the message is over."""
    TIMEOUT = 9
    """The hardware does not answer; it is zeroised."""


class AesError(Exception):
    """A call that failed; `status` says why."""

    def __init__(self, status: Status, sentence: str) -> None:
        super().__init__(f"{status.name}: {sentence}")
        self.status = status


class Bus(Protocol):
    """The user's access to words of 32 bits, over JTAG, a UART or mapped memory."""

    def read(self, address: int, /) -> int:
        """The word at an address."""

    def write(self, address: int, value: int, /) -> object:
        """Writes a word; a result is ignored."""


class Access:
    """The registers at an address of a bus, with the state of what is under way."""

    def __init__(self, bus: Bus, base: int = 0, *, polls: int = 10_000) -> None:
        self._bus, self._base, self._polls = bus, base, max(1, polls)
        self._mode = self._beat = self._kind = self._tag_bytes = self._unit_bytes = 0
        self._left: dict[Kind, int] = {}
        self._ended = self._decrypt = False
        self._forget()
        self._capability = self._get(Register.CAPABILITY)
        version = self._capability & regs.Capability.VERSION
        if version != regs.MAP_VERSION:
            said = f"CAPABILITY at {base:#x} reads {self._capability:#010x}"
            raise AesError(Status.VERSION, f"{said}; its lowest byte must be {regs.MAP_VERSION}")
        self._set(Register.INTERRUPT, 0)
        self.zeroise()

    def zeroise(self) -> None:
        """Drops key and message: key, IV and all blocks become 0, and flags are cleared."""
        self._forget()
        self._set(Register.ZEROISE, regs.Zeroise.ZEROISE)
        self._set(Register.ERROR, 0xFFFFFFFF)

    def fields(self, register: Register) -> dict[str, int]:
        """The fields of CAPABILITY, STATUS, ERROR or INTERRUPT, as they read now."""
        masks = {
            Register.CAPABILITY: regs.Capability,
            Register.STATUS: regs.Status,
            Register.ERROR: regs.Error,
            Register.INTERRUPT: regs.Interrupt,
        }
        if register not in masks:
            raise AesError(Status.ARGUMENT, f"{register!r} has no fields that can be read")
        word = self._get(register)
        return {mask.name: field(word, mask) for mask in masks[register]}

    def take_flags(self) -> list[str]:
        """Names of the flags of ERROR that are raised, and clears them."""
        word = self._get(Register.ERROR)
        if word:
            self._set(Register.ERROR, word)
        return [flag.name for flag in regs.Error if word & flag]

    def set_key(self, key: Octets) -> None:
        """Loads 16, 24 or 32 bytes. Ends the message."""
        key = octets("the key", key)
        if self._has(Engine.XTS):
            raise AesError(Status.NOT_BUILT, "XTS has two keys; set them by set_xts_keys")
        self._load(key)

    def set_xts_keys(self, keys: Octets) -> None:
        """Loads the two keys of XTS. Ends the message.

        The data's comes first, then the tweak's, in 32, 48 or 64 bytes. They must differ.
        """
        keys = octets("the keys", keys)
        if len(keys) % 2:
            raise AesError(Status.LENGTH, f"two keys have 32, 48 or 64 bytes, not {len(keys)}")
        half = len(keys) // 2
        if keys and hmac.compare_digest(keys[:half], keys[half:]):
            raise AesError(Status.ARGUMENT, "the two keys of XTS must differ")
        if not self._has(Engine.XTS):
            raise AesError(Status.NOT_BUILT, "the build has no XTS; set one key by set_key")
        self._load(keys[:half], keys[half:])

    def _load(self, *keys: bytes) -> None:
        """One key, or the two of XTS, which are equally long."""
        size = len(keys[0])
        if size not in (16, 24, 32):
            raise AesError(Status.LENGTH, f"a key has 16, 24 or 32 bytes, not {size}")
        if not field(self._capability, regs.Capability.KEYS) >> (size // 8 - 2) & 1:
            raise AesError(Status.NOT_BUILT, f"the build has no keys of {8 * size} bits")
        self.zeroise()
        for key in keys:
            self._await(regs.Status.KEY_READY)
            self._write_words(Register.KEY, key)
            self._set(Register.KEY_LOAD, regs.KeyLoad.LOAD)
        self._await(regs.Status.KEY_READY)
        self._check()
        self._keyed = True

    def _forget(self) -> None:
        self._keyed = self._message = self._open = False

    def _get(self, address: int) -> int:
        try:
            return self._bus.read(self._base + address)
        except BaseException:
            self._forget()
            raise

    def _set(self, address: int, value: int) -> None:
        try:
            self._bus.write(self._base + address, value)
        except BaseException:
            self._forget()
            raise

    def _write_words(self, address: int, data: bytes) -> None:
        for at in range(0, len(data), 4):
            self._set(address + at, int.from_bytes(data[at : at + 4], "little"))

    def _read_block(self, address: int) -> bytes:
        """The four words of OUTPUT or TAG, of which the last drops them."""
        words = [self._get(address + at) for at in range(0, BLOCK, 4)]
        return b"".join(word.to_bytes(4, "little") for word in words)

    def _await(self, bits: int) -> int:
        """STATUS once one of `bits` is 1."""
        for _ in range(self._polls):
            if (status := self._get(Register.STATUS)) & bits:
                return status
        self._dead(bits, status)

    def _dead(self, bits: int, status: int) -> NoReturn:
        self.zeroise()
        waited = " or ".join(str(one.name) for one in regs.Status if one & bits)
        said = f"no {waited} in {self._polls} reads of STATUS, the last {status:#x}"
        raise AesError(Status.TIMEOUT, said)

    def _check(self) -> None:
        """REFUSED if a flag is raised. Flags are cleared, and the message is over."""
        flags = self.take_flags()
        if flags:
            self._message = False
            raise AesError(Status.REFUSED, f"the hardware raised {', '.join(flags)}")

    def _built(self, mode: int) -> bool:
        """The build has the mode, or with MESSAGES an engine."""
        return bool(field(self._capability, regs.Capability.MODES) >> mode & 1)

    def _has(self, engine: Engine) -> bool:
        built = field(self._capability, regs.Capability.ENGINE)
        return self._built(MESSAGES) and built == engine

    def _holds_a_key(self) -> None:
        if not self._keyed:
            raise AesError(Status.NO_KEY, "no key is held; set one")

    def _transfer(
        self,
        data: bytes,
        kind: Kind | None = None,
        *,
        last: bool = False,
        tag: bytes | None = None,
        late: int = 0,
    ) -> bytes:
        """Writes blocks to INPUT; returns as many bytes of OUTPUT, with an engine of text alone.

        `kind` is None in a mode. `last` ends a message of an engine, with a tag to compare with, or
        if need be with a block of no bytes. Of a message that is refused the engine takes all
        blocks up to the last, and gives no more: the result is shorter, and `_end` says why. `late`
        is the number of bytes by which the result is longer than the data, in XTS.
        """
        inputs = [(kind, block) for block in cut(data, BLOCK)]
        made = len(data) + late if kind in (None, Kind.TEXT) else 0
        if tag is not None:
            inputs.append((Kind.TAG, tag))
        elif last and not inputs:
            inputs.append((kind, b""))
        self._ended = last
        out = bytearray()
        sent = polls = 0
        while sent < len(inputs) or len(out) < made:
            status = self._get(Register.STATUS)
            if len(out) < made and status & regs.Status.OUTPUT_VALID:
                out += self._read_block(Register.OUTPUT)
            elif sent < len(inputs) and status & regs.Status.INPUT_READY:
                of, block = inputs[sent]
                sent += 1
                if of is not None:
                    self._set_beat(of, len(block), last and sent == len(inputs))
                self._write_words(Register.INPUT, block.ljust(BLOCK, b"\0"))
            elif status & regs.Status.VERDICT:
                break
            else:
                polls += 1
                if polls == self._polls:
                    self._dead(regs.Status.INPUT_READY | regs.Status.OUTPUT_VALID, status)
                continue
            polls = 0
        return bytes(out[:made])

    def _set_beat(self, kind: Kind, size: int, last: bool) -> None:
        """Tells an engine what the next blocks are."""
        beat = (
            placed(regs.Beat.KIND, kind)
            | placed(regs.Beat.BYTES, size)
            | placed(regs.Beat.LAST, last)
        )
        if beat != self._beat:
            self._set(Register.BEAT, beat)
        self._beat = beat


def octets(what: str, value: Octets | None) -> bytes:
    """The bytes of an argument; ARGUMENT names it if it has none."""
    if not isinstance(value, (bytes, bytearray, memoryview)):
        raise AesError(Status.ARGUMENT, f"{what} must be bytes, not {type(value).__name__}")
    return bytes(value)


def decrypts(direction: Direction) -> bool:
    """Whether a direction is DECRYPT; ARGUMENT if it is none."""
    if direction not in [*Direction]:
        raise AesError(Status.ARGUMENT, f"there is no direction {direction!r}")
    return direction == Direction.DECRYPT


def field(word: int, mask: int) -> int:
    """The value of a field in a word."""
    return (word & mask) // (mask & -mask)


def placed(mask: int, value: int) -> int:
    """A value at the place of a field."""
    return value * (mask & -mask)


def cut(data: bytes, size: int) -> list[bytes]:
    """Parts of `size` bytes; the last may have less."""
    return [data[start : start + size] for start in range(0, len(data), size)]
