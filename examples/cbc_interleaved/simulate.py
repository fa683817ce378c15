# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Simulates `cbc_interleaved`: CBC encryption at a block a clock, checked against OpenSSL.

Run `python examples/cbc_interleaved/simulate.py`; it needs what `aesilicon run` needs.
"""

import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.design import rtl
from aesilicon.tools import verilator

HERE = Path(__file__).parent
MODULE = HERE / "cbc_interleaved.sv"
BENCH = HERE / "cbc_interleaved_tb.sv"
STREAMS = 11
"""As in the bench; the latency of the core."""
BLOCKS = 100
"""Of each stream."""


@dataclass(frozen=True)
class Message:
    """What one stream encrypts."""

    iv: bytes
    plain: bytes
    """Whole blocks."""


@dataclass(frozen=True)
class Played:
    """What the module did."""

    taken: tuple[tuple[int, int], ...]
    """(clock, stream) of each block that went in."""
    results: tuple[tuple[int, int, bytes], ...]
    """(clock, stream, ciphertext) of each block that came out."""

    @property
    def clocks(self) -> int:
        """From the first block in to the last result, both clocks included."""
        return self.results[-1][0] - self.taken[0][0] + 1

    def ciphertext(self, stream: int) -> bytes:
        """All results of a stream."""
        return b"".join(data for _, of, data in self.results if of == stream)


def compile_bench(folder: Path, module: Path = MODULE) -> Path:
    """Compiles the bench around `module` and the library's RTL with Verilator."""
    sources = [*(file.path for file in rtl.manifest()), module, BENCH]
    program = folder / "bench"
    return verilator.build(
        sources, BENCH.stem, None, program, log=folder / "log", options=["-Wno-fatal"]
    )


def some_messages(streams: int = STREAMS, blocks: int = BLOCKS, seed: int = 1) -> list[Message]:
    """One message for each stream, each with an IV of its own."""
    luck = random.Random(seed)
    return [Message(luck.randbytes(16), luck.randbytes(16 * blocks)) for _ in range(streams)]


def in_turn(messages: Sequence[Message]) -> list[int]:
    """A block of each stream, then the next one of each: the stream of each block."""
    longest = max(len(message.plain) for message in messages)
    return [
        stream
        for at in range(0, longest, 16)
        for stream, message in enumerate(messages)
        if at < len(message.plain)
    ]


def play(
    program: Path,
    key: bytes,
    messages: Sequence[Message],
    order: Sequence[int],
    folder: Path,
    *,
    pause: int = 0,
) -> Played:
    """Encrypts the messages, their blocks offered in the order of these streams.

    In `pause` of 256 clocks nothing new is offered, and in as many no result is taken.
    """
    sent = [0] * len(messages)
    lines = []
    for stream in order:
        at, message = sent[stream], messages[stream]
        block = message.plain[at : at + 16]
        lines.append(f"{stream} {int(at == 0)} {message.iv.hex()} {block.hex()}\n")
        sent[stream] = at + 16
    (folder / "blocks").write_text("".join(lines), encoding="ascii")
    arguments = [f"+key={key.hex()}", "+blocks=blocks", "+log=transfers", f"+pause={pause}"]
    subprocess.run([program, *arguments], cwd=folder, check=True, timeout=300, capture_output=True)
    taken, results = [], []
    for line in (folder / "transfers").read_text(encoding="ascii").splitlines():
        way, clock, stream, *data = line.split()
        if way == "in":
            taken.append((int(clock), int(stream)))
        else:
            results.append((int(clock), int(stream), bytes.fromhex(data[0])))
    return Played(tuple(taken), tuple(results))


def openssl(key: bytes, message: Message) -> bytes:
    """The ciphertext of a message, without padding."""
    encryptor = Cipher(algorithms.AES(key), modes.CBC(message.iv)).encryptor()
    return encryptor.update(message.plain) + encryptor.finalize()


def wrong_streams(key: bytes, messages: Sequence[Message], played: Played) -> list[int]:
    """Streams whose ciphertext is not that of OpenSSL."""
    return [
        stream
        for stream, message in enumerate(messages)
        if played.ciphertext(stream) != openssl(key, message)
    ]


def main() -> int:
    """Prints the clocks of one stream and of eleven; status 1 if a ciphertext is wrong."""
    key, status = random.Random(0).randbytes(16), 0
    with tempfile.TemporaryDirectory() as name:
        program = compile_bench(Path(name))
        for messages in (some_messages(1), some_messages()):
            played = play(program, key, messages, in_turn(messages), Path(name))
            wrong = wrong_streams(key, messages, played)
            status = status or int(bool(wrong))
            count = len(played.results)
            print(
                f"streams: {len(messages)}, blocks: {count}, clocks: {played.clocks}, "
                f"{played.clocks / count:.2f} a block; "
                + (f"wrong: streams {wrong}" if wrong else "all as from OpenSSL")
            )
    return status


if __name__ == "__main__":
    sys.exit(main())
