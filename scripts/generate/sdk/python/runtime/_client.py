"""What all clients have in common. The generated clients add a method for each operation."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any, ClassVar, Generic, Self, TypeVar

from . import _bulk
from ._call import Answer, NotSet, Operation, Settings, Steps, Wait, call_steps, given, settings_of, with_changes
from ._events import AsyncEventStream, EventStream
from ._http import (
    AsyncHttpxTransport,
    AsyncTransport,
    HttpxClient,
    HttpxTransport,
    NoAnswer,
    Response,
    StandardTransport,
    ThreadTransport,
    Transport,
)
from ._paging import AsyncPage, Page

T = TypeVar("T")
Item = TypeVar("Item")

# Arguments that say how a list is sent in parts.
_IN_PARTS = ("size", "concurrency")

__all__ = ["AsyncClient", "Client", "NotSet"]


class Client:
    """A client without asyncio. It may be used by several threads at the same time."""

    server: ClassVar[str]
    """The address of the API in the contract."""

    def __init__(
        self,
        key: str,
        base_url: str | None = None,
        *,
        timeout: float | None = None,
        retries: int = 2,
        max_wait: float = 30.0,
        strict: bool | None = None,
        headers: Mapping[str, str] | None = None,
        ca_file: str | None = None,
        http: HttpxClient | None = None,
    ) -> None:
        """Creates a client.

        Args:
            key: Key of the account.
            base_url: Address of the platform (``https://localhost:8443``) or of this API.
            timeout: Seconds for each attempt (60, or more where the contract allows more).
            retries: Attempts after the first.
            max_wait: Longest wait before a retry in seconds. If the server asks for more, the call fails at once.
            strict: Asks the server to refuse unknown fields instead of ignoring them. True with ``python -X dev``.
            headers: Sent with every request.
            ca_file: Certificates to trust, such as that of a development server.
            http: An ``httpx.Client`` that sends the requests, for instance through a proxy. You close it.
        """
        self._settings = settings_of(key, base_url, self.server, timeout, retries, max_wait, strict, headers)
        self._transport: Transport
        if http:
            self._transport = HttpxTransport(http)
        else:
            self._transport = StandardTransport(self._settings.base_url, _context_of(ca_file))

    def with_options(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
        max_wait: float | None = None,
        strict: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Self:
        """The same client with other settings: ``client.with_options(timeout=5).get_list(7)``."""
        copy = object.__new__(type(self))
        copy._settings = with_changes(self._settings, timeout, retries, max_wait, strict, headers)
        copy._transport = self._transport
        return copy

    def close(self) -> None:
        """Closes the connections."""
        self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(self, steps: Steps[T]) -> T:
        try:
            step = next(steps)
            while True:
                if isinstance(step, Wait):
                    time.sleep(step.seconds)
                    step = steps.send(None)
                    continue
                try:
                    response = self._transport.send(step)
                except NoAnswer as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(response)
        except StopIteration as end:
            result: T = end.value
            return result

    def _answer(self, operation: Operation[T], values: Mapping[str, Any], key: str | None = None) -> Answer[T]:
        return self._run(call_steps(operation, self._settings, values, key))

    def _call(self, operation: Operation[T], arguments: Mapping[str, Any]) -> T:
        return self._answer(operation, given(operation, arguments), arguments.get("idempotency_key")).data

    def _page(self, operation: Operation[T], arguments: Mapping[str, Any]) -> Page[T]:
        values = given(operation, arguments)

        def read(offset: int, limit: int) -> Answer[Any]:
            return self._answer(operation, {**values, "offset": offset, "limit": limit})

        return Page(operation, self._answer(operation, values), values, read)

    def _stream(self, operation: Operation[T], arguments: Mapping[str, Any]) -> EventStream[T]:
        answer: Answer[Any] = self._answer(operation, given(operation, arguments))
        return EventStream(operation.id, answer.response)

    def _bulk(
        self, operation: Operation[T], items: Iterable[Item], arguments: Mapping[str, Any]
    ) -> _bulk.BulkResult[Item, T]:
        member = operation.part or "items"
        values = given(operation, {name: value for name, value in arguments.items() if name not in (member, *_IN_PARTS)})

        def send(part: _bulk.BulkPart[Item, T]) -> T:
            return self._answer(operation, {**values, member: part.items}, part.idempotency_key).data

        parts = _bulk.parts_of(operation, items, values, arguments["size"], arguments["idempotency_key"])
        return _bulk.send_parts(parts, send, arguments["concurrency"])


class AsyncClient:
    """A client for asyncio."""

    server: ClassVar[str]
    """The address of the API in the contract."""

    def __init__(
        self,
        key: str,
        base_url: str | None = None,
        *,
        timeout: float | None = None,
        retries: int = 2,
        max_wait: float = 30.0,
        strict: bool | None = None,
        headers: Mapping[str, str] | None = None,
        ca_file: str | None = None,
        http: HttpxClient | None = None,
    ) -> None:
        """Creates a client.

        Args:
            key: Key of the account.
            base_url: Address of the platform (``https://localhost:8443``) or of this API.
            timeout: Seconds for each attempt (60, or more where the contract allows more).
            retries: Attempts after the first.
            max_wait: Longest wait before a retry in seconds. If the server asks for more, the call fails at once.
            strict: Asks the server to refuse unknown fields instead of ignoring them. True with ``python -X dev``.
            headers: Sent with every request.
            ca_file: Certificates to trust, such as that of a development server.
            http: An ``httpx.AsyncClient`` that sends the requests. Without one, each request uses a thread. You close
                it.
        """
        self._settings = settings_of(key, base_url, self.server, timeout, retries, max_wait, strict, headers)
        self._transport: AsyncTransport
        if http:
            self._transport = AsyncHttpxTransport(http)
        else:
            self._transport = ThreadTransport(StandardTransport(self._settings.base_url, _context_of(ca_file)))

    def with_options(
        self,
        *,
        timeout: float | None = None,
        retries: int | None = None,
        max_wait: float | None = None,
        strict: bool | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Self:
        """The same client with other settings: ``client.with_options(timeout=5).get_list(7)``."""
        copy = object.__new__(type(self))
        copy._settings = with_changes(self._settings, timeout, retries, max_wait, strict, headers)
        copy._transport = self._transport
        return copy

    async def aclose(self) -> None:
        """Closes the connections."""
        await self._transport.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _run(self, steps: Steps[T]) -> T:
        try:
            step = next(steps)
            while True:
                if isinstance(step, Wait):
                    await asyncio.sleep(step.seconds)
                    step = steps.send(None)
                    continue
                try:
                    response = await self._transport.send(step)
                except NoAnswer as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(response)
        except StopIteration as end:
            result: T = end.value
            return result

    async def _answer(self, operation: Operation[T], values: Mapping[str, Any], key: str | None = None) -> Answer[T]:
        return await self._run(call_steps(operation, self._settings, values, key))

    async def _call(self, operation: Operation[T], arguments: Mapping[str, Any]) -> T:
        return (await self._answer(operation, given(operation, arguments), arguments.get("idempotency_key"))).data

    async def _page(self, operation: Operation[T], arguments: Mapping[str, Any]) -> AsyncPage[T]:
        values = given(operation, arguments)

        async def read(offset: int, limit: int) -> Answer[Any]:
            return await self._answer(operation, {**values, "offset": offset, "limit": limit})

        return AsyncPage(operation, await self._answer(operation, values), values, read)

    async def _stream(self, operation: Operation[T], arguments: Mapping[str, Any]) -> AsyncEventStream[T]:
        answer: Answer[Any] = await self._answer(operation, given(operation, arguments))
        return AsyncEventStream(operation.id, answer.response)

    async def _bulk(
        self, operation: Operation[T], items: Iterable[Item], arguments: Mapping[str, Any]
    ) -> _bulk.AsyncBulkResult[Item, T]:
        member = operation.part or "items"
        values = given(operation, {name: value for name, value in arguments.items() if name not in (member, *_IN_PARTS)})

        async def send(part: _bulk.BulkPart[Item, T]) -> T:
            return (await self._answer(operation, {**values, member: part.items}, part.idempotency_key)).data

        parts = _bulk.parts_of(operation, items, values, arguments["size"], arguments["idempotency_key"])
        return await _bulk.send_parts_async(parts, send, arguments["concurrency"])


def _context_of(ca_file: str | None) -> ssl.SSLContext | None:
    return ssl.create_default_context(cafile=ca_file) if ca_file else None
