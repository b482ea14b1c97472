// Campaigns, the send ledger, and what happened to messages.
import type { Generated } from 'kysely'

/** What a sender is for: `cellphone` ones send SMS, `phone` ones call. */
export type SenderChannel = 'email' | 'cellphone' | 'phone'
export type SenderStatus = 'active' | 'moderation' | 'rejected'

/** The channels of campaigns and of single messages. */
export type Channel = 'email' | 'push' | 'sms' | 'smart_sms' | 'voice' | 'web_push'
/** What the table of campaigns holds: a fax is kept, and nothing sends it. */
export type StoredChannel = Channel | 'fax'
/** As the API shows it. */
export type CampaignStatus = 'draft' | 'canceled' | 'queued' | 'paused' | 'sending' | 'sent'
/** `standing`: an automation adds recipients, one by one, and it never ends. */
export type RunState =
  | 'standing'
  | 'scheduled'
  | 'planning'
  | 'sending'
  | 'paused'
  | 'halted'
  | 'cancelling'
  | 'sent'
  | 'cancelled'
export type ChunkState = 'open' | 'done'

/** The channels of single messages. */
export type TransactionalChannel = 'email' | 'sms' | 'push'
/** `resending`: it was in the hands of a worker that died. `unknown`: nobody knows whether it went out. */
export type MessageState =
  | 'queued'
  | 'sending'
  | 'resending'
  | 'accepted'
  | 'deferred'
  | 'failed'
  | 'skipped'
  | 'unknown'
  | 'cancelled'

/** What is heard of a message. `rejected`: the network gave up what it had accepted. */
export type NewsKind =
  | 'delivered'
  | 'rejected'
  | 'hard_bounce'
  | 'soft_bounce'
  | 'complaint'
  | 'read'
  | 'replied'
  | 'unsubscribed'
  | 'digit'

export type TimerKind = 'run.start' | 'alert.repeat' | 'flow.step' | 'registered.autocertificate' | 'sandbox.ending'

export interface SenderTable {
  id: Generated<number>
  account_id: number
  channel: SenderChannel
  name: string
  address: string
  status: SenderStatus
  created: number
}

/** The document of a sender in moderation, in Base64. */
export interface SenderFileTable {
  sender_id: number
  account_id: number
  file: string
}

export interface CampaignGroupTable {
  id: Generated<number>
  account_id: number
  name: string
  created: number
}

/** A campaign that there was. */
export interface DeletedCampaignTable {
  account_id: number
  hash: string
  deleted: number
}

export interface CampaignTable {
  id: Generated<number>
  account_id: number
  hash: string
  channel: StoredChannel
  list_id: number
  internal_name: string
  title: string
  content: string
  sender_id: number | null
  reply_to: number | null
  header_footer: string | null
  /** What it plays or sends besides its content. */
  file_id: Generated<number | null>
  /** The domain name of its short links; null for that of the platform. */
  cname_id: Generated<number | null>
  status: CampaignStatus
  group_id: number
  created_by: number
  processed: number
  schedule_date: number | null
  start_date: number | null
  end_date: number | null
  created: number
  updated: number
  /** The address of the feed that starts its sends; null for a campaign that none fills. */
  feed: string | null
}

/** The feed of a campaign that is enabled. */
export interface FeedTable {
  campaign_id: number
  account_id: number
  operation_id: number
  /** When it is read next; null while its operation is paused. */
  due: number | null
  /** Grows with each taker. */
  token: number
  lease_until: number
  /** As the host wrote it in its last answer. */
  etag: string | null
  last_modified: string | null
  body_hash: string | null
  /** JSON of the items that were in it; null until it was read for the first time. */
  seen: string | null
  /** How often it could not be read since it last could. */
  failures: number
}

/** What the feeds say in one run of a campaign. */
export interface IssueTable {
  run_id: number
  account_id: number
  campaign_id: number
  /** A hash of the items that are new in it: nothing is sent twice. */
  news: string
  /** JSON of the items by the address of their feed. */
  items: string
}

/** A file of campaigns. */
export interface CampaignFileTable {
  id: Generated<number>
  account_id: number
  /** SHA-256 of its bytes. */
  hash: string
  /** Its media type. */
  type: string
  /** Bytes. */
  size: number
  /** Base64. */
  body: string
}

/** A header and a footer, as HTML, that emails of the account may stand between. */
export interface FrameTemplateTable {
  id: Generated<number>
  account_id: number
  name: string
  header: string
  footer: string
  created: number
  updated: number
}

export interface RunTable {
  id: Generated<number>
  account_id: number
  campaign_id: number
  list_id: number
  /** That of the campaign. */
  channel: Channel
  state: RunState
  audience: string
  options: string
  operation_id: number
  first_message_id: number
  planned: number
  accepted: number
  failed: number
  skipped: number
  cancelled: number
  unknown: number
  created: number
  started: number | null
  ended: number | null
  /** Where its speed is limited: when it may start its next messages. */
  free_at: Generated<number>
}

