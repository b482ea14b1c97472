# Written by `npm run generate` from scripts/generate/sdk/python/runtime/_signing.py. Do not edit: change that instead.
"""Signs and checks webhooks according to Standard Webhooks (standardwebhooks.com, symmetric, v1)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
import uuid
from collections.abc import Mapping, Sequence
from typing import Any

from .errors import WebhookError

Headers = Mapping[str, "str | Sequence[str]"]


def _bytes_of(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None


def _secret_of(secret: str) -> bytes:
    key = _bytes_of(secret.removeprefix("whsec_"))
    if not key:
        raise ValueError("The secret of a webhook must be whsec_ and base64.")
    return key


def _signature(id: str, timestamp: int | str, body: str | bytes, key: bytes) -> bytes:
    text = body.encode() if isinstance(body, str) else body
    return hmac.new(key, f"{id}.{timestamp}.".encode() + text, hashlib.sha256).digest()


def _header(headers: Headers, name: str) -> str:
    value = next((value for key, value in headers.items() if key.lower() == name), "")
    return value if isinstance(value, str) else " ".join(value)


def sign_webhook(id: str, timestamp: int, body: str | bytes, secret: str) -> str:
    """The value of ``webhook-signature`` for one secret. ``timestamp`` is in seconds."""
    return "v1," + base64.b64encode(_signature(id, timestamp, body, _secret_of(secret))).decode()


def verify_webhook(
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> None:
    """Raises WebhookError unless one of the signatures is valid and the time is within the tolerance.

    Args:
        body: The body exactly as it arrived: parsing it and writing it again changes the signed bytes.
        headers: The headers of the request. A repeated delivery has the same ``webhook-id``.
        secret: ``whsec_`` and base64.
        tolerance: Seconds by which the time of the request may differ from now.
        now: Seconds since 1970, for tests.
    """
    key = _secret_of(secret)
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    id, timestamp, signatures = (_header(headers, name) for name in names)
    if not (id and timestamp and signatures):
        raise WebhookError("The headers webhook-id, webhook-timestamp and webhook-signature must be there.")
    if not (timestamp.isascii() and timestamp.isdigit() and len(timestamp) <= 12):
        raise WebhookError("webhook-timestamp must be in seconds.")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance:
        raise WebhookError("webhook-timestamp is too far from now: an old request came again, or a clock is wrong.")
    wanted = _signature(id, timestamp, body, key)
    for signature in signatures.split(" "):
        given = _bytes_of(signature[3:]) if signature.startswith("v1,") else None
        if given is not None and hmac.compare_digest(given, wanted):
            return
    raise WebhookError("No signature fits: the body was changed, or the secret belongs to another webhook.")


def parse_signed(
    body: str | bytes, headers: Headers, secret: str, tolerance: float, now: float | None
) -> Any:
    """Checks a webhook, then reads its JSON."""
    verify_webhook(body, headers, secret, tolerance=tolerance, now=now)
    return json.loads(body)


def sign_test_webhook(
    event: Any, secret: str, *, id: str | None = None, now: float | None = None
) -> tuple[bytes, dict[str, str]]:
    """The body and headers of a POST as the platform would send it, to test a receiver with."""
    body = json.dumps(event, ensure_ascii=False).encode()
    id = id or str(uuid.uuid4())
    timestamp = int(time.time() if now is None else now)
    return body, {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": str(timestamp),
        "webhook-signature": sign_webhook(id, timestamp, body, secret),
    }
