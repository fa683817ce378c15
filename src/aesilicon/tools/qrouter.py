# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Routes a placed DEF file with qrouter.

What works with its version 1.4: stage 1, then stage 2 with wider and wider masks; then the DEF is
written once. Its stage 3 leaves opens without saying so, and a second `write_def` spoils the file.
"""

import re
import shutil
import threading
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from collections.abc import Iterator
from pathlib import Path

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.targets.lef_layout import Shape
from aesilicon.tools import process

STEP = "routing"
PROGRAM = "qrouter"
REMEDY = "apt-get install qrouter"

_MASKS = (10, 20, 30, 60)
_EFFORT = 10
_DONE = "routing is complete, open nets: "
_LEFT = re.compile(r"Nets remaining: (\d+)")
_POLL = 1.0
"""Seconds between two looks at the log."""


def found() -> str | None:
    """Path of the program; None if it is not installed."""
    return shutil.which(PROGRAM)


def route(
    placed: Path,
    lef: Path,
    obstructions: Sequence[Shape],
    power: tuple[str, str],
    work: Path,
    *,
    told: Callable[[str], None] = lambda now: None,
    timeout: float = 3600,
) -> tuple[Path, int]:
    """The routed DEF file, and how many nets qrouter says are open.

    `obstructions` are kept free of wires, `power` names ground and supply, `told` gets the number
    of nets that are not routed yet. Raises `MissingToolError` without qrouter, `ToolError` where
    it fails or hangs.
    """
    if found() is None:
        raise MissingToolError(f"routing needs qrouter: get it with '{REMEDY}'")
    work.mkdir(parents=True, exist_ok=True)
    (work / "cells.lef").unlink(missing_ok=True)
    (work / "cells.lef").symlink_to(lef.resolve())
    (work / "placed.def").unlink(missing_ok=True)
    (work / "placed.def").symlink_to(placed.resolve())
    routed = work / "routed.def"
    routed.unlink(missing_ok=True)
    ground, supply = power
    blocks = [
        f"obstruction {r.x1 / 1000:g} {r.y1 / 1000:g} {r.x2 / 1000:g} {r.y2 / 1000:g} {layer}"
        for layer, r in obstructions
    ]
    stages = [
        f"if {{$open > 0}} {{ set open [stage2 mask {mask} effort {_EFFORT}] }}" for mask in _MASKS
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
    (work / "route.tcl").write_text("\n".join(script) + "\n", encoding="utf-8")
    log = work / "qrouter.log"
    with _watching(log, told):
        text = process.run(
            STEP, [PROGRAM, "-nog", "-s", "route.tcl"], log=log, cwd=work, timeout=timeout
        )
    _, done, last = text.rpartition(_DONE)
    number = re.match(r"\d+", last)
    if not done or number is None or not routed.is_file():
        raise ToolError(STEP, "qrouter ended without a routed layout", log)
    return routed, int(number[0])


@contextmanager
def _watching(log: Path, told: Callable[[str], None]) -> Iterator[None]:
    """Tells the last number of open nets in a log that grows."""
    ended = threading.Event()

    def look() -> None:
        while not ended.wait(_POLL):
            if log.is_file():
                numbers = _LEFT.findall(log.read_text(encoding="utf-8", errors="replace"))
                if numbers:
                    told(f"{numbers[-1]} nets to go")

    thread = threading.Thread(target=look, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
