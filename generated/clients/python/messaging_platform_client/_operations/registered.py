# Written by `npm run generate` from specs/registered-v1. Do not edit: change that instead.
"""The operations of the Registered API."""

from __future__ import annotations

from .._call import Operation
from ..types import registered as t

PING: Operation[t.Pong] = Operation(
    "ping", "GET", "/ping"
)
LIST_REGISTERED_MESSAGES: Operation[t.RegisteredMessageListItem] = Operation(
    "listRegisteredMessages", "GET", "/registered", page="items", page_id="registered_id"
)
CREATE_REGISTERED_CUSTOM_EVENTS: Operation[t.Accepted] = Operation(
    "createRegisteredCustomEvents", "POST", "/registered/events", body="object", keyed=True, part="events", part_max=100
)
CREATE_EVIDENCES_BULK: Operation[t.EvidenceQueue] = Operation(
    "createEvidencesBulk", "POST", "/registered/evidences", body="items", keyed=True, part="", part_max=100
)
GET_REGISTERED_MESSAGE: Operation[t.RegisteredMessage] = Operation(
    "getRegisteredMessage", "GET", "/registered/{registered_id}"
)
DOWNLOAD_REGISTERED_MESSAGE: Operation[str] = Operation(
    "downloadRegisteredMessage", "GET", "/registered/{registered_id}/message", answer="message/rfc822", form="text"
)
LIST_REGISTERED_EVENTS: Operation[t.RegisteredEvent] = Operation(
    "listRegisteredEvents", "GET", "/registered/{registered_id}/events", page="items"
)
LIST_REGISTERED_EVIDENCES: Operation[t.Evidence] = Operation(
    "listRegisteredEvidences", "GET", "/registered/{registered_id}/evidences", page="items", page_id="evidence_id"
)
GET_REGISTERED_EVIDENCE: Operation[t.Evidence] = Operation(
    "getRegisteredEvidence", "GET", "/registered/{registered_id}/evidences/{evidence_id}"
)
DELETE_REGISTERED_EVIDENCE: Operation[None] = Operation(
    "deleteRegisteredEvidence", "DELETE", "/registered/{registered_id}/evidences/{evidence_id}", answer=""
)
DOWNLOAD_REGISTERED_EVIDENCE: Operation[bytes] = Operation(
    "downloadRegisteredEvidence", "GET", "/registered/{registered_id}/evidences/{evidence_id}/download", answer="application/pdf", form="bytes"
)
LIST_REGISTERED_WEBHOOKS: Operation[t.RegisteredWebhook] = Operation(
    "listRegisteredWebhooks", "GET", "/webhooks", page="items", page_id="webhook_id"
)
CREATE_REGISTERED_WEBHOOK: Operation[t.RegisteredWebhookCreated] = Operation(
    "createRegisteredWebhook", "POST", "/webhooks", body="object", keyed=True
)
UPDATE_REGISTERED_WEBHOOK: Operation[t.RegisteredWebhook] = Operation(
    "updateRegisteredWebhook", "PATCH", "/webhooks/{webhook_id}", body="object"
)
DELETE_REGISTERED_WEBHOOK: Operation[None] = Operation(
    "deleteRegisteredWebhook", "DELETE", "/webhooks/{webhook_id}", answer=""
)
ROTATE_REGISTERED_WEBHOOK_SECRET: Operation[t.RotatedWebhookSecret] = Operation(
    "rotateRegisteredWebhookSecret", "POST", "/webhooks/{webhook_id}/secret", body="object", keyed=True
)
LIST_AUTOCERTIFICATE_OPTIONS: Operation[t.AutocertificateOption] = Operation(
    "listAutocertificateOptions", "GET", "/autocertificates", page="items", page_id="id"
)
CREATE_AUTOCERTIFICATE_OPTION: Operation[t.AutocertificateOptionCreated] = Operation(
    "createAutocertificateOption", "POST", "/autocertificates", body="object", keyed=True
)
DELETE_AUTOCERTIFICATE_OPTION: Operation[None] = Operation(
    "deleteAutocertificateOption", "DELETE", "/autocertificates/{id}", answer=""
)
