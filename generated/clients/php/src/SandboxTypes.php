<?php

// Written by `npm run generate` from specs/sandbox-v1. Do not edit.

declare(strict_types=1);

namespace MessagingPlatform;

/**
 * The types of the Sandbox API. Import one with `@phpstan-import-type Name from SandboxTypes`.
 *
 * @phpstan-type AccountCounts array{records: int, counts: list<RecordCount>}
 * @phpstan-type ApiName 'marketing-v3'|'transactional-v2'|'registered-v1'|'sandbox-v1'|'soap-v2'|'smtp-relay'
 * @phpstan-type CapturedAttachment array{
 *   filename?: string,
 *   content_type: string,
 *   disposition: 'attachment'|'inline',
 *   content_id?: string,
 *   size: int
 * }
 * @phpstan-type CapturedBounceCreate array{type: 'bounce', bounce_type?: 'hard'|'soft'}
 * @phpstan-type CapturedClickCreate array{type: 'click', url?: string}
 * @phpstan-type CapturedComplaintCreate array{type: 'complaint'}
 * @phpstan-type CapturedDeliveredCreate array{type: 'delivered'}
 * @phpstan-type CapturedEvent array{
 *   type: 'open'|'click'|'bounce'|'complaint'|'delivered'|'failed'|'reply'|'unsubscribe',
 *   captured_id: int,
 *   message_id?: string,
 *   date: string
 * }
 * @phpstan-type CapturedEventCreate CapturedOpenCreate
 *   |CapturedClickCreate
 *   |CapturedBounceCreate
 *   |CapturedComplaintCreate
 *   |CapturedDeliveredCreate
 *   |CapturedFailedCreate
 *   |CapturedReplyCreate
 *   |CapturedUnsubscribeCreate
 * @phpstan-type CapturedFailedCreate array{type: 'failed'}
 * @phpstan-type CapturedHeader array{name: string, value: string}
 * @phpstan-type CapturedMedia array{type: 'image'|'icon'|'audio'|'video'|'file', url: string}
 * @phpstan-type CapturedMessage array{
 *   captured_id: int,
 *   account_id: int,
 *   channel: 'email'|'push'|'sms'|'smart_sms'|'voice'|'web_push',
 *   sender: string,
 *   recipient: string,
 *   subject?: string,
 *   message_id?: string,
 *   campaign_hash?: string,
 *   outcome: 'accepted'|'deferred'|'failed'|'unknown',
 *   size: int,
 *   excerpt?: string,
 *   attachment_count?: int,
 *   request_id?: string,
 *   operation_id?: string,
 *   created: string
 * }
 * @phpstan-type CapturedMessageDetail array{
 *   captured_id: int,
 *   account_id: int,
 *   channel: 'email'|'push'|'sms'|'smart_sms'|'voice'|'web_push',
 *   sender: string,
 *   recipient: string,
 *   subject?: string,
 *   message_id?: string,
 *   campaign_hash?: string,
 *   outcome: 'accepted'|'deferred'|'failed'|'unknown',
 *   size: int,
 *   created: string,
 *   headers: list<CapturedHeader>,
 *   text?: string,
 *   html?: string,
 *   links: list<string>,
 *   attachments: list<CapturedAttachment>,
 *   return_address?: string,
 *   request_id?: string,
 *   operation_id?: string,
 *   origin?: CapturedOrigin,
 *   events?: list<'open'|'click'|'bounce'|'complaint'|'delivered'|'failed'|'reply'|'unsubscribe'>,
 *   title?: string,
 *   segments?: int,
 *   encoding?: 'gsm0338'|'unicode',
 *   language?: 'portuguese'|'spanish'|'turkish',
 *   media: list<CapturedMedia>,
 *   data?: array<mixed>
 * }
 * @phpstan-type CapturedMessagePage array{total_items: int, items: list<CapturedMessage>}
 * @phpstan-type CapturedOpenCreate array{type: 'open'}
 * @phpstan-type CapturedOrigin array{
 *   type: 'campaign'|'automation'|'flow'|'request'|'relay'|'code'|'alert'|'notice'|'report'|'confirmation'|'forward',
 *   automation_id?: int,
 *   flow_id?: int,
 *   alert_id?: int,
 *   list_id?: int,
 *   contact_id?: string
 * }
 * @phpstan-type CapturedReplyCreate array{type: 'reply', text?: string}
 * @phpstan-type CapturedUnsubscribeCreate array{type: 'unsubscribe'}
 * @phpstan-type Clock array{now: string, offset_seconds: int, due: list<ClockDue>, more: bool}
 * @phpstan-type ClockAdvance ClockAdvanceBy|ClockAdvanceTo
 * @phpstan-type ClockAdvanceBy array{seconds: int}
 * @phpstan-type ClockAdvanceTo array{to: string}
 * @phpstan-type ClockAdvanced array{now: string, offset_seconds: int, fired: int}
 * @phpstan-type ClockDue array{
 *   kind: 'alert_repeat'|'autocertificate'|'automation_step'|'automation_trigger'|'campaign_feed'|'campaign_hours'|'campaign_retry'|'campaign_start'|'flow_step'|'hook_delivery'|'message'|'message_retry'|'sandbox_ending',
 *   id: string,
 *   at: string
 * }
 * @phpstan-type Fault array{
 *   fault_id: int,
 *   type: 'status'|'delay'|'lost_answer'|'hook_twice'|'hook_failure',
 *   api?: 'marketing-v3'|'transactional-v2'|'registered-v1',
 *   operation_id?: string,
 *   event?: string,
 *   url?: string,
 *   status?: int,
 *   retry_after?: int,
 *   delay_ms?: int,
 *   times?: int,
 *   hits: int,
 *   created: string
 * }
 * @phpstan-type FaultCreate FaultStatusCreate|FaultDelayCreate|FaultLostAnswerCreate|FaultHookTwiceCreate|FaultHookFailureCreate
 * @phpstan-type FaultDelayCreate array{
 *   type: 'delay',
 *   delay_ms: int,
 *   api?: 'marketing-v3'|'transactional-v2'|'registered-v1',
 *   operation_id?: string,
 *   times?: int|null
 * }
 * @phpstan-type FaultHookFailureCreate array{
 *   type: 'hook_failure',
 *   status?: int|null,
 *   event?: string,
 *   url?: string,
 *   times?: int|null
 * }
 * @phpstan-type FaultHookTwiceCreate array{type: 'hook_twice', event?: string, url?: string, times?: int|null}
 * @phpstan-type FaultLostAnswerCreate array{
 *   type: 'lost_answer',
 *   api?: 'marketing-v3'|'transactional-v2'|'registered-v1',
 *   operation_id?: string,
 *   times?: int|null
 * }
 * @phpstan-type FaultPage array{total_items: int, items: list<Fault>}
 * @phpstan-type FaultStatusCreate array{
 *   type: 'status',
 *   status: int,
 *   retry_after?: int,
 *   api?: 'marketing-v3'|'transactional-v2'|'registered-v1',
 *   operation_id?: string,
 *   times?: int|null
 * }
 * @phpstan-type Health array{
 *   status: 'well'|'attention',
 *   version: string,
 *   uptime_seconds: int,
 *   database: HealthDatabase,
 *   work: HealthWork,
 *   upgrade?: HealthUpgrade,
 *   queues: list<HealthQueue>,
 *   carriers: list<HealthCarrier>,
 *   live_carriers: list<HealthLiveCarrier>,
 *   alarms: list<HealthAlarm>
 * }
 * @phpstan-type HealthAlarm array{
 *   kind: 'database_no_writes'|'work_stalled'|'carrier_unreachable'|'work_set_aside'|'campaign_halted'|'messages_overdue'|'sender_refused'|'receipts_unread'|'hooks_parked'|'faults_in_force',
 *   detail: string,
 *   since?: string,
 *   waiting?: int,
 *   channel?: 'email'|'push'|'sms'|'smart_sms'|'voice'|'web_push',
 *   campaign_hash?: string,
 *   domain?: string
 * }
 * @phpstan-type HealthCarrier array{
 *   channel: 'email'|'push'|'sms'|'smart_sms'|'voice'|'web_push',
 *   carrier: 'sandbox'|'smtp',
 *   state: 'unused'|'up'|'unreachable'|'throttled',
 *   since?: string,
 *   rate_per_second?: int
 * }
 * @phpstan-type HealthDatabase array{engine: 'sqlite'|'postgresql', state: 'up'|'no_writes', answer_ms: int}
 * @phpstan-type HealthLiveCarrier array{
 *   name: string,
 *   state: 'unused'|'up'|'unreachable'|'refused',
 *   since?: string,
 *   detail?: string
 * }
 * @phpstan-type HealthMigration array{number: int, kind: 'move'|'contract', done: int|float, detail?: string}
 * @phpstan-type HealthProcess array{role: string, version: string, is_older: bool, since: string}
 * @phpstan-type HealthQueue array{
 *   queue: 'messages_due'|'messages_waiting'|'hooks_pending'|'hooks_parked'|'operations'|'campaigns'|'timers'|'evidences',
 *   waiting: int,
 *   first?: string
 * }
 * @phpstan-type HealthUpgrade array{migrations: list<HealthMigration>, processes: list<HealthProcess>}
 * @phpstan-type HealthWork array{state: 'running'|'stalled'|'elsewhere', idle_ms?: int}
 * @phpstan-type HookAttempt array{
 *   date: string,
 *   duration_ms: int,
 *   headers?: array<string>,
 *   status?: int,
 *   error?: string,
 *   answer?: string,
 *   next_attempt?: string
 * }
 * @phpstan-type HookDelivery array{
 *   delivery_id: int,
 *   hook_id: string,
 *   name: string,
 *   event?: string,
 *   webhook_id?: int,
 *   url: string,
 *   state: HookDeliveryState,
 *   attempts: int,
 *   next_attempt?: string,
 *   created: string,
 *   ended?: string
 * }
 * @phpstan-type HookDeliveryDetail array{
 *   delivery_id: int,
 *   hook_id: string,
 *   name: string,
 *   event?: string,
 *   webhook_id?: int,
 *   url: string,
 *   state: HookDeliveryState,
 *   attempts: int,
 *   next_attempt?: string,
 *   created: string,
 *   ended?: string,
 *   media_type: string,
 *   body: string,
 *   attempt_log: list<HookAttempt>
 * }
 * @phpstan-type HookDeliveryFilterState 'pending'|'delivered'|'parked'|'held'|'failed'
 * @phpstan-type HookDeliveryPage array{total_items: int, items: list<HookDelivery>}
 * @phpstan-type HookDeliveryState 'pending'|'delivered'|'parked'|'held'
 * @phpstan-type HookReplay array{
 *   state?: 'delivered'|'parked'|'failed',
 *   since?: string,
 *   name?: string,
 *   event?: string,
 *   url?: string,
 *   webhook_id?: int
 * }
 * @phpstan-type HookReplayed array{replayed: int}
 * @phpstan-type InboundEmailCreate array{channel: 'email', sender?: string, recipient: string, source: string}
 * @phpstan-type InboundMessage array{
 *   inbound_id?: int,
 *   account_id: int,
 *   channel: 'email'|'sms',
 *   sender: string,
 *   recipient: string,
 *   meaning: 'hard_bounce'|'soft_bounce'|'sender_refused'|'complaint'|'delivered'|'relayed'|'read'|'reply'|'auto_reply'|'note'|'forged'|'opt_out'|'opt_in'|'help'|'text',
 *   effect: 'taken'|'known'|'none',
 *   message_id?: string,
 *   campaign_hash?: string,
 *   subject?: string,
 *   text: string,
 *   created: string
 * }
 * @phpstan-type InboundMessageCreate InboundSmsCreate|InboundEmailCreate
 * @phpstan-type InboundMessagePage array{total_items: int, items: list<InboundMessage>}
 * @phpstan-type InboundSmsCreate array{channel: 'sms', sender: string, recipient: string, text: string}
 * @phpstan-type ListCallback array{
 *   callback_id: int,
 *   list_id: int,
 *   url: string,
 *   flags: list<ListCallbackFlag>,
 *   created: string
 * }
 * @phpstan-type ListCallbackFlag 'notif_api_1'
 *   |'notif_api_2'
 *   |'notif_api_3'
 *   |'notif_api_4'
 *   |'notif_api_5'
 *   |'notif_api_6'
 *   |'notif_api_7'
 *   |'notif_api_8'
 *   |'notif_api_9'
 *   |'notif_api_10'
 *   |'notif_api_11'
 *   |'notif_api_12'
 *   |'notif_api_13'
 *   |'notif_api_14'
 *   |'notif_api_15'
 *   |'notif_api_16'
 * @phpstan-type ListCallbackPage array{total_items: int, items: list<ListCallback>}
 * @phpstan-type ListCallbackUpdate array{url: string, flags: list<ListCallbackFlag>}
 * @phpstan-type LiveEvent array{
 *   event_id: string,
 *   kind: LiveEventKind,
 *   type: string,
 *   date: string,
 *   text: string,
 *   object_id?: string,
 *   failed: bool,
 *   status?: int,
 *   duration_ms?: int|float,
 *   list_id?: int,
 *   contact_id?: string,
 *   campaign_hash?: string
 * }
 * @phpstan-type LiveEventKind 'request'|'message'|'event'|'hook'|'operation'|'clock'|'reset'|'gap'
 * @phpstan-type ModeratedSender array{
 *   sender_id: int,
 *   channel: 'email'|'cellphone'|'phone',
 *   address: string,
 *   status: 'active'|'moderation'|'rejected'
 * }
 * @phpstan-type PreviewLink array{url: string, expires: string}
 * @phpstan-type PreviewLinkCreate array{remote_images?: bool, dark?: bool}
 * @phpstan-type RecordCount array{kind: RecordKind, records: int}
 * @phpstan-type RecordKind 'lists'
 *   |'fields'
 *   |'contacts'
 *   |'contact_tags'
 *   |'tags'
 *   |'segments'
 *   |'forms'
 *   |'form_submissions'
 *   |'devices'
 *   |'webpush_sites'
 *   |'connected_sites'
 *   |'goals'
 *   |'suppressions'
 *   |'catalogs'
 *   |'products'
 *   |'carts'
 *   |'orders'
 *   |'senders'
 *   |'sending_domains'
 *   |'cnames'
 *   |'campaign_groups'
 *   |'header_footer_templates'
 *   |'campaigns'
 *   |'messages'
 *   |'inbound_messages'
 *   |'captured_messages'
 *   |'events'
 *   |'operations'
 *   |'advanced_reports'
 *   |'automations'
 *   |'automation_runs'
 *   |'templates'
 *   |'mobile_apps'
 *   |'flows'
 *   |'flow_runs'
 *   |'verifications'
 *   |'alerts'
 *   |'registered_messages'
 *   |'evidences'
 *   |'autocertificates'
 *   |'webhooks'
 *   |'hook_deliveries'
 *   |'other'
 * @phpstan-type RecordedProblem array{
 *   type?: string,
 *   title?: string,
 *   status?: int,
 *   detail?: string,
 *   errors?: array<mixed>
 * }
 * @phpstan-type RecordedRequest array{
 *   request_id: string,
 *   api: ApiName,
 *   operation_id: string,
 *   method: string,
 *   path: string,
 *   status: int,
 *   duration_ms: int|float,
 *   date: string,
 *   key_id: string,
 *   client?: string,
 *   problem?: RecordedProblem
 * }
 * @phpstan-type RecordedRequestDetail array{
 *   request_id: string,
 *   api: ApiName,
 *   operation_id: string,
 *   method: string,
 *   path: string,
 *   status: int,
 *   duration_ms: int|float,
 *   date: string,
 *   key_id: string,
 *   client?: string,
 *   problem?: RecordedProblem,
 *   path_parameters: array<mixed>,
 *   query_parameters: array<mixed>,
 *   request_body?: string,
 *   answer_body?: string,
 *   is_cut: bool
 * }
 * @phpstan-type RecordedRequestPage array{total_items: int, items: list<RecordedRequest>}
 * @phpstan-type SandboxAccount array{account_id: int, name: string, api_key: string}
 * @phpstan-type SandboxAccountBilling array{
 *   type?: 'single_person'|'company',
 *   company_legal_name?: string,
 *   vat_number?: string,
 *   country_code?: string,
 *   city?: string,
 *   state?: string,
 *   address1?: string,
 *   address2?: string,
 *   zip_code?: string,
 *   invoice_comments?: string
 * }
 * @phpstan-type SandboxAccountCreate array{
 *   name: string,
 *   plan?: 'enterprise'|'free'|'pro'|'starter'|'trial'|'base',
 *   currency?: string,
 *   credit?: string,
 *   list_limit?: int,
 *   transactional?: 'on'|'off'|'enabling',
 *   general_info?: SandboxAccountGeneral,
 *   billing_info?: SandboxAccountBilling
 * }
 * @phpstan-type SandboxAccountGeneral array{
 *   website?: string,
 *   cellphone?: string,
 *   company_size?: int,
 *   business_sector?: string
 * }
 * @phpstan-type Seed array{
 *   dataset?: 'shop',
 *   seed?: int,
 *   contacts?: int,
 *   reset?: bool,
 *   webhook_url?: string
 * }
 * @phpstan-type Seeded array{
 *   dataset: string,
 *   seed: int,
 *   sender_id: int,
 *   lists: list<SeededList>,
 *   fields: list<SeededField>,
 *   tags: list<SeededTag>,
 *   header_footer_templates: list<SeededHeaderFooterTemplate>,
 *   campaigns: list<SeededCampaign>,
 *   forms: list<SeededForm>,
 *   webhook_id?: int,
 *   message_id: string
 * }
 * @phpstan-type SeededCampaign array{campaign_hash: string, internal_name: string, status: 'draft'|'sent'}
 * @phpstan-type SeededField array{
 *   field_id: int,
 *   list_id: int,
 *   name: string,
 *   format: 'date'|'text'|'number'|'options'
 * }
 * @phpstan-type SeededForm array{form_id: int, list_id: int, name: string, url: string}
 * @phpstan-type SeededHeaderFooterTemplate array{template_id: int, name: string}
 * @phpstan-type SeededList array{list_id: int, internal_name: string, contacts: int}
 * @phpstan-type SeededTag array{tag_id: int, name: string}
 * @phpstan-type SenderStatusUpdate array{status: 'active'|'moderation'|'rejected'}
 * @phpstan-type Snapshot array{name: string, records: int, bytes: int, created: string}
 * @phpstan-type SnapshotCreate array{name: string, replace?: bool}
 * @phpstan-type SnapshotDetail array{
 *   name: string,
 *   records: int,
 *   bytes: int,
 *   created: string,
 *   restorable: bool,
 *   counts: list<RecordCount>
 * }
 * @phpstan-type SnapshotPage array{total_items: int, items: list<Snapshot>}
 * @phpstan-type TestHookDeliveryCreate array{
 *   name: 'listEvent'|'transactionalEmailEvent'|'transactionalSmsEvent'|'transactionalSmsReceived'|'transactionalPushEvent'|'certificateSent'|'listCallback',
 *   webhook_id: int,
 *   event?: string
 * }
 */
final class SandboxTypes
{
}
