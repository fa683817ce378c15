# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A seeded sample of mutants: all refuted and confirmed, or shown to be the same circuit.

`python -m aesilicon_lab.mutants.mutation_scores` does the same with some hundred.
"""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.rtl import rtl_dir, write_sources
from aesilicon.errors import UserError
from aesilicon.netlist.netlist import Gate
from aesilicon.store import Store
from aesilicon_lab.mutants import class_score, mutants, mutation_scores
from aesilicon_lab.mutants.equivalence import Candidate, equivalent
from aesilicon_lab.mutants.mutant_proofs import MutantResult, MutationBench, MutationReport, same
from aesilicon_lab.mutants.mutants import (
    GateMutant,
    Mutant,
    NetlistMutant,
    elaborated_spans,
    netlist_mutants,
    rtl_mutants,
)
from aesilicon_lab.published_kinds import MUTANTS

SEED = 11


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory, encryptor: Design) -> MutationBench:
    return MutationBench(encryptor, tmp_path_factory.mktemp("mutants"))


def test_netlist_mutants_are_refuted(bench: MutationBench) -> None:
    results = tuple(bench.netlist(20, SEED))
    report = MutationReport(bench.design.name, SEED, results)
    assert report.holds, report.not_refuted
    verdicts = Counter(r.verdict for r in results)
    assert verdicts["refuted"] >= 15
    for r in results:
        if r.verdict == "refuted":
            assert r.counterexample is not None
            assert r.counterexample.witness is not None


def test_an_interrupted_class_goes_on(
    bench: MutationBench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was judged is not judged again, by the same proof of the same design."""
    monkeypatch.setattr(bench, "_store", Store(tmp_path))
    first = [(r.mutant, r.verdict, r.part) for r in bench.netlist(2, SEED)]
    asked: list[Mutant] = []

    def judge(mutant: NetlistMutant) -> MutantResult:
        asked.append(mutant)
        return MutantResult(mutant, "survived")

    monkeypatch.setattr(bench, "judge", judge)
    *again, third = bench.netlist(3, SEED)
    assert [(r.mutant, r.verdict, r.part) for r in again] == first
    assert asked == [third.mutant]
    monkeypatch.setattr(bench, "_judged_by", "other RTL, or another proof")
    assert [r.verdict for r in bench.netlist(2, SEED)] == ["survived"] * 2


def test_rtl_mutants_are_refuted(bench: MutationBench) -> None:
    results = tuple(bench.rtl(4, SEED))
    rest = [r for r in results if class_score.change_of(r.mutant) not in class_score.CONFORMING]
    report = MutationReport(bench.design.name, SEED, tuple(rest))
    assert report.holds, report.not_refuted
    assert any(r.verdict == "refuted" for r in results)


