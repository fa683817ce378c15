# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""The RTL of a design as a compiled program, which runs jobs of keys and blocks.

A job is a queue of operations that the compiled driver (driver.cpp) runs in order, with no Python
between clocks. The driver checks the port protocol in every clock.
"""

import fcntl
import hashlib
import struct
import tempfile
import uuid
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path

from aesilicon.architectures import LENGTHS, Answer, Offer, Request
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.errors import ToolError
from aesilicon.tools import process, verilator

_DRIVER = "driver.cpp"
_HEADERS = ("job.h", "output_rules.h", "vectors.h", "waves.h")
_MAGIC = 0x32424A41
_JOB_HEADER = struct.Struct("<4I")
_OPERATION = struct.Struct("<6I")
_RESULT_HEADER = struct.Struct("<2I8Q")
_BLOCK = struct.Struct("<5Q")
_KEY = struct.Struct("<3Q")
_CLEAR = struct.Struct("<3Q")
_CLOCK = struct.Struct("<H")
_NEVER = 2**64 - 1
_FOREVER = 2**32 - 1
_KEY_OP, _BLOCKS, _TRAFFIC, _CLEAR_OP, _RESET, _IDLE, _DRAIN, _MESSAGE = range(1, 9)


@dataclass(frozen=True)
class BlockRecord:
    """One block of a job. Clocks count from the job's first clock; None: it never happened."""

    in_clock: int | None
    """Clock of the input transfer."""
    out_clock: int | None
    """First clock with `out_valid_o` high for the result."""
    taken_clock: int | None
    """Clock of the output transfer; None for a block that a clear or reset dropped."""
    tag: int
    error: bool


@dataclass(frozen=True)
class KeyRecord:
    """One key of a job."""

    offered: int | None
    """First clock with `key_valid_i` high."""
    accepted: int | None
    """Clock of the transfer."""
    error_clock: int | None
    """First clock with `key_error_o` high after the transfer."""


@dataclass(frozen=True)
class ClearRecord:
    """One clear or reset of a job."""

    begin: int | None
    release: int | None
    """First clock with the signal inactive again."""
    ready: int | None
    """First clock from `release` on with `key_ready_o` high."""


@dataclass(frozen=True)
class JobResult:
    """The results of a job, with records of its transfers."""

    data: bytes
    """Results of all blocks in order, each of the block's length; zeros for a dropped block."""
    clocks: int
    """Number of clocks of the whole job."""
    busy_clocks: int
    """Clocks from the first offer of a key or block to the last result, both included."""
    done: int
    """Number of results."""
    errors: int
    """Number of results with `out_error_o`."""
    violation: str | None
    """Sentence on the violation of the protocol that ended the job; None without one."""
    keys: tuple[KeyRecord, ...]
    clears: tuple[ClearRecord, ...]
    """The first is the reset that every job begins with."""
    blocks: tuple[BlockRecord, ...]
    """Empty unless the job ran with `records`."""
    trace: tuple[tuple[Offer, Answer], ...] = ()
    """Control inputs and outputs in each clock from 0 on; empty unless run with `trace`."""


