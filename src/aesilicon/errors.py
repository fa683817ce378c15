# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The kinds of expected failure; each message is one sentence for the user."""

from difflib import SequenceMatcher, get_close_matches
from operator import eq
from pathlib import Path
from typing import ClassVar


class AesiliconError(Exception):
    """An expected failure, and the base of all others; `exit_status` is that of the command."""

    exit_status: ClassVar[int] = 1


class UserError(AesiliconError):
    """The request cannot be served as written; the message says what is wrong and what is legal."""

    exit_status = 2


class MissingToolError(AesiliconError):
    """A tool or library is not installed; the message says how to get it."""

    exit_status = 2


class ToolError(AesiliconError):
    """A tool failed, hung or wrote nonsense; the message names the step and any log file."""

    def __init__(self, step: str, what: str, log: Path | None = None) -> None:
        self._given = step, what, log
        self.step, self.what, self.log = step, what, log
        super().__init__(f"{step}: {what}" + (f"; its log is {log}" if log else ""))

    def __reduce__(self) -> tuple[type["ToolError"], tuple[str, str, Path | None]]:
        """Lets the error be pickled and passed on from a worker process."""
        return type(self), self._given


def nearest(name: str, known: list[str]) -> str:
    """The clause that ends an unknown-name message: the nearest name, or all of them."""
    longer = sorted((other for other in known if name and other.startswith(name)), key=len)
    close = longer[:1] or get_close_matches(name, known, cutoff=0.5)
    alike = [other for other in close if _likeness(name, other) == _likeness(name, close[0])]
    close = sorted(alike, key=lambda other: -sum(map(eq, name, other)))
    return f"did you mean '{close[0]}'?" if close else f"known: {', '.join(sorted(known))}"


def _likeness(name: str, other: str) -> float:
    """The measure of `get_close_matches`."""
    return SequenceMatcher(None, other, name).ratio()
