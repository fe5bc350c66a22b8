"""Compiled twins of what the dialect has no word for: numba's side of ``core.bits``."""

from __future__ import annotations

from functools import cache
from typing import Any

from numba import extending, types
from numba.core import cgutils

from parlour.core import bits, random

intrinsic: Any = extending.intrinsic
overload: Any = extending.overload

TWINS = (
    bits.put,
    bits.popcount,
    bits.lowest,
    random.advance,
    random.below,
    random.stream_of,
)
"""Functions that are not compiled from their source: a twin here stands for each."""


@cache
def replacement(fields: tuple[str, ...]) -> Any:
    """A compiled ``_replace`` of these fields: takes the tuple and the new values."""

    def typed(whole: Any, *given: Any) -> Any:
        if not hasattr(whole, "fields"):  # numba's named tuples have names for their fields
            return None
        places = [whole.fields.index(field) for field in fields]

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            result = arguments[0]
            for place, value, kind in zip(places, arguments[1:], given, strict=True):
                value = context.cast(builder, value, kind, whole[place])
                result = builder.insert_value(result, value, place)
            return result

        return whole(whole, *given), generate

    # numba wants to know how many arguments an intrinsic takes, by their names.
    names = ", ".join(f"new_{field}" for field in fields)
    scope: dict[str, Any] = {"typed": typed}
    exec(f"def impl(typingctx, whole, {names}): return typed(whole, {names})", scope)
    return intrinsic(scope["impl"])


@intrinsic
def _put(typingctx: Any, entries: Any, index: Any, value: Any) -> Any:
    if not isinstance(entries, types.UniTuple):
        return None

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        result, index, value = arguments
        value = context.cast(builder, value, signature.args[2], entries.dtype)
        for place in range(entries.count):
            here = builder.icmp_unsigned("==", index, index.type(place))
            old = builder.extract_value(result, place)
            result = builder.insert_value(result, builder.select(here, value, old), place)
        return result

    return entries(entries, types.int64, value), generate


@overload(bits.put)
def put(entries: Any, index: Any, value: Any) -> Any:
    def impl(entries: Any, index: Any, value: Any) -> Any:
        return _put(entries, index, value)

    return impl


@intrinsic
def _popcount(typingctx: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@overload(bits.popcount)
def popcount(mask: Any) -> Any:
    def impl(mask: Any) -> Any:
        return _popcount(mask)

    return impl


@intrinsic
def _lowest(typingctx: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], cgutils.true_bit)

    return types.int64(types.int64), generate


@overload(bits.lowest)
def lowest(mask: Any) -> Any:
    def impl(mask: Any) -> Any:
        return _lowest(mask)

    return impl


@overload(random.advance)
def advance(stream: Any) -> Any:
    def impl(stream: Any) -> Any:
        return types.uint64(stream) + types.uint64(0x9E3779B97F4A7C15)

    return impl


@overload(random.below)
def below(stream: Any, n: Any) -> Any:
    def impl(stream: Any, n: Any) -> Any:
        z = types.uint64(stream)
        z = (z ^ (z >> types.uint64(30))) * types.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> types.uint64(27))) * types.uint64(0x94D049BB133111EB)
        z = z ^ (z >> types.uint64(31))
        high = (z >> types.uint64(32)) * types.uint64(n)
        return types.int64(high >> types.uint64(32))

    return impl


@overload(random.stream_of)
def stream_of(seed: Any, number: Any) -> Any:
    def impl(seed: Any, number: Any) -> Any:
        z = types.uint64(seed) * types.uint64(0xD1342543DE82EF95)
        z = z + types.uint64(number) * types.uint64(0xDA942042E4DD58B5)
        z = (z ^ (z >> types.uint64(32))) * types.uint64(0xDABA0B6EB09322E3)
        z = (z ^ (z >> types.uint64(32))) * types.uint64(0xDABA0B6EB09322E3)
        return z ^ (z >> types.uint64(32))

    return impl