class Job:
    """A queue of operations for one run, which begins with a reset.

    An operation ends with its last transfer, and the next one begins in the clock after; results
    are taken meanwhile. `watchdog` is the number of clocks without any transfer after which the
    core counts as hung.
    """

    WATCHDOG = 4000
    """Clocks of the watchdog if none are given."""

    def __init__(self, *, watchdog: int = WATCHDOG) -> None:
        self.count = 0
        """Number of blocks so far."""
        self._watchdog = watchdog
        self._parts: list[bytes] = []
        self.reset(2)

    def key(self, key: bytes, *, length_code: int | None = None, eager: bool = False) -> None:
        """Loads a key of 16, 24 or 32 bytes; `length_code` overrides the code of its length.

        The key is offered once the core has taken all earlier blocks. Later blocks wait until the
        key is taken, except after an `eager` key, beside which they are offered. The bits below a
        short key are junk.
        """
        code = LENGTHS.index(len(key) * 8) if length_code is None else length_code
        junk = bytes(byte ^ 0xFF for byte in key)
        self._add(_KEY_OP, int(eager), code, payload=(key + junk)[:32])

    def blocks(
        self,
        data: bytes,
        *,
        decrypt: bool = False,
        chain: bool = False,
        chain_port: bool = False,
        block_bytes: int = 16,
        length_code: int | None = None,
        patience: int | None = None,
    ) -> None:
        """Streams whole blocks of 16, 24 or 32 bytes as fast as the core takes them.

        With `chain` each block waits for the previous result and is XORed with it (the first of
        this call with 0). `chain_port` drives `in_chain_i`. `length_code` overrides the code of
        `block_bytes` on `block_len_i`. After `patience` clocks the blocks not yet taken are given
        up. Then a clear or reset must follow at once, and no eager key may wait. Raises
        `ValueError` if the last block is not whole.
        """
        count, rest = divmod(len(data), block_bytes)
        if rest:
            raise ValueError(f"{len(data)} bytes are not a whole number of blocks")
        code = LENGTHS.index(block_bytes * 8) if length_code is None else length_code
        clocks = _FOREVER if patience is None else patience
        self.count += count
        flags = decrypt | chain << 1 | chain_port << 2
        self._add(_BLOCKS, flags, count, code, block_bytes, clocks, payload=data)

    def message(self, mode: int, iv: bytes, *, decrypt: bool = False) -> None:
        """Begins a message at the ports of `aes_mode`: `mode` codes `mode_e`, `iv` has 16 bytes.

        The message is offered once the core has taken all earlier blocks. Later blocks wait until
        it is taken, a later key does not.
        """
        self._add(_MESSAGE, int(decrypt), mode, payload=iv)

    def traffic(self, *, gap: float = 0, stall: float = 0, seed: int = 0) -> None:
        """Sets random gaps and stalls for all later operations.

        In each clock no new key or block is offered with probability `gap`, and no result is taken
        with probability `stall`. A `stall` of 1 takes no result until the next `traffic`. Raises
        `ValueError` for a `gap` of 1, and for values that are no probabilities.
        """
        if not (0 <= gap < 1 and 0 <= stall <= 1):
            raise ValueError("gap and stall are probabilities, and gap is less than 1")
        self._add(_TRAFFIC, seed & 0xFFFFFFFF, _threshold(gap), _threshold(stall))

    def clear(self, clocks: int = 1, *, after: int = 0, offer: bool = False) -> None:
        """After `after` clocks raises `key_clear_i` for `clocks` clocks, which drops all blocks.

        With `offer`, a key and a block are offered in these clocks and withdrawn at the end.
        """
        self._add(_CLEAR_OP, int(offer), max(clocks, 1), after)

    def reset(self, clocks: int = 1, *, after: int = 0, offer: bool = False) -> None:
        """After `after` clocks lowers `rst_ni` for `clocks` clocks; `offer` is as in `clear`."""
        self._add(_RESET, int(offer), max(clocks, 1), after)

    def idle(self, clocks: int) -> None:
        """Offers nothing for some clocks."""
        self._add(_IDLE, 0, clocks)

    def drain(self) -> None:
        """Waits until every result has been taken."""
        self._add(_DRAIN, 0)

    def _add(self, code: int, flags: int, *arguments: int, payload: bytes = b"") -> None:
        padded = (*arguments, 0, 0, 0, 0)[:4]
        self._parts += [_OPERATION.pack(code, flags, *padded), payload]

    def encode(self, *, records: bool, trace: bool = False) -> bytes:
        """The job file that the driver reads."""
        flags = records | trace << 1
        return _JOB_HEADER.pack(_MAGIC, self._watchdog, flags, 64) + b"".join(self._parts)


