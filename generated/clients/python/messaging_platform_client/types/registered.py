# Written by `npm run generate` from specs/registered-v1. Do not edit: change that instead.
"""Types of the Registered API."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class Accepted(TypedDict):
    """The request was accepted; the platform processes it in the background."""

    result: Literal["success"]
    """Always `success`."""


class AutocertificateOption(TypedDict):
    """A rule that creates evidence automatically, every day at 03:00 UTC."""

    id: int
    """The id of the option."""
    autoCertificationDays: int
    """Days between the registration of a message and its evidence."""
    created_at: DateTime
    """When the option was created, in UTC."""


class AutocertificateOptionCreate(TypedDict):
    """When to create evidence automatically."""

    autoCertificationDays: int
    """Days between the registration of a message and its evidence."""


class AutocertificateOptionCreated(TypedDict):
    """The new autocertificate option."""

    result: Literal["success"]
    """Always `success`."""
    id: int
    """The id of the new option."""


class AutocertificateOptionPage(TypedDict):
    """A page of options."""

    total_items: int
    """Total number of items, on all pages."""
    items: list[AutocertificateOption]
    """The options of this page."""


# The evidence that a webhook call reports.
CertificateSent: TypeAlias = "list[CertificateSentEvent]"


class CertificateSentData(TypedDict):
    """The evidence and its message."""

    registerId: str
    """The hash of the registered message."""
    messageId: str
    """The id of the message from the send request."""
    channel: RegisteredChannel
    """The channel of a registered message."""
    evidenceId: int
    """The id of the evidence."""
    name: str
    """The name of the PDF file."""
    size: str
    """The size of the PDF in bytes, decimal digits in a string."""
    createdAt: int
    """When the PDF was created, in Unix milliseconds."""


class CertificateSentEvent(TypedDict):
    """Evidence that became ready."""

    action: RegisteredWebhookAction
    """An action that a webhook can report. `SENDCERT` reports finished evidence."""
    actionDate: int
    """When it became ready, in Unix milliseconds."""
    data: CertificateSentData
    """The evidence and its message."""


# A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
DateTime: TypeAlias = "str"


class Evidence(TypedDict):
    """A PDF that certifies a registered message and its events up to the time of creation."""

    id: int
    """The id of the evidence."""
    channel: RegisteredChannel
    """The channel of a registered message."""
    name: str
    """The name of the PDF file."""
    size: str
    """The size of the PDF in bytes, decimal digits in a string."""
    level: Literal["B-B", "B-T"]
    """The PAdES level of its signature: `B-B`, or `B-T` with a trusted timestamp."""
    stamped_at: NotRequired[DateTime]
    """The time of the trusted timestamp, in UTC; only for `B-T`."""
    created_at: DateTime
    """When the PDF was created, in UTC."""
    updated_at: DateTime
    """The same as `created_at`, because evidence never changes."""


class EvidenceFailure(TypedDict):
    """Evidence that could not be created. Request it again to retry."""

    id: int
    """The id reserved for the evidence."""
    reason: str
    """Why it could not be created."""
    ordered_at: DateTime
    """When it was requested, in UTC."""


class EvidencePage(TypedDict):
    """A page of evidence."""

    total_items: int
    """Total number of items, on all pages."""
    items: list[Evidence]
    """The evidence on this page."""


class EvidenceQueue(TypedDict):
    """The result for each hash of the request: each is in one of the two lists, once."""

    in_queue: list[str]
    """The hashes of messages with queued evidence."""
    not_found: list[str]
    """The hashes without a registered message in the account."""


# The hashes of the registered messages to certify.
EvidencesCreate: TypeAlias = "list[str]"


class Pong(TypedDict):
    """The response to a ping."""

    result: Literal["pong"]
    """Always `pong`."""


class RegisteredAttachment(TypedDict):
    """A file of a registered email."""

    filename: str
    """The name of the file."""
    type: str
    """The media type of the file, for example `application/pdf`."""
    data: str
    """The content in Base64."""


# The channel of a registered message.
RegisteredChannel: TypeAlias = "Literal[\"email\", \"sms\"]"


class RegisteredCustomEvent(TypedDict):
    """A custom event. Its type is `CUSTOM`."""

    eventDate: int
    """When it happened, in Unix seconds."""
    registerId: str
    """The hash of the registered message."""
    customData: NotRequired[str]
    """What happened, as text or data in any format."""


class RegisteredCustomEventsCreate(TypedDict):
    """Custom events for messages of one channel."""

    channel: Literal["Email", "Sms"]
    """The channel of the messages. Capitalized here, unlike in responses."""
    events: list[RegisteredCustomEvent]
    """The events, at least one."""


class RegisteredEvent(TypedDict):
    """An event of a registered message."""

    id: int
    """The id of the event; later events have greater ids."""
    channel: RegisteredChannel
    """The channel of a registered message."""
    type: RegisteredEventType
    """The event: the message was sent (`SENT`), delivered (`DELIVERY`) or could not be delivered (`FAILED`), the
    recipient opened an email (`OPEN`) or followed a link in it (`CLICK`), or you added the event (`CUSTOM`). Opens
    and clicks need tracking.
    """
    sender: str
    """The sender's address or number."""
    destination: str
    """The address or number of the event; the copy's address for an event of a copy."""
    date: DateTime
    """When it happened, in UTC; `eventDate` for a custom event."""
    customData: str
    """The data of a custom event; empty for others."""


