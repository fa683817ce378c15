# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The generated parts of docs/processor.md: tables, and what the ports show in a transaction.

`python -m aesilicon.flows.processor.page` writes them anew between their markers.
"""

import re
from pathlib import Path

from aesilicon import design, resources, rtl
from aesilicon.design import Design
from aesilicon.flows.processor import tables
from aesilicon.flows.processor.host import Host
from aesilicon.flows.processor.instructions import Instruction
from aesilicon.flows.vectors import counting

_DESIGN = "kuo-processor"
_LOW, _HIGH = "▁▁▁▁▁", "▔▔▔▔▔"
_WIDTH = 16
"""Clocks in a line of the diagram."""


def path() -> Path:
    """The page."""
    return resources.project_dir() / "docs" / "processor.md"


def transaction(chosen: Design) -> Host:
    """A 128-bit key and block in, enciphered, and out again, without a pause."""
    host = Host(chosen)
    v = counting(128, 128)
    host.key(v.key)
    host.compute(Instruction.ENCRYPT, v.plaintext)
    host.clock()
    return host


def parts() -> dict[str, str]:
    """Name of a marker -> what stands behind it."""
    chosen = design.load(_DESIGN)
    return {
        "ports": tables.port_table(rtl.ports(chosen)),
        "instructions": tables.instruction_table(),
        "status": tables.status_table(),
        "clocks": tables.clock_table(chosen),
        "transaction": f"```text\n{diagram(transaction(chosen))}```\n",
    }


def diagram(host: Host) -> str:
    """The ports in every clock, a line a port; values in hex, instructions in binary."""
    lines: dict[str, list[str]] = {}
    for now, (into, out) in enumerate(zip(host.inputs, host.due, strict=True)):
        code = "" if into.instruction is None else f"{into.instruction:04b}"
        for name, value in {
            "clock": str(now),
            "instr_valid_i": _level(into.instruction is not None),
            "instr_i": code,
            "ready_o": _level(out.ready),
            "status_o": str(int(out.status)),
            "in_valid_i": _level(into.word is not None),
            "in_ready_o": _level(out.in_ready),
            "in_data_i": "" if into.word is None else f"{into.word:04x}",
            "out_valid_o": _level(out.out_valid),
            "out_ready_i": _level(into.out_ready),
            "out_data_o": f"{out.out_data:04x}",
        }.items():
            lines.setdefault(name, []).append(value.ljust(5))
    blocks = []
    for at in range(0, len(host.inputs), _WIDTH):
        shown = (f"{n:<14}{''.join(v[at : at + _WIDTH])}".rstrip() for n, v in lines.items())
        blocks.append("".join(f"{line}\n" for line in shown))
    return "\n".join(blocks)


def _level(high: bool) -> str:
    return _HIGH if high else _LOW


def written(text: str) -> str:
    """A page with its generated parts made anew."""
    for name, part in parts().items():
        found = re.search(rf"<!-- {name} -->\n(.*?)<!-- end -->", text, re.DOTALL)
        assert found, f"the page has no place for {name}"
        text = text[: found.start(1)] + part + text[found.end(1) :]
    return text


if __name__ == "__main__":
    path().write_text(written(path().read_text(encoding="utf-8")), encoding="utf-8")
