// Written by `npm run generate` from specs/registered-v1. Do not edit: change the contract instead.
/**
 * Accepted
 * @description The request was accepted; the platform processes it in the background.
 * @example {
 *       "result": "success"
 *     }
 */
export type Accepted = {
    /**
     * @description Always `success`.
     * @enum {string}
     */
    result: "success";
};
/**
 * AutocertificateOption
 * @description A rule that creates evidence automatically, every day at 03:00 UTC.
 * @example {
 *       "id": 1,
 *       "autoCertificationDays": 7,
 *       "created_at": "2026-03-02 09:30:00"
 *     }
 */
export type AutocertificateOption = {
    /**
     * Format: int64
     * @description Days between the registration of a message and its evidence.
     */
    autoCertificationDays: number;
    /** @description When the option was created, in UTC. */
    created_at: DateTime;
    /**
     * Format: int64
     * @description The id of the option.
     */
    readonly id: number;
};
/**
 * AutocertificateOptionCreate
 * @description When to create evidence automatically.
 * @example {
 *       "autoCertificationDays": 7
 *     }
 */
export type AutocertificateOptionCreate = {
    /**
     * Format: int64
     * @description Days between the registration of a message and its evidence.
     */
    autoCertificationDays: number;
};
/**
 * AutocertificateOptionCreated
 * @description The new autocertificate option.
 * @example {
 *       "result": "success",
 *       "id": 1
 *     }
 */
export type AutocertificateOptionCreated = {
    /**
     * Format: int64
     * @description The id of the new option.
     */
    readonly id: number;
    /**
     * @description Always `success`.
     * @enum {string}
     */
    result: "success";
};
/**
 * AutocertificateOptionPage
 * @description A page of options.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "id": 1,
 *           "autoCertificationDays": 7,
 *           "created_at": "2026-03-02 09:30:00"
 *         }
 *       ]
 *     }
 */
export type AutocertificateOptionPage = {
    /** @description The options of this page. */
    items: AutocertificateOption[];
    /**
     * Format: int64
     * @description Total number of items, on all pages.
     */
    total_items: number;
};
/**
 * CertificateSent
 * @description The evidence that a webhook call reports.
 * @example [
 *       {
 *         "action": "SENDCERT",
 *         "actionDate": 1772449501000,
 *         "data": {
 *           "registerId": "9f86d081884c7d659a2feaa0c55ad015",
 *           "messageId": "7",
 *           "channel": "email",
 *           "evidenceId": 1,
 *           "name": "evidence-9f86d081884c7d659a2feaa0c55ad015-1.pdf",
 *           "size": "614",
 *           "createdAt": 1772449500000
 *         }
 *       }
 *     ]
 */
export type CertificateSent = CertificateSentEvent[];
/**
 * CertificateSentData
 * @description The evidence and its message.
 * @example {
 *       "registerId": "9f86d081884c7d659a2feaa0c55ad015",
 *       "messageId": "7",
 *       "channel": "email",
 *       "evidenceId": 1,
 *       "name": "evidence-9f86d081884c7d659a2feaa0c55ad015-1.pdf",
 *       "size": "614",
 *       "createdAt": 1772449500000
 *     }
 */
export type CertificateSentData = {
    channel: RegisteredChannel;
    /**
     * Format: int64
     * @description When the PDF was created, in Unix milliseconds.
     */
    createdAt: number;
    /**
     * Format: int64
     * @description The id of the evidence.
     */
    evidenceId: number;
    /** @description The id of the message from the send request. */
    messageId: string;
    /** @description The name of the PDF file. */
    name: string;
    /** @description The hash of the registered message. */
    registerId: string;
    /** @description The size of the PDF in bytes, decimal digits in a string. */
    size: string;
};
/**
 * CertificateSentEvent
 * @description Evidence that became ready.
 * @example {
 *       "action": "SENDCERT",
 *       "actionDate": 1772449501000,
 *       "data": {
 *         "registerId": "9f86d081884c7d659a2feaa0c55ad015",
 *         "messageId": "7",
 *         "channel": "email",
 *         "evidenceId": 1,
 *         "name": "evidence-9f86d081884c7d659a2feaa0c55ad015-1.pdf",
 *         "size": "614",
 *         "createdAt": 1772449500000
 *       }
 *     }
 */
