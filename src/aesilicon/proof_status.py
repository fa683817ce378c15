# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Combines proofs and verifications of designs, and adds them to measurements."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from aesilicon import fingerprint
from aesilicon.console import Watch
from aesilicon.design import rtl
from aesilicon.design.design import (
    Design,
    described,
    load,
    named_core,
    named_second,
    shipped,
)
from aesilicon.errors import AesiliconError
from aesilicon.executors import Executor, run_all, unwatched
from aesilicon.flows.measure.measurement import Measurement
from aesilicon.flows.measure.steps import MeasureDesign, MeasureForeign, ProveNetlist
from aesilicon.flows.prove.engine import ProveEngine
from aesilicon.flows.prove.report import AnySequence, PlainProof, Proof
from aesilicon.flows.prove.steps import Prove, ProveAnySequence
from aesilicon.flows.verify.step import Verify
from aesilicon.flows.verify.verify import tools as verify_tools
from aesilicon.result import Result
from aesilicon.step import Step, Tell, silent
from aesilicon.store import Entry, Store
from aesilicon.targets import Target
from aesilicon.tools import sby


@dataclass(frozen=True)
class ProofSteps:
    """The steps that prove several designs; `proofs` combines their results."""

    rtl: tuple[Prove, ...]
    """The proof of each design; of a design with a mode, that of its core."""
    engines: tuple[ProveEngine | None, ...]
    """The proof of the mode of each design; None without one."""
    seconds: tuple[Prove | None, ...]
    """The proof of the second core of each design; None without one."""
    netlists: tuple[tuple[ProveNetlist, ...], ...]
    """Netlist proofs of each design, one for each target."""
    searches: tuple[ProveAnySequence, ...]
    """Searches over any sequence of offers: one for each design, or an empty tuple."""

    @classmethod
    def of(
        cls,
        designs: Sequence[Design],
        targets: Sequence[Target] = (),
        *,
        any_sequence: bool = False,
    ) -> "ProofSteps":
        """The steps for the RTL, the netlists on `targets` and, with `any_sequence`, the search.

        Of a design with a bus they are those of core and engine inside.
        """
        designs = [_inside(design) for design in designs]
        return cls(
            rtl=tuple(Prove(named_core(design)) for design in designs),
            engines=tuple(ProveEngine(design) if design.mode else None for design in designs),
            seconds=tuple(Prove(s) if s else None for s in map(named_second, designs)),
            netlists=tuple(
                tuple(ProveNetlist(design, target) for target in targets) for design in designs
            ),
            searches=tuple(
                ProveAnySequence(named_core(design)) for design in designs if any_sequence
            ),
        )

    @property
    def steps(self) -> list[Step[Result]]:
        """All steps in one list."""
        netlists = [step for some in self.netlists for step in some]
        around = [step for step in (*self.engines, *self.seconds) if step is not None]
        return [*self.rtl, *around, *netlists, *self.searches]

    def proofs(
        self,
        store: Store,
        *,
        force: bool = False,
        watch: Watch = unwatched,
        executor: Executor | None = None,
    ) -> list[Proof]:
        """One proof for each design; steps without a stored result are run."""
        results = run_all(self.steps, store, force=force, watch=watch, executor=executor)
        none: list[AnySequence | None] = [None] * len(self.rtl)
        searched = [results[search] for search in self.searches] or none
        proofs = []
        for proof, engine, second, netlists, search in zip(
            self.rtl, self.engines, self.seconds, self.netlists, searched, strict=True
        ):
            of_netlists = [results[netlist] for netlist in netlists]
            proven = results[proof].with_netlists(of_netlists).with_any_sequence(search)
            if engine is not None:
                other = None if second is None else results[second]
                proven = proven.behind(engine.subject, results[engine], other)
            proofs.append(proven)
        return proofs


def proof_of(design: Design, store: Store, *, tell: Tell = silent) -> Proof:
    """The stored or new proof of a design, without netlists and searches.

    Of a design with a bus it is that of core and engine inside, of streams that of one engine.
    """
    design = _inside(design)
    proof = Prove(named_core(design)).done(store, tell=tell)
    if design.mode is None:
        return proof
    second = named_second(design)
    other = None if second is None else Prove(second).done(store, tell=tell)
    return proof.behind(design.name, ProveEngine(design).done(store, tell=tell), other)


