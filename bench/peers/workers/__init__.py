"""The measuring processes: one program per environment, needing only that environment's packages."""
