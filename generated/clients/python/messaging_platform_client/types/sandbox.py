# Written by `npm run generate` from specs/sandbox-v1. Do not edit: change that instead.
"""Types of the Sandbox API."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class AccountCounts(TypedDict):
    """The number of records in the account."""

    records: int
    """Number of records."""
    counts: list[RecordCount]
    """Number of records of each kind, without kinds that have none."""


# An entry point: one of the REST APIs, the SOAP API or the SMTP relay.
ApiName: TypeAlias = "Literal[\"marketing-v3\", \"transactional-v2\", \"registered-v1\", \"sandbox-v1\", \"soap-v2\", \"smtp-relay\"]"


class CapturedAttachment(TypedDict):
    """A file of a captured message."""

    filename: NotRequired[str]
    """The name; left out if none."""
    content_type: str
    """The media type, for example `application/pdf`."""
    disposition: Literal["attachment", "inline"]
    """Whether the file is an attachment or shown inside the text."""
    content_id: NotRequired[str]
    """The Content-ID for the HTML, without angle brackets; left out if none."""
    size: int
    """Bytes after decoding."""


class CapturedBounceCreate(TypedDict):
    """The message bounces."""

    type: Literal["bounce"]
    """Always `bounce`."""
    bounce_type: NotRequired[Literal["hard", "soft"]]
    """Whether the failure is permanent (`hard`) or temporary (`soft`)."""


class CapturedClickCreate(TypedDict):
    """The recipient follows a link of the message."""

    type: Literal["click"]
    """The recipient clicks a link of the message."""
    url: NotRequired[str]
    """One of the `links` of the message. By default, the first. Returns 422 for another URL."""


class CapturedComplaintCreate(TypedDict):
    """The recipient reports the message as unwanted."""

    type: Literal["complaint"]
    """Always `complaint`."""


class CapturedDeliveredCreate(TypedDict):
    """The network reports the message as delivered."""

    type: Literal["delivered"]
    """Always `delivered`."""


class CapturedEvent(TypedDict):
    """An event of a message."""

    type: Literal["open", "click", "bounce", "complaint", "delivered", "failed", "reply", "unsubscribe"]
    """The type of the event."""
    captured_id: int
    """The id of the captured message."""
    message_id: NotRequired[str]
    """The id of the message in the API that sent it; left out if none."""
    date: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# An event to simulate for a message. `type` determines the other allowed field.
CapturedEventCreate: TypeAlias = "CapturedOpenCreate | CapturedClickCreate | CapturedBounceCreate | CapturedComplaintCreate | CapturedDeliveredCreate | CapturedFailedCreate | CapturedReplyCreate | CapturedUnsubscribeCreate"


class CapturedFailedCreate(TypedDict):
    """The network fails to deliver a message that it had accepted."""

    type: Literal["failed"]
    """Always `failed`."""


class CapturedHeader(TypedDict):
    """A header of a captured message."""

    name: str
    """The name, in its original case."""
    value: str
    """The value, unfolded and decoded."""


class CapturedMedia(TypedDict):
    """An image, sound or file that a captured message refers to."""

    type: Literal["image", "icon", "audio", "video", "file"]
    """Its type."""
    url: str
    """Its URL."""


class CapturedMessage(TypedDict):
    """A message captured by the sandbox carrier."""

    captured_id: int
    """The id of the captured message; later messages have greater ids."""
    account_id: int
    """The account that sent it."""
    channel: Literal["email", "push", "sms", "smart_sms", "voice", "web_push"]
    """The channel."""
    sender: str
    """The sender's address, number or app."""
    recipient: str
    """The recipient's address, number or device."""
    subject: NotRequired[str]
    """The subject of an email or title of a notification; left out on channels without one."""
    message_id: NotRequired[str]
    """The id of the message in the API that sent it; left out if only its campaign identifies it."""
    campaign_hash: NotRequired[str]
    """The campaign of the message; left out if none."""
    outcome: Literal["accepted", "deferred", "failed", "unknown"]
    """The outcome from the sandbox carrier: `accepted`, `deferred` (to be retried), `failed` (permanently) or `unknown`
    (no response).
    """
    size: int
    """Bytes of the message as it would be sent."""
    excerpt: NotRequired[str]
    """The beginning of the text of a message without a subject; left out for others."""
    attachment_count: NotRequired[int]
    """Number of files."""
    request_id: NotRequired[str]
    """The request that sent it, for `getRequest` while that is kept; for a relayed email, the email. Left out for
    campaigns and for automatic messages, such as the second one of a flow.
    """
    operation_id: NotRequired[str]
    """The operation of that request, or `relayEmail`; left out with it."""
    created: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class CapturedMessageDetail(TypedDict):
    """A captured message with its content."""

    captured_id: int
    """The id of the captured message; later messages have greater ids."""
    account_id: int
    """The account that sent it."""
    channel: Literal["email", "push", "sms", "smart_sms", "voice", "web_push"]
    """The channel."""
    sender: str
    """The sender's address, number or app."""
    recipient: str
    """The recipient's address, number or device."""
    subject: NotRequired[str]
    """The subject of an email or title of a notification; left out on channels without one."""
    message_id: NotRequired[str]
    """The id of the message in the API that sent it; left out if only its campaign identifies it."""
    campaign_hash: NotRequired[str]
    """The campaign of the message; left out if none."""
    outcome: Literal["accepted", "deferred", "failed", "unknown"]
    """The outcome from the sandbox carrier: `accepted`, `deferred` (to be retried), `failed` (permanently) or `unknown`
    (no response).
    """
    size: int
    """Bytes of the message as it would be sent."""
    created: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    headers: list[CapturedHeader]
    """The headers in order; a name can occur twice. Empty on channels without headers."""
    text: NotRequired[str]
    """The plain text of an email, SMS, notification or voice message; left out if none."""
    html: NotRequired[str]
    """The HTML text of an email, or the page of a smart SMS; left out if none."""
    links: list[str]
    """The unique URLs of the links as in the message, in order. Tracked links lead through the platform."""
    attachments: list[CapturedAttachment]
    """The files."""
    return_address: NotRequired[str]
    """The address for bounces and complaints of an email, for `createInboundMessage`; left out on other channels."""
    request_id: NotRequired[str]
    """The request that sent it, for `getRequest` while that is kept; for a relayed email, the email. Left out for
    campaigns and for automatic messages, such as the second one of a flow.
    """
    operation_id: NotRequired[str]
    """The operation of that request, or `relayEmail`; left out with it."""
    origin: NotRequired[CapturedOrigin]
    """The source of a captured message, and its contact."""
    events: NotRequired[list[Literal["open", "click", "bounce", "complaint", "delivered", "failed", "reply", "unsubscribe"]]]
    """The event types that `createMessageEvent` accepts for the message. A click also needs a tracked link."""
    title: NotRequired[str]
    """The title of a notification; left out on other channels."""
    segments: NotRequired[int]
    """The number of parts of an SMS; left out on other channels."""
    encoding: NotRequired[Literal["gsm0338", "unicode"]]
    """The character encoding of an SMS; left out on other channels."""
    language: NotRequired[Literal["portuguese", "spanish", "turkish"]]
    """The language of the national tables that an SMS uses (3GPP TS 23.038); left out if none."""
    media: list[CapturedMedia]
    """Images, sounds and files that the message refers to."""
    data: NotRequired[dict[str, Any]]
    """Extra data for an app or a browser; left out if none."""


