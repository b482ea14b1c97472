// Written by `npm run generate` from specs/registered-v1. Do not edit: change the contract instead.
import type { RegisteredSchemas } from './schemas.ts'
export interface paths {
    "/autocertificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List autocertificate options
         * @description Returns the options of the account, oldest first.
         */
        get: operations["listAutocertificateOptions"];
        put?: never;
        /**
         * Create an autocertificate option
         * @description Creates evidence of every message at 03:00 UTC, this many days after its registration day. This includes messages already registered, if their day is still to come. An account can have several options. Returns 409 with `option_exists` for a second option with the same days.
         */
        post: operations["createAutocertificateOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/autocertificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an autocertificate option
         * @description Deletes the option. It creates no more evidence; existing evidence is kept.
         */
        delete: operations["deleteAutocertificateOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Test the connection and the key
         * @description Returns `pong` for a valid key, even if the account has no registered messages. Returns 401 otherwise.
         */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registered messages
         * @description Returns registered messages that match all filters, newest first, without their content. `getRegisteredMessage` returns the content.
         */
        get: operations["listRegisteredMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered/{registered_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a registered message
         * @description Returns one registered message with its content as sent: texts, copies and files. Because it contains the files, the response can be larger than 5 MB.
         */
        get: operations["getRegisteredMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered/{registered_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events of a registered message
         * @description Returns the events of the message, oldest first: those recorded by the platform, and those added with `createRegisteredCustomEvents`. After 5,000 events, the platform adds no more.
         */
        get: operations["listRegisteredEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered/{registered_id}/evidences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List evidence of a registered message
         * @description Returns the finished evidence, newest first, without the queue. `failed_evidences` of `getRegisteredMessage` lists failures with their reasons.
         */
        get: operations["listRegisteredEvidences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered/{registered_id}/evidences/{evidence_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get evidence
         * @description Returns the data of one evidence; `downloadRegisteredEvidence` returns the PDF.
         */
        get: operations["getRegisteredEvidence"];
        put?: never;
        post?: never;
        /**
         * Delete evidence
         * @description Permanently deletes the evidence and its PDF. The message, its events and its other evidence are kept, and you can create new evidence.
         */
        delete: operations["deleteRegisteredEvidence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered/{registered_id}/evidences/{evidence_id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download evidence as PDF
         * @description Returns the evidence as a PDF, with the same bytes for every download. The header Content-Disposition suggests its `name` for the file. Errors are JSON.
         */
        get: operations["downloadRegisteredEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered/{registered_id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a registered email's source
         * @description Returns the raw email exactly as sent, with headers and files. Returns 404 for a registered SMS, which has no source.
         */
        get: operations["downloadRegisteredMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add custom events to registered messages
         * @description Adds events to the history of one or more messages; later evidence includes them. If one is invalid, none is added. A message can have at most 1,000 custom events with 1,048,576 characters of `customData` in total. Returns 404 for an unknown `registerId`, 422 for a message of another channel or beyond these limits, and 409 with `event_exists` for an event with the same time and data.
         */
        post: operations["createRegisteredCustomEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registered/evidences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create evidence of registered messages
         * @description Queues one evidence certificate for each message. It shows the message and its events at the time of creation. When it is ready, `listRegisteredEvidences` lists it and `certificateSent` reports it. A message can have several. A repeated hash, or one already in the queue, is queued once. Unknown hashes are in `not_found`; the others are still queued.
         */
        post: operations["createEvidencesBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registered-message webhooks
         * @description Returns the account's webhooks for registered messages, oldest first.
         */
        get: operations["listRegisteredWebhooks"];
        put?: never;
        /**
         * Create a registered-message webhook
         * @description Creates a webhook: the platform calls the URL whenever evidence is ready; `certificateSent` shows the call. Only this response shows the secret that signs the calls. An account can have at most 20. Returns 409 with `webhook_exists` for a second one with the same URL, and with `webhook_limit_reached` beyond the limit.
         */
        post: operations["createRegisteredWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a registered-message webhook
         * @description Deletes the webhook and discards its waiting calls, including retries.
         */
        delete: operations["deleteRegisteredWebhook"];
        options?: never;
        head?: never;
        /**
         * Update a registered-message webhook
         * @description Changes the URL or the actions, or pauses or enables the webhook. Waiting calls use the new URL. While a webhook is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long as ended deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its webhook, and the users of the account get an email.
         */
        patch: operations["updateRegisteredWebhook"];
        trace?: never;
    };
    "/webhooks/{webhook_id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a registered-message webhook's secret
         * @description Creates a new secret for the webhook, which only this response shows. For another `overlap_hours` hours, each call has two signatures, separated by a space, so your receiver can verify with either secret. Another rotation ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time of sending.
         */
        post: operations["rotateRegisteredWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    certificateSent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evidence ready
         * @description The platform calls the URL of each webhook when evidence is ready to download, whether you requested it or an autocertificate option created it. One call can report several. If you don't respond with 2xx within 15 seconds, it retries for up to 72 hours. A call can arrive twice and out of order: repeated calls have the same `webhook-id`.
         */
        post: operations["certificateSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: RegisteredSchemas;
    responses: {
        /** @description The body is not valid JSON, or not the JSON value that the operation requires. */
        BadRequest: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request conflicts with stored data. `errors` names the reason. */
        Conflict: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KeyConflict"];
            };
        };
        /** @description The key is valid, but does not have the required right. */
        Forbidden: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. Nothing was partially saved. */
        InternalServerError: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The object was not found in this account. */
        NotFound: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 20 MB; it was ignored. */
        PayloadTooLarge: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request took longer than 10 s (60 s for POST, PATCH and PUT). */
        RequestTimeout: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is temporarily unavailable, for example during shutdown or while its database accepts no writes. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The limit of requests is used up. The headers tell when it restarts. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The key is missing, unknown or revoked. */
        Unauthorized: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A parameter or a field of the body is invalid. `errors` names the paths. */
        UnprocessableEntity: {
            headers: {
                "X-Account-Limit": components["headers"]["XAccountLimit"];
                "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                "X-Account-Reset": components["headers"]["XAccountReset"];
                "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
    };
    parameters: {
        /**
         * @description The id of the option.
         * @example 1
         */
        AutocertificateOptionId: number;
        /**
         * @description The id of the evidence.
         * @example 1
         */
        EvidenceId: number;
        /**
         * @description The id of this call. Retries keep it, so ignore ids that you have processed.
         * @example msg_2b6f1c0de4a7
         */
        HookId: string;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        HookSignature: string;
        /**
         * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
         * @example 1772619185
         */
        HookTimestamp: number;
        /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
        IdempotencyKey: string;
        /**
         * @description Maximum number of items to return.
         * @example 10
         */
        Limit100: number;
        /**
         * @description Number of items to skip.
         * @example 0
         */
        Offset: number;
        /**
         * @description The `id` of the registered message: its hash.
         * @example 9f86d081884c7d659a2feaa0c55ad015
         */
        RegisteredId: string;
        /**
         * @description The id of the webhook.
         * @example 1
         */
        WebhookId: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Makes a browser save the PDF instead of showing it, and suggests the name of the evidence.
         * @example attachment; filename="evidence-9f86d081884c7d659a2feaa0c55ad015-1.pdf"
         */
        EvidenceDisposition: string;
        /**
         * @description `true` if this is the stored response to an earlier request with the same `Idempotency-Key`; the request was not repeated. Left out otherwise.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Seconds to wait before the next try (RFC 9110 10.2.3).
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Makes a browser save the email instead of showing it, and suggests a file name.
         * @example attachment; filename="9f86d081884c7d659a2feaa0c55ad015.eml"
         */
        SourceDisposition: string;
        /**
         * @description The account's limit of requests in its window of one hour.
         * @example 360000
         */
        XAccountLimit: number;
        /**
         * @description Remaining requests of the account in its window.
         * @example 359990
         */
        XAccountRemaining: number;
        /**
         * @description Seconds until the account's window restarts.
         * @example 2710
         */
        XAccountReset: number;
        /**
         * @description The key's limit of requests in the current short window.
         * @example 6000
         */
        XRateLimitLimit: number;
        /**
         * @description Remaining requests of the key in the current short window.
         * @example 5999
         */
        XRateLimitRemaining: number;
        /**
         * @description Seconds until the short window restarts.
         * @example 42
         */
        XRateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAutocertificateOptions: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of options. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutocertificateOptionPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAutocertificateOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AutocertificateOptionCreate"];
            };
        };
        responses: {
            /** @description The option was created. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutocertificateOptionCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAutocertificateOptionConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAutocertificateOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the option.
                 * @example 1
                 */
                id: components["parameters"]["AutocertificateOptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API responds. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pong"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegisteredMessages: {
        parameters: {
            query?: {
                /**
                 * @description Messages registered on or before this day (UTC), including the whole day.
                 * @example 2026-03-31
                 */
                end_date?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Messages registered on or after this day (UTC).
                 * @example 2026-03-01
                 */
                start_date?: string;
                /**
                 * @description Messages whose subject contains this text, in any case.
                 * @example contract
                 */
                subject?: string;
                /**
                 * @description Messages whose recipient (address or number) contains this text.
                 * @example ana@example.com
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registered messages. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredMessagePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRegisteredMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the registered message: its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registered message. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegisteredEvents: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the registered message: its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredEventPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegisteredEvidences: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the registered message: its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of evidence. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidencePage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRegisteredEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the evidence.
                 * @example 1
                 */
                evidence_id: components["parameters"]["EvidenceId"];
                /**
                 * @description The `id` of the registered message: its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRegisteredEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the evidence.
                 * @example 1
                 */
                evidence_id: components["parameters"]["EvidenceId"];
                /**
                 * @description The `id` of the registered message: its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadRegisteredEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the evidence.
                 * @example 1
                 */
                evidence_id: components["parameters"]["EvidenceId"];
                /**
                 * @description The `id` of the registered message: its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["EvidenceDisposition"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["EvidenceFile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadRegisteredMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `id` of the registered message: its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["SourceDisposition"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "message/rfc822": components["schemas"]["RegisteredSource"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRegisteredCustomEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisteredCustomEventsCreate"];
            };
        };
        responses: {
            /** @description The events were added. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateRegisteredCustomEventsConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createEvidencesBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EvidencesCreate"];
            };
        };
        responses: {
            /** @description The queued and the unknown hashes. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceQueue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegisteredWebhooks: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhooks. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredWebhookPage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRegisteredWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisteredWebhookCreate"];
            };
        };
        responses: {
            /** @description The webhook was created. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredWebhookCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateRegisteredWebhookConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRegisteredWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook was deleted. */
            204: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRegisteredWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisteredWebhookUpdate"];
            };
        };
        responses: {
            /** @description The changed webhook. */
            200: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredWebhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateRegisteredWebhookConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateRegisteredWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 1
                 */
                webhook_id: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSecretRotate"];
            };
        };
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "X-Account-Limit": components["headers"]["XAccountLimit"];
                    "X-Account-Remaining": components["headers"]["XAccountRemaining"];
                    "X-Account-Reset": components["headers"]["XAccountReset"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedWebhookSecret"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    certificateSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. Retries keep it, so ignore ids that you have processed.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the secret of the webhook or, for a callback, of the account. During a rotation of the secret there are two signatures, separated by a space; one valid signature is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["HookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateSent"];
            };
        };
        responses: {
            /** @description You accepted the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You accepted the event, without a response body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
