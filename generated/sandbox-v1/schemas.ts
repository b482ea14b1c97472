// Written by `npm run generate` from specs/sandbox-v1. Do not edit: change the contract instead.
/**
 * AccountCounts
 * @description How many records the account has now.
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
    /** @description How many of each kind; kinds of which there are none are left out. */
    counts: RecordCount[];
    /**
     * Format: int64
     * @description How many records it has.
     */
    records: number;
};
/**
 * AdvanceClockConflict
 * @description What stands against the request.
 */
export type AdvanceClockConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account was emptied or restored while its clock moved. The clock stays there. */
        clock_put_back?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * ApiName
 * @description A way in, one of the REST APIs, the SOAP API or the SMTP relay.
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
    /** @description The id by which the HTML shows it, without angle brackets; left out for none. */
    content_id?: string;
    /** @description The type, for instance `application/pdf`. */
    content_type: string;
    /**
     * @description Whether the file is attached, or shown inside the text.
     * @enum {string}
     */
    disposition: "attachment" | "inline";
    /** @description The name; left out for none. */
    filename?: string;
    /**
     * Format: int64
     * @description Bytes after decoding.
     */
    size: number;
};
/**
 * CapturedBounceCreate
 * @description The message comes back.
 * @example {
 *       "type": "bounce",
 *       "bounce_type": "soft"
 *     }
 */
export type CapturedBounceCreate = {
    /**
     * @description Whether the address does not work (`hard`) or does not work now (`soft`).
     * @default hard
     * @enum {string}
     */
    bounce_type?: "hard" | "soft";
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
     * @description Always `click`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "click";
    /** @description Which of the `links` of the message. Without it, the first. Another address is a 422. */
    url?: string;
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
 * @description The network reports that the message was delivered.
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
 * @description What happened to a message.
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
    /** @description The id of the message in the API that sent it; left out if it has none there. */
    message_id?: string;
    /**
     * @description What happened.
     * @enum {string}
     */
    type: "open" | "click" | "bounce" | "complaint" | "delivered" | "failed" | "reply" | "unsubscribe";
};
/**
 * CapturedEventCreate
 * @description An event to cause for a message; `type` decides which other member is allowed.
 * @example {
 *       "type": "click",
 *       "url": "https://shop.example.com/spring"
 *     }
 */
export type CapturedEventCreate = CapturedOpenCreate | CapturedClickCreate | CapturedBounceCreate | CapturedComplaintCreate | CapturedDeliveredCreate | CapturedFailedCreate | CapturedReplyCreate | CapturedUnsubscribeCreate;
/**
 * CapturedFailedCreate
 * @description The network gives up the message that it had accepted.
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
    /** @description The name, in the upper and lower case in which it was sent. */
    name: string;
    /** @description The value, unfolded and decoded. */
    value: string;
};
/**
 * CapturedMedia
 * @description A picture, sound or file that a captured message refers to.
 * @example {
 *       "type": "image",
 *       "url": "https://shop.example.com/spring.png"
 *     }
 */
export type CapturedMedia = {
    /**
     * @description What it is.
     * @enum {string}
     */
    type: "image" | "icon" | "audio" | "video" | "file";
    /** @description Its address. */
    url: string;
};
/**
 * CapturedMessage
 * @description A message that the sandbox carrier captured.
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
     * @description How many files it has.
     */
    attachment_count?: number;
    /** @description The campaign that it belongs to; left out for none. */
    campaign_hash?: string;
    /**
     * Format: int64
     * @description The id of the captured message; later messages have greater ones.
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
    /** @description The id of the message in the API that sent it; left out for a message that only its campaign identifies. */
    message_id?: string;
    /** @description The operation of that request in the contract, or `relayEmail`; left out with it. */
    operation_id?: string;
    /**
     * @description What the sandbox carrier said to it: `accepted`, `deferred` (to be tried again), `failed` (for good) or `unknown` (no answer came).
     * @enum {string}
     */
    outcome: "accepted" | "deferred" | "failed" | "unknown";
    /** @description The address, number or device that it goes to. */
    recipient: string;
    /** @description The request that asked for it, for `getRequest` while that is kept; of a relayed mail, the mail. Left out for messages of campaigns, and for those that nobody asked for at that moment, such as the second one of a flow. */
    request_id?: string;
    /** @description The address, number or app that it comes from. */
    sender: string;
    /**
     * Format: int64
     * @description Bytes of the message as it would have gone out.
     */
    size: number;
    /** @description The subject of an email or the title of a notification; left out on channels without one. */
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
    /** @description The campaign that it belongs to; left out for none. */
    campaign_hash?: string;
    /**
     * Format: int64
     * @description The id of the captured message; later messages have greater ones.
     */
    captured_id: number;
    /**
     * @description The channel.
     * @enum {string}
     */
    channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
    created: ClockTime;
    /** @description Data that an app or a browser gets besides the texts; left out when there is none. */
    data?: {
        [key: string]: unknown;
    };
    /**
     * @description The character encoding of an SMS; left out on other channels.
     * @enum {string}
     */
    encoding?: "gsm0338" | "unicode";
    /** @description What can happen to the message: the types that `createMessageEvent` takes for it. A click needs a tracked link as well. */
    events?: ("open" | "click" | "bounce" | "complaint" | "delivered" | "failed" | "reply" | "unsubscribe")[];
    /** @description The headers in their order; a name may come twice. Empty on channels without headers. */
    headers: CapturedHeader[];
    /** @description The text of an email as HTML, or the page of a smart SMS; left out for none. */
    html?: string;
    /** @description The addresses of the links as they stand in the message, in their order, each once. Those that are tracked lead through the platform. */
    links: string[];
    /** @description Pictures, sounds and files that the message refers to. */
    media: CapturedMedia[];
    /** @description The id of the message in the API that sent it; left out for a message that only its campaign identifies. */
    message_id?: string;
    /** @description The operation of that request in the contract, or `relayEmail`; left out with it. */
    operation_id?: string;
    origin?: CapturedOrigin;
    /**
     * @description What the sandbox carrier said to it: `accepted`, `deferred` (to be tried again), `failed` (for good) or `unknown` (no answer came).
     * @enum {string}
     */
    outcome: "accepted" | "deferred" | "failed" | "unknown";
    /** @description The address, number or device that it goes to. */
    recipient: string;
    /** @description The request that asked for it, for `getRequest` while that is kept; of a relayed mail, the mail. Left out for messages of campaigns, and for those that nobody asked for at that moment, such as the second one of a flow. */
    request_id?: string;
    /** @description The address at which mail servers report on an email, for `createInboundMessage`; left out on other channels. */
    return_address?: string;
    /**
     * Format: int64
     * @description The number of parts of an SMS; left out on other channels.
     */
    segments?: number;
    /** @description The address, number or app that it comes from. */
    sender: string;
    /**
     * Format: int64
     * @description Bytes of the message as it would have gone out.
     */
    size: number;
    /** @description The subject of an email or the title of a notification; left out on channels without one. */
    subject?: string;
    /** @description The text without markup: of an email, an SMS, a notification, or what a voice says; left out for none. */
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
    /** @description The messages of this page. */
    items: CapturedMessage[];
    /**
     * Format: int64
     * @description How many messages match, on all pages.
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
 * @description What sent a captured message, and to whom.
 * @example {
 *       "type": "campaign",
 *       "list_id": 1,
 *       "contact_id": "a1b2c3d4e5"
 *     }
 */
