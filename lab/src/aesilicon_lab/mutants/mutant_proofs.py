# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs the proof on mutants: each must be refuted and confirmed, or shown to be equivalent."""

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Literal

from aesilicon import provenance
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.rtl import write_sources
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.drivers.driver import driver_of
from aesilicon.equivalence.results import Counterexample, Part
from aesilicon.equivalence.sbox_check import check
from aesilicon.errors import ToolError, UserError
from aesilicon.flows.prove.any_sequence import not_searched, search
from aesilicon.flows.prove.report import MutantVerdict
from aesilicon.netlist.netlist import Netlist
from aesilicon.result import Result
from aesilicon.store import Store
from aesilicon.symbolic.circuit import (
    Circuit,
    ResetState,
    elaborate_core,
    elaborate_design,
    reset_state,
)
from aesilicon.symbolic.concrete import ConcreteMachine
from aesilicon.symbolic.proof import confirm, run
from aesilicon_lab.mutants.equivalence import Candidate, equivalent
from aesilicon_lab.mutants.mutants import (
    Mutant,
    NetlistMutant,
    RtlMutant,
    elaborated_spans,
    netlist_mutants,
    rtl_mutants,
)
from aesilicon_lab.mutants.replay import Recorder, Replay

Verdict = Literal["refuted", "unconfirmed", "equivalent", "conforming", "survived", "not built"]
"""Refuted: a concrete simulation confirms the counterexample. Unconfirmed: refuted, but only over
symbolic forms. Equivalent: shown to behave as the original. Conforming: another circuit, but right
for any sequence. Survived: proven, but none of these. Not built: Yosys refused it."""


@dataclass(frozen=True)
class MutantResult:
    """The verdict on one mutant."""

    mutant: Mutant
    verdict: Verdict
    counterexample: Counterexample | None = None
    """Not kept in a store."""
    part: Part | None = None
    """The part of the proof that refutes it."""

    @classmethod
    def refuted(cls, mutant: Mutant, by: Counterexample) -> "MutantResult":
        """A mutant with a confirmed counterexample."""
        return cls(mutant, "refuted", by, by.part)


class KeptVerdict(Result):
    """The verdict on a mutant, in a store."""

    verdict: Verdict
    part: Part | None


@dataclass(frozen=True)
class MutationReport:
    """The verdicts on all mutants of a design."""

    design: str
    seed: int
    results: tuple[MutantResult, ...]

    @property
    def holds(self) -> bool:
        """Whether no mutant is unconfirmed or survived."""
        return all(r.verdict not in ("unconfirmed", "survived") for r in self.results)

    @property
    def refuted(self) -> list[MutantResult]:
        """The results with a confirmed counterexample."""
        return [result for result in self.results if result.verdict == "refuted"]

    @property
    def not_refuted(self) -> list[str]:
        """Verdict and change of each result that is not refuted."""
        return [f"{r.verdict}: {r.mutant}" for r in self.results if r.verdict != "refuted"]


