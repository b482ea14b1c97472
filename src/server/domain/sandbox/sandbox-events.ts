// Makes a recipient act. A click goes through the actual link of the message, so that a test does what a real click
// would do.
import type { Clock } from '../../lib/clock.ts'
import type { CapturedRow } from '../../store/sandbox/captured.ts'
import type { Channel } from '../../store/schema.ts'
import type { Reaction } from '../campaigns/channels/channel.ts'
import { findChannel } from '../campaigns/channels/channels.ts'
import { readTrackingToken } from '../content/tracking-links.ts'
import { conflict, invalid } from '../errors.ts'
import type { InboundMessages } from '../insight/inbound/inbound.ts'
import type { Tracking } from '../insight/tracking/tracking.ts'
import type { Alerts } from '../messages/alerts/alerts.ts'
import type { News } from '../sending/heard-news.ts'
import type { Receipts } from '../sending/receipts.ts'
import type { ReturnAddresses } from '../sending/return-addresses.ts'
import { answerTo } from './answers.ts'
import { contentOf } from './captured-content.ts'
import type { CapturedPages } from './captured-pages.ts'

/** The sandbox in the place of a recipient. */
const SANDBOX = { userAgent: 'sandbox', ip: null }

type SandboxEventInput =
  | { type: 'open' }
  | { type: 'click'; url?: string | undefined }
  | { type: 'bounce'; bounce_type?: 'hard' | 'soft' | undefined }
  | { type: 'complaint' | 'delivered' | 'failed' | 'unsubscribe' }
  | { type: 'reply'; text?: string | undefined }

type EventType = SandboxEventInput['type']

/** What a campaign's channel has to know for an event. */
const reactionOf: Readonly<Record<Exclude<EventType, 'click'>, Reaction>> = {
  open: 'open',
  bounce: 'hard_bounce',
  complaint: 'complaint',
  delivered: 'delivered',
  failed: 'rejected',
  reply: 'reply',
  unsubscribe: 'unsubscribe',
}

/** Events of single messages (S-061). */
const ofSingles: Readonly<Partial<Record<Channel, readonly EventType[]>>> = {
  email: ['open', 'click', 'bounce', 'complaint', 'reply', 'unsubscribe'],
  sms: ['click', 'delivered', 'failed', 'reply', 'unsubscribe'],
  push: ['click', 'delivered', 'failed'],
}

/** Channels whose recipients can answer by an SMS. */
const isTexted = (channel: Channel) => channel === 'sms' || channel === 'smart_sms'

function isKnown({ channel, campaign_hash }: CapturedRow, type: EventType): boolean {
  // The link of an alert can be in messages of any channel.
  if (type === 'click') return true
  if (campaign_hash === null) return ofSingles[channel]?.includes(type) ?? false
  if (isTexted(channel) && (type === 'reply' || type === 'unsubscribe')) return true
  return findChannel(channel)?.reactions[reactionOf[type]] !== undefined
}

const types: readonly EventType[] = [
  'open',
  'click',
  'bounce',
  'complaint',
  'delivered',
  'failed',
  'reply',
  'unsubscribe',
]

/** The events that a message of this kind can have, whatever became of it. */
export const eventsOf = (row: CapturedRow): EventType[] => types.filter((type) => isKnown(row, type))

export interface SandboxEventDeps {
  alerts: Alerts
  capturedPages: CapturedPages
  clock: Clock
  receipts: Receipts
  tracking: Tracking
  linkSecret: string
  inbound: Pick<InboundMessages, 'takeMail' | 'takeSms'>
  returnAddresses: ReturnAddresses
}

export interface SandboxEvents {
  /** Makes the event happen; resolves with its time. Throws `conflict` when the message cannot have it. */
  create(row: CapturedRow, input: SandboxEventInput): Promise<number>
}

export function createSandboxEvents(parts: SandboxEventDeps): SandboxEvents {
  const { alerts, capturedPages, clock, receipts, tracking, linkSecret, inbound, returnAddresses } = parts

  /** Reports about a message what its carrier would; false when the message is gone. */
  async function reportNews(row: CapturedRow, kind: News['kind'], reason?: string): Promise<boolean> {
    const { message_id: messageId, account_id: account } = row
    return (await receipts.take({ messageId, account, kind, reason })) !== 'unknown'
  }

  /** Confirms the alert of a link; false if the link does not belong to an alert of the account. */
  async function confirm(account: number, link: string): Promise<boolean> {
    const alert = await alerts.ofLink(link.split('/').at(-1) ?? '')
    // A message may contain a link of another account's alert.
    if (alert?.account_id !== account) return false
    await alerts.acknowledge(alert.id)
    return true
  }

  async function click(row: CapturedRow, url: string | undefined): Promise<boolean> {
    const { links } = await contentOf(row, await capturedPages.of(row))
    let tracked = 0
    for (const link of links) {
      // The link of an alert leads nowhere else: following it confirms, whatever the channel.
      if ((url === undefined || url === link) && (await confirm(row.account_id, link))) return true
      const target = readTrackingToken(link.split('/').at(-1) ?? '', linkSecret)
      if (target?.kind !== 'click' || target.messageId !== row.message_id) continue
      tracked++
      const leadsTo = await tracking.targetOf(target.linkId, target.url)
      if (url !== undefined && url !== link && url !== leadsTo) continue
      return (await tracking.click(target.messageId, target.linkId, target.url, SANDBOX)) !== null
    }
    if (tracked === 0) throw conflict('no_such_link', 'The message has no tracked link.')
    throw invalid('url', `is not a tracked link of the message: ${url}`)
  }

  /** Lets the recipient answer. */
  async function replyToMessage(row: CapturedRow, text: string): Promise<boolean> {
    const { account_id: account, recipient: from, sender: to } = row
    if (isTexted(row.channel)) return (await inbound.takeSms({ account, from, to, text })) !== null
    const { source, envelope } = answerTo(row, returnAddresses, { text, isAutomatic: false })
    return (await inbound.takeMail(source, envelope, account))?.message_id != null
  }

  function act(row: CapturedRow, input: SandboxEventInput): Promise<boolean> {
    switch (input.type) {
      case 'open':
        return row.channel === 'web_push'
          ? tracking.shown(row.account_id, row.message_id)
          : tracking.open(row.message_id, SANDBOX)
      case 'click':
        return click(row, input.url)
      case 'bounce':
        return reportNews(row, `${input.bounce_type ?? 'hard'}_bounce`, `${input.bounce_type ?? 'hard'} bounce`)
      case 'complaint':
      case 'delivered':
        return reportNews(row, input.type)
      case 'failed':
        return reportNews(row, 'rejected', 'the network gave it up (sandbox)')
      case 'reply':
        return replyToMessage(row, input.text ?? 'Thank you')
      case 'unsubscribe':
        return isTexted(row.channel) ? replyToMessage(row, 'STOP') : tracking.unsubscribe(row.message_id)
    }
  }

  return {
    async create(row, input): Promise<number> {
      if (!isKnown(row, input.type))
        throw conflict('no_such_event', `A message of the channel ${row.channel} cannot have the event ${input.type}.`)
      if (!(await act(row, input))) throw conflict('message_gone', 'The captured message no longer exists.')
      return clock.now(row.account_id)
    },
  }
}
