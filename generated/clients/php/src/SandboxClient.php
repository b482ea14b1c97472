<?php

// Written by `npm run generate` from specs/sandbox-v1. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\MessagingException;

/**
 * A client of the Sandbox API, version 1.1.0: one method for each operation.
 *
 * @phpstan-import-type AccountCounts from SandboxTypes
 * @phpstan-import-type ApiName from SandboxTypes
 * @phpstan-import-type CapturedEvent from SandboxTypes
 * @phpstan-import-type CapturedEventCreate from SandboxTypes
 * @phpstan-import-type CapturedMessage from SandboxTypes
 * @phpstan-import-type CapturedMessageDetail from SandboxTypes
 * @phpstan-import-type CapturedMessagePage from SandboxTypes
 * @phpstan-import-type Clock from SandboxTypes
 * @phpstan-import-type ClockAdvance from SandboxTypes
 * @phpstan-import-type ClockAdvanced from SandboxTypes
 * @phpstan-import-type Fault from SandboxTypes
 * @phpstan-import-type FaultCreate from SandboxTypes
 * @phpstan-import-type FaultPage from SandboxTypes
 * @phpstan-import-type Health from SandboxTypes
 * @phpstan-import-type HookDelivery from SandboxTypes
 * @phpstan-import-type HookDeliveryDetail from SandboxTypes
 * @phpstan-import-type HookDeliveryFilterState from SandboxTypes
 * @phpstan-import-type HookDeliveryPage from SandboxTypes
 * @phpstan-import-type HookReplay from SandboxTypes
 * @phpstan-import-type HookReplayed from SandboxTypes
 * @phpstan-import-type InboundMessage from SandboxTypes
 * @phpstan-import-type InboundMessageCreate from SandboxTypes
 * @phpstan-import-type InboundMessagePage from SandboxTypes
 * @phpstan-import-type ListCallback from SandboxTypes
 * @phpstan-import-type ListCallbackPage from SandboxTypes
 * @phpstan-import-type ListCallbackUpdate from SandboxTypes
 * @phpstan-import-type LiveEvent from SandboxTypes
 * @phpstan-import-type ModeratedSender from SandboxTypes
 * @phpstan-import-type PreviewLink from SandboxTypes
 * @phpstan-import-type PreviewLinkCreate from SandboxTypes
 * @phpstan-import-type RecordedRequest from SandboxTypes
 * @phpstan-import-type RecordedRequestDetail from SandboxTypes
 * @phpstan-import-type RecordedRequestPage from SandboxTypes
 * @phpstan-import-type SandboxAccount from SandboxTypes
 * @phpstan-import-type SandboxAccountCreate from SandboxTypes
 * @phpstan-import-type Seed from SandboxTypes
 * @phpstan-import-type Seeded from SandboxTypes
 * @phpstan-import-type SenderStatusUpdate from SandboxTypes
 * @phpstan-import-type Snapshot from SandboxTypes
 * @phpstan-import-type SnapshotCreate from SandboxTypes
 * @phpstan-import-type SnapshotDetail from SandboxTypes
 * @phpstan-import-type SnapshotPage from SandboxTypes
 * @phpstan-import-type TestHookDeliveryCreate from SandboxTypes
 */
final class SandboxClient extends ApiClient
{
    // Messages

