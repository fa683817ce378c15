# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Foreign cores in three protocol styles: proven as they are, refuted when broken in one place."""

from pathlib import Path

import pytest

import sample
from aesilicon.drivers.foreign_protocol import load_protocol
from aesilicon.errors import UserError
from aesilicon.flows.prove import ProofReport, prove_foreign
from aesilicon.flows.prove.report import Proof

FOLDER = Path(__file__).parent / "foreign"
CORES = {
    "pulse_done": "pulse_done.v",
    "valid_ready": "valid_ready.sv",
    "free_running": "free_running.sv",
}


def prove(name: str, work: Path, *, source: Path | None = None, **changes: str) -> ProofReport:
    """Proves a core; `changes` are `old=` and `new=` in its source."""
    source = source or FOLDER / CORES[name]
    if changes:
        text = source.read_text(encoding="utf-8")
        assert text.count(changes["old"]) == 1
        source = work / source.name
        source.write_text(text.replace(changes["old"], changes["new"]), encoding="utf-8")
    protocol = load_protocol(FOLDER / f"{name}.toml")
    return prove_foreign([source], name, protocol, work / "work")


def test_a_core_whose_sbox_is_not_found_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "pulse_done.v"
    source.write_text(
        "module pulse_done (input clk, rst_n, start, input [127:0] key, plain,\n"
        "                   output reg done, output reg [127:0] cipher);\n"
        "always @(posedge clk) begin\n  done <= start & rst_n;\n"
        "  if (start) cipher <= key ^ plain;\nend\nendmodule\n"
    )
    with pytest.raises(UserError, match="no S-box was found in pulse_done"):
        prove("pulse_done", tmp_path, source=source)


PROVEN: list[tuple[str, dict[str, int]]] = [
    ("pulse_done", {"encrypt with a 128-bit key": 11}),
    (
        "valid_ready",
        {
            f"{way} with a {key}-bit key": clocks
            for way in ("encrypt", "decrypt")
            for key, clocks in ((128, 11), (256, 15))
        },
    ),
    ("free_running", {"encrypt with a 128-bit key": 10}),
]


@pytest.mark.parametrize(("name", "latencies"), sample.every(2, PROVEN))
def test_foreign_core_is_proven(name: str, latencies: dict[str, int], tmp_path: Path) -> None:
    report = prove(name, tmp_path)
    assert report.proven, "\n".join(map(str, report.counterexamples))
    assert Proof.of(report).to_json()["parts"] == {
        "data": True,
        "time": True,
        "sboxes": True,
        "paths": None,
        "handshake": True if name == "valid_ready" else None,
        "secrets": None,
        "netlist": None,
    }
    assert report.reach == "any sequence"
    found = {k: v for k, v in report.details.items() if k.startswith("latency")}
    assert found == {f"latency of {kind}": clocks for kind, clocks in latencies.items()}


