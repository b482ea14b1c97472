// Makes a recipient act. A click goes through the actual link of the message, so that a test does what a real click
// would do.
import type { Clock } from '../../lib/clock.ts'
import type { CapturedRow } from '../../store/sandbox/captured.ts'
import { readTrackingToken } from '../content/tracking-links.ts'
import { conflict, invalid } from '../errors.ts'
import type { Tracking } from '../insight/tracking/tracking.ts'
import type { Alerts } from '../messages/alerts/alerts.ts'
import { contentOf } from './captured-content.ts'

export type SandboxEventInput =
  | { type: 'open' }
  | { type: 'click'; url?: string | undefined }
  | { type: 'bounce'; bounce_type?: 'hard' | 'soft' | undefined }
  | { type: 'complaint' }

export type SandboxEvents = ReturnType<typeof createSandboxEvents>

export function createSandboxEvents(parts: { alerts: Alerts; clock: Clock; tracking: Tracking; linkSecret: string }) {
  const { alerts, clock, tracking, linkSecret } = parts

  /** Confirms the alert that a link belongs to; false when it is no link of an alert. */
  async function confirm(link: string): Promise<boolean> {
    const alert = await alerts.ofLink(link.split('/').at(-1) ?? '')
    if (alert) await alerts.acknowledge(alert.id)
    return alert !== null
  }

  async function click(row: CapturedRow, url: string | undefined): Promise<boolean> {
    const { links } = await contentOf(row)
    let tracked = 0
    for (const link of links) {
      // The link of an alert leads nowhere else: following it confirms, whatever the channel.
      if ((url === undefined || url === link) && (await confirm(link))) return true
      const target = readTrackingToken(link.split('/').at(-1) ?? '', linkSecret)
      if (target?.kind !== 'click') continue
      tracked++
      const leadsTo = await tracking.targetOf(target.linkId, target.url)
      if (url !== undefined && url !== link && url !== leadsTo) continue
      return (await tracking.click(target.messageId, target.linkId, target.url)) !== null
    }
    if (tracked === 0) throw conflict('no_such_link', 'The message has no tracked link.')
    throw invalid('body.url', `is no tracked link of the message: ${url}`)
  }

  function act(row: CapturedRow, input: SandboxEventInput): Promise<boolean> {
    switch (input.type) {
      case 'open':
        return tracking.open(row.message_id, 'sandbox')
      case 'click':
        return click(row, input.url)
      case 'bounce':
        return tracking.bounce(row.message_id, input.bounce_type ?? 'hard')
      case 'complaint':
        return tracking.complaint(row.message_id)
    }
  }

  return {
    /** Makes the event happen; resolves with its time. Throws `conflict` when the message cannot have it. */
    async create(row: CapturedRow, input: SandboxEventInput): Promise<number> {
      if (row.channel !== 'email' && input.type !== 'click')
        throw conflict('no_such_event', `A message of the channel ${row.channel} cannot have the event ${input.type}.`)
      if (!(await act(row, input)))
        throw conflict('message_gone', 'The message that was captured is not there any more.')
      return clock.now()
    },
  }
}
