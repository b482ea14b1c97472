# Written by `npm run generate` from scripts/generate/sdk/python/runtime/_paging.py. Do not edit: change that instead.
"""Iterates over the pages of an operation that takes ``offset`` and ``limit``.

A deletion inside the loop moves the items behind it forward, so the next page starts at the first unread item instead
of after the number of items read.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ._call import Answer, Operation

T = TypeVar("T")

# Items per request after the first; every paged operation allows that many.
_PAGE_SIZE = 100
# How many of the last items are remembered to recognize an item that comes again.
_REMEMBERED = 1_000


@dataclass(frozen=True)
class _Read:
    offset: int
    limit: int


@dataclass(frozen=True)
class _Fresh:
    items: list[Any]


class _Memory:
    """Recognizes the last items read: by their id, or by their content."""

    def __init__(self, id: str | None) -> None:
        self._id = id
        self._known: dict[str, None] = {}
        self._last = ""

    def _key(self, item: Any) -> str:
        value = item.get(self._id) if self._id and isinstance(item, dict) else None
        return json.dumps(item if value is None else value, sort_keys=True)

    def knows(self, item: Any) -> bool:
        return self._key(item) in self._known

    def is_last(self, item: Any) -> bool:
        return self._key(item) == self._last

    def add(self, items: list[Any]) -> None:
        for item in items:
            self._last = self._key(item)
            self._known[self._last] = None
        while len(self._known) > _REMEMBERED:
            del self._known[next(iter(self._known))]


def items_of(operation: Operation[Any], data: Any) -> list[Any]:
    """The items of a page."""
    found: list[Any] = data[operation.page] if operation.page else data
    return found


def total_of(answer: Answer[Any]) -> int | None:
    """The number of items in the list; None if the server names none."""
    total = answer.data.get("total_items") if isinstance(answer.data, dict) else None
    text = str(total if total is not None else answer.response.headers.get("x-total-count", ""))
    return int(text) if text.isdigit() else None


_Loaded = tuple[list[Any], "int | None"]
_PageSteps = Generator["_Read | _Fresh", "_Loaded | None", None]


def _read(offset: int, limit: int) -> Generator[_Read, _Loaded | None, _Loaded]:
    loaded = yield _Read(offset, limit)
    assert loaded is not None
    return loaded


def _read_by_total(
    start: int, begin: int, limit: int, before: int | None, memory: _Memory
) -> Generator[_Read, _Loaded | None, tuple[_Loaded, int, list[Any]]]:
    """A smaller total means that unread items may have moved before ``begin``, by as many as are missing."""
    offset, total = begin, before
    while True:
        loaded = yield from _read(offset, limit)
        items, now = loaded
        lost = 0 if total is None or now is None else total - now
        if lost <= 0 or offset == start:
            moved = offset < begin or lost != 0
            return loaded, offset, [item for item in items if not (moved and memory.knows(item))]
        offset, total = max(start, offset - lost), now


def _read_by_overlap(
    start: int, begin: int, limit: int, memory: _Memory
) -> Generator[_Read, _Loaded | None, tuple[_Loaded, int, list[Any]]]:
    """Starts with the last item read. If that moved, goes back until a page starts with a known item."""
    offset = max(start, begin - 1)
    while True:
        loaded = yield from _read(offset, limit)
        items = loaded[0]
        known = bool(items) and memory.knows(items[0])
        if offset == begin - 1 and items and memory.is_last(items[0]):
            return loaded, offset, items[1:]
        if offset == start or known:
            return loaded, offset, [item for item in items if not memory.knows(item)]
        offset = max(start, offset - limit)


def _page_steps(start: int, first_limit: int, limit: int, id: str | None) -> _PageSteps:
    """Yields the pages to read, and for each its items that were not in an earlier one."""
    memory = _Memory(id)
    begin, total, size = start, None, first_limit
    while True:
        if begin > start and total is None:
            # A page of one item has no room for the one read before.
            size = max(size, 2)
            loaded, offset, fresh = yield from _read_by_overlap(start, begin, size, memory)
        else:
            loaded, offset, fresh = yield from _read_by_total(start, begin, size, total, memory)
        items, total = loaded
        memory.add(fresh)
        begin = offset + len(items)
        if fresh:
            yield _Fresh(fresh)
        if len(items) < size or (total is not None and begin >= total):
            return
        size = limit


class _AnyPage(Generic[T]):
    """A page of a list."""

    items: list[T]
    """The items of this page."""
    total_items: int | None
    """The number of items in the list; None if the server names none."""
    data: Any
    """The whole answer."""

    def __init__(self, operation: Operation[Any], answer: Answer[Any], values: dict[str, Any]) -> None:
        self.data = answer.data
        self.items = items_of(operation, answer.data)
        self.total_items = total_of(answer)
        self._operation = operation
        self._start = int(values.get("offset", 0))
        limit = values.get("limit")
        self._first_limit = int(limit or operation.page_size)
        self._limit = int(limit or _PAGE_SIZE)

    def _steps(self) -> _PageSteps:
        return _page_steps(self._start, self._first_limit, self._limit, self._operation.page_id)

    def _loaded(self, answer: Answer[Any]) -> _Loaded:
        return items_of(self._operation, answer.data), total_of(answer)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self._operation.id}: {len(self.items)} of {self.total_items} items>"


class Page(_AnyPage[T]):
    """A page of a list. A loop over it goes on with the items of the following pages.

    You can delete and change items inside the loop.
    """

    def __init__(
        self,
        operation: Operation[Any],
        answer: Answer[Any],
        values: dict[str, Any],
        read: Callable[[int, int], Answer[Any]],
    ) -> None:
        super().__init__(operation, answer, values)
        self._read = read

    def pages(self) -> Iterator[list[T]]:
        """The items of this page and the following ones, page by page."""
        steps = self._steps()
        result: _Loaded | None = None
        first = True
        while True:
            try:
                step = steps.send(result)
            except StopIteration:
                return
            result = None
            if isinstance(step, _Fresh):
                yield step.items
            elif first:
                first, result = False, (self.items, self.total_items)
            else:
                result = self._loaded(self._read(step.offset, step.limit))

    def __iter__(self) -> Iterator[T]:
        for items in self.pages():
            yield from items


class AsyncPage(_AnyPage[T]):
    """A page of a list. ``async for`` goes on with the items of the following pages.

    You can delete and change items inside the loop.
    """

    def __init__(
        self,
        operation: Operation[Any],
        answer: Answer[Any],
        values: dict[str, Any],
        read: Callable[[int, int], Awaitable[Answer[Any]]],
    ) -> None:
        super().__init__(operation, answer, values)
        self._read = read

    async def pages(self) -> AsyncIterator[list[T]]:
        """The items of this page and the following ones, page by page."""
        steps = self._steps()
        result: _Loaded | None = None
        first = True
        while True:
            try:
                step = steps.send(result)
            except StopIteration:
                return
            result = None
            if isinstance(step, _Fresh):
                yield step.items
            elif first:
                first, result = False, (self.items, self.total_items)
            else:
                result = self._loaded(await self._read(step.offset, step.limit))

    async def __aiter__(self) -> AsyncIterator[T]:
        async for items in self.pages():
            for item in items:
                yield item