BROKEN = [
    ("pulse_done", "rcon <= twice(rcon);", "rcon <= {rcon[6:0], 1'b0};", "data"),
    ("pulse_done", "8'h53: sub = 8'hed;", "8'h53: sub = 8'hec;", "sboxes"),
    ("pulse_done", "wire last = round == 4'd10;", "wire last = round == 4'd11;", "data"),
    (
        "pulse_done",
        "wire last = round == 4'd10;",
        "wire last = round == 4'd10 && (state[3:0] != 4'h0 || done);",
        "time",
    ),
    ("pulse_done", "done <= 1'b1;", "done <= 1'b0;", "data"),
    ("valid_ready", "assign second_kind = long_q && filled[2:0] == 3'd4;",
     "assign second_kind = 1'b0;", "data"),
    ("valid_ready", "if (out_ready) out_valid <= 1'b0;", "out_valid <= 1'b0;", "data"),
    ("valid_ready", "u = twice(twice(a ^ c));", "u = twice(twice(a ^ d));", "data"),
    ("valid_ready", "out_valid <= 1'b0;\n    end\n  end\n\nendmodule",
     "end\n  end\n\nendmodule", "time"),
    ("valid_ready", "^ rotate(inverse, 4) ^ 8'h63;", "^ rotate(inverse, 4) ^ 8'h62;", "sboxes"),
    ("free_running", "9'h1b << (r - 8)", "9'h1d << (r - 8)", "data"),
    ("free_running", "make_sub[0] = 8'h63;", "make_sub[0] = 8'h62;", "sboxes"),
    ("free_running", "{t2[15:0], t2[31:16]}", "{t2[7:0], t2[31:8]}", "data"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new", "part"), sample.every(4, BROKEN))
def test_broken_foreign_core_is_refuted(
    name: str, old: str, new: str, part: str, tmp_path: Path
) -> None:
    report = prove(name, tmp_path, old=old, new=new)
    assert not report.proven
    assert report.parts[part] is False  # type: ignore[index]
    data = [c for c in report.counterexamples if c.part != "sboxes"]
    assert data
    assert all(c.witness is not None for c in data)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('start = "start"', 'start = "begin"', "pulse_done has no input 'begin'"),
        ('done = "done"', 'done = "finished"', "pulse_done has no output 'finished'"),
        ('port = "cipher"', 'port = "done"', "port 'done' of pulse_done has 1 bits, not 128"),
        ('[reset]\nport = "rst_n"\nactive = "low"\n', "", "what drives input 'rst_n'"),
        ('[clock]\nport = "clk"', '[clock]\nport = "clock"', "has no clock input 'clock'"),
    ],
)
def test_protocol_must_fit_the_ports(old: str, new: str, says: str, tmp_path: Path) -> None:
    text = (FOLDER / "pulse_done.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "p.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    protocol = load_protocol(path)
    with pytest.raises(UserError) as e:
        prove_foreign([FOLDER / "pulse_done.v"], "pulse_done", protocol, tmp_path / "work")
    assert says in str(e.value)


def first_failure(source: str, protocol: str, top: str, work: Path) -> str:
    (work / "core.sv").write_text(source, encoding="utf-8")
    (work / "core.toml").write_text(protocol, encoding="utf-8")
    drives = load_protocol(work / "core.toml")
    report = prove_foreign([work / "core.sv"], top, drives, work / "work")
    assert not report.proven
    return report.counterexamples[0].what


PULSE = (FOLDER / "pulse_done.v").read_text(encoding="utf-8")
PULSE_PROTOCOL = (FOLDER / "pulse_done.toml").read_text(encoding="utf-8")
WORDS_REVERSED = """
module around (input clk, rst_n, start, input [127:0] key, plain, output [127:0] cipher,
               output done);
  pulse_done u_core (.clk(clk), .rst_n(rst_n), .start(start), .plain(plain), .cipher(cipher),
    .done(done), .key({key[31:0], key[63:32], key[95:64], key[127:96]}));
endmodule
"""


def test_another_byte_order_is_found_by_trying(tmp_path: Path) -> None:
    wrong = 'core = { first_byte = "rightmost" }\n' + PULSE_PROTOCOL
    said = first_failure(PULSE, wrong, "pulse_done", tmp_path)
    assert 'the bytes of key, data and result are reversed: write first_byte = "leftmost"' in said


def test_another_order_of_one_value_is_found_by_trying(tmp_path: Path) -> None:
    said = first_failure(PULSE + WORDS_REVERSED, PULSE_PROTOCOL, "around", tmp_path)
    assert said.endswith(
        "it would be right if the words of key are reversed, for which a protocol file has no key: "
        "add a wrapper"
    )


def test_no_byte_order_makes_a_wrong_core_right(tmp_path: Path) -> None:
    broken = PULSE.replace("rcon <= twice(rcon);", "rcon <= {rcon[6:0], 1'b0};")
    said = first_failure(broken, PULSE_PROTOCOL, "pulse_done", tmp_path)
    assert said == "cipher is not what the specification says"


def test_an_undriven_signal_is_named(tmp_path: Path) -> None:
    broken = PULSE.replace("wire last = round == 4'd10;", "wire last;")
    assert "; nothing drives last" in first_failure(broken, PULSE_PROTOCOL, "pulse_done", tmp_path)


def test_a_signal_that_is_driven_twice_is_named(tmp_path: Path) -> None:
    broken = PULSE.replace(
        "wire last = round == 4'd10;", "wire last = round == 4'd10; assign last = start;"
    )
    with pytest.raises(UserError, match="pulse_done: last is driven twice; one driver must go"):
        first_failure(broken, PULSE_PROTOCOL, "pulse_done", tmp_path)


def test_no_order_is_named_if_the_first_block_is_right(tmp_path: Path) -> None:
    """A fault of long keys only."""
    broken = (FOLDER / "valid_ready.sv").read_text(encoding="utf-8")
    broken = broken.replace("assign second_kind = long_q", "assign second_kind = 1'b0 && long_q")
    protocol = (FOLDER / "valid_ready.toml").read_text(encoding="utf-8")
    assert first_failure(broken, protocol, "valid_ready", tmp_path) == (
        "out_data is not what the specification says"
    )
