# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""S-boxes alone: figures of small ones, proofs that can fail, rows that say what is wrong."""

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from aesilicon import resources
from aesilicon.drivers.core import CoreUnderTest
from aesilicon.equivalence.elaborate import elaborate
from aesilicon.equivalence.mapped import Mapped
from aesilicon.errors import AesiliconError, UserError
from aesilicon.mapping import verilog
from aesilicon.mapping.gate_simulator import Simulator
from aesilicon.netlist.netlist import Gate, Netlist, Table
from aesilicon.targets import CellTarget, power
from aesilicon_lab.foundry import block, block_proof, figures, luts
from aesilicon_lab.foundry.block import Block
from aesilicon_lab.foundry.lookup_energy import lookup_pj
from aesilicon_lab.foundry.sbox_results import BlockFigures
from aesilicon_lab.published_kinds import SBOXES
from aesilicon_lab.verbs import sbox as cli_sbox
from libraries import found

SMALL = Block("composite", "forward")
INVERTED = {"AND": "NAND", "OR": "NOR", "XOR": "XNOR", "NOT": "BUF"}
INVERTED |= {after: before for before, after in INVERTED.items()}


@pytest.fixture(scope="module")
def designed(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, bool], BlockFigures]:
    """(Goal, wires) -> figures of a small S-box as designed on osu018."""
    target, work = found("osu018", timed=True), tmp_path_factory.mktemp("designed")
    loaded = figures.with_wires(target, work)
    made = [
        one
        for wires in (None, loaded)
        for one in figures.measure_goals(
            SMALL, target, wires, "as designed", quick=True, work=work / str(bool(wires))
        )
    ]
    return {(one.goal, one.wires): one for one in made}


def test_as_designed(designed: dict[tuple[str, bool], BlockFigures]) -> None:
    small, fast = designed["area", False], designed["speed", False]
    assert all(one.proven for one in designed.values())
    assert small.gates == fast.gates == sum(small.gates_by_kind.values())
    assert set(small.gates_by_kind) <= {"AND", "NAND", "XOR", "XNOR", "NOT", "OR", "NOR"}
    assert small.gate_equivalents < fast.gate_equivalents
    assert small.delay_ns > fast.delay_ns
    assert small.area_um2 == pytest.approx(24 * small.gate_equivalents, rel=0.01)
    assert small.area_delay == pytest.approx(small.gate_equivalents * small.delay_ns, abs=0.1)
    assert small.depth < sum(small.cells.values())


def test_wires_cost_time_and_energy(designed: dict[tuple[str, bool], BlockFigures]) -> None:
    for goal in ("area", "speed"):
        bare, wired = designed[goal, False], designed[goal, True]
        assert wired.delay_ns > 1.05 * bare.delay_ns
        assert wired.energy_pj > 1.05 * bare.energy_pj


def test_one_goal_is_that_of_both(
    designed: dict[tuple[str, bool], BlockFigures], tmp_path: Path
) -> None:
    again = figures.measure(
        SMALL,
        found("osu018", timed=True),
        synthesis="as designed",
        goal="speed",
        wires=True,
        quick=True,
        work=tmp_path,
    )
    assert again == designed["speed", True]


def test_a_search_is_no_worse_than_one_recipe(tmp_path: Path) -> None:
    target = found("generic")
    one, all_ = (
        figures.measure_goals(SMALL, target, None, "free", quick=quick, work=tmp_path / str(quick))
        for quick in (True, False)
    )
    assert all_[0].gate_equivalents <= one[0].gate_equivalents
    assert all_[1].delay_units <= one[1].delay_units
    assert all_[0].gate_equivalents < all_[1].gate_equivalents
    assert all(f.proven and f.energy_pj is None and f.delay_ns is None for f in [*one, *all_])


@pytest.mark.parametrize("name", ["table:forward", "composite_reg:forward"])
def test_what_cannot_be_mapped_as_designed(name: str, tmp_path: Path) -> None:
    (one,) = block.chosen([name])
    with pytest.raises(UserError, match="which is no simple gate"):
        figures.measure_goals(one, found("generic"), None, "as designed", quick=True, work=tmp_path)


