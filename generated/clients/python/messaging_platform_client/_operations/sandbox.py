# Written by `npm run generate` from specs/sandbox-v1. Do not edit: change that instead.
"""The operations of the Sandbox API."""

from __future__ import annotations

from .._call import Operation
from ..types import sandbox as t

LIST_CAPTURED_MESSAGES: Operation[t.CapturedMessage] = Operation(
    "listCapturedMessages", "GET", "/messages", page="items", page_id="captured_id"
)
WAIT_FOR_CAPTURED_MESSAGE: Operation[t.CapturedMessageDetail] = Operation(
    "waitForCapturedMessage", "GET", "/messages/actions/wait", timeout=35
)
GET_CAPTURED_MESSAGE: Operation[t.CapturedMessageDetail] = Operation(
    "getCapturedMessage", "GET", "/messages/{captured_id}"
)
GET_CAPTURED_SOURCE: Operation[str] = Operation(
    "getCapturedSource", "GET", "/messages/{captured_id}/source", answer="message/rfc822", form="text"
)
GET_CAPTURED_ATTACHMENT: Operation[bytes] = Operation(
    "getCapturedAttachment", "GET", "/messages/{captured_id}/attachments/{position}", answer="application/octet-stream", form="bytes"
)
CREATE_PREVIEW_LINK: Operation[t.PreviewLink] = Operation(
    "createPreviewLink", "POST", "/messages/{captured_id}/preview-links", body="object", keyed=True
)
CREATE_MESSAGE_EVENT: Operation[t.CapturedEvent] = Operation(
    "createMessageEvent", "POST", "/messages/{captured_id}/events", body="object", keyed=True
)
LIST_INBOUND_MESSAGES: Operation[t.InboundMessage] = Operation(
    "listInboundMessages", "GET", "/inbound-messages", page="items"
)
CREATE_INBOUND_MESSAGE: Operation[t.InboundMessage] = Operation(
    "createInboundMessage", "POST", "/inbound-messages", body="object", keyed=True
)
GET_CLOCK: Operation[t.Clock] = Operation(
    "getClock", "GET", "/clock"
)
ADVANCE_CLOCK: Operation[t.ClockAdvanced] = Operation(
    "advanceClock", "POST", "/clock/actions/advance", body="object", keyed=True
)
CREATE_SANDBOX_ACCOUNT: Operation[t.SandboxAccount] = Operation(
    "createSandboxAccount", "POST", "/accounts", body="object", keyed=True
)
GET_ACCOUNT_COUNTS: Operation[t.AccountCounts] = Operation(
    "getAccountCounts", "GET", "/counts"
)
RESET_ACCOUNT: Operation[None] = Operation(
    "resetAccount", "POST", "/reset", answer="", keyed=True
)
SEED_ACCOUNT: Operation[t.Seeded] = Operation(
    "seedAccount", "POST", "/seed", body="object", timeout=300, keyed=True
)
LIST_SNAPSHOTS: Operation[t.Snapshot] = Operation(
    "listSnapshots", "GET", "/snapshots", page="items", page_id="snapshot_name"
)
CREATE_SNAPSHOT: Operation[t.Snapshot] = Operation(
    "createSnapshot", "POST", "/snapshots", body="object", timeout=300, keyed=True
)
GET_SNAPSHOT: Operation[t.SnapshotDetail] = Operation(
    "getSnapshot", "GET", "/snapshots/{snapshot_name}"
)
DELETE_SNAPSHOT: Operation[None] = Operation(
    "deleteSnapshot", "DELETE", "/snapshots/{snapshot_name}", answer=""
)
RESTORE_SNAPSHOT: Operation[None] = Operation(
    "restoreSnapshot", "POST", "/snapshots/{snapshot_name}/actions/restore", answer="", timeout=300, keyed=True
)
LIST_FAULTS: Operation[t.Fault] = Operation(
    "listFaults", "GET", "/faults", page="items", page_id="fault_id"
)
CREATE_FAULT: Operation[t.Fault] = Operation(
    "createFault", "POST", "/faults", body="object", keyed=True, nullable=("status", "times")
)
DELETE_FAULT: Operation[None] = Operation(
    "deleteFault", "DELETE", "/faults/{fault_id}", answer=""
)
UPDATE_SENDER_STATUS: Operation[t.ModeratedSender] = Operation(
    "updateSenderStatus", "PATCH", "/senders/{sender_id}", body="object"
)
LIST_HOOK_DELIVERIES: Operation[t.HookDelivery] = Operation(
    "listHookDeliveries", "GET", "/hook-deliveries", page="items", page_id="delivery_id"
)
CREATE_TEST_HOOK_DELIVERY: Operation[t.HookDelivery] = Operation(
    "createTestHookDelivery", "POST", "/hook-deliveries", body="object", keyed=True
)
REPLAY_HOOK_DELIVERIES: Operation[t.HookReplayed] = Operation(
    "replayHookDeliveries", "POST", "/hook-deliveries/actions/replay", body="object", keyed=True
)
GET_HOOK_DELIVERY: Operation[t.HookDeliveryDetail] = Operation(
    "getHookDelivery", "GET", "/hook-deliveries/{delivery_id}"
)
REPLAY_HOOK_DELIVERY: Operation[t.HookDelivery] = Operation(
    "replayHookDelivery", "POST", "/hook-deliveries/{delivery_id}/actions/replay", keyed=True
)
STREAM_EVENTS: Operation[t.LiveEvent] = Operation(
    "streamEvents", "GET", "/events", answer="text/event-stream", form="events"
)
LIST_REQUESTS: Operation[t.RecordedRequest] = Operation(
    "listRequests", "GET", "/requests", page="items", page_id="request_id"
)
GET_REQUEST: Operation[t.RecordedRequestDetail] = Operation(
    "getRequest", "GET", "/requests/{request_id}"
)
LIST_LIST_CALLBACKS: Operation[t.ListCallback] = Operation(
    "listListCallbacks", "GET", "/list-callbacks", page="items", page_id="list_id"
)
UPDATE_LIST_CALLBACK: Operation[t.ListCallback] = Operation(
    "updateListCallback", "PUT", "/list-callbacks/{list_id}", body="object"
)
DELETE_LIST_CALLBACK: Operation[None] = Operation(
    "deleteListCallback", "DELETE", "/list-callbacks/{list_id}", answer=""
)
GET_HEALTH: Operation[t.Health] = Operation(
    "getHealth", "GET", "/health"
)
