# Written by `npm run generate` from specs/transactional-v2. Do not edit: change that instead.
"""Types of the Transactional API."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict


class AlertEmailRecipient(TypedDict):
    """A recipient of an alert by email."""

    email: str
    """The address."""
    mergeTags: NotRequired[MergeTags]
    """Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`."""


class AlertExecute(TypedDict):
    """The recipients of an alert."""

    alertTemplateName: str
    """The name of an alert template."""
    senderId: NotRequired[str]
    """The id of an active sender of the channel. Required for email and SMS; not used for push."""
    to: list[AlertRecipient]
    """The recipients, all of the channel of the template."""


class AlertId(TypedDict):
    """The id of a started or stopped alert."""

    alertId: TransactionalId
    """The id of the alert, decimal digits in a string."""


class AlertPushRecipient(TypedDict):
    """A recipient of an alert by push."""

    device: str
    """The token of the device."""
    mergeTags: NotRequired[MergeTags]
    """Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`."""


# A recipient of an alert, with the address for the template's channel.
AlertRecipient: TypeAlias = "AlertEmailRecipient | AlertSmsRecipient | AlertPushRecipient"


class AlertRun(TypedDict):
    """A started alert. Fields without a value are left out."""

    alertId: TransactionalId
    """The id from `executeAlert`."""
    alertTemplateName: str
    """The name of its template at the time of execution."""
    channel: TransactionalChannel
    """The channel of a message."""
    senderId: NotRequired[str]
    """The id of the sender; left out for push."""
    to: list[AlertRecipient]
    """The recipients from the request."""
    status: AlertStatus
    """The status of an alert. `pending` still repeats. Final are `acknowledge` (a recipient confirmed), `noaction` (all
    attempts were used up without a confirmation) and `cancelack` (it was stopped).
    """
    attempts: int
    """How many times it was sent so far."""
    maxAttempts: int
    """The maximum number of sends."""
    messageIds: list[str]
    """The ids of its messages, oldest first."""
    createDate: Timestamp
    """When it was started, UTC."""
    nextDate: NotRequired[str]
    """When it is sent again, UTC; left out after its end."""
    endDate: NotRequired[str]
    """When it ended, UTC; left out while it is pending."""


# Alerts, newest first.
AlertRunList: TypeAlias = "list[AlertRun]"


class AlertSmsRecipient(TypedDict):
    """A recipient of an alert by SMS."""

    phone: DestinationPhone
    """A phone number: country code and number, separated by a hyphen."""
    mergeTags: NotRequired[MergeTags]
    """Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`."""


# The status of an alert. `pending` still repeats. Final are `acknowledge` (a recipient confirmed), `noaction` (all
# attempts were used up without a confirmation) and `cancelack` (it was stopped).
AlertStatus: TypeAlias = "Literal[\"pending\", \"acknowledge\", \"noaction\", \"cancelack\"]"


class AlertStop(TypedDict):
    """The alert to stop."""

    alertName: str
    """The name of an alert template, for all its pending alerts, or the id of one alert."""


class AlertTemplate(TypedDict):
    """A message that repeats until a recipient confirms it. Fields without a value are left out."""

    alertId: int
    """The id of the template; a string in the path."""
    name: str
    """The name for `executeAlert` and `stopAlert`."""
    templateId: NotRequired[str]
    """The id of the stored template to send."""
    channel: TransactionalChannel
    """The channel of a message."""
    interval: int
    """Seconds between messages."""
    maxAttempts: int
    """Maximum number of messages to each recipient, including the first."""
    subject: NotRequired[str]
    """The subject of an email, or the title of a push message."""
    htmlBody: NotRequired[str]
    """The HTML text of an email."""
    textBody: NotRequired[str]
    """The plain text."""


class AlertTemplateCreate(TypedDict):
    """The content and interval of an alert. At least one of `templateId`, `htmlBody` and `textBody` is required; a text
    in the request overrides the text of the stored template.
    """

    name: str
    """The name to execute it by, unique among alert templates."""
    templateId: NotRequired[str]
    """The id of a stored template of the channel."""
    channel: TransactionalChannel
    """The channel of a message."""
    interval: NotRequired[int]
    """Seconds between messages, at most a day."""
    maxAttempts: NotRequired[int]
    """Maximum number of messages to each recipient, including the first."""
    subject: NotRequired[str]
    """The subject of an email, or the title of a push message; with placeholders."""
    htmlBody: NotRequired[str]
    """The HTML text of an email, with placeholders. Only for email."""
    textBody: NotRequired[str]
    """The plain text, with placeholders. `{{ acknowledge_url }}` becomes the confirmation link; without it, the link is
    appended.
    """


class AlertTemplateId(TypedDict):
    """The id of a new alert template."""

    alertTemplateId: TransactionalId
    """The id, decimal digits in a string."""


# All alert templates of the account.
AlertTemplateList: TypeAlias = "list[AlertTemplate]"


class AlertTemplateUpdate(TypedDict):
    """The fields of an alert template to change. Fields that you leave out stay unchanged."""

    name: NotRequired[str]
    """The name to execute it by, unique among alert templates."""
    templateId: NotRequired[str]
    """The id of a stored template of the channel."""
    channel: NotRequired[TransactionalChannel]
    """The channel of a message."""
    interval: NotRequired[int]
    """Seconds between messages, at most a day."""
    maxAttempts: NotRequired[int]
    """Maximum number of messages to each recipient, including the first."""
    subject: NotRequired[str]
    """The subject of an email, or the title of a push message; with placeholders."""
    htmlBody: NotRequired[str]
    """The HTML text of an email, with placeholders. Only for email."""
    textBody: NotRequired[str]
    """The plain text, with placeholders."""


class BatchEmail(TypedDict):
    """An email of a batch. Set its sender with `senderId` or `senderHash`, and at least one of `htmlBody`, `textBody`
    and `templateId`. A body in the request overrides the body of the template.
    """

    domain: NotRequired[str]
    """The name of a verified sending domain of the account, whose host is used in tracked links. By default, the default
    domain or the platform's host. Returns 400 for other domains.
    """
    senderId: NotRequired[str]
    """The id of an active sender of the account."""
    senderHash: NotRequired[str]
    """The hash of a sender of the account, instead of its id."""
    to: list[str]
    """The recipients; each sees the others. Each gets a separate message; the response has the id of the first
    recipient's message. At most 100 with `cc` and `bcc`.
    """
    cc: NotRequired[list[str]]
    """Addresses for copies, visible to all recipients. Each gets a separate message. At most 100 recipients with `to`
    and `bcc`.
    """
    bcc: NotRequired[list[str]]
    """Addresses for blind copies. Each gets a separate message, invisible to other recipients."""
    subject: str
    """The subject, with placeholders. Required even with a template."""
    htmlBody: NotRequired[str]
    """The HTML text, with placeholders."""
    textBody: NotRequired[str]
    """The plain text, with placeholders."""
    openTracking: NotRequired[bool]
    """Whether to track opens, by an image in the HTML."""
    clickTracking: NotRequired[bool]
    """Whether to track clicks; links then lead through the platform."""
    attachments: NotRequired[list[BatchEmailAttachment]]
    """The files: at most 20, together at most 5 MB."""
    mergeTags: NotRequired[list[str]]
    """Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana` in the subject and the
    bodies.
    """
    customData: NotRequired[str]
    """Any text. The webhooks of this email carry it unchanged."""
    priority: NotRequired[Literal["urgent", "non-urgent"]]
    """An urgent email is sent before waiting ones."""
    registered: NotRequired[bool]
    """Whether to store evidence of the email. Only for accounts with registered messages."""
    group: NotRequired[str]
    """The name of the email's group in reports. A new name creates a group."""
    scheduleTo: NotRequired[SendDate]
    """When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time sends at once."""
    replyTo: NotRequired[ReplyTo]
    """Where replies to the email are sent. By default, to the sender."""
    templateId: NotRequired[str]
    """The id of a stored template for the bodies missing from the request."""
    advancedTemplatingData: NotRequired[BatchEmailAdvancedTemplatingData]
    """The variables of the template, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the
    objects of `codeSnippets`, a field with `template` in its name holds the id of a stored template to embed; the
    other fields are its variables.
    """


# The variables of the template, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the objects
# of `codeSnippets`, a field with `template` in its name holds the id of a stored template to embed; the other fields
# are its variables. It has codeSnippets (list[dict[str, Any]]), and more fields.
BatchEmailAdvancedTemplatingData: TypeAlias = dict[str, Any]


class BatchEmailAttachment(TypedDict):
    """A file of an email of a batch."""

    filename: str
    """The name of the file that the recipient sees."""
    mimeType: str
    """The media type of the file, for example `application/pdf`."""
    disposition: Literal["attachment", "inline"]
    """`attachment` adds a normal attachment. `inline` adds an image for the HTML, which refers to it as `cid:<index>`:
    its position in the array, from zero.
    """
    data: str
    """The content in Base64. All files of an email together can have 5 MB (5,242,880 bytes) after decoding."""


class DataAttachment(TypedDict):
    """A file with its content in the request."""

    filename: str
    """The name of the file that the recipient sees."""
    mimeType: str
    """The media type of the file, for example `application/pdf`."""
    arrangement: Literal["attachment", "inline"]
    """`attachment` adds a normal attachment. `inline` adds an image for the HTML, which refers to it as `cid:<index>`:
    its position in the array, from zero.
    """
    data: str
    """The content in Base64. All files of an email together can have 5 MB (5,242,880 bytes) after decoding."""