export type CapturedOrigin = {
    /**
     * Format: int64
     * @description The alert; left out for none.
     */
    alert_id?: number;
    /**
     * Format: int64
     * @description The automation; left out for none.
     */
    automation_id?: number;
    /** @description The contact who got it; left out for none. */
    contact_id?: string;
    /**
     * Format: int64
     * @description The flow; left out for none.
     */
    flow_id?: number;
    /**
     * Format: int64
     * @description The list of the contact; left out when no contact got it.
     */
    list_id?: number;
    /**
     * @description What asked for it: a campaign, an automation, a flow, a request of an API, the SMTP relay, a one-time code, an alert, or the platform itself with a notice, a report on the delivery of another message, a question whether somebody wants to be on a list, or a mail to a friend of a recipient.
     * @enum {string}
     */
    type: "campaign" | "automation" | "flow" | "request" | "relay" | "code" | "alert" | "notice" | "report" | "confirmation" | "forward";
};
/**
 * CapturedReplyCreate
 * @description The recipient answers.
 * @example {
 *       "type": "reply"
 *     }
 */
export type CapturedReplyCreate = {
    /**
     * @description What the recipient writes.
     * @default Thank you
     */
    text?: string;
    /**
     * @description Always `reply`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "reply";
};
/**
 * CapturedSource
 * @description An email with its headers, as it would have gone out.
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
 * @description The recipient wants no more, and says so by the link of an email or the word `STOP`.
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
 * @description The time of the account, and what is due next.
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
    /** @description What is due next, soonest first. */
    due: ClockDue[];
    /** @description Whether more is due than is listed. */
    more: boolean;
    now: ClockTime;
    /**
     * Format: int64
     * @description Seconds that the clock is ahead of the real time. It keeps that distance and goes on ticking.
     */
    offset_seconds: number;
};
/**
 * ClockAdvance
 * @description How far to move the clock, either by `seconds` or to a time.
 * @example {
 *       "seconds": 86400
 *     }
 */
export type ClockAdvance = ClockAdvanceBy | ClockAdvanceTo;
/**
 * ClockAdvanceBy
 * @description Moves the clock by a number of seconds.
 * @example {
 *       "seconds": 86400
 *     }
 */
export type ClockAdvanceBy = {
    /**
     * Format: int32
     * @description Seconds to move by, ten years at most.
     */
    seconds: number;
};
/**
 * ClockAdvanced
 * @description The time after the clock was moved.
 * @example {
 *       "now": "2026-03-03 10:10:00",
 *       "offset_seconds": 86400,
 *       "fired": 1
 *     }
 */
export type ClockAdvanced = {
    /**
     * Format: int64
     * @description How often the clock stopped on the way because something was due: a timer, a scheduled or deferred message, a retry of a webhook. What is due at the same moment counts once.
     */
    fired: number;
    now: ClockTime;
    /**
     * Format: int64
     * @description Seconds that the clock is ahead of the real time. It keeps that distance and goes on ticking.
     */
    offset_seconds: number;
};
/**
 * ClockAdvanceTo
 * @description Moves the clock to a time.
 * @example {
 *       "to": "2027-03-03 08:00:00"
 *     }
 */
export type ClockAdvanceTo = {
    to: ClockTime;
};
/**
 * ClockDue
 * @description Something that is due at a time.
 * @example {
 *       "kind": "hook_delivery",
 *       "id": "12",
 *       "at": "2026-03-03 10:12:00"
 *     }
 */
export type ClockDue = {
    at: ClockTime;
    /** @description The hash of the campaign, or the number of anything else: the alert, the option, the automation, the run of the automation or of the flow, the delivery, the message, the captured message. */
    id: string;
    /**
     * @description `alert_repeat`: an alert is sent again, or ends. `autocertificate`: evidences are made by an option. `automation_step`: a contact goes on in an automation. `automation_trigger`: an automation looks for contacts. `campaign_feed`: the feed of a campaign is read. `campaign_hours`: the hours begin in which a campaign may be sent. `campaign_retry`: a message of a campaign is tried again. `campaign_start`: a campaign is sent. `flow_step`: a multi-channel flow goes on. `hook_delivery`: a webhook or callback is posted. `message`: a single message is sent. `message_retry`: a single message is tried again. `sandbox_ending`: a recipient of the sandbox does what it is for.
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
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account has as many faults as it may have that are not used up. Delete some first. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateMessageEventConflict
 * @description What stands against the request.
 */
export type CreateMessageEventConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The message that was captured is not there any more. */
        message_gone?: string;
        /** @description A message of this channel cannot have the event. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * CreateSnapshotConflict
 * @description What stands against the request.
 */
export type CreateSnapshotConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account is too large for a snapshot. */
        account_too_large?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /**
         * Format: int64
         * @description Bytes that a snapshot may have.
         */
        max_bytes?: number;
        /**
         * Format: int64
         * @description Records that a snapshot may have.
         */
        max_records?: number;
        /** @description There is a snapshot of this name already. Delete it, or say replace true. */
        snapshot_exists?: string;
        /** @description The account has as many snapshots as it may have. Delete one first. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * Fault
 * @description A rule that makes requests or hooks of the account fail. Members that its type does not have are left out.
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
     * @description The API whose requests it affects; without it, all.
     * @enum {string}
     */
    api?: "marketing-v3" | "transactional-v2" | "registered-v1";
    created: ClockTime;
    /**
     * Format: int64
     * @description Milliseconds to wait.
     */
    delay_ms?: number;
    /** @description The webhook action that it affects; without it, all. */
    event?: string;
    /**
     * Format: int64
     * @description The id of the fault.
     */
    fault_id: number;
    /**
     * Format: int64
     * @description How often it has happened. When `hits` reaches `times`, the fault is used up.
     */
    hits: number;
    /** @description The operation that it affects; without it, all. */
    operation_id?: string;
    /**
     * Format: int64
     * @description Seconds in the header `Retry-After`; left out for no such header.
     */
    retry_after?: number;
    /**
     * Format: int64
     * @description The status of the answer; left out for none.
     */
    status?: number;
    /**
     * Format: int64
     * @description How often the fault happens; without it, until the fault is deleted.
     */
    times?: number;
    /**
     * @description The kind of failure.
     * @enum {string}
     */
    type: "status" | "delay" | "lost_answer" | "hook_twice" | "hook_failure";
    /** @description The address whose deliveries it affects; without it, all. */
    url?: string;
};
/**
 * FaultCreate
 * @description A fault to cause; `type` decides which other members are allowed.
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
 * @description Requests wait before anything is done with them.
 * @example {
 *       "type": "delay",
 *       "delay_ms": 2000,
 *       "times": null
 *     }
 */
