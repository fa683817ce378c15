# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Driver of the registers of `aes_axil`, with modes or GCM behind them, for bring-up.

Python 3.9 or newer and aes_axil_regs.py. Calls and errors: the C driver's, without CCM, CMAC, XTS.
The guide: docs/reference/axil.md.
"""

from __future__ import annotations

import hmac
from enum import IntEnum
from typing import NoReturn, Protocol, Union

import aes_axil_regs as regs
from aes_axil_regs import Kind, Register

Octets = Union[bytes, bytearray, memoryview]

BLOCK = 16
AHEAD = 2
"""Blocks in the hardware at a time."""
GCM = 5
"""MESSAGE.MODE, if CAPABILITY.ENGINE is that of GCM."""
END = len(Kind)
"""Behind the kinds of blocks, in whose order a message of GCM goes on: its text has ended."""
CHECK = b"\xa6" * 8
"""The default initial value of RFC 3394."""


class Mode(IntEnum):
    """CFB is CFB128: feedback of whole blocks."""

    ECB = 0
    CBC = 1
    CFB = 2
    OFB = 3
    CTR = 4


class Direction(IntEnum):
    """What a message is for."""

    ENCRYPT = 0
    DECRYPT = 1


class Status(IntEnum):
    """Why a call failed, with the numbers of the C driver."""

    ARGUMENT = 1
    """No bytes where bytes are due, or no such mode or direction."""
    LENGTH = 2
    """A length that the call does not take."""
    NOT_BUILT = 3
    """The build lacks the mode, the direction, the key length or the tag length."""
    NO_KEY = 4
    NO_MESSAGE = 5
    """A part of a message that has not begun, or behind a short last block."""
    INTEGRITY = 6
    """The wrapped key or the tag is not right."""
    VERSION = 7
    """No registers of this version at this address."""
    REFUSED = 8
    """The hardware refused an access; the message is over."""
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


class Device:
    """The registers at an address of a bus, which the constructor zeroises.

    `polls` is the number of reads of STATUS before the hardware counts as dead. An exception of the
    bus passes through and leaves the driver without a key, as does `zeroise`.
    """

    def __init__(self, bus: Bus, base: int = 0, *, polls: int = 10_000) -> None:
        self._bus, self._base, self._polls = bus, base, max(1, polls)
        self._mode = self._beat = self._kind = self._tag_bytes = 0
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
        """Drops key and message; the registers become 0."""
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
        return {mask.name: _field(word, mask) for mask in masks[register]}

    def take_flags(self) -> list[str]:
        """Names of the flags of ERROR that are raised, and clears them."""
        word = self._get(Register.ERROR)
        if word:
            self._set(Register.ERROR, word)
        return [flag.name for flag in regs.Error if word & flag]

    def set_key(self, key: Octets) -> None:
        """Loads 16, 24 or 32 bytes. Ends the message."""
        key = _octets("the key", key)
        if len(key) not in (16, 24, 32):
            raise AesError(Status.LENGTH, f"a key has 16, 24 or 32 bytes, not {len(key)}")
        if not _field(self._capability, regs.Capability.KEYS) >> (len(key) // 8 - 2) & 1:
            raise AesError(Status.NOT_BUILT, f"the build has no keys of {8 * len(key)} bits")
        self.zeroise()
        self._await(regs.Status.KEY_READY)
        self._write_words(Register.KEY, key)
        self._set(Register.KEY_LOAD, regs.KeyLoad.LOAD)
        self._await(regs.Status.KEY_READY)
        self._check()
        self._keyed = True

    def crypt(self, mode: Mode, direction: Direction, iv: Octets | None, data: Octets) -> bytes:
        """A whole message.

        `iv` has 16 bytes (in CTR the first counter block), and is not read in ECB. ECB and CBC take
        whole blocks of 16 bytes, the others any length.
        """
        data = _octets("the data", data)
        _whole(mode, data)
        self.begin(mode, direction, iv)
        out = self.update(data)
        self._message = False
        return out

    def begin(self, mode: Mode, direction: Direction, iv: Octets | None) -> None:
        """Begins a message in parts, which `update` takes."""
        if mode not in [*Mode]:
            raise AesError(Status.ARGUMENT, f"there is no mode {mode!r}")
        decrypt = _decrypts(direction)
        given = b"" if mode == Mode.ECB else _iv(iv)
        inverse = decrypt and mode in (Mode.ECB, Mode.CBC)
        way = regs.Capability.DECRYPT if inverse else regs.Capability.ENCRYPT
        if not self._capability & way:
            raise AesError(Status.NOT_BUILT, f"the build's core lacks the direction {way.name}")
        self._start(mode)
        self._write_words(Register.IV, given)
        self._set(Register.MESSAGE, int(mode) | _at(regs.Message.DECRYPT, decrypt))
        self._check()
        self._mode, self._message = int(mode), True

    def update(self, data: Octets) -> bytes:
        """A part of a message. All parts but the last have a multiple of 16 bytes."""
        data = _octets("the data", data)
        if not self._message or self._mode == GCM:
            raise AesError(Status.NO_MESSAGE, "no message is under way; begin one")
        _whole(self._mode, data)
        out = self._transfer(data)
        if len(data) % BLOCK:
            self._message = False
        self._check()
        return out

    def cfb8(self, direction: Direction, iv: Octets, data: Octets) -> tuple[bytes, bytes]:
        """CFB8, by a block a byte: the result, and the IV of the bytes that follow."""
        decrypt = _decrypts(direction)
        iv, data = _iv(iv), _octets("the data", data)
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
        key = _octets("the key to be wrapped", key)
        if len(key) < 16 or len(key) % 8:
            raise AesError(Status.LENGTH, "a key to be wrapped has 16, 24, 32... bytes")
        self.begin(Mode.ECB, Direction.ENCRYPT, None)
        check, parts = CHECK, _cut(key, 8)
        for step in range(6 * len(parts)):
            place = step % len(parts)
            block = self.update(check + parts[place])
            check, parts[place] = _counted(block[:8], step + 1), block[8:]
        self._message = False
        return check + b"".join(parts)

    def key_unwrap(self, wrapped: Octets) -> bytes:
        """The key in a wrapped one; INTEGRITY if that is not right."""
        wrapped = _octets("the wrapped key", wrapped)
        if len(wrapped) < 24 or len(wrapped) % 8:
            raise AesError(Status.LENGTH, "a wrapped key has 24, 32, 40... bytes")
        self.begin(Mode.ECB, Direction.DECRYPT, None)
        check, parts = wrapped[:8], _cut(wrapped[8:], 8)
        for step in reversed(range(6 * len(parts))):
            place = step % len(parts)
            block = self.update(_counted(check, step + 1) + parts[place])
            check, parts[place] = block[:8], block[8:]
        self._message = False
        if not hmac.compare_digest(check, CHECK):
            raise AesError(Status.INTEGRITY, "the wrapped key is not right")
        return b"".join(parts)

    def gcm_encrypt(
        self, iv: Octets, text: Octets, aad: Octets = b"", tag_bytes: int = BLOCK
    ) -> tuple[bytes, bytes]:
        """Ciphertext and tag of a message of GCM; without text it is GMAC.

        The IV, usually of 12 bytes, must never come twice under one key.
        """
        text, aad = _octets("the text", text), _octets("the additional data", aad)
        self.gcm_begin(Direction.ENCRYPT, iv, tag_bytes)
        self.gcm_aad(aad)
        out = self.gcm_text(text)
        return out, self.gcm_finish()

    def gcm_decrypt(self, iv: Octets, text: Octets, tag: Octets, aad: Octets = b"") -> bytes:
        """The text of a ciphertext; INTEGRITY, and no text, if the tag is wrong."""
        text, aad = _octets("the text", text), _octets("the additional data", aad)
        tag = _octets("the tag", tag)
        self.gcm_begin(Direction.DECRYPT, iv, len(tag))
        self.gcm_aad(aad)
        if self._capability & regs.Capability.HELD:
            return self._open_held(text, tag)
        out = self.gcm_text(text)
        self.gcm_verify(tag)
        return out

    def gcm_begin(self, direction: Direction, iv: Octets, tag_bytes: int = BLOCK) -> None:
        """Begins a message in parts: all additional data, then all text, then its end.

        The end is `gcm_finish` to encrypt, `gcm_verify` to decrypt.
        """
        decrypt = _decrypts(direction)
        iv = _octets("the IV", iv)
        if not iv:
            raise AesError(Status.LENGTH, "an IV of GCM has a byte or more")
        if tag_bytes not in range(1, BLOCK + 1):
            raise AesError(Status.LENGTH, f"a tag has 1 to {BLOCK} bytes, not {tag_bytes!r}")
        self._start(GCM)
        self._abandon()
        bits = _at(regs.Message.DECRYPT, decrypt) | _at(regs.Message.TAG_BYTES, tag_bytes)
        self._set(Register.MESSAGE, GCM | bits)
        if self.take_flags():  # all else is checked above
            raise AesError(Status.NOT_BUILT, f"the build has no tags of {tag_bytes} bytes")
        self._message = self._open = True
        self._ended, self._decrypt = False, decrypt
        self._mode, self._kind, self._beat, self._tag_bytes = GCM, int(Kind.AAD), 0, tag_bytes
        self._transfer(iv, Kind.IV)

    def gcm_aad(self, aad: Octets) -> None:
        """Additional data. All parts but the last have a multiple of 16 bytes."""
        aad = _octets("the additional data", aad)
        self._takes(Kind.AAD)
        if len(aad) % BLOCK:
            self._kind = Kind.TEXT
        self._transfer(aad, Kind.AAD)

    def gcm_text(self, text: Octets) -> bytes:
        """A part of the text. All parts but the last have a multiple of 16 bytes.

        Decrypted text is given out BEFORE its tag is verified: it must not be used until
        `gcm_verify` returns. Hardware that holds it back is NOT_BUILT for it: use `gcm_decrypt`.
        """
        text = _octets("the text", text)
        self._takes(Kind.TEXT)
        if text and self._decrypt and self._capability & regs.Capability.HELD:
            raise AesError(Status.NOT_BUILT, "the build holds text back; decrypt by gcm_decrypt")
        part = len(text) % BLOCK != 0
        self._kind = END if part else Kind.TEXT
        # Behind a short block the hardware takes no end without bytes, so this is the end.
        self._ended = part and not self._decrypt
        return self._transfer(text, Kind.TEXT, last=self._ended)

    def gcm_finish(self) -> bytes:
        """Ends a message that encrypts: its tag."""
        self._takes(END, decrypt=False)
        return self._finish(Kind.TEXT, b"")[: self._tag_bytes]

    def gcm_verify(self, tag: Octets) -> None:
        """Ends a message that decrypts; INTEGRITY if the tag is wrong."""
        tag = _octets("the tag", tag)
        self._takes(END, decrypt=True)
        if len(tag) != self._tag_bytes:
            expected = f"the tag of this message has {self._tag_bytes} bytes"
            raise AesError(Status.LENGTH, f"{expected}, not {len(tag)}")
        self._finish(Kind.TAG, tag)

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

    def _start(self, mode: int) -> None:
        """Mode and key are there."""
        modes = _field(self._capability, regs.Capability.MODES)
        engine = _field(self._capability, regs.Capability.ENGINE)
        if not modes >> mode & 1 or engine != regs.Engine.GCM:
            name = "GCM" if mode == GCM else Mode(mode).name
            raise AesError(Status.NOT_BUILT, f"the build has no {name}")
        if not self._keyed:
            raise AesError(Status.NO_KEY, "no key is held; set one")

    def _open_held(self, text: bytes, tag: bytes) -> bytes:
        """Text that hardware holds back and gives behind a right tag, none behind a wrong one."""
        self._transfer(text, Kind.TEXT, held=True)
        self._transfer(tag, Kind.TAG, last=True)
        self._ended = True
        out = bytearray()
        while len(out) < len(text):
            status = self._await(regs.Status.OUTPUT_VALID | regs.Status.END_VALID)
            if not status & regs.Status.OUTPUT_VALID:
                break
            out += self._read_block(Register.OUTPUT)
        self._finish(Kind.TAG, tag)
        return bytes(out[: len(text)])

    def _transfer(
        self, data: bytes, kind: Kind | None = None, *, last: bool = False, held: bool = False
    ) -> bytes:
        """Blocks to INPUT, and but for IV, additional data, tag and held text as many from OUTPUT.

        `kind` is that of a message of GCM, which `last` ends, if need be with a block of no bytes.
        """
        blocks, out = _cut(data, BLOCK), bytearray()
        results = len(blocks) if kind in (None, Kind.TEXT) and not held else 0
        if last and not blocks:
            blocks = [b""]
        sent = received = polls = 0
        while sent < len(blocks) or received < results:
            status = self._get(Register.STATUS)
            if received < results and status & regs.Status.OUTPUT_VALID:
                out += self._read_block(Register.OUTPUT)
                received += 1
            elif (
                sent < len(blocks)
                and (not results or sent - received < AHEAD)
                and status & regs.Status.INPUT_READY
            ):
                if kind is not None:
                    self._set_beat(kind, len(blocks[sent]), last and sent + 1 == len(blocks))
                self._write_words(Register.INPUT, blocks[sent].ljust(BLOCK, b"\0"))
                sent += 1
            else:
                polls += 1
                if polls == self._polls:
                    self._dead(regs.Status.INPUT_READY | regs.Status.OUTPUT_VALID, status)
                continue
            polls = 0
        return bytes(out[: len(data)])

    def _set_beat(self, kind: Kind, octets: int, last: bool) -> None:
        """Tells GCM what the next blocks are."""
        beat = _at(regs.Beat.KIND, kind) | _at(regs.Beat.BYTES, octets) | _at(regs.Beat.LAST, last)
        if beat != self._beat:
            self._set(Register.BEAT, beat)
        self._beat = beat

    def _takes(self, kind: int, decrypt: bool | None = None) -> None:
        """A message of GCM is under way that takes a kind of data now."""
        if not self._message or self._mode != GCM or self._kind > kind:
            raise AesError(Status.NO_MESSAGE, "no message of GCM is under way that takes this now")
        if decrypt not in (None, self._decrypt):
            raise AesError(Status.NO_MESSAGE, "gcm_finish encrypts, gcm_verify decrypts")

    def _finish(self, kind: Kind, given: bytes) -> bytes:
        """Ends a message of GCM, unless its text did: the 16 bytes of TAG."""
        if not self._ended:
            self._transfer(given, kind, last=True)
        verdict = self._await(regs.Status.END_VALID) & regs.Status.VERDICT
        tag = self._read_block(Register.TAG)
        self._message = self._open = False
        self._check()
        if verdict:
            raise AesError(Status.INTEGRITY, "the tag is wrong")
        return tag

    def _abandon(self) -> None:
        """Ends a message of GCM that was not finished, by an empty IV, which is refused."""
        if not self._open:
            return
        try:
            self._finish(Kind.IV, b"")
        except AesError as error:
            if error.status == Status.TIMEOUT:
                raise


def _octets(what: str, value: Octets | None) -> bytes:
    if not isinstance(value, (bytes, bytearray, memoryview)):
        raise AesError(Status.ARGUMENT, f"{what} must be bytes, not {type(value).__name__}")
    return bytes(value)


def _iv(value: Octets | None) -> bytes:
    iv = _octets("the IV", value)
    if len(iv) != BLOCK:
        raise AesError(Status.LENGTH, f"an IV has {BLOCK} bytes, not {len(iv)}")
    return iv


def _decrypts(direction: Direction) -> bool:
    if direction not in [*Direction]:
        raise AesError(Status.ARGUMENT, f"there is no direction {direction!r}")
    return direction == Direction.DECRYPT


def _whole(mode: int, data: bytes) -> None:
    if mode in (Mode.ECB, Mode.CBC) and len(data) % BLOCK:
        raise AesError(Status.LENGTH, f"ECB and CBC take whole blocks, not {len(data)} bytes")


def _field(word: int, mask: int) -> int:
    return (word & mask) // (mask & -mask)


def _at(mask: int, value: int) -> int:
    return value * (mask & -mask)


def _cut(data: bytes, octets: int) -> list[bytes]:
    return [data[at : at + octets] for at in range(0, len(data), octets)]


def _counted(check: bytes, count: int) -> bytes:
    """The step count of RFC 3394 into the first eight bytes of a block."""
    return (int.from_bytes(check, "big") ^ count).to_bytes(8, "big")
