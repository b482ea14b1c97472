"""What a call does, without sending anything: the request, its retries, and its result.

``call_steps`` yields each request to send and each time to wait, so that the clients with and without asyncio share it.
"""

from __future__ import annotations

import email.utils
import json
import random
import re
import sys
import time
import uuid
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar
from urllib.parse import quote, urlsplit

from ._http import NoAnswer, NoAnswerInTime, Request, Response
from .errors import ApiError, ConnectionError, InvalidAnswerError, RateLimitError, RequestInProgressError, TimeoutError
from .errors import class_of
from .version import VERSION

T = TypeVar("T")

TIMEOUT = 60.0
# Seconds that the network may add to the time that the contract gives an operation.
_TIMEOUT_MARGIN = 5.0
_FIRST_WAIT = 0.5
_MAX_BACKOFF = 8.0
_KEY = re.compile(r"[\x21-\x7e]+")
_IDEMPOTENCY_KEY = re.compile(r"[\x21-\x7e]{1,255}")
_HOLE = re.compile(r"\{(\w+)\}")
_REPEATABLE = {"GET", "PUT", "DELETE"}


class NotSet:
    """Says that an argument is left out, where None is a value."""

    def __repr__(self) -> str:
        return "NOT_SET"


NOT_SET = NotSet()


@dataclass(frozen=True)
class Operation(Generic[T]):
    """A row of a generated table."""

    id: str
    method: str
    path: str
    body: str = ""
    """``object``: of the arguments that are not in the path; ``items``: a list; empty without one."""
    answer: str = "application/json"
    """The media type of a success; empty without a body."""
    form: str = "json"
    timeout: float | None = None
    keyed: bool = False
    secured: bool = True
    page: str | None = None
    """The member of a page with the items; empty if the page is the list."""
    page_size: int = 10
    page_id: str | None = None
    part: str | None = None
    """The member with the list that may be sent in parts; empty if the body is the list."""
    part_min: int = 1
    part_max: int | None = None
    renamed: Mapping[str, str] = field(default_factory=dict)
    """Arguments whose names of the contract are keywords of Python."""
    query: tuple[str, ...] = ()
    """Arguments of the query, if the body has others. Without a body, all are of the query or the path."""
    nullable: tuple[str, ...] = ()
    """Arguments for which None is a value."""


@dataclass(frozen=True)
class Settings:
    key: str
    base_url: str
    timeout: float | None = None
    retries: int = 2
    max_wait: float = 30.0
    strict: bool = False
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Wait:
    seconds: float


@dataclass(frozen=True)
class Answer(Generic[T]):
    data: T
    response: Response


Steps = Generator["Request | Wait", "Response | None", T]


def settings_of(
    key: str,
    base_url: str | None,
    server: str,
    timeout: float | None,
    retries: int,
    max_wait: float,
    strict: bool | None,
    headers: Mapping[str, str] | None,
) -> Settings:
    if not _KEY.fullmatch(key):
        raise ValueError("key must be the key of an account: a text without spaces or line breaks.")
    return Settings(
        key,
        _address_of(base_url, server),
        timeout,
        retries,
        max_wait,
        sys.flags.dev_mode if strict is None else strict,
        _lower(headers or {}),
    )


def _lower(headers: Mapping[str, str]) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


def with_changes(
    settings: Settings,
    timeout: float | None,
    retries: int | None,
    max_wait: float | None,
    strict: bool | None,
    headers: Mapping[str, str] | None,
) -> Settings:
    return replace(
        settings,
        timeout=settings.timeout if timeout is None else timeout,
        retries=settings.retries if retries is None else retries,
        max_wait=settings.max_wait if max_wait is None else max_wait,
        strict=settings.strict if strict is None else strict,
        headers={**settings.headers, **_lower(headers or {})},
    )


def _address_of(base_url: str | None, server: str) -> str:
    """The address of the API: ``base_url``, with the path of the contract if it has none."""
    parts = urlsplit(base_url or server)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(f'base_url must be an address like https://host/path, not "{base_url}".')
    if parts.username or parts.password or parts.query or parts.fragment:
        raise ValueError("base_url must be an address without user, password, query and fragment.")
    path = parts.path.rstrip("/")
    own = urlsplit(server).path
    # In the contract of the Transactional API, the end of the address begins each path.
    path = path.removesuffix("/api/v2") if own == "" else path or own
    return f"{parts.scheme}://{parts.netloc}{path}"


def _text(value: object) -> str:
    return ("false", "true")[value] if isinstance(value, bool) else str(value)


def _path_of(template: str, values: Mapping[str, Any]) -> str:
    def fill(match: re.Match[str]) -> str:
        text = _text(values[match[1]])
        # An empty value or dots would turn the path into that of another operation.
        if text in ("", ".", ".."):
            raise ValueError(f'{match[1]} must have a value that is not empty, "." or "..".')
        return quote(text, safe="")

    return _HOLE.sub(fill, template)