export type FaultDelayCreate = {
    /**
     * @description Only requests of this API. Without it, those of all but the sandbox API.
     * @enum {string}
     */
    api?: "marketing-v3" | "transactional-v2" | "registered-v1";
    /**
     * Format: int32
     * @description Milliseconds to wait.
     */
    delay_ms: number;
    /** @description Only requests of the operation with this name. Without it, those of all operations. */
    operation_id?: string;
    /**
     * Format: int64
     * @description How often the fault happens; null means until the fault is deleted.
     * @default 1
     */
    times?: number | null;
    /**
     * @description Always `delay`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "delay";
};
/**
 * FaultHookFailureCreate
 * @description A webhook or callback does not reach its receiver, and is tried again as after any failure.
 * @example {
 *       "type": "hook_failure",
 *       "status": 503,
 *       "times": 3
 *     }
 */
export type FaultHookFailureCreate = {
    /** @description Only deliveries of this webhook action, as in `email_open`. Without it, all, callbacks too. */
    event?: string;
    /**
     * Format: int32
     * @description The status that the receiver appears to answer; null means no answer at all.
     * @default null
     */
    status?: number | null;
    /**
     * Format: int64
     * @description How often the fault happens; null means until the fault is deleted.
     * @default 1
     */
    times?: number | null;
    /**
     * @description Always `hook_failure`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "hook_failure";
    /** @description Only deliveries to exactly this address. Without it, to all. */
    url?: string;
};
/**
 * FaultHookTwiceCreate
 * @description A webhook or callback is posted twice, with the same body under the same `webhook-id`.
 * @example {
 *       "type": "hook_twice",
 *       "event": "email_open"
 *     }
 */
export type FaultHookTwiceCreate = {
    /** @description Only deliveries of this webhook action, as in `email_open`. Without it, all, callbacks too. */
    event?: string;
    /**
     * Format: int64
     * @description How often the fault happens; null means until the fault is deleted.
     * @default 1
     */
    times?: number | null;
    /**
     * @description Always `hook_twice`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "hook_twice";
    /** @description Only deliveries to exactly this address. Without it, to all. */
    url?: string;
};
/**
 * FaultLostAnswerCreate
 * @description Requests are carried out, and then the connection is cut instead of an answer. A request that is refused gets its answer.
 * @example {
 *       "type": "lost_answer",
 *       "operation_id": "sendEmail"
 *     }
 */
export type FaultLostAnswerCreate = {
    /**
     * @description Only requests of this API. Without it, those of all but the sandbox API.
     * @enum {string}
     */
    api?: "marketing-v3" | "transactional-v2" | "registered-v1";
    /** @description Only requests of the operation with this name. Without it, those of all operations. */
    operation_id?: string;
    /**
     * Format: int64
     * @description How often the fault happens; null means until the fault is deleted.
     * @default 1
     */
    times?: number | null;
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
    /** @description The faults of this page. */
    items: Fault[];
    /**
     * Format: int64
     * @description How many faults there are, on all pages.
     */
    total_items: number;
};
/**
 * FaultStatusCreate
 * @description Requests are answered with an error, as the operation declares it, and do nothing.
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
     * @description Only requests of this API. Without it, those of all but the sandbox API.
     * @enum {string}
     */
    api?: "marketing-v3" | "transactional-v2" | "registered-v1";
    /** @description Only requests of the operation with this name. Without it, those of all operations. */
    operation_id?: string;
    /**
     * Format: int32
     * @description Seconds for the header `Retry-After`. Without it, there is no such header.
     */
    retry_after?: number;
    /**
     * Format: int32
     * @description The status of the answer, from 400. One that no matching operation declares is a 422; a request whose operation does not declare it is not met.
     */
    status: number;
    /**
     * Format: int64
     * @description How often the fault happens; null means until the fault is deleted.
     * @default 1
     */
    times?: number | null;
    /**
     * @description Always `status`. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "status";
};
/**
 * Health
 * @description How the platform is, as far as it concerns one account.
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
    /** @description What asks somebody to act, the most serious first; empty when all is well. */
    alarms: HealthAlarm[];
    /** @description What takes the messages of a sandbox account out, one of each channel; empty for a live account. */
    carriers: HealthCarrier[];
    database: HealthDatabase;
    /** @description Every carrier that the settings of the platform name, which live accounts use, and the sandbox. */
    live_carriers: HealthLiveCarrier[];
    /** @description What waits for the account; every queue, also those in which nothing does. */
    queues: HealthQueue[];
    /**
     * @description `attention` when there is an alarm.
     * @enum {string}
     */
    status: "well" | "attention";
    /**
     * Format: int64
     * @description Seconds of real time since the process started.
     */
    uptime_seconds: number;
    /** @description The version of the platform. */
    version: string;
    work: HealthWork;
};
/**
 * HealthAlarm
 * @description Something that asks somebody to act.
 * @example {
 *       "kind": "hooks_parked",
 *       "detail": "Webhooks or callbacks that were given up: 1.",
 *       "since": "2026-03-03 14:10:00",
 *       "waiting": 1
 *     }
 */
