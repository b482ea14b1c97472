<?php

// Written by `npm run generate` from specs/registered-v1. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\MessagingException;

/**
 * A client of the Registered API, version 1.1.0: one method for each operation.
 *
 * @phpstan-import-type Accepted from RegisteredTypes
 * @phpstan-import-type AutocertificateOption from RegisteredTypes
 * @phpstan-import-type AutocertificateOptionCreate from RegisteredTypes
 * @phpstan-import-type AutocertificateOptionCreated from RegisteredTypes
 * @phpstan-import-type AutocertificateOptionPage from RegisteredTypes
 * @phpstan-import-type Evidence from RegisteredTypes
 * @phpstan-import-type EvidencePage from RegisteredTypes
 * @phpstan-import-type EvidenceQueue from RegisteredTypes
 * @phpstan-import-type EvidencesCreate from RegisteredTypes
 * @phpstan-import-type Pong from RegisteredTypes
 * @phpstan-import-type RegisteredCustomEvent from RegisteredTypes
 * @phpstan-import-type RegisteredCustomEventsCreate from RegisteredTypes
 * @phpstan-import-type RegisteredEvent from RegisteredTypes
 * @phpstan-import-type RegisteredEventPage from RegisteredTypes
 * @phpstan-import-type RegisteredMessage from RegisteredTypes
 * @phpstan-import-type RegisteredMessageListItem from RegisteredTypes
 * @phpstan-import-type RegisteredMessagePage from RegisteredTypes
 * @phpstan-import-type RegisteredWebhook from RegisteredTypes
 * @phpstan-import-type RegisteredWebhookCreate from RegisteredTypes
 * @phpstan-import-type RegisteredWebhookCreated from RegisteredTypes
 * @phpstan-import-type RegisteredWebhookPage from RegisteredTypes
 * @phpstan-import-type RegisteredWebhookUpdate from RegisteredTypes
 * @phpstan-import-type RotatedWebhookSecret from RegisteredTypes
 * @phpstan-import-type WebhookSecretRotate from RegisteredTypes
 */
final class RegisteredClient extends ApiClient
{
    // Ping

    /**
     * Test the connection and the key.
     *
     * Returns `pong` for a valid key, even if the account has no registered messages. Returns 401 otherwise.
     *
     * `GET /ping`
     *
     * @return Pong
     * @throws MessagingException
     */
    public function ping(?CallOptions $options = null): array
    {
        /** @var Pong */
        return $this->call('ping', options: $options);
    }

    // Registered messages

