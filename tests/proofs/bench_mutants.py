# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
"""More than a thousand mutants of an architecture before the proof; part of `make bench`.

    python tests/proofs/bench_mutants.py [--design NAME] [--netlist N] [--rtl N] [--verilator N]

Prints one JSON object. Exit status 0: every mutant that changes behaviour was refuted with a
counterexample that a concrete simulation confirms (the first ones by Verilator too); the others are
the same circuit, or stand in `CONFORMING` with the reason why the contract allows what they do.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path

from aesilicon import design
from aesilicon.flows.prove.mutants import GateMutant, RegisterMutant, SboxMutant
from aesilicon.flows.prove.mutation import MutantResult, MutationBench, MutationReport

CONFORMING = {
    ("aes_core_round.sv", "operand dropped", "'&& last_step' becomes ''"): (
        "the key that decryption starts from is kept in every step of a walk, so in the last one "
        "too, and no block reads it before"
    ),
}
"""(File, kind, change) of an RTL mutant that survives -> why it may."""


def main() -> int:
    """Runs the bench; see above."""
    parser = argparse.ArgumentParser(description="proves that the proof can fail")
    parser.add_argument("--design", default="round128")
    parser.add_argument("--netlist", type=int, default=900)
    parser.add_argument("--rtl", type=int, default=200)
    parser.add_argument("--verilator", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = time.monotonic()
    results: list[MutantResult] = []
    with tempfile.TemporaryDirectory(prefix="aesilicon-mutants-") as folder:
        bench = MutationBench(design.load(options.design), Path(folder))
        for source in (
            bench.netlist(options.netlist, options.seed),
            bench.rtl(options.rtl, options.seed),
        ):
            for result in source:
                results.append(result)
                print(f"{len(results)} {result.verdict}: {result.mutant}", file=sys.stderr)
        refuted = [
            r.mutant
            for r in results
            if r.verdict == "refuted"
            and isinstance(r.mutant, GateMutant | RegisterMutant | SboxMutant)
        ]
        chosen = refuted[: options.verilator]
        seen = bench.by_verilator(chosen) if chosen else []
    report = MutationReport(options.design, options.seed, tuple(results))
    survivors = [r.mutant for r in results if r.verdict in ("survived", "unconfirmed")]
    unexplained = [
        str(m) for m in survivors if (m.where.partition(":")[0], m.kind, m.what) not in CONFORMING
    ]
    row = report.to_json() | {
        "confirmed_by_verilator": sum(seen),
        "replayed_by_verilator": len(seen),
        "unexplained": unexplained,
        "seconds": round(time.monotonic() - start, 1),
    }
    print(json.dumps(row, indent=2))
    return int(bool(unexplained) or not all(seen))


if __name__ == "__main__":
    sys.exit(main())
