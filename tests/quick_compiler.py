# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A C++ compiler for simulators that has read Verilator's header already, and keeps objects.

Reading the header takes more than half of the time that most models take to compile. Most models
share the object of their driver, which depends on the ports and not on what is behind them.
"""

import shlex
import shutil
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path

from aesilicon.tools import verilator

_HEADER = '#include "verilated.h"\n#include <string>\n#include <vector>\n'
_FLAGS = ("-std=c++17", "-O1", "-DVM_SC=0")
_TRACED = {"plain": "-DVM_TRACE=0", "traced": "-DVM_TRACE=1"}

_PROGRAM = """\
#!/bin/sh
case "$* " in
  *"/driver.cpp ") read='../*.cpp ../*.h Vtop.h' object=driver.o ;;
  *" Vtop__ALL.cpp ") read='*.cpp *.h' object=Vtop__ALL.o ;;
  *) exec {compiler} "$@" ;;
esac
text() {{ echo "$*"; cat $read 2> /dev/null | sed 's|"/[^"]*/|"|'; }}
kept={header}-$(text "$@" | sha256sum | cut -c 1-64).o
[ -f "$kept" ] && exec cp "$kept" $object
case " $* " in *" -O2 "*) ;; *) set -- -include {header} "$@" ;; esac
{compiler} "$@" && cp $object "$kept.$$" && mv "$kept.$$" "$kept"
"""
"""A driver reads one file of its model. The folder of a file in a model's messages does not count.
"""


def folder(cache: Path) -> Path | None:
    """A folder for PATH with a program `c++`; None where the compiler is not GCC.

    GCC ignores a precompiled header that was made with other options than it is given, but GCC 12
    ends in an internal error with -O2.
    """
    compiler = shutil.which("c++")
    if compiler is None or verilator.check() or "gcc version" not in verilator._compiler():
        return None
    made = cache / verilator._library_name((*_FLAGS, _PROGRAM), ())
    if not made.exists():
        include = verilator.root() / "include"
        with tempfile.TemporaryDirectory(dir=cache) as name:
            (Path(name) / "quick.h").write_text(_HEADER)
            (Path(name) / "quick.h.gch").mkdir()
            for kind, traced in _TRACED.items():
                command = [compiler, *_FLAGS, traced, "-I", include, "-x", "c++-header"]
                out = f"quick.h.gch/{kind}"
                subprocess.run([*command, "quick.h", "-o", out], cwd=name, check=True)
            program = Path(name) / "c++"
            header = shlex.quote(str(made / "quick.h"))
            program.write_text(_PROGRAM.format(compiler=shlex.quote(compiler), header=header))
            program.chmod(0o755)
            with suppress(OSError):  # another process made the folder
                Path(name).rename(made)
                Path(name).mkdir()
    return made
