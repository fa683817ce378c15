#!/bin/sh
# SPDX-FileCopyrightText: AESilicon contributors
# SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
# Made by `aesilicon build aes-round`.
# Usage: sh cells.sh LIBRARY.lib
# Maps the core on standard cells, and times it without wires.
# YOSYS and STA name other programs than those here. For a library not named below set
# DRIVER (cell that drives every input), SLEW (ns, at that cell's input), LOAD (pF, of
# every output), UNUSED (names or patterns of cells to leave out) and FLOP (the plain
# flip-flop, its clock, data and output, and pins to tie: "DFF C D Q RN=1").
set -ef
library=$(realpath "${1:?name the liberty file}"); cd "$(dirname "$0")"
: ${YOSYS:=yosys} ${STA:=sta}; script=cells
case "$(basename "$library")" in
*osu018*) script=osu018
  DRIVER="${DRIVER-BUFX2}"
  SLEW="${SLEW-0.1}"
  LOAD="${LOAD-0.05}"
  UNUSED="${UNUSED-LATCH DFFSR DFFNEGX1 CLKBUF* TBUF* FAX1 HAX1}"
  FLOP="${FLOP-DFFPOSX1 CLK D Q}"
  ;;
*sg13g2_stdcell_*) script=ihp-sg13g2
  DRIVER="${DRIVER-sg13g2_buf_2}"
  SLEW="${SLEW-0.05}"
  LOAD="${LOAD-0.012}"
  UNUSED="${UNUSED-*_dlygate* *_sighold *_lgcp_* *_slgcp_* *_einv* *_ebuf*}"
  FLOP="${FLOP-sg13g2_dfrbpq_1 CLK D Q RESET_B=1}"
  ;;
*sky130_fd_sc_hd__*) script=sky130A
  DRIVER="${DRIVER-sky130_fd_sc_hd__buf_2}"
  SLEW="${SLEW-0.05}"
  LOAD="${LOAD-0.007}"
  UNUSED="${UNUSED-*__lpflow_* *__probe* *__macro_* *__conb_* *__diode_* *__decap_* *__clkbuf_* *__clkinv* *__clkdlybuf* *__dlygate* *__dlymetal* *__bufbuf_* *__bufinv_* *__einv* *__ebuf* *__fa_* *__fah* *__ha_*}"
  FLOP="${FLOP-sky130_fd_sc_hd__dfxtp_1 CLK D Q}"
  ;;
esac
: "${DRIVER:?}" "${SLEW:?}" "${LOAD:?}" "${FLOP:?}"; export DRIVER SLEW LOAD
mkdir -p work/cells
ln -sf "$library" work/cells/library.lib
unused=
for cell in $UNUSED; do unused="$unused -dont_use $cell"; done
sed "s/ -dont_use UNUSED/$unused/" $script.ys > work/cells/run.ys
awk -v driver="$DRIVER" -v load="$LOAD" 'BEGIN { print "set_driving_cell", driver; print "set_load", load * 1000 }' > work/cells/abc.constr
echo "$FLOP" | awk '{ print "module \\$_DFF_P_ (input C, input D, output Q);"; pins = "." $2 "(C), ." $3 "(D), ." $4 "(Q)"; for (i = 5; i <= NF; i++) { split($i, tie, "="); pins = pins ", ." tie[1] "(1\047b" tie[2] ")" } print "  " $1 " _TECHMAP_REPLACE_ (" pins ");"; print "endmodule" }' > work/cells/map.v
cp cells.tcl wires.lib work/cells; cd work/cells
$YOSYS -q -l yosys.log -s run.ys
grep 'Chip area' cells.txt
$STA -no_splash -exit cells.tcl > sta.log 2>&1
awk '$2 == "slack" { print "shortest clock period:", 100 - $1, "ns" }' sta.log
