"""The laboratory: simulation, verification and measurement."""
