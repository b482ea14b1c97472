# Written by `npm run generate` from specs/sandbox-v1. Do not edit: change that instead.
"""The client of the Sandbox API for asyncio."""

from __future__ import annotations

from typing import Literal

from ._call import NOT_SET, NotSet
from ._client import AsyncClient
from ._events import AsyncEventStream
from ._operations import sandbox as ops
from ._paging import AsyncPage
from .types import sandbox as t


class AsyncSandboxClient(AsyncClient):
    """One method for each operation of the Sandbox API."""

    server = "https://localhost:8443/sandbox/v1"

    async def list_captured_messages(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        channel: Literal["email", "push", "sms", "smart_sms", "voice", "web_push"] | None = None,
        recipient: str | None = None,
        account_id: int | None = None,
        subject: str | None = None,
        subject_part: str | None = None,
        sender_part: str | None = None,
        recipient_part: str | None = None,
        words: str | None = None,
        outcome: Literal["accepted", "deferred", "failed", "unknown"] | None = None,
        campaign_hash: str | None = None,
        operation_id: str | None = None,
        has_attachment: bool | None = None,
        larger: int | None = None,
        created_min: str | None = None,
        created_max: str | None = None,
        after: int | None = None,
        before: int | None = None,
    ) -> AsyncPage[t.CapturedMessage]:
        """List captured messages: `GET /messages` (Messages)."""
        return await self._page(ops.LIST_CAPTURED_MESSAGES, locals())

    async def wait_for_captured_message(
        self,
        *,
        channel: Literal["email", "push", "sms", "smart_sms", "voice", "web_push"] | None = None,
        recipient: str | None = None,
        account_id: int | None = None,
        subject: str | None = None,
        after: int | None = None,
        timeout: int | None = None,
    ) -> t.CapturedMessageDetail:
        """Wait for a message: `GET /messages/actions/wait` (Messages)."""
        return await self._call(ops.WAIT_FOR_CAPTURED_MESSAGE, locals())

    async def get_captured_message(self, captured_id: int) -> t.CapturedMessageDetail:
        """Get a captured message: `GET /messages/{captured_id}` (Messages)."""
        return await self._call(ops.GET_CAPTURED_MESSAGE, locals())

    async def get_captured_source(self, captured_id: int) -> str:
        """Get a captured email's source: `GET /messages/{captured_id}/source` (Messages)."""
        return await self._call(ops.GET_CAPTURED_SOURCE, locals())

    async def get_captured_attachment(self, captured_id: int, position: int) -> bytes:
        """Get a captured email's attachment: `GET /messages/{captured_id}/attachments/{position}` (Messages)."""
        return await self._call(ops.GET_CAPTURED_ATTACHMENT, locals())

    async def create_preview_link(
        self,
        captured_id: int,
        *,
        remote_images: bool | None = None,
        dark: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.PreviewLink:
        """Create a preview link: `POST /messages/{captured_id}/preview-links` (Messages)."""
        return await self._call(ops.CREATE_PREVIEW_LINK, locals())

    async def create_message_event(
        self,
        captured_id: int,
        *,
        type: Literal["open", "click", "bounce", "complaint", "delivered", "failed", "reply", "unsubscribe"],
        url: str | None = None,
        bounce_type: Literal["hard", "soft"] | None = None,
        text: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.CapturedEvent:
        """Simulate a message event: `POST /messages/{captured_id}/events` (Messages)."""
        return await self._call(ops.CREATE_MESSAGE_EVENT, locals())

    async def list_inbound_messages(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        channel: Literal["email", "sms"] | None = None,
        account_id: int | None = None,
    ) -> AsyncPage[t.InboundMessage]:
        """List inbound messages: `GET /inbound-messages` (Inbound messages)."""
        return await self._page(ops.LIST_INBOUND_MESSAGES, locals())

    async def create_inbound_message(
        self,
        *,
        channel: Literal["sms", "email"],
        recipient: str,
        sender: str | None = None,
        text: str | None = None,
        source: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.InboundMessage:
        """Simulate an inbound message: `POST /inbound-messages` (Inbound messages)."""
        return await self._call(ops.CREATE_INBOUND_MESSAGE, locals())

    async def get_clock(self) -> t.Clock:
        """Get the time: `GET /clock` (Clock)."""
        return await self._call(ops.GET_CLOCK, locals())

    async def advance_clock(
        self,
        *,
        seconds: int | None = None,
        to: t.ClockTime | None = None,
        idempotency_key: str | None = None,
    ) -> t.ClockAdvanced:
        """Advance the clock: `POST /clock/actions/advance` (Clock)."""
        return await self._call(ops.ADVANCE_CLOCK, locals())

    async def create_sandbox_account(
        self,
        *,
        name: str,
        plan: Literal["enterprise", "free", "pro", "starter", "trial", "base"] | None = None,
        currency: str | None = None,
        credit: str | None = None,
        list_limit: int | None = None,
        transactional: Literal["on", "off", "enabling"] | None = None,
        general_info: t.SandboxAccountGeneral | None = None,
        billing_info: t.SandboxAccountBilling | None = None,
        idempotency_key: str | None = None,
    ) -> t.SandboxAccount:
        """Create a sandbox account: `POST /accounts` (Accounts)."""
        return await self._call(ops.CREATE_SANDBOX_ACCOUNT, locals())

    async def get_account_counts(self) -> t.AccountCounts:
        """Count the records of the account: `GET /counts` (Accounts)."""
        return await self._call(ops.GET_ACCOUNT_COUNTS, locals())

    async def reset_account(self, *, idempotency_key: str | None = None) -> None:
        """Reset the account: `POST /reset` (Accounts)."""
        return await self._call(ops.RESET_ACCOUNT, locals())

    async def seed_account(
        self,
        *,
        dataset: Literal["shop"] | None = None,
        seed: int | None = None,
        contacts: int | None = None,
        reset: bool | None = None,
        webhook_url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Seeded:
        """Load sample data: `POST /seed` (Seed)."""
        return await self._call(ops.SEED_ACCOUNT, locals())

    async def list_snapshots(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> AsyncPage[t.Snapshot]:
        """List snapshots: `GET /snapshots` (Snapshots)."""
        return await self._page(ops.LIST_SNAPSHOTS, locals())

    async def create_snapshot(
        self,
        *,
        name: t.SnapshotName,
        replace: bool | None = None,
        idempotency_key: str | None = None,
    ) -> t.Snapshot:
        """Create a snapshot: `POST /snapshots` (Snapshots)."""
        return await self._call(ops.CREATE_SNAPSHOT, locals())

    async def get_snapshot(self, snapshot_name: t.SnapshotName) -> t.SnapshotDetail:
        """Get a snapshot: `GET /snapshots/{snapshot_name}` (Snapshots)."""
        return await self._call(ops.GET_SNAPSHOT, locals())

    async def delete_snapshot(self, snapshot_name: t.SnapshotName) -> None:
        """Delete a snapshot: `DELETE /snapshots/{snapshot_name}` (Snapshots)."""
        return await self._call(ops.DELETE_SNAPSHOT, locals())

    async def restore_snapshot(self, snapshot_name: t.SnapshotName, *, idempotency_key: str | None = None) -> None:
        """Restore a snapshot: `POST /snapshots/{snapshot_name}/actions/restore` (Snapshots)."""
        return await self._call(ops.RESTORE_SNAPSHOT, locals())

    async def list_faults(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
    ) -> AsyncPage[t.Fault]:
        """List faults: `GET /faults` (Faults)."""
        return await self._page(ops.LIST_FAULTS, locals())

    async def create_fault(
        self,
        *,
        type: Literal["status", "delay", "lost_answer", "hook_twice", "hook_failure"],
        status: int | None | NotSet = NOT_SET,
        retry_after: int | None = None,
        api: Literal["marketing-v3", "transactional-v2", "registered-v1"] | None = None,
        operation_id: str | None = None,
        times: int | None | NotSet = NOT_SET,
        delay_ms: int | None = None,
        event: str | None = None,
        url: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.Fault:
        """Create a fault: `POST /faults` (Faults)."""
        return await self._call(ops.CREATE_FAULT, locals())

    async def delete_fault(self, fault_id: int) -> None:
        """Delete a fault: `DELETE /faults/{fault_id}` (Faults)."""
        return await self._call(ops.DELETE_FAULT, locals())

    async def update_sender_status(
        self,
        sender_id: int,
        *,
        status: Literal["active", "moderation", "rejected"],
    ) -> t.ModeratedSender:
        """Approve or reject a sender: `PATCH /senders/{sender_id}` (Senders)."""
        return await self._call(ops.UPDATE_SENDER_STATUS, locals())

    async def list_hook_deliveries(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        state: t.HookDeliveryFilterState | None = None,
        name: str | None = None,
        event: str | None = None,
        url: str | None = None,
        webhook_id: int | None = None,
        since: str | None = None,
        text: str | None = None,
    ) -> AsyncPage[t.HookDelivery]:
        """List webhook deliveries: `GET /hook-deliveries` (Hook deliveries)."""
        return await self._page(ops.LIST_HOOK_DELIVERIES, locals())

    async def create_test_hook_delivery(
        self,
        *,
        name: Literal["listEvent", "transactionalEmailEvent", "transactionalSmsEvent", "transactionalSmsReceived", "transactionalPushEvent", "certificateSent", "listCallback"],
        webhook_id: int,
        event: str | None = None,
        idempotency_key: str | None = None,
    ) -> t.HookDelivery:
        """Send a test webhook: `POST /hook-deliveries` (Hook deliveries)."""
        return await self._call(ops.CREATE_TEST_HOOK_DELIVERY, locals())

    async def replay_hook_deliveries(
        self,
        *,
        state: Literal["delivered", "parked", "failed"] | None = None,
        since: str | None = None,
        name: str | None = None,
        event: str | None = None,
        url: str | None = None,
        webhook_id: int | None = None,
        idempotency_key: str | None = None,
    ) -> t.HookReplayed:
        """Replay webhook deliveries: `POST /hook-deliveries/actions/replay` (Hook deliveries)."""
        return await self._call(ops.REPLAY_HOOK_DELIVERIES, locals())

    async def get_hook_delivery(self, delivery_id: int) -> t.HookDeliveryDetail:
        """Get a webhook delivery: `GET /hook-deliveries/{delivery_id}` (Hook deliveries)."""
        return await self._call(ops.GET_HOOK_DELIVERY, locals())

    async def replay_hook_delivery(self, delivery_id: int, *, idempotency_key: str | None = None) -> t.HookDelivery:
        """Replay a webhook delivery: `POST /hook-deliveries/{delivery_id}/actions/replay` (Hook deliveries)."""
        return await self._call(ops.REPLAY_HOOK_DELIVERY, locals())

    async def stream_events(
        self,
        *,
        kind: str | None = None,
        after: str | None = None,
        console: bool | None = None,
        seconds: int | None = None,
    ) -> AsyncEventStream[t.LiveEvent]:
        """Stream account events: `GET /events` (Live)."""
        return await self._stream(ops.STREAM_EVENTS, locals())

    async def list_requests(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
        order: Literal["asc", "desc"] | None = None,
        api: t.ApiName | None = None,
        operation_id: str | None = None,
        status_class: int | None = None,
        text: str | None = None,
        console: bool | None = None,
    ) -> AsyncPage[t.RecordedRequest]:
        """List requests: `GET /requests` (Requests)."""
        return await self._page(ops.LIST_REQUESTS, locals())

    async def get_request(self, request_id: str) -> t.RecordedRequestDetail:
        """Get a request: `GET /requests/{request_id}` (Requests)."""
        return await self._call(ops.GET_REQUEST, locals())

    async def list_list_callbacks(
        self,
        *,
        offset: int | None = None,
        limit: int | None = None,
    ) -> AsyncPage[t.ListCallback]:
        """List list callbacks: `GET /list-callbacks` (Hook deliveries)."""
        return await self._page(ops.LIST_LIST_CALLBACKS, locals())

    async def update_list_callback(
        self,
        list_id: int,
        *,
        url: str,
        flags: list[t.ListCallbackFlag],
    ) -> t.ListCallback:
        """Set a list callback: `PUT /list-callbacks/{list_id}` (Hook deliveries)."""
        return await self._call(ops.UPDATE_LIST_CALLBACK, locals())

    async def delete_list_callback(self, list_id: int) -> None:
        """Delete a list callback: `DELETE /list-callbacks/{list_id}` (Hook deliveries)."""
        return await self._call(ops.DELETE_LIST_CALLBACK, locals())

    async def get_health(self) -> t.Health:
        """Get the platform's health: `GET /health` (Health)."""
        return await self._call(ops.GET_HEALTH, locals())
