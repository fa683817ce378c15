# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Encrypts a file on a simulated PicoRV32, by hardware and in software; OpenSSL decrypts it.

`make -C examples/soc` runs it; docs/guide/soc.md is the guide.
"""

import argparse
import importlib
import importlib.util
import secrets
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from aesilicon.design import rtl
from aesilicon.errors import AesiliconError
from aesilicon.tools import verilator

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
DRIVER = ROOT / "drivers" / "c"
COMPILER = "riscv64-unknown-elf-gcc"
SPECS = "picolibc.specs"
CPU = "pythondata_cpu_picorv32"
MODES = {"cbc": 1, "ctr": 4, "gcm": 5}
ENGINES = ("hardware", "software")
WRAPPERS = {"aes_axil", "aes_axil_gcm"}
OPTIONS = (
    *("-march=rv32i", "-mabi=ilp32", "-O2", "-std=gnu11"),
    *("-Wall", "-Wextra", "-Wconversion", "-Werror", f"--specs={SPECS}", "--crt0=minimal"),
    *(
        "-Wl,--defsym=__flash=0",
        "-Wl,--defsym=__flash_size=0x8000",
        "-Wl,--defsym=__ram_size=0x8000",
    ),
)


@dataclass(frozen=True)
class Result:
    """What the firmware sent."""

    ciphertext: bytes
    tag: bytes
    """Of 16 bytes in GCM, else empty."""
    status: int
    """Of the driver; 0 is well."""
    clocks: int
    """Of key set-up, IV and cipher; without the transfers at the port."""


def missing() -> str | None:
    """A sentence that says what the example lacks on this machine, and where it is."""
    if importlib.util.find_spec(CPU) is None:
        return "the example needs PicoRV32: pip install pythondata-cpu-picorv32"
    specs = None
    if shutil.which(COMPILER):
        ask = [COMPILER, f"-print-file-name={SPECS}"]
        specs = subprocess.run(ask, capture_output=True, text=True, check=True).stdout.strip()
    if specs in (None, SPECS):
        packages = "gcc-riscv64-unknown-elf picolibc-riscv64-unknown-elf"
        return (
            f"the example needs a compiler and a C library for RISC-V: apt-get install {packages}"
        )
    if programs := verilator.check():
        return f"the example needs {', '.join(programs)}; see 'aesilicon doctor'"
    return None


def compile_firmware(
    folder: Path,
    source: Path = HERE / "firmware",
    *,
    ram: int = 0x8000,
    aes: int = 0x40000000,
    gcm: int = 0xC0000000,
) -> None:
    """Writes `firmware.hex`, the driver and the sources of a folder as words for the memory.

    The program has 32 KiB from 0 on, its data 32 KiB from `ram` on; `aes_axil` is at `aes`,
    `aes_axil_gcm` at `gcm`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    elf, binary = folder / "firmware.elf", folder / "firmware.bin"
    driver = [DRIVER / "aesilicon.c", DRIVER / "aesilicon_messages.c"]
    files = [*sorted(source.glob("*.c")), *driver]
    where = [f"-Wl,--defsym=__ram={ram:#x}", f"-DAES_BASE={aes:#x}", f"-DGCM_BASE={gcm:#x}"]
    subprocess.run([COMPILER, *OPTIONS, *where, f"-I{DRIVER}", *files, "-o", elf], check=True)
    objcopy = COMPILER.replace("gcc", "objcopy")
    subprocess.run([objcopy, "-O", "binary", elf, binary], check=True)
    data = binary.read_bytes()
    words = (int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4))
    (folder / "firmware.hex").write_text("".join(f"{word:08x}\n" for word in words))


def sources() -> list[Path]:
    """The RTL of the system."""
    spec = importlib.util.find_spec(CPU)
    assert spec is not None and spec.origin is not None
    library = [
        file.path
        for file in rtl.manifest()
        if (not file.sboxes or {"table", "lean"} & set(file.sboxes))
        and (not file.architectures or "round" in file.architectures)
        and (not file.wrappers or WRAPPERS & set(file.wrappers))
        and not file.block_bits
    ]
    own = [HERE / f"{name}.sv" for name in ("soc_memory", "soc_port", "soc")]
    return [*library, Path(spec.origin).parent / "verilog" / "picorv32.v", *own]


