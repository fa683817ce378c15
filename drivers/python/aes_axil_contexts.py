# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Messages of GCM whose state the program keeps, by the registers of `aes_axil`."""

from __future__ import annotations

from dataclasses import dataclass, field

import aes_axil_regs as regs
from aes_axil_device import BLOCK, AesError, Direction, Octets, Status, decrypts, octets
from aes_axil_messages import Messages
from aes_axil_regs import Engine, Kind

IV_BYTES = 12
TAGS = (4, 8, 12, 13, 14, 15, 16)


@dataclass
class GcmContext:
    """The state of a message of GCM, which may be copied and stored.

    Its hash gives away the hash key, with which tags are forged: keep it where you would keep the
    key. Of its copies only one may go on: two that encrypt are two messages under one IV.
    """

    direction: Direction
    iv: bytes
    tag_bytes: int
    """0: the message has ended."""
    hash: bytes = field(default=bytes(BLOCK), repr=False)
    aad_bytes: int = 0
    """Bytes of additional data so far; `text_bytes` likewise."""
    text_bytes: int = 0


class Contexts(Messages):
    """Each part is a message of the hardware, which is free for others between any two calls.

    The message's own key must be set, but for `gcm_context`. A message that another call has begun
    is over. An error leaves the context as it was. Hardware without CAPABILITY.PARTS is NOT_BUILT.
    """

    def gcm_context(self, direction: Direction, iv: Octets, tag_bytes: int = BLOCK) -> GcmContext:
        """Begins a message, without hardware: all additional data, then all text, then its end.

        The IV has 12 bytes. The end is `gcm_context_finish` to encrypt, `gcm_context_verify` to
        decrypt.
        """
        way = Direction.DECRYPT if decrypts(direction) else Direction.ENCRYPT
        iv = octets("the IV", iv)
        if len(iv) != IV_BYTES:
            said = f"the IV of a context has {IV_BYTES} bytes, not {len(iv)}"
            raise AesError(Status.LENGTH, said)
        if tag_bytes not in TAGS:
            raise AesError(Status.LENGTH, f"a tag has 4, 8 or 12 to 16 bytes, not {tag_bytes!r}")
        return GcmContext(way, iv, tag_bytes)

    def gcm_context_aad(self, context: GcmContext, aad: Octets) -> None:
        """Takes additional data. All parts but the last have a multiple of 16 bytes."""
        aad = octets("the additional data", aad)
        _is_open(context)
        if aad and (context.aad_bytes % BLOCK or context.text_bytes):
            said = "additional data follow whole blocks of their own, and no text"
            raise AesError(Status.LENGTH, said)
        self._add(context, Kind.AAD, aad)
        context.aad_bytes += len(aad)

    def gcm_context_text(self, context: GcmContext, text: Octets) -> bytes:
        """The result of a part of the text. All parts but the last have a multiple of 16 bytes.

        Decrypted text is given out BEFORE its tag is verified: it must not be used until
        `gcm_context_verify` returns.
        """
        text = octets("the text", text)
        _is_open(context)
        if text and context.text_bytes % BLOCK:
            raise AesError(Status.LENGTH, "text follows whole blocks of text")
        out = self._add(context, Kind.TEXT, text)
        context.text_bytes += len(text)
        return out

    def gcm_context_finish(self, context: GcmContext) -> bytes:
        """Ends a message that encrypts: its tag. The context is over."""
        _is_open(context, Direction.ENCRYPT)
        self._go_on(context, context.tag_bytes)
        # The hardware takes no empty text behind a short block, so the IV is the end.
        self._transfer(context.iv, Kind.IV, last=True)
        tag = self._end()[: context.tag_bytes]
        _close(context)
        return tag

    def gcm_context_verify(self, context: GcmContext, tag: Octets) -> None:
        """Ends a message that decrypts; INTEGRITY if the tag is wrong, else the context is over."""
        tag = octets("the tag", tag)
        _is_open(context, Direction.DECRYPT)
        if len(tag) != context.tag_bytes:
            expected = f"the tag of this message has {context.tag_bytes} bytes"
            raise AesError(Status.LENGTH, f"{expected}, not {len(tag)}")
        self._go_on(context, context.tag_bytes)
        self._transfer(context.iv, Kind.IV, last=True, tag=tag)
        self._end()
        _close(context)

    def _add(self, context: GcmContext, kind: Kind, data: bytes) -> bytes:
        """A part that is not the last: what comes of its text."""
        if not data:
            return b""
        self._go_on(context, None)
        self._transfer(context.iv, Kind.IV)
        out = self._transfer(data, kind, last=True)
        context.hash = self._end()
        return out

    def _go_on(self, context: GcmContext, tag_bytes: int | None) -> None:
        """Begins a part up to its IV; only the last has a tag."""
        if not self._capability & regs.Capability.PARTS:
            said = "the build takes no messages of GCM in parts; its option is [mode] parts"
            raise AesError(Status.NOT_BUILT, said)
        self._begin(Engine.GCM, decrypts(context.direction), tag_bytes)
        if context.aad_bytes or context.text_bytes:
            bits = (8 * context.aad_bytes, 8 * context.text_bytes)
            lengths = b"".join(number.to_bytes(8, "big") for number in bits)
            self._transfer(context.hash + lengths, Kind.TAG)


def _is_open(context: GcmContext, way: Direction | None = None) -> None:
    """NO_MESSAGE if the message has ended or goes another way; ARGUMENT without a context."""
    if not isinstance(context, GcmContext):
        said = f"the context must be a GcmContext, not {type(context).__name__}"
        raise AesError(Status.ARGUMENT, said)
    if not context.tag_bytes:
        raise AesError(Status.NO_MESSAGE, "the message of this context has ended")
    if way is not None and way != context.direction:
        said = "a message that encrypts makes its tag, one that decrypts compares it"
        raise AesError(Status.NO_MESSAGE, said)


def _close(context: GcmContext) -> None:
    context.iv, context.hash = bytes(IV_BYTES), bytes(BLOCK)
    context.tag_bytes = context.aad_bytes = context.text_bytes = 0