class DefaultSendingDomain(TypedDict):
    """The domain for emails without `domain`; an empty object if none is set."""

    id: NotRequired[TransactionalId]
    """The id of the domain."""
    domain: NotRequired[str]
    """The name of the domain."""
    server: NotRequired[str]
    """The host of the tracked links."""
    fallbackUrl: NotRequired[str]
    """Where a reader of an outdated link on the host is redirected; left out without one."""
    default: NotRequired[bool]
    """Whether emails that name no domain use it."""
    verified: NotRequired[bool]
    """Whether the last DNS check found everything. Only then do links use the host."""
    spf: NotRequired[bool]
    """Whether the domain has exactly one SPF record (RFC 7208); left out before the first check."""
    dkim: NotRequired[bool]
    """Whether the DKIM record of the platform's key for the domain was found (RFC 6376); left out before the first
    check, or if the platform does not sign for the domain.
    """
    cname: NotRequired[bool]
    """Whether the link host points to the platform by a CNAME; left out before the first check."""
    dmarc: NotRequired[bool]
    """Whether the domain or a parent domain has a DMARC policy (RFC 9989); left out before the first check. `verified`
    does not depend on it.
    """
    dmarcPolicy: NotRequired[SendingDomainPolicy]
    """The DMARC policy for the domain: how receivers should treat emails that fail authentication. Left out without a
    policy, and before the first check.
    """
    records: NotRequired[list[SendingDomainRecord]]
    """The DNS records to set at your domain's provider."""
    checked: NotRequired[Timestamp]
    """When DNS was last checked, UTC; left out before the first check."""


class DefaultSendingDomainSet(TypedDict):
    """The domain to make the default."""

    domainId: TransactionalId
    """The id of the domain."""


# A phone number: country code and number, separated by a hyphen.
DestinationPhone: TypeAlias = "str"


# Up to 100 emails.
EmailBatch: TypeAlias = "list[BatchEmail]"


class EmailHeaderOptions(TypedDict):
    """Extra headers of the email."""

    listUnsubscribe: NotRequired[bool]
    """Adds the headers for unsubscribing in a mail program, and List-Id for the group."""
    optInIpAddress: NotRequired[str]
    """The IP address from which the recipient consented to receive emails."""


# The log of one message, an array of one entry.
EmailLog: TypeAlias = "list[EmailLogEntry]"


class EmailLogCampaign(TypedDict):
    """An email as requested, and its status. Fields without a value are left out."""

    id: int
    """The id of the message."""
    domainId: NotRequired[int]
    """The id of the domain of the tracked links; left out for the platform's domain."""
    groupId: int
    """The id of its group in reports."""
    userId: NotRequired[int]
    """The id of the user of the key or the login; left out without one."""
    senderId: int
    """The id of the sender."""
    replySenderId: NotRequired[int]
    """The id of the sender for replies, if it is a sender of the account."""
    subscriberId: int
    """The id of the recipient, the same in all messages of the account to this address."""
    templateId: NotRequired[int]
    """The id of the template, if one was used."""
    name: str
    """The subject, before placeholders are filled."""
    domain: NotRequired[str]
    """The name of the sending domain, from the request or the default; left out without one."""
    domainShared: bool
    """Whether other accounts share the host."""
    channel: Literal["email"]
    """Always `email`."""
    customSenderName: NotRequired[str]
    """The sender name from the request."""
    refusal: NotRequired[str]
    """Why it was rejected: the suppression list, with how to remove the address from it, or the carrier's text. Left out
    otherwise.
    """
    currentStatus: EmailStatus
    """The status of an email. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to send;
    `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it could
    not be built or handed over), `broken` (no connection to the mail server), `rejected` (refused for its content or
    recipient), `bounce_hard` (the address is invalid, do not retry) and `bounce_soft` (a temporary failure).
    """
    contentSubject: str
    """The subject, before placeholders are filled."""
    contentHtml: NotRequired[str]
    """The HTML, before placeholders are filled."""
    contentText: NotRequired[str]
    """The plain text, before placeholders are filled."""
    contentFilename: NotRequired[str]
    """The name of the first file of the email; left out without files."""
    createDate: Timestamp
    """When the request was accepted, UTC."""
    createIp: NotRequired[str]
    """The IP address of the request."""
    openTrackingEnabled: bool
    """Whether opens are tracked."""
    clickTrackingEnabled: bool
    """Whether clicks are tracked."""
    register: bool
    """Whether evidence is stored."""
    mergeTags: list[str]
    """The merge tags of the request; empty if none."""
    attachement: bool
    """Whether it has files. The API spells the name this way."""
    pluginKey: NotRequired[str]
    """The key of the plugin that sent it."""
    hasunsubscribe: bool
    """Whether the email has a header List-Unsubscribe."""
    optInIpAddress: NotRequired[str]
    """The IP address from which the recipient consented to receive emails."""
    autoResponseSuppress: NotRequired[str]
    """The header `X-Auto-Response-Suppress` of an email from the SMTP relay."""
    cc: list[NameAndEmail]
    """Addresses for copies, visible to all recipients."""
    bcc: list[NameAndEmail]
    """Addresses of blind copies."""
    advancedTemplateData: NotRequired[dict[str, Any]]
    """The variables of the request; left out if none."""


class EmailLogEntry(TypedDict):
    """An email and all its statuses."""

    campaign: EmailLogCampaign
    """An email as requested, and its status. Fields without a value are left out."""
    subscriberEmail: str
    """The address of the recipient."""
    campaignStatusLog: list[EmailStatusLogEntry]
    """The statuses, oldest first. The last one is the `currentStatus`."""
    shortenerCampaign: NotRequired[EmailLogShortener]
    """The email with its tracked links; left out without such links, and before it is sent."""


class EmailLogShortener(TypedDict):
    """The email with its tracked links."""

    id: int
    """The id of the message."""
    domainId: NotRequired[int]
    """The id of the domain of the tracked links; left out for the platform's domain."""
    groupId: int
    """The id of its group in reports."""
    userId: NotRequired[int]
    """The id of the user of the key or the login; left out without one."""
    senderId: int
    """The id of the sender."""
    replySenderId: NotRequired[int]
    """The id of the sender for replies, if it is a sender of the account."""
    subscriberId: int
    """The id of the recipient, the same in all messages of the account to this address."""
    templateId: NotRequired[int]
    """The id of the template, if one was used."""
    name: str
    """The subject, before placeholders are filled."""
    domain: NotRequired[str]
    """The name of the sending domain, from the request or the default; left out without one."""
    domainShared: bool
    """Whether other accounts share the host."""
    channel: Literal["email"]
    """Always `email`."""
    customSenderName: NotRequired[str]
    """The sender name from the request."""
    currentStatus: EmailStatus
    """The status of an email. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to send;
    `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it could
    not be built or handed over), `broken` (no connection to the mail server), `rejected` (refused for its content or
    recipient), `bounce_hard` (the address is invalid, do not retry) and `bounce_soft` (a temporary failure).
    """
    contentSubject: str
    """The subject, before placeholders are filled."""
    contentHtml: NotRequired[str]
    """The HTML, before placeholders are filled."""
    contentText: NotRequired[str]
    """The plain text, before placeholders are filled."""
    contentFilename: NotRequired[str]
    """The name of the first file of the email; left out without files."""
    createDate: Timestamp
    """When the request was accepted, UTC."""
    createIp: NotRequired[str]
    """The IP address of the request."""
    openTrackingEnabled: bool
    """Whether opens are tracked."""
    clickTrackingEnabled: bool
    """Whether clicks are tracked."""
    register: bool
    """Whether evidence is stored."""
    mergeTags: list[str]
    """The merge tags of the request; empty if none."""
    attachement: bool
    """Whether it has files. The API spells the name this way."""
    pluginKey: NotRequired[str]
    """The key of the plugin that sent it."""
    hasunsubscribe: bool
    """Whether the email has a header List-Unsubscribe."""
    optInIpAddress: NotRequired[str]
    """The IP address from which the recipient consented to receive emails."""
    autoResponseSuppress: NotRequired[str]
    """The header `X-Auto-Response-Suppress` of an email from the SMTP relay."""
    cc: list[NameAndEmail]
    """Addresses for copies, visible to all recipients."""
    bcc: list[NameAndEmail]
    """Addresses of blind copies."""
    advancedTemplateData: NotRequired[dict[str, Any]]
    """The variables of the request; left out if none."""
    shorteners: list[EmailLogShortenerLink]
    """The links in the email that lead through the platform for click tracking."""


class EmailLogShortenerLink(TypedDict):
    """A tracked link."""

    campaignId: int
    """The id of the message with the link."""
    link: str
    """The target URL, before placeholders are filled."""
    domain: str
    """The host of the tracked link."""


class EmailMessage(TypedDict):
    """An email as requested, and its status. Fields without a value are left out."""

    id: int
    """The id of the message."""
    name: str
    """The subject, before placeholders are filled."""
    senderId: int
    """The id of the sender."""
    replyToId: NotRequired[int]
    """The id of the sender for replies, if it is a sender of the account."""
    subscriberId: int
    """The id of the recipient, the same in all messages of the account to this address."""
    groupId: int
    """The id of its group in reports."""
    domainId: NotRequired[int]
    """The id of the domain of the tracked links; left out for the platform's domain."""
    domain: NotRequired[str]
    """The name of the sending domain, from the request or the default; left out without one."""
    subject: str
    """The subject, before placeholders are filled."""
    textBody: NotRequired[str]
    """The plain text, before placeholders are filled."""
    htmlBody: NotRequired[str]
    """The HTML, before placeholders are filled."""
    templateId: NotRequired[str]
    """The id of the template, if one was used."""
    cc: list[str]
    """Addresses for copies, visible to all recipients."""
    bcc: list[str]
    """Addresses of blind copies."""
    createDate: Timestamp
    """When the request was accepted, UTC."""
    status: EmailStatus
    """The status of an email. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to send;
    `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it could
    not be built or handed over), `broken` (no connection to the mail server), `rejected` (refused for its content or
    recipient), `bounce_hard` (the address is invalid, do not retry) and `bounce_soft` (a temporary failure).
    """
    openTracking: bool
    """Whether opens are tracked."""
    clickTracking: bool
    """Whether clicks are tracked."""
    unsubscribe: bool
    """Whether the email has a header List-Unsubscribe."""
    register: bool
    """Whether evidence is stored."""