class CapturedMessagePage(TypedDict):
    """A page of captured messages."""

    total_items: int
    """Total number of matching messages, on all pages."""
    items: list[CapturedMessage]
    """The messages on this page."""


class CapturedOpenCreate(TypedDict):
    """The recipient opens the message."""

    type: Literal["open"]
    """Always `open`."""


class CapturedOrigin(TypedDict):
    """The source of a captured message, and its contact."""

    type: Literal["campaign", "automation", "flow", "request", "relay", "code", "alert", "notice", "report", "confirmation", "forward"]
    """The source: a campaign, an automation, a flow, an API request, the SMTP relay, a one-time code, an alert, or the
    platform itself with a notice, a delivery report, a request to confirm a subscription, or an email to a
    recipient's friend.
    """
    automation_id: NotRequired[int]
    """The automation; left out if none."""
    flow_id: NotRequired[int]
    """The flow; left out if none."""
    alert_id: NotRequired[int]
    """The alert; left out if none."""
    list_id: NotRequired[int]
    """The list of the contact; left out without a contact."""
    contact_id: NotRequired[str]
    """The contact that received it; left out if none."""


class CapturedReplyCreate(TypedDict):
    """The recipient replies."""

    type: Literal["reply"]
    """Always `reply`."""
    text: NotRequired[str]
    """The text of the reply."""


class CapturedUnsubscribeCreate(TypedDict):
    """The recipient unsubscribes, by the link of an email or the word `STOP`."""

    type: Literal["unsubscribe"]
    """Always `unsubscribe`."""


class Clock(TypedDict):
    """The time of the account, and its upcoming jobs."""

    now: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    offset_seconds: int
    """Seconds ahead of real time. The clock keeps this offset and continues to run."""
    due: list[ClockDue]
    """Upcoming jobs, soonest first."""
    more: bool
    """Whether there are more jobs than listed."""


# How far to advance the clock: by `seconds` or to a time.
ClockAdvance: TypeAlias = "ClockAdvanceBy | ClockAdvanceTo"


class ClockAdvanceBy(TypedDict):
    """Advances the clock by a number of seconds."""

    seconds: int
    """Number of seconds, at most ten years."""


class ClockAdvanceTo(TypedDict):
    """Advances the clock to a time."""

    to: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


class ClockAdvanced(TypedDict):
    """The time of the advanced clock."""

    now: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    offset_seconds: int
    """Seconds ahead of real time. The clock keeps this offset and continues to run."""
    fired: int
    """How many times the clock stopped on the way for due jobs: timers, scheduled or deferred messages, webhook retries.
    Jobs due at the same moment count once.
    """


class ClockDue(TypedDict):
    """An upcoming job."""

    kind: Literal["alert_repeat", "autocertificate", "automation_step", "automation_trigger", "campaign_feed", "campaign_hours", "campaign_retry", "campaign_start", "flow_step", "hook_delivery", "message", "message_retry", "sandbox_ending"]
    """`alert_repeat`: an alert repeats or ends. `autocertificate`: an option creates evidence. `automation_step`: a
    contact continues in an automation. `automation_trigger`: an automation looks for contacts. `campaign_feed`: a
    campaign's feed is read. `campaign_hours`: the sending hours of a campaign begin, or its hour reaches the next
    time zone. `campaign_retry`: a campaign message is retried. `campaign_start`: a campaign is sent. `flow_step`: a
    multi-channel flow continues. `hook_delivery`: a webhook or callback is posted. `message`: a single message is
    sent. `message_retry`: a single message is retried. `sandbox_ending`: a magic recipient of the sandbox acts.
    """
    id: str
    """The hash of the campaign, or the id of the other object: the alert, option, automation, run of the automation or
    flow, delivery, message or captured message.
    """
    at: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
ClockTime: TypeAlias = "str"


