# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A block every clock, after McLoone & McCanny 2001: `rtl/core/aes_core_pipeline.sv`."""

from dataclasses import dataclass, replace
from typing import ClassVar

from pydantic import Field

from aesilicon.architectures.architecture import (
    Architecture,
    Build,
    Ghosts,
    Options,
    Traits,
    invariants_in,
    sbox_modules,
)
from aesilicon.architectures.clocks import LENGTHS, Answer, Clocks, Offer
from aesilicon.design import sboxes
from aesilicon.design.sboxes import SBOXES
from aesilicon.spec.rijndael import rounds


class RoundOptions(Options):
    """The table `[core.pipeline_reload]`."""

    sub_pipelined: bool = Field(default=False)
    """Each round has a second register."""
    keys_ahead: bool = Field(default=False)
    """A step of the key schedule takes a clock, though its S-boxes are clocked: the block RAM of
    SubWord reads a clock ahead. AES-128 with stored keys and one register a round."""


class PipelineOptions(RoundOptions):
    """The table `[core.pipeline]`."""

    merged_key: bool = Field(default=False)
    """The round key enters MixColumns early, for a higher clock. Encryption alone."""
    short_paths: bool = Field(default=False)
    """Registers divide all long paths. Encryption alone, with one stored key of 128 or 256 bits."""
    ram_register: bool = Field(default=False)
    """For FPGAs: four registers a round, two of them in the block RAM of the S-box. Needs
    `short_paths`, `sub_pipelined` and `sbox = "rom"`."""
    stages_wait: bool = Field(default=False)
    """Blocks wait in their stages while the output is stalled, for less area; a key waits until the
    stages are empty. Stored keys and S-boxes without a clock, without `short_paths`."""


class Pipeline(Architecture):
    """Blocks of 128 bits. `stored`: one key at a time. `on_the_fly`: a key for each block."""

    name = "pipeline"
    engine = "aes_core_pipeline"
    summary = "all rounds unrolled, with one, two or four registers each: a block every clock"
    legal = {  # noqa: RUF012
        "key_bits": LENGTHS,
        "block_bits": (128,),
        "sbox": tuple(SBOXES),
        "key_schedule": ("on_the_fly", "stored"),
        "port_bits": (128,),
    }
    options: ClassVar[type[Options]] = PipelineOptions
    invariants = invariants_in(
        "core",
        "aes_pipeline_order_invariants",
        "aes_pipeline_fifo_invariants",
        "aes_pipeline_banks_invariants",
        "aes_pipeline_invariants",
        "aes_key_loader_invariants",
    )
    own_parameters = ("KeyLengths", "Directions", "KeySchedule", "Sbox", "KeySbox", "TagBits")
    shell = {  # noqa: RUF012
        "KEY_PER_BLOCK": "KeySchedule == aes_pkg::KeysOnTheFly",
        "ENGINE_KNOWS": "RamRegister",
        "CLEAN_RESULT": "RamRegister",
    }

    def check(self, build: Build) -> None:
        """Refuses options that exclude each other.

        Keys on the fly need one key length, S-boxes without a clock, and encryption alone.
        """
        check_keys_ahead(build)
        if _is_short(build) and not _can_be_short(build):
            raise ValueError(
                "architecture 'pipeline' with short_paths encrypts alone, with stored round keys "
                "and one key length, 128 or 256; remove short_paths or change these"
            )
        registered = build.options.sub_pipelined and _is_short(build)
        in_ram = build.sbox == "rom" and build.key_sbox in (None, "rom")
        if _is_on(build, "ram_register") and not (registered and in_ram):
            raise ValueError(
                "architecture 'pipeline' with ram_register has registers of block RAM in short "
                "paths; set short_paths, sub_pipelined and sbox = rom, or remove ram_register"
            )
        if _is_on(build, "stages_wait") and (
            _is_short(build) or _a_key_a_block(build) or sboxes.find(build.sbox).clocks
        ):
            raise ValueError(
                "architecture 'pipeline' with stages_wait has stored keys, an S-box of the data "
                "without a clock and no short_paths; change these or remove stages_wait"
            )
        if build.options.merged_key and "decrypt" in build.directions:
            raise ValueError(
                "architecture 'pipeline' with merged_key encrypts alone; "
                'remove merged_key or set directions = ["encrypt"]'
            )
        clocked = [s for s in (build.sbox, build.key_sbox or build.sbox) if sboxes.find(s).clocks]
        if not _a_key_a_block(build):
            return
        if "decrypt" in build.directions or len(build.key_bits) > 1 or clocked:
            raise ValueError(
                "architecture 'pipeline' with key_schedule = on_the_fly has a key a block: "
                "it encrypts alone, with one key length and S-boxes without a clock; "
                "set key_schedule = stored or change these"
            )

    def parameters(self, build: Build) -> dict[str, str]:
        """The common parameters, `SubPipelined`, and the other switches that are on."""
        switches = {
            "MergedKey": "merged_key",
            "ShortPaths": "short_paths",
            "RamRegister": "ram_register",
            "KeysAhead": "keys_ahead",
            "StagesWait": "stages_wait",
        }
        return {
            **self.common_parameters(build),
            "SubPipelined": f"1'b{int(build.options.sub_pipelined)}",
            **{name: "1'b1" for name, key in switches.items() if _is_on(build, key)},
        }

    def traits(self, build: Build) -> Traits:
        """Each stage and the output register hold a block; the FIFO has room for all of them."""
        shape = _Shape.of(build)
        return Traits(
            capacity=shape.capacity,
            lookups=sbox_modules(build),
            key_per_block=_a_key_a_block(build),
            reset_cycles=shape.rest,
            clear_cycles=shape.rest,
            clears_to_constants=_is_on(build, "ram_register"),
            ghosts=Ghosts(
                ("u_frontend.", "u_keys."),
                ("u_fifo.", "gen_wide."),
                ("u_control.valid_q",) if _is_on(build, "stages_wait") else (),
            ),
        )

    def clocks(self, build: Build) -> "PipelineClocks":
        """The timing contract of a build."""
        return PipelineClocks(build)


