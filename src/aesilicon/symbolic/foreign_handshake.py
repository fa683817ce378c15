# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Proof by PDR that a foreign core with valid ports loses and repeats no result.

It is for cores with too many situations to search. A module written for the protocol's ports counts
blocks and results, with every input free as far as the protocol leaves it free. The order and the
values of results are not compared here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from aesilicon.drivers.foreign_protocol import Protocol
from aesilicon.drivers.foreign_runs import Measured
from aesilicon.errors import ToolError
from aesilicon.netlist.netlist import Netlist
from aesilicon.tools import sby

TOP = "aes_foreign_handshake"
SECONDS = 60
"""Time limit of the proof."""
PROPERTIES = {
    "valid_holds": "falls before the result is taken",
    "nothing_repeated": "tells a result that nobody asked for",
    "nothing_lost": "tells no result for so long that a block is lost",
}
"""Name of an assertion -> what `output.valid` does if it fails."""
_BY_MEASURED_BOUNDS = ("capacity_kept", "nothing_lost")
"""Assertions with a bound that was measured, which `AES_PATIENT` widens or leaves out."""


@dataclass(frozen=True)
class Counted:
    """The verdict on a core."""

    right: bool | None
    """None if undecided, or not examined."""
    depth: int = 0
    """Clocks within which nothing fails, if undecided."""
    failed: str = ""
    """Name of the property that fails first."""
    clock: int = 0


UNCOUNTED = Counted(None)


def applies(protocol: Protocol) -> bool:
    """Whether blocks and results have valid, and keys come with blocks or with valid and ready."""
    keys = protocol.keyed_blocks or protocol.key.ready is not None
    return bool(protocol.input.valid and protocol.output.valid and keys)


def prove(
    files: Sequence[Path], netlist: Netlist, protocol: Protocol, measured: Measured, work: Path
) -> Counted:
    """The verdict on the core `netlist`, elaborated from `files`; `UNCOUNTED` if a tool fails."""
    work.mkdir(parents=True, exist_ok=True)
    harness = work / f"{TOP}.sv"
    harness.write_text(_harness(netlist, protocol, measured), encoding="utf-8")
    cut = [protocol.sbox.module] if protocol.sbox else []
    sources = [*files, harness]
    try:
        verdict = sby.prove(sources, TOP, work / "all", cut=cut, quick=True, timeout=SECONDS)
        failed = [one for one in verdict.assertions if one.status == "refuted"]
        if failed and failed[0].name in _BY_MEASURED_BOUNDS:
            # Not yet a fault: more blocks may come in, or a result take longer, than was measured.
            defines = {"AES_PATIENT": "1"}
            verdict = sby.prove(
                sources, TOP, work / "any", defines=defines, cut=cut, quick=True, timeout=SECONDS
            )
            failed = [one for one in verdict.assertions if one.status == "refuted"]
            if not failed:
                return Counted(None, depth=verdict.frames)
    except ToolError:
        return UNCOUNTED
    if failed:
        return Counted(False, failed=failed[0].name, clock=failed[0].clock or 0)
    if all(one.status == "proven" for one in verdict.assertions):
        return Counted(True)
    return Counted(None, depth=verdict.frames)


