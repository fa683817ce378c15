# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Trust of a stored row follows the RTL that was measured, not the newest proof of its name."""

from pathlib import Path

import pytest

from aesilicon.flows import parallel, sweep
from aesilicon.store import Store


def row(design_hash: str) -> dict[str, object]:
    return {"design": "mine", "design_hash": design_hash, "target": "generic"}


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """One design's name with RTL that holds, and then with RTL that does not."""
    made = Store(tmp_path)
    for design_hash, holds in (("good", True), ("bad", False)):
        made.put(f"p{design_hash}", "prove", "mine", "", row(design_hash) | {"proven": holds})
        made.put(f"v{design_hash}", "verify", "mine", "", row(design_hash) | {"passed": holds})
        made.put(f"m{design_hash}", "measure", "mine", design_hash, row(design_hash))
    return made


def test_trust_is_that_of_the_measured_rtl(store: Store) -> None:
    trusted = {e.result["design_hash"]: e.result for e in sweep.stored(store)}
    assert (trusted["good"]["proven"], trusted["good"]["verified"]) == (True, True)
    assert (trusted["bad"]["proven"], trusted["bad"]["verified"]) == (False, False)


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
