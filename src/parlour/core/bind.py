"""A game's modules once more, bound to another deck.

A game whose tables can be exchanged has a constant ``DECK`` in its package, a module
``data`` that reads it, and relative imports between its modules. Loaded under another
package name they see each other's copies, and their own ``DECK``: nothing of the first
game changes. The copies stay as long as the process: a room decides who may bring a deck.
"""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from importlib import import_module

from parlour.core.errors import Refusal


def bound(package: str, deck: str) -> str:
    """The name of a package like ``package`` whose modules use ``deck``.

    Raises Refusal where that game has no deck to exchange, or refuses this one.
    """
    original = import_module(package)
    if not hasattr(original, "DECK"):
        raise Refusal("no-own-deck", game=package.rpartition(".")[2])
    name = f"{package}_{hashlib.sha256(deck.encode()).hexdigest()[:16]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            name, original.__file__, submodule_search_locations=list(original.__path__)
        )
        assert spec is not None
        assert spec.loader is not None
        copy = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(copy)
        vars(copy)["DECK"] = deck
        sys.modules[name] = copy
        try:
            import_module(f"{name}.data")
        except Refusal:
            for key in [key for key in sys.modules if key.startswith(name)]:
                del sys.modules[key]
            raise
    return name
