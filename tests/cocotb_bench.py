# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Compiles a wrapper of `rtl/wrap` with Verilator, and drives it by a cocotb module."""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import cocotb_tools.config
import find_libpython

from aesilicon.design import rtl
from aesilicon.tools import verilator

_LIBRARIES = Path(cocotb_tools.config.libs_dir)
_MAIN = Path(cocotb_tools.config.share_dir) / "lib" / "verilator" / "verilator.cpp"


def files(top: str, arch: str, replaced: Mapping[str, Path]) -> list[Path]:
    """The files of a wrapper around an architecture; `replaced` has other files for modules."""
    return [
        replaced.get(file.path.stem, file.path)
        for file in rtl.manifest()
        if (not file.sboxes or "table" in file.sboxes)
        and (not file.architectures or arch in file.architectures)
        and (not file.wrappers or top in file.wrappers)
        and (not file.block_bits)
    ]


def compiled(
    top: str,
    parameters: Mapping[str, str],
    cache: Path,
    *,
    main: Path | None = None,
    replaced: Mapping[str, Path] = {},
    headers: Sequence[Path] = (),
    options: Sequence[str] = (),
    identity: str = "",
    sources: Sequence[Path] = (),
) -> Path:
    """The simulator of a module: `main` drives it, or Python by cocotb if there is none.

    `sources` are the files of a module that is not of the library, in which `replaced` counts too.
    `parameters` has Verilator's spelling of each value. Kept in `cache` by the hash of the sources
    and of `identity`, which stands for what else `main` is made of.
    """
    if sources:
        sources = [replaced.get(path.stem, path) for path in sources]
    else:
        sources = files(top, parameters.get("Arch", "round").strip('"'), replaced)
    given = [path.read_bytes() for path in (*sources, main or _MAIN, *headers)]
    given.append(identity.encode())
    digest = sha256(b"\0".join([repr(sorted(parameters.items())).encode(), *given])).hexdigest()
    program = cache / f"{top}-{digest[:20]}"
    if program.exists():
        return program
    options = [*options, *(f"-G{name}={value}" for name, value in parameters.items())]
    options += ["--timescale", "1ns/1ps", "-Wno-fatal"]
    if main is None:
        public = program.with_suffix(".vlt")
        public.write_text(f'`verilator_config\npublic_flat_rw -module "{top}" -var "*"\n')
        sources = [public, *sources]
        link = f"-Wl,-rpath,{_LIBRARIES} -L{_LIBRARIES} -lcocotbvpi_verilator"
        options += ["--vpi", "-LDFLAGS", link]
    log = program.with_suffix(".log")
    return verilator.build(
        sources, top, main or _MAIN, program, log=log, headers=headers, options=options
    )


def drive(program: Path, top: str, module: str, job: Any, folder: Path) -> Any:
    """Runs the cocotb tests of `module`, which reads `job.json` and writes `out.json`."""
    (folder / "job.json").write_text(json.dumps(job))
    results = folder / "results.xml"
    environment = os.environ | {
        "COCOTB_TEST_MODULES": module,
        "COCOTB_TOPLEVEL": top,
        "TOPLEVEL_LANG": "verilog",
        "COCOTB_RESULTS_FILE": str(results),
        "COCOTB_LOG_LEVEL": "WARNING",
        "COCOTB_TRUST_INERTIAL_WRITES": "1",
        "GPI_USERS": f"{find_libpython.find_libpython()};{cocotb_tools.config.pygpi_entry_point()}",
        "PYGPI_PYTHON_BIN": sys.executable,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    run = subprocess.run(
        [program],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=3000,
        check=False,
    )
    said = run.stdout[-4000:] + run.stderr[-4000:]
    assert run.returncode == 0 and results.exists(), said
    cases = list(ElementTree.parse(results).iter("testcase"))
    assert cases and not [case for case in cases if case.find("failure") is not None], said
    return json.loads((folder / "out.json").read_text())
