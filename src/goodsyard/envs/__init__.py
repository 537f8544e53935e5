"""Environments for research: PettingZoo, OpenSpiel and Gymnasium, each needs the extra of its name."""
