# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The compiled RTL of a wrapped design, which maps the inputs of each clock to its outputs.

A job holds for each clock the inputs in port order, then a 4-byte number `mix`. A port takes 1, 2,
4 or 8 bytes, or a multiple of 4, lowest byte first. `mix` is 0, or the number (from 1) of the
output word to XOR into the input word. A result holds the outputs of each clock, coded alike.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from itertools import chain
from pathlib import Path

from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.design.ports import Port
from aesilicon.drivers.simulator import answer, compiled
from aesilicon.drivers.wrapper import Pins, Recording, Wrapper
from aesilicon.tools import verilator

_CLOCK = "clk_i"
_WAVES = "waves.h"
_MIX_BYTES = 4


class PortSimulator:
    """A wrapped design's RTL, compiled into `cache_dir` unless it is there already.

    Raises `MissingToolError` without Verilator or a program that it needs, such as a C++ compiler,
    and `ToolError` when the RTL does not compile.
    """

    def __init__(self, design: Design, cache_dir: Path, *, traced: bool = False) -> None:
        """`traced` compiles the program so that it can write waveforms."""
        assert design.wrapping is not None
        self.design = design
        self.wrapper = design.wrapping
        ports = [port for port in self.wrapper.ports if port.name != _CLOCK]
        self._inputs = [port for port in ports if port.direction == "input"]
        self._outputs = [port for port in ports if port.direction == "output"]
        self._values = lru_cache(maxsize=4096)(self._encode)
        self._options = [verilator.TRACE] if traced else []
        name = f"{design.top}-{identity(design, self._options)[:24]}"
        self._executable = compiled(cache_dir / name, self._compile)

    def _compile(self, executable: Path, folder: Path, log: Path) -> None:
        sources = rtl.write_sources(self.design, folder)
        driver = folder / "driver.cpp"
        driver.write_text(_driver(self.wrapper), encoding="utf-8")
        with as_file(files(__package__)) as here:
            verilator.build(
                *(sources, self.design.top, driver, executable),
                log=log,
                headers=[here / _WAVES],
                options=self._options,
            )

    def encode(self, inputs: Pins[int], mix: int = 0) -> bytes:
        """Encodes one clock of a job. An input of None gets its idle value."""
        return self._values(inputs) + mix.to_bytes(_MIX_BYTES, "little")

    def _encode(self, inputs: Pins[int]) -> bytes:
        values = inputs.values()
        return b"".join(
            (self._idle(port) if value is None else value).to_bytes(_bytes(port), "little")
            for port, value in ((port, values[port.name]) for port in self._inputs)
        )

    def reset(self) -> bytes:
        """The clock that begins a job: all inputs idle, in reset."""
        values = (self._idle(port).to_bytes(_bytes(port), "little") for port in self._inputs)
        return b"".join(values) + bytes(_MIX_BYTES)

    def _idle(self, port: Port) -> int:
        return self.wrapper.idle.get(port.name, 0)

    def run(
        self, job: Iterable[bytes], *, poke: bool = False, waves: Path | None = None
    ) -> Iterator[dict[str, int]]:
        """Runs a job of encoded clocks; yields port -> value of all outputs in each clock.

        With `poke` the results end before the first clock in which an output depends
        combinationally on an input. Without it a traced program writes the VCD file `waves`. Raises
        `ToolError` when the program fails.
        """
        data, words = b"".join(job), ["poke"] if poke else [str(waves)] if waves else []
        step, timeout = f"simulation of {self.design.name}", 120 + len(data) / 10**6
        return self._decode(answer(step, self._executable, data, *words, timeout=timeout))

    def _decode(self, raw: bytes) -> Iterator[dict[str, int]]:
        places = []
        size = 0
        for port in self._outputs:
            places.append((port.name, size, size + _bytes(port)))
            size += _bytes(port)
        for at in range(0, len(raw), size):
            yield {name: int.from_bytes(raw[at + a : at + b], "little") for name, a, b in places}

    def compare(
        self, recording: Recording, *, poke: bool = False, waves: Path | None = None
    ) -> str | None:
        """Runs a recording on the RTL; returns a sentence on the first difference, or None.

        `poke` and `waves` are as in `run`.
        """
        job = map(self.encode, recording.inputs)
        got = self.run(chain([self.reset()], job), poke=poke, waves=waves)
        next(got, None)
        now = -1
        for now, (seen, pins) in enumerate(zip(got, recording.due, strict=False)):
            due = pins.values()
            if seen != due:
                name = next(name for name in seen if seen[name] != due[name])
                return f"{recording.place(now)}: {name} is {seen[name]:x}, not {due[name]:x}"
        if now + 1 < len(recording.due):
            return f"{recording.place(now + 1)}: an output moves with an input"
        return None


def _bytes(port: Port) -> int:
    """Size in bytes of Verilator's variable for a port."""
    sizes = (size for size in (1, 2, 4, 8) if port.bits <= 8 * size)
    return next(sizes, (port.bits + 31) // 32 * 4)


def _driver(wrapper: Wrapper) -> str:
    """C++ text of the driver, with the ports of a wrapper as macros."""

    def each(direction: str) -> str:
        ports = (p for p in wrapper.ports if p.direction == direction and p.name != _CLOCK)
        return " ".join(f"X({port.name}, {port.bits})" for port in ports)

    channel = wrapper.channel
    macros = {
        "AES_INPUTS(X)": each("input"),
        "AES_OUTPUTS(X)": each("output"),
        "AES_IN_DATA": channel.in_data,
        "AES_OUT_DATA": channel.out_data,
        "AES_OUT_VALID": channel.out_valid,
        "AES_OUT_READY": channel.out_ready,
    }
    text = (files(__package__) / "port_driver.cpp").read_text(encoding="utf-8")
    return "".join(f"#define {name} {value}\n" for name, value in macros.items()) + text


def identity(design: Design, options: Sequence[str] = ()) -> str:
    """SHA-256 (hex) over all that a simulation of the design depends on."""
    assert design.wrapping is not None
    digest = hashlib.sha256(rtl.text_hash(design).encode())
    digest.update(_driver(design.wrapping).encode())
    digest.update((files(__package__) / _WAVES).read_bytes() + str(options).encode())
    digest.update(verilator.version().encode())
    return digest.hexdigest()
