"""The measuring processes, one program for each environment; they need nothing but that environment's packages."""
