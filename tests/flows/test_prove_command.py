# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The `prove` command: designs, foreign cores, mutants, and a counterexample that runs again."""

import json
import re
from pathlib import Path

import pytest
from typer.exceptions import TyperException

import command
from aesilicon import proof_status
from aesilicon.cli import app as cli
from aesilicon.cli import prove as cli_prove
from aesilicon.design import design, rtl
from aesilicon.design.design import Design
from aesilicon.equivalence.results import Counterexample, ProofReport
from aesilicon.errors import AesiliconError
from aesilicon.flows.prove.report import MutantVerdict, Proof
from aesilicon.flows.prove.steps import Prove
from aesilicon.flows.verify import cases
from aesilicon.report import terminal
from aesilicon.report.published import PROOFS
from aesilicon.spec.rijndael import Rijndael
from aesilicon.store import Store

FOREIGN = Path(__file__).parent.parent / "proofs" / "foreign"


def aesilicon(*arguments: object, cwd: Path) -> tuple[int, str, str]:
    done = command.aesilicon(*arguments, cwd=cwd)
    return done.status, done.out.decode(), done.err.decode()


def test_a_foreign_core(tmp_path: Path) -> None:
    """As it is, and with one operator of its MixColumns changed."""
    source = FOREIGN / "pulse_done.v"
    words = ("--top", "pulse_done", "--protocol", FOREIGN / "pulse_done.toml", "--json")
    status, out, err = aesilicon("prove", "--rtl", source, *words, cwd=tmp_path)
    assert status == 0, err
    assert json.loads(out)["proven"] is True
    text = source.read_text()
    broken = tmp_path / "broken.v"
    broken.write_text(text.replace("? 8'h1b :", "? 8'h1d :"))
    assert broken.read_text() != text
    status, out, err = aesilicon("prove", "--rtl", broken, *words, cwd=tmp_path)
    assert status == 1, err
    row = json.loads(out)
    assert row["parts"]["data"] is False
    assert "is not what the specification says" in row["failures"][0]


def test_the_verdict_on_a_foreign_core_says_how_far_it_reaches(tmp_path: Path) -> None:
    words = ("--top", "pulse_done", "--protocol", FOREIGN / "pulse_done.toml")
    status, out, err = aesilicon("prove", "--rtl", FOREIGN / "pulse_done.v", *words, cwd=tmp_path)
    assert status == 0, err
    assert out.endswith(
        "s, for all keys and all blocks, any sequence: in all 13 situations of the core\n"
    )
    status, out, err = aesilicon(
        "prove", "--rtl", FOREIGN / "pulse_done.v", *words, "--json", cwd=tmp_path
    )
    assert status == 0, err
    row = json.loads(out)
    assert row["reach"] == "any sequence"
    assert row["covered"] == "in all 13 situations of the core"


def test_a_mutant(tmp_path: Path) -> None:
    status, out, err = aesilicon("prove", "aes128-round-enc", "--mutant", 3, "--json", cwd=tmp_path)
    assert status == 0, err
    row = json.loads(out)
    assert row["verdict"] == "refuted"
    assert row["mutant"] == 3
    assert re.match(r"(data|time|secrets|sboxes): ", row["failures"][0])


def test_designs_are_proven_and_the_store_answers(tmp_path: Path) -> None:
    status, out, err = aesilicon("prove", "aes128-round-enc", cwd=tmp_path)
    assert status == 0, err
    assert "for all keys and all blocks" in out
    assert err.splitlines() == ["aes128-round-enc: proving", "aes128-round-enc: done"]
    store = Store(tmp_path / "store")
    proof = Prove(design.load("aes128-round-enc")).stored(store)
    assert proof is not None and proof.proven
    assert proof.parts["netlist"] is None
    status, out, err = aesilicon("prove", "aes128-round-enc", cwd=tmp_path)
    assert (status, err.splitlines()) == (0, ["aes128-round-enc: stored"])


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Design:
    """A design whose MixColumns has one wrong coefficient."""
    one = design.load("aes128-round-enc")
    right = rtl.write_sources

    def write_sources(of: Design, folder: Path, *, adapted: bool = True) -> list[Path]:
        files = right(of, folder, adapted=adapted)
        package = next(f for f in files if f.name == "aes_pkg.sv")
        text = package.read_text()
        assert text.count("8'h1b") == 1
        changed = folder / package.name
        changed.write_text(text.replace("8'h1b", "8'h1d"))
        return [changed if f == package else f for f in files]

    monkeypatch.setattr(rtl, "write_sources", write_sources)
    return one


@pytest.mark.bench
def test_a_counterexample_is_a_command(broken: Design, tmp_path: Path, simulators: Path) -> None:
    store = Store(tmp_path / "store")
    proof = Prove(broken).done(store)
    assert not proof.proven
    (found,) = [c.cases for c in proof.counterexamples if c.cases]
    assert [case.partition(":")[0] for case in found] == ["key", "encrypt"]
    (check,) = cases.run(broken, cases.parse(broken, found), tmp_path).checks
    assert not check.passed
    assert re.match(r"block 0 .*: expected \w+, got (\w+)\nkey .*: \1, \d+ clocks$", check.detail)
    with pytest.raises(AesiliconError, match=r"aes128-round-enc is not proven \(data\)"):
        proof_status.require_proven(proof)


