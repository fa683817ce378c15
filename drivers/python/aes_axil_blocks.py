# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The modes of SP 800-38A by the registers of `aes_axil`, and CFB8 and key wrap by blocks."""

from __future__ import annotations

import hmac
from enum import IntEnum

import aes_axil_regs as regs
from aes_axil_device import (
    BLOCK,
    MESSAGES,
    Access,
    AesError,
    Direction,
    Octets,
    Status,
    cut,
    decrypts,
    octets,
    placed,
)
from aes_axil_regs import Register

CHECK = b"\xa6" * 8
"""The default initial value of RFC 3394."""


class Mode(IntEnum):
    """The modes of SP 800-38A. CFB is CFB128: feedback of whole blocks."""

    ECB = 0
    CBC = 1
    CFB = 2
    OFB = 3
    CTR = 4


class Blocks(Access):
    """Messages in the modes of SP 800-38A, and what is done by single blocks."""

    def crypt(self, mode: Mode, direction: Direction, iv: Octets | None, data: Octets) -> bytes:
        """The result of a whole message.

        `iv` has 16 bytes (in CTR the first counter block), and is not read in ECB. ECB and CBC take
        whole blocks of 16 bytes, the others any length.
        """
        data = octets("the data", data)
        _whole(mode, data)
        self.begin(mode, direction, iv)
        out = self.update(data)
        self._message = False
        return out

    def begin(self, mode: Mode, direction: Direction, iv: Octets | None) -> None:
        """Begins a message in parts, which `update` takes."""
        if mode not in [*Mode]:
            raise AesError(Status.ARGUMENT, f"there is no mode {mode!r}")
        decrypt = decrypts(direction)
        given = b"" if mode == Mode.ECB else _iv(iv)
        inverse = decrypt and mode in (Mode.ECB, Mode.CBC)
        way = regs.Capability.DECRYPT if inverse else regs.Capability.ENCRYPT
        if not self._capability & way:
            raise AesError(Status.NOT_BUILT, f"the build's core lacks the direction {way.name}")
        if not self._built(mode):
            raise AesError(Status.NOT_BUILT, f"the build has no {Mode(mode).name}")
        self._holds_a_key()
        self._write_words(Register.IV, given)
        self._set(Register.MESSAGE, int(mode) | placed(regs.Message.DECRYPT, decrypt))
        self._check()
        self._mode, self._message = int(mode), True

    def update(self, data: Octets) -> bytes:
        """The result of a part. All parts but the last have a multiple of 16 bytes."""
        data = octets("the data", data)
        if not self._message or self._mode == MESSAGES:
            raise AesError(Status.NO_MESSAGE, "no message is under way; begin one")
        _whole(self._mode, data)
        out = self._transfer(data)
        if len(data) % BLOCK:
            self._message = False
        self._check()
        return out

    def cfb8(self, direction: Direction, iv: Octets, data: Octets) -> tuple[bytes, bytes]:
        """CFB8, by a block a byte: the result, and the IV of the bytes that follow."""
        decrypt = decrypts(direction)
        iv, data = _iv(iv), octets("the data", data)
        self.begin(Mode.ECB, Direction.ENCRYPT, None)
        out = bytearray()
        for given in data:
            made = given ^ self.update(iv)[0]
            iv = iv[1:] + bytes([given if decrypt else made])
            out.append(made)
        self._message = False
        return bytes(out), iv

    def key_wrap(self, key: Octets) -> bytes:
        """RFC 3394 with its default initial value: 8 bytes more than `key`.

        The key to be wrapped has a multiple of 8 bytes, 16 or more.
        """
        key = octets("the key to be wrapped", key)
        if len(key) < 16 or len(key) % 8:
            raise AesError(Status.LENGTH, "a key to be wrapped has 16, 24, 32... bytes")
        self.begin(Mode.ECB, Direction.ENCRYPT, None)
        check, parts = CHECK, cut(key, 8)
        for step in range(6 * len(parts)):
            place = step % len(parts)
            block = self.update(check + parts[place])
            check, parts[place] = _counted(block[:8], step + 1), block[8:]
        self._message = False
        return check + b"".join(parts)

    def key_unwrap(self, wrapped: Octets) -> bytes:
        """The key in a wrapped one; INTEGRITY if that is not right."""
        wrapped = octets("the wrapped key", wrapped)
        if len(wrapped) < 24 or len(wrapped) % 8:
            raise AesError(Status.LENGTH, "a wrapped key has 24, 32, 40... bytes")
        self.begin(Mode.ECB, Direction.DECRYPT, None)
        check, parts = wrapped[:8], cut(wrapped[8:], 8)
        for step in reversed(range(6 * len(parts))):
            place = step % len(parts)
            block = self.update(_counted(check, step + 1) + parts[place])
            check, parts[place] = block[:8], block[8:]
        self._message = False
        if not hmac.compare_digest(check, CHECK):
            raise AesError(Status.INTEGRITY, "the wrapped key is not right")
        return b"".join(parts)


def _iv(value: Octets | None) -> bytes:
    iv = octets("the IV", value)
    if len(iv) != BLOCK:
        raise AesError(Status.LENGTH, f"an IV has {BLOCK} bytes, not {len(iv)}")
    return iv


def _whole(mode: int, data: bytes) -> None:
    if mode in (Mode.ECB, Mode.CBC) and len(data) % BLOCK:
        raise AesError(Status.LENGTH, f"ECB and CBC take whole blocks, not {len(data)} bytes")


def _counted(check: bytes, count: int) -> bytes:
    """The step count of RFC 3394 into the first eight bytes of a block."""
    return (int.from_bytes(check, "big") ^ count).to_bytes(8, "big")
