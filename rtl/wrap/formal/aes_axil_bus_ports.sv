// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_axil_bus` as properties: each access is made once and answered once, an answer stays until it
// is taken, and no access waits longer than for the answer before it.

module aes_axil_bus_ports (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        awvalid_i,
  input logic [4:0]  awaddr_i,
  input logic        wvalid_i,
  input logic [31:0] wdata_i,
  input logic [3:0]  wstrb_i,
  input logic        bready_i,
  input logic        arvalid_i,
  input logic [4:0]  araddr_i,
  input logic        rready_i,
  input logic        write_error_i,
  input logic [31:0] read_data_i,
  input logic        read_error_i
);

  logic        awready, wready, bvalid, arready, rvalid, write, write_whole, read;
  logic [1:0]  bresp, rresp;
  logic [4:0]  write_address, read_address;
  logic [31:0] write_data, rdata;
  aes_axil_bus u_bus (
    .awready_o(awready), .wready_o(wready), .bvalid_o(bvalid), .bresp_o(bresp),
    .arready_o(arready), .rvalid_o(rvalid), .rdata_o(rdata), .rresp_o(rresp),
    .write_o(write), .write_address_o(write_address), .write_data_o(write_data),
    .write_whole_o(write_whole), .read_o(read), .read_address_o(read_address), .*
  );

  logic        started_q = 1'b0;
  logic        live_q;
  logic        b_owed_q, r_owed_q;     // an access is made whose answer is not taken
  logic        aw_waits_q, w_waits_q;  // offered in the clock before, and not taken
  logic        ready_q;                // both were, with no answer in the way
  logic [1:0]  b_due_q, r_due_q;
  logic [31:0] data_due_q;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= rst_ni;
    aw_waits_q <= rst_ni && awvalid_i && !awready;
    w_waits_q <= rst_ni && wvalid_i && !wready;
    ready_q <= rst_ni && awvalid_i && wvalid_i && !awready && (!b_owed_q || bready_i);
    if (write) b_due_q <= {write_error_i, 1'b0};
    if (read) {r_due_q, data_due_q} <= {read_error_i, 1'b0, read_data_i};
    b_owed_q <= rst_ni && (write || (b_owed_q && !bready_i));
    r_owed_q <= rst_ni && (read || (r_owed_q && !rready_i));
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    if (started_q && live_q) begin
      address_stays: assume (!aw_waits_q || awvalid_i);
      data_stays: assume (!w_waits_q || wvalid_i);
    end
  end

  always_comb begin
    if (started_q && live_q) begin
      one_answer_a_write: assert (bvalid == b_owed_q && (!bvalid || bresp == b_due_q));
      one_answer_a_read: assert (rvalid == r_owed_q &&
                                 (!rvalid || {rresp, rdata} == {r_due_q, data_due_q}));
      nothing_without_valid: assert (rvalid || rdata == '0);
      a_write_is_made_as_it_is_taken:
        assert (write == (awvalid_i && awready) && write == (wvalid_i && wready));
      write_is_that_of_the_bus: assert (write_address == awaddr_i && write_data == wdata_i &&
                                        write_whole == (wstrb_i == 4'b1111));
      a_read_is_made_as_it_is_taken:
        assert (!rst_ni || (read == (arvalid_i && arready) && read_address == araddr_i));
      one_write_at_a_time: assert (!write || !b_owed_q);
      a_write_waits_for_an_answer_alone: assert (!ready_q || (awready && wready));
      a_read_waits_for_an_answer_alone: assert (arready == !r_owed_q);
      // What makes the properties inductive.
      taken_after_an_offer: assert (!awready || (aw_waits_q && w_waits_q && !b_owed_q));
    end
    if (started_q && !live_q) idle_after_reset: assert (!bvalid && !rvalid && arready && !awready);
  end

endmodule
