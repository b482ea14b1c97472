// Written by `npm run generate` from specs/sandbox-v1. Do not edit: change the contract instead.
export interface paths {
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account for tests
         * @description Creates an empty sandbox account with a key of its own. The key that created it may look at its messages. The answer is the only place that ever shows the new key.
         */
        post: operations["createSandboxAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the time
         * @description Returns the time that the platform believes in, and how far it is ahead of the real one.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/actions/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the clock forward
         * @description Moves the clock, for all accounts of the server, by a number of seconds or to a time. Whatever became due on the way (scheduled sends, retries, expiries) is carried out in its order before the answer comes. The clock never goes back: a time before `now`, or more than ten years after it, is a 422.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List captured messages
         * @description Returns the messages that fit all filters, in the order in which they were captured; the newest first, unless `order` says otherwise.
         */
        get: operations["listCapturedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{captured_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captured message
         * @description Returns one message with its headers, its texts, the links in them and its files.
         */
        get: operations["getCapturedMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{captured_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make something happen to a message
         * @description Behaves as if the recipient, or the mail server of the recipient, had done it: statuses, reports, suppressions and webhooks follow as with a real one. A message that cannot have the event is a 409: a click without a link, or a bounce on a channel that knows none.
         */
        post: operations["createMessageEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{captured_id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the source of a captured email
         * @description Returns the email byte by byte as it would have gone out. Messages of other channels have no such source: for them the answer is 404.
         */
        get: operations["getCapturedSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/actions/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Wait for a message
         * @description Returns the oldest message that fits all filters: at once if it is there already, otherwise as soon as it is captured. To read one message after the other, pass the `captured_id` of the last one as `after`. The time-out of this operation is `timeout`, not the 10 s of other reads.
         */
        get: operations["waitForCapturedMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the account
         * @description Deletes all records of the account of the key: lists, contacts, campaigns, messages, captured messages, webhooks and what waits to be done for them. The account, its keys, the accounts that it created and the clock stay. There is no way back.
         */
        post: operations["resetAccount"];
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
         * CapturedAttachment
         * @description A file of a captured message.
         * @example {
         *       "filename": "invoice-1001.txt",
         *       "content_type": "text/plain",
         *       "disposition": "attachment",
         *       "content_id": null,
         *       "size": 13
         *     }
         */
        CapturedAttachment: {
            /** @description The id by which the HTML shows it, without angle brackets; null for none. */
            content_id: string | null;
            /** @description The type, for instance `application/pdf`. */
            content_type: string;
            /**
             * @description Beside the text, or inside it.
             * @enum {string}
             */
            disposition: "attachment" | "inline";
            /** @description The name; null for none. */
            filename: string | null;
            /** @description Bytes after decoding. */
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
        CapturedBounceCreate: {
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
        CapturedClickCreate: {
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
        CapturedComplaintCreate: {
            /**
             * @description Always `complaint`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "complaint";
        };
        /**
         * CapturedEvent
         * @description What happened to a message.
         * @example {
         *       "type": "click",
         *       "captured_id": 1,
         *       "message_id": null,
         *       "date": "2026-03-02 10:07:00"
         *     }
         */
        CapturedEvent: {
            /** @description The id of the captured message. */
            captured_id: number;
            date: components["schemas"]["ClockTime"];
            /** @description The id under which the API that sent it knows the message; null as there. */
            message_id: string | null;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "open" | "click" | "bounce" | "complaint";
        };
        /**
         * CapturedEventCreate
         * @description What is to happen to a message; `type` says which other member there may be.
         * @example {
         *       "type": "click",
         *       "url": "https://shop.example.com/spring"
         *     }
         */
        CapturedEventCreate: components["schemas"]["CapturedOpenCreate"] | components["schemas"]["CapturedClickCreate"] | components["schemas"]["CapturedBounceCreate"] | components["schemas"]["CapturedComplaintCreate"];
        /**
         * CapturedHeader
         * @description A header of a captured message.
         * @example {
         *       "name": "Subject",
         *       "value": "Spring is here"
         *     }
         */
        CapturedHeader: {
            /** @description The name, in the case that it was sent in. */
            name: string;
            /** @description The value, unfolded and decoded. */
            value: string;
        };
        /**
         * CapturedMessage
         * @description A message that the sandbox carrier took.
         * @example {
         *       "captured_id": 1,
         *       "account_id": 1,
         *       "channel": "email",
         *       "sender": "shop@example.com",
         *       "recipient": "ana@example.com",
         *       "subject": "Spring is here",
         *       "message_id": null,
         *       "campaign_hash": "c4mp41gn01",
         *       "outcome": "accepted",
         *       "size": 366,
         *       "created": "2026-03-02 10:00:04"
         *     }
         */
        CapturedMessage: {
            /** @description The account that sent it. */
            account_id: number;
            /** @description The campaign that it belongs to; null for none. */
            campaign_hash: string | null;
            /** @description The id of the captured message; later messages have greater ones. */
            captured_id: number;
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
            created: components["schemas"]["ClockTime"];
            /** @description The id under which the API that sent it knows it; null for one that is known by its campaign only. */
            message_id: string | null;
            /**
             * @description What the sandbox carrier said to it: `accepted`, `deferred` (to be tried again), `failed` (for good) or `unknown` (no answer came).
             * @enum {string}
             */
            outcome: "accepted" | "deferred" | "failed" | "unknown";
            /** @description The address, number or device that it goes to. */
            recipient: string;
            /** @description The address, number or app that it comes from. */
            sender: string;
            /** @description Bytes of the message as it would have gone out. */
            size: number;
            /** @description The subject; null on channels without one. */
            subject: string | null;
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
         *       "message_id": null,
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
         *       "attachments": []
         *     }
         */
        CapturedMessageDetail: {
            /** @description The account that sent it. */
            account_id: number;
            /** @description The files. */
            attachments: components["schemas"]["CapturedAttachment"][];
            /** @description The campaign that it belongs to; null for none. */
            campaign_hash: string | null;
            /** @description The id of the captured message; later messages have greater ones. */
            captured_id: number;
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
            created: components["schemas"]["ClockTime"];
            /** @description The headers in their order; a name may come twice. Empty on channels without headers. */
            headers: components["schemas"]["CapturedHeader"][];
            /** @description The text as HTML; null for none. */
            html: string | null;
            /** @description The addresses of the links as they stand in the message, in their order, each once. Those that are tracked lead through the platform. */
            links: string[];
            /** @description The id under which the API that sent it knows it; null for one that is known by its campaign only. */
            message_id: string | null;
            /**
             * @description What the sandbox carrier said to it: `accepted`, `deferred` (to be tried again), `failed` (for good) or `unknown` (no answer came).
             * @enum {string}
             */
            outcome: "accepted" | "deferred" | "failed" | "unknown";
            /** @description The address, number or device that it goes to. */
            recipient: string;
            /** @description The address, number or app that it comes from. */
            sender: string;
            /** @description Bytes of the message as it would have gone out. */
            size: number;
            /** @description The subject; null on channels without one. */
            subject: string | null;
            /** @description The text without markup; null for none. */
            text: string | null;
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
         *           "message_id": null,
         *           "campaign_hash": "c4mp41gn01",
         *           "outcome": "accepted",
         *           "size": 366,
         *           "created": "2026-03-02 10:00:04"
         *         }
         *       ]
         *     }
         */
        CapturedMessagePage: {
            /** @description The messages of this page. */
            items: components["schemas"]["CapturedMessage"][];
            /** @description How many messages match, on all pages. */
            total_items: number;
        };
        /**
         * CapturedOpenCreate
         * @description The recipient opens the message.
         * @example {
         *       "type": "open"
         *     }
         */
        CapturedOpenCreate: {
            /**
             * @description Always `open`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "open";
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
        CapturedSource: string;
        /**
         * Clock
         * @description The time that the platform believes in.
         * @example {
         *       "now": "2026-03-03 10:10:00",
         *       "offset_seconds": 86400
         *     }
         */
        Clock: {
            now: components["schemas"]["ClockTime"];
            /** @description Seconds that the clock is ahead of the real time. It goes on ticking at that distance. */
            offset_seconds: number;
        };
        /**
         * ClockAdvance
         * @description How far to move the clock, either by `seconds` or to a time.
         * @example {
         *       "seconds": 86400
         *     }
         */
        ClockAdvance: components["schemas"]["ClockAdvanceBy"] | components["schemas"]["ClockAdvanceTo"];
        /**
         * ClockAdvanceBy
         * @description Moves the clock by a number of seconds.
         * @example {
         *       "seconds": 86400
         *     }
         */
        ClockAdvanceBy: {
            /** @description Seconds to move by, ten years at most. */
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
        ClockAdvanced: {
            /** @description How often the clock stopped on the way because something was due: a timer, a scheduled or deferred message, a retry of a webhook. What is due at the same moment counts once. */
            fired: number;
            now: components["schemas"]["ClockTime"];
            /** @description Seconds that the clock is ahead of the real time. It goes on ticking at that distance. */
            offset_seconds: number;
        };
        /**
         * ClockAdvanceTo
         * @description Moves the clock to a time.
         * @example {
         *       "to": "2027-03-03 08:00:00"
         *     }
         */
        ClockAdvanceTo: {
            to: components["schemas"]["ClockTime"];
        };
        /**
         * ClockTime
         * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
         * @example 2026-03-02 10:00:04
         */
        ClockTime: string;
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
         * SandboxAccount
         * @description A new sandbox account and its key.
         * @example {
         *       "account_id": 2,
         *       "name": "Checkout tests",
         *       "api_key": "sandbox_0123456789abcdefEXAMPLE"
         *     }
         */
        SandboxAccount: {
            /** @description The id of the account. */
            account_id: number;
            /** @description Its key for the header `Apikey`. It is shown this once only. */
            api_key: string;
            /** @description Its name. */
            name: string;
        };
        /**
         * SandboxAccountCreate
         * @description What a new sandbox account needs.
         * @example {
         *       "name": "Checkout tests"
         *     }
         */
        SandboxAccountCreate: {
            /** @description A name to know it by; two accounts may have the same. */
            name: string;
        };
    };
    responses: {
        /** @description The body is not the JSON that the operation takes: it cannot be read, or it is no JSON. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is in conflict with what is stored. `errors` names the reason. */
        Conflict: {
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
        /** @description A parameter or a member of the body does not fit the contract. `errors` names the places. */
        UnprocessableEntity: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
    };
    parameters: {
        /**
         * @description The account whose messages to look at. Without it, the account of the key; otherwise that one or an account that it created. Any other is a 404.
         * @example 1
         */
        AccountId: number;
        /**
         * @description The id of the captured message.
         * @example 1
         */
        CapturedId: number;
        /**
         * @description Only messages of this channel.
         * @example email
         */
        Channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
        /**
         * @description Items to return at most.
         * @example 100
         */
        Limit1000: number;
        /**
         * @description Items to skip, counted from zero.
         * @example 0
         */
        Offset: number;
        /**
         * @description Direction of the order.
         * @example desc
         */
        Order: "asc" | "desc";
        /**
         * @description Only messages to exactly this address, number or device.
         * @example ana@example.com
         */
        Recipient: string;
        /**
         * @description Only messages whose subject contains this text, in the same upper and lower case.
         * @example Spring
         */
        Subject: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSandboxAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxAccountCreate"];
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockAdvance"];
            };
        };
        responses: {
            /** @description The new time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockAdvanced"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCapturedMessages: {
        parameters: {
            query?: {
                /**
                 * @description The account whose messages to look at. Without it, the account of the key; otherwise that one or an account that it created. Any other is a 404.
                 * @example 1
                 */
                account_id?: components["parameters"]["AccountId"];
                /**
                 * @description Only messages of this channel.
                 * @example email
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Items to return at most.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Only messages to exactly this address, number or device.
                 * @example ana@example.com
                 */
                recipient?: components["parameters"]["Recipient"];
                /**
                 * @description Only messages whose subject contains this text, in the same upper and lower case.
                 * @example Spring
                 */
                subject?: components["parameters"]["Subject"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of captured messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapturedMessagePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCapturedMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the captured message.
                 * @example 1
                 */
                captured_id: components["parameters"]["CapturedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapturedMessageDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMessageEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the captured message.
                 * @example 1
                 */
                captured_id: components["parameters"]["CapturedId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CapturedEventCreate"];
            };
        };
        responses: {
            /** @description The event. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapturedEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCapturedSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the captured message.
                 * @example 1
                 */
                captured_id: components["parameters"]["CapturedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "message/rfc822": components["schemas"]["CapturedSource"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    waitForCapturedMessage: {
        parameters: {
            query?: {
                /**
                 * @description The account whose messages to look at. Without it, the account of the key; otherwise that one or an account that it created. Any other is a 404.
                 * @example 1
                 */
                account_id?: components["parameters"]["AccountId"];
                /**
                 * @description Only messages with a greater `captured_id`.
                 * @example 0
                 */
                after?: number;
                /**
                 * @description Only messages of this channel.
                 * @example email
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Only messages to exactly this address, number or device.
                 * @example ana@example.com
                 */
                recipient?: components["parameters"]["Recipient"];
                /**
                 * @description Only messages whose subject contains this text, in the same upper and lower case.
                 * @example Spring
                 */
                subject?: components["parameters"]["Subject"];
                /**
                 * @description Seconds to wait at most, on a real watch: moving the clock does not shorten them. 0 looks once.
                 * @example 10
                 */
                timeout?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest message that fits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CapturedMessageDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description No message that fits came before the deadline. The request itself was right; ask again with the same parameters. */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
