# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The host's side of the commands of `aes_uart` (docs/reference/board.md)."""

from collections.abc import Iterator
from itertools import islice
from typing import Protocol

from aesilicon.drivers import mode_logic, uart_logic
from aesilicon.flows.board.errors import BoardError

BLOCK = 16
_DONE, _GARBLED, _UNKNOWN, _REFUSED = 0x06, 0x15, 0x16, 0x17
_LONGEST = 35
"""Bytes of the longest command: its code, length, payload and CRC."""
_WINDOW = 32
"""Blocks that are sent before the answer to the first of them is read."""
_BITS = 10
"""Bits of a byte on the line."""
_PATIENCE = 1.0
"""Seconds without a byte after which there is no answer, beside the time on the line."""
_QUIET = 0.1
"""Seconds without a byte after which the line is idle."""


class Line(Protocol):
    """A serial line, such as `port.Port`."""

    name: str
    baud: int

    def write(self, data: bytes) -> None:
        """Sends all of `data`."""
        ...

    def read(self, count: int, seconds: float) -> bytes:
        """Up to `count` bytes; fewer if none comes for `seconds`."""
        ...

    def drain(self, quiet: float, most: float) -> None:
        """Drops what comes until nothing comes for `quiet` seconds, or `most` seconds are over."""
        ...


def crc8(data: bytes) -> int:
    """The CRC of x^8 + x^2 + x + 1, highest bit first, initial value 0."""
    crc = 0
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc << 1 ^ (0x107 if crc & 0x80 else 0)
    return crc


def framed(command: bytes, payload: bytes = b"") -> bytes:
    """The bytes of a command."""
    body = command + bytes([len(payload)]) + payload
    return body + bytes([crc8(body)])


class Session:
    """A board whose line is in step, and that holds a design."""

    def __init__(self, line: Line) -> None:
        """Brings the line in step and asks for the identity.

        Raises `BoardError` if nothing answers, or something else than a board of ours.
        """
        self._line = line
        self._seconds = _PATIENCE + 4 * _LONGEST * _BITS / line.baud
        line.write(bytes(_LONGEST))  # ends a command of which an earlier program sent a part
        line.drain(_QUIET + _LONGEST * _BITS / line.baud, self._seconds)
        line.write(framed(b"I"))
        self._identity = self._answer(with_data=True)
        if not uart_logic.is_ours(self._identity):
            raise BoardError(
                f"the board at {line.name} has a bitstream of another version; make it again with "
                f"`aesilicon bitstream`"
            )

    def holds(self, name: str) -> bool:
        """Whether the board says that it holds the design of this name."""
        return self._identity == uart_logic.identity(name)

    def load(self, key: bytes) -> None:
        """Loads a key of 16, 24 or 32 bytes."""
        self._ask(b"K", key)

    def clear(self) -> None:
        """Drops key and message."""
        self._ask(b"C")

    def message(self, mode: str, iv: bytes, data: bytes, *, decrypt: bool) -> bytes:
        """Sends whole blocks through the board in a mode of `mode_logic.CODES`.

        `iv` is empty in ECB. Raises `BoardError` if a block is refused or an answer is lost.
        """
        start = bytes([mode_logic.CODES[mode] | decrypt << 7]) + (iv or bytes(BLOCK))
        self._ask(b"M", start)
        commands = (framed(b"B", data[at : at + BLOCK]) for at in range(0, len(data), BLOCK))
        return b"".join(self._results(commands))

    def _results(self, commands: Iterator[bytes]) -> Iterator[bytes]:
        """The data of the answers to the commands, of which up to `_WINDOW` are under way."""
        self._line.write(b"".join(first := list(islice(commands, _WINDOW))))
        under_way = len(first)
        while under_way:
            yield self._answer(with_data=True)
            under_way -= 1
            if (following := next(commands, None)) is not None:
                self._line.write(following)
                under_way += 1

    def _ask(self, command: bytes, payload: bytes = b"") -> None:
        self._line.write(framed(command, payload))
        self._answer(with_data=False)

    def _answer(self, *, with_data: bool) -> bytes:
        """The data of the next answer; raises `BoardError` unless it is complete and positive."""
        line = self._line
        status = line.read(1, self._seconds)
        if not status:
            raise BoardError(
                f"no answer from {line.name} at {line.baud} baud; load a bitstream made with "
                f"--uart-baud {line.baud}, and see that it is the port of the FPGA"
            )
        size = BLOCK if with_data and status[0] == _DONE else 0
        body = status + line.read(size + 1, self._seconds)
        if len(body) != size + 2 or crc8(body):
            raise BoardError(
                f"the answer from {line.name} is garbled: the bitstream was made for another rate "
                f"than {line.baud} baud, or another design is on the board"
            )
        if status[0] == _GARBLED:
            raise BoardError(
                f"the board at {line.name} lost bytes; make the bitstream with a lower --uart-baud"
            )
        if status[0] != _DONE:
            why = {_REFUSED: "key, mode or direction", _UNKNOWN: "command"}.get(status[0], "byte")
            raise BoardError(f"the board at {line.name} refused a {why} that its design lacks")
        return body[1:-1]
