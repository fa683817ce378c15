module aes_core_invariants #(parameter int unsigned Capacity = 2, parameter int unsigned TagBits = 1) (output logic holds_o);
  assign holds_o = 1'b1;
endmodule
