# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""`aesilicon run` in the modes CCM and CMAC: files against OpenSSL, and what mistakes are told."""

import random
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import cmac
from cryptography.hazmat.primitives.ciphers import algorithms
from cryptography.hazmat.primitives.ciphers.aead import AESCCM

import command
from aesilicon.design import design
from aesilicon.errors import UserError
from aesilicon.flows.simulate import authenticated
from aesilicon.flows.simulate.authenticated import SealedRequest, WrongTagError

KEY, NONCE, AAD = bytes(range(16)), bytes(range(13)), b"additional data"
NAME = "aes128-round-enc"


def both_ways(wanted: list[SealedRequest], data: bytes, due: bytes, back: bytes, to: Path) -> None:
    forth, again = wanted
    assert authenticated.run_file(forth, data, to).output == due
    assert authenticated.run_file(again, back, to).output == data
    with pytest.raises(WrongTagError, match="the tag is wrong"):
        authenticated.run_file(again, back[:-1] + bytes([back[-1] ^ 1]), to)


def test_ccm_matches_openssl(simulators: Path) -> None:
    core = design.load(NAME)
    for length, nonce, tag_bytes in ((0, 13, 16), (1, 7, 4), (333, 12, 10), (4096, 13, 8)):
        data = random.Random(length).randbytes(length)
        due = AESCCM(KEY, tag_bytes).encrypt(NONCE[:nonce], data, AAD)
        wanted = [
            authenticated.request(
                *(core, "ccm", KEY.hex(), NONCE[:nonce].hex()),
                aad=AAD.hex(),
                tag_bytes=tag_bytes,
                decrypt=decrypt,
            )
            for decrypt in (False, True)
        ]
        both_ways(wanted, data, due, due, simulators)


def test_cmac_matches_openssl(simulators: Path) -> None:
    core = design.load(NAME)
    for length, tag_bytes in ((0, 16), (1, 8), (333, 12), (4096, 16)):
        data = random.Random(length).randbytes(length)
        work = cmac.CMAC(algorithms.AES(KEY))
        work.update(data)
        tag = work.finalize()[:tag_bytes]
        wanted = [
            authenticated.request(
                core, "cmac", KEY.hex(), None, tag_bytes=tag_bytes, decrypt=decrypt
            )
            for decrypt in (False, True)
        ]
        both_ways(wanted, data, tag, data + tag, simulators)


def test_a_wrong_tag_gives_one_sentence_and_no_file(tmp_path: Path) -> None:
    work, out = tmp_path / "in", tmp_path / "out"
    words = [*("run", NAME, "--mode", "ccm", "--key", KEY.hex(), "--iv", NONCE.hex(), "--decrypt")]
    words += [str(work), "-o", str(out)]
    work.write_bytes(AESCCM(KEY).encrypt(NONCE, b"text", None))
    assert command.aesilicon(*words, cwd=tmp_path).status == 0
    assert out.read_bytes() == b"text"
    out.unlink()
    work.write_bytes(AESCCM(KEY).encrypt(NONCE, b"text", AAD))
    answer = command.aesilicon(*words, cwd=tmp_path)
    assert answer.status == 1
    assert "aesilicon: the tag is wrong" in answer.err.decode()
    assert not out.exists()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"iv": None}, "CCM needs a nonce: give --iv with 14 to 26 hex digits"),
        ({"iv": ""}, "a CCM nonce has 7 to 13 bytes, not 0"),
        ({"iv": "00" * 14}, "a CCM nonce has 7 to 13 bytes, not 14"),
        ({"iv": "abc"}, "the nonce is not an even number of hex digits"),
        ({"tag_bytes": 5}, "a CCM tag has 4, 6, 8, 10, 12, 14 or 16 bytes, not 5"),
        ({"padding": False}, "leave --no-padding out"),
        ({"mode": "cmac"}, "CMAC authenticates the input itself"),
        ({"mode": "cmac", "aad": None}, "CMAC takes no IV; leave --iv out"),
        ({"mode": "cmac", "aad": None, "iv": None, "tag_bytes": 7}, "a CMAC tag has 8 to 16 bytes"),
    ],
)
def test_mistakes_get_a_sentence(change: dict[str, object], sentence: str) -> None:
    given: dict[str, object] = {"mode": "ccm", "key": KEY.hex(), "iv": NONCE.hex(), "aad": "00"}
    with pytest.raises(UserError, match=sentence):
        authenticated.request(design.load(NAME), **(given | change))


def test_a_text_too_long_for_its_nonce_is_told(tmp_path: Path) -> None:
    wanted = authenticated.request(design.load(NAME), "ccm", KEY.hex(), NONCE.hex())
    with pytest.raises(UserError, match="nonce of 13 bytes a CCM text has less than 65536 bytes"):
        authenticated.run_file(wanted, bytes(65536), tmp_path)
