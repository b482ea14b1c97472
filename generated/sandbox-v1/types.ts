// Written by `npm run generate` from specs/sandbox-v1. Do not edit: change the contract instead.
import type { SandboxSchemas } from './schemas.ts'
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
         * Create a sandbox account
         * @description Creates an empty sandbox account with its own key. The key of the request can read its messages. Only this response shows the new key.
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
         * @description Returns the time of the key's account, its offset from real time, and upcoming jobs, including those already due. It lists at most 100 jobs, soonest first, up to 50 years from now. Expiries without a job, such as the validity of a code, are not listed.
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
         * Advance the clock
         * @description Moves only the clock of the key's account, by a number of seconds or to a time. Everything that becomes due on the way (scheduled sends, retries, expiries) is processed in order before the response. The clock never moves back; only restoring a snapshot does that. Returns 422 for a time before `now`, more than ten years after it, or more than 50 years after real time. If more is due than fits in the time of a request, returns 408 and the clock keeps its progress: repeat the call with `to` to continue. Returns 409 if the account is emptied or restored during the call.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the records of the account
         * @description Returns the current number of records of each kind, as a snapshot would hold them. The kinds are counted one after another, up to a million each.
         */
        get: operations["getAccountCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream account events
         * @description Returns server-sent events (`text/event-stream`) for everything that happens in the account from now on, in order of visibility: `id` is the position, `event` the kind, and `data` the JSON described here. To resume, send the last `id` as `Last-Event-ID` or `after`: you miss nothing and get nothing twice, from any process. Events are kept for an hour after the last reader left (five minutes in a live account), at most 100,000; an event of kind `gap` reports missing ones. A comment is sent at least every 15 seconds.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List faults
         * @description Returns the faults of the account, including used-up ones, newest first by default; change this with `order`.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Create a fault
         * @description Makes matching requests or webhook deliveries of the account fail from now on. For each type, the oldest matching fault applies. Only sandbox accounts can have faults, and operations of this API never fail because of one. An account can have 100 active faults; beyond that, returns 409.
         */
        post: operations["createFault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/{fault_id}": {
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
         * Delete a fault
         * @description Deletes the fault; requests and deliveries work again. Resetting the account deletes all faults.
         */
        delete: operations["deleteFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the platform's health
         * @description Returns the operator's view of the platform, limited to the key's account: whether the database accepts writes and the work loop runs, the progress of an upgrade, the queues of the account, the status of its carriers, and alarms that need action. It describes the responding process; with a shared database, another process can be the one that sends. Returns 503 if the database does not respond.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Returns the webhook and callback deliveries of the account that match all filters, newest first by default; change this with `order`. Ended deliveries are kept for 30 days, or as configured by the operator.
         */
        get: operations["listHookDeliveries"];
        put?: never;
        /**
         * Send a test webhook
         * @description Creates a test delivery to a webhook or a list callback, without a real event. Its body is the example of the contract, with the id of the webhook, its list and one of its actions. It is signed, retried and listed as any delivery. A list callback reports the newest contact of the list; returns 422 for a list without contacts.
         */
        post: operations["createTestHookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hook-deliveries/{delivery_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook delivery
         * @description Returns one delivery with its body and all its attempts.
         */
        get: operations["getHookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hook-deliveries/{delivery_id}/actions/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a webhook delivery
         * @description Makes the delivery due now, whatever its state: the same body with the same `webhook-id`, a new signature, and another 72 hours of retries. Returns 409 while it is being sent.
         */
        post: operations["replayHookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hook-deliveries/actions/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay webhook deliveries
         * @description Makes all matching deliveries due now: by default the parked ones, or those selected by `state`. Deliveries in progress are not changed.
         */
        post: operations["replayHookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbound-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inbound messages
         * @description Returns inbound messages, including those of magic recipients, newest first by default; change this with `order`.
         */
        get: operations["listInboundMessages"];
        put?: never;
        /**
         * Simulate an inbound message
         * @description Behaves like an inbound SMS to a sender of the account, or an inbound email from a mail server or person. An opt-out word in an SMS (`STOP`, `PARAR`, `BAJA`, `STOPP`, `ARRET` and others) suppresses the number and sends one confirmation; an opt-in word (`START`, `UNSTOP`) undoes that, at most 3 times in 24 hours. An email is given as raw source. A bounce or complaint counts if it arrives at the `return_address` of a captured message, or contains that address or the link of `List-Unsubscribe`; a reply also counts by its Message-ID. The response shows the meaning and the effect.
         */
        post: operations["createInboundMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List list callbacks
         * @description Returns the callbacks of lists, set with `editApiCallback` of the SOAP API or `updateListCallback`. `getCallbackSecret` of the Marketing API returns the secret that signs their calls.
         */
        get: operations["listListCallbacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/list-callbacks/{list_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a list callback
         * @description Works like `editApiCallback` of the SOAP API: the callback replaces the list's previous one. Waiting deliveries continue if the URL stays the same.
         */
        put: operations["updateListCallback"];
        post?: never;
        /**
         * Delete a list callback
         * @description Deletes the callback and its waiting deliveries. Returns 404 if the list has no callback.
         */
        delete: operations["deleteListCallback"];
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
         * @description Returns captured messages that match all filters, newest first by default; change this with `order`.
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
         * @description Returns one message with its headers, texts, links and files.
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
    "/messages/{captured_id}/attachments/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captured email's attachment
         * @description Returns the decoded bytes of a file, always as `application/octet-stream`, so that browsers don't show untrusted content. `attachments` of the message has its type.
         */
        get: operations["getCapturedAttachment"];
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
         * Simulate a message event
         * @description Behaves as if the recipient or their mail server caused the event: statuses, reports, suppressions and webhooks follow as for a real one. A network report for an unsent message waits until it is sent. A click on the link of an alert confirms it. Per message, a complaint, each bounce type, a delivery, a failure, a reply and an unsubscription count only once. Returns 409 for an event that the message cannot have: a click without a link, or an event that its channel does not have, such as a bounce of an SMS or a delivery report of an email.
         */
        post: operations["createMessageEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{captured_id}/preview-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a preview link
         * @description Returns a URL that shows the HTML of a message (an email, or the page of a smart SMS) in a browser for ten minutes. Use it in a frame of one of the platform's pages. Nothing in it runs, sends or loads anything: scripts, forms, external styles, fonts and images are removed, and a content security policy blocks them. Embedded images are shown; remote ones only with `remote_images`. Links open in a new window. A preview never counts as an open. Returns 404 for a message without HTML.
         */
        post: operations["createPreviewLink"];
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
         * Get a captured email's source
         * @description Returns the raw email exactly as it would be sent. Returns 404 for messages of other channels.
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
         * @description Returns the oldest message that matches all filters: at once if already captured, otherwise as soon as it is. To read messages one by one, pass the last `captured_id` as `after`. `timeout` replaces the limit of 10 s for other reads.
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
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Returns the newest requests of the account that match all filters, newest first by default; change this with `order`. They include requests to the REST APIs, SOAP calls, and emails or refused commands of the relay. The newest 500 are kept, and 100 of the console. A request appears within two seconds.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request
         * @description Returns one request with its body and its response.
         */
        get: operations["getRequest"];
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
         * Reset the account
         * @description Deletes all records of the key's account: lists, contacts, campaigns, messages, captured messages, webhooks with their waiting deliveries, and faults. Its clock returns to real time. The account, its keys, its snapshots and the accounts that it created are kept. Without a snapshot, you cannot undo this.
         */
        post: operations["resetAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load sample data
         * @description Loads the data set `shop` into an empty account. It has an email sender; a list of readers with extra fields, about 90 % of them active; and a list of 20 customers, some with tags, and two addresses that bounce or complain. A campaign was sent to the customers, with opens, clicks, a bounce, a complaint and an unsubscription. There are also a draft, a form with one customer's change, a transactional email, three members reached by campaigns on each other channel, a welcome automation, single messages on every channel (one registered), and at least one of every other object that the APIs list, except faults and snapshots. With `webhook_url`, webhooks of each API call it. 100,000 readers take a few seconds. An interrupted request leaves partial data: set `reset` when you retry. Returns 404 if the account is emptied during the call.
         */
        post: operations["seedAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senders/{sender_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Approve or reject a sender
         * @description Changes the status of a sender of any channel, like the moderators in production. Senders of a sandbox account are active from the start; use this to test one in moderation, or a rejected one.
         */
        patch: operations["updateSenderStatus"];
        trace?: never;
    };
    "/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List snapshots
         * @description Returns the snapshots of the account, newest first by default; change this with `order`.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Create a snapshot
         * @description Stores all records of the account at one moment, under a name. Faults, keys, the clock and other accounts are not included. An account can have 20 snapshots, each with at most a million records and 512 MiB; beyond that, returns 409.
         */
        post: operations["createSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshot_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a snapshot
         * @description Returns one snapshot with its number of records of each kind. Compare it with `getAccountCounts` for the current numbers.
         */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        /**
         * Delete a snapshot
         * @description Deletes the snapshot; the account stays unchanged.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshot_name}/actions/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description Empties the account and restores every record of the snapshot with its old id; you can restore the snapshot again. New records get unused ids. Current work of the account (a send, an import, a webhook) is discarded, and work in progress at the time of the snapshot restarts: scheduled sends, retries and undelivered webhooks. The faults of the account are deleted. Its clock moves to the time of the snapshot, or to real time if that is later. Returns 409 for a snapshot of another platform version.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: SandboxSchemas;
    responses: {
        /** @description The body is not valid JSON, or not the JSON value that the operation requires. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request conflicts with stored data. `errors` names the reason. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KeyConflict"];
            };
        };
        /** @description The key is valid, but does not have the required right. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed. Nothing was partially saved. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The object was not found in this account. */
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
        /** @description The server is temporarily unavailable, for example during shutdown or while its database accepts no writes. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
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
        /** @description A parameter or a field of the body is invalid. `errors` names the paths. */
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
         * @description The account whose messages to read: the account of the key (default) or one that it created. Returns 404 for others.
         * @example 1
         */
        AccountId: number;
        /**
         * @description Only messages with a greater `captured_id`, so only newer ones.
         * @example 0
         */
        After: number;
        /**
         * @description The position of the file in `attachments` of the message, from 1.
         * @example 1
         */
        AttachmentPosition: number;
        /**
         * @description Only messages with a smaller `captured_id`. Use it to page while new messages arrive.
         * @example 100
         */
        Before: number;
        /**
         * @description Only messages of this campaign.
         * @example c4mp41gn01
         */
        CampaignHashFilter: string;
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
         * @description Only messages captured at or before this time of the account.
         * @example 2026-03-02 11:00:00
         */
        CreatedMax: string;
        /**
         * @description Only messages captured at or after this time of the account.
         * @example 2026-03-02 10:00:00
         */
        CreatedMin: string;
        /**
         * @description The id of the hook delivery.
         * @example 1
         */
        DeliveryId: number;
        /**
         * @description The id of the fault.
         * @example 1
         */
        FaultId: number;
        /**
         * @description True for messages with files, false for those without.
         * @example true
         */
        HasAttachment: boolean;
        /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
        IdempotencyKey: string;
        /**
         * @description Only messages of this channel.
         * @example sms
         */
        InboundChannel: "email" | "sms";
        /**
         * @description Only messages larger than this many bytes.
         * @example 10000
         */
        Larger: number;
        /**
         * @description Maximum number of items to return.
         * @example 10
         */
        Limit100: number;
        /**
         * @description Maximum number of items to return.
         * @example 100
         */
        Limit1000: number;
        /**
         * @description The id of the list.
         * @example 1
         */
        ListId: number;
        /**
         * @description Number of items to skip.
         * @example 0
         */
        Offset: number;
        /**
         * @description Only messages from requests to this operation; `relayEmail` for relayed emails.
         * @example sendEmail
         */
        OperationFilter: string;
        /**
         * @description Sort direction.
         * @example desc
         */
        Order: "asc" | "desc";
        /**
         * @description Only messages with this outcome from the sandbox carrier.
         * @example accepted
         */
        Outcome: "accepted" | "deferred" | "failed" | "unknown";
        /**
         * @description Only messages to exactly this address, number or device.
         * @example ana@example.com
         */
        Recipient: string;
        /**
         * @description Only messages whose recipient contains this text, in any case.
         * @example @example.com
         */
        RecipientPart: string;
        /**
         * @description The id of the request: the response header `X-Request-Id`.
         * @example kq3v9a-1
         */
        RequestId: string;
        /**
         * @description The id of the sender, of any channel.
         * @example 1
         */
        SenderId: number;
        /**
         * @description Only messages whose sender contains this text, in any case.
         * @example shop
         */
        SenderPart: string;
        /**
         * @description The name of the snapshot.
         * @example before-checkout
         */
        SnapshotName: components["schemas"]["SnapshotName"];
        /**
         * @description Only messages whose subject contains this text; case-sensitive.
         * @example Spring
         */
        Subject: string;
        /**
         * @description Only messages whose subject or title contains this text, in any case.
         * @example spring
         */
        SubjectPart: string;
        /**
         * @description Only messages with each of these words in the recipient, sender, subject or first 8,000 characters of the text (the HTML if present), in any case. Put a phrase in quotes. A hyphen before a word or phrase excludes it.
         * @example "spring is here" -draft
         */
        Words: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Makes a browser save the file instead of showing it, and suggests a name.
         * @example attachment; filename="invoice-1001.txt"
         */
        AttachmentDisposition: string;
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSandboxAccount: {
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
                "application/json": components["schemas"]["SandboxAccountCreate"];
            };
        };
        responses: {
            /** @description The new account. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
            409: components["responses"]["Conflict"];
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
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceClockConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAccountCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountCounts"];
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
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description The `id` of your last event; the header `Last-Event-ID` overrides it.
                 * @example 0-41
                 */
                after?: string;
                /**
                 * @description Whether to include requests of the console.
                 * @example false
                 */
                console?: boolean;
                /**
                 * @description Only events of these kinds, separated by commas. Events of the kind `gap` are always sent.
                 * @example message,hook
                 */
                kind?: string;
                /**
                 * @description Seconds until the stream ends; resume with the last `id`. With 0 it ends after the events available now. The limit of 10 s for other reads does not apply.
                 * @example 0
                 */
                seconds?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, each with one LiveEvent as its `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamEventsConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFaults: {
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
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultPage"];
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
    createFault: {
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
                "application/json": components["schemas"]["FaultCreate"];
            };
        };
        responses: {
            /** @description The fault. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fault"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateFaultConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the fault.
                 * @example 1
                 */
                fault_id: components["parameters"]["FaultId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The fault was not found in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
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
    listHookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description Only deliveries that report this webhook action.
                 * @example email_open
                 */
                event?: string;
                /**
                 * @description Maximum number of items to return.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only deliveries of this webhook or callback.
                 * @example listEvent
                 */
                name?: string;
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Only deliveries created at or after this time.
                 * @example 2026-03-02 10:00:00
                 */
                since?: string;
                /**
                 * @description Only deliveries in this state. `failed`: parked deliveries, and those that failed and wait for a retry.
                 * @example parked
                 */
                state?: components["schemas"]["HookDeliveryFilterState"];
                /**
                 * @description Only deliveries whose name, event, URL or body contains this text; case-sensitive.
                 * @example ana@example.com
                 */
                text?: string;
                /**
                 * @description Only deliveries to exactly this URL.
                 * @example https://shop.example.com/hooks
                 */
                url?: string;
                /**
                 * @description Only deliveries of the webhook with this id. Webhooks of lists and of channels have separate ids; `name` distinguishes them.
                 * @example 1
                 */
                webhook_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookDeliveryPage"];
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
    createTestHookDelivery: {
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
                "application/json": components["schemas"]["TestHookDeliveryCreate"];
            };
        };
        responses: {
            /** @description The pending delivery. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the hook delivery.
                 * @example 1
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookDeliveryDetail"];
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
    replayHookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the hook delivery.
                 * @example 1
                 */
                delivery_id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, due again. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookDelivery"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayHookDeliveryConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayHookDeliveries: {
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
                "application/json": components["schemas"]["HookReplay"];
            };
        };
        responses: {
            /** @description The number of deliveries due again. */
            202: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HookReplayed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInboundMessages: {
        parameters: {
            query?: {
                /**
                 * @description The account whose messages to read: the account of the key (default) or one that it created. Returns 404 for others.
                 * @example 1
                 */
                account_id?: components["parameters"]["AccountId"];
                /**
                 * @description Only messages of this channel.
                 * @example sms
                 */
                channel?: components["parameters"]["InboundChannel"];
                /**
                 * @description Maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of inbound messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundMessagePage"];
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
    createInboundMessage: {
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
                "application/json": components["schemas"]["InboundMessageCreate"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboundMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listListCallbacks: {
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
            /** @description A page of callbacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCallbackPage"];
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
    updateListCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListCallbackUpdate"];
            };
        };
        responses: {
            /** @description The callback of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCallback"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteListCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the list.
                 * @example 1
                 */
                list_id: components["parameters"]["ListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The callback was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listCapturedMessages: {
        parameters: {
            query?: {
                /**
                 * @description The account whose messages to read: the account of the key (default) or one that it created. Returns 404 for others.
                 * @example 1
                 */
                account_id?: components["parameters"]["AccountId"];
                /**
                 * @description Only messages with a greater `captured_id`, so only newer ones.
                 * @example 0
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Only messages with a smaller `captured_id`. Use it to page while new messages arrive.
                 * @example 100
                 */
                before?: components["parameters"]["Before"];
                /**
                 * @description Only messages of this campaign.
                 * @example c4mp41gn01
                 */
                campaign_hash?: components["parameters"]["CampaignHashFilter"];
                /**
                 * @description Only messages of this channel.
                 * @example email
                 */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Only messages captured at or before this time of the account.
                 * @example 2026-03-02 11:00:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only messages captured at or after this time of the account.
                 * @example 2026-03-02 10:00:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description True for messages with files, false for those without.
                 * @example true
                 */
                has_attachment?: components["parameters"]["HasAttachment"];
                /**
                 * @description Only messages larger than this many bytes.
                 * @example 10000
                 */
                larger?: components["parameters"]["Larger"];
                /**
                 * @description Maximum number of items to return.
                 * @example 100
                 */
                limit?: components["parameters"]["Limit1000"];
                /**
                 * @description Number of items to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Only messages from requests to this operation; `relayEmail` for relayed emails.
                 * @example sendEmail
                 */
                operation_id?: components["parameters"]["OperationFilter"];
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Only messages with this outcome from the sandbox carrier.
                 * @example accepted
                 */
                outcome?: components["parameters"]["Outcome"];
                /**
                 * @description Only messages to exactly this address, number or device.
                 * @example ana@example.com
                 */
                recipient?: components["parameters"]["Recipient"];
                /**
                 * @description Only messages whose recipient contains this text, in any case.
                 * @example @example.com
                 */
                recipient_part?: components["parameters"]["RecipientPart"];
                /**
                 * @description Only messages whose sender contains this text, in any case.
                 * @example shop
                 */
                sender_part?: components["parameters"]["SenderPart"];
                /**
                 * @description Only messages whose subject contains this text; case-sensitive.
                 * @example Spring
                 */
                subject?: components["parameters"]["Subject"];
                /**
                 * @description Only messages whose subject or title contains this text, in any case.
                 * @example spring
                 */
                subject_part?: components["parameters"]["SubjectPart"];
                /**
                 * @description Only messages with each of these words in the recipient, sender, subject or first 8,000 characters of the text (the HTML if present), in any case. Put a phrase in quotes. A hyphen before a word or phrase excludes it.
                 * @example "spring is here" -draft
                 */
                words?: components["parameters"]["Words"];
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
    getCapturedAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the captured message.
                 * @example 1
                 */
                captured_id: components["parameters"]["CapturedId"];
                /**
                 * @description The position of the file in `attachments` of the message, from 1.
                 * @example 1
                 */
                position: components["parameters"]["AttachmentPosition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["AttachmentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["AttachmentContent"];
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
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
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
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateMessageEventConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPreviewLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["PreviewLinkCreate"];
            };
        };
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLink"];
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
                 * @description The account whose messages to read: the account of the key (default) or one that it created. Returns 404 for others.
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
                 * @description Only messages whose subject contains this text; case-sensitive.
                 * @example Spring
                 */
                subject?: components["parameters"]["Subject"];
                /**
                 * @description Maximum wait in seconds of real time; advancing the clock does not shorten it. 0 checks once.
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
            /** @description The oldest matching message. */
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
            /** @description No matching message arrived in time. The request was valid; repeat it to keep waiting. */
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
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only requests to this API or entry point.
                 * @example marketing-v3
                 */
                api?: components["schemas"]["ApiName"];
                /**
                 * @description Whether to include requests of the console.
                 * @example false
                 */
                console?: boolean;
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
                 * @description Only requests to this operation, or `relayEmail`.
                 * @example createList
                 */
                operation_id?: string;
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Only requests whose status begins with this digit. A refused SOAP call counts as 4.
                 * @example 4
                 */
                status_class?: number;
                /**
                 * @description Only requests whose stored id, path or bodies contain this text; case-sensitive.
                 * @example ana@example.com
                 */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedRequestPage"];
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
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the request: the response header `X-Request-Id`.
                 * @example kq3v9a-1
                 */
                request_id: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedRequestDetail"];
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
    resetAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is empty. */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    seedAccount: {
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
                "application/json": components["schemas"]["Seed"];
            };
        };
        responses: {
            /** @description The loaded data. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seeded"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedAccountConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSenderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the sender, of any channel.
                 * @example 1
                 */
                sender_id: components["parameters"]["SenderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SenderStatusUpdate"];
            };
        };
        responses: {
            /** @description The changed sender. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedSender"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSnapshots: {
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
                /**
                 * @description Sort direction.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of snapshots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotPage"];
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
    createSnapshot: {
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
                "application/json": components["schemas"]["SnapshotCreate"];
            };
        };
        responses: {
            /** @description The snapshot. */
            201: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSnapshotConflict"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the snapshot.
                 * @example before-checkout
                 */
                snapshot_name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The snapshot was not found in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the snapshot.
                 * @example before-checkout
                 */
                snapshot_name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The snapshot was not found in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description Your name for this request, so that you can retry it safely: a random UUID, or its subject (`order-1001`). The platform keeps it for 24 hours, per account and operation. The same request with the same key returns the first response again, with the header `Idempotent-Replayed`. Another request with the key is refused with `idempotency_key_reused`, and a repeat during the first request with `idempotency_in_progress`, in `errors`. If the platform stopped after the work but before it stored the response, `errors` holds `idempotency_answer_lost`; the work was done once. A refused request doesn't use up the key: fix the request and send it again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The name of the snapshot.
                 * @example before-checkout
                 */
                snapshot_name: components["parameters"]["SnapshotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot was restored. */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The snapshot was not found in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The request conflicts with stored data. `errors` names the reason. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreSnapshotConflict"];
                };
            };
            422: components["responses"]["UnprocessableEntity"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