class Fault(TypedDict):
    """A rule that makes requests or webhook deliveries of the account fail. Fields that its type does not have are left
    out.
    """

    fault_id: int
    """The id of the fault."""
    type: Literal["status", "delay", "lost_answer", "hook_twice", "hook_failure"]
    """The kind of failure."""
    api: NotRequired[Literal["marketing-v3", "transactional-v2", "registered-v1"]]
    """The affected API; left out for all."""
    operation_id: NotRequired[str]
    """The affected operation; left out for all."""
    event: NotRequired[str]
    """The affected webhook action; left out for all."""
    url: NotRequired[str]
    """The affected URL; left out for all."""
    status: NotRequired[int]
    """The response status; left out if none."""
    retry_after: NotRequired[int]
    """Seconds in the header `Retry-After`; left out without this header."""
    delay_ms: NotRequired[int]
    """Delay in milliseconds."""
    times: NotRequired[int]
    """How many times the fault occurs; left out if unlimited."""
    hits: int
    """How many times it has occurred. When `hits` reaches `times`, the fault is used up."""
    created: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# A fault to create. `type` determines the other allowed fields.
FaultCreate: TypeAlias = "FaultStatusCreate | FaultDelayCreate | FaultLostAnswerCreate | FaultHookTwiceCreate | FaultHookFailureCreate"


class FaultDelayCreate(TypedDict):
    """Requests are delayed before processing."""

    type: Literal["delay"]
    """Always `delay`."""
    delay_ms: int
    """Delay in milliseconds."""
    api: NotRequired[Literal["marketing-v3", "transactional-v2", "registered-v1"]]
    """Only requests to this API. By default, all except the Sandbox API."""
    operation_id: NotRequired[str]
    """Only requests to this operation. By default, all operations."""
    times: NotRequired[int | None]
    """How many times the fault occurs; null for unlimited."""


class FaultHookFailureCreate(TypedDict):
    """A webhook or callback fails to reach its receiver and is retried as usual."""

    type: Literal["hook_failure"]
    """Always `hook_failure`."""
    status: NotRequired[int | None]
    """The simulated response status of the receiver; null for no response."""
    event: NotRequired[str]
    """Only deliveries of this webhook action, such as `email_open`. By default, all, including callbacks."""
    url: NotRequired[str]
    """Only deliveries to exactly this URL. By default, all."""
    times: NotRequired[int | None]
    """How many times the fault occurs; null for unlimited."""


class FaultHookTwiceCreate(TypedDict):
    """A webhook or callback is posted twice, with the same body and `webhook-id`."""

    type: Literal["hook_twice"]
    """Always `hook_twice`."""
    event: NotRequired[str]
    """Only deliveries of this webhook action, such as `email_open`. By default, all, including callbacks."""
    url: NotRequired[str]
    """Only deliveries to exactly this URL. By default, all."""
    times: NotRequired[int | None]
    """How many times the fault occurs; null for unlimited."""


class FaultLostAnswerCreate(TypedDict):
    """Requests are processed, but the connection is closed instead of a response. A refused request gets its response."""

    type: Literal["lost_answer"]
    """Always `lost_answer`."""
    api: NotRequired[Literal["marketing-v3", "transactional-v2", "registered-v1"]]
    """Only requests to this API. By default, all except the Sandbox API."""
    operation_id: NotRequired[str]
    """Only requests to this operation. By default, all operations."""
    times: NotRequired[int | None]
    """How many times the fault occurs; null for unlimited."""


class FaultPage(TypedDict):
    """A page of faults."""

    total_items: int
    """Total number of faults, on all pages."""
    items: list[Fault]
    """The faults on this page."""


class FaultStatusCreate(TypedDict):
    """Requests return an error that the operation documents, and do nothing."""

    type: Literal["status"]
    """Always `status`."""
    status: int
    """The response status, from 400. Returns 422 if no matching operation documents it; the fault skips operations that
    don't document it.
    """
    retry_after: NotRequired[int]
    """Seconds for the header `Retry-After`. By default, no such header."""
    api: NotRequired[Literal["marketing-v3", "transactional-v2", "registered-v1"]]
    """Only requests to this API. By default, all except the Sandbox API."""
    operation_id: NotRequired[str]
    """Only requests to this operation. By default, all operations."""
    times: NotRequired[int | None]
    """How many times the fault occurs; null for unlimited."""


class Health(TypedDict):
    """The health of the platform, limited to one account."""

    status: Literal["well", "attention"]
    """`attention` if there is an alarm."""
    version: str
    """The platform's version."""
    uptime_seconds: int
    """Seconds of real time since the start of the process."""
    database: HealthDatabase
    """The status of the database."""
    work: HealthWork
    """The status of the work loop, which sends messages and does all background work."""
    upgrade: NotRequired[HealthUpgrade]
    """The upgrade in progress; left out if there is none."""
    queues: list[HealthQueue]
    """The queues of the account, including empty ones."""
    carriers: list[HealthCarrier]
    """The carriers of a sandbox account, one per channel; empty for a live account."""
    live_carriers: list[HealthLiveCarrier]
    """All configured carriers for live accounts, and the sandbox."""
    alarms: list[HealthAlarm]
    """The alarms that need action, most serious first; empty if there are none."""


class HealthAlarm(TypedDict):
    """An alarm that needs action."""

    kind: Literal["database_no_writes", "work_stalled", "carrier_unreachable", "work_set_aside", "campaign_halted", "messages_overdue", "sender_refused", "receipts_unread", "hooks_parked", "faults_in_force"]
    """`database_no_writes`: the database accepts no writes. `work_stalled`: the work loop makes no progress.
    `carrier_unreachable`: a carrier is unreachable, or refuses the platform's login or key. `work_set_aside`: the
    process crashed each time it worked on a task of the account; the operator can release the task.
    `campaign_halted`: a campaign was stopped because its recipient counts don't match. `messages_overdue`: messages
    have been due for at least a minute. `sender_refused`: in the last hour, a mail server refused emails because of
    their sender domain. `receipts_unread`: in the last 24 hours, receipts of an SMS carrier were unreadable, so the
    outcome of some messages is unknown. `hooks_parked`: webhooks or callbacks failed for 72 hours. `faults_in_force`:
    faults of the account are active.
    """
    detail: str
    """A description of the alarm."""
    since: NotRequired[ClockTime]
    """When it began, by the account's clock, which keeps its duration. Left out if unknown."""
    waiting: NotRequired[int]
    """Number of affected messages, deliveries or faults; left out for other alarms."""
    channel: NotRequired[Literal["email", "push", "sms", "smart_sms", "voice", "web_push"]]
    """The channel of the carrier; left out for other alarms."""
    campaign_hash: NotRequired[str]
    """The campaign; left out for other alarms."""
    domain: NotRequired[str]
    """The domain of the sender; left out for other alarms."""


