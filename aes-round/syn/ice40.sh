#!/bin/sh
# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build aes-round`.
# Usage: sh ice40.sh [SEED...]
# Maps the core on iCE40HX8K, and places and routes it in the harness with each seed (1 2 3).
# YOSYS and NEXTPNR name other programs than those here.
set -e; cd "$(dirname "$0")"; mkdir -p work/ice40
: ${YOSYS:=yosys} ${NEXTPNR:=nextpnr-ice40}
$YOSYS -q -l work/ice40/yosys.log -s ice40.ys
awk 'BEGIN { w["SB_LUT4"] = 1; }
     NF == 2 { n += $1 in w ? $2 * w[$1] : $2 in w ? $1 * w[$2] : 0 }
     END { print "ice40:", n, "LUTs" }' work/ice40/cells.txt
$YOSYS -q -l work/ice40/harness.log -s ice40_harness.ys
cd work/ice40
for seed in ${*:-1 2 3}; do
  $NEXTPNR --hx8k --package ct256 --timing-allow-fail \
    --json harness.json --top harness --seed $seed \
    --report seed-$seed.json > seed-$seed.log 2>&1
  echo "seed $seed: $(grep "Max frequency" seed-$seed.log | tail -n 1)"
done
