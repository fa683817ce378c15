# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The table `[mode]` of a design file, and what flows read of a design with a mode."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from aesilicon import build, proof_status
from aesilicon.architectures import DIRECTIONS
from aesilicon.design import design, rtl
from aesilicon.drivers.engine_checks import CHECKS
from aesilicon.engines import ENGINES
from aesilicon.equivalence import ghash_proof
from aesilicon.equivalence.ghash_proof import Difference
from aesilicon.equivalence.results import ProofReport
from aesilicon.errors import UserError
from aesilicon.flows.measure import measure
from aesilicon.flows.measure.measurement import Figures
from aesilicon.flows.prove import engine, mode_control
from aesilicon.flows.prove.report import EnginePart, Proof
from aesilicon.report import rates, terminal
from aesilicon.resources import project_dir
from aesilicon.targets import find

ROUND = '[core]\narchitecture = "round"\nkey_bits = [128]\ndirections = ["encrypt"]\n'
COLUMN = '[core]\narchitecture = "column"\nkey_bits = [128]\ndirections = ["encrypt"]\n'
PIPELINE = ROUND.replace("round", "pipeline") + 'key_schedule = "stored"\n'
GCM = ["aes128-gcm", "aes128-gcm-brisk", "aes128-gcm-lean", "aes128-gcm-pipeline", "aes256-gcm"]
NAMES = [*GCM, "aes128-ccm", "aes128-cmac", "aes256-xts"]
XTS = """
[core]
architecture = "round"
key_bits = [256]

[mode]
name = "xts"
"""


def written(folder: Path, mode: str, core: str = ROUND) -> design.Design:
    path = folder / "mine.toml"
    path.write_text(f'name = "mine"\npurpose = "a test"\n{core}{mode}', encoding="utf-8")
    return design.load(str(path))


def gcm(keys: str = "") -> str:
    return f'[mode]\nname = "gcm"\n{keys}\n'


@pytest.mark.parametrize(
    ("core", "digit", "levels", "interval"),
    [(ROUND, "16", "1", 10), (COLUMN, "4", "1", 50), (PIPELINE, "128", "3", 1)],
)
def test_what_is_left_out_fits_the_core(
    core: str, digit: str, levels: str, interval: int, tmp_path: Path
) -> None:
    made = written(tmp_path, gcm(), core)
    parameters = made.parameters()
    assert (parameters["Digit"], parameters["Levels"]) == (digit, levels)
    assert parameters["Depth"] == str(made.traits.capacity)
    assert made.timing(128).interval == made.bare.timing(128).interval == interval


@pytest.mark.parametrize(
    ("keys", "interval"),
    [("digit = 8", 17), ("digit = 2", 65), ("depth = 1", 11), ("depth = 9", 10)],
)
def test_what_is_slower_than_the_core_sets_the_interval(
    keys: str, interval: int, tmp_path: Path
) -> None:
    assert written(tmp_path, gcm(keys)).timing(128).interval == interval


