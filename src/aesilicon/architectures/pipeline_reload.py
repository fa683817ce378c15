# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The two-way pipeline of McLoone & McCanny 2001: `aes_core_pipeline` with `Reload`.

The S-boxes of its data are RAMs that hold the table of one direction at a time.
"""

from dataclasses import dataclass, replace

from aesilicon.architectures.architecture import Build, Traits, invariants_in
from aesilicon.architectures.clocks import Answer, Clocks, Offer
from aesilicon.architectures.pipeline import (
    Pipeline,
    PipelineClocks,
    PipelineState,
    RoundOptions,
    check_keys_ahead,
)

RELOAD_CYCLES = 256
"""Clocks of a reload: a byte a clock, to all RAMs of a round at once."""

MEMORY = "aes_sbox_ram_table"
"""Name of the module of a RAM that holds two S-boxes."""


class PipelineReload(Pipeline):
    """Both directions; a change of direction takes `RELOAD_CYCLES`."""

    name = "pipeline_reload"
    arch = "pipeline"
    summary = "the pipeline with S-box RAMs that are reloaded when the direction changes"
    legal = {  # noqa: RUF012
        **Pipeline.legal,
        "sbox": ("rom",),
        "key_schedule": ("stored",),
    }
    options = RoundOptions
    invariants = Pipeline.invariants + invariants_in("papers", "aes_pipeline_reload_invariants")
    shared_clocks = (Pipeline,)
    memory = MEMORY
    """Name of the RAM's module, which `symbolic/memory.py` models."""
    reload_cycles = RELOAD_CYCLES

    def check(self, build: Build) -> None:
        """Refuses builds with one direction: they have nothing to reload."""
        if len(build.directions) < 2:
            raise ValueError(
                "architecture 'pipeline_reload' has both directions; "
                "for one direction set architecture = pipeline"
            )
        check_keys_ahead(build)

    def parameters(self, build: Build) -> dict[str, str]:
        """The parameters of the pipeline, and `Reload`."""
        return {**super().parameters(build), "Reload": "1'b1"}

    def traits(self, build: Build) -> Traits:
        """The traits of the pipeline, but with empty RAMs `in_ready_o` waits for `in_valid_i`."""
        traits = super().traits(build)
        return replace(traits, lookups=(*traits.lookups, MEMORY), ready_waits_for_valid=True)

    def clocks(self, build: Build) -> "ReloadClocks":  # type: ignore[override]
        """The timing contract of a build."""
        return ReloadClocks(PipelineClocks(build))


@dataclass(frozen=True)
class ReloadState:
    """The state of the pipeline and of its S-box RAMs."""

    pipeline: PipelineState
    decrypts: bool | None = None
    """Whether the table that the RAMs hold or load is for decryption; None: the RAMs are empty."""
    left: int = 0
    """Remaining clocks of the reload."""
    held: bool = False
    """The block that asked for the reload waits in the first stage."""


class ReloadClocks(Clocks[ReloadState]):
    """The clocks of the pipeline, with a reload before a block whose table is not in the RAMs.

    The core takes a block if the RAMs hold a table and no reload runs. A block that needs the other
    table waits in the first stage for the reload. While a key is loaded, a block that waits at the
    input for any reason starts the reload too. After a reset or clear the RAMs count as empty.
    """

    def __init__(self, pipeline: PipelineClocks) -> None:
        self._pipeline = pipeline

    @property
    def after_reset(self) -> ReloadState:
        """The state without key, blocks and table."""
        return ReloadState(self._pipeline.after_reset)

    def step(self, state: ReloadState, offer: Offer) -> tuple[Answer, ReloadState]:
        """Returns the outputs in this clock and the state in the next clock."""
        if offer.reset or offer.clear:
            return self._pipeline.step(state.pipeline, offer)[0], self.after_reset
        open_ = state.decrypts is not None and not state.left
        now = state.pipeline
        first, *others = now.flight
        if state.held:  # nothing leaves the first stage
            now = replace(now, flight=(None, *others))
        shown = offer if open_ else replace(offer, block=None)
        answer, new = self._pipeline.step(now, shown)
        answer = replace(answer, in_ready=answer.in_ready and open_)
        key_taken = offer.key is not None and answer.key_ready
        if state.held:
            new = replace(new, flight=(first, *new.flight[1:]))
            # The schedule of a new key waits until the held block leaves the first stage.
            late = (new.setup + 1, new.busy + 1) if key_taken else (now.setup, now.busy)
            new = replace(new, setup=late[0], busy=late[1])

        block = offer.block
        starts = (
            block is not None
            and now.key is not None
            and not key_taken
            and not state.left
            and block.decrypt != state.decrypts
        )
        left = RELOAD_CYCLES if starts else max(0, state.left - 1)
        return answer, ReloadState(
            pipeline=new,
            decrypts=block.decrypt if starts and block is not None else state.decrypts,
            left=left,
            held=left > 0 and (answer.in_ready if starts else state.held),
        )