def compile_system(program: Path, files: Sequence[Path] = (), top: str = "soc") -> None:
    """Compiles the simulator of the system, or of another with its ports."""
    log = program.with_suffix(".log")
    main = HERE / "simulator.cpp"
    verilator.build(files or sources(), top, main, program, log=log, options=["-Wno-fatal"])


def build(folder: Path) -> Path:
    """Compiles firmware and simulator; returns the simulator, which runs in the folder."""
    compile_firmware(folder)
    compile_system(folder / "simulator")
    return folder / "simulator"


def encrypt(
    system: Path, folder: Path, engine: str, mode: str, key: bytes, iv: bytes, data: bytes
) -> Result:
    """Runs the firmware of `folder` once; `iv` has 16 bytes, of which GCM reads 12."""
    header = bytes([ENGINES.index(engine), MODES[mode], len(key)])
    run = subprocess.run(
        [system.absolute(), str(10**6 + 4000 * len(data))],
        input=header + key + iv + len(data).to_bytes(4, "little") + data,
        cwd=folder,
        capture_output=True,
        check=False,
    )
    if run.returncode != 0 or len(run.stdout) < 9:
        said = run.stderr.decode(errors="replace").strip() or "the processor has trapped"
        raise RuntimeError(f"{mode} by {engine}: {said}")
    clocks = int.from_bytes(run.stdout[-8:], "little")
    sent = run.stdout[:-9]
    tag = sent[len(data) :]
    return Result(sent[: len(data)], tag, run.stdout[-9], clocks)


def openssl(mode: str, key: bytes, iv: bytes, result: Result) -> bytes | None:
    """The plaintext, by OpenSSL; None if the tag is wrong."""
    if mode == "gcm":
        try:
            return AESGCM(key).decrypt(iv[:12], result.ciphertext + result.tag, None)
        except InvalidTag:
            return None
    cipher = Cipher(algorithms.AES(key), modes.CBC(iv) if mode == "cbc" else modes.CTR(iv))
    decryptor = cipher.decryptor()
    return decryptor.update(result.ciphertext) + decryptor.finalize()


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints clocks a byte of each mode by both engines; status 1 if OpenSSL reads other data."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path, nargs="?", default=HERE.parent / "picture.bmp")
    parser.add_argument("--bytes", type=int, default=16384, help="of the file, at most (16384)")
    parser.add_argument("--key-bits", type=int, choices=(128, 192, 256), default=128)
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "soc", metavar="FOLDER")
    parser.add_argument("--litex", action="store_true", help="the system that LiteX makes")
    options = parser.parse_args(arguments)
    if sentence := missing():
        parser.error(sentence)
    if options.litex and importlib.util.find_spec("litex") is None:
        parser.error("--litex needs LiteX: pip install litex")
    folder: Path = options.output
    try:
        with options.file.open("rb") as file:
            data = file.read(max(0, options.bytes))
        make = importlib.import_module("litex_system").build if options.litex else build
        system = make(folder)
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    except AesiliconError as error:
        parser.error(str(error))
    key, iv = secrets.token_bytes(options.key_bits // 8), secrets.token_bytes(16)
    print(f"{len(data)} bytes, key of {options.key_bits} bits; clocks a byte on PicoRV32:")
    print("mode  " + "".join(f"{engine:>10}" for engine in ENGINES) + "     ratio  OpenSSL")
    good = True
    for mode in MODES:
        plain = data + b"\0" * (-len(data) % 16) if mode == "cbc" else data
        results = [encrypt(system, folder, engine, mode, key, iv, plain) for engine in ENGINES]
        read = all(
            result.status == 0 and openssl(mode, key, iv, result) == plain for result in results
        )
        hard, soft = (result.clocks / max(1, len(plain)) for result in results)
        says = "reads both" if read else "READS SOMETHING ELSE"
        print(f"{mode:6}{hard:10.1f}{soft:10.1f}{soft / hard:10.1f}  {says}")
        (folder / f"{options.file.name}.{mode}").write_bytes(results[0].ciphertext + results[0].tag)
        good = good and read
    print(f"key {key.hex()}, IV {iv.hex()} (GCM: its first 12 bytes); ciphertexts in {folder}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