# The ids of the accepted emails, in the order of the request.
EmailMessageIdList: TypeAlias = "list[MessageId]"


# Emails, newest first.
EmailMessageList: TypeAlias = "list[EmailMessageListItem]"


class EmailMessageListItem(TypedDict):
    """An email in a list."""

    createDate: Timestamp
    """When the request was accepted, UTC."""
    groupName: str
    """The name of its group."""
    subject: str
    """The subject, before placeholders are filled."""
    subscriberEmail: str
    """The address of the recipient."""
    messageId: str
    """The id of the message."""
    senderEmail: str
    """The sender's address."""


class EmailReportRow(TypedDict):
    """The emails of a group in a day or month, and their outcomes so far."""

    groupId: str
    """The id of the group."""
    groupName: str
    """The name of the group."""
    viewsTotal: int
    """Opens. A repeated open of the same email counts after 10 minutes, up to 20 in 24 hours."""
    viewsUnique: int
    """Opened emails."""
    clicksTotal: int
    """Clicks. A repeated click on the same link counts after 10 minutes, up to 20 in 24 hours."""
    clicksUnique: int
    """Emails with a click."""
    viewsMachine: NotRequired[int]
    """Images loaded by programs, not readers: filters, previews, mail providers. `viewsTotal` excludes them. Left out if
    none.
    """
    clicksMachine: NotRequired[int]
    """Links followed by such programs. `clicksTotal` excludes them. Left out if none."""
    metricsTotal: int
    """Accepted emails."""
    metricsProcessed: int
    """Emails whose processing has started."""
    metricsSent: int
    """Emails handed over to a mail server."""
    eventRemoved: int
    """Recipients who unsubscribed."""
    eventSoftBounce: int
    """Emails with a temporary delivery failure."""
    eventHardBounce: int
    """Emails to invalid addresses."""
    timePeriod: str
    """The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC."""


# The rows of a report, by time and, within a period, by group.
EmailReportRowList: TypeAlias = "list[EmailReportRow]"


class EmailResubscribe(TypedDict):
    """The address to resubscribe."""

    emailAddress: str
    """The address."""


# The status of an email. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to send; `finished`
# was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it could not be built
# or handed over), `broken` (no connection to the mail server), `rejected` (refused for its content or recipient),
# `bounce_hard` (the address is invalid, do not retry) and `bounce_soft` (a temporary failure).
EmailStatus: TypeAlias = "Literal[\"created\", \"scheduled\", \"queued\", \"processing\", \"spool\", \"sending\", \"finished\", \"delivered\", \"send_failed\", \"broken\", \"rejected\", \"bounce_hard\", \"bounce_soft\", \"canceled\"]"


class EmailStatusLogEntry(TypedDict):
    """A status of an email, and when it began."""

    status: EmailStatus
    """The status of an email. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to send;
    `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it could
    not be built or handed over), `broken` (no connection to the mail server), `rejected` (refused for its content or
    recipient), `bounce_hard` (the address is invalid, do not retry) and `bounce_soft` (a temporary failure).
    """
    createDate: Timestamp
    """When the status began, UTC."""


class EmailTemplate(TypedDict):
    """A stored text for emails. Fields without a value are left out."""

    id: TransactionalId
    """The id of the template."""
    templateName: str
    """The name of the template."""
    subject: str
    """The subject, with placeholders."""
    htmlBody: str
    """The HTML text, with placeholders."""
    textBody: NotRequired[str]
    """The plain text, with placeholders."""
    snippet: NotRequired[str]
    """The preview text beside the subject in mail programs."""


# All email templates of the account.
EmailTemplateList: TypeAlias = "list[EmailTemplate]"


class EmailTemplateWrite(TypedDict):
    """A whole email template."""

    templateName: str
    """The name of the template."""
    subject: str
    """The subject, with placeholders."""
    htmlBody: str
    """The HTML text, with placeholders."""
    textBody: NotRequired[str]
    """The plain text, with placeholders."""
    snippet: NotRequired[str]
    """The preview text beside the subject in mail programs."""


class EmailValidation(TypedDict):
    """The address to validate, and which checks to run."""

    email: str
    """The address to validate."""
    isMx: NotRequired[bool]
    """Whether to check that the domain has a mail server."""
    isTemporaryEmail: NotRequired[bool]
    """Whether to check for a disposable address."""


class EmailValidationResult(TypedDict):
    """The results, each as the text `true` or `false`."""

    emailValid: Literal["true", "false"]
    """Whether the syntax of the address is valid."""
    mx: NotRequired[Literal["true", "false"]]
    """Whether the domain has a mail server. Only if you set `isMx`."""
    emailTemporary: NotRequired[Literal["true", "false"]]
    """Whether the domain is known for disposable addresses. Only if you set `isTemporaryEmail`."""


class EmailWebhookCreate(TypedDict):
    """A webhook for emails."""

    url: str
    """The http or https URL to call."""
    channel: Literal["email"]
    """The channel of the webhook."""
    actions: NotRequired[list[TransactionalEmailAction]]
    """The actions to report. By default, all actions."""


# How the platform handled the SMS: `stop` stops all SMS of the account to the number, `start` undoes that, and `help`
# gets an automatic reply. Left out for any other text.
InboundKeyword: TypeAlias = "Literal[\"stop\", \"start\", \"help\"]"


# Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`.
MergeTags: TypeAlias = "list[str]"


class MessageId(TypedDict):
    """The id of an accepted message."""

    messageId: TransactionalId
    """The id of the message, decimal digits in a string."""


# An urgent message is sent before waiting ones.
MessagePriority: TypeAlias = "Literal[\"urgent\", \"non-urgent\"]"


# The status of an SMS or push message. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to
# send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it
# could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the
# device refused it).
MessageStatus: TypeAlias = "Literal[\"created\", \"queued\", \"processing\", \"spool\", \"sending\", \"finished\", \"send_failed\", \"broken\", \"delivered\", \"rejected\", \"scheduled\", \"canceled\"]"


class MessageStatusLogEntry(TypedDict):
    """A status of an SMS or push message, and when it began."""

    status: MessageStatus
    """The status of an SMS or push message. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to
    send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it
    could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the
    device refused it).
    """
    createDate: Timestamp
    """When the status began, UTC."""


class MobileApp(TypedDict):
    """An app that receives push messages. Fields without a value are left out. Secrets are never returned: eight
    asterisks mean that one is set.
    """

    id: TransactionalId
    """The id of the app; as a number it is the `appId` of push messages."""
    name: str
    """The name of the app."""
    sandbox: bool
    """Whether iOS devices use Apple's sandbox."""
    certificate: NotRequired[str]
    """The URL of the certificate; eight asterisks if it was given as text."""
    password: NotRequired[str]
    """The password of the certificate, shown as eight asterisks."""
    authKey: NotRequired[str]
    """The key for Android, shown as eight asterisks."""


class MobileAppId(TypedDict):
    """The id of a mobile app."""

    mobileAppId: TransactionalId
    """The id, decimal digits in a string."""


# All mobile apps of the account.
MobileAppList: TypeAlias = "list[MobileApp]"


class MobileAppWrite(TypedDict):
    """An app, with its credentials for Apple or Google. In an update, the certificate, password and key stay unchanged
    if you leave them out or send the eight asterisks from a response.
    """

    name: str
    """The name of the app."""
    sandbox: bool
    """Whether to use Apple's sandbox for iOS devices."""
    certificate: NotRequired[str]
    """The certificate for iOS as PEM, or its http or https URL."""
    password: NotRequired[str]
    """The password of the certificate."""
    authKey: NotRequired[str]
    """The key for Android."""


class MobileResubscribe(TypedDict):
    """The phone number to resubscribe."""

    mobileNumber: DestinationPhone
    """A phone number: country code and number, separated by a hyphen."""


# The required outcome of the previous message. `none`, `delivered` and `not_delivered` are valid after email and SMS;
# `open`, `not_open`, `click` and `not_click` only after an email with HTML.
MultiChannelCondition: TypeAlias = "Literal[\"none\", \"delivered\", \"not_delivered\", \"open\", \"not_open\", \"click\", \"not_click\"]"


class MultiChannelEmailCreate(TypedDict):
    """An email of a flow. Set `templateId`, or `subject` with `htmlBody` or `textBody`; a template overrides the others.
    Opens and clicks are always tracked.
    """

    channel: Literal["email"]
    """The channel of the message."""
    interval: NotRequired[int]
    """Seconds to wait after the previous message. Ignored for the first message."""
    condition: NotRequired[MultiChannelCondition]
    """The required outcome of the previous message. Ignored for the first message."""
    templateId: NotRequired[int]
    """The id of a stored email template."""
    subject: NotRequired[str]
    """The subject, with placeholders."""
    textBody: NotRequired[str]
    """The plain text, with placeholders."""
    htmlBody: NotRequired[str]
    """The HTML text, with placeholders."""