def test_depth_and_fanout(tmp_path: Path) -> None:
    """Two inverters, a buffer that drives two of them, and one gate on the way."""
    target = found("osu018", timed=True)
    text = """module aes_sbox_alone (\\data_i[0] , \\data_o[0] , \\data_o[1] );
      input \\data_i[0] ; output \\data_o[0] ; output \\data_o[1] ; wire b; wire c;
      BUFX2 g0 (.A(\\data_i[0] ), .Y(b)); INVX1 g1 (.A(b), .Y(c));
      INVX1 g2 (.A(b), .Y(\\data_o[1] )); NAND2X1 g3 (.A(c), .B(\\data_i[0] ), .Y(\\data_o[0] ));
    endmodule
    """
    (tmp_path / "netlist.v").write_text(text)
    simulator = simulated(tmp_path / "netlist.v", target)
    assert figures._depth(simulator) == 3
    assert figures._worst_fanout(simulator, target) == 3


def test_energy_of_eight_inverters(tmp_path: Path) -> None:
    """Half of the bits toggle at a look-up, each charging its load or discharging it."""
    target = found("osu018", timed=True)
    ports = ", ".join(f"\\data_{way}[{bit}] " for way in "io" for bit in range(8))
    cells = "".join(
        f"INVX1 g{bit} (.A(\\data_i[{bit}] ), .Y(\\data_o[{bit}] ));\n" for bit in range(8)
    )
    declared = "".join(f"input \\data_i[{bit}] ; output \\data_o[{bit}] ;\n" for bit in range(8))
    netlist = tmp_path / "netlist.v"
    netlist.write_text(f"module aes_sbox_alone ({ports});\n{declared}{cells}endmodule\n")
    one = Block("table", "forward")
    simulator = simulated(netlist, target)
    bare, wired = (lookup_pj(one, simulator, target, period_ns=1, wire_pf=pf) for pf in (0.0, 0.1))
    load = target.library.output_load_pf
    charged = 8 / 2 * load * 1.8**2 / 2
    assert charged < bare < 1.5 * charged
    assert wired > bare + 0.95 * 8 / 2 * 0.1 * 1.8**2 / 2


def simulated(netlist: Path, target: CellTarget) -> Simulator:
    read = verilog.read(netlist)
    cells = {one.cell: power.read(target.liberty, one.cell) for one in read.instances}
    return Simulator(read, cells, clock=block.CLOCK, lanes=block_proof.BYTES)


# --- proofs that can fail ------------------------------------------------------------------------

KINDS = [one for one in block.blocks() if one.direction == "both" or one.tbox_factor in (3, 14)]


@pytest.mark.parametrize("one", KINDS, ids=lambda one: one.label)
def test_rtl_is_proven_and_a_mutated_copy_is_not(one: Block, tmp_path: Path) -> None:
    files = block.sources(one, tmp_path)
    assert block_proof.wrong_rtl(one, files, tmp_path) is None
    netlist = elaborate(files, block.TOP, block.CLOCK, tmp_path).core
    random = Random(1)
    for _ in range(5):
        assert "the RTL gives" in block_proof._wrong_model(one, mutated(netlist, random), "RTL")


def mutated(netlist: Netlist, random: Random) -> Netlist:
    """With one gate inverted, or one bit of a table."""
    live, _ = netlist.live()
    index = random.choice([n for n in live if not is_mux(netlist.cells[n])])
    cell = netlist.cells[index]
    if isinstance(cell, Table):
        at = random.randrange(256)
        entries = (*cell.entries[:at], cell.entries[at] ^ 1, *cell.entries[at + 1 :])
        return netlist.with_cell(index, replace(cell, entries=entries))
    assert isinstance(cell, Gate)
    return netlist.with_cell(index, replace(cell, op=INVERTED[cell.op]))


def is_mux(cell: object) -> bool:
    return isinstance(cell, Gate) and cell.op not in INVERTED


@pytest.mark.parametrize("name", ["composite:both", "composite_reg:inverse"])
def test_a_mutated_netlist_of_cells_is_not_proven(name: str, tmp_path: Path) -> None:
    target = found("osu018", timed=True)
    (one,) = block.chosen([name])
    figures.measure(
        one, target, synthesis="free", goal="area", wires=False, quick=True, work=tmp_path
    )
    (netlist,) = tmp_path.glob("amap-10/netlist.v")
    assert block_proof.wrong_cells(one, simulated(netlist, target)) is None
    text = netlist.read_text()
    netlist.write_text(text.replace("NOR2X1", "NAND2X1", 1))
    assert "the netlist gives" in block_proof.wrong_cells(one, simulated(netlist, target))
    # The other direction, and one whose image comes a clock earlier or later, is another circuit.
    netlist.write_text(text)
    other = Block(one.name, "forward")
    assert block_proof.wrong_cells(other, simulated(netlist, target)) is not None


