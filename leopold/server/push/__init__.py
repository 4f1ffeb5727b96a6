"""Web Push: calling somebody whose page is closed, with the operator's own keys."""
