# Written by `npm run generate` from specs. Do not edit: change that instead.
"""Checks webhooks and callbacks, and signs those of tests."""

from __future__ import annotations

from typing import Any, Literal, overload

from ._signing import Headers, parse_signed, sign_test_webhook, sign_webhook, verify_webhook
from .errors import WebhookError
from .types import marketing, registered, transactional

__all__ = ["WebhookError", "parse_webhook", "sign_test_webhook", "sign_webhook", "verify_webhook"]


@overload
def parse_webhook(
    name: Literal["listEvent"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.ListEvent: ...


@overload
def parse_webhook(
    name: Literal["automationAction"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AutomationActionCall: ...


@overload
def parse_webhook(
    name: Literal["importFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.ImportResult: ...


@overload
def parse_webhook(
    name: Literal["exportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.ContactExportResult: ...


@overload
def parse_webhook(
    name: Literal["emailBouncesReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["emailClicksByContactReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["emailClicksByUrlReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["emailEventsReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["emailUnsubscriptionsReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["smsBouncesReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["smsEventsReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["sendsReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["subscriptionsReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["unsubscriptionsReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["formAnswersReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["contactActivityReportFinished"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> marketing.AdvancedReportFile: ...


@overload
def parse_webhook(
    name: Literal["transactionalEmailEvent"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> transactional.TransactionalEmailEventList: ...


@overload
def parse_webhook(
    name: Literal["transactionalSmsEvent"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> transactional.TransactionalSmsEventList: ...


@overload
def parse_webhook(
    name: Literal["transactionalSmsReceived"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> transactional.ReceivedSmsEventList: ...


@overload
def parse_webhook(
    name: Literal["transactionalPushEvent"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> transactional.TransactionalPushEventList: ...


@overload
def parse_webhook(
    name: Literal["certificateSent"],
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> registered.CertificateSent: ...


def parse_webhook(
    name: str,
    body: str | bytes,
    headers: Headers,
    secret: str,
    *,
    tolerance: float = 300,
    now: float | None = None,
) -> Any:
    """Checks a webhook or callback as `verify_webhook` does, and reads its body.

    The type of the result follows from the name in the contract: `parse_webhook("listEvent", body, headers, secret)`.
    """
    return parse_signed(body, headers, secret, tolerance, now)
