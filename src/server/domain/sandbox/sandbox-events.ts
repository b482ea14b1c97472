// Makes a recipient act. A click goes through the actual link of the message, so that a test does what a real click
// would do.
import type { Clock } from '../../lib/clock.ts'
import type { CapturedRow } from '../../store/sandbox/captured.ts'
import { readTrackingToken } from '../content/tracking-links.ts'
import { conflict, invalid } from '../errors.ts'
import type { Tracking } from '../insight/tracking/tracking.ts'
import type { Alerts } from '../messages/alerts/alerts.ts'
import type { News, Receipts } from '../sending/receipts.ts'
import { contentOf } from './captured-content.ts'

/** The sandbox in the place of a recipient. */
const SANDBOX = { userAgent: 'sandbox', ip: null }

export type SandboxEventInput =
  | { type: 'open' }
  | { type: 'click'; url?: string | undefined }
  | { type: 'bounce'; bounce_type?: 'hard' | 'soft' | undefined }
  | { type: 'complaint' }

export type SandboxEvents = ReturnType<typeof createSandboxEvents>

export interface SandboxEventParts {
  alerts: Alerts
  clock: Clock
  receipts: Receipts
  tracking: Tracking
  linkSecret: string
}

export function createSandboxEvents({ alerts, clock, receipts, tracking, linkSecret }: SandboxEventParts) {
  /** Reports about a message what its carrier would; false when the message is gone. */
  async function tell(row: CapturedRow, kind: News['kind'], reason?: string): Promise<boolean> {
    const { message_id: messageId, account_id: account } = row
    return (await receipts.take({ messageId, account, kind, reason })) !== 'unknown'
  }

  /** Confirms the alert that a link belongs to; false when it is no link of an alert of the account. */
  async function confirm(account: number, link: string): Promise<boolean> {
    const alert = await alerts.ofLink(link.split('/').at(-1) ?? '')
    // Whoever got a link of another account may have written it into a message of their own.
    if (alert?.account_id !== account) return false
    await alerts.acknowledge(alert.id)
    return true
  }

  async function click(row: CapturedRow, url: string | undefined): Promise<boolean> {
    const { links } = await contentOf(row)
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
    throw invalid('url', `is no tracked link of the message: ${url}`)
  }

  function act(row: CapturedRow, input: SandboxEventInput): Promise<boolean> {
    switch (input.type) {
      case 'open':
        return tracking.open(row.message_id, SANDBOX)
      case 'click':
        return click(row, input.url)
      case 'bounce':
        return tell(row, `${input.bounce_type ?? 'hard'}_bounce`, `${input.bounce_type ?? 'hard'} bounce`)
      case 'complaint':
        return tell(row, 'complaint')
    }
  }

  return {
    /** Makes the event happen; resolves with its time. Throws `conflict` when the message cannot have it. */
    async create(row: CapturedRow, input: SandboxEventInput): Promise<number> {
      if (row.channel !== 'email' && input.type !== 'click')
        throw conflict('no_such_event', `A message of the channel ${row.channel} cannot have the event ${input.type}.`)
      if (!(await act(row, input)))
        throw conflict('message_gone', 'The message that was captured is not there any more.')
      return clock.now(row.account_id)
    },
  }
}