export type HealthAlarm = {
    /** @description The campaign; left out for others. */
    campaign_hash?: string;
    /**
     * @description The channel of the carrier; left out for others.
     * @enum {string}
     */
    channel?: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
    /** @description What it is, in words. */
    detail: string;
    /** @description The domain of the sender; left out for others. */
    domain?: string;
    /**
     * @description `database_no_writes`: the database takes no writes. `work_stalled`: the work loop makes no steps. `carrier_unreachable`: a carrier cannot be reached, or refuses the login or the key of the platform. `campaign_halted`: the recipients of a campaign do not add up, so it was stopped. `messages_overdue`: messages have been due for a minute or more. `sender_refused`: a mail server refused mails of a domain for what the sender is, in the last hour. `hooks_parked`: webhooks or callbacks were given up. `faults_in_force`: faults of the account make requests or webhooks fail on purpose.
     * @enum {string}
     */
    kind: "database_no_writes" | "work_stalled" | "carrier_unreachable" | "campaign_halted" | "messages_overdue" | "sender_refused" | "hooks_parked" | "faults_in_force";
    /** @description When it began, by the clock of the account: as long ago as it has lasted. Left out when nobody noted it. */
    since?: ClockTime;
    /**
     * Format: int64
     * @description How many messages, deliveries or faults it is about; left out for others.
     */
    waiting?: number;
};
/**
 * HealthCarrier
 * @description How the carrier of a channel is, as far as the process that answers has seen it.
 * @example {
 *       "channel": "email",
 *       "carrier": "smtp",
 *       "state": "up",
 *       "rate_per_second": 50
 *     }
 */
export type HealthCarrier = {
    /**
     * @description `sandbox` captures the messages. `smtp` is a host on this machine.
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
     * @description Messages a second at most, of all accounts; left out without a limit.
     */
    rate_per_second?: number;
    /** @description Since when it cannot be reached or is throttled; otherwise left out. */
    since?: ClockTime;
    /**
     * @description `unused`: nothing went out since the start. `up`: it answered the last message. `unreachable`: it could not be reached. `throttled`: it asked to be left alone for a while.
     * @enum {string}
     */
    state: "unused" | "up" | "unreachable" | "throttled";
};
/**
 * HealthDatabase
 * @description How the database is.
 * @example {
 *       "engine": "sqlite",
 *       "state": "up",
 *       "answer_ms": 1
 *     }
 */
export type HealthDatabase = {
    /**
     * Format: int64
     * @description Milliseconds that it took just now to answer the smallest question.
     */
    answer_ms: number;
    /**
     * @description Which database it is.
     * @enum {string}
     */
    engine: "sqlite" | "postgresql";
    /**
     * @description `no_writes`: it answers, and what is written now would be lost; nothing new begins.
     * @enum {string}
     */
    state: "up" | "no_writes";
};
/**
 * HealthLiveCarrier
 * @description How a carrier that the settings name is, as far as the process that answers has seen it.
 * @example {
 *       "name": "smpp",
 *       "state": "unreachable",
 *       "since": "2026-03-03 14:10:00",
 *       "detail": "it refuses the connection"
 *     }
 */
export type HealthLiveCarrier = {
    /** @description What is wrong, in words; left out when nothing is. */
    detail?: string;
    /** @description `smtp`: the host of email; several are `smtp-1`, `smtp-2` and so on. `smpp`: the centre of SMS. `gateway`: that of the Carrier API. `apns` and `fcm`: the push services of Apple and Google. `web-push`: the push services of browsers. `sandbox`: what captures messages. There may be others. */
    name: string;
    /** @description Since when it is so, by the clock of the account; left out where nobody noted it. */
    since?: ClockTime;
    /**
     * @description `unused`: nothing went out by it since the start. `up`: it answered the last message, or its session is open. `unreachable`: it could not be reached. `refused`: it does not take the login or the key of the platform.
     * @enum {string}
     */
    state: "unused" | "up" | "unreachable" | "refused";
};
/**
 * HealthQueue
 * @description What waits in one queue of the account.
 * @example {
 *       "queue": "messages_waiting",
 *       "waiting": 2,
 *       "first": "2026-03-03 14:15:00"
 *     }
 */
export type HealthQueue = {
    /** @description The time for which the first of them waits, or since which it has waited; left out where they wait for no time. */
    first?: ClockTime;
    /**
     * @description `messages_due`: messages to be sent now. `messages_waiting`: messages that wait for their time or another attempt. `hooks_pending`: webhooks and callbacks to be posted. `hooks_parked`: those that were given up. `operations`: operations that no worker has taken yet. `campaigns`: campaigns that are being sent. `timers`: what is due at a time. `evidences`: evidences to be made.
     * @enum {string}
     */
    queue: "messages_due" | "messages_waiting" | "hooks_pending" | "hooks_parked" | "operations" | "campaigns" | "timers" | "evidences";
    /**
     * Format: int64
     * @description How many; counting stops at 100,000.
     */
    waiting: number;
};
/**
 * HealthWork
 * @description How the work loop is, which sends messages and does all other work in the background.
 * @example {
 *       "state": "running",
 *       "idle_ms": 120
 *     }
 */