class HealthCarrier(TypedDict):
    """The status of a channel's carrier, as seen by the responding process."""

    channel: Literal["email", "push", "sms", "smart_sms", "voice", "web_push"]
    """The channel."""
    carrier: Literal["sandbox", "smtp"]
    """`sandbox` captures messages. `smtp` captures them and also sends them to a mail catcher."""
    state: Literal["unused", "up", "unreachable", "throttled"]
    """`unused`: nothing was sent since the start. `up`: it accepted the last message. `unreachable`: no connection.
    `throttled`: it asked for a pause.
    """
    since: NotRequired[ClockTime]
    """Since when it is unreachable or throttled; left out otherwise."""
    rate_per_second: NotRequired[int]
    """Maximum messages per second, over all accounts; left out without a limit."""


class HealthDatabase(TypedDict):
    """The status of the database."""

    engine: Literal["sqlite", "postgresql"]
    """The database engine."""
    state: Literal["up", "no_writes"]
    """`no_writes`: it responds, but accepts no writes, so no new work starts."""
    answer_ms: int
    """Milliseconds for the response to a minimal query just now."""


class HealthLiveCarrier(TypedDict):
    """The status of a configured carrier, as seen by the responding process."""

    name: str
    """`smtp`: the mail host; several are `smtp-1`, `smtp-2` and so on. `smpp`: the SMSC. `gateway`: the gateway of the
    Carrier API. `apns` and `fcm`: the push services of Apple and Google. `web-push`: the push services of browsers.
    `sandbox`: captures messages. `sandbox-smtp`: the mail catcher of sandbox accounts. Other names are possible.
    """
    state: Literal["unused", "up", "unreachable", "refused"]
    """`unused`: nothing was sent by it since the start. `up`: it accepted the last message, or its session is open.
    `unreachable`: no connection. `refused`: it refuses the platform's login or key.
    """
    since: NotRequired[ClockTime]
    """Since when it has this status, by the account's clock; left out if unknown."""
    detail: NotRequired[str]
    """A description of the problem; left out if none."""


class HealthMigration(TypedDict):
    """A migration that is left."""

    number: int
    """The number of the migration."""
    kind: Literal["move", "contract"]
    """`move`: changes rows or builds an index in the background. `contract`: removes what only older programs use, once
    none of them runs.
    """
    done: float
    """The part that is done, from 0 to 1."""
    detail: NotRequired[str]
    """Why the last attempt failed; left out if it succeeded."""


class HealthProcess(TypedDict):
    """A process that shares the database."""

    role: str
    """Its part of the platform: `all`, `api` or `work`. Other values are possible."""
    version: str
    """The version of its program."""
    is_older: bool
    """Whether a migration waits for its end, because its program is too old."""
    since: ClockTime
    """When it started, by the account's clock."""


class HealthQueue(TypedDict):
    """A queue of the account."""

    queue: Literal["messages_due", "messages_waiting", "hooks_pending", "hooks_parked", "operations", "campaigns", "timers", "evidences"]
    """`messages_due`: messages to send now. `messages_waiting`: scheduled messages and retries. `hooks_pending`:
    webhooks and callbacks to post. `hooks_parked`: those that failed for 72 hours. `operations`: operations not
    started yet. `campaigns`: campaigns in progress. `timers`: jobs due at a time. `evidences`: evidence to create.
    """
    waiting: int
    """Number of items; counting stops at 100,000."""
    first: NotRequired[ClockTime]
    """When the first item is due, or since when it waits; left out for items without a time."""


class HealthUpgrade(TypedDict):
    """An upgrade in progress."""

    migrations: list[HealthMigration]
    """The migrations that are left, in order."""
    processes: list[HealthProcess]
    """The processes that share the database, the oldest version first."""


class HealthWork(TypedDict):
    """The status of the work loop, which sends messages and does all background work."""

    state: Literal["running", "stalled", "elsewhere"]
    """`stalled`: no progress for 30 seconds. `elsewhere`: another process does the work."""
    idle_ms: NotRequired[int]
    """Milliseconds since it last worked or looked for work; left out for `elsewhere`."""


class HookAttempt(TypedDict):
    """One attempt to post a webhook or callback."""

    date: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    duration_ms: int
    """Milliseconds until the response or the timeout."""
    headers: NotRequired[dict[str, str]]
    """The headers set by the platform, as sent; left out if a fault prevented sending, and for attempts of earlier
    versions.
    """
    status: NotRequired[int]
    """The response status; left out if none."""
    error: NotRequired[str]
    """Why there was no response; left out if there was one."""
    answer: NotRequired[str]
    """The first 1,000 bytes of the response; left out if none."""
    next_attempt: NotRequired[ClockTime]
    """When the next attempt was due; left out if none."""


