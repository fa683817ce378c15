# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs the `aesilicon` command in a process forked from one that has read it already."""

import multiprocessing
import os
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from aesilicon import entry
from aesilicon.tools import verilator

_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["aesilicon.cli.app", "read_sources"])
_STREAMS = ("in", "out", "err")


@dataclass(frozen=True)
class Done:
    """Exit status and output of a command."""

    status: int
    out: bytes
    err: bytes


def aesilicon(*arguments: object, cwd: Path, stdin: bytes = b"", **environment: str) -> Done:
    """Runs the command in the folder `cwd`, with the results store `cwd/store`.

    Its standard streams are files, not a terminal.
    """
    variables = {**os.environ, "AESILICON_STORE": str(cwd / "store"), **environment}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for stream in _STREAMS:
            (folder / stream).write_bytes(stdin if stream == "in" else b"")
        words = [str(word) for word in arguments]
        given = words, cwd, variables, folder, verilator.LIBRARY, verilator.EFFORT
        child = _FORKS.Process(target=_command, args=given)
        child.start()
        child.join(timeout=300)
        if child.exitcode is None:
            child.kill()
            raise TimeoutError(f"aesilicon {' '.join(words)}")
        out, err = ((folder / stream).read_bytes() for stream in ("out", "err"))
        return Done(child.exitcode, out, err)


def _command(
    words: list[str],
    cwd: Path,
    variables: Mapping[str, str],
    folder: Path,
    library: Path | None,
    effort: str,
) -> None:
    verilator.LIBRARY, verilator.EFFORT = library, effort
    os.environ.clear()
    os.environ.update(variables)
    os.chdir(cwd)
    for descriptor, stream in enumerate(_STREAMS):
        file = os.open(folder / stream, os.O_RDONLY if stream == "in" else os.O_WRONLY)
        os.dup2(file, descriptor)
        os.close(file)
    sys.argv = ["aesilicon", *words]
    entry.main()
