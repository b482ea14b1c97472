# Written by `npm run generate` from scripts/generate/sdk/python/runtime/_http.py. Do not edit: change that instead.
"""Sends single requests: over the standard library, in threads for asyncio, or over a client of httpx."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import select
import socket
import ssl
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol
from urllib.parse import urlsplit

# Servers close an idle connection after 5 seconds or more.
_MAX_IDLE = 4.0
# Seconds without a byte after which a stream counts as broken; the platform sends a comment every 15 seconds.
_SILENCE = 60.0
_THREADS = 64
_CHUNK = 65_536


@dataclass(frozen=True)
class Request:
    method: str
    url: str
    headers: Mapping[str, str]
    body: bytes | None
    timeout: float
    stream: bool = False


@dataclass
class Response:
    """An answer. The names of its headers are in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes = b""
    chunks: Iterator[bytes] | None = None
    async_chunks: AsyncIterator[bytes] | None = None
    close: Callable[[], Any] = field(default=lambda: None)


class NoAnswer(Exception):
    """There was no complete answer."""


class NoAnswerInTime(NoAnswer):
    """The time of the attempt is over."""


class Transport(Protocol):
    def send(self, request: Request) -> Response: ...

    def close(self) -> None: ...


class AsyncTransport(Protocol):
    async def send(self, request: Request) -> Response: ...

    async def aclose(self) -> None: ...


