// Written by `npm run generate` from specs/sandbox-v1. Do not edit: change the contract instead.
/**
 * AccountCounts
 * @description The number of records in the account.
 * @example {
 *       "records": 2,
 *       "counts": [
 *         {
 *           "kind": "lists",
 *           "records": 2
 *         }
 *       ]
 *     }
 */
export type AccountCounts = {
    /** @description Number of records of each kind, without kinds that have none. */
    counts: RecordCount[];
    /**
     * Format: int64
     * @description Number of records.
     */
    records: number;
};
/**
 * AdvanceClockConflict
 * @description What stands against the request.
 */
export type AdvanceClockConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account was emptied or restored while its clock advanced. The clock kept its new time. */
        clock_put_back?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * ApiName
 * @description An entry point: one of the REST APIs, the SOAP API or the SMTP relay.
 * @example marketing-v3
 * @enum {string}
 */
export type ApiName = "marketing-v3" | "transactional-v2" | "registered-v1" | "sandbox-v1" | "soap-v2" | "smtp-relay";
/**
 * AttachmentContent
 * Format: binary
 * @description The bytes of a file of a captured message.
 * @example Invoice 1001
 */
export type AttachmentContent = unknown;
/**
 * CapturedAttachment
 * @description A file of a captured message.
 * @example {
 *       "filename": "invoice-1001.txt",
 *       "content_type": "text/plain",
 *       "disposition": "attachment",
 *       "size": 13
 *     }
 */
export type CapturedAttachment = {
    /** @description The Content-ID for the HTML, without angle brackets; left out if none. */
    content_id?: string;
    /** @description The media type, for example `application/pdf`. */
    content_type: string;
    /**
     * @description Whether the file is an attachment or shown inside the text.
     * @enum {string}
     */
    disposition: "attachment" | "inline";
    /** @description The name; left out if none. */
    filename?: string;
    /**
     * Format: int64
     * @description Bytes after decoding.
     */
    size: number;
};
/**
 * CapturedBounceCreate
 * @description The message bounces.
 * @example {
 *       "type": "bounce",
 *       "bounce_type": "soft"
 *     }
 */
