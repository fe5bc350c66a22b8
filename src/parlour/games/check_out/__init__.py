"""Check Out!. The modules of this folder import each other relatively, so that
:mod:`parlour.core.bind` can load them once more with another deck."""

DECK = ""
"""TOML of the table's own deck; empty where the cards are those beside this file."""
