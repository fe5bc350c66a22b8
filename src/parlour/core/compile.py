"""The compiled twin of a game.

Takes the very modules that the room runs, from outside, and compiles their
functions with numba; no game imports numba. What is compiled is a copy of the
source with three small changes:

- classes, constants and imports stay those of the original module, so that a
  state is the same type in both worlds;
- ``state._replace(a=x)`` becomes a call of a function that puts ``x`` in place;
- a function whose first parameter is ``game`` loses it, and the name ``game``
  means the compiled modules of this one game.

The copies lie in a cache folder named by a digest of everything that went into
them, and numba keeps the machine code beside them: an edited rule or deck
can't meet old code.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba

from parlour.core import intrinsics
from parlour.core.game import Game

Function = Callable[..., Any]

SETTINGS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
INNER: dict[str, Any] = {
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
"""A state passed to a real call goes by value and comes back through memory: inlined, Roll
Out plays more than twice as fast. And only entries are called from Python: the others need
no code that unpacks its objects, which for wide states takes longer to compile than the
functions do."""


@cache
def twin(game: Game, entry: Function) -> Function:
    """``entry`` compiled for ``game``. It takes the same arguments, less ``game``.

    ``entry`` is a function of one of the game's modules, or one that takes the
    game as its first parameter, such as those of ``lab.playout``.
    """
    return Workshop(game, entry).entry


class Workshop:
    """Makes the compiled copies of the modules that one entry needs."""

    def __init__(self, game: Game, entry: Function) -> None:
        self.game = game
        self.made: dict[str, ModuleType] = {}
        own = [game.rules, game.sight, game.bot]
        needed = closure([*own, sys.modules[entry.__module__], sys.modules[game.pace.__module__]])
        self.folder = cache_folder(game, needed)
        self.bundle = ModuleType("game")
        for name, module in zip(("rules", "sight", "bot"), own, strict=True):
            setattr(self.bundle, name, self.copy(module))
        self.bundle.pace = self.compiled(game.pace)  # type: ignore[attr-defined]
        made = self.copy(sys.modules[entry.__module__])
        plain = getattr(made, entry.__name__).py_func
        self.entry: Function = numba.njit(cache=True, **SETTINGS)(plain)

    def copy(self, module: Any) -> ModuleType:
        """The compiled copy of a module; its functions are compiled on use."""
        name = module.__name__
        if name not in self.made:
            path = self.folder / f"{name.replace('.', '_')}.py"
            if not path.exists():
                write_once(path, rewritten(module))
            made = load(path, f"{self.folder.name}.{path.stem}", self.namespace(module))
            for key, value in vars(made).items():
                if isinstance(value, FunctionType) and value.__module__ == made.__name__:
                    setattr(made, key, numba.njit(**SETTINGS, **INNER)(value))
            self.made[name] = made
        return self.made[name]

    def compiled(self, function: Function) -> Function:
        """The compiled twin of a function of ours."""
        twin: Function = getattr(self.copy(sys.modules[function.__module__]), function.__name__)
        return twin

    def namespace(self, module: Any) -> dict[str, Any]:
        """What the copy's functions find: the original's names, compiled where ours."""
        names: dict[str, Any] = {"game": self.bundle}
        for key, value in vars(module).items():
            if key.startswith("__"):
                continue
            home = home_of(value)
            if home is module:
                continue
            if home is not None and value is home:
                value = self.copy(home)
            elif home is not None:
                value = self.compiled(value)
            names[key] = value
        for key in replacements(source_tree(module)):
            names[key] = intrinsics.replacement(tuple(key.split("__")[1:]))
        return names


def home_of(value: Any) -> Any:
    """The module of ours that ``value`` is, or is a function of, if it is to be compiled."""
    if isinstance(value, ModuleType):
        return value if value.__name__.startswith("parlour.") else None
    plain = getattr(value, "__wrapped__", value)
    if isinstance(plain, FunctionType) and plain not in intrinsics.TWINS:
        return sys.modules[value.__module__] if value.__module__.startswith("parlour.") else None
    return None


def closure(modules: list[Any]) -> list[Any]:
    """These modules and all of ours whose functions they call."""
    found: dict[str, Any] = {}
    while modules:
        module = modules.pop()
        if module.__name__ not in found:
            found[module.__name__] = module
            modules += filter(None, map(home_of, list(vars(module).values())))
    return [found[name] for name in sorted(found)]


def cache_folder(game: Game, modules: list[Any]) -> Path:
    digest = hashlib.sha256(repr((sys.version, numba.__version__, game.deck)).encode())
    sources = [Path(module.__file__) for module in [*modules, *map(sys.modules.get, OWN)] if module]
    data = sorted(Path(str(game.rules.__file__)).parent.glob("*.toml"))  # type: ignore[attr-defined]
    for path in sources + data:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    for module in modules:  # tables may come from modules that are not compiled themselves
        constants = {k: v for k, v in vars(module).items() if isinstance(v, int | float | tuple)}
        digest.update(repr(sorted(constants.items())).encode())
    name = f"parlour_{game.name}_{digest.hexdigest()[:16]}"
    for base in cache_places():
        try:
            (base / name).mkdir(parents=True, exist_ok=True)
            return base / name
        except OSError:
            continue
    raise OSError("no folder for compiled rules can be written")


OWN = (__name__, intrinsics.__name__)


def cache_places() -> list[Path]:
    """Where compiled rules may be kept, best first."""
    chosen = os.environ.get("PARLOUR_CACHE")
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    private = Path(tempfile.gettempdir()) / f"parlour-{os.getuid() if hasattr(os, 'getuid') else 0}"
    return [Path(chosen)] if chosen else [Path(home) / "parlour", private]


def write_once(path: Path, text: str) -> None:
    """Write so that another process sees the whole file or none."""
    handle, draft = tempfile.mkstemp(dir=path.parent, suffix=".draft")
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(draft, path)


def load(path: Path, name: str, names: dict[str, Any]) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(names)
    sys.modules[name] = module  # numba looks the module up when it loads from its cache
    spec.loader.exec_module(module)
    return module


@cache
def source_tree(module: Any) -> ast.Module:
    """The functions of a module, rewritten."""
    tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
    tree.body = [
        node
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and getattr(module, node.name) not in intrinsics.TWINS
    ]
    Rewriter().visit(tree)
    return ast.fix_missing_locations(tree)


def rewritten(module: Any) -> str:
    return f'"""Made from {module.__name__}; not to be edited."""\n\n' + ast.unparse(
        source_tree(module)
    )


def replacements(tree: ast.Module) -> set[str]:
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return {name for name in names if name.startswith("replace__")}


class Rewriter(ast.NodeTransformer):
    """The changes that the module's docstring names."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        node.decorator_list = []  # the twin remembers nothing
        node.args.args = [argument for argument in node.args.args if argument.arg != "game"]
        for argument in node.args.args:
            argument.annotation = None
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """Annotations of local variables name types that the copy does not know."""
        self.generic_visit(node)
        assert node.value is not None
        return ast.Assign(targets=[node.target], value=node.value)

    def visit_Call(self, node: ast.Call) -> ast.Call:
        self.generic_visit(node)
        node.args = [
            argument
            for argument in node.args
            if not (isinstance(argument, ast.Name) and argument.id == "game")
        ]
        if isinstance(node.func, ast.Attribute) and node.func.attr == "_replace":
            fields = [str(keyword.arg) for keyword in node.keywords]
            name = ast.Name("__".join(["replace", *fields]), ast.Load())
            values = [keyword.value for keyword in node.keywords]
            return ast.Call(name, [node.func.value, *values], [])
        return node
