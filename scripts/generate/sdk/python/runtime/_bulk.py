"""Sends any number of items through an operation that takes a limited number: in parts, several at a time.

Each part has its own idempotency key, so that failed parts can be sent again without repeating the others.
"""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from threading import Lock
from typing import Any, Generic, Literal, TypeVar

from ._call import Operation, encode
from .errors import AnswerLostError, ApiError, ConnectionError

Item = TypeVar("Item")
Result = TypeVar("Result")

# Items in a part where the contract sets no limit.
_DEFAULT_SIZE = 10_000
# Bytes that the items of a request may have: the 20 MiB of the contract, less room for the rest.
_MAX_BYTES = 20 * 1024 * 1024 - 64 * 1024
CONCURRENCY = 4

Status = Literal["done", "failed", "skipped"]


@dataclass(frozen=True)
class BulkPart(Generic[Item, Result]):
    """A part and its outcome."""

    index: int
    start: int
    """Index of its first item among all items."""
    items: list[Item]
    idempotency_key: str
    status: Status = "skipped"
    """``skipped``: not sent, because an earlier failure would have repeated itself."""
    result: Result | None = None
    error: ApiError | ConnectionError | None = None

    @property
    def uncertain(self) -> bool:
        """Whether a failed part may have taken effect. ``resume()`` finds out, and does not repeat it."""
        error = self.error
        if isinstance(error, ApiError) and not isinstance(error, AnswerLostError):
            return error.status >= 500 and error.status not in (501, 503)
        return error is not None


@dataclass(frozen=True)
class BulkItem(Generic[Item]):
    """An item and its outcome."""

    index: int
    item: Item
    status: Status
    result: Any = None
    """The answer for this item, if the operation answers for each."""
    error: ApiError | ConnectionError | None = None


class _Report(Generic[Item, Result]):
    """What was done and what was not. All counts are numbers of items."""

    parts: list[BulkPart[Item, Result]]
    """Every part, in the order of the items."""

    def __init__(self, parts: list[BulkPart[Item, Result]]) -> None:
        self.parts = parts

    def _count(self, status: Status) -> int:
        return sum(len(part.items) for part in self.parts if part.status == status)

    @property
    def ok(self) -> bool:
        """Whether everything was done."""
        return all(part.status == "done" for part in self.parts)

    @property
    def done(self) -> int:
        return self._count("done")

    @property
    def failed(self) -> int:
        return self._count("failed")

    @property
    def skipped(self) -> int:
        return self._count("skipped")

    def items(self) -> Iterator[BulkItem[Item]]:
        """Every item, in order."""
        for part in self.parts:
            answers = part.result if isinstance(part.result, list) and len(part.result) == len(part.items) else None
            for n, item in enumerate(part.items):
                yield BulkItem(part.start + n, item, part.status, answers[n] if answers else None, part.error)

    def remaining(self) -> list[Item]:
        """The items that were not done, in order."""
        return [item for part in self.parts if part.status != "done" for item in part.items]


class BulkResult(_Report[Item, Result]):
    """What was done and what was not. All counts are numbers of items."""

    def __init__(
        self,
        parts: list[BulkPart[Item, Result]],
        send: Callable[[BulkPart[Item, Result]], Result],
        concurrency: int,
    ) -> None:
        super().__init__(parts)
        self._send = send
        self._concurrency = concurrency

    def resume(self) -> BulkResult[Item, Result]:
        """Sends the parts that are not done, under the same idempotency keys. The parts stay the same."""
        return send_parts(self.parts, self._send, self._concurrency)


class AsyncBulkResult(_Report[Item, Result]):
    """What was done and what was not. All counts are numbers of items."""

    def __init__(
        self,
        parts: list[BulkPart[Item, Result]],
        send: Callable[[BulkPart[Item, Result]], Awaitable[Result]],
        concurrency: int,
    ) -> None:
        super().__init__(parts)
        self._send = send
        self._concurrency = concurrency

    async def resume(self) -> AsyncBulkResult[Item, Result]:
        """Sends the parts that are not done, under the same idempotency keys. The parts stay the same."""
        return await send_parts_async(self.parts, self._send, self._concurrency)