    /**
     * List captured messages.
     *
     * Returns captured messages that match all filters, newest first by default; change this with `order`.
     *
     * `GET /messages`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'email'|'push'|'sms'|'smart_sms'|'voice'|'web_push'|null $channel Only messages of this channel.
     * @param string|null $recipient Only messages to exactly this address, number or device.
     * @param int|null $account_id
     *   The account whose messages to read: the account of the key (default) or one that it created.
     * @param string|null $subject Only messages whose subject contains this text; case-sensitive.
     * @param string|null $subject_part Only messages whose subject or title contains this text, in any case.
     * @param string|null $sender_part Only messages whose sender contains this text, in any case.
     * @param string|null $recipient_part Only messages whose recipient contains this text, in any case.
     * @param string|null $words
     *   Only messages with each of these words in the recipient, sender, subject or first 8,000 characters of
     *   the text (the HTML if present), in any case.
     * @param 'accepted'|'deferred'|'failed'|'unknown'|null $outcome
     *   Only messages with this outcome from the sandbox carrier.
     * @param string|null $campaign_hash Only messages of this campaign.
     * @param string|null $operation_id Only messages from requests to this operation; `relayEmail` for relayed emails.
     * @param bool|null $has_attachment True for messages with files, false for those without.
     * @param int|null $larger Only messages larger than this many bytes.
     * @param string|null $created_min Only messages captured at or after this time of the account.
     * @param string|null $created_max Only messages captured at or before this time of the account.
     * @param int|null $after Only messages with a greater `captured_id`, so only newer ones.
     * @param int|null $before Only messages with a smaller `captured_id`.
     * @return CapturedMessagePage
     * @throws MessagingException
     */
    public function listCapturedMessages(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $channel = null,
        ?string $recipient = null,
        ?int $account_id = null,
        ?string $subject = null,
        ?string $subject_part = null,
        ?string $sender_part = null,
        ?string $recipient_part = null,
        ?string $words = null,
        ?string $outcome = null,
        ?string $campaign_hash = null,
        ?string $operation_id = null,
        ?bool $has_attachment = null,
        ?int $larger = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?int $after = null,
        ?int $before = null,
        ?CallOptions $options = null,
    ): array {
        /** @var CapturedMessagePage */
        return $this->call(
            'listCapturedMessages',
            query: compact(
                'offset', 'limit', 'order', 'channel', 'recipient', 'account_id', 'subject', 'subject_part',
                'sender_part', 'recipient_part', 'words', 'outcome', 'campaign_hash', 'operation_id',
                'has_attachment', 'larger', 'created_min', 'created_max', 'after', 'before'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listCapturedMessages()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'email'|'push'|'sms'|'smart_sms'|'voice'|'web_push'|null $channel
     * @param 'accepted'|'deferred'|'failed'|'unknown'|null $outcome
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<CapturedMessage, CapturedMessagePage>
     */
    public function iterateCapturedMessages(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $channel = null,
        ?string $recipient = null,
        ?int $account_id = null,
        ?string $subject = null,
        ?string $subject_part = null,
        ?string $sender_part = null,
        ?string $recipient_part = null,
        ?string $words = null,
        ?string $outcome = null,
        ?string $campaign_hash = null,
        ?string $operation_id = null,
        ?bool $has_attachment = null,
        ?int $larger = null,
        ?string $created_min = null,
        ?string $created_max = null,
        ?int $after = null,
        ?int $before = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<CapturedMessage, CapturedMessagePage> */
        return $this->pager(
            'listCapturedMessages',
            [],
            compact(
                'offset', 'limit', 'order', 'channel', 'recipient', 'account_id', 'subject', 'subject_part',
                'sender_part', 'recipient_part', 'words', 'outcome', 'campaign_hash', 'operation_id',
                'has_attachment', 'larger', 'created_min', 'created_max', 'after', 'before'
            ),
            $max,
            $options,
        );
    }

    /**
     * Wait for a message.
     *
     * Returns the oldest message that matches all filters: at once if already captured, otherwise as soon as it is. To
     * read messages one by one, pass the last `captured_id` as `after`. `timeout` replaces the limit of 10 s for other
     * reads.
     *
     * `GET /messages/actions/wait`
     *
     * @param 'email'|'push'|'sms'|'smart_sms'|'voice'|'web_push'|null $channel Only messages of this channel.
     * @param string|null $recipient Only messages to exactly this address, number or device.
     * @param int|null $account_id
     *   The account whose messages to read: the account of the key (default) or one that it created.
     * @param string|null $subject Only messages whose subject contains this text; case-sensitive.
     * @param int|null $after Only messages with a greater `captured_id`.
     * @param int|null $timeout
     *   Maximum wait in seconds of real time; advancing the clock does not shorten it. 0 checks once.
     * @return CapturedMessageDetail
     * @throws MessagingException
     */
    public function waitForCapturedMessage(
        ?string $channel = null,
        ?string $recipient = null,
        ?int $account_id = null,
        ?string $subject = null,
        ?int $after = null,
        ?int $timeout = null,
        ?CallOptions $options = null,
    ): array {
        /** @var CapturedMessageDetail */
        return $this->call(
            'waitForCapturedMessage',
            query: compact('channel', 'recipient', 'account_id', 'subject', 'after', 'timeout'),
            options: $options,
        );
    }

    /**
     * Get a captured message.
     *
     * Returns one message with its headers, texts, links and files.
     *
     * `GET /messages/{captured_id}`
     *
     * @param int $captured_id The id of the captured message.
     * @return CapturedMessageDetail
     * @throws MessagingException
     */
    public function getCapturedMessage(int $captured_id, ?CallOptions $options = null): array
    {
        /** @var CapturedMessageDetail */
        return $this->call('getCapturedMessage', path: compact('captured_id'), options: $options);
    }

    /**
     * Get a captured email's source.
     *
     * Returns the raw email exactly as it would be sent. Returns 404 for messages of other channels.
     *
     * `GET /messages/{captured_id}/source`
     *
     * @param int $captured_id The id of the captured message.
     * @throws MessagingException
     */
    public function getCapturedSource(int $captured_id, ?CallOptions $options = null): string
    {
        /** @var string */
        return $this->call('getCapturedSource', path: compact('captured_id'), options: $options);
    }

    /**
     * Get a captured email's attachment.
     *
     * Returns the decoded bytes of a file, always as `application/octet-stream`, so that browsers don't show untrusted
     * content. `attachments` of the message has its type.
     *
     * `GET /messages/{captured_id}/attachments/{position}`
     *
     * @param int $captured_id The id of the captured message.
     * @param int $position The position of the file in `attachments` of the message, from 1.
     * @throws MessagingException
     */
    public function getCapturedAttachment(int $captured_id, int $position, ?CallOptions $options = null): string
    {
        /** @var string */
        return $this->call(
            'getCapturedAttachment',
            path: compact('captured_id', 'position'),
            options: $options,
        );
    }

    /**
     * Create a preview link.
     *
     * Returns a URL that shows the HTML of a message (an email, or the page of a smart SMS) in a browser for ten
     * minutes. Use it in a frame of one of the platform's pages. Nothing in it runs, sends or loads anything: scripts,
     * forms, external styles, fonts and images are removed, and a content security policy blocks them. Embedded images
     * are shown; remote ones only with `remote_images`. Links open in a new window. A preview never counts as an open.
     * Returns 404 for a message without HTML.
     *
     * `POST /messages/{captured_id}/preview-links`
     *
     * @param int $captured_id The id of the captured message.
     * @param PreviewLinkCreate $body
     *     - `remote_images`: Whether the browser can load remote images of the message.
     *     - `dark`: Whether to show the message on a dark background.
     * @return PreviewLink
     * @throws MessagingException
     */
    public function createPreviewLink(int $captured_id, array $body, ?CallOptions $options = null): array
    {
        /** @var PreviewLink */
        return $this->call(
            'createPreviewLink',
            path: compact('captured_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Simulate a message event.
     *
     * Behaves as if the recipient or their mail server caused the event: statuses, reports, suppressions and webhooks
     * follow as for a real one. A network report for an unsent message waits until it is sent. A click on the link of
     * an alert confirms it. Per message, a complaint, each bounce type, a delivery, a failure, a reply and an
     * unsubscription count only once. Returns 409 for an event that the message cannot have: a click without a link,
     * or an event that its channel does not have, such as a bounce of an SMS or a delivery report of an email.
     *
     * `POST /messages/{captured_id}/events`
     *
     * @param int $captured_id The id of the captured message.
     * @param CapturedEventCreate $body
     *     - `type` (required):
     *     - `url`: One of the `links` of the message.
     *     - `bounce_type`: Whether the failure is permanent (`hard`) or temporary (`soft`).
     *     - `text`: The text of the reply.
     * @return CapturedEvent
     * @throws MessagingException with the reason of a conflict: `no_such_link`, `no_such_event`, `message_gone`
     */
    public function createMessageEvent(int $captured_id, array $body, ?CallOptions $options = null): array
    {
        /** @var CapturedEvent */
        return $this->call(
            'createMessageEvent',
            path: compact('captured_id'),
            body: $body,
            options: $options,
        );
    }

    // Inbound messages

    /**
     * List inbound messages.
     *
     * Returns inbound messages, including those of magic recipients, newest first by default; change this with
     * `order`.
     *
     * `GET /inbound-messages`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param 'email'|'sms'|null $channel Only messages of this channel.
     * @param int|null $account_id
     *   The account whose messages to read: the account of the key (default) or one that it created.
     * @return InboundMessagePage
     * @throws MessagingException
     */
    public function listInboundMessages(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $channel = null,
        ?int $account_id = null,
        ?CallOptions $options = null,
    ): array {
        /** @var InboundMessagePage */
        return $this->call(
            'listInboundMessages',
            query: compact('offset', 'limit', 'order', 'channel', 'account_id'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listInboundMessages()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param 'email'|'sms'|null $channel
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<InboundMessage, InboundMessagePage>
     */
    public function iterateInboundMessages(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $channel = null,
        ?int $account_id = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<InboundMessage, InboundMessagePage> */
        return $this->pager(
            'listInboundMessages',
            [],
            compact('offset', 'limit', 'order', 'channel', 'account_id'),
            $max,
            $options,
        );
    }

    /**
     * Simulate an inbound message.
     *
     * Behaves like an inbound SMS to a sender of the account, or an inbound email from a mail server or person. An
     * opt-out word in an SMS (`STOP`, `PARAR`, `BAJA`, `STOPP`, `ARRET` and others) suppresses the number and sends
     * one confirmation; an opt-in word (`START`, `UNSTOP`) undoes that, at most 3 times in 24 hours. An email is given
     * as raw source. A bounce or complaint counts if it arrives at the `return_address` of a captured message, or
     * contains that address or the link of `List-Unsubscribe`; a reply also counts by its Message-ID. The response
     * shows the meaning and the effect.
     *
     * `POST /inbound-messages`
     *
     * @param InboundMessageCreate $body
     *     - `channel` (required):
     *     - `sender`: The sender's number, `<country code>-<number>`.
     *     - `recipient` (required): The recipient: a number or name, the `sender` of a captured SMS.
     *     - `text`: The text.
     *     - `source`: The raw email with its headers (RFC 5322), at most 1 MiB.
     * @return InboundMessage
     * @throws MessagingException
     */
    public function createInboundMessage(array $body, ?CallOptions $options = null): array
    {
        /** @var InboundMessage */
        return $this->call('createInboundMessage', body: $body, options: $options);
    }

    // Clock

    /**
     * Get the time.
     *
     * Returns the time of the key's account, its offset from real time, and upcoming jobs, including those already
     * due. It lists at most 100 jobs, soonest first, up to 50 years from now. Expiries without a job, such as the
     * validity of a code, are not listed.
     *
     * `GET /clock`
     *
     * @return Clock
     * @throws MessagingException
     */
    public function getClock(?CallOptions $options = null): array
    {
        /** @var Clock */
        return $this->call('getClock', options: $options);
    }

    /**
     * Advance the clock.
     *
     * Moves only the clock of the key's account, by a number of seconds or to a time. Everything that becomes due on
     * the way (scheduled sends, retries, expiries) is processed in order before the response. The clock never moves
     * back; only restoring a snapshot does that. Returns 422 for a time before `now`, more than ten years after it, or
     * more than 50 years after real time. If more is due than fits in the time of a request, returns 408 and the clock
     * keeps its progress: repeat the call with `to` to continue. Returns 409 if the account is emptied or restored
     * during the call.
     *
     * `POST /clock/actions/advance`
     *
     * @param ClockAdvance $body
     *     - `seconds`: Number of seconds, at most ten years.
     *     - `to`: A date and time in UTC, `YYYY-MM-DD hh:mm:ss`.
     * @return ClockAdvanced
     * @throws MessagingException with the reason of a conflict: `clock_put_back`
     */
    public function advanceClock(array $body, ?CallOptions $options = null): array
    {
        /** @var ClockAdvanced */
        return $this->call('advanceClock', body: $body, options: $options);
    }

    // Accounts

    /**
     * Create a sandbox account.
     *
     * Creates an empty sandbox account with its own key. The key of the request can read its messages. Only this
     * response shows the new key.
     *
     * `POST /accounts`
     *
     * @param SandboxAccountCreate $body
     *     - `name` (required): A label.
     *     - `plan`: Its plan in `getMyAccount`.
     *     - `currency`: The currency of its balance (ISO 4217, three letters).
     *     - `credit`: The prepaid amount, a decimal number.
     *     - `list_limit`: How many lists it can have; 0 for unlimited.
     *     - `transactional`: Whether it can use the Transactional API: `on`, `off` until it calls
     *       `enableTransactional`, or `enabling`, for which that call returns 409.
     *     - `general_info`: The owner of the account in `getMyAccount`.
     *     - `billing_info`: The billing recipient in `getMyAccount`.
     * @return SandboxAccount
     * @throws MessagingException
     */
    public function createSandboxAccount(array $body, ?CallOptions $options = null): array
    {
        /** @var SandboxAccount */
        return $this->call('createSandboxAccount', body: $body, options: $options);
    }

    /**
     * Count the records of the account.
     *
     * Returns the current number of records of each kind, as a snapshot would hold them. The kinds are counted one
     * after another, up to a million each.
     *
     * `GET /counts`
     *
     * @return AccountCounts
     * @throws MessagingException
     */
    public function getAccountCounts(?CallOptions $options = null): array
    {
        /** @var AccountCounts */
        return $this->call('getAccountCounts', options: $options);
    }

    /**
     * Reset the account.
     *
     * Deletes all records of the key's account: lists, contacts, campaigns, messages, captured messages, webhooks with
     * their waiting deliveries, and faults. Its clock returns to real time. The account, its keys, its snapshots and
     * the accounts that it created are kept. Without a snapshot, you cannot undo this.
     *
     * `POST /reset`
     *
     * @throws MessagingException
     */
    public function resetAccount(?CallOptions $options = null): void
    {
        $this->call('resetAccount', options: $options);
    }

    // Seed

    /**
     * Load sample data.
     *
     * Loads the data set `shop` into an empty account. It has an email sender; a list of readers with extra fields,
     * about 90 % of them active; and a list of 20 customers, some with tags, and two addresses that bounce or
     * complain. A campaign was sent to the customers, with opens, clicks, a bounce, a complaint and an unsubscription.
     * There are also a draft, a form with one customer's change, a transactional email, three members reached by
     * campaigns on each other channel, a welcome automation, single messages on every channel (one registered), and at
     * least one of every other object that the APIs list, except faults and snapshots. With `webhook_url`, webhooks of
     * each API call it. 100,000 readers take a few seconds. An interrupted request leaves partial data: set `reset`
     * when you retry. Returns 404 if the account is emptied during the call.
     *
     * `POST /seed`
     *
     * @param Seed $body
     *     - `dataset`: The name of the data set.
     *     - `seed`: Determines the names, addresses and values of the contacts, and who opens and clicks.
     *     - `contacts`: Number of contacts in the list of readers.
     *     - `reset`: Empties the account first.
     *     - `webhook_url`: URL for webhooks: of the list of customers with its campaign, and of single and
     *       registered messages.
     * @return Seeded
     * @throws MessagingException with the reason of a conflict: `account_not_empty`
     */
    public function seedAccount(array $body, ?CallOptions $options = null): array
    {
        /** @var Seeded */
        return $this->call('seedAccount', body: $body, options: $options);
    }

    // Snapshots

    /**
     * List snapshots.
     *
     * Returns the snapshots of the account, newest first by default; change this with `order`.
     *
     * `GET /snapshots`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @return SnapshotPage
     * @throws MessagingException
     */
    public function listSnapshots(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?CallOptions $options = null,
    ): array {
        /** @var SnapshotPage */
        return $this->call('listSnapshots', query: compact('offset', 'limit', 'order'), options: $options);
    }

    /**
     * The items of all pages of {@see listSnapshots()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Snapshot, SnapshotPage>
     */
    public function iterateSnapshots(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Snapshot, SnapshotPage> */
        return $this->pager('listSnapshots', [], compact('offset', 'limit', 'order'), $max, $options);
    }

    /**
     * Create a snapshot.
     *
     * Stores all records of the account at one moment, under a name. Faults, keys, the clock and other accounts are
     * not included. An account can have 20 snapshots, each with at most a million records and 512 MiB; beyond that,
     * returns 409.
     *
     * `POST /snapshots`
     *
     * @param SnapshotCreate $body
     *     - `name` (required): A name of 1 to 64 letters, digits, dots, hyphens and underscores, unique within the
     *       account.
     *     - `replace`: Whether to replace a snapshot with the same name.
     * @return Snapshot
     * @throws MessagingException with the reason of a conflict: `snapshot_exists`, `too_many_snapshots`,
     *     `account_too_large`
     */
    public function createSnapshot(array $body, ?CallOptions $options = null): array
    {
        /** @var Snapshot */
        return $this->call('createSnapshot', body: $body, options: $options);
    }

    /**
     * Get a snapshot.
     *
     * Returns one snapshot with its number of records of each kind. Compare it with `getAccountCounts` for the current
     * numbers.
     *
     * `GET /snapshots/{snapshot_name}`
     *
     * @param string $snapshot_name The name of the snapshot.
     * @return SnapshotDetail
     * @throws MessagingException
     */
    public function getSnapshot(string $snapshot_name, ?CallOptions $options = null): array
    {
        /** @var SnapshotDetail */
        return $this->call('getSnapshot', path: compact('snapshot_name'), options: $options);
    }

    /**
     * Delete a snapshot.
     *
     * Deletes the snapshot; the account stays unchanged.
     *
     * `DELETE /snapshots/{snapshot_name}`
     *
     * @param string $snapshot_name The name of the snapshot.
     * @throws MessagingException
     */
    public function deleteSnapshot(string $snapshot_name, ?CallOptions $options = null): void
    {
        $this->call('deleteSnapshot', path: compact('snapshot_name'), options: $options);
    }

    /**
     * Restore a snapshot.
     *
     * Empties the account and restores every record of the snapshot with its old id; you can restore the snapshot
     * again. New records get unused ids. Current work of the account (a send, an import, a webhook) is discarded, and
     * work in progress at the time of the snapshot restarts: scheduled sends, retries and undelivered webhooks. The
     * faults of the account are deleted. Its clock moves to the time of the snapshot, or to real time if that is
     * later. Returns 409 for a snapshot of another platform version.
     *
     * `POST /snapshots/{snapshot_name}/actions/restore`
     *
     * @param string $snapshot_name The name of the snapshot.
     * @throws MessagingException with the reason of a conflict: `snapshot_outdated`
     */
    public function restoreSnapshot(string $snapshot_name, ?CallOptions $options = null): void
    {
        $this->call('restoreSnapshot', path: compact('snapshot_name'), options: $options);
    }

    // Faults

    /**
     * List faults.
     *
     * Returns the faults of the account, including used-up ones, newest first by default; change this with `order`.
     *
     * `GET /faults`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @return FaultPage
     * @throws MessagingException
     */
    public function listFaults(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?CallOptions $options = null,
    ): array {
        /** @var FaultPage */
        return $this->call('listFaults', query: compact('offset', 'limit', 'order'), options: $options);
    }

    /**
     * The items of all pages of {@see listFaults()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Fault, FaultPage>
     */
    public function iterateFaults(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Fault, FaultPage> */
        return $this->pager('listFaults', [], compact('offset', 'limit', 'order'), $max, $options);
    }

    /**
     * Create a fault.
     *
     * Makes matching requests or webhook deliveries of the account fail from now on. For each type, the oldest
     * matching fault applies. Only sandbox accounts can have faults, and operations of this API never fail because of
     * one. An account can have 100 active faults; beyond that, returns 409.
     *
     * `POST /faults`
     *
     * @param FaultCreate $body
     *     - `type` (required):
     *     - `status`: The response status, from 400.
     *     - `retry_after`: Seconds for the header `Retry-After`.
     *     - `api`: Only requests to this API.
     *     - `operation_id`: Only requests to this operation.
     *     - `times`: How many times the fault occurs; null for unlimited.
     *     - `delay_ms`: Delay in milliseconds.
     *     - `event`: Only deliveries of this webhook action, such as `email_open`.
     *     - `url`: Only deliveries to exactly this URL.
     * @return Fault
     * @throws MessagingException with the reason of a conflict: `too_many_faults`
     */
    public function createFault(array $body, ?CallOptions $options = null): array
    {
        /** @var Fault */
        return $this->call('createFault', body: $body, options: $options);
    }

    /**
     * Delete a fault.
     *
     * Deletes the fault; requests and deliveries work again. Resetting the account deletes all faults.
     *
     * `DELETE /faults/{fault_id}`
     *
     * @param int $fault_id The id of the fault.
     * @throws MessagingException
     */
    public function deleteFault(int $fault_id, ?CallOptions $options = null): void
    {
        $this->call('deleteFault', path: compact('fault_id'), options: $options);
    }

    // Senders

    /**
     * Approve or reject a sender.
     *
     * Changes the status of a sender of any channel, like the moderators in production. Senders of a sandbox account
     * are active from the start; use this to test one in moderation, or a rejected one.
     *
     * `PATCH /senders/{sender_id}`
     *
     * @param int $sender_id The id of the sender, of any channel.
     * @param SenderStatusUpdate $body
     *     - `status` (required): Only an active sender can send.
     * @return ModeratedSender
     * @throws MessagingException
     */
    public function updateSenderStatus(int $sender_id, array $body, ?CallOptions $options = null): array
    {
        /** @var ModeratedSender */
        return $this->call('updateSenderStatus', path: compact('sender_id'), body: $body, options: $options);
    }

    // Hook deliveries

    /**
     * List webhook deliveries.
     *
     * Returns the webhook and callback deliveries of the account that match all filters, newest first by default;
     * change this with `order`. Ended deliveries are kept for 30 days, or as configured by the operator.
     *
     * `GET /hook-deliveries`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param HookDeliveryFilterState|null $state Only deliveries in this state.
     * @param string|null $name Only deliveries of this webhook or callback.
     * @param string|null $event Only deliveries that report this webhook action.
     * @param string|null $url Only deliveries to exactly this URL.
     * @param int|null $webhook_id Only deliveries of the webhook with this id.
     * @param string|null $since Only deliveries created at or after this time.
     * @param string|null $text Only deliveries whose name, event, URL or body contains this text; case-sensitive.
     * @return HookDeliveryPage
     * @throws MessagingException
     */
    public function listHookDeliveries(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $state = null,
        ?string $name = null,
        ?string $event = null,
        ?string $url = null,
        ?int $webhook_id = null,
        ?string $since = null,
        ?string $text = null,
        ?CallOptions $options = null,
    ): array {
        /** @var HookDeliveryPage */
        return $this->call(
            'listHookDeliveries',
            query: compact(
                'offset', 'limit', 'order', 'state', 'name', 'event', 'url', 'webhook_id', 'since', 'text'
            ),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listHookDeliveries()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param HookDeliveryFilterState|null $state
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<HookDelivery, HookDeliveryPage>
     */
    public function iterateHookDeliveries(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $state = null,
        ?string $name = null,
        ?string $event = null,
        ?string $url = null,
        ?int $webhook_id = null,
        ?string $since = null,
        ?string $text = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<HookDelivery, HookDeliveryPage> */
        return $this->pager(
            'listHookDeliveries',
            [],
            compact('offset', 'limit', 'order', 'state', 'name', 'event', 'url', 'webhook_id', 'since', 'text'),
            $max,
            $options,
        );
    }

    /**
     * Send a test webhook.
     *
     * Creates a test delivery to a webhook or a list callback, without a real event. Its body is the example of the
     * contract, with the id of the webhook, its list and one of its actions. It is signed, retried and listed as any
     * delivery. A list callback reports the newest contact of the list; returns 422 for a list without contacts.
     *
     * `POST /hook-deliveries`
     *
     * @param TestHookDeliveryCreate $body
     *     - `name` (required): The webhook of the contract, or `listCallback`.
     *     - `webhook_id` (required): The id of the webhook or list callback.
     *     - `event`: The action to report, one of the webhook's actions.
     * @return HookDelivery
     * @throws MessagingException
     */
    public function createTestHookDelivery(array $body, ?CallOptions $options = null): array
    {
        /** @var HookDelivery */
        return $this->call('createTestHookDelivery', body: $body, options: $options);
    }

    /**
     * Replay webhook deliveries.
     *
     * Makes all matching deliveries due now: by default the parked ones, or those selected by `state`. Deliveries in
     * progress are not changed.
     *
     * `POST /hook-deliveries/actions/replay`
     *
     * @param HookReplay $body
     *     - `state`: Only deliveries in this state.
     *     - `since`: Only deliveries created at or after this time.
     *     - `name`: Only deliveries of this webhook or callback, such as `listEvent`.
     *     - `event`: Only deliveries that report this webhook action.
     *     - `url`: Only deliveries to exactly this URL.
     *     - `webhook_id`: Only deliveries of the webhook with this id.
     * @return HookReplayed
     * @throws MessagingException
     */
    public function replayHookDeliveries(array $body, ?CallOptions $options = null): array
    {
        /** @var HookReplayed */
        return $this->call('replayHookDeliveries', body: $body, options: $options);
    }

    /**
     * Get a webhook delivery.
     *
     * Returns one delivery with its body and all its attempts.
     *
     * `GET /hook-deliveries/{delivery_id}`
     *
     * @param int $delivery_id The id of the hook delivery.
     * @return HookDeliveryDetail
     * @throws MessagingException
     */
    public function getHookDelivery(int $delivery_id, ?CallOptions $options = null): array
    {
        /** @var HookDeliveryDetail */
        return $this->call('getHookDelivery', path: compact('delivery_id'), options: $options);
    }

    /**
     * Replay a webhook delivery.
     *
     * Makes the delivery due now, whatever its state: the same body with the same `webhook-id`, a new signature, and
     * another 72 hours of retries. Returns 409 while it is being sent.
     *
     * `POST /hook-deliveries/{delivery_id}/actions/replay`
     *
     * @param int $delivery_id The id of the hook delivery.
     * @return HookDelivery
     * @throws MessagingException with the reason of a conflict: `delivery_under_way`
     */
    public function replayHookDelivery(int $delivery_id, ?CallOptions $options = null): array
    {
        /** @var HookDelivery */
        return $this->call('replayHookDelivery', path: compact('delivery_id'), options: $options);
    }

    // Live

    /**
     * Stream account events.
     *
     * Returns server-sent events (`text/event-stream`) for everything that happens in the account from now on, in
     * order of visibility: `id` is the position, `event` the kind, and `data` the JSON described here. To resume, send
     * the last `id` as `Last-Event-ID` or `after`: you miss nothing and get nothing twice, from any process. Events
     * are kept for an hour after the last reader left (five minutes in a live account), at most 100,000; an event of
     * kind `gap` reports missing ones. A comment is sent at least every 15 seconds.
     *
     * `GET /events`
     *
     * @param string|null $kind Only events of these kinds, separated by commas.
     * @param string|null $after The `id` of your last event; the header `Last-Event-ID` overrides it.
     * @param bool|null $console Whether to include requests of the console.
     * @param int|null $seconds Seconds until the stream ends; resume with the last `id`.
     * @return EventStream<LiveEvent>
     * @throws MessagingException with the reason of a conflict: `too_many_streams`
     */
    public function streamEvents(
        ?string $kind = null,
        ?string $after = null,
        ?bool $console = null,
        ?int $seconds = null,
        ?CallOptions $options = null,
    ): EventStream {
        /** @var EventStream<LiveEvent> */
        return $this->stream('streamEvents', compact('kind', 'after', 'console', 'seconds'), $options);
    }

    // Requests

    /**
     * List requests.
     *
     * Returns the newest requests of the account that match all filters, newest first by default; change this with
     * `order`. They include requests to the REST APIs, SOAP calls, and emails or refused commands of the relay. The
     * newest 500 are kept, and 100 of the console. A request appears within two seconds.
     *
     * `GET /requests`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param 'asc'|'desc'|null $order Sort direction.
     * @param ApiName|null $api Only requests to this API or entry point.
     * @param string|null $operation_id Only requests to this operation, or `relayEmail`.
     * @param int|null $status_class Only requests whose status begins with this digit.
     * @param string|null $text Only requests whose stored id, path or bodies contain this text; case-sensitive.
     * @param bool|null $console Whether to include requests of the console.
     * @return RecordedRequestPage
     * @throws MessagingException
     */
    public function listRequests(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $api = null,
        ?string $operation_id = null,
        ?int $status_class = null,
        ?string $text = null,
        ?bool $console = null,
        ?CallOptions $options = null,
    ): array {
        /** @var RecordedRequestPage */
        return $this->call(
            'listRequests',
            query: compact('offset', 'limit', 'order', 'api', 'operation_id', 'status_class', 'text', 'console'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listRequests()}.
     *
     * @param 'asc'|'desc'|null $order
     * @param ApiName|null $api
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<RecordedRequest, RecordedRequestPage>
     */
    public function iterateRequests(
        ?int $offset = null,
        ?int $limit = null,
        ?string $order = null,
        ?string $api = null,
        ?string $operation_id = null,
        ?int $status_class = null,
        ?string $text = null,
        ?bool $console = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<RecordedRequest, RecordedRequestPage> */
        return $this->pager(
            'listRequests',
            [],
            compact('offset', 'limit', 'order', 'api', 'operation_id', 'status_class', 'text', 'console'),
            $max,
            $options,
        );
    }

    /**
     * Get a request.
     *
     * Returns one request with its body and its response.
     *
     * `GET /requests/{request_id}`
     *
     * @param string $request_id The id of the request: the response header `X-Request-Id`.
     * @return RecordedRequestDetail
     * @throws MessagingException
     */
    public function getRequest(string $request_id, ?CallOptions $options = null): array
    {
        /** @var RecordedRequestDetail */
        return $this->call('getRequest', path: compact('request_id'), options: $options);
    }

    // Hook deliveries

    /**
     * List list callbacks.
     *
     * Returns the callbacks of lists, set with `editApiCallback` of the SOAP API or `updateListCallback`.
     * `getCallbackSecret` of the Marketing API returns the secret that signs their calls.
     *
     * `GET /list-callbacks`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return ListCallbackPage
     * @throws MessagingException
     */
    public function listListCallbacks(?int $offset = null, ?int $limit = null, ?CallOptions $options = null): array
    {
        /** @var ListCallbackPage */
        return $this->call('listListCallbacks', query: compact('offset', 'limit'), options: $options);
    }

    /**
     * The items of all pages of {@see listListCallbacks()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<ListCallback, ListCallbackPage>
     */
    public function iterateListCallbacks(
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<ListCallback, ListCallbackPage> */
        return $this->pager('listListCallbacks', [], compact('offset', 'limit'), $max, $options);
    }

    /**
     * Set a list callback.
     *
     * Works like `editApiCallback` of the SOAP API: the callback replaces the list's previous one. Waiting deliveries
     * continue if the URL stays the same.
     *
     * `PUT /list-callbacks/{list_id}`
     *
     * @param int $list_id The id of the list.
     * @param ListCallbackUpdate $body
     *     - `url` (required): The http or https URL to call.
     *     - `flags` (required): The events to report.
     * @return ListCallback
     * @throws MessagingException
     */
    public function updateListCallback(int $list_id, array $body, ?CallOptions $options = null): array
    {
        /** @var ListCallback */
        return $this->call('updateListCallback', path: compact('list_id'), body: $body, options: $options);
    }

    /**
     * Delete a list callback.
     *
     * Deletes the callback and its waiting deliveries. Returns 404 if the list has no callback.
     *
     * `DELETE /list-callbacks/{list_id}`
     *
     * @param int $list_id The id of the list.
     * @throws MessagingException
     */
    public function deleteListCallback(int $list_id, ?CallOptions $options = null): void
    {
        $this->call('deleteListCallback', path: compact('list_id'), options: $options);
    }

    // Health

    /**
     * Get the platform's health.
     *
     * Returns the operator's view of the platform, limited to the key's account: whether the database accepts writes
     * and the work loop runs, the progress of an upgrade, the queues of the account, the status of its carriers, and
     * alarms that need action. It describes the responding process; with a shared database, another process can be the
     * one that sends. Returns 503 if the database does not respond.
     *
     * `GET /health`
     *
     * @return Health
     * @throws MessagingException
     */
    public function getHealth(?CallOptions $options = null): array
    {
        /** @var Health */
        return $this->call('getHealth', options: $options);
    }

    protected const SERVER = 'https://localhost:8443/sandbox/v1';
    protected const OPERATIONS = [
        'listCapturedMessages' => ['method' => 'GET', 'path' => '/messages', 'id' => 'captured_id'],
        'waitForCapturedMessage' => ['method' => 'GET', 'path' => '/messages/actions/wait', 'timeout' => 35],
        'getCapturedMessage' => ['method' => 'GET', 'path' => '/messages/{captured_id}'],
        'getCapturedSource' => ['method' => 'GET', 'path' => '/messages/{captured_id}/source', 'produces' => 'message/rfc822'],
        'getCapturedAttachment' => ['method' => 'GET', 'path' => '/messages/{captured_id}/attachments/{position}', 'produces' => 'application/octet-stream'],
        'createPreviewLink' => ['method' => 'POST', 'path' => '/messages/{captured_id}/preview-links', 'keyed' => true],
        'createMessageEvent' => ['method' => 'POST', 'path' => '/messages/{captured_id}/events', 'keyed' => true],
        'listInboundMessages' => ['method' => 'GET', 'path' => '/inbound-messages'],
        'createInboundMessage' => ['method' => 'POST', 'path' => '/inbound-messages', 'keyed' => true],
        'getClock' => ['method' => 'GET', 'path' => '/clock'],
        'advanceClock' => ['method' => 'POST', 'path' => '/clock/actions/advance', 'keyed' => true],
        'createSandboxAccount' => ['method' => 'POST', 'path' => '/accounts', 'keyed' => true],
        'getAccountCounts' => ['method' => 'GET', 'path' => '/counts'],
        'resetAccount' => ['method' => 'POST', 'path' => '/reset', 'produces' => null, 'keyed' => true],
        'seedAccount' => ['method' => 'POST', 'path' => '/seed', 'keyed' => true, 'timeout' => 300],
        'listSnapshots' => ['method' => 'GET', 'path' => '/snapshots', 'id' => 'snapshot_name'],
        'createSnapshot' => ['method' => 'POST', 'path' => '/snapshots', 'keyed' => true, 'timeout' => 300],
        'getSnapshot' => ['method' => 'GET', 'path' => '/snapshots/{snapshot_name}'],
        'deleteSnapshot' => ['method' => 'DELETE', 'path' => '/snapshots/{snapshot_name}', 'produces' => null],
        'restoreSnapshot' => ['method' => 'POST', 'path' => '/snapshots/{snapshot_name}/actions/restore', 'produces' => null, 'keyed' => true, 'timeout' => 300],
        'listFaults' => ['method' => 'GET', 'path' => '/faults', 'id' => 'fault_id'],
        'createFault' => ['method' => 'POST', 'path' => '/faults', 'keyed' => true],
        'deleteFault' => ['method' => 'DELETE', 'path' => '/faults/{fault_id}', 'produces' => null],
        'updateSenderStatus' => ['method' => 'PATCH', 'path' => '/senders/{sender_id}'],
        'listHookDeliveries' => ['method' => 'GET', 'path' => '/hook-deliveries', 'id' => 'delivery_id'],
        'createTestHookDelivery' => ['method' => 'POST', 'path' => '/hook-deliveries', 'keyed' => true],
        'replayHookDeliveries' => ['method' => 'POST', 'path' => '/hook-deliveries/actions/replay', 'keyed' => true],
        'getHookDelivery' => ['method' => 'GET', 'path' => '/hook-deliveries/{delivery_id}'],
        'replayHookDelivery' => ['method' => 'POST', 'path' => '/hook-deliveries/{delivery_id}/actions/replay', 'keyed' => true],
        'streamEvents' => ['method' => 'GET', 'path' => '/events', 'produces' => 'text/event-stream'],
        'listRequests' => ['method' => 'GET', 'path' => '/requests', 'id' => 'request_id'],
        'getRequest' => ['method' => 'GET', 'path' => '/requests/{request_id}'],
        'listListCallbacks' => ['method' => 'GET', 'path' => '/list-callbacks', 'id' => 'list_id'],
        'updateListCallback' => ['method' => 'PUT', 'path' => '/list-callbacks/{list_id}'],
        'deleteListCallback' => ['method' => 'DELETE', 'path' => '/list-callbacks/{list_id}', 'produces' => null],
        'getHealth' => ['method' => 'GET', 'path' => '/health'],
    ];
}
