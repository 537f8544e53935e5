"""Faults on purpose: is every acknowledged move still there, exactly once, whatever happens to the server?"""