class HookDelivery(TypedDict):
    """A delivery of a webhook or callback."""

    delivery_id: int
    """The id of the delivery; later deliveries have greater ids."""
    hook_id: str
    """The header `webhook-id` of every attempt."""
    name: str
    """The webhook or callback; `listCallback` for the one set with `editApiCallback` of SOAP."""
    event: NotRequired[str]
    """The action that a webhook reports. A channel's delivery can report several, separated by commas: `sent,delivered`.
    For a list callback, its flag: `notif_api_7`. Left out for other callbacks.
    """
    webhook_id: NotRequired[int]
    """The webhook of the delivery, or the list callback (`listCallback`); left out for other callbacks."""
    url: str
    """The target URL."""
    state: HookDeliveryState
    """A `pending` delivery waits for an attempt, a `delivered` one got a 2xx, and a `parked` one failed for 72 hours and
    is retried only if you replay it. A `held` one waits until its paused or disabled webhook is active again.
    """
    attempts: int
    """Number of attempts since its creation or replay."""
    next_attempt: NotRequired[ClockTime]
    """When the next attempt is due; left out if none."""
    created: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    ended: NotRequired[ClockTime]
    """When it was delivered or parked; left out otherwise."""


class HookDeliveryDetail(TypedDict):
    """A webhook delivery with its body and its attempts."""

    delivery_id: int
    """The id of the delivery; later deliveries have greater ids."""
    hook_id: str
    """The header `webhook-id` of every attempt."""
    name: str
    """The webhook or callback; `listCallback` for the one set with `editApiCallback` of SOAP."""
    event: NotRequired[str]
    """The action that a webhook reports. A channel's delivery can report several, separated by commas: `sent,delivered`.
    For a list callback, its flag: `notif_api_7`. Left out for other callbacks.
    """
    webhook_id: NotRequired[int]
    """The webhook of the delivery, or the list callback (`listCallback`); left out for other callbacks."""
    url: str
    """The target URL."""
    state: HookDeliveryState
    """A `pending` delivery waits for an attempt, a `delivered` one got a 2xx, and a `parked` one failed for 72 hours and
    is retried only if you replay it. A `held` one waits until its paused or disabled webhook is active again.
    """
    attempts: int
    """Number of attempts since its creation or replay."""
    next_attempt: NotRequired[ClockTime]
    """When the next attempt is due; left out if none."""
    created: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""
    ended: NotRequired[ClockTime]
    """When it was delivered or parked; left out otherwise."""
    media_type: str
    """The header `content-type` of every attempt; `application/x-www-form-urlencoded` for a list callback."""
    body: str
    """The body, exactly as signed."""
    attempt_log: list[HookAttempt]
    """All attempts, oldest first, including those before a replay."""


# A state of deliveries, or `failed`: parked deliveries, and those that failed and wait for a retry.
HookDeliveryFilterState: TypeAlias = "Literal[\"pending\", \"delivered\", \"parked\", \"held\", \"failed\"]"


class HookDeliveryPage(TypedDict):
    """A page of webhook deliveries."""

    total_items: int
    """Total number of matching deliveries, on all pages."""
    items: list[HookDelivery]
    """The deliveries on this page."""


# A `pending` delivery waits for an attempt, a `delivered` one got a 2xx, and a `parked` one failed for 72 hours and
# is retried only if you replay it. A `held` one waits until its paused or disabled webhook is active again.
HookDeliveryState: TypeAlias = "Literal[\"pending\", \"delivered\", \"parked\", \"held\"]"


class HookReplay(TypedDict):
    """The webhook deliveries to replay: those that match all fields."""

    state: NotRequired[Literal["delivered", "parked", "failed"]]
    """Only deliveries in this state. `failed`: parked deliveries, and those that failed and wait for a retry."""
    since: NotRequired[str]
    """Only deliveries created at or after this time."""
    name: NotRequired[str]
    """Only deliveries of this webhook or callback, such as `listEvent`."""
    event: NotRequired[str]
    """Only deliveries that report this webhook action."""
    url: NotRequired[str]
    """Only deliveries to exactly this URL."""
    webhook_id: NotRequired[int]
    """Only deliveries of the webhook with this id. Webhooks of lists and of channels have separate ids; `name`
    distinguishes them.
    """


class HookReplayed(TypedDict):
    """The result of the replay."""

    replayed: int
    """Number of deliveries due again."""


class InboundEmailCreate(TypedDict):
    """A raw email."""

    channel: Literal["email"]
    """Always `email`."""
    sender: NotRequired[str]
    """The envelope sender; empty or left out for a report of a mail server."""
    recipient: str
    """The envelope recipient: the `return_address` of a captured message for a report, or the sender's address for a
    reply.
    """
    source: str
    """The raw email with its headers (RFC 5322), at most 1 MiB."""


class InboundMessage(TypedDict):
    """An inbound message, and its meaning."""

    inbound_id: NotRequired[int]
    """The id of the message; later messages have greater ids. Left out for a message from an erased person, which is not
    stored.
    """
    account_id: int
    """The account that received it."""
    channel: Literal["email", "sms"]
    """The channel."""
    sender: str
    """The address in From, or the sender's number."""
    recipient: str
    """The recipient's address or number."""
    meaning: Literal["hard_bounce", "soft_bounce", "sender_refused", "complaint", "delivered", "relayed", "read", "reply", "auto_reply", "note", "forged", "opt_out", "opt_in", "help", "text"]
    """The meaning of an SMS: `opt_out`, `opt_in`, `help` or `text`. Of an email: `hard_bounce` (the address is invalid),
    `soft_bounce` (temporary), `sender_refused` (the server refuses emails of this sender; counts as a soft bounce and
    alerts the operator), `complaint`, `delivered`, `relayed`, `read`, `reply`, `auto_reply`, `note` (a delay warning,
    or other text without effect) or `forged` (to a return address that the platform did not create).
    """
    effect: Literal["taken", "known", "none"]
    """Whether it had an effect: `taken` (yes), `known` (a repeat, or the message already had another outcome) or `none`."""
    message_id: NotRequired[str]
    """The id of the related single message; left out if none."""
    campaign_hash: NotRequired[str]
    """The related campaign; left out if none."""
    subject: NotRequired[str]
    """The subject of an email; left out if none."""
    text: str
    """The text, at most 10,000 characters."""
    created: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# An inbound message to simulate. `channel` determines the other allowed fields.
