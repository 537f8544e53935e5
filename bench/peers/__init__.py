"""The benchmark against other libraries: `python -m bench.peers`, or `make bench-peers`."""
