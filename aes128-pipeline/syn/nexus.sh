#!/bin/sh
# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build aes128-pipeline`.
# Usage: sh nexus.sh [SEED...]
# Maps the core on LIFCL-40-9BG400C, and places and routes it in the harness with each seed (1 2 3).
# YOSYS and NEXTPNR name other programs than those here.
set -e; cd "$(dirname "$0")"; mkdir -p work/nexus
: ${YOSYS:=yosys} ${NEXTPNR:=nextpnr-nexus}
$YOSYS -q -l work/nexus/yosys.log -s nexus.ys
awk 'BEGIN { w["LUT4"] = 1; w["WIDEFN9"] = 2; w["CCU2"] = 2; w["DPR16X4"] = 4; }
     NF == 2 { n += $1 in w ? $2 * w[$1] : $2 in w ? $1 * w[$2] : 0 }
     END { print "nexus:", n, "LUTs" }' work/nexus/cells.txt
$YOSYS -q -l work/nexus/harness.log -s nexus_harness.ys
cp pins.pdc work/nexus
cd work/nexus
for seed in ${*:-1 2 3}; do
  $NEXTPNR --device LIFCL-40-9BG400C --router router1 --pdc pins.pdc --timing-allow-fail \
    --json harness.json --top harness --seed $seed \
    --report seed-$seed.json > seed-$seed.log 2>&1
  echo "seed $seed: $(grep "Max frequency" seed-$seed.log | tail -n 1)"
done
