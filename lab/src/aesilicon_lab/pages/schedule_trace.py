# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Finds by simulation which unit of a core works on which column in each clock.

A probe is an expression of the RTL. Its values are looked up among all intermediate values that the
specification has for the blocks and the key, so rounds and columns come from the data, not from the
control. Several runs with different keys and blocks are looked up at once: a value is identified if
it belongs to the same round and column in all runs. So even single bytes can be identified.
"""

import hashlib
import random
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon.architectures import LENGTHS
from aesilicon.design import rtl
from aesilicon.design.design import Design
from aesilicon.drivers.simulator import compiled
from aesilicon.errors import ToolError
from aesilicon.spec import rijndael
from aesilicon.tools import process, verilator

RUNS = 4
"""Runs with different keys and blocks. A byte agrees in all runs by chance in one of 2^32 cases."""
BLOCKS = 4
"""Number of blocks in a run. The trace is that of the second block."""

_BENCH = """\
module schedule_bench;
  logic clk_i = 1'b0, rst_ni = 1'b0, key_valid_i = 1'b0, in_valid_i = 1'b0;
  logic [255:0] key_i;
  logic [1:0] key_len_i;
  logic [127:0] blocks [BLOCKS];
  logic in_decrypt_i, key_ready_o, key_error_o, in_ready_o, out_valid_o, out_error_o, out_tag_o;
  logic [127:0] in_data_i, out_data_o;
  int clocks = 0, taken = 0, given = 0;

  TOP u_top (
    .key_clear_i(1'b0), .in_chain_i(1'b0), .block_len_i(2'd0), .in_tag_i('0), .out_ready_i(1'b1), .*
  );

  always #1 clk_i = !clk_i;
  assign in_data_i = taken < BLOCKS ? blocks[taken] : '0;

  initial begin
    void'($value$plusargs("key=%h", key_i));
    void'($value$plusargs("length=%d", key_len_i));
    void'($value$plusargs("decrypt=%d", in_decrypt_i));
    void'($value$plusargs("block0=%h", blocks[0]));
    void'($value$plusargs("block1=%h", blocks[1]));
    void'($value$plusargs("block2=%h", blocks[2]));
    void'($value$plusargs("block3=%h", blocks[3]));
    #20000 $finish;
  end

  always @(posedge clk_i) begin
    clocks <= clocks + 1;
    rst_ni <= clocks >= 2;
    if (clocks == 3) key_valid_i <= 1'b1;
    if (key_valid_i && key_ready_o) begin
      key_valid_i <= 1'b0;
      in_valid_i <= 1'b1;
    end
    if (in_valid_i && in_ready_o) begin
      taken <= taken + 1;
      if (taken == BLOCKS - 1) in_valid_i <= 1'b0;
    end
  end

  always @(negedge clk_i) if (rst_ni) begin
    $display("clock %0d %0dPLACES", in_valid_i && in_ready_o, out_validVALUES);
    if (out_valid_o) given <= given + 1;
    if (given == BLOCKS) $finish;
  end
endmodule
"""


@dataclass(frozen=True)
class Probe:
    """A signal that shows a unit's work."""

    expression: str
    """SystemVerilog of 128, 32 or 8 bits: a state or round key, a column or word, a byte. `@` is
    the path of the probed module."""
    shows: tuple[str, ...]
    """Kinds of values that the signal can have, keys of `catalogue`."""


@dataclass(frozen=True, order=True)
class Work:
    """A value that a unit works on."""

    kind: str
    block: int
    """Number of the block relative to the traced block: 0, or -1, 1, ... before and after it."""
    round: int
    column: int | None
    """None for a whole state or round key."""
    row: int | None = None

    def later(self, rounds: int, decrypt: bool) -> "Work":
        """The same work `rounds` rounds later. In decryption the rounds of key words count down."""
        down = decrypt and self.kind in ("key", "sub_word")
        return replace(self, round=self.round + (-rounds if down else rounds))


@dataclass(frozen=True)
class Clock:
    """A clock of a run."""

    taken: bool
    """Whether a block enters."""
    given: bool
    """Value of `out_valid_o`."""
    values: tuple[bytes, ...]
    """Values of the probes, in order."""


@dataclass(frozen=True)
class Trace:
    """The trace of a block in steady state."""

    interval: int
    """Clocks from block to block."""
    latency: int
    """Clocks from the transfer of the block to its result."""
    clocks: tuple[tuple[tuple[Work, ...], ...], ...]
    """For each clock from the block's transfer on, and each probe: the work that it shows."""


class Bench:
    """A simulated design with probes. The compiled simulator is kept in `cache_dir`."""

    def __init__(self, design: Design, core: str, probes: Sequence[Probe], cache_dir: Path) -> None:
        self.design = design
        self.probes = tuple(probes)
        path = f"u_top.{core}".rstrip(".")
        values = "".join(f", {probe.expression.replace('@', path)}" for probe in self.probes)
        text = _BENCH.replace("PLACES", " %h" * len(self.probes)).replace("VALUES", "_o" + values)
        text = text.replace("BLOCKS", str(BLOCKS)).replace("TOP", design.top)
        identity = f"{rtl.text_hash(design)}{verilator.version()}{text}"
        name = f"schedule-{design.name}-{hashlib.sha256(identity.encode()).hexdigest()[:24]}"

        def make(program: Path, folder: Path, log: Path) -> None:
            bench = folder / "schedule_bench.sv"
            bench.write_text(text, encoding="utf-8")
            sources = [*rtl.write_sources(design, folder), bench]
            verilator.build(sources, "schedule_bench", None, program, log=log)

        self._program = compiled(cache_dir / name, make)

    def run(self, key: bytes, blocks: Sequence[bytes], *, decrypt: bool) -> list[Clock]:
        """The clocks of a run after reset; raises `ToolError` unless all blocks come out."""
        arguments = [f"+key={key.hex():0<64}", f"+length={LENGTHS.index(len(key) * 8)}"]
        arguments += [f"+decrypt={int(decrypt)}"]
        arguments += [f"+block{n}={block.hex()}" for n, block in enumerate(blocks)]
        step = f"simulation of {self.design.name}"
        with tempfile.TemporaryDirectory() as folder:
            printed = process.run(step, [self._program, *arguments], log=Path(folder) / "log")
        lines = [line.split()[1:] for line in printed.splitlines() if line.startswith("clock ")]
        clocks = [
            Clock(taken == "1", given == "1", tuple(map(bytes.fromhex, values)))
            for taken, given, *values in lines
        ]
        if sum(clock.given for clock in clocks) < len(blocks):
            raise ToolError(step, f"fewer than {len(blocks)} blocks came out")
        return clocks

    def trace(self, key_bits: int, *, decrypt: bool = False) -> Trace:
        """The trace of a block in steady state; raises `ToolError` if clocks depend on the data."""
        rng = random.Random(1)
        keys = [rng.randbytes(key_bits // 8) for _ in range(RUNS)]
        blocks = [[rng.randbytes(16) for _ in range(BLOCKS)] for _ in range(RUNS)]
        runs = [self.run(*each, decrypt=decrypt) for each in zip(keys, blocks, strict=True)]
        if len({tuple((clock.taken, clock.given) for clock in run) for run in runs}) > 1:
            raise ToolError(f"trace of {self.design.name}", "the clocks depend on the data")
        ciphers = [rijndael.Rijndael(key) for key in keys]
        return label(self.probes, runs, catalogue(ciphers, blocks, decrypt=decrypt))


def label(
    probes: Sequence[Probe],
    runs: Sequence[Sequence[Clock]],
    known: Mapping[str, Mapping[bytes, Work]],
) -> Trace:
    """Identifies the probes' values in the clocks of the second block.

    A key word that stays on a probe, or returns with each block, counts only in its first clock.
    """
    entries = [n for n, clock in enumerate(runs[0]) if clock.taken]
    results = [n for n, clock in enumerate(runs[0]) if clock.given]
    interval, latency = entries[2] - entries[1], results[1] - entries[1]
    seen: dict[Work, int] = {}
    clocks = []
    for n in range(results[1] + 1):
        row = []
        for place, probe in enumerate(probes):
            value = b"".join(run[n].values[place] for run in runs)
            works = {known[kind][value] for kind in probe.shows if value in known[kind]}
            keys = {work for work in works if work.kind == "key"}
            works -= {work for work in keys if n - seen.get(work, -interval) < interval // 2}
            seen |= dict.fromkeys(keys, n)
            row.append(tuple(sorted(works)))
        clocks.append(tuple(row))
    return Trace(interval, latency, tuple(clocks[entries[1] :]))


def catalogue(
    ciphers: Sequence[rijndael.Rijndael], blocks: Sequence[Sequence[bytes]], *, decrypt: bool
) -> dict[str, dict[bytes, Work]]:
    """Kind -> values of all runs, concatenated -> the work that they show.

    `in`, `out` are block and result; `sub`, `shift`, `mix`, `add` the results of SubBytes,
    ShiftRows, MixColumns and AddRoundKey in the order of FIPS-197. `to_sub` are the inputs and
    `sub_shift` the outputs of S-boxes that come after ShiftRows. `state` is the state after a
    round, `sub_word` a key word at the input of S-boxes, `key` a computed key word.
    """
    kinds = ("in", "out", "sub", "shift", "mix", "add", "to_sub", "sub_shift", "state")
    known: dict[str, dict[bytes, Work]] = {kind: {} for kind in (*kinds, "sub_word", "key")}

    def enter(kind: str, block: int, round_: int, states: Sequence[bytes]) -> None:
        known[kind][b"".join(states)] = Work(kind, block, round_, None)
        for n in range(4):
            columns = [state[4 * n : 4 * n + 4] for state in states]
            known[kind].setdefault(b"".join(columns), Work(kind, block, round_, n))
            for row in range(4):
                bytes_ = b"".join(column[row : row + 1] for column in columns)
                known[kind].setdefault(bytes_, Work(kind, block, round_, n, row))

    for number in range(len(blocks[0])):
        runs = [
            list(_values(cipher, of_run[number], decrypt))
            for cipher, of_run in zip(ciphers, blocks, strict=True)
        ]
        for same in zip(*runs, strict=True):
            kind, round_, _ = same[0]
            enter(kind, number - 1, round_, [state for _, _, state in same])
    nk = len(ciphers[0].round_keys) - 7
    count = 4 * len(ciphers[0].round_keys)
    for i in range(count):
        words = [cipher.round_keys[i // 4][4 * (i % 4) :][:4] for cipher in ciphers]
        rotated = [word[1:] + word[:1] for word in words]
        if i + 1 >= nk and i + 1 < count and ((i + 1) % nk == 0 or (nk == 8 and i % 4 == 3)):
            turned = rotated if (i + 1) % nk == 0 else words
            known["sub_word"][b"".join(turned)] = Work("sub_word", 0, i // 4, i % 4)
            for row in range(4):
                bytes_ = b"".join(word[row : row + 1] for word in words)
                known["sub_word"][bytes_] = Work("sub_word", 0, i // 4, i % 4, row)
        if i < count - nk if decrypt else i >= nk:
            known["key"][b"".join(words)] = Work("key", 0, i // 4, i % 4)
    for r in range(len(ciphers[0].round_keys)):
        known["key"][b"".join(one.round_keys[r] for one in ciphers)] = Work("key", 0, r, None)
    return known


def _values(
    cipher: rijndael.Rijndael, block: bytes, decrypt: bool
) -> Iterator[tuple[str, int, bytes]]:
    """(Kind, round, state) of each intermediate value of a block."""
    keys = cipher.round_keys[::-1] if decrypt else cipher.round_keys
    substitute: Callable[[bytes], bytes] = rijndael.sub_bytes
    shift, mix = rijndael.shift_rows, rijndael.mix_columns
    if decrypt:
        substitute = rijndael.inv_sub_bytes
        shift, mix = rijndael.inv_shift_rows, rijndael.inv_mix_columns
    state = rijndael.xor(block, keys[0])
    yield from (("in", 0, block), ("add", 0, state), ("state", 0, state))
    for r in range(1, cipher.rounds + 1):
        yield "to_sub", r, shift(state, 16)
        yield "sub", r, substitute(state)
        state = shift(substitute(state), 16)
        yield from (("sub_shift", r, state), ("shift", r, state))
        if not decrypt and r < cipher.rounds:
            state = mix(state)
            yield "mix", r, state
        state = rijndael.xor(state, keys[r])
        yield "add", r, state
        if decrypt and r < cipher.rounds:
            state = mix(state)
            yield "mix", r, state
        yield "state", r, state
    yield "out", cipher.rounds, state