export type HealthWork = {
    /**
     * Format: int64
     * @description Milliseconds since it made a step or looked for one; left out for `elsewhere`.
     */
    idle_ms?: number;
    /**
     * @description `stalled`: it has made no step for 30 seconds. `elsewhere`: another process works.
     * @enum {string}
     */
    state: "running" | "stalled" | "elsewhere";
};
/**
 * HookAttempt
 * @description One try to post a hook.
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
    /** @description The first 1,000 bytes of the answer; left out when none came. */
    answer?: string;
    date: ClockTime;
    /**
     * Format: int64
     * @description Milliseconds until the answer arrived or the platform gave up.
     */
    duration_ms: number;
    /** @description Why no answer came; left out when one came. */
    error?: string;
    /** @description The headers that the platform set, as they were sent; left out when nothing was sent because of a fault, and for attempts before this was kept. */
    headers?: {
        [key: string]: string;
    };
    /** @description When the platform was to try it again; left out when it was not. */
    next_attempt?: ClockTime;
    /**
     * Format: int64
     * @description The status of the answer; left out when none came.
     */
    status?: number;
};
/**
 * HookDelivery
 * @description One webhook or callback on its way to its receiver.
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
     * @description How often it was tried since it was made, or since it was replayed.
     */
    attempts: number;
    created: ClockTime;
    /**
     * Format: int64
     * @description The id of the delivery; later ones have greater ones.
     */
    delivery_id: number;
    /** @description When it was delivered or parked; left out while it is neither. */
    ended?: ClockTime;
    /** @description The action that a webhook tells of. A delivery of a channel may tell of several, separated by commas: `sent,delivered`. For the callback of a list it is the flag that asked for it, `notif_api_7`. Left out for other callbacks. */
    event?: string;
    /** @description The header `webhook-id` of every attempt. */
    hook_id: string;
    /** @description The webhook or callback of the contract; `listCallback` for what `editApiCallback` of SOAP asked for. */
    name: string;
    /** @description When the platform tries it next; left out when it does not. */
    next_attempt?: ClockTime;
    state: HookDeliveryState;
    /** @description The address that it goes to. */
    url: string;
    /**
     * Format: int64
     * @description The webhook of the delivery, or the callback of a list (`listCallback`); left out for other callbacks.
     */
    webhook_id?: number;
};
/**
 * HookDeliveryDetail
 * @description A hook delivery with its body and its attempts.
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
    /** @description All attempts, oldest first, those before a replay too. */
    attempt_log: HookAttempt[];
    /**
     * Format: int64
     * @description How often it was tried since it was made, or since it was replayed.
     */
    attempts: number;
    /** @description The body, byte by byte as it was signed. */
    body: string;
    created: ClockTime;
    /**
     * Format: int64
     * @description The id of the delivery; later ones have greater ones.
     */
    delivery_id: number;
    /** @description When it was delivered or parked; left out while it is neither. */
    ended?: ClockTime;
    /** @description The action that a webhook tells of. A delivery of a channel may tell of several, separated by commas: `sent,delivered`. For the callback of a list it is the flag that asked for it, `notif_api_7`. Left out for other callbacks. */
    event?: string;
    /** @description The header `webhook-id` of every attempt. */
    hook_id: string;
    /** @description The header `content-type` of every attempt; `application/x-www-form-urlencoded` for the callback of a list. */
    media_type: string;
    /** @description The webhook or callback of the contract; `listCallback` for what `editApiCallback` of SOAP asked for. */
    name: string;
    /** @description When the platform tries it next; left out when it does not. */
    next_attempt?: ClockTime;
    state: HookDeliveryState;
    /** @description The address that it goes to. */
    url: string;
    /**
     * Format: int64
     * @description The webhook of the delivery, or the callback of a list (`listCallback`); left out for other callbacks.
     */
    webhook_id?: number;
};
/**
 * HookDeliveryFilterState
 * @description A state of deliveries, or `failed`: those that are parked, and those that were tried in vain and wait for the next try.
 * @example failed
 * @enum {string}
 */
export type HookDeliveryFilterState = "pending" | "delivered" | "parked" | "failed";
/**
 * HookDeliveryPage
 * @description A page of hook deliveries.
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
    /** @description The deliveries of this page. */
    items: HookDelivery[];
    /**
     * Format: int64
     * @description How many deliveries match, on all pages.
     */
    total_items: number;
};
/**
 * HookDeliveryState
 * @description A `pending` delivery is still to be tried, a `delivered` one was answered with 2xx, a `parked` one has failed for 72 hours and is tried again only when it is replayed.
 * @example delivered
 * @enum {string}
 */
export type HookDeliveryState = "pending" | "delivered" | "parked";
/**
 * HookReplay
 * @description Selects the hook deliveries to send again: those that match all members.
 * @example {
 *       "state": "parked",
 *       "url": "https://shop.example.com/hooks"
 *     }
 */
export type HookReplay = {
    /** @description Only deliveries that report this webhook action. */
    event?: string;
    /** @description Only deliveries of this webhook or callback of the contract, as in `listEvent`. */
    name?: string;
    /** @description Only deliveries made at this time or later. */
    since?: string;
    /**
     * @description Only deliveries in this state. `failed` (S-089): those that are parked, and those that were tried in vain and wait for the next try.
     * @default parked
     * @enum {string}
     */
    state?: "delivered" | "parked" | "failed";
    /** @description Only deliveries to exactly this address. */
    url?: string;
    /**
     * Format: int64
     * @description Only deliveries of the webhook with this id. Webhooks of lists and those of channels have ids of their own; `name` tells them apart.
     */
    webhook_id?: number;
};
/**
 * HookReplayed
 * @description What is sent again.
 * @example {
 *       "replayed": 3
 *     }
 */
export type HookReplayed = {
    /**
     * Format: int64
     * @description How many deliveries are due again.
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
    /** @description The address that it arrives at: the `return_address` of a captured message for a report, that of the sender for an answer. */
    recipient: string;
    /** @description The sender of the envelope; empty or left out for a report of a mail server. */
    sender?: string;
    /** @description The mail with its header (RFC 5322), at most 1 MiB. */
    source: string;
};
/**
 * InboundMessage
 * @description A message that came in, and what the platform found in it.
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
     * @description The account that it came to.
     */
    account_id: number;
    /** @description The campaign that it is about; left out for none. */
    campaign_hash?: string;
    /**
     * @description The channel.
     * @enum {string}
     */
    channel: "email" | "sms";
    created: ClockTime;
    /**
     * @description Whether anything followed: `taken`; `known`, when the same was heard before or the message had ended otherwise; or `none`.
     * @enum {string}
     */
    effect: "taken" | "known" | "none";
    /**
     * Format: int64
     * @description The id of the message; later messages have greater ones. Left out for a message of somebody who was forgotten: it is not kept.
     */
    inbound_id?: number;
    /**
     * @description What it says. An SMS: `opt_out`, `opt_in` or `text`. An email: `hard_bounce` (the address takes no mail), `soft_bounce` (not now), `sender_refused` (the server wants no mails of the sender, which counts as a soft bounce and alarms the operator), `complaint`, `delivered`, `relayed`, `read`, `reply`, `auto_reply`, `note` (a warning of a delay, and other things that change nothing) or `forged` (to a return address that the platform did not make).
     * @enum {string}
     */
    meaning: "hard_bounce" | "soft_bounce" | "sender_refused" | "complaint" | "delivered" | "relayed" | "read" | "reply" | "auto_reply" | "note" | "forged" | "opt_out" | "opt_in" | "text";
    /** @description The id of the single message that it is about; left out for none. */
    message_id?: string;
    /** @description The address or number that it came to. */
    recipient: string;
    /** @description The address in From, or the number that sent it. */
    sender: string;
    /** @description The subject of an email; left out for none. */
    subject?: string;
    /** @description The text, at most 10,000 characters. */
    text: string;
};
/**
 * InboundMessageCreate
 * @description A message that comes in; `channel` decides which other members are allowed.
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
    /** @description The messages of this page. */
    items: InboundMessage[];
    /**
     * Format: int64
     * @description How many messages match, on all pages.
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
    /** @description The number or name that it is sent to; the `sender` of a captured SMS. */
    recipient: string;
    /** @description The number that sends it, `<country code>-<number>`. */
    sender: string;
    /** @description The text. */
    text: string;
};
/**
 * KeyConflict
 * @description What stands against the request.
 */
