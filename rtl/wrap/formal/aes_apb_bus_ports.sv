// SPDX-FileCopyrightText: AESilicon contributors
// SPDX-License-Identifier: Apache-2.0 WITH SHL-2.1
// `aes_apb_bus` as properties: each access is made once, in its setup clock, and answered in the
// next, with what the registers said of it.

module aes_apb_bus_ports (
  input logic        clk_i,
  input logic        rst_ni,
  input logic        psel_i,
  input logic        penable_i,
  input logic        pwrite_i,
  input logic [4:0]  paddr_i,
  input logic [31:0] pwdata_i,
  input logic [3:0]  pstrb_i,
  input logic        write_error_i,
  input logic [31:0] read_data_i,
  input logic        read_error_i
);

  logic        pready, pslverr, write, write_whole, read;
  logic [4:0]  write_address, read_address;
  logic [31:0] write_data, prdata;
  aes_apb_bus u_bus (
    .pready_o(pready), .prdata_o(prdata), .pslverr_o(pslverr),
    .write_o(write), .write_address_o(write_address), .write_data_o(write_data),
    .write_whole_o(write_whole), .read_o(read), .read_address_o(read_address), .*
  );

  logic        started_q = 1'b0;
  logic        live_q, setup_q, write_q, error_due_q;
  logic [4:0]  address_q;
  logic [31:0] wdata_q, data_due_q;
  logic [3:0]  strobe_q;
  logic        made_q;  // the access that waits for its answer is made
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    live_q <= rst_ni;
    setup_q <= rst_ni && psel_i && !penable_i;
    made_q <= write || read;
    {write_q, address_q, wdata_q, strobe_q} <= {pwrite_i, paddr_i, pwdata_i, pstrb_i};
    error_due_q <= pwrite_i ? write_error_i : read_error_i;
    data_due_q <= pwrite_i ? '0 : read_data_i;
  end

  always_comb begin
    if (!started_q) starts_in_reset: assume (!rst_ni);
    // The rules of APB: setup, then access with the same values.
    if (started_q && live_q && rst_ni) begin
      access_after_setup: assume ((psel_i && penable_i) == setup_q);
      access_stays: assume (!setup_q || {write_q, address_q, wdata_q, strobe_q} ==
                                        {pwrite_i, paddr_i, pwdata_i, pstrb_i});
    end
    if (rst_ni && !(started_q && live_q)) first_is_setup: assume (!(psel_i && penable_i));
  end

  always_comb begin
    if (started_q) begin
      always_ready: assert (pready);
      one_access_a_transfer: assert (!rst_ni || (write || read) == (psel_i && !penable_i));
      none_in_reset: assert (rst_ni || (!write && !read));
      not_both: assert (!write || !read);
      access_is_that_of_the_bus: assert (
        (!write || (pwrite_i && write_address == paddr_i && write_data == pwdata_i &&
                    write_whole == (pstrb_i == 4'b1111))) &&
        (!read || (!pwrite_i && read_address == paddr_i)));
      if (live_q && rst_ni && psel_i && penable_i) begin
        made_before_its_answer: assert (made_q);
        answer_of_the_access: assert (pslverr == error_due_q && prdata == data_due_q);
      end
      if (live_q && !setup_q) nothing_beside_an_answer: assert (!pslverr && prdata == '0);
      if (!live_q) idle_after_reset: assert (!pslverr && prdata == '0);
    end
  end

endmodule