class Simulator:
    """A design's RTL, compiled with the driver into `cache_dir` unless it is there already.

    The program is named after the design's hash, the driver and Verilator's version. Raises
    `MissingToolError` without Verilator or a program that it needs, such as a C++ compiler, and
    `ToolError` when the RTL does not compile.
    """

    def __init__(
        self, design: Design, cache_dir: Path, *, adapted: bool = True, traced: bool = False
    ) -> None:
        """Without `adapted` a narrow core keeps its narrow ports. `traced` allows waveforms."""
        self.design = design
        self.own_ports = rtl.is_narrow(design) and not adapted
        """A narrow core is driven at its narrow ports."""
        self._options = [verilator.SHARED_FUNCTIONS, *([verilator.TRACE] if traced else [])]
        words = f"{self._identity()} {self._options}"
        if self.own_ports:
            words += rtl.narrow_source(design, self.top)
        name = f"{self.top}-{hashlib.sha256(words.encode()).hexdigest()[:24]}"
        self.executable = compiled(cache_dir / name, self._compile)

    @property
    def top(self) -> str:
        """Name of the module whose ports are driven."""
        return self.design.top

    @property
    def beats(self) -> int:
        """Transfers of a block: 1 at full-width ports."""
        return self.design.block_bits // self._port_bits

    @property
    def _port_bits(self) -> int:
        return self.design.core.port_bits if self.own_ports else self.design.block_bits

    def _identity(self) -> str:
        return identity(self.design)

    def _sources(self, folder: Path) -> list[Path]:
        """The files to compile, in order; generated files are written into `folder`."""
        return rtl.write_sources(self.design, folder, adapted=not self.own_ports)

    def _compile(self, executable: Path, folder: Path, log: Path) -> None:
        core = self.design.core
        with as_file(files(__package__)) as here:
            verilator.build(
                self._sources(folder),
                self.top,
                here / _DRIVER,
                executable,
                log=log,
                headers=[here / name for name in _HEADERS],
                cflags=[
                    f"-DPORT_BYTES={self.design.block_bits // 8}",
                    f"-DBEAT_BYTES={self._port_bits // 8}",
                    f"-DKEY_LENGTHS={sum(1 << LENGTHS.index(bits) for bits in core.key_bits)}",
                    f"-DTAG_BITS={core.tag_bits}",
                    f"-DKEY_PER_BLOCK={int(self.design.traits.key_per_block)}",
                    f"-DMODES={int(self.top != self.design.top)}",
                ],
                options=self._options,
            )

    def run(
        self,
        job: Job,
        *,
        records: bool = False,
        trace: bool = False,
        waves: Path | None = None,
    ) -> JobResult:
        """Runs a job. `records` adds the clocks of each block's transfers to the result.

        `trace` adds the control inputs and outputs of every clock. A traced program writes the VCD
        file `waves`. The result reports a violation of the protocol. Raises `ToolError` when the
        program itself fails.
        """
        step, timeout = f"simulation of {self.design.name}", 600 + job.count / 1000
        encoded = job.encode(records=records, trace=trace)
        words = [str(waves)] if waves else []
        raw = answer(step, self.executable, encoded, *words, timeout=timeout)
        return _decode(raw, job.count if records else 0)


class Engine:
    """A simulator with one key, which counts the clocks and blocks of its jobs."""

    def __init__(self, simulator: Simulator, key: bytes) -> None:
        self.clocks = 0
        """Clocks of all jobs so far, including the key set-up of each."""
        self.blocks = 0
        """Number of blocks of all jobs so far."""
        self._simulator = simulator
        self._key = key

    def _finished(self, job: Job, broke: str, refused: str) -> bytes:
        """Runs a job and returns its results.

        Raises `ToolError` with the text `broke` for a violation, `refused` for refused blocks.
        """
        result = self._simulator.run(job)
        step = f"simulation of {self._simulator.design.name}"
        if result.violation:
            raise ToolError(step, broke.format(result.violation))
        if result.errors:
            raise ToolError(step, refused.format(f"{result.errors} of {job.count} blocks"))
        self.clocks += result.busy_clocks
        self.blocks += job.count
        return result.data


class RtlEngine(Engine):
    """The simulated core with one key, used as the block cipher of a mode of operation."""

    def __init__(self, simulator: Simulator, key: bytes, block_bytes: int = 16) -> None:
        super().__init__(simulator, key)
        self.block_bytes = block_bytes

    def stream(self, blocks: bytes, *, decrypt: bool, chain: bool) -> bytes:
        """Enciphers or deciphers whole blocks.

        With `chain`, block i is XORed with result i-1 before it enters (block 0 with 0). Raises
        `ToolError` when the core breaks the protocol or refuses a request.
        """
        job = Job()
        job.key(self._key)
        job.blocks(blocks, decrypt=decrypt, chain=chain, block_bytes=self.block_bytes)
        return self._finished(job, "the core broke its protocol at {}", "the core refused {}")


