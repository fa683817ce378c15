# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Trust of a stored row: reports on the RTL that was measured, by today's prover and verifier."""

from pathlib import Path

import pytest

from aesilicon import fingerprint, parallel, proof_status, provenance
from aesilicon.architectures import ARCHITECTURES, Architecture
from aesilicon.design import design, rtl
from aesilicon.design.design import described
from aesilicon.design.surroundings import Around, put_around
from aesilicon.flows.prove.engine import ProveEngine
from aesilicon.flows.prove.report import EnginePart, EngineProof, Proof
from aesilicon.flows.prove.steps import Prove
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.flows.verify.step import Verify
from aesilicon.flows.verify.verify import tools
from aesilicon.report.published import MEASURED, Kind
from aesilicon.store import Store
from aesilicon.tools import sby


def put_reports(store: Store, design_hash: str, holds: bool) -> None:
    """What the current prover and verifier say of RTL with this hash."""
    inputs = [fingerprint.of_design("mine", design_hash, described("round", None))]
    proof = Kind("proofs", Proof).read()[0].model_copy(update={"proven": holds})
    store.put(Prove.key_of(inputs, sby.versions()), "prove", "mine", "", proof)
    report = VerifyReport(design="mine", design_hash=design_hash, passed=holds, checks=())
    store.put(Verify.key_of(inputs, tools()), "verify", "mine", "", report)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """One design's name with RTL that holds, and then with RTL that does not."""
    made = Store(tmp_path)
    row = MEASURED.read()[0].model_copy(update={"design": "mine", "architecture": "round"})
    for design_hash, holds in (("good", True), ("bad", False)):
        put_reports(made, design_hash, holds)
        measured = row.model_copy(update={"design_hash": design_hash})
        made.put(f"m{design_hash}", "measure", "mine", design_hash, measured)
    return made


def trusted(store: Store) -> dict[str, tuple[bool, bool]]:
    rows = [entry.result for entry in proof_status.stored_measurements(store)]
    return {row.design_hash: (row.proven, row.verified) for row in rows}


def test_trust_is_that_of_the_measured_rtl(store: Store) -> None:
    assert trusted(store) == {"good": (True, True), "bad": (False, False)}


@pytest.mark.parametrize(("step", "left"), [(Prove, (False, True)), (Verify, (True, False))])
def test_a_report_of_an_older_version_counts_for_nothing(
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
    step: type[Prove | Verify],
    left: tuple[bool, bool],
) -> None:
    now = provenance.digest_of
    monkeypatch.setattr(
        provenance, "digest_of", lambda *of: "changed" if of == step.code else now(*of)
    )
    assert trusted(store)["good"] == left
    put_reports(store, "good", holds=True)
    assert trusted(store)["good"] == (True, True)


def test_a_report_under_another_description_counts_for_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Architecture, "digest", lambda self: "other clocks")
    assert trusted(store)["good"] == (False, False)
    registered = dict(ARCHITECTURES)
    del ARCHITECTURES["round"]
    try:
        assert trusted(store)["good"] == (False, False)
    finally:  # in their order, which documents have
        ARCHITECTURES.clear()
        ARCHITECTURES.update(registered)


def test_tasks_run_together_and_a_failure_comes_last() -> None:
    done: list[int] = []

    def task(number: int) -> int:
        if number == 1:
            raise ValueError("one")
        done.append(number)
        return number

    assert parallel.together([lambda: task(0), lambda: task(2)]) == [0, 2]
    with pytest.raises(ValueError, match="one"):
        parallel.together([lambda: task(1), lambda: task(3), lambda: task(4)], workers=1)
    assert done == [0, 2, 3, 4]


@pytest.mark.parametrize("bus", [None, "axis"])
@pytest.mark.parametrize("missing", ["", "core", "mode", "circuit"])
def test_a_row_with_a_mode_is_proven_with_its_core(
    tmp_path: Path, missing: str, bus: str | None
) -> None:
    """With a bus it is the row of engine and core inside."""
    one, made = put_around(design.load("aes128-gcm-lean"), bus=bus), Store(tmp_path)
    steps = proof_status.ProofSteps.of([one])
    if missing != "core":
        proof = Kind("proofs", Proof).read()[0].model_copy(update={"proven": True})
        made.put(steps.rtl[0].key, "prove", "core", "", proof)
    part = EnginePart(part="control", holds=missing != "mode", covers="", failure="")
    engine = EngineProof(mode="gcm", design_hash="", parts=(part,), not_proven=())
    inside = ProveEngine(one if one.inner is None or bus is None else one.inner)
    made.put(inside.key, "prove-engine", one.name, "", engine)
    row = MEASURED.read()[0].model_copy(
        update={
            "design": one.name,
            "architecture": "twin",
            "mode": "gcm",
            "design_hash": "0" if missing == "circuit" else rtl.design_hash(one),
            "around": Around.of(one) if bus else None,
        }
    )
    assert proof_status.trusted(row, made).proven is (missing == "")