export interface ChunkTable {
  run_id: number
  seq: number
  /** Numbers of contacts or devices, as the channel has it, as JSON. */
  recipients: string
}

export interface ChunkLeaseTable {
  run_id: number
  seq: number
  size: number
  state: ChunkState
  token: number
  lease_until: number
  not_before: number
  settled_to: number
  inflight_to: number
  resent_to: number
}

export interface MessageTable {
  id: number
  account_id: number
  channel: Channel
  run_id: number | null
  campaign_id: number | null
  list_id: number | null
  contact_id: number | null
  address: string
  state: MessageState
  reason: string | null
  attempts: number
  carrier_ref: string | null
  next_at: number | null
  lease_until: number
  created: number
  settled: number | null
  opened: number | null
  clicked: number | null
  removed: number | null
  /** Smaller goes first; see domain/sending/priority.ts. */
  priority: Generated<number>
  /** 1: the report counts it as pending until a receipt says what became of it. */
  pending: number | null
  /** Since when it is put off without an attempt, the time of its account; null while it is not. */
  held_since: number | null
}

export interface ReceiptTable {
  message_id: number
  /** A NewsKind, or what an app reports of its user. */
  kind: string
  account_id: number
  reason: string | null
  at: number
  /** 1: it came before the outcome of its message, and nothing has followed from it yet. */
  waiting: Generated<number>
}

/**
 * What a message that came in says. `sender_refused`: mails of the sender are not wanted, whoever gets them. `note`:
 * something that changes nothing, such as a warning of a delay. `forged`: sent to an address that nobody was given.
 */
export type InboundMeaning =
  | 'hard_bounce'
  | 'soft_bounce'
  | 'sender_refused'
  | 'complaint'
  | 'delivered'
  | 'relayed'
  | 'read'
  | 'reply'
  | 'auto_reply'
  | 'note'
  | 'forged'
  | 'opt_out'
  | 'opt_in'
  | 'text'
/** `taken`: something followed. `known`: the same was heard before. `none`: nothing follows from it. */
export type InboundEffect = 'taken' | 'known' | 'none'

export interface InboundMessageTable {
  id: Generated<number>
  account_id: number
  channel: Channel
  sender: string
  recipient: string
  meaning: InboundMeaning
  effect: InboundEffect
  /** The message that it is about. */
  message_id: number | null
  campaign_hash: string | null
  subject: string | null
  content: string
  created: number
}

/** What a carrier reported of a part last; `sent`: nothing for good. */
export type SmsPartState = 'sent' | 'delivered' | 'failed'

/** A part of an SMS by the id that its carrier gave it. */
export interface SmsPartTable {
  carrier: string
  carrier_id: string
  /** Null: the carrier reported on it before its message was settled, or it is none of ours. */
  message_id: number | null
  /** How many parts the message has. */
  total: number
  state: SmsPartState
  reason: string | null
  /** Real time. */
  created: number
}

export type SmsCoding = 'gsm0338' | 'unicode' | 'latin1'

/** A part of a text that a person sent, until the others are there. */
export interface InboundSmsPartTable {
  id: Generated<number>
  account_id: number
  sender: string
  recipient: string
  reference: number
  total: number
  /** From 1 on. */
  part: number
  coding: SmsCoding
  /** Base64. */
  octets: string
  /** Real time. */
  created: number
}

export interface LinkTable {
  id: Generated<number>
  account_id: number
  campaign_id: number | null
  message_id: number | null
  url: string
}

export interface EventTable {
  id: Generated<number>
  account_id: number
  kind: string
  at: number
  list_id: number | null
  contact_id: number | null
  campaign_id: number | null
  message_id: number | null
  data: string | null
}

export interface RollupTable {
  campaign_id: number
  part: string
  item: string
  metric: string
  n: number
}

export interface TimerTable {
  id: Generated<number>
  account_id: number
  kind: TimerKind
  ref: number
  generation: number
  due: number
}

export interface DeliveryTables {
  sender: SenderTable
  sender_file: SenderFileTable
  campaign_group: CampaignGroupTable
  deleted_campaign: DeletedCampaignTable
  campaign: CampaignTable
  campaign_file: CampaignFileTable
  frame_template: FrameTemplateTable
  feed: FeedTable
  run: RunTable
  issue: IssueTable
  chunk: ChunkTable
  chunk_lease: ChunkLeaseTable
  message: MessageTable
  receipt: ReceiptTable
  inbound_message: InboundMessageTable
  sms_part: SmsPartTable
  inbound_sms_part: InboundSmsPartTable
  link: LinkTable
  event: EventTable
  rollup: RollupTable
  timer: TimerTable
}