InboundMessageCreate: TypeAlias = "InboundSmsCreate | InboundEmailCreate"


class InboundMessagePage(TypedDict):
    """A page of inbound messages."""

    total_items: int
    """Total number of matching messages, on all pages."""
    items: list[InboundMessage]
    """The messages on this page."""


class InboundSmsCreate(TypedDict):
    """An SMS to a sender of the account."""

    channel: Literal["sms"]
    """Always `sms`."""
    sender: str
    """The sender's number, `<country code>-<number>`."""
    recipient: str
    """The recipient: a number or name, the `sender` of a captured SMS."""
    text: str
    """The text."""


class ListCallback(TypedDict):
    """The URL that receives contact events of a list, in the format of the SOAP API. A list has at most one."""

    callback_id: int
    """The id of the callback, shown in deliveries as `webhook_id`."""
    list_id: int
    """The list."""
    url: str
    """The address."""
    flags: list[ListCallbackFlag]
    """The actions to report."""
    created: ClockTime
    """A date and time in UTC, `YYYY-MM-DD hh:mm:ss`."""


# An event that a list callback can report, with the name from `editApiCallback` of the SOAP API.
ListCallbackFlag: TypeAlias = "Literal[\"notif_api_1\", \"notif_api_2\", \"notif_api_3\", \"notif_api_4\", \"notif_api_5\", \"notif_api_6\", \"notif_api_7\", \"notif_api_8\", \"notif_api_9\", \"notif_api_10\", \"notif_api_11\", \"notif_api_12\", \"notif_api_13\", \"notif_api_14\", \"notif_api_15\", \"notif_api_16\"]"


class ListCallbackPage(TypedDict):
    """A page of list callbacks."""

    total_items: int
    """Total number of items, on all pages."""
    items: list[ListCallback]
    """The callbacks on this page."""


class ListCallbackUpdate(TypedDict):
    """The new callback of the list."""

    url: str
    """The http or https URL to call."""
    flags: list[ListCallbackFlag]
    """The events to report."""


class LiveEvent(TypedDict):
    """An event in the account."""

    event_id: str
    """The position in the stream: the `id` of the event."""
    kind: LiveEventKind
    """A `request` with its response, a captured `message`, an `event` of a message or contact, a `hook` delivery created
    or attempted, an `operation` created or with a new status, a move of the `clock`, a `reset` or restore of the
    account, or a `gap`: events that are no longer kept.
    """
    type: str
    """The type of the event within its kind: the operationId of a request, the channel of a message, the action of an
    event (`email_open`), the status of an operation; `created`, `delivered` or `failed` for a webhook delivery;
    otherwise the kind itself.
    """
    date: ClockTime
    """When it happened, by the account's clock."""
    text: str
    """A short, readable description."""
    object_id: NotRequired[str]
    """The id of the object: `request_id`, `captured_id`, `delivery_id` or `operation_id`. Left out for other kinds, and
    for deleted objects.
    """
    failed: bool
    """Whether something failed, such as a refused request."""
    status: NotRequired[int]
    """The HTTP status of a request, or of the response to a webhook attempt."""
    duration_ms: NotRequired[float]
    """Milliseconds for a request or an attempt."""
    list_id: NotRequired[int]
    """The related list."""
    contact_id: NotRequired[str]
    """The related contact."""
    campaign_hash: NotRequired[str]
    """The related campaign."""


# A `request` with its response, a captured `message`, an `event` of a message or contact, a `hook` delivery created
# or attempted, an `operation` created or with a new status, a move of the `clock`, a `reset` or restore of the
# account, or a `gap`: events that are no longer kept.
LiveEventKind: TypeAlias = "Literal[\"request\", \"message\", \"event\", \"hook\", \"operation\", \"clock\", \"reset\", \"gap\"]"


class ModeratedSender(TypedDict):
    """A sender of any channel."""

    sender_id: int
    """The id of the sender."""
    channel: Literal["email", "cellphone", "phone"]
    """The channel of the sender; `cellphone` sends SMS, `phone` makes calls."""
    address: str
    """The sender's email address, number or name."""
    status: Literal["active", "moderation", "rejected"]
    """Only an active sender can send."""


class PreviewLink(TypedDict):
    """A temporary URL that shows a message."""

    url: str
    """The URL. Anyone with this URL can read the message, without a key."""
    expires: str
    """When it expires, in real time, `YYYY-MM-DD hh:mm:ss` in UTC."""


class PreviewLinkCreate(TypedDict):
    """Options of the preview."""

    remote_images: NotRequired[bool]
    """Whether the browser can load remote images of the message. Their host then learns of the request."""
    dark: NotRequired[bool]
    """Whether to show the message on a dark background."""


class RecordCount(TypedDict):
    """The number of records of a kind."""

    kind: RecordKind
    """A kind of record. `fields` are extra fields, `contact_tags` the tags of contacts, `templates` those of messages
    and alerts, `verifications` the sent codes; `webhooks` include callbacks. `other` is internal data: unique values,
    work of campaigns, report counters, timers.
    """
    records: int
    """Number of records."""