class Exchange:
    """A request that another thread may end."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._connection: http.client.HTTPConnection | None = None
        self.aborted = False

    def begin(self, connection: http.client.HTTPConnection) -> None:
        with self._lock:
            self._connection = connection
        if self.aborted:
            raise NoAnswer("the call was cancelled")

    def abort(self) -> None:
        with self._lock:
            self.aborted = True
            sock = self._connection.sock if self._connection else None
        if sock is not None:
            # Ends a read in the other thread; closing the socket would not.
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)


class StandardTransport:
    """Keeps connections to one host open and lends each to one request at a time."""

    def __init__(self, base_url: str, context: ssl.SSLContext | None) -> None:
        parts = urlsplit(base_url)
        self._secure = parts.scheme == "https"
        self._host = parts.hostname or ""
        self._port = parts.port
        self._context = context
        self._idle: list[tuple[http.client.HTTPConnection, float]] = []
        self._lock = threading.Lock()

    def _connect(self, seconds: float) -> http.client.HTTPConnection:
        timeout = None if seconds == float("inf") else seconds
        if not self._secure:
            return http.client.HTTPConnection(self._host, self._port, timeout=timeout)
        with self._lock:
            self._context = self._context or ssl.create_default_context()
        return http.client.HTTPSConnection(self._host, self._port, timeout=timeout, context=self._context)

    def _take(self, timeout: float) -> http.client.HTTPConnection:
        while True:
            with self._lock:
                if not self._idle:
                    break
                connection, since = self._idle.pop()
            # A readable idle connection was closed by the server.
            if time.monotonic() - since < _MAX_IDLE and not _is_readable(connection.sock):
                return connection
            connection.close()
        return self._connect(timeout)

    def send(self, request: Request, exchange: Exchange | None = None) -> Response:
        deadline = time.monotonic() + request.timeout
        connection = self._take(request.timeout)
        kept = False
        try:
            if exchange:
                exchange.begin(connection)
            if connection.sock is None:
                connection.connect()
            _limit(connection, _left(deadline))
            target = request.url.split("/", 3)[3]
            connection.request(request.method, f"/{target}", request.body, dict(request.headers))
            _limit(connection, _left(deadline))
            answer = connection.getresponse()
            headers = {name.lower(): value for name, value in answer.getheaders()}
            response = Response(answer.status, headers)
            if request.stream and answer.status < 300:
                kept = True
                _limit(connection, _SILENCE)
                response.close = (exchange or _exchange_of(connection)).abort
                response.chunks = _chunks(answer, connection)
                return response
            response.body = _read(answer, connection, deadline)
            if not answer.will_close and not (exchange and exchange.aborted):
                kept = True
                with self._lock:
                    self._idle.append((connection, time.monotonic()))
            return response
        except TimeoutError as error:
            raise NoAnswerInTime(str(error)) from error
        except (OSError, http.client.HTTPException) as error:
            raise NoAnswer(str(error) or type(error).__name__) from error
        finally:
            if not kept:
                connection.close()

    def close(self) -> None:
        with self._lock:
            idle, self._idle = self._idle, []
        for connection, _since in idle:
            connection.close()

    def __del__(self) -> None:
        self.close()


def _exchange_of(connection: http.client.HTTPConnection) -> Exchange:
    exchange = Exchange()
    exchange.begin(connection)
    return exchange


def _is_readable(sock: socket.socket | None) -> bool:
    if sock is None:
        return True
    if hasattr(select, "poll"):
        poll = select.poll()
        poll.register(sock, select.POLLIN)
        return bool(poll.poll(0))
    return bool(select.select([sock], [], [], 0)[0])


def _limit(connection: http.client.HTTPConnection, timeout: float | None) -> None:
    # Without keep-alive, the answer has taken the socket.
    if connection.sock is not None:
        connection.sock.settimeout(timeout)


def _left(deadline: float) -> float | None:
    left = deadline - time.monotonic()
    if left <= 0:
        raise NoAnswerInTime
    return None if left == float("inf") else left


def _read(answer: http.client.HTTPResponse, connection: http.client.HTTPConnection, deadline: float) -> bytes:
    parts: list[bytes] = []
    while True:
        _limit(connection, _left(deadline))
        part = answer.read1(_CHUNK)
        if not part:
            break
        parts.append(part)
    # read1() takes an early end for the end of the body.
    if answer.length:
        raise http.client.IncompleteRead(b"".join(parts), answer.length)
    # The connection takes the next request only then.
    answer.close()
    return b"".join(parts)


def _chunks(answer: http.client.HTTPResponse, connection: http.client.HTTPConnection) -> Iterator[bytes]:
    try:
        while part := answer.read1(_CHUNK):
            yield part
    except (OSError, ValueError, AttributeError, http.client.HTTPException) as error:
        raise NoAnswer(str(error) or type(error).__name__) from error
    finally:
        answer.close()
        connection.close()


def _next(chunks: Iterator[bytes]) -> bytes:
    return next(chunks, b"")


class ThreadTransport:
    """The same for asyncio. Each request takes a thread; a cancelled one closes its connection."""

    def __init__(self, inner: StandardTransport) -> None:
        self._inner = inner
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="messaging")

    async def send(self, request: Request) -> Response:
        exchange = Exchange()
        loop = asyncio.get_running_loop()
        try:
            response = await loop.run_in_executor(self._threads, self._inner.send, request, exchange)
        except asyncio.CancelledError:
            exchange.abort()
            raise
        if response.chunks is not None:
            response.async_chunks = self._in_thread(response.chunks, exchange)
        return response

    async def _in_thread(self, chunks: Iterator[bytes], exchange: Exchange) -> AsyncIterator[bytes]:
        loop = asyncio.get_running_loop()
        try:
            while part := await loop.run_in_executor(self._threads, _next, chunks):
                yield part
        finally:
            exchange.abort()

    async def aclose(self) -> None:
        self._inner.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


class HttpxClient(Protocol):
    """What a transport needs of ``httpx.Client`` and ``httpx.AsyncClient``."""

    def build_request(
        self, method: str, url: str, *, content: bytes | None, headers: Mapping[str, str], timeout: float | None
    ) -> Any: ...

    @property
    def send(self) -> Any: ...


def _httpx_headers(answer: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in answer.headers.items()}


def _httpx_request(client: HttpxClient, request: Request) -> Any:
    timeout = None if request.timeout == float("inf") else request.timeout
    return client.build_request(
        request.method, request.url, content=request.body, headers=request.headers, timeout=timeout
    )


class HttpxTransport:
    """Sends over an ``httpx.Client`` of the caller, who also closes it."""

    def __init__(self, client: HttpxClient) -> None:
        self._client = client

    def send(self, request: Request) -> Response:
        import httpx

        try:
            answer = self._client.send(
                _httpx_request(self._client, request), stream=request.stream, follow_redirects=False
            )
            response = Response(answer.status_code, _httpx_headers(answer))
            if request.stream and answer.is_success:
                response.chunks, response.close = _httpx_chunks(answer), answer.close
            else:
                response.body = answer.read()
            return response
        except httpx.TimeoutException as error:
            raise NoAnswerInTime(str(error)) from error
        except httpx.TransportError as error:
            raise NoAnswer(str(error) or type(error).__name__) from error

    def close(self) -> None:
        """The client belongs to the caller."""


def _httpx_chunks(answer: Any) -> Iterator[bytes]:
    import httpx

    try:
        yield from answer.iter_bytes()
    except (httpx.TransportError, httpx.StreamError) as error:
        raise NoAnswer(str(error) or type(error).__name__) from error


class AsyncHttpxTransport:
    """Sends over an ``httpx.AsyncClient`` of the caller, who also closes it."""

    def __init__(self, client: HttpxClient) -> None:
        self._client = client

    async def send(self, request: Request) -> Response:
        import httpx

        built = _httpx_request(self._client, request)
        try:
            # httpx limits each read and not the whole answer.
            async with asyncio.timeout(None if request.timeout == float("inf") else request.timeout):
                answer = await self._client.send(built, stream=request.stream, follow_redirects=False)
                response = Response(answer.status_code, _httpx_headers(answer))
                if request.stream and answer.is_success:
                    response.async_chunks, response.close = _httpx_async_chunks(answer), answer.aclose
                else:
                    response.body = await answer.aread()
                return response
        except (httpx.TimeoutException, TimeoutError) as error:
            raise NoAnswerInTime(str(error)) from error
        except httpx.TransportError as error:
            raise NoAnswer(str(error) or type(error).__name__) from error

    async def aclose(self) -> None:
        """The client belongs to the caller."""


async def _httpx_async_chunks(answer: Any) -> AsyncIterator[bytes]:
    import httpx

    try:
        async for part in answer.aiter_bytes():
            yield part
    except (httpx.TransportError, httpx.StreamError) as error:
        raise NoAnswer(str(error) or type(error).__name__) from error
    finally:
        await answer.aclose()