def test_cases_of_a_right_design_pass(simulators: Path) -> None:
    one = design.load("aes128-round-enc")
    fips = ["key:000102030405060708090a0b0c0d0e0f", "encrypt:00112233445566778899aabbccddeeff"]
    report = cases.run(one, cases.parse(one, fips), simulators)
    assert report.passed
    (check,) = report.checks
    assert check.count == 1
    assert check.detail == (
        "key 000102030405060708090a0b0c0d0e0f, encrypt 00112233445566778899aabbccddeeff: "
        "69c4e0d86a7b0430d8cdb78070b4c55a, 11 clocks"
    )


def encrypted(key: str, block: str) -> str:
    """A block under a key by the golden model, all in hex."""
    return Rijndael(bytes.fromhex(key)).encrypt_block(bytes.fromhex(block)).hex()


def test_each_block_is_shown_under_its_key(simulators: Path) -> None:
    one = design.load("aes128-round-enc")
    keys, blocks = [bytes(16).hex(), bytes(range(16)).hex()], ["11" * 16, "22" * 16]
    words = [f"key:{keys[0]}", f"encrypt:{blocks[0]}", f"encrypt:{blocks[1]}", f"key:{keys[1]}"]
    words.append(f"encrypt:{blocks[0]}")
    (check,) = cases.run(one, cases.parse(one, words), simulators).checks
    expected = [
        f"key {key}, encrypt {block}: {encrypted(key, block)}, 11 clocks"
        for key, block in [(keys[0], blocks[0]), (keys[0], blocks[1]), (keys[1], blocks[0])]
    ]
    assert check.detail.splitlines() == expected


def test_build_and_measure_refuse_a_design_that_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    wrong = Counterexample("data", "one block", 1, "out_data_o", "it is wrong")
    report = Proof.of(ProofReport("aes-round", {"data": False, "time": None}, 1, 1, (wrong,)))
    monkeypatch.setattr(Prove, "run", lambda *_: report)
    monkeypatch.setenv("AESILICON_STORE", str(tmp_path / "store"))
    for words in (
        ["build", "aes-round", "-o", str(tmp_path / "bundle")],
        ["measure", "aes-round", "--target", "generic"],
    ):
        with pytest.raises(
            AesiliconError, match=r"aes-round is not proven \(data\): see"
        ) as caught:
            cli.app(words, standalone_mode=False)
        assert caught.value.exit_status == 1
    assert not (tmp_path / "bundle").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["prove", "aes-round", "--top", "aes"], "--top and --protocol need --rtl"),
        (["prove", "aes-round", "--seed", "5"], "--seed needs --mutant"),
        (
            ["prove", "aes-round", "--mutant", "1", "--netlist", "osu018"],
            "one design and, of the options, only --seed",
        ),
        (["prove", "--rtl", "a.v", "--all"], "--rtl takes only --top and --protocol"),
        (["verify", "aes128-round-enc", "--case", f"key:{'00' * 16}"], "give a block too"),
        (["measure", "aes-round", "--target", "xc7", "--clock", "5"], "for standard cells"),
    ],
)
def test_options_that_do_not_go_together_are_told(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AESILICON_STORE", str(tmp_path))
    with pytest.raises((AesiliconError, TyperException), match=said) as caught:
        cli.app(words, standalone_mode=False)
    assert getattr(caught.value, "exit_status", 2) == 2


@pytest.mark.parametrize(("verdict", "status"), [("refuted", 0), ("survived", 1)])
def test_a_mutant_that_survives_is_a_failure(
    verdict: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = MutantVerdict(design="d", mutant=1, what="w", verdict=verdict, failures=())
    monkeypatch.setattr(cli_prove, "prove_mutant", lambda *_: row)
    assert (cli.app(["prove", "aes-round", "--mutant", "1"], standalone_mode=False) or 0) == status


def test_the_command_that_shows_a_counterexample_is_quoted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    row = {
        "design": "mine",
        "proven": False,
        "parts": {"data": False},
        "failures": ["data: wrong"],
        "counterexamples": [
            Counterexample("data", "s", 1, "out_data_o", "wrong", cases=("key:00", "encrypt:11"))
        ],
        "seconds": 1.0,
        "elaboration_seconds": 0.0,
        "details": {},
    }
    report = Proof.model_validate(row)
    terminal.proofs([report, report], ["my designs/a.toml", "b.toml"])
    shown = capsys.readouterr().out
    assert (
        "in simulation: aesilicon verify 'my designs/a.toml' --case key:00 --case encrypt:11"
        in shown
    )
    assert "in simulation: aesilicon verify b.toml --case" in shown


def test_a_design_given_twice_has_one_row(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [one for one in PROOFS.read() if one.design in ("aes-round", "aes-column")]
    monkeypatch.setattr(proof_status.ProofSteps, "proofs", lambda *_, **__: rows)
    words = ["prove", *(one.design for one in rows), "aes-round"]
    assert not cli.app(words, standalone_mode=False)
    assert capsys.readouterr().out.count("aes-round") == 1
