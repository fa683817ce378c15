# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aes_mode` in front of any core: `verify --mode` and `prove --mode` accept it and no other."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import sample
from aesilicon.design import design
from aesilicon.drivers import layer_registry, mode_logic
from aesilicon.drivers.mode_layer import FORMAL
from aesilicon.flows.prove import handshake
from aesilicon.flows.prove.layer import LayerProof, ProveLayer, labels
from aesilicon.flows.verify.layer import LayerReport, VerifyLayer
from aesilicon.step import Work, silent
from aesilicon.store import Store
from aesilicon.tools import sby

needs_sby = pytest.mark.skipif(bool(sby.check()), reason=f"needs {', '.join(sby.check())}")
FAULTS = {
    "the counter skips a block": (".count_i(feed_q)", ".count_i(feed_q | 128'd1)"),
    "a key inside a message does not end it": (
        "refuse_q || (key_taken && !first_q);\n    iv_waits_q",
        "refuse_q;\n    iv_waits_q",
    ),
    "CFB decryption masks with the block before": (
        "in_data_i & {128{cfb || ofb || ctr}}",
        "(cfb && decrypt_q ? feed_q : in_data_i) & {128{cfb || ofb || ctr}}",
    ),
    "OFB feeds back the output": ("oldest_mask & {128{!ofb}}", "oldest_mask"),
    "a block does not wait for the result before it": ("(!awaits_q || returns) &&", ""),
    "CBC decryption chains across messages": (
        "else if (start) feed_q <= iv_i;",
        "else if (start && !cbc_decrypt) feed_q <= iv_i;",
    ),
    "the first block of a message is chained": (
        "Chaining && feedback && !first_q",
        "Chaining && feedback",
    ),
    "a message that waits does not hold blocks off": (
        "message_q && !(iv_waits_q && !block_waits_q) && (!awaits_q",
        "message_q && (!awaits_q",
    ),
    "a full FIFO takes a block": ("(!full || give)", "1'b1"),
}
QUICK = "the counter skips a block"
CHAINED = {"the first block of a message is chained"}
FIFO_FAULTS = {
    "a block that enters as one leaves goes a place too far": (
        "pop_i && valid[0] ? valid[n] && !valid[n+1] : ahead",
        "ahead",
    ),
    "a clear leaves the entries": ("stay = live_i && !pop_i", "stay = !pop_i"),
}


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Faulty":
    return Faulty(monkeypatch, tmp_path)


