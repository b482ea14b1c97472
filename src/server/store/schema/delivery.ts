// Senders, the send ledger, and what happened to messages.

import type { Generated } from 'kysely'
import type { SmsCoding } from '../../lib/gsm0338.ts'

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
type ChunkState = 'open' | 'done'

/** The channels of single messages. */
export type TransactionalChannel = 'email' | 'sms' | 'push'
/** `resending`: the worker that was sending it died. `unknown`: it may or may not have been sent. */
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

/** The kinds of reports on a message. `rejected`: the network gave up what it had accepted. */
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
  /** Answers to HELP by language, as JSON; null for the default text. */
  help: string | null
}

/** The document of a sender in moderation, in Base64. */
interface SenderFileTable {
  sender_id: number
  account_id: number
  file: string
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

/** Recipients of a run that were not reached, for one reason. */
interface RunFailureTable {
  account_id: number
  campaign_id: number
  run_id: number
  reason: string
  n: number
}

interface ChunkTable {
  run_id: number
  seq: number
  /** Numbers of contacts or devices, as the channel has it, as JSON. */
  recipients: string
}

export interface ChunkLeaseTable {
  run_id: number
  seq: number
  /** How many recipients of the run come before its first one. */
  first_position: number
  size: number
  /** The time zone of its recipients; null in a run that goes to all zones at once. */
  zone: string | null
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
  /** 1: the report counts it as pending until a final receipt. */
  pending: number | null
  /** Since when it is deferred without an attempt, the time of its account; null while it is not. */
  held_since: number | null
  /** The time zone of its recipient; null where its send went to all zones at once. */
  zone: string | null
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
 * The meaning of an inbound message. `sender_refused`: the recipient's provider rejects the sender, whatever the
 * recipient. `note`: it changes nothing, such as a warning of a delay. `forged`: sent to an address that the platform
 * did not issue.
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
  | 'help'
  | 'text'
/** `taken`: it had an effect. `known`: it was reported before. `none`: without effect. */
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

/** The last report of a carrier for a part; `sent`: none that is final. */
type SmsPartState = 'sent' | 'delivered' | 'failed'

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

/** How the octets of a part are read. */
type PartCoding = 'latin1' | SmsCoding

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
  coding: PartCoding
  /** Base64. */
  octets: string
  /** Real time. */
  created: number
}

interface LinkTable {
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

interface RollupTable {
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
  /** How often its effect has failed. */
  tries: Generated<number>
}

export interface DeliveryTables {
  sender: SenderTable
  sender_file: SenderFileTable
  run: RunTable
  run_failure: RunFailureTable
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
