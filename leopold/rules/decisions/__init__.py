"""What players decide: one file for each family of decisions, `dispatch` for all of them."""