def test_a_mutated_netlist_of_luts_is_not_proven(tmp_path: Path) -> None:
    (one,) = block.chosen(["composite_reg:forward"])
    counted = luts.count(one, "ecp5", tmp_path)
    assert counted.wrong is None
    assert counted.wrong is None
    assert 32 <= counted.luts <= 200
    made = json.loads((tmp_path / "narrow" / "netlist.json").read_text())
    cells = made["modules"][block.TOP]["cells"].values()
    assert counted.luts == sum(cell["type"] == "LUT4" for cell in cells)
    lut = next(cell for cell in cells if cell["type"] == "LUT4")
    old = lut["parameters"]["INIT"]
    lut["parameters"]["INIT"] = old.translate({48: 49, 49: 48})
    (tmp_path / "mutated.json").write_text(json.dumps(made))
    files = tuple(block.sources(one, tmp_path))
    wrong = Mapped(CoreUnderTest(files, block.TOP), tmp_path / "mutated.json", family="ecp5")
    assert "the netlist gives" in block_proof.wrong_luts(one, wrong, tmp_path / "lowered")


def test_the_register_of_a_clocked_block_is_at_its_output(tmp_path: Path) -> None:
    clocked, plain = Block("composite_reg", "forward"), Block("composite", "forward")
    netlist = elaborate(block.sources(clocked, tmp_path), block.TOP, block.CLOCK, tmp_path).core
    assert "has 8 registers" in block_proof._wrong_model(plain, netlist, "RTL")
    early = replace(netlist, outputs={"data_o": tuple(r.d for r in netlist.registers)})
    assert "is no register" in block_proof._wrong_model(clocked, early, "RTL")


def test_a_wrong_row_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With one gate of the RTL another: the row says so, and the command fails after the table."""
    text = (resources.rtl_dir() / "sbox/aes_sbox_composite.sv").read_text()
    wrong = tmp_path / "aes_sbox_composite.sv"
    wrong.write_text(re.sub(r"low = a\[0\] & b\[0\]", "low = a[0] | b[0]", text, count=1))
    monkeypatch.setattr(block, "_files", lambda: {"aes_sbox_composite": wrong})
    monkeypatch.setenv("AESILICON_STORE", str(tmp_path / "store"))
    with pytest.raises(AesiliconError, match="not proven: composite:forward: the RTL gives"):
        cli_sbox.sbox(["composite:forward"], ["generic"], quick=True)
    said = capsys.readouterr().out
    assert " NO " in said
    assert "composite:forward: the netlist gives" in said


def test_published_figures_come_back_the_same(tmp_path: Path) -> None:
    target = found("osu018", timed=True)
    row = {one.label: one for one in SBOXES.read()}[SMALL.label]
    made = figures.measure_goals(SMALL, target, None, "as designed", quick=False, work=tmp_path)
    again = [one.published().to_json() for one in made]
    assert again == [one.to_json() for one in row.figures[: len(again)]], "run `make results`"
    assert luts.count(SMALL, "ecp5", tmp_path / "luts").luts == row.luts["lut4"]


def test_deep_circuits_are_counted_without_multiplexers_between_luts(tmp_path: Path) -> None:
    """Yosys comes to no end with them; a shallow one has the better of both ways."""
    deep, shallow = Block("reyhani_masoleh", "forward"), Block("composite", "forward")
    assert luts.count(deep, "gowin", tmp_path / "deep").wrong is None
    assert not (tmp_path / "deep" / "wide").exists()
    luts.count(shallow, "ecp5", tmp_path / "shallow")
    assert (tmp_path / "shallow" / "wide").exists() and (tmp_path / "shallow" / "narrow").exists()


@pytest.mark.bench
def test_a_rom_is_a_block_ram(tmp_path: Path) -> None:
    found_ = luts.count(Block("rom", "both"), "xc7", tmp_path)
    assert (found_.luts, found_.brams, found_.wrong) == (0, 1, None)
    assert found_.unseen is not None and "block RAM on xc7" in found_.unseen
