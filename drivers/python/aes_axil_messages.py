# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Messages of the engines behind the registers of `aes_axil`: GCM, CCM, CMAC and XTS."""

from __future__ import annotations

from typing import NoReturn

import aes_axil_regs as regs
from aes_axil_device import (
    BLOCK,
    MESSAGES,
    Access,
    AesError,
    Direction,
    Octets,
    Status,
    decrypts,
    field,
    octets,
    placed,
)
from aes_axil_regs import Engine, Kind, Register, Verdict

UNIT_BYTES = BLOCK << 20
"""Most bytes of a data unit of XTS (SP 800-38E)."""
NAMES = {Kind.AAD: "additional data", Kind.TEXT: "text"}
"""The data whose lengths CCM announces."""


class Messages(Access):
    """A build has one of the engines; the calls of the others are NOT_BUILT.

    A message that is longer than the build takes is REFUSED.
    """

    def gcm_encrypt(
        self, iv: Octets, text: Octets, aad: Octets = b"", tag_bytes: int = BLOCK
    ) -> tuple[bytes, bytes]:
        """Ciphertext and tag of a message of GCM; without text it is GMAC.

        The IV, usually of 12 bytes, must never come twice under one key.
        """
        text, aad = octets("the text", text), octets("the additional data", aad)
        self.gcm_begin(Direction.ENCRYPT, iv, tag_bytes)
        return self._seal(text, aad)

    def gcm_decrypt(self, iv: Octets, text: Octets, tag: Octets, aad: Octets = b"") -> bytes:
        """The text of a ciphertext; INTEGRITY, and no text, if the tag is wrong."""
        text, aad = octets("the text", text), octets("the additional data", aad)
        tag = octets("the tag", tag)
        self.gcm_begin(Direction.DECRYPT, iv, len(tag))
        return self._unseal(text, aad, tag)

    def gcm_begin(self, direction: Direction, iv: Octets, tag_bytes: int = BLOCK) -> None:
        """Begins a message in parts: all additional data, then all text, then its end.

        The end is `gcm_finish` to encrypt, `gcm_verify` to decrypt.
        """
        decrypt = decrypts(direction)
        iv = octets("the IV", iv)
        if not iv:
            raise AesError(Status.LENGTH, "an IV of GCM has a byte or more")
        self._begin(Engine.GCM, decrypt, tag_bytes)
        self._transfer(iv, Kind.IV)

    def gcm_aad(self, aad: Octets) -> None:
        """Takes additional data. All parts but the last have a multiple of 16 bytes."""
        self._part(Engine.GCM, Kind.AAD, octets("the additional data", aad))

    def gcm_text(self, text: Octets) -> bytes:
        """The result of a part of the text. All parts but the last have a multiple of 16 bytes.

        Decrypted text is given out BEFORE its tag is verified: it must not be used until
        `gcm_verify` returns. On hardware that holds it back this call is NOT_BUILT: use
        `gcm_decrypt`.
        """
        return self._part(Engine.GCM, Kind.TEXT, octets("the text", text))

    def gcm_finish(self) -> bytes:
        """Ends a message that encrypts: its tag."""
        return self._finish(Engine.GCM)

    def gcm_verify(self, tag: Octets) -> None:
        """Ends a message that decrypts; INTEGRITY if the tag is wrong."""
        self._verify(Engine.GCM, tag)

    def ccm_encrypt(
        self, nonce: Octets, text: Octets, aad: Octets = b"", tag_bytes: int = BLOCK
    ) -> tuple[bytes, bytes]:
        """Ciphertext and tag of a message of CCM.

        The nonce has 7 to 13 bytes, with 13 the text less than 64 kB. It must never come twice
        under one key. The tag has 4, 6, 8... or 16 bytes.
        """
        text, aad = octets("the text", text), octets("the additional data", aad)
        self.ccm_begin(Direction.ENCRYPT, nonce, len(aad), len(text), tag_bytes)
        return self._seal(text, aad)

    def ccm_decrypt(self, nonce: Octets, text: Octets, tag: Octets, aad: Octets = b"") -> bytes:
        """The text of a ciphertext; INTEGRITY, and no text, if the tag is wrong."""
        text, aad = octets("the text", text), octets("the additional data", aad)
        tag = octets("the tag", tag)
        self.ccm_begin(Direction.DECRYPT, nonce, len(aad), len(text), len(tag))
        return self._unseal(text, aad, tag)

    def ccm_begin(
        self,
        direction: Direction,
        nonce: Octets,
        aad_bytes: int,
        text_bytes: int,
        tag_bytes: int = BLOCK,
    ) -> None:
        """Begins a message in parts, as `gcm_begin`, and announces all bytes of its parts.

        CCM authenticates these lengths before the data; parts that do not fit them are LENGTH.
        """
        decrypt = decrypts(direction)
        nonce = octets("the nonce", nonce)
        if len(nonce) not in range(7, 14):
            raise AesError(Status.LENGTH, f"a nonce has 7 to 13 bytes, not {len(nonce)}")
        most = 256 ** (15 - len(nonce)) - 1
        _at_most(most, text_bytes, f"behind a nonce of {len(nonce)} bytes a text has")
        _at_most(256**8 - 1, aad_bytes, "additional data have")
        self._begin(Engine.CCM, decrypt, tag_bytes)
        self._left = {Kind.AAD: aad_bytes, Kind.TEXT: text_bytes}
        self._transfer(aad_bytes.to_bytes(8, "big") + text_bytes.to_bytes(8, "big"), Kind.IV)
        self._transfer(nonce, Kind.IV)

    def ccm_aad(self, aad: Octets) -> None:
        """Takes additional data, as `gcm_aad`."""
        self._part(Engine.CCM, Kind.AAD, octets("the additional data", aad))

    def ccm_text(self, text: Octets) -> bytes:
        """The result of a part, as `gcm_text`: decrypted text comes BEFORE its tag is verified."""
        return self._part(Engine.CCM, Kind.TEXT, octets("the text", text))

    def ccm_finish(self) -> bytes:
        """Ends a message that encrypts: its tag."""
        return self._finish(Engine.CCM)

    def ccm_verify(self, tag: Octets) -> None:
        """Ends a message that decrypts; INTEGRITY if the tag is wrong."""
        self._verify(Engine.CCM, tag)

    def cmac(self, data: Octets, tag_bytes: int = BLOCK) -> bytes:
        """The CMAC of data of any length: `tag_bytes` bytes."""
        data = octets("the data", data)
        self.cmac_begin(Direction.ENCRYPT, tag_bytes)
        self._transfer(data, Kind.AAD, last=True)
        return self._end()[:tag_bytes]

    def cmac_verify(self, data: Octets, tag: Octets) -> None:
        """Compares the CMAC of data with a tag; INTEGRITY if that is wrong."""
        data, tag = octets("the data", data), octets("the tag", tag)
        self.cmac_begin(Direction.DECRYPT, len(tag))
        self.cmac_update(data)
        self.cmac_verify_finish(tag)

    def cmac_begin(self, direction: Direction, tag_bytes: int = BLOCK) -> None:
        """Begins data in parts.

        ENCRYPT makes the tag, by `cmac_finish`; DECRYPT compares one, by `cmac_verify_finish`.
        """
        self._begin(Engine.CMAC, decrypts(direction), tag_bytes)

    def cmac_update(self, data: Octets) -> None:
        """Takes a part of the data. All parts but the last have a multiple of 16 bytes."""
        self._part(Engine.CMAC, Kind.AAD, octets("the data", data))

    def cmac_finish(self) -> bytes:
        """Ends the data: their tag."""
        return self._finish(Engine.CMAC)

    def cmac_verify_finish(self, tag: Octets) -> None:
        """Ends the data; INTEGRITY if the tag is wrong."""
        self._verify(Engine.CMAC, tag)

    def xts(self, direction: Direction, unit: Octets, data: Octets) -> bytes:
        """A data unit of XTS: as many bytes as `data`, which has 16 bytes to 2^20 blocks.

        `unit` is its number: 16 bytes, the lowest first.
        """
        data = octets("the data", data)
        _is_unit(len(data))
        self.xts_begin(direction, unit)
        return self.xts_finish(data)

    def xts_begin(self, direction: Direction, unit: Octets) -> None:
        """Begins a data unit in parts."""
        decrypt = decrypts(direction)
        unit = octets("the number of the data unit", unit)
        if len(unit) != BLOCK:
            raise AesError(Status.LENGTH, f"the number has {BLOCK} bytes, not {len(unit)}")
        if decrypt and self._has(Engine.XTS) and not self._capability & regs.Capability.DECRYPT:
            raise AesError(Status.NOT_BUILT, "the build's core lacks the direction DECRYPT")
        self._begin(Engine.XTS, decrypt, None)
        self._unit_bytes = 0
        self._transfer(unit, Kind.IV)

    def xts_update(self, data: Octets) -> bytes:
        """The result of a part, which has a multiple of 16 bytes.

        The engine keeps a block until it knows what follows, so the result is a block late: it has
        16 bytes less than `data` the first time, and 16 more in `xts_finish`.
        """
        return self._unit_part(data, last=False)

    def xts_finish(self, data: Octets) -> bytes:
        """The result of the rest of a data unit, which has any length."""
        out = self._unit_part(data, last=True)
        self._end()
        return out

    def _unit_part(self, data: Octets, *, last: bool) -> bytes:
        data = octets("the data", data)
        self._takes(Engine.XTS, Kind.TEXT)
        if not last and len(data) % BLOCK:
            said = f"a part that is not the last has a multiple of {BLOCK} bytes"
            raise AesError(Status.LENGTH, f"{said}, not {len(data)}")
        before, behind = self._unit_bytes, self._unit_bytes + len(data)
        if last or behind:
            _is_unit(behind)
        self._unit_bytes = behind
        kept = BLOCK if behind and not last else 0
        late = (BLOCK if before else 0) - kept
        return self._transfer(data, Kind.TEXT, last=last, late=late)

    def _begin(self, engine: Engine, decrypt: bool, tag_bytes: int | None) -> None:
        """Begins a message, whose IV follows; None is no tag, as in XTS."""
        if tag_bytes is None:
            tag_bytes = 0
        elif tag_bytes not in range(1, BLOCK + 1):
            raise AesError(Status.LENGTH, f"a tag has 1 to {BLOCK} bytes, not {tag_bytes!r}")
        if not self._has(engine):
            raise AesError(Status.NOT_BUILT, f"the build has no {engine.name}")
        self._holds_a_key()
        self._abandon()
        bits = placed(regs.Message.DECRYPT, decrypt) | placed(regs.Message.TAG_BYTES, tag_bytes)
        self._set(Register.MESSAGE, MESSAGES | bits)
        if self.take_flags():  # all else is checked above
            raise AesError(Status.NOT_BUILT, f"the build has no tags of {tag_bytes} bytes")
        self._message = self._open = True
        self._ended, self._decrypt, self._tag_bytes = False, decrypt, tag_bytes
        self._mode, self._kind, self._beat = MESSAGES, int(Kind.AAD), 0

    def _takes(self, engine: Engine, kind: Kind) -> None:
        """NO_MESSAGE unless a message of an engine is under way that takes a kind of data now."""
        under_way = self._message and self._mode == MESSAGES and self._has(engine)
        if not under_way or self._kind > kind:
            said = f"no message of {engine.name} is under way that takes this now"
            raise AesError(Status.NO_MESSAGE, said)

    def _part(self, engine: Engine, kind: Kind, data: bytes) -> bytes:
        """A part of additional data or text: the text that comes out."""
        self._takes(engine, kind)
        held = self._capability & regs.Capability.HELD
        if held and kind == Kind.TEXT and data and self._decrypt:
            call = f"{engine.name.lower()}_decrypt"
            raise AesError(Status.NOT_BUILT, f"the build holds text back; decrypt by {call}")
        if engine == Engine.CCM:
            self._announced(kind, len(data))
        whole = len(data) % BLOCK == 0
        self._kind = kind if whole else kind + 1
        # Behind a short block the hardware takes no end without bytes, so this is the end.
        last = not whole and not self._decrypt and kind == _last_kind(engine)
        return self._transfer(data, kind, last=last)

    def _announced(self, kind: Kind, size: int) -> None:
        """Counts a part of CCM; LENGTH if it does not fit what was announced."""
        if kind == Kind.TEXT:
            self._complete(Kind.AAD)
        left = self._left[kind]
        if size > left or (size % BLOCK and size != left):
            said = f"{left} bytes of the announced {NAMES[kind]} are left, not {size}"
            rule = f"all parts but the last have a multiple of {BLOCK}"
            raise AesError(Status.LENGTH, f"{said}; {rule}")
        self._left[kind] = left - size

    def _complete(self, kind: Kind) -> None:
        """LENGTH if data that CCM has announced are missing."""
        if left := self._left[kind]:
            said = f"{left} bytes of the announced {NAMES[kind]} are missing"
            raise AesError(Status.LENGTH, said)

    def _finish(self, engine: Engine) -> bytes:
        """Ends a message in parts that encrypts: its tag."""
        self._may_end(engine, decrypt=False)
        if not self._ended:
            self._transfer(b"", _last_kind(engine), last=True)
        return self._end()[: self._tag_bytes]

    def _verify(self, engine: Engine, tag: Octets) -> None:
        """Ends a message in parts that decrypts; INTEGRITY if the tag is wrong."""
        tag = octets("the tag", tag)
        self._may_end(engine, decrypt=True)
        if len(tag) != self._tag_bytes:
            expected = f"the tag of this message has {self._tag_bytes} bytes"
            raise AesError(Status.LENGTH, f"{expected}, not {len(tag)}")
        self._transfer(tag, Kind.TAG, last=True)
        self._end()

    def _may_end(self, engine: Engine, *, decrypt: bool) -> None:
        self._takes(engine, Kind.TAG)
        if decrypt != self._decrypt:
            said = "a message that encrypts makes its tag, one that decrypts compares it"
            raise AesError(Status.NO_MESSAGE, said)
        if engine == Engine.CCM:
            self._complete(Kind.AAD)
            self._complete(Kind.TEXT)

    def _seal(self, text: bytes, aad: bytes) -> tuple[bytes, bytes]:
        """What follows the IV of a message that is encrypted: ciphertext and tag."""
        self._transfer(aad, Kind.AAD)
        out = self._transfer(text, Kind.TEXT, last=True)
        return out, self._end()[: self._tag_bytes]

    def _unseal(self, text: bytes, aad: bytes, tag: bytes) -> bytes:
        """What follows the IV of one that is decrypted: its text.

        Hardware that holds text back gives it behind a right tag, and none behind a wrong one.
        """
        self._transfer(aad, Kind.AAD)
        out = self._transfer(text, Kind.TEXT, last=True, tag=tag)
        self._end()
        return out

    def _end(self) -> bytes:
        """Takes the end of a message, whose last block is sent: the 16 bytes of TAG."""
        status = self._await(regs.Status.END_VALID)
        tag = self._read_block(Register.TAG)
        self._message = self._open = False
        verdict = field(status, regs.Status.VERDICT)
        if verdict in (Verdict.REFUSED, Verdict.TOO_LONG):
            self.take_flags()
            raise AesError(Status.REFUSED, self._too_long(Verdict(verdict)))
        self._check()
        if verdict != Verdict.GOOD:
            raise AesError(Status.INTEGRITY, "the tag is wrong")
        return tag

    def _too_long(self, verdict: Verdict) -> str:
        """Why the engine refused a message: all but its length is checked before it begins."""
        said = f"the engine's verdict is {verdict.name}"
        if verdict == Verdict.TOO_LONG:
            return f"{said}; the build holds back no more text than its parameter HoldBlocks says"
        if self._has(Engine.CCM):
            return f"{said}; text and additional data must fit the build's parameter LengthBits"
        if self._has(Engine.XTS):
            return f"{said}; a data unit must fit the build's parameter UnitBlocks"
        return said

    def _abandon(self) -> None:
        """Ends a message that was not finished, by an empty IV, which is refused."""
        if not self._open:
            return
        try:
            if not self._ended:
                self._transfer(b"", Kind.IV, last=True)
            self._end()
        except AesError as error:
            if error.status == Status.TIMEOUT:
                raise

    def _dead(self, bits: int, status: int) -> NoReturn:
        """TIMEOUT; or REFUSED, because no text comes of a refused message, and its end says so."""
        if self._open and not self._ended:
            self._transfer(b"", Kind.IV, last=True)
            self._end()
        super()._dead(bits, status)


def _last_kind(engine: Engine) -> Kind:
    """The kind of data that comes last, but for a tag."""
    return Kind.AAD if engine == Engine.CMAC else Kind.TEXT


def _at_most(most: int, size: int, what: str) -> None:
    if not isinstance(size, int) or not 0 <= size <= most:
        raise AesError(Status.LENGTH, f"{what} {most} bytes or less, not {size!r}")


def _is_unit(size: int) -> None:
    if not BLOCK <= size <= UNIT_BYTES:
        said = f"a data unit has {BLOCK} to {UNIT_BYTES} bytes, not {size}"
        raise AesError(Status.LENGTH, said)