@pytest.mark.bench
def test_what_the_scenarios_pass_is_searched(
    bench: MutationBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without scenarios the search refutes mutants too, and calls no wrong one right."""
    drawn = netlist_mutants(bench.circuit, 6, SEED)
    wrong = [mutant for mutant in drawn if bench.judge(mutant).verdict == "refuted"]
    monkeypatch.setattr(bench, "_first", lambda *_: [])
    searched = [bench.judge(mutant) for mutant in wrong]
    assert {result.verdict for result in searched} <= {"refuted", "survived"}
    found = [result.counterexample for result in searched if result.verdict == "refuted"]
    assert len(found) > len(wrong) / 2
    assert {one.scenario for one in found if one is not None} >= {"any sequence"}


def test_conditions_are_added_and_dropped() -> None:
    made = {
        (mutant.kind, mutant.what)
        for mutant in rtl_mutants(rtl_dir() / "core/aes_serial_control.sv")
    }
    kinds = {kind for kind, _ in made}
    assert {"condition added", "condition dropped"} <= kinds
    assert any(" !" in what for kind, what in made if kind == "condition added")


def test_a_score_by_other_rules_is_stale() -> None:
    (row, *_) = MUTANTS.read()
    now = rtl.design_hash(mutation_scores.CLASSES[row.class_name]())
    today = row.model_copy(update={"design_hash": now, "rules": mutants.rules_hash()})
    assert mutation_scores.is_current(today)
    assert not mutation_scores.is_current(today.model_copy(update={"rules": "others"}))
    assert not mutation_scores.is_current(today.model_copy(update={"design_hash": "another"}))


def test_seed_decides(bench: MutationBench) -> None:
    first = netlist_mutants(bench.circuit, 30, 3)
    assert netlist_mutants(bench.circuit, 30, 3) == first
    assert netlist_mutants(bench.circuit, 10, 3) == first[:10]
    assert netlist_mutants(bench.circuit, 30, 4) != first
    many = netlist_mutants(bench.circuit, 300, 3)
    assert len({str(mutant) for mutant in many}) == 300
    assert not any(mutant.idle(bench.circuit) for mutant in many)
    assert not any(same(mutant.apply(bench.circuit), bench.circuit) for mutant in first)


def test_more_mutants_than_there_are_is_a_mistake(
    bench: MutationBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "_PATIENCE", 1)
    with pytest.raises(UserError, match=r"about \d+ different faults can be made, not 5000"):
        netlist_mutants(bench.circuit, 5000, 3)


def test_rtl_mutants_change_one_token() -> None:
    files = sorted(path for name in ("core", "papers") for path in (rtl_dir() / name).glob("*.sv"))
    found = [mutant for file in files for mutant in rtl_mutants(file)]
    kinds = {mutant.kind for mutant in found}
    assert kinds >= {"operator", "comparison", "negation dropped", "constant", "condition dropped"}
    assert len({str(mutant) for mutant in found}) == len(found) > 100


def test_only_what_the_design_is_built_from_is_mutated(bench: MutationBench) -> None:
    """An encryptor has no backward step of its key schedule, and one block length."""
    spans = elaborated_spans(bench.work)
    files = {path.name for path in spans}
    assert "aes_key_step.sv" in files
    assert not files & {"aes_key_stored.sv", "rijndael_key_step.sv", "rijndael_round_control.sv"}
    step = rtl_mutants(rtl_dir() / "key" / "aes_key_step.sv")
    built = [mutant for mutant in step if mutant.built(spans)]
    lines = (rtl_dir() / "key" / "aes_key_step.sv").read_text().splitlines()
    assert any("assign n0 =" in lines[mutant.line] for mutant in built)
    assert not any("assign p0 =" in lines[mutant.line] for mutant in built)


def test_a_reason_is_for_one_mutant() -> None:
    """Not for the same change elsewhere, of which there are others in the core."""
    files = (
        *("core/aes_core_round.sv", "core/aes_core_column.sv", "core/aes_result.sv"),
        *("core/aes_round_control.sv", "core/rijndael_round_control.sv", "key/aes_key_window.sv"),
    )
    found = [mutant for name in files for mutant in rtl_mutants(rtl_dir() / name)]
    for line, change in class_score.CONFORMING:
        same = [mutant for mutant in found if mutant.what == change]
        assert [class_score.change_of(mutant) for mutant in same].count((line, change)) == 1


def test_report_fails_for_an_unconfirmed_or_surviving_mutant(bench: MutationBench) -> None:
    (result,) = bench.netlist(1, SEED)
    for verdict in ("survived", "unconfirmed"):
        other = type(result)(result.mutant, verdict)  # type: ignore[arg-type]
        report = MutationReport("x", SEED, (result, other))
        assert not report.holds
        assert report.not_refuted == [f"{verdict}: {result.mutant}"]


def change(bench: MutationBench, name: str, gate: Gate) -> GateMutant:
    netlist = bench.circuit.program.netlist
    index = next(i for i, c in enumerate(netlist.cells) if netlist.name(c.outs[0]).endswith(name))
    old = netlist.cells[index]
    assert isinstance(old, Gate)
    return GateMutant("test", name, "changed", index, Gate(gate.op, old.out, gate.ins or old.ins))


def test_equivalence_tells_dead_logic_from_live(bench: MutationBench, tmp_path: Path) -> None:
    """The direction register of an encryptor never leaves 0, so what it gates may be a wire."""
    netlist = bench.circuit.program.netlist
    key_bit = next(
        cell
        for cell in netlist.cells
        if isinstance(cell, Gate) and netlist.name(cell.out).endswith("u_add_after_mix.key_i[77]")
    )
    assert key_bit.op == "AND"
    wire = change(bench, "u_add_after_mix.key_i[77]", Gate("BUF", 0, key_bit.ins[:1]))
    stuck = change(bench, "u_add_after_mix.key_i[77]", Gate("BUF", 0, (0,)))
    for mutant, same_circuit in ((wire, True), (stuck, False)):
        original = Candidate(netlist, bench.reset.registers)
        changed = replace(original, netlist=mutant.apply(bench.circuit).program.netlist)
        assert equivalent(original, changed, bench.circuit.models, tmp_path) is same_circuit


@pytest.mark.bench
def test_what_is_excused_behind_the_processor_is_refuted_in_a_core(tmp_path: Path) -> None:
    of = mutation_scores.CLASSES["block-lengths"]()
    bench = MutationBench(of, tmp_path)
    files = write_sources(of, tmp_path / "rtl")
    (mutant,) = (
        mutant
        for mutant in rtl_mutants(rtl_dir() / "core" / "rijndael_round_control.sv")
        if class_score.change_of(mutant) in class_score.CONFORMING
    )
    assert bench.judge_rtl(mutant, files).verdict == "refuted"
