// Written by `npm run generate` from specs/carrier-v1. Do not edit: change the contract instead.
import type { CarrierSchemas } from './schemas.ts'
export interface paths {
    "/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a call
         * @description Calls a number, plays a recording or speaks a text, and reads the keys of its menu. 202 means that the gateway will call. As for `submitMessage`, the `id` is the idempotency key: repeating a request never causes a second call. `callMoved` reports the progress.
         */
        post: operations["startCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{id}": {
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
         * Cancel or end a call
         * @description Ends the call, or cancels it before it rings. A call that has already ended also returns 204. The gateway sends `callMoved` with `ended` only if the call was in progress.
         */
        delete: operations["deleteCall"];
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
        get?: never;
        put?: never;
        /**
         * Submit an SMS
         * @description Submits a text to one number. 202 means that the gateway has stored it permanently, even if it stops a moment later. The `id` is the idempotency key: for an `id` already accepted, the gateway returns the same 202 without comparing the rest, and sends nothing again. The platform retries after a lost response, so keep ids for at least 72 hours. `receiptCame` reports the outcome and can arrive before this response.
         */
        post: operations["submitMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    call: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call progressed
         * @description The gateway posts this to the `callback` of the call: `ringing`, `answered`, `digit` for each key, and once `ended` with its cause.
         */
        post: operations["callMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    inbound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SMS received
         * @description The gateway posts this to the platform's URL, the same as every `callback`, for each SMS to a number of the platform. The gateway joins the parts of a text.
         */
        post: operations["textCame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    receipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SMS status changed
         * @description The gateway posts this to the `callback` of the SMS, once for each status of the whole text, and retries until it gets a 2xx. It can arrive before the response to `submitMessage`, and twice.
         */
        post: operations["receiptCame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: CarrierSchemas;
    responses: {
        /** @description The gateway failed. The platform retries with the same id. */
        Broken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The call was not found. */
        NoSuchCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is permanently refused: a field is invalid, or the gateway rejects it. `errors` names the paths; `body.to` means that the number is not reachable. */
        NotCarried: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
        /** @description The gateway does not support this operation. */
        NotOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The signature is invalid, or its time is too far off. */
        SignatureRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; the gateway accepted nothing. The platform waits for `Retry-After` seconds. */
        TooFast: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the gateway's limit, which is at least 64 kB. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gateway is temporarily unavailable. The platform retries with the same id, after `Retry-After` if present. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not valid JSON. */
        Unreadable: {
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
         * @description The platform's id of the call.
         * @example lflu-f7ca7267-cae1c64fc9cc83fa
         */
        CarriedId: components["schemas"]["CarriedId"];
        /**
         * @description The id of the event. Retries keep it.
         * @example evt_77b1c0de4a7
         */
        NewsId: string;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the gateway's secret. A space separates several signatures.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        NewsSignature: string;
        /**
         * @description The id of this request, part of the signed text. A retry can have another id.
         * @example req_351c9f1b
         */
        RequestId: string;
        /**
         * @description When the request was sent, in Unix seconds. Reject a time more than five minutes from yours.
         * @example 1772619185
         */
        RequestTimestamp: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next try (RFC 9110 10.2.3).
         * @example 5
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    startCall: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this request, part of the signed text. A retry can have another id.
                 * @example req_351c9f1b
                 */
                "webhook-id": components["parameters"]["RequestId"];
                /**
                 * @description When the request was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["RequestTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarriedCall"];
            };
        };
        responses: {
            /** @description The gateway will call. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carried"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignatureRefused"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NotCarried"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCall: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this request, part of the signed text. A retry can have another id.
                 * @example req_351c9f1b
                 */
                "webhook-id": components["parameters"]["RequestId"];
                /**
                 * @description When the request was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["RequestTimestamp"];
            };
            path: {
                /**
                 * @description The platform's id of the call.
                 * @example lflu-f7ca7267-cae1c64fc9cc83fa
                 */
                id: components["parameters"]["CarriedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["SignatureRefused"];
            404: components["responses"]["NoSuchCall"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of this request, part of the signed text. A retry can have another id.
                 * @example req_351c9f1b
                 */
                "webhook-id": components["parameters"]["RequestId"];
                /**
                 * @description When the request was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["RequestTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarriedMessage"];
            };
        };
        responses: {
            /** @description The gateway accepted the text. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carried"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignatureRefused"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["NotCarried"];
            429: components["responses"]["TooFast"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotOffered"];
            503: components["responses"]["Unavailable"];
        };
    };
    callMoved: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event. Retries keep it.
                 * @example evt_77b1c0de4a7
                 */
                "webhook-id": components["parameters"]["NewsId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the gateway's secret. A space separates several signatures.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NewsSignature"];
                /**
                 * @description When the request was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["RequestTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarriedCallEvent"];
            };
        };
        responses: {
            /** @description The platform stored the event permanently. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignatureRefused"];
            422: components["responses"]["NotCarried"];
            503: components["responses"]["Unavailable"];
        };
    };
    textCame: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event. Retries keep it.
                 * @example evt_77b1c0de4a7
                 */
                "webhook-id": components["parameters"]["NewsId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the gateway's secret. A space separates several signatures.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NewsSignature"];
                /**
                 * @description When the request was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["RequestTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarriedText"];
            };
        };
        responses: {
            /** @description The platform stored the event permanently. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignatureRefused"];
            422: components["responses"]["NotCarried"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiptCame: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event. Retries keep it.
                 * @example evt_77b1c0de4a7
                 */
                "webhook-id": components["parameters"]["NewsId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, computed over the raw body with the gateway's secret. A space separates several signatures.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NewsSignature"];
                /**
                 * @description When the request was sent, in Unix seconds. Reject a time more than five minutes from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["RequestTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarriedReceipt"];
            };
        };
        responses: {
            /** @description The platform stored the event permanently. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SignatureRefused"];
            422: components["responses"]["NotCarried"];
            503: components["responses"]["Unavailable"];
        };
    };
}
