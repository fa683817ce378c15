# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Real data through the simulated RTL against OpenSSL, and what a user's mistakes are told."""

import random
from pathlib import Path

import py3rijndael
import pytest
from cryptography.hazmat.decrepit.ciphers.modes import CFB, OFB
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.padding import PKCS7

import command
from aesilicon.design import design
from aesilicon.design.design import Design
from aesilicon.errors import UserError
from aesilicon.flows.simulate.run import read_secret, request, run_file
from aesilicon.spec import modes as golden
from aesilicon.tools import verilator

KEY = bytes(range(32))
IV = bytes.fromhex("f0f1f2f3f4f5f6f7f8f9fafbfcfdffff")  # the counter carries soon
OPENSSL = {
    "ecb": lambda iv: modes.ECB(),
    "cbc": modes.CBC,
    "cfb128": CFB,
    "ofb": OFB,
    "ctr": modes.CTR,
}


def openssl(mode: str, key: bytes, data: bytes, *, decrypt: bool) -> bytes:
    padding = PKCS7(128)
    cipher = Cipher(algorithms.AES(key), OPENSSL[mode](IV))
    if decrypt:
        worker = cipher.decryptor()
        data = worker.update(data) + worker.finalize()
        if mode in ("ecb", "cbc"):
            unpadder = padding.unpadder()
            data = unpadder.update(data) + unpadder.finalize()
        return data
    if mode in ("ecb", "cbc"):
        padder = padding.padder()
        data = padder.update(data) + padder.finalize()
    encryptor = cipher.encryptor()
    return encryptor.update(data) + encryptor.finalize()


def iv_of(mode: str) -> str | None:
    return None if mode == "ecb" else IV.hex()