class Faulty:
    """Replaces a file of `aes_mode` by a copy with one edit."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self._monkeypatch, self._folder = monkeypatch, folder

    def plant(self, module: str, old: str, new: str) -> None:
        files = mode_logic.files()
        right = next(file for file in files if file.stem == module)
        text = right.read_text()
        assert text.count(old) == 1
        wrong = self._folder / right.name
        wrong.write_text(text.replace(old, new))
        edited = [wrong if file == right else file for file in files]
        self._monkeypatch.setattr(mode_logic, "files", lambda: edited)


def proof(name: str, folder: Path, modes: str = "all") -> LayerProof:
    chosen = design.load(name)
    choice = layer_registry.choose(chosen, modes)
    claim = layer_registry.LAYERS[choice.layer].claim(chosen, choice.modes)
    work = Work(Store(folder / "store"), folder)
    return ProveLayer(choice.layer, claim).run(work, silent)


def verified(name: str, cache: Path, modes: str = "all") -> LayerReport:
    chosen = design.load(name)
    choice = layer_registry.choose(chosen, modes)
    work = Work(Store(cache), cache)
    return VerifyLayer(chosen, choice.layer, choice.modes, choice.ways).run(work, silent)


def condition(file: Path, label: str) -> tuple[str, list[str]]:
    """The expression of a labelled assertion or assumption, and the conditions around it."""
    text = re.sub(r"//.*|^`.*", "", file.read_text(), flags=re.MULTILINE)
    around: list[str] = []
    for match in re.finditer(
        r"\bbegin\b|\bend\b|(\w+):\s+(?:assert|assume) \((.*?)\);", text, flags=re.DOTALL
    ):
        if match[0] == "begin":
            line = text[: match.start()].rpartition("\n")[2]
            before = re.search(r"if \((.*)\) $", line)
            around.append(before[1] if before else "")
        elif match[0] == "end":
            around.pop()
        elif match[1] == label:
            return " ".join(match[2].split()), [one for one in around if one]
    raise AssertionError(label)


RENAMED = [
    (r"\bcore_out_pending_q\b", "out_pending_q"),
    (r"\bcore_(in_valid|out_ready)\b", r"\1_i"),
    (r"\bcore_(in_ready|out_\w+)_i\b", r"\1_o"),
    (r"\bcore_(data|tag|error)_q\b", r"\1_q"),
    (r"\bkey_ready_i\b", "key_ready_o"),
]
"""Signal in `aes_mode_ports` -> the same signal of the core in `aes_handshake`."""


def test_what_is_assumed_of_the_core_is_what_its_handshake_proof_shows() -> None:
    """Each assumption has name, text and conditions of a property of `aes_handshake`."""
    file = FORMAL / "aes_mode_ports.sv"
    theirs = Path(handshake.__file__).with_suffix(".sv")
    shared = [name for name in labels(file, "assume") if name in handshake.PROPERTIES]
    assert len(shared) == 10
    for name in shared:
        expression, around = condition(file, name)
        for mine, other in RENAMED:
            expression = re.sub(mine, other, expression)
            around = [re.sub(mine, other, one) for one in around]
        assert (expression, around) == condition(theirs, name), name


@needs_sby
def test_the_stream_is_sp_800_38a(tmp_path: Path) -> None:
    found = proof("aes128-round-enc", tmp_path)
    assert found.proven, found.failure
    assert "block_enters_as_specified" in found.properties
    assert len(found.events_reached) == 8 + 4


PLACES = [
    *("aes-round", "aes128-feedback-lean", "aes128-feedback-lean-enc", "aes128-pipeline"),
    *("aes128-pipeline-ecp5", "morioka-tbox-dec", "aes-pipeline"),
]


@needs_sby
@pytest.mark.parametrize(
    ("name", "modes"),
    sample.none(
        [*((name, "all") for name in PLACES), ("aes-round", "ecb"), ("morioka-tbox", "cbc")]
    ),
)
def test_the_stream_is_sp_800_38a_with_other_parameters(
    name: str, modes: str, tmp_path: Path
) -> None:
    found = proof(name, tmp_path, modes)
    assert found.proven, found.failure


def short_counter(bits: int, folder: Path) -> LayerProof:
    """CTR alone, with a counter of some bits."""
    chosen = design.load("aes128-round-enc")
    claim = layer_registry.LAYERS["aes_mode"].claim(chosen, ["ctr"])
    stream, fifo = claim.inductions
    stream = replace(stream, parameters={**stream.parameters, "CounterBits": str(bits)})
    step = ProveLayer("aes_mode", replace(claim, inductions=(stream, fifo)))
    return step.run(Work(Store(folder / "store"), folder), silent)


@needs_sby
@pytest.mark.parametrize("bits", [32, *sample.none([64])])
def test_a_short_counter_wraps_below_the_rest(bits: int, tmp_path: Path) -> None:
    found = short_counter(bits, tmp_path)
    assert found.proven, found.failure


@needs_sby
def test_a_counter_that_carries_into_the_rest_is_refuted(faulty: Faulty, tmp_path: Path) -> None:
    faulty.plant("aes_mode_count", "(128 - CounterBits)", "(127 - CounterBits)")
    found = short_counter(32, tmp_path)
    assert found.proven is False


@needs_sby
@pytest.mark.parametrize("name", sample.only(lambda name: name == QUICK, FAULTS))
def test_another_stream_is_refuted(name: str, faulty: Faulty, tmp_path: Path) -> None:
    faulty.plant("aes_mode", *FAULTS[name])
    found = proof("morioka-tbox" if name in CHAINED else "aes-round", tmp_path)
    assert found.proven is False
    assert "fails in clock" in found.failure


@needs_sby
@pytest.mark.parametrize("name", FIFO_FAULTS)
def test_another_fifo_is_refuted(name: str, faulty: Faulty, tmp_path: Path) -> None:
    faulty.plant("aes_mode_fifo", *FIFO_FAULTS[name])
    chosen = design.load("aes-round")
    claim = layer_registry.LAYERS["aes_mode"].claim(chosen, mode_logic.servable(chosen))
    alone = type(claim)(
        claim.parameters,
        claim.inductions[1:],
        {"starts_in_reset": "", **dict.fromkeys(("push_has_room", "pop_has_entry"), "")},
    )
    found = ProveLayer("aes_mode", alone).run(Work(Store(tmp_path / "s"), tmp_path), silent)
    assert found.proven is False


@pytest.mark.parametrize("name", sample.only(lambda name: name == QUICK, FAULTS))
def test_another_stream_fails_a_check(name: str, faulty: Faulty, simulators: Path) -> None:
    """Messages of the simulator wait until blocks are taken, so some faults only `prove` sees."""
    faulty.plant("aes_mode", *FAULTS[name])
    report = verified("morioka-tbox" if name in CHAINED else "aes128-round-enc", simulators)
    if name not in {"a message that waits does not hold blocks off", "a full FIFO takes a block"}:
        assert not report.passed
