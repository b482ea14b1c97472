// Written by `npm run generate` from specs/transactional-v2. Do not edit: change the contract instead.
export interface paths {
    "/api/v2/email/log/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of an email
         * @description Returns the email as it was ordered, and every status that it had so far, oldest first. The list grows until a final status is there.
         */
        get: operations["getEmailLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/email/messages/action/send/single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email to one recipient
         * @description Takes one email and answers at once with its id; the email itself goes out in the background, or at `scheduleTo`. At least one of `htmlBody`, `textBody` and `templateId` has to be there. Placeholders such as `{{ name }}` are filled from `mergeTags`, those of a template also from `advancedTemplatingData`. A sender or a template that the account does not have is a 400. Read with `getEmailLog` what became of the email.
         */
        post: operations["sendEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * DataAttachment
         * @description A file whose content is in the request.
         * @example {
         *       "filename": "invoice-1001.txt",
         *       "mimeType": "text/plain",
         *       "arrangement": "attachment",
         *       "data": "VG90YWw6IDE5LjkwCg=="
         *     }
         */
        DataAttachment: {
            /**
             * @description An attachment stands beside the text. An inline file is an image in the HTML, which shows it with the source `cid:<index>`: its place in the array, counted from zero.
             * @enum {string}
             */
            arrangement: "attachment" | "inline";
            /** @description The content in base64. All files of an email together may have 5 MB (5,242,880 bytes), counted after decoding. */
            data: string;
            /** @description The name of the file that the recipient sees. */
            filename: string;
            /** @description The type of the file, for instance `application/pdf`. */
            mimeType: string;
        };
        /**
         * EmailHeaderOptions
         * @description What to add to the header of the email.
         * @example {
         *       "listUnsubscribe": true,
         *       "optInIpAddress": "192.0.2.10"
         *     }
         */
        EmailHeaderOptions: {
            /** @description Adds the header by which a mail program offers to unsubscribe. */
            listUnsubscribe?: boolean;
            /** @description The IP address from which the recipient agreed to receive email. */
            optInIpAddress?: string;
        };
        /**
         * EmailLog
         * @description The log of one message, an array of one entry.
         * @example [
         *       {
         *         "campaign": {
         *           "id": 1,
         *           "domainId": null,
         *           "groupId": 2,
         *           "userId": 1,
         *           "senderId": 1,
         *           "replySenderId": null,
         *           "subscriberId": 1,
         *           "templateId": null,
         *           "name": "Your order 1001",
         *           "domain": null,
         *           "domainShared": true,
         *           "channel": "email",
         *           "customSenderName": "The shop",
         *           "currentStatus": "delivered",
         *           "contentSubject": "Your order 1001",
         *           "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *           "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *           "contentFilename": null,
         *           "createDate": "2026-03-02T10:05:00Z",
         *           "createIp": "192.0.2.10",
         *           "openTrackingEnabled": false,
         *           "clickTrackingEnabled": false,
         *           "register": false,
         *           "mergeTags": [
         *             "name:Ana"
         *           ],
         *           "attachement": false,
         *           "pluginKey": null,
         *           "hasunsubscribe": false,
         *           "optInIpAddress": null,
         *           "autoResponseSuppress": null,
         *           "cc": [],
         *           "bcc": [],
         *           "advancedTemplateData": null
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
         *         ],
         *         "shortenerCampaign": null
         *       }
         *     ]
         */
        EmailLog: components["schemas"]["EmailLogEntry"][];
        /**
         * EmailLogCampaign
         * @description An email as it was ordered, and where it stands. Members that it has no value for are null.
         * @example {
         *       "id": 1,
         *       "domainId": null,
         *       "groupId": 2,
         *       "userId": 1,
         *       "senderId": 1,
         *       "replySenderId": null,
         *       "subscriberId": 1,
         *       "templateId": null,
         *       "name": "Your order 1001",
         *       "domain": null,
         *       "domainShared": true,
         *       "channel": "email",
         *       "customSenderName": "The shop",
         *       "currentStatus": "delivered",
         *       "contentSubject": "Your order 1001",
         *       "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "contentFilename": null,
         *       "createDate": "2026-03-02T10:05:00Z",
         *       "createIp": "192.0.2.10",
         *       "openTrackingEnabled": false,
         *       "clickTrackingEnabled": false,
         *       "register": false,
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "attachement": false,
         *       "pluginKey": null,
         *       "hasunsubscribe": false,
         *       "optInIpAddress": null,
         *       "autoResponseSuppress": null,
         *       "cc": [],
         *       "bcc": [],
         *       "advancedTemplateData": null
         *     }
         */
        EmailLogCampaign: {
            /** @description The variables of the template. */
            advancedTemplateData: {
                [key: string]: unknown;
            } | null;
            /** @description Whether it has files. The spelling is that of the API. */
            attachement: boolean;
            /** @description Which automatic answers the email asks the other side not to send. */
            autoResponseSuppress: string | null;
            /** @description Copies that nobody sees. */
            bcc: components["schemas"]["NameAndEmail"][];
            /** @description Copies that everybody sees. */
            cc: components["schemas"]["NameAndEmail"][];
            /**
             * @description Always `email`.
             * @constant
             */
            channel: "email";
            /** @description Whether clicks are noticed. */
            clickTrackingEnabled: boolean;
            /** @description The name of the file that the content came from. */
            contentFilename: string | null;
            /** @description The HTML, before placeholders were filled. */
            contentHtml: string | null;
            /** @description The subject, before placeholders were filled. */
            contentSubject: string;
            /** @description The text without markup, before placeholders were filled. */
            contentText: string | null;
            /**
             * Format: date-time
             * @description When the request was taken, UTC.
             */
            createDate: string;
            /** @description The IP address that the request came from. */
            createIp: string | null;
            currentStatus: components["schemas"]["EmailStatus"];
            /** @description The name that the request gave the sender. */
            customSenderName: string | null;
            /** @description The host of the tracked links; null for the one of the platform. */
            domain: string | null;
            /** @description The id of the domain of the tracked links; null for the one of the platform. */
            domainId: number | null;
            /** @description Whether others use the host as well. */
            domainShared: boolean;
            /** @description The id of the group that reports count it in. */
            groupId: number;
            /** @description Whether the recipient can unsubscribe in it. */
            hasunsubscribe: boolean;
            /** @description The id of the message. */
            id: number;
            /** @description The merge tags of the request; empty for none. */
            mergeTags: string[];
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Whether openings are noticed. */
            openTrackingEnabled: boolean;
            /** @description The IP address from which the recipient agreed to receive email. */
            optInIpAddress: string | null;
            /** @description The key of the plugin that sent it. */
            pluginKey: string | null;
            /** @description Whether evidence is kept. */
            register: boolean;
            /** @description The id of the sender that answers go to, where that is one of the account. */
            replySenderId: number | null;
            /** @description The id of the sender. */
            senderId: number;
            /** @description The id of the recipient. */
            subscriberId: number;
            /** @description The id of the template, if one was used. */
            templateId: number | null;
            /** @description The id of the user or key that sent it; null when that is gone. */
            userId: number | null;
        };
        /**
         * EmailLogEntry
         * @description An email and every status that it had.
         * @example {
         *       "campaign": {
         *         "id": 1,
         *         "domainId": null,
         *         "groupId": 2,
         *         "userId": 1,
         *         "senderId": 1,
         *         "replySenderId": null,
         *         "subscriberId": 1,
         *         "templateId": null,
         *         "name": "Your order 1001",
         *         "domain": null,
         *         "domainShared": true,
         *         "channel": "email",
         *         "customSenderName": "The shop",
         *         "currentStatus": "delivered",
         *         "contentSubject": "Your order 1001",
         *         "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *         "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *         "contentFilename": null,
         *         "createDate": "2026-03-02T10:05:00Z",
         *         "createIp": "192.0.2.10",
         *         "openTrackingEnabled": false,
         *         "clickTrackingEnabled": false,
         *         "register": false,
         *         "mergeTags": [
         *           "name:Ana"
         *         ],
         *         "attachement": false,
         *         "pluginKey": null,
         *         "hasunsubscribe": false,
         *         "optInIpAddress": null,
         *         "autoResponseSuppress": null,
         *         "cc": [],
         *         "bcc": [],
         *         "advancedTemplateData": null
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
         *       ],
         *       "shortenerCampaign": null
         *     }
         */
        EmailLogEntry: {
            campaign: components["schemas"]["EmailLogCampaign"];
            /** @description The statuses, oldest first. The last one is the `currentStatus`. */
            campaignStatusLog: components["schemas"]["EmailStatusLogEntry"][];
            /** @description The email with its short links; null when it has none. */
            shortenerCampaign: components["schemas"]["EmailLogShortener"] | null;
            /**
             * Format: email
             * @description The address of the recipient.
             */
            subscriberEmail: string;
        };
        /**
         * EmailLogShortener
         * @description The email again, with the links that were shortened.
         * @example {
         *       "id": 1,
         *       "domainId": null,
         *       "groupId": 2,
         *       "userId": 1,
         *       "senderId": 1,
         *       "replySenderId": null,
         *       "subscriberId": 1,
         *       "templateId": null,
         *       "name": "Your order 1001",
         *       "domain": null,
         *       "domainShared": true,
         *       "channel": "email",
         *       "customSenderName": "The shop",
         *       "currentStatus": "delivered",
         *       "contentSubject": "Your order 1001",
         *       "contentHtml": "<p>Thank you, {{ name }}. Your order 1001 is on its way.</p>",
         *       "contentText": "Thank you, {{ name }}. Your order 1001 is on its way.",
         *       "contentFilename": null,
         *       "createDate": "2026-03-02T10:05:00Z",
         *       "createIp": "192.0.2.10",
         *       "openTrackingEnabled": false,
         *       "clickTrackingEnabled": false,
         *       "register": false,
         *       "mergeTags": [
         *         "name:Ana"
         *       ],
         *       "attachement": false,
         *       "pluginKey": null,
         *       "hasunsubscribe": false,
         *       "optInIpAddress": null,
         *       "autoResponseSuppress": null,
         *       "cc": [],
         *       "bcc": [],
         *       "advancedTemplateData": null,
         *       "shorteners": [
         *         {
         *           "campaignId": 1,
         *           "link": "https://shop.example.com/orders/1001",
         *           "domain": "go.example.com"
         *         }
         *       ]
         *     }
         */
        EmailLogShortener: {
            /** @description The variables of the template. */
            advancedTemplateData: {
                [key: string]: unknown;
            } | null;
            /** @description Whether it has files. The spelling is that of the API. */
            attachement: boolean;
            /** @description Which automatic answers the email asks the other side not to send. */
            autoResponseSuppress: string | null;
            /** @description Copies that nobody sees. */
            bcc: components["schemas"]["NameAndEmail"][];
            /** @description Copies that everybody sees. */
            cc: components["schemas"]["NameAndEmail"][];
            /**
             * @description Always `email`.
             * @constant
             */
            channel: "email";
            /** @description Whether clicks are noticed. */
            clickTrackingEnabled: boolean;
            /** @description The name of the file that the content came from. */
            contentFilename: string | null;
            /** @description The HTML, before placeholders were filled. */
            contentHtml: string | null;
            /** @description The subject, before placeholders were filled. */
            contentSubject: string;
            /** @description The text without markup, before placeholders were filled. */
            contentText: string | null;
            /**
             * Format: date-time
             * @description When the request was taken, UTC.
             */
            createDate: string;
            /** @description The IP address that the request came from. */
            createIp: string | null;
            currentStatus: components["schemas"]["EmailStatus"];
            /** @description The name that the request gave the sender. */
            customSenderName: string | null;
            /** @description The host of the tracked links; null for the one of the platform. */
            domain: string | null;
            /** @description The id of the domain of the tracked links; null for the one of the platform. */
            domainId: number | null;
            /** @description Whether others use the host as well. */
            domainShared: boolean;
            /** @description The id of the group that reports count it in. */
            groupId: number;
            /** @description Whether the recipient can unsubscribe in it. */
            hasunsubscribe: boolean;
            /** @description The id of the message. */
            id: number;
            /** @description The merge tags of the request; empty for none. */
            mergeTags: string[];
            /** @description The name that the platform gave the message. */
            name: string;
            /** @description Whether openings are noticed. */
            openTrackingEnabled: boolean;
            /** @description The IP address from which the recipient agreed to receive email. */
            optInIpAddress: string | null;
            /** @description The key of the plugin that sent it. */
            pluginKey: string | null;
            /** @description Whether evidence is kept. */
            register: boolean;
            /** @description The id of the sender that answers go to, where that is one of the account. */
            replySenderId: number | null;
            /** @description The id of the sender. */
            senderId: number;
            /** @description The links that were shortened. */
            shorteners: components["schemas"]["EmailLogShortenerLink"][];
            /** @description The id of the recipient. */
            subscriberId: number;
            /** @description The id of the template, if one was used. */
            templateId: number | null;
            /** @description The id of the user or key that sent it; null when that is gone. */
            userId: number | null;
        };
        /**
         * EmailLogShortenerLink
         * @description A link that was shortened.
         * @example {
         *       "campaignId": 1,
         *       "link": "https://shop.example.com/orders/1001",
         *       "domain": "go.example.com"
         *     }
         */
        EmailLogShortenerLink: {
            /** @description The id of the message that has the link. */
            campaignId: number;
            /** @description The host of the short link. */
            domain: string;
            /** @description The address that the link leads to. */
            link: string;
        };
        /**
         * EmailStatus
         * @description Where an email stands. `scheduled` waits for its time, `queued` for its turn; `spool` is ready to go; `finished` was handed over and its fate is not known yet. Final are `delivered`, `canceled`, `send_failed` (it could not be built or handed over), `broken` (no connection to the mail server), `rejected` (refused for its content or recipient), `bounce_hard` (the address does not work, do not try again) and `bounce_soft` (not now, perhaps later).
         * @example delivered
         * @enum {string}
         */
        EmailStatus: "created" | "scheduled" | "queued" | "processing" | "spool" | "sending" | "finished" | "delivered" | "send_failed" | "broken" | "rejected" | "bounce_hard" | "bounce_soft" | "canceled";
        /**
         * EmailStatusLogEntry
         * @description A status that an email had, and since when.
         * @example {
         *       "status": "delivered",
         *       "createDate": "2026-03-02T10:05:03Z"
         *     }
         */
        EmailStatusLogEntry: {
            /**
             * Format: date-time
             * @description When the status began, UTC.
             */
            createDate: string;
            status: components["schemas"]["EmailStatus"];
        };
        /**
         * MessageId
         * @description The id of a message that was taken.
         * @example {
         *       "messageId": "1"
         *     }
         */
        MessageId: {
            /** @description The id of the message, decimal digits in a string. */
            messageId: string;
        };
        /**
         * NameAndEmail
         * @description A recipient of a copy.
         * @example {
         *       "name": null,
         *       "email": "orders@example.com"
         *     }
         */
        NameAndEmail: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description The name; null where the request gave only the address. */
            name: string | null;
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
        Problem: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The HTTP status, again. */
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
        ProblemWithErrors: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description Place or reason, and its text or data. */
            errors?: Record<string, never>;
            /** @description The HTTP status, again. */
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
         * ReplyTo
         * @description Where answers to the email go. Without it, they go to the sender.
         * @example {
         *       "name": "Accounts",
         *       "email": "accounts@example.com"
         *     }
         */
        ReplyTo: {
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description The name to show. */
            name?: string;
        };
        /**
         * SendDate
         * @description When to send, in UTC, `YYYY-MM-DD hh:mm:ss`. Until then the status is `scheduled`; a time that has passed means at once.
         * @example 2026-03-03 08:00:00
         */
        SendDate: string;
        /**
         * SingleEmail
         * @description An email to one recipient. At least one of `htmlBody`, `textBody` and `templateId` has to be there; a body that the request gives goes before the one of the template.
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
        SingleEmail: {
            /** @description The variables of the template, of any shape: `{{ order.total }}` reads the member `total` of `order`. In the objects of `codeSnippets`, a member whose name contains `template` holds the id of a stored template to embed, and the others are its variables. */
            advancedTemplatingData?: {
                /** @description Stored templates to embed, each with its variables. */
                codeSnippets?: {
                    [key: string]: unknown;
                }[];
            } & {
                [key: string]: unknown;
            };
            /** @description The files, 5 MB together. */
            attachment?: components["schemas"]["SingleEmailAttachment"][];
            /** @description Addresses that get a copy and that nobody sees. */
            bcc?: string[];
            /** @description Addresses that get a copy and that everybody sees. */
            cc?: string[];
            /**
             * @description Whether clicks are noticed; the links then lead through the platform.
             * @default false
             */
            clickTracking?: boolean;
            /** @description Anything; the webhooks of this email carry it unchanged. */
            customData?: string;
            /**
             * Format: hostname
             * @description The host of the tracked links. Without it, the one of the platform.
             */
            domain?: string;
            /**
             * @description The name under which reports count the email. A new name makes a new group.
             * @default default
             */
            group?: string;
            header?: components["schemas"]["EmailHeaderOptions"];
            /** @description The text as HTML, with placeholders. */
            htmlBody?: string;
            /** @description Names and values, divided by the first colon: `name:Ana` puts `Ana` in every place of `{{ name }}` in the subject and the bodies. */
            mergeTags?: string[];
            /**
             * @description Whether openings are noticed, by an image in the HTML.
             * @default false
             */
            openTracking?: boolean;
            /**
             * @description An urgent email overtakes those that wait.
             * @default non-urgent
             * @enum {string}
             */
            priority?: "urgent" | "non-urgent";
            /**
             * @description Whether to keep evidence of the email. Only for accounts with registered messages.
             * @default false
             */
            registered?: boolean;
            replyTo?: components["schemas"]["ReplyTo"];
            scheduleTo?: components["schemas"]["SendDate"];
            /** @description The id of a sender of the account; it has to be active. */
            senderId: string;
            /** @description The name to show instead of the one of the sender. */
            senderName?: string;
            /** @description The preview that mail programs show beside the subject. */
            snippet?: string;
            /** @description The subject, with placeholders. Needed with a template, too. */
            subject: string;
            /** @description The id of a stored template for the bodies that the request leaves out. */
            templateId?: string;
            /** @description The text without markup, with placeholders. */
            textBody?: string;
            /**
             * Format: email
             * @description The address of the recipient.
             */
            to: string;
        };
        /**
         * SingleEmailAttachment
         * @description A file of an email, with its content in `data` or its address in `url`.
         * @example {
         *       "filename": "invoice-1001.txt",
         *       "mimeType": "text/plain",
         *       "arrangement": "attachment",
         *       "data": "VG90YWw6IDE5LjkwCg=="
         *     }
         */
        SingleEmailAttachment: components["schemas"]["DataAttachment"] | components["schemas"]["UrlAttachment"];
        /**
         * UrlAttachment
         * @description A file that the platform fetches.
         * @example {
         *       "filename": "terms.pdf",
         *       "mimeType": "application/pdf",
         *       "arrangement": "attachment",
         *       "url": "https://shop.example.com/terms.pdf"
         *     }
         */
        UrlAttachment: {
            /**
             * @description An attachment stands beside the text. An inline file is an image in the HTML, which shows it with the source `cid:<index>`: its place in the array, counted from zero.
             * @enum {string}
             */
            arrangement: "attachment" | "inline";
            /** @description The name of the file that the recipient sees. */
            filename: string;
            /** @description The type of the file, for instance `application/pdf`. */
            mimeType: string;
            /**
             * Format: uri
             * @description Where the file is, http or https. It is fetched when the email is sent, not when the request is taken; a file that cannot be had then, or is too large, ends the email with the status `send_failed`. All files of an email together may have 5 MB.
             */
            url: string;
        };
    };
    responses: {
        /** @description The request cannot be read, or it does not fit the contract. `errors` names the places. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
        /** @description The key is valid, but it may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. Nothing half-done stays behind. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in this account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 20 MB; it was ignored. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request took longer than 10 s (60 s for POST, PATCH and PUT). */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer now, for instance while it stops. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is missing, unknown or revoked. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The id that `sendEmail` returned.
         * @example 1
         */
        MessageId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getEmailLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that `sendEmail` returned.
                 * @example 1
                 */
                messageId: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SingleEmail"];
            };
        };
        responses: {
            /** @description The email was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageId"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
