# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Turns SystemVerilog into one file of plain Verilog, with the hierarchy of the sources."""

import re
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import count
from pathlib import Path

from aesilicon.errors import ToolError
from aesilicon.tools.yosys import STEP, run_script, write

_PARAMETRISED = re.compile(r"\\\$paramod\S+")
_TABLE = re.compile(
    r"  reg (?P<range>\[(?P<high>\d+):0\] )?(?P<name>\\\$auto\$proc_rom\S+)  \[(?P<last>\d+):0\];\n"
    r"  initial begin\n(?P<words>(?:    (?P=name) \[\d+\] = \S+;\n)*)  end\n"
)
"""The memory that Yosys makes of a `case` table."""
_WORD = re.compile(r"\[(\d+)\] = (\S+);")
_WORDS_A_LINE = 4

_LINT = """\
// Multiplexers have one select a word, of which one at most is set:
/* verilator lint_off CASEOVERLAP */
// Some bits of a vector depend on other bits of it:
/* verilator lint_off UNOPTFLAT */
"""


def plain_verilog(
    files: Sequence[Path],
    top: str,
    output: Path,
    *,
    header: str = "",
    work: Path,
    timeout: float = 300,
) -> None:
    """Writes SystemVerilog `files` as one Verilog-2005 file with hierarchy, after `header`.

    Yosys's own front end reads them, as slang would make a module of each instance. Verilator's
    `-Wall` warns of the result only that modules share a file and leave ports unused.
    """
    for file in files:  # file names become part of names below, so they must have no folder
        write(work / file.name, file.read_text(encoding="utf-8"))
    script = [
        # Deferred, because the selector's default may be an S-box that is not among the files.
        *(f"read_verilog -sv -defer {file.name}" for file in files),
        f"hierarchy -check -top {top}",
        "proc",  # a table becomes a memory, which is written as a case statement below
        "opt_expr -mux_undef",
        "opt_merge",
        "opt_clean -purge",
        # Else linters warn of `!` of a vector, and of a truth value for more than one bit.
        "simplemap t:$logic_not t:$logic_or r:Y_WIDTH>1 %i t:$logic_and r:Y_WIDTH>1 %i %u %u",
        "opt_expr -mux_undef",
        "opt_merge",
        # Split the nets of inlined functions into parts with one driver, and drop unused parts.
        "splitnets -driver w:*$func* w:$*",
        "opt_clean -purge",
        # An output that its module reads looks like a loop if its bits depend on each other.
        "select -set reading o:* %co1 c:* %i %m",
        "select -set clocked t:$*dff* %m",
        "select -set loops @reading @clocked %d",
        "iopadmap -bits -outpad $_BUF_ A:Y @loops",
        "splitnets -driver @loops w:$* %i",
        "rename -hide w:*$func*",
        "write_verilog -noattr plain.v",
    ]
    run_script(script, work, timeout)
    text = (work / "plain.v").read_text(encoding="utf-8")
    _, _, text = text.partition("\n")  # the first line names the compiler of Yosys
    names: dict[str, str] = {}
    for name in dict.fromkeys(_PARAMETRISED.findall(text)):
        # Yosys names parametrised modules `$paramod...`; they become MODULE_1, MODULE_2...
        module = next(part for part in name.split("\\")[1:] if part.isidentifier())
        names[name] = f"{module}_{1 + sum(n.startswith(f'{module}_') for n in names.values())}"
    text = _PARAMETRISED.sub(lambda m: names[m[0]], text)
    output.write_text(header + _LINT + _with_case_tables(text), encoding="utf-8")


def _with_case_tables(text: str) -> str:
    """The text with each memory that is a table as a case statement, which every tool shrinks.

    Synthesis for standard cells would ignore the first contents of a memory.
    """
    numbers = count(1)
    while memory := _TABLE.search(text):
        around = text[: memory.start()] + text[memory.end() :]
        text = re.sub(
            rf"  assign (.+) = {re.escape(memory['name'])} \[(.+)\];\n",
            partial(_case, memory, numbers),
            around,
        )
        if memory["name"] in text:
            raise ToolError(STEP, "left a table that is read in a clocked process")
    return text


def _case(memory: re.Match[str], numbers: Iterator[int], use: re.Match[str]) -> str:
    """The case statement for one use of a table; missing words are unknown."""
    name, bits = f"_table{next(numbers)}_", int(memory["last"]).bit_length()
    words = [f"{bits}'d{at}: {name} = {word};" for at, word in _WORD.findall(memory["words"])]
    if len(words) < 1 << bits:
        words.append(f"default: {name} = {int(memory['high'] or 0) + 1}'bx;")
    rows = range(0, len(words), _WORDS_A_LINE)
    lines = [
        f"  reg {memory['range'] or ''}{name};",
        "  always @*",
        f"    case ({use[2]})",
        *("      " + " ".join(words[row : row + _WORDS_A_LINE]) for row in rows),
        "    endcase",
        f"  assign {use[1]} = {name};",
    ]
    return "\n".join(lines) + "\n"
