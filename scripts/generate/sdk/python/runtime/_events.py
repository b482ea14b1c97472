"""Reads server-sent events (WHATWG HTML 9.2.6) whose data is JSON."""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import AsyncIterator, Iterator
from types import TracebackType
from typing import Any, Generic, TypeVar

from ._http import NoAnswer, Response
from .errors import ConnectionError

T = TypeVar("T")

_LINE_END = re.compile(r"\r\n|\n|\r(?!$)")


class _Parser:
    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self._rest = ""
        self._data = ""
        self._id: str | None = None

    def feed(self, chunk: bytes) -> Iterator[tuple[str, str | None]]:
        """The data of each event that a chunk completes, and the position behind it."""
        *lines, self._rest = _LINE_END.split(self._rest + self._decoder.decode(chunk))
        for line in lines:
            if line.startswith("data:"):
                self._data += line[5:]
            elif line.startswith("id:"):
                self._id = line[3:].strip()
            elif line == "":
                data, self._data = self._data, ""
                yield data, self._id


class _AnyStream(Generic[T]):
    last_event_id: str | None = None
    """Where to continue: after the last event that the loop has finished."""

    def __init__(self, operation: str, response: Response) -> None:
        self._operation = operation
        self._response = response
        self._parser = _Parser()

    def _broken(self, reason: Exception) -> ConnectionError:
        error = ConnectionError(self._operation, f"the stream broke off: {reason}")
        error.__cause__ = reason
        return error


class EventStream(_AnyStream[T]):
    """Events as they come. Close it, or use it in ``with``, to end the connection."""

    def __iter__(self) -> Iterator[T]:
        try:
            for chunk in self._response.chunks or ():
                for data, position in self._parser.feed(chunk):
                    if data:
                        yield json.loads(data)
                    # Only now: leaving the loop at an event delivers it again.
                    self.last_event_id = position
        except NoAnswer as reason:
            raise self._broken(reason) from reason
        finally:
            self.close()

    def close(self) -> None:
        """Ends the connection."""
        self._response.close()

    def __enter__(self) -> EventStream[T]:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncEventStream(_AnyStream[T]):
    """Events as they come. Close it, or use it in ``async with``, to end the connection."""

    async def __aiter__(self) -> AsyncIterator[T]:
        try:
            chunks: Any = self._response.async_chunks
            async for chunk in chunks:
                for data, position in self._parser.feed(chunk):
                    if data:
                        yield json.loads(data)
                    # Only now: leaving the loop at an event delivers it again.
                    self.last_event_id = position
        except NoAnswer as reason:
            raise self._broken(reason) from reason
        finally:
            await self.aclose()

    async def aclose(self) -> None:
        """Ends the connection."""
        closed = self._response.close()
        if closed is not None:
            await closed

    async def __aenter__(self) -> AsyncEventStream[T]:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()
