# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Designs with a mode: `verify`, `run`, and the bench of a bundle."""

from pathlib import Path

import pytest
from test_build import bench, listed, without_plain_verilog

import sample
from aesilicon import build
from aesilicon.design import design
from aesilicon.drivers import ccm_checks, cmac_checks, gcm_checks, xts_checks
from aesilicon.drivers.engine_bench import EngineBench
from aesilicon.drivers.engine_checks import CHECKS, IN_PARTS
from aesilicon.drivers.message_simulator import MessageSimulator
from aesilicon.engines.gcm import Gcm
from aesilicon.errors import UserError
from aesilicon.flows.simulate import authenticated, tweaked
from aesilicon.flows.simulate import run as run_flow
from aesilicon.flows.verify import verify
from command import aesilicon

LEAN = "aes128-gcm-lean"
OTHERS = ["aes128-gcm", "aes128-gcm-brisk", "aes256-gcm", "aes128-gcm-pipeline"]
NEW = ["aes128-ccm", "aes128-cmac", "aes256-xts"]
LONG = "NIST vectors of GCM"
KEY, IV = bytes(range(16)), bytes(12)


def of(name: str, simulators: Path) -> EngineBench:
    return EngineBench(MessageSimulator(design.load(name), simulators), seed=1)


@pytest.mark.parametrize("check", [name for name in CHECKS["gcm"] if name != LONG])
@pytest.mark.parametrize("name", [LEAN, *sample.none(OTHERS)])
def test_a_design_passes(name: str, check: str, simulators: Path) -> None:
    count, failure = CHECKS["gcm"][check](of(name, simulators))
    assert (count > 5, failure) == (True, None)


@pytest.mark.parametrize("name", NEW)
def test_the_other_modes_pass(name: str, simulators: Path) -> None:
    report = verify.verify(design.load(name), simulators)
    assert report.passed, report
    assert {check.name for check in report.checks} == {*CHECKS[name.rpartition("-")[2]]}
    assert all(check.count > 5 for check in report.checks)


@pytest.mark.parametrize(
    ("mode", "keys", "core"),
    [
        ("gcm", {"hold_blocks": 2, "digit": 8}, "aes128-round-enc"),
        ("ccm", {"length_bits": 16, "hold_blocks": 2, "tag_bytes": [8], "id_bits": 3}, "aes-round"),
        ("cmac", {"tag_bytes": [4, 16]}, "aes-round"),
        ("xts", {"unit_blocks": 4, "depth": 1, "id_bits": 9}, "aes128-round-twin"),
        *sample.none(
            [
                (mode, {}, core)
                for mode in ("gcm", "ccm", "cmac", "xts")
                for core in ("aes128-pipeline", "vater-wlan", "aes128-serial-enc")
            ]
        ),
    ],
)
def test_every_check_passes_with_other_keys_and_cores(
    mode: str, keys: dict[str, object], core: str, simulators: Path
) -> None:
    made = design.behind(design.load(core), mode, **keys)
    bench = EngineBench(MessageSimulator(made, simulators), seed=2)
    found = {name: check(bench)[1] for name, check in CHECKS[mode].items() if name != LONG}
    assert {*found.values()} == {None}, found


@pytest.mark.parametrize(
    ("mode", "core"),
    [
        *[(mode, "aes-round") for mode in ("ccm", "cmac")],
        ("xts", "aes128-round-enc"),
        *sample.none([(mode, "aes128-pipeline") for mode in IN_PARTS]),
    ],
)
def test_messages_in_parts_pass(mode: str, core: str, simulators: Path) -> None:
    made = design.behind(design.load(core), mode, parts=True)
    bench = EngineBench(MessageSimulator(made, simulators), seed=2)
    (check,) = IN_PARTS[mode].values()
    count, failure = check(bench)
    assert (count > 100, failure) == (True, None)


@pytest.mark.parametrize("name", sample.none([LEAN, *OTHERS]))
def test_verify(name: str, simulators: Path) -> None:
    report = verify.verify(design.load(name), simulators)
    assert report.passed
    assert report.checks[0].count > 10_000