class RegisteredEventPage(TypedDict):
    """A page of events."""

    total_items: int
    """Total number of items, on all pages."""
    items: list[RegisteredEvent]
    """The events on this page."""


# The event: the message was sent (`SENT`), delivered (`DELIVERY`) or could not be delivered (`FAILED`), the recipient
# opened an email (`OPEN`) or followed a link in it (`CLICK`), or you added the event (`CUSTOM`). Opens and clicks
# need tracking.
RegisteredEventType: TypeAlias = "Literal[\"SENT\", \"DELIVERY\", \"FAILED\", \"OPEN\", \"CLICK\", \"CUSTOM\"]"


class RegisteredMessage(TypedDict):
    """A registered message with its content."""

    message_id: str
    """The id from the send request, as used in the Transactional API."""
    id: str
    """The hash of the registered message, used as its id in every operation."""
    channel: RegisteredChannel
    """The channel of a registered message."""
    subject: str
    """The subject; empty for an SMS."""
    to: str
    """The recipient, an address or a number."""
    date: DateTime
    """When the message was registered, in UTC."""
    message_detail: RegisteredMessageDetail
    """The content of a registered message as sent, with placeholders filled and links tracked. Fields that an SMS does
    not have are empty.
    """
    failed_evidences: NotRequired[list[EvidenceFailure]]
    """The newest 20 failures to create evidence of the message, newest first. Left out if none."""


class RegisteredMessageDetail(TypedDict):
    """The content of a registered message as sent, with placeholders filled and links tracked. Fields that an SMS does
    not have are empty.
    """

    sender: str
    """The sender's address or number."""
    subject: str
    """The subject."""
    cc: list[str]
    """The addresses for copies, visible to all recipients."""
    to: str
    """The recipient, an address or a number."""
    textBody: str
    """The plain text."""
    htmlBody: str
    """The HTML text."""
    attachments: list[RegisteredAttachment]
    """The files."""


class RegisteredMessageListItem(TypedDict):
    """A registered message in a list."""

    message_id: str
    """The id from the send request, as used in the Transactional API."""
    id: str
    """The hash of the registered message, used as its id in every operation."""
    channel: RegisteredChannel
    """The channel of a registered message."""
    subject: str
    """The subject; empty for an SMS."""
    to: str
    """The recipient, an address or a number."""
    date: DateTime
    """When the message was registered, in UTC."""


class RegisteredMessagePage(TypedDict):
    """A page of registered messages."""

    total_items: int
    """Total number of items, on all pages."""
    items: list[RegisteredMessageListItem]
    """The registered messages on this page."""


class RegisteredWebhook(TypedDict):
    """A URL that receives a call when evidence is ready."""

    webhook_id: int
    """The id of the webhook."""
    url: str
    """The URL to call."""
    actions: list[RegisteredWebhookAction]
    """The actions to report."""
    status: WebhookStatus
    """The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A
    `disabled` one responded with 410 Gone: its calls are held, too.
    """
    status_since: NotRequired[DateTime]
    """When the status last changed. Left out before the first change."""
    status_reason: NotRequired[WebhookStatusReason]
    """Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others."""


# An action that a webhook can report. `SENDCERT` reports finished evidence.
RegisteredWebhookAction: TypeAlias = "Literal[\"SENDCERT\"]"


class RegisteredWebhookCreate(TypedDict):
    """The URL and the actions of a webhook."""

    url: str
    """The http or https URL to call."""
    actions: list[RegisteredWebhookAction]
    """The actions to report."""


class RegisteredWebhookCreated(TypedDict):
    """The new webhook."""

    result: Literal["success"]
    """Always `success`."""
    webhook_id: int
    """The id of the new webhook."""
    secret: str
    """The secret that signs the calls, in the form of the Standard Webhooks libraries. Only this response shows it, so
    store it.
    """


class RegisteredWebhookPage(TypedDict):
    """A page of webhooks."""

    total_items: int
    """Total number of items, on all pages."""
    items: list[RegisteredWebhook]
    """The webhooks on this page."""


class RegisteredWebhookUpdate(TypedDict):
    """The fields of a webhook to change. Fields that you leave out stay unchanged."""

    url: NotRequired[str]
    """The http or https URL to call."""
    actions: NotRequired[list[RegisteredWebhookAction]]
    """The actions to report."""
    status: NotRequired[WebhookWantedStatus]
    """`paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends the held calls,
    oldest first. `disabled` is accepted only for a disabled webhook, which stays unchanged.
    """


class RotatedWebhookSecret(TypedDict):
    """The new secret of a webhook."""

    secret: str
    """The new secret, in the form of the Standard Webhooks libraries."""
    former_until: DateTime
    """Until when the previous secret also signs."""


class WebhookSecretRotate(TypedDict):
    """How to replace the secret of a webhook."""

    overlap_hours: NotRequired[int]
    """For how many hours the previous secret also signs. With 0 it stops at once, for example after a leak."""


# The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A `disabled`
# one responded with 410 Gone: its calls are held, too.
WebhookStatus: TypeAlias = "Literal[\"active\", \"paused\", \"disabled\"]"


# Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others.
WebhookStatusReason: TypeAlias = "Literal[\"gone\"]"


# `paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends the held calls,
# oldest first. `disabled` is accepted only for a disabled webhook, which stays unchanged.
WebhookWantedStatus: TypeAlias = "Literal[\"active\", \"paused\", \"disabled\"]"
