#!/bin/sh
# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build vater-wlan`.
# Usage: sh ecp5.sh [SEED...]
# Maps the core on LFE5U-85F, grade 6, and places and routes it in the harness with each seed (1 2 3).
# YOSYS and NEXTPNR name other programs than those here.
set -e; cd "$(dirname "$0")"; mkdir -p work/ecp5
: ${YOSYS:=yosys} ${NEXTPNR:=nextpnr-ecp5}
$YOSYS -q -l work/ecp5/yosys.log -s ecp5.ys
# Logic that takes more than 3600 ps is mapped as fast as possible.
delay=$(sed -n 's/.*Del = *\([0-9]*\).*/\1/p' work/ecp5/yosys.log | tail -n 1)
if [ "$delay" -gt 3600 ]; then
  $YOSYS -q -l work/ecp5/yosys.log -s ecp5_fastest.ys
fi
awk 'BEGIN { w["LUT4"] = 1; w["CCU2C"] = 2; w["TRELLIS_DPR16X4"] = 4; }
     NF == 2 { n += $1 in w ? $2 * w[$1] : $2 in w ? $1 * w[$2] : 0 }
     END { print "ecp5:", n, "LUTs" }' work/ecp5/cells.txt
$YOSYS -q -l work/ecp5/harness.log -s ecp5_harness.ys
cd work/ecp5
for seed in ${*:-1 2 3}; do
  $NEXTPNR --85k --package CABGA381 --speed 6 --lpf-allow-unconstrained --timing-allow-fail \
    --json harness.json --top harness --seed $seed \
    --report seed-$seed.json > seed-$seed.log 2>&1
  echo "seed $seed: $(grep "Max frequency" seed-$seed.log | tail -n 1)"
done