# A kind of record. `fields` are extra fields, `contact_tags` the tags of contacts, `templates` those of messages and
# alerts, `verifications` the sent codes; `webhooks` include callbacks. `other` is internal data: unique values, work
# of campaigns, report counters, timers.
RecordKind: TypeAlias = "Literal[\"lists\", \"fields\", \"contacts\", \"contact_tags\", \"tags\", \"segments\", \"forms\", \"form_submissions\", \"devices\", \"webpush_sites\", \"connected_sites\", \"goals\", \"suppressions\", \"catalogs\", \"products\", \"carts\", \"orders\", \"senders\", \"sending_domains\", \"cnames\", \"campaign_groups\", \"header_footer_templates\", \"campaigns\", \"messages\", \"inbound_messages\", \"captured_messages\", \"events\", \"operations\", \"advanced_reports\", \"automations\", \"automation_runs\", \"templates\", \"mobile_apps\", \"flows\", \"flow_runs\", \"verifications\", \"alerts\", \"registered_messages\", \"evidences\", \"autocertificates\", \"webhooks\", \"hook_deliveries\", \"other\"]"


class RecordedProblem(TypedDict):
    """The problem in a response, as stored."""

    type: NotRequired[str]
    """The URL of the error's documentation."""
    title: NotRequired[str]
    """The status as text, the SOAP error code or fault, or the enhanced status code of an SMTP reply."""
    status: NotRequired[int]
    """The HTTP status, or the SMTP reply code."""
    detail: NotRequired[str]
    """What went wrong."""
    errors: NotRequired[dict[str, Any]]
    """The problems by path."""


class RecordedRequest(TypedDict):
    """A request with a response."""

    request_id: str
    """The response header `X-Request-Id`; a separate id for an email."""
    api: ApiName
    """An entry point: one of the REST APIs, the SOAP API or the SMTP relay."""
    operation_id: str
    """The operation; `relayEmail` for an email."""
    method: str
    """The HTTP method; for an email, the last SMTP command: `MAIL`, `RCPT` or `DATA`."""
    path: str
    """The path and query as sent, with secrets in the query redacted. For an email, the address in the command or the
    first recipient.
    """
    status: int
    """The HTTP status, or the SMTP reply code. A refused SOAP call has 200."""
    duration_ms: float
    """Milliseconds from the last byte of the headers, or from the command, to the end of the response."""
    date: ClockTime
    """When it was answered, by the account's clock."""
    key_id: str
    """An identifier of the key or user, not the key itself."""
    client: NotRequired[str]
    """The header `X-Client` of the request, such as `console`; left out if none."""
    problem: NotRequired[RecordedProblem]
    """The error in the response; left out for a success."""


class RecordedRequestDetail(TypedDict):
    """A request with its body and its response."""

    request_id: str
    """The response header `X-Request-Id`; a separate id for an email."""
    api: ApiName
    """An entry point: one of the REST APIs, the SOAP API or the SMTP relay."""
    operation_id: str
    """The operation; `relayEmail` for an email."""
    method: str
    """The HTTP method; for an email, the last SMTP command: `MAIL`, `RCPT` or `DATA`."""
    path: str
    """The path and query as sent, with secrets in the query redacted. For an email, the address in the command or the
    first recipient.
    """
    status: int
    """The HTTP status, or the SMTP reply code. A refused SOAP call has 200."""
    duration_ms: float
    """Milliseconds from the last byte of the headers, or from the command, to the end of the response."""
    date: ClockTime
    """When it was answered, by the account's clock."""
    key_id: str
    """An identifier of the key or user, not the key itself."""
    client: NotRequired[str]
    """The header `X-Client` of the request, such as `console`; left out if none."""
    problem: NotRequired[RecordedProblem]
    """The error in the response; left out for a success."""
    path_parameters: dict[str, Any]
    """The path parameters by name."""
    query_parameters: dict[str, Any]
    """The query parameters, without secrets."""
    request_body: NotRequired[str]
    """The body as JSON text (the options of a SOAP call, the envelope of an email). Passwords, keys, tokens and one-time
    codes are `[redacted]`. Long texts and lists are truncated. Left out if there was no body.
    """
    answer_body: NotRequired[str]
    """The response as JSON text, redacted in the same way; a SOAP fault and an SMTP reply have the fields of a problem.
    Left out if there was no body, or if it was not JSON.
    """
    is_cut: bool
    """Whether a body was truncated."""


class RecordedRequestPage(TypedDict):
    """A page of requests."""

    total_items: int
    """Total number of matching requests, on all pages."""
    items: list[RecordedRequest]
    """The requests on this page."""


class SandboxAccount(TypedDict):
    """A new sandbox account and its key."""

    account_id: int
    """The id of the account."""
    name: str
    """Its name."""
    api_key: str
    """Its key for the header `Apikey`, shown only once."""


class SandboxAccountBilling(TypedDict):
    """The billing recipient in `getMyAccount`."""

    type: NotRequired[Literal["single_person", "company"]]
    """Whether a person or a company pays the invoices."""
    company_legal_name: NotRequired[str]
    """The name on invoices."""
    vat_number: NotRequired[str]
    """The tax number."""
    country_code: NotRequired[str]
    """Country code (ISO 3166, two letters)."""
    city: NotRequired[str]
    """The town."""
    state: NotRequired[str]
    """The state or district."""
    address1: NotRequired[str]
    """The first line of the address."""
    address2: NotRequired[str]
    """The second line of the address."""
    zip_code: NotRequired[str]
    """The postal code."""
    invoice_comments: NotRequired[str]
    """The text printed on each invoice."""


class SandboxAccountCreate(TypedDict):
    """The fields of a new sandbox account."""

    name: str
    """A label. Two accounts can have the same name."""
    plan: NotRequired[Literal["enterprise", "free", "pro", "starter", "trial", "base"]]
    """Its plan in `getMyAccount`."""
    currency: NotRequired[str]
    """The currency of its balance (ISO 4217, three letters)."""
    credit: NotRequired[str]
    """The prepaid amount, a decimal number. Sending reduces it."""
    list_limit: NotRequired[int]
    """How many lists it can have; 0 for unlimited. One more returns 409 with `list_limit_reached`."""
    transactional: NotRequired[Literal["on", "off", "enabling"]]
    """Whether it can use the Transactional API: `on`, `off` until it calls `enableTransactional`, or `enabling`, for
    which that call returns 409.
    """
    general_info: NotRequired[SandboxAccountGeneral]
    """The owner of the account in `getMyAccount`."""
    billing_info: NotRequired[SandboxAccountBilling]
    """The billing recipient in `getMyAccount`."""


