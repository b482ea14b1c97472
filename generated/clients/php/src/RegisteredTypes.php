<?php

// Written by `npm run generate` from specs/registered-v1. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

/**
 * The types of the Registered API. Import one with `@phpstan-import-type Name from RegisteredTypes`.
 *
 * @phpstan-type Accepted array{result: 'success'}
 * @phpstan-type AutocertificateOption array{id: int, autoCertificationDays: int, created_at: string}
 * @phpstan-type AutocertificateOptionCreate array{autoCertificationDays: int}
 * @phpstan-type AutocertificateOptionCreated array{result: 'success', id: int}
 * @phpstan-type AutocertificateOptionPage array{total_items: int, items: list<AutocertificateOption>}
 * @phpstan-type CertificateSent list<CertificateSentEvent>
 * @phpstan-type CertificateSentData array{
 *   registerId: string,
 *   messageId: string,
 *   channel: RegisteredChannel,
 *   evidenceId: int,
 *   name: string,
 *   size: string,
 *   createdAt: int
 * }
 * @phpstan-type CertificateSentEvent array{
 *   action: RegisteredWebhookAction,
 *   actionDate: int,
 *   data: CertificateSentData
 * }
 * @phpstan-type Evidence array{
 *   id: int,
 *   channel: RegisteredChannel,
 *   name: string,
 *   size: string,
 *   level: 'B-B'|'B-T',
 *   stamped_at?: string,
 *   created_at: string,
 *   updated_at: string
 * }
 * @phpstan-type EvidenceFailure array{id: int, reason: string, ordered_at: string}
 * @phpstan-type EvidencePage array{total_items: int, items: list<Evidence>}
 * @phpstan-type EvidenceQueue array{in_queue: list<string>, not_found: list<string>}
 * @phpstan-type EvidencesCreate list<string>
 * @phpstan-type Pong array{result: 'pong'}
 * @phpstan-type RegisteredAttachment array{filename: string, type: string, data: string}
 * @phpstan-type RegisteredChannel 'email'|'sms'
 * @phpstan-type RegisteredCustomEvent array{eventDate: int, registerId: string, customData?: string}
 * @phpstan-type RegisteredCustomEventsCreate array{channel: 'Email'|'Sms', events: list<RegisteredCustomEvent>}
 * @phpstan-type RegisteredEvent array{
 *   id: int,
 *   channel: RegisteredChannel,
 *   type: RegisteredEventType,
 *   sender: string,
 *   destination: string,
 *   date: string,
 *   customData: string
 * }
 * @phpstan-type RegisteredEventPage array{total_items: int, items: list<RegisteredEvent>}
 * @phpstan-type RegisteredEventType 'SENT'|'DELIVERY'|'FAILED'|'OPEN'|'CLICK'|'CUSTOM'
 * @phpstan-type RegisteredMessage array{
 *   message_id: string,
 *   id: string,
 *   channel: RegisteredChannel,
 *   subject: string,
 *   to: string,
 *   date: string,
 *   message_detail: RegisteredMessageDetail,
 *   failed_evidences?: list<EvidenceFailure>
 * }
 * @phpstan-type RegisteredMessageDetail array{
 *   sender: string,
 *   subject: string,
 *   cc: list<string>,
 *   to: string,
 *   textBody: string,
 *   htmlBody: string,
 *   attachments: list<RegisteredAttachment>
 * }
 * @phpstan-type RegisteredMessageListItem array{
 *   message_id: string,
 *   id: string,
 *   channel: RegisteredChannel,
 *   subject: string,
 *   to: string,
 *   date: string
 * }
 * @phpstan-type RegisteredMessagePage array{total_items: int, items: list<RegisteredMessageListItem>}
 * @phpstan-type RegisteredWebhook array{
 *   webhook_id: int,
 *   url: string,
 *   actions: list<RegisteredWebhookAction>,
 *   status: WebhookStatus,
 *   status_since?: string,
 *   status_reason?: WebhookStatusReason
 * }
 * @phpstan-type RegisteredWebhookAction 'SENDCERT'
 * @phpstan-type RegisteredWebhookCreate array{url: string, actions: list<RegisteredWebhookAction>}
 * @phpstan-type RegisteredWebhookCreated array{result: 'success', webhook_id: int, secret: string}
 * @phpstan-type RegisteredWebhookPage array{total_items: int, items: list<RegisteredWebhook>}
 * @phpstan-type RegisteredWebhookUpdate array{
 *   url?: string,
 *   actions?: list<RegisteredWebhookAction>,
 *   status?: WebhookWantedStatus
 * }
 * @phpstan-type RotatedWebhookSecret array{secret: string, former_until: string}
 * @phpstan-type WebhookSecretRotate array{overlap_hours?: int}
 * @phpstan-type WebhookStatus 'active'|'paused'|'disabled'
 * @phpstan-type WebhookStatusReason 'gone'
 * @phpstan-type WebhookWantedStatus 'active'|'paused'|'disabled'
 */
final class RegisteredTypes
{
}