export type CertificateSentEvent = {
    action: RegisteredWebhookAction;
    /**
     * Format: int64
     * @description When it became ready, in Unix milliseconds.
     */
    actionDate: number;
    data: CertificateSentData;
};
/**
 * CreateAutocertificateOptionConflict
 * @description What stands against the request.
 */
export type CreateAutocertificateOptionConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account already has an option with these days. */
        option_exists?: string;
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
 * CreateRegisteredCustomEventsConflict
 * @description What stands against the request.
 */
export type CreateRegisteredCustomEventsConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The message already has an event with this time and data. Nothing was added. */
        event_exists?: string;
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
 * CreateRegisteredWebhookConflict
 * @description What stands against the request.
 */
export type CreateRegisteredWebhookConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description An identical webhook already exists. */
        webhook_exists?: string;
        /** @description 20 webhooks already receive one of these actions. Delete one of them first. */
        webhook_limit_reached?: string;
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
 * DateTime
 * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
 * @example 2026-03-02 09:15:00
 */
export type DateTime = string;
/**
 * Evidence
 * @description A PDF that certifies a registered message and its events up to the time of creation.
 * @example {
 *       "id": 1,
 *       "channel": "email",
 *       "name": "evidence-9f86d081884c7d659a2feaa0c55ad015-1.pdf",
 *       "size": "614",
 *       "level": "B-T",
 *       "stamped_at": "2026-03-02 11:05:00",
 *       "created_at": "2026-03-02 11:05:00",
 *       "updated_at": "2026-03-02 11:05:00"
 *     }
 */
export type Evidence = {
    channel: RegisteredChannel;
    /** @description When the PDF was created, in UTC. */
    created_at: DateTime;
    /**
     * Format: int64
     * @description The id of the evidence.
     */
    readonly id: number;
    /**
     * @description The PAdES level of its signature: `B-B`, or `B-T` with a trusted timestamp.
     * @enum {string}
     */
    level: "B-B" | "B-T";
    /** @description The name of the PDF file. */
    name: string;
    /** @description The size of the PDF in bytes, decimal digits in a string. */
    size: string;
    /** @description The time of the trusted timestamp, in UTC; only for `B-T`. */
    stamped_at?: DateTime;
    /** @description The same as `created_at`, because evidence never changes. */
    updated_at: DateTime;
};
/**
 * EvidenceFailure
 * @description Evidence that could not be created. Request it again to retry.
 * @example {
 *       "id": 2,
 *       "reason": "The message has 1001 events; an evidence holds 1000.",
 *       "ordered_at": "2026-03-02 11:05:00"
 *     }
 */
export type EvidenceFailure = {
    /**
     * Format: int64
     * @description The id reserved for the evidence.
     */
    readonly id: number;
    /** @description When it was requested, in UTC. */
    ordered_at: DateTime;
    /** @description Why it could not be created. */
    reason: string;
};
/**
 * EvidenceFile
 * Format: binary
 * @description The bytes of a PDF.
 * @example %PDF-1.4
 *     1 0 obj
 *     << /Type /Catalog /Pages 2 0 R >>
 *     endobj
 *     2 0 obj
 *     << /Type /Pages /Kids [3 0 R] /Count 1 >>
 *     endobj
 *     3 0 obj
 *     << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>
 *     endobj
 *     4 0 obj
 *     << /Length 70 >>
 *     stream
 *     BT /F1 12 Tf 20 50 Td (Evidence of the email to ana@example.com) Tj ET
 *     endstream
 *     endobj
 *     5 0 obj
 *     << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
 *     endobj
 *     xref
 *     0 6
 *     0000000000 65535 f
 *     0000000009 00000 n
 *     0000000058 00000 n
 *     0000000115 00000 n
 *     0000000241 00000 n
 *     0000000361 00000 n
 *     trailer
 *     << /Size 6 /Root 1 0 R >>
 *     startxref
 *     431
 *     %%EOF
 */