class SandboxAccountGeneral(TypedDict):
    """The owner of the account in `getMyAccount`."""

    website: NotRequired[str]
    """The URL of the website."""
    cellphone: NotRequired[str]
    """The cellphone: country code and number, separated by a hyphen."""
    company_size: NotRequired[int]
    """Number of employees."""
    business_sector: NotRequired[str]
    """The business sector."""


class Seed(TypedDict):
    """The data set to load."""

    dataset: NotRequired[Literal["shop"]]
    """The name of the data set."""
    seed: NotRequired[int]
    """Determines the names, addresses and values of the contacts, and who opens and clicks. The same number gives the
    same data; ids and dates differ each time.
    """
    contacts: NotRequired[int]
    """Number of contacts in the list of readers."""
    reset: NotRequired[bool]
    """Empties the account first. Without it, returns 409 for an account that is not empty."""
    webhook_url: NotRequired[str]
    """URL for webhooks: of the list of customers with its campaign, and of single and registered messages. By default,
    no webhooks.
    """


class Seeded(TypedDict):
    """The loaded data."""

    dataset: str
    """The name of the data set."""
    seed: int
    """The seed number of the data."""
    sender_id: int
    """The id of the email sender `shop@example.com`."""
    lists: list[SeededList]
    """The list of readers, then the list of customers."""
    fields: list[SeededField]
    """The extra fields of the readers."""
    tags: list[SeededTag]
    """Tags of some customers."""
    header_footer_templates: list[SeededHeaderFooterTemplate]
    """The template of the draft for the readers; the campaign to the customers shows all links."""
    campaigns: list[SeededCampaign]
    """A campaign sent to the customers, then a draft for the readers."""
    forms: list[SeededForm]
    """The form of the customers, with one unconfirmed change by a customer."""
    webhook_id: NotRequired[int]
    """The id of the customers' webhook; left out if none."""
    message_id: str
    """The id of a transactional email."""


class SeededCampaign(TypedDict):
    """A campaign of the data set."""

    campaign_hash: str
    """The hash of the campaign."""
    internal_name: str
    """Its name."""
    status: Literal["draft", "sent"]
    """Its status."""


class SeededField(TypedDict):
    """An extra field of the data set."""

    field_id: int
    """The id of the field."""
    list_id: int
    """The id of its list."""
    name: str
    """Its name."""
    format: Literal["date", "text", "number", "options"]
    """Its format."""


class SeededForm(TypedDict):
    """A form of the data set."""

    form_id: int
    """The id of the form."""
    list_id: int
    """The list of the form."""
    name: str
    """Its name."""
    url: str
    """The URL of its page."""


class SeededHeaderFooterTemplate(TypedDict):
    """A header and footer template of the data set."""

    template_id: int
    """The id of the template."""
    name: str
    """Its name."""


class SeededList(TypedDict):
    """A list of the data set."""

    list_id: int
    """The id of the list."""
    internal_name: str
    """Its name."""
    contacts: int
    """Number of contacts."""


class SeededTag(TypedDict):
    """A tag of the data set."""

    tag_id: int
    """The id of the tag."""
    name: str
    """Its name."""


class SenderStatusUpdate(TypedDict):
    """The new status of a sender."""

    status: Literal["active", "moderation", "rejected"]
    """Only an active sender can send."""


# All records of the account at one moment.
Snapshot = TypedDict(
    "Snapshot",
    {
        # A name of 1 to 64 letters, digits, dots, hyphens and underscores, unique within the account.
        "name": "SnapshotName",
        # Number of records.
        "records": "int",
        # Its size.
        "bytes": "int",
        # A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
        "created": "ClockTime",
    },
)


class SnapshotCreate(TypedDict):
    """The fields of a new snapshot."""

    name: SnapshotName
    """A name of 1 to 64 letters, digits, dots, hyphens and underscores, unique within the account."""
    replace: NotRequired[bool]
    """Whether to replace a snapshot with the same name. Without it, such a snapshot returns 409."""


# A snapshot with its counts.
SnapshotDetail = TypedDict(
    "SnapshotDetail",
    {
        # A name of 1 to 64 letters, digits, dots, hyphens and underscores, unique within the account.
        "name": "SnapshotName",
        # Number of records.
        "records": "int",
        # Its size.
        "bytes": "int",
        # A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
        "created": "ClockTime",
        # Whether it can be restored; a snapshot of another platform version cannot.
        "restorable": "bool",
        # Number of records of each kind, without kinds that have none. Empty for a snapshot from a version without counts.
        "counts": "list[RecordCount]",
    },
)


# A name of 1 to 64 letters, digits, dots, hyphens and underscores, unique within the account.
SnapshotName: TypeAlias = "str"


class SnapshotPage(TypedDict):
    """A page of snapshots."""

    total_items: int
    """Total number of snapshots, on all pages."""
    items: list[Snapshot]
    """The snapshots on this page."""


class TestHookDeliveryCreate(TypedDict):
    """The webhook to test, and the event."""

    name: Literal["listEvent", "transactionalEmailEvent", "transactionalSmsEvent", "transactionalSmsReceived", "transactionalPushEvent", "certificateSent", "listCallback"]
    """The webhook of the contract, or `listCallback`. It determines the API of the webhook."""
    webhook_id: int
    """The id of the webhook or list callback."""
    event: NotRequired[str]
    """The action to report, one of the webhook's actions. By default, the first."""
