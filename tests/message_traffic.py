# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Messages for the RTL of GCM, CCM and CMAC, with what OpenSSL says of each."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from cryptography.hazmat.primitives import cmac
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESCCM

from aesilicon.design import design
from aesilicon.drivers.message_simulator import (
    Beat,
    Kind,
    Message,
    MessageJob,
    MessageResult,
    MessageSimulator,
    Status,
    ccm_message,
    message,
)
from aesilicon.drivers.message_vector import MessageVector


class Build:
    """A mode before a core, with keys of `[mode]` and ids of 8 bits."""

    def __init__(self, mode: str, **options: Any) -> None:
        self.mode, self.options = mode, {"id_bits": 8} | options

    def simulator(self, core: str, folder: Path, *replaced: Path) -> MessageSimulator:
        """The compiled RTL, with files in place of those of the same name."""
        made = design.behind(design.load(core), self.mode, **self.options)
        return MessageSimulator(made, folder, replaced=replaced)


LENGTHS = (0, 0, 1, 3, 15, 16, 17, 31, 32, 33, 48, 70)


def encrypted(key: bytes, iv: bytes, aad: bytes, text: bytes) -> tuple[bytes, bytes]:
    """Ciphertext and tag of 16 bytes, by OpenSSL."""
    work = Cipher(algorithms.AES(key), modes.GCM(iv)).encryptor()
    work.authenticate_additional_data(aad)
    ciphertext = work.update(text) + work.finalize()
    return ciphertext, cast(bytes, work.tag)


def splits(data: bytes) -> list[list[bytes]]:
    """Data in one part, in blocks, and behind a part of no bytes in two blocks and the rest."""
    blocks = [data[at : at + 16] for at in range(0, len(data), 16)]
    return [[data], blocks, [b"", data[:32], *([data[32:]] if data[32:] else [])]]


def _gcm(key: bytes, iv: bytes, aad: bytes, text: bytes, tag_bytes: int) -> tuple[bytes, bytes]:
    ciphertext, tag = encrypted(key, iv, aad, text)
    return ciphertext, tag[:tag_bytes]


def _ccm(key: bytes, iv: bytes, aad: bytes, text: bytes, tag_bytes: int) -> tuple[bytes, bytes]:
    sealed = AESCCM(key, tag_bytes).encrypt(iv, text, aad)
    return sealed[: len(text)], sealed[len(text) :]


def _cmac(key: bytes, iv: bytes, aad: bytes, text: bytes, tag_bytes: int) -> tuple[bytes, bytes]:
    assert iv + text == b""
    work = cmac.CMAC(algorithms.AES(key))
    work.update(aad)
    return b"", work.finalize()[:tag_bytes]


@dataclass(frozen=True)
class Sealing:
    """A mode: what OpenSSL makes of a message, how it goes into the RTL, lengths to choose from."""

    seal: Callable[[bytes, bytes, bytes, bytes, int], tuple[bytes, bytes]]
    message: Callable[..., Message]
    ivs: tuple[int, ...]
    tags: tuple[int, ...]
    texts: tuple[int, ...] = LENGTHS


GCM = Sealing(_gcm, message, (12, 12, 12, 8, 13, 16, 17, 32, 60), (12, 13, 15, 16, 16))
CCM = Sealing(_ccm, ccm_message, tuple(range(7, 14)), (4, 6, 8, 10, 12, 14, 16))
CMAC = Sealing(_cmac, message, (0,), (8, 11, 12, 16), (0,))


@dataclass(frozen=True)
class Due:
    """What must come of a message."""

    status: Status
    text: bytes | None
    """None: any text, as of a message that is refused on the way."""
    tag: bytes


