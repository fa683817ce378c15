# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""Runs the cocotb tests of protocol_bench.py on the RTL of `round128`."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

import pytest

from aesilicon import design, rtl
from aesilicon.tools import verilator

pytestmark = pytest.mark.xdist_group("protocol")  # one build for all, on one worker


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str | None]:
    """Test name -> why it failed, or None; one build and one simulation for all."""
    from cocotb_tools.runner import Verilog, get_runner

    if missing := verilator.check():
        pytest.skip(f"needs {', '.join(missing)}")
    work = tmp_path_factory.mktemp("protocol")
    chosen = design.load("round128")
    (work / "bin").mkdir()
    (work / "bin" / "python").symlink_to(sys.executable)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in verilator.environment().items():
            patch.setenv(name, value)
        patch.setenv("PATH", f"{work / 'bin'}{os.pathsep}{os.environ['PATH']}")
        patch.setenv("MAKEFLAGS", "OPT_FAST=-O0 OPT_GLOBAL=-O0")  # compiling takes longest
        patch.syspath_prepend(str(Path(__file__).parent))
        runner = get_runner("verilator")
        runner.build(
            sources=[Verilog(f) for f in rtl.write_sources(chosen, work / "rtl")],
            hdl_toplevel=chosen.top,
            build_dir=work / "build",
            build_args=["--output-split", "0"],
            timescale=("1ns", "1ps"),
            log_file=work / "build.log",
        )
        results = work / "results.xml"
        with suppress(SystemExit):  # how the runner says that a test failed
            runner.test(
                test_module="protocol_bench",
                hdl_toplevel=chosen.top,
                build_dir=work / "build",
                results_xml=str(results),
                log_file=work / "test.log",
                seed=1,
            )
    cases = ElementTree.parse(results).getroot().iter("testcase")
    return {case.attrib["name"]: _failure(case) for case in cases}


def _failure(case: ElementTree.Element) -> str | None:
    failed = case.find("failure")
    if failed is None:
        failed = case.find("error")
    return None if failed is None else " ".join(failed.attrib.values()) or "failed"


TESTS = (
    "reset_state_and_first_ready",
    "fips197_block_in_each_direction",
    "alternating_directions_at_full_rate",
    "back_pressure_holds_the_result",
    "key_change_beside_a_block",
    "clear_drops_key_and_blocks",
    "block_without_key_waits",
    "bad_key_length_leaves_no_key",
    "refused_block_returns_its_tag",
    "no_path_from_inputs_to_outputs",
)


@pytest.mark.parametrize("name", TESTS)
def test_protocol(outcomes: dict[str, str | None], name: str) -> None:
    assert outcomes[name] is None


def test_every_cocotb_test_is_named_above(outcomes: dict[str, str | None]) -> None:
    assert set(outcomes) == set(TESTS)