@pytest.mark.parametrize(
    ("mode", "sentence"),
    [
        ("[mode]\n", f"[mode] needs a name; known: {', '.join(ENGINES)}"),
        ('[mode]\nname = "gcn"\n', "unknown mode 'gcn'; did you mean 'gcm'?"),
        (gcm("digits = 16"), "[mode] has no key 'digits'; did you mean 'digit'?"),
        (gcm("options = 16"), "[mode] has no key 'options'"),
        (gcm('digit = "16"'), '[mode] digit = "16" is not legal; it must be a whole number'),
        (gcm("digit = true"), "[mode] digit = true is not legal; it must be a whole number"),
        (gcm("digit = 20"), "[mode] digit = 20 is not legal; the nearest legal value is 16"),
        (gcm("digit = 16\nlevels = 7"), "levels = 7 is not legal; the nearest legal value is 4"),
        (gcm("digit = 128\nlevels = 0"), "levels = 0 is not legal; the nearest legal value is 1"),
        (gcm("levels = 1"), "[mode] levels needs digit"),
        (gcm("depth = 0"), "[mode] depth = 0 is not legal; the nearest legal value is 1"),
        (gcm("tag_bytes = [11]"), "tag_bytes = 11 is not legal; the nearest legal value is 12"),
        (
            gcm("tag_bytes = []"),
            "[mode] tag_bytes is empty; it must name some of 4, 8, 12, 13, 14, 15, 16",
        ),
        (gcm("hold_blocks = -1"), "hold_blocks = -1 is not legal; the nearest legal value is 0"),
        (gcm("lean = true\nparts = true\nhold_blocks = 2"), "parts and hold_blocks exclude each"),
        (gcm("text_blocks = 4294967295"), "the nearest legal value is 4294967294"),
        (gcm("id_bits = 0"), "[mode] id_bits = 0 is not legal; the nearest legal value is 1"),
        ("mode = 1\n", "[mode] must be a table of keys"),
    ],
)
def test_a_mistake_gets_one_sentence(mode: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(UserError) as refused:
        written(tmp_path, mode if mode.startswith("[") else "", mode * (mode[0] == "m") + ROUND)
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("core", "sentence"),
    [
        (ROUND + "block_bits = [128, 256]\n", "blocks of 128 bits only, and the core has 128, 256"),
        (ROUND.replace("encrypt", "decrypt"), "the core can only decrypt"),
        (ROUND.replace("round", "pipeline"), "the core takes one with each block"),
    ],
)
def test_a_core_that_does_not_fit_is_refused(core: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=f"mode 'gcm' does not fit the core: .*{sentence}"):
        written(tmp_path, gcm(), core)


@pytest.mark.parametrize("name", NAMES)
def test_designs_with_a_mode_ship(name: str) -> None:
    made = design.load(name)
    assert {*design.engines()} == {*NAMES}
    assert name not in design.catalogue()
    # Its core is proven under this name, if it has one.
    core = design.named_core(made)
    own = ("aes256-xts-core", "aes128-gcm-lean-core", "aes128-gcm-pipeline-core")
    assert core.name in (*design.catalogue(), *own)
    assert core.core == made.core
    assert made.directions == [*DIRECTIONS]
    if "Depth" in made.parameters():
        # Behind aes_gcm_lean a block waits at the port of a core that takes blocks in pairs.
        waits = made.module == "aes_gcm_lean"
        assert made.parameters()["Depth"] == str(core.traits.capacity + waits)


def test_the_second_core_of_xts(tmp_path: Path) -> None:
    """It encrypts alone, with keys as long; by default it is the first."""
    path = tmp_path / "mine.toml"

    def loaded(tweak: str) -> design.Design:
        path.write_text(f'name = "mine"\npurpose = "a test"\n{XTS}{tweak}', encoding="utf-8")
        return design.load(str(path))

    made = loaded("")
    assert made.second
    assert made.second.core == made.core.model_copy(update={"directions": ["encrypt"]})
    named = design.named_second(design.load("aes256-xts"))
    assert named and named.name == "aes256-xts-tweak"
    chosen = loaded('[mode.tweak]\narchitecture = "column"\nsbox = "compact"\n')
    assert chosen.second
    assert chosen.second.core.key_bits == [256]
    assert {"aes_sbox_compact", "aes_sbox_table"} <= {*chosen.traits.lookups}
    files = {file.path.stem for file in rtl.files(chosen)}
    assert {"aes_core_round", "aes_core_column", "aes_mine_core", "aes_mine_tweak"} <= files
    assert "aes_core_column" not in {file.path.stem for file in rtl.files(made)}
    assert rtl.text_hash(chosen) != rtl.text_hash(made)