@dataclass
class Traffic:
    """A job of messages, and what is due for each."""

    seed: int = 0
    sealing: Sealing = GCM
    job: MessageJob = field(default_factory=MessageJob)
    due: list[Due] = field(default_factory=list)
    secret: bytes = b""
    """The key of the messages that follow."""

    def __post_init__(self) -> None:
        self.luck = random.Random(self.seed)
        self.key()

    def key(self, key: bytes | None = None, *, beside: bool = False) -> None:
        self.secret = key or self.luck.randbytes(16)
        self.job.key(self.secret, beside=beside)

    def encrypt(
        self, aad: bytes, text: bytes, iv: bytes | None = None, tag_bytes: int = 16
    ) -> None:
        iv = self.iv() if iv is None else iv
        ciphertext, tag = self.sealing.seal(self.secret, iv, aad, text, tag_bytes)
        self.job.send(self.sealing.message(iv, aad, text, tag_bytes=tag_bytes))
        self.due.append(Due(Status.GOOD, ciphertext, tag.ljust(16, b"\0")))

    def iv(self) -> bytes:
        """An IV of a usual length."""
        return self.luck.randbytes(min(12, self.sealing.ivs[0]))

    def decrypt(
        self,
        aad: bytes,
        text: bytes,
        iv: bytes | None = None,
        tag_bytes: int = 16,
        *,
        held: bool = False,
    ) -> None:
        """A right message, and one with a bit of its tag wrong, whose text a build that holds it
        back does not give."""
        iv = self.iv() if iv is None else iv
        ciphertext, tag = self.sealing.seal(self.secret, iv, aad, text, tag_bytes)
        self.job.send(self.sealing.message(iv, aad, ciphertext, tag=tag))
        self.due.append(Due(Status.GOOD, text, bytes(16)))
        self.forged(iv, aad, ciphertext, flipped(tag, self.luck.randrange(8 * tag_bytes)), held)

    def forged(self, iv: bytes, aad: bytes, ciphertext: bytes, tag: bytes, held: bool) -> None:
        self.job.send(self.sealing.message(iv, aad, ciphertext, tag=tag))
        self.due.append(Due(Status.BAD_TAG, b"" if held else None, bytes(16)))

    def refused(
        self,
        *beats: Beat,
        decrypt: bool = False,
        tag_bytes: int = 16,
        text: bytes | None = None,
    ) -> None:
        self.job.send(Message(beats, decrypt, tag_bytes))
        self.due.append(Due(Status.REFUSED, text, bytes(16)))

    def any(self, *, held: bool = False) -> None:
        """A message of random lengths in a random direction."""
        sealing = self.sealing
        aad, text, iv = (
            self.luck.randbytes(self.luck.choice(sizes))
            for sizes in (LENGTHS, sealing.texts, sealing.ivs)
        )
        tag_bytes = self.luck.choice(sealing.tags)
        if self.luck.random() < 0.5:
            self.encrypt(aad, text, iv, tag_bytes)
        else:
            self.decrypt(aad, text, iv, tag_bytes, held=held)

    def play(self, simulator: MessageSimulator) -> MessageResult:
        """Runs the job; all that is due comes, in order, and nothing else."""
        self.job.drain()
        result = simulator.run(self.job)
        assert result.violation is None
        assert [v.id for v in result.verdicts] == [n % 256 for n in range(len(self.due))]
        for n, (due, verdict) in enumerate(zip(self.due, result.verdicts, strict=True)):
            assert Status(verdict.value) == due.status, f"message {n}"
            assert verdict.data == due.tag, f"message {n}"
            if due.text is not None:
                assert result.output(n) == due.text, f"message {n}"
        return result


def flipped(data: bytes, place: int) -> bytes:
    """The data with a bit inverted."""
    return bytes(byte ^ (1 << place % 8) * (n == place // 8) for n, byte in enumerate(data))


def cut(kind: Kind, data: bytes) -> list[Beat]:
    """The beats of a part of a message."""
    return [Beat(kind, data[at : at + 16]) for at in range(0, len(data), 16)]


def wrong(
    dut: MessageSimulator, vectors: Sequence[MessageVector], form: Callable[..., Message]
) -> list[MessageVector]:
    """The vectors of which the RTL gives another result; `form` makes a message of a mode."""
    job = MessageJob()
    for vector in vectors:
        job.key(vector.key)
        text = vector.ciphertext if vector.decrypt else vector.text
        tag = vector.tag if vector.decrypt else None
        assert text is not None
        job.send(form(vector.iv, vector.aad, text, tag=tag, tag_bytes=len(vector.tag)))
    job.drain()
    result = dut.run(job)
    assert result.violation is None
    assert len(result.verdicts) == len(vectors)
    failed = []
    for n, (vector, verdict) in enumerate(zip(vectors, result.verdicts, strict=True)):
        got = Status(verdict.value), result.output(n), verdict.data
        if not vector.decrypt:
            right = got == (Status.GOOD, vector.ciphertext, vector.tag.ljust(16, b"\0"))
        elif vector.text is None:
            right = got[0] == Status.BAD_TAG and got[2] == bytes(16)
        else:
            right = got == (Status.GOOD, vector.text, bytes(16))
        if not right:
            failed.append(vector)
    return failed