def identity(design: Design, around: str = "") -> str:
    """SHA-256 (hex) over all that a compiled simulator of the design depends on.

    `around` is the text of the modules around it.
    """
    digest = hashlib.sha256((rtl.text_hash(design) + around).encode())
    for name in (_DRIVER, *_HEADERS):
        digest.update((files(__package__) / name).read_bytes())
    digest.update(verilator.version().encode())
    return digest.hexdigest()


def compiled(executable: Path, make: Callable[[Path, Path, Path], object]) -> Path:
    """Returns `executable`. A missing one is built by `make(executable, source folder, log file)`.

    A file lock lets one process build at a time; the lock ends with the process.
    """
    if not executable.exists():
        executable.parent.mkdir(parents=True, exist_ok=True)
        with (
            executable.with_name(f"{executable.name}.lock").open("w") as lock,
            tempfile.TemporaryDirectory(prefix="aesilicon-rtl-") as folder,
        ):
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not executable.exists():
                make(executable, Path(folder), executable.with_name(f"{executable.name}.log"))
    return executable


def answer(step: str, executable: Path, job: bytes, *words: str, timeout: float) -> bytes:
    """The result file that a program writes for a job file; raises `ToolError` with its log."""
    with tempfile.TemporaryDirectory(prefix="aesilicon-job-") as folder:
        job_file, result = Path(folder, "job"), Path(folder, "result")
        job_file.write_bytes(job)
        log = executable.with_name(f"{executable.name}.{uuid.uuid4().hex}.log")
        process.run(step, [executable, job_file, result, *words], log=log, timeout=timeout)
        log.unlink()
        return result.read_bytes()


def _decode(raw: bytes, block_count: int = 0) -> JobResult:
    magic, message_bytes, clocks, first, last, done, errors, *counts = _RESULT_HEADER.unpack_from(
        raw
    )
    assert magic == _MAGIC, "the driver and simulator.py disagree on the result format"
    data_bytes, key_count, clear_count = counts
    at = _RESULT_HEADER.size

    def take(size: int) -> bytes:
        nonlocal at
        at += size
        return raw[at - size : at]

    message = take(message_bytes).decode()
    data = take(data_bytes)
    keys = _KEY.iter_unpack(take(key_count * _KEY.size))
    clears = _CLEAR.iter_unpack(take(clear_count * _CLEAR.size))
    blocks = _BLOCK.iter_unpack(take(block_count * _BLOCK.size))
    trace = _CLOCK.iter_unpack(raw[at:])
    return JobResult(
        data=data,
        clocks=clocks,
        busy_clocks=last - first + 1 if done else 0,
        done=done,
        errors=errors,
        violation=message or None,
        keys=tuple(KeyRecord(*map(_clock, k)) for k in keys),
        clears=tuple(ClearRecord(*map(_clock, c)) for c in clears),
        blocks=tuple(
            BlockRecord(_clock(into), _clock(out), _clock(taken), tag, bool(error))
            for into, out, taken, tag, error in blocks
        ),
        trace=tuple(_one_clock(word) for (word,) in trace),
    )


def _one_clock(word: int) -> tuple[Offer, Answer]:
    """Unpacks the control inputs and outputs of a clock, as `record_clock` in driver.cpp packs."""
    fields = []
    for bits in (1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1):
        fields.append(word & (1 << bits) - 1)
        word >>= bits
    released, clear, key, key_len, block, decrypt, chain, length, out_ready, *answer = fields
    key_ready, in_ready, out_valid, out_error, key_error = map(bool, answer)
    offer = Offer(
        key=key_len if key else None,
        block=Request(bool(decrypt), length, bool(chain)) if block else None,
        out_ready=bool(out_ready),
        clear=bool(clear),
        reset=not released,
    )
    return offer, Answer(key_ready, in_ready, out_valid, out_error, key_error)


def _threshold(probability: float) -> int:
    return min(int(probability * 2**32), 2**32 - 1)


def _clock(value: int) -> int | None:
    return None if value == _NEVER else value