@pytest.mark.parametrize(
    ("tweak", "sentence"),
    [
        ('tweak = "aes128-round-enc"', "tweak"),
        ("[mode.tweak]\nkey_bits = [128]", "[mode.tweak] has no key 'key_bits': the second core"),
        ('[mode.tweak]\nsbox = "lean"', "key 'mode.tweak.architecture' is missing"),
        ('[mode.tweak]\narchitecture = "colum"', "unknown architecture 'colum'; did you mean"),
        (
            '[mode.tweak]\narchitecture = "column"\nsboxx = 1',
            "no key 'sboxx'; did you mean 'sbox'",
        ),
        ('[mode.tweak]\narchitecture = "column"\nport_bits = 64', "[mode.tweak] port_bits = 64"),
    ],
)
def test_a_mistake_in_the_second_core_gets_one_sentence(
    tweak: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f'name = "mine"\npurpose = "a test"\n{XTS}{tweak}\n', encoding="utf-8")
    with pytest.raises(UserError) as refused:
        design.load(str(path))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("mode", "sentence"),
    [
        (
            'name = "ccm"\nlength_bits = 24',
            "length_bits = 24 is not legal; the nearest legal value is",
        ),
        (
            'name = "ccm"\ntag_bytes = [5]',
            "tag_bytes = 5 is not legal; the nearest legal value is 4",
        ),
        (
            'name = "cmac"\ntag_bytes = [3]',
            "tag_bytes = 3 is not legal; the nearest legal value is 4",
        ),
        ('name = "cmac"\nhold_blocks = 1', "[mode] has no key 'hold_blocks'"),
        ('name = "ccm"\nparts = true\nhold_blocks = 2', "parts and hold_blocks exclude each"),
        ('name = "cmac"\nparts = 1', "[mode] parts = 1 is not legal"),
        (
            'name = "cmac"\nparts = true\n[bus]\nkind = "axis"\nstreams = 4',
            "interleaved streams take whole messages; leave [bus] streams or parts out",
        ),
        ('name = "gcm"\nlean = true\ndepth = 2', "depth is for builds without lean"),
        (
            'name = "gcm"\nlean = true\ndigit = 128',
            "digit = 128 is not legal; the nearest legal value is 64",
        ),
        (
            'name = "xts"\nunit_blocks = 0',
            "unit_blocks = 0 is not legal; the nearest legal value is 1",
        ),
        ('name = "xts"\ndepth = 0', "[mode] depth = 0 is not legal; the nearest legal value is 1"),
    ],
)
def test_a_mistake_in_the_other_modes_gets_one_sentence(
    mode: str, sentence: str, tmp_path: Path
) -> None:
    with pytest.raises(UserError) as refused:
        written(tmp_path, f"[mode]\n{mode}\n")
    assert sentence in str(refused.value)


def test_a_narrow_core_stands_behind_its_adapter(tmp_path: Path) -> None:
    core = COLUMN + "port_bits = 32\n"
    made = written(tmp_path, gcm(), core)
    assert "aes_port_adapter" in rtl.top_source(made.bare)
    assert [p.name for p in rtl.ports(made)] == [
        p.name for p in rtl.ports(design.load("aes128-gcm"))
    ]
    assert rtl.design_hash(made)


def test_the_ports_are_those_of_the_engine_and_the_key() -> None:
    ports = [port.name for port in rtl.ports(design.load("aes128-gcm"))]
    assert not [name for name in ports if name.startswith("core_")]
    assert ports[2:7] == ["key_valid_i", "key_ready_o", "key_len_i", "key_i", "key_clear_i"]


def test_a_design_file_of_a_bundle_loads_as_the_design(tmp_path: Path) -> None:
    made = written(tmp_path, gcm("digit = 8\nlevels = 2\ntag_bytes = [16, 12]\nhold_blocks = 3"))
    again = tmp_path / "again.toml"
    again.write_text(build._as_toml(made), encoding="utf-8")
    assert design.load(str(again)) == made


@pytest.mark.parametrize("mode", ENGINES)
def test_the_reference_has_every_key(mode: str) -> None:
    text = (project_dir() / "docs/reference/design.md").read_text("utf-8")
    rows = text.partition(f"| key of `{mode}`")[2].partition("\n\n")[0].splitlines()[2:]
    shown = {row.split("|")[1].strip(" `"): row.split("|")[2].strip(" `") for row in rows}
    options = ENGINES[mode].options
    wider = [one.options for one in ENGINES.values() if options in one.options.__subclasses__()]
    known = {key for one in wider for key in one.model_fields}
    fields = {key: field for key, field in options.model_fields.items() if key not in known}
    assert shown.keys() == fields.keys()
    stated = {k: json.dumps(f.default) for k, f in fields.items() if f.default is not None}
    assert {key: shown[key] for key in stated} == stated