    /**
     * List registered messages.
     *
     * Returns registered messages that match all filters, newest first, without their content. `getRegisteredMessage`
     * returns the content.
     *
     * `GET /registered`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @param string|null $subject Messages whose subject contains this text, in any case.
     * @param string|null $to Messages whose recipient (address or number) contains this text.
     * @param string|null $start_date Messages registered on or after this day (UTC).
     * @param string|null $end_date Messages registered on or before this day (UTC), including the whole day.
     * @return RegisteredMessagePage
     * @throws MessagingException
     */
    public function listRegisteredMessages(
        ?int $offset = null,
        ?int $limit = null,
        ?string $subject = null,
        ?string $to = null,
        ?string $start_date = null,
        ?string $end_date = null,
        ?CallOptions $options = null,
    ): array {
        /** @var RegisteredMessagePage */
        return $this->call(
            'listRegisteredMessages',
            query: compact('offset', 'limit', 'subject', 'to', 'start_date', 'end_date'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listRegisteredMessages()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<RegisteredMessageListItem, RegisteredMessagePage>
     */
    public function iterateRegisteredMessages(
        ?int $offset = null,
        ?int $limit = null,
        ?string $subject = null,
        ?string $to = null,
        ?string $start_date = null,
        ?string $end_date = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<RegisteredMessageListItem, RegisteredMessagePage> */
        return $this->pager(
            'listRegisteredMessages',
            [],
            compact('offset', 'limit', 'subject', 'to', 'start_date', 'end_date'),
            $max,
            $options,
        );
    }

    // Registered events

    /**
     * Add custom events to registered messages.
     *
     * Adds events to the history of one or more messages; later evidence includes them. If one is invalid, none is
     * added. A message can have at most 1,000 custom events with 1,048,576 characters of `customData` in total.
     * Returns 404 for an unknown `registerId`, 422 for a message of another channel or beyond these limits, and 409
     * with `event_exists` for an event with the same time and data.
     *
     * `POST /registered/events`
     *
     * @param RegisteredCustomEventsCreate $body
     *     - `channel` (required): The channel of the messages.
     *     - `events` (required): The events, at least one.
     * @return Accepted
     * @throws MessagingException with the reason of a conflict: `event_exists`
     */
    public function createRegisteredCustomEvents(array $body, ?CallOptions $options = null): array
    {
        /** @var Accepted */
        return $this->call('createRegisteredCustomEvents', body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see createRegisteredCustomEvents()}, in parts of at most 100. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<RegisteredCustomEvent> $items
     * @param array{channel: 'Email'|'Sms'} $body
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<RegisteredCustomEvent, Accepted>
     */
    public function createRegisteredCustomEventsInParts(
        iterable $items,
        array $body,
        ?int $size = null,
        ?CallOptions $options = null,
    ): BulkResult {
        /** @var BulkResult<RegisteredCustomEvent, Accepted> */
        return $this->inParts('createRegisteredCustomEvents', [], $items, $body, $size, $options);
    }

    // Evidences

    /**
     * Create evidence of registered messages.
     *
     * Queues one evidence certificate for each message. It shows the message and its events at the time of creation.
     * When it is ready, `listRegisteredEvidences` lists it and `certificateSent` reports it. A message can have
     * several. A repeated hash, or one already in the queue, is queued once. Unknown hashes are in `not_found`; the
     * others are still queued.
     *
     * `POST /registered/evidences`
     *
     * @param EvidencesCreate $body
     * @return EvidenceQueue
     * @throws MessagingException
     */
    public function createEvidencesBulk(array $body, ?CallOptions $options = null): array
    {
        /** @var EvidenceQueue */
        return $this->call('createEvidencesBulk', body: $body, options: $options);
    }

    /**
     * Sends any number of items through {@see createEvidencesBulk()}, in parts of at most 100. It doesn't throw when a part fails:
     * the result says what was done, and its `resume()` sends the rest.
     *
     * @param iterable<string> $items
     * @param int|null $size Maximum number of items in a part.
     * @return BulkResult<string, EvidenceQueue>
     */
    public function createEvidencesBulkInParts(
        iterable $items,
        ?int $size = null,
        ?CallOptions $options = null,
    ): BulkResult {
        /** @var BulkResult<string, EvidenceQueue> */
        return $this->inParts('createEvidencesBulk', [], $items, [], $size, $options);
    }

    // Registered messages

    /**
     * Get a registered message.
     *
     * Returns one registered message with its content as sent: texts, copies and files. Because it contains the files,
     * the response can be larger than 5 MB.
     *
     * `GET /registered/{registered_id}`
     *
     * @param string $registered_id The `id` of the registered message: its hash.
     * @return RegisteredMessage
     * @throws MessagingException
     */
    public function getRegisteredMessage(string $registered_id, ?CallOptions $options = null): array
    {
        /** @var RegisteredMessage */
        return $this->call('getRegisteredMessage', path: compact('registered_id'), options: $options);
    }

    /**
     * Download a registered email's source.
     *
     * Returns the raw email exactly as sent, with headers and files. Returns 404 for a registered SMS, which has no
     * source.
     *
     * `GET /registered/{registered_id}/message`
     *
     * @param string $registered_id The `id` of the registered message: its hash.
     * @throws MessagingException
     */
    public function downloadRegisteredMessage(string $registered_id, ?CallOptions $options = null): string
    {
        /** @var string */
        return $this->call('downloadRegisteredMessage', path: compact('registered_id'), options: $options);
    }

    // Registered events

    /**
     * List events of a registered message.
     *
     * Returns the events of the message, oldest first: those recorded by the platform, and those added with
     * `createRegisteredCustomEvents`. After 5,000 events, the platform adds no more.
     *
     * `GET /registered/{registered_id}/events`
     *
     * @param string $registered_id The `id` of the registered message: its hash.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return RegisteredEventPage
     * @throws MessagingException
     */
    public function listRegisteredEvents(
        string $registered_id,
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var RegisteredEventPage */
        return $this->call(
            'listRegisteredEvents',
            path: compact('registered_id'),
            query: compact('offset', 'limit'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listRegisteredEvents()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<RegisteredEvent, RegisteredEventPage>
     */
    public function iterateRegisteredEvents(
        string $registered_id,
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<RegisteredEvent, RegisteredEventPage> */
        return $this->pager(
            'listRegisteredEvents',
            compact('registered_id'),
            compact('offset', 'limit'),
            $max,
            $options,
        );
    }

    // Evidences

    /**
     * List evidence of a registered message.
     *
     * Returns the finished evidence, newest first, without the queue. `failed_evidences` of `getRegisteredMessage`
     * lists failures with their reasons.
     *
     * `GET /registered/{registered_id}/evidences`
     *
     * @param string $registered_id The `id` of the registered message: its hash.
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return EvidencePage
     * @throws MessagingException
     */
    public function listRegisteredEvidences(
        string $registered_id,
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var EvidencePage */
        return $this->call(
            'listRegisteredEvidences',
            path: compact('registered_id'),
            query: compact('offset', 'limit'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listRegisteredEvidences()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<Evidence, EvidencePage>
     */
    public function iterateRegisteredEvidences(
        string $registered_id,
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<Evidence, EvidencePage> */
        return $this->pager(
            'listRegisteredEvidences',
            compact('registered_id'),
            compact('offset', 'limit'),
            $max,
            $options,
        );
    }

    /**
     * Get evidence.
     *
     * Returns the data of one evidence; `downloadRegisteredEvidence` returns the PDF.
     *
     * `GET /registered/{registered_id}/evidences/{evidence_id}`
     *
     * @param string $registered_id The `id` of the registered message: its hash.
     * @param int $evidence_id The id of the evidence.
     * @return Evidence
     * @throws MessagingException
     */
    public function getRegisteredEvidence(string $registered_id, int $evidence_id, ?CallOptions $options = null): array
    {
        /** @var Evidence */
        return $this->call(
            'getRegisteredEvidence',
            path: compact('registered_id', 'evidence_id'),
            options: $options,
        );
    }

    /**
     * Delete evidence.
     *
     * Permanently deletes the evidence and its PDF. The message, its events and its other evidence are kept, and you
     * can create new evidence.
     *
     * `DELETE /registered/{registered_id}/evidences/{evidence_id}`
     *
     * @param string $registered_id The `id` of the registered message: its hash.
     * @param int $evidence_id The id of the evidence.
     * @throws MessagingException
     */
    public function deleteRegisteredEvidence(
        string $registered_id,
        int $evidence_id,
        ?CallOptions $options = null,
    ): void {
        $this->call(
            'deleteRegisteredEvidence',
            path: compact('registered_id', 'evidence_id'),
            options: $options,
        );
    }

    /**
     * Download evidence as PDF.
     *
     * Returns the evidence as a PDF, with the same bytes for every download. The header Content-Disposition suggests
     * its `name` for the file. Errors are JSON.
     *
     * `GET /registered/{registered_id}/evidences/{evidence_id}/download`
     *
     * @param string $registered_id The `id` of the registered message: its hash.
     * @param int $evidence_id The id of the evidence.
     * @throws MessagingException
     */
    public function downloadRegisteredEvidence(
        string $registered_id,
        int $evidence_id,
        ?CallOptions $options = null,
    ): string {
        /** @var string */
        return $this->call(
            'downloadRegisteredEvidence',
            path: compact('registered_id', 'evidence_id'),
            options: $options,
        );
    }

    // Webhooks

    /**
     * List registered-message webhooks.
     *
     * Returns the account's webhooks for registered messages, oldest first.
     *
     * `GET /webhooks`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return RegisteredWebhookPage
     * @throws MessagingException
     */
    public function listRegisteredWebhooks(?int $offset = null, ?int $limit = null, ?CallOptions $options = null): array
    {
        /** @var RegisteredWebhookPage */
        return $this->call('listRegisteredWebhooks', query: compact('offset', 'limit'), options: $options);
    }

    /**
     * The items of all pages of {@see listRegisteredWebhooks()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<RegisteredWebhook, RegisteredWebhookPage>
     */
    public function iterateRegisteredWebhooks(
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<RegisteredWebhook, RegisteredWebhookPage> */
        return $this->pager('listRegisteredWebhooks', [], compact('offset', 'limit'), $max, $options);
    }

    /**
     * Create a registered-message webhook.
     *
     * Creates a webhook: the platform calls the URL whenever evidence is ready; `certificateSent` shows the call. Only
     * this response shows the secret that signs the calls. An account can have at most 20. Returns 409 with
     * `webhook_exists` for a second one with the same URL, and with `webhook_limit_reached` beyond the limit.
     *
     * `POST /webhooks`
     *
     * @param RegisteredWebhookCreate $body
     *     - `url` (required): The http or https URL to call.
     *     - `actions` (required): The actions to report.
     * @return RegisteredWebhookCreated
     * @throws MessagingException with the reason of a conflict: `webhook_exists`, `webhook_limit_reached`
     */
    public function createRegisteredWebhook(array $body, ?CallOptions $options = null): array
    {
        /** @var RegisteredWebhookCreated */
        return $this->call('createRegisteredWebhook', body: $body, options: $options);
    }

    /**
     * Update a registered-message webhook.
     *
     * Changes the URL or the actions, or pauses or enables the webhook. Waiting calls use the new URL. While a webhook
     * is paused or disabled, its calls are held; enabling it sends them, oldest first. They are kept as long as ended
     * deliveries (`MESSAGING_KEEP_HOOKS`, 30 days). A receiver that responds with 410 Gone disables its webhook, and
     * the users of the account get an email.
     *
     * `PATCH /webhooks/{webhook_id}`
     *
     * @param int $webhook_id The id of the webhook.
     * @param RegisteredWebhookUpdate $body
     *     - `url`: The http or https URL to call.
     *     - `actions`: The actions to report.
     *     - `status`: `paused` holds the calls of the webhook.
     * @return RegisteredWebhook
     * @throws MessagingException with the reason of a conflict: `webhook_exists`, `webhook_limit_reached`
     */
    public function updateRegisteredWebhook(int $webhook_id, array $body, ?CallOptions $options = null): array
    {
        /** @var RegisteredWebhook */
        return $this->call(
            'updateRegisteredWebhook',
            path: compact('webhook_id'),
            body: $body,
            options: $options,
        );
    }

    /**
     * Delete a registered-message webhook.
     *
     * Deletes the webhook and discards its waiting calls, including retries.
     *
     * `DELETE /webhooks/{webhook_id}`
     *
     * @param int $webhook_id The id of the webhook.
     * @throws MessagingException
     */
    public function deleteRegisteredWebhook(int $webhook_id, ?CallOptions $options = null): void
    {
        $this->call('deleteRegisteredWebhook', path: compact('webhook_id'), options: $options);
    }

    /**
     * Rotate a registered-message webhook's secret.
     *
     * Creates a new secret for the webhook, which only this response shows. For another `overlap_hours` hours, each
     * call has two signatures, separated by a space, so your receiver can verify with either secret. Another rotation
     * ends the overlap of the previous secret. Waiting calls are signed with the secrets valid at the time of sending.
     *
     * `POST /webhooks/{webhook_id}/secret`
     *
     * @param int $webhook_id The id of the webhook.
     * @param WebhookSecretRotate $body
     *     - `overlap_hours`: For how many hours the previous secret also signs.
     * @return RotatedWebhookSecret
     * @throws MessagingException
     */
    public function rotateRegisteredWebhookSecret(int $webhook_id, array $body, ?CallOptions $options = null): array
    {
        /** @var RotatedWebhookSecret */
        return $this->call(
            'rotateRegisteredWebhookSecret',
            path: compact('webhook_id'),
            body: $body,
            options: $options,
        );
    }

    // Autocertificates

    /**
     * List autocertificate options.
     *
     * Returns the options of the account, oldest first.
     *
     * `GET /autocertificates`
     *
     * @param int|null $offset Number of items to skip.
     * @param int|null $limit Maximum number of items to return.
     * @return AutocertificateOptionPage
     * @throws MessagingException
     */
    public function listAutocertificateOptions(
        ?int $offset = null,
        ?int $limit = null,
        ?CallOptions $options = null,
    ): array {
        /** @var AutocertificateOptionPage */
        return $this->call(
            'listAutocertificateOptions',
            query: compact('offset', 'limit'),
            options: $options,
        );
    }

    /**
     * The items of all pages of {@see listAutocertificateOptions()}.
     *
     * @param int|null $max Maximum number of items over all pages.
     * @return Pager<AutocertificateOption, AutocertificateOptionPage>
     */
    public function iterateAutocertificateOptions(
        ?int $offset = null,
        ?int $limit = null,
        ?int $max = null,
        ?CallOptions $options = null,
    ): Pager {
        /** @var Pager<AutocertificateOption, AutocertificateOptionPage> */
        return $this->pager('listAutocertificateOptions', [], compact('offset', 'limit'), $max, $options);
    }

    /**
     * Create an autocertificate option.
     *
     * Creates evidence of every message at 03:00 UTC, this many days after its registration day. This includes
     * messages already registered, if their day is still to come. An account can have several options. Returns 409
     * with `option_exists` for a second option with the same days.
     *
     * `POST /autocertificates`
     *
     * @param AutocertificateOptionCreate $body
     *     - `autoCertificationDays` (required): Days between the registration of a message and its evidence.
     * @return AutocertificateOptionCreated
     * @throws MessagingException with the reason of a conflict: `option_exists`
     */
    public function createAutocertificateOption(array $body, ?CallOptions $options = null): array
    {
        /** @var AutocertificateOptionCreated */
        return $this->call('createAutocertificateOption', body: $body, options: $options);
    }

    /**
     * Delete an autocertificate option.
     *
     * Deletes the option. It creates no more evidence; existing evidence is kept.
     *
     * `DELETE /autocertificates/{id}`
     *
     * @param int $id The id of the option.
     * @throws MessagingException
     */
    public function deleteAutocertificateOption(int $id, ?CallOptions $options = null): void
    {
        $this->call('deleteAutocertificateOption', path: compact('id'), options: $options);
    }

    protected const SERVER = 'https://localhost:8443/registered/v1';
    protected const OPERATIONS = [
        'ping' => ['method' => 'GET', 'path' => '/ping'],
        'listRegisteredMessages' => ['method' => 'GET', 'path' => '/registered', 'id' => 'registered_id'],
        'createRegisteredCustomEvents' => ['method' => 'POST', 'path' => '/registered/events', 'keyed' => true, 'list' => 'events', 'min' => 1, 'max' => 100],
        'createEvidencesBulk' => ['method' => 'POST', 'path' => '/registered/evidences', 'keyed' => true, 'list' => null, 'min' => 1, 'max' => 100],
        'getRegisteredMessage' => ['method' => 'GET', 'path' => '/registered/{registered_id}'],
        'downloadRegisteredMessage' => ['method' => 'GET', 'path' => '/registered/{registered_id}/message', 'produces' => 'message/rfc822'],
        'listRegisteredEvents' => ['method' => 'GET', 'path' => '/registered/{registered_id}/events'],
        'listRegisteredEvidences' => ['method' => 'GET', 'path' => '/registered/{registered_id}/evidences', 'id' => 'evidence_id'],
        'getRegisteredEvidence' => ['method' => 'GET', 'path' => '/registered/{registered_id}/evidences/{evidence_id}'],
        'deleteRegisteredEvidence' => ['method' => 'DELETE', 'path' => '/registered/{registered_id}/evidences/{evidence_id}', 'produces' => null],
        'downloadRegisteredEvidence' => ['method' => 'GET', 'path' => '/registered/{registered_id}/evidences/{evidence_id}/download', 'produces' => 'application/pdf'],
        'listRegisteredWebhooks' => ['method' => 'GET', 'path' => '/webhooks', 'id' => 'webhook_id'],
        'createRegisteredWebhook' => ['method' => 'POST', 'path' => '/webhooks', 'keyed' => true],
        'updateRegisteredWebhook' => ['method' => 'PATCH', 'path' => '/webhooks/{webhook_id}'],
        'deleteRegisteredWebhook' => ['method' => 'DELETE', 'path' => '/webhooks/{webhook_id}', 'produces' => null],
        'rotateRegisteredWebhookSecret' => ['method' => 'POST', 'path' => '/webhooks/{webhook_id}/secret', 'keyed' => true],
        'listAutocertificateOptions' => ['method' => 'GET', 'path' => '/autocertificates', 'id' => 'id'],
        'createAutocertificateOption' => ['method' => 'POST', 'path' => '/autocertificates', 'keyed' => true],
        'deleteAutocertificateOption' => ['method' => 'DELETE', 'path' => '/autocertificates/{id}', 'produces' => null],
    ];
}