export type CapturedBounceCreate = {
    /**
     * @description Whether the failure is permanent (`hard`) or temporary (`soft`).
     * @default hard
     * @enum {string}
     */
    bounce_type?: ("hard" | "soft") | undefined;
    /**
     * @description Always `bounce`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "bounce";
};
/**
 * CapturedClickCreate
 * @description The recipient follows a link of the message.
 * @example {
 *       "type": "click",
 *       "url": "https://shop.example.com/spring"
 *     }
 */
export type CapturedClickCreate = {
    /**
     * @description The recipient clicks a link of the message. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "click";
    /** @description One of the `links` of the message. By default, the first. Returns 422 for another URL. */
    url?: string | undefined;
};
/**
 * CapturedComplaintCreate
 * @description The recipient reports the message as unwanted.
 * @example {
 *       "type": "complaint"
 *     }
 */
export type CapturedComplaintCreate = {
    /**
     * @description Always `complaint`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "complaint";
};
/**
 * CapturedDeliveredCreate
 * @description The network reports the message as delivered.
 * @example {
 *       "type": "delivered"
 *     }
 */
export type CapturedDeliveredCreate = {
    /**
     * @description Always `delivered`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "delivered";
};
/**
 * CapturedEvent
 * @description An event of a message.
 * @example {
 *       "type": "click",
 *       "captured_id": 1,
 *       "date": "2026-03-02 10:07:00"
 *     }
 */
export type CapturedEvent = {
    /**
     * Format: int64
     * @description The id of the captured message.
     */
    captured_id: number;
    date: ClockTime;
    /** @description The id of the message in the API that sent it; left out if none. */
    message_id?: string;
    /**
     * @description The type of the event.
     * @enum {string}
     */
    type: "open" | "click" | "bounce" | "complaint" | "delivered" | "failed" | "reply" | "unsubscribe";
};
/**
 * CapturedEventCreate
 * @description An event to simulate for a message. `type` determines the other allowed field.
 * @example {
 *       "type": "click",
 *       "url": "https://shop.example.com/spring"
 *     }
 */
export type CapturedEventCreate = CapturedOpenCreate | CapturedClickCreate | CapturedBounceCreate | CapturedComplaintCreate | CapturedDeliveredCreate | CapturedFailedCreate | CapturedReplyCreate | CapturedUnsubscribeCreate;
/**
 * CapturedFailedCreate
 * @description The network fails to deliver a message that it had accepted.
 * @example {
 *       "type": "failed"
 *     }
 */
export type CapturedFailedCreate = {
    /**
     * @description Always `failed`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "failed";
};
/**
 * CapturedHeader
 * @description A header of a captured message.
 * @example {
 *       "name": "Subject",
 *       "value": "Spring is here"
 *     }
 */
export type CapturedHeader = {
    /** @description The name, in its original case. */
    name: string;
    /** @description The value, unfolded and decoded. */
    value: string;
};
/**
 * CapturedMedia
 * @description An image, sound or file that a captured message refers to.
 * @example {
 *       "type": "image",
 *       "url": "https://shop.example.com/spring.png"
 *     }
 */
export type CapturedMedia = {
    /**
     * @description Its type.
     * @enum {string}
     */
    type: "image" | "icon" | "audio" | "video" | "file";
    /** @description Its URL. */
    url: string;
};
/**
 * CapturedMessage
 * @description A message captured by the sandbox carrier.
 * @example {
 *       "captured_id": 1,
 *       "account_id": 1,
 *       "channel": "email",
 *       "sender": "shop@example.com",
 *       "recipient": "ana@example.com",
 *       "subject": "Spring is here",
 *       "campaign_hash": "c4mp41gn01",
 *       "outcome": "accepted",
 *       "size": 366,
 *       "created": "2026-03-02 10:00:04"
 *     }
 */
export type CapturedMessage = {
    /**
     * Format: int64
     * @description The account that sent it.
     */
    account_id: number;
    /**
     * Format: int64
     * @description Number of files.
     */
    attachment_count?: number;
    /** @description The campaign of the message; left out if none. */
    campaign_hash?: string;
    /**
     * Format: int64
     * @description The id of the captured message; later messages have greater ids.
     */
    captured_id: number;
    /**
     * @description The channel.
     * @enum {string}
     */
    channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
    created: ClockTime;
    /** @description The beginning of the text of a message without a subject; left out for others. */
    excerpt?: string;
    /** @description The id of the message in the API that sent it; left out if only its campaign identifies it. */
    message_id?: string;
    /** @description The operation of that request, or `relayEmail`; left out with it. */
    operation_id?: string;
    /**
     * @description The outcome from the sandbox carrier: `accepted`, `deferred` (to be retried), `failed` (permanently) or `unknown` (no response).
     * @enum {string}
     */
    outcome: "accepted" | "deferred" | "failed" | "unknown";
    /** @description The recipient's address, number or device. */
    recipient: string;
    /** @description The request that sent it, for `getRequest` while that is kept; for a relayed email, the email. Left out for campaigns and for automatic messages, such as the second one of a flow. */
    request_id?: string;
    /** @description The sender's address, number or app. */
    sender: string;
    /**
     * Format: int64
     * @description Bytes of the message as it would be sent.
     */
    size: number;
    /** @description The subject of an email or title of a notification; left out on channels without one. */
    subject?: string;
};
/**
 * CapturedMessageDetail
 * @description A captured message with its content.
 * @example {
 *       "captured_id": 1,
 *       "account_id": 1,
 *       "channel": "email",
 *       "sender": "shop@example.com",
 *       "recipient": "ana@example.com",
 *       "subject": "Spring is here",
 *       "campaign_hash": "c4mp41gn01",
 *       "outcome": "accepted",
 *       "size": 366,
 *       "created": "2026-03-02 10:00:04",
 *       "headers": [
 *         {
 *           "name": "From",
 *           "value": "The shop <shop@example.com>"
 *         },
 *         {
 *           "name": "To",
 *           "value": "ana@example.com"
 *         },
 *         {
 *           "name": "Subject",
 *           "value": "Spring is here"
 *         },
 *         {
 *           "name": "MIME-Version",
 *           "value": "1.0"
 *         },
 *         {
 *           "name": "Content-Type",
 *           "value": "multipart/alternative; boundary=\"b1\""
 *         }
 *       ],
 *       "text": "See https://shop.example.com/spring",
 *       "html": "<p>See <a href=\"https://shop.example.com/spring\">our spring</a>.</p>",
 *       "links": [
 *         "https://shop.example.com/spring"
 *       ],
 *       "attachments": [],
 *       "media": []
 *     }
 */
export type CapturedMessageDetail = {
    /**
     * Format: int64
     * @description The account that sent it.
     */
    account_id: number;
    /** @description The files. */
    attachments: CapturedAttachment[];
    /** @description The campaign of the message; left out if none. */
    campaign_hash?: string;
    /**
     * Format: int64
     * @description The id of the captured message; later messages have greater ids.
     */
    captured_id: number;
    /**
     * @description The channel.
     * @enum {string}
     */
    channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
    created: ClockTime;
    /** @description Extra data for an app or a browser; left out if none. */
    data?: {
        [key: string]: unknown;
    };
    /**
     * @description The character encoding of an SMS; left out on other channels.
     * @enum {string}
     */
    encoding?: "gsm0338" | "unicode";
    /** @description The event types that `createMessageEvent` accepts for the message. A click also needs a tracked link. */
    events?: ("open" | "click" | "bounce" | "complaint" | "delivered" | "failed" | "reply" | "unsubscribe")[];
    /** @description The headers in order; a name can occur twice. Empty on channels without headers. */
    headers: CapturedHeader[];
    /** @description The HTML text of an email, or the page of a smart SMS; left out if none. */
    html?: string;
    /**
     * @description The language of the national tables that an SMS uses (3GPP TS 23.038); left out if none.
     * @enum {string}
     */
    language?: "portuguese" | "spanish" | "turkish";
    /** @description The unique URLs of the links as in the message, in order. Tracked links lead through the platform. */
    links: string[];
    /** @description Images, sounds and files that the message refers to. */
    media: CapturedMedia[];
    /** @description The id of the message in the API that sent it; left out if only its campaign identifies it. */
    message_id?: string;
    /** @description The operation of that request, or `relayEmail`; left out with it. */
    operation_id?: string;
    origin?: CapturedOrigin;
    /**
     * @description The outcome from the sandbox carrier: `accepted`, `deferred` (to be retried), `failed` (permanently) or `unknown` (no response).
     * @enum {string}
     */
    outcome: "accepted" | "deferred" | "failed" | "unknown";
    /** @description The recipient's address, number or device. */
    recipient: string;
    /** @description The request that sent it, for `getRequest` while that is kept; for a relayed email, the email. Left out for campaigns and for automatic messages, such as the second one of a flow. */
    request_id?: string;
    /** @description The address for bounces and complaints of an email, for `createInboundMessage`; left out on other channels. */
    return_address?: string;
    /**
     * Format: int64
     * @description The number of parts of an SMS; left out on other channels.
     */
    segments?: number;
    /** @description The sender's address, number or app. */
    sender: string;
    /**
     * Format: int64
     * @description Bytes of the message as it would be sent.
     */
    size: number;
    /** @description The subject of an email or title of a notification; left out on channels without one. */
    subject?: string;
    /** @description The plain text of an email, SMS, notification or voice message; left out if none. */
    text?: string;
    /** @description The title of a notification; left out on other channels. */
    title?: string;
};
/**
 * CapturedMessagePage
 * @description A page of captured messages.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "captured_id": 1,
 *           "account_id": 1,
 *           "channel": "email",
 *           "sender": "shop@example.com",
 *           "recipient": "ana@example.com",
 *           "subject": "Spring is here",
 *           "campaign_hash": "c4mp41gn01",
 *           "outcome": "accepted",
 *           "size": 366,
 *           "created": "2026-03-02 10:00:04"
 *         }
 *       ]
 *     }
 */
export type CapturedMessagePage = {
    /** @description The messages on this page. */
    items: CapturedMessage[];
    /**
     * Format: int64
     * @description Total number of matching messages, on all pages.
     */
    total_items: number;
};
/**
 * CapturedOpenCreate
 * @description The recipient opens the message.
 * @example {
 *       "type": "open"
 *     }
 */
export type CapturedOpenCreate = {
    /**
     * @description Always `open`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "open";
};
/**
 * CapturedOrigin
 * @description The source of a captured message, and its contact.
 * @example {
 *       "type": "campaign",
 *       "list_id": 1,
 *       "contact_id": "a1b2c3d4e5"
 *     }
 */
export type CapturedOrigin = {
    /**
     * Format: int64
     * @description The alert; left out if none.
     */
    alert_id?: number;
    /**
     * Format: int64
     * @description The automation; left out if none.
     */
    automation_id?: number;
    /** @description The contact that received it; left out if none. */
    contact_id?: string;
    /**
     * Format: int64
     * @description The flow; left out if none.
     */
    flow_id?: number;
    /**
     * Format: int64
     * @description The list of the contact; left out without a contact.
     */
    list_id?: number;
    /**
     * @description The source: a campaign, an automation, a flow, an API request, the SMTP relay, a one-time code, an alert, or the platform itself with a notice, a delivery report, a request to confirm a subscription, or an email to a recipient's friend.
     * @enum {string}
     */
    type: "campaign" | "automation" | "flow" | "request" | "relay" | "code" | "alert" | "notice" | "report" | "confirmation" | "forward";
};
/**
 * CapturedReplyCreate
 * @description The recipient replies.
 * @example {
 *       "type": "reply"
 *     }
 */
export type CapturedReplyCreate = {
    /**
     * @description The text of the reply.
     * @default Thank you
     */
    text?: string | undefined;
    /**
     * @description Always `reply`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "reply";
};
/**
 * CapturedSource
 * @description An email with its headers, as it would be sent.
 * @example From: The shop <shop@example.com>
 *     To: ana@example.com
 *     Subject: Spring is here
 *     MIME-Version: 1.0
 *     Content-Type: multipart/alternative; boundary="b1"
 *
 *     --b1
 *     Content-Type: text/plain; charset=utf-8
 *
 *     See https://shop.example.com/spring
 *     --b1
 *     Content-Type: text/html; charset=utf-8
 *
 *     <p>See <a href="https://shop.example.com/spring">our spring</a>.</p>
 *     --b1--
 */
export type CapturedSource = string;
/**
 * CapturedUnsubscribeCreate
 * @description The recipient unsubscribes, by the link of an email or the word `STOP`.
 * @example {
 *       "type": "unsubscribe"
 *     }
 */
export type CapturedUnsubscribeCreate = {
    /**
     * @description Always `unsubscribe`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "unsubscribe";
};
/**
 * Clock
 * @description The time of the account, and its upcoming jobs.
 * @example {
 *       "now": "2026-03-03 10:10:00",
 *       "offset_seconds": 86400,
 *       "due": [
 *         {
 *           "kind": "hook_delivery",
 *           "id": "12",
 *           "at": "2026-03-03 10:12:00"
 *         }
 *       ],
 *       "more": false
 *     }
 */
export type Clock = {
    /** @description Upcoming jobs, soonest first. */
    due: ClockDue[];
    /** @description Whether there are more jobs than listed. */
    more: boolean;
    now: ClockTime;
    /**
     * Format: int64
     * @description Seconds ahead of real time. The clock keeps this offset and continues to run.
     */
    offset_seconds: number;
};
/**
 * ClockAdvance
 * @description How far to advance the clock: by `seconds` or to a time.
 * @example {
 *       "seconds": 86400
 *     }
 */
export type ClockAdvance = ClockAdvanceBy | ClockAdvanceTo;
/**
 * ClockAdvanceBy
 * @description Advances the clock by a number of seconds.
 * @example {
 *       "seconds": 86400
 *     }
 */
export type ClockAdvanceBy = {
    /**
     * Format: int32
     * @description Number of seconds, at most ten years.
     */
    seconds: number;
};
/**
 * ClockAdvanced
 * @description The time of the advanced clock.
 * @example {
 *       "now": "2026-03-03 10:10:00",
 *       "offset_seconds": 86400,
 *       "fired": 1
 *     }
 */
export type ClockAdvanced = {
    /**
     * Format: int64
     * @description How many times the clock stopped on the way for due jobs: timers, scheduled or deferred messages, webhook retries. Jobs due at the same moment count once.
     */
    fired: number;
    now: ClockTime;
    /**
     * Format: int64
     * @description Seconds ahead of real time. The clock keeps this offset and continues to run.
     */
    offset_seconds: number;
};
/**
 * ClockAdvanceTo
 * @description Advances the clock to a time.
 * @example {
 *       "to": "2027-03-03 08:00:00"
 *     }
 */
export type ClockAdvanceTo = {
    to: ClockTime;
};
/**
 * ClockDue
 * @description An upcoming job.
 * @example {
 *       "kind": "hook_delivery",
 *       "id": "12",
 *       "at": "2026-03-03 10:12:00"
 *     }
 */
export type ClockDue = {
    at: ClockTime;
    /** @description The hash of the campaign, or the id of the other object: the alert, option, automation, run of the automation or flow, delivery, message or captured message. */
    id: string;
    /**
     * @description `alert_repeat`: an alert repeats or ends. `autocertificate`: an option creates evidence. `automation_step`: a contact continues in an automation. `automation_trigger`: an automation looks for contacts. `campaign_feed`: a campaign's feed is read. `campaign_hours`: the sending hours of a campaign begin, or its hour reaches the next time zone. `campaign_retry`: a campaign message is retried. `campaign_start`: a campaign is sent. `flow_step`: a multi-channel flow continues. `hook_delivery`: a webhook or callback is posted. `message`: a single message is sent. `message_retry`: a single message is retried. `sandbox_ending`: a magic recipient of the sandbox acts.
     * @enum {string}
     */
    kind: "alert_repeat" | "autocertificate" | "automation_step" | "automation_trigger" | "campaign_feed" | "campaign_hours" | "campaign_retry" | "campaign_start" | "flow_step" | "hook_delivery" | "message" | "message_retry" | "sandbox_ending";
};
/**
 * ClockTime
 * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
 * @example 2026-03-02 10:00:04
 */
export type ClockTime = string;
/**
 * CreateFaultConflict
 * @description What stands against the request.
 */
export type CreateFaultConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account has reached its limit of active faults. Delete some first. */
        too_many_faults?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateMessageEventConflict
 * @description What stands against the request.
 */
export type CreateMessageEventConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The captured message no longer exists. */
        message_gone?: string;
        /** @description This event does not exist for the channel of the message. */
        no_such_event?: string;
        /** @description The message has no tracked link. */
        no_such_link?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * CreateSnapshotConflict
 * @description What stands against the request.
 */
export type CreateSnapshotConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account is too large for a snapshot. */
        account_too_large?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /**
         * Format: int64
         * @description How many bytes a snapshot can have.
         */
        max_bytes?: number;
        /**
         * Format: int64
         * @description How many records a snapshot can have.
         */
        max_records?: number;
        /** @description A snapshot with this name already exists. Delete it, or set replace to true. */
        snapshot_exists?: string;
        /** @description The account has reached its limit of snapshots. Delete one first. */
        too_many_snapshots?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * Fault
 * @description A rule that makes requests or webhook deliveries of the account fail. Fields that its type does not have are left out.
 * @example {
 *       "fault_id": 1,
 *       "type": "status",
 *       "operation_id": "createContact",
 *       "status": 429,
 *       "retry_after": 1,
 *       "times": 2,
 *       "hits": 0,
 *       "created": "2026-03-02 10:00:00"
 *     }
 */
export type Fault = {
    /**
     * @description The affected API; left out for all.
     * @enum {string}
     */
    api?: "marketing-v3" | "transactional-v2" | "registered-v1";
    created: ClockTime;
    /**
     * Format: int64
     * @description Delay in milliseconds.
     */
    delay_ms?: number;
    /** @description The affected webhook action; left out for all. */
    event?: string;
    /**
     * Format: int64
     * @description The id of the fault.
     */
    fault_id: number;
    /**
     * Format: int64
     * @description How many times it has occurred. When `hits` reaches `times`, the fault is used up.
     */
    hits: number;
    /** @description The affected operation; left out for all. */
    operation_id?: string;
    /**
     * Format: int64
     * @description Seconds in the header `Retry-After`; left out without this header.
     */
    retry_after?: number;
    /**
     * Format: int64
     * @description The response status; left out if none.
     */
    status?: number;
    /**
     * Format: int64
     * @description How many times the fault occurs; left out if unlimited.
     */
    times?: number;
    /**
     * @description The kind of failure.
     * @enum {string}
     */
    type: "status" | "delay" | "lost_answer" | "hook_twice" | "hook_failure";
    /** @description The affected URL; left out for all. */
    url?: string;
};
/**
 * FaultCreate
 * @description A fault to create. `type` determines the other allowed fields.
 * @example {
 *       "type": "status",
 *       "operation_id": "createContact",
 *       "status": 429,
 *       "retry_after": 1,
 *       "times": 2
 *     }
 */
export type FaultCreate = FaultStatusCreate | FaultDelayCreate | FaultLostAnswerCreate | FaultHookTwiceCreate | FaultHookFailureCreate;
/**
 * FaultDelayCreate
 * @description Requests are delayed before processing.
 * @example {
 *       "type": "delay",
 *       "delay_ms": 2000,
 *       "times": null
 *     }
 */
export type FaultDelayCreate = {
    /**
     * @description Only requests to this API. By default, all except the Sandbox API.
     * @enum {string}
     */
    api?: ("marketing-v3" | "transactional-v2" | "registered-v1") | undefined;
    /**
     * Format: int32
     * @description Delay in milliseconds.
     */
    delay_ms: number;
    /** @description Only requests to this operation. By default, all operations. */
    operation_id?: string | undefined;
    /**
     * Format: int64
     * @description How many times the fault occurs; null for unlimited.
     * @default 1
     */
    times?: (number | null) | undefined;
    /**
     * @description Always `delay`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "delay";
};
/**
 * FaultHookFailureCreate
 * @description A webhook or callback fails to reach its receiver and is retried as usual.
 * @example {
 *       "type": "hook_failure",
 *       "status": 503,
 *       "times": 3
 *     }
 */
export type FaultHookFailureCreate = {
    /** @description Only deliveries of this webhook action, such as `email_open`. By default, all, including callbacks. */
    event?: string | undefined;
    /**
     * Format: int32
     * @description The simulated response status of the receiver; null for no response.
     * @default null
     */
    status?: (number | null) | undefined;
    /**
     * Format: int64
     * @description How many times the fault occurs; null for unlimited.
     * @default 1
     */
    times?: (number | null) | undefined;
    /**
     * @description Always `hook_failure`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "hook_failure";
    /** @description Only deliveries to exactly this URL. By default, all. */
    url?: string | undefined;
};
/**
 * FaultHookTwiceCreate
 * @description A webhook or callback is posted twice, with the same body and `webhook-id`.
 * @example {
 *       "type": "hook_twice",
 *       "event": "email_open"
 *     }
 */
export type FaultHookTwiceCreate = {
    /** @description Only deliveries of this webhook action, such as `email_open`. By default, all, including callbacks. */
    event?: string | undefined;
    /**
     * Format: int64
     * @description How many times the fault occurs; null for unlimited.
     * @default 1
     */
    times?: (number | null) | undefined;
    /**
     * @description Always `hook_twice`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "hook_twice";
    /** @description Only deliveries to exactly this URL. By default, all. */
    url?: string | undefined;
};
/**
 * FaultLostAnswerCreate
 * @description Requests are processed, but the connection is closed instead of a response. A refused request gets its response.
 * @example {
 *       "type": "lost_answer",
 *       "operation_id": "sendEmail"
 *     }
 */
export type FaultLostAnswerCreate = {
    /**
     * @description Only requests to this API. By default, all except the Sandbox API.
     * @enum {string}
     */
    api?: ("marketing-v3" | "transactional-v2" | "registered-v1") | undefined;
    /** @description Only requests to this operation. By default, all operations. */
    operation_id?: string | undefined;
    /**
     * Format: int64
     * @description How many times the fault occurs; null for unlimited.
     * @default 1
     */
    times?: (number | null) | undefined;
    /**
     * @description Always `lost_answer`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "lost_answer";
};
/**
 * FaultPage
 * @description A page of faults.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "fault_id": 1,
 *           "type": "status",
 *           "operation_id": "createContact",
 *           "status": 429,
 *           "retry_after": 1,
 *           "times": 2,
 *           "hits": 0,
 *           "created": "2026-03-02 10:00:00"
 *         }
 *       ]
 *     }
 */
export type FaultPage = {
    /** @description The faults on this page. */
    items: Fault[];
    /**
     * Format: int64
     * @description Total number of faults, on all pages.
     */
    total_items: number;
};
/**
 * FaultStatusCreate
 * @description Requests return an error that the operation documents, and do nothing.
 * @example {
 *       "type": "status",
 *       "operation_id": "createContact",
 *       "status": 429,
 *       "retry_after": 1,
 *       "times": 2
 *     }
 */
export type FaultStatusCreate = {
    /**
     * @description Only requests to this API. By default, all except the Sandbox API.
     * @enum {string}
     */
    api?: ("marketing-v3" | "transactional-v2" | "registered-v1") | undefined;
    /** @description Only requests to this operation. By default, all operations. */
    operation_id?: string | undefined;
    /**
     * Format: int32
     * @description Seconds for the header `Retry-After`. By default, no such header.
     */
    retry_after?: number | undefined;
    /**
     * Format: int32
     * @description The response status, from 400. Returns 422 if no matching operation documents it; the fault skips operations that don't document it.
     */
    status: number;
    /**
     * Format: int64
     * @description How many times the fault occurs; null for unlimited.
     * @default 1
     */
    times?: (number | null) | undefined;
    /**
     * @description Always `status`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "status";
};
/**
 * Health
 * @description The health of the platform, limited to one account.
 * @example {
 *       "status": "well",
 *       "version": "0.1.0",
 *       "uptime_seconds": 3605,
 *       "database": {
 *         "engine": "sqlite",
 *         "state": "up",
 *         "answer_ms": 1
 *       },
 *       "work": {
 *         "state": "running",
 *         "idle_ms": 120
 *       },
 *       "queues": [
 *         {
 *           "queue": "messages_due",
 *           "waiting": 0
 *         }
 *       ],
 *       "carriers": [
 *         {
 *           "channel": "email",
 *           "carrier": "sandbox",
 *           "state": "up"
 *         }
 *       ],
 *       "live_carriers": [
 *         {
 *           "name": "smtp",
 *           "state": "up",
 *           "since": "2026-03-03 14:00:00"
 *         },
 *         {
 *           "name": "web-push",
 *           "state": "unused"
 *         },
 *         {
 *           "name": "sandbox",
 *           "state": "up"
 *         }
 *       ],
 *       "alarms": []
 *     }
 */
export type Health = {
    /** @description The alarms that need action, most serious first; empty if there are none. */
    alarms: HealthAlarm[];
    /** @description The carriers of a sandbox account, one per channel; empty for a live account. */
    carriers: HealthCarrier[];
    database: HealthDatabase;
    /** @description All configured carriers for live accounts, and the sandbox. */
    live_carriers: HealthLiveCarrier[];
    /** @description The queues of the account, including empty ones. */
    queues: HealthQueue[];
    /**
     * @description `attention` if there is an alarm.
     * @enum {string}
     */
    status: "well" | "attention";
    /** @description The upgrade in progress; left out if there is none. */
    upgrade?: HealthUpgrade;
    /**
     * Format: int64
     * @description Seconds of real time since the start of the process.
     */
    uptime_seconds: number;
    /** @description The platform's version. */
    version: string;
    work: HealthWork;
};
/**
 * HealthAlarm
 * @description An alarm that needs action.
 * @example {
 *       "kind": "hooks_parked",
 *       "detail": "Webhooks or callbacks that were given up: 1.",
 *       "since": "2026-03-03 14:10:00",
 *       "waiting": 1
 *     }
 */
export type HealthAlarm = {
    /** @description The campaign; left out for other alarms. */
    campaign_hash?: string;
    /**
     * @description The channel of the carrier; left out for other alarms.
     * @enum {string}
     */
    channel?: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
    /** @description A description of the alarm. */
    detail: string;
    /** @description The domain of the sender; left out for other alarms. */
    domain?: string;
    /**
     * @description `database_no_writes`: the database accepts no writes. `work_stalled`: the work loop makes no progress. `carrier_unreachable`: a carrier is unreachable, or refuses the platform's login or key. `work_set_aside`: the process crashed each time it worked on a task of the account; the operator can release the task. `campaign_halted`: a campaign was stopped because its recipient counts don't match. `messages_overdue`: messages have been due for at least a minute. `sender_refused`: in the last hour, a mail server refused emails because of their sender domain. `receipts_unread`: in the last 24 hours, receipts of an SMS carrier were unreadable, so the outcome of some messages is unknown. `hooks_parked`: webhooks or callbacks failed for 72 hours. `faults_in_force`: faults of the account are active.
     * @enum {string}
     */
    kind: "database_no_writes" | "work_stalled" | "carrier_unreachable" | "work_set_aside" | "campaign_halted" | "messages_overdue" | "sender_refused" | "receipts_unread" | "hooks_parked" | "faults_in_force";
    /** @description When it began, by the account's clock, which keeps its duration. Left out if unknown. */
    since?: ClockTime;
    /**
     * Format: int64
     * @description Number of affected messages, deliveries or faults; left out for other alarms.
     */
    waiting?: number;
};
/**
 * HealthCarrier
 * @description The status of a channel's carrier, as seen by the responding process.
 * @example {
 *       "channel": "email",
 *       "carrier": "smtp",
 *       "state": "up",
 *       "rate_per_second": 50
 *     }
 */
export type HealthCarrier = {
    /**
     * @description `sandbox` captures messages. `smtp` captures them and also sends them to a mail catcher.
     * @enum {string}
     */
    carrier: "sandbox" | "smtp";
    /**
     * @description The channel.
     * @enum {string}
     */
    channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
    /**
     * Format: int64
     * @description Maximum messages per second, over all accounts; left out without a limit.
     */
    rate_per_second?: number;
    /** @description Since when it is unreachable or throttled; left out otherwise. */
    since?: ClockTime;
    /**
     * @description `unused`: nothing was sent since the start. `up`: it accepted the last message. `unreachable`: no connection. `throttled`: it asked for a pause.
     * @enum {string}
     */
    state: "unused" | "up" | "unreachable" | "throttled";
};
/**
 * HealthDatabase
 * @description The status of the database.
 * @example {
 *       "engine": "sqlite",
 *       "state": "up",
 *       "answer_ms": 1
 *     }
 */
export type HealthDatabase = {
    /**
     * Format: int64
     * @description Milliseconds for the response to a minimal query just now.
     */
    answer_ms: number;
    /**
     * @description The database engine.
     * @enum {string}
     */
    engine: "sqlite" | "postgresql";
    /**
     * @description `no_writes`: it responds, but accepts no writes, so no new work starts.
     * @enum {string}
     */
    state: "up" | "no_writes";
};
/**
 * HealthLiveCarrier
 * @description The status of a configured carrier, as seen by the responding process.
 * @example {
 *       "name": "smpp",
 *       "state": "unreachable",
 *       "since": "2026-03-03 14:10:00",
 *       "detail": "it refuses the connection"
 *     }
 */
export type HealthLiveCarrier = {
    /** @description A description of the problem; left out if none. */
    detail?: string;
    /** @description `smtp`: the mail host; several are `smtp-1`, `smtp-2` and so on. `smpp`: the SMSC. `gateway`: the gateway of the Carrier API. `apns` and `fcm`: the push services of Apple and Google. `web-push`: the push services of browsers. `sandbox`: captures messages. `sandbox-smtp`: the mail catcher of sandbox accounts. Other names are possible. */
    name: string;
    /** @description Since when it has this status, by the account's clock; left out if unknown. */
    since?: ClockTime;
    /**
     * @description `unused`: nothing was sent by it since the start. `up`: it accepted the last message, or its session is open. `unreachable`: no connection. `refused`: it refuses the platform's login or key.
     * @enum {string}
     */
    state: "unused" | "up" | "unreachable" | "refused";
};
/**
 * HealthMigration
 * @description A migration that is left.
 * @example {
 *       "number": 93,
 *       "kind": "move",
 *       "done": 0.4
 *     }
 */
export type HealthMigration = {
    /** @description Why the last attempt failed; left out if it succeeded. */
    detail?: string;
    /**
     * Format: double
     * @description The part that is done, from 0 to 1.
     */
    done: number;
    /**
     * @description `move`: changes rows or builds an index in the background. `contract`: removes what only older programs use, once none of them runs.
     * @enum {string}
     */
    kind: "move" | "contract";
    /**
     * Format: int32
     * @description The number of the migration.
     */
    number: number;
};
/**
 * HealthProcess
 * @description A process that shares the database.
 * @example {
 *       "role": "all",
 *       "version": "0.2.0",
 *       "is_older": false,
 *       "since": "2026-03-03 14:10:00"
 *     }
 */
export type HealthProcess = {
    /** @description Whether a migration waits for its end, because its program is too old. */
    is_older: boolean;
    /** @description Its part of the platform: `all`, `api` or `work`. Other values are possible. */
    role: string;
    /** @description When it started, by the account's clock. */
    since: ClockTime;
    /** @description The version of its program. */
    version: string;
};
/**
 * HealthQueue
 * @description A queue of the account.
 * @example {
 *       "queue": "messages_waiting",
 *       "waiting": 2,
 *       "first": "2026-03-03 14:15:00"
 *     }
 */
export type HealthQueue = {
    /** @description When the first item is due, or since when it waits; left out for items without a time. */
    first?: ClockTime;
    /**
     * @description `messages_due`: messages to send now. `messages_waiting`: scheduled messages and retries. `hooks_pending`: webhooks and callbacks to post. `hooks_parked`: those that failed for 72 hours. `operations`: operations not started yet. `campaigns`: campaigns in progress. `timers`: jobs due at a time. `evidences`: evidence to create.
     * @enum {string}
     */
    queue: "messages_due" | "messages_waiting" | "hooks_pending" | "hooks_parked" | "operations" | "campaigns" | "timers" | "evidences";
    /**
     * Format: int64
     * @description Number of items; counting stops at 100,000.
     */
    waiting: number;
};
/**
 * HealthUpgrade
 * @description An upgrade in progress.
 * @example {
 *       "migrations": [
 *         {
 *           "number": 93,
 *           "kind": "move",
 *           "done": 0.4
 *         }
 *       ],
 *       "processes": [
 *         {
 *           "role": "all",
 *           "version": "0.2.0",
 *           "is_older": false,
 *           "since": "2026-03-03 14:10:00"
 *         }
 *       ]
 *     }
 */
export type HealthUpgrade = {
    /** @description The migrations that are left, in order. */
    migrations: HealthMigration[];
    /** @description The processes that share the database, the oldest version first. */
    processes: HealthProcess[];
};
/**
 * HealthWork
 * @description The status of the work loop, which sends messages and does all background work.
 * @example {
 *       "state": "running",
 *       "idle_ms": 120
 *     }
 */
export type HealthWork = {
    /**
     * Format: int64
     * @description Milliseconds since it last worked or looked for work; left out for `elsewhere`.
     */
    idle_ms?: number;
    /**
     * @description `stalled`: no progress for 30 seconds. `elsewhere`: another process does the work.
     * @enum {string}
     */
    state: "running" | "stalled" | "elsewhere";
};
/**
 * HookAttempt
 * @description One attempt to post a webhook or callback.
 * @example {
 *       "date": "2026-03-02 10:07:01",
 *       "duration_ms": 38,
 *       "headers": {
 *         "content-type": "application/json",
 *         "webhook-id": "hook_1",
 *         "webhook-timestamp": "1772446021",
 *         "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="
 *       },
 *       "status": 200,
 *       "answer": "OK"
 *     }
 */
export type HookAttempt = {
    /** @description The first 1,000 bytes of the response; left out if none. */
    answer?: string;
    date: ClockTime;
    /**
     * Format: int64
     * @description Milliseconds until the response or the timeout.
     */
    duration_ms: number;
    /** @description Why there was no response; left out if there was one. */
    error?: string;
    /** @description The headers set by the platform, as sent; left out if a fault prevented sending, and for attempts of earlier versions. */
    headers?: {
        [key: string]: string;
    };
    /** @description When the next attempt was due; left out if none. */
    next_attempt?: ClockTime;
    /**
     * Format: int64
     * @description The response status; left out if none.
     */
    status?: number;
};
/**
 * HookDelivery
 * @description A delivery of a webhook or callback.
 * @example {
 *       "delivery_id": 1,
 *       "hook_id": "hook_1",
 *       "name": "listEvent",
 *       "event": "email_open",
 *       "webhook_id": 1,
 *       "url": "https://shop.example.com/hooks",
 *       "state": "delivered",
 *       "attempts": 1,
 *       "created": "2026-03-02 10:07:00",
 *       "ended": "2026-03-02 10:07:01"
 *     }
 */
export type HookDelivery = {
    /**
     * Format: int64
     * @description Number of attempts since its creation or replay.
     */
    attempts: number;
    created: ClockTime;
    /**
     * Format: int64
     * @description The id of the delivery; later deliveries have greater ids.
     */
    delivery_id: number;
    /** @description When it was delivered or parked; left out otherwise. */
    ended?: ClockTime;
    /** @description The action that a webhook reports. A channel's delivery can report several, separated by commas: `sent,delivered`. For a list callback, its flag: `notif_api_7`. Left out for other callbacks. */
    event?: string;
    /** @description The header `webhook-id` of every attempt. */
    hook_id: string;
    /** @description The webhook or callback; `listCallback` for the one set with `editApiCallback` of SOAP. */
    name: string;
    /** @description When the next attempt is due; left out if none. */
    next_attempt?: ClockTime;
    state: HookDeliveryState;
    /** @description The target URL. */
    url: string;
    /**
     * Format: int64
     * @description The webhook of the delivery, or the list callback (`listCallback`); left out for other callbacks.
     */
    webhook_id?: number;
};
/**
 * HookDeliveryDetail
 * @description A webhook delivery with its body and its attempts.
 * @example {
 *       "delivery_id": 1,
 *       "hook_id": "hook_1",
 *       "name": "listEvent",
 *       "event": "email_open",
 *       "webhook_id": 1,
 *       "url": "https://shop.example.com/hooks",
 *       "state": "delivered",
 *       "attempts": 1,
 *       "created": "2026-03-02 10:07:00",
 *       "ended": "2026-03-02 10:07:01",
 *       "media_type": "application/json",
 *       "body": "{\"webhook_id\":1,\"list_id\":1,\"action\":\"email_open\",\"action_date\":\"2026-03-02 10:07:00\",\"contact\":{\"contact_id\":\"5bd1e995a7\"},\"action_data\":{\"campaign_hash\":\"c4mp41gn01\"}}",
 *       "attempt_log": [
 *         {
 *           "date": "2026-03-02 10:07:01",
 *           "duration_ms": 38,
 *           "headers": {
 *             "content-type": "application/json",
 *             "webhook-id": "hook_1",
 *             "webhook-timestamp": "1772446021",
 *             "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="
 *           },
 *           "status": 200,
 *           "answer": "OK"
 *         }
 *       ]
 *     }
 */
export type HookDeliveryDetail = {
    /** @description All attempts, oldest first, including those before a replay. */
    attempt_log: HookAttempt[];
    /**
     * Format: int64
     * @description Number of attempts since its creation or replay.
     */
    attempts: number;
    /** @description The body, exactly as signed. */
    body: string;
    created: ClockTime;
    /**
     * Format: int64
     * @description The id of the delivery; later deliveries have greater ids.
     */
    delivery_id: number;
    /** @description When it was delivered or parked; left out otherwise. */
    ended?: ClockTime;
    /** @description The action that a webhook reports. A channel's delivery can report several, separated by commas: `sent,delivered`. For a list callback, its flag: `notif_api_7`. Left out for other callbacks. */
    event?: string;
    /** @description The header `webhook-id` of every attempt. */
    hook_id: string;
    /** @description The header `content-type` of every attempt; `application/x-www-form-urlencoded` for a list callback. */
    media_type: string;
    /** @description The webhook or callback; `listCallback` for the one set with `editApiCallback` of SOAP. */
    name: string;
    /** @description When the next attempt is due; left out if none. */
    next_attempt?: ClockTime;
    state: HookDeliveryState;
    /** @description The target URL. */
    url: string;
    /**
     * Format: int64
     * @description The webhook of the delivery, or the list callback (`listCallback`); left out for other callbacks.
     */
    webhook_id?: number;
};
/**
 * HookDeliveryFilterState
 * @description A state of deliveries, or `failed`: parked deliveries, and those that failed and wait for a retry.
 * @example failed
 * @enum {string}
 */
export type HookDeliveryFilterState = "pending" | "delivered" | "parked" | "held" | "failed";
/**
 * HookDeliveryPage
 * @description A page of webhook deliveries.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "delivery_id": 1,
 *           "hook_id": "hook_1",
 *           "name": "listEvent",
 *           "event": "email_open",
 *           "webhook_id": 1,
 *           "url": "https://shop.example.com/hooks",
 *           "state": "delivered",
 *           "attempts": 1,
 *           "created": "2026-03-02 10:07:00",
 *           "ended": "2026-03-02 10:07:01"
 *         }
 *       ]
 *     }
 */
export type HookDeliveryPage = {
    /** @description The deliveries on this page. */
    items: HookDelivery[];
    /**
     * Format: int64
     * @description Total number of matching deliveries, on all pages.
     */
    total_items: number;
};
/**
 * HookDeliveryState
 * @description A `pending` delivery waits for an attempt, a `delivered` one got a 2xx, and a `parked` one failed for 72 hours and is retried only if you replay it. A `held` one waits until its paused or disabled webhook is active again.
 * @example delivered
 * @enum {string}
 */
export type HookDeliveryState = "pending" | "delivered" | "parked" | "held";
/**
 * HookReplay
 * @description The webhook deliveries to replay: those that match all fields.
 * @example {
 *       "state": "parked",
 *       "url": "https://shop.example.com/hooks"
 *     }
 */
export type HookReplay = {
    /** @description Only deliveries that report this webhook action. */
    event?: string | undefined;
    /** @description Only deliveries of this webhook or callback, such as `listEvent`. */
    name?: string | undefined;
    /** @description Only deliveries created at or after this time. */
    since?: string | undefined;
    /**
     * @description Only deliveries in this state. `failed`: parked deliveries, and those that failed and wait for a retry.
     * @default parked
     * @enum {string}
     */
    state?: ("delivered" | "parked" | "failed") | undefined;
    /** @description Only deliveries to exactly this URL. */
    url?: string | undefined;
    /**
     * Format: int64
     * @description Only deliveries of the webhook with this id. Webhooks of lists and of channels have separate ids; `name` distinguishes them.
     */
    webhook_id?: number | undefined;
};
/**
 * HookReplayed
 * @description The result of the replay.
 * @example {
 *       "replayed": 3
 *     }
 */
export type HookReplayed = {
    /**
     * Format: int64
     * @description Number of deliveries due again.
     */
    replayed: number;
};
/**
 * InboundEmailCreate
 * @description A raw email.
 * @example {
 *       "channel": "email",
 *       "sender": "ana@example.com",
 *       "recipient": "shop@example.com",
 *       "source": "From: ana@example.com\r\nTo: shop@example.com\r\nSubject: Re: Spring is here\r\nIn-Reply-To: <m.1@example.com>\r\n\r\nDo you have it in blue?\r\n"
 *     }
 */
export type InboundEmailCreate = {
    /**
     * @description Always `email`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    channel: "email";
    /** @description The envelope recipient: the `return_address` of a captured message for a report, or the sender's address for a reply. */
    recipient: string;
    /** @description The envelope sender; empty or left out for a report of a mail server. */
    sender?: string | undefined;
    /** @description The raw email with its headers (RFC 5322), at most 1 MiB. */
    source: string;
};
/**
 * InboundMessage
 * @description An inbound message, and its meaning.
 * @example {
 *       "inbound_id": 1,
 *       "account_id": 1,
 *       "channel": "sms",
 *       "sender": "351-910000001",
 *       "recipient": "351-920000001",
 *       "meaning": "opt_out",
 *       "effect": "taken",
 *       "text": "STOP",
 *       "created": "2026-03-02 10:07:00"
 *     }
 */
export type InboundMessage = {
    /**
     * Format: int64
     * @description The account that received it.
     */
    account_id: number;
    /** @description The related campaign; left out if none. */
    campaign_hash?: string;
    /**
     * @description The channel.
     * @enum {string}
     */
    channel: "email" | "sms";
    created: ClockTime;
    /**
     * @description Whether it had an effect: `taken` (yes), `known` (a repeat, or the message already had another outcome) or `none`.
     * @enum {string}
     */
    effect: "taken" | "known" | "none";
    /**
     * Format: int64
     * @description The id of the message; later messages have greater ids. Left out for a message from an erased person, which is not stored.
     */
    inbound_id?: number;
    /**
     * @description The meaning of an SMS: `opt_out`, `opt_in`, `help` or `text`. Of an email: `hard_bounce` (the address is invalid), `soft_bounce` (temporary), `sender_refused` (the server refuses emails of this sender; counts as a soft bounce and alerts the operator), `complaint`, `delivered`, `relayed`, `read`, `reply`, `auto_reply`, `note` (a delay warning, or other text without effect) or `forged` (to a return address that the platform did not create).
     * @enum {string}
     */
    meaning: "hard_bounce" | "soft_bounce" | "sender_refused" | "complaint" | "delivered" | "relayed" | "read" | "reply" | "auto_reply" | "note" | "forged" | "opt_out" | "opt_in" | "help" | "text";
    /** @description The id of the related single message; left out if none. */
    message_id?: string;
    /** @description The recipient's address or number. */
    recipient: string;
    /** @description The address in From, or the sender's number. */
    sender: string;
    /** @description The subject of an email; left out if none. */
    subject?: string;
    /** @description The text, at most 10,000 characters. */
    text: string;
};
/**
 * InboundMessageCreate
 * @description An inbound message to simulate. `channel` determines the other allowed fields.
 * @example {
 *       "channel": "sms",
 *       "sender": "351-910000001",
 *       "recipient": "351-920000001",
 *       "text": "STOP"
 *     }
 */
export type InboundMessageCreate = InboundSmsCreate | InboundEmailCreate;
/**
 * InboundMessagePage
 * @description A page of inbound messages.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "inbound_id": 1,
 *           "account_id": 1,
 *           "channel": "sms",
 *           "sender": "351-910000001",
 *           "recipient": "351-920000001",
 *           "meaning": "opt_out",
 *           "effect": "taken",
 *           "text": "STOP",
 *           "created": "2026-03-02 10:07:00"
 *         }
 *       ]
 *     }
 */
export type InboundMessagePage = {
    /** @description The messages on this page. */
    items: InboundMessage[];
    /**
     * Format: int64
     * @description Total number of matching messages, on all pages.
     */
    total_items: number;
};
/**
 * InboundSmsCreate
 * @description An SMS to a sender of the account.
 * @example {
 *       "channel": "sms",
 *       "sender": "351-910000001",
 *       "recipient": "351-920000001",
 *       "text": "STOP"
 *     }
 */
export type InboundSmsCreate = {
    /**
     * @description Always `sms`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    channel: "sms";
    /** @description The recipient: a number or name, the `sender` of a captured SMS. */
    recipient: string;
    /** @description The sender's number, `<country code>-<number>`. */
    sender: string;
    /** @description The text. */
    text: string;
};
/**
 * KeyConflict
 * @description What stands against the request.
 */
export type KeyConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * ListCallback
 * @description The URL that receives contact events of a list, in the format of the SOAP API. A list has at most one.
 * @example {
 *       "callback_id": 1,
 *       "list_id": 1,
 *       "url": "https://shop.example.com/hooks/callback",
 *       "flags": [
 *         "notif_api_1",
 *         "notif_api_7"
 *       ],
 *       "created": "2026-03-02 10:00:00"
 *     }
 */
export type ListCallback = {
    /**
     * Format: int64
     * @description The id of the callback, shown in deliveries as `webhook_id`.
     */
    readonly callback_id: number;
    created: ClockTime;
    /** @description The actions to report. */
    flags: ListCallbackFlag[];
    /**
     * Format: int64
     * @description The list.
     */
    list_id: number;
    /**
     * Format: uri
     * @description The address.
     */
    url: string;
};
/**
 * ListCallbackFlag
 * @description An event that a list callback can report, with the name from `editApiCallback` of the SOAP API.
 * @example notif_api_7
 * @enum {string}
 */
export type ListCallbackFlag = "notif_api_1" | "notif_api_2" | "notif_api_3" | "notif_api_4" | "notif_api_5" | "notif_api_6" | "notif_api_7" | "notif_api_8" | "notif_api_9" | "notif_api_10" | "notif_api_11" | "notif_api_12" | "notif_api_13" | "notif_api_14" | "notif_api_15" | "notif_api_16";
/**
 * ListCallbackPage
 * @description A page of list callbacks.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "callback_id": 1,
 *           "list_id": 1,
 *           "url": "https://shop.example.com/hooks/callback",
 *           "flags": [
 *             "notif_api_1",
 *             "notif_api_7"
 *           ],
 *           "created": "2026-03-02 10:00:00"
 *         }
 *       ]
 *     }
 */
export type ListCallbackPage = {
    /** @description The callbacks on this page. */
    items: ListCallback[];
    /**
     * Format: int64
     * @description Total number of items, on all pages.
     */
    total_items: number;
};
/**
 * ListCallbackUpdate
 * @description The new callback of the list.
 * @example {
 *       "url": "https://shop.example.com/hooks/callback",
 *       "flags": [
 *         "notif_api_1",
 *         "notif_api_7"
 *       ]
 *     }
 */
export type ListCallbackUpdate = {
    /** @description The events to report. */
    flags: ListCallbackFlag[];
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url: string;
};
/**
 * LiveEvent
 * @description An event in the account.
 * @example {
 *       "event_id": "0-42",
 *       "kind": "message",
 *       "type": "email",
 *       "date": "2026-03-02 10:00:04",
 *       "text": "ana@example.com, Spring is here",
 *       "object_id": "1",
 *       "campaign_hash": "c4mp41gn01",
 *       "failed": false
 *     }
 */
export type LiveEvent = {
    /** @description The related campaign. */
    campaign_hash?: string;
    /** @description The related contact. */
    contact_id?: string;
    /** @description When it happened, by the account's clock. */
    date: ClockTime;
    /**
     * Format: double
     * @description Milliseconds for a request or an attempt.
     */
    duration_ms?: number;
    /** @description The position in the stream: the `id` of the event. */
    event_id: string;
    /** @description Whether something failed, such as a refused request. */
    failed: boolean;
    kind: LiveEventKind;
    /**
     * Format: int64
     * @description The related list.
     */
    list_id?: number;
    /** @description The id of the object: `request_id`, `captured_id`, `delivery_id` or `operation_id`. Left out for other kinds, and for deleted objects. */
    object_id?: string;
    /**
     * Format: int32
     * @description The HTTP status of a request, or of the response to a webhook attempt.
     */
    status?: number;
    /** @description A short, readable description. */
    text: string;
    /** @description The type of the event within its kind: the operationId of a request, the channel of a message, the action of an event (`email_open`), the status of an operation; `created`, `delivered` or `failed` for a webhook delivery; otherwise the kind itself. */
    type: string;
};
/**
 * LiveEventKind
 * @description A `request` with its response, a captured `message`, an `event` of a message or contact, a `hook` delivery created or attempted, an `operation` created or with a new status, a move of the `clock`, a `reset` or restore of the account, or a `gap`: events that are no longer kept.
 * @example message
 * @enum {string}
 */
export type LiveEventKind = "request" | "message" | "event" | "hook" | "operation" | "clock" | "reset" | "gap";
/**
 * ModeratedSender
 * @description A sender of any channel.
 * @example {
 *       "sender_id": 1,
 *       "channel": "email",
 *       "address": "shop@example.com",
 *       "status": "rejected"
 *     }
 */
export type ModeratedSender = {
    /** @description The sender's email address, number or name. */
    address: string;
    /**
     * @description The channel of the sender; `cellphone` sends SMS, `phone` makes calls.
     * @enum {string}
     */
    channel: "email" | "cellphone" | "phone";
    /**
     * Format: int64
     * @description The id of the sender.
     */
    sender_id: number;
    /**
     * @description Only an active sender can send.
     * @enum {string}
     */
    status: "active" | "moderation" | "rejected";
};
/**
 * PreviewLink
 * @description A temporary URL that shows a message.
 * @example {
 *       "url": "https://localhost:8443/preview/w-1-1772446204000-a.JkhBkVZ2cO7xWvYF",
 *       "expires": "2026-03-02 10:10:04"
 *     }
 */
export type PreviewLink = {
    /** @description When it expires, in real time, `YYYY-MM-DD hh:mm:ss` in UTC. */
    expires: string;
    /**
     * Format: uri
     * @description The URL. Anyone with this URL can read the message, without a key.
     */
    url: string;
};
/**
 * PreviewLinkCreate
 * @description Options of the preview.
 * @example {
 *       "remote_images": true
 *     }
 */
export type PreviewLinkCreate = {
    /**
     * @description Whether to show the message on a dark background.
     * @default false
     */
    dark?: boolean | undefined;
    /**
     * @description Whether the browser can load remote images of the message. Their host then learns of the request.
     * @default false
     */
    remote_images?: boolean | undefined;
};
/**
 * Problem
 * @description The body of every error.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Not Found",
 *       "status": 404,
 *       "detail": "List 4711 was not found in this account."
 *     }
 */
export type Problem = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * ProblemWithErrors
 * @description An error with its causes. `errors` maps a path (`body.base.email`, `query.limit`) or the reason of a conflict (`unique_field_in_use`) to its text or data.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Unprocessable Entity",
 *       "status": 422,
 *       "detail": "query.limit must be at most 100",
 *       "errors": {
 *         "query.limit": "must be at most 100"
 *       }
 *     }
 */
export type ProblemWithErrors = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Path or reason, and its text or data. */
    errors?: Record<string, never>;
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * RecordCount
 * @description The number of records of a kind.
 * @example {
 *       "kind": "contacts",
 *       "records": 100
 *     }
 */
export type RecordCount = {
    kind: RecordKind;
    /**
     * Format: int64
     * @description Number of records.
     */
    records: number;
};
/**
 * RecordedProblem
 * @description The problem in a response, as stored.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Unprocessable Entity",
 *       "status": 422,
 *       "detail": "The request does not fit the contract: 1 place.",
 *       "errors": {
 *         "body.name": "is required"
 *       }
 *     }
 */
export type RecordedProblem = {
    /** @description What went wrong. */
    detail?: string;
    /** @description The problems by path. */
    errors?: {
        [key: string]: unknown;
    };
    /**
     * Format: int32
     * @description The HTTP status, or the SMTP reply code.
     */
    status?: number;
    /** @description The status as text, the SOAP error code or fault, or the enhanced status code of an SMTP reply. */
    title?: string;
    /** @description The URL of the error's documentation. */
    type?: string;
};
/**
 * RecordedRequest
 * @description A request with a response.
 * @example {
 *       "request_id": "kq3v9a-1",
 *       "api": "marketing-v3",
 *       "operation_id": "createList",
 *       "method": "POST",
 *       "path": "/marketing/v3/lists",
 *       "status": 422,
 *       "duration_ms": 2.4,
 *       "date": "2026-03-02 10:00:04",
 *       "key_id": "5f2b9c01",
 *       "problem": {
 *         "type": "/docs/#errors",
 *         "title": "Unprocessable Entity",
 *         "status": 422,
 *         "detail": "The request does not fit the contract: 1 place.",
 *         "errors": {
 *           "body.name": "is required"
 *         }
 *       }
 *     }
 */
export type RecordedRequest = {
    api: ApiName;
    /** @description The header `X-Client` of the request, such as `console`; left out if none. */
    client?: string;
    /** @description When it was answered, by the account's clock. */
    date: ClockTime;
    /**
     * Format: double
     * @description Milliseconds from the last byte of the headers, or from the command, to the end of the response.
     */
    duration_ms: number;
    /** @description An identifier of the key or user, not the key itself. */
    key_id: string;
    /** @description The HTTP method; for an email, the last SMTP command: `MAIL`, `RCPT` or `DATA`. */
    method: string;
    /** @description The operation; `relayEmail` for an email. */
    operation_id: string;
    /** @description The path and query as sent, with secrets in the query redacted. For an email, the address in the command or the first recipient. */
    path: string;
    /** @description The error in the response; left out for a success. */
    problem?: RecordedProblem;
    /** @description The response header `X-Request-Id`; a separate id for an email. */
    request_id: string;
    /**
     * Format: int32
     * @description The HTTP status, or the SMTP reply code. A refused SOAP call has 200.
     */
    status: number;
};
/**
 * RecordedRequestDetail
 * @description A request with its body and its response.
 * @example {
 *       "request_id": "kq3v9a-1",
 *       "api": "marketing-v3",
 *       "operation_id": "createList",
 *       "method": "POST",
 *       "path": "/marketing/v3/lists",
 *       "status": 422,
 *       "duration_ms": 2.4,
 *       "date": "2026-03-02 10:00:04",
 *       "key_id": "5f2b9c01",
 *       "problem": {
 *         "type": "/docs/#errors",
 *         "title": "Unprocessable Entity",
 *         "status": 422,
 *         "detail": "The request does not fit the contract: 1 place.",
 *         "errors": {
 *           "body.name": "is required"
 *         }
 *       },
 *       "path_parameters": {},
 *       "query_parameters": {},
 *       "request_body": "{\"language\":\"pt\"}",
 *       "is_cut": false
 *     }
 */
export type RecordedRequestDetail = {
    /** @description The response as JSON text, redacted in the same way; a SOAP fault and an SMTP reply have the fields of a problem. Left out if there was no body, or if it was not JSON. */
    answer_body?: string;
    api: ApiName;
    /** @description The header `X-Client` of the request, such as `console`; left out if none. */
    client?: string;
    /** @description When it was answered, by the account's clock. */
    date: ClockTime;
    /**
     * Format: double
     * @description Milliseconds from the last byte of the headers, or from the command, to the end of the response.
     */
    duration_ms: number;
    /** @description Whether a body was truncated. */
    is_cut: boolean;
    /** @description An identifier of the key or user, not the key itself. */
    key_id: string;
    /** @description The HTTP method; for an email, the last SMTP command: `MAIL`, `RCPT` or `DATA`. */
    method: string;
    /** @description The operation; `relayEmail` for an email. */
    operation_id: string;
    /** @description The path and query as sent, with secrets in the query redacted. For an email, the address in the command or the first recipient. */
    path: string;
    /** @description The path parameters by name. */
    path_parameters: {
        [key: string]: unknown;
    };
    /** @description The error in the response; left out for a success. */
    problem?: RecordedProblem;
    /** @description The query parameters, without secrets. */
    query_parameters: {
        [key: string]: unknown;
    };
    /** @description The body as JSON text (the options of a SOAP call, the envelope of an email). Passwords, keys, tokens and one-time codes are `[redacted]`. Long texts and lists are truncated. Left out if there was no body. */
    request_body?: string;
    /** @description The response header `X-Request-Id`; a separate id for an email. */
    request_id: string;
    /**
     * Format: int32
     * @description The HTTP status, or the SMTP reply code. A refused SOAP call has 200.
     */
    status: number;
};
/**
 * RecordedRequestPage
 * @description A page of requests.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "request_id": "kq3v9a-1",
 *           "api": "marketing-v3",
 *           "operation_id": "createList",
 *           "method": "POST",
 *           "path": "/marketing/v3/lists",
 *           "status": 422,
 *           "duration_ms": 2.4,
 *           "date": "2026-03-02 10:00:04",
 *           "key_id": "5f2b9c01",
 *           "problem": {
 *             "type": "/docs/#errors",
 *             "title": "Unprocessable Entity",
 *             "status": 422,
 *             "detail": "The request does not fit the contract: 1 place.",
 *             "errors": {
 *               "body.name": "is required"
 *             }
 *           }
 *         }
 *       ]
 *     }
 */
export type RecordedRequestPage = {
    /** @description The requests on this page. */
    items: RecordedRequest[];
    /**
     * Format: int64
     * @description Total number of matching requests, on all pages.
     */
    total_items: number;
};
/**
 * RecordKind
 * @description A kind of record. `fields` are extra fields, `contact_tags` the tags of contacts, `templates` those of messages and alerts, `verifications` the sent codes; `webhooks` include callbacks. `other` is internal data: unique values, work of campaigns, report counters, timers.
 * @example contacts
 * @enum {string}
 */
export type RecordKind = "lists" | "fields" | "contacts" | "contact_tags" | "tags" | "segments" | "forms" | "form_submissions" | "devices" | "webpush_sites" | "connected_sites" | "goals" | "suppressions" | "catalogs" | "products" | "carts" | "orders" | "senders" | "sending_domains" | "cnames" | "campaign_groups" | "header_footer_templates" | "campaigns" | "messages" | "inbound_messages" | "captured_messages" | "events" | "operations" | "advanced_reports" | "automations" | "automation_runs" | "templates" | "mobile_apps" | "flows" | "flow_runs" | "verifications" | "alerts" | "registered_messages" | "evidences" | "autocertificates" | "webhooks" | "hook_deliveries" | "other";
/**
 * ReplayHookDeliveryConflict
 * @description What stands against the request.
 */
export type ReplayHookDeliveryConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The delivery is in progress. Try again in a few seconds. */
        delivery_under_way?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * RestoreSnapshotConflict
 * @description What stands against the request.
 */
export type RestoreSnapshotConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description Another version of the platform created the snapshot. Create a new one. */
        snapshot_outdated?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * SandboxAccount
 * @description A new sandbox account and its key.
 * @example {
 *       "account_id": 2,
 *       "name": "Checkout tests",
 *       "api_key": "sandbox_0123456789abcdefEXAMPLE"
 *     }
 */
export type SandboxAccount = {
    /**
     * Format: int64
     * @description The id of the account.
     */
    account_id: number;
    /** @description Its key for the header `Apikey`, shown only once. */
    api_key: string;
    /** @description Its name. */
    name: string;
};
/**
 * SandboxAccountBilling
 * @description The billing recipient in `getMyAccount`.
 * @example {
 *       "type": "company",
 *       "company_legal_name": "Shop Lda",
 *       "vat_number": "PT500000000",
 *       "country_code": "PT",
 *       "city": "Lisboa",
 *       "state": "Lisboa",
 *       "address1": "Rua Augusta 1",
 *       "address2": "",
 *       "zip_code": "1100-048",
 *       "invoice_comments": ""
 *     }
 */
export type SandboxAccountBilling = {
    /** @description The first line of the address. */
    address1?: string | undefined;
    /** @description The second line of the address. */
    address2?: string | undefined;
    /** @description The town. */
    city?: string | undefined;
    /** @description The name on invoices. */
    company_legal_name?: string | undefined;
    /** @description Country code (ISO 3166, two letters). */
    country_code?: string | undefined;
    /** @description The text printed on each invoice. */
    invoice_comments?: string | undefined;
    /** @description The state or district. */
    state?: string | undefined;
    /**
     * @description Whether a person or a company pays the invoices.
     * @enum {string}
     */
    type?: ("single_person" | "company") | undefined;
    /** @description The tax number. */
    vat_number?: string | undefined;
    /** @description The postal code. */
    zip_code?: string | undefined;
};
/**
 * SandboxAccountCreate
 * @description The fields of a new sandbox account.
 * @example {
 *       "name": "Checkout tests",
 *       "plan": "pro",
 *       "currency": "EUR",
 *       "credit": "123.45",
 *       "list_limit": 10,
 *       "transactional": "off",
 *       "general_info": {
 *         "website": "https://shop.example.com/",
 *         "cellphone": "351-910000009",
 *         "company_size": 2,
 *         "business_sector": "Retail"
 *       },
 *       "billing_info": {
 *         "type": "company",
 *         "company_legal_name": "Shop Lda",
 *         "vat_number": "PT500000000",
 *         "country_code": "PT",
 *         "city": "Lisboa",
 *         "state": "Lisboa",
 *         "address1": "Rua Augusta 1",
 *         "address2": "",
 *         "zip_code": "1100-048",
 *         "invoice_comments": ""
 *       }
 *     }
 */
export type SandboxAccountCreate = {
    billing_info?: SandboxAccountBilling | undefined;
    /**
     * @description The prepaid amount, a decimal number. Sending reduces it.
     * @default 1000.00
     */
    credit?: string | undefined;
    /**
     * @description The currency of its balance (ISO 4217, three letters).
     * @default EUR
     */
    currency?: string | undefined;
    general_info?: SandboxAccountGeneral | undefined;
    /**
     * Format: int32
     * @description How many lists it can have; 0 for unlimited. One more returns 409 with `list_limit_reached`.
     * @default 0
     */
    list_limit?: number | undefined;
    /** @description A label. Two accounts can have the same name. */
    name: string;
    /**
     * @description Its plan in `getMyAccount`.
     * @default trial
     * @enum {string}
     */
    plan?: ("enterprise" | "free" | "pro" | "starter" | "trial" | "base") | undefined;
    /**
     * @description Whether it can use the Transactional API: `on`, `off` until it calls `enableTransactional`, or `enabling`, for which that call returns 409.
     * @default on
     * @enum {string}
     */
    transactional?: ("on" | "off" | "enabling") | undefined;
};
/**
 * SandboxAccountGeneral
 * @description The owner of the account in `getMyAccount`.
 * @example {
 *       "website": "https://shop.example.com/",
 *       "cellphone": "351-910000009",
 *       "company_size": 2,
 *       "business_sector": "Retail"
 *     }
 */
export type SandboxAccountGeneral = {
    /** @description The business sector. */
    business_sector?: string | undefined;
    /** @description The cellphone: country code and number, separated by a hyphen. */
    cellphone?: string | undefined;
    /**
     * Format: int64
     * @description Number of employees.
     */
    company_size?: number | undefined;
    /** @description The URL of the website. */
    website?: string | undefined;
};
/**
 * Seed
 * @description The data set to load.
 * @example {
 *       "dataset": "shop",
 *       "seed": 1,
 *       "contacts": 100,
 *       "reset": true
 *     }
 */
export type Seed = {
    /**
     * Format: int32
     * @description Number of contacts in the list of readers.
     * @default 100
     */
    contacts?: number | undefined;
    /**
     * @description The name of the data set.
     * @default shop
     * @enum {string}
     */
    dataset?: "shop" | undefined;
    /**
     * @description Empties the account first. Without it, returns 409 for an account that is not empty.
     * @default false
     */
    reset?: boolean | undefined;
    /**
     * Format: int32
     * @description Determines the names, addresses and values of the contacts, and who opens and clicks. The same number gives the same data; ids and dates differ each time.
     * @default 1
     */
    seed?: number | undefined;
    /**
     * Format: uri
     * @description URL for webhooks: of the list of customers with its campaign, and of single and registered messages. By default, no webhooks.
     */
    webhook_url?: string | undefined;
};
/**
 * SeedAccountConflict
 * @description What stands against the request.
 */
export type SeedAccountConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account is not empty. Set reset to true to empty it first. */
        account_not_empty?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * Seeded
 * @description The loaded data.
 * @example {
 *       "dataset": "shop",
 *       "seed": 1,
 *       "sender_id": 1,
 *       "lists": [
 *         {
 *           "list_id": 1,
 *           "internal_name": "Newsletter 2026",
 *           "contacts": 100
 *         },
 *         {
 *           "list_id": 2,
 *           "internal_name": "Customers",
 *           "contacts": 22
 *         }
 *       ],
 *       "fields": [
 *         {
 *           "field_id": 1,
 *           "list_id": 1,
 *           "name": "City",
 *           "format": "text"
 *         },
 *         {
 *           "field_id": 2,
 *           "list_id": 1,
 *           "name": "Points",
 *           "format": "number"
 *         },
 *         {
 *           "field_id": 3,
 *           "list_id": 1,
 *           "name": "Last order",
 *           "format": "date"
 *         },
 *         {
 *           "field_id": 4,
 *           "list_id": 1,
 *           "name": "Customer number",
 *           "format": "text"
 *         },
 *         {
 *           "field_id": 5,
 *           "list_id": 1,
 *           "name": "Interests",
 *           "format": "options"
 *         }
 *       ],
 *       "tags": [
 *         {
 *           "tag_id": 1,
 *           "name": "VIP"
 *         },
 *         {
 *           "tag_id": 2,
 *           "name": "New customer"
 *         }
 *       ],
 *       "header_footer_templates": [
 *         {
 *           "template_id": 1,
 *           "name": "The shop"
 *         }
 *       ],
 *       "campaigns": [
 *         {
 *           "campaign_hash": "c4mp41gn01",
 *           "internal_name": "Spring sale",
 *           "status": "sent"
 *         },
 *         {
 *           "campaign_hash": "c4mp41gn02",
 *           "internal_name": "Summer preview",
 *           "status": "draft"
 *         }
 *       ],
 *       "forms": [
 *         {
 *           "form_id": 1,
 *           "list_id": 2,
 *           "name": "Join us",
 *           "url": "https://localhost:8443/f/4e1f0057aa"
 *         }
 *       ],
 *       "message_id": "1"
 *     }
 */
export type Seeded = {
    /** @description A campaign sent to the customers, then a draft for the readers. */
    campaigns: SeededCampaign[];
    /** @description The name of the data set. */
    dataset: string;
    /** @description The extra fields of the readers. */
    fields: SeededField[];
    /** @description The form of the customers, with one unconfirmed change by a customer. */
    forms: SeededForm[];
    /** @description The template of the draft for the readers; the campaign to the customers shows all links. */
    header_footer_templates: SeededHeaderFooterTemplate[];
    /** @description The list of readers, then the list of customers. */
    lists: SeededList[];
    /** @description The id of a transactional email. */
    message_id: string;
    /**
     * Format: int64
     * @description The seed number of the data.
     */
    seed: number;
    /**
     * Format: int64
     * @description The id of the email sender `shop@example.com`.
     */
    sender_id: number;
    /** @description Tags of some customers. */
    tags: SeededTag[];
    /**
     * Format: int64
     * @description The id of the customers' webhook; left out if none.
     */
    webhook_id?: number;
};
/**
 * SeededCampaign
 * @description A campaign of the data set.
 * @example {
 *       "campaign_hash": "c4mp41gn01",
 *       "internal_name": "Spring sale",
 *       "status": "sent"
 *     }
 */
export type SeededCampaign = {
    /** @description The hash of the campaign. */
    campaign_hash: string;
    /** @description Its name. */
    internal_name: string;
    /**
     * @description Its status.
     * @enum {string}
     */
    status: "draft" | "sent";
};
/**
 * SeededField
 * @description An extra field of the data set.
 * @example {
 *       "field_id": 1,
 *       "list_id": 1,
 *       "name": "City",
 *       "format": "text"
 *     }
 */
export type SeededField = {
    /**
     * Format: int64
     * @description The id of the field.
     */
    field_id: number;
    /**
     * @description Its format.
     * @enum {string}
     */
    format: "date" | "text" | "number" | "options";
    /**
     * Format: int64
     * @description The id of its list.
     */
    list_id: number;
    /** @description Its name. */
    name: string;
};
/**
 * SeededForm
 * @description A form of the data set.
 * @example {
 *       "form_id": 1,
 *       "list_id": 2,
 *       "name": "Join us",
 *       "url": "https://localhost:8443/f/4e1f0057aa"
 *     }
 */
export type SeededForm = {
    /**
     * Format: int64
     * @description The id of the form.
     */
    form_id: number;
    /**
     * Format: int64
     * @description The list of the form.
     */
    list_id: number;
    /** @description Its name. */
    name: string;
    /**
     * Format: uri
     * @description The URL of its page.
     */
    url: string;
};
/**
 * SeededHeaderFooterTemplate
 * @description A header and footer template of the data set.
 * @example {
 *       "template_id": 1,
 *       "name": "The shop"
 *     }
 */
export type SeededHeaderFooterTemplate = {
    /** @description Its name. */
    name: string;
    /**
     * Format: int64
     * @description The id of the template.
     */
    template_id: number;
};
/**
 * SeededList
 * @description A list of the data set.
 * @example {
 *       "list_id": 1,
 *       "internal_name": "Newsletter 2026",
 *       "contacts": 100
 *     }
 */
export type SeededList = {
    /**
     * Format: int64
     * @description Number of contacts.
     */
    contacts: number;
    /** @description Its name. */
    internal_name: string;
    /**
     * Format: int64
     * @description The id of the list.
     */
    list_id: number;
};
/**
 * SeededTag
 * @description A tag of the data set.
 * @example {
 *       "tag_id": 1,
 *       "name": "VIP"
 *     }
 */
export type SeededTag = {
    /** @description Its name. */
    name: string;
    /**
     * Format: int64
     * @description The id of the tag.
     */
    tag_id: number;
};
/**
 * SenderStatusUpdate
 * @description The new status of a sender.
 * @example {
 *       "status": "rejected"
 *     }
 */
export type SenderStatusUpdate = {
    /**
     * @description Only an active sender can send.
     * @enum {string}
     */
    status: "active" | "moderation" | "rejected";
};
/**
 * Snapshot
 * @description All records of the account at one moment.
 * @example {
 *       "name": "before-checkout",
 *       "records": 1204,
 *       "bytes": 431877,
 *       "created": "2026-03-02 10:00:00"
 *     }
 */
export type Snapshot = {
    /**
     * Format: int64
     * @description Its size.
     */
    bytes: number;
    created: ClockTime;
    name: SnapshotName;
    /**
     * Format: int64
     * @description Number of records.
     */
    records: number;
};
/**
 * SnapshotCreate
 * @description The fields of a new snapshot.
 * @example {
 *       "name": "before-checkout",
 *       "replace": true
 *     }
 */
export type SnapshotCreate = {
    name: SnapshotName;
    /**
     * @description Whether to replace a snapshot with the same name. Without it, such a snapshot returns 409.
     * @default false
     */
    replace?: boolean | undefined;
};
/**
 * SnapshotDetail
 * @description A snapshot with its counts.
 * @example {
 *       "name": "before-checkout",
 *       "records": 2,
 *       "bytes": 431,
 *       "created": "2026-03-02 10:00:00",
 *       "restorable": true,
 *       "counts": [
 *         {
 *           "kind": "lists",
 *           "records": 2
 *         }
 *       ]
 *     }
 */
export type SnapshotDetail = {
    /**
     * Format: int64
     * @description Its size.
     */
    bytes: number;
    /** @description Number of records of each kind, without kinds that have none. Empty for a snapshot from a version without counts. */
    counts: RecordCount[];
    created: ClockTime;
    name: SnapshotName;
    /**
     * Format: int64
     * @description Number of records.
     */
    records: number;
    /** @description Whether it can be restored; a snapshot of another platform version cannot. */
    restorable: boolean;
};
/**
 * SnapshotName
 * @description A name of 1 to 64 letters, digits, dots, hyphens and underscores, unique within the account.
 * @example before-checkout
 */
export type SnapshotName = string;
/**
 * SnapshotPage
 * @description A page of snapshots.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "name": "before-checkout",
 *           "records": 1204,
 *           "bytes": 431877,
 *           "created": "2026-03-02 10:00:00"
 *         }
 *       ]
 *     }
 */
export type SnapshotPage = {
    /** @description The snapshots on this page. */
    items: Snapshot[];
    /**
     * Format: int64
     * @description Total number of snapshots, on all pages.
     */
    total_items: number;
};
/**
 * StreamEventsConflict
 * @description What stands against the request.
 */
export type StreamEventsConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account has reached its limit of open event streams. Close one first. */
        too_many_streams?: string;
    };
    /**
     * Format: int32
     * @description The HTTP status, again.
     */
    status: number;
    /** @description Short name of the status. */
    title: string;
    /**
     * Format: uri-reference
     * @description URL of the error's documentation.
     */
    type?: string;
};
/**
 * TestHookDeliveryCreate
 * @description The webhook to test, and the event.
 * @example {
 *       "name": "listEvent",
 *       "webhook_id": 1,
 *       "event": "email_click"
 *     }
 */
export type TestHookDeliveryCreate = {
    /** @description The action to report, one of the webhook's actions. By default, the first. */
    event?: string | undefined;
    /**
     * @description The webhook of the contract, or `listCallback`. It determines the API of the webhook.
     * @enum {string}
     */
    name: "listEvent" | "transactionalEmailEvent" | "transactionalSmsEvent" | "transactionalSmsReceived" | "transactionalPushEvent" | "certificateSent" | "listCallback";
    /**
     * Format: int64
     * @description The id of the webhook or list callback.
     */
    webhook_id: number;
};
/** The schemas of the API by name. */
export interface SandboxSchemas {
    AccountCounts: AccountCounts;
    AdvanceClockConflict: AdvanceClockConflict;
    ApiName: ApiName;
    AttachmentContent: AttachmentContent;
    CapturedAttachment: CapturedAttachment;
    CapturedBounceCreate: CapturedBounceCreate;
    CapturedClickCreate: CapturedClickCreate;
    CapturedComplaintCreate: CapturedComplaintCreate;
    CapturedDeliveredCreate: CapturedDeliveredCreate;
    CapturedEvent: CapturedEvent;
    CapturedEventCreate: CapturedEventCreate;
    CapturedFailedCreate: CapturedFailedCreate;
    CapturedHeader: CapturedHeader;
    CapturedMedia: CapturedMedia;
    CapturedMessage: CapturedMessage;
    CapturedMessageDetail: CapturedMessageDetail;
    CapturedMessagePage: CapturedMessagePage;
    CapturedOpenCreate: CapturedOpenCreate;
    CapturedOrigin: CapturedOrigin;
    CapturedReplyCreate: CapturedReplyCreate;
    CapturedSource: CapturedSource;
    CapturedUnsubscribeCreate: CapturedUnsubscribeCreate;
    Clock: Clock;
    ClockAdvance: ClockAdvance;
    ClockAdvanceBy: ClockAdvanceBy;
    ClockAdvanced: ClockAdvanced;
    ClockAdvanceTo: ClockAdvanceTo;
    ClockDue: ClockDue;
    ClockTime: ClockTime;
    CreateFaultConflict: CreateFaultConflict;
    CreateMessageEventConflict: CreateMessageEventConflict;
    CreateSnapshotConflict: CreateSnapshotConflict;
    Fault: Fault;
    FaultCreate: FaultCreate;
    FaultDelayCreate: FaultDelayCreate;
    FaultHookFailureCreate: FaultHookFailureCreate;
    FaultHookTwiceCreate: FaultHookTwiceCreate;
    FaultLostAnswerCreate: FaultLostAnswerCreate;
    FaultPage: FaultPage;
    FaultStatusCreate: FaultStatusCreate;
    Health: Health;
    HealthAlarm: HealthAlarm;
    HealthCarrier: HealthCarrier;
    HealthDatabase: HealthDatabase;
    HealthLiveCarrier: HealthLiveCarrier;
    HealthMigration: HealthMigration;
    HealthProcess: HealthProcess;
    HealthQueue: HealthQueue;
    HealthUpgrade: HealthUpgrade;
    HealthWork: HealthWork;
    HookAttempt: HookAttempt;
    HookDelivery: HookDelivery;
    HookDeliveryDetail: HookDeliveryDetail;
    HookDeliveryFilterState: HookDeliveryFilterState;
    HookDeliveryPage: HookDeliveryPage;
    HookDeliveryState: HookDeliveryState;
    HookReplay: HookReplay;
    HookReplayed: HookReplayed;
    InboundEmailCreate: InboundEmailCreate;
    InboundMessage: InboundMessage;
    InboundMessageCreate: InboundMessageCreate;
    InboundMessagePage: InboundMessagePage;
    InboundSmsCreate: InboundSmsCreate;
    KeyConflict: KeyConflict;
    ListCallback: ListCallback;
    ListCallbackFlag: ListCallbackFlag;
    ListCallbackPage: ListCallbackPage;
    ListCallbackUpdate: ListCallbackUpdate;
    LiveEvent: LiveEvent;
    LiveEventKind: LiveEventKind;
    ModeratedSender: ModeratedSender;
    PreviewLink: PreviewLink;
    PreviewLinkCreate: PreviewLinkCreate;
    Problem: Problem;
    ProblemWithErrors: ProblemWithErrors;
    RecordCount: RecordCount;
    RecordedProblem: RecordedProblem;
    RecordedRequest: RecordedRequest;
    RecordedRequestDetail: RecordedRequestDetail;
    RecordedRequestPage: RecordedRequestPage;
    RecordKind: RecordKind;
    ReplayHookDeliveryConflict: ReplayHookDeliveryConflict;
    RestoreSnapshotConflict: RestoreSnapshotConflict;
    SandboxAccount: SandboxAccount;
    SandboxAccountBilling: SandboxAccountBilling;
    SandboxAccountCreate: SandboxAccountCreate;
    SandboxAccountGeneral: SandboxAccountGeneral;
    Seed: Seed;
    SeedAccountConflict: SeedAccountConflict;
    Seeded: Seeded;
    SeededCampaign: SeededCampaign;
    SeededField: SeededField;
    SeededForm: SeededForm;
    SeededHeaderFooterTemplate: SeededHeaderFooterTemplate;
    SeededList: SeededList;
    SeededTag: SeededTag;
    SenderStatusUpdate: SenderStatusUpdate;
    Snapshot: Snapshot;
    SnapshotCreate: SnapshotCreate;
    SnapshotDetail: SnapshotDetail;
    SnapshotName: SnapshotName;
    SnapshotPage: SnapshotPage;
    StreamEventsConflict: StreamEventsConflict;
    TestHookDeliveryCreate: TestHookDeliveryCreate;
}
