# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Lint waivers of a bundle for Verilator's `-Wall`, each with its reason.

The sources carry their own waivers; the file lists them and waives rules in the plain Verilog.
"""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

PLAIN = {
    "DECLFILENAME": "the file holds several modules",
    "WIDTH": "Yosys widens sums and truth values to 32 bits, and nothing reads the bits above",
    "CMPCONST": "of the comparisons of an unrolled loop one may hold for no value",
    "UNUSEDSIGNAL": "this build does not read all bits of its ports and of shared nets",
}
"""Rule waived in the plain Verilog -> reason."""

_IN_SOURCE = re.compile(r"/\* verilator lint_off (\w+) \*/(?:\s*// (.*))?")


def vlt(top: str, folder: Path, sources: Sequence[str]) -> str:
    """The text of the .vlt file of a bundle; `sources` are relative to its folder."""
    lines = [f"// rtl/ needs none of this: `verilator --lint-only -Wall -f {top}.f` is clean."]
    lines += ["// Its waivers stand in the sources, with their reasons:"]
    lines += _in_sources(folder, sources)
    lines += ["", "`verilator_config"]
    for rule, reason in PLAIN.items():
        lines += [f"// {reason}", f'lint_off -rule {rule} -file "*verilog/{top}*.v"']
    return "".join(f"{line}\n" for line in lines)


def _in_sources(folder: Path, sources: Sequence[str]) -> Iterator[str]:
    for name in sources:
        for rule, reason in _IN_SOURCE.findall((folder / name).read_text(encoding="utf-8")):
            yield f"//   {name}: {rule}: {reason}"
