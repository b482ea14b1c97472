// Written by `npm run generate` from specs/transactional-v2. Do not edit: change the contract instead.
/**
 * AlertEmailRecipient
 * @description A recipient of an alert by email.
 * @example {
 *       "email": "ana@example.com",
 *       "mergeTags": [
 *         "degrees:11"
 *       ]
 *     }
 */
export type AlertEmailRecipient = {
    /**
     * Format: idn-email
     * @description The address.
     */
    email: string;
    mergeTags?: MergeTags | undefined;
};
/**
 * AlertExecute
 * @description The recipients of an alert.
 * @example {
 *       "alertTemplateName": "Cold store",
 *       "senderId": "2",
 *       "to": [
 *         {
 *           "phone": "351-910000001",
 *           "mergeTags": [
 *             "degrees:11"
 *           ]
 *         }
 *       ]
 *     }
 */
export type AlertExecute = {
    /** @description The name of an alert template. */
    alertTemplateName: string;
    /** @description The id of an active sender of the channel. Required for email and SMS; not used for push. */
    senderId?: string | undefined;
    /** @description The recipients, all of the channel of the template. */
    to: AlertRecipient[];
};
/**
 * AlertId
 * @description The id of a started or stopped alert.
 * @example {
 *       "alertId": "1"
 *     }
 */
export type AlertId = {
    /** @description The id of the alert, decimal digits in a string. */
    alertId: TransactionalId;
};
/**
 * AlertPushRecipient
 * @description A recipient of an alert by push.
 * @example {
 *       "device": "fcm-token-of-ana",
 *       "mergeTags": [
 *         "degrees:11"
 *       ]
 *     }
 */
export type AlertPushRecipient = {
    /** @description The token of the device. */
    device: string;
    mergeTags?: MergeTags | undefined;
};
/**
 * AlertRecipient
 * @description A recipient of an alert, with the address for the template's channel.
 * @example {
 *       "phone": "351-910000001",
 *       "mergeTags": [
 *         "degrees:11"
 *       ]
 *     }
 */
export type AlertRecipient = AlertEmailRecipient | AlertSmsRecipient | AlertPushRecipient;
/**
 * AlertRun
 * @description A started alert. Fields without a value are left out.
 * @example {
 *       "alertId": "1",
 *       "alertTemplateName": "Cold store",
 *       "channel": "sms",
 *       "senderId": "2",
 *       "to": [
 *         {
 *           "phone": "351-910000001",
 *           "mergeTags": [
 *             "degrees:11"
 *           ]
 *         }
 *       ],
 *       "status": "acknowledge",
 *       "attempts": 2,
 *       "maxAttempts": 5,
 *       "messageIds": [
 *         "8",
 *         "9"
 *       ],
 *       "createDate": "2026-03-02T11:00:00Z",
 *       "endDate": "2026-03-02T11:06:12Z"
 *     }
 */
export type AlertRun = {
    /** @description The id from `executeAlert`. */
    alertId: TransactionalId;
    /** @description The name of its template at the time of execution. */
    alertTemplateName: string;
    /**
     * Format: int64
     * @description How many times it was sent so far.
     */
    attempts: number;
    channel: TransactionalChannel;
    /** @description When it was started, UTC. */
    createDate: Timestamp;
    /**
     * Format: date-time
     * @description When it ended, UTC; left out while it is pending.
     */
    endDate?: string;
    /**
     * Format: int64
     * @description The maximum number of sends.
     */
    maxAttempts: number;
    /** @description The ids of its messages, oldest first. */
    messageIds: string[];
    /**
     * Format: date-time
     * @description When it is sent again, UTC; left out after its end.
     */
    nextDate?: string;
    /** @description The id of the sender; left out for push. */
    senderId?: string;
    status: AlertStatus;
    /** @description The recipients from the request. */
    to: AlertRecipient[];
};
/**
 * AlertRunList
 * @description Alerts, newest first.
 * @example [
 *       {
 *         "alertId": "1",
 *         "alertTemplateName": "Cold store",
 *         "channel": "sms",
 *         "senderId": "2",
 *         "to": [
 *           {
 *             "phone": "351-910000001",
 *             "mergeTags": [
 *               "degrees:11"
 *             ]
 *           }
 *         ],
 *         "status": "acknowledge",
 *         "attempts": 2,
 *         "maxAttempts": 5,
 *         "messageIds": [
 *           "8",
 *           "9"
 *         ],
 *         "createDate": "2026-03-02T11:00:00Z",
 *         "endDate": "2026-03-02T11:06:12Z"
 *       }
 *     ]
 */
export type AlertRunList = AlertRun[];
/**
 * AlertSmsRecipient
 * @description A recipient of an alert by SMS.
 * @example {
 *       "phone": "351-910000001",
 *       "mergeTags": [
 *         "degrees:11"
 *       ]
 *     }
 */
export type AlertSmsRecipient = {
    mergeTags?: MergeTags | undefined;
    phone: DestinationPhone;
};
/**
 * AlertStatus
 * @description The status of an alert. `pending` still repeats. Final are `acknowledge` (a recipient confirmed), `noaction` (all attempts were used up without a confirmation) and `cancelack` (it was stopped).
 * @example acknowledge
 * @enum {string}
 */
export type AlertStatus = "pending" | "acknowledge" | "noaction" | "cancelack";
/**
 * AlertStop
 * @description The alert to stop.
 * @example {
 *       "alertName": "Cold store"
 *     }
 */
export type AlertStop = {
    /** @description The name of an alert template, for all its pending alerts, or the id of one alert. */
    alertName: string;
};
/**
 * AlertTemplate
 * @description A message that repeats until a recipient confirms it. Fields without a value are left out.
 * @example {
 *       "alertId": 1,
 *       "name": "Cold store",
 *       "channel": "sms",
 *       "interval": 300,
 *       "maxAttempts": 5,
 *       "textBody": "Cold store 3 is at {{ degrees }} degrees. Confirm: {{ acknowledge_url }}"
 *     }
 */
export type AlertTemplate = {
    /**
     * Format: int64
     * @description The id of the template; a string in the path.
     */
    readonly alertId: number;
    channel: TransactionalChannel;
    /** @description The HTML text of an email. */
    htmlBody?: string;
    /**
     * Format: int64
     * @description Seconds between messages.
     */
    interval: number;
    /**
     * Format: int64
     * @description Maximum number of messages to each recipient, including the first.
     */
    maxAttempts: number;
    /** @description The name for `executeAlert` and `stopAlert`. */
    name: string;
    /** @description The subject of an email, or the title of a push message. */
    subject?: string;
    /** @description The id of the stored template to send. */
    templateId?: string;
    /** @description The plain text. */
    textBody?: string;
};
/**
 * AlertTemplateCreate
 * @description The content and interval of an alert. At least one of `templateId`, `htmlBody` and `textBody` is required; a text in the request overrides the text of the stored template.
 * @example {
 *       "name": "Cold store",
 *       "channel": "sms",
 *       "interval": 300,
 *       "maxAttempts": 5,
 *       "textBody": "Cold store 3 is at {{ degrees }} degrees. Confirm: {{ acknowledge_url }}"
 *     }
 */
export type AlertTemplateCreate = {
    channel: TransactionalChannel;
    /** @description The HTML text of an email, with placeholders. Only for email. */
    htmlBody?: string | undefined;
    /**
     * Format: int64
     * @description Seconds between messages, at most a day.
     * @default 300
     */
    interval?: number | undefined;
    /**
     * Format: int64
     * @description Maximum number of messages to each recipient, including the first.
     * @default 3
     */
    maxAttempts?: number | undefined;
    /** @description The name to execute it by, unique among alert templates. */
    name: string;
    /** @description The subject of an email, or the title of a push message; with placeholders. */
    subject?: string | undefined;
    /** @description The id of a stored template of the channel. */
    templateId?: string | undefined;
    /** @description The plain text, with placeholders. `{{ acknowledge_url }}` becomes the confirmation link; without it, the link is appended. */
    textBody?: string | undefined;
};
/**
 * AlertTemplateId
 * @description The id of a new alert template.
 * @example {
 *       "alertTemplateId": "1"
 *     }
 */
export type AlertTemplateId = {
    /** @description The id, decimal digits in a string. */
    alertTemplateId: TransactionalId;
};
/**
 * AlertTemplateList
 * @description All alert templates of the account.
 * @example [
 *       {
 *         "alertId": 1,
 *         "name": "Cold store",
 *         "channel": "sms",
 *         "interval": 300,
 *         "maxAttempts": 5,
 *         "textBody": "Cold store 3 is at {{ degrees }} degrees. Confirm: {{ acknowledge_url }}"
 *       }
 *     ]
 */
export type AlertTemplateList = AlertTemplate[];
/**
 * AlertTemplateUpdate
 * @description The fields of an alert template to change. Fields that you leave out stay unchanged.
 * @example {
 *       "interval": 600
 *     }
 */
export type AlertTemplateUpdate = {
    channel?: TransactionalChannel | undefined;
    /** @description The HTML text of an email, with placeholders. Only for email. */
    htmlBody?: string | undefined;
    /**
     * Format: int64
     * @description Seconds between messages, at most a day.
     */
    interval?: number | undefined;
    /**
     * Format: int64
     * @description Maximum number of messages to each recipient, including the first.
     */
    maxAttempts?: number | undefined;
    /** @description The name to execute it by, unique among alert templates. */
    name?: string | undefined;
    /** @description The subject of an email, or the title of a push message; with placeholders. */
    subject?: string | undefined;
    /** @description The id of a stored template of the channel. */
    templateId?: string | undefined;
    /** @description The plain text, with placeholders. */
    textBody?: string | undefined;
};
/**
 * BatchEmail
 * @description An email of a batch. Set its sender with `senderId` or `senderHash`, and at least one of `htmlBody`, `textBody` and `templateId`. A body in the request overrides the body of the template.
 * @example {
 *       "senderId": "1",
 *       "to": [
 *         "ana@example.com"
 *       ],
 *       "subject": "Your order 1001",
 *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "mergeTags": [
 *         "name:Ana"
 *       ],
 *       "customData": "order-1001",
 *       "group": "orders"
 *     }
 */
export type BatchEmail = {
    /** @description The variables of the template, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the objects of `codeSnippets`, a field with `template` in its name holds the id of a stored template to embed; the other fields are its variables. */
    advancedTemplatingData?: ({
        /** @description Stored email templates to embed in the texts, each with its variables, as they are when the email is accepted. Objects can be nested at most 3 deep. */
        codeSnippets?: {
            [key: string]: unknown;
        }[] | undefined;
    } & {
        [key: string]: unknown;
    }) | undefined;
    /** @description The files: at most 20, together at most 5 MB. */
    attachments?: BatchEmailAttachment[] | undefined;
    /** @description Addresses for blind copies. Each gets a separate message, invisible to other recipients. */
    bcc?: string[] | undefined;
    /** @description Addresses for copies, visible to all recipients. Each gets a separate message. At most 100 recipients with `to` and `bcc`. */
    cc?: string[] | undefined;
    /**
     * @description Whether to track clicks; links then lead through the platform.
     * @default false
     */
    clickTracking?: boolean | undefined;
    /** @description Any text. The webhooks of this email carry it unchanged. */
    customData?: string | undefined;
    /** @description The name of a verified sending domain of the account, whose host is used in tracked links. By default, the default domain or the platform's host. Returns 400 for other domains. */
    domain?: string | undefined;
    /**
     * @description The name of the email's group in reports. A new name creates a group.
     * @default default
     */
    group?: string | undefined;
    /** @description The HTML text, with placeholders. */
    htmlBody?: string | undefined;
    /** @description Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana` in the subject and the bodies. */
    mergeTags?: string[] | undefined;
    /**
     * @description Whether to track opens, by an image in the HTML.
     * @default false
     */
    openTracking?: boolean | undefined;
    /**
     * @description An urgent email is sent before waiting ones.
     * @default non-urgent
     * @enum {string}
     */
    priority?: ("urgent" | "non-urgent") | undefined;
    /**
     * @description Whether to store evidence of the email. Only for accounts with registered messages.
     * @default false
     */
    registered?: boolean | undefined;
    replyTo?: ReplyTo | undefined;
    scheduleTo?: SendDate | undefined;
    /** @description The hash of a sender of the account, instead of its id. */
    senderHash?: string | undefined;
    /** @description The id of an active sender of the account. */
    senderId?: string | undefined;
    /** @description The subject, with placeholders. Required even with a template. */
    subject: string;
    /** @description The id of a stored template for the bodies missing from the request. */
    templateId?: string | undefined;
    /** @description The plain text, with placeholders. */
    textBody?: string | undefined;
    /** @description The recipients; each sees the others. Each gets a separate message; the response has the id of the first recipient's message. At most 100 with `cc` and `bcc`. */
    to: string[];
};
/**
 * BatchEmailAttachment
 * @description A file of an email of a batch.
 * @example {
 *       "filename": "invoice-1001.txt",
 *       "mimeType": "text/plain",
 *       "disposition": "attachment",
 *       "data": "VG90YWw6IDE5LjkwCg=="
 *     }
 */
export type BatchEmailAttachment = {
    /** @description The content in Base64. All files of an email together can have 5 MB (5,242,880 bytes) after decoding. */
    data: string;
    /**
     * @description `attachment` adds a normal attachment. `inline` adds an image for the HTML, which refers to it as `cid:<index>`: its position in the array, from zero.
     * @enum {string}
     */
    disposition: "attachment" | "inline";
    /** @description The name of the file that the recipient sees. */
    filename: string;
    /** @description The media type of the file, for example `application/pdf`. */
    mimeType: string;
};
/**
 * CancelMessageBadRequest
 * @description What is wrong with the request.
 */