export type KeyConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * ListCallback
 * @description The address that is told of the contacts of a list in the form of the SOAP API. A list has one at most.
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
     * @description The id of the callback; deliveries show it as `webhook_id`.
     */
    readonly callback_id: number;
    created: ClockTime;
    /** @description What it is told of. */
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
 * @description What the callback of a list can be told of, by the names that `editApiCallback` of the SOAP API has.
 * @example notif_api_7
 * @enum {string}
 */
export type ListCallbackFlag = "notif_api_1" | "notif_api_2" | "notif_api_3" | "notif_api_4" | "notif_api_5" | "notif_api_6" | "notif_api_7" | "notif_api_8" | "notif_api_9" | "notif_api_10" | "notif_api_11" | "notif_api_12" | "notif_api_13" | "notif_api_14" | "notif_api_15" | "notif_api_16";
/**
 * ListCallbackPage
 * @description A page of callbacks of lists.
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
    /** @description The callbacks of this page. */
    items: ListCallback[];
    /**
     * Format: int64
     * @description How many there are, on all pages.
     */
    total_items: number;
};
/**
 * ListCallbackUpdate
 * @description The callback that a list is to have.
 * @example {
 *       "url": "https://shop.example.com/hooks/callback",
 *       "flags": [
 *         "notif_api_1",
 *         "notif_api_7"
 *       ]
 *     }
 */
export type ListCallbackUpdate = {
    /** @description What to tell it of. */
    flags: ListCallbackFlag[];
    /**
     * Format: uri
     * @description The http or https address to call.
     */
    url: string;
};
/**
 * LiveEvent
 * @description Something that happened in the account.
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
    /** @description The campaign that it is about. */
    campaign_hash?: string;
    /** @description The contact that it is about. */
    contact_id?: string;
    /** @description When it happened, by the clock of the account. */
    date: ClockTime;
    /**
     * Format: double
     * @description Milliseconds that a request or an attempt took.
     */
    duration_ms?: number;
    /** @description The position in the stream, the `id` of the event. */
    event_id: string;
    /** @description Whether something went wrong, such as a request that was refused. */
    failed: boolean;
    kind: LiveEventKind;
    /**
     * Format: int64
     * @description The list that it is about.
     */
    list_id?: number;
    /** @description The id of the object: `request_id`, `captured_id`, `delivery_id` or `operation_id`. Left out for other kinds, and for what is gone. */
    object_id?: string;
    /**
     * Format: int32
     * @description The HTTP status of a request, or of the answer to an attempt of a hook delivery.
     */
    status?: number;
    /** @description A short description for people. */
    text: string;
    /** @description What happened, in the words of the kind: the operationId of a request, the channel of a message, the action of an event (`email_open`), the status of an operation; `created`, `delivered` or `failed` for a hook delivery; otherwise the kind itself. */
    type: string;
};
/**
 * LiveEventKind
 * @description A `request` that was answered, a captured `message`, an `event` of a message or a contact, a `hook` delivery that was made or tried, an `operation` that was made or changed its status, a move of the `clock`, a `reset` of the account or its return to a snapshot, or a `gap`: events that are not kept any more.
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
    /** @description The email address, the number or the name that messages come from. */
    address: string;
    /**
     * @description What it is for; a `cellphone` one sends SMS, a `phone` one calls.
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
 * @description An address that shows a message for a while.
 * @example {
 *       "url": "https://localhost:8443/preview/w-1-1772446204000-a.JkhBkVZ2cO7xWvYF",
 *       "expires": "2026-03-02 10:10:04"
 *     }
 */
export type PreviewLink = {
    /** @description Until when it works, on a real watch, `YYYY-MM-DD hh:mm:ss` in UTC. */
    expires: string;
    /**
     * Format: uri
     * @description The address. Whoever has it can read the message, without a key.
     */
    url: string;
};
/**
 * PreviewLinkCreate
 * @description What the preview may show.
 * @example {
 *       "remote_images": true
 *     }
 */
export type PreviewLinkCreate = {
    /**
     * @description Whether the message is shown on a dark ground.
     * @default false
     */
    dark?: boolean;
    /**
     * @description Whether the browser may load the pictures of the message from where they are; whoever keeps them then learns of it.
     * @default false
     */
    remote_images?: boolean;
};
/**
 * Problem
 * @description The body of every error.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Not Found",
 *       "status": 404,
 *       "detail": "There is no list 4711 in this account."
 *     }
 */