export type EvidenceFile = unknown;
/**
 * EvidencePage
 * @description A page of evidence.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "id": 1,
 *           "channel": "email",
 *           "name": "evidence-9f86d081884c7d659a2feaa0c55ad015-1.pdf",
 *           "size": "614",
 *           "level": "B-T",
 *           "stamped_at": "2026-03-02 11:05:00",
 *           "created_at": "2026-03-02 11:05:00",
 *           "updated_at": "2026-03-02 11:05:00"
 *         }
 *       ]
 *     }
 */
export type EvidencePage = {
    /** @description The evidence on this page. */
    items: Evidence[];
    /**
     * Format: int64
     * @description Total number of items, on all pages.
     */
    total_items: number;
};
/**
 * EvidenceQueue
 * @description The result for each hash of the request: each is in one of the two lists, once.
 * @example {
 *       "in_queue": [
 *         "9f86d081884c7d659a2feaa0c55ad015"
 *       ],
 *       "not_found": []
 *     }
 */
export type EvidenceQueue = {
    /** @description The hashes of messages with queued evidence. */
    in_queue: string[];
    /** @description The hashes without a registered message in the account. */
    not_found: string[];
};
/**
 * EvidencesCreate
 * @description The hashes of the registered messages to certify.
 * @example [
 *       "9f86d081884c7d659a2feaa0c55ad015"
 *     ]
 */
export type EvidencesCreate = string[];
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
 * Pong
 * @description The response to a ping.
 * @example {
 *       "result": "pong"
 *     }
 */
