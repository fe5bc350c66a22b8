"""The room on the net: tables that many people sit at, and what is kept of them."""
