"""The benchmark against the peers: `python -m bench.peers`, or `make bench-peers`."""
