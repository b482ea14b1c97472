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
         * @description Answers with server-sent events (`text/event-stream`, as WHATWG HTML describes them) about everything that happens in the account from now on, in the order in which it became visible: `id` is the position, `event` the kind, and `data` the JSON described here. To go on after a break, send the last `id` as `Last-Event-ID`, or as `after`: nothing is missing and nothing comes twice, whichever process answers. What happens is kept for an hour after the last reader left, 100,000 events at most; an event of kind `gap` says that some are missing. A comment comes at least every 15 seconds.
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
         * @description Returns the newest requests to the REST APIs that keys of the account made and that fit all filters, the newest first unless `order` says otherwise. The 500 newest are kept, and 100 of the console. A request shows within two seconds.
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
    schemas: {
        /**
         * AccountCounts
         * @description How many records the account has now.
         * @example {
         *       "records": 2,
         *       "counts": [
         *         {
         *           "kind": "lists",
         *           "records": 2
         *         }
         *       ]
         *     }
         */
        AccountCounts: {
            /** @description How many of each kind; kinds of which there are none are left out. */
            counts: components["schemas"]["RecordCount"][];
            /**
             * Format: int64
             * @description How many records it has.
             */
            records: number;
        };
        /**
         * AdvanceClockConflict
         * @description What stands against the request.
         */
        AdvanceClockConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The account was emptied or restored while its clock moved. The clock stays there. */
                clock_put_back?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * ApiName
         * @description An API of the platform.
         * @example marketing-v3
         * @enum {string}
         */
        ApiName: "marketing-v3" | "transactional-v2" | "registered-v1" | "sandbox-v1";
        /**
         * AttachmentContent
         * Format: binary
         * @description The bytes of a file of a captured message.
         * @example Invoice 1001
         */
        AttachmentContent: unknown;
        /**
         * CapturedAttachment
         * @description A file of a captured message.
         * @example {
         *       "filename": "invoice-1001.txt",
         *       "content_type": "text/plain",
         *       "disposition": "attachment",
         *       "size": 13
         *     }
         */
        CapturedAttachment: {
            /** @description The id by which the HTML shows it, without angle brackets; left out for none. */
            content_id?: string;
            /** @description The type, for instance `application/pdf`. */
            content_type: string;
            /**
             * @description Whether the file is attached, or shown inside the text.
             * @enum {string}
             */
            disposition: "attachment" | "inline";
            /** @description The name; left out for none. */
            filename?: string;
            /**
             * Format: int64
             * @description Bytes after decoding.
             */
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
         * CapturedDeliveredCreate
         * @description The network reports that the message was delivered.
         * @example {
         *       "type": "delivered"
         *     }
         */
        CapturedDeliveredCreate: {
            /**
             * @description Always `delivered`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "delivered";
        };
        /**
         * CapturedEvent
         * @description What happened to a message.
         * @example {
         *       "type": "click",
         *       "captured_id": 1,
         *       "date": "2026-03-02 10:07:00"
         *     }
         */
        CapturedEvent: {
            /**
             * Format: int64
             * @description The id of the captured message.
             */
            captured_id: number;
            date: components["schemas"]["ClockTime"];
            /** @description The id of the message in the API that sent it; left out if it has none there. */
            message_id?: string;
            /**
             * @description What happened.
             * @enum {string}
             */
            type: "open" | "click" | "bounce" | "complaint" | "delivered" | "failed" | "reply" | "unsubscribe";
        };
        /**
         * CapturedEventCreate
         * @description An event to cause for a message; `type` decides which other member is allowed.
         * @example {
         *       "type": "click",
         *       "url": "https://shop.example.com/spring"
         *     }
         */
        CapturedEventCreate: components["schemas"]["CapturedOpenCreate"] | components["schemas"]["CapturedClickCreate"] | components["schemas"]["CapturedBounceCreate"] | components["schemas"]["CapturedComplaintCreate"] | components["schemas"]["CapturedDeliveredCreate"] | components["schemas"]["CapturedFailedCreate"] | components["schemas"]["CapturedReplyCreate"] | components["schemas"]["CapturedUnsubscribeCreate"];
        /**
         * CapturedFailedCreate
         * @description The network gives up the message that it had accepted.
         * @example {
         *       "type": "failed"
         *     }
         */
        CapturedFailedCreate: {
            /**
             * @description Always `failed`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "failed";
        };
        /**
         * CapturedHeader
         * @description A header of a captured message.
         * @example {
         *       "name": "Subject",
         *       "value": "Spring is here"
         *     }
         */
        CapturedHeader: {
            /** @description The name, in the upper and lower case in which it was sent. */
            name: string;
            /** @description The value, unfolded and decoded. */
            value: string;
        };
        /**
         * CapturedMedia
         * @description A picture, sound or file that a captured message refers to.
         * @example {
         *       "type": "image",
         *       "url": "https://shop.example.com/spring.png"
         *     }
         */
        CapturedMedia: {
            /**
             * @description What it is.
             * @enum {string}
             */
            type: "image" | "icon" | "audio" | "video" | "file";
            /** @description Its address. */
            url: string;
        };
        /**
         * CapturedMessage
         * @description A message that the sandbox carrier captured.
         * @example {
         *       "captured_id": 1,
         *       "account_id": 1,
         *       "channel": "email",
         *       "sender": "shop@example.com",
         *       "recipient": "ana@example.com",
         *       "subject": "Spring is here",
         *       "campaign_hash": "c4mp41gn01",
         *       "outcome": "accepted",
         *       "size": 366,
         *       "created": "2026-03-02 10:00:04"
         *     }
         */
        CapturedMessage: {
            /**
             * Format: int64
             * @description The account that sent it.
             */
            account_id: number;
            /**
             * Format: int64
             * @description How many files it has.
             */
            attachment_count?: number;
            /** @description The campaign that it belongs to; left out for none. */
            campaign_hash?: string;
            /**
             * Format: int64
             * @description The id of the captured message; later messages have greater ones.
             */
            captured_id: number;
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
            created: components["schemas"]["ClockTime"];
            /** @description The beginning of the text of a message without a subject; left out for others. */
            excerpt?: string;
            /** @description The id of the message in the API that sent it; left out for a message that only its campaign identifies. */
            message_id?: string;
            /**
             * @description What the sandbox carrier said to it: `accepted`, `deferred` (to be tried again), `failed` (for good) or `unknown` (no answer came).
             * @enum {string}
             */
            outcome: "accepted" | "deferred" | "failed" | "unknown";
            /** @description The address, number or device that it goes to. */
            recipient: string;
            /** @description The address, number or app that it comes from. */
            sender: string;
            /**
             * Format: int64
             * @description Bytes of the message as it would have gone out.
             */
            size: number;
            /** @description The subject of an email or the title of a notification; left out on channels without one. */
            subject?: string;
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
         *       "attachments": [],
         *       "media": []
         *     }
         */
        CapturedMessageDetail: {
            /**
             * Format: int64
             * @description The account that sent it.
             */
            account_id: number;
            /** @description The files. */
            attachments: components["schemas"]["CapturedAttachment"][];
            /** @description The campaign that it belongs to; left out for none. */
            campaign_hash?: string;
            /**
             * Format: int64
             * @description The id of the captured message; later messages have greater ones.
             */
            captured_id: number;
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
            created: components["schemas"]["ClockTime"];
            /** @description Data that an app or a browser gets besides the texts; left out when there is none. */
            data?: {
                [key: string]: unknown;
            };
            /**
             * @description The character encoding of an SMS; left out on other channels.
             * @enum {string}
             */
            encoding?: "gsm0338" | "unicode";
            /** @description What can happen to the message: the types that `createMessageEvent` takes for it. A click needs a tracked link as well. */
            events?: ("open" | "click" | "bounce" | "complaint" | "delivered" | "failed" | "reply" | "unsubscribe")[];
            /** @description The headers in their order; a name may come twice. Empty on channels without headers. */
            headers: components["schemas"]["CapturedHeader"][];
            /** @description The text of an email as HTML, or the page of a smart SMS; left out for none. */
            html?: string;
            /** @description The addresses of the links as they stand in the message, in their order, each once. Those that are tracked lead through the platform. */
            links: string[];
            /** @description Pictures, sounds and files that the message refers to. */
            media: components["schemas"]["CapturedMedia"][];
            /** @description The id of the message in the API that sent it; left out for a message that only its campaign identifies. */
            message_id?: string;
            origin?: components["schemas"]["CapturedOrigin"];
            /**
             * @description What the sandbox carrier said to it: `accepted`, `deferred` (to be tried again), `failed` (for good) or `unknown` (no answer came).
             * @enum {string}
             */
            outcome: "accepted" | "deferred" | "failed" | "unknown";
            /** @description The address, number or device that it goes to. */
            recipient: string;
            /** @description The address at which mail servers report on an email, for `createInboundMessage`; left out on other channels. */
            return_address?: string;
            /**
             * Format: int64
             * @description The number of parts of an SMS; left out on other channels.
             */
            segments?: number;
            /** @description The address, number or app that it comes from. */
            sender: string;
            /**
             * Format: int64
             * @description Bytes of the message as it would have gone out.
             */
            size: number;
            /** @description The subject of an email or the title of a notification; left out on channels without one. */
            subject?: string;
            /** @description The text without markup: of an email, an SMS, a notification, or what a voice says; left out for none. */
            text?: string;
            /** @description The title of a notification; left out on other channels. */
            title?: string;
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
            /**
             * Format: int64
             * @description How many messages match, on all pages.
             */
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
         * CapturedOrigin
         * @description What sent a captured message, and to whom.
         * @example {
         *       "type": "campaign",
         *       "list_id": 1,
         *       "contact_id": "a1b2c3d4e5"
         *     }
         */
        CapturedOrigin: {
            /**
             * Format: int64
             * @description The alert; left out for none.
             */
            alert_id?: number;
            /**
             * Format: int64
             * @description The automation; left out for none.
             */
            automation_id?: number;
            /** @description The contact who got it; left out for none. */
            contact_id?: string;
            /**
             * Format: int64
             * @description The flow; left out for none.
             */
            flow_id?: number;
            /**
             * Format: int64
             * @description The list of the contact; left out when no contact got it.
             */
            list_id?: number;
            /**
             * @description What asked for it: a campaign, an automation, a flow, a request of an API, the SMTP relay, a one-time code, an alert, or the platform itself with a notice, a report on the delivery of another message, a question whether somebody wants to be on a list, or a mail to a friend of a recipient.
             * @enum {string}
             */
            type: "campaign" | "automation" | "flow" | "request" | "relay" | "code" | "alert" | "notice" | "report" | "confirmation" | "forward";
        };
        /**
         * CapturedReplyCreate
         * @description The recipient answers.
         * @example {
         *       "type": "reply"
         *     }
         */
        CapturedReplyCreate: {
            /**
             * @description What the recipient writes.
             * @default Thank you
             */
            text?: string;
            /**
             * @description Always `reply`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "reply";
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
         * CapturedUnsubscribeCreate
         * @description The recipient wants no more, and says so by the link of an email or the word `STOP`.
         * @example {
         *       "type": "unsubscribe"
         *     }
         */
        CapturedUnsubscribeCreate: {
            /**
             * @description Always `unsubscribe`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "unsubscribe";
        };
        /**
         * Clock
         * @description The time of the account, and what is due next.
         * @example {
         *       "now": "2026-03-03 10:10:00",
         *       "offset_seconds": 86400,
         *       "due": [
         *         {
         *           "kind": "hook_delivery",
         *           "id": "12",
         *           "at": "2026-03-03 10:12:00"
         *         }
         *       ],
         *       "more": false
         *     }
         */
        Clock: {
            /** @description What is due next, soonest first. */
            due: components["schemas"]["ClockDue"][];
            /** @description Whether more is due than is listed. */
            more: boolean;
            now: components["schemas"]["ClockTime"];
            /**
             * Format: int64
             * @description Seconds that the clock is ahead of the real time. It keeps that distance and goes on ticking.
             */
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
            /**
             * Format: int32
             * @description Seconds to move by, ten years at most.
             */
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
            /**
             * Format: int64
             * @description How often the clock stopped on the way because something was due: a timer, a scheduled or deferred message, a retry of a webhook. What is due at the same moment counts once.
             */
            fired: number;
            now: components["schemas"]["ClockTime"];
            /**
             * Format: int64
             * @description Seconds that the clock is ahead of the real time. It keeps that distance and goes on ticking.
             */
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
         * ClockDue
         * @description Something that is due at a time.
         * @example {
         *       "kind": "hook_delivery",
         *       "id": "12",
         *       "at": "2026-03-03 10:12:00"
         *     }
         */
        ClockDue: {
            at: components["schemas"]["ClockTime"];
            /** @description The hash of the campaign, or the number of anything else: the alert, the option, the automation, the run of the automation or of the flow, the delivery, the message, the captured message. */
            id: string;
            /**
             * @description `alert_repeat`: an alert is sent again, or ends. `autocertificate`: evidences are made by an option. `automation_step`: a contact goes on in an automation. `automation_trigger`: an automation looks for contacts. `campaign_feed`: the feed of a campaign is read. `campaign_hours`: the hours begin in which a campaign may be sent. `campaign_retry`: a message of a campaign is tried again. `campaign_start`: a campaign is sent. `flow_step`: a multi-channel flow goes on. `hook_delivery`: a webhook or callback is posted. `message`: a single message is sent. `message_retry`: a single message is tried again. `sandbox_ending`: a recipient of the sandbox does what it is for.
             * @enum {string}
             */
            kind: "alert_repeat" | "autocertificate" | "automation_step" | "automation_trigger" | "campaign_feed" | "campaign_hours" | "campaign_retry" | "campaign_start" | "flow_step" | "hook_delivery" | "message" | "message_retry" | "sandbox_ending";
        };
        /**
         * ClockTime
         * @description A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
         * @example 2026-03-02 10:00:04
         */
        ClockTime: string;
        /**
         * CreateFaultConflict
         * @description What stands against the request.
         */
        CreateFaultConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The account has as many faults as it may have that are not used up. Delete some first. */
                too_many_faults?: string;
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
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * CreateMessageEventConflict
         * @description What stands against the request.
         */
        CreateMessageEventConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The message that was captured is not there any more. */
                message_gone?: string;
                /** @description A message of this channel cannot have the event. */
                no_such_event?: string;
                /** @description The message has no tracked link. */
                no_such_link?: string;
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
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * CreateSnapshotConflict
         * @description What stands against the request.
         */
        CreateSnapshotConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The account is too large for a snapshot. */
                account_too_large?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /**
                 * Format: int64
                 * @description Bytes that a snapshot may have.
                 */
                max_bytes?: number;
                /**
                 * Format: int64
                 * @description Records that a snapshot may have.
                 */
                max_records?: number;
                /** @description There is a snapshot of this name already. Delete it, or say replace true. */
                snapshot_exists?: string;
                /** @description The account has as many snapshots as it may have. Delete one first. */
                too_many_snapshots?: string;
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
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * Fault
         * @description A rule that makes requests or hooks of the account fail. Members that its type does not have are left out.
         * @example {
         *       "fault_id": 1,
         *       "type": "status",
         *       "operation_id": "createContact",
         *       "status": 429,
         *       "retry_after": 1,
         *       "times": 2,
         *       "hits": 0,
         *       "created": "2026-03-02 10:00:00"
         *     }
         */
        Fault: {
            /**
             * @description The API whose requests it affects; without it, all.
             * @enum {string}
             */
            api?: "marketing-v3" | "transactional-v2" | "registered-v1";
            created: components["schemas"]["ClockTime"];
            /**
             * Format: int64
             * @description Milliseconds to wait.
             */
            delay_ms?: number;
            /** @description The webhook action that it affects; without it, all. */
            event?: string;
            /**
             * Format: int64
             * @description The id of the fault.
             */
            fault_id: number;
            /**
             * Format: int64
             * @description How often it has happened. When `hits` reaches `times`, the fault is used up.
             */
            hits: number;
            /** @description The operation that it affects; without it, all. */
            operation_id?: string;
            /**
             * Format: int64
             * @description Seconds in the header `Retry-After`; left out for no such header.
             */
            retry_after?: number;
            /**
             * Format: int64
             * @description The status of the answer; left out for none.
             */
            status?: number;
            /**
             * Format: int64
             * @description How often the fault happens; without it, until the fault is deleted.
             */
            times?: number;
            /**
             * @description The kind of failure.
             * @enum {string}
             */
            type: "status" | "delay" | "lost_answer" | "hook_twice" | "hook_failure";
            /** @description The address whose deliveries it affects; without it, all. */
            url?: string;
        };
        /**
         * FaultCreate
         * @description A fault to cause; `type` decides which other members are allowed.
         * @example {
         *       "type": "status",
         *       "operation_id": "createContact",
         *       "status": 429,
         *       "retry_after": 1,
         *       "times": 2
         *     }
         */
        FaultCreate: components["schemas"]["FaultStatusCreate"] | components["schemas"]["FaultDelayCreate"] | components["schemas"]["FaultLostAnswerCreate"] | components["schemas"]["FaultHookTwiceCreate"] | components["schemas"]["FaultHookFailureCreate"];
        /**
         * FaultDelayCreate
         * @description Requests wait before anything is done with them.
         * @example {
         *       "type": "delay",
         *       "delay_ms": 2000,
         *       "times": null
         *     }
         */
        FaultDelayCreate: {
            /**
             * @description Only requests of this API. Without it, those of all but the sandbox API.
             * @enum {string}
             */
            api?: "marketing-v3" | "transactional-v2" | "registered-v1";
            /**
             * Format: int32
             * @description Milliseconds to wait.
             */
            delay_ms: number;
            /** @description Only requests of the operation with this name. Without it, those of all operations. */
            operation_id?: string;
            /**
             * Format: int64
             * @description How often the fault happens; null means until the fault is deleted.
             * @default 1
             */
            times?: number | null;
            /**
             * @description Always `delay`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "delay";
        };
        /**
         * FaultHookFailureCreate
         * @description A webhook or callback does not reach its receiver, and is tried again as after any failure.
         * @example {
         *       "type": "hook_failure",
         *       "status": 503,
         *       "times": 3
         *     }
         */
        FaultHookFailureCreate: {
            /** @description Only deliveries of this webhook action, as in `email_open`. Without it, all, callbacks too. */
            event?: string;
            /**
             * Format: int32
             * @description The status that the receiver appears to answer; null means no answer at all.
             * @default null
             */
            status?: number | null;
            /**
             * Format: int64
             * @description How often the fault happens; null means until the fault is deleted.
             * @default 1
             */
            times?: number | null;
            /**
             * @description Always `hook_failure`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "hook_failure";
            /** @description Only deliveries to exactly this address. Without it, to all. */
            url?: string;
        };
        /**
         * FaultHookTwiceCreate
         * @description A webhook or callback is posted twice, with the same body under the same `webhook-id`.
         * @example {
         *       "type": "hook_twice",
         *       "event": "email_open"
         *     }
         */
        FaultHookTwiceCreate: {
            /** @description Only deliveries of this webhook action, as in `email_open`. Without it, all, callbacks too. */
            event?: string;
            /**
             * Format: int64
             * @description How often the fault happens; null means until the fault is deleted.
             * @default 1
             */
            times?: number | null;
            /**
             * @description Always `hook_twice`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "hook_twice";
            /** @description Only deliveries to exactly this address. Without it, to all. */
            url?: string;
        };
        /**
         * FaultLostAnswerCreate
         * @description Requests are carried out, and then the connection is cut instead of an answer. A request that is refused gets its answer.
         * @example {
         *       "type": "lost_answer",
         *       "operation_id": "sendEmail"
         *     }
         */
        FaultLostAnswerCreate: {
            /**
             * @description Only requests of this API. Without it, those of all but the sandbox API.
             * @enum {string}
             */
            api?: "marketing-v3" | "transactional-v2" | "registered-v1";
            /** @description Only requests of the operation with this name. Without it, those of all operations. */
            operation_id?: string;
            /**
             * Format: int64
             * @description How often the fault happens; null means until the fault is deleted.
             * @default 1
             */
            times?: number | null;
            /**
             * @description Always `lost_answer`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "lost_answer";
        };
        /**
         * FaultPage
         * @description A page of faults.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "fault_id": 1,
         *           "type": "status",
         *           "operation_id": "createContact",
         *           "status": 429,
         *           "retry_after": 1,
         *           "times": 2,
         *           "hits": 0,
         *           "created": "2026-03-02 10:00:00"
         *         }
         *       ]
         *     }
         */
        FaultPage: {
            /** @description The faults of this page. */
            items: components["schemas"]["Fault"][];
            /**
             * Format: int64
             * @description How many faults there are, on all pages.
             */
            total_items: number;
        };
        /**
         * FaultStatusCreate
         * @description Requests are answered with an error, as the operation declares it, and do nothing.
         * @example {
         *       "type": "status",
         *       "operation_id": "createContact",
         *       "status": 429,
         *       "retry_after": 1,
         *       "times": 2
         *     }
         */
        FaultStatusCreate: {
            /**
             * @description Only requests of this API. Without it, those of all but the sandbox API.
             * @enum {string}
             */
            api?: "marketing-v3" | "transactional-v2" | "registered-v1";
            /** @description Only requests of the operation with this name. Without it, those of all operations. */
            operation_id?: string;
            /**
             * Format: int32
             * @description Seconds for the header `Retry-After`. Without it, there is no such header.
             */
            retry_after?: number;
            /**
             * Format: int32
             * @description The status of the answer, from 400. One that no matching operation declares is a 422; a request whose operation does not declare it is not met.
             */
            status: number;
            /**
             * Format: int64
             * @description How often the fault happens; null means until the fault is deleted.
             * @default 1
             */
            times?: number | null;
            /**
             * @description Always `status`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "status";
        };
        /**
         * Health
         * @description How the platform is, as far as it concerns one account.
         * @example {
         *       "status": "well",
         *       "version": "0.1.0",
         *       "uptime_seconds": 3605,
         *       "database": {
         *         "engine": "sqlite",
         *         "state": "up",
         *         "answer_ms": 1
         *       },
         *       "work": {
         *         "state": "running",
         *         "idle_ms": 120
         *       },
         *       "queues": [
         *         {
         *           "queue": "messages_due",
         *           "waiting": 0
         *         }
         *       ],
         *       "carriers": [
         *         {
         *           "channel": "email",
         *           "carrier": "sandbox",
         *           "state": "up"
         *         }
         *       ],
         *       "alarms": []
         *     }
         */
        Health: {
            /** @description What asks somebody to act, the most serious first; empty when all is well. */
            alarms: components["schemas"]["HealthAlarm"][];
            /** @description What takes the messages of the account out, one of each channel. */
            carriers: components["schemas"]["HealthCarrier"][];
            database: components["schemas"]["HealthDatabase"];
            /** @description What waits for the account; every queue, also those in which nothing does. */
            queues: components["schemas"]["HealthQueue"][];
            /**
             * @description `attention` when there is an alarm.
             * @enum {string}
             */
            status: "well" | "attention";
            /**
             * Format: int64
             * @description Seconds of real time since the process started.
             */
            uptime_seconds: number;
            /** @description The version of the platform. */
            version: string;
            work: components["schemas"]["HealthWork"];
        };
        /**
         * HealthAlarm
         * @description Something that asks somebody to act.
         * @example {
         *       "kind": "hooks_parked",
         *       "detail": "Webhooks or callbacks that were given up: 1.",
         *       "since": "2026-03-03 14:10:00",
         *       "waiting": 1
         *     }
         */
        HealthAlarm: {
            /** @description The campaign; left out for others. */
            campaign_hash?: string;
            /**
             * @description The channel of the carrier; left out for others.
             * @enum {string}
             */
            channel?: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
            /** @description What it is, in words. */
            detail: string;
            /** @description The domain of the sender; left out for others. */
            domain?: string;
            /**
             * @description `database_no_writes`: the database takes no writes. `work_stalled`: the work loop makes no steps. `carrier_unreachable`: a carrier cannot be reached. `campaign_halted`: the recipients of a campaign do not add up, so it was stopped. `messages_overdue`: messages have been due for a minute or more. `sender_refused`: a mail server refused mails of a domain for what the sender is, in the last hour. `hooks_parked`: webhooks or callbacks were given up. `faults_in_force`: faults of the account make requests or webhooks fail on purpose.
             * @enum {string}
             */
            kind: "database_no_writes" | "work_stalled" | "carrier_unreachable" | "campaign_halted" | "messages_overdue" | "sender_refused" | "hooks_parked" | "faults_in_force";
            /** @description When it began, by the clock of the account: as long ago as it has lasted. Left out when nobody noted it. */
            since?: components["schemas"]["ClockTime"];
            /**
             * Format: int64
             * @description How many messages, deliveries or faults it is about; left out for others.
             */
            waiting?: number;
        };
        /**
         * HealthCarrier
         * @description How the carrier of a channel is, as far as the process that answers has seen it.
         * @example {
         *       "channel": "email",
         *       "carrier": "smtp",
         *       "state": "up",
         *       "rate_per_second": 50
         *     }
         */
        HealthCarrier: {
            /**
             * @description `sandbox` captures the messages. `smtp` is a host on this machine.
             * @enum {string}
             */
            carrier: "sandbox" | "smtp";
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "email" | "push" | "sms" | "smart_sms" | "voice" | "web_push";
            /**
             * Format: int64
             * @description Messages a second at most, of all accounts; left out without a limit.
             */
            rate_per_second?: number;
            /** @description Since when it cannot be reached or is throttled; otherwise left out. */
            since?: components["schemas"]["ClockTime"];
            /**
             * @description `unused`: nothing went out since the start. `up`: it answered the last message. `unreachable`: it could not be reached. `throttled`: it asked to be left alone for a while.
             * @enum {string}
             */
            state: "unused" | "up" | "unreachable" | "throttled";
        };
        /**
         * HealthDatabase
         * @description How the database is.
         * @example {
         *       "engine": "sqlite",
         *       "state": "up",
         *       "answer_ms": 1
         *     }
         */
        HealthDatabase: {
            /**
             * Format: int64
             * @description Milliseconds that it took just now to answer the smallest question.
             */
            answer_ms: number;
            /**
             * @description Which database it is.
             * @enum {string}
             */
            engine: "sqlite" | "postgresql";
            /**
             * @description `no_writes`: it answers, and what is written now would be lost; nothing new begins.
             * @enum {string}
             */
            state: "up" | "no_writes";
        };
        /**
         * HealthQueue
         * @description What waits in one queue of the account.
         * @example {
         *       "queue": "messages_waiting",
         *       "waiting": 2,
         *       "first": "2026-03-03 14:15:00"
         *     }
         */
        HealthQueue: {
            /** @description The time for which the first of them waits, or since which it has waited; left out where they wait for no time. */
            first?: components["schemas"]["ClockTime"];
            /**
             * @description `messages_due`: messages to be sent now. `messages_waiting`: messages that wait for their time or another attempt. `hooks_pending`: webhooks and callbacks to be posted. `hooks_parked`: those that were given up. `operations`: operations that no worker has taken yet. `campaigns`: campaigns that are being sent. `timers`: what is due at a time. `evidences`: evidences to be made.
             * @enum {string}
             */
            queue: "messages_due" | "messages_waiting" | "hooks_pending" | "hooks_parked" | "operations" | "campaigns" | "timers" | "evidences";
            /**
             * Format: int64
             * @description How many; counting stops at 100,000.
             */
            waiting: number;
        };
        /**
         * HealthWork
         * @description How the work loop is, which sends messages and does all other work in the background.
         * @example {
         *       "state": "running",
         *       "idle_ms": 120
         *     }
         */
        HealthWork: {
            /**
             * Format: int64
             * @description Milliseconds since it made a step or looked for one; left out for `elsewhere`.
             */
            idle_ms?: number;
            /**
             * @description `stalled`: it has made no step for 30 seconds. `elsewhere`: another process works.
             * @enum {string}
             */
            state: "running" | "stalled" | "elsewhere";
        };
        /**
         * HookAttempt
         * @description One try to post a hook.
         * @example {
         *       "date": "2026-03-02 10:07:01",
         *       "duration_ms": 38,
         *       "headers": {
         *         "content-type": "application/json",
         *         "webhook-id": "hook_1",
         *         "webhook-timestamp": "1772446021",
         *         "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="
         *       },
         *       "status": 200,
         *       "answer": "OK"
         *     }
         */
        HookAttempt: {
            /** @description The first 1,000 bytes of the answer; left out when none came. */
            answer?: string;
            date: components["schemas"]["ClockTime"];
            /**
             * Format: int64
             * @description Milliseconds until the answer arrived or the platform gave up.
             */
            duration_ms: number;
            /** @description Why no answer came; left out when one came. */
            error?: string;
            /** @description The headers that the platform set, as they were sent; left out when nothing was sent because of a fault, and for attempts before this was kept. */
            headers?: {
                [key: string]: string;
            };
            /** @description When the platform was to try it again; left out when it was not. */
            next_attempt?: components["schemas"]["ClockTime"];
            /**
             * Format: int64
             * @description The status of the answer; left out when none came.
             */
            status?: number;
        };
        /**
         * HookDelivery
         * @description One webhook or callback on its way to its receiver.
         * @example {
         *       "delivery_id": 1,
         *       "hook_id": "hook_1",
         *       "name": "listEvent",
         *       "event": "email_open",
         *       "webhook_id": 1,
         *       "url": "https://shop.example.com/hooks",
         *       "state": "delivered",
         *       "attempts": 1,
         *       "created": "2026-03-02 10:07:00",
         *       "ended": "2026-03-02 10:07:01"
         *     }
         */
        HookDelivery: {
            /**
             * Format: int64
             * @description How often it was tried since it was made, or since it was replayed.
             */
            attempts: number;
            created: components["schemas"]["ClockTime"];
            /**
             * Format: int64
             * @description The id of the delivery; later ones have greater ones.
             */
            delivery_id: number;
            /** @description When it was delivered or parked; left out while it is neither. */
            ended?: components["schemas"]["ClockTime"];
            /** @description The action that a webhook tells of. A delivery of a channel may tell of several, separated by commas: `sent,delivered`. For the callback of a list it is the flag that asked for it, `notif_api_7`. Left out for other callbacks. */
            event?: string;
            /** @description The header `webhook-id` of every attempt. */
            hook_id: string;
            /** @description The webhook or callback of the contract; `listCallback` for what `editApiCallback` of SOAP asked for. */
            name: string;
            /** @description When the platform tries it next; left out when it does not. */
            next_attempt?: components["schemas"]["ClockTime"];
            state: components["schemas"]["HookDeliveryState"];
            /** @description The address that it goes to. */
            url: string;
            /**
             * Format: int64
             * @description The webhook of the delivery, or the callback of a list (`listCallback`); left out for other callbacks.
             */
            webhook_id?: number;
        };
        /**
         * HookDeliveryDetail
         * @description A hook delivery with its body and its attempts.
         * @example {
         *       "delivery_id": 1,
         *       "hook_id": "hook_1",
         *       "name": "listEvent",
         *       "event": "email_open",
         *       "webhook_id": 1,
         *       "url": "https://shop.example.com/hooks",
         *       "state": "delivered",
         *       "attempts": 1,
         *       "created": "2026-03-02 10:07:00",
         *       "ended": "2026-03-02 10:07:01",
         *       "media_type": "application/json",
         *       "body": "{\"webhook_id\":1,\"list_id\":1,\"action\":\"email_open\",\"action_date\":\"2026-03-02 10:07:00\",\"contact\":{\"contact_id\":\"5bd1e995a7\"},\"action_data\":{\"campaign_hash\":\"c4mp41gn01\"}}",
         *       "attempt_log": [
         *         {
         *           "date": "2026-03-02 10:07:01",
         *           "duration_ms": 38,
         *           "headers": {
         *             "content-type": "application/json",
         *             "webhook-id": "hook_1",
         *             "webhook-timestamp": "1772446021",
         *             "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4="
         *           },
         *           "status": 200,
         *           "answer": "OK"
         *         }
         *       ]
         *     }
         */
        HookDeliveryDetail: {
            /** @description All attempts, oldest first, those before a replay too. */
            attempt_log: components["schemas"]["HookAttempt"][];
            /**
             * Format: int64
             * @description How often it was tried since it was made, or since it was replayed.
             */
            attempts: number;
            /** @description The body, byte by byte as it was signed. */
            body: string;
            created: components["schemas"]["ClockTime"];
            /**
             * Format: int64
             * @description The id of the delivery; later ones have greater ones.
             */
            delivery_id: number;
            /** @description When it was delivered or parked; left out while it is neither. */
            ended?: components["schemas"]["ClockTime"];
            /** @description The action that a webhook tells of. A delivery of a channel may tell of several, separated by commas: `sent,delivered`. For the callback of a list it is the flag that asked for it, `notif_api_7`. Left out for other callbacks. */
            event?: string;
            /** @description The header `webhook-id` of every attempt. */
            hook_id: string;
            /** @description The header `content-type` of every attempt; `application/x-www-form-urlencoded` for the callback of a list. */
            media_type: string;
            /** @description The webhook or callback of the contract; `listCallback` for what `editApiCallback` of SOAP asked for. */
            name: string;
            /** @description When the platform tries it next; left out when it does not. */
            next_attempt?: components["schemas"]["ClockTime"];
            state: components["schemas"]["HookDeliveryState"];
            /** @description The address that it goes to. */
            url: string;
            /**
             * Format: int64
             * @description The webhook of the delivery, or the callback of a list (`listCallback`); left out for other callbacks.
             */
            webhook_id?: number;
        };
        /**
         * HookDeliveryFilterState
         * @description A state of deliveries, or `failed`: those that are parked, and those that were tried in vain and wait for the next try.
         * @example failed
         * @enum {string}
         */
        HookDeliveryFilterState: "pending" | "delivered" | "parked" | "failed";
        /**
         * HookDeliveryPage
         * @description A page of hook deliveries.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "delivery_id": 1,
         *           "hook_id": "hook_1",
         *           "name": "listEvent",
         *           "event": "email_open",
         *           "webhook_id": 1,
         *           "url": "https://shop.example.com/hooks",
         *           "state": "delivered",
         *           "attempts": 1,
         *           "created": "2026-03-02 10:07:00",
         *           "ended": "2026-03-02 10:07:01"
         *         }
         *       ]
         *     }
         */
        HookDeliveryPage: {
            /** @description The deliveries of this page. */
            items: components["schemas"]["HookDelivery"][];
            /**
             * Format: int64
             * @description How many deliveries match, on all pages.
             */
            total_items: number;
        };
        /**
         * HookDeliveryState
         * @description A `pending` delivery is still to be tried, a `delivered` one was answered with 2xx, a `parked` one has failed for 72 hours and is tried again only when it is replayed.
         * @example delivered
         * @enum {string}
         */
        HookDeliveryState: "pending" | "delivered" | "parked";
        /**
         * HookReplay
         * @description Selects the hook deliveries to send again: those that match all members.
         * @example {
         *       "state": "parked",
         *       "url": "https://shop.example.com/hooks"
         *     }
         */
        HookReplay: {
            /** @description Only deliveries that report this webhook action. */
            event?: string;
            /** @description Only deliveries of this webhook or callback of the contract, as in `listEvent`. */
            name?: string;
            /** @description Only deliveries made at this time or later. */
            since?: string;
            /**
             * @description Only deliveries in this state. `failed` (S-089): those that are parked, and those that were tried in vain and wait for the next try.
             * @default parked
             * @enum {string}
             */
            state?: "delivered" | "parked" | "failed";
            /** @description Only deliveries to exactly this address. */
            url?: string;
            /**
             * Format: int64
             * @description Only deliveries of the webhook with this id. Webhooks of lists and those of channels have ids of their own; `name` tells them apart.
             */
            webhook_id?: number;
        };
        /**
         * HookReplayed
         * @description What is sent again.
         * @example {
         *       "replayed": 3
         *     }
         */
        HookReplayed: {
            /**
             * Format: int64
             * @description How many deliveries are due again.
             */
            replayed: number;
        };
        /**
         * InboundEmailCreate
         * @description A raw email.
         * @example {
         *       "channel": "email",
         *       "sender": "ana@example.com",
         *       "recipient": "shop@example.com",
         *       "source": "From: ana@example.com\r\nTo: shop@example.com\r\nSubject: Re: Spring is here\r\nIn-Reply-To: <m.1@example.com>\r\n\r\nDo you have it in blue?\r\n"
         *     }
         */
        InboundEmailCreate: {
            /**
             * @description Always `email`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            channel: "email";
            /** @description The address that it arrives at: the `return_address` of a captured message for a report, that of the sender for an answer. */
            recipient: string;
            /** @description The sender of the envelope; empty or left out for a report of a mail server. */
            sender?: string;
            /** @description The mail with its header (RFC 5322), at most 1 MiB. */
            source: string;
        };
        /**
         * InboundMessage
         * @description A message that came in, and what the platform found in it.
         * @example {
         *       "inbound_id": 1,
         *       "account_id": 1,
         *       "channel": "sms",
         *       "sender": "351-910000001",
         *       "recipient": "351-920000001",
         *       "meaning": "opt_out",
         *       "effect": "taken",
         *       "text": "STOP",
         *       "created": "2026-03-02 10:07:00"
         *     }
         */
        InboundMessage: {
            /**
             * Format: int64
             * @description The account that it came to.
             */
            account_id: number;
            /** @description The campaign that it is about; left out for none. */
            campaign_hash?: string;
            /**
             * @description The channel.
             * @enum {string}
             */
            channel: "email" | "sms";
            created: components["schemas"]["ClockTime"];
            /**
             * @description Whether anything followed: `taken`; `known`, when the same was heard before or the message had ended otherwise; or `none`.
             * @enum {string}
             */
            effect: "taken" | "known" | "none";
            /**
             * Format: int64
             * @description The id of the message; later messages have greater ones. Left out for a message of somebody who was forgotten: it is not kept.
             */
            inbound_id?: number;
            /**
             * @description What it says. An SMS: `opt_out`, `opt_in` or `text`. An email: `hard_bounce` (the address takes no mail), `soft_bounce` (not now), `sender_refused` (the server wants no mails of the sender, which counts as a soft bounce and alarms the operator), `complaint`, `delivered`, `relayed`, `read`, `reply`, `auto_reply`, `note` (a warning of a delay, a bounce that only people can read, and other things that change nothing) or `forged` (to a return address that the platform did not make).
             * @enum {string}
             */
            meaning: "hard_bounce" | "soft_bounce" | "sender_refused" | "complaint" | "delivered" | "relayed" | "read" | "reply" | "auto_reply" | "note" | "forged" | "opt_out" | "opt_in" | "text";
            /** @description The id of the single message that it is about; left out for none. */
            message_id?: string;
            /** @description The address or number that it came to. */
            recipient: string;
            /** @description The address in From, or the number that sent it. */
            sender: string;
            /** @description The subject of an email; left out for none. */
            subject?: string;
            /** @description The text, at most 10,000 characters. */
            text: string;
        };
        /**
         * InboundMessageCreate
         * @description A message that comes in; `channel` decides which other members are allowed.
         * @example {
         *       "channel": "sms",
         *       "sender": "351-910000001",
         *       "recipient": "351-920000001",
         *       "text": "STOP"
         *     }
         */
        InboundMessageCreate: components["schemas"]["InboundSmsCreate"] | components["schemas"]["InboundEmailCreate"];
        /**
         * InboundMessagePage
         * @description A page of inbound messages.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "inbound_id": 1,
         *           "account_id": 1,
         *           "channel": "sms",
         *           "sender": "351-910000001",
         *           "recipient": "351-920000001",
         *           "meaning": "opt_out",
         *           "effect": "taken",
         *           "text": "STOP",
         *           "created": "2026-03-02 10:07:00"
         *         }
         *       ]
         *     }
         */
        InboundMessagePage: {
            /** @description The messages of this page. */
            items: components["schemas"]["InboundMessage"][];
            /**
             * Format: int64
             * @description How many messages match, on all pages.
             */
            total_items: number;
        };
        /**
         * InboundSmsCreate
         * @description An SMS to a sender of the account.
         * @example {
         *       "channel": "sms",
         *       "sender": "351-910000001",
         *       "recipient": "351-920000001",
         *       "text": "STOP"
         *     }
         */
        InboundSmsCreate: {
            /**
             * @description Always `sms`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            channel: "sms";
            /** @description The number or name that it is sent to; the `sender` of a captured SMS. */
            recipient: string;
            /** @description The number that sends it, `<country code>-<number>`. */
            sender: string;
            /** @description The text. */
            text: string;
        };
        /**
         * KeyConflict
         * @description What stands against the request.
         */
        KeyConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * ListCallback
         * @description The address that is told of the contacts of a list in the form of the SOAP API. A list has one at most.
         * @example {
         *       "callback_id": 1,
         *       "list_id": 1,
         *       "url": "https://shop.example.com/hooks/callback",
         *       "flags": [
         *         "notif_api_1",
         *         "notif_api_7"
         *       ],
         *       "created": "2026-03-02 10:00:00"
         *     }
         */
        ListCallback: {
            /**
             * Format: int64
             * @description The id of the callback; deliveries show it as `webhook_id`.
             */
            readonly callback_id: number;
            created: components["schemas"]["ClockTime"];
            /** @description What it is told of. */
            flags: components["schemas"]["ListCallbackFlag"][];
            /**
             * Format: int64
             * @description The list.
             */
            list_id: number;
            /**
             * Format: uri
             * @description The address.
             */
            url: string;
        };
        /**
         * ListCallbackFlag
         * @description What the callback of a list can be told of, by the names that `editApiCallback` of the SOAP API has.
         * @example notif_api_7
         * @enum {string}
         */
        ListCallbackFlag: "notif_api_1" | "notif_api_2" | "notif_api_3" | "notif_api_4" | "notif_api_5" | "notif_api_6" | "notif_api_7" | "notif_api_8" | "notif_api_9" | "notif_api_10" | "notif_api_11" | "notif_api_12" | "notif_api_13" | "notif_api_14" | "notif_api_15" | "notif_api_16";
        /**
         * ListCallbackPage
         * @description A page of callbacks of lists.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "callback_id": 1,
         *           "list_id": 1,
         *           "url": "https://shop.example.com/hooks/callback",
         *           "flags": [
         *             "notif_api_1",
         *             "notif_api_7"
         *           ],
         *           "created": "2026-03-02 10:00:00"
         *         }
         *       ]
         *     }
         */
        ListCallbackPage: {
            /** @description The callbacks of this page. */
            items: components["schemas"]["ListCallback"][];
            /**
             * Format: int64
             * @description How many there are, on all pages.
             */
            total_items: number;
        };
        /**
         * ListCallbackUpdate
         * @description The callback that a list is to have.
         * @example {
         *       "url": "https://shop.example.com/hooks/callback",
         *       "flags": [
         *         "notif_api_1",
         *         "notif_api_7"
         *       ]
         *     }
         */
        ListCallbackUpdate: {
            /** @description What to tell it of. */
            flags: components["schemas"]["ListCallbackFlag"][];
            /**
             * Format: uri
             * @description The http or https address to call.
             */
            url: string;
        };
        /**
         * LiveEvent
         * @description Something that happened in the account.
         * @example {
         *       "event_id": "0-42",
         *       "kind": "message",
         *       "type": "email",
         *       "date": "2026-03-02 10:00:04",
         *       "text": "ana@example.com, Spring is here",
         *       "object_id": "1",
         *       "campaign_hash": "c4mp41gn01",
         *       "failed": false
         *     }
         */
        LiveEvent: {
            /** @description The campaign that it is about. */
            campaign_hash?: string;
            /** @description The contact that it is about. */
            contact_id?: string;
            /** @description When it happened, by the clock of the account. */
            date: components["schemas"]["ClockTime"];
            /**
             * Format: double
             * @description Milliseconds that a request or an attempt took.
             */
            duration_ms?: number;
            /** @description The position in the stream, the `id` of the event. */
            event_id: string;
            /** @description Whether something went wrong, such as a request that was refused. */
            failed: boolean;
            kind: components["schemas"]["LiveEventKind"];
            /**
             * Format: int64
             * @description The list that it is about.
             */
            list_id?: number;
            /** @description The id of the object: `request_id`, `captured_id`, `delivery_id` or `operation_id`. Left out for other kinds, and for what is gone. */
            object_id?: string;
            /**
             * Format: int32
             * @description The HTTP status of a request, or of the answer to an attempt of a hook delivery.
             */
            status?: number;
            /** @description A short description for people. */
            text: string;
            /** @description What happened, in the words of the kind: the operationId of a request, the channel of a message, the action of an event (`email_open`), the status of an operation; `created`, `delivered` or `failed` for a hook delivery; otherwise the kind itself. */
            type: string;
        };
        /**
         * LiveEventKind
         * @description A `request` that was answered, a captured `message`, an `event` of a message or a contact, a `hook` delivery that was made or tried, an `operation` that was made or changed its status, a move of the `clock`, a `reset` of the account or its return to a snapshot, or a `gap`: events that are not kept any more.
         * @example message
         * @enum {string}
         */
        LiveEventKind: "request" | "message" | "event" | "hook" | "operation" | "clock" | "reset" | "gap";
        /**
         * ModeratedSender
         * @description A sender of any channel.
         * @example {
         *       "sender_id": 1,
         *       "channel": "email",
         *       "address": "shop@example.com",
         *       "status": "rejected"
         *     }
         */
        ModeratedSender: {
            /** @description The email address, the number or the name that messages come from. */
            address: string;
            /**
             * @description What it is for; a `cellphone` one sends SMS, a `phone` one calls.
             * @enum {string}
             */
            channel: "email" | "cellphone" | "phone";
            /**
             * Format: int64
             * @description The id of the sender.
             */
            sender_id: number;
            /**
             * @description Only an active sender can send.
             * @enum {string}
             */
            status: "active" | "moderation" | "rejected";
        };
        /**
         * PreviewLink
         * @description An address that shows a message for a while.
         * @example {
         *       "url": "https://localhost:8443/preview/w-1-1772446204000-a.JkhBkVZ2cO7xWvYF",
         *       "expires": "2026-03-02 10:10:04"
         *     }
         */
        PreviewLink: {
            /** @description Until when it works, on a real watch, `YYYY-MM-DD hh:mm:ss` in UTC. */
            expires: string;
            /**
             * Format: uri
             * @description The address. Whoever has it can read the message, without a key.
             */
            url: string;
        };
        /**
         * PreviewLinkCreate
         * @description What the preview may show.
         * @example {
         *       "remote_images": true
         *     }
         */
        PreviewLinkCreate: {
            /**
             * @description Whether the message is shown on a dark ground.
             * @default false
             */
            dark?: boolean;
            /**
             * @description Whether the browser may load the pictures of the message from where they are; whoever keeps them then learns of it.
             * @default false
             */
            remote_images?: boolean;
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
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
            /**
             * Format: int32
             * @description The HTTP status, again.
             */
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
         * RecordCount
         * @description How many records of a kind there are.
         * @example {
         *       "kind": "contacts",
         *       "records": 100
         *     }
         */
        RecordCount: {
            kind: components["schemas"]["RecordKind"];
            /**
             * Format: int64
             * @description How many there are.
             */
            records: number;
        };
        /**
         * RecordedProblem
         * @description The problem that an answer named, as far as it is kept.
         * @example {
         *       "type": "/docs/#errors",
         *       "title": "Unprocessable Entity",
         *       "status": 422,
         *       "detail": "The request does not fit the contract: 1 place.",
         *       "errors": {
         *         "body.name": "is required"
         *       }
         *     }
         */
        RecordedProblem: {
            /** @description What went wrong. */
            detail?: string;
            /** @description What is wrong at which place. */
            errors?: {
                [key: string]: unknown;
            };
            /**
             * Format: int32
             * @description The HTTP status.
             */
            status?: number;
            /** @description The status in words. */
            title?: string;
            /** @description Where errors are described. */
            type?: string;
        };
        /**
         * RecordedRequest
         * @description A request that was answered.
         * @example {
         *       "request_id": "kq3v9a-1",
         *       "api": "marketing-v3",
         *       "operation_id": "createList",
         *       "method": "POST",
         *       "path": "/marketing/v3/lists",
         *       "status": 422,
         *       "duration_ms": 2.4,
         *       "date": "2026-03-02 10:00:04",
         *       "key_id": "5f2b9c01",
         *       "problem": {
         *         "type": "/docs/#errors",
         *         "title": "Unprocessable Entity",
         *         "status": 422,
         *         "detail": "The request does not fit the contract: 1 place.",
         *         "errors": {
         *           "body.name": "is required"
         *         }
         *       }
         *     }
         */
        RecordedRequest: {
            api: components["schemas"]["ApiName"];
            /** @description The header `X-Client` of the request, such as `console`; left out without one. */
            client?: string;
            /** @description When it was answered, by the clock of the account. */
            date: components["schemas"]["ClockTime"];
            /**
             * Format: double
             * @description Milliseconds from the last byte of the headers to the end of the answer.
             */
            duration_ms: number;
            /** @description Tells the keys of the account apart; it is not the key. */
            key_id: string;
            /** @description The HTTP method. */
            method: string;
            /** @description The operation of the contract. */
            operation_id: string;
            /** @description The path and the query as they were sent; secrets in the query are blacked out. */
            path: string;
            /** @description What the answer said of its failure; left out when the request succeeded. */
            problem?: components["schemas"]["RecordedProblem"];
            /** @description The header `X-Request-Id` of the answer. */
            request_id: string;
            /**
             * Format: int32
             * @description The HTTP status of the answer.
             */
            status: number;
        };
        /**
         * RecordedRequestDetail
         * @description A request that was answered, with its body and its answer.
         * @example {
         *       "request_id": "kq3v9a-1",
         *       "api": "marketing-v3",
         *       "operation_id": "createList",
         *       "method": "POST",
         *       "path": "/marketing/v3/lists",
         *       "status": 422,
         *       "duration_ms": 2.4,
         *       "date": "2026-03-02 10:00:04",
         *       "key_id": "5f2b9c01",
         *       "problem": {
         *         "type": "/docs/#errors",
         *         "title": "Unprocessable Entity",
         *         "status": 422,
         *         "detail": "The request does not fit the contract: 1 place.",
         *         "errors": {
         *           "body.name": "is required"
         *         }
         *       },
         *       "path_parameters": {},
         *       "query_parameters": {},
         *       "request_body": "{\"language\":\"pt\"}",
         *       "is_cut": false
         *     }
         */
        RecordedRequestDetail: {
            /** @description The answer as JSON text, in the same way. Left out when there was none, or no JSON. */
            answer_body?: string;
            api: components["schemas"]["ApiName"];
            /** @description The header `X-Client` of the request, such as `console`; left out without one. */
            client?: string;
            /** @description When it was answered, by the clock of the account. */
            date: components["schemas"]["ClockTime"];
            /**
             * Format: double
             * @description Milliseconds from the last byte of the headers to the end of the answer.
             */
            duration_ms: number;
            /** @description Whether something was left out of a body because it was too long. */
            is_cut: boolean;
            /** @description Tells the keys of the account apart; it is not the key. */
            key_id: string;
            /** @description The HTTP method. */
            method: string;
            /** @description The operation of the contract. */
            operation_id: string;
            /** @description The path and the query as they were sent; secrets in the query are blacked out. */
            path: string;
            /** @description The values in the path by their names in the contract. */
            path_parameters: {
                [key: string]: unknown;
            };
            /** @description What the answer said of its failure; left out when the request succeeded. */
            problem?: components["schemas"]["RecordedProblem"];
            /** @description The parameters of the query, without secrets. */
            query_parameters: {
                [key: string]: unknown;
            };
            /** @description The body as JSON text, without passwords, keys, tokens and one-time codes, which are `[redacted]`. Long texts and lists are cut. Left out when there was none. */
            request_body?: string;
            /** @description The header `X-Request-Id` of the answer. */
            request_id: string;
            /**
             * Format: int32
             * @description The HTTP status of the answer.
             */
            status: number;
        };
        /**
         * RecordedRequestPage
         * @description A page of requests.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "request_id": "kq3v9a-1",
         *           "api": "marketing-v3",
         *           "operation_id": "createList",
         *           "method": "POST",
         *           "path": "/marketing/v3/lists",
         *           "status": 422,
         *           "duration_ms": 2.4,
         *           "date": "2026-03-02 10:00:04",
         *           "key_id": "5f2b9c01",
         *           "problem": {
         *             "type": "/docs/#errors",
         *             "title": "Unprocessable Entity",
         *             "status": 422,
         *             "detail": "The request does not fit the contract: 1 place.",
         *             "errors": {
         *               "body.name": "is required"
         *             }
         *           }
         *         }
         *       ]
         *     }
         */
        RecordedRequestPage: {
            /** @description The requests of this page. */
            items: components["schemas"]["RecordedRequest"][];
            /**
             * Format: int64
             * @description How many requests match, on all pages.
             */
            total_items: number;
        };
        /**
         * RecordKind
         * @description A kind of record. `fields` are extra fields, `contact_tags` the tags that contacts carry, `templates` those of messages and alerts, `verifications` codes that were sent, `webhooks` callbacks too. `other` is what the platform keeps beside records of these kinds: unique values, the work of a campaign, counters of reports, timers.
         * @example contacts
         * @enum {string}
         */
        RecordKind: "lists" | "fields" | "contacts" | "contact_tags" | "tags" | "segments" | "forms" | "form_submissions" | "devices" | "webpush_sites" | "connected_sites" | "goals" | "suppressions" | "catalogs" | "products" | "carts" | "orders" | "senders" | "sending_domains" | "cnames" | "campaign_groups" | "header_footer_templates" | "campaigns" | "messages" | "inbound_messages" | "captured_messages" | "events" | "operations" | "advanced_reports" | "automations" | "automation_runs" | "templates" | "mobile_apps" | "flows" | "flow_runs" | "verifications" | "alerts" | "registered_messages" | "evidences" | "autocertificates" | "webhooks" | "hook_deliveries" | "other";
        /**
         * ReplayHookDeliveryConflict
         * @description What stands against the request.
         */
        ReplayHookDeliveryConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The delivery is being sent at this moment. Try again in some seconds. */
                delivery_under_way?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * RestoreSnapshotConflict
         * @description What stands against the request.
         */
        RestoreSnapshotConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
                idempotency_in_progress?: string;
                /** @description The snapshot was made by another version of the platform. Make it anew. */
                snapshot_outdated?: string;
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
            /**
             * Format: int64
             * @description The id of the account.
             */
            account_id: number;
            /** @description Its key for the header `Apikey`, shown only this once. */
            api_key: string;
            /** @description Its name. */
            name: string;
        };
        /**
         * SandboxAccountBilling
         * @description What `getMyAccount` shows of the recipient of the invoices.
         * @example {
         *       "type": "company",
         *       "company_legal_name": "Shop Lda",
         *       "vat_number": "PT500000000",
         *       "country_code": "PT",
         *       "city": "Lisboa",
         *       "state": "Lisboa",
         *       "address1": "Rua Augusta 1",
         *       "address2": "",
         *       "zip_code": "1100-048",
         *       "invoice_comments": ""
         *     }
         */
        SandboxAccountBilling: {
            /** @description The first line of the address. */
            address1?: string;
            /** @description The second line of the address. */
            address2?: string;
            /** @description The town. */
            city?: string;
            /** @description The name on invoices. */
            company_legal_name?: string;
            /** @description Two letters as in ISO 3166. */
            country_code?: string;
            /** @description What is printed on each invoice. */
            invoice_comments?: string;
            /** @description The state or district. */
            state?: string;
            /**
             * @description Whether invoices go to a person or a company.
             * @enum {string}
             */
            type?: "single_person" | "company";
            /** @description The tax number. */
            vat_number?: string;
            /** @description The postal code. */
            zip_code?: string;
        };
        /**
         * SandboxAccountCreate
         * @description What a new sandbox account needs.
         * @example {
         *       "name": "Checkout tests",
         *       "plan": "pro",
         *       "currency": "EUR",
         *       "credit": "123.45",
         *       "list_limit": 10,
         *       "transactional": "off",
         *       "general_info": {
         *         "website": "https://shop.example.com/",
         *         "cellphone": "351-910000009",
         *         "company_size": 2,
         *         "business_sector": "Retail"
         *       },
         *       "billing_info": {
         *         "type": "company",
         *         "company_legal_name": "Shop Lda",
         *         "vat_number": "PT500000000",
         *         "country_code": "PT",
         *         "city": "Lisboa",
         *         "state": "Lisboa",
         *         "address1": "Rua Augusta 1",
         *         "address2": "",
         *         "zip_code": "1100-048",
         *         "invoice_comments": ""
         *       }
         *     }
         */
        SandboxAccountCreate: {
            billing_info?: components["schemas"]["SandboxAccountBilling"];
            /**
             * @description What was paid in, a decimal number. What the account sends is taken from it.
             * @default 1000.00
             */
            credit?: string;
            /**
             * @description The currency of its balance, three letters as in ISO 4217.
             * @default EUR
             */
            currency?: string;
            general_info?: components["schemas"]["SandboxAccountGeneral"];
            /**
             * Format: int32
             * @description How many lists it may have; 0 for any number. One more is a 409 with `list_limit_reached`.
             * @default 0
             */
            list_limit?: number;
            /** @description A name to recognise it by; two accounts may have the same. */
            name: string;
            /**
             * @description Its plan, as `getMyAccount` shows it.
             * @default trial
             * @enum {string}
             */
            plan?: "enterprise" | "free" | "pro" | "starter" | "trial" | "base";
            /**
             * @description Whether it may use the Transactional API: `on`, `off` until it calls `enableTransactional`, or `enabling`, where that call meets a 409.
             * @default on
             * @enum {string}
             */
            transactional?: "on" | "off" | "enabling";
        };
        /**
         * SandboxAccountGeneral
         * @description What `getMyAccount` shows of the owner of the account.
         * @example {
         *       "website": "https://shop.example.com/",
         *       "cellphone": "351-910000009",
         *       "company_size": 2,
         *       "business_sector": "Retail"
         *     }
         */
        SandboxAccountGeneral: {
            /** @description What the company does. */
            business_sector?: string;
            /** @description The cellphone, country code and number with a dash between them. */
            cellphone?: string;
            /**
             * Format: int64
             * @description The number of people who work there.
             */
            company_size?: number;
            /** @description The address of the website. */
            website?: string;
        };
        /**
         * Seed
         * @description The data set to fill the account with.
         * @example {
         *       "dataset": "shop",
         *       "seed": 1,
         *       "contacts": 100,
         *       "reset": true
         *     }
         */
        Seed: {
            /**
             * Format: int32
             * @description How many contacts the list of readers gets.
             * @default 100
             */
            contacts?: number;
            /**
             * @description The name of the data set.
             * @default shop
             * @enum {string}
             */
            dataset?: "shop";
            /**
             * @description Empties the account first. Without it, an account that is not empty is a 409.
             * @default false
             */
            reset?: boolean;
            /**
             * Format: int32
             * @description Decides the names, addresses and values of the contacts, and who opens and clicks. The same number gives the same data; ids and dates are new each time.
             * @default 1
             */
            seed?: number;
            /**
             * Format: uri
             * @description Address of webhooks of the list of customers, which hears of its campaign, and of single and registered messages. Without it there are none.
             */
            webhook_url?: string;
        };
        /**
         * SeedAccountConflict
         * @description What stands against the request.
         */
        SeedAccountConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The account is not empty. Say reset true to empty it first. */
                account_not_empty?: string;
                /** @description The request with this Idempotency-Key was taken, but its answer is lost. It was not done again; look at what is there. */
                idempotency_answer_lost?: string;
                /** @description A request with this Idempotency-Key is at work. Send it again in a moment. */
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
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * Seeded
         * @description The data that fills the account.
         * @example {
         *       "dataset": "shop",
         *       "seed": 1,
         *       "sender_id": 1,
         *       "lists": [
         *         {
         *           "list_id": 1,
         *           "internal_name": "Newsletter 2026",
         *           "contacts": 100
         *         },
         *         {
         *           "list_id": 2,
         *           "internal_name": "Customers",
         *           "contacts": 22
         *         }
         *       ],
         *       "fields": [
         *         {
         *           "field_id": 1,
         *           "list_id": 1,
         *           "name": "City",
         *           "format": "text"
         *         },
         *         {
         *           "field_id": 2,
         *           "list_id": 1,
         *           "name": "Points",
         *           "format": "number"
         *         },
         *         {
         *           "field_id": 3,
         *           "list_id": 1,
         *           "name": "Last order",
         *           "format": "date"
         *         },
         *         {
         *           "field_id": 4,
         *           "list_id": 1,
         *           "name": "Customer number",
         *           "format": "text"
         *         },
         *         {
         *           "field_id": 5,
         *           "list_id": 1,
         *           "name": "Interests",
         *           "format": "options"
         *         }
         *       ],
         *       "tags": [
         *         {
         *           "tag_id": 1,
         *           "name": "VIP"
         *         },
         *         {
         *           "tag_id": 2,
         *           "name": "New customer"
         *         }
         *       ],
         *       "header_footer_templates": [
         *         {
         *           "template_id": 1,
         *           "name": "The shop"
         *         }
         *       ],
         *       "campaigns": [
         *         {
         *           "campaign_hash": "c4mp41gn01",
         *           "internal_name": "Spring sale",
         *           "status": "sent"
         *         },
         *         {
         *           "campaign_hash": "c4mp41gn02",
         *           "internal_name": "Summer preview",
         *           "status": "draft"
         *         }
         *       ],
         *       "forms": [
         *         {
         *           "form_id": 1,
         *           "list_id": 2,
         *           "name": "Join us",
         *           "url": "https://localhost:8443/f/4e1f0057aa"
         *         }
         *       ],
         *       "message_id": "1"
         *     }
         */
        Seeded: {
            /** @description One that was sent to the customers, then a draft for the readers. */
            campaigns: components["schemas"]["SeededCampaign"][];
            /** @description The name of the data set. */
            dataset: string;
            /** @description The extra fields of the readers. */
            fields: components["schemas"]["SeededField"][];
            /** @description The form of the customers, one of whom has entered a change into it that waits for the confirmation. */
            forms: components["schemas"]["SeededForm"][];
            /** @description The template that the draft for the readers has; the campaign to the customers shows all links. */
            header_footer_templates: components["schemas"]["SeededHeaderFooterTemplate"][];
            /** @description The readers, then the customers. */
            lists: components["schemas"]["SeededList"][];
            /** @description The id of a transactional email. */
            message_id: string;
            /**
             * Format: int64
             * @description The number that the data was made from.
             */
            seed: number;
            /**
             * Format: int64
             * @description The id of the email sender `shop@example.com`.
             */
            sender_id: number;
            /** @description Tags that some of the customers have. */
            tags: components["schemas"]["SeededTag"][];
            /**
             * Format: int64
             * @description The id of the webhook of the customers; left out for none.
             */
            webhook_id?: number;
        };
        /**
         * SeededCampaign
         * @description A campaign of the data set.
         * @example {
         *       "campaign_hash": "c4mp41gn01",
         *       "internal_name": "Spring sale",
         *       "status": "sent"
         *     }
         */
        SeededCampaign: {
            /** @description The hash of the campaign. */
            campaign_hash: string;
            /** @description Its name. */
            internal_name: string;
            /**
             * @description Its status.
             * @enum {string}
             */
            status: "draft" | "sent";
        };
        /**
         * SeededField
         * @description An extra field of the data set.
         * @example {
         *       "field_id": 1,
         *       "list_id": 1,
         *       "name": "City",
         *       "format": "text"
         *     }
         */
        SeededField: {
            /**
             * Format: int64
             * @description The id of the field.
             */
            field_id: number;
            /**
             * @description Its format.
             * @enum {string}
             */
            format: "date" | "text" | "number" | "options";
            /**
             * Format: int64
             * @description The list that it belongs to.
             */
            list_id: number;
            /** @description Its name. */
            name: string;
        };
        /**
         * SeededForm
         * @description A form of the data set.
         * @example {
         *       "form_id": 1,
         *       "list_id": 2,
         *       "name": "Join us",
         *       "url": "https://localhost:8443/f/4e1f0057aa"
         *     }
         */
        SeededForm: {
            /**
             * Format: int64
             * @description The id of the form.
             */
            form_id: number;
            /**
             * Format: int64
             * @description The list that people subscribe to.
             */
            list_id: number;
            /** @description Its name. */
            name: string;
            /**
             * Format: uri
             * @description The address of its page.
             */
            url: string;
        };
        /**
         * SeededHeaderFooterTemplate
         * @description A template of header and footer of the data set.
         * @example {
         *       "template_id": 1,
         *       "name": "The shop"
         *     }
         */
        SeededHeaderFooterTemplate: {
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description The id of the template.
             */
            template_id: number;
        };
        /**
         * SeededList
         * @description A list of the data set.
         * @example {
         *       "list_id": 1,
         *       "internal_name": "Newsletter 2026",
         *       "contacts": 100
         *     }
         */
        SeededList: {
            /**
             * Format: int64
             * @description How many contacts it has.
             */
            contacts: number;
            /** @description Its name. */
            internal_name: string;
            /**
             * Format: int64
             * @description The id of the list.
             */
            list_id: number;
        };
        /**
         * SeededTag
         * @description A tag of the data set.
         * @example {
         *       "tag_id": 1,
         *       "name": "VIP"
         *     }
         */
        SeededTag: {
            /** @description Its name. */
            name: string;
            /**
             * Format: int64
             * @description The id of the tag.
             */
            tag_id: number;
        };
        /**
         * SenderStatusUpdate
         * @description The new status of a sender.
         * @example {
         *       "status": "rejected"
         *     }
         */
        SenderStatusUpdate: {
            /**
             * @description Only an active sender can send.
             * @enum {string}
             */
            status: "active" | "moderation" | "rejected";
        };
        /**
         * Snapshot
         * @description All records of the account as they were at one moment.
         * @example {
         *       "name": "before-checkout",
         *       "records": 1204,
         *       "bytes": 431877,
         *       "created": "2026-03-02 10:00:00"
         *     }
         */
        Snapshot: {
            /**
             * Format: int64
             * @description How large it is.
             */
            bytes: number;
            created: components["schemas"]["ClockTime"];
            name: components["schemas"]["SnapshotName"];
            /**
             * Format: int64
             * @description How many records it holds.
             */
            records: number;
        };
        /**
         * SnapshotCreate
         * @description What a new snapshot needs.
         * @example {
         *       "name": "before-checkout",
         *       "replace": true
         *     }
         */
        SnapshotCreate: {
            name: components["schemas"]["SnapshotName"];
            /**
             * @description Replaces a snapshot of the same name. Without it, such a snapshot is a 409.
             * @default false
             */
            replace?: boolean;
        };
        /**
         * SnapshotDetail
         * @description A snapshot with what it holds.
         * @example {
         *       "name": "before-checkout",
         *       "records": 2,
         *       "bytes": 431,
         *       "created": "2026-03-02 10:00:00",
         *       "restorable": true,
         *       "counts": [
         *         {
         *           "kind": "lists",
         *           "records": 2
         *         }
         *       ]
         *     }
         */
        SnapshotDetail: {
            /**
             * Format: int64
             * @description How large it is.
             */
            bytes: number;
            /** @description How many records of each kind it held when it was taken; kinds of which it held none are left out. Empty for one that a version made which did not count. */
            counts: components["schemas"]["RecordCount"][];
            created: components["schemas"]["ClockTime"];
            name: components["schemas"]["SnapshotName"];
            /**
             * Format: int64
             * @description How many records it holds.
             */
            records: number;
            /** @description Whether it can be restored; one that was made by another version of the platform cannot. */
            restorable: boolean;
        };
        /**
         * SnapshotName
         * @description A name of 1 to 64 letters, digits, dots, hyphens and underscores, unique within the account.
         * @example before-checkout
         */
        SnapshotName: string;
        /**
         * SnapshotPage
         * @description A page of snapshots.
         * @example {
         *       "total_items": 1,
         *       "items": [
         *         {
         *           "name": "before-checkout",
         *           "records": 1204,
         *           "bytes": 431877,
         *           "created": "2026-03-02 10:00:00"
         *         }
         *       ]
         *     }
         */
        SnapshotPage: {
            /** @description The snapshots of this page. */
            items: components["schemas"]["Snapshot"][];
            /**
             * Format: int64
             * @description How many snapshots there are, on all pages.
             */
            total_items: number;
        };
        /**
         * StreamEventsConflict
         * @description What stands against the request.
         */
        StreamEventsConflict: {
            /** @description What went wrong here, and what to change. */
            detail: string;
            /** @description The reason, and its text or data. */
            errors?: {
                /** @description The account reads as many streams of events as it may at once. End one of them. */
                too_many_streams?: string;
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
             * @description Address of a text about the status code.
             */
            type?: string;
        };
        /**
         * TestHookDeliveryCreate
         * @description Which webhook is to be told, and of what.
         * @example {
         *       "name": "listEvent",
         *       "webhook_id": 1,
         *       "event": "email_click"
         *     }
         */
        TestHookDeliveryCreate: {
            /** @description The action to tell of, one that the webhook asked for. Without it, the first of them. */
            event?: string;
            /**
             * @description The webhook of the contract, or `listCallback`. It says of which API the webhook is.
             * @enum {string}
             */
            name: "listEvent" | "transactionalEmailEvent" | "transactionalSmsEvent" | "transactionalPushEvent" | "certificateSent" | "listCallback";
            /**
             * Format: int64
             * @description The webhook, or the callback of a list.
             */
            webhook_id: number;
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
                 * @description Only requests to this API.
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
                 * @description Only requests of this operation of the contract.
                 * @example createList
                 */
                operation_id?: string;
                /**
                 * @description Direction of the order.
                 * @example desc
                 */
                order?: components["parameters"]["Order"];
                /**
                 * @description Only requests whose status begins with this digit.
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
