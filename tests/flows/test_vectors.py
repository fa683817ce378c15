# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The vector loader: NIST's response files as they are, and what is refused."""

from itertools import product

import py3rijndael
import pytest
from cryptography.hazmat.decrepit.ciphers import modes as decrepit
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from aesilicon.drivers import vectors
from aesilicon.drivers.scoreboard import reference
from aesilicon.drivers.vectors import Vector
from aesilicon.spec import modes as golden
from aesilicon.spec.rijndael import Rijndael

RESPONSE = """\
# CAVS 11.1

[ENCRYPT]

COUNT = 0
KEY = 00ff
IV = 01
PLAINTEXT = 02
CIPHERTEXT = 03
COUNT = 1
KEY = 04
PLAINTEXT =
CIPHERTEXT = 05  # a comment
[DECRYPT]
COUNT = 0
KEY = 06
CIPHERTEXT = 07
PLAINTEXT = 08
"""


def test_response_file() -> None:
    assert list(vectors.parse(RESPONSE.splitlines(), "cbc", "some.rsp")) == [
        Vector("some.rsp encrypt 0", "cbc", b"\x00\xff", b"\x01", b"\x02", b"\x03", decrypt=False),
        Vector("some.rsp encrypt 1", "cbc", b"\x04", b"", b"", b"\x05", decrypt=False),
        Vector("some.rsp decrypt 0", "cbc", b"\x06", b"", b"\x08", b"\x07", decrypt=True),
    ]


def test_unreadable_line_is_quoted() -> None:
    with pytest.raises(ValueError, match=r"some\.rsp: cannot read the line 'nonsense'"):
        list(vectors.parse(["[ENCRYPT]", "nonsense"], "ecb", "some.rsp"))


@pytest.mark.parametrize("bits", [128, 192, 256])
def test_known_answers_are_aes(bits: int) -> None:
    """What is loaded has the right lengths and directions, and OpenSSL agrees with it."""
    examples = vectors.known_answers("ecb", bits)
    assert {len(v.key) * 8 for v in examples} == {bits}
    assert sum(v.decrypt for v in examples) * 2 == len(examples)
    for v in (*examples, *(v for v in vectors.fips197() if len(v.key) * 8 == bits)):
        assert reference(v.key, v.plaintext, decrypt=False) == v.ciphertext, v.name


def test_examples_of_wide_blocks() -> None:
    """Another implementation and the golden model agree with them, of each size and both ways."""
    examples = vectors.rijndael()
    sizes = [(v.block_bytes, len(v.key), v.decrypt) for v in examples]
    assert sorted(sizes) == sorted(2 * list(product((24, 32), (16, 24, 32), (False, True))))
    for v in examples:
        assert len(v.plaintext) == v.block_bytes
        assert py3rijndael.Rijndael(v.key, v.block_bytes).encrypt(v.plaintext) == v.ciphertext
        cipher = Rijndael(v.key, v.block_bytes)
        assert cipher.encrypt_block(v.plaintext) == v.ciphertext, v.name
        assert cipher.decrypt_block(v.ciphertext) == v.plaintext, v.name


def test_the_counting_example_of_each_size() -> None:
    """The golden model agrees with each; of 128-bit blocks it is that of FIPS-197."""
    for key_bits, block_bits in product((128, 192, 256), repeat=2):
        v = vectors.counting(key_bits, block_bits)
        assert (len(v.key) * 8, v.block_bytes * 8) == (key_bits, block_bits)
        assert v.key == bytes(range(key_bits // 8))
        assert v.plaintext.hex().startswith("00112233445566778899aabbccddeeff")
        assert Rijndael(v.key, v.block_bytes).encrypt_block(v.plaintext) == v.ciphertext
    c1, c1_back, c2 = vectors.fips197()[2:5]
    assert (c1.name, c2.name) == ("FIPS-197 C.1", "FIPS-197 C.2")
    assert c1.ciphertext == vectors.counting(128, 128).ciphertext
    assert (c1.decrypt, c1_back.decrypt) == (False, True)


def test_messages_of_several_blocks() -> None:
    lengths = [len(v.plaintext) for v in vectors.multi_block("cfb128", 256) if not v.decrypt]
    assert lengths == [16 * n for n in range(1, 11)]
    assert [len(v.plaintext) for v in vectors.multi_block("ctr", 192)] == [16, 32, 36]


def test_examples_of_sp800_38a() -> None:
    """OpenSSL and the golden model agree with each of the 30, and their numbers are NIST's."""
    openssl = {
        "ecb": lambda iv: modes.ECB(),
        "cbc": modes.CBC,
        "cfb128": decrepit.CFB,
        "ofb": decrepit.OFB,
        "ctr": modes.CTR,
    }
    examples = vectors.sp800_38a()
    for v in examples:
        cipher = Cipher(algorithms.AES(v.key), openssl[v.mode](v.iv))
        assert cipher.encryptor().update(v.plaintext) == v.ciphertext, v.name
        engine = golden.SoftwareEngine(Rijndael(v.key, 16))
        assert golden.encrypt(v.mode, engine, v.iv, v.plaintext, padding=False) == v.ciphertext
        assert golden.decrypt(v.mode, engine, v.iv, v.ciphertext, padding=False) == v.plaintext
    kinds = [(v.mode, len(v.key) * 8, v.decrypt) for v in examples]
    assert len(set(kinds)) == 30
    numbers = dict(zip((v.name.removeprefix("SP 800-38A ") for v in examples), kinds, strict=True))
    assert numbers["F.1.1"] == ("ecb", 128, False)
    assert numbers["F.2.4"] == ("cbc", 192, True)
    assert numbers["F.3.13"] == ("cfb128", 128, False)
    assert numbers["F.3.18"] == ("cfb128", 256, True)
    assert numbers["F.5.5"] == ("ctr", 256, False)
