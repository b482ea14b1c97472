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
         * List the autocertificate options
         * @description Returns the options of the account, the oldest first.
         */
        get: operations["listAutocertificateOptions"];
        put?: never;
        /**
         * Create an autocertificate option
         * @description From now on an evidence is made of every message at 03:00 UTC, that many days after the day of its registration. Messages that were registered before count as well, if their day is still to come. An account may have several options; a second one with the same days is a 409 (`option_exists`).
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
         * @description Deletes the option. No more evidences are made by it; those that it made stay.
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
         * See whether the API answers and knows the key
         * @description Answers `pong` to a valid key, also when the account has no registered messages. Without one it is a 401.
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
         * List the registered messages
         * @description Returns the registered messages that match all filters, the newest first. The content of a message is left out here: read it with `getRegisteredMessage`.
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
         * @description Returns one registered message with its content: texts, copies and files as they were sent. The files travel in the answer, so it can be larger than 5 MB.
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
         * List the events of a registered message
         * @description Returns what happened to the message so far, the oldest first: what the platform saw, and what you added with `createRegisteredCustomEvents`.
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
         * List the evidences of a registered message
         * @description Returns the evidences that are ready, the newest first; those that wait in the queue are missing.
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
         * Get an evidence
         * @description Returns what is known of one evidence; the PDF itself comes with `downloadRegisteredEvidence`.
         */
        get: operations["getRegisteredEvidence"];
        put?: never;
        post?: never;
        /**
         * Delete an evidence
         * @description Deletes the evidence and its PDF for good. The message, its events and its other evidences stay, and a new evidence can be made of them.
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
         * Download an evidence
         * @description Returns the evidence as a PDF, for every download the same bytes. The header Content-Disposition proposes the `name` of the evidence for the file. Errors are JSON, as everywhere.
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
         * Download the source of a registered email
         * @description Returns the email byte by byte as it went out, headers and files included. A registered SMS has no source: for it the answer is a 404.
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
         * Add events of your own to registered messages
         * @description Adds events to the history of one message or of many; an evidence that is made later shows them. Either all events are added or none. A `registerId` that the account does not have is a 404, one of a message of another channel a 422. An event that a message has already, with the same time and data, is a 409: `errors` then holds `event_exists`.
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
         * Create evidences of registered messages
         * @description Puts one evidence of each message in the queue. It shows the message and its events as they are when it is made; once it is, `listRegisteredEvidences` has it and `certificateSent` follows. A message may have several. A hash that is named twice, or whose evidence waits already, is queued once. Hashes that the account does not have are in `not_found`; the others are queued all the same.
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
         * List the webhooks of registered messages
         * @description Returns the webhooks of the account for registered messages, the oldest first.
         */
        get: operations["listRegisteredWebhooks"];
        put?: never;
        /**
         * Create a webhook of registered messages
         * @description Has the platform call an address from now on whenever an evidence is ready; `certificateSent` shows the call. The answer holds the secret that signs the calls, this once. A webhook cannot be changed: delete it and create another. A second one with the same address is a 409 (`webhook_exists`).
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
         * Delete a webhook of registered messages
         * @description Deletes the webhook. Calls that wait to be made, or to be made again, are dropped.
         */
        delete: operations["deleteRegisteredWebhook"];
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
         * Tell that an evidence is ready
         * @description The platform calls the address of each webhook once an evidence can be downloaded, whether it was asked for or made by an autocertificate option. One call may tell of several. An answer that is not 2xx, or none within 10 seconds, makes it try again for up to 72 hours, so a call can arrive twice and out of order: `webhook-id` tells which are the same.
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
        /** @description The body is not the JSON that the operation takes: it cannot be read, or it is no JSON. */
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
        /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
        /** @description The key is valid, but it may not do this. */
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
        /** @description The server failed. Nothing half-done stays behind. */
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
        /** @description There is no such thing in this account. */
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
        /** @description The server cannot answer now, for instance while it stops or while its database takes no writes. */
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
        /** @description The limit of requests is used up. The headers say when it starts anew. */
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
        /** @description A parameter or a member of the body does not fit the contract. `errors` names the places. */
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
         * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
         * @example msg_2b6f1c0de4a7
         */
        HookId: string;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        HookSignature: string;
        /**
         * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
         * @example 1772619185
         */
        HookTimestamp: number;
        /**
         * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
         * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
         */
        IdempotencyKey: string;
        /**
         * @description Items to return at most.
         * @example 10
         */
        Limit100: number;
        /**
         * @description Items to skip, counted from zero.
         * @example 0
         */
        Offset: number;
        /**
         * @description The `id` of the registered message, its hash.
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
         * @description Has a browser store the PDF instead of showing it, and proposes the name of the evidence.
         * @example attachment; filename="evidence-9f86d081884c7d659a2feaa0c55ad015-1.pdf"
         */
        EvidenceDisposition: string;
        /**
         * @description `true` when this is the answer that an earlier request with the same `Idempotency-Key` got; nothing was done now. Otherwise the header is not there.
         * @example true
         */
        IdempotentReplayed: "true";
        /**
         * @description Seconds after which the request may be tried again (RFC 9110 10.2.3).
         * @example 5
         */
        RetryAfter: number;
        /**
         * @description Has a browser store the email instead of showing it, and proposes a name for the file.
         * @example attachment; filename="9f86d081884c7d659a2feaa0c55ad015.eml"
         */
        SourceDisposition: string;
        /**
         * @description Requests that the whole account may make in its window of one hour.
         * @example 360000
         */
        XAccountLimit: number;
        /**
         * @description Requests left to the account in its window.
         * @example 359990
         */
        XAccountRemaining: number;
        /**
         * @description Seconds until the window of the account starts anew.
         * @example 2710
         */
        XAccountReset: number;
        /**
         * @description Requests that this key may make in the current short window.
         * @example 6000
         */
        XRateLimitLimit: number;
        /**
         * @description Requests left to this key in the current short window.
         * @example 5999
         */
        XRateLimitRemaining: number;
        /**
         * @description Seconds until the short window starts anew.
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The option is gone. */
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
            /** @description The API answers. */
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
                 * @description Messages registered on this day (UTC) or earlier; the whole day counts.
                 * @example 2026-03-31
                 */
                end_date?: string;
                /**
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Messages registered on this day (UTC) or later.
                 * @example 2026-03-01
                 */
                start_date?: string;
                /**
                 * @description Messages whose subject contains this text, in upper or lower case.
                 * @example contract
                 */
                subject?: string;
                /**
                 * @description Messages whose recipient contains this text, an address or number or a part of one.
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
                 * @description The `id` of the registered message, its hash.
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the registered message, its hash.
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /**
                 * @description The `id` of the registered message, its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of evidences. */
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
                 * @description The `id` of the registered message, its hash.
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
                 * @description The `id` of the registered message, its hash.
                 * @example 9f86d081884c7d659a2feaa0c55ad015
                 */
                registered_id: components["parameters"]["RegisteredId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evidence is gone. */
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
                 * @description The `id` of the registered message, its hash.
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
                 * @description The `id` of the registered message, its hash.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description What was queued and what was not. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Items to skip, counted from zero.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The webhook is gone. */
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
    certificateSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this call. It stays the same when the call is made again, so drop ids that you know.
                 * @example msg_2b6f1c0de4a7
                 */
                "webhook-id": components["parameters"]["HookId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it was sent with the secret of the webhook or, for a callback, of the account. While a secret is being replaced there are two, with a space between them; one that fits is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["HookSignature"];
                /**
                 * @description When this attempt was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
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
            /** @description You took the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You took the event and have nothing to say. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