export type Problem = {
    /** @description What went wrong here, and what to change. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * ProblemWithErrors
 * @description An error that names its causes. `errors` maps the place (`body.base.email`, `query.limit`) or the reason of a conflict (`unique_field_in_use`) to its text or data.
 * @example {
 *       "type": "/docs/#errors",
 *       "title": "Unprocessable Entity",
 *       "status": 422,
 *       "detail": "query.limit must be <= 100",
 *       "errors": {
 *         "query.limit": "must be <= 100"
 *       }
 *     }
 */
export type ProblemWithErrors = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * RecordCount
 * @description How many records of a kind there are.
 * @example {
 *       "kind": "contacts",
 *       "records": 100
 *     }
 */
export type RecordCount = {
    kind: RecordKind;
    /**
     * Format: int64
     * @description How many there are.
     */
    records: number;
};
/**
 * RecordedProblem
 * @description The problem that an answer named, as far as it is kept.
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
    /** @description What is wrong at which place. */
    errors?: {
        [key: string]: unknown;
    };
    /**
     * Format: int32
     * @description The HTTP status, or the reply code of the relay.
     */
    status?: number;
    /** @description The status in words, the error code or fault of a call, or the enhanced code of a reply. */
    title?: string;
    /** @description Where errors are described. */
    type?: string;
};
/**
 * RecordedRequest
 * @description A request that was answered.
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
    /** @description The header `X-Client` of the request, such as `console`; left out without one. */
    client?: string;
    /** @description When it was answered, by the clock of the account. */
    date: ClockTime;
    /**
     * Format: double
     * @description Milliseconds from the last byte of the headers, or from the command, to the end of the answer.
     */
    duration_ms: number;
    /** @description Tells the keys and users of the account apart; it is not the key. */
    key_id: string;
    /** @description The HTTP method; of a mail, the command that was answered, `MAIL`, `RCPT` or `DATA`. */
    method: string;
    /** @description The operation of the contract; `relayEmail` for a mail. */
    operation_id: string;
    /** @description The path and the query as they were sent; secrets in the query are blacked out. Of a mail, the address in the command, or its first recipient. */
    path: string;
    /** @description What the answer said of its failure; left out when the request succeeded. */
    problem?: RecordedProblem;
    /** @description The header `X-Request-Id` of the answer; an id of its own for a mail. */
    request_id: string;
    /**
     * Format: int32
     * @description The HTTP status of the answer, or the reply code of the relay. A refused call of SOAP has 200.
     */
    status: number;
};
/**
 * RecordedRequestDetail
 * @description A request that was answered, with its body and its answer.
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
    /** @description The answer as JSON text, in the same way; a fault of SOAP and a reply of the relay have the members of a problem. Left out when there was none, or no JSON. */
    answer_body?: string;
    api: ApiName;
    /** @description The header `X-Client` of the request, such as `console`; left out without one. */
    client?: string;
    /** @description When it was answered, by the clock of the account. */
    date: ClockTime;
    /**
     * Format: double
     * @description Milliseconds from the last byte of the headers, or from the command, to the end of the answer.
     */
    duration_ms: number;
    /** @description Whether something was left out of a body because it was too long. */
    is_cut: boolean;
    /** @description Tells the keys and users of the account apart; it is not the key. */
    key_id: string;
    /** @description The HTTP method; of a mail, the command that was answered, `MAIL`, `RCPT` or `DATA`. */
    method: string;
    /** @description The operation of the contract; `relayEmail` for a mail. */
    operation_id: string;
    /** @description The path and the query as they were sent; secrets in the query are blacked out. Of a mail, the address in the command, or its first recipient. */
    path: string;
    /** @description The values in the path by their names in the contract. */
    path_parameters: {
        [key: string]: unknown;
    };
    /** @description What the answer said of its failure; left out when the request succeeded. */
    problem?: RecordedProblem;
    /** @description The parameters of the query, without secrets. */
    query_parameters: {
        [key: string]: unknown;
    };
    /** @description The body as JSON text (of SOAP the options, of a mail its envelope), without passwords, keys, tokens and one-time codes, which are `[redacted]`. Long texts and lists are cut. Left out when there was none. */
    request_body?: string;
    /** @description The header `X-Request-Id` of the answer; an id of its own for a mail. */
    request_id: string;
    /**
     * Format: int32
     * @description The HTTP status of the answer, or the reply code of the relay. A refused call of SOAP has 200.
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
    /** @description The requests of this page. */
    items: RecordedRequest[];
    /**
     * Format: int64
     * @description How many requests match, on all pages.
     */
    total_items: number;
};
/**
 * RecordKind
 * @description A kind of record. `fields` are extra fields, `contact_tags` the tags that contacts carry, `templates` those of messages and alerts, `verifications` codes that were sent, `webhooks` callbacks too. `other` is what the platform keeps beside records of these kinds: unique values, the work of a campaign, counters of reports, timers.
 * @example contacts
 * @enum {string}
 */
export type RecordKind = "lists" | "fields" | "contacts" | "contact_tags" | "tags" | "segments" | "forms" | "form_submissions" | "devices" | "webpush_sites" | "connected_sites" | "goals" | "suppressions" | "catalogs" | "products" | "carts" | "orders" | "senders" | "sending_domains" | "cnames" | "campaign_groups" | "header_footer_templates" | "campaigns" | "messages" | "inbound_messages" | "captured_messages" | "events" | "operations" | "advanced_reports" | "automations" | "automation_runs" | "templates" | "mobile_apps" | "flows" | "flow_runs" | "verifications" | "alerts" | "registered_messages" | "evidences" | "autocertificates" | "webhooks" | "hook_deliveries" | "other";
/**
 * ReplayHookDeliveryConflict
 * @description What stands against the request.
 */
export type ReplayHookDeliveryConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The delivery is being sent at this moment. Try again in some seconds. */
        delivery_under_way?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * RestoreSnapshotConflict
 * @description What stands against the request.
 */
