# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Faults for the round core, to see that checks find them.

All go into one copy of the RTL; each is on when a file `aes_fault` in the simulator's working
folder holds its number. So any number of them costs one compilation.
"""

import shutil
from dataclasses import dataclass, replace
from pathlib import Path

from aesilicon import rtl

CORE = "core/aes_core_round.sv"
KEYS = "key/aes_key_on_the_fly.sv"
STEP = "key/aes_key_step.sv"
SHIFT = "round/aes_shift_rows.sv"

_SWITCH = """
  function automatic int read_fault();
    int file, number;
    number = 0;
    file = $fopen("aes_fault", "r");
    if (file != 0) begin
      void'($fscanf(file, "%d", number));
      $fclose(file);
    end
    return number;
  endfunction
  int fault = read_fault();

endpackage
"""


_HELPERS = """
  logic [9:0] served_q;  // blocks since the key
  logic was_alive_q, was_walking_q, was_last_q;
  always_ff @(posedge clk_i) begin
    served_q <= key_taken ? 10'd0 : served_q + 10'(block_taken);
    was_alive_q <= alive_q;
    was_walking_q <= stepping_q && !busy_q;
    was_last_q <= last_round;
  end
"""


@dataclass(frozen=True)
class Fault:
    """A change of the RTL, a check that must fail with it, and what that check must say."""

    name: str
    file: str
    right: str
    wrong: str
    """In place of `right`; FAULT stands for "this fault is on"."""
    check: str
    says: str
    spares: tuple[str, ...] = ()
    """Checks that must still pass, for the fault is none of theirs."""
    design: str = "round128"


_WIDE_DATA = r"block \d+ \((en|de)crypt, in at clock \d+\): expected [0-9a-f]{48,}, got [0-9a-f]+$"
_DATA = r"block \d+ \((en|de)crypt, in at clock \d+\): expected [0-9a-f]{32}, got [0-9a-f]{32}$"
_FIPS = "FIPS-197 examples"
_NIST = "NIST known answers"
_MODES = "NIST vectors in modes, multi-block"
_MONTE = "Monte Carlo against OpenSSL"
_RANDOM = "random blocks against OpenSSL"
_WIDE_EXAMPLES = "examples of wide blocks"
_WIDE_MONTE = "Monte Carlo of wide blocks against the golden model"
_WIDE_RANDOM = "random wide blocks against the golden model"
_PRESSURE = "gaps and back-pressure"
_TURNS = "direction and length changes"
_KEY = "key changes with blocks in flight"
_CLEAR = "clear at every clock"
_RESET = "reset at every clock"
_CLOCKS = "documented clocks"
_REFUSED = "unsupported requests"

NARROW = (
    Fault(
        "ShiftRows moves the last row too far",
        SHIFT,
        "= inverse ? back : left",
        "= FAULT && r == 3 ? data_i[ROW-32*((LEFT_4+1)%COLUMNS) -: 8] : inverse ? back : left",
        _FIPS,
        rf"^FIPS-197 B: {_DATA}",
    ),
    Fault(
        "ninth round constant",
        STEP,
        "aes_pkg::xtime(rcon_i)",
        "(FAULT && rcon_i == 8'h80 ? 8'h1d : aes_pkg::xtime(rcon_i))",
        _FIPS,
        rf"^FIPS-197 B: {_DATA}",
    ),
    Fault(
        "one key of the VarKey vectors",
        KEYS,
        "forward_q <= load_i ? loaded : !keep_i",
        "forward_q <= load_i ? loaded ^ "
        "(256'(FAULT && key_i[255:128] == {3'b111, 125'h0}) << 200) : !keep_i",
        _NIST,
        rf"^ECBVarKey128\.rsp encrypt \d+: {_DATA}",
        (_FIPS, _RANDOM),
    ),
    Fault(
        "the ninth block under a key",
        CORE,
        ".data_i(in_data_i),",
        ".data_i(in_data_i ^ BlockBits'(FAULT && served_q == 10'd8)),",
        _MODES,
        rf"^{_DATA}",
        (_FIPS, _NIST, _RANDOM),
    ),
    Fault(
        "the 900th block under a key",
        CORE,
        "assign out_d = (finished",
        "assign out_d = FAULT && finish && served_q == 10'd900 ? BlockBits'(1) : (finished",
        _MONTE,
        r"^block 899: expected [0-9a-f]{32}, got 0{31}1$",
        (_FIPS, _NIST, _MODES, _RANDOM),
    ),
    Fault(
        "one block in 256",
        CORE,
        "(finished & {BlockBits{finish",
        "((finished ^ BlockBits'(FAULT && state_q[47:40] == 8'h5a)) & {BlockBits{finish",
        _RANDOM,
        rf"^{_DATA}",
        (_FIPS,),
    ),
    Fault(
        "a stalled state is lost",
        CORE,
        "assign stay = stall",
        "assign stay = (stall && !(FAULT))",
        _PRESSURE,
        rf"^{_DATA}",
        (_FIPS, _NIST, _RANDOM),
    ),
    Fault(
        "a stalled result is overwritten",
        CORE,
        "out_free = !out_valid_q ||",
        "out_free = FAULT || !out_valid_q ||",
        _PRESSURE,
        r"^clock \d+: the output changed from [0-9a-f]{32} to [0-9a-f]{32} before block \d+ was",
        (_FIPS, _NIST, _RANDOM),
    ),
    Fault(
        "a stalled result is withdrawn",
        CORE,
        "else if (out_ready_i) out_valid_q",
        "else if (out_ready_i || FAULT) out_valid_q",
        _PRESSURE,
        r"^clock \d+: out_valid_o fell before block \d+ was taken$",
        (_FIPS, _NIST, _RANDOM),
    ),
    Fault(
        "the tag of the block behind",
        CORE,
        "out_tag_o = out_tag_q",
        "out_tag_o = FAULT ? tag_q : out_tag_q",
        _RANDOM,
        r"^clock \d+: out_tag_o is [01] where block \d+ with tag [01] was due$",
    ),
    Fault(
        "a result stays on the port",
        CORE,
        "out_valid_q && !out_ready_i}}",
        "out_valid_q && (!out_ready_i || FAULT)}}",
        _FIPS,
        r"^clock \d+: out_data_o is [0-9a-f]{32} while out_valid_o is low$",
    ),
    Fault(
        "a block never ends",
        CORE,
        "!out_valid_q || out_ready_i;",
        "(!out_valid_q || out_ready_i) && !(FAULT && served_q == 10'd7);",
        _RANDOM,
        r"^clock \d+: nothing moved for 4000 clocks: .* stays low with 1 block\(s\) in flight",
        (_FIPS, _NIST),
    ),
    Fault(
        "the direction of the block ahead",
        CORE,
        "(stepping_q ? inverse_q",
        "(stepping_q || (FAULT && busy_q) ? inverse_q",
        _TURNS,
        rf"^{_DATA}",
        (_FIPS, _NIST, _RANDOM),
    ),
    Fault(
        "blocks go first while a key waits",
        CORE,
        "key_held_q && !key_waits_q &&",
        "key_held_q && (!key_waits_q || FAULT) &&",
        _KEY,
        r"^key \d+ waited \d+ clocks from clock \d+ on, allowed is one latency of 11$",
        (_FIPS, _NIST, _RANDOM),
    ),
    Fault(
        "a key overtakes the block in flight",
        CORE,
        "!key_clear_i && !busy_q &&",
        "!key_clear_i && (!busy_q || FAULT) &&",
        _KEY,
        r"^(clock|block) \d+",
    ),
    Fault(
        "a block outlives a clear",
        CORE,
        "      busy_q <= 1'b0;\n      inverse_q",
        "      busy_q <= FAULT && rst_ni && busy_q;\n      inverse_q",
        _CLEAR,
        r"^clock \d+: out_valid_o is high with no block in flight$",
        (_KEY, _RESET),
    ),
    Fault(
        "the key outlives a reset",
        CORE,
        "      key_held_q <= 1'b0;\n",
        "      key_held_q <= FAULT && !rst_ni && alive_q && key_held_q;\n",
        _RESET,
        r"^clock \d+: in_ready_o is high without a key$",
        (_KEY, _CLEAR),
    ),
    Fault(
        "a key offered during a clear stays",
        CORE,
        "alive_q && key_held_q;",
        "alive_q && key_held_q || FAULT && key_valid_i;",
        _CLEAR,
        r"^clock \d+: in_ready_o is high without a key$",
        (_KEY,),
    ),
    Fault(
        "the second block under a key comes a clock late",
        CORE,
        "served_q == 10'd7);",
        "served_q == 10'd7) && !(FAULT && served_q == 10'd2 && !was_last_q);",
        _RESET,
        r"^block \d+, in at clock \d+, never came out, though the next reset came at clock \d+$",
        (_FIPS, _NIST, _RANDOM, _PRESSURE, _TURNS),
    ),
    Fault(
        "a block may enter during a clear",
        CORE,
        "in_ready_o = alive_q && !key_clear_i",
        "in_ready_o = alive_q && (!key_clear_i || FAULT)",
        _CLEAR,
        r"^clock \d+: in_ready_o is high while key_clear_i is high$",
        (_KEY, _RESET),
    ),
    Fault(
        "a key may enter during a clear",
        CORE,
        "key_ready_o = alive_q && !key_clear_i",
        "key_ready_o = alive_q && (!key_clear_i || FAULT)",
        _CLEAR,
        r"^clock \d+: key_ready_o is high while key_clear_i is high$",
        (_KEY, _RESET),
    ),
    Fault(
        "a result is offered during a clear",
        CORE,
        "out_valid_o = out_valid_q && !key_clear_i",
        "out_valid_o = out_valid_q && (!key_clear_i || FAULT)",
        _CLEAR,
        r"^clock \d+: out_valid_o is high while key_clear_i is high$",
        (_KEY, _RESET),
    ),
    Fault(
        "ready comes late after a reset",
        CORE,
        "(!key_held_q ||",
        "!(FAULT && !was_alive_q) && (!key_held_q ||",
        _RESET,
        r"^key_ready_o was not high 1 clock\(s\) after the reset that ended at clock \d+$",
        (_KEY, _CLOCKS),
    ),
    Fault(
        "a gap between blocks",
        CORE,
        "(!busy_q || out_free)",
        "(!busy_q || (out_free && !(FAULT)))",
        _CLOCKS,
        r"^interval of block \d+ \(AES-128 encrypt, in at clock \d+\) is 11 clocks, documented 10$",
        (_FIPS, _NIST, _RANDOM, _PRESSURE, _TURNS, _KEY, _CLEAR, _RESET),
    ),
    Fault(
        "a clock more after a new key",
        CORE,
        "!stepping_q && known &&",
        "!stepping_q && known && !(FAULT && was_walking_q) &&",
        _CLOCKS,
        r"^key setup of block \d+ \(AES-128 encrypt, .* is 12 clocks, documented 11$",
        (_FIPS, _NIST, _RANDOM, _PRESSURE, _TURNS, _KEY, _CLEAR, _RESET),
    ),
    Fault(
        "chaining is served as if it were not asked for",
        CORE,
        "unserved_q <= in_chain_i ||",
        "unserved_q <= (in_chain_i && !(FAULT)) ||",
        _REFUSED,
        r"^block \d+ \(encrypt, in at clock \d+\): out_error_o is 0, expected 1$",
        (_FIPS, _NIST, _MODES, _RANDOM, _PRESSURE, _TURNS, _KEY, _CLEAR, _RESET, _CLOCKS),
    ),
    Fault(
        "decryption is served by an encryption core",
        CORE,
        "(in_decrypt_i ? !DECRYPTS :",
        "(in_decrypt_i ? !DECRYPTS && !(FAULT) :",
        _REFUSED,
        r"^block \d+ \(decrypt, in at clock \d+\): out_error_o is 0, expected 1$",
        (_FIPS, _NIST, _MODES, _RANDOM, _PRESSURE, _TURNS, _KEY, _CLEAR, _RESET, _CLOCKS),
        design="round128-encrypt",
    ),
    Fault(
        "a refused block shows data",
        CORE,
        "(out_q & {BlockBits{live",
        "BlockBits'(FAULT && finish && unserved_q) | (out_q & {BlockBits{live",
        _REFUSED,
        r"^clock \d+: out_data_o is 0{31}1 with out_error_o high$",
    ),
    Fault(
        "a bad key length raises no error",
        CORE,
        "key_error_q <= !key_legal;",
        "key_error_q <= !key_legal && !(FAULT);",
        _REFUSED,
        r"^key \d+, in at clock \d+: key_error_o is low after a bad length$",
    ),
    Fault(
        "a key error stays",
        CORE,
        "key_error_q <= !key_legal",
        "key_error_q <= FAULT && key_error_q || !key_legal",
        _REFUSED,
        r"^clock \d+: in_ready_o is high without a key$",
    ),
    Fault(
        "a bad key length leaves a key",
        CORE,
        "key_held_q <= key_legal;",
        "key_held_q <= key_legal || FAULT;",
        _REFUSED,
        r"^clock \d+: in_ready_o is high without a key$",
    ),
)

"""Of any core, tried on one with 128-bit blocks alone."""

WIDE = (
    Fault(
        "a wide row moves as a narrow one",
        SHIFT,
        "assign left = nb8 ? data_i[ROW-32*LEFT_8 -: 8] :",
        "assign left = nb8 ? data_i[ROW-32*(FAULT ? (c+r)%COLUMNS : LEFT_8) -: 8] :",
        _WIDE_EXAMPLES,
        rf"^counting, 256-bit block, 128-bit key: {_WIDE_DATA}",
        (_FIPS, _RANDOM),
        design="rijndael",
    ),
    Fault(
        "the 27th round constant, on the way back",
        STEP,
        "aes_pkg::xtime_inverse(rcon_i)",
        "aes_pkg::xtime_inverse(rcon_i ^ 8'(FAULT && rcon_i == 8'hef))",
        _WIDE_EXAMPLES,
        rf"^counting, 256-bit block, 128-bit key: {_WIDE_DATA}",
        (_FIPS, _RANDOM),
        design="rijndael",
    ),
    Fault(
        "the 900th block under a key, if it is wide",
        CORE,
        "assign out_d = ",
        "assign out_d = FAULT && finish && served_q == 10'd900 && state_len == 2'd2 ? "
        "BlockBits'(1) : ",
        _WIDE_MONTE,
        r"^block \d+: expected [0-9a-f]{64}, got 0{63}1$",
        (_FIPS, _WIDE_EXAMPLES, _MONTE, _WIDE_RANDOM),
        design="rijndael",
    ),
    Fault(
        "one wide block in 256",
        CORE,
        "assign state_d = (entered",
        "assign state_d = ((entered ^ BlockBits'(FAULT && block_len == 2'd2 && "
        "in_data_i[7:0] == 8'h5a))",
        _WIDE_RANDOM,
        rf"^{_WIDE_DATA}",
        (_WIDE_EXAMPLES, _RANDOM),
        design="rijndael",
    ),
    Fault(
        "a result shows what lies below a short block",
        CORE,
        "!unserved_q}} & columns(state_len)",
        "!unserved_q}} & (columns(state_len) | {BlockBits{FAULT}})",
        _RANDOM,
        r"^clock \d+: out_data_o is [0-9a-f]{64}, not 0 below block 0 of 128 bits$",
        (),
        design="rijndael",
    ),
    Fault(
        "decryption starts where another length's did",
        CORE,
        "end_len_q == block_len_i)",
        "(end_len_q == block_len_i || FAULT))",
        _TURNS,
        r"^block \d+ \(decrypt, in at clock \d+\): expected [0-9a-f]+, got [0-9a-f]+$",
        (_RANDOM, _WIDE_RANDOM, _REFUSED),
        design="rijndael",
    ),
    Fault(
        "a clock more before a decryption of another length",
        CORE,
        "!walk_due_q && !stepping_q && (!busy_q || finish)",
        "!walk_due_q && !stepping_q && (!busy_q || (finish && !(FAULT)))",
        _CLOCKS,
        r"^interval of block \d+ \(.*\) is \d+ clocks, documented \d+$",
        (_RANDOM, _WIDE_RANDOM, _TURNS),
        design="rijndael",
    ),
    Fault(
        "a walk outlives a clear",
        CORE,
        "assign stepping = live &&",
        "assign stepping = (live || (FAULT && !busy_q)) &&",
        _CLEAR,
        r"^key_ready_o was not high 1 clock\(s\) after the clear that ended at clock \d+$",
        (_RANDOM, _WIDE_RANDOM),
        design="rijndael",
    ),
    Fault(
        "a length that the build lacks is served",
        CORE,
        "!block_legal || (in_decrypt_i",
        "(!block_legal && !(FAULT)) || (in_decrypt_i",
        _REFUSED,
        r"^block \d+ \(encrypt, in at clock \d+\): out_error_o is 0, expected 1$",
        (_TURNS,),
        design="rijndael",
    ),
)
"""Of cores with several block lengths."""

FAULTS = NARROW + WIDE


def write(folder: Path) -> tuple[rtl.RtlFile, ...]:
    """The RTL with all faults in `folder`, as `rtl.manifest` would list it."""
    files = []
    for file in rtl.manifest():
        copy = folder / file.relative
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file.path, copy)
        files.append(replace(file, path=copy))
    _insert(folder / "aes_pkg.sv", "\nendpackage\n", _SWITCH)
    last_declaration = "  assign rounds = aes_pkg::rounds(block_len, key_len);\n"
    _insert(folder / CORE, last_declaration, last_declaration + _HELPERS)
    for number, fault in enumerate(FAULTS, 1):
        wrong = fault.wrong.replace("FAULT", f"aes_pkg::fault == {number}")
        _insert(folder / fault.file, fault.right, wrong)
    return tuple(files)


def _insert(file: Path, right: str, wrong: str) -> None:
    text = file.read_text()
    assert text.count(right) == 1, f"{file.name} no longer has '{right}' once: fit the fault to it"
    file.write_text(text.replace(right, wrong))
