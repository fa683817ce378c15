# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""A core that chains wrongly is found by `verify` and by the proof."""

import shutil
from pathlib import Path

import pytest
import toys
from slow.slow import Slow

from aesilicon.design import design
from aesilicon.drivers.driver import driver_of
from aesilicon.drivers.scenarios import scenarios
from aesilicon.drivers.simulator import Simulator
from aesilicon.flows.verify import protocol
from aesilicon.flows.verify.protocol import Bench
from aesilicon.symbolic.circuit import Circuit, elaborate_design, reset_state
from aesilicon.symbolic.proof import run

(CHAINED,) = (str(path) for path in toys.DESIGNS if path.stem == "chained")
RIGHT = "if (key_taken || !live) result_q <= 128'h0;"
UNSEEN = "the result outlives a clear"
"""Until the next key, which drops it: a secret left behind, and no wrong result."""
FAULTS = {
    "the result before a new key is used": (RIGHT, "if (!live) result_q <= 128'h0;"),
    UNSEEN: (RIGHT, "if (key_taken || !rst_ni) result_q <= 128'h0;"),
    "a block that asks for nothing is chained": ("{128{in_chain_i}}", "{128{1'b1}}"),
    "a chained block is not": ("{128{in_chain_i}}", "{128{1'b0}}"),
    "a refused block leaves its data": (
        "if (busy_q && phase_q == REST && last) result_q <= made;",
        "if (busy_q && phase_q == REST && last) result_q <= shifted ^ round_key_q;",
    ),
}


@pytest.fixture(params=FAULTS)
def faulty(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> design.Design:
    """The toy with a fault in its RTL."""
    folder = tmp_path / "slow"
    shutil.copytree(Path(CHAINED).parent, folder)
    file = folder / "aes_core_slow.sv"
    right, wrong = FAULTS[request.param]
    text = file.read_text(encoding="utf-8")
    assert text.count(right) == 1
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    monkeypatch.setattr(Slow, "rtl", folder)
    return design.load(CHAINED)


def test_the_proof_refutes(faulty: design.Design, tmp_path: Path) -> None:
    circuit = Circuit.of(elaborate_design(faulty, tmp_path / "work"))
    chained = [one for one in scenarios(faulty) if "chained" in one.name]
    driver = driver_of(faulty)
    assert run(driver, circuit, reset_state(driver, circuit), chained).counterexamples


@pytest.mark.bench
@pytest.mark.parametrize("faulty", [name for name in FAULTS if name != UNSEEN], indirect=True)
def test_verify_finds(faulty: design.Design, tmp_path: Path) -> None:
    bench = Bench(Simulator(faulty, tmp_path / "programs"), seed=1, blocks=300)
    assert protocol.chaining(bench).failure
