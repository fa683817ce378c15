# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Checks a user's S-box alone, for all 256 inputs, before a flow spends time on a core with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from aesilicon.design.design import Design
from aesilicon.design.own_sbox import OwnSbox, is_file
from aesilicon.equivalence.elaborate import elaborate
from aesilicon.errors import ToolError, UserError
from aesilicon.files import scratch
from aesilicon.netlist.evaluate import evaluate
from aesilicon.netlist.gates import column, full
from aesilicon.netlist.netlist import Netlist
from aesilicon.resources import rtl_dir
from aesilicon.spec.sbox import INV_SBOX, SBOX

_TOP = "aes_sbox_alone"
_CLOCK = "clk_i"
_ALL = full(8)
_MOST_CLOCKS = 4
"""Largest latency that an error message can name."""

Direction = str
"""A value of `direction_e` in `aes_pkg`."""


def check_design(design: Design) -> None:
    """Checks a user's S-box in the directions in which a design uses it.

    Raises `UserError` in one sentence, which names the first input with a wrong image, a latch or a
    wrong latency. A design without such an S-box passes.
    """
    own = design.own_sbox
    if own is not None:
        for direction in dict.fromkeys(_directions(design)):
            check(own, direction)


def _directions(design: Design) -> Iterator[Direction]:
    """The key schedule takes S-boxes forwards; the data path those of the design's directions."""
    yield "DirEncrypt"
    if not is_file(design.core.sbox):
        return
    if len(design.core.directions) == 2 and not design.traits.path_each_way:
        yield "DirBoth"
    elif "decrypt" in design.core.directions:
        yield "DirDecrypt"


def check(own: OwnSbox, direction: Direction) -> None:
    """Checks an S-box in one direction, or in both by `inverse_i`; raises as `check_design`."""
    if wrong := _wrong(own, own.file.read_bytes(), direction):
        raise UserError(f"{own.file.name}: {wrong}")


@cache
def _wrong(own: OwnSbox, text: bytes, direction: Direction) -> str:
    """A sentence on the first fault; empty if there is none. `text` is that of the file."""
    try:
        # Proofs take the inner module as it is, the other one behind its wrapper.
        parts = [_Part(own.inner, own.inner, 0)] if own.inner else []
        for part in (*parts, _Part(own.wrapper_module, own.module, int(own.clocked))):
            netlist = _elaborated(own, part, direction)
            for inverse in (0, 1):
                if wrong := _wrong_images(part, netlist, inverse, direction):
                    open_ = f"; nothing drives {netlist.undriven[0]}" if netlist.undriven else ""
                    return wrong + open_
    except ToolError as e:
        return e.what
    except UserError as e:
        return str(e).removeprefix(f"{_TOP}: ")
    return ""


@dataclass(frozen=True)
class _Part:
    """A module that is checked."""

    module: str
    name: str
    """The module as a message calls it."""
    clocks: int


def _elaborated(own: OwnSbox, part: _Part, direction: Direction) -> Netlist:
    with scratch() as work:
        wrapper, top = work / "wrapper.sv", work / f"{_TOP}.sv"
        wrapper.write_text(own.wrapper(), encoding="utf-8")
        ports = "input logic clk_i, input logic clear_i, " if part.clocks else ""
        top.write_text(
            f"module {_TOP} ({ports}input logic inverse_i,\n"
            "  input logic [7:0] data_i, output logic [7:0] data_o);\n"
            f"  {part.module} #(.Directions(aes_pkg::{direction})) u_sbox (.*);\nendmodule\n",
            encoding="utf-8",
        )
        files = [rtl_dir() / "aes_pkg.sv", own.file, wrapper, top]
        return elaborate(files, _TOP, _CLOCK, work / "logic").core


def _wrong_images(part: _Part, netlist: Netlist, inverse: int, direction: Direction) -> str:
    """A sentence on the first wrong image of a byte, or on a wrong latency; else empty."""
    back = direction == "DirDecrypt" or (direction == "DirBoth" and inverse == 1)
    right = tuple(INV_SBOX if back else SBOX)
    after = _images(netlist, inverse)
    due = after[part.clocks]
    if due == right:
        cleared = _images(netlist, inverse, clear=True)[1] if part.clocks else ()
        wrong = next(filter(None, cleared), 0)
        return f"data_o is {wrong:02x} in the clock after clear_i, not 00" if wrong else ""
    latency = next((clocks for clocks, images in enumerate(after) if images == right), None)
    if latency is not None:
        return (
            f"{part.name} has a latency of {latency} clock{'s' if latency != 1 else ''}; it must "
            "be 1 with the ports clk_i and clear_i, and 0 without them"
        )
    byte = next(x for x in range(256) if due[x] != right[x])
    return (
        f"{part.name} is not the {'inverse S-box' if back else 'S-box'} with Directions = "
        f"{direction} and inverse_i = {inverse}: for input {byte:02x} it gives {due[byte]:02x}, "
        f"not {right[byte]:02x}"
    )


def _images(netlist: Netlist, inverse: int, *, clear: bool = False) -> list[tuple[int, ...]]:
    """The output 0 to 4 clocks after each of the 256 inputs, input x in place x.

    The clocks after it bring other bytes in the other direction, so that only a register can keep
    an image. Registers begin with 1.
    """
    state = dict.fromkeys((register.q for register in netlist.registers), _ALL)
    images = []
    for clock in range(1 + _MOST_CLOCKS):
        first = clock == 0
        values = dict(state)
        for bit, net in enumerate(netlist.inputs["data_i"]):
            values[net] = column(bit, 8) if first else ~column((bit + clock) % 8, 8) & _ALL
        values[netlist.inputs["inverse_i"][0]] = _ALL if inverse == first else 0
        if "clear_i" in netlist.inputs:
            values[netlist.inputs["clear_i"][0]] = _ALL if clear and first else 0
        evaluate(netlist, values, 256)
        columns = [values[net] for net in netlist.outputs["data_o"]]
        images.append(
            tuple(sum((c >> x & 1) << i for i, c in enumerate(columns)) for x in range(256))
        )
        state = {register.q: values[register.d] for register in netlist.registers}
    return images