def _harness(netlist: Netlist, protocol: Protocol, measured: Measured) -> str:
    """The property module; names of its own begin with `aes_`."""
    p = protocol
    bits = {port: len(nets) for port, nets in netlist.inputs.items()}
    outputs = {port: len(nets) for port, nets in netlist.outputs.items()}
    clock, valid = p.clock.port, p.output.valid
    ports = ",\n".join(f"  input logic [{n - 1}:0] {port}" for port, n in bits.items())
    wires = "\n".join(f"  logic [{n - 1}:0] {port};" for port, n in outputs.items())
    joined = ", ".join(f".{port}({port})" for port in (clock, *bits, *outputs))
    resets = p.reset.clocks if p.reset else 0
    level = "1'b1" if p.reset and p.reset.active == "high" else "1'b0"
    reset = f"{p.reset.port} == (aes_live ? !{level} : {level})" if p.reset else "1'b1"
    constants = [f"{port} == {bits[port]}'d{value}" for port, value in p.constants.items()]
    key_taken = f"{p.key.valid} && {p.key.ready}" if p.key.ready else "1'b0"
    block_ready = p.input.ready or "1'b1"
    ready = p.output.ready or "1'b1"
    rules = [reset, *constants, f"aes_live || !{p.input.valid}"]
    length = p.key.length and p.key.length.port
    # Keys and data may change while they wait: no property depends on them.
    held = [(p.input.valid, block_ready, [p.direction and p.direction.port])]
    if p.keyed_blocks:
        held[0][2].append(length)
    else:
        rules.append(f"!({p.key.valid} && (!aes_live || {p.input.valid}))")
        # Blocks follow the first key, and the set-up of each.
        rules.append(f"!{p.input.valid} || (aes_keyed_q && aes_loading_q == 0)")
        rules.append(f"!{p.key.valid} || aes_loading_q == 0")
        held.append((p.key.valid, p.key.ready or "", [length]))
    for coded, asked in ((p.direction, p.input.valid), (p.key.length, p.key.valid)):
        if coded:
            codes = " || ".join(f"{coded.port} == {code}" for code in coded.values.values())
            rules.append(f"!{asked or p.input.valid} || {codes}")
    for asked, taken, stay in held:
        kept = " && ".join([asked or "", *(f"{port} == $past({port})" for port in stay if port)])
        rules.append(f"!aes_past_q || !$past(aes_live && {asked} && !{taken}) || ({kept})")
    loading = f"!{p.key.done}" if p.key.done else "aes_loading_q - (aes_loading_q != 0)"
    load = 1 if p.key.done else p.key.clocks or 0
    late, most = measured.latency + 1, measured.capacity
    assumed = "\n".join(f"    assume ({rule});" for rule in rules)
    return f"""module {TOP} (
  input logic {clock},
{ports}
);
{wires}
  {netlist.top} aes_core ({joined});

  logic aes_past_q = 1'b0, aes_keyed_q = 1'b0;
  logic [{resets.bit_length()}:0] aes_clock_q = '0;
  logic [{max(load, 1).bit_length() - 1}:0] aes_loading_q = '0;
`ifdef AES_PATIENT
  localparam int unsigned AES_LATE = {4 * late + 8};
  logic [15:0] aes_inside_q = '0;
`else
  localparam int unsigned AES_LATE = {late};
  logic [{most.bit_length()}:0] aes_inside_q = '0;
`endif
  logic [$clog2(AES_LATE+1)-1:0] aes_late_q = '0;
  logic aes_live, aes_in, aes_out, aes_key;
  assign aes_live = aes_clock_q == {resets};
  assign aes_key = aes_live && {key_taken};
  assign aes_in = aes_live && {p.input.valid} && {block_ready};
  assign aes_out = aes_live && {valid} && {ready};
  always_ff @(posedge {clock}) begin
    aes_past_q <= 1'b1;
    if (!aes_live) aes_clock_q <= aes_clock_q + 1;
    if (aes_key) aes_keyed_q <= 1'b1;
    aes_loading_q <= aes_key ? {load} : aes_loading_q == 0 ? 0 : {loading};
    aes_inside_q <= aes_inside_q + aes_in - aes_out;
    aes_late_q <= aes_live && aes_inside_q != 0 && !{valid} ?
                  aes_late_q + (aes_late_q != AES_LATE) : 0;
  end

  always @(posedge {clock}) begin
{assumed}
    if (aes_live) begin
      valid_holds: assert (!aes_past_q || !$past(aes_live && {valid} && !{ready}) || {valid});
      nothing_repeated: assert (!{valid} || aes_inside_q != 0);
      nothing_lost: assert (aes_late_q != AES_LATE);
`ifndef AES_PATIENT
      // The counter has room for twice as many.
      capacity_kept: assert (aes_inside_q <= {most});
`endif
    end
  end
endmodule
"""