def test_every_mode_has_checks() -> None:
    assert CHECKS.keys() == ENGINES.keys()
    assert {name for name, one in ENGINES.items()} == {one.name for one in ENGINES.values()}


def test_throughput_is_that_of_a_long_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = import_module("aesilicon.flows.measure.measure")
    monkeypatch.setattr(module, "measure_cells", lambda *_: Figures(fmax_mhz=100.0))
    made = written(tmp_path, gcm("digit = 8"))
    row = measure(made, find("generic"), work=tmp_path / "work")
    each = round(128 * 100 / 17, 1)
    assert row.throughput_mbps == {"encrypt": each, "decrypt": each}
    assert row.mode == "gcm"
    row = measure(written(tmp_path, gcm()), find("generic"), work=tmp_path / "other")
    each = 1280.0  # the latency is longer than the interval
    assert {(r.parallel, r.feedback) for r in rates.rates(row)} == {(round(each / 1000, 4),) * 2}
    assert row.proven is False


def core_proof(name: str) -> Proof:
    parts = ("data", "time", "handshake", "secrets", "paths", "sboxes")
    return Proof.of(ProofReport(name, dict.fromkeys(parts, True), 1, 1))  # type: ignore[arg-type]


def wrong(*_: Any, **__: Any) -> Difference:
    return Difference("the hash is (hash + block) * H", 1, 2, 3)


@pytest.fixture
def right_control(monkeypatch: pytest.MonkeyPatch) -> EnginePart:
    control = EnginePart(part="control", holds=True, covers="the control is right")
    monkeypatch.setattr(mode_control, "control_part", lambda *_: control)
    return control


@pytest.mark.usefixtures("right_control")
def test_a_wrong_product_is_a_failure_of_the_design(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ghash_proof, "read", lambda *_: None)
    monkeypatch.setattr(ghash_proof, "digit_serial", lambda *_, **__: None)
    made = design.load("aes128-gcm")

    def proof() -> Proof:
        found = engine.prove_engine(made, tmp_path)
        return core_proof("aes128-round-twin").behind(made.name, found)

    assert proof().proven
    terminal.proof(proof())
    told = capsys.readouterr().out
    assert "its core, aes128-round-twin: for all keys and all blocks, scenarios" in told
    assert "the control is right" in told
    assert "not proven" not in told
    monkeypatch.setattr(ghash_proof, "digit_serial", wrong)
    refuted = proof()
    assert not refuted.proven
    assert "GHASH: it does not hold that the hash is (hash + block) * H" in refuted.failures[0]


def test_a_design_holds_if_both_its_cores_do(right_control: EnginePart, tmp_path: Path) -> None:
    made = design.load("aes256-xts")
    around = engine.prove_engine(made, tmp_path)
    assert around.parts == (right_control,)
    assert around.not_proven == ()
    good = core_proof("aes256-xts-core")
    parts = {**good.parts, "secrets": None, "time": False}
    bad = good.model_copy(update={"proven": False, "parts": parts, "failures": ("time: late",)})
    both = good.behind(made.name, around, core_proof("aes256-xts-tweak"))
    assert both.proven and both.engine and both.engine.second == "aes256-xts-tweak"
    for first, second in ((good, bad), (bad, good)):
        proof = first.behind(made.name, around, second)
        assert not proof.proven
        assert proof.failures == ("time: late",)
        assert (proof.parts["data"], proof.parts["secrets"], proof.parts["time"]) == (
            *(True, None, False),
        )
    steps = proof_status.ProofSteps.of([made]).steps
    assert [step.subject for step in steps] == ["aes256-xts-core", made.name, "aes256-xts-tweak"]


def test_the_core_is_proven_under_its_own_name() -> None:
    steps = proof_status.ProofSteps.of([design.load("aes128-gcm")], any_sequence=True)
    assert [step.subject for step in steps.steps] == [
        "aes128-round-twin",
        "aes128-gcm",
        "aes128-round-twin",
    ]
