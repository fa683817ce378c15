# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The Rijndael processor of Kuo & Verbauwhede 2001: `rtl/papers/rijndael_processor.sv`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Any, TypeVar

from aesilicon.architectures import LENGTHS
from aesilicon.drivers.wrapper import (
    Case,
    Channel,
    Check,
    Cipher,
    Core,
    Pins,
    PortProperties,
    Recording,
    Scenario,
    Wrapped,
    Wrapper,
)
from aesilicon_lab.processor import checks, documents, isa_clocks, proof_sequences
from aesilicon_lab.processor import instructions as isa
from aesilicon_lab.processor.host import RecordingHost
from aesilicon_lab.processor.instructions import Instruction
from aesilicon_lab.processor.model import Inputs, Model, split

W = TypeVar("W")

_PROPERTIES = {
    "status_as_defined": "status_o says what became of the last instruction",
    "ready_when_idle": "ready_o is high while no key is set up and no block computed",
    "takes_words_when_loading": "in_ready_o is high until the last word of an item, and no longer; "
    "during a computation it may rise late",
    "gives_words_when_unloading": "out_valid_o is high until the last word of a result is taken",
    "word_stays": "a word of the result stands still until it is taken",
    "zero_between_words": "out_data_o is 0 while out_valid_o is low",
    "key_set_up_in_time": "a loaded key is in the core within two clocks",
    "computation_ends": "a block is computed within its documented clocks, not counting those in "
    "which a result is output, but for feedback tests",
}
"""Name in `handshake.sv` -> what holds in every clock, for any number of clocks."""

_EVENTS = {
    "reach_result": "the last word of a 256-bit result is shown",
    "reach_three_blocks": "a block is loaded, one computed and a result output in the same clock",
    "reach_wait_for_block_before": "a load waits until the block before has entered the core",
    "reach_no_data": "a computation is refused for want of data",
    "reach_no_result": "Output Data is refused with key and data loaded",
    "reach_set_up_behind_another_key": "a key replaces another",
    "reach_dropped_block": "a block is dropped half-loaded",
    "reach_reset_while_unloading": "a Reset comes while a result is read",
}
"""Name in `handshake.sv` -> what can happen; without these the properties would be empty."""


class RijndaelProcessor(Wrapper):
    """A 4-bit instruction port and two channels of 16 bits around a core of all nine sizes."""

    kind = "rijndael_processor"
    module = "rijndael_processor"
    instance = "u_processor"
    summary = "4-bit instructions and two channels of 16 bits, for all lengths"
    word_bits = isa.WORD_BITS
    refusal = "status_o"
    channel = Channel("in_data_i", "out_data_o", "out_valid_o", "out_ready_i")
    templates = {  # noqa: RUF012
        "bench.sv.j2": "processor_bench.sv.j2",
        "bench.vhd.j2": "processor_bench.vhd.j2",
        "datasheet.md.j2": "processor_datasheet.md.j2",
    }
    secret = frozenset({"in_data_i", "out_data_o"})
    idle = {"in_data_i": 0xA55A}  # noqa: RUF012

    def check(self, core: Core) -> None:
        """See `Wrapper`: the round core of all nine sizes fits, if it encrypts without tags."""
        if core.architecture != "round":
            raise ValueError(f"a {self.kind} needs architecture = 'round' in [core]")
        if [*core.key_bits] != [*LENGTHS] or [*core.block_bits] != [*LENGTHS]:
            raise ValueError(
                f"a {self.kind} needs key_bits and block_bits = [128, 192, 256] in [core]"
            )
        if "encrypt" not in core.directions:
            raise ValueError(f"a {self.kind} needs the direction 'encrypt' in [core]")
        if core.tag_bits != 1:
            raise ValueError(f"a {self.kind} needs tag_bits = 1 in [core]: it has no tags")

    def parameters(self, core: Mapping[str, str]) -> dict[str, str]:
        """See `Wrapper`."""
        return {name: core[name] for name in ("Directions", "KeySchedule", "Sbox", "KeySbox")}

    def port_clocks(self, wrapped: Wrapped) -> int:
        """See `Wrapper`."""
        core = wrapped.core
        return isa_clocks.sustained(wrapped, min(core.key_bits), max(core.block_bits))

    def facts(self, wrapped: Wrapped) -> dict[str, Any]:
        """See `Wrapper`."""
        return {
            "vectors": [documents.vectors(wrapped, bits) for bits in wrapped.core.key_bits],
            "reset": f"{isa.Instruction.RESET:04b}",
            "encrypt": f"{isa.Instruction.ENCRYPT:04b}",
            "no_key": int(isa.Status.NO_KEY),
            "port_table": documents.port_table(self.ports),
            "instruction_table": documents.instruction_table(),
            "status_table": documents.status_table(),
            "clock_table": documents.clock_table(wrapped),
        }

    def model(self, wrapped: Wrapped, cipher: Cipher[W]) -> Model[W]:
        """See `Wrapper`."""
        return Model(wrapped, cipher)

    @property
    def checks(self) -> Mapping[str, Check]:
        """See `Wrapper`."""
        return checks.CHECKS

    def given(self, wrapped: Wrapped, cases: Sequence[Case]) -> Recording:
        """See `Wrapper`."""
        return checks.given(wrapped, cases)

    def message(
        self, wrapped: Wrapped, key: bytes, blocks: bytes, block_bytes: int, *, decrypt: bool
    ) -> Iterator[tuple[Pins[int], int | None]]:
        """See `Wrapper`. One transaction follows the other.

        All but the first take the same clocks, so one serves as a pattern for the rest.
        """
        code = Instruction.DECRYPT if decrypt else Instruction.ENCRYPT
        host = RecordingHost(wrapped)
        host.key(key)
        host.instruct(isa.SET_BLOCK[block_bytes * 8])
        starts = []
        for _ in range(3):
            host.idle()
            starts.append(len(host.inputs))
            host.instruct(Instruction.INPUT_DATA)
            host.words(bytes(block_bytes))
            host.instruct(code)
            host.result()
        first, second, third = starts
        yield from ((inputs, None) for inputs in host.inputs[:first])
        words = split(blocks)
        each = block_bytes // 2
        for begin in range(0, len(words), each):
            pattern = host.inputs[second:third] if begin else host.inputs[first:second]
            head = [*takewhile(lambda inputs: inputs.word is None, pattern)]
            yield from ((inputs, None) for inputs in head)
            for number in range(begin, begin + each):
                yield Inputs(word=words[number]), number
            yield from ((inputs, None) for inputs in pattern[len(head) + each :])

    def scenarios(self, wrapped: Wrapped) -> Iterator[Scenario]:
        """See `Wrapper`."""
        return proof_sequences.scenarios(wrapped)

    def resets(self, word: Any) -> Sequence[Sequence[Pins[Any]]]:
        """See `Wrapper`."""
        return proof_sequences.resets(word)

    def port_properties(self, wrapped: Wrapped) -> PortProperties:
        """See `Wrapper`."""
        return PortProperties(
            source=Path(__file__).with_name("handshake.sv"),
            top="rijndael_processor_handshake",
            parameters={
                "Decrypts": f"1'b{int('decrypt' in wrapped.core.directions)}",
                "Computation": str(isa_clocks.longest(wrapped)),
            },
            properties=_PROPERTIES,
            events=_EVENTS,
        )
