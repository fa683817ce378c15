# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Signals that the RTL drives twice, by Yosys's command `check` before it joins their drivers."""

import re
from pathlib import Path

COMMANDS = """\
proc
select -set indexed t:$bmux
chtype -set $future_ff @indexed
check
chtype -set $bmux @indexed
"""
"""Commands behind the front end, whose log `driven_twice` takes.

`check` would unpack all 2048 bits of a table for each of its output bits. So tables have, for a
time, a type that `check` does not take for logic and that drives `Y` too.
"""

_TWICE = re.compile(
    r"^Warning: multiple conflicting drivers for \S+?\.\\(\S+)(?: (\[\d+\]))?:", re.MULTILINE
)


def driven_twice(log: Path) -> list[str]:
    """The bits that are driven twice, such as `bus[0]`, with their instances below the top."""
    text = log.read_text(encoding="utf-8", errors="replace")
    return [f"{signal}{bit}" for signal, bit in _TWICE.findall(text)]
