# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The ports of a processor for any instructions, words and resets in any clock: proven by PDR.

The S-boxes' outputs are free in every clock, which makes the proof one for any S-box.
"""

import time
from pathlib import Path

from aesilicon import rtl
from aesilicon.design import Design
from aesilicon.errors import ToolError
from aesilicon.flows.prove.handshake import HandshakeResult
from aesilicon.flows.prove.sboxes import circuits
from aesilicon.tools import sby

TOP = "rijndael_processor_handshake"

PROPERTIES = {
    "status_as_defined": "status_o says what became of the last instruction",
    "ready_when_idle": "ready_o is high exactly while nothing is under way",
    "takes_words_when_loading": "in_ready_o is high until the last word of an item, and no longer",
    "gives_words_when_unloading": "out_valid_o is high until the last word of a result is taken",
    "word_stays": "a word of the result stands still until it is taken",
    "zero_between_words": "out_data_o is 0 while out_valid_o is low",
    "key_set_up_in_time": "a loaded key is in the core within two clocks",
}
"""Name in `handshake.sv` -> what holds in every clock, for any number of clocks."""

EVENTS = {
    "reach_result": "the last word of a 256-bit result is shown",
    "reach_no_data": "a computation is refused for want of data",
    "reach_no_result": "Output Data is refused with key and data loaded",
    "reach_set_up_behind_another_key": "a key replaces another",
    "reach_dropped_block": "a block is dropped half-loaded",
    "reach_reset_while_unloading": "a Reset comes while a result is read",
}
"""Name in `handshake.sv` -> what can happen; without these the properties would be empty."""


def prove_handshake(design: Design, work: Path, *, timeout: float = 180) -> HandshakeResult:
    """Proves the ports of a processor's RTL; files and traces go into `work`.

    `timeout` is in seconds, for the search alone. Raises `ToolError` when the RTL is refused.
    """
    begun = time.monotonic()
    cut = circuits(design)
    verdict = sby.prove(
        [*rtl.write_sources(design, work / "top"), Path(__file__).with_suffix(".sv")],
        TOP,
        work,
        defines={"AES_TOP": design.top},
        parameters={"Decrypts": f"1'b{int('decrypt' in design.core.directions)}"},
        cut=cut,
        timeout=timeout,
    )
    status = {a.name: a.status for a in verdict.assertions}
    if odd := status.keys() ^ (PROPERTIES.keys() | EVENTS.keys()):
        raise ToolError("handshake proof", f"not as expected: {', '.join(sorted(odd))}")
    failures = [
        f"{a.name} fails in clock {a.clock} ({PROPERTIES[a.name]})"
        for a in verdict.assertions
        if a.name in PROPERTIES and a.status == "refuted"
    ]
    failures += [
        f"it can never happen that {meaning}"
        for name, meaning in EVENTS.items()
        if status[name] == "proven"
    ]
    undecided = tuple(name for name in status if status[name] == "undecided")
    if undecided and not failures:
        failures.append(f"not decided in {timeout:g} seconds: {', '.join(undecided)}")
    return HandshakeResult(
        design=design.name,
        proven=not failures,
        method="pdr",
        bounded_depth=verdict.frames if undecided else None,
        properties=tuple(name for name in PROPERTIES if status[name] == "proven"),
        covers=tuple(name for name in EVENTS if status[name] == "refuted"),
        violations=(),
        undecided=undecided,
        failure="; ".join(failures) or None,
        abstracted=cut,
        seconds=time.monotonic() - begun,
        tools=sby.versions(),
    )
