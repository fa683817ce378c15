# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
import random

import pytest
from cryptography.hazmat.decrepit.ciphers import modes as decrepit
from cryptography.hazmat.primitives import padding
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms
from cryptography.hazmat.primitives.ciphers import modes as openssl_modes

from aesilicon.drivers import vectors
from aesilicon.spec import modes
from aesilicon.spec.modes import MODES, SoftwareEngine
from aesilicon.spec.rijndael import Rijndael

OPENSSL = {
    "ecb": lambda iv: openssl_modes.ECB(),
    "cbc": openssl_modes.CBC,
    "cfb128": decrepit.CFB,
    "ofb": decrepit.OFB,
    "ctr": openssl_modes.CTR,
}
PADDED = [name for name, mode in MODES.items() if mode.needs_padding]
STREAMED = [name for name, mode in MODES.items() if not mode.needs_padding]
LENGTHS = (0, 1, 15, 16, 17, 31, 32, 33, 1000)


def engine(key: bytes, block_bytes: int = 16) -> SoftwareEngine:
    return SoftwareEngine(Rijndael(key, block_bytes))


def iv_of(mode: str, rng: random.Random, block_bytes: int = 16) -> bytes:
    return rng.randbytes(block_bytes) if MODES[mode].needs_iv else b""


def openssl(mode: str, key: bytes, iv: bytes, data: bytes) -> bytes:
    work = Cipher(algorithms.AES(key), OPENSSL[mode](iv)).encryptor()
    return work.update(data) + work.finalize()


def test_modes_are_those_of_sp_800_38a() -> None:
    assert list(MODES) == ["ecb", "cbc", "cfb128", "ofb", "ctr"]
    assert PADDED == ["ecb", "cbc"]
    assert [name for name, mode in MODES.items() if not mode.needs_iv] == ["ecb"]


@pytest.mark.parametrize("bits", [128, 192, 256])
@pytest.mark.parametrize("mode", MODES)
def test_nist_and_rfc_3686_messages(mode: str, bits: int) -> None:
    examples = vectors.multi_block(mode, bits)
    assert max(len(v.plaintext) for v in examples) > 32
    for v in examples:
        work = engine(v.key)
        assert modes.encrypt(mode, work, v.iv, v.plaintext, padding=False) == v.ciphertext, v.name
        assert modes.decrypt(mode, work, v.iv, v.ciphertext, padding=False) == v.plaintext, v.name


@pytest.mark.parametrize("bits", [128, 192, 256])
@pytest.mark.parametrize("mode", ["cbc", "cfb128", "ofb"])
def test_nist_known_answers(mode: str, bits: int) -> None:
    for v in vectors.known_answers(mode, bits):
        work = engine(v.key)
        if v.decrypt:
            got = modes.decrypt(mode, work, v.iv, v.ciphertext, padding=False)
            assert got == v.plaintext, v.name
        else:
            got = modes.encrypt(mode, work, v.iv, v.plaintext, padding=False)
            assert got == v.ciphertext, v.name


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("mode", MODES)
def test_any_length_against_openssl(mode: str, length: int) -> None:
    rng = random.Random(f"{mode} {length}")
    for key_bytes in (16, 24, 32):
        key, iv, data = rng.randbytes(key_bytes), iv_of(mode, rng), rng.randbytes(length)
        padder = padding.PKCS7(128).padder()
        whole = padder.update(data) + padder.finalize() if mode in PADDED else data
        ciphertext = modes.encrypt(mode, engine(key), iv, data, padding=True)
        assert ciphertext == openssl(mode, key, iv, whole)
        assert modes.decrypt(mode, engine(key), iv, ciphertext, padding=True) == data


@pytest.mark.parametrize("mode", PADDED)
def test_without_padding_against_openssl(mode: str) -> None:
    rng = random.Random(mode)
    for length in (0, 16, 48):
        key, iv, data = rng.randbytes(16), iv_of(mode, rng), rng.randbytes(length)
        ciphertext = modes.encrypt(mode, engine(key), iv, data, padding=False)
        assert ciphertext == openssl(mode, key, iv, data)
        assert modes.decrypt(mode, engine(key), iv, ciphertext, padding=False) == data