export type Pong = {
    /**
     * @description Always `pong`.
     * @enum {string}
     */
    result: "pong";
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
 * RegisteredAttachment
 * @description A file of a registered email.
 * @example {
 *       "filename": "contract-2026.txt",
 *       "type": "text/plain",
 *       "data": "VGVybXMgb2YgMjAyNi4K"
 *     }
 */
export type RegisteredAttachment = {
    /** @description The content in Base64. */
    data: string;
    /** @description The name of the file. */
    filename: string;
    /** @description The media type of the file, for example `application/pdf`. */
    type: string;
};
/**
 * RegisteredChannel
 * @description The channel of a registered message.
 * @example email
 * @enum {string}
 */
export type RegisteredChannel = "email" | "sms";
/**
 * RegisteredCustomEvent
 * @description A custom event. Its type is `CUSTOM`.
 * @example {
 *       "eventDate": 1772449200,
 *       "registerId": "9f86d081884c7d659a2feaa0c55ad015",
 *       "customData": "signed by Ana Silva"
 *     }
 */
export type RegisteredCustomEvent = {
    /** @description What happened, as text or data in any format. */
    customData?: string | undefined;
    /**
     * Format: int64
     * @description When it happened, in Unix seconds.
     */
    eventDate: number;
    /** @description The hash of the registered message. */
    registerId: string;
};
/**
 * RegisteredCustomEventsCreate
 * @description Custom events for messages of one channel.
 * @example {
 *       "channel": "Email",
 *       "events": [
 *         {
 *           "eventDate": 1772449200,
 *           "registerId": "9f86d081884c7d659a2feaa0c55ad015",
 *           "customData": "signed by Ana Silva"
 *         }
 *       ]
 *     }
 */
export type RegisteredCustomEventsCreate = {
    /**
     * @description The channel of the messages. Capitalized here, unlike in responses.
     * @enum {string}
     */
    channel: "Email" | "Sms";
    /** @description The events, at least one. */
    events: RegisteredCustomEvent[];
};
/**
 * RegisteredEvent
 * @description An event of a registered message.
 * @example {
 *       "id": 2,
 *       "channel": "email",
 *       "type": "DELIVERY",
 *       "sender": "shop@example.com",
 *       "destination": "ana@example.com",
 *       "date": "2026-03-02 10:20:03",
 *       "customData": ""
 *     }
 */
export type RegisteredEvent = {
    channel: RegisteredChannel;
    /** @description The data of a custom event; empty for others. */
    customData: string;
    /** @description When it happened, in UTC; `eventDate` for a custom event. */
    date: DateTime;
    /** @description The address or number of the event; the copy's address for an event of a copy. */
    destination: string;
    /**
     * Format: int64
     * @description The id of the event; later events have greater ids.
     */
    readonly id: number;
    /** @description The sender's address or number. */
    sender: string;
    type: RegisteredEventType;
};
/**
 * RegisteredEventPage
 * @description A page of events.
 * @example {
 *       "total_items": 3,
 *       "items": [
 *         {
 *           "id": 1,
 *           "channel": "email",
 *           "type": "SENT",
 *           "sender": "shop@example.com",
 *           "destination": "ana@example.com",
 *           "date": "2026-03-02 10:20:02",
 *           "customData": ""
 *         },
 *         {
 *           "id": 2,
 *           "channel": "email",
 *           "type": "DELIVERY",
 *           "sender": "shop@example.com",
 *           "destination": "ana@example.com",
 *           "date": "2026-03-02 10:20:03",
 *           "customData": ""
 *         },
 *         {
 *           "id": 3,
 *           "channel": "email",
 *           "type": "CUSTOM",
 *           "sender": "shop@example.com",
 *           "destination": "ana@example.com",
 *           "date": "2026-03-02 11:00:00",
 *           "customData": "signed by Ana Silva"
 *         }
 *       ]
 *     }
 */
export type RegisteredEventPage = {
    /** @description The events on this page. */
    items: RegisteredEvent[];
    /**
     * Format: int64
     * @description Total number of items, on all pages.
     */
    total_items: number;
};
/**
 * RegisteredEventType
 * @description The event: the message was sent (`SENT`), delivered (`DELIVERY`) or could not be delivered (`FAILED`), the recipient opened an email (`OPEN`) or followed a link in it (`CLICK`), or you added the event (`CUSTOM`). Opens and clicks need tracking.
 * @example DELIVERY
 * @enum {string}
 */
export type RegisteredEventType = "SENT" | "DELIVERY" | "FAILED" | "OPEN" | "CLICK" | "CUSTOM";
/**
 * RegisteredMessage
 * @description A registered message with its content.
 * @example {
 *       "message_id": "7",
 *       "id": "9f86d081884c7d659a2feaa0c55ad015",
 *       "channel": "email",
 *       "subject": "Your contract 2026",
 *       "to": "ana@example.com",
 *       "date": "2026-03-02 10:20:00",
 *       "message_detail": {
 *         "sender": "shop@example.com",
 *         "subject": "Your contract 2026",
 *         "cc": [
 *           "orders@example.com"
 *         ],
 *         "to": "ana@example.com",
 *         "textBody": "Your contract is attached.",
 *         "htmlBody": "<p>Your contract is attached.</p>",
 *         "attachments": [
 *           {
 *             "filename": "contract-2026.txt",
 *             "type": "text/plain",
 *             "data": "VGVybXMgb2YgMjAyNi4K"
 *           }
 *         ]
 *       }
 *     }
 */
export type RegisteredMessage = {
    channel: RegisteredChannel;
    /** @description When the message was registered, in UTC. */
    date: DateTime;
    /** @description The newest 20 failures to create evidence of the message, newest first. Left out if none. */
    failed_evidences?: EvidenceFailure[];
    /** @description The hash of the registered message, used as its id in every operation. */
    readonly id: string;
    message_detail: RegisteredMessageDetail;
    /** @description The id from the send request, as used in the Transactional API. */
    readonly message_id: string;
    /** @description The subject; empty for an SMS. */
    subject: string;
    /** @description The recipient, an address or a number. */
    to: string;
};
/**
 * RegisteredMessageDetail
 * @description The content of a registered message as sent, with placeholders filled and links tracked. Fields that an SMS does not have are empty.
 * @example {
 *       "sender": "shop@example.com",
 *       "subject": "Your contract 2026",
 *       "cc": [
 *         "orders@example.com"
 *       ],
 *       "to": "ana@example.com",
 *       "textBody": "Your contract is attached.",
 *       "htmlBody": "<p>Your contract is attached.</p>",
 *       "attachments": [
 *         {
 *           "filename": "contract-2026.txt",
 *           "type": "text/plain",
 *           "data": "VGVybXMgb2YgMjAyNi4K"
 *         }
 *       ]
 *     }
 */
export type RegisteredMessageDetail = {
    /** @description The files. */
    attachments: RegisteredAttachment[];
    /** @description The addresses for copies, visible to all recipients. */
    cc: string[];
    /** @description The HTML text. */
    htmlBody: string;
    /** @description The sender's address or number. */
    sender: string;
    /** @description The subject. */
    subject: string;
    /** @description The plain text. */
    textBody: string;
    /** @description The recipient, an address or a number. */
    to: string;
};
/**
 * RegisteredMessageListItem
 * @description A registered message in a list.
 * @example {
 *       "message_id": "7",
 *       "id": "9f86d081884c7d659a2feaa0c55ad015",
 *       "channel": "email",
 *       "subject": "Your contract 2026",
 *       "to": "ana@example.com",
 *       "date": "2026-03-02 10:20:00"
 *     }
 */
export type RegisteredMessageListItem = {
    channel: RegisteredChannel;
    /** @description When the message was registered, in UTC. */
    date: DateTime;
    /** @description The hash of the registered message, used as its id in every operation. */
    readonly id: string;
    /** @description The id from the send request, as used in the Transactional API. */
    readonly message_id: string;
    /** @description The subject; empty for an SMS. */
    subject: string;
    /** @description The recipient, an address or a number. */
    to: string;
};
/**
 * RegisteredMessagePage
 * @description A page of registered messages.
 * @example {
 *       "total_items": 2,
 *       "items": [
 *         {
 *           "message_id": "7",
 *           "id": "9f86d081884c7d659a2feaa0c55ad015",
 *           "channel": "email",
 *           "subject": "Your contract 2026",
 *           "to": "ana@example.com",
 *           "date": "2026-03-02 10:20:00"
 *         },
 *         {
 *           "message_id": "6",
 *           "id": "2c26b46b68ffc68ff99b453c1d304134",
 *           "channel": "sms",
 *           "subject": "",
 *           "to": "351-910000001",
 *           "date": "2026-03-02 10:15:00"
 *         }
 *       ]
 *     }
 */
export type RegisteredMessagePage = {
    /** @description The registered messages on this page. */
    items: RegisteredMessageListItem[];
    /**
     * Format: int64
     * @description Total number of items, on all pages.
     */
    total_items: number;
};
/**
 * RegisteredSource
 * @description A registered email with its headers, as sent.
 * @example From: Shop <shop@example.com>
 *     To: ana@example.com
 *     Cc: orders@example.com
 *     Subject: Your contract 2026
 *     Date: Mon, 02 Mar 2026 10:20:01 +0000
 *     MIME-Version: 1.0
 *     Content-Type: multipart/mixed; boundary="b1"
 *
 *     --b1
 *     Content-Type: multipart/alternative; boundary="b2"
 *
 *     --b2
 *     Content-Type: text/plain; charset=utf-8
 *
 *     Your contract is attached.
 *     --b2
 *     Content-Type: text/html; charset=utf-8
 *
 *     <p>Your contract is attached.</p>
 *     --b2--
 *     --b1
 *     Content-Type: text/plain; name="contract-2026.txt"
 *     Content-Disposition: attachment; filename="contract-2026.txt"
 *     Content-Transfer-Encoding: base64
 *
 *     VGVybXMgb2YgMjAyNi4K
 *     --b1--
 */
export type RegisteredSource = string;
/**
 * RegisteredWebhook
 * @description A URL that receives a call when evidence is ready.
 * @example {
 *       "webhook_id": 1,
 *       "url": "https://shop.example.com/hooks/registered",
 *       "actions": [
 *         "SENDCERT"
 *       ],
 *       "status": "active"
 *     }
 */
export type RegisteredWebhook = {
    /** @description The actions to report. */
    actions: RegisteredWebhookAction[];
    status: WebhookStatus;
    status_reason?: WebhookStatusReason;
    /** @description When the status last changed. Left out before the first change. */
    status_since?: DateTime;
    /**
     * Format: uri
     * @description The URL to call.
     */
    url: string;
    /**
     * Format: int64
     * @description The id of the webhook.
     */
    readonly webhook_id: number;
};
/**
 * RegisteredWebhookAction
 * @description An action that a webhook can report. `SENDCERT` reports finished evidence.
 * @example SENDCERT
 * @enum {string}
 */
export type RegisteredWebhookAction = "SENDCERT";
/**
 * RegisteredWebhookCreate
 * @description The URL and the actions of a webhook.
 * @example {
 *       "url": "https://shop.example.com/hooks/registered",
 *       "actions": [
 *         "SENDCERT"
 *       ]
 *     }
 */
export type RegisteredWebhookCreate = {
    /** @description The actions to report. */
    actions: RegisteredWebhookAction[];
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url: string;
};
/**
 * RegisteredWebhookCreated
 * @description The new webhook.
 * @example {
 *       "result": "success",
 *       "webhook_id": 1,
 *       "secret": "whsec_cmVnaXN0ZXJlZC1leGFtcGxlLW5vLXNlY3JldA=="
 *     }
 */
export type RegisteredWebhookCreated = {
    /**
     * @description Always `success`.
     * @enum {string}
     */
    result: "success";
    /** @description The secret that signs the calls, in the form of the Standard Webhooks libraries. Only this response shows it, so store it. */
    readonly secret: string;
    /**
     * Format: int64
     * @description The id of the new webhook.
     */
    readonly webhook_id: number;
};
/**
 * RegisteredWebhookPage
 * @description A page of webhooks.
 * @example {
 *       "total_items": 1,
 *       "items": [
 *         {
 *           "webhook_id": 1,
 *           "url": "https://shop.example.com/hooks/registered",
 *           "actions": [
 *             "SENDCERT"
 *           ],
 *           "status": "active"
 *         }
 *       ]
 *     }
 */
export type RegisteredWebhookPage = {
    /** @description The webhooks on this page. */
    items: RegisteredWebhook[];
    /**
     * Format: int64
     * @description Total number of items, on all pages.
     */
    total_items: number;
};
/**
 * RegisteredWebhookUpdate
 * @description The fields of a webhook to change. Fields that you leave out stay unchanged.
 * @example {
 *       "status": "paused"
 *     }
 */
export type RegisteredWebhookUpdate = {
    /** @description The actions to report. */
    actions?: RegisteredWebhookAction[] | undefined;
    status?: WebhookWantedStatus | undefined;
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url?: string | undefined;
};
/**
 * RotatedWebhookSecret
 * @description The new secret of a webhook.
 * @example {
 *       "secret": "whsec_cm90YXRlZC1leGFtcGxlLW5vLXNlY3JldA==",
 *       "former_until": "2026-03-05 10:00:00"
 *     }
 */
export type RotatedWebhookSecret = {
    /** @description Until when the previous secret also signs. */
    former_until: DateTime;
    /** @description The new secret, in the form of the Standard Webhooks libraries. */
    readonly secret: string;
};
/**
 * UpdateRegisteredWebhookConflict
 * @description What stands against the request.
 */
export type UpdateRegisteredWebhookConflict = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description The reason, and its text or data. */
    errors?: {
        /** @description An identical webhook already exists. */
        webhook_exists?: string;
        /** @description 20 webhooks already receive one of these actions. Delete one of them first. */
        webhook_limit_reached?: string;
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
 * WebhookSecretRotate
 * @description How to replace the secret of a webhook.
 * @example {
 *       "overlap_hours": 24
 *     }
 */
export type WebhookSecretRotate = {
    /**
     * Format: int32
     * @description For how many hours the previous secret also signs. With 0 it stops at once, for example after a leak.
     * @default 24
     */
    overlap_hours?: number | undefined;
};
/**
 * WebhookStatus
 * @description The platform calls an `active` webhook. It holds the calls of a `paused` one until it is active again. A `disabled` one responded with 410 Gone: its calls are held, too.
 * @example active
 * @enum {string}
 */
export type WebhookStatus = "active" | "paused" | "disabled";
/**
 * WebhookStatusReason
 * @description Why a webhook is disabled: its receiver responded with 410 Gone. Left out for others.
 * @example gone
 * @enum {string}
 */
export type WebhookStatusReason = "gone";
/**
 * WebhookWantedStatus
 * @description `paused` holds the calls of the webhook. `active` enables a paused or disabled webhook and sends the held calls, oldest first. `disabled` is accepted only for a disabled webhook, which stays unchanged.
 * @example paused
 * @enum {string}
 */
export type WebhookWantedStatus = "active" | "paused" | "disabled";
/** The schemas of the API by name. */
export interface RegisteredSchemas {
    Accepted: Accepted;
    AutocertificateOption: AutocertificateOption;
    AutocertificateOptionCreate: AutocertificateOptionCreate;
    AutocertificateOptionCreated: AutocertificateOptionCreated;
    AutocertificateOptionPage: AutocertificateOptionPage;
    CertificateSent: CertificateSent;
    CertificateSentData: CertificateSentData;
    CertificateSentEvent: CertificateSentEvent;
    CreateAutocertificateOptionConflict: CreateAutocertificateOptionConflict;
    CreateRegisteredCustomEventsConflict: CreateRegisteredCustomEventsConflict;
    CreateRegisteredWebhookConflict: CreateRegisteredWebhookConflict;
    DateTime: DateTime;
    Evidence: Evidence;
    EvidenceFailure: EvidenceFailure;
    EvidenceFile: EvidenceFile;
    EvidencePage: EvidencePage;
    EvidenceQueue: EvidenceQueue;
    EvidencesCreate: EvidencesCreate;
    KeyConflict: KeyConflict;
    Pong: Pong;
    Problem: Problem;
    ProblemWithErrors: ProblemWithErrors;
    RegisteredAttachment: RegisteredAttachment;
    RegisteredChannel: RegisteredChannel;
    RegisteredCustomEvent: RegisteredCustomEvent;
    RegisteredCustomEventsCreate: RegisteredCustomEventsCreate;
    RegisteredEvent: RegisteredEvent;
    RegisteredEventPage: RegisteredEventPage;
    RegisteredEventType: RegisteredEventType;
    RegisteredMessage: RegisteredMessage;
    RegisteredMessageDetail: RegisteredMessageDetail;
    RegisteredMessageListItem: RegisteredMessageListItem;
    RegisteredMessagePage: RegisteredMessagePage;
    RegisteredSource: RegisteredSource;
    RegisteredWebhook: RegisteredWebhook;
    RegisteredWebhookAction: RegisteredWebhookAction;
    RegisteredWebhookCreate: RegisteredWebhookCreate;
    RegisteredWebhookCreated: RegisteredWebhookCreated;
    RegisteredWebhookPage: RegisteredWebhookPage;
    RegisteredWebhookUpdate: RegisteredWebhookUpdate;
    RotatedWebhookSecret: RotatedWebhookSecret;
    UpdateRegisteredWebhookConflict: UpdateRegisteredWebhookConflict;
    WebhookSecretRotate: WebhookSecretRotate;
    WebhookStatus: WebhookStatus;
    WebhookStatusReason: WebhookStatusReason;
    WebhookWantedStatus: WebhookWantedStatus;
}