class MutationBench:
    """A proven design, and the judgement of its mutants."""

    def __init__(self, design: Design, work: Path, store: Store | None = None) -> None:
        """Elaborates and proves the design.

        Verdicts on drawn mutants are kept in the store, for a run that goes on where this one was
        interrupted. Raises `ToolError` if the design is not proven.
        """
        self.design = design
        self.work = work
        self.circuit = Circuit.of(elaborate_design(design, work))
        self._driver = driver_of(design)
        self.reset = reset_state(self._driver, self.circuit)
        findings = run(self._driver, self.circuit, self.reset, self._driver.scenarios())
        if findings.counterexamples or check(self.circuit.models):
            raise ToolError("mutants", f"{design.name} is not proven to begin with")
        self._secret_registers = frozenset(findings.secret_registers)
        self._spans = elaborated_spans(work)
        self._store = store
        self._judged_by = f"{rtl.design_hash(design)} {provenance.digest_of(__name__)}"

    def netlist(self, count: int, seed: int) -> Iterator[MutantResult]:
        """The verdicts on `count` faults in gates, registers and S-boxes of the elaborated core."""
        for mutant in netlist_mutants(self.circuit, count, seed):
            yield self._kept(mutant, partial(self.judge, mutant))

    def rtl(self, count: int, seed: int) -> Iterator[MutantResult]:
        """The verdicts on `count` faults (or all) in the source files, drawn evenly over files.

        Only code that becomes cells of this design is changed, no unused module or branch.
        """
        files = write_sources(self.design, self.work / "rtl")
        rng = random.Random(seed)
        pools = [[m for m in rtl_mutants(file) if m.built(self._spans)] for file in files[:-1]]
        for pool in pools:
            rng.shuffle(pool)
        for _ in range(min(count, sum(map(len, pools)))):
            pool = rng.choice([pool for pool in pools if pool])
            mutant = pool.pop()
            yield self._kept(mutant, partial(self.judge_rtl, mutant, files))

    def _kept(self, mutant: Mutant, judge: Callable[[], MutantResult]) -> MutantResult:
        """The verdict in the store, or that of `judge`, which is kept."""
        if self._store is None:
            return judge()
        key = hashlib.sha256(f"{self._judged_by} {mutant}".encode()).hexdigest()
        if known := self._store.get(key, KeptVerdict):
            return MutantResult(mutant, known.result.verdict, part=known.result.part)
        result = judge()
        kept = KeptVerdict(verdict=result.verdict, part=result.part)
        self._store.put(key, "mutant", self.design.name, str(mutant), kept)
        return result

    def judge_rtl(self, mutant: RtlMutant, files: Sequence[Path]) -> MutantResult:
        """Elaborates the changed sources and judges the circuit."""
        folder = self.work / "mutant"
        changed = mutant.apply(files, folder)
        try:
            core = CoreUnderTest(tuple(changed), self.design.top, driver=self._driver)
            circuit = Circuit.of(elaborate_core(core, folder))
        except (ToolError, UserError):
            return MutantResult(mutant, "not built")
        return self._judge(mutant, circuit)

    def judge(self, mutant: NetlistMutant) -> MutantResult:
        """Runs the proof on the circuit with the fault, and gives the verdict."""
        return self._judge(mutant, mutant.apply(self.circuit))

    def by_verilator(self, mutants: Sequence[NetlistMutant]) -> list[bool]:
        """For each refuted mutant, whether Verilator reproduces the wrong run clock by clock.

        All mutants are compiled into one program. Raises `MissingToolError` without Verilator.
        """
        circuits = [mutant.apply(self.circuit) for mutant in mutants]
        netlist, models = self.circuit.program.netlist, self.circuit.models
        replay = Replay(
            netlist, models, mutants, [c.models for c in circuits], self.work / "replay"
        )
        return [
            replay.confirms(self._record(circuit), number)
            for number, circuit in enumerate(circuits, 1)
        ]

    def _record(self, circuit: Circuit) -> Recorder:
        """A concrete run in which a circuit deviates."""
        reset = reset_state(self._driver, circuit)
        counterexamples = self._first(circuit, reset)
        runs: list[ConcreteMachine] = []
        for first in counterexamples:
            confirm(
                self._driver,
                circuit,
                reset,
                first,
                self._secret_registers,
                simulate=Recorder,
                simulated=runs,
            )
        record = runs[-1] if runs else None
        if not isinstance(record, Recorder):
            raise ValueError("a mutant that is not refuted has no counterexample to replay")
        record.finish()
        return record

    def _first(self, circuit: Circuit, reset: ResetState) -> list[Counterexample]:
        """A list with the first counterexample; empty if there is none."""
        todo = self._driver.scenarios()
        outcome = run(self._driver, circuit, reset, todo, first_only=True)
        return outcome.counterexamples[:1]

    def _judge(self, mutant: Mutant, circuit: Circuit) -> MutantResult:
        if same(circuit, self.circuit):
            return MutantResult(mutant, "equivalent")
        reset = reset_state(self._driver, circuit)
        counterexamples = self._first(circuit, reset)
        refutation = (counterexamples + check(circuit.models))[:1]
        for counterexample in refutation:
            seen = confirm(self._driver, circuit, reset, counterexample, self._secret_registers)
            if seen is not None:
                return MutantResult.refuted(mutant, replace(counterexample, witness=seen))
        if self._equivalent(circuit, reset):
            return MutantResult(mutant, "equivalent")
        if not not_searched(self.design):
            found = search(self.design, circuit, self._driver, reset)
            if found.counterexample is not None:
                return MutantResult.refuted(mutant, found.counterexample)
            if found.right and not found.leans_on and not refutation:
                return MutantResult(mutant, "conforming")
        if refutation:
            return MutantResult(mutant, "unconfirmed", refutation[0])
        return MutantResult(mutant, "survived")

    def _equivalent(self, circuit: Circuit, reset: ResetState) -> bool:
        """Whether a circuit has the original's S-boxes and is shown to be equivalent to it."""
        if tables(circuit) != tables(self.circuit):
            return False
        original = Candidate(self.circuit.program.netlist, self.reset.registers)
        mutant = Candidate(circuit.program.netlist, reset.registers)
        return equivalent(original, mutant, circuit.models, self.work / "equivalence")


def tables(circuit: Circuit) -> dict[str, tuple[tuple[int, ...], ...]]:
    """Kind of S-box -> its truth tables."""
    return {kind: model.tables for kind, model in circuit.models.items()}


def same(a: Circuit, b: Circuit) -> bool:
    """Whether two circuits have the same gates between the same nets, and the same S-boxes."""

    def shape(netlist: Netlist) -> object:
        registers = tuple((r.d, r.q) for r in netlist.registers)
        return dict(netlist.inputs), dict(netlist.outputs), netlist.cells, registers

    return shape(a.program.netlist) == shape(b.program.netlist) and tables(a) == tables(b)


def prove_mutant(design: Design, number: int, work: Path, *, seed: int = 1) -> MutantVerdict:
    """The verdict on mutant `number` (from 0) of those that `MutationBench.netlist` draws."""
    bench = MutationBench(design, work)
    result = bench.judge(netlist_mutants(bench.circuit, number + 1, seed)[number])
    return MutantVerdict(
        design=design.name,
        mutant=number,
        what=str(result.mutant),
        verdict=result.verdict,
        failures=(str(result.counterexample),) if result.counterexample else (),
    )