class MultiChannelExecute(TypedDict):
    """The flow to run, its recipient and its senders."""

    templateId: str
    """The id of the flow from `createMultiChannelFlow`."""
    to: NotRequired[MultiChannelRecipient]
    """The recipient, with an address for each channel of the flow."""
    sender: NotRequired[MultiChannelSender]
    """The senders of the flow's channels. By default, a channel uses the account's oldest active sender."""


class MultiChannelFlow(TypedDict):
    """A chain of messages on one or several channels."""

    id: TransactionalId
    """The id for `executeMultiChannel`."""
    name: str
    """The name of the flow."""
    group: str
    """The name of its messages' group in reports."""
    messages: list[MultiChannelMessage]
    """The messages, in order."""


class MultiChannelFlowCreate(TypedDict):
    """The messages of a new flow."""

    name: NotRequired[str]
    """The name of the flow. By default, the subject or the beginning of the text of the first message, or `Flow` if it
    is a stored template.
    """
    group: NotRequired[str]
    """The name of the messages' group in reports. A new name creates a group."""
    messages: list[MultiChannelMessageCreate]
    """The messages, in order. Executing the flow sends the first one at once."""


# Flows; only one if the request names one.
MultiChannelFlowList: TypeAlias = "list[MultiChannelFlow]"


class MultiChannelId(TypedDict):
    """The id of a new flow or of a started run."""

    multiChannelId: TransactionalId
    """The id, decimal digits in a string."""


class MultiChannelMessage(TypedDict):
    """A message of a flow. Fields without a value are left out."""

    channel: Literal["email", "sms"]
    """The channel of the message."""
    interval: int
    """Seconds to wait after the previous message. Not used for the first message."""
    condition: MultiChannelCondition
    """The required outcome of the previous message. `none`, `delivered` and `not_delivered` are valid after email and
    SMS; `open`, `not_open`, `click` and `not_click` only after an email with HTML.
    """
    templateId: NotRequired[int]
    """The id of the stored template to send."""
    subject: NotRequired[str]
    """The subject of an email."""
    textBody: NotRequired[str]
    """The plain text."""
    htmlBody: NotRequired[str]
    """The HTML text of an email."""


# A message of a new flow.
MultiChannelMessageCreate: TypeAlias = "MultiChannelEmailCreate | MultiChannelSmsCreate"


class MultiChannelRecipient(TypedDict):
    """The recipient, with an address for each channel of the flow."""

    email: NotRequired[str]
    """The address for emails."""
    phone: NotRequired[DestinationPhone]
    """A phone number: country code and number, separated by a hyphen."""
    mergeTags: NotRequired[MergeTags]
    """Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`."""


class MultiChannelRun(TypedDict):
    """A run of a flow for one recipient."""

    multiChannelId: TransactionalId
    """The id from `executeMultiChannel`."""
    flowId: TransactionalId
    """The id of the flow."""
    status: MultiChannelRunStatus
    """The status of a run. `pending` still has messages to send. Final are `interrupted` (the recipient acted),
    `finished` (nothing is left to send) and `canceled` (a message could not be sent).
    """
    to: MultiChannelRecipient
    """The recipient, with an address for each channel of the flow."""
    sender: MultiChannelSender
    """The senders of the flow's channels. By default, a channel uses the account's oldest active sender."""
    messages: list[MultiChannelRunMessage]
    """The outcome of each message of the flow, in order."""
    createDate: Timestamp
    """When the run started, UTC."""
    endDate: NotRequired[str]
    """When the run ended, UTC; left out while it is pending."""


# Runs of flows, newest first.
MultiChannelRunList: TypeAlias = "list[MultiChannelRun]"


class MultiChannelRunMessage(TypedDict):
    """A message of a run."""

    channel: Literal["email", "sms"]
    """The channel of the message."""
    status: Literal["waiting", "sent", "skipped"]
    """A `waiting` message is evaluated after the previous one was sent and its interval has passed. It is then `sent`,
    or `skipped` if its condition was not met or the run had ended.
    """
    messageId: NotRequired[str]
    """The id of the message, for the logs; left out if it was not sent."""
    date: NotRequired[str]
    """When it was sent or skipped, or when it is due, UTC; left out while unknown."""


# The status of a run. `pending` still has messages to send. Final are `interrupted` (the recipient acted), `finished`
# (nothing is left to send) and `canceled` (a message could not be sent).
MultiChannelRunStatus: TypeAlias = "Literal[\"pending\", \"interrupted\", \"finished\", \"canceled\"]"


class MultiChannelSender(TypedDict):
    """The senders of the flow's channels. By default, a channel uses the account's oldest active sender."""

    emailSenderId: NotRequired[str]
    """The id of an active email sender."""
    phoneSenderId: NotRequired[str]
    """The id of an active SMS sender."""


class MultiChannelSmsCreate(TypedDict):
    """An SMS of a flow. Set `templateId` or `textBody`; with both, the template is used."""

    channel: Literal["sms"]
    """The channel of the message."""
    interval: NotRequired[int]
    """Seconds to wait after the previous message. Ignored for the first message."""
    condition: NotRequired[MultiChannelCondition]
    """The required outcome of the previous message. Ignored for the first message."""
    templateId: NotRequired[int]
    """The id of a stored SMS template, with its encoding and number of parts."""
    textBody: NotRequired[str]
    """The text, with placeholders. Its characters determine the encoding."""


class NameAndEmail(TypedDict):
    """A recipient of a copy."""

    name: NotRequired[str]
    """The name; left out if the request had only the address."""
    email: str
    """The address."""


class PhoneValidation(TypedDict):
    """The result for a phone number."""

    valid: bool
    """Whether the number can exist."""
    isValid: bool
    """The same as `valid`."""
    prefix: str
    """The country code; empty if none was found."""
    number: str
    """The number after the country code."""
    message: str
    """The result as text."""


# Up to 100 push messages, each to one device.
PushBatch: TypeAlias = "list[SinglePush]"


# The log of one push message, an array of one entry.
PushLog: TypeAlias = "list[PushLogEntry]"


class PushLogCampaign(TypedDict):
    """A push message as requested, and its status. Fields without a value are left out."""

    id: int
    """The id of the message."""
    domainId: NotRequired[int]
    """Left out."""
    groupId: int
    """The id of its group in reports."""
    userId: NotRequired[int]
    """The id of the user of the key or the login; left out without one."""
    senderId: NotRequired[int]
    """Left out; push messages have an app instead."""
    replySenderId: NotRequired[int]
    """Left out."""
    subscriberId: int
    """The id of the recipient, the same in all messages of the account to this address."""
    templateId: NotRequired[int]
    """The id of the template, if one was used."""
    name: str
    """The name that the platform gave the message."""
    domain: NotRequired[str]
    """Left out."""
    domainShared: bool
    """Always false."""
    channel: Literal["push"]
    """Always `push`."""
    customSenderName: NotRequired[str]
    """Left out."""
    currentStatus: MessageStatus
    """The status of an SMS or push message. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to
    send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it
    could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the
    device refused it).
    """
    contentSubject: str
    """The title, before placeholders are filled."""
    contentHtml: NotRequired[str]
    """Left out; push messages have no HTML."""
    contentText: NotRequired[str]
    """The text, before placeholders are filled."""
    contentFilename: NotRequired[str]
    """The name of the source file of the content."""
    createDate: Timestamp
    """When the request was accepted, UTC."""
    createIp: NotRequired[str]
    """The IP address of the request."""
    openTrackingEnabled: bool
    """Always false."""
    clickTrackingEnabled: bool
    """Always false."""
    register: bool
    """Whether evidence is stored."""
    mergeTags: list[str]
    """The merge tags of the request; empty if none."""
    attachement: bool
    """Always false. The API spells the name this way."""
    pluginKey: NotRequired[str]
    """The key of the plugin that sent it."""
    hasunsubscribe: bool
    """Always false."""
    optInIpAddress: NotRequired[str]
    """Left out."""
    autoResponseSuppress: NotRequired[str]
    """Left out."""
    cc: list[NameAndEmail]
    """Always empty."""
    bcc: list[NameAndEmail]
    """Always empty."""
    advancedTemplateData: NotRequired[dict[str, Any]]
    """The variables of the template; left out if none."""


class PushLogEntry(TypedDict):
    """A push message and all its statuses."""

    campaign: PushLogCampaign
    """A push message as requested, and its status. Fields without a value are left out."""
    subscriberDevice: str
    """The token of the device."""
    campaignStatusLog: list[MessageStatusLogEntry]
    """The statuses, oldest first. The last one is the `currentStatus`."""


class PushMessage(TypedDict):
    """A push message as requested, and its status."""

    id: int
    """The id of the message."""
    name: str
    """The name that the platform gave the message."""
    groupId: int
    """The id of its group in reports."""
    appId: int
    """The id of the mobile app."""
    subscriberId: int
    """The id of the recipient, the same in all messages of the account to this address."""
    subject: str
    """The title, before placeholders are filled."""
    textBody: str
    """The text, before placeholders are filled."""
    templateId: NotRequired[int]
    """The id of the template; left out if none was used."""
    custom: NotRequired[str]
    """Extra data for the app; left out if none."""
    createDate: Timestamp
    """When the request was accepted, UTC."""
    status: MessageStatus
    """The status of an SMS or push message. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to
    send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it
    could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the
    device refused it).
    """


# The ids of the accepted messages, in the order of the request.
PushMessageIdList: TypeAlias = "list[MessageId]"


# Push messages, newest first.
PushMessageList: TypeAlias = "list[PushMessageListItem]"


class PushMessageListItem(TypedDict):
    """A push message in a list."""

    createDate: Timestamp
    """When the request was accepted, UTC."""
    subscriberDevice: str
    """The token of the device."""
    groupName: str
    """The name of its group."""
    messageId: str
    """The id of the message."""
    appId: int
    """The id of the mobile app."""


