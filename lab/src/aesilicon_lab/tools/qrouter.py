# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Routes a placed DEF file with qrouter.

What works with its version 1.4: stage 1, then stage 2 with wider and wider masks and more effort;
then the DEF is written once. Its stage 3 leaves opens without saying so, and a second `write_def`
spoils the file.
"""

import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.tools import process
from aesilicon_lab.layout.lef_layout import Shape

STEP = "routing"
PROGRAM = "qrouter"
REMEDY = "apt-get install qrouter"

_STAGES = (
    *((10, 10), (20, 10), (30, 10), (60, 10), (60, 30), (100, 50)),
    *((200, 100), (200, 100), (200, 100)),
)
"""Mask and effort of each run of stage 2, as long as nets are open."""
HOPELESS = 100
"""With more nets open than these after the runs of little effort, the cells are too close."""
_DONE = "routing is complete, open nets: "
_LEFT = re.compile(r"Nets remaining: (\d+)")
_POLL = 1.0
"""Seconds between two looks at the log."""


def program() -> str | None:
    """Path of the program; None if it is not installed."""
    return shutil.which(PROGRAM)


def require() -> None:
    """Raises `MissingToolError` without qrouter."""
    if program() is None:
        raise MissingToolError(f"routing needs qrouter, which is not installed: {REMEDY}")


def route(
    placed: Path,
    lef: Path,
    obstructions: Sequence[Shape],
    power: tuple[str, str],
    work: Path,
    *,
    tell: Callable[[str], None] = lambda now: None,
    timeout: float = 3600,
) -> tuple[Path, int]:
    """The routed DEF file, and how many nets qrouter says are open.

    `obstructions` are kept free of wires, `power` names ground and supply, `tell` gets the number
    of nets that are not routed yet. A finished run of the same inputs that `work` has is not made
    again. Raises `MissingToolError` without qrouter, `ToolError` where it fails or hangs.
    """
    require()
    work.mkdir(parents=True, exist_ok=True)
    routed, log = work / "routed.def", work / "qrouter.log"
    ground, supply = power
    blocks = [
        f"obstruction {r.x1 / 1000:g} {r.y1 / 1000:g} {r.x2 / 1000:g} {r.y2 / 1000:g} {layer}"
        for layer, r in obstructions
    ]
    stages = [
        f"if {{$open > 0 && ($open <= {HOPELESS} || {effort} <= {_STAGES[0][1]})}} "
        f"{{ set open [stage2 mask {mask} effort {effort}] }}"
        for mask, effort in _STAGES
    ]
    script = [
        "verbose 1",
        "read_lef cells.lef",
        f"vdd {supply}",
        f"gnd {ground}",
        *blocks,
        "read_def placed.def",
        "set open [stage1]",
        *stages,
        "write_def routed.def",
        f'puts "{_DONE}$open"',
        "flush stdout",
        "quit",
    ]
    inputs = {
        "route.tcl": "\n".join(script) + "\n",
        "placed.def": placed.read_text(encoding="utf-8"),
        "cells.lef": lef.read_text(encoding="utf-8", errors="replace"),
    }
    text = log.read_text(encoding="utf-8", errors="replace") if _same(inputs, work) else ""
    if _DONE not in text or not routed.is_file():
        routed.unlink(missing_ok=True)
        for name, content in inputs.items():
            (work / name).write_text(content, encoding="utf-8")
        with _watching(log, tell):
            command = [PROGRAM, "-nog", "-s", "route.tcl"]
            text = process.run(STEP, command, log=log, cwd=work, timeout=timeout)
    _, done, last = text.rpartition(_DONE)
    number = re.match(r"\d+", last)
    if not done or number is None or not routed.is_file():
        raise ToolError(STEP, "qrouter ended without a routed layout", log)
    return routed, int(number[0])


def _same(inputs: Mapping[str, str], work: Path) -> bool:
    """Whether a run with these inputs has left its log."""
    files = [*inputs.items()]
    return (work / "qrouter.log").is_file() and all(
        (work / name).is_file() and (work / name).read_text("utf-8", "replace") == content
        for name, content in files
    )


@contextmanager
def _watching(log: Path, tell: Callable[[str], None]) -> Iterator[None]:
    """Tells the last number of open nets in a log that grows."""
    ended = threading.Event()

    def look() -> None:
        while not ended.wait(_POLL):
            if log.is_file():
                numbers = _LEFT.findall(log.read_text(encoding="utf-8", errors="replace"))
                if numbers:
                    tell(f"{numbers[-1]} nets to go")

    thread = threading.Thread(target=look, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def version() -> str | None:
    """Version that the program prints, or `unknown`; None if it is not installed."""
    path = program()
    return _version(path) if path else None


@cache
def _version(path: str) -> str:
    try:
        done = subprocess.run(
            [path, "-nog", "-s", "/dev/null"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=10,
        )
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    match = re.search(r"version (\S+)", done.stdout)
    return match[1] if match else "unknown"