@pytest.mark.parametrize("bits", [128, 192, 256])
@pytest.mark.parametrize("mode", OPENSSL)
def test_both_ways_match_openssl(aes_round: Design, simulators: Path, mode: str, bits: int) -> None:
    key = KEY[: bits // 8]
    for length in (1, 16, 333, 4096):
        plain = random.Random(length).randbytes(length)
        secret = openssl(mode, key, plain, decrypt=False)
        forward = request(aes_round, mode, key.hex(), iv_of(mode))
        assert run_file(forward, plain, simulators).output == secret
        back = request(aes_round, mode, key.hex(), iv_of(mode), decrypt=True)
        assert run_file(back, secret, simulators).output == plain


@pytest.mark.parametrize(
    ("mode", "interval"), [("ecb", 10), ("ctr", 10), ("cbc", 11), ("cfb128", 11), ("ofb", 11)]
)
def test_clocks_are_the_documented_ones(
    aes_round: Design, simulators: Path, mode: str, interval: int
) -> None:
    """Full rate without feedback, a latency a block with it, besides filling the core once."""
    padding = mode not in ("ecb", "cbc")
    wanted = request(aes_round, mode, "00" * 16, iv_of(mode), padding=padding)
    result = run_file(wanted, bytes(16 * 1000), simulators)
    timing = aes_round.timing(128)
    assert interval in (timing.interval, timing.latency)
    first = 2 + timing.key_setup - 1  # the key is offered, taken, set up
    assert result.clocks == first + 999 * interval + timing.latency + 1
    assert result.blocks == 1000
    assert result.clocks_per_block == result.clocks / 1000
    row = result.report().to_json()
    assert (row["mode"], row["direction"], row["bytes"]) == (mode, "encrypt", 16000)
    assert row["mode_in"] == "rtl"
    assert "0" * 32 not in str(row)


def filling(core: Design) -> int:
    """Clocks of a run besides one for each block: the key is offered and set up, the core fills."""
    timing = core.timing(128)
    return 1 + timing.key_setup + timing.latency


def test_the_pipeline_takes_a_block_a_clock_and_run_says_so(
    simulators: Path, tmp_path: Path
) -> None:
    plain = random.Random(0).randbytes(16 * 1000 - 5)
    (tmp_path / "plain").write_bytes(plain)
    (tmp_path / "store").mkdir()
    (tmp_path / "store" / "cache").symlink_to(simulators)
    done = command.aesilicon(
        *("run", "mcloone-pipeline", "plain", "-o", "secret", "--mode", "ctr"),
        *("--key", KEY[:16].hex(), "--iv", IV.hex()),
        cwd=tmp_path,
    )
    assert done.status == 0, done.err
    secret = (tmp_path / "secret").read_bytes()
    assert secret == openssl("ctr", KEY[:16], plain, decrypt=False)
    clocks = 1000 + filling(design.load("mcloone-pipeline"))
    assert done.err.decode().splitlines()[-1] == (
        f"mcloone-pipeline, ctr in RTL: 15995 bytes, 1000 blocks in {clocks} core clocks, "
        f"{clocks / 1000:.3f} clocks a block"
    )


@pytest.mark.bench
def test_64_mib_at_a_block_a_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """About four minutes, a fifth of them compilation."""
    monkeypatch.setattr(verilator, "EFFORT", "-O2")  # as for a user: it repays itself here
    core, plain = design.load("aes128-pipeline"), random.Random(0).randbytes(64 << 20)
    result = run_file(request(core, "ctr", KEY[:16].hex(), IV.hex()), plain, tmp_path)
    assert result.output == openssl("ctr", KEY[:16], plain, decrypt=False)
    assert result.blocks == 1 << 22
    assert result.clocks == result.blocks + filling(core)


def test_empty_input(aes_round: Design, simulators: Path) -> None:
    result = run_file(request(aes_round, "ctr", "00" * 16, IV.hex()), b"", simulators)
    assert (result.output, result.blocks, result.clocks_per_block) == (b"", 0, 0)
    padded = run_file(request(aes_round, "ecb", "00" * 16, None), b"", simulators)
    assert padded.output == openssl("ecb", bytes(16), b"", decrypt=False)


def test_encryption_only_core_serves_the_stream_modes(simulators: Path) -> None:
    core = design.load("aes128-round-enc")
    for mode in ("cfb128", "ofb", "ctr"):
        secret = openssl(mode, KEY[:16], b"hello", decrypt=False)
        wanted = request(core, mode, KEY[:16].hex(), IV.hex(), decrypt=True)
        assert run_file(wanted, secret, simulators).output == b"hello"
    for mode in ("ecb", "cbc"):
        with pytest.raises(UserError, match=r"decrypt in (ECB|CBC), .* in cfb128, ofb, ctr$"):
            request(core, mode, "00" * 16, iv_of(mode), decrypt=True)


@pytest.mark.parametrize("mode", ["ecb", "cbc"])
def test_partial_blocks_are_refused(aes_round: Design, tmp_path: Path, mode: str) -> None:
    """Before any simulation: the folder for compiled programs is not even touched."""
    key, cache = "00" * 16, tmp_path / "untouched"
    back = request(aes_round, mode, key, iv_of(mode), decrypt=True)
    with pytest.raises(UserError, match=r"ciphertext of a multiple of 16 bytes.* has 17"):
        run_file(back, bytes(17), cache)
    with pytest.raises(UserError, match=r"the input is empty.*at least one block"):
        run_file(back, b"", cache)
    bare = request(aes_round, mode, key, iv_of(mode), padding=False)
    with pytest.raises(UserError, match=r"data without padding of a multiple of 16.* has 15"):
        run_file(bare, bytes(15), cache)
    assert not cache.exists()


@pytest.mark.parametrize("mode", ["cfb128", "ofb", "ctr"])
def test_modes_without_padding_cannot_leave_it_out(aes_round: Design, mode: str) -> None:
    with pytest.raises(UserError, match=r"takes data of any length.*; leave --no-padding out$"):
        request(aes_round, mode, "00" * 16, iv_of(mode), padding=False)


def test_corrupt_padding_is_refused(aes_round: Design, simulators: Path) -> None:
    secret = openssl("cbc", KEY[:16], b"some text", decrypt=False)
    wrong_key = request(aes_round, "cbc", KEY[1:17].hex(), IV.hex(), decrypt=True)
    with pytest.raises(UserError, match="the padding is corrupt"):
        run_file(wrong_key, secret, simulators)
    bare = request(aes_round, "cbc", KEY[:16].hex(), IV.hex(), decrypt=True, padding=False)
    assert run_file(bare, secret, simulators).output == b"some text" + b"\x07" * 7


@pytest.mark.parametrize(
    ("mode", "key", "iv", "complaint"),
    [
        ("ctx", "00" * 16, None, r"^unknown mode 'ctx'; did you mean 'ctr'\?$"),
        ("cbx", "00" * 16, None, r"^unknown mode 'cbx'; did you mean 'cbc'\?$"),
        (
            "cfb8",
            "00" * 16,
            None,
            r"^cfb8 feeds back a byte at a time: the driver does it, a block in ecb for each byte",
        ),
        (
            "CFB1",
            "00" * 16,
            None,
            r"^cfb1 feeds back a bit at a time: the driver does it, a block in ecb for each bit",
        ),
        (
            "cfb",
            "00" * 16,
            None,
            r"^cfb does not say how many bits are fed back: choose cfb128 for",
        ),
        ("cbc", "00" * 16, None, r"^CBC needs an IV: give --iv with 32 hex digits, or @FILE$"),
        ("ecb", "00" * 16, "00" * 16, r"^ECB takes no IV; leave --iv out$"),
        (
            "ecb",
            "00" * 15,
            None,
            r"^the key has 30 hex digits; it must be 32, 48 or 64 hex",
        ),
        ("ecb", "0" * 31, None, r"^the key has 31 hex digits, an odd number; it must be 32, 48 or"),
        ("ecb", "", None, r"^the key has 0 hex digits"),
        ("ecb", "0x" + "0" * 30, None, r"^the key has no hex digit at place 2; .* or @FILE$"),
        ("ecb", "\u0660" * 32, None, r"^the key has no hex digit at place 1; "),
        ("cbc", "00" * 16, "00" * 12, r"^the IV has 24 hex digits; it must be 32 hex digits$"),
        ("cbc", "00" * 16, "0" * 33, r"^the IV has 33 hex digits, an odd number; it must be 32"),
    ],
)
def test_mistakes_in_a_request(
    aes_round: Design, mode: str, key: str, iv: str | None, complaint: str
) -> None:
    with pytest.raises(UserError, match=complaint) as error:
        request(aes_round, mode, key, iv)
    assert error.value.exit_status == 2
    assert not key or key not in str(error.value)


class Theirs:
    """py3rijndael as the block cipher below a mode."""

    def __init__(self, key: bytes, block_bytes: int) -> None:
        self.block_bytes = block_bytes
        self._cipher = py3rijndael.Rijndael(key, block_bytes)

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        work = self._cipher.decrypt if decrypt else self._cipher.encrypt
        results = [bytes(self.block_bytes)]
        for at in range(0, len(blocks), self.block_bytes):
            block = blocks[at : at + self.block_bytes]
            mixed = bytes(a ^ b for a, b in zip(block, results[-1], strict=True))
            results.append(bytes(work(mixed if chain else block)))
        return b"".join(results[1:])


@pytest.mark.parametrize("mode", ["ctr", "cbc", "ecb"])
@pytest.mark.parametrize("name", ["rijndael-round", "rijndael256-round"])
def test_wide_blocks_match_py3rijndael(simulators: Path, name: str, mode: str) -> None:
    core = design.load(name)
    plain = random.Random(mode).randbytes(333)
    for key_bits, block_bits in core.sizes():
        size, key = block_bits // 8, KEY[: key_bits // 8]
        iv = b"" if mode == "ecb" else (b"\xff" * size)  # the counter begins anew
        due = golden.encrypt(mode, Theirs(key, size), iv, plain, padding=True)
        forward = request(core, mode, key.hex(), iv.hex() or None, block_bits=block_bits)
        result = run_file(forward, plain, simulators)
        assert result.output == due
        assert result.report().to_json()["block_bits"] == block_bits
        assert result.report().to_json()["mode_in"] == "driver"
        back = request(core, mode, key.hex(), iv.hex() or None, decrypt=True, block_bits=block_bits)
        assert run_file(back, due, simulators).output == plain


def test_block_length_without_being_asked() -> None:
    """128 bits where the design has them; the IV follows the block."""
    zeros = "00" * 16
    assert request(design.load("rijndael-round"), "cbc", zeros, zeros).block_bits == 128
    assert request(design.load("rijndael256-round"), "cbc", zeros, zeros * 2).block_bits == 256
    wide = request(design.load("rijndael-round"), "cbc", zeros, "00" * 24, block_bits=192)
    assert (wide.block_bits, len(wide.iv)) == (192, 24)
    with pytest.raises(UserError, match=r"the IV has 32 hex digits; it must be 64 hex digits$"):
        request(design.load("rijndael256-round"), "ctr", zeros, zeros)
    with pytest.raises(UserError, match="CTR needs an IV: give --iv with 48 hex digits, or @FILE"):
        request(design.load("rijndael-round"), "ctr", zeros, None, block_bits=192)


@pytest.mark.parametrize(
    ("name", "block_bits", "complaint"),
    [
        ("aes-round", 256, "design 'aes-round' has no 256-bit blocks; it takes 128 bits"),
        (
            "rijndael256-round",
            128,
            "design 'rijndael256-round' has no 128-bit blocks; it takes 256 bits",
        ),
        (
            "rijndael-round",
            100,
            "design 'rijndael-round' has no 100-bit blocks; it takes 128, 192 or 256 bits",
        ),
    ],
)
def test_block_length_the_design_lacks(name: str, block_bits: int, complaint: str) -> None:
    with pytest.raises(UserError, match=f"^{complaint}$"):
        request(design.load(name), "ecb", "00" * 16, None, block_bits=block_bits)


def test_partial_wide_blocks_are_refused(tmp_path: Path) -> None:
    core = design.load("rijndael-round")
    back = request(core, "ecb", "00" * 16, None, decrypt=True, block_bits=192)
    with pytest.raises(UserError, match=r"ciphertext of a multiple of 24 bytes.* has 32"):
        run_file(back, bytes(32), tmp_path)


def test_decryption_only_core_encrypts_in_no_mode(aes_round: Design) -> None:
    core = aes_round.core.model_copy(update={"directions": ["decrypt"]})
    backwards = aes_round.model_copy(update={"core": core})
    with pytest.raises(UserError, match=r"cannot encrypt in CTR, .* both directions$"):
        request(backwards, "ctr", "00" * 16, IV.hex())
    assert request(backwards, "cbc", "00" * 16, IV.hex(), decrypt=True).decrypt


def test_key_length_the_design_lacks() -> None:
    core = design.load("aes128-round-enc")
    with pytest.raises(UserError, match=r"'aes128-round-enc' has no 192-bit keys; it takes 128"):
        request(core, "ecb", "00" * 24, None)


@pytest.mark.parametrize(
    "content",
    [
        b"\x80" * 24,
        b"80" * 24,
        b"80" * 24 + b"\n",
        b"\n" * 24,
        b"0123456789abcdef01234567",  # 24 digits are no key in hex, so these are its bytes
    ],
)
def test_secret_from_a_file(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "key"
    file.write_bytes(content)
    expected = b"\x80" * 24 if content.strip().startswith((b"80", b"\x80")) else content
    assert read_secret("key", f"@{file}", [16, 24, 32]) == expected


def test_hex_in_a_file_wins_over_its_bytes(tmp_path: Path) -> None:
    """32 characters could be a 256-bit key or the digits of a 128-bit one: surely the latter."""
    file = tmp_path / "key"
    file.write_bytes(b"0f" * 16)
    assert read_secret("key", f"@{file}", [16, 24, 32]) == b"\x0f" * 16


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", r"holds 0 bytes, which are no key; it must hold 16, 24 or 32 bytes, or 32, 48 or 64"),
        (b"\xff" * 17, r"holds 17 bytes, which are no key"),
        (b"0" * 31 + b"\n", r"the key in .* has 31 hex digits, an odd number"),
        (None, r"^cannot read the key from .*key: No such file or directory$"),
        (
            b"\n" * 4097,
            r"holds more than 4096 bytes, which are no key; it must hold 16, 24 or 32 b",
        ),
    ],
)
def test_mistakes_in_a_key_file(tmp_path: Path, content: bytes | None, complaint: str) -> None:
    file = tmp_path / "key"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(UserError, match=complaint):
        read_secret("key", f"@{file}", [16, 24, 32])


def test_a_secret_is_not_read_without_end() -> None:
    with pytest.raises(UserError, match="/dev/zero holds more than 4096 bytes, which are no IV"):
        read_secret("IV", "@/dev/zero", [16])
    with pytest.raises(
        UserError, match="the key is @ without the name of a file; it must be 32 hex"
    ):
        read_secret("key", "@", [16])