@pytest.mark.parametrize("length", [1, 8, 15, 17, 24])
@pytest.mark.parametrize("mode", PADDED)
def test_part_of_a_block_needs_padding(mode: str, length: int) -> None:
    iv = iv_of(mode, random.Random(1))
    for work in (modes.encrypt, modes.decrypt):
        with pytest.raises(ValueError, match="needs a whole number of 16-byte blocks"):
            work(mode, engine(bytes(16)), iv, bytes(length), padding=False)
    with pytest.raises(ValueError, match="needs a whole number of 16-byte blocks"):
        modes.decrypt(mode, engine(bytes(16)), iv, bytes(length), padding=True)


@pytest.mark.parametrize("start", [2**128 - 1, 2**128 - 2, 2**64 - 1, 2**32 - 1])
def test_counter_carries_through_the_whole_block(start: int) -> None:
    key, iv, data = bytes(range(16)), start.to_bytes(16), bytes(64)
    ciphertext = modes.encrypt("ctr", engine(key), iv, data, padding=False)
    assert ciphertext == openssl("ctr", key, iv, data)


@pytest.mark.parametrize("block_bytes", [24, 32])
@pytest.mark.parametrize("mode", MODES)
def test_wide_blocks_follow_the_definition(mode: str, block_bytes: int) -> None:
    # SP 800-38A, block by block: no library has these modes for wide blocks.
    rng = random.Random(f"{mode} {block_bytes}")
    cipher = Rijndael(rng.randbytes(32), block_bytes)
    iv, data = iv_of(mode, rng, block_bytes), rng.randbytes(5 * block_bytes)
    expected, feedback = b"", iv
    for i in range(0, len(data), block_bytes):
        block = data[i : i + block_bytes]
        if mode in ("ecb", "cbc"):
            mixed = block if mode == "ecb" else xor(block, feedback)
            feedback = cipher.encrypt_block(mixed)
            expected += feedback
            continue
        stream = cipher.encrypt_block(feedback)
        expected += xor(block, stream)
        if mode == "ctr":
            feedback = ((int.from_bytes(feedback) + 1) % 2 ** (8 * block_bytes)).to_bytes(
                block_bytes
            )
        else:
            feedback = stream if mode == "ofb" else xor(block, stream)
    work = SoftwareEngine(cipher)
    assert modes.encrypt(mode, work, iv, data, padding=False) == expected
    assert modes.decrypt(mode, work, iv, expected, padding=False) == data
    odd = data[:-1]
    ciphertext = modes.encrypt(mode, work, iv, odd, padding=True)
    assert modes.decrypt(mode, work, iv, ciphertext, padding=True) == odd


