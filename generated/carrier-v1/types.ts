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
         * Make a call
         * @description Calls a number, plays a recording or speaks a text, and takes the keys of its menu. 202 means that the gateway will call. The `id` is the key, as for `submitMessage`: nobody is called twice for one id. How the call goes is told by `callMoved`.
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
         * End a call, or do not make it
         * @description Hangs up, or takes the call back before it rings. A call that has ended is answered with 204 as well. That the call ended is told by `callMoved` once more only if it was on.
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
         * Take an SMS
         * @description Takes a text to one number. 202 means that the gateway has it for good, also if it dies the moment after. The `id` is the key: a request with an id that was answered with 202 gets the same 202 again, whatever else it says, and nothing is sent twice. The platform asks again when an answer was lost, so keep ids for 72 hours at least. What becomes of the text is told by `receiptCame`, which may come before this answer.
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
         * Tell how a call goes
         * @description The gateway posts this to the `callback` of the call: `ringing`, `answered`, `digit` for each key, and `ended` once, with why.
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
         * Tell of a text of a person
         * @description The gateway posts this to the address of the platform, which is that of every `callback`, when a person writes to a number of the platform. The gateway puts the parts of a text together.
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
         * Tell what became of an SMS
         * @description The gateway posts this to the `callback` of the SMS: once for each thing that is known of the whole text, and again until it is answered with 2xx. It may come before the answer to `submitMessage`, and twice.
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
        /** @description Something is wrong with the gateway. The platform tries again with the same id. */
        Broken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no call of this id. */
        NoSuchCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description This is never carried: a member does not fit the contract, or the gateway refuses it for good. `errors` names the places; `body.to` says that nobody can be reached there. */
        NotCarried: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProblemWithErrors"];
            };
        };
        /** @description The gateway does not carry this at all. */
        NotOffered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The signature does not fit, or its time is too far away. */
        SignatureRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gateway wants less. The platform waits for as long as `Retry-After` says; nothing was taken. */
        TooFast: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the gateway takes, which is 64 kB at least. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The gateway takes nothing now. The platform tries again with the same id, after `Retry-After` if it is there. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is no JSON. */
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
         * @description The id that the platform gave the call.
         * @example lflu-f7ca7267-cae1c64fc9cc83fa
         */
        CarriedId: components["schemas"]["CarriedId"];
        /**
         * @description The id of what is told. It stays the same when it is told again.
         * @example evt_77b1c0de4a7
         */
        NewsId: string;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it is sent with the secret of the gateway. Several signatures have a space between them.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        NewsSignature: string;
        /**
         * @description The id of this request, which is part of what is signed. A request that is made again may have another one.
         * @example req_351c9f1b
         */
        RequestId: string;
        /**
         * @description When the request was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
         * @example 1772619185
         */
        RequestTimestamp: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds after which the request may be tried again (RFC 9110 10.2.3).
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
                 * @description The id of this request, which is part of what is signed. A request that is made again may have another one.
                 * @example req_351c9f1b
                 */
                "webhook-id": components["parameters"]["RequestId"];
                /**
                 * @description When the request was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
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
                 * @description The id of this request, which is part of what is signed. A request that is made again may have another one.
                 * @example req_351c9f1b
                 */
                "webhook-id": components["parameters"]["RequestId"];
                /**
                 * @description When the request was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
                 * @example 1772619185
                 */
                "webhook-timestamp": components["parameters"]["RequestTimestamp"];
            };
            path: {
                /**
                 * @description The id that the platform gave the call.
                 * @example lflu-f7ca7267-cae1c64fc9cc83fa
                 */
                id: components["parameters"]["CarriedId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call is over. */
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
                 * @description The id of this request, which is part of what is signed. A request that is made again may have another one.
                 * @example req_351c9f1b
                 */
                "webhook-id": components["parameters"]["RequestId"];
                /**
                 * @description When the request was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
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
            /** @description The gateway has the text. */
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
                 * @description The id of what is told. It stays the same when it is told again.
                 * @example evt_77b1c0de4a7
                 */
                "webhook-id": components["parameters"]["NewsId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it is sent with the secret of the gateway. Several signatures have a space between them.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NewsSignature"];
                /**
                 * @description When the request was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
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
            /** @description The platform has it for good. */
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
                 * @description The id of what is told. It stays the same when it is told again.
                 * @example evt_77b1c0de4a7
                 */
                "webhook-id": components["parameters"]["NewsId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it is sent with the secret of the gateway. Several signatures have a space between them.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NewsSignature"];
                /**
                 * @description When the request was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
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
            /** @description The platform has it for good. */
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
                 * @description The id of what is told. It stays the same when it is told again.
                 * @example evt_77b1c0de4a7
                 */
                "webhook-id": components["parameters"]["NewsId"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>`, made over the body as it is sent with the secret of the gateway. Several signatures have a space between them.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["NewsSignature"];
                /**
                 * @description When the request was made, in Unix seconds. Refuse a time that is more than five minutes away from yours.
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
            /** @description The platform has it for good. */
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
