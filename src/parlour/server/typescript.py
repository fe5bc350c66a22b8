"""The protocol as TypeScript types and as a page for people, made from the structs.

python -m parlour.server.typescript   writes web/src/protocol.ts and docs/protocol.md
"""

from __future__ import annotations

import inspect
import sys
import typing
from pathlib import Path
from typing import Any, get_args, get_type_hints

from msgspec import inspect as kinds

from parlour.core.game import Game
from parlour.games import every
from parlour.server import protocol as wire

MADE = "Made from parlour/server/protocol.py by `make protocol`; not to be edited."
GROUPS: tuple[tuple[str, str, Any], ...] = (
    ("ClientMessage", "What a client sends", wire.ClientMessage),
    ("Command", "What a client may ask for, inside `do`", wire.Command),
    ("ServerMessage", "What the server sends", wire.ServerMessage),
)


def typescript() -> str:
    """All structs, and the views of all games."""
    parts = [f"// {MADE}\n"]
    for struct in structs():
        parts.append(interface(struct))
    for name, _, union in GROUPS:
        parts.append(f"export type {name} = {' | '.join(x.__name__ for x in get_args(union))};\n")
    for game in every():
        parts.append(types_of(game, inspect.getmodule(game.sight.see)))
    return "\n".join(parts)


def structs() -> list[kinds.StructType]:
    """Every struct of the protocol, those that others use first."""
    found: dict[str, kinds.StructType] = {}

    def visit(kind: Any) -> None:
        for part in parts_of(kind):
            visit(part)
        if isinstance(kind, kinds.StructType):
            found.setdefault(kind.cls.__name__, kind)

    for _, _, union in (GROUPS[1], GROUPS[0], GROUPS[2]):
        for one in get_args(union):
            visit(kinds.type_info(one))
    for door in (wire.Standing, wire.Past, wire.Replay, wire.Lesson):
        visit(kinds.type_info(door))
    return list(found.values())


def parts_of(kind: Any) -> list[Any]:
    match kind:
        case kinds.StructType():
            return [field.type for field in kind.fields]
        case kinds.UnionType():
            return list(kind.types)
        case kinds.ListType():
            return [kind.item_type]
        case kinds.DictType():
            return [kind.value_type]
    return []


def interface(struct: kinds.StructType) -> str:
    lines = []
    if struct.tag is not None:
        lines.append(f'  type: "{struct.tag}";')
    for field in struct.fields:
        optional = "?" if not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    doc = inspect.getdoc(struct.cls) if "__doc__" in vars(struct.cls) else None
    head = f"/** {' '.join(doc.split())} */\n" if doc and struct.cls.__doc__ else ""
    body = "\n".join(lines)
    return f"{head}export interface {struct.cls.__name__} {{\n{body}\n}}\n"


def written(kind: Any) -> str:
    match kind:
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "unknown"
        case kinds.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case kinds.ListType():
            return f"{written(kind.item_type)}[]"
        case kinds.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.UnionType():
            if set(map(type, kind.types)) == {kinds.StructType} and len(kind.types) > 3:
                return "Command"
            return " | ".join(map(written, kind.types))
    raise TypeError(kind)


def types_of(game: Game, module: Any) -> str:
    """A game's view and its cards, with the NamedTuples inside them."""
    prefix = "".join(part.title() for part in game.name.split("_"))
    found: dict[type, str] = {}

    def tuple_type(hint: Any) -> str:
        if hint in (int, bool, float):
            return "boolean" if hint is bool else "number"
        if hint is str:
            return "string"
        if isinstance(hint, type) and hasattr(hint, "_fields"):
            define(hint)
            return f"{prefix}{hint.__name__}"
        if typing.get_origin(hint) is tuple:
            return f"{tuple_type(get_args(hint)[0])}[]"
        raise TypeError(f"{game.name}: {hint}")

    def define(cls: type) -> None:
        if cls not in found:
            found[cls] = ""
            hints = get_type_hints(cls)
            sets = module.SETS if cls is module.View else ()
            lines = [
                f"  {name}: {tuple_type(hint)}{'[]' if name in sets else ''};"
                for name, hint in hints.items()
            ]
            body = "\n".join(lines)
            found[cls] = f"export interface {prefix}{cls.__name__} {{\n{body}\n}}\n"

    define(module.View)
    if game.cards is not None:
        define(type(game.cards))
    return "\n".join(reversed(list(found.values())))


def markdown() -> str:
    """The same for people."""
    lines = ["# The protocol", "", f"<!-- {MADE} -->", "", inspect.getdoc(wire) or "", ""]
    lines += [
        "The WebSocket is at `/ws`. Frames from a client have at most"
        f" {wire.LONGEST_MESSAGE} bytes. A client pings after 2.5 s of silence; the server"
        " ends a line that was silent for 30 s. Close code 1012 means that the server"
        " restarts: come back and say hello with the last version seen.",
        "",
    ]
    for _, title, union in GROUPS:
        lines += [f"## {title}", ""]
        for one in get_args(union):
            lines += described(kinds.type_info(one), "###")
    lines += ["## Inside them", ""]
    for struct in structs():
        if struct.tag is None:
            lines += described(struct, "###")
    return "\n".join(lines).rstrip() + "\n"


def described(struct: Any, level: str) -> list[str]:
    name = f"`{struct.tag}`" if struct.tag is not None else struct.cls.__name__
    doc = " ".join((struct.cls.__doc__ or "").split()).replace("``", "`")
    lines = [f"{level} {name}", "", *([doc, ""] if doc else [])]
    if struct.fields:
        lines += ["| field | type |", "| --- | --- |"]
        for field in struct.fields:
            kind = written(field.type).replace("|", "\\|")
            optional = "" if field.required else " (optional)"
            lines.append(f"| `{field.encode_name}` | `{kind}`{optional} |")
        lines.append("")
    return lines


FILES = {"web/src/protocol.ts": typescript, "docs/protocol.md": markdown}


def main(root: Path) -> None:
    for name, make in FILES.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(make(), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd())