def test_checks_find_what_is_not_as_documented(
    simulators: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A build with fewer entries beside the core than documented, and with one tag length."""
    usual = Gcm.parameters

    def other(*args: object) -> dict[str, str]:
        return usual(*args) | {"Depth": "1", "TagLengths": "17'h10000"}  # type: ignore[arg-type]

    monkeypatch.setattr(Gcm, "parameters", other)
    dut = of(LEAN, simulators)
    found = {
        name: failure or ""
        for name, check in CHECKS["gcm"].items()
        if name != LONG
        for failure in [check(dut)[1]]
    }
    assert "interval is 23.0 clocks, documented 10" in found["documented clocks"]
    assert "REFUSED, expected" in found["random messages against OpenSSL"]


def test_a_file_runs_through_a_design(simulators: Path) -> None:
    data = bytes(range(200))
    made = design.load(LEAN)
    seal = authenticated.request(made, "gcm", KEY.hex(), IV.hex(), aad="0102", tag_bytes=13)
    out = authenticated.run_file(seal, data, simulators)
    assert out.output == b"".join(gcm_checks.sealed(KEY, IV, b"\1\2", data, 13))
    assert out.report().mode_in == "rtl"
    unseal = authenticated.request(
        made, "gcm", KEY.hex(), IV.hex(), aad="0102", tag_bytes=13, decrypt=True
    )
    assert authenticated.run_file(unseal, out.output, simulators).output == data


def test_files_run_through_the_other_modes(simulators: Path) -> None:
    data, nonce, pair = bytes(range(200)), bytes(13), bytes(range(64))
    ccm, mac, xts = map(design.load, NEW)
    for request, due in (
        (
            authenticated.request(ccm, "ccm", KEY.hex(), nonce.hex(), aad="0102", tag_bytes=8),
            b"".join(ccm_checks.sealed(KEY, nonce, b"\1\2", data, 8)),
        ),
        (
            authenticated.request(mac, "cmac", KEY.hex(), None),
            cmac_checks.sealed(KEY, b"", data, b"", 16)[1],
        ),
    ):
        assert authenticated.run_file(request, data, simulators).output == due
    unit = tweaked.request(xts, pair.hex(), KEY.hex())
    done = tweaked.run_file(unit, data, simulators)
    assert done.output == xts_checks.sealed(pair, KEY, data)
    assert done.report().mode_in == "rtl"
    back = tweaked.request(xts, pair.hex(), KEY.hex(), decrypt=True)
    assert tweaked.run_file(back, done.output, simulators).output == data


def test_more_than_a_design_takes_is_told(tmp_path: Path, simulators: Path) -> None:
    short = design.behind(design.load("aes128-round-enc"), "ccm", length_bits=16)
    sealed = authenticated.request(short, "ccm", KEY.hex(), bytes(7).hex())
    with pytest.raises(UserError, match="longer than 'aes128-round-enc-ccm' takes"):
        authenticated.run_file(sealed, bytes(2**16), simulators)
    few = design.behind(design.load("aes128-round-enc"), "xts", unit_blocks=2)
    unit = tweaked.request(few, bytes(range(32)).hex(), KEY.hex())
    with pytest.raises(UserError, match="unit_blocks"):
        tweaked.run_file(unit, bytes(48), simulators)


def test_a_mode_is_not_another(simulators: Path) -> None:
    with pytest.raises(UserError, match="has the ports of its mode, xts"):
        authenticated.request(design.load("aes256-xts"), "gcm", KEY.hex(), IV.hex())
    with pytest.raises(UserError, match=r"not those of a core; leave \[mode\] out of its design"):
        run_flow.request(design.load("aes256-xts"), "ctr", KEY.hex(), IV.hex())
    with pytest.raises(UserError, match="has the ports of its mode, ccm"):
        tweaked.request(design.load("aes128-ccm"), bytes(range(32)).hex(), KEY.hex())


def test_a_design_with_a_mode_is_no_core(tmp_path: Path) -> None:
    sentence = "has the ports of its mode, gcm, and not those of a core; choose aes128-round-twin"
    with pytest.raises(UserError, match=sentence):
        run_flow.request(design.load("aes128-gcm"), "ctr", KEY.hex(), IV.hex())
    done = aesilicon("verify", "aes128-gcm", "--case", f"key:{KEY.hex()}", cwd=tmp_path)
    assert (done.status, done.out) == (2, b"")
    assert sentence in done.err.decode()


@pytest.mark.parametrize(
    ("keys", "tag_bytes", "sentence"),
    [
        ("tag_bytes = [12]", None, "has no tags of 16 bytes; give --tag-bytes with one of 12"),
        ("tag_bytes = [16]", 12, "has no tags of 12 bytes; give --tag-bytes with one of 16"),
    ],
)
def test_a_tag_length_that_the_design_lacks(
    keys: str, tag_bytes: int | None, sentence: str, tmp_path: Path
) -> None:
    text = design.engines()[LEAN].read_text("utf-8").replace(LEAN, "mine")
    path = tmp_path / "mine.toml"
    path.write_text(f"{text}{keys}\n", "utf-8")
    with pytest.raises(UserError, match=sentence):
        authenticated.request(
            design.load(str(path)), "gcm", KEY.hex(), IV.hex(), tag_bytes=tag_bytes
        )


@pytest.mark.parametrize("name", sample.every(2, [LEAN, *NEW]))
def test_the_bench_of_a_bundle(name: str, tmp_path: Path) -> None:
    made = without_plain_verilog(design.load(name), tmp_path)
    status, told = bench(listed(made), made, tmp_path)()
    assert (status, told.splitlines()[0]) == (0, "PASS: 4 messages")
    assert not list((made / "vhdl").glob("*_tb.vhd"))


@pytest.mark.parametrize("name", sample.none([LEAN, "aes128-gcm-pipeline", *NEW]))
def test_a_bundle_is_complete(name: str, tmp_path: Path) -> None:
    made = build.build(design.load(name), tmp_path / "bundle").folder
    top = design.load(name).top
    assert bench([made / "verilog" / f"{top}.v"], made, tmp_path)()[0] == 0


FAULTS = {
    "ciphertext": (
        LEAN,
        "aes_gcm_lean.sv",
        "(core_out_data_i ^ in_data_i)",
        "(core_out_data_i | in_data_i)",
    ),
    "tag": (LEAN, "aes_gcm_lean.sv", "passes && !hides", "passes && hides"),
    "tag of CMAC": ("aes128-cmac", "aes_message_tag.sv", "tag_q ^ hash_i", "tag_q & hash_i"),
    "tweak": ("aes256-xts", "aes_xts_double.sv", "{number[126:0], 1'b0}", "number"),
}


@pytest.mark.parametrize("fault", sample.none(FAULTS))
def test_the_bench_of_a_bundle_finds_a_fault(fault: str, tmp_path: Path) -> None:
    name, file, right, wrong = FAULTS[fault]
    made = without_plain_verilog(design.load(name), tmp_path)
    path = made / "rtl" / "mode" / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")
    status, told = bench(listed(made), made, tmp_path)()
    assert status != 0
    assert "FAIL" in told
