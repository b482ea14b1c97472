# Written by `npm run generate` from specs. Do not edit: change that instead.
"""Clients of the messaging platform."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from . import errors
from .errors import ApiError, ConnectionError, MessagingError, TimeoutError, WebhookError
from .times import format_date, format_time, parse_time
from .webhooks import parse_webhook, sign_test_webhook, sign_webhook, verify_webhook
from .version import VERSION as __version__

if TYPE_CHECKING:
    from .marketing import MarketingClient
    from .marketing_async import AsyncMarketingClient
    from .transactional import TransactionalClient
    from .transactional_async import AsyncTransactionalClient
    from .registered import RegisteredClient
    from .registered_async import AsyncRegisteredClient
    from .sandbox import SandboxClient
    from .sandbox_async import AsyncSandboxClient

__all__ = [
    "ApiError",
    "AsyncMarketingClient",
    "AsyncRegisteredClient",
    "AsyncSandboxClient",
    "AsyncTransactionalClient",
    "ConnectionError",
    "MarketingClient",
    "MessagingError",
    "RegisteredClient",
    "SandboxClient",
    "TimeoutError",
    "TransactionalClient",
    "WebhookError",
    "errors",
    "format_date",
    "format_time",
    "parse_time",
    "parse_webhook",
    "sign_test_webhook",
    "sign_webhook",
    "verify_webhook",
]

# A program loads only the clients that it uses.
_CLIENTS = {
    "MarketingClient": ".marketing",
    "AsyncMarketingClient": ".marketing_async",
    "TransactionalClient": ".transactional",
    "AsyncTransactionalClient": ".transactional_async",
    "RegisteredClient": ".registered",
    "AsyncRegisteredClient": ".registered_async",
    "SandboxClient": ".sandbox",
    "AsyncSandboxClient": ".sandbox_async",
}


def __getattr__(name: str) -> Any:
    if name not in _CLIENTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_CLIENTS[name], __name__), name)