export type RestoreSnapshotConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
        idempotency_in_progress?: string;
        /** @description The snapshot was made by another version of the platform. Make it anew. */
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
     * @description Address of a text about the status code.
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
    /** @description Its key for the header `Apikey`, shown only this once. */
    api_key: string;
    /** @description Its name. */
    name: string;
};
/**
 * SandboxAccountBilling
 * @description What `getMyAccount` shows of the recipient of the invoices.
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
    address1?: string;
    /** @description The second line of the address. */
    address2?: string;
    /** @description The town. */
    city?: string;
    /** @description The name on invoices. */
    company_legal_name?: string;
    /** @description Two letters as in ISO 3166. */
    country_code?: string;
    /** @description What is printed on each invoice. */
    invoice_comments?: string;
    /** @description The state or district. */
    state?: string;
    /**
     * @description Whether invoices go to a person or a company.
     * @enum {string}
     */
    type?: "single_person" | "company";
    /** @description The tax number. */
    vat_number?: string;
    /** @description The postal code. */
    zip_code?: string;
};
/**
 * SandboxAccountCreate
 * @description What a new sandbox account needs.
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
    billing_info?: SandboxAccountBilling;
    /**
     * @description What was paid in, a decimal number. What the account sends is taken from it.
     * @default 1000.00
     */
    credit?: string;
    /**
     * @description The currency of its balance, three letters as in ISO 4217.
     * @default EUR
     */
    currency?: string;
    general_info?: SandboxAccountGeneral;
    /**
     * Format: int32
     * @description How many lists it may have; 0 for any number. One more is a 409 with `list_limit_reached`.
     * @default 0
     */
    list_limit?: number;
    /** @description A name to recognise it by; two accounts may have the same. */
    name: string;
    /**
     * @description Its plan, as `getMyAccount` shows it.
     * @default trial
     * @enum {string}
     */
    plan?: "enterprise" | "free" | "pro" | "starter" | "trial" | "base";
    /**
     * @description Whether it may use the Transactional API: `on`, `off` until it calls `enableTransactional`, or `enabling`, where that call meets a 409.
     * @default on
     * @enum {string}
     */
    transactional?: "on" | "off" | "enabling";
};
/**
 * SandboxAccountGeneral
 * @description What `getMyAccount` shows of the owner of the account.
 * @example {
 *       "website": "https://shop.example.com/",
 *       "cellphone": "351-910000009",
 *       "company_size": 2,
 *       "business_sector": "Retail"
 *     }
 */
export type SandboxAccountGeneral = {
    /** @description What the company does. */
    business_sector?: string;
    /** @description The cellphone, country code and number with a dash between them. */
    cellphone?: string;
    /**
     * Format: int64
     * @description The number of people who work there.
     */
    company_size?: number;
    /** @description The address of the website. */
    website?: string;
};
/**
 * Seed
 * @description The data set to fill the account with.
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
     * @description How many contacts the list of readers gets.
     * @default 100
     */
    contacts?: number;
    /**
     * @description The name of the data set.
     * @default shop
     * @enum {string}
     */
    dataset?: "shop";
    /**
     * @description Empties the account first. Without it, an account that is not empty is a 409.
     * @default false
     */
    reset?: boolean;
    /**
     * Format: int32
     * @description Decides the names, addresses and values of the contacts, and who opens and clicks. The same number gives the same data; ids and dates are new each time.
     * @default 1
     */
    seed?: number;
    /**
     * Format: uri
     * @description Address of webhooks of the list of customers, which hears of its campaign, and of single and registered messages. Without it there are none.
     */
    webhook_url?: string;
};
/**
 * SeedAccountConflict
 * @description What stands against the request.
 */
export type SeedAccountConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account is not empty. Say reset true to empty it first. */
        account_not_empty?: string;
        /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * Seeded
 * @description The data that fills the account.
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
    /** @description One that was sent to the customers, then a draft for the readers. */
    campaigns: SeededCampaign[];
    /** @description The name of the data set. */
    dataset: string;
    /** @description The extra fields of the readers. */
    fields: SeededField[];
    /** @description The form of the customers, one of whom has entered a change into it that waits for the confirmation. */
    forms: SeededForm[];
    /** @description The template that the draft for the readers has; the campaign to the customers shows all links. */
    header_footer_templates: SeededHeaderFooterTemplate[];
    /** @description The readers, then the customers. */
    lists: SeededList[];
    /** @description The id of a transactional email. */
    message_id: string;
    /**
     * Format: int64
     * @description The number that the data was made from.
     */
    seed: number;
    /**
     * Format: int64
     * @description The id of the email sender `shop@example.com`.
     */
    sender_id: number;
    /** @description Tags that some of the customers have. */
    tags: SeededTag[];
    /**
     * Format: int64
     * @description The id of the webhook of the customers; left out for none.
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
     * @description The list that it belongs to.
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
     * @description The list that people subscribe to.
     */
    list_id: number;
    /** @description Its name. */
    name: string;
    /**
     * Format: uri
     * @description The address of its page.
     */
    url: string;
};
/**
 * SeededHeaderFooterTemplate
 * @description A template of header and footer of the data set.
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
     * @description How many contacts it has.
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
 * @description All records of the account as they were at one moment.
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
     * @description How large it is.
     */
    bytes: number;
    created: ClockTime;
    name: SnapshotName;
    /**
     * Format: int64
     * @description How many records it holds.
     */
    records: number;
};
/**
 * SnapshotCreate
 * @description What a new snapshot needs.
 * @example {
 *       "name": "before-checkout",
 *       "replace": true
 *     }
 */
export type SnapshotCreate = {
    name: SnapshotName;
    /**
     * @description Replaces a snapshot of the same name. Without it, such a snapshot is a 409.
     * @default false
     */
    replace?: boolean;
};
/**
 * SnapshotDetail
 * @description A snapshot with what it holds.
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
     * @description How large it is.
     */
    bytes: number;
    /** @description How many records of each kind it held when it was taken; kinds of which it held none are left out. Empty for one that a version made which did not count. */
    counts: RecordCount[];
    created: ClockTime;
    name: SnapshotName;
    /**
     * Format: int64
     * @description How many records it holds.
     */
    records: number;
    /** @description Whether it can be restored; one that was made by another version of the platform cannot. */
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
    /** @description The snapshots of this page. */
    items: Snapshot[];
    /**
     * Format: int64
     * @description How many snapshots there are, on all pages.
     */
    total_items: number;
};
/**
 * StreamEventsConflict
 * @description What stands against the request.
 */
export type StreamEventsConflict = {
    /** @description What went wrong here, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The account reads as many streams of events as it may at once. End one of them. */
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
     * @description Address of a text about the status code.
     */
    type?: string;
};
/**
 * TestHookDeliveryCreate
 * @description Which webhook is to be told, and of what.
 * @example {
 *       "name": "listEvent",
 *       "webhook_id": 1,
 *       "event": "email_click"
 *     }
 */
export type TestHookDeliveryCreate = {
    /** @description The action to tell of, one that the webhook asked for. Without it, the first of them. */
    event?: string;
    /**
     * @description The webhook of the contract, or `listCallback`. It says of which API the webhook is.
     * @enum {string}
     */
    name: "listEvent" | "transactionalEmailEvent" | "transactionalSmsEvent" | "transactionalPushEvent" | "certificateSent" | "listCallback";
    /**
     * Format: int64
     * @description The webhook, or the callback of a list.
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
    HealthQueue: HealthQueue;
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