class PushReportRow(TypedDict):
    """The push messages of a group in a day or month, by current status."""

    groupId: str
    """The id of the group."""
    groupName: str
    """The name of the group."""
    metricsTotal: int
    """Accepted messages."""
    metricsNotDelivered: int
    """Messages not delivered, for any reason."""
    metricsSent: int
    """Messages handed over to Apple or Google."""
    metricsDelivered: int
    """Messages delivered to the device."""
    metricsRejected: int
    """Refused messages."""
    metricsUnknown: int
    """Messages handed over, with their outcome unknown."""
    timePeriod: str
    """The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC."""


# The rows of a report, by time and, within a period, by group.
PushReportRowList: TypeAlias = "list[PushReportRow]"


class PushTemplate(TypedDict):
    """A stored text for push messages."""

    id: TransactionalId
    """The id of the template."""
    subject: str
    """The title, with placeholders."""
    textBody: str
    """The text, with placeholders."""
    appId: int
    """The id of the mobile app."""
    customData: NotRequired[str]
    """Extra data for the app; left out if none."""
    templateName: str
    """The name of the template."""


# All push templates of the account.
PushTemplateList: TypeAlias = "list[PushTemplate]"


class PushTemplateWrite(TypedDict):
    """A whole push template."""

    subject: str
    """The title, with placeholders."""
    textBody: str
    """The text, with placeholders."""
    appId: int
    """The id of a mobile app of the account."""
    customData: NotRequired[str]
    """Extra data for the app."""
    templateName: NotRequired[str]
    """The name of the template. By default, the title."""


class PushWebhookCreate(TypedDict):
    """A webhook for push messages."""

    url: str
    """The http or https URL to call."""
    channel: Literal["push"]
    """The channel of the webhook."""
    actions: NotRequired[list[TransactionalPushAction]]
    """The actions to report. By default, all actions."""


class ReceivedSmsEvent(TypedDict):
    """An inbound SMS."""

    data: ReceivedSmsEventData
    """The inbound SMS."""
    action: Literal["received"]
    """The type of the event."""
    actionDate: int
    """When it was received, in milliseconds since 1970."""


class ReceivedSmsEventData(TypedDict):
    """The inbound SMS."""

    senderMobile: str
    """The sender's number, `<country code>-<number>`; a short code or a name stays unchanged."""
    recipientMobile: str
    """The recipient: a number of the account."""
    text: str
    """The text, at most 10,000 characters."""
    keyword: NotRequired[InboundKeyword]
    """How the platform handled the SMS: `stop` stops all SMS of the account to the number, `start` undoes that, and
    `help` gets an automatic reply. Left out for any other text.
    """
    messageId: NotRequired[str]
    """The account's last single SMS to this number, to which this can be a reply. Left out if none."""


# Inbound SMS, usually one.
ReceivedSmsEventList: TypeAlias = "list[ReceivedSmsEvent]"


class ReplyTo(TypedDict):
    """Where replies to the email are sent. By default, to the sender."""

    name: NotRequired[str]
    """The name to show."""
    email: str
    """The address."""


# The resubscribed addresses.
ResubscribedAddressList: TypeAlias = "list[str]"


class RotatedTransactionalWebhookSecret(TypedDict):
    """The new secret of a webhook."""

    secret: str
    """The new secret, in the form of the Standard Webhooks libraries."""
    formerUntil: int
    """Until when the previous secret also signs, in milliseconds since 1970."""


# When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time sends at once.
SendDate: TypeAlias = "str"


class SendingDomain(TypedDict):
    """A sending domain, and the host of tracked links in its emails."""

    id: TransactionalId
    """The id of the domain."""
    domain: str
    """The name of the domain."""
    server: str
    """The host of the tracked links."""
    fallbackUrl: NotRequired[str]
    """Where a reader of an outdated link on the host is redirected; left out without one."""
    default: bool
    """Whether emails that name no domain use it."""
    verified: bool
    """Whether the last DNS check found everything. Only then do links use the host."""
    spf: NotRequired[bool]
    """Whether the domain has exactly one SPF record (RFC 7208); left out before the first check."""
    dkim: NotRequired[bool]
    """Whether the DKIM record of the platform's key for the domain was found (RFC 6376); left out before the first
    check, or if the platform does not sign for the domain.
    """
    cname: NotRequired[bool]
    """Whether the link host points to the platform by a CNAME; left out before the first check."""
    dmarc: NotRequired[bool]
    """Whether the domain or a parent domain has a DMARC policy (RFC 9989); left out before the first check. `verified`
    does not depend on it.
    """
    dmarcPolicy: NotRequired[SendingDomainPolicy]
    """The DMARC policy for the domain: how receivers should treat emails that fail authentication. Left out without a
    policy, and before the first check.
    """
    records: list[SendingDomainRecord]
    """The DNS records to set at your domain's provider."""
    checked: NotRequired[Timestamp]
    """When DNS was last checked, UTC; left out before the first check."""


class SendingDomainCreate(TypedDict):
    """The fields of a new sending domain."""

    domain: str
    """The name of the domain, without protocol and path."""
    server: NotRequired[str]
    """The host of the tracked links. By default, `links.` and the domain."""
    fallbackUrl: NotRequired[str]
    """Where to redirect a reader of an outdated link on the host, http or https."""
    default: NotRequired[bool]
    """Whether emails that name no domain use it from now on."""


# The domains of the account, oldest first.
SendingDomainList: TypeAlias = "list[SendingDomain]"


class SendingDomainPolicy(TypedDict):
    """The DMARC policy for the domain: how receivers should treat emails that fail authentication. Left out without a
    policy, and before the first check.
    """

    domain: str
    """The domain with the record: the domain itself or a parent domain."""
    policy: Literal["none", "quarantine", "reject"]
    """The policy."""
    testing: bool
    """Whether the policy is in test mode (`t=y`, or `pct` below 100), so that receivers apply it only in part."""


class SendingDomainRecord(TypedDict):
    """A DNS record that a sending domain needs."""

    check: Literal["spf", "dkim", "dmarc", "cname"]
    """The field of the domain with the result for this record."""
    type: Literal["TXT", "CNAME"]
    """The type of the record."""
    name: str
    """The name of the record."""
    value: str
    """Its value. The policies of SPF and DMARC are proposals: any one will do, and a domain that has an SPF record adds
    the part in the middle to it.
    """
    found: NotRequired[bool]
    """Whether the last check found the record or a valid alternative; left out before the first check."""


class SendingDomainValidation(TypedDict):
    """The results of a DNS check."""

    isValid: bool
    """Whether everything was found; `getSendingDomain` shows each record."""


class SingleEmail(TypedDict):
    """An email to one recipient. At least one of `htmlBody`, `textBody` and `templateId` is required; a body in the
    request overrides the body of the template.
    """

    domain: NotRequired[str]
    """The name of a verified sending domain of the account, whose host is used in tracked links. By default, the default
    domain or the platform's host. Returns 400 for other domains.
    """
    senderId: str
    """The id of an active sender of the account."""
    senderName: NotRequired[str]
    """The name to show instead of the sender's name."""
    to: str
    """The address of the recipient."""
    cc: NotRequired[list[str]]
    """Addresses for copies, visible to all recipients. Each gets a separate message. At most 100 recipients with `to`
    and `bcc`.
    """
    bcc: NotRequired[list[str]]
    """Addresses for blind copies. Each gets a separate message, invisible to other recipients."""
    subject: str
    """The subject, with placeholders. Required even with a template."""
    htmlBody: NotRequired[str]
    """The HTML text, with placeholders."""
    textBody: NotRequired[str]
    """The plain text, with placeholders."""
    openTracking: NotRequired[bool]
    """Whether to track opens, by an image in the HTML."""
    clickTracking: NotRequired[bool]
    """Whether to track clicks; links then lead through the platform."""
    attachment: NotRequired[list[SingleEmailAttachment]]
    """The files: at most 20, together at most 5 MB."""
    mergeTags: NotRequired[list[str]]
    """Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana` in the subject and the
    bodies.
    """
    customData: NotRequired[str]
    """Any text. The webhooks of this email carry it unchanged."""
    priority: NotRequired[Literal["urgent", "non-urgent"]]
    """An urgent email is sent before waiting ones."""
    registered: NotRequired[bool]
    """Whether to store evidence of the email. Only for accounts with registered messages."""
    header: NotRequired[EmailHeaderOptions]
    """Extra headers of the email."""
    group: NotRequired[str]
    """The name of the email's group in reports. A new name creates a group."""
    scheduleTo: NotRequired[SendDate]
    """When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time sends at once."""
    replyTo: NotRequired[ReplyTo]
    """Where replies to the email are sent. By default, to the sender."""
    snippet: NotRequired[str]
    """The preview text beside the subject in mail programs."""
    templateId: NotRequired[str]
    """The id of a stored template for the bodies missing from the request."""
    advancedTemplatingData: NotRequired[SingleEmailAdvancedTemplatingData]
    """The variables of the template, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the
    objects of `codeSnippets`, a field with `template` in its name holds the id of a stored template to embed; the
    other fields are its variables.
    """


# The variables of the template, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the objects
# of `codeSnippets`, a field with `template` in its name holds the id of a stored template to embed; the other fields
# are its variables. It has codeSnippets (list[dict[str, Any]]), and more fields.
SingleEmailAdvancedTemplatingData: TypeAlias = dict[str, Any]


# A file of an email, with its content in `data` or its location in `url`.
SingleEmailAttachment: TypeAlias = "DataAttachment | UrlAttachment"


