# Written by `npm run generate` from specs/registered-v1. Do not edit: change that instead.
"""The client of the Registered API for asyncio."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ._bulk import AsyncBulkResult
from ._client import AsyncClient
from ._operations import registered as ops
from ._paging import AsyncPage
from .types import registered as t


class AsyncRegisteredClient(AsyncClient):
    """One method for each operation of the Registered API."""

    server = "https://localhost:8443/registered/v1"

    async def ping(self) -> t.Pong:
        """Test the connection and the key: `GET /ping` (Ping)."""
        return await self._call(ops.PING, locals())

    async def list_registered_messages(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        subject: str | None = None,
        to: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
    ) -> AsyncPage[t.RegisteredMessageListItem]:
        """List registered messages: `GET /registered` (Registered messages)."""
        return await self._page(ops.LIST_REGISTERED_MESSAGES, locals())

    async def create_registered_custom_events(
        self,
        *,
        channel: Literal["Email", "Sms"],
        events: list[t.RegisteredCustomEvent],
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Add custom events to registered messages: `POST /registered/events` (Registered events)."""
        return await self._call(ops.CREATE_REGISTERED_CUSTOM_EVENTS, locals())

    async def create_registered_custom_events_in_parts(
        self,
        events: Iterable[t.RegisteredCustomEvent],
        *,
        channel: Literal["Email", "Sms"],
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[t.RegisteredCustomEvent, t.Accepted]:
        """Add custom events to registered messages, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `create_registered_custom_events`.
        """
        return await self._bulk(ops.CREATE_REGISTERED_CUSTOM_EVENTS, events, locals())

    async def create_evidences_bulk(
        self,
        items: t.EvidencesCreate,
        *,
        idempotency_key: str | None = None,
    ) -> t.EvidenceQueue:
        """Create evidence of registered messages: `POST /registered/evidences` (Evidences)."""
        return await self._call(ops.CREATE_EVIDENCES_BULK, locals())

    async def create_evidences_bulk_in_parts(
        self,
        items: Iterable[str],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> AsyncBulkResult[str, t.EvidenceQueue]:
        """Create evidence of registered messages, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `create_evidences_bulk`.
        """
        return await self._bulk(ops.CREATE_EVIDENCES_BULK, items, locals())

    async def get_registered_message(self, registered_id: str) -> t.RegisteredMessage:
        """Get a registered message: `GET /registered/{registered_id}` (Registered messages)."""
        return await self._call(ops.GET_REGISTERED_MESSAGE, locals())

    async def download_registered_message(self, registered_id: str) -> str:
        """Download a registered email's source: `GET /registered/{registered_id}/message` (Registered messages)."""
        return await self._call(ops.DOWNLOAD_REGISTERED_MESSAGE, locals())

    async def list_registered_events(
        self,
        registered_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.RegisteredEvent]:
        """List events of a registered message: `GET /registered/{registered_id}/events` (Registered events)."""
        return await self._page(ops.LIST_REGISTERED_EVENTS, locals())

    async def list_registered_evidences(
        self,
        registered_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.Evidence]:
        """List evidence of a registered message: `GET /registered/{registered_id}/evidences` (Evidences)."""
        return await self._page(ops.LIST_REGISTERED_EVIDENCES, locals())

    async def get_registered_evidence(self, registered_id: str, evidence_id: int) -> t.Evidence:
        """Get evidence: `GET /registered/{registered_id}/evidences/{evidence_id}` (Evidences)."""
        return await self._call(ops.GET_REGISTERED_EVIDENCE, locals())

    async def delete_registered_evidence(self, registered_id: str, evidence_id: int) -> None:
        """Delete evidence: `DELETE /registered/{registered_id}/evidences/{evidence_id}` (Evidences)."""
        return await self._call(ops.DELETE_REGISTERED_EVIDENCE, locals())

    async def download_registered_evidence(self, registered_id: str, evidence_id: int) -> bytes:
        """Download evidence as PDF: `GET /registered/{registered_id}/evidences/{evidence_id}/download` (Evidences)."""
        return await self._call(ops.DOWNLOAD_REGISTERED_EVIDENCE, locals())

    async def list_registered_webhooks(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.RegisteredWebhook]:
        """List registered-message webhooks: `GET /webhooks` (Webhooks)."""
        return await self._page(ops.LIST_REGISTERED_WEBHOOKS, locals())

    async def create_registered_webhook(
        self,
        *,
        url: str,
        actions: list[t.RegisteredWebhookAction],
        idempotency_key: str | None = None,
    ) -> t.RegisteredWebhookCreated:
        """Create a registered-message webhook: `POST /webhooks` (Webhooks)."""
        return await self._call(ops.CREATE_REGISTERED_WEBHOOK, locals())

    async def update_registered_webhook(
        self,
        webhook_id: int,
        *,
        url: str | None = None,
        actions: list[t.RegisteredWebhookAction] | None = None,
        status: t.WebhookWantedStatus | None = None,
    ) -> t.RegisteredWebhook:
        """Update a registered-message webhook: `PATCH /webhooks/{webhook_id}` (Webhooks)."""
        return await self._call(ops.UPDATE_REGISTERED_WEBHOOK, locals())

    async def delete_registered_webhook(self, webhook_id: int) -> None:
        """Delete a registered-message webhook: `DELETE /webhooks/{webhook_id}` (Webhooks)."""
        return await self._call(ops.DELETE_REGISTERED_WEBHOOK, locals())

    async def rotate_registered_webhook_secret(
        self,
        webhook_id: int,
        *,
        overlap_hours: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.RotatedWebhookSecret:
        """Rotate a registered-message webhook's secret: `POST /webhooks/{webhook_id}/secret` (Webhooks)."""
        return await self._call(ops.ROTATE_REGISTERED_WEBHOOK_SECRET, locals())

    async def list_autocertificate_options(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.AutocertificateOption]:
        """List autocertificate options: `GET /autocertificates` (Autocertificates)."""
        return await self._page(ops.LIST_AUTOCERTIFICATE_OPTIONS, locals())

    async def create_autocertificate_option(
        self,
        *,
        autoCertificationDays: int,
        idempotency_key: str | None = None,
    ) -> t.AutocertificateOptionCreated:
        """Create an autocertificate option: `POST /autocertificates` (Autocertificates)."""
        return await self._call(ops.CREATE_AUTOCERTIFICATE_OPTION, locals())

    async def delete_autocertificate_option(self, id: int) -> None:
        """Delete an autocertificate option: `DELETE /autocertificates/{id}` (Autocertificates)."""
        return await self._call(ops.DELETE_AUTOCERTIFICATE_OPTION, locals())