def check_keys_ahead(build: Build) -> None:
    """Raises ValueError if a build asks for `keys_ahead` and cannot have it."""
    stored = build.key_schedule == "stored" and [*build.key_bits] == [128]
    clocked = sboxes.find(build.key_sbox or build.sbox).clocks
    single = not (build.options.sub_pipelined or _is_short(build))
    if build.options.keys_ahead and not (stored and clocked and single):
        raise ValueError(
            "architecture 'pipeline' with keys_ahead reads clocked S-boxes ahead for stored keys "
            "of 128 bits and one register a round; remove keys_ahead or change these"
        )


def _is_on(build: Build, key: str) -> bool:
    return bool(getattr(build.options, key, False))


def _is_short(build: Build) -> bool:
    return _is_on(build, "short_paths")


def _can_be_short(build: Build) -> bool:
    one_way = "decrypt" not in build.directions
    return one_way and not _a_key_a_block(build) and [*build.key_bits] in ([128], [256])


def _a_key_a_block(build: Build) -> bool:
    return build.key_schedule == "on_the_fly"


@dataclass(frozen=True)
class _Shape:
    """The clocks of a build that follow from its registers."""

    latency: int
    setup: int
    """Clocks from a key's transfer to the first clock in which a block may enter."""
    busy: int
    """Clocks from a key's transfer to the clock after the last step of its schedule."""
    capacity: int
    rest: int = 1
    """`clear_cycles` and `reset_cycles` of the build."""

    @classmethod
    def of(cls, build: Build) -> "_Shape":
        all_rounds = rounds(max(build.key_bits) // 8, 16)
        in_ram = _is_on(build, "ram_register")
        a_round = 4 if in_ram else 2 if build.options.sub_pipelined else 1
        # Without a register at its end a round ends in the stage of the next one.
        ends = a_round > 1 and (in_ram or not _is_short(build))
        late = int(sboxes.find(build.sbox).clocks > 0 and not ends)
        latency = a_round * all_rounds + 1 + late
        if _is_short(build):
            # The last round has a register of its own, the result passes an entry of the FIFO, and
            # room for another block is known a clock later. A key step takes at least two clocks.
            a_step = max(2, a_round)
            setup = 3 + (a_step - a_round) * all_rounds - late
            busy, rest = 2 + a_step * all_rounds, 6 if in_ram else 3
            return cls(latency + 2, setup, busy, capacity=latency + 3, rest=rest)
        if _a_key_a_block(build):
            return cls(latency, setup=0, busy=0, capacity=latency)

        fetch = 0 if build.options.keys_ahead else sboxes.find(build.key_sbox or build.sbox).clocks
        a_step = max(a_round, fetch + 1)
        schedule = a_step * (all_rounds - 1) + fetch + 1
        # The first new round key may not overtake the last block of the key before.
        start = 1 + max(0, late + a_round - 3 - fetch)
        # A block may enter once it overtakes no round key.
        ahead = max(0, fetch + 2 + (a_step - a_round) * (all_rounds - 1) - late - a_round)
        if len(build.directions) == 2:
            setup = busy = start + 2 * schedule
        elif build.directions[0] == "decrypt":  # the schedule first runs to its end
            setup = start + all_rounds * (fetch + 1) + ahead
            busy = start + all_rounds * (fetch + 1) + schedule
        else:
            setup, busy = start + ahead, start + schedule
        return cls(latency, setup, busy, capacity=latency)


@dataclass(frozen=True)
class PipelineState:
    """The state of a pipeline. Counters hold the remaining clocks."""

    flight: tuple[bool | None, ...]
    """For each stage, in order, whether its block is refused; None: the stage is empty."""
    results: tuple[bool, ...] = ()
    """`out_error_o` of each waiting result; the first result is at the output."""
    asleep: int = 1
    """Clocks until a key may enter after a reset or clear."""
    key: int | None = None
    """Length in bits of the loaded key; None: no key is loaded."""
    key_error: bool = False
    key_waits: bool = False
    """The core did not take a key that was offered in the previous clock."""
    used: bool = False
    """The core has taken a block since it took the key."""
    setup: int = 0
    """Clocks until the first block after the last key may enter."""
    busy: int = 0
    """Clocks until the schedule of the last key is done."""


class PipelineClocks(Clocks[PipelineState]):
    """A block moves one stage a clock, then waits in the FIFO for its turn at the output.

    The core takes a block while the FIFO has room for all blocks inside; with short paths a result
    that leaves makes room in the next clock. It takes a key once all blocks inside have the round
    keys that they need, but a key after the first at least one clock after its offer. With keys on
    the fly, key and block do not wait for each other, and a block without a key is refused.

    With `stages_wait` blocks stay in their stages, and none is taken, while a result cannot leave
    the last stage. A key is taken once no block is in a stage.
    """

    def __init__(self, build: Build) -> None:
        self._free = _a_key_a_block(build)
        self._short = _is_short(build)
        self._stay = _is_on(build, "stages_wait")
        self._keys = [*build.key_bits]
        self._ways = [way == "decrypt" for way in build.directions]
        self._shape = _Shape.of(build)

    @property
    def after_reset(self) -> PipelineState:
        """The state without key and blocks."""
        return PipelineState((None,) * (self._shape.latency - 1), asleep=self._shape.rest)

    def step(self, state: PipelineState, offer: Offer) -> tuple[Answer, PipelineState]:
        """Returns the outputs in this clock and the state in the next clock."""
        if offer.reset or offer.clear:
            return Answer(False, False, False, False, state.key_error), self.after_reset
        out_valid = bool(state.results)
        leaves = out_valid and offer.out_ready
        inside = sum(block is not None for block in state.flight) + len(state.results)
        stays = self._stay and out_valid and not leaves and state.flight[-1] is not None
        key_ready = not state.asleep and (
            self._free
            or (not (state.busy and state.used) and (state.key is None or state.key_waits))
        )
        if self._stay:
            key_ready = key_ready and not any(block is not None for block in state.flight)
        in_ready = (
            not state.asleep
            and (self._free or (not state.setup and state.key is not None and not state.key_waits))
            and (inside < self._shape.capacity or (leaves and not self._short))
            and not stays
        )
        out_error = out_valid and state.results[0]
        answer = Answer(key_ready, in_ready, out_valid, out_error, state.key_error)

        enters = offer.block is not None and in_ready
        refused = None
        if offer.block is not None and in_ready:
            key = self._length(offer.key) if offer.key is not None and key_ready else state.key
            refused = offer.block.chain or offer.block.decrypt not in self._ways or key is None
        results = state.results[1:] if leaves else state.results
        finished = None if stays else state.flight[-1]
        new = replace(
            state,
            flight=state.flight if stays else (refused, *state.flight[:-1]),
            results=results if finished is None else (*results, finished),
            asleep=max(0, state.asleep - 1),
            key_waits=offer.key is not None and not key_ready,
            used=state.used or enters,
            setup=max(0, state.setup - 1),
            busy=max(0, state.busy - 1),
        )
        if offer.key is not None and key_ready:
            new = self._with_key(new, offer.key)
        return answer, new

    def _length(self, code: int) -> int | None:
        """The key length in bits of a code; None if the build does not serve it."""
        return LENGTHS[code] if code < 3 and LENGTHS[code] in self._keys else None

    def _with_key(self, new: PipelineState, code: int) -> PipelineState:
        """The state in the clock after a key was taken."""
        key = self._length(code)
        if key is None:
            return replace(new, key=None, key_error=True, used=False)
        return replace(
            new,
            key=key,
            key_error=False,
            used=False,
            setup=max(0, self._shape.setup - 1),
            busy=max(0, self._shape.busy - 1),
        )
