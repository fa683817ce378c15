# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`verify` passes the catalogue's designs, and each of its checks is seen failing on broken RTL."""

import re
import shutil
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import broken_rtl
import pytest
from broken_rtl import Fault

from aesilicon import design, rtl
from aesilicon.architectures import Timing
from aesilicon.design import Design
from aesilicon.flows import protocol, vectors, verify
from aesilicon.flows.simulate import Simulator
from aesilicon.flows.verify import VerifyReport
from aesilicon.spec import modes


def failures(report: VerifyReport) -> dict[str, str]:
    return {check.name: check.detail for check in report.checks if not check.passed}


CORES = [name for name in sorted(design.catalogue()) if design.load(name).wrapper is None]


@pytest.mark.parametrize("name", CORES)
def test_catalogue_passes(name: str, simulators: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "MONTE_CARLO_KEYS", 5)
    told: list[str] = []
    report = verify.verify(design.load(name), simulators, blocks=500, progress=told.append)
    assert failures(report) == {}
    assert report.passed
    assert told == ["compiling the RTL", *verify.checks_of(design.load(name))]
    assert all(check.count > 0 and check.detail == "" for check in report.checks)


@pytest.mark.parametrize(
    ("name", "groups"),
    [
        ("round128", [verify.AES_CHECKS, verify.PROTOCOL_CHECKS]),
        ("rijndael256", [verify.WIDE_CHECKS, verify.PROTOCOL_CHECKS]),
        ("rijndael-enc", [verify.AES_CHECKS, verify.WIDE_CHECKS, verify.PROTOCOL_CHECKS]),
    ],
)
def test_checks_follow_the_block_lengths(name: str, groups: list[dict[str, object]]) -> None:
    names = [check for group in groups for check in group]
    assert list(verify.checks_of(design.load(name))) == names


def test_counts_cover_every_size(simulators: Path) -> None:
    """Nine sizes, of which six have wide blocks, and one direction."""
    bench = protocol.Bench(Simulator(design.load("rijndael-enc"), simulators), 1, 100)
    checks = verify.checks_of(bench.design)
    assert checks["random blocks against OpenSSL"](bench).count == 3 * 100
    assert checks["random wide blocks against the golden model"](bench).count == 6 * 100
    assert checks["examples of wide blocks"](bench).count == 2 * 6
    assert checks["FIPS-197 examples"](bench).count == 4
    monte_carlo = "Monte Carlo of wide blocks against the golden model"
    assert checks[monte_carlo](bench).count == 6 * 1000


def test_counts_cover_the_whole_design(round128: Design, simulators: Path) -> None:
    """FIPS-197 has 4 examples, the known answers 284, 350 and 405 a direction."""
    report = verify.verify(round128, simulators, blocks=1000)
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
    assert row["design_hash"] == rtl.design_hash(round128)
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
    files = broken_rtl.write(tmp_path / "rtl")
    monkeypatch.setattr(rtl, "manifest", lambda: files)
    monkeypatch.setattr(verify, "MONTE_CARLO_KEYS", 1)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("broken")
def test_without_a_fault_all_pass(round128: Design, simulators: Path) -> None:
    assert failures(verify.verify(round128, simulators, blocks=200)) == {}


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("fault", broken_rtl.NARROW, ids=lambda fault: fault.name)
def test_fault_is_found(fault: Fault, simulators: Path) -> None:
    Path("aes_fault").write_text(f"{broken_rtl.FAULTS.index(fault) + 1}\n")
    report = verify.verify(design.load(fault.design), simulators, blocks=1000)
    assert not report.passed
    assert report.to_json()["passed"] is False
    found = failures(report)
    assert fault.check in found
    assert re.search(fault.says, found[fault.check]), found[fault.check]
    assert "\n" not in found[fault.check]
    assert not found.keys() & set(fault.spares), found


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("fault", broken_rtl.WIDE, ids=lambda fault: fault.name)
def test_fault_of_wide_blocks_is_found(fault: Fault, simulators: Path) -> None:
    Path("aes_fault").write_text(f"{broken_rtl.FAULTS.index(fault) + 1}\n")
    bench = protocol.Bench(Simulator(design.load(fault.design), simulators), 1, 1000)
    checks = verify.checks_of(bench.design)
    found = checks[fault.check](bench).failure or ""
    assert re.search(fault.says, found), found
    assert [name for name in fault.spares if checks[name](bench).failure] == []


