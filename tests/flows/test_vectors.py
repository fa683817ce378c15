# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The vector loader: NIST's response files as they are, and what is refused."""

import pytest

from aesilicon.flows import vectors
from aesilicon.flows.scoreboard import reference
from aesilicon.flows.vectors import Vector

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


def test_messages_of_several_blocks() -> None:
    lengths = [len(v.plaintext) for v in vectors.multi_block("cfb128", 256) if not v.decrypt]
    assert lengths == [16 * n for n in range(1, 11)]
    assert [len(v.plaintext) for v in vectors.multi_block("ctr", 192)] == [16, 32, 36]
