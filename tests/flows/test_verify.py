# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`verify` counts what it tries, and each of its checks is seen failing on broken RTL.

That it passes the catalogue's designs is in `tests/architectures/test_conformance.py`.
"""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import sample
from aesilicon import provenance
from aesilicon.architectures import Request
from aesilicon.architectures.round import RoundClocks
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.drivers import vectors
from aesilicon.drivers.simulator import Simulator
from aesilicon.flows.verify import narrow, protocol, verify
from aesilicon.flows.verify.report import VerifyReport
from aesilicon.flows.verify.step import Verify
from aesilicon.spec import modes
from aesilicon_lab.mutants import planted_faults
from aesilicon_lab.mutants.planted_faults import Fault
from command import aesilicon

SIMULATED = planted_faults.simulated()
OF_ROUND = [one for one in SIMULATED if one.verify and one.verify.design == "aes-round"]
"""Of the design that is compiled for other tests too; `make bench` takes those of the others."""
OF_OTHERS = [one for one in SIMULATED if one not in OF_ROUND]


def failures(report: VerifyReport) -> dict[str, str]:
    return {check.name: check.detail for check in report.checks if not check.passed}


@pytest.mark.parametrize(
    ("name", "groups"),
    [
        ("aes-round", [verify.AES_CHECKS, verify.PROTOCOL_CHECKS]),
        ("rijndael256-round", [verify.WIDE_CHECKS, verify.PROTOCOL_CHECKS]),
        ("rijndael-round-enc", [verify.AES_CHECKS, verify.WIDE_CHECKS, verify.PROTOCOL_CHECKS]),
    ],
)
def test_checks_follow_the_block_lengths(name: str, groups: list[dict[str, object]]) -> None:
    names = [check for group in groups for check in group]
    assert list(verify.checks_of(design.load(name))) == names


@pytest.mark.bench
def test_counts_cover_every_size(simulators: Path) -> None:
    """Nine sizes, of which six have wide blocks, and one direction."""
    bench = protocol.Bench(Simulator(design.load("rijndael-round-enc"), simulators), 1, 100)
    checks = verify.checks_of(bench.design)
    assert checks["random blocks against OpenSSL"](bench).count == 3 * 100
    assert checks["random wide blocks against the golden model"](bench).count == 6 * 100
    assert checks["examples of wide blocks"](bench).count == 2 * 6
    assert checks["FIPS-197 examples"](bench).count == 4
    monte_carlo = "Monte Carlo of wide blocks against the golden model"
    assert checks[monte_carlo](bench).count == 6 * 1000


def test_counts_cover_the_whole_design(aes_round: Design, simulators: Path) -> None:
    """FIPS-197 has 4 examples, the known answers 284, 350 and 405 a direction."""
    report = verify.verify(aes_round, simulators, blocks=1000)
    count = {check.name: check.count for check in report.checks}
    assert count["FIPS-197 examples"] == 2 * 4
    assert count["NIST known answers"] == 2 * (284 + 350 + 405)
    assert count["NIST vectors in modes, multi-block"] == 3 * 2 * (284 + 350 + 405) + 4 * 60 + 9
    assert count["SP 800-38A examples"] == 30
    assert count["NIST Monte Carlo in modes"] == 24 * 100 * 1000
    assert count["random blocks against OpenSSL"] == 6 * 1000
    assert count["Monte Carlo against OpenSSL"] == 6 * 10 * 1000
    # A key setup, a block and a stalled block are cut short in each clock, with and without offers,
    # and a key setup with a block that waits; each both ways.
    latencies = [(bits // 32 + 7) for bits in (128, 192, 256)]
    clears = sum(2 * (2 * (2 * (n + 2) + 1) + n + 1) for n in latencies) + 3
    assert count["clear at every clock"] == clears
    row = report.to_json()
    assert row["passed"] is True
    assert row["design_hash"] == rtl.design_hash(aes_round)
    assert row["checks"][0] == {
        "name": "FIPS-197 examples",
        "passed": True,
        "count": 8,
        "detail": "",
    }
    assert set(row["tools"]) == {"verilator", "cryptography", "cryptography-vectors"}


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the RTL with all faults in place of ours; none is on yet."""
    files = planted_faults.write_all(tmp_path / "rtl")
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    monkeypatch.setattr(rtl, "design_hash", lambda _: "0" * 64)  # a switch is nothing to synthesise
    monkeypatch.setattr(verify, "MONTE_CARLO_KEYS", 1)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("broken")
def test_without_a_fault_all_pass(aes_round: Design, simulators: Path) -> None:
    assert failures(verify.verify(aes_round, simulators, blocks=200)) == {}


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    "fault",
    [*sample.every(4, OF_ROUND), *sample.none(OF_OTHERS)],
    ids=lambda fault: fault.name,
)
def test_fault_is_found(fault: Fault, simulators: Path) -> None:
    expected = fault.verify
    assert expected is not None
    planted_faults.switch_on(fault.name)
    bench = protocol.Bench(
        Simulator(planted_faults.design_of(expected.design), simulators), 1, 1000
    )
    checks = verify.checks_of(bench.design)
    found = checks[expected.check](bench).failure or ""
    assert re.search(expected.says, found), found
    assert "\n" not in found
    assert [name for name in expected.spares if checks[name](bench).failure] == []


@pytest.mark.usefixtures("broken")
def test_a_fault_fails_the_report(aes_round: Design, simulators: Path) -> None:
    planted_faults.switch_on("a result stays on the port")
    report = verify.verify(aes_round, simulators, blocks=100)
    assert not report.passed
    assert report.to_json()["passed"] is False
    assert "FIPS-197 examples" in failures(report)