def _pairs(query: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    for name, value in query.items():
        if isinstance(value, Mapping):
            yield from ((f"{name}[{key}]", _text(one)) for key, one in value.items())
        else:
            yield name, _text(value)


def encode(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def given(operation: Operation[Any], arguments: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a call by their names in the contract, without those that were left out."""
    return {
        operation.renamed.get(name, name): value
        for name, value in arguments.items()
        if name not in ("self", "idempotency_key")
        and value is not NOT_SET
        and (value is not None or name in operation.nullable)
    }


def request_of(operation: Operation[Any], settings: Settings, values: Mapping[str, Any], key: str | None) -> Request:
    in_path = set(_HOLE.findall(operation.path))
    rest = {name: value for name, value in values.items() if name not in in_path}
    query = {name: rest.pop(name) for name in list(rest) if not operation.body or name in operation.query}
    content: Any = rest if operation.body == "object" else rest.get("items")
    url = settings.base_url + _path_of(operation.path, values)
    if query:
        url += "?" + "&".join(f"{quote(name, safe='[]')}={quote(text, safe='')}" for name, text in _pairs(query))
    if key is not None and not _IDEMPOTENCY_KEY.fullmatch(key):
        raise ValueError("idempotency_key must have 1 to 255 visible ASCII characters, without spaces.")
    headers = {
        "accept": operation.answer or "application/json",
        "user-agent": f"messaging-platform-client-python/{VERSION}",
        **({"apikey": settings.key} if operation.secured else {}),
        **({"content-type": "application/json"} if operation.body else {}),
        **({"idempotency-key": key or str(uuid.uuid4())} if operation.keyed else {}),
        **({"prefer": "handling=strict"} if settings.strict else {}),
        **settings.headers,
    }
    timeout = settings.timeout
    if timeout is None:
        timeout = max(TIMEOUT, (operation.timeout or 0) + _TIMEOUT_MARGIN)
    body = encode(content) if operation.body else None
    return Request(operation.method, url, headers, body, timeout, operation.form == "events")


def call_steps(
    operation: Operation[T], settings: Settings, values: Mapping[str, Any], key: str | None = None
) -> Steps[Answer[T]]:
    """Yields what to do and returns the answer. All attempts carry the same headers, and so the same idempotency key."""
    request = request_of(operation, settings, values, key)
    repeatable = request.method in _REPEATABLE or operation.keyed
    attempt = 0
    while True:
        error: ApiError | ConnectionError
        try:
            response = yield request
            assert response is not None
            if 200 <= response.status < 300:
                return Answer(_read(operation, response), response)
            error = _error_of(operation.id, response, settings.key)
        except NoAnswerInTime:
            error = TimeoutError(operation.id, f"no answer after {request.timeout} s")
        except NoAnswer as reason:
            error = ConnectionError(operation.id, f"{settings.base_url}: {reason}")
            error.__cause__ = reason
        wait = _wait_before_retry(error, repeatable, attempt)
        if attempt >= settings.retries or wait is None or wait > settings.max_wait:
            raise error
        attempt += 1
        yield Wait(wait)


def _read(operation: Operation[T], response: Response) -> T:
    data: Any = None
    if operation.form == "events":
        data = response
    elif operation.form == "bytes":
        data = response.body
    elif operation.form == "text":
        data = response.body.decode()
    elif operation.answer and response.status != 204:
        try:
            data = json.loads(response.body)
        except ValueError as reason:
            detail = "The body is not the JSON that the operation answers. Is base_url the address of the API?"
            raise InvalidAnswerError(
                operation.id, response.status, "Invalid answer", detail, {}, response.headers
            ) from reason
    # The table and its types come from the same run of the generator.
    result: T = data
    return result


def _error_of(operation: str, response: Response, key: str) -> ApiError:
    def clean(text: str) -> str:
        # No key of the platform is shorter, and replacing a shorter one would mangle unrelated words.
        return text.replace(key, "[key]") if len(key) >= 8 else text

    problem: Any = None
    try:
        problem = json.loads(clean(response.body.decode(errors="replace")))
    except ValueError:
        pass
    problem = problem if isinstance(problem, dict) else {}
    errors = problem.get("errors")
    errors = errors if isinstance(errors, dict) else {}
    headers = {name: clean(value) for name, value in response.headers.items()}
    detail = problem.get("detail")
    if not isinstance(detail, str):
        detail = (
            "The address redirects elsewhere; the key was not sent there. Set base_url to the address of the API."
            if response.status < 400
            else "The answer does not say why; something between client and server may have made it."
        )
    kind = class_of(response.status, errors)
    error = kind(operation, response.status, str(problem.get("title") or "Error"), detail, errors, headers)
    if isinstance(error, RateLimitError):
        error.retry_after = _asked_wait(headers)
    return error


def _retry_after(headers: Mapping[str, str]) -> float | None:
    text = headers.get("retry-after")
    if text is None:
        return None
    try:
        return float(text)
    except ValueError:
        pass
    try:
        return max(0.0, email.utils.parsedate_to_datetime(text).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _asked_wait(headers: Mapping[str, str]) -> float | None:
    """Seconds that the server asks the client to wait: its answer, or the end of a used-up rate limit window."""
    asked = _retry_after(headers)
    if asked is not None:
        return asked
    resets = [
        float(headers[f"{name}-reset"])
        for name in ("x-ratelimit", "x-account")
        if headers.get(f"{name}-reset", "").isdigit() and headers.get(f"{name}-remaining", "0") == "0"
    ]
    return max(resets, default=None)


def _wait_before_retry(error: ApiError | ConnectionError, repeatable: bool, attempt: int) -> float | None:
    """Seconds until the next attempt; None if there must not be one."""
    asked: float | None = None
    if isinstance(error, ConnectionError):
        if not repeatable:
            return None
    elif isinstance(error, RateLimitError):
        asked = error.retry_after
    elif error.status == 503:
        # Refused before anything was done, so even a request without a key may be sent again.
        asked = _retry_after(error.headers)
    elif not isinstance(error, RequestInProgressError) and not (repeatable and error.status in (500, 502, 504)):
        return None
    if asked is not None:
        return asked
    # Jitter in the upper half, so that clients that failed together do not come back together.
    return float(min(_FIRST_WAIT * 2**attempt, _MAX_BACKOFF) * (0.5 + random.random() / 2))
