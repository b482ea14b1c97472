<?php

// Written by `npm run generate` from specs/. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

use MessagingPlatform\Exception\WebhookException;

/**
 * Verifies a webhook or callback as `Webhook::verify` does, and returns its body with the type of the contract.
 *
 * @phpstan-import-type AdvancedReportFile from MarketingTypes
 * @phpstan-import-type AutomationActionCall from MarketingTypes
 * @phpstan-import-type ContactExportResult from MarketingTypes
 * @phpstan-import-type ImportResult from MarketingTypes
 * @phpstan-import-type ListEvent from MarketingTypes
 * @phpstan-import-type ReceivedSmsEventList from TransactionalTypes
 * @phpstan-import-type TransactionalEmailEventList from TransactionalTypes
 * @phpstan-import-type TransactionalPushEventList from TransactionalTypes
 * @phpstan-import-type TransactionalSmsEventList from TransactionalTypes
 * @phpstan-import-type CertificateSent from RegisteredTypes
 */
final class WebhookEvents
{
    /**
     * List event.
     *
     * @param array<string, mixed> $headers
     * @return ListEvent
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function listEvent(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var ListEvent */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Contact reached an automation step.
     *
     * @param array<string, mixed> $headers
     * @return AutomationActionCall
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function automationAction(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AutomationActionCall */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Import finished.
     *
     * @param array<string, mixed> $headers
     * @return ImportResult
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function importFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var ImportResult */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Export finished.
     *
     * @param array<string, mixed> $headers
     * @return ContactExportResult
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function exportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var ContactExportResult */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Email bounces report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function emailBouncesReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Email clicks by contact report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function emailClicksByContactReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Email clicks by URL report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function emailClicksByUrlReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Email events report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function emailEventsReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Email unsubscriptions report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function emailUnsubscriptionsReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * SMS bounces report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function smsBouncesReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * SMS events report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function smsEventsReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Sends report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function sendsReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Subscriptions report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function subscriptionsReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Unsubscriptions report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function unsubscriptionsReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Form answers report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function formAnswersReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Contact activity report finished.
     *
     * @param array<string, mixed> $headers
     * @return AdvancedReportFile
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function contactActivityReportFinished(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var AdvancedReportFile */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Email event.
     *
     * @param array<string, mixed> $headers
     * @return TransactionalEmailEventList
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function transactionalEmailEvent(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var TransactionalEmailEventList */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * SMS event.
     *
     * @param array<string, mixed> $headers
     * @return TransactionalSmsEventList
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function transactionalSmsEvent(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var TransactionalSmsEventList */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * SMS received.
     *
     * @param array<string, mixed> $headers
     * @return ReceivedSmsEventList
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function transactionalSmsReceived(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var ReceivedSmsEventList */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Push message event.
     *
     * @param array<string, mixed> $headers
     * @return TransactionalPushEventList
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function transactionalPushEvent(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var TransactionalPushEventList */
        return Webhook::verify($body, $headers, $secret);
    }

    /**
     * Evidence ready.
     *
     * @param array<string, mixed> $headers
     * @return CertificateSent
     * @throws WebhookException if no signature is valid or the request is too old: respond with 401
     */
    public static function certificateSent(
        string $body,
        array $headers,
        #[\SensitiveParameter] string $secret,
    ): array {
        /** @var CertificateSent */
        return Webhook::verify($body, $headers, $secret);
    }
}