def xor(a: bytes, b: bytes) -> bytes:
    return bytes(x ^ y for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("mode", MODES)
def test_iv_of_the_wrong_length_is_refused(mode: str) -> None:
    right = len(iv_of(mode, random.Random(1)))
    for length in {0, 12, 15, 16, 17} - {right}:
        for work in (modes.encrypt, modes.decrypt):
            with pytest.raises(ValueError, match=f"IV of {right} bytes, not {length}"):
                work(mode, engine(bytes(16)), bytes(length), bytes(16), padding=False)


def test_unknown_mode_is_refused() -> None:
    for work in (modes.encrypt, modes.decrypt):
        with pytest.raises(ValueError, match="unknown mode 'gcm'; known: ecb, cbc"):
            work("gcm", engine(bytes(16)), bytes(16), b"", padding=True)


@pytest.mark.parametrize("block_bytes", [16, 24, 32])
def test_padding_is_a_count_of_1_to_a_block(block_bytes: int) -> None:
    assert modes.pad(b"ab", block_bytes) == b"ab" + bytes([block_bytes - 2]) * (block_bytes - 2)
    for length in range(2 * block_bytes + 1):
        data = bytes(length)
        padded = modes.pad(data, block_bytes)
        assert len(padded) == (length // block_bytes + 1) * block_bytes
        assert modes.unpad(padded, block_bytes) == data


CORRUPT = {
    "nothing": b"",
    "part of a block": b"\x01" * 15,
    "count 0": bytes(16),
    "count beyond the block": bytes(15) + b"\x11",
    "count beyond the block, all equal": b"\x20" * 32,
    "first padding byte differs": bytes(12) + b"\x03\x04\x04\x04",
    "middle padding byte differs": bytes(12) + b"\x04\x04\x03\x04",
}


@pytest.mark.parametrize("data", CORRUPT.values(), ids=CORRUPT)
def test_corrupt_padding_is_refused_in_the_same_words(data: bytes) -> None:
    with pytest.raises(ValueError) as raised:
        modes.unpad(data, 16)
    assert str(raised.value) == (
        "the padding is corrupt: wrong key, IV or block length, damaged ciphertext, or another "
        "padding than that of PKCS #7"
    )


def test_a_wrong_key_is_seen_by_its_padding() -> None:
    ciphertext = modes.encrypt("cbc", engine(bytes(16)), bytes(16), b"text", padding=True)
    with pytest.raises(ValueError, match="padding is corrupt"):
        modes.decrypt("cbc", engine(b"\x01" * 16), bytes(16), ciphertext, padding=True)


class Recorder:
    """An engine that notes what it is asked."""

    block_bytes = 16

    def __init__(self) -> None:
        self.calls: list[tuple[int, bool, bool]] = []

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        self.calls.append((len(blocks), decrypt, chain))
        return blocks


ASKED = {
    # mode: (decrypt, chain) of the core while the message is encrypted, and while decrypted.
    "ecb": ((False, False), (True, False)),
    "cbc": ((False, True), (True, False)),
    "cfb128": ((False, True), (False, False)),
    "ofb": ((False, True), (False, True)),
    "ctr": ((False, False), (False, False)),
}


@pytest.mark.parametrize("mode", MODES)
def test_core_gets_the_whole_message_in_one_stream(mode: str) -> None:
    iv = iv_of(mode, random.Random(1))
    length = 48 if mode in PADDED else 33  # three blocks, the last one in part
    for work, decrypt in ((modes.encrypt, False), (modes.decrypt, True)):
        recorder = Recorder()
        work(mode, recorder, iv, bytes(length), padding=False)
        assert recorder.calls == [(48, *ASKED[mode][decrypt])]
        assert modes.core_decrypts(mode, decrypt) == ASKED[mode][decrypt][0]


@pytest.mark.parametrize("mode", MODES)
def test_nothing_to_do_does_not_start_the_core(mode: str) -> None:
    recorder = Recorder()
    iv = iv_of(mode, random.Random(1))
    assert modes.encrypt(mode, recorder, iv, b"", padding=False) == b""
    assert modes.decrypt(mode, recorder, iv, b"", padding=False) == b""
    assert recorder.calls == []


@pytest.mark.parametrize("decrypt", [False, True])
def test_software_engine_chains_as_the_cores_do(decrypt: bool) -> None:
    rng = random.Random(3)
    cipher = Rijndael(rng.randbytes(16))
    blocks = [rng.randbytes(16) for _ in range(5)]
    expected, result = [], bytes(16)
    for block in blocks:
        mixed = xor(block, result)
        result = cipher.decrypt_block(mixed) if decrypt else cipher.encrypt_block(mixed)
        expected.append(result)
    got = SoftwareEngine(cipher).stream(b"".join(blocks), decrypt=decrypt, chain=True)
    assert got == b"".join(expected)


@pytest.mark.parametrize("chain", [False, True])
def test_software_engine_takes_whole_blocks_only(chain: bool) -> None:
    with pytest.raises(ValueError, match="bytes"):
        engine(bytes(16)).stream(bytes(17), decrypt=False, chain=chain)


@pytest.mark.parametrize("mode", MODES)
def test_a_long_message_is_quick_outside_the_engine(mode: str) -> None:
    # A cost that grew with the square of the length would take minutes here.
    iv = iv_of(mode, random.Random(1))
    data = bytes(4_000_000)
    assert len(modes.encrypt(mode, Recorder(), iv, data, padding=False)) == len(data)
