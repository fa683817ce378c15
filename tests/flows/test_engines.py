# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Designs with a mode: `verify`, `run`, and the bench of a bundle."""

from pathlib import Path

import pytest
from test_build import bench, listed, without_plain_verilog

import sample
from aesilicon import build
from aesilicon.design import design
from aesilicon.drivers.engine_bench import EngineBench
from aesilicon.drivers.engine_checks import CHECKS
from aesilicon.drivers.engine_simulator import EngineSimulator
from aesilicon.drivers.gcm_checks import sealed
from aesilicon.engines.gcm import Gcm
from aesilicon.errors import UserError
from aesilicon.flows.simulate import authenticated
from aesilicon.flows.simulate import run as run_flow
from aesilicon.flows.verify import verify
from command import aesilicon

LEAN = "aes128-gcm-lean"
OTHERS = ["aes128-gcm", "aes256-gcm", "aes128-gcm-pipeline"]
LONG = "NIST vectors of GCM"
KEY, IV = bytes(range(16)), bytes(12)


def of(name: str, simulators: Path) -> EngineBench:
    return EngineBench(EngineSimulator(design.load(name), simulators), seed=1)


@pytest.mark.parametrize("check", [name for name in CHECKS["gcm"] if name != LONG])
@pytest.mark.parametrize("name", [LEAN, *sample.none(OTHERS)])
def test_a_design_passes(name: str, check: str, simulators: Path) -> None:
    count, failure = CHECKS["gcm"][check](of(name, simulators))
    assert (count > 5, failure) == (True, None)


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
    assert "interval is 11.0 clocks, documented 10" in found["documented clocks"]
    assert "REFUSED, expected" in found["random messages against OpenSSL"]


def test_a_file_runs_through_a_design(simulators: Path) -> None:
    data = bytes(range(200))
    made = design.load(LEAN)
    seal = authenticated.request(made, "gcm", KEY.hex(), IV.hex(), aad="0102", tag_bytes=13)
    out = authenticated.run_file(seal, data, simulators)
    ciphertext, tag = sealed(KEY, IV, b"\1\2", data)
    assert out.output == ciphertext + tag[:13]
    assert out.report().mode_in == "rtl"
    unseal = authenticated.request(
        made, "gcm", KEY.hex(), IV.hex(), aad="0102", tag_bytes=13, decrypt=True
    )
    assert authenticated.run_file(unseal, out.output, simulators).output == data


def test_a_design_with_a_mode_is_no_core(tmp_path: Path) -> None:
    sentence = "has the ports of its mode, gcm, and not those of a core; choose aes128-round-lean"
    with pytest.raises(UserError, match=sentence):
        run_flow.request(design.load(LEAN), "ctr", KEY.hex(), IV.hex())
    done = aesilicon("verify", LEAN, "--case", f"key:{KEY.hex()}", cwd=tmp_path)
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


def test_the_bench_of_a_bundle(tmp_path: Path) -> None:
    made = without_plain_verilog(design.load(LEAN), tmp_path)
    status, told = bench(listed(made), made, tmp_path)()
    assert (status, told.splitlines()[0]) == (0, "PASS: 4 messages")
    assert not list((made / "vhdl").glob("*_tb.vhd"))


@pytest.mark.parametrize("name", sample.none([LEAN, "aes128-gcm-pipeline"]))
def test_a_bundle_is_complete(name: str, tmp_path: Path) -> None:
    made = build.build(design.load(name), tmp_path / "bundle").folder
    top = design.load(name).top
    assert bench([made / "verilog" / f"{top}.v"], made, tmp_path)()[0] == 0


@pytest.mark.parametrize("fault", sample.none(["ciphertext", "tag"]))
def test_the_bench_of_a_bundle_finds_a_fault(fault: str, tmp_path: Path) -> None:
    made = without_plain_verilog(design.load(LEAN), tmp_path)
    file, right, wrong = {
        "ciphertext": ("aes_gcm.sv", "core_out_data_i ^ head_data", "core_out_data_i | head_data"),
        "tag": ("aes_message_tag.sv", "tag_q ^ hash_i", "tag_q | hash_i"),
    }[fault]
    path = made / "rtl" / "mode" / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), "utf-8")
    status, told = bench(listed(made), made, tmp_path)()
    assert status != 0
    assert "FAIL" in told