# A push message to one device, with its own text or that of a stored template.
SinglePush: TypeAlias = "SinglePushText | SinglePushTemplate"


class SinglePushTemplate(TypedDict):
    """A push message with the title, text and app of a stored template."""

    to: str
    """The token of the device."""
    custom: NotRequired[str]
    """Extra data for the app, instead of the template's `customData`."""
    templateId: str
    """The id of a push template."""
    scheduleTo: NotRequired[SendDate]
    """When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time sends at once."""


class SinglePushText(TypedDict):
    """A push message with its own text."""

    to: str
    """The token of the device."""
    subject: str
    """The title."""
    textBody: str
    """The text."""
    appId: int
    """The id of a mobile app of the account."""
    custom: NotRequired[str]
    """Extra data for the app. Webhooks carry it unchanged, as `customData`."""
    scheduleTo: NotRequired[SendDate]
    """When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time sends at once."""


# An SMS to one recipient.
SingleSms = TypedDict(
    "SingleSms",
    {
        # A phone number: country code and number, separated by a hyphen.
        "to": "DestinationPhone",
        # The id of an active sender of the account.
        "from": "str",
        # The text, with placeholders.
        "textBody": "str",
        # The encoding of the text. `gsm0338` supports the characters of GSM 03.38: 160 in one part, or 153 in each of
        # several. `unicode` supports all characters: 70 in one part, or 67 in each of several.
        "encoding": "SmsEncoding",
        # The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for letters missing from the
        # default tables, such as ã in Portuguese. It fits 155 or 152 characters in one part, or 149 or 146 in each of
        # several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old phones show other letters.
        "language": "NotRequired[SmsLanguage]",
        # Maximum number of parts. You pay for each part.
        "maxCount": "int",
        # Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`.
        "mergeTags": "NotRequired[MergeTags]",
        # The variables of the text, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the objects of
        # `codeSnippets`, a field with `template` in its name holds the id of a stored SMS template to embed; the other fields
        # are its variables.
        "advancedTemplatingData": "NotRequired[SingleSmsAdvancedTemplatingData]",
        # An urgent message is sent before waiting ones.
        "priority": "NotRequired[MessagePriority]",
        # Any text. The webhooks of this SMS carry it unchanged.
        "customData": "NotRequired[str]",
        # Whether to store evidence of the SMS. Only for accounts with registered messages.
        "registered": "NotRequired[bool]",
        # The name of the SMS's group in reports. A new name creates a group.
        "group": "NotRequired[str]",
        # When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time sends at once.
        "scheduleTo": "NotRequired[SendDate]",
    },
)


# The variables of the text, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the objects of
# `codeSnippets`, a field with `template` in its name holds the id of a stored SMS template to embed; the other fields
# are its variables. It has codeSnippets (list[dict[str, Any]]), and more fields.
SingleSmsAdvancedTemplatingData: TypeAlias = dict[str, Any]


class SingleSmsTaken(TypedDict):
    """The id of an accepted SMS."""

    messageId: TransactionalId
    """The id of the message, decimal digits in a string."""
    warnings: NotRequired[list[str]]
    """How networks of the country can change the message; left out if it has no rules."""


# Up to 100 SMS.
SmsBatch: TypeAlias = "list[SingleSms]"


# The encoding of the text. `gsm0338` supports the characters of GSM 03.38: 160 in one part, or 153 in each of
# several. `unicode` supports all characters: 70 in one part, or 67 in each of several.
SmsEncoding: TypeAlias = "Literal[\"unicode\", \"gsm0338\"]"


# The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for letters missing from the
# default tables, such as ã in Portuguese. It fits 155 or 152 characters in one part, or 149 or 146 in each of
# several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old phones show other letters.
SmsLanguage: TypeAlias = "Literal[\"portuguese\", \"spanish\", \"turkish\"]"


class SmsLength(TypedDict):
    """The text to measure."""

    message: str
    """The text, with placeholders filled."""
    gsm0338: bool
    """True to measure as GSM 03.38, false as Unicode."""
    language: NotRequired[SmsLanguage]
    """The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for letters missing from the
    default tables, such as ã in Portuguese. It fits 155 or 152 characters in one part, or 149 or 146 in each of
    several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old phones show other letters.
    """


class SmsLengthResult(TypedDict):
    """The length of a text as an SMS."""

    gsm0338: bool
    """Whether it was measured as GSM 03.38; false if the text has other characters, even if you asked for true."""
    charCount: int
    """Number of characters. In GSM 03.38 some, such as the euro sign, count twice."""
    parts: int
    """Number of parts."""
    charPerMessage: Literal[67, 70, 146, 149, 152, 153, 155, 160]
    """Characters in each part: 160 or 153, 70 or 67, and with `language` also 155 or 149, 152 or 146."""
    message: str
    """The text."""


# The log of one SMS, an array of one entry.
SmsLog: TypeAlias = "list[SmsLogEntry]"


class SmsLogCampaign(TypedDict):
    """An SMS as requested, and its status. Fields without a value are left out."""

    id: int
    """The id of the message."""
    domainId: NotRequired[int]
    """The id of the domain of the tracked links; left out for the platform's domain."""
    groupId: int
    """The id of its group in reports."""
    userId: NotRequired[int]
    """The id of the user of the key or the login; left out without one."""
    senderId: int
    """The id of the sender."""
    replySenderId: NotRequired[int]
    """Left out."""
    subscriberId: int
    """The id of the recipient, the same in all messages of the account to this address."""
    templateId: NotRequired[int]
    """The id of the template, if one was used."""
    name: str
    """The name that the platform gave the message."""
    domain: NotRequired[str]
    """The host of the tracked links; left out for the platform's host."""
    domainShared: bool
    """Whether other accounts share the host."""
    channel: Literal["sms"]
    """Always `sms`."""
    customSenderName: NotRequired[str]
    """Left out."""
    refusal: NotRequired[str]
    """Why it was rejected: the suppression list, with how to remove the address from it, or the carrier's text. Left out
    otherwise.
    """
    currentStatus: MessageStatus
    """The status of an SMS or push message. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to
    send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it
    could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the
    device refused it).
    """
    contentSubject: NotRequired[str]
    """Left out; SMS have no subject."""
    contentHtml: NotRequired[str]
    """Left out; SMS have no HTML."""
    contentText: NotRequired[str]
    """The text, before placeholders are filled."""
    contentFilename: NotRequired[str]
    """The name of the source file of the content."""
    createDate: Timestamp
    """When the request was accepted, UTC."""
    createIp: NotRequired[str]
    """The IP address of the request."""
    openTrackingEnabled: bool
    """Always false."""
    clickTrackingEnabled: bool
    """Always false."""
    register: bool
    """Whether evidence is stored."""
    mergeTags: list[str]
    """The merge tags of the request; empty if none."""
    attachement: bool
    """Always false. The API spells the name this way."""
    pluginKey: NotRequired[str]
    """The key of the plugin that sent it."""
    hasunsubscribe: bool
    """Always false."""
    optInIpAddress: NotRequired[str]
    """Left out."""
    autoResponseSuppress: NotRequired[str]
    """Left out."""
    cc: list[NameAndEmail]
    """Always empty."""
    bcc: list[NameAndEmail]
    """Always empty."""
    advancedTemplateData: NotRequired[dict[str, Any]]
    """The variables of the request; left out if none."""


class SmsLogEntry(TypedDict):
    """An SMS and all its statuses."""

    campaign: SmsLogCampaign
    """An SMS as requested, and its status. Fields without a value are left out."""
    subscriberMobile: str
    """The number of the recipient."""
    campaignStatusLog: list[MessageStatusLogEntry]
    """The statuses, oldest first. The last one is the `currentStatus`."""
    shortenerCampaign: NotRequired[SmsLogShortener]
    """Left out. Links in an SMS are not changed."""


class SmsLogShortener(TypedDict):
    """The SMS with its shortened links."""

    id: int
    """The id of the message."""
    domainId: NotRequired[int]
    """The id of the domain of the tracked links; left out for the platform's domain."""
    groupId: int
    """The id of its group in reports."""
    userId: NotRequired[int]
    """The id of the user of the key or the login; left out without one."""
    senderId: int
    """The id of the sender."""
    replySenderId: NotRequired[int]
    """Left out."""
    subscriberId: int
    """The id of the recipient, the same in all messages of the account to this address."""
    templateId: NotRequired[int]
    """The id of the template, if one was used."""
    name: str
    """The name that the platform gave the message."""
    domain: NotRequired[str]
    """The host of the tracked links; left out for the platform's host."""
    domainShared: bool
    """Whether other accounts share the host."""
    channel: Literal["sms"]
    """Always `sms`."""
    customSenderName: NotRequired[str]
    """Left out."""
    currentStatus: MessageStatus
    """The status of an SMS or push message. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to
    send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it
    could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the
    device refused it).
    """
    contentSubject: NotRequired[str]
    """Left out; SMS have no subject."""
    contentHtml: NotRequired[str]
    """Left out; SMS have no HTML."""
    contentText: NotRequired[str]
    """The text, before placeholders are filled."""
    contentFilename: NotRequired[str]
    """The name of the source file of the content."""
    createDate: Timestamp
    """When the request was accepted, UTC."""
    createIp: NotRequired[str]
    """The IP address of the request."""
    openTrackingEnabled: bool
    """Always false."""
    clickTrackingEnabled: bool
    """Always false."""
    register: bool
    """Whether evidence is stored."""
    mergeTags: list[str]
    """The merge tags of the request; empty if none."""
    attachement: bool
    """Always false. The API spells the name this way."""
    pluginKey: NotRequired[str]
    """The key of the plugin that sent it."""
    hasunsubscribe: bool
    """Always false."""
    optInIpAddress: NotRequired[str]
    """Left out."""
    autoResponseSuppress: NotRequired[str]
    """Left out."""
    cc: list[NameAndEmail]
    """Always empty."""
    bcc: list[NameAndEmail]
    """Always empty."""
    advancedTemplateData: NotRequired[dict[str, Any]]
    """The variables of the request; left out if none."""
    shorteners: list[EmailLogShortenerLink]
    """The shortened links."""


