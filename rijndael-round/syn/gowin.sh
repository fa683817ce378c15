#!/bin/sh
# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build rijndael-round`.
# Usage: sh gowin.sh [SEED...]
# Maps the core on GW2A-LV18PG256C8/I7, and places and routes it in the harness with each seed (1 2 3).
# YOSYS and NEXTPNR name other programs than those here.
set -e; cd "$(dirname "$0")"; mkdir -p work/gowin
: ${YOSYS:=yosys} ${NEXTPNR:=nextpnr-himbaechel-gowin}
$YOSYS -q -l work/gowin/yosys.log -s gowin.ys
awk 'BEGIN { w["LUT1"] = 1; w["LUT2"] = 1; w["LUT3"] = 1; w["LUT4"] = 1; w["ALU"] = 1; w["RAM16SDP4"] = 4; }
     NF == 2 { n += $1 in w ? $2 * w[$1] : $2 in w ? $1 * w[$2] : 0 }
     END { print "gowin:", n, "LUTs" }' work/gowin/cells.txt
$YOSYS -q -l work/gowin/harness.log -s gowin_harness.ys
cp pins.cst work/gowin
cd work/gowin
for seed in ${*:-1 2 3}; do
  $NEXTPNR --device GW2A-LV18PG256C8/I7 --vopt family=GW2A-18C --vopt cst=pins.cst --timing-allow-fail \
    --json harness.json --top harness --seed $seed \
    --report seed-$seed.json > seed-$seed.log 2>&1
  echo "seed $seed: $(grep "Max frequency" seed-$seed.log | tail -n 1)"
done
