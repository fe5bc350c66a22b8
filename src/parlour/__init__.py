"""Parlour: a games room for four table games, and the laboratory behind it."""

__version__ = "0.1.0"