class SmsMessage(TypedDict):
    """An SMS as requested, and its status."""

    id: int
    """The id of the message."""
    name: str
    """The name that the platform gave the message."""
    groupId: int
    """The id of its group in reports."""
    senderId: int
    """The id of the sender."""
    subscriberId: int
    """The id of the recipient, the same in all messages of the account to this address."""
    textBody: str
    """The text, before placeholders are filled."""
    templateId: NotRequired[int]
    """The id of the template; left out if none was used."""
    createDate: Timestamp
    """When the request was accepted, UTC."""
    status: MessageStatus
    """The status of an SMS or push message. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to
    send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it
    could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the
    device refused it).
    """
    register: bool
    """Whether evidence is stored."""


# SMS, newest first.
SmsMessageList: TypeAlias = "list[SmsMessageListItem]"


class SmsMessageListItem(TypedDict):
    """An SMS in a list."""

    createDate: Timestamp
    """When the request was accepted, UTC."""
    subscriberMobile: str
    """The number of the recipient."""
    groupName: str
    """The name of its group."""
    messageId: str
    """The id of the message."""
    senderMobile: str
    """The sender's number or name."""


class SmsReportRow(TypedDict):
    """The SMS of a group in a day or month, by current status. Counts with `Parts` add up their parts."""

    groupId: str
    """The id of the group."""
    groupName: str
    """The name of the group."""
    metricsTotal: int
    """Accepted SMS."""
    metricsTotalParts: int
    """Their parts."""
    metricsNotDelivered: int
    """SMS not delivered, for any reason."""
    metricsSent: int
    """SMS handed over to the carrier."""
    metricsSentParts: int
    """Their parts."""
    metricsDelivered: int
    """Delivered SMS."""
    metricsDeliveredParts: int
    """Their parts."""
    metricsRejected: int
    """Refused SMS."""
    metricsRejectedParts: int
    """Their parts."""
    metricsUnknown: int
    """SMS handed over, with their outcome unknown."""
    timePeriod: str
    """The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC."""


# The rows of a report, by time and, within a period, by group.
SmsReportRowList: TypeAlias = "list[SmsReportRow]"


class SmsTemplate(TypedDict):
    """A stored text for SMS."""

    id: TransactionalId
    """The id of the template."""
    textBody: str
    """The text, with placeholders."""
    encoding: SmsEncoding
    """The encoding of the text. `gsm0338` supports the characters of GSM 03.38: 160 in one part, or 153 in each of
    several. `unicode` supports all characters: 70 in one part, or 67 in each of several.
    """
    language: NotRequired[SmsLanguage]
    """The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for letters missing from the
    default tables, such as ã in Portuguese. It fits 155 or 152 characters in one part, or 149 or 146 in each of
    several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old phones show other letters.
    """
    maxCount: int
    """Maximum number of parts after filling."""
    templateName: str
    """The name of the template."""


# All SMS templates of the account.
SmsTemplateList: TypeAlias = "list[SmsTemplate]"


class SmsTemplateWrite(TypedDict):
    """A whole SMS template."""

    textBody: str
    """The text, with placeholders."""
    encoding: SmsEncoding
    """The encoding of the text. `gsm0338` supports the characters of GSM 03.38: 160 in one part, or 153 in each of
    several. `unicode` supports all characters: 70 in one part, or 67 in each of several.
    """
    language: NotRequired[SmsLanguage]
    """The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for letters missing from the
    default tables, such as ã in Portuguese. It fits 155 or 152 characters in one part, or 149 or 146 in each of
    several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old phones show other letters.
    """
    maxCount: int
    """Maximum number of parts after filling."""
    templateName: str
    """The name of the template."""


class SmsWebhookCreate(TypedDict):
    """A webhook for SMS."""

    url: str
    """The http or https URL to call."""
    channel: Literal["sms"]
    """The channel of the webhook."""
    actions: NotRequired[list[TransactionalSmsWebhookAction]]
    """The actions to report. By default, all except `received`."""


# A time in UTC (RFC 3339).
Timestamp: TypeAlias = "str"


# An event of a message of any channel.
TransactionalAction: TypeAlias = "Literal[\"processed\", \"failed\", \"sent\", \"delivered\", \"canceled\", \"click\", \"view\", \"remove\", \"bounce\", \"abuse\", \"received\"]"


# The channel of a message.
TransactionalChannel: TypeAlias = "Literal[\"email\", \"sms\", \"push\"]"


# An event of an email: `processed` (processing started), `sent` (handed over), `failed` (it cannot be sent) or
# `canceled`; the recipient's server returned it (`bounce`); the recipient opened it (`view`), clicked in it
# (`click`), unsubscribed (`remove`) or complained (`abuse`).
TransactionalEmailAction: TypeAlias = "Literal[\"processed\", \"failed\", \"sent\", \"canceled\", \"click\", \"view\", \"remove\", \"bounce\", \"abuse\"]"


class TransactionalEmailEvent(TypedDict):
    """An event of an email."""

    data: TransactionalEmailEventData
    """The email of the event."""
    action: TransactionalEmailAction
    """An event of an email: `processed` (processing started), `sent` (handed over), `failed` (it cannot be sent) or
    `canceled`; the recipient's server returned it (`bounce`); the recipient opened it (`view`), clicked in it
    (`click`), unsubscribed (`remove`) or complained (`abuse`).
    """
    actionDate: int
    """When it happened, in milliseconds since 1970."""


class TransactionalEmailEventData(TypedDict):
    """The email of the event."""

    recipientEmail: str
    """The address of the recipient."""
    groupId: str
    """The id of its group in reports."""
    recipientId: str
    """The id of the recipient, the same in all messages of the account to this address."""
    senderEmail: str
    """The sender's address."""
    messageId: str
    """The id of the message, from the send request."""
    customData: NotRequired[str]
    """`customData` from the request, unchanged; left out if none."""
    createDate: int
    """When the request was accepted, in milliseconds since 1970."""
    url: NotRequired[str]
    """The clicked URL. Only with `click`."""
    reason: NotRequired[str]
    """The reply of the recipient's server. Only with `bounce` and `failed`."""
    bounceType: NotRequired[Literal["hard", "soft"]]
    """Whether the failure is permanent (`hard`) or temporary (`soft`). Only with `bounce`."""


# Events of emails, oldest first; usually one.
TransactionalEmailEventList: TypeAlias = "list[TransactionalEmailEvent]"


class TransactionalEmailSender(TypedDict):
    """A name and address that sends emails."""

    id: TransactionalId
    """The id to use for sending."""
    name: str
    """The name that recipients see."""
    email: str
    """The sender's address."""
    senderStatus: Literal["active", "moderation", "rejected"]
    """Only an active sender can send."""
    senderHash: NotRequired[str]
    """A permanent alternative id of the sender, for `senderHash` here and the headers `X-Sender-Hash` and
    `X-Reply-To-Hash` of the relay.
    """


# All email senders of the account.
TransactionalEmailSenderList: TypeAlias = "list[TransactionalEmailSender]"


class TransactionalGroup(TypedDict):
    """A group of one channel's messages in reports."""

    id: TransactionalId
    """The id to use in reports."""
    name: str
    """The name to use for sending."""
    channel: TransactionalChannel
    """The channel of a message."""


# Groups of the account.
TransactionalGroupList: TypeAlias = "list[TransactionalGroup]"


# An id, decimal digits in a string.
TransactionalId: TypeAlias = "str"


class TransactionalPong(TypedDict):
    """The response to a ping."""

    apiStatus: Literal["Up"]
    """Always `Up`."""
    date: str
    """The server's time, in the format of HTTP headers."""


# An event of a push message: `processed` (processing started), `sent` (handed over), `delivered` (the device has it),
# `failed` (it cannot be sent, or was refused) or `canceled`.
TransactionalPushAction: TypeAlias = "Literal[\"processed\", \"failed\", \"sent\", \"canceled\", \"delivered\"]"


class TransactionalPushEvent(TypedDict):
    """An event of a push message."""

    data: TransactionalPushEventData
    """The push message of the event."""
    action: TransactionalPushAction
    """An event of a push message: `processed` (processing started), `sent` (handed over), `delivered` (the device has
    it), `failed` (it cannot be sent, or was refused) or `canceled`.
    """
    actionDate: int
    """When it happened, in milliseconds since 1970."""


class TransactionalPushEventData(TypedDict):
    """The push message of the event."""

    recipientDevice: str
    """The token of the device."""
    appId: int
    """The id of the mobile app."""
    messageId: str
    """The id of the message, from the send request."""
    customData: NotRequired[str]
    """`custom` from the request, unchanged; left out if none."""
    createDate: int
    """When the request was accepted, in milliseconds since 1970."""
    reason: NotRequired[str]
    """Why it failed, as reported by Apple or Google. Only with `failed`."""


# Events of push messages, oldest first; usually one.
TransactionalPushEventList: TypeAlias = "list[TransactionalPushEvent]"


# An event of an SMS: `processed` (processing started), `sent` (handed over), `delivered` (it arrived), `failed` (it
# cannot be sent, or was refused) or `canceled`.
TransactionalSmsAction: TypeAlias = "Literal[\"processed\", \"failed\", \"sent\", \"delivered\", \"canceled\"]"


