# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The ports of a processor for any instructions, words and resets in any clock: proven by PDR.

The S-boxes' outputs are free in every clock, which makes the proof one for any S-box.
"""

from pathlib import Path

from aesilicon.design import Design
from aesilicon.flows.processor import clocks
from aesilicon.flows.prove.handshake import HandshakeResult, decide

TOP = "rijndael_processor_handshake"

PROPERTIES = {
    "status_as_defined": "status_o says what became of the last instruction",
    "ready_when_idle": "ready_o is high exactly while nothing is under way",
    "takes_words_when_loading": "in_ready_o is high until the last word of an item, and no longer",
    "gives_words_when_unloading": "out_valid_o is high until the last word of a result is taken",
    "word_stays": "a word of the result stands still until it is taken",
    "zero_between_words": "out_data_o is 0 while out_valid_o is low",
    "key_set_up_in_time": "a loaded key is in the core within two clocks",
    "computation_ends": "a block is computed within its documented clocks, but for feedback tests",
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


def prove_handshake(
    design: Design, work: Path, *, timeout: float = 600, quick: bool = False
) -> HandshakeResult:
    """Proves the ports of a processor's RTL; files and traces go into `work`.

    `timeout` and `quick` are as for any core; see `prove.handshake`. Raises `ToolError` when the
    RTL is refused.
    """
    return decide(
        design,
        work,
        Path(__file__).with_suffix(".sv"),
        TOP,
        {
            "Decrypts": f"1'b{int('decrypt' in design.core.directions)}",
            "Computation": str(clocks.longest(design)),
        },
        PROPERTIES,
        EVENTS,
        timeout=timeout,
        quick=quick,
    )
