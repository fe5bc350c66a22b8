"""The laboratory: simulation and measurement over the contract."""