def parts_of(
    operation: Operation[Result], items: Iterable[Item], common: dict[str, Any], size: int | None, key: str | None
) -> list[BulkPart[Item, Result]]:
    """The parts in order. ``common`` is the rest of the body. Raises ValueError for an invalid size."""
    most = size or operation.part_max or _DEFAULT_SIZE
    if most < operation.part_min or (operation.part_max and most > operation.part_max):
        limit = f" to {operation.part_max}" if operation.part_max else ""
        raise ValueError(f"size must be a whole number from {operation.part_min}{limit}, not {most}.")
    lists: list[list[Item]] = []
    room = 0
    around = len(encode(common))
    for item in items:
        length = len(encode(item)) + 1
        if lists and len(lists[-1]) < most and length <= room:
            lists[-1].append(item)
        else:
            lists.append([item])
            room = _MAX_BYTES - around
        room -= length
    _fill_last(lists, operation.part_min, operation.part_max)
    key = key or str(uuid.uuid4())
    parts: list[BulkPart[Item, Result]] = []
    start = 0
    for index, part in enumerate(lists):
        parts.append(BulkPart(index, start, part, f"{key}-{index}"))
        start += len(part)
    return parts


def _fill_last(lists: list[list[Item]], least: int, most: int | None) -> None:
    """A last part that is too short takes items from the one before, or joins it."""
    if len(lists) < 2 or len(lists[-1]) >= least:
        return
    before, last = lists[-2], lists[-1]
    lacks = least - len(last)
    if len(before) - lacks >= least:
        last[:0] = before[-lacks:]
        del before[-lacks:]
    elif most is None or len(before) + len(last) <= most:
        before.extend(lists.pop())


def _is_shared(error: ApiError | ConnectionError) -> bool:
    """Whether the next part would fail in the same way, because the failure has nothing to do with the items."""
    return not isinstance(error, ApiError) or error.status >= 500 or error.status in (401, 403, 404, 408, 429)


class _Outcomes(Generic[Item, Result]):
    """Hands out the parts that are not done, and keeps their outcomes."""

    def __init__(self, parts: list[BulkPart[Item, Result]], concurrency: int) -> None:
        if concurrency < 1:
            raise ValueError(f"concurrency must be 1 or more, not {concurrency}.")
        self.parts = list(parts)
        self._waiting = [part for part in parts if part.status != "done"]
        self._lock = Lock()
        self._stopped = False
        self.workers = min(concurrency, len(self._waiting))

    def take(self) -> BulkPart[Item, Result] | None:
        with self._lock:
            return self._waiting.pop(0) if self._waiting and not self._stopped else None

    def done(self, part: BulkPart[Item, Result], result: Result) -> None:
        self.parts[part.index] = replace(part, status="done", result=result, error=None)

    def failed(self, part: BulkPart[Item, Result], error: ApiError | ConnectionError) -> None:
        self.parts[part.index] = replace(part, status="failed", error=error)
        self._stopped = self._stopped or _is_shared(error)


def send_parts(
    parts: list[BulkPart[Item, Result]], send: Callable[[BulkPart[Item, Result]], Result], concurrency: int
) -> BulkResult[Item, Result]:
    outcomes = _Outcomes(parts, concurrency)

    def work() -> None:
        while part := outcomes.take():
            try:
                outcomes.done(part, send(part))
            except (ApiError, ConnectionError) as error:
                outcomes.failed(part, error)

    if outcomes.workers:
        with ThreadPoolExecutor(outcomes.workers, thread_name_prefix="messaging-bulk") as threads:
            for worker in [threads.submit(work) for _ in range(outcomes.workers)]:
                worker.result()
    return BulkResult(outcomes.parts, send, concurrency)


async def send_parts_async(
    parts: list[BulkPart[Item, Result]],
    send: Callable[[BulkPart[Item, Result]], Awaitable[Result]],
    concurrency: int,
) -> AsyncBulkResult[Item, Result]:
    outcomes = _Outcomes(parts, concurrency)

    async def work() -> None:
        while part := outcomes.take():
            try:
                outcomes.done(part, await send(part))
            except (ApiError, ConnectionError) as error:
                outcomes.failed(part, error)

    async with asyncio.TaskGroup() as tasks:
        for _ in range(outcomes.workers):
            tasks.create_task(work())
    return AsyncBulkResult(outcomes.parts, send, concurrency)