def test_every_check_is_seen_failing() -> None:
    elsewhere = {
        "SP 800-38A examples",  # below
        "NIST Monte Carlo in modes",  # test_monte_carlo.py
        "chaining",  # tests/architectures/test_chaining.py
    }
    checks = {**verify.AES_CHECKS, **verify.WIDE_CHECKS, **verify.PROTOCOL_CHECKS}
    checks |= {**verify.CHAINING_CHECKS, **verify.KEY_PER_BLOCK_CHECKS, **narrow.CHECKS}
    seen = {fault.verify.check for fault in planted_faults.simulated() if fault.verify}
    assert seen | elsewhere == set(checks)


def test_wrongly_documented_clocks(
    aes_round: Design, simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = RoundClocks._clocks

    def wrong(self: RoundClocks, key_bits: int | None, block: Request | None) -> int:
        return right(self, key_bits, block) + (key_bits == 192)

    monkeypatch.setattr(RoundClocks, "_clocks", wrong)
    bench = protocol.Bench(Simulator(aes_round, simulators), seed=1, blocks=10)
    assert re.fullmatch(
        r"key setup of block \d+ \(AES-192 encrypt, in at clock \d+\) is 13 clocks, documented 14",
        protocol.timing(bench).failure or "",
    )


def test_mode_that_misses_a_vector_is_named(
    aes_round: Design, simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = modes.encrypt

    def wrong(mode: str, *args: Any, **options: Any) -> bytes:
        result = right(mode, *args, **options)
        return result[::-1] if mode == "ofb" else result

    monkeypatch.setattr(modes, "encrypt", wrong)
    bench = protocol.Bench(Simulator(aes_round, simulators), seed=1, blocks=10)
    finding = verify.AES_CHECKS["NIST vectors in modes, multi-block"](bench)
    assert re.fullmatch(
        r"OFBGFSbox128\.rsp encrypt 0: expected [0-9a-f]{32}, got [0-9a-f]{32}",
        finding.failure or "",
    )


@pytest.mark.parametrize("byte", [0, 63])
def test_wrong_example_of_sp800_38a_is_named(
    aes_round: Design, simulators: Path, monkeypatch: pytest.MonkeyPatch, byte: int
) -> None:
    *right, last = vectors.sp800_38a()
    wrong = bytearray(last.plaintext)
    wrong[byte] ^= 1
    examples = (*right, replace(last, plaintext=bytes(wrong)))
    monkeypatch.setattr(vectors, "sp800_38a", lambda: examples)
    bench = protocol.Bench(Simulator(aes_round, simulators), seed=1, blocks=10)
    finding = verify.AES_CHECKS["SP 800-38A examples"](bench)
    assert (finding.failure or "").startswith(f"SP 800-38A F.5.6: expected {wrong.hex()}, got 6bc1")


@pytest.mark.usefixtures("broken")
def test_rtl_that_misses_an_example_of_sp800_38a(aes_round: Design, simulators: Path) -> None:
    planted_faults.switch_on("ninth round constant")
    bench = protocol.Bench(Simulator(aes_round, simulators), seed=1, blocks=10)
    finding = verify.AES_CHECKS["SP 800-38A examples"](bench)
    assert re.match(r"block 0 \(encrypt, .*: expected 3ad7.*, got", finding.failure or "")


def test_encryption_core_serves_what_needs_no_decryption(simulators: Path) -> None:
    """AES-128: five modes to encrypt, and CFB128, OFB and CTR to decrypt."""
    bench = protocol.Bench(Simulator(design.load("aes128-round-enc"), simulators), 1, 10)
    assert verify.AES_CHECKS["SP 800-38A examples"](bench) == protocol.Finding(5 + 3, None)


def test_report_is_kept_only_for_the_same_tests(
    aes_round: Design, monkeypatch: pytest.MonkeyPatch
) -> None:
    same = Verify(aes_round).key
    assert Verify(aes_round).key == same
    monkeypatch.setattr(provenance, "digest_of", lambda name: f"another {name}")
    assert Verify(aes_round).key != same


def test_given_cases_leave_a_waveform(tmp_path: Path, simulators: Path) -> None:
    """FIPS-197, C.1: the block stands in the state's signal and on the output, first byte first."""
    key, block = "000102030405060708090a0b0c0d0e0f", "00112233445566778899aabbccddeeff"
    done = aesilicon(
        *("verify", "aes128-round-enc", "--case", f"key:{key}", "--case", f"encrypt:{block}"),
        *("--waves", "fips.vcd"),
        cwd=tmp_path,
        AESILICON_STORE=str(simulators / "store"),
    )
    assert done.status == 0, done.err
    shown = done.out.decode()
    assert re.search(r"check +┃ result ┃ cases ┃ detail ", shown)
    assert f"key {key}, encrypt {block}: 69c4e0d86a7b0430d8cdb78070b4c55a, 11 clocks" in shown
    text = (tmp_path / "fips.vcd").read_text(encoding="utf-8")
    declared = re.findall(r"\$var \w+ +128 (\S+) (\w+) ", text)
    changes = re.findall(r"^b([01]+) (\S+)$", text, re.MULTILINE)

    def values(signal: str) -> set[str]:
        """All values of the signals of one name, in hex."""
        codes = {code for code, name in declared if name == signal}
        return {f"{int(bits, 2):032x}" for bits, code in changes if code in codes}

    assert block in values("in_data_i")
    assert "69c4e0d86a7b0430d8cdb78070b4c55a" in values("out_data_o")
    # The start of round 1 and of round 2, as the standard prints them.
    start = {"00102030405060708090a0b0c0d0e0f0", "89d810e8855ace682d1843d8cb128fe4"}
    assert start <= values("state_q")