def test_every_check_is_seen_failing() -> None:
    elsewhere = {
        "SP 800-38A examples",  # below
        "NIST Monte Carlo in modes",  # test_monte_carlo.py
    }
    checks = {**verify.AES_CHECKS, **verify.WIDE_CHECKS, **verify.PROTOCOL_CHECKS}
    assert {fault.check for fault in broken_rtl.FAULTS} | elsewhere == set(checks)


def test_wrongly_documented_latency(
    round128: Design, simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = Design.timing

    def wrong(self: Design, key_bits: int, *size: Any) -> Timing:
        timing = right(self, key_bits, *size)
        return replace(timing, latency=timing.latency + (key_bits == 192))

    monkeypatch.setattr(Design, "timing", wrong)
    bench = protocol.Bench(Simulator(round128, simulators), seed=1, blocks=10)
    assert re.fullmatch(
        r"latency of block \d+ \(AES-192 encrypt, in at clock \d+\) is 13 clocks, documented 14",
        protocol.timing(bench).failure or "",
    )


def test_mode_that_misses_a_vector_is_named(
    round128: Design, simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = modes.encrypt

    def wrong(mode: str, *args: Any, **options: Any) -> bytes:
        result = right(mode, *args, **options)
        return result[::-1] if mode == "ofb" else result

    monkeypatch.setattr(modes, "encrypt", wrong)
    bench = protocol.Bench(Simulator(round128, simulators), seed=1, blocks=10)
    finding = verify.AES_CHECKS["NIST vectors in modes, multi-block"](bench)
    assert re.fullmatch(
        r"OFBGFSbox128\.rsp encrypt 0: expected [0-9a-f]{32}, got [0-9a-f]{32}",
        finding.failure or "",
    )


@pytest.mark.parametrize("byte", [0, 63])
def test_wrong_example_of_sp800_38a_is_named(
    round128: Design, simulators: Path, monkeypatch: pytest.MonkeyPatch, byte: int
) -> None:
    *right, last = vectors.sp800_38a()
    wrong = bytearray(last.plaintext)
    wrong[byte] ^= 1
    examples = (*right, replace(last, plaintext=bytes(wrong)))
    monkeypatch.setattr(vectors, "sp800_38a", lambda: examples)
    bench = protocol.Bench(Simulator(round128, simulators), seed=1, blocks=10)
    finding = verify.AES_CHECKS["SP 800-38A examples"](bench)
    assert (finding.failure or "").startswith(f"SP 800-38A F.5.6: expected {wrong.hex()}, got 6bc1")


@pytest.mark.usefixtures("broken")
def test_rtl_that_misses_an_example_of_sp800_38a(round128: Design, simulators: Path) -> None:
    names = [fault.name for fault in broken_rtl.FAULTS]
    Path("aes_fault").write_text(f"{names.index('ninth round constant') + 1}\n")
    bench = protocol.Bench(Simulator(round128, simulators), seed=1, blocks=10)
    finding = verify.AES_CHECKS["SP 800-38A examples"](bench)
    assert re.match(r"block 0 \(encrypt, .*: expected 3ad7.*, got", finding.failure or "")


def test_encryption_core_serves_what_needs_no_decryption(simulators: Path) -> None:
    """AES-128: five modes to encrypt, and CFB128, OFB and CTR to decrypt."""
    bench = protocol.Bench(Simulator(design.load("round128-encrypt"), simulators), 1, 10)
    assert verify.AES_CHECKS["SP 800-38A examples"](bench) == protocol.Finding(5 + 3, None)


def test_report_is_kept_only_for_the_same_tests(
    round128: Design, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = Path(verify.__file__).parents[1]
    modules = [m.__name__.split(".") for m in vars(verify).values() if isinstance(m, ModuleType)]
    used = {f"{m[1]}/{m[2]}.py" for m in modules if m[0] == "aesilicon" and len(m) == 3}
    used |= {f"flows/{path.name}" for path in (package / "flows").glob("*.toml")}
    assert used <= set(verify._SOURCES)
    for name in verify._SOURCES:
        copy = tmp_path / name
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(package / name, copy)
    same = verify.cache_key(round128)
    monkeypatch.setattr(verify, "files", lambda package: tmp_path)
    assert verify.cache_key(round128) == same
    keys = set()
    for name in verify._SOURCES:
        with (tmp_path / name).open("a") as file:
            file.write("# touched\n")
        keys.add(verify.cache_key(round128))
    assert len(keys - {same}) == len(verify._SOURCES)