export type CancelMessageBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The message is no longer scheduled. */
        not_scheduled?: string;
    } & {
        [key: string]: unknown;
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
 * CancelMessageLegacyBadRequest
 * @description What is wrong with the request.
 */
export type CancelMessageLegacyBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The message is no longer scheduled. */
        not_scheduled?: string;
    } & {
        [key: string]: unknown;
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
 * CancelVerifyRequestBadRequest
 * @description What is wrong with the request.
 */
export type CancelVerifyRequestBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The request has ended. Request a new code. */
        request_ended?: string;
    } & {
        [key: string]: unknown;
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
 * CreateAlertTemplateBadRequest
 * @description What is wrong with the request.
 */
export type CreateAlertTemplateBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The account already has an alert template with this name. */
        name_taken?: string;
    } & {
        [key: string]: unknown;
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
 * CreateSendingDomainBadRequest
 * @description What is wrong with the request.
 */
export type CreateSendingDomainBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The account already has this domain. */
        domain_exists?: string;
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
    } & {
        [key: string]: unknown;
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
 * CreateWebhookBadRequest
 * @description What is wrong with the request.
 */
export type CreateWebhookBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description An identical webhook already exists. */
        webhook_exists?: string;
        /** @description 20 webhooks already receive one of these actions. Delete one of them first. */
        webhook_limit_reached?: string;
    } & {
        [key: string]: unknown;
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
 * DataAttachment
 * @description A file with its content in the request.
 * @example {
 *       "filename": "invoice-1001.txt",
 *       "mimeType": "text/plain",
 *       "arrangement": "attachment",
 *       "data": "VG90YWw6IDE5LjkwCg=="
 *     }
 */
export type DataAttachment = {
    /**
     * @description `attachment` adds a normal attachment. `inline` adds an image for the HTML, which refers to it as `cid:<index>`: its position in the array, from zero.
     * @enum {string}
     */
    arrangement: "attachment" | "inline";
    /** @description The content in Base64. All files of an email together can have 5 MB (5,242,880 bytes) after decoding. */
    data: string;
    /** @description The name of the file that the recipient sees. */
    filename: string;
    /** @description The media type of the file, for example `application/pdf`. */
    mimeType: string;
};
/**
 * DefaultSendingDomain
 * @description The domain for emails without `domain`; an empty object if none is set.
 * @example {
 *       "id": "1",
 *       "domain": "shop.example.com",
 *       "server": "links.shop.example.com",
 *       "fallbackUrl": "https://shop.example.com/",
 *       "default": true,
 *       "verified": true,
 *       "spf": true,
 *       "cname": true,
 *       "dmarc": true,
 *       "dmarcPolicy": {
 *         "domain": "example.com",
 *         "policy": "quarantine",
 *         "testing": false
 *       },
 *       "records": [
 *         {
 *           "check": "spf",
 *           "type": "TXT",
 *           "name": "shop.example.com",
 *           "value": "v=spf1 include:return.example.net ~all",
 *           "found": true
 *         },
 *         {
 *           "check": "dmarc",
 *           "type": "TXT",
 *           "name": "_dmarc.shop.example.com",
 *           "value": "v=DMARC1; p=none",
 *           "found": true
 *         },
 *         {
 *           "check": "cname",
 *           "type": "CNAME",
 *           "name": "links.shop.example.com",
 *           "value": "messaging.example.net",
 *           "found": true
 *         }
 *       ],
 *       "checked": "2026-03-02T10:00:00Z"
 *     }
 */
export type DefaultSendingDomain = {
    /** @description When DNS was last checked, UTC; left out before the first check. */
    readonly checked?: Timestamp;
    /** @description Whether the link host points to the platform by a CNAME; left out before the first check. */
    readonly cname?: boolean;
    /** @description Whether emails that name no domain use it. */
    default?: boolean;
    /** @description Whether the DKIM record of the platform's key for the domain was found (RFC 6376); left out before the first check, or if the platform does not sign for the domain. */
    readonly dkim?: boolean;
    /** @description Whether the domain or a parent domain has a DMARC policy (RFC 9989); left out before the first check. `verified` does not depend on it. */
    readonly dmarc?: boolean;
    readonly dmarcPolicy?: SendingDomainPolicy;
    /** @description The name of the domain. */
    domain?: string;
    /**
     * Format: uri
     * @description Where a reader of an outdated link on the host is redirected; left out without one.
     */
    fallbackUrl?: string;
    /** @description The id of the domain. */
    readonly id?: TransactionalId;
    /** @description The DNS records to set at your domain's provider. */
    readonly records?: SendingDomainRecord[];
    /** @description The host of the tracked links. */
    server?: string;
    /** @description Whether the domain has exactly one SPF record (RFC 7208); left out before the first check. */
    readonly spf?: boolean;
    /** @description Whether the last DNS check found everything. Only then do links use the host. */
    readonly verified?: boolean;
};
/**
 * DefaultSendingDomainSet
 * @description The domain to make the default.
 * @example {
 *       "domainId": "1"
 *     }
 */
export type DefaultSendingDomainSet = {
    /** @description The id of the domain. */
    domainId: TransactionalId;
};
/**
 * DestinationPhone
 * @description A phone number: country code and number, separated by a hyphen.
 * @example 351-910000001
 */
export type DestinationPhone = string;
/**
 * EmailBatch
 * @description Up to 100 emails.
 * @example [
 *       {
 *         "senderId": "1",
 *         "to": [
 *           "ana@example.com"
 *         ],
 *         "subject": "Your order 1001",
 *         "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *         "mergeTags": [
 *           "name:Ana"
 *         ],
 *         "customData": "order-1001",
 *         "group": "orders"
 *       }
 *     ]
 */
export type EmailBatch = BatchEmail[];
/**
 * EmailHeaderOptions
 * @description Extra headers of the email.
 * @example {
 *       "listUnsubscribe": true,
 *       "optInIpAddress": "192.0.2.10"
 *     }
 */
export type EmailHeaderOptions = {
    /** @description Adds the headers for unsubscribing in a mail program, and List-Id for the group. */
    listUnsubscribe?: boolean | undefined;
    /** @description The IP address from which the recipient consented to receive emails. */
    optInIpAddress?: string | undefined;
};
/**
 * EmailLog
 * @description The log of one message, an array of one entry.
 * @example [
 *       {
 *         "campaign": {
 *           "id": 1,
 *           "groupId": 2,
 *           "userId": 1,
 *           "senderId": 1,
 *           "subscriberId": 1,
 *           "name": "Your order 1001",
 *           "domainShared": true,
 *           "channel": "email",
 *           "customSenderName": "The shop",
 *           "currentStatus": "delivered",
 *           "contentSubject": "Your order 1001",
 *           "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
 *           "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *           "createDate": "2026-03-02T10:05:00Z",
 *           "createIp": "192.0.2.10",
 *           "openTrackingEnabled": false,
 *           "clickTrackingEnabled": false,
 *           "register": false,
 *           "mergeTags": [
 *             "name:Ana"
 *           ],
 *           "attachement": false,
 *           "hasunsubscribe": false,
 *           "cc": [],
 *           "bcc": []
 *         },
 *         "subscriberEmail": "ana@example.com",
 *         "campaignStatusLog": [
 *           {
 *             "status": "created",
 *             "createDate": "2026-03-02T10:05:00Z"
 *           },
 *           {
 *             "status": "queued",
 *             "createDate": "2026-03-02T10:05:00Z"
 *           },
 *           {
 *             "status": "processing",
 *             "createDate": "2026-03-02T10:05:01Z"
 *           },
 *           {
 *             "status": "spool",
 *             "createDate": "2026-03-02T10:05:01Z"
 *           },
 *           {
 *             "status": "sending",
 *             "createDate": "2026-03-02T10:05:02Z"
 *           },
 *           {
 *             "status": "finished",
 *             "createDate": "2026-03-02T10:05:02Z"
 *           },
 *           {
 *             "status": "delivered",
 *             "createDate": "2026-03-02T10:05:03Z"
 *           }
 *         ]
 *       }
 *     ]
 */
export type EmailLog = EmailLogEntry[];
/**
 * EmailLogCampaign
 * @description An email as requested, and its status. Fields without a value are left out.
 * @example {
 *       "id": 1,
 *       "groupId": 2,
 *       "userId": 1,
 *       "senderId": 1,
 *       "subscriberId": 1,
 *       "name": "Your order 1001",
 *       "domainShared": true,
 *       "channel": "email",
 *       "customSenderName": "The shop",
 *       "currentStatus": "delivered",
 *       "contentSubject": "Your order 1001",
 *       "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
 *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "createDate": "2026-03-02T10:05:00Z",
 *       "createIp": "192.0.2.10",
 *       "openTrackingEnabled": false,
 *       "clickTrackingEnabled": false,
 *       "register": false,
 *       "mergeTags": [
 *         "name:Ana"
 *       ],
 *       "attachement": false,
 *       "hasunsubscribe": false,
 *       "cc": [],
 *       "bcc": []
 *     }
 */
export type EmailLogCampaign = {
    /** @description The variables of the request; left out if none. */
    advancedTemplateData?: {
        [key: string]: unknown;
    };
    /** @description Whether it has files. The API spells the name this way. */
    attachement: boolean;
    /** @description The header `X-Auto-Response-Suppress` of an email from the SMTP relay. */
    autoResponseSuppress?: string;
    /** @description Addresses of blind copies. */
    bcc: NameAndEmail[];
    /** @description Addresses for copies, visible to all recipients. */
    cc: NameAndEmail[];
    /**
     * @description Always `email`.
     * @enum {string}
     */
    channel: "email";
    /** @description Whether clicks are tracked. */
    clickTrackingEnabled: boolean;
    /** @description The name of the first file of the email; left out without files. */
    contentFilename?: string;
    /** @description The HTML, before placeholders are filled. */
    contentHtml?: string;
    /** @description The subject, before placeholders are filled. */
    contentSubject: string;
    /** @description The plain text, before placeholders are filled. */
    contentText?: string;
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The IP address of the request. */
    createIp?: string;
    currentStatus: EmailStatus;
    /** @description The sender name from the request. */
    customSenderName?: string;
    /** @description The name of the sending domain, from the request or the default; left out without one. */
    domain?: string;
    /**
     * Format: int64
     * @description The id of the domain of the tracked links; left out for the platform's domain.
     */
    domainId?: number;
    /** @description Whether other accounts share the host. */
    domainShared: boolean;
    /**
     * Format: int64
     * @description The id of its group in reports.
     */
    groupId: number;
    /** @description Whether the email has a header List-Unsubscribe. */
    hasunsubscribe: boolean;
    /**
     * Format: int64
     * @description The id of the message.
     */
    id: number;
    /** @description The merge tags of the request; empty if none. */
    mergeTags: string[];
    /** @description The subject, before placeholders are filled. */
    name: string;
    /** @description Whether opens are tracked. */
    openTrackingEnabled: boolean;
    /** @description The IP address from which the recipient consented to receive emails. */
    optInIpAddress?: string;
    /** @description The key of the plugin that sent it. */
    pluginKey?: string;
    /** @description Why it was rejected: the suppression list, with how to remove the address from it, or the carrier's text. Left out otherwise. */
    refusal?: string;
    /** @description Whether evidence is stored. */
    register: boolean;
    /**
     * Format: int64
     * @description The id of the sender for replies, if it is a sender of the account.
     */
    replySenderId?: number;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    senderId: number;
    /**
     * Format: int64
     * @description The id of the recipient, the same in all messages of the account to this address.
     */
    subscriberId: number;
    /**
     * Format: int64
     * @description The id of the template, if one was used.
     */
    templateId?: number;
    /**
     * Format: int64
     * @description The id of the user of the key or the login; left out without one.
     */
    userId?: number;
};
/**
 * EmailLogEntry
 * @description An email and all its statuses.
 * @example {
 *       "campaign": {
 *         "id": 1,
 *         "groupId": 2,
 *         "userId": 1,
 *         "senderId": 1,
 *         "subscriberId": 1,
 *         "name": "Your order 1001",
 *         "domainShared": true,
 *         "channel": "email",
 *         "customSenderName": "The shop",
 *         "currentStatus": "delivered",
 *         "contentSubject": "Your order 1001",
 *         "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
 *         "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *         "createDate": "2026-03-02T10:05:00Z",
 *         "createIp": "192.0.2.10",
 *         "openTrackingEnabled": false,
 *         "clickTrackingEnabled": false,
 *         "register": false,
 *         "mergeTags": [
 *           "name:Ana"
 *         ],
 *         "attachement": false,
 *         "hasunsubscribe": false,
 *         "cc": [],
 *         "bcc": []
 *       },
 *       "subscriberEmail": "ana@example.com",
 *       "campaignStatusLog": [
 *         {
 *           "status": "created",
 *           "createDate": "2026-03-02T10:05:00Z"
 *         },
 *         {
 *           "status": "queued",
 *           "createDate": "2026-03-02T10:05:00Z"
 *         },
 *         {
 *           "status": "processing",
 *           "createDate": "2026-03-02T10:05:01Z"
 *         },
 *         {
 *           "status": "spool",
 *           "createDate": "2026-03-02T10:05:01Z"
 *         },
 *         {
 *           "status": "sending",
 *           "createDate": "2026-03-02T10:05:02Z"
 *         },
 *         {
 *           "status": "finished",
 *           "createDate": "2026-03-02T10:05:02Z"
 *         },
 *         {
 *           "status": "delivered",
 *           "createDate": "2026-03-02T10:05:03Z"
 *         }
 *       ]
 *     }
 */
export type EmailLogEntry = {
    campaign: EmailLogCampaign;
    /** @description The statuses, oldest first. The last one is the `currentStatus`. */
    campaignStatusLog: EmailStatusLogEntry[];
    /** @description The email with its tracked links; left out without such links, and before it is sent. */
    shortenerCampaign?: EmailLogShortener;
    /**
     * Format: idn-email
     * @description The address of the recipient.
     */
    subscriberEmail: string;
};
/**
 * EmailLogShortener
 * @description The email with its tracked links.
 * @example {
 *       "id": 1,
 *       "groupId": 2,
 *       "userId": 1,
 *       "senderId": 1,
 *       "subscriberId": 1,
 *       "name": "Your order 1001",
 *       "domainShared": true,
 *       "channel": "email",
 *       "customSenderName": "The shop",
 *       "currentStatus": "delivered",
 *       "contentSubject": "Your order 1001",
 *       "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
 *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "createDate": "2026-03-02T10:05:00Z",
 *       "createIp": "192.0.2.10",
 *       "openTrackingEnabled": false,
 *       "clickTrackingEnabled": false,
 *       "register": false,
 *       "mergeTags": [
 *         "name:Ana"
 *       ],
 *       "attachement": false,
 *       "hasunsubscribe": false,
 *       "cc": [],
 *       "bcc": [],
 *       "shorteners": [
 *         {
 *           "campaignId": 1,
 *           "link": "https://shop.example.com/orders/1001",
 *           "domain": "go.example.com"
 *         }
 *       ]
 *     }
 */
export type EmailLogShortener = {
    /** @description The variables of the request; left out if none. */
    advancedTemplateData?: {
        [key: string]: unknown;
    };
    /** @description Whether it has files. The API spells the name this way. */
    attachement: boolean;
    /** @description The header `X-Auto-Response-Suppress` of an email from the SMTP relay. */
    autoResponseSuppress?: string;
    /** @description Addresses of blind copies. */
    bcc: NameAndEmail[];
    /** @description Addresses for copies, visible to all recipients. */
    cc: NameAndEmail[];
    /**
     * @description Always `email`.
     * @enum {string}
     */
    channel: "email";
    /** @description Whether clicks are tracked. */
    clickTrackingEnabled: boolean;
    /** @description The name of the first file of the email; left out without files. */
    contentFilename?: string;
    /** @description The HTML, before placeholders are filled. */
    contentHtml?: string;
    /** @description The subject, before placeholders are filled. */
    contentSubject: string;
    /** @description The plain text, before placeholders are filled. */
    contentText?: string;
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The IP address of the request. */
    createIp?: string;
    currentStatus: EmailStatus;
    /** @description The sender name from the request. */
    customSenderName?: string;
    /** @description The name of the sending domain, from the request or the default; left out without one. */
    domain?: string;
    /**
     * Format: int64
     * @description The id of the domain of the tracked links; left out for the platform's domain.
     */
    domainId?: number;
    /** @description Whether other accounts share the host. */
    domainShared: boolean;
    /**
     * Format: int64
     * @description The id of its group in reports.
     */
    groupId: number;
    /** @description Whether the email has a header List-Unsubscribe. */
    hasunsubscribe: boolean;
    /**
     * Format: int64
     * @description The id of the message.
     */
    id: number;
    /** @description The merge tags of the request; empty if none. */
    mergeTags: string[];
    /** @description The subject, before placeholders are filled. */
    name: string;
    /** @description Whether opens are tracked. */
    openTrackingEnabled: boolean;
    /** @description The IP address from which the recipient consented to receive emails. */
    optInIpAddress?: string;
    /** @description The key of the plugin that sent it. */
    pluginKey?: string;
    /** @description Whether evidence is stored. */
    register: boolean;
    /**
     * Format: int64
     * @description The id of the sender for replies, if it is a sender of the account.
     */
    replySenderId?: number;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    senderId: number;
    /** @description The links in the email that lead through the platform for click tracking. */
    shorteners: EmailLogShortenerLink[];
    /**
     * Format: int64
     * @description The id of the recipient, the same in all messages of the account to this address.
     */
    subscriberId: number;
    /**
     * Format: int64
     * @description The id of the template, if one was used.
     */
    templateId?: number;
    /**
     * Format: int64
     * @description The id of the user of the key or the login; left out without one.
     */
    userId?: number;
};
/**
 * EmailLogShortenerLink
 * @description A tracked link.
 * @example {
 *       "campaignId": 1,
 *       "link": "https://shop.example.com/orders/1001",
 *       "domain": "go.example.com"
 *     }
 */
export type EmailLogShortenerLink = {
    /**
     * Format: int64
     * @description The id of the message with the link.
     */
    campaignId: number;
    /** @description The host of the tracked link. */
    domain: string;
    /** @description The target URL, before placeholders are filled. */
    link: string;
};
/**
 * EmailMessage
 * @description An email as requested, and its status. Fields without a value are left out.
 * @example {
 *       "id": 1,
 *       "name": "Your order 1001",
 *       "senderId": 1,
 *       "subscriberId": 1,
 *       "groupId": 2,
 *       "subject": "Your order 1001",
 *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "htmlBody": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
 *       "cc": [],
 *       "bcc": [],
 *       "createDate": "2026-03-02T10:05:00Z",
 *       "status": "delivered",
 *       "openTracking": false,
 *       "clickTracking": false,
 *       "unsubscribe": false,
 *       "register": false
 *     }
 */
export type EmailMessage = {
    /** @description Addresses of blind copies. */
    bcc: string[];
    /** @description Addresses for copies, visible to all recipients. */
    cc: string[];
    /** @description Whether clicks are tracked. */
    clickTracking: boolean;
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The name of the sending domain, from the request or the default; left out without one. */
    domain?: string;
    /**
     * Format: int64
     * @description The id of the domain of the tracked links; left out for the platform's domain.
     */
    domainId?: number;
    /**
     * Format: int64
     * @description The id of its group in reports.
     */
    groupId: number;
    /** @description The HTML, before placeholders are filled. */
    htmlBody?: string;
    /**
     * Format: int64
     * @description The id of the message.
     */
    id: number;
    /** @description The subject, before placeholders are filled. */
    name: string;
    /** @description Whether opens are tracked. */
    openTracking: boolean;
    /** @description Whether evidence is stored. */
    register: boolean;
    /**
     * Format: int64
     * @description The id of the sender for replies, if it is a sender of the account.
     */
    replyToId?: number;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    senderId: number;
    status: EmailStatus;
    /** @description The subject, before placeholders are filled. */
    subject: string;
    /**
     * Format: int64
     * @description The id of the recipient, the same in all messages of the account to this address.
     */
    subscriberId: number;
    /** @description The id of the template, if one was used. */
    templateId?: string;
    /** @description The plain text, before placeholders are filled. */
    textBody?: string;
    /** @description Whether the email has a header List-Unsubscribe. */
    unsubscribe: boolean;
};
/**
 * EmailMessageIdList
 * @description The ids of the accepted emails, in the order of the request.
 * @example [
 *       {
 *         "messageId": "8"
 *       },
 *       {
 *         "messageId": "9"
 *       }
 *     ]
 */
export type EmailMessageIdList = MessageId[];
/**
 * EmailMessageList
 * @description Emails, newest first.
 * @example [
 *       {
 *         "createDate": "2026-03-02T10:05:00Z",
 *         "groupName": "orders",
 *         "subject": "Your order 1001",
 *         "subscriberEmail": "ana@example.com",
 *         "messageId": "1",
 *         "senderEmail": "shop@example.com"
 *       }
 *     ]
 */
export type EmailMessageList = EmailMessageListItem[];
/**
 * EmailMessageListItem
 * @description An email in a list.
 * @example {
 *       "createDate": "2026-03-02T10:05:00Z",
 *       "groupName": "orders",
 *       "subject": "Your order 1001",
 *       "subscriberEmail": "ana@example.com",
 *       "messageId": "1",
 *       "senderEmail": "shop@example.com"
 *     }
 */
export type EmailMessageListItem = {
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The name of its group. */
    groupName: string;
    /** @description The id of the message. */
    messageId: string;
    /** @description The sender's address. */
    senderEmail: string;
    /** @description The subject, before placeholders are filled. */
    subject: string;
    /** @description The address of the recipient. */
    subscriberEmail: string;
};
/**
 * EmailReportRow
 * @description The emails of a group in a day or month, and their outcomes so far.
 * @example {
 *       "groupId": "2",
 *       "groupName": "orders",
 *       "viewsTotal": 0,
 *       "viewsUnique": 0,
 *       "clicksTotal": 0,
 *       "clicksUnique": 0,
 *       "metricsTotal": 1,
 *       "metricsProcessed": 1,
 *       "metricsSent": 1,
 *       "eventRemoved": 0,
 *       "eventSoftBounce": 0,
 *       "eventHardBounce": 0,
 *       "timePeriod": "2026-03"
 *     }
 */
export type EmailReportRow = {
    /**
     * Format: int64
     * @description Links followed by such programs. `clicksTotal` excludes them. Left out if none.
     */
    clicksMachine?: number;
    /**
     * Format: int64
     * @description Clicks. A repeated click on the same link counts after 10 minutes, up to 20 in 24 hours.
     */
    clicksTotal: number;
    /**
     * Format: int64
     * @description Emails with a click.
     */
    clicksUnique: number;
    /**
     * Format: int64
     * @description Emails to invalid addresses.
     */
    eventHardBounce: number;
    /**
     * Format: int64
     * @description Recipients who unsubscribed.
     */
    eventRemoved: number;
    /**
     * Format: int64
     * @description Emails with a temporary delivery failure.
     */
    eventSoftBounce: number;
    /** @description The id of the group. */
    groupId: string;
    /** @description The name of the group. */
    groupName: string;
    /**
     * Format: int64
     * @description Emails whose processing has started.
     */
    metricsProcessed: number;
    /**
     * Format: int64
     * @description Emails handed over to a mail server.
     */
    metricsSent: number;
    /**
     * Format: int64
     * @description Accepted emails.
     */
    metricsTotal: number;
    /** @description The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC. */
    timePeriod: string;
    /**
     * Format: int64
     * @description Images loaded by programs, not readers: filters, previews, mail providers. `viewsTotal` excludes them. Left out if none.
     */
    viewsMachine?: number;
    /**
     * Format: int64
     * @description Opens. A repeated open of the same email counts after 10 minutes, up to 20 in 24 hours.
     */
    viewsTotal: number;
    /**
     * Format: int64
     * @description Opened emails.
     */
    viewsUnique: number;
};
/**
 * EmailReportRowList
 * @description The rows of a report, by time and, within a period, by group.
 * @example [
 *       {
 *         "groupId": "2",
 *         "groupName": "orders",
 *         "viewsTotal": 0,
 *         "viewsUnique": 0,
 *         "clicksTotal": 0,
 *         "clicksUnique": 0,
 *         "metricsTotal": 1,
 *         "metricsProcessed": 1,
 *         "metricsSent": 1,
 *         "eventRemoved": 0,
 *         "eventSoftBounce": 0,
 *         "eventHardBounce": 0,
 *         "timePeriod": "2026-03"
 *       }
 *     ]
 */
export type EmailReportRowList = EmailReportRow[];
/**
 * EmailResubscribe
 * @description The address to resubscribe.
 * @example {
 *       "emailAddress": "ana@example.com"
 *     }
 */
export type EmailResubscribe = {
    /**
     * Format: idn-email
     * @description The address.
     */
    emailAddress: string;
};
/**
 * EmailStatus
 * @description The status of an email. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it could not be built or handed over), `broken` (no connection to the mail server), `rejected` (refused for its content or recipient), `bounce_hard` (the address is invalid, do not retry) and `bounce_soft` (a temporary failure).
 * @example delivered
 * @enum {string}
 */
export type EmailStatus = "created" | "scheduled" | "queued" | "processing" | "spool" | "sending" | "finished" | "delivered" | "send_failed" | "broken" | "rejected" | "bounce_hard" | "bounce_soft" | "canceled";
/**
 * EmailStatusLogEntry
 * @description A status of an email, and when it began.
 * @example {
 *       "status": "delivered",
 *       "createDate": "2026-03-02T10:05:03Z"
 *     }
 */
export type EmailStatusLogEntry = {
    /** @description When the status began, UTC. */
    createDate: Timestamp;
    status: EmailStatus;
};
/**
 * EmailTemplate
 * @description A stored text for emails. Fields without a value are left out.
 * @example {
 *       "id": "1",
 *       "templateName": "Order confirmation",
 *       "subject": "Your order {{ order.number }}",
 *       "htmlBody": "<p>Thank you, {{ name }}. Your order {{ order.number }} is on its way.</p>",
 *       "textBody": "Thank you, {{ name }}. Your order {{ order.number }} is on its way."
 *     }
 */
export type EmailTemplate = {
    /** @description The HTML text, with placeholders. */
    htmlBody: string;
    /** @description The id of the template. */
    readonly id: TransactionalId;
    /** @description The preview text beside the subject in mail programs. */
    snippet?: string;
    /** @description The subject, with placeholders. */
    subject: string;
    /** @description The name of the template. */
    templateName: string;
    /** @description The plain text, with placeholders. */
    textBody?: string;
};
/**
 * EmailTemplateList
 * @description All email templates of the account.
 * @example [
 *       {
 *         "id": "1",
 *         "templateName": "Order confirmation",
 *         "subject": "Your order {{ order.number }}",
 *         "htmlBody": "<p>Thank you, {{ name }}. Your order {{ order.number }} is on its way.</p>",
 *         "textBody": "Thank you, {{ name }}. Your order {{ order.number }} is on its way."
 *       }
 *     ]
 */
export type EmailTemplateList = EmailTemplate[];
/**
 * EmailTemplateWrite
 * @description A whole email template.
 * @example {
 *       "templateName": "Order confirmation",
 *       "subject": "Your order {{ order.number }}",
 *       "htmlBody": "<p>Thank you, {{ name }}. Your order {{ order.number }} is on its way.</p>",
 *       "textBody": "Thank you, {{ name }}. Your order {{ order.number }} is on its way."
 *     }
 */
export type EmailTemplateWrite = {
    /** @description The HTML text, with placeholders. */
    htmlBody: string;
    /** @description The preview text beside the subject in mail programs. */
    snippet?: string | undefined;
    /** @description The subject, with placeholders. */
    subject: string;
    /** @description The name of the template. */
    templateName: string;
    /** @description The plain text, with placeholders. */
    textBody?: string | undefined;
};
/**
 * EmailValidation
 * @description The address to validate, and which checks to run.
 * @example {
 *       "email": "ana@example.com",
 *       "isMx": true
 *     }
 */
export type EmailValidation = {
    /** @description The address to validate. */
    email: string;
    /**
     * @description Whether to check that the domain has a mail server.
     * @default false
     */
    isMx?: boolean | undefined;
    /**
     * @description Whether to check for a disposable address.
     * @default false
     */
    isTemporaryEmail?: boolean | undefined;
};
/**
 * EmailValidationResult
 * @description The results, each as the text `true` or `false`.
 * @example {
 *       "emailValid": "true",
 *       "mx": "true"
 *     }
 */
export type EmailValidationResult = {
    /**
     * @description Whether the domain is known for disposable addresses. Only if you set `isTemporaryEmail`.
     * @enum {string}
     */
    emailTemporary?: "true" | "false";
    /**
     * @description Whether the syntax of the address is valid.
     * @enum {string}
     */
    emailValid: "true" | "false";
    /**
     * @description Whether the domain has a mail server. Only if you set `isMx`.
     * @enum {string}
     */
    mx?: "true" | "false";
};
/**
 * EmailWebhookCreate
 * @description A webhook for emails.
 * @example {
 *       "url": "https://shop.example.com/hooks/email",
 *       "channel": "email"
 *     }
 */
export type EmailWebhookCreate = {
    /** @description The actions to report. By default, all actions. */
    actions?: TransactionalEmailAction[] | undefined;
    /**
     * @description The channel of the webhook. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    channel: "email";
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url: string;
};
/**
 * InboundKeyword
 * @description How the platform handled the SMS: `stop` stops all SMS of the account to the number, `start` undoes that, and `help` gets an automatic reply. Left out for any other text.
 * @example stop
 * @enum {string}
 */
export type InboundKeyword = "stop" | "start" | "help";
/**
 * MergeTags
 * @description Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana`.
 * @example [
 *       "name:Ana"
 *     ]
 */
export type MergeTags = string[];
/**
 * MessageId
 * @description The id of an accepted message.
 * @example {
 *       "messageId": "1"
 *     }
 */
export type MessageId = {
    /** @description The id of the message, decimal digits in a string. */
    messageId: TransactionalId;
};
/**
 * MessagePriority
 * @description An urgent message is sent before waiting ones.
 * @default non-urgent
 * @example urgent
 * @enum {string}
 */
export type MessagePriority = "urgent" | "non-urgent";
/**
 * MessageStatus
 * @description The status of an SMS or push message. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to send; `finished` was handed over, with its outcome unknown. Final are `delivered`, `canceled`, `send_failed` (it could not be built or handed over), `broken` (no connection to the carrier) and `rejected` (the carrier or the device refused it).
 * @example delivered
 * @enum {string}
 */
export type MessageStatus = "created" | "queued" | "processing" | "spool" | "sending" | "finished" | "send_failed" | "broken" | "delivered" | "rejected" | "scheduled" | "canceled";
/**
 * MessageStatusLogEntry
 * @description A status of an SMS or push message, and when it began.
 * @example {
 *       "status": "delivered",
 *       "createDate": "2026-03-02T10:06:03Z"
 *     }
 */
export type MessageStatusLogEntry = {
    /** @description When the status began, UTC. */
    createDate: Timestamp;
    status: MessageStatus;
};
/**
 * MobileApp
 * @description An app that receives push messages. Fields without a value are left out. Secrets are never returned: eight asterisks mean that one is set.
 * @example {
 *       "id": "1",
 *       "name": "Shop app",
 *       "sandbox": false,
 *       "certificate": "https://shop.example.com/push/shop.pem",
 *       "password": "********",
 *       "authKey": "********"
 *     }
 */
export type MobileApp = {
    /** @description The key for Android, shown as eight asterisks. */
    authKey?: string;
    /** @description The URL of the certificate; eight asterisks if it was given as text. */
    certificate?: string;
    /** @description The id of the app; as a number it is the `appId` of push messages. */
    id: TransactionalId;
    /** @description The name of the app. */
    name: string;
    /** @description The password of the certificate, shown as eight asterisks. */
    password?: string;
    /** @description Whether iOS devices use Apple's sandbox. */
    sandbox: boolean;
};
/**
 * MobileAppId
 * @description The id of a mobile app.
 * @example {
 *       "mobileAppId": "1"
 *     }
 */
export type MobileAppId = {
    /** @description The id, decimal digits in a string. */
    mobileAppId: TransactionalId;
};
/**
 * MobileAppList
 * @description All mobile apps of the account.
 * @example [
 *       {
 *         "id": "1",
 *         "name": "Shop app",
 *         "sandbox": false,
 *         "certificate": "https://shop.example.com/push/shop.pem",
 *         "password": "********",
 *         "authKey": "********"
 *       }
 *     ]
 */
export type MobileAppList = MobileApp[];
/**
 * MobileAppWrite
 * @description An app, with its credentials for Apple or Google. In an update, the certificate, password and key stay unchanged if you leave them out or send the eight asterisks from a response.
 * @example {
 *       "name": "Shop app",
 *       "sandbox": false,
 *       "certificate": "https://shop.example.com/push/shop.pem",
 *       "password": "secret-of-the-certificate",
 *       "authKey": "an-example-and-no-key"
 *     }
 */
export type MobileAppWrite = {
    /** @description The key for Android. */
    authKey?: string | undefined;
    /** @description The certificate for iOS as PEM, or its http or https URL. */
    certificate?: string | undefined;
    /** @description The name of the app. */
    name: string;
    /** @description The password of the certificate. */
    password?: string | undefined;
    /** @description Whether to use Apple's sandbox for iOS devices. */
    sandbox: boolean;
};
/**
 * MobileResubscribe
 * @description The phone number to resubscribe.
 * @example {
 *       "mobileNumber": "351-910000001"
 *     }
 */
export type MobileResubscribe = {
    mobileNumber: DestinationPhone;
};
/**
 * MultiChannelCondition
 * @description The required outcome of the previous message. `none`, `delivered` and `not_delivered` are valid after email and SMS; `open`, `not_open`, `click` and `not_click` only after an email with HTML.
 * @example not_open
 * @enum {string}
 */
export type MultiChannelCondition = "none" | "delivered" | "not_delivered" | "open" | "not_open" | "click" | "not_click";
/**
 * MultiChannelEmailCreate
 * @description An email of a flow. Set `templateId`, or `subject` with `htmlBody` or `textBody`; a template overrides the others. Opens and clicks are always tracked.
 * @example {
 *       "channel": "email",
 *       "subject": "Your order 1001 is waiting",
 *       "htmlBody": "<p>Dear {{ name }}, your order 1001 is not paid yet.</p>"
 *     }
 */
export type MultiChannelEmailCreate = {
    /**
     * @description The channel of the message. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    channel: "email";
    /**
     * @description The required outcome of the previous message. Ignored for the first message.
     * @default none
     */
    condition?: MultiChannelCondition | undefined;
    /** @description The HTML text, with placeholders. */
    htmlBody?: string | undefined;
    /**
     * Format: int32
     * @description Seconds to wait after the previous message. Ignored for the first message.
     * @default 3600
     */
    interval?: number | undefined;
    /** @description The subject, with placeholders. */
    subject?: string | undefined;
    /**
     * Format: int64
     * @description The id of a stored email template.
     */
    templateId?: number | undefined;
    /** @description The plain text, with placeholders. */
    textBody?: string | undefined;
};
/**
 * MultiChannelExecute
 * @description The flow to run, its recipient and its senders.
 * @example {
 *       "templateId": "1",
 *       "to": {
 *         "email": "ana@example.com",
 *         "phone": "351-910000001",
 *         "mergeTags": [
 *           "name:Ana"
 *         ]
 *       },
 *       "sender": {
 *         "emailSenderId": "1",
 *         "phoneSenderId": "2"
 *       }
 *     }
 */
export type MultiChannelExecute = {
    sender?: MultiChannelSender | undefined;
    /** @description The id of the flow from `createMultiChannelFlow`. */
    templateId: string;
    to?: MultiChannelRecipient | undefined;
};
/**
 * MultiChannelFlow
 * @description A chain of messages on one or several channels.
 * @example {
 *       "id": "1",
 *       "name": "Unpaid order",
 *       "group": "orders",
 *       "messages": [
 *         {
 *           "channel": "email",
 *           "interval": 3600,
 *           "condition": "none",
 *           "subject": "Your order 1001 is waiting",
 *           "htmlBody": "<p>Dear {{ name }}, your order 1001 is not paid yet.</p>"
 *         },
 *         {
 *           "channel": "sms",
 *           "interval": 7200,
 *           "condition": "not_open",
 *           "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
 *         }
 *       ]
 *     }
 */
export type MultiChannelFlow = {
    /** @description The name of its messages' group in reports. */
    group: string;
    /** @description The id for `executeMultiChannel`. */
    readonly id: TransactionalId;
    /** @description The messages, in order. */
    messages: MultiChannelMessage[];
    /** @description The name of the flow. */
    name: string;
};
/**
 * MultiChannelFlowCreate
 * @description The messages of a new flow.
 * @example {
 *       "name": "Unpaid order",
 *       "group": "orders",
 *       "messages": [
 *         {
 *           "channel": "email",
 *           "subject": "Your order 1001 is waiting",
 *           "htmlBody": "<p>Dear {{ name }}, your order 1001 is not paid yet.</p>"
 *         },
 *         {
 *           "channel": "sms",
 *           "interval": 7200,
 *           "condition": "not_open",
 *           "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
 *         }
 *       ]
 *     }
 */
export type MultiChannelFlowCreate = {
    /**
     * @description The name of the messages' group in reports. A new name creates a group.
     * @default default
     */
    group?: string | undefined;
    /** @description The messages, in order. Executing the flow sends the first one at once. */
    messages: MultiChannelMessageCreate[];
    /** @description The name of the flow. By default, the subject or the beginning of the text of the first message, or `Flow` if it is a stored template. */
    name?: string | undefined;
};
/**
 * MultiChannelFlowList
 * @description Flows; only one if the request names one.
 * @example [
 *       {
 *         "id": "1",
 *         "name": "Unpaid order",
 *         "group": "orders",
 *         "messages": [
 *           {
 *             "channel": "email",
 *             "interval": 3600,
 *             "condition": "none",
 *             "subject": "Your order 1001 is waiting",
 *             "htmlBody": "<p>Dear {{ name }}, your order 1001 is not paid yet.</p>"
 *           },
 *           {
 *             "channel": "sms",
 *             "interval": 7200,
 *             "condition": "not_open",
 *             "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
 *           }
 *         ]
 *       }
 *     ]
 */
export type MultiChannelFlowList = MultiChannelFlow[];
/**
 * MultiChannelId
 * @description The id of a new flow or of a started run.
 * @example {
 *       "multiChannelId": "1"
 *     }
 */
export type MultiChannelId = {
    /** @description The id, decimal digits in a string. */
    multiChannelId: TransactionalId;
};
/**
 * MultiChannelMessage
 * @description A message of a flow. Fields without a value are left out.
 * @example {
 *       "channel": "sms",
 *       "interval": 7200,
 *       "condition": "not_open",
 *       "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
 *     }
 */
export type MultiChannelMessage = {
    /**
     * @description The channel of the message.
     * @enum {string}
     */
    channel: "email" | "sms";
    condition: MultiChannelCondition;
    /** @description The HTML text of an email. */
    htmlBody?: string;
    /**
     * Format: int32
     * @description Seconds to wait after the previous message. Not used for the first message.
     */
    interval: number;
    /** @description The subject of an email. */
    subject?: string;
    /**
     * Format: int64
     * @description The id of the stored template to send.
     */
    templateId?: number;
    /** @description The plain text. */
    textBody?: string;
};
/**
 * MultiChannelMessageCreate
 * @description A message of a new flow.
 * @example {
 *       "channel": "sms",
 *       "interval": 7200,
 *       "condition": "not_open",
 *       "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
 *     }
 */
export type MultiChannelMessageCreate = MultiChannelEmailCreate | MultiChannelSmsCreate;
/**
 * MultiChannelRecipient
 * @description The recipient, with an address for each channel of the flow.
 * @example {
 *       "email": "ana@example.com",
 *       "phone": "351-910000001",
 *       "mergeTags": [
 *         "name:Ana"
 *       ]
 *     }
 */
export type MultiChannelRecipient = {
    /**
     * Format: idn-email
     * @description The address for emails.
     */
    email?: string | undefined;
    mergeTags?: MergeTags | undefined;
    phone?: DestinationPhone | undefined;
};
/**
 * MultiChannelRun
 * @description A run of a flow for one recipient.
 * @example {
 *       "multiChannelId": "1",
 *       "flowId": "1",
 *       "status": "pending",
 *       "to": {
 *         "email": "ana@example.com",
 *         "phone": "351-910000001",
 *         "mergeTags": [
 *           "name:Ana"
 *         ]
 *       },
 *       "sender": {
 *         "emailSenderId": "1",
 *         "phoneSenderId": "2"
 *       },
 *       "messages": [
 *         {
 *           "channel": "email",
 *           "status": "sent",
 *           "messageId": "10",
 *           "date": "2026-03-02T12:00:00Z"
 *         },
 *         {
 *           "channel": "sms",
 *           "status": "waiting",
 *           "date": "2026-03-02T14:00:00Z"
 *         }
 *       ],
 *       "createDate": "2026-03-02T12:00:00Z"
 *     }
 */
export type MultiChannelRun = {
    /** @description When the run started, UTC. */
    createDate: Timestamp;
    /**
     * Format: date-time
     * @description When the run ended, UTC; left out while it is pending.
     */
    endDate?: string;
    /** @description The id of the flow. */
    flowId: TransactionalId;
    /** @description The outcome of each message of the flow, in order. */
    messages: MultiChannelRunMessage[];
    /** @description The id from `executeMultiChannel`. */
    multiChannelId: TransactionalId;
    sender: MultiChannelSender;
    status: MultiChannelRunStatus;
    to: MultiChannelRecipient;
};
/**
 * MultiChannelRunList
 * @description Runs of flows, newest first.
 * @example [
 *       {
 *         "multiChannelId": "1",
 *         "flowId": "1",
 *         "status": "pending",
 *         "to": {
 *           "email": "ana@example.com",
 *           "phone": "351-910000001",
 *           "mergeTags": [
 *             "name:Ana"
 *           ]
 *         },
 *         "sender": {
 *           "emailSenderId": "1",
 *           "phoneSenderId": "2"
 *         },
 *         "messages": [
 *           {
 *             "channel": "email",
 *             "status": "sent",
 *             "messageId": "10",
 *             "date": "2026-03-02T12:00:00Z"
 *           },
 *           {
 *             "channel": "sms",
 *             "status": "waiting",
 *             "date": "2026-03-02T14:00:00Z"
 *           }
 *         ],
 *         "createDate": "2026-03-02T12:00:00Z"
 *       }
 *     ]
 */
export type MultiChannelRunList = MultiChannelRun[];
/**
 * MultiChannelRunMessage
 * @description A message of a run.
 * @example {
 *       "channel": "email",
 *       "status": "sent",
 *       "messageId": "10",
 *       "date": "2026-03-02T12:00:00Z"
 *     }
 */
export type MultiChannelRunMessage = {
    /**
     * @description The channel of the message.
     * @enum {string}
     */
    channel: "email" | "sms";
    /**
     * Format: date-time
     * @description When it was sent or skipped, or when it is due, UTC; left out while unknown.
     */
    date?: string;
    /** @description The id of the message, for the logs; left out if it was not sent. */
    messageId?: string;
    /**
     * @description A `waiting` message is evaluated after the previous one was sent and its interval has passed. It is then `sent`, or `skipped` if its condition was not met or the run had ended.
     * @enum {string}
     */
    status: "waiting" | "sent" | "skipped";
};
/**
 * MultiChannelRunStatus
 * @description The status of a run. `pending` still has messages to send. Final are `interrupted` (the recipient acted), `finished` (nothing is left to send) and `canceled` (a message could not be sent).
 * @example pending
 * @enum {string}
 */
export type MultiChannelRunStatus = "pending" | "interrupted" | "finished" | "canceled";
/**
 * MultiChannelSender
 * @description The senders of the flow's channels. By default, a channel uses the account's oldest active sender.
 * @example {
 *       "emailSenderId": "1",
 *       "phoneSenderId": "2"
 *     }
 */
export type MultiChannelSender = {
    /** @description The id of an active email sender. */
    emailSenderId?: string | undefined;
    /** @description The id of an active SMS sender. */
    phoneSenderId?: string | undefined;
};
/**
 * MultiChannelSmsCreate
 * @description An SMS of a flow. Set `templateId` or `textBody`; with both, the template is used.
 * @example {
 *       "channel": "sms",
 *       "interval": 7200,
 *       "condition": "not_open",
 *       "textBody": "Dear {{ name }}, your order 1001 is not paid yet."
 *     }
 */
export type MultiChannelSmsCreate = {
    /**
     * @description The channel of the message. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    channel: "sms";
    /**
     * @description The required outcome of the previous message. Ignored for the first message.
     * @default none
     */
    condition?: MultiChannelCondition | undefined;
    /**
     * Format: int32
     * @description Seconds to wait after the previous message. Ignored for the first message.
     * @default 3600
     */
    interval?: number | undefined;
    /**
     * Format: int64
     * @description The id of a stored SMS template, with its encoding and number of parts.
     */
    templateId?: number | undefined;
    /** @description The text, with placeholders. Its characters determine the encoding. */
    textBody?: string | undefined;
};
/**
 * NameAndEmail
 * @description A recipient of a copy.
 * @example {
 *       "email": "orders@example.com"
 *     }
 */
export type NameAndEmail = {
    /**
     * Format: idn-email
     * @description The address.
     */
    email: string;
    /** @description The name; left out if the request had only the address. */
    name?: string;
};
/**
 * PhoneValidation
 * @description The result for a phone number.
 * @example {
 *       "valid": true,
 *       "isValid": true,
 *       "prefix": "351",
 *       "number": "910000001",
 *       "message": "The number is valid."
 *     }
 */
export type PhoneValidation = {
    /** @description The same as `valid`. */
    isValid: boolean;
    /** @description The result as text. */
    message: string;
    /** @description The number after the country code. */
    number: string;
    /** @description The country code; empty if none was found. */
    prefix: string;
    /** @description Whether the number can exist. */
    valid: boolean;
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
 * PushBatch
 * @description Up to 100 push messages, each to one device.
 * @example [
 *       {
 *         "to": "fcm-token-of-ana",
 *         "subject": "Your parcel",
 *         "textBody": "Your order 1001 arrives today.",
 *         "appId": 1,
 *         "custom": "order-1001"
 *       }
 *     ]
 */
export type PushBatch = SinglePush[];
/**
 * PushLog
 * @description The log of one push message, an array of one entry.
 * @example [
 *       {
 *         "campaign": {
 *           "id": 3,
 *           "groupId": 4,
 *           "userId": 1,
 *           "subscriberId": 3,
 *           "name": "Your parcel",
 *           "domainShared": false,
 *           "channel": "push",
 *           "currentStatus": "delivered",
 *           "contentSubject": "Your parcel",
 *           "contentText": "Your order 1001 arrives today.",
 *           "createDate": "2026-03-03T08:00:00Z",
 *           "createIp": "192.0.2.10",
 *           "openTrackingEnabled": false,
 *           "clickTrackingEnabled": false,
 *           "register": false,
 *           "mergeTags": [],
 *           "attachement": false,
 *           "hasunsubscribe": false,
 *           "cc": [],
 *           "bcc": []
 *         },
 *         "subscriberDevice": "fcm-token-of-ana",
 *         "campaignStatusLog": [
 *           {
 *             "status": "created",
 *             "createDate": "2026-03-03T08:00:00Z"
 *           },
 *           {
 *             "status": "queued",
 *             "createDate": "2026-03-03T08:00:00Z"
 *           },
 *           {
 *             "status": "processing",
 *             "createDate": "2026-03-03T08:00:01Z"
 *           },
 *           {
 *             "status": "spool",
 *             "createDate": "2026-03-03T08:00:01Z"
 *           },
 *           {
 *             "status": "sending",
 *             "createDate": "2026-03-03T08:00:01Z"
 *           },
 *           {
 *             "status": "finished",
 *             "createDate": "2026-03-03T08:00:01Z"
 *           },
 *           {
 *             "status": "delivered",
 *             "createDate": "2026-03-03T08:00:02Z"
 *           }
 *         ]
 *       }
 *     ]
 */
export type PushLog = PushLogEntry[];
/**
 * PushLogCampaign
 * @description A push message as requested, and its status. Fields without a value are left out.
 * @example {
 *       "id": 3,
 *       "groupId": 4,
 *       "userId": 1,
 *       "subscriberId": 3,
 *       "name": "Your parcel",
 *       "domainShared": false,
 *       "channel": "push",
 *       "currentStatus": "delivered",
 *       "contentSubject": "Your parcel",
 *       "contentText": "Your order 1001 arrives today.",
 *       "createDate": "2026-03-03T08:00:00Z",
 *       "createIp": "192.0.2.10",
 *       "openTrackingEnabled": false,
 *       "clickTrackingEnabled": false,
 *       "register": false,
 *       "mergeTags": [],
 *       "attachement": false,
 *       "hasunsubscribe": false,
 *       "cc": [],
 *       "bcc": []
 *     }
 */
export type PushLogCampaign = {
    /** @description The variables of the template; left out if none. */
    advancedTemplateData?: {
        [key: string]: unknown;
    };
    /** @description Always false. The API spells the name this way. */
    attachement: boolean;
    /** @description Left out. */
    autoResponseSuppress?: string;
    /** @description Always empty. */
    bcc: NameAndEmail[];
    /** @description Always empty. */
    cc: NameAndEmail[];
    /**
     * @description Always `push`.
     * @enum {string}
     */
    channel: "push";
    /** @description Always false. */
    clickTrackingEnabled: boolean;
    /** @description The name of the source file of the content. */
    contentFilename?: string;
    /** @description Left out; push messages have no HTML. */
    contentHtml?: string;
    /** @description The title, before placeholders are filled. */
    contentSubject: string;
    /** @description The text, before placeholders are filled. */
    contentText?: string;
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The IP address of the request. */
    createIp?: string;
    currentStatus: MessageStatus;
    /** @description Left out. */
    customSenderName?: string;
    /** @description Left out. */
    domain?: string;
    /**
     * Format: int64
     * @description Left out.
     */
    domainId?: number;
    /** @description Always false. */
    domainShared: boolean;
    /**
     * Format: int64
     * @description The id of its group in reports.
     */
    groupId: number;
    /** @description Always false. */
    hasunsubscribe: boolean;
    /**
     * Format: int64
     * @description The id of the message.
     */
    id: number;
    /** @description The merge tags of the request; empty if none. */
    mergeTags: string[];
    /** @description The name that the platform gave the message. */
    name: string;
    /** @description Always false. */
    openTrackingEnabled: boolean;
    /** @description Left out. */
    optInIpAddress?: string;
    /** @description The key of the plugin that sent it. */
    pluginKey?: string;
    /** @description Whether evidence is stored. */
    register: boolean;
    /**
     * Format: int64
     * @description Left out.
     */
    replySenderId?: number;
    /**
     * Format: int64
     * @description Left out; push messages have an app instead.
     */
    senderId?: number;
    /**
     * Format: int64
     * @description The id of the recipient, the same in all messages of the account to this address.
     */
    subscriberId: number;
    /**
     * Format: int64
     * @description The id of the template, if one was used.
     */
    templateId?: number;
    /**
     * Format: int64
     * @description The id of the user of the key or the login; left out without one.
     */
    userId?: number;
};
/**
 * PushLogEntry
 * @description A push message and all its statuses.
 * @example {
 *       "campaign": {
 *         "id": 3,
 *         "groupId": 4,
 *         "userId": 1,
 *         "subscriberId": 3,
 *         "name": "Your parcel",
 *         "domainShared": false,
 *         "channel": "push",
 *         "currentStatus": "delivered",
 *         "contentSubject": "Your parcel",
 *         "contentText": "Your order 1001 arrives today.",
 *         "createDate": "2026-03-03T08:00:00Z",
 *         "createIp": "192.0.2.10",
 *         "openTrackingEnabled": false,
 *         "clickTrackingEnabled": false,
 *         "register": false,
 *         "mergeTags": [],
 *         "attachement": false,
 *         "hasunsubscribe": false,
 *         "cc": [],
 *         "bcc": []
 *       },
 *       "subscriberDevice": "fcm-token-of-ana",
 *       "campaignStatusLog": [
 *         {
 *           "status": "created",
 *           "createDate": "2026-03-03T08:00:00Z"
 *         },
 *         {
 *           "status": "queued",
 *           "createDate": "2026-03-03T08:00:00Z"
 *         },
 *         {
 *           "status": "processing",
 *           "createDate": "2026-03-03T08:00:01Z"
 *         },
 *         {
 *           "status": "spool",
 *           "createDate": "2026-03-03T08:00:01Z"
 *         },
 *         {
 *           "status": "sending",
 *           "createDate": "2026-03-03T08:00:01Z"
 *         },
 *         {
 *           "status": "finished",
 *           "createDate": "2026-03-03T08:00:01Z"
 *         },
 *         {
 *           "status": "delivered",
 *           "createDate": "2026-03-03T08:00:02Z"
 *         }
 *       ]
 *     }
 */
export type PushLogEntry = {
    campaign: PushLogCampaign;
    /** @description The statuses, oldest first. The last one is the `currentStatus`. */
    campaignStatusLog: MessageStatusLogEntry[];
    /** @description The token of the device. */
    subscriberDevice: string;
};
/**
 * PushMessage
 * @description A push message as requested, and its status.
 * @example {
 *       "id": 3,
 *       "name": "Your parcel",
 *       "groupId": 4,
 *       "appId": 1,
 *       "subscriberId": 3,
 *       "subject": "Your parcel",
 *       "textBody": "Your order 1001 arrives today.",
 *       "custom": "order-1001",
 *       "createDate": "2026-03-03T08:00:00Z",
 *       "status": "delivered"
 *     }
 */
export type PushMessage = {
    /**
     * Format: int64
     * @description The id of the mobile app.
     */
    appId: number;
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description Extra data for the app; left out if none. */
    custom?: string;
    /**
     * Format: int64
     * @description The id of its group in reports.
     */
    groupId: number;
    /**
     * Format: int64
     * @description The id of the message.
     */
    id: number;
    /** @description The name that the platform gave the message. */
    name: string;
    status: MessageStatus;
    /** @description The title, before placeholders are filled. */
    subject: string;
    /**
     * Format: int64
     * @description The id of the recipient, the same in all messages of the account to this address.
     */
    subscriberId: number;
    /**
     * Format: int64
     * @description The id of the template; left out if none was used.
     */
    templateId?: number;
    /** @description The text, before placeholders are filled. */
    textBody: string;
};
/**
 * PushMessageIdList
 * @description The ids of the accepted messages, in the order of the request.
 * @example [
 *       {
 *         "messageId": "3"
 *       }
 *     ]
 */
export type PushMessageIdList = MessageId[];
/**
 * PushMessageList
 * @description Push messages, newest first.
 * @example [
 *       {
 *         "createDate": "2026-03-03T08:00:00Z",
 *         "subscriberDevice": "fcm-token-of-ana",
 *         "groupName": "default",
 *         "messageId": "3",
 *         "appId": 1
 *       }
 *     ]
 */
export type PushMessageList = PushMessageListItem[];
/**
 * PushMessageListItem
 * @description A push message in a list.
 * @example {
 *       "createDate": "2026-03-03T08:00:00Z",
 *       "subscriberDevice": "fcm-token-of-ana",
 *       "groupName": "default",
 *       "messageId": "3",
 *       "appId": 1
 *     }
 */
export type PushMessageListItem = {
    /**
     * Format: int64
     * @description The id of the mobile app.
     */
    appId: number;
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The name of its group. */
    groupName: string;
    /** @description The id of the message. */
    messageId: string;
    /** @description The token of the device. */
    subscriberDevice: string;
};
/**
 * PushReportRow
 * @description The push messages of a group in a day or month, by current status.
 * @example {
 *       "groupId": "4",
 *       "groupName": "default",
 *       "metricsTotal": 1,
 *       "metricsNotDelivered": 0,
 *       "metricsSent": 1,
 *       "metricsDelivered": 1,
 *       "metricsRejected": 0,
 *       "metricsUnknown": 0,
 *       "timePeriod": "2026-03-03"
 *     }
 */
export type PushReportRow = {
    /** @description The id of the group. */
    groupId: string;
    /** @description The name of the group. */
    groupName: string;
    /**
     * Format: int64
     * @description Messages delivered to the device.
     */
    metricsDelivered: number;
    /**
     * Format: int64
     * @description Messages not delivered, for any reason.
     */
    metricsNotDelivered: number;
    /**
     * Format: int64
     * @description Refused messages.
     */
    metricsRejected: number;
    /**
     * Format: int64
     * @description Messages handed over to Apple or Google.
     */
    metricsSent: number;
    /**
     * Format: int64
     * @description Accepted messages.
     */
    metricsTotal: number;
    /**
     * Format: int64
     * @description Messages handed over, with their outcome unknown.
     */
    metricsUnknown: number;
    /** @description The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC. */
    timePeriod: string;
};
/**
 * PushReportRowList
 * @description The rows of a report, by time and, within a period, by group.
 * @example [
 *       {
 *         "groupId": "4",
 *         "groupName": "default",
 *         "metricsTotal": 1,
 *         "metricsNotDelivered": 0,
 *         "metricsSent": 1,
 *         "metricsDelivered": 1,
 *         "metricsRejected": 0,
 *         "metricsUnknown": 0,
 *         "timePeriod": "2026-03-03"
 *       }
 *     ]
 */
export type PushReportRowList = PushReportRow[];
/**
 * PushTemplate
 * @description A stored text for push messages.
 * @example {
 *       "id": "3",
 *       "subject": "Your parcel",
 *       "textBody": "Your order {{ order.number }} arrives today.",
 *       "appId": 1,
 *       "customData": "order",
 *       "templateName": "Parcel arrives"
 *     }
 */
export type PushTemplate = {
    /**
     * Format: int32
     * @description The id of the mobile app.
     */
    appId: number;
    /** @description Extra data for the app; left out if none. */
    customData?: string;
    /** @description The id of the template. */
    readonly id: TransactionalId;
    /** @description The title, with placeholders. */
    subject: string;
    /** @description The name of the template. */
    templateName: string;
    /** @description The text, with placeholders. */
    textBody: string;
};
/**
 * PushTemplateList
 * @description All push templates of the account.
 * @example [
 *       {
 *         "id": "3",
 *         "subject": "Your parcel",
 *         "textBody": "Your order {{ order.number }} arrives today.",
 *         "appId": 1,
 *         "customData": "order",
 *         "templateName": "Parcel arrives"
 *       }
 *     ]
 */
export type PushTemplateList = PushTemplate[];
/**
 * PushTemplateWrite
 * @description A whole push template.
 * @example {
 *       "subject": "Your parcel",
 *       "textBody": "Your order {{ order.number }} arrives today.",
 *       "appId": 1,
 *       "customData": "order",
 *       "templateName": "Parcel arrives"
 *     }
 */
export type PushTemplateWrite = {
    /**
     * Format: int32
     * @description The id of a mobile app of the account.
     */
    appId: number;
    /** @description Extra data for the app. */
    customData?: string | undefined;
    /** @description The title, with placeholders. */
    subject: string;
    /** @description The name of the template. By default, the title. */
    templateName?: string | undefined;
    /** @description The text, with placeholders. */
    textBody: string;
};
/**
 * PushWebhookCreate
 * @description A webhook for push messages.
 * @example {
 *       "url": "https://shop.example.com/hooks/push",
 *       "channel": "push"
 *     }
 */
export type PushWebhookCreate = {
    /** @description The actions to report. By default, all actions. */
    actions?: TransactionalPushAction[] | undefined;
    /**
     * @description The channel of the webhook. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    channel: "push";
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url: string;
};
/**
 * ReceivedSmsEvent
 * @description An inbound SMS.
 * @example {
 *       "data": {
 *         "senderMobile": "351-910000001",
 *         "recipientMobile": "351-920000001",
 *         "text": "Is it in stock?",
 *         "messageId": "2"
 *       },
 *       "action": "received",
 *       "actionDate": 1772445963000
 *     }
 */
export type ReceivedSmsEvent = {
    /**
     * @description The type of the event.
     * @enum {string}
     */
    action: "received";
    /**
     * Format: int64
     * @description When it was received, in milliseconds since 1970.
     */
    actionDate: number;
    data: ReceivedSmsEventData;
};
/**
 * ReceivedSmsEventData
 * @description The inbound SMS.
 * @example {
 *       "senderMobile": "351-910000001",
 *       "recipientMobile": "351-920000001",
 *       "text": "Is it in stock?",
 *       "messageId": "2"
 *     }
 */
export type ReceivedSmsEventData = {
    keyword?: InboundKeyword;
    /** @description The account's last single SMS to this number, to which this can be a reply. Left out if none. */
    messageId?: string;
    /** @description The recipient: a number of the account. */
    recipientMobile: string;
    /** @description The sender's number, `<country code>-<number>`; a short code or a name stays unchanged. */
    senderMobile: string;
    /** @description The text, at most 10,000 characters. */
    text: string;
};
/**
 * ReceivedSmsEventList
 * @description Inbound SMS, usually one.
 * @example [
 *       {
 *         "data": {
 *           "senderMobile": "351-910000001",
 *           "recipientMobile": "351-920000001",
 *           "text": "Is it in stock?",
 *           "messageId": "2"
 *         },
 *         "action": "received",
 *         "actionDate": 1772445963000
 *       }
 *     ]
 */
export type ReceivedSmsEventList = ReceivedSmsEvent[];
/**
 * ReplyTo
 * @description Where replies to the email are sent. By default, to the sender.
 * @example {
 *       "name": "Accounts",
 *       "email": "accounts@example.com"
 *     }
 */
export type ReplyTo = {
    /**
     * Format: email
     * @description The address.
     */
    email: string;
    /** @description The name to show. */
    name?: string | undefined;
};
/**
 * ResendVerifyRequestBadRequest
 * @description What is wrong with the request.
 */
export type ResendVerifyRequestBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The request has ended. Request a new code. */
        request_ended?: string;
    } & {
        [key: string]: unknown;
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
 * ResubscribedAddressList
 * @description The resubscribed addresses.
 * @example [
 *       "ana@example.com"
 *     ]
 */
export type ResubscribedAddressList = string[];
/**
 * RotatedTransactionalWebhookSecret
 * @description The new secret of a webhook.
 * @example {
 *       "secret": "whsec_cm90YXRlZC1leGFtcGxlLW5vLXNlY3JldA==",
 *       "formerUntil": 1772704800000
 *     }
 */
export type RotatedTransactionalWebhookSecret = {
    /**
     * Format: int64
     * @description Until when the previous secret also signs, in milliseconds since 1970.
     */
    formerUntil: number;
    /** @description The new secret, in the form of the Standard Webhooks libraries. */
    readonly secret: string;
};
/**
 * SendDate
 * @description When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`. A past time sends at once.
 * @example 2026-03-03 08:00:00
 */
export type SendDate = string;
/**
 * SendingDomain
 * @description A sending domain, and the host of tracked links in its emails.
 * @example {
 *       "id": "1",
 *       "domain": "shop.example.com",
 *       "server": "links.shop.example.com",
 *       "fallbackUrl": "https://shop.example.com/",
 *       "default": true,
 *       "verified": true,
 *       "spf": true,
 *       "cname": true,
 *       "dmarc": true,
 *       "dmarcPolicy": {
 *         "domain": "example.com",
 *         "policy": "quarantine",
 *         "testing": false
 *       },
 *       "records": [
 *         {
 *           "check": "spf",
 *           "type": "TXT",
 *           "name": "shop.example.com",
 *           "value": "v=spf1 include:return.example.net ~all",
 *           "found": true
 *         },
 *         {
 *           "check": "dmarc",
 *           "type": "TXT",
 *           "name": "_dmarc.shop.example.com",
 *           "value": "v=DMARC1; p=none",
 *           "found": true
 *         },
 *         {
 *           "check": "cname",
 *           "type": "CNAME",
 *           "name": "links.shop.example.com",
 *           "value": "messaging.example.net",
 *           "found": true
 *         }
 *       ],
 *       "checked": "2026-03-02T10:00:00Z"
 *     }
 */
export type SendingDomain = {
    /** @description When DNS was last checked, UTC; left out before the first check. */
    readonly checked?: Timestamp;
    /** @description Whether the link host points to the platform by a CNAME; left out before the first check. */
    readonly cname?: boolean;
    /** @description Whether emails that name no domain use it. */
    default: boolean;
    /** @description Whether the DKIM record of the platform's key for the domain was found (RFC 6376); left out before the first check, or if the platform does not sign for the domain. */
    readonly dkim?: boolean;
    /** @description Whether the domain or a parent domain has a DMARC policy (RFC 9989); left out before the first check. `verified` does not depend on it. */
    readonly dmarc?: boolean;
    readonly dmarcPolicy?: SendingDomainPolicy;
    /** @description The name of the domain. */
    domain: string;
    /**
     * Format: uri
     * @description Where a reader of an outdated link on the host is redirected; left out without one.
     */
    fallbackUrl?: string;
    /** @description The id of the domain. */
    readonly id: TransactionalId;
    /** @description The DNS records to set at your domain's provider. */
    readonly records: SendingDomainRecord[];
    /** @description The host of the tracked links. */
    server: string;
    /** @description Whether the domain has exactly one SPF record (RFC 7208); left out before the first check. */
    readonly spf?: boolean;
    /** @description Whether the last DNS check found everything. Only then do links use the host. */
    readonly verified: boolean;
};
/**
 * SendingDomainCreate
 * @description The fields of a new sending domain.
 * @example {
 *       "domain": "shop.example.com",
 *       "fallbackUrl": "https://shop.example.com/"
 *     }
 */
export type SendingDomainCreate = {
    /**
     * @description Whether emails that name no domain use it from now on.
     * @default false
     */
    default?: boolean | undefined;
    /** @description The name of the domain, without protocol and path. */
    domain: string;
    /**
     * Format: uri
     * @description Where to redirect a reader of an outdated link on the host, http or https.
     */
    fallbackUrl?: string | undefined;
    /** @description The host of the tracked links. By default, `links.` and the domain. */
    server?: string | undefined;
};
/**
 * SendingDomainList
 * @description The domains of the account, oldest first.
 * @example [
 *       {
 *         "id": "1",
 *         "domain": "shop.example.com",
 *         "server": "links.shop.example.com",
 *         "fallbackUrl": "https://shop.example.com/",
 *         "default": true,
 *         "verified": true,
 *         "spf": true,
 *         "cname": true,
 *         "dmarc": true,
 *         "dmarcPolicy": {
 *           "domain": "example.com",
 *           "policy": "quarantine",
 *           "testing": false
 *         },
 *         "records": [
 *           {
 *             "check": "spf",
 *             "type": "TXT",
 *             "name": "shop.example.com",
 *             "value": "v=spf1 include:return.example.net ~all",
 *             "found": true
 *           },
 *           {
 *             "check": "dmarc",
 *             "type": "TXT",
 *             "name": "_dmarc.shop.example.com",
 *             "value": "v=DMARC1; p=none",
 *             "found": true
 *           },
 *           {
 *             "check": "cname",
 *             "type": "CNAME",
 *             "name": "links.shop.example.com",
 *             "value": "messaging.example.net",
 *             "found": true
 *           }
 *         ],
 *         "checked": "2026-03-02T10:00:00Z"
 *       }
 *     ]
 */
export type SendingDomainList = SendingDomain[];
/**
 * SendingDomainPolicy
 * @description The DMARC policy for the domain: how receivers should treat emails that fail authentication. Left out without a policy, and before the first check.
 * @example {
 *       "domain": "example.com",
 *       "policy": "quarantine",
 *       "testing": false
 *     }
 */
export type SendingDomainPolicy = {
    /** @description The domain with the record: the domain itself or a parent domain. */
    domain: string;
    /**
     * @description The policy.
     * @enum {string}
     */
    policy: "none" | "quarantine" | "reject";
    /** @description Whether the policy is in test mode (`t=y`, or `pct` below 100), so that receivers apply it only in part. */
    testing: boolean;
};
/**
 * SendingDomainRecord
 * @description A DNS record that a sending domain needs.
 * @example {
 *       "check": "dmarc",
 *       "type": "TXT",
 *       "name": "_dmarc.shop.example.com",
 *       "value": "v=DMARC1; p=none",
 *       "found": false
 *     }
 */
export type SendingDomainRecord = {
    /**
     * @description The field of the domain with the result for this record.
     * @enum {string}
     */
    check: "spf" | "dkim" | "dmarc" | "cname";
    /** @description Whether the last check found the record or a valid alternative; left out before the first check. */
    found?: boolean;
    /** @description The name of the record. */
    name: string;
    /**
     * @description The type of the record.
     * @enum {string}
     */
    type: "TXT" | "CNAME";
    /** @description Its value. The policies of SPF and DMARC are proposals: any one will do, and a domain that has an SPF record adds the part in the middle to it. */
    value: string;
};
/**
 * SendingDomainValidation
 * @description The results of a DNS check.
 * @example {
 *       "isValid": true
 *     }
 */
export type SendingDomainValidation = {
    /** @description Whether everything was found; `getSendingDomain` shows each record. */
    isValid: boolean;
};
/**
 * SingleEmail
 * @description An email to one recipient. At least one of `htmlBody`, `textBody` and `templateId` is required; a body in the request overrides the body of the template.
 * @example {
 *       "senderId": "1",
 *       "senderName": "The shop",
 *       "to": "ana@example.com",
 *       "subject": "Your order 1001",
 *       "htmlBody": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
 *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "mergeTags": [
 *         "name:Ana"
 *       ],
 *       "customData": "order-1001",
 *       "group": "orders"
 *     }
 */
export type SingleEmail = {
    /** @description The variables of the template, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the objects of `codeSnippets`, a field with `template` in its name holds the id of a stored template to embed; the other fields are its variables. */
    advancedTemplatingData?: ({
        /** @description Stored email templates to embed in the texts, each with its variables, as they are when the email is accepted. Objects can be nested at most 3 deep. */
        codeSnippets?: {
            [key: string]: unknown;
        }[] | undefined;
    } & {
        [key: string]: unknown;
    }) | undefined;
    /** @description The files: at most 20, together at most 5 MB. */
    attachment?: SingleEmailAttachment[] | undefined;
    /** @description Addresses for blind copies. Each gets a separate message, invisible to other recipients. */
    bcc?: string[] | undefined;
    /** @description Addresses for copies, visible to all recipients. Each gets a separate message. At most 100 recipients with `to` and `bcc`. */
    cc?: string[] | undefined;
    /**
     * @description Whether to track clicks; links then lead through the platform.
     * @default false
     */
    clickTracking?: boolean | undefined;
    /** @description Any text. The webhooks of this email carry it unchanged. */
    customData?: string | undefined;
    /** @description The name of a verified sending domain of the account, whose host is used in tracked links. By default, the default domain or the platform's host. Returns 400 for other domains. */
    domain?: string | undefined;
    /**
     * @description The name of the email's group in reports. A new name creates a group.
     * @default default
     */
    group?: string | undefined;
    header?: EmailHeaderOptions | undefined;
    /** @description The HTML text, with placeholders. */
    htmlBody?: string | undefined;
    /** @description Names and values, separated by the first colon: `name:Ana` replaces `{{ name }}` with `Ana` in the subject and the bodies. */
    mergeTags?: string[] | undefined;
    /**
     * @description Whether to track opens, by an image in the HTML.
     * @default false
     */
    openTracking?: boolean | undefined;
    /**
     * @description An urgent email is sent before waiting ones.
     * @default non-urgent
     * @enum {string}
     */
    priority?: ("urgent" | "non-urgent") | undefined;
    /**
     * @description Whether to store evidence of the email. Only for accounts with registered messages.
     * @default false
     */
    registered?: boolean | undefined;
    replyTo?: ReplyTo | undefined;
    scheduleTo?: SendDate | undefined;
    /** @description The id of an active sender of the account. */
    senderId: string;
    /** @description The name to show instead of the sender's name. */
    senderName?: string | undefined;
    /** @description The preview text beside the subject in mail programs. */
    snippet?: string | undefined;
    /** @description The subject, with placeholders. Required even with a template. */
    subject: string;
    /** @description The id of a stored template for the bodies missing from the request. */
    templateId?: string | undefined;
    /** @description The plain text, with placeholders. */
    textBody?: string | undefined;
    /**
     * Format: idn-email
     * @description The address of the recipient.
     */
    to: string;
};
/**
 * SingleEmailAttachment
 * @description A file of an email, with its content in `data` or its location in `url`.
 * @example {
 *       "filename": "invoice-1001.txt",
 *       "mimeType": "text/plain",
 *       "arrangement": "attachment",
 *       "data": "VG90YWw6IDE5LjkwCg=="
 *     }
 */
export type SingleEmailAttachment = DataAttachment | UrlAttachment;
/**
 * SinglePush
 * @description A push message to one device, with its own text or that of a stored template.
 * @example {
 *       "to": "fcm-token-of-ana",
 *       "subject": "Your parcel",
 *       "textBody": "Your order 1001 arrives today.",
 *       "appId": 1,
 *       "custom": "order-1001"
 *     }
 */
export type SinglePush = SinglePushText | SinglePushTemplate;
/**
 * SinglePushTemplate
 * @description A push message with the title, text and app of a stored template.
 * @example {
 *       "to": "fcm-token-of-ana",
 *       "custom": "order-1001",
 *       "templateId": "3"
 *     }
 */
export type SinglePushTemplate = {
    /** @description Extra data for the app, instead of the template's `customData`. */
    custom?: string | undefined;
    scheduleTo?: SendDate | undefined;
    /** @description The id of a push template. */
    templateId: string;
    /** @description The token of the device. */
    to: string;
};
/**
 * SinglePushText
 * @description A push message with its own text.
 * @example {
 *       "to": "fcm-token-of-ana",
 *       "subject": "Your parcel",
 *       "textBody": "Your order 1001 arrives today.",
 *       "appId": 1,
 *       "custom": "order-1001"
 *     }
 */
export type SinglePushText = {
    /**
     * Format: int32
     * @description The id of a mobile app of the account.
     */
    appId: number;
    /** @description Extra data for the app. Webhooks carry it unchanged, as `customData`. */
    custom?: string | undefined;
    scheduleTo?: SendDate | undefined;
    /** @description The title. */
    subject: string;
    /** @description The text. */
    textBody: string;
    /** @description The token of the device. */
    to: string;
};
/**
 * SingleSms
 * @description An SMS to one recipient.
 * @example {
 *       "to": "351-910000001",
 *       "from": "2",
 *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "encoding": "gsm0338",
 *       "maxCount": 1,
 *       "mergeTags": [
 *         "name:Ana"
 *       ],
 *       "customData": "order-1001",
 *       "group": "orders"
 *     }
 */
export type SingleSms = {
    /** @description The variables of the text, of any shape: `{{ order.total }}` reads the field `total` of `order`. In the objects of `codeSnippets`, a field with `template` in its name holds the id of a stored SMS template to embed; the other fields are its variables. */
    advancedTemplatingData?: ({
        /** @description Stored SMS templates to embed in the texts, each with its variables, as they are when the SMS is accepted. Objects can be nested at most 3 deep. */
        codeSnippets?: {
            [key: string]: unknown;
        }[] | undefined;
    } & {
        [key: string]: unknown;
    }) | undefined;
    /** @description Any text. The webhooks of this SMS carry it unchanged. */
    customData?: string | undefined;
    encoding: SmsEncoding;
    /** @description The id of an active sender of the account. */
    from: string;
    /**
     * @description The name of the SMS's group in reports. A new name creates a group.
     * @default default
     */
    group?: string | undefined;
    language?: SmsLanguage | undefined;
    /**
     * Format: int32
     * @description Maximum number of parts. You pay for each part.
     */
    maxCount: number;
    mergeTags?: MergeTags | undefined;
    priority?: MessagePriority | undefined;
    /**
     * @description Whether to store evidence of the SMS. Only for accounts with registered messages.
     * @default false
     */
    registered?: boolean | undefined;
    scheduleTo?: SendDate | undefined;
    /** @description The text, with placeholders. */
    textBody: string;
    to: DestinationPhone;
};
/**
 * SingleSmsTaken
 * @description The id of an accepted SMS.
 * @example {
 *       "messageId": "2"
 *     }
 */
export type SingleSmsTaken = {
    /** @description The id of the message, decimal digits in a string. */
    messageId: TransactionalId;
    /** @description How networks of the country can change the message; left out if it has no rules. */
    warnings?: string[];
};
/**
 * SmsBatch
 * @description Up to 100 SMS.
 * @example [
 *       {
 *         "to": "351-910000001",
 *         "from": "2",
 *         "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *         "encoding": "gsm0338",
 *         "maxCount": 1,
 *         "mergeTags": [
 *           "name:Ana"
 *         ],
 *         "customData": "order-1001",
 *         "group": "orders"
 *       }
 *     ]
 */
export type SmsBatch = SingleSms[];
/**
 * SmsEncoding
 * @description The encoding of the text. `gsm0338` supports the characters of GSM 03.38: 160 in one part, or 153 in each of several. `unicode` supports all characters: 70 in one part, or 67 in each of several.
 * @example gsm0338
 * @enum {string}
 */
export type SmsEncoding = "unicode" | "gsm0338";
/**
 * SmsLanguage
 * @description The language whose national tables (3GPP TS 23.038, annex A) a `gsm0338` text can use for letters missing from the default tables, such as ã in Portuguese. It fits 155 or 152 characters in one part, or 149 or 146 in each of several, instead of 70 and 67 in `unicode`. No effect on `unicode`. Old phones show other letters.
 * @example portuguese
 * @enum {string}
 */
export type SmsLanguage = "portuguese" | "spanish" | "turkish";
/**
 * SmsLength
 * @description The text to measure.
 * @example {
 *       "message": "Thank you for your order 1001. It left our store this morning and reaches you on Friday between nine and twelve. Please have your card ready when the driver rings.",
 *       "gsm0338": true
 *     }
 */
export type SmsLength = {
    /** @description True to measure as GSM 03.38, false as Unicode. */
    gsm0338: boolean;
    language?: SmsLanguage | undefined;
    /** @description The text, with placeholders filled. */
    message: string;
};
/**
 * SmsLengthResult
 * @description The length of a text as an SMS.
 * @example {
 *       "gsm0338": true,
 *       "charCount": 163,
 *       "parts": 2,
 *       "charPerMessage": 153,
 *       "message": "Thank you for your order 1001. It left our store this morning and reaches you on Friday between nine and twelve. Please have your card ready when the driver rings."
 *     }
 */
export type SmsLengthResult = {
    /**
     * Format: int64
     * @description Number of characters. In GSM 03.38 some, such as the euro sign, count twice.
     */
    charCount: number;
    /**
     * @description Characters in each part: 160 or 153, 70 or 67, and with `language` also 155 or 149, 152 or 146.
     * @enum {integer}
     */
    charPerMessage: 67 | 70 | 146 | 149 | 152 | 153 | 155 | 160;
    /** @description Whether it was measured as GSM 03.38; false if the text has other characters, even if you asked for true. */
    gsm0338: boolean;
    /** @description The text. */
    message: string;
    /**
     * Format: int64
     * @description Number of parts.
     */
    parts: number;
};
/**
 * SmsLog
 * @description The log of one SMS, an array of one entry.
 * @example [
 *       {
 *         "campaign": {
 *           "id": 2,
 *           "groupId": 3,
 *           "userId": 1,
 *           "senderId": 2,
 *           "subscriberId": 2,
 *           "name": "Order on its way",
 *           "domainShared": true,
 *           "channel": "sms",
 *           "currentStatus": "delivered",
 *           "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *           "createDate": "2026-03-02T10:06:00Z",
 *           "createIp": "192.0.2.10",
 *           "openTrackingEnabled": false,
 *           "clickTrackingEnabled": false,
 *           "register": false,
 *           "mergeTags": [
 *             "name:Ana"
 *           ],
 *           "attachement": false,
 *           "hasunsubscribe": false,
 *           "cc": [],
 *           "bcc": []
 *         },
 *         "subscriberMobile": "351-910000001",
 *         "campaignStatusLog": [
 *           {
 *             "status": "created",
 *             "createDate": "2026-03-02T10:06:00Z"
 *           },
 *           {
 *             "status": "queued",
 *             "createDate": "2026-03-02T10:06:00Z"
 *           },
 *           {
 *             "status": "processing",
 *             "createDate": "2026-03-02T10:06:01Z"
 *           },
 *           {
 *             "status": "spool",
 *             "createDate": "2026-03-02T10:06:01Z"
 *           },
 *           {
 *             "status": "sending",
 *             "createDate": "2026-03-02T10:06:01Z"
 *           },
 *           {
 *             "status": "finished",
 *             "createDate": "2026-03-02T10:06:02Z"
 *           },
 *           {
 *             "status": "delivered",
 *             "createDate": "2026-03-02T10:06:03Z"
 *           }
 *         ]
 *       }
 *     ]
 */
export type SmsLog = SmsLogEntry[];
/**
 * SmsLogCampaign
 * @description An SMS as requested, and its status. Fields without a value are left out.
 * @example {
 *       "id": 2,
 *       "groupId": 3,
 *       "userId": 1,
 *       "senderId": 2,
 *       "subscriberId": 2,
 *       "name": "Order on its way",
 *       "domainShared": true,
 *       "channel": "sms",
 *       "currentStatus": "delivered",
 *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "createDate": "2026-03-02T10:06:00Z",
 *       "createIp": "192.0.2.10",
 *       "openTrackingEnabled": false,
 *       "clickTrackingEnabled": false,
 *       "register": false,
 *       "mergeTags": [
 *         "name:Ana"
 *       ],
 *       "attachement": false,
 *       "hasunsubscribe": false,
 *       "cc": [],
 *       "bcc": []
 *     }
 */
export type SmsLogCampaign = {
    /** @description The variables of the request; left out if none. */
    advancedTemplateData?: {
        [key: string]: unknown;
    };
    /** @description Always false. The API spells the name this way. */
    attachement: boolean;
    /** @description Left out. */
    autoResponseSuppress?: string;
    /** @description Always empty. */
    bcc: NameAndEmail[];
    /** @description Always empty. */
    cc: NameAndEmail[];
    /**
     * @description Always `sms`.
     * @enum {string}
     */
    channel: "sms";
    /** @description Always false. */
    clickTrackingEnabled: boolean;
    /** @description The name of the source file of the content. */
    contentFilename?: string;
    /** @description Left out; SMS have no HTML. */
    contentHtml?: string;
    /** @description Left out; SMS have no subject. */
    contentSubject?: string;
    /** @description The text, before placeholders are filled. */
    contentText?: string;
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The IP address of the request. */
    createIp?: string;
    currentStatus: MessageStatus;
    /** @description Left out. */
    customSenderName?: string;
    /** @description The host of the tracked links; left out for the platform's host. */
    domain?: string;
    /**
     * Format: int64
     * @description The id of the domain of the tracked links; left out for the platform's domain.
     */
    domainId?: number;
    /** @description Whether other accounts share the host. */
    domainShared: boolean;
    /**
     * Format: int64
     * @description The id of its group in reports.
     */
    groupId: number;
    /** @description Always false. */
    hasunsubscribe: boolean;
    /**
     * Format: int64
     * @description The id of the message.
     */
    id: number;
    /** @description The merge tags of the request; empty if none. */
    mergeTags: string[];
    /** @description The name that the platform gave the message. */
    name: string;
    /** @description Always false. */
    openTrackingEnabled: boolean;
    /** @description Left out. */
    optInIpAddress?: string;
    /** @description The key of the plugin that sent it. */
    pluginKey?: string;
    /** @description Why it was rejected: the suppression list, with how to remove the address from it, or the carrier's text. Left out otherwise. */
    refusal?: string;
    /** @description Whether evidence is stored. */
    register: boolean;
    /**
     * Format: int64
     * @description Left out.
     */
    replySenderId?: number;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    senderId: number;
    /**
     * Format: int64
     * @description The id of the recipient, the same in all messages of the account to this address.
     */
    subscriberId: number;
    /**
     * Format: int64
     * @description The id of the template, if one was used.
     */
    templateId?: number;
    /**
     * Format: int64
     * @description The id of the user of the key or the login; left out without one.
     */
    userId?: number;
};
/**
 * SmsLogEntry
 * @description An SMS and all its statuses.
 * @example {
 *       "campaign": {
 *         "id": 2,
 *         "groupId": 3,
 *         "userId": 1,
 *         "senderId": 2,
 *         "subscriberId": 2,
 *         "name": "Order on its way",
 *         "domainShared": true,
 *         "channel": "sms",
 *         "currentStatus": "delivered",
 *         "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *         "createDate": "2026-03-02T10:06:00Z",
 *         "createIp": "192.0.2.10",
 *         "openTrackingEnabled": false,
 *         "clickTrackingEnabled": false,
 *         "register": false,
 *         "mergeTags": [
 *           "name:Ana"
 *         ],
 *         "attachement": false,
 *         "hasunsubscribe": false,
 *         "cc": [],
 *         "bcc": []
 *       },
 *       "subscriberMobile": "351-910000001",
 *       "campaignStatusLog": [
 *         {
 *           "status": "created",
 *           "createDate": "2026-03-02T10:06:00Z"
 *         },
 *         {
 *           "status": "queued",
 *           "createDate": "2026-03-02T10:06:00Z"
 *         },
 *         {
 *           "status": "processing",
 *           "createDate": "2026-03-02T10:06:01Z"
 *         },
 *         {
 *           "status": "spool",
 *           "createDate": "2026-03-02T10:06:01Z"
 *         },
 *         {
 *           "status": "sending",
 *           "createDate": "2026-03-02T10:06:01Z"
 *         },
 *         {
 *           "status": "finished",
 *           "createDate": "2026-03-02T10:06:02Z"
 *         },
 *         {
 *           "status": "delivered",
 *           "createDate": "2026-03-02T10:06:03Z"
 *         }
 *       ]
 *     }
 */
export type SmsLogEntry = {
    campaign: SmsLogCampaign;
    /** @description The statuses, oldest first. The last one is the `currentStatus`. */
    campaignStatusLog: MessageStatusLogEntry[];
    /** @description Left out. Links in an SMS are not changed. */
    shortenerCampaign?: SmsLogShortener;
    /** @description The number of the recipient. */
    subscriberMobile: string;
};
/**
 * SmsLogShortener
 * @description The SMS with its shortened links.
 * @example {
 *       "id": 2,
 *       "groupId": 3,
 *       "userId": 1,
 *       "senderId": 2,
 *       "subscriberId": 2,
 *       "name": "Order on its way",
 *       "domainShared": true,
 *       "channel": "sms",
 *       "currentStatus": "delivered",
 *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "createDate": "2026-03-02T10:06:00Z",
 *       "createIp": "192.0.2.10",
 *       "openTrackingEnabled": false,
 *       "clickTrackingEnabled": false,
 *       "register": false,
 *       "mergeTags": [
 *         "name:Ana"
 *       ],
 *       "attachement": false,
 *       "hasunsubscribe": false,
 *       "cc": [],
 *       "bcc": [],
 *       "shorteners": [
 *         {
 *           "campaignId": 2,
 *           "link": "https://shop.example.com/orders/1001",
 *           "domain": "go.example.com"
 *         }
 *       ]
 *     }
 */
export type SmsLogShortener = {
    /** @description The variables of the request; left out if none. */
    advancedTemplateData?: {
        [key: string]: unknown;
    };
    /** @description Always false. The API spells the name this way. */
    attachement: boolean;
    /** @description Left out. */
    autoResponseSuppress?: string;
    /** @description Always empty. */
    bcc: NameAndEmail[];
    /** @description Always empty. */
    cc: NameAndEmail[];
    /**
     * @description Always `sms`.
     * @enum {string}
     */
    channel: "sms";
    /** @description Always false. */
    clickTrackingEnabled: boolean;
    /** @description The name of the source file of the content. */
    contentFilename?: string;
    /** @description Left out; SMS have no HTML. */
    contentHtml?: string;
    /** @description Left out; SMS have no subject. */
    contentSubject?: string;
    /** @description The text, before placeholders are filled. */
    contentText?: string;
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The IP address of the request. */
    createIp?: string;
    currentStatus: MessageStatus;
    /** @description Left out. */
    customSenderName?: string;
    /** @description The host of the tracked links; left out for the platform's host. */
    domain?: string;
    /**
     * Format: int64
     * @description The id of the domain of the tracked links; left out for the platform's domain.
     */
    domainId?: number;
    /** @description Whether other accounts share the host. */
    domainShared: boolean;
    /**
     * Format: int64
     * @description The id of its group in reports.
     */
    groupId: number;
    /** @description Always false. */
    hasunsubscribe: boolean;
    /**
     * Format: int64
     * @description The id of the message.
     */
    id: number;
    /** @description The merge tags of the request; empty if none. */
    mergeTags: string[];
    /** @description The name that the platform gave the message. */
    name: string;
    /** @description Always false. */
    openTrackingEnabled: boolean;
    /** @description Left out. */
    optInIpAddress?: string;
    /** @description The key of the plugin that sent it. */
    pluginKey?: string;
    /** @description Whether evidence is stored. */
    register: boolean;
    /**
     * Format: int64
     * @description Left out.
     */
    replySenderId?: number;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    senderId: number;
    /** @description The shortened links. */
    shorteners: EmailLogShortenerLink[];
    /**
     * Format: int64
     * @description The id of the recipient, the same in all messages of the account to this address.
     */
    subscriberId: number;
    /**
     * Format: int64
     * @description The id of the template, if one was used.
     */
    templateId?: number;
    /**
     * Format: int64
     * @description The id of the user of the key or the login; left out without one.
     */
    userId?: number;
};
/**
 * SmsMessage
 * @description An SMS as requested, and its status.
 * @example {
 *       "id": 2,
 *       "name": "Order on its way",
 *       "groupId": 3,
 *       "senderId": 2,
 *       "subscriberId": 2,
 *       "textBody": "Thank you, {{ name }}. Your order 1001 is on its way.",
 *       "createDate": "2026-03-02T10:06:00Z",
 *       "status": "delivered",
 *       "register": false
 *     }
 */
export type SmsMessage = {
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /**
     * Format: int64
     * @description The id of its group in reports.
     */
    groupId: number;
    /**
     * Format: int64
     * @description The id of the message.
     */
    id: number;
    /** @description The name that the platform gave the message. */
    name: string;
    /** @description Whether evidence is stored. */
    register: boolean;
    /**
     * Format: int64
     * @description The id of the sender.
     */
    senderId: number;
    status: MessageStatus;
    /**
     * Format: int64
     * @description The id of the recipient, the same in all messages of the account to this address.
     */
    subscriberId: number;
    /**
     * Format: int64
     * @description The id of the template; left out if none was used.
     */
    templateId?: number;
    /** @description The text, before placeholders are filled. */
    textBody: string;
};
/**
 * SmsMessageList
 * @description SMS, newest first.
 * @example [
 *       {
 *         "createDate": "2026-03-02T10:06:00Z",
 *         "subscriberMobile": "351-910000001",
 *         "groupName": "orders",
 *         "messageId": "2",
 *         "senderMobile": "351-920000001"
 *       }
 *     ]
 */
export type SmsMessageList = SmsMessageListItem[];
/**
 * SmsMessageListItem
 * @description An SMS in a list.
 * @example {
 *       "createDate": "2026-03-02T10:06:00Z",
 *       "subscriberMobile": "351-910000001",
 *       "groupName": "orders",
 *       "messageId": "2",
 *       "senderMobile": "351-920000001"
 *     }
 */
export type SmsMessageListItem = {
    /** @description When the request was accepted, UTC. */
    createDate: Timestamp;
    /** @description The name of its group. */
    groupName: string;
    /** @description The id of the message. */
    messageId: string;
    /** @description The sender's number or name. */
    senderMobile: string;
    /** @description The number of the recipient. */
    subscriberMobile: string;
};
/**
 * SmsReportRow
 * @description The SMS of a group in a day or month, by current status. Counts with `Parts` add up their parts.
 * @example {
 *       "groupId": "3",
 *       "groupName": "orders",
 *       "metricsTotal": 3,
 *       "metricsTotalParts": 3,
 *       "metricsNotDelivered": 0,
 *       "metricsSent": 3,
 *       "metricsSentParts": 3,
 *       "metricsDelivered": 3,
 *       "metricsDeliveredParts": 3,
 *       "metricsRejected": 0,
 *       "metricsRejectedParts": 0,
 *       "metricsUnknown": 0,
 *       "timePeriod": "2026-03"
 *     }
 */
export type SmsReportRow = {
    /** @description The id of the group. */
    groupId: string;
    /** @description The name of the group. */
    groupName: string;
    /**
     * Format: int64
     * @description Delivered SMS.
     */
    metricsDelivered: number;
    /**
     * Format: int64
     * @description Their parts.
     */
    metricsDeliveredParts: number;
    /**
     * Format: int64
     * @description SMS not delivered, for any reason.
     */
    metricsNotDelivered: number;
    /**
     * Format: int64
     * @description Refused SMS.
     */
    metricsRejected: number;
    /**
     * Format: int64
     * @description Their parts.
     */
    metricsRejectedParts: number;
    /**
     * Format: int64
     * @description SMS handed over to the carrier.
     */
    metricsSent: number;
    /**
     * Format: int64
     * @description Their parts.
     */
    metricsSentParts: number;
    /**
     * Format: int64
     * @description Accepted SMS.
     */
    metricsTotal: number;
    /**
     * Format: int64
     * @description Their parts.
     */
    metricsTotalParts: number;
    /**
     * Format: int64
     * @description SMS handed over, with their outcome unknown.
     */
    metricsUnknown: number;
    /** @description The day, `YYYY-MM-DD`, or the month, `YYYY-MM`, in UTC. */
    timePeriod: string;
};
/**
 * SmsReportRowList
 * @description The rows of a report, by time and, within a period, by group.
 * @example [
 *       {
 *         "groupId": "3",
 *         "groupName": "orders",
 *         "metricsTotal": 3,
 *         "metricsTotalParts": 3,
 *         "metricsNotDelivered": 0,
 *         "metricsSent": 3,
 *         "metricsSentParts": 3,
 *         "metricsDelivered": 3,
 *         "metricsDeliveredParts": 3,
 *         "metricsRejected": 0,
 *         "metricsRejectedParts": 0,
 *         "metricsUnknown": 0,
 *         "timePeriod": "2026-03"
 *       }
 *     ]
 */
export type SmsReportRowList = SmsReportRow[];
/**
 * SmsTemplate
 * @description A stored text for SMS.
 * @example {
 *       "id": "2",
 *       "textBody": "Your order {{ order.number }} is on its way.",
 *       "encoding": "gsm0338",
 *       "maxCount": 1,
 *       "templateName": "Order on its way"
 *     }
 */
export type SmsTemplate = {
    encoding: SmsEncoding;
    /** @description The id of the template. */
    readonly id: TransactionalId;
    language?: SmsLanguage;
    /**
     * Format: int64
     * @description Maximum number of parts after filling.
     */
    maxCount: number;
    /** @description The name of the template. */
    templateName: string;
    /** @description The text, with placeholders. */
    textBody: string;
};
/**
 * SmsTemplateList
 * @description All SMS templates of the account.
 * @example [
 *       {
 *         "id": "2",
 *         "textBody": "Your order {{ order.number }} is on its way.",
 *         "encoding": "gsm0338",
 *         "maxCount": 1,
 *         "templateName": "Order on its way"
 *       }
 *     ]
 */
export type SmsTemplateList = SmsTemplate[];
/**
 * SmsTemplateWrite
 * @description A whole SMS template.
 * @example {
 *       "textBody": "Your order {{ order.number }} is on its way.",
 *       "encoding": "gsm0338",
 *       "maxCount": 1,
 *       "templateName": "Order on its way"
 *     }
 */
export type SmsTemplateWrite = {
    encoding: SmsEncoding;
    language?: SmsLanguage | undefined;
    /**
     * Format: int64
     * @description Maximum number of parts after filling.
     */
    maxCount: number;
    /** @description The name of the template. */
    templateName: string;
    /** @description The text, with placeholders. */
    textBody: string;
};
/**
 * SmsWebhookCreate
 * @description A webhook for SMS.
 * @example {
 *       "url": "https://shop.example.com/hooks/sms",
 *       "channel": "sms",
 *       "actions": [
 *         "delivered",
 *         "failed"
 *       ]
 *     }
 */
export type SmsWebhookCreate = {
    /** @description The actions to report. By default, all except `received`. */
    actions?: TransactionalSmsWebhookAction[] | undefined;
    /**
     * @description The channel of the webhook. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    channel: "sms";
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url: string;
};
/**
 * StopAlertBadRequest
 * @description What is wrong with the request.
 */
export type StopAlertBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description No alert with this name or id is pending. */
        none_pending?: string;
    } & {
        [key: string]: unknown;
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
 * Timestamp
 * Format: date-time
 * @description A time in UTC (RFC 3339).
 * @example 2026-03-02T10:05:00Z
 */
export type Timestamp = string;
/**
 * TransactionalAction
 * @description An event of a message of any channel.
 * @example delivered
 * @enum {string}
 */
export type TransactionalAction = "processed" | "failed" | "sent" | "delivered" | "canceled" | "click" | "view" | "remove" | "bounce" | "abuse" | "received";
/**
 * TransactionalChannel
 * @description The channel of a message.
 * @example sms
 * @enum {string}
 */
export type TransactionalChannel = "email" | "sms" | "push";
/**
 * TransactionalEmailAction
 * @description An event of an email: `processed` (processing started), `sent` (handed over), `failed` (it cannot be sent) or `canceled`; the recipient's server returned it (`bounce`); the recipient opened it (`view`), clicked in it (`click`), unsubscribed (`remove`) or complained (`abuse`).
 * @example processed
 * @enum {string}
 */
export type TransactionalEmailAction = "processed" | "failed" | "sent" | "canceled" | "click" | "view" | "remove" | "bounce" | "abuse";
/**
 * TransactionalEmailEvent
 * @description An event of an email.
 * @example {
 *       "data": {
 *         "recipientEmail": "ana@example.com",
 *         "groupId": "2",
 *         "recipientId": "1",
 *         "senderEmail": "shop@example.com",
 *         "messageId": "1",
 *         "customData": "order-1001",
 *         "createDate": 1772445900000
 *       },
 *       "action": "processed",
 *       "actionDate": 1772445901000
 *     }
 */
export type TransactionalEmailEvent = {
    action: TransactionalEmailAction;
    /**
     * Format: int64
     * @description When it happened, in milliseconds since 1970.
     */
    actionDate: number;
    data: TransactionalEmailEventData;
};
/**
 * TransactionalEmailEventData
 * @description The email of the event.
 * @example {
 *       "recipientEmail": "ana@example.com",
 *       "groupId": "2",
 *       "recipientId": "1",
 *       "senderEmail": "shop@example.com",
 *       "messageId": "1",
 *       "customData": "order-1001",
 *       "createDate": 1772445900000
 *     }
 */
export type TransactionalEmailEventData = {
    /**
     * @description Whether the failure is permanent (`hard`) or temporary (`soft`). Only with `bounce`.
     * @enum {string}
     */
    bounceType?: "hard" | "soft";
    /**
     * Format: int64
     * @description When the request was accepted, in milliseconds since 1970.
     */
    createDate: number;
    /** @description `customData` from the request, unchanged; left out if none. */
    customData?: string;
    /** @description The id of its group in reports. */
    groupId: string;
    /** @description The id of the message, from the send request. */
    messageId: string;
    /** @description The reply of the recipient's server. Only with `bounce` and `failed`. */
    reason?: string;
    /** @description The address of the recipient. */
    recipientEmail: string;
    /** @description The id of the recipient, the same in all messages of the account to this address. */
    recipientId: string;
    /** @description The sender's address. */
    senderEmail: string;
    /** @description The clicked URL. Only with `click`. */
    url?: string;
};
/**
 * TransactionalEmailEventList
 * @description Events of emails, oldest first; usually one.
 * @example [
 *       {
 *         "data": {
 *           "recipientEmail": "ana@example.com",
 *           "groupId": "2",
 *           "recipientId": "1",
 *           "senderEmail": "shop@example.com",
 *           "messageId": "1",
 *           "customData": "order-1001",
 *           "createDate": 1772445900000
 *         },
 *         "action": "processed",
 *         "actionDate": 1772445901000
 *       }
 *     ]
 */
export type TransactionalEmailEventList = TransactionalEmailEvent[];
/**
 * TransactionalEmailSender
 * @description A name and address that sends emails.
 * @example {
 *       "id": "1",
 *       "name": "Shop",
 *       "email": "shop@example.com",
 *       "senderStatus": "active",
 *       "senderHash": "f53e2cb90ad64c7bb6f18b7c2d0e9a41"
 *     }
 */
export type TransactionalEmailSender = {
    /**
     * Format: email
     * @description The sender's address.
     */
    email: string;
    /** @description The id to use for sending. */
    id: TransactionalId;
    /** @description The name that recipients see. */
    name: string;
    /** @description A permanent alternative id of the sender, for `senderHash` here and the headers `X-Sender-Hash` and `X-Reply-To-Hash` of the relay. */
    readonly senderHash?: string;
    /**
     * @description Only an active sender can send.
     * @enum {string}
     */
    senderStatus: "active" | "moderation" | "rejected";
};
/**
 * TransactionalEmailSenderList
 * @description All email senders of the account.
 * @example [
 *       {
 *         "id": "1",
 *         "name": "Shop",
 *         "email": "shop@example.com",
 *         "senderStatus": "active"
 *       }
 *     ]
 */
export type TransactionalEmailSenderList = TransactionalEmailSender[];
/**
 * TransactionalGroup
 * @description A group of one channel's messages in reports.
 * @example {
 *       "id": "2",
 *       "name": "orders",
 *       "channel": "email"
 *     }
 */
export type TransactionalGroup = {
    channel: TransactionalChannel;
    /** @description The id to use in reports. */
    id: TransactionalId;
    /** @description The name to use for sending. */
    name: string;
};
/**
 * TransactionalGroupList
 * @description Groups of the account.
 * @example [
 *       {
 *         "id": "2",
 *         "name": "orders",
 *         "channel": "email"
 *       }
 *     ]
 */
export type TransactionalGroupList = TransactionalGroup[];
/**
 * TransactionalId
 * @description An id, decimal digits in a string.
 * @example 1
 */
export type TransactionalId = string;
/**
 * TransactionalPong
 * @description The response to a ping.
 * @example {
 *       "apiStatus": "Up",
 *       "date": "Mon, 02 Mar 2026 10:05:00 GMT"
 *     }
 */
export type TransactionalPong = {
    /**
     * @description Always `Up`.
     * @enum {string}
     */
    apiStatus: "Up";
    /** @description The server's time, in the format of HTTP headers. */
    date: string;
};
/**
 * TransactionalPushAction
 * @description An event of a push message: `processed` (processing started), `sent` (handed over), `delivered` (the device has it), `failed` (it cannot be sent, or was refused) or `canceled`.
 * @example delivered
 * @enum {string}
 */
export type TransactionalPushAction = "processed" | "failed" | "sent" | "canceled" | "delivered";
/**
 * TransactionalPushEvent
 * @description An event of a push message.
 * @example {
 *       "data": {
 *         "recipientDevice": "fcm-token-of-ana",
 *         "appId": 1,
 *         "messageId": "3",
 *         "customData": "order-1001",
 *         "createDate": 1772524800000
 *       },
 *       "action": "delivered",
 *       "actionDate": 1772524802000
 *     }
 */
export type TransactionalPushEvent = {
    action: TransactionalPushAction;
    /**
     * Format: int64
     * @description When it happened, in milliseconds since 1970.
     */
    actionDate: number;
    data: TransactionalPushEventData;
};
/**
 * TransactionalPushEventData
 * @description The push message of the event.
 * @example {
 *       "recipientDevice": "fcm-token-of-ana",
 *       "appId": 1,
 *       "messageId": "3",
 *       "customData": "order-1001",
 *       "createDate": 1772524800000
 *     }
 */
export type TransactionalPushEventData = {
    /**
     * Format: int32
     * @description The id of the mobile app.
     */
    appId: number;
    /**
     * Format: int64
     * @description When the request was accepted, in milliseconds since 1970.
     */
    createDate: number;
    /** @description `custom` from the request, unchanged; left out if none. */
    customData?: string;
    /** @description The id of the message, from the send request. */
    messageId: string;
    /** @description Why it failed, as reported by Apple or Google. Only with `failed`. */
    reason?: string;
    /** @description The token of the device. */
    recipientDevice: string;
};
/**
 * TransactionalPushEventList
 * @description Events of push messages, oldest first; usually one.
 * @example [
 *       {
 *         "data": {
 *           "recipientDevice": "fcm-token-of-ana",
 *           "appId": 1,
 *           "messageId": "3",
 *           "customData": "order-1001",
 *           "createDate": 1772524800000
 *         },
 *         "action": "delivered",
 *         "actionDate": 1772524802000
 *       }
 *     ]
 */
export type TransactionalPushEventList = TransactionalPushEvent[];
/**
 * TransactionalSmsAction
 * @description An event of an SMS: `processed` (processing started), `sent` (handed over), `delivered` (it arrived), `failed` (it cannot be sent, or was refused) or `canceled`.
 * @example delivered
 * @enum {string}
 */
export type TransactionalSmsAction = "processed" | "failed" | "sent" | "delivered" | "canceled";
/**
 * TransactionalSmsEvent
 * @description An event of an SMS.
 * @example {
 *       "data": {
 *         "recipientMobile": "351-910000001",
 *         "groupId": "3",
 *         "recipientId": "2",
 *         "senderMobile": "351-920000001",
 *         "messageId": "2",
 *         "customData": "order-1001",
 *         "createDate": 1772445960000
 *       },
 *       "action": "delivered",
 *       "actionDate": 1772445963000
 *     }
 */
export type TransactionalSmsEvent = {
    action: TransactionalSmsAction;
    /**
     * Format: int64
     * @description When it happened, in milliseconds since 1970.
     */
    actionDate: number;
    data: TransactionalSmsEventData;
};
/**
 * TransactionalSmsEventData
 * @description The SMS of the event.
 * @example {
 *       "recipientMobile": "351-910000001",
 *       "groupId": "3",
 *       "recipientId": "2",
 *       "senderMobile": "351-920000001",
 *       "messageId": "2",
 *       "customData": "order-1001",
 *       "createDate": 1772445960000
 *     }
 */
export type TransactionalSmsEventData = {
    /**
     * Format: int64
     * @description When the request was accepted, in milliseconds since 1970.
     */
    createDate: number;
    /** @description `customData` from the request, unchanged; left out if none. */
    customData?: string;
    /** @description The id of its group in reports. */
    groupId: string;
    /** @description The id of the message, from the send request. */
    messageId: string;
    /** @description Why it failed, as reported by the carrier. Only with `failed`. */
    reason?: string;
    /** @description The id of the recipient, the same in all messages of the account to this address. */
    recipientId: string;
    /** @description The number of the recipient. */
    recipientMobile: string;
    /** @description The sender's number or name. */
    senderMobile: string;
};
/**
 * TransactionalSmsEventList
 * @description Events of SMS, oldest first; usually one.
 * @example [
 *       {
 *         "data": {
 *           "recipientMobile": "351-910000001",
 *           "groupId": "3",
 *           "recipientId": "2",
 *           "senderMobile": "351-920000001",
 *           "messageId": "2",
 *           "customData": "order-1001",
 *           "createDate": 1772445960000
 *         },
 *         "action": "delivered",
 *         "actionDate": 1772445963000
 *       }
 *     ]
 */
export type TransactionalSmsEventList = TransactionalSmsEvent[];
/**
 * TransactionalSmsSender
 * @description A number or name that sends SMS.
 * @example {
 *       "id": "2",
 *       "name": "Shop",
 *       "phoneNumber": "351-920000001",
 *       "senderStatus": "active"
 *     }
 */
export type TransactionalSmsSender = {
    /** @description The id to use for sending. */
    id: TransactionalId;
    /** @description The name of the sender. */
    name: string;
    /** @description The number or name that recipients see. */
    phoneNumber: string;
    /**
     * @description Only an active sender can send.
     * @enum {string}
     */
    senderStatus: "active" | "moderation" | "rejected";
};
/**
 * TransactionalSmsSenderList
 * @description All SMS senders of the account.
 * @example [
 *       {
 *         "id": "2",
 *         "name": "Shop",
 *         "phoneNumber": "351-920000001",
 *         "senderStatus": "active"
 *       }
 *     ]
 */
export type TransactionalSmsSenderList = TransactionalSmsSender[];
/**
 * TransactionalSmsWebhookAction
 * @description An event for an SMS webhook: an event of an SMS (`TransactionalSmsAction`), or `received`, an inbound SMS to a number of the account.
 * @example received
 * @enum {string}
 */
export type TransactionalSmsWebhookAction = "processed" | "failed" | "sent" | "delivered" | "canceled" | "received";
/**
 * TransactionalTemplateId
 * @description The id of the new object.
 * @example {
 *       "templateId": "2"
 *     }
 */
export type TransactionalTemplateId = {
    /** @description The id of the new template or, for a mobile app, of the new app. */
    templateId: TransactionalId;
};
/**
 * TransactionalWebhook
 * @description A URL that receives message events.
 * @example {
 *       "id": "1",
 *       "channel": "sms",
 *       "callbackUrl": "https://shop.example.com/hooks/sms",
 *       "actions": [
 *         "delivered",
 *         "failed"
 *       ],
 *       "status": "active"
 *     }
 */
export type TransactionalWebhook = {
    /** @description The actions to report. */
    actions: TransactionalAction[];
    /**
     * Format: uri
     * @description The URL to call.
     */
    callbackUrl: string;
    channel: TransactionalChannel;
    /** @description The id of the webhook. */
    id: TransactionalId;
    status: WebhookStatus;
    statusReason?: WebhookStatusReason;
    /**
     * Format: int64
     * @description When the status last changed, in milliseconds since 1970. Left out before the first change.
     */
    statusSince?: number;
};
/**
 * TransactionalWebhookCreate
 * @description The URL and the actions of a webhook.
 * @example {
 *       "url": "https://shop.example.com/hooks/sms",
 *       "channel": "sms",
 *       "actions": [
 *         "delivered",
 *         "failed"
 *       ]
 *     }
 */
export type TransactionalWebhookCreate = EmailWebhookCreate | SmsWebhookCreate | PushWebhookCreate;
/**
 * TransactionalWebhookId
 * @description The id of a new webhook, and its secret.
 * @example {
 *       "webhookId": "1",
 *       "secret": "whsec_YW4tZXhhbXBsZS1hbmQtbm8tc2VjcmV0"
 *     }
 */
export type TransactionalWebhookId = {
    /** @description The secret that signs the calls. Only this response shows it, so store it. */
    secret: string;
    /** @description The id, decimal digits in a string. */
    webhookId: TransactionalId;
};
/**
 * TransactionalWebhookList
 * @description Webhooks of the account.
 * @example [
 *       {
 *         "id": "1",
 *         "channel": "sms",
 *         "callbackUrl": "https://shop.example.com/hooks/sms",
 *         "actions": [
 *           "delivered",
 *           "failed"
 *         ],
 *         "status": "active"
 *       }
 *     ]
 */
export type TransactionalWebhookList = TransactionalWebhook[];
/**
 * TransactionalWebhookSecretRotate
 * @description How to replace the secret of a webhook.
 * @example {
 *       "overlapHours": 24
 *     }
 */
export type TransactionalWebhookSecretRotate = {
    /**
     * Format: int32
     * @description For how many hours the previous secret also signs. With 0 it stops at once, for example after a leak.
     * @default 24
     */
    overlapHours?: number | undefined;
};
/**
 * TransactionalWebhookUpdate
 * @description The fields of a webhook to change. Fields that you leave out stay unchanged; the channel cannot change.
 * @example {
 *       "status": "paused"
 *     }
 */
export type TransactionalWebhookUpdate = {
    /** @description The actions to report. Returns 400 for an action of another channel. */
    actions?: TransactionalAction[] | undefined;
    /**
     * Format: uri
     * @description An alias of `url`, as used in lists. If you send both, `url` is used.
     */
    callbackUrl?: string | undefined;
    status?: WebhookWantedStatus | undefined;
    /**
     * Format: uri
     * @description The http or https URL to call.
     */
    url?: string | undefined;
};
/**
 * UpdateAlertTemplateBadRequest
 * @description What is wrong with the request.
 */
export type UpdateAlertTemplateBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The account already has an alert template with this name. */
        name_taken?: string;
    } & {
        [key: string]: unknown;
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
 * UpdateWebhookBadRequest
 * @description What is wrong with the request.
 */
export type UpdateWebhookBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description An identical webhook already exists. */
        webhook_exists?: string;
        /** @description 20 webhooks already receive one of these actions. Delete one of them first. */
        webhook_limit_reached?: string;
    } & {
        [key: string]: unknown;
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
 * UrlAttachment
 * @description A file that the platform downloads.
 * @example {
 *       "filename": "terms.pdf",
 *       "mimeType": "application/pdf",
 *       "arrangement": "attachment",
 *       "url": "https://shop.example.com/terms.pdf"
 *     }
 */
export type UrlAttachment = {
    /**
     * @description `attachment` adds a normal attachment. `inline` adds an image for the HTML, which refers to it as `cid:<index>`: its position in the array, from zero.
     * @enum {string}
     */
    arrangement: "attachment" | "inline";
    /** @description The name of the file that the recipient sees. */
    filename: string;
    /** @description The media type of the file, for example `application/pdf`. */
    mimeType: string;
    /**
     * Format: uri
     * @description The URL of the file, http or https. The platform downloads it when the email is sent, not when the request is accepted. If the download fails or the file is too large, the email ends as `send_failed`. All files of an email together can have 5 MB. A URL that an email names twice is downloaded once.
     */
    url: string;
};
/**
 * ValidateVerifyCodeBadRequest
 * @description What is wrong with the request.
 */
export type ValidateVerifyCodeBadRequest = {
    /** @description What is wrong, and what to change. */
    detail: string;
    /** @description Place or reason, and its text or data. */
    errors?: {
        /** @description The request with this Idempotency-Key was processed, but its response is lost. It was not repeated; check the current data. */
        idempotency_answer_lost?: string;
        /** @description A request with this Idempotency-Key is still in progress. Try again in a moment. */
        idempotency_in_progress?: string;
        /** @description The request has ended. Request a new code. */
        request_ended?: string;
    } & {
        [key: string]: unknown;
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
 * VerifyCode
 * @description The recipient's code.
 * @example {
 *       "code": "482913"
 *     }
 */
export type VerifyCode = {
    /** @description The code as typed. Lowercase letters, spaces, hyphens and digits of any script are accepted. */
    code: string;
};
/**
 * VerifyCodeType
 * @description The characters of the code: `numeric` has digits, `alpha` capital letters, `alphanumeric` both, `hex` digits and the letters A to F. `hexa` is an older name of `hex`.
 * @default numeric
 * @example numeric
 * @enum {string}
 */
export type VerifyCodeType = "numeric" | "alpha" | "alphanumeric" | "hex" | "hexa";
/**
 * VerifyEmailCreate
 * @description A code to send by email. Set `senderId` or `senderHash`; with both, the id is used.
 * @example {
 *       "email": "ana@example.com",
 *       "subject": "Your code",
 *       "senderId": "1",
 *       "message": "Dear {{ name }}, your code for the shop is {{ code }}.",
 *       "mergeTags": [
 *         "name:Ana"
 *       ]
 *     }
 */
export type VerifyEmailCreate = {
    /**
     * Format: int32
     * @description Number of characters of the code.
     * @default 6
     */
    codeLength?: number | undefined;
    codeType?: VerifyCodeType | undefined;
    /**
     * Format: int32
     * @description Validity of the code in seconds.
     * @default 600
     */
    codeValidity?: number | undefined;
    /**
     * Format: idn-email
     * @description The address of the recipient.
     */
    email: string;
    /**
     * @description The name of the email's group in reports. A new name creates a group.
     * @default default
     */
    group?: string | undefined;
    mergeTags?: MergeTags | undefined;
    message?: VerifyMessage | undefined;
    /** @description The hash of an active email sender, instead of its id. */
    senderHash?: string | undefined;
    /** @description The id of an active email sender. */
    senderId?: string | undefined;
    /** @description The subject, with placeholders. */
    subject: string;
};
/**
 * VerifyMessage
 * @description The text around the code. Every `{{ code }}` becomes the code; without it, the code is appended.
 * @default {{ code }}
 * @example Your code for the shop is {{ code }}.
 */
export type VerifyMessage = string;
/**
 * VerifyPushCreate
 * @description A code to send to a device.
 * @example {
 *       "apikey": "sandbox_an-example-and-no-key",
 *       "appId": 1,
 *       "title": "Your code",
 *       "device": "fcm-token-of-ana",
 *       "message": "Your code for the shop is {{ code }}."
 *     }
 */
export type VerifyPushCreate = {
    /** @description The key of the header, repeated. Another key returns 401. */
    apikey: string;
    /**
     * Format: int32
     * @description The id of a mobile app of the account.
     */
    appId: number;
    /**
     * Format: int32
     * @description Number of characters of the code.
     * @default 6
     */
    codeLength?: number | undefined;
    codeType?: VerifyCodeType | undefined;
    /**
     * Format: int32
     * @description Validity of the code in seconds.
     * @default 600
     */
    codeValidity?: number | undefined;
    /** @description The token of the device. */
    device: string;
    message?: VerifyMessage | undefined;
    /** @description The title of the message. By default, the device shows the name of the app. */
    title?: string | undefined;
};
/**
 * VerifyRequest
 * @description A code sent to a recipient for verification.
 * @example {
 *       "id": "3f2a9c0d5b7e41868a1d2c3b4e5f6071",
 *       "messageId": "9",
 *       "senderId": "2",
 *       "recipientNumber": "351-910000001",
 *       "code": "482913",
 *       "codeTTL": 600,
 *       "status": "pending",
 *       "createDate": "2026-03-02T10:30:00Z",
 *       "message": "Your code for the shop is {{ code }}.",
 *       "expired": false
 *     }
 */
export type VerifyRequest = {
    /** @description The newest code. Keep it secret. */
    code: string;
    /**
     * Format: int64
     * @description Validity of each code in seconds.
     */
    codeTTL: number;
    /** @description When the code was requested, UTC. */
    createDate: Timestamp;
    /** @description Whether it was canceled because it expired. */
    expired: boolean;
    /** @description The id from the request for the code. */
    id: string;
    /** @description The text, before the code is inserted. */
    message: string;
    /** @description The id of the message with the newest code; its log shows whether it arrived. */
    messageId: string;
    /** @description The recipient's phone number, email address or device token. */
    recipientNumber: string;
    /** @description The id of the sender; left out for push. */
    senderId?: string;
    status: VerifyStatus;
};
/**
 * VerifyRequestId
 * @description The id of a verification request.
 * @example {
 *       "requestId": "3f2a9c0d5b7e41868a1d2c3b4e5f6071"
 *     }
 */
export type VerifyRequestId = {
    /** @description The id, 32 hexadecimal digits. */
    requestId: string;
};
/**
 * VerifyRequestIdList
 * @description The id of the request, in an array of one item.
 * @example [
 *       {
 *         "requestId": "3f2a9c0d5b7e41868a1d2c3b4e5f6071"
 *       }
 *     ]
 */
export type VerifyRequestIdList = VerifyRequestId[];
/**
 * VerifyResult
 * @description Whether the code was correct.
 * @example {
 *       "requestId": "3f2a9c0d5b7e41868a1d2c3b4e5f6071",
 *       "status": "verified"
 *     }
 */
export type VerifyResult = {
    /** @description The id of the request. */
    requestId: string;
    /**
     * @description `verified` for the correct code, `pending` for a wrong code with attempts left, `Invalidated` for the last wrong code.
     * @enum {string}
     */
    status: "verified" | "pending" | "Invalidated";
};
/**
 * VerifyResultList
 * @description The result, in an array of one item.
 * @example [
 *       {
 *         "requestId": "3f2a9c0d5b7e41868a1d2c3b4e5f6071",
 *         "status": "verified"
 *       }
 *     ]
 */
export type VerifyResultList = VerifyResult[];
/**
 * VerifySmsCreate
 * @description A code to send by SMS.
 * @example {
 *       "senderId": "2",
 *       "to": "351-910000001",
 *       "message": "Your code for the shop is {{ code }}."
 *     }
 */
export type VerifySmsCreate = {
    /**
     * Format: int32
     * @description Number of characters of the code.
     * @default 6
     */
    codeLength?: number | undefined;
    codeType?: VerifyCodeType | undefined;
    /**
     * Format: int32
     * @description Validity of the code in seconds.
     * @default 600
     */
    codeValidity?: number | undefined;
    message?: VerifyMessage | undefined;
    /** @description The id of an active SMS sender. */
    senderId: string;
    to: DestinationPhone;
};
/**
 * VerifyStatus
 * @description The status of a verification. `pending` waits for the code. Final are `Validated` (the code was correct), `Invalidated` (five wrong codes) and `Canceled` (canceled or expired).
 * @example pending
 * @enum {string}
 */
export type VerifyStatus = "pending" | "Validated" | "Invalidated" | "Canceled";
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
export interface TransactionalSchemas {
    AlertEmailRecipient: AlertEmailRecipient;
    AlertExecute: AlertExecute;
    AlertId: AlertId;
    AlertPushRecipient: AlertPushRecipient;
    AlertRecipient: AlertRecipient;
    AlertRun: AlertRun;
    AlertRunList: AlertRunList;
    AlertSmsRecipient: AlertSmsRecipient;
    AlertStatus: AlertStatus;
    AlertStop: AlertStop;
    AlertTemplate: AlertTemplate;
    AlertTemplateCreate: AlertTemplateCreate;
    AlertTemplateId: AlertTemplateId;
    AlertTemplateList: AlertTemplateList;
    AlertTemplateUpdate: AlertTemplateUpdate;
    BatchEmail: BatchEmail;
    BatchEmailAttachment: BatchEmailAttachment;
    CancelMessageBadRequest: CancelMessageBadRequest;
    CancelMessageLegacyBadRequest: CancelMessageLegacyBadRequest;
    CancelVerifyRequestBadRequest: CancelVerifyRequestBadRequest;
    CreateAlertTemplateBadRequest: CreateAlertTemplateBadRequest;
    CreateSendingDomainBadRequest: CreateSendingDomainBadRequest;
    CreateWebhookBadRequest: CreateWebhookBadRequest;
    DataAttachment: DataAttachment;
    DefaultSendingDomain: DefaultSendingDomain;
    DefaultSendingDomainSet: DefaultSendingDomainSet;
    DestinationPhone: DestinationPhone;
    EmailBatch: EmailBatch;
    EmailHeaderOptions: EmailHeaderOptions;
    EmailLog: EmailLog;
    EmailLogCampaign: EmailLogCampaign;
    EmailLogEntry: EmailLogEntry;
    EmailLogShortener: EmailLogShortener;
    EmailLogShortenerLink: EmailLogShortenerLink;
    EmailMessage: EmailMessage;
    EmailMessageIdList: EmailMessageIdList;
    EmailMessageList: EmailMessageList;
    EmailMessageListItem: EmailMessageListItem;
    EmailReportRow: EmailReportRow;
    EmailReportRowList: EmailReportRowList;
    EmailResubscribe: EmailResubscribe;
    EmailStatus: EmailStatus;
    EmailStatusLogEntry: EmailStatusLogEntry;
    EmailTemplate: EmailTemplate;
    EmailTemplateList: EmailTemplateList;
    EmailTemplateWrite: EmailTemplateWrite;
    EmailValidation: EmailValidation;
    EmailValidationResult: EmailValidationResult;
    EmailWebhookCreate: EmailWebhookCreate;
    InboundKeyword: InboundKeyword;
    MergeTags: MergeTags;
    MessageId: MessageId;
    MessagePriority: MessagePriority;
    MessageStatus: MessageStatus;
    MessageStatusLogEntry: MessageStatusLogEntry;
    MobileApp: MobileApp;
    MobileAppId: MobileAppId;
    MobileAppList: MobileAppList;
    MobileAppWrite: MobileAppWrite;
    MobileResubscribe: MobileResubscribe;
    MultiChannelCondition: MultiChannelCondition;
    MultiChannelEmailCreate: MultiChannelEmailCreate;
    MultiChannelExecute: MultiChannelExecute;
    MultiChannelFlow: MultiChannelFlow;
    MultiChannelFlowCreate: MultiChannelFlowCreate;
    MultiChannelFlowList: MultiChannelFlowList;
    MultiChannelId: MultiChannelId;
    MultiChannelMessage: MultiChannelMessage;
    MultiChannelMessageCreate: MultiChannelMessageCreate;
    MultiChannelRecipient: MultiChannelRecipient;
    MultiChannelRun: MultiChannelRun;
    MultiChannelRunList: MultiChannelRunList;
    MultiChannelRunMessage: MultiChannelRunMessage;
    MultiChannelRunStatus: MultiChannelRunStatus;
    MultiChannelSender: MultiChannelSender;
    MultiChannelSmsCreate: MultiChannelSmsCreate;
    NameAndEmail: NameAndEmail;
    PhoneValidation: PhoneValidation;
    Problem: Problem;
    ProblemWithErrors: ProblemWithErrors;
    PushBatch: PushBatch;
    PushLog: PushLog;
    PushLogCampaign: PushLogCampaign;
    PushLogEntry: PushLogEntry;
    PushMessage: PushMessage;
    PushMessageIdList: PushMessageIdList;
    PushMessageList: PushMessageList;
    PushMessageListItem: PushMessageListItem;
    PushReportRow: PushReportRow;
    PushReportRowList: PushReportRowList;
    PushTemplate: PushTemplate;
    PushTemplateList: PushTemplateList;
    PushTemplateWrite: PushTemplateWrite;
    PushWebhookCreate: PushWebhookCreate;
    ReceivedSmsEvent: ReceivedSmsEvent;
    ReceivedSmsEventData: ReceivedSmsEventData;
    ReceivedSmsEventList: ReceivedSmsEventList;
    ReplyTo: ReplyTo;
    ResendVerifyRequestBadRequest: ResendVerifyRequestBadRequest;
    ResubscribedAddressList: ResubscribedAddressList;
    RotatedTransactionalWebhookSecret: RotatedTransactionalWebhookSecret;
    SendDate: SendDate;
    SendingDomain: SendingDomain;
    SendingDomainCreate: SendingDomainCreate;
    SendingDomainList: SendingDomainList;
    SendingDomainPolicy: SendingDomainPolicy;
    SendingDomainRecord: SendingDomainRecord;
    SendingDomainValidation: SendingDomainValidation;
    SingleEmail: SingleEmail;
    SingleEmailAttachment: SingleEmailAttachment;
    SinglePush: SinglePush;
    SinglePushTemplate: SinglePushTemplate;
    SinglePushText: SinglePushText;
    SingleSms: SingleSms;
    SingleSmsTaken: SingleSmsTaken;
    SmsBatch: SmsBatch;
    SmsEncoding: SmsEncoding;
    SmsLanguage: SmsLanguage;
    SmsLength: SmsLength;
    SmsLengthResult: SmsLengthResult;
    SmsLog: SmsLog;
    SmsLogCampaign: SmsLogCampaign;
    SmsLogEntry: SmsLogEntry;
    SmsLogShortener: SmsLogShortener;
    SmsMessage: SmsMessage;
    SmsMessageList: SmsMessageList;
    SmsMessageListItem: SmsMessageListItem;
    SmsReportRow: SmsReportRow;
    SmsReportRowList: SmsReportRowList;
    SmsTemplate: SmsTemplate;
    SmsTemplateList: SmsTemplateList;
    SmsTemplateWrite: SmsTemplateWrite;
    SmsWebhookCreate: SmsWebhookCreate;
    StopAlertBadRequest: StopAlertBadRequest;
    Timestamp: Timestamp;
    TransactionalAction: TransactionalAction;
    TransactionalChannel: TransactionalChannel;
    TransactionalEmailAction: TransactionalEmailAction;
    TransactionalEmailEvent: TransactionalEmailEvent;
    TransactionalEmailEventData: TransactionalEmailEventData;
    TransactionalEmailEventList: TransactionalEmailEventList;
    TransactionalEmailSender: TransactionalEmailSender;
    TransactionalEmailSenderList: TransactionalEmailSenderList;
    TransactionalGroup: TransactionalGroup;
    TransactionalGroupList: TransactionalGroupList;
    TransactionalId: TransactionalId;
    TransactionalPong: TransactionalPong;
    TransactionalPushAction: TransactionalPushAction;
    TransactionalPushEvent: TransactionalPushEvent;
    TransactionalPushEventData: TransactionalPushEventData;
    TransactionalPushEventList: TransactionalPushEventList;
    TransactionalSmsAction: TransactionalSmsAction;
    TransactionalSmsEvent: TransactionalSmsEvent;
    TransactionalSmsEventData: TransactionalSmsEventData;
    TransactionalSmsEventList: TransactionalSmsEventList;
    TransactionalSmsSender: TransactionalSmsSender;
    TransactionalSmsSenderList: TransactionalSmsSenderList;
    TransactionalSmsWebhookAction: TransactionalSmsWebhookAction;
    TransactionalTemplateId: TransactionalTemplateId;
    TransactionalWebhook: TransactionalWebhook;
    TransactionalWebhookCreate: TransactionalWebhookCreate;
    TransactionalWebhookId: TransactionalWebhookId;
    TransactionalWebhookList: TransactionalWebhookList;
    TransactionalWebhookSecretRotate: TransactionalWebhookSecretRotate;
    TransactionalWebhookUpdate: TransactionalWebhookUpdate;
    UpdateAlertTemplateBadRequest: UpdateAlertTemplateBadRequest;
    UpdateWebhookBadRequest: UpdateWebhookBadRequest;
    UrlAttachment: UrlAttachment;
    ValidateVerifyCodeBadRequest: ValidateVerifyCodeBadRequest;
    VerifyCode: VerifyCode;
    VerifyCodeType: VerifyCodeType;
    VerifyEmailCreate: VerifyEmailCreate;
    VerifyMessage: VerifyMessage;
    VerifyPushCreate: VerifyPushCreate;
    VerifyRequest: VerifyRequest;
    VerifyRequestId: VerifyRequestId;
    VerifyRequestIdList: VerifyRequestIdList;
    VerifyResult: VerifyResult;
    VerifyResultList: VerifyResultList;
    VerifySmsCreate: VerifySmsCreate;
    VerifyStatus: VerifyStatus;
    WebhookStatus: WebhookStatus;
    WebhookStatusReason: WebhookStatusReason;
    WebhookWantedStatus: WebhookWantedStatus;
}
