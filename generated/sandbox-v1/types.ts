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
         * @description Returns the time of the account of the key, how far it is ahead of real time, and what is due next: what waits for a time or, if that time has come, for a moment to be carried out. It lists 100 things at most, soonest first, none that is due more than 50 years from now. What only ends by itself, such as the time to enter a code, is not listed.
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
         * @description Moves the clock of the account of the key, and of no other, by a number of seconds or to a time. Whatever became due on the way (scheduled sends, retries, expiries) is carried out in its order before the answer comes. A call never moves it back: a time before `now`, or more than ten years after it, is a 422, and so is one that is more than 50 years ahead of real time. Restoring a snapshot puts it back. When more became due than can be done in the time of a request, the answer is a 408 and the clock stays where it came to: the same call, with `to`, goes on from there. When the account is emptied or restored meanwhile, the answer is a 409.
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
         * @description Returns how many records of each kind the account has now: those that a snapshot taken now would hold. They are counted one kind after another, and none beyond a million.
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
         * Stream what happens
         * @description Answers with server-sent events (`text/event-stream`, as WHATWG HTML describes them) about everything that happens in the account from now on, in the order in which it became visible: `id` is the position, `event` the kind, and `data` the JSON described here. To go on after a break, send the last `id` as `Last-Event-ID`, or as `after`: nothing is missing and nothing comes twice, whichever process answers. What happens is kept for an hour after the last reader left (for five minutes in a live account), 100,000 events at most; an event of kind `gap` says that some are missing. A comment comes at least every 15 seconds.
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
         * List the faults
         * @description Returns the faults of the account, those that are used up too, in the order in which they were made; the newest first, unless `order` says otherwise.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Let something go wrong
         * @description Adds a rule by which requests or hooks of the account fail, from now on. A request or delivery meets the oldest rule of each type that fits. Only sandbox accounts can have faults; the operations of this API never fail by them. An account has up to 100 that are not used up; more is a 409.
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
         * @description Removes the rule; requests and hooks go right again. Emptying the account removes all of them.
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
         * Get the health of the platform
         * @description Returns what an operator sees of the platform, as far as it concerns the account of the key: whether the database takes writes, whether the work loop runs, what waits in the queues of the account, how its carriers are, and the alarms, each of which asks somebody to act. It tells of the process that answers: where several share a database, another one may send. A database that does not answer at all is a 503.
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
         * List hook deliveries
         * @description Returns the webhooks and callbacks of the account that fit all filters, in the order in which they were made; the newest first, unless `order` says otherwise. Those that ended are kept for 30 days, unless the operator says otherwise.
         */
        get: operations["listHookDeliveries"];
        put?: never;
        /**
         * Send a test event to a webhook
         * @description Makes a delivery to a webhook, or to the callback of a list, without anything having happened: the example that the contract has for it, with the number of the webhook, its list and one of its actions. It goes the way of every delivery: signed, tried again, listed. The callback of a list is told of the newest contact of the list; a list without contacts is a 422.
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
         * Get a hook delivery
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
         * Send a hook again
         * @description Makes the delivery due at once, whatever became of it: the same body under the same `webhook-id`, signed anew, with 72 hours of retries before it. While it is being sent, the answer is 409.
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
         * Send many hooks again
         * @description Makes all deliveries due at once that fit: those that are parked, unless `state` says otherwise. Those that are being sent at this moment are left alone.
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
         * @description Returns the messages that came in, those that sandbox endings sent among them, in the order in which they came; the newest first, unless `order` says otherwise.
         */
        get: operations["listInboundMessages"];
        put?: never;
        /**
         * Let a message come in
         * @description Behaves as if somebody had sent an SMS to a sender of the account, or a mail server or a person had sent an email. An SMS that is an opt-out word (`STOP`, `PARAR`, `BAJA`, `STOPP`, `ARRET` and others) puts its number on the suppression list and gets one SMS as a confirmation; an opt-in word (`START`, `UNSTOP`) takes that back. An email is the raw mail as it arrives. A bounce or a complaint counts when it arrives at the `return_address` of a captured message, or when what it returns holds that address or the link of `List-Unsubscribe`; an answer counts by the Message-ID that it answers, too. The answer says what was found in it and whether anything followed.
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
         * List the callbacks of lists
         * @description Returns the callbacks that lists have, by `editApiCallback` of the SOAP API or `updateListCallback`. Marketing's `getCallbackSecret` has the secret that signs their calls.
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
         * Set the callback of a list
         * @description Does what `editApiCallback` of the SOAP API does: the callback takes the place of the one that the list had. What waits for the address goes on as long as the list keeps it.
         */
        put: operations["updateListCallback"];
        post?: never;
        /**
         * Delete the callback of a list
         * @description Deletes the callback with what waits for it. 404 when the list has none.
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
    "/messages/{captured_id}/attachments/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file of a captured email
         * @description Returns the bytes of a file, decoded. Whatever its type, it is answered as `application/octet-stream`, so that no browser shows what a stranger sent; `attachments` of the message says its type.
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
         * Make something happen to a message
         * @description Behaves as if the recipient, or the mail server of the recipient, had done it: statuses, reports, suppressions and webhooks follow as with a real one. A message that cannot have the event is a 409: a click without a link, or a kind that its channel does not know (an SMS cannot bounce, and nobody reports that an email was delivered). What a network reports of a message that has not been sent yet waits until it has. A click on the link of an alert confirms it. A complaint, and a bounce of each type, counts once for a message, however often it is reported; so do a delivery, a failure, an answer and an unsubscription.
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
         * Make a link to a preview
         * @description Returns an address that shows the HTML of a message in a browser for ten minutes: that of an email, or the page of a smart SMS. A message without HTML is a 404. The page is made to be put into a frame of a page of the platform. Nothing in it runs, sends or loads anything: scripts, forms, other people's styles, fonts and pictures are left out, and a policy forbids them as well. Pictures that came with an email are shown; those on other hosts only with `remote_images`. Links open in a new window. Nothing that the preview does counts as an opening.
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
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List requests
         * @description Returns the newest requests of the account that fit all filters, the newest first unless `order` says otherwise: requests to the REST APIs, calls of SOAP, and mails that the relay took, or of which it refused a command. The 500 newest are kept, and 100 of the console. A request shows within two seconds.
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
         * @description Returns one request with its body and its answer.
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
         * Empty the account
         * @description Deletes all records of the account of the key: lists, contacts, campaigns, messages, captured messages, webhooks and what waits to be done for them; its faults too. Its clock returns to real time. The account, its keys, its snapshots and the accounts that it created stay. Without a snapshot there is no way back.
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
         * Fill the account with data
         * @description Fills an empty account with the data set `shop`: an email sender; a list of readers with extra fields, of whom about 90 % are active; a list of 20 customers, some with tags, and of two addresses whose mail comes back or is complained about; a campaign that was sent to the customers, with openings, clicks, a bounce, a complaint and somebody who unsubscribed; a draft; a form, into which a customer has entered a change; and a transactional email. There are also three members, whom a campaign on each other channel has reached on their phones, in an app and in a browser; an automation that welcomes them; single messages on every channel, one of them registered; and of everything else that the APIs list at least one, except faults and snapshots. With `webhook_url`, webhooks of each API call it. 100,000 readers take some seconds. A request that was cut off leaves a part of it: say `reset` when you ask again. When somebody else empties the account meanwhile, the answer is 404.
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
         * @description Gives a sender of the account, of whatever channel, another status, as the people who moderate do in production. Senders of a sandbox account are active from the start; a test that wants to see one in moderation, or rejected, sets that here.
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
         * List the snapshots
         * @description Returns the snapshots of the account in the order in which they were taken; the newest first, unless `order` says otherwise.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Keep the account as it is
         * @description Takes a snapshot of all records of the account at one moment, under a name. Faults, keys, the clock and other accounts are no part of it. An account keeps up to 20 snapshots, each of up to a million records and 512 MiB; more is a 409.
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
         * @description Returns one snapshot with how many records of each kind it holds. `getAccountCounts` counts those that the account has now, so that the two can be compared.
         */
        get: operations["getSnapshot"];
        put?: never;
        post?: never;
        /**
         * Delete a snapshot
         * @description Deletes the snapshot; the account stays as it is.
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
         * Put the account back to a snapshot
         * @description Empties the account and brings every record of the snapshot back under its old id; the snapshot stays and can be restored again. New records get ids that none had before. What is under way for the account (a send, an import, a webhook) comes to nothing, and what was under way at the snapshot starts again: scheduled sends, retries and webhooks that were not delivered yet. The faults of the account are removed. Its clock goes to the time of the snapshot, back or forward; to real time where that is later. A snapshot of another version of the platform is a 409.
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
                "application/json": components["schemas"]["KeyConflict"];
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
        /** @description The server cannot answer now, for instance while it stops or while its database takes no writes. */
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
         * @description Only messages with a greater `captured_id`: those that came since.
         * @example 0
         */
        After: number;
        /**
         * @description The place of the file in `attachments` of the message; the first is 1.
         * @example 1
         */
        AttachmentPosition: number;
        /**
         * @description Only messages with a smaller `captured_id`. Pages that begin here stay the same while others come.
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
         * @description Only messages that were captured at this time of the account or earlier.
         * @example 2026-03-02 11:00:00
         */
        CreatedMax: string;
        /**
         * @description Only messages that were captured at this time of the account or later.
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
        /**
         * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
         * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
         */
        IdempotencyKey: string;
        /**
         * @description Only messages of this channel.
         * @example sms
         */
        InboundChannel: "email" | "sms";
        /**
         * @description Only messages of more than so many bytes.
         * @example 10000
         */
        Larger: number;
        /**
         * @description Items to return at most.
         * @example 10
         */
        Limit100: number;
        /**
         * @description Items to return at most.
         * @example 100
         */
        Limit1000: number;
        /**
         * @description The id of the list.
         * @example 1
         */
        ListId: number;
        /**
         * @description Items to skip, counted from zero.
         * @example 0
         */
        Offset: number;
        /**
         * @description Only messages that a request of this operation asked for; `relayEmail` for relayed mails.
         * @example sendEmail
         */
        OperationFilter: string;
        /**
         * @description Direction of the order.
         * @example desc
         */
        Order: "asc" | "desc";
        /**
         * @description Only messages to which the sandbox carrier said this.
         * @example accepted
         */
        Outcome: "accepted" | "deferred" | "failed" | "unknown";
        /**
         * @description Only messages to exactly this address, number or device.
         * @example ana@example.com
         */
        Recipient: string;
        /**
         * @description Only messages whose recipient contains this text, in upper or lower case.
         * @example @example.com
         */
        RecipientPart: string;
        /**
         * @description The id of the request, the header `X-Request-Id` of its answer.
         * @example kq3v9a-1
         */
        RequestId: string;
        /**
         * @description The id of the sender, of whatever channel.
         * @example 1
         */
        SenderId: number;
        /**
         * @description Only messages whose sender contains this text, in upper or lower case.
         * @example shop
         */
        SenderPart: string;
        /**
         * @description The name of the snapshot.
         * @example before-checkout
         */
        SnapshotName: components["schemas"]["SnapshotName"];
        /**
         * @description Only messages whose subject contains this text, in the same upper and lower case.
         * @example Spring
         */
        Subject: string;
        /**
         * @description Only messages whose subject or title contains this text, in upper or lower case.
         * @example spring
         */
        SubjectPart: string;
        /**
         * @description Only messages that have each of these words somewhere in the recipient, the sender, the subject or the first 8,000 characters of the text (of the HTML, where there is one), in upper or lower case. A phrase stands in quotes. A word or phrase with a hyphen in front must not be there.
         * @example "spring is here" -draft
         */
        Words: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Has a browser store the file instead of showing it, and proposes a name for it.
         * @example attachment; filename="invoice-1001.txt"
         */
        AttachmentDisposition: string;
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createSandboxAccount: {
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description The `id` of the last event that is known; the header `Last-Event-ID` wins over it.
                 * @example 0-41
                 */
                after?: string;
                /**
                 * @description Whether requests of the console itself come as well.
                 * @example false
                 */
                console?: boolean;
                /**
                 * @description Only events of these kinds, separated by commas. Events of the kind `gap` always come.
                 * @example message,hook
                 */
                kind?: string;
                /**
                 * @description Seconds after which the stream ends; go on with the last `id`. With 0 it ends after what is there now. The 10 s of other reads do not apply.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description Direction of the order.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description The fault is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such fault in this account. */
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
                 * @description Items to return at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit100"];
                /**
                 * @description Only deliveries of this webhook or callback of the contract.
                 * @example listEvent
                 */
                name?: string;
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
                 * @description Only deliveries made at this time or later.
                 * @example 2026-03-02 10:00:00
                 */
                since?: string;
                /**
                 * @description Only deliveries in this state. `failed` (S-089): those that are parked, and those that were tried in vain and wait for the next try.
                 * @example parked
                 */
                state?: components["schemas"]["HookDeliveryFilterState"];
                /**
                 * @description Only deliveries whose name, event, address or body holds this text; capitals count.
                 * @example ana@example.com
                 */
                text?: string;
                /**
                 * @description Only deliveries to exactly this address.
                 * @example https://shop.example.com/hooks
                 */
                url?: string;
                /**
                 * @description Only deliveries of the webhook with this id. Webhooks of lists and those of channels have ids of their own; `name` tells them apart.
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
            /** @description A page of hook deliveries. */
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
                "application/json": components["schemas"]["TestHookDeliveryCreate"];
            };
        };
        responses: {
            /** @description The delivery, which is due. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The delivery, which is due again. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                "application/json": components["schemas"]["HookReplay"];
            };
        };
        responses: {
            /** @description How many are due again. */
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
                 * @description The account whose messages to look at. Without it, the account of the key; otherwise that one or an account that it created. Any other is a 404.
                 * @example 1
                 */
                account_id?: components["parameters"]["AccountId"];
                /**
                 * @description Only messages of this channel.
                 * @example sms
                 */
                channel?: components["parameters"]["InboundChannel"];
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
            /** @description The list has no callback any more. */
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
                 * @description The account whose messages to look at. Without it, the account of the key; otherwise that one or an account that it created. Any other is a 404.
                 * @example 1
                 */
                account_id?: components["parameters"]["AccountId"];
                /**
                 * @description Only messages with a greater `captured_id`: those that came since.
                 * @example 0
                 */
                after?: components["parameters"]["After"];
                /**
                 * @description Only messages with a smaller `captured_id`. Pages that begin here stay the same while others come.
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
                 * @description Only messages that were captured at this time of the account or earlier.
                 * @example 2026-03-02 11:00:00
                 */
                created_max?: components["parameters"]["CreatedMax"];
                /**
                 * @description Only messages that were captured at this time of the account or later.
                 * @example 2026-03-02 10:00:00
                 */
                created_min?: components["parameters"]["CreatedMin"];
                /**
                 * @description True for messages with files, false for those without.
                 * @example true
                 */
                has_attachment?: components["parameters"]["HasAttachment"];
                /**
                 * @description Only messages of more than so many bytes.
                 * @example 10000
                 */
                larger?: components["parameters"]["Larger"];
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
                 * @description Only messages that a request of this operation asked for; `relayEmail` for relayed mails.
                 * @example sendEmail
                 */
                operation_id?: components["parameters"]["OperationFilter"];
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Only messages to which the sandbox carrier said this.
                 * @example accepted
                 */
                outcome?: components["parameters"]["Outcome"];
                /**
                 * @description Only messages to exactly this address, number or device.
                 * @example ana@example.com
                 */
                recipient?: components["parameters"]["Recipient"];
                /**
                 * @description Only messages whose recipient contains this text, in upper or lower case.
                 * @example @example.com
                 */
                recipient_part?: components["parameters"]["RecipientPart"];
                /**
                 * @description Only messages whose sender contains this text, in upper or lower case.
                 * @example shop
                 */
                sender_part?: components["parameters"]["SenderPart"];
                /**
                 * @description Only messages whose subject contains this text, in the same upper and lower case.
                 * @example Spring
                 */
                subject?: components["parameters"]["Subject"];
                /**
                 * @description Only messages whose subject or title contains this text, in upper or lower case.
                 * @example spring
                 */
                subject_part?: components["parameters"]["SubjectPart"];
                /**
                 * @description Only messages that have each of these words somewhere in the recipient, the sender, the subject or the first 8,000 characters of the text (of the HTML, where there is one), in upper or lower case. A phrase stands in quotes. A word or phrase with a hyphen in front must not be there.
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
                 * @description The place of the file in `attachments` of the message; the first is 1.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Only requests that came this way.
                 * @example marketing-v3
                 */
                api?: components["schemas"]["ApiName"];
                /**
                 * @description Whether requests of the console itself are listed, too.
                 * @example false
                 */
                console?: boolean;
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
                 * @description Only requests of this operation of the contract, or `relayEmail`.
                 * @example createList
                 */
                operation_id?: string;
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Only requests whose status begins with this digit. A call of SOAP that was refused counts as 4.
                 * @example 4
                 */
                status_class?: number;
                /**
                 * @description Only requests whose id, path or bodies, as they are kept, hold this text; case matters.
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
                 * @description The id of the request, the header `X-Request-Id` of its answer.
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
                "application/json": components["schemas"]["Seed"];
            };
        };
        responses: {
            /** @description What there is now. */
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
                 * @description The id of the sender, of whatever channel.
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
            /** @description The sender as it is now. */
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
                 * @description Direction of the order.
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
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
            /** @description There is no such snapshot in this account. */
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
            /** @description The snapshot is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such snapshot in this account. */
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
                /**
                 * @description A name of your own for this request, so that it can be sent again without being done again: a random UUID, or what it is about (`order-1001`). The platform keeps it for 24 hours, for each account and operation. The same request under the same key gets the first answer again, with the header `Idempotent-Replayed`. Another request under the key, or one whose first sending is still at work, is refused; `errors` then holds `idempotency_key_reused` or `idempotency_in_progress`. When the platform went down after the work and before it kept the answer, `errors` holds `idempotency_answer_lost`: it was done, and is not done twice. A refused request uses up no key: mend it and send it again.
                 * @example 3f0c1f5e-6a0e-4c3b-9a51-5d6e1f0a7b42
                 */
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
            /** @description The account is as it was. */
            204: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such snapshot in this account. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            /** @description The request is in conflict with what is stored. `errors` names the reason. */
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
