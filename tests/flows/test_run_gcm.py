# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aesilicon run` in the modes GCM and GMAC: files against OpenSSL, and what mistakes are told."""

import random
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

import command
import sample
from aesilicon.design import design
from aesilicon.errors import UserError
from aesilicon.flows.simulate import authenticated
from aesilicon.flows.simulate.authenticated import WrongTagError

KEY, IV, AAD = bytes(range(16)), bytes(range(12)), b"additional data"
NAME = "aes128-round-enc"


def sealed(mode: str, iv: bytes, data: bytes, tag_bytes: int = 16) -> bytes:
    """Ciphertext and tag, or the tag of GMAC, by OpenSSL."""
    work = Cipher(algorithms.AES(KEY), modes.GCM(iv)).encryptor()
    work.authenticate_additional_data(data if mode == "gmac" else AAD)
    ciphertext = b"" if mode == "gmac" else work.update(data)
    return ciphertext + work.finalize() + work.tag[:tag_bytes]


@pytest.mark.parametrize("mode", ["gcm", "gmac"])
def test_both_ways_match_openssl(mode: str, simulators: Path) -> None:
    core = design.load(NAME)
    aad = AAD.hex() if mode == "gcm" else None
    for length, iv, tag_bytes in ((0, IV, 16), (1, IV, 12), (333, bytes(20), 15), (4096, IV, 16)):
        data = random.Random(length).randbytes(length)
        due = sealed(mode, iv, data, tag_bytes)
        given = (core, mode, KEY.hex(), iv.hex())
        forth = authenticated.request(*given, aad=aad, tag_bytes=tag_bytes)
        assert authenticated.run_file(forth, data, simulators).output == due
        back = authenticated.request(*given, aad=aad, tag_bytes=tag_bytes, decrypt=True)
        whole = data + due if mode == "gmac" else due
        assert authenticated.run_file(back, whole, simulators).output == data
        with pytest.raises(WrongTagError, match="the tag is wrong"):
            authenticated.run_file(back, whole[:-1] + bytes([whole[-1] ^ 1]), simulators)


def test_a_wrong_tag_gives_one_sentence_and_no_file(tmp_path: Path) -> None:
    work, out, aad = tmp_path / "in", tmp_path / "out", tmp_path / "aad"
    work.write_bytes(AESGCM(KEY).encrypt(IV, b"text", AAD))
    aad.write_bytes(AAD)
    words = [*("run", NAME, "--mode", "gcm", "--key", KEY.hex(), "--iv", IV.hex(), "--decrypt")]
    words += ["--aad", f"@{aad}", str(work), "-o", str(out)]
    assert command.aesilicon(*words, cwd=tmp_path).status == 0
    assert out.read_bytes() == b"text"
    out.unlink()
    aad.write_bytes(b"other data")
    answer = command.aesilicon(*words, cwd=tmp_path)
    assert answer.status == 1
    assert "aesilicon: the tag is wrong" in answer.err.decode()
    assert not out.exists()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"iv": None}, "GCM needs an IV: give --iv with 24 hex digits"),
        ({"iv": ""}, "the IV is empty"),
        ({"iv": "abc"}, "the IV is not an even number of hex digits"),
        ({"aad": "xy"}, "the AAD is not an even number of hex digits"),
        ({"tag_bytes": 11}, "a tag has 12 to 16 bytes, not 11"),
        ({"padding": False}, "leave --no-padding out"),
        ({"block_bits": 256}, "blocks of 128 bits, not 256"),
        ({"key": "00" * 32}, "has no 256-bit keys; it takes 128 bits"),
        ({"mode": "gmac"}, "GMAC authenticates the input itself"),
    ],
)
def test_mistakes_get_a_sentence(change: dict[str, object], sentence: str) -> None:
    given: dict[str, object] = {"mode": "gcm", "key": KEY.hex(), "iv": IV.hex(), "aad": "00"}
    with pytest.raises(UserError, match=sentence):
        authenticated.request(design.load(NAME), **(given | change))


def test_cores_that_do_not_fit_are_named() -> None:
    for name, reason in (
        ("rijndael-round", "it takes blocks of 128 bits only, and the core has 128, 192, 256"),
        ("aes256-pipeline-agile", "it has a key for many blocks, and the core takes one with each"),
    ):
        with pytest.raises(UserError, match=f"GCM does not fit '{name}': {reason}"):
            authenticated.request(design.load(name), "gcm", KEY.hex(), IV.hex())


def test_a_message_shorter_than_its_tag(simulators: Path) -> None:
    back = authenticated.request(design.load(NAME), "gcm", KEY.hex(), IV.hex(), decrypt=True)
    with pytest.raises(UserError, match="has 15 bytes, and ends with a tag of 16"):
        authenticated.run_file(back, bytes(15), simulators)


@pytest.mark.parametrize("name", sample.none(["aes128-pipeline"]))
def test_a_mebibyte_and_back(name: str, simulators: Path) -> None:
    core, data = design.load(name), random.Random(1).randbytes(2**20)
    due = AESGCM(KEY).encrypt(IV, data, AAD)
    forth = authenticated.request(core, "gcm", KEY.hex(), IV.hex(), aad=AAD.hex())
    result = authenticated.run_file(forth, data, simulators)
    assert result.output == due
    assert result.clocks_per_block < 1.001
    back = authenticated.request(core, "gcm", KEY.hex(), IV.hex(), aad=AAD.hex(), decrypt=True)
    assert authenticated.run_file(back, due, simulators).output == data
