# Written by `npm run generate` from specs/registered-v1. Do not edit: change that instead.
"""The client of the Registered API."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ._bulk import BulkResult
from ._client import Client
from ._operations import registered as ops
from ._paging import Page
from .types import registered as t


class RegisteredClient(Client):
    """One method for each operation of the Registered API."""

    server = "https://localhost:8443/registered/v1"

    def ping(self) -> t.Pong:
        """Test the connection and the key.

        Returns `pong` for a valid key, even if the account has no registered messages. Returns 401 otherwise.

        `GET /ping` (Ping)
        """
        return self._call(ops.PING, locals())

    def list_registered_messages(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        subject: str | None = None,
        to: str | None = None,
        start_date: str | None = None,
        end_date: str | None = None,
    ) -> Page[t.RegisteredMessageListItem]:
        """List registered messages.

        Returns registered messages that match all filters, newest first, without their content.
        `getRegisteredMessage` returns the content.

        `GET /registered` (Registered messages)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
            subject: Messages whose subject contains this text, in any case.
            to: Messages whose recipient (address or number) contains this text.
            start_date: Messages registered on or after this day (UTC).
            end_date: Messages registered on or before this day (UTC), including the whole day.
        """
        return self._page(ops.LIST_REGISTERED_MESSAGES, locals())

    def create_registered_custom_events(
        self,
        *,
        channel: Literal["Email", "Sms"],
        events: list[t.RegisteredCustomEvent],
        idempotency_key: str | None = None,
    ) -> t.Accepted:
        """Add custom events to registered messages.

        Adds events to the history of one or more messages; later evidence includes them. If one is invalid, none is
        added. A message can have at most 1,000 custom events with 1,048,576 characters of `customData` in total.
        Returns 404 for an unknown `registerId`, 422 for a message of another channel or beyond these limits, and 409
        with `event_exists` for an event with the same time and data.

        `POST /registered/events` (Registered events)

        Args:
            channel: The channel of the messages. Capitalized here, unlike in responses.
            events: The events, at least one.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: event_exists
        """
        return self._call(ops.CREATE_REGISTERED_CUSTOM_EVENTS, locals())

    def create_registered_custom_events_in_parts(
        self,
        events: Iterable[t.RegisteredCustomEvent],
        *,
        channel: Literal["Email", "Sms"],
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> BulkResult[t.RegisteredCustomEvent, t.Accepted]:
        """Add custom events to registered messages, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `create_registered_custom_events`.
        """
        return self._bulk(ops.CREATE_REGISTERED_CUSTOM_EVENTS, events, locals())

    def create_evidences_bulk(
        self,
        items: t.EvidencesCreate,
        *,
        idempotency_key: str | None = None,
    ) -> t.EvidenceQueue:
        """Create evidence of registered messages.

        Queues one evidence certificate for each message. It shows the message and its events at the time of creation.
        When it is ready, `listRegisteredEvidences` lists it and `certificateSent` reports it. A message can have
        several. A repeated hash, or one already in the queue, is queued once. Unknown hashes are in `not_found`; the
        others are still queued.

        `POST /registered/evidences` (Evidences)

        Args:
            items: The list.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.CREATE_EVIDENCES_BULK, locals())

    def create_evidences_bulk_in_parts(
        self,
        items: Iterable[str],
        *,
        size: int | None = None,
        concurrency: int = 4,
        idempotency_key: str | None = None,
    ) -> BulkResult[str, t.EvidenceQueue]:
        """Create evidence of registered messages, in parts of at most 100 items and 20 MB.

        Doesn't raise if a part fails: see the result, and call its `resume()`. Arguments are those of
        `create_evidences_bulk`.
        """
        return self._bulk(ops.CREATE_EVIDENCES_BULK, items, locals())

    def get_registered_message(self, registered_id: str) -> t.RegisteredMessage:
        """Get a registered message.

        Returns one registered message with its content as sent: texts, copies and files. Because it contains the
        files, the response can be larger than 5 MB.

        `GET /registered/{registered_id}` (Registered messages)

        Args:
            registered_id: The `id` of the registered message: its hash.
        """
        return self._call(ops.GET_REGISTERED_MESSAGE, locals())

    def download_registered_message(self, registered_id: str) -> str:
        """Download a registered email's source.

        Returns the raw email exactly as sent, with headers and files. Returns 404 for a registered SMS, which has no
        source.

        `GET /registered/{registered_id}/message` (Registered messages)

        Args:
            registered_id: The `id` of the registered message: its hash.
        """
        return self._call(ops.DOWNLOAD_REGISTERED_MESSAGE, locals())

    def list_registered_events(
        self,
        registered_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> Page[t.RegisteredEvent]:
        """List events of a registered message.

        Returns the events of the message, oldest first: those recorded by the platform, and those added with
        `createRegisteredCustomEvents`. After 5,000 events, the platform adds no more.

        `GET /registered/{registered_id}/events` (Registered events)

        Args:
            registered_id: The `id` of the registered message: its hash.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_REGISTERED_EVENTS, locals())

    def list_registered_evidences(
        self,
        registered_id: str,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> Page[t.Evidence]:
        """List evidence of a registered message.

        Returns the finished evidence, newest first, without the queue. `failed_evidences` of `getRegisteredMessage`
        lists failures with their reasons.

        `GET /registered/{registered_id}/evidences` (Evidences)

        Args:
            registered_id: The `id` of the registered message: its hash.
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_REGISTERED_EVIDENCES, locals())

    def get_registered_evidence(self, registered_id: str, evidence_id: int) -> t.Evidence:
        """Get evidence.

        Returns the data of one evidence; `downloadRegisteredEvidence` returns the PDF.

        `GET /registered/{registered_id}/evidences/{evidence_id}` (Evidences)

        Args:
            registered_id: The `id` of the registered message: its hash.
            evidence_id: The id of the evidence.
        """
        return self._call(ops.GET_REGISTERED_EVIDENCE, locals())

    def delete_registered_evidence(self, registered_id: str, evidence_id: int) -> None:
        """Delete evidence.

        Permanently deletes the evidence and its PDF. The message, its events and its other evidence are kept, and you
        can create new evidence.

        `DELETE /registered/{registered_id}/evidences/{evidence_id}` (Evidences)

        Args:
            registered_id: The `id` of the registered message: its hash.
            evidence_id: The id of the evidence.
        """
        return self._call(ops.DELETE_REGISTERED_EVIDENCE, locals())

    def download_registered_evidence(self, registered_id: str, evidence_id: int) -> bytes:
        """Download evidence as PDF.

        Returns the evidence as a PDF, with the same bytes for every download. The header Content-Disposition suggests
        its `name` for the file. Errors are JSON.

        `GET /registered/{registered_id}/evidences/{evidence_id}/download` (Evidences)

        Args:
            registered_id: The `id` of the registered message: its hash.
            evidence_id: The id of the evidence.
        """
        return self._call(ops.DOWNLOAD_REGISTERED_EVIDENCE, locals())

    def list_registered_webhooks(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> Page[t.RegisteredWebhook]:
        """List registered-message webhooks.

        Returns the account's webhooks for registered messages, oldest first.

        `GET /webhooks` (Webhooks)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_REGISTERED_WEBHOOKS, locals())

    def create_registered_webhook(
        self,
        *,
        url: str,
        actions: list[t.RegisteredWebhookAction],
        idempotency_key: str | None = None,
    ) -> t.RegisteredWebhookCreated:
        """Create a registered-message webhook.

        Creates a webhook: the platform calls the URL whenever evidence is ready; `certificateSent` shows the call.
        Only this response shows the secret that signs the calls. An account can have at most 20. Returns 409 with
        `webhook_exists` for a second one with the same URL, and with `webhook_limit_reached` beyond the limit.

        `POST /webhooks` (Webhooks)

        Args:
            url: The http or https URL to call.
            actions: The actions to report.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: webhook_exists, webhook_limit_reached
        """
        return self._call(ops.CREATE_REGISTERED_WEBHOOK, locals())

    def update_registered_webhook(
        self,
        webhook_id: int,
        *,
        url: str | None = None,
        actions: list[t.RegisteredWebhookAction] | None = None,
        status: t.WebhookWantedStatus | None = None,
    ) -> t.RegisteredWebhook:
        """Update a registered-message webhook.

        Changes the URL or the actions, or pauses or enables the webhook. Waiting calls use the new URL. While a
        webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long
        as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its
        webhook, and the users of the account get an email.

        `PATCH /webhooks/{webhook_id}` (Webhooks)

        Args:
            webhook_id: The id of the webhook.
            url: The http or https URL to call.
            actions: The actions to report.
            status: `paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends
                the held calls, oldest first. `disabled` is accepted only for a disabled webhook, which stays
                unchanged.

        Raises:
            ConflictError: webhook_exists, webhook_limit_reached
        """
        return self._call(ops.UPDATE_REGISTERED_WEBHOOK, locals())

    def delete_registered_webhook(self, webhook_id: int) -> None:
        """Delete a registered-message webhook.

        Deletes the webhook and discards its waiting calls, including retries.

        `DELETE /webhooks/{webhook_id}` (Webhooks)

        Args:
            webhook_id: The id of the webhook.
        """
        return self._call(ops.DELETE_REGISTERED_WEBHOOK, locals())

    def rotate_registered_webhook_secret(
        self,
        webhook_id: int,
        *,
        overlap_hours: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.RotatedWebhookSecret:
        """Rotate a registered-message webhook's secret.

        Creates a new secret for the webhook, which only this response shows. For another `overlap_hours` hours, each
        call has two signatures, separated by a space, so your receiver can verify with either secret. Another
        rotation ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time
        of sending.

        `POST /webhooks/{webhook_id}/secret` (Webhooks)

        Args:
            webhook_id: The id of the webhook.
            overlap_hours: For how many hours the previous secret also signs. With 0 it stops at once, for example
                after a leak. Default 24.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.
        """
        return self._call(ops.ROTATE_REGISTERED_WEBHOOK_SECRET, locals())

    def list_autocertificate_options(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> Page[t.AutocertificateOption]:
        """List autocertificate options.

        Returns the options of the account, oldest first.

        `GET /autocertificates` (Autocertificates)

        Args:
            offset: Number of items to skip. Default 0.
            limit: Maximum number of items to return. Default 10.
        """
        return self._page(ops.LIST_AUTOCERTIFICATE_OPTIONS, locals())

    def create_autocertificate_option(
        self,
        *,
        autoCertificationDays: int,
        idempotency_key: str | None = None,
    ) -> t.AutocertificateOptionCreated:
        """Create an autocertificate option.

        Creates evidence of every message at 03:00 UTC, this many days after its registration day. This includes
        messages already registered, if their day is still to come. An account can have several options. Returns 409
        with `option_exists` for a second option with the same days.

        `POST /autocertificates` (Autocertificates)

        Args:
            autoCertificationDays: Days between the registration of a message and its evidence.
            idempotency_key: Identifies the request for 24 hours, so that it takes effect once. Random by default.

        Raises:
            ConflictError: option_exists
        """
        return self._call(ops.CREATE_AUTOCERTIFICATE_OPTION, locals())

    def delete_autocertificate_option(self, id: int) -> None:
        """Delete an autocertificate option.

        Deletes the option. It creates no more evidence; existing evidence is kept.

        `DELETE /autocertificates/{id}` (Autocertificates)

        Args:
            id: The id of the option.
        """
        return self._call(ops.DELETE_AUTOCERTIFICATE_OPTION, locals())
