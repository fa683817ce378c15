# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""NIST's Monte Carlo tests: OpenSSL reaches their ends, and wrong answers or ends are reported."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from cryptography.hazmat.decrepit.ciphers import modes as decrepit
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.drivers.simulator import Simulator
from aesilicon.flows.verify import monte_carlo
from aesilicon.flows.verify.monte_carlo import MonteCarloTest
from aesilicon.flows.verify.protocol import Bench, Finding
from aesilicon_lab.mutants import planted_faults

PUBLISHED = monte_carlo.published()


@pytest.fixture
def bench(aes_round: Design, simulators: Path) -> Bench:
    return Bench(Simulator(aes_round, simulators), seed=1, blocks=10)


def only(monkeypatch: pytest.MonkeyPatch, *tests: MonteCarloTest) -> None:
    monkeypatch.setattr(monte_carlo, "published", lambda: tests)


def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    files = planted_faults.write_all(tmp_path / "rtl")
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    monkeypatch.chdir(tmp_path)
    planted_faults.switch_on(fault)


def test_every_mode_direction_and_length() -> None:
    kinds = [(test.mode, test.decrypt, len(test.key) * 8) for test in PUBLISHED]
    assert len(kinds) == len(set(kinds)) == 4 * 2 * 3
    assert {(len(test.iv), test.mode == "ecb") for test in PUBLISHED} == {(0, True), (16, False)}


@pytest.mark.parametrize("test", PUBLISHED, ids=lambda test: test.name)
def test_openssl_reaches_the_published_end(test: MonteCarloTest) -> None:
    *_, last = monte_carlo.loops(test)
    assert last.results[-16:] == test.result


@pytest.mark.parametrize("test", PUBLISHED, ids=lambda test: test.name)
def test_a_loop_is_a_message_of_its_mode(test: MonteCarloTest) -> None:
    mode = {"cbc": modes.CBC, "cfb128": decrepit.CFB, "ofb": decrepit.OFB}.get(test.mode)
    for loop in monte_carlo.loops(test, 2):
        cipher = Cipher(algorithms.AES(loop.key), mode(loop.iv) if mode else modes.ECB())
        whole = cipher.decryptor() if test.decrypt else cipher.encryptor()
        assert whole.update(loop.inputs) == loop.results
        assert len(loop.results) == 16 * 1000


def test_other_end_is_reported(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    right = PUBLISHED[0]
    only(monkeypatch, replace(right, result=bytes(16)))
    end = f"ends with {right.result.hex()}, published is {bytes(16).hex()}"
    assert monte_carlo.check(bench) == Finding(100_000, f"ECBMCT128 encrypt: {end}")
    assert monte_carlo.check(bench, 2) == Finding(2000, None)


def test_design_is_asked_what_it_serves(simulators: Path) -> None:
    """AES-128 encryption: four modes to encrypt, CFB128 and OFB to decrypt."""
    bench = Bench(Simulator(design.load("aes128-round-enc"), simulators), seed=1, blocks=10)
    assert monte_carlo.check(bench, 2) == Finding((4 + 2) * 2000, None)


@pytest.mark.parametrize("mode", ["ecb", "cbc", "cfb128", "ofb"])
@pytest.mark.parametrize("decrypt", [False, True])
def test_wrong_block_is_named(
    aes_round: Design,
    simulators: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    mode: str,
    decrypt: bool,
) -> None:
    broken(tmp_path, monkeypatch, "the 900th block under a key")
    test = next(t for t in PUBLISHED if t.mode == mode and t.decrypt == decrypt)
    only(monkeypatch, test)
    bench = Bench(Simulator(aes_round, simulators), seed=1, blocks=10)
    assert re.fullmatch(
        rf"{test.name}: loop 0, block 899: expected [0-9a-f]{{32}}, got 0{{31}}1",
        monte_carlo.check(bench, 2).failure or "",
    )


def test_broken_protocol_is_reported(
    aes_round: Design, simulators: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(tmp_path, monkeypatch, "a result stays on the port")
    bench = Bench(Simulator(aes_round, simulators), seed=1, blocks=10)
    assert re.match(
        r"ECBMCT128 encrypt: clock \d+: out_data_o is [0-9a-f]{32} while out_valid_o is low",
        monte_carlo.check(bench, 1).failure or "",
    )