def _inside(design: Design) -> Design:
    """What stands inside the bus of a design, of streams one engine; without a bus the design."""
    if design.bus is None or design.inner is None:
        return design
    inside = design.inner
    return inside.model_copy(update={"mode": inside.mode.alone}) if inside.mode else inside


def measurements(
    steps: Sequence[MeasureDesign],
    store: Store,
    *,
    force: bool = False,
    watch: Watch = unwatched,
    executor: Executor | None = None,
) -> list[Measurement]:
    """The measurements of `steps`, in this order, with `verified` and `proven` from the store."""
    results = run_all(steps, store, force=force, watch=watch, executor=executor)
    return [trusted(results[step], store, step.design) for step in steps]


def stored_measurements(store: Store, name: str | None = None) -> list[Entry[Measurement]]:
    """The newest measurement of each design and place, with `verified` and `proven`.

    With a `name` those of this design alone.
    """
    return [
        replace(entry, result=trusted(entry.result, store))
        for entry in store.latest(MeasureDesign.kind, Measurement)
        if name in (None, entry.result.design)
    ]


def stored_foreign(store: Store) -> list[Entry[Measurement]]:
    """The newest measurement of each foreign core and place."""
    return store.latest(MeasureForeign.kind, Measurement)


def trusted(row: Measurement, store: Store, whole: Design | None = None) -> Measurement:
    """A row with `verified` and `proven` by the reports in the store on the RTL that was measured.

    Only reports of today's verifier and prover count: reports of older versions have another key.
    `whole` is the design that was measured; without it that of `row.around`, or the catalogue's of
    this name. A row with a bus is never `verified`.
    """
    verified = proven = False
    if whole is None and row.around is not None:
        whole = row.around.made()
    if row.bus is not None:
        proven = _proven_in_parts(whole, row, store)
        return row.model_copy(update={"verified": False, "proven": proven})
    try:
        now = described(row.architecture, row.wrapper, row.mode)
    except KeyError:  # an architecture that is not registered here
        return row.model_copy(update={"verified": False, "proven": False})
    design = [fingerprint.of_design(row.design, row.design_hash, now)]
    if verification := store.get(Verify.key_of(design, verify_tools()), Verify.result):
        verified = verification.result.passed
    if row.mode:
        if whole is None and row.design in shipped():
            whole = load(row.design)
        proven = _proven_in_parts(whole, row, store)
    elif proof := store.get(Prove.key_of(design, sby.versions()), Prove.result):
        proven = proof.result.proven
    return row.model_copy(update={"verified": verified, "proven": proven})


def _proven_in_parts(design: Design | None, row: Measurement, store: Store) -> bool:
    """Whether mode and cores of a row's design are proven in the store; False without a design."""
    if design is None or rtl.design_hash(design) != row.design_hash:
        return False
    steps = ProofSteps.of([design])
    cores = [store.get(one.key, Prove.result) for one in (*steps.rtl, *steps.seconds) if one]
    engines = [store.get(one.key, ProveEngine.result) for one in steps.engines if one]
    return all(core is not None and core.result.proven for core in cores) and all(
        engine is not None and all(part.holds for part in engine.result.parts) for engine in engines
    )


def require_proven(proof: Proof) -> None:
    """Raises `AesiliconError` for a design that is not proven."""
    if not proof.proven:
        failed = [part for part, verdict in proof.parts.items() if verdict is False]
        raise AesiliconError(
            f"{proof.design} is not proven ({', '.join(failed) or 'undecided'}): see "
            f"'aesilicon prove', or go on without a proof by --unproven"
        )


def require_plain(proof: PlainProof) -> None:
    """Raises `AesiliconError` for plain Verilog that is not proven equal to its RTL."""
    if not proof.equal:
        raise AesiliconError(
            f"the plain Verilog of {proof.design} is not its RTL ({proof.failure}): "
            f"report this, or go on without a proof by --unproven"
        )
