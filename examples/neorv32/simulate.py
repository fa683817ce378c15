# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Simulates NEORV32 with AES-GCM on its external bus: `simulate.py /path/to/neorv32`.

GHDL makes Verilog of the processor, Icarus simulates it with the bundle; docs/guide/soc.md is the
guide.
"""

import argparse
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BUNDLE = "aes128_gcm_apb"
TOP = "neorv32_aes"
BAUD = 5_000_000
TAG = "tag 5bc94fbc3221a5db94fae95ae7121a47"
"""Of test case 4 of the paper on GCM."""
COMMANDS = ("ghdl", "iverilog", "vvp", "riscv64-unknown-elf-gcc", "make")
CASE = re.compile(r"(case \(\w+\)\n(?:\s+\d+'b[01]+: (\w+) <= [^;]*;\n)+)(\s*endcase)")


def run(*command: object, cwd: Path) -> str:
    """What a command prints; RuntimeError with its errors if it fails."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}: {(done.stderr or done.stdout).strip()[-2000:]}")
    return done.stdout


def literal(value: str) -> str:
    """A literal or a name of VHDL in Verilog; what is not '1' or '0' is unknown."""
    if value[0] not in "\"'":
        return value
    bits = value.strip("\"'").lower()
    return f"{len(bits)}'b{re.sub('[^01]', 'x', bits)}"


def repair(verilog: str, vhdl: str) -> str:
    """GHDL 2.0 writes `case` without the default in Verilog, but with it in VHDL: add it.

    Both texts are of the same netlist.
    """
    defaults = {
        (module.group(1).lower(), net): literal(value)
        for module in re.finditer(r"architecture rtl of (\w+) is(.*?)\nend rtl;", vhdl, re.S)
        for net, value in re.findall(
            r"with \w+ select (\w+) <=\s[^;]*?(\S+) when others;", module.group(2)
        )
    }

    def with_defaults(module: re.Match[str]) -> str:
        def one(case: re.Match[str]) -> str:
            value = defaults[module.group(1).lower(), case.group(2)]
            return f"{case.group(1)}      default: {case.group(2)} <= {value};\n{case.group(3)}"

        return CASE.sub(one, module.group(0))

    return re.sub(r"\bmodule (\w+).*?\nendmodule", with_defaults, verilog, flags=re.S)


def convert(top: str, work: Path) -> str:
    """Verilog of an analysed entity."""
    made = {
        kind: run("ghdl", "--synth", "--std=08", f"--out={kind}", top, cwd=work)
        for kind in ("vhdl", "verilog")
    }
    return repair(made["verilog"], made["vhdl"])


def system(neorv32: Path, work: Path) -> str:
    """Verilog of the processor with its program and the bridge; the bundle is not in it."""
    firmware = work / "firmware"
    shutil.copytree(HERE / "firmware", firmware, dirs_exist_ok=True)
    options = [f"NEORV32_HOME={neorv32}", f"DRIVER={ROOT / 'drivers' / 'c'}", f"BAUD={BAUD}"]
    run("make", *options, "clean", "image", cwd=firmware)
    image = firmware / "neorv32_imem_image.vhd"
    core = sorted((neorv32 / "rtl" / "core").glob("*.vhd"))
    files = [file for file in core if file.name != image.name]
    library = ["--std=08", "--work=neorv32"]
    run("ghdl", "-i", *library, *files, image, cwd=work)
    run("ghdl", "-m", *library, "neorv32_top", cwd=work)
    run("ghdl", "-a", "--std=08", HERE / "xbus_apb.vhd", HERE / f"{TOP}.vhd", cwd=work)
    text = convert(TOP, work)
    return re.sub(rf"\bmodule {BUNDLE}\n.*?\nendmodule\n", "", text, flags=re.S)


def simulate(neorv32: Path, bundle: Path, work: Path) -> str:
    """What the program prints."""
    (work / "system.v").write_text(system(neorv32, work))
    files = [HERE / "bench.v", work / "system.v", bundle / "verilog" / f"{BUNDLE}.v"]
    run("iverilog", "-g2005-sv", f"-Ptb.BAUD={BAUD}", "-s", "tb", "-o", "sim", *files, cwd=work)
    return run("vvp", "-n", "sim", cwd=work)


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what the program prints; status 1 if the tag is wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("neorv32", type=Path, help="a clone of NEORV32")
    parser.add_argument("bundle", type=Path, help="of `aesilicon build aes128-gcm --bus apb`")
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "neorv32", metavar="FOLDER")
    options = parser.parse_args(arguments)
    if lacking := [command for command in COMMANDS if shutil.which(command) is None]:
        parser.error(f"the example needs {', '.join(lacking)}")
    for folder, file in (
        (options.neorv32, "rtl/core/neorv32_top.vhd"),
        (options.bundle, f"verilog/{BUNDLE}.v"),
    ):
        if not (folder / file).is_file():
            parser.error(f"{folder} has no {file}")
    try:
        options.output.mkdir(parents=True, exist_ok=True)
        for library in options.output.glob("*.cf"):
            library.unlink()
        said = simulate(options.neorv32.resolve(), options.bundle.resolve(), options.output)
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    except RuntimeError as error:
        parser.error(str(error))
    print(said.strip())
    return 0 if TAG in said and "decrypted" in said else 1


if __name__ == "__main__":
    sys.exit(main())
