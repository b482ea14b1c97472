"""The errors of a call.

If the server answered, it is an ``ApiError``, with one class for each status that callers branch on. Without an
answer it is a ``ConnectionError``. None of them contains the key.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

__all__ = [
    "AnswerLostError",
    "ApiError",
    "BadRequestError",
    "ConflictError",
    "ConnectionError",
    "ForbiddenError",
    "IdempotencyKeyReusedError",
    "InvalidAnswerError",
    "MessagingError",
    "NotFoundError",
    "PayloadTooLargeError",
    "RateLimitError",
    "RequestInProgressError",
    "RequestTimeoutError",
    "ServerError",
    "TimeoutError",
    "UnauthorizedError",
    "UnprocessableError",
    "WebhookError",
]


class MessagingError(Exception):
    """The class of all errors of this package."""


class ApiError(MessagingError):
    """The server answered, but not with success."""

    def __init__(
        self,
        operation: str,
        status: int,
        title: str,
        detail: str,
        errors: Mapping[str, Any],
        headers: Mapping[str, str],
    ) -> None:
        self.operation = operation
        self.status = status
        self.title = title
        self.detail = detail
        self.errors = errors
        """Each name is a place (``body.base.email``) or the reason of a conflict, with its text or data."""
        self.headers = headers
        self.request_id = headers.get("x-request-id")
        """The id of this request in the log of the server. None if the server did not answer itself."""
        request = f" (request {self.request_id})" if self.request_id else ""
        super().__init__(f"{operation}: {status} {title}: {detail}{request}")

    @property
    def code(self) -> str:
        """The reason of a conflict (``sender_exists``), otherwise the name of the status (``not_found``)."""
        return reason_in(self.errors) or _status_name(self.status)


class BadRequestError(ApiError):
    """400: the body is not the JSON that the operation takes."""


class UnauthorizedError(ApiError):
    """401: the key is missing, unknown or revoked."""


class ForbiddenError(ApiError):
    """403: the key is valid, but lacks the right."""


class NotFoundError(ApiError):
    """404: this account has no such object."""


class RequestTimeoutError(ApiError):
    """408: the server gave up on the request."""


class ConflictError(ApiError):
    """409: the request conflicts with stored data; ``code`` is the reason."""


class PayloadTooLargeError(ApiError):
    """413: the body is too large; split it."""


class UnprocessableError(ApiError):
    """422: a parameter or a field of the body is invalid; ``errors`` names the place."""


class IdempotencyKeyReusedError(ApiError):
    """The idempotency key belongs to another request: use a new one."""


class RequestInProgressError(ApiError):
    """The server is still working on a request with this idempotency key."""


class AnswerLostError(ApiError):
    """The request took effect, but its answer is lost. It was not done again: look up the result."""


class ServerError(ApiError):
    """5xx: the server failed."""


class InvalidAnswerError(ApiError):
    """A success whose body is unreadable: something between client and server answered."""


class RateLimitError(ApiError):
    """429: a rate limit is used up."""

    retry_after: float | None = None
    """Seconds until requests are allowed again. None if the server did not say."""


class ConnectionError(MessagingError, builtins.ConnectionError):
    """There was no answer, or it broke off. It is not known whether the request took effect."""

    def __init__(self, operation: str, message: str) -> None:
        self.operation = operation
        super().__init__(f"{operation}: {message}")


class TimeoutError(ConnectionError, builtins.TimeoutError):
    """There was no answer in time."""


class WebhookError(MessagingError):
    """The request does not come from the holder of the secret, or is too old. Answer it with 401."""


_PLACE = re.compile(r"(body|query|path|header)\b")

_STATUSES: dict[int, type[ApiError]] = {
    400: BadRequestError,
    401: UnauthorizedError,
    403: ForbiddenError,
    404: NotFoundError,
    408: RequestTimeoutError,
    409: ConflictError,
    413: PayloadTooLargeError,
    422: UnprocessableError,
}

# Refusals whose status differs between the APIs; their reason identifies them.
_REASONS: dict[str, type[ApiError]] = {
    "idempotency_key_reused": IdempotencyKeyReusedError,
    "idempotency_in_progress": RequestInProgressError,
    "idempotency_answer_lost": AnswerLostError,
}


def reason_in(errors: Mapping[str, Any]) -> str | None:
    """The first name that is the reason of a conflict and not a place of the request."""
    return next((name for name in errors if not _PLACE.match(name)), None)


def _status_name(status: int) -> str:
    try:
        return re.sub(r"\W+", "_", HTTPStatus(status).phrase.lower())
    except ValueError:
        return f"status_{status}"


def class_of(status: int, errors: Mapping[str, Any]) -> type[ApiError]:
    """The class for an answer."""
    if status >= 500:
        return ServerError
    if status == 429:
        return RateLimitError
    for name in errors:
        if name in _REASONS:
            return _REASONS[name]
    return _STATUSES.get(status, ApiError)
