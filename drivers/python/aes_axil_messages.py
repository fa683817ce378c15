# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Messages of the engines behind the registers of `aes_axil`: GCM, CCM, CMAC and XTS."""

from __future__ import annotations

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

END = len(Kind)
"""Behind the kinds of blocks, in whose order a message goes on: its text has ended."""
UNIT_BLOCKS = 1 << 20
"""Most blocks of a data unit of XTS (SP 800-38E)."""


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
        """Additional data. All parts but the last have a multiple of 16 bytes."""
        aad = octets("the additional data", aad)
        self._takes(Kind.AAD)
        if len(aad) % BLOCK:
            self._kind = Kind.TEXT
        self._transfer(aad, Kind.AAD)

    def gcm_text(self, text: Octets) -> bytes:
        """A part of the text. All parts but the last have a multiple of 16 bytes.

        Decrypted text is given out BEFORE its tag is verified: it must not be used until
        `gcm_verify` returns. Hardware that holds it back is NOT_BUILT for it: use `gcm_decrypt`.
        """
        text = octets("the text", text)
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
        if not self._ended:
            self._transfer(b"", Kind.TEXT, last=True)
        return self._end()[: self._tag_bytes]

    def gcm_verify(self, tag: Octets) -> None:
        """Ends a message that decrypts; INTEGRITY if the tag is wrong."""
        tag = octets("the tag", tag)
        self._takes(END, decrypt=True)
        if len(tag) != self._tag_bytes:
            expected = f"the tag of this message has {self._tag_bytes} bytes"
            raise AesError(Status.LENGTH, f"{expected}, not {len(tag)}")
        self._transfer(tag, Kind.TAG, last=True)
        self._end()

    def ccm_encrypt(
        self, nonce: Octets, text: Octets, aad: Octets = b"", tag_bytes: int = BLOCK
    ) -> tuple[bytes, bytes]:
        """Ciphertext and tag of a message of CCM.

        The nonce has 7 to 13 bytes, with 13 the text less than 64 kB. It must never come twice
        under one key. The tag has 4, 6, 8... or 16 bytes.
        """
        text, aad = octets("the text", text), octets("the additional data", aad)
        self._begin_ccm(False, nonce, len(text), len(aad), tag_bytes)
        return self._seal(text, aad)

    def ccm_decrypt(self, nonce: Octets, text: Octets, tag: Octets, aad: Octets = b"") -> bytes:
        """The text of a ciphertext; INTEGRITY, and no text, if the tag is wrong."""
        text, aad = octets("the text", text), octets("the additional data", aad)
        tag = octets("the tag", tag)
        self._begin_ccm(True, nonce, len(text), len(aad), len(tag))
        return self._unseal(text, aad, tag)

    def cmac(self, data: Octets, tag_bytes: int = BLOCK) -> bytes:
        """The CMAC of data of any length: `tag_bytes` bytes."""
        data = octets("the data", data)
        self._begin(Engine.CMAC, False, tag_bytes)
        self._transfer(data, Kind.AAD, last=True)
        return self._end()[:tag_bytes]

    def cmac_verify(self, data: Octets, tag: Octets) -> None:
        """Compares the CMAC of data with a tag; INTEGRITY if that is wrong."""
        data, tag = octets("the data", data), octets("the tag", tag)
        self._begin(Engine.CMAC, True, len(tag))
        self._transfer(data, Kind.AAD, last=True, tag=tag)
        self._end()

    def xts(self, direction: Direction, unit: Octets, data: Octets) -> bytes:
        """A data unit of XTS: as many bytes as `data`, which has 16 bytes to 2^20 blocks.

        `unit` is its number: 16 bytes, the lowest first.
        """
        decrypt = decrypts(direction)
        unit, data = octets("the number of the data unit", unit), octets("the data", data)
        if len(unit) != BLOCK:
            raise AesError(Status.LENGTH, f"the number has {BLOCK} bytes, not {len(unit)}")
        if not BLOCK <= len(data) <= BLOCK * UNIT_BLOCKS:
            said = f"a data unit has {BLOCK} to {BLOCK * UNIT_BLOCKS} bytes, not {len(data)}"
            raise AesError(Status.LENGTH, said)
        if decrypt and self._has(Engine.XTS) and not self._capability & regs.Capability.DECRYPT:
            raise AesError(Status.NOT_BUILT, "the build's core lacks the direction DECRYPT")
        self._begin(Engine.XTS, decrypt, 0)
        self._transfer(unit, Kind.IV)
        out = self._transfer(data, Kind.TEXT, last=True)
        self._end()
        return out

    def _begin(self, engine: Engine, decrypt: bool, tag_bytes: int) -> None:
        """Begins a message, whose IV follows."""
        if engine != Engine.XTS and tag_bytes not in range(1, BLOCK + 1):
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

    def _begin_ccm(
        self, decrypt: bool, nonce: Octets, text_bytes: int, aad_bytes: int, tag_bytes: int
    ) -> None:
        """Begins a message of CCM: the IV is the lengths, then the nonce."""
        nonce = octets("the nonce", nonce)
        if len(nonce) not in range(7, 14):
            raise AesError(Status.LENGTH, f"a nonce has 7 to 13 bytes, not {len(nonce)}")
        most = 256 ** (15 - len(nonce)) - 1
        if text_bytes > most:
            said = f"behind a nonce of {len(nonce)} bytes a text has {most} bytes or less"
            raise AesError(Status.LENGTH, f"{said}, not {text_bytes}")
        self._begin(Engine.CCM, decrypt, tag_bytes)
        self._transfer(aad_bytes.to_bytes(8, "big") + text_bytes.to_bytes(8, "big"), Kind.IV)
        self._transfer(nonce, Kind.IV)

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

    def _takes(self, kind: int, decrypt: bool | None = None) -> None:
        """A message of GCM is under way that takes a kind of data now."""
        if not self._message or self._mode != MESSAGES or self._kind > kind:
            raise AesError(Status.NO_MESSAGE, "no message of GCM is under way that takes this now")
        if decrypt not in (None, self._decrypt):
            raise AesError(Status.NO_MESSAGE, "gcm_finish encrypts, gcm_verify decrypts")

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