class TransactionalSmsEvent(TypedDict):
    """An event of an SMS."""

    data: TransactionalSmsEventData
    """The SMS of the event."""
    action: TransactionalSmsAction
    """An event of an SMS: `processed` (processing started), `sent` (handed over), `delivered` (it arrived), `failed` (it
    cannot be sent, or was refused) or `canceled`.
    """
    actionDate: int
    """When it happened, in milliseconds since 1970."""


class TransactionalSmsEventData(TypedDict):
    """The SMS of the event."""

    recipientMobile: str
    """The number of the recipient."""
    groupId: str
    """The id of its group in reports."""
    recipientId: str
    """The id of the recipient, the same in all messages of the account to this address."""
    senderMobile: str
    """The sender's number or name."""
    messageId: str
    """The id of the message, from the send request."""
    customData: NotRequired[str]
    """`customData` from the request, unchanged; left out if none."""
    createDate: int
    """When the request was accepted, in milliseconds since 1970."""
    reason: NotRequired[str]
    """Why it failed, as reported by the carrier. Only with `failed`."""


# Events of SMS, oldest first; usually one.
TransactionalSmsEventList: TypeAlias = "list[TransactionalSmsEvent]"


class TransactionalSmsSender(TypedDict):
    """A number or name that sends SMS."""

    id: TransactionalId
    """The id to use for sending."""
    name: str
    """The name of the sender."""
    phoneNumber: str
    """The number or name that recipients see."""
    senderStatus: Literal["active", "moderation", "rejected"]
    """Only an active sender can send."""


# All SMS senders of the account.
TransactionalSmsSenderList: TypeAlias = "list[TransactionalSmsSender]"


# An event for an SMS webhook: an event of an SMS (`TransactionalSmsAction`), or `received`, an inbound SMS to a
# number of the account.
TransactionalSmsWebhookAction: TypeAlias = "Literal[\"processed\", \"failed\", \"sent\", \"delivered\", \"canceled\", \"received\"]"


class TransactionalTemplateId(TypedDict):
    """The id of the new object."""

    templateId: TransactionalId
    """The id of the new template or, for a mobile app, of the new app."""


class TransactionalWebhook(TypedDict):
    """A URL that receives message events."""

    id: TransactionalId
    """The id of the webhook."""
    channel: TransactionalChannel
    """The channel of a message."""
    callbackUrl: str
    """The URL to call."""
    actions: list[TransactionalAction]
    """The actions to report."""
    status: WebhookStatus
    """The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A
    `disabled` one responded with 410 Gone: its calls are held, too.
    """
    statusSince: NotRequired[int]
    """When the status last changed, in milliseconds since 1970. Left out before the first change."""
    statusReason: NotRequired[WebhookStatusReason]
    """Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others."""


# The URL and the actions of a webhook.
TransactionalWebhookCreate: TypeAlias = "EmailWebhookCreate | SmsWebhookCreate | PushWebhookCreate"


class TransactionalWebhookId(TypedDict):
    """The id of a new webhook, and its secret."""

    webhookId: TransactionalId
    """The id, decimal digits in a string."""
    secret: str
    """The secret that signs the calls. Only this response shows it, so store it."""


# Webhooks of the account.
TransactionalWebhookList: TypeAlias = "list[TransactionalWebhook]"


class TransactionalWebhookSecretRotate(TypedDict):
    """How to replace the secret of a webhook."""

    overlapHours: NotRequired[int]
    """For how many hours the previous secret also signs. With 0 it stops at once, for example after a leak."""


class TransactionalWebhookUpdate(TypedDict):
    """The fields of a webhook to change. Fields that you leave out stay unchanged; the channel cannot change."""

    url: NotRequired[str]
    """The http or https URL to call."""
    callbackUrl: NotRequired[str]
    """An alias of `url`, as used in lists. If you send both, `url` is used."""
    actions: NotRequired[list[TransactionalAction]]
    """The actions to report. Returns 400 for an action of another channel."""
    status: NotRequired[WebhookWantedStatus]
    """`paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends the held calls,
    oldest first. `disabled` is accepted only for a disabled webhook, which stays unchanged.
    """


class UrlAttachment(TypedDict):
    """A file that the platform downloads."""

    filename: str
    """The name of the file that the recipient sees."""
    mimeType: str
    """The media type of the file, for example `application/pdf`."""
    arrangement: Literal["attachment", "inline"]
    """`attachment` adds a normal attachment. `inline` adds an image for the HTML, which refers to it as `cid:<index>`:
    its position in the array, from zero.
    """
    url: str
    """The URL of the file, http or https. The platform downloads it when the email is sent, not when the request is
    accepted. If the download fails or the file is too large, the email ends as `send_failed`. All files of an email
    together can have 5 MB. A URL that an email names twice is downloaded once.
    """


class VerifyCode(TypedDict):
    """The recipient's code."""

    code: str
    """The code as typed. Lowercase letters, spaces, hyphens and digits of any script are accepted."""


# The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both, `hex` digits and the
# letters A to F. `hexa` is an older name of `hex`.
VerifyCodeType: TypeAlias = "Literal[\"numeric\", \"alpha\", \"alphanumeric\", \"hex\", \"hexa\"]"


class VerifyEmailCreate(TypedDict):
    """A code to send by email. Set `senderId` or `senderHash`; with both, the id is used."""

    email: str
    """The address of the recipient."""
    subject: str
    """The subject, with placeholders."""
    senderId: NotRequired[str]
    """The id of an active email sender."""
    senderHash: NotRequired[str]
    """The hash of an active email sender, instead of its id."""
    group: NotRequired[str]
    """The name of the email's group in reports. A new name creates a group."""
    message: NotRequired[VerifyMessage]
    """The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended."""
    codeLength: NotRequired[int]
    """Number of characters of the code."""
    codeValidity: NotRequired[int]
    """Validity of the code in seconds."""
    codeType: NotRequired[VerifyCodeType]
    """The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both, `hex` digits and
    the letters A to F. `hexa` is an older name of `hex`.
    """
    mergeTags: NotRequired[MergeTags]
    """Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`."""


# The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended.
VerifyMessage: TypeAlias = "str"


class VerifyPushCreate(TypedDict):
    """A code to send to a device."""

    apikey: str
    """The key of the header, repeated. Another key returns 401."""
    appId: int
    """The id of a mobile app of the account."""
    title: NotRequired[str]
    """The title of the message. By default, the device shows the name of the app."""
    device: str
    """The token of the device."""
    message: NotRequired[VerifyMessage]
    """The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended."""
    codeLength: NotRequired[int]
    """Number of characters of the code."""
    codeValidity: NotRequired[int]
    """Validity of the code in seconds."""
    codeType: NotRequired[VerifyCodeType]
    """The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both, `hex` digits and
    the letters A to F. `hexa` is an older name of `hex`.
    """


class VerifyRequest(TypedDict):
    """A code sent to a recipient for verification."""

    id: str
    """The id from the request for the code."""
    messageId: str
    """The id of the message with the newest code; its log shows whether it arrived."""
    senderId: NotRequired[str]
    """The id of the sender; left out for push."""
    recipientNumber: str
    """The recipient's phone number, email address or device token."""
    code: str
    """The newest code. Keep it secret."""
    codeTTL: int
    """Validity of each code in seconds."""
    status: VerifyStatus
    """The status of a verification. `pending` waits for the code. Final are `Validated` (the code was correct),
    `Invalidated` (five wrong codes) and `Canceled` (canceled or expired).
    """
    createDate: Timestamp
    """When the code was requested, UTC."""
    message: str
    """The text, before the code is inserted."""
    expired: bool
    """Whether it was canceled because it expired."""


class VerifyRequestId(TypedDict):
    """The id of a verification request."""

    requestId: str
    """The id, 32 hexadecimal digits."""


# The id of the request, in an array of one item.
VerifyRequestIdList: TypeAlias = "list[VerifyRequestId]"


class VerifyResult(TypedDict):
    """Whether the code was correct."""

    requestId: str
    """The id of the request."""
    status: Literal["verified", "pending", "Invalidated"]
    """`verified` for the correct code, `pending` for a wrong code with attempts left, `Invalidated` for the last wrong
    code.
    """


# The result, in an array of one item.
VerifyResultList: TypeAlias = "list[VerifyResult]"


class VerifySmsCreate(TypedDict):
    """A code to send by SMS."""

    senderId: str
    """The id of an active SMS sender."""
    to: DestinationPhone
    """A phone number: country code and number, separated by a hyphen."""
    message: NotRequired[VerifyMessage]
    """The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended."""
    codeLength: NotRequired[int]
    """Number of characters of the code."""
    codeValidity: NotRequired[int]
    """Validity of the code in seconds."""
    codeType: NotRequired[VerifyCodeType]
    """The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both, `hex` digits and
    the letters A to F. `hexa` is an older name of `hex`.
    """


# The status of a verification. `pending` waits for the code. Final are `Validated` (the code was correct),
# `Invalidated` (five wrong codes) and `Canceled` (canceled or expired).
VerifyStatus: TypeAlias = "Literal[\"pending\", \"Validated\", \"Invalidated\", \"Canceled\"]"


# The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A `disabled`
# one responded with 410 Gone: its calls are held, too.
WebhookStatus: TypeAlias = "Literal[\"active\", \"paused\", \"disabled\"]"


# Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others.
WebhookStatusReason: TypeAlias = "Literal[\"gone\"]"


# `paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends the held calls,
# oldest first. `disabled` is accepted only for a disabled webhook, which stays unchanged.
WebhookWantedStatus: TypeAlias = "Literal[\"active\", \"paused\", \"disabled\"]"
