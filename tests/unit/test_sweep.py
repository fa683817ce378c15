# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Trust of a stored row: reports on the RTL that was measured, by today's prover and verifier."""

from pathlib import Path

import pytest

from aesilicon import parallel, provenance
from aesilicon.architectures import ARCHITECTURES, Architecture
from aesilicon.design.design import described
from aesilicon.flows import sweep
from aesilicon.flows.prove import whole
from aesilicon.flows.verify import verify
from aesilicon.store import Store


def row(design_hash: str) -> dict[str, object]:
    return {
        "design": "mine",
        "architecture": "round",
        "wrapper": None,
        "design_hash": design_hash,
        "target": "generic",
    }


def put_reports(store: Store, design_hash: str, holds: bool) -> None:
    """What the current prover and verifier say of RTL with this hash."""
    said = row(design_hash)
    of = "mine", design_hash, described("round", None)
    store.put(whole.key_of(*of), "prove", "mine", "", said | {"proven": holds})
    store.put(verify.key_of(*of), "verify", "mine", "", said | {"passed": holds})


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """One design's name with RTL that holds, and then with RTL that does not."""
    made = Store(tmp_path)
    for design_hash, holds in (("good", True), ("bad", False)):
        put_reports(made, design_hash, holds)
        made.put(f"m{design_hash}", "measure", "mine", design_hash, row(design_hash))
    return made


def trusted(store: Store) -> dict[str, tuple[bool, bool]]:
    rows = [entry.result for entry in sweep.stored(store)]
    return {row["design_hash"]: (row["proven"], row["verified"]) for row in rows}


def test_trust_is_that_of_the_measured_rtl(store: Store) -> None:
    assert trusted(store) == {"good": (True, True), "bad": (False, False)}


@pytest.mark.parametrize(
    ("module", "left"),
    [
        ("aesilicon.flows.prove.whole", (False, True)),
        ("aesilicon.flows.verify.verify", (True, False)),
    ],
)
def test_a_report_of_an_older_version_counts_for_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch, module: str, left: tuple[bool, bool]
) -> None:
    now = provenance.digest_of
    monkeypatch.setattr(
        provenance, "digest_of", lambda name: "changed" if name == module else now(name)
    )
    assert trusted(store)["good"] == left
    put_reports(store, "good", holds=True)
    assert trusted(store)["good"] == (True, True)


def test_a_report_under_another_description_counts_for_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Architecture, "digest", lambda self: "other clocks")
    assert trusted(store)["good"] == (False, False)
    monkeypatch.delitem(ARCHITECTURES, "round")
    assert trusted(store)["good"] == (False, False)


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
