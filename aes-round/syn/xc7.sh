#!/bin/sh
# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build aes-round`.
# Usage: sh xc7.sh
# Maps the core on xc7.
# YOSYS names other programs than those here.
set -e; cd "$(dirname "$0")"; mkdir -p work/xc7
: ${YOSYS:=yosys}
$YOSYS -q -l work/xc7/yosys.log -s xc7.ys
awk 'BEGIN { w["LUT1"] = 1; w["LUT2"] = 1; w["LUT3"] = 1; w["LUT4"] = 1; w["LUT5"] = 1; w["LUT6"] = 1; w["SRL16"] = 1; w["SRL16E"] = 1; w["SRLC32E"] = 1; w["RAM16X1S"] = 1; w["RAM16X1D"] = 2; w["RAM32X1D"] = 2; w["RAM64X1D"] = 2; w["RAM128X1D"] = 4; w["RAM32M"] = 4; w["RAM64M"] = 4; }
     NF == 2 { n += $1 in w ? $2 * w[$1] : $2 in w ? $1 * w[$2] : 0 }
     END { print "xc7:", n, "LUTs" }' work/xc7/cells.txt
