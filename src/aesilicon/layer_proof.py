# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Joins the proof of a layer with that of a core behind it: `prove --mode`.

The layer's proof holds for any core with some handshake properties, and the core's handshake proof
for any surroundings that hold a request, which the layer does. No output of a core follows a valid
or data input within a clock, so neither leans on the other in the same clock. The values of the
results are the core's, with the reach of its proof.
"""

from collections.abc import Sequence

from aesilicon import proof_reach
from aesilicon.console import Watch
from aesilicon.design.design import Design
from aesilicon.drivers.layer_registry import LAYERS, Choice
from aesilicon.equivalence.results import Part, Reach
from aesilicon.executors import Executor, run_all, unwatched
from aesilicon.flows.prove.layer import LayerProof, ProveLayer
from aesilicon.flows.prove.report import Proof
from aesilicon.proof_status import ProofSteps
from aesilicon.result import Result
from aesilicon.step import Step
from aesilicon.store import Store

LEANS_ON: tuple[Part, ...] = ("data", "handshake", "paths", "sboxes")
"""Parts of the core's proof without which the stream is not proven."""
_KEY_STAYS = "a key stays until it is taken"


class LayeredProof(Result):
    """The verdict on a layer with one core behind it."""

    design: str
    """The design of the core."""
    proven: bool
    """True if core and layer are proven, and the core has all that the layer assumes of it."""
    layer: LayerProof
    ways: tuple[str, ...]
    """Each mode and direction for which the stream follows the standard."""
    left_out: str
    reach: Reach
    """Reach of the core's values; all else holds for any sequence."""
    leans_on: tuple[Part, ...]
    """Parts of the core's proof on which the verdict leans."""
    surroundings: tuple[str, ...]
    """Sentences on what the surroundings must do."""
    missing: tuple[str, ...]
    """What the layer assumes of the core and the core's proof does not show."""
    core: Proof
    seconds: float


def steps(
    designs: Sequence[Design], choices: Sequence[Choice], *, any_sequence: bool
) -> tuple[ProofSteps, list[ProveLayer]]:
    """The proofs of the cores, and of the layer in front of each."""
    layers = [
        ProveLayer(choice.layer, LAYERS[choice.layer].claim(design, choice.modes))
        for design, choice in zip(designs, choices, strict=True)
    ]
    return ProofSteps.of(designs, any_sequence=any_sequence), layers


def proofs(
    designs: Sequence[Design],
    choices: Sequence[Choice],
    store: Store,
    *,
    any_sequence: bool = False,
    force: bool = False,
    watch: Watch = unwatched,
    executor: Executor | None = None,
) -> list[LayeredProof]:
    """One proof for each design with its choice; what is not stored is run."""
    cores, layers = steps(designs, choices, any_sequence=any_sequence)
    todo: list[Step[Result]] = [*cores.steps, *layers]
    results = run_all(todo, store, force=force, watch=watch, executor=executor)
    return [
        joined(design, choice, results[layer], core, proof_reach.of_design(design, store))
        for design, choice, layer, core in zip(
            designs, choices, layers, cores.proofs(store), strict=True
        )
    ]


def joined(
    design: Design, choice: Choice, layer: LayerProof, core: Proof, reach: Reach
) -> LayeredProof:
    """The verdict on a layer and a core, by the proof of each."""
    shown = core.handshake.properties if core.handshake else ()
    missing = [name for name in layer.assumes_core if name not in shown]
    missing += [part for part in LEANS_ON if core.parts.get(part) is not True]
    return LayeredProof(
        design=design.name,
        proven=core.proven and layer.proven is True and not missing,
        layer=layer,
        ways=tuple(map(str, choice.ways)),
        left_out=choice.left_out,
        reach=reach,
        leans_on=LEANS_ON,
        surroundings=(*layer.assumes_surroundings, _KEY_STAYS),
        missing=tuple(missing),
        core=core,
        seconds=round(core.seconds + layer.seconds, 3),
    )
