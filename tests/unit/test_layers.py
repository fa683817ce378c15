# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Which modes and directions `--mode` asks for, and the verdict on a layer with a core."""

from typing import Any

import pytest

from aesilicon import layer_proof
from aesilicon.design import design
from aesilicon.drivers.layer_registry import LAYERS, choose
from aesilicon.equivalence.results import PARTS
from aesilicon.errors import UserError
from aesilicon.flows.prove.handshake import PROPERTIES
from aesilicon.flows.prove.layer import LayerProof, ProveLayer
from aesilicon.flows.prove.report import HandshakeReport, Proof

ENCRYPTS = design.load("aes128-round-enc")
BOTH = design.load("aes-round")


def test_all_leaves_out_what_the_core_cannot_do() -> None:
    assert len(choose(BOTH, "all").ways) == 10
    assert choose(BOTH, "all").left_out == ""
    choice = choose(ENCRYPTS, "all")
    assert [str(way) for way in choice.ways[:3]] == ["ecb encrypt", "cbc encrypt", "cfb128 encrypt"]
    assert choice.left_out.endswith("core can only encrypt: ecb decrypt, cbc decrypt")
    choice = choose(design.load("morioka-tbox-dec"), "all")
    assert choice.modes == ("ecb", "cbc")
    assert [str(way) for way in choice.ways] == ["ecb decrypt", "cbc decrypt"]


def test_the_order_of_modes_does_not_matter() -> None:
    assert choose(BOTH, "ctr, cbc,ctr") == choose(BOTH, "cbc,ctr")


@pytest.mark.parametrize(
    ("name", "text", "decrypt", "sentence"),
    [
        ("aes-round", "", False, "--mode names no mode; give some of ecb, cbc"),
        ("aes-round", "ctr,", False, "unknown mode ''"),
        ("aes-round", "ctr,all", False, "--mode all stands alone"),
        ("aes-round", "cfb8", False, "cfb8 feeds back a byte at a time: the driver does it"),
        ("aes-round", "gcmm", False, "unknown mode 'gcmm'"),
        ("aes128-round-enc", "cbc", True, "cannot decrypt in CBC, because its core can only enc"),
        ("morioka-tbox-dec", "ctr", False, "cannot encrypt in CTR, because its core can only dec"),
        ("rijndael-round", "ctr", False, "blocks of 128 bits only, and the core has 128, 192, 256"),
        ("kuo-processor", "ctr", False, "it has ports of its own"),
    ],
)
def test_a_mistake_is_refused(name: str, text: str, decrypt: bool, sentence: str) -> None:
    with pytest.raises(UserError) as refused:
        choose(design.load(name), text, decrypt=decrypt)
    assert sentence in str(refused.value)


def test_designs_with_equal_parameters_share_a_proof() -> None:
    def key(name: str, modes: str = "all") -> str:
        one = design.load(name)
        choice = choose(one, modes)
        return ProveLayer(choice.layer, LAYERS[choice.layer].claim(one, choice.modes)).key

    assert key("aes128-round-enc") == key("aes128-serial-enc")
    others = [key("aes-round"), key("aes128-pipeline"), key("aes128-round-enc", "ctr")]
    assert len({key("aes128-round-enc"), *others}) == 4


def layer(**changes: Any) -> LayerProof:
    fields: dict[str, Any] = {
        "layer": "aes_mode",
        "parameters": {},
        "proven": True,
        "properties": (),
        "events_reached": (),
        "assumes_core": ("valid_holds", "nothing_repeated"),
        "assumes_surroundings": (),
    }
    return LayerProof(**(fields | changes))


def core(shown: tuple[str, ...] = tuple(PROPERTIES), **parts: bool | None) -> Proof:
    handshake = HandshakeReport(method="pdr", properties=shown, events_reached=(), abstracted=())
    return Proof(
        design="aes-round",
        proven=True,
        parts=dict.fromkeys(PARTS, True) | parts,  # type: ignore[arg-type]
        seconds=1,
        elaboration_seconds=1,
        failures=(),
        counterexamples=(),
        details={},
        handshake=handshake,
    )


def test_a_stream_is_proven_only_if_the_core_has_what_the_layer_assumes() -> None:
    def joined(above: LayerProof, below: Proof) -> layer_proof.LayeredProof:
        return layer_proof.joined(BOTH, choose(BOTH, "all"), above, below, "scenarios")

    assert joined(layer(), core()).proven
    assert not joined(layer(proven=None), core()).proven
    lacking = joined(layer(), core(shown=("valid_holds",)))
    assert not lacking.proven and lacking.missing == ("nothing_repeated",)
    assert joined(layer(), core(paths=None)).missing == ("paths",)
    assert not joined(layer(), core().model_copy(update={"proven": False})).proven
