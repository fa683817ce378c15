# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A serial port by termios: eight bits, no parity, one stop bit, no flow control."""

import fcntl
import os
import select
import termios
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aesilicon.errors import UserError
from aesilicon.flows.board.errors import BoardError
from aesilicon.targets import boards

_DEVICES = ("ttyUSB*", "ttyACM*", "cu.usb*")
"""Names under which Linux and macOS have USB ports."""


class Port:
    """An open serial port. Its methods raise `BoardError` if it is gone."""

    def __init__(self, name: str, baud: int, descriptor: int) -> None:
        self.name, self.baud = name, baud
        self._descriptor = descriptor

    def write(self, data: bytes) -> None:
        """Sends all of `data`; raises `BoardError` if the port takes none for 5 s or is gone."""
        while data:
            if not select.select([], [self._descriptor], [], 5.0)[1]:
                raise BoardError(
                    f"{self.name} takes no data; unplug the board and plug it in again"
                )
            try:
                data = data[os.write(self._descriptor, data) :]
            except BlockingIOError:
                continue
            except OSError as e:
                raise self._gone() from e

    def read(self, count: int, seconds: float) -> bytes:
        """Up to `count` bytes; fewer if none comes for `seconds`."""
        got = b""
        while len(got) < count and select.select([self._descriptor], [], [], seconds)[0]:
            try:
                more = os.read(self._descriptor, count - len(got))
            except BlockingIOError:
                continue
            except OSError as e:
                raise self._gone() from e
            if not more:
                raise self._gone()
            got += more
        return got

    def drain(self, quiet: float, most: float) -> None:
        """Drops what comes until nothing comes for `quiet` seconds, or `most` seconds are over."""
        end = time.monotonic() + most
        while time.monotonic() < end and self.read(4096, quiet):
            pass

    def _gone(self) -> BoardError:
        return BoardError(f"{self.name} is gone: the board was unplugged, or reset its USB")


@contextmanager
def opened(name: str, baud: int) -> Iterator[Port]:
    """The port `name` at `baud`, for this process alone.

    Raises `UserError` if there is no such port or rate, if it may not be opened or is in use.
    """
    boards.check_rate(baud)
    try:
        descriptor = os.open(name, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    except PermissionError as e:
        raise UserError(
            f"no permission to open {name}; join the group that owns it, which `ls -l` names"
        ) from e
    except OSError as e:
        raise UserError(f"cannot open {name}: {e.strerror}; {_there()}") from e
    try:
        _set_up(name, baud, descriptor)
        yield Port(name, baud, descriptor)
    finally:
        os.close(descriptor)


def _set_up(name: str, baud: int, descriptor: int) -> None:
    if not os.isatty(descriptor):
        raise UserError(f"{name} is no serial port; {_there()}")
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as e:
        raise UserError(f"{name} is in use by another program; end it first") from e
    speed = getattr(termios, f"B{baud}", None)
    if speed is None:
        raise UserError(f"this system's serial ports have no {baud} baud; choose a lower rate")
    tty.setraw(descriptor)
    state = termios.tcgetattr(descriptor)
    state[2] |= termios.CLOCAL | termios.CREAD
    state[2] &= ~(termios.CSTOPB | getattr(termios, "CRTSCTS", 0))
    state[4] = state[5] = speed
    termios.tcsetattr(descriptor, termios.TCSANOW, state)
    termios.tcflush(descriptor, termios.TCIOFLUSH)


def _there() -> str:
    """The clause on the ports that there are."""
    found = sorted(str(path) for pattern in _DEVICES for path in Path("/dev").glob(pattern))
    return f"there is {', '.join(found)}" if found else "no USB serial port is there: plug one in"
