// How an alert moves on: the next attempt, or its end. A timer says when the next attempt is due. The generation of
// the alert grows when it ends, so that an earlier timer does nothing.
import { fromJson } from '../../../lib/json-text.ts'
import { createLoopTurn } from '../../../lib/loop-turn.ts'
import { type AlertRow, updateAlert } from '../../../store/messages/alerts.ts'
import type { TimerKind } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { insertTimer } from '../../../store/timers/timers.ts'
import { createMessages, type Requester } from '../transactional/message.ts'
import { type AlertContent, type AlertRecipient, toAlertMessage } from './message.ts'
import { type AlertStep, afterStep } from './states.ts'

export const ALERT_TIMER = 'alert.repeat' as const satisfies TimerKind

/** Recipients whose messages are made and written together; others have their turn in between. */
const TOGETHER = 50

/**
 * Sends to every recipient, and sets the timer for what follows. `acknowledgeUrl` is the link that confirms, `request`
 * the one that starts the alert.
 */
export async function attemptAlert(
  tx: Db,
  alert: AlertRow,
  { acknowledgeUrl, now, request }: { acknowledgeUrl: string; now: number; request?: Requester['request'] },
): Promise<void> {
  const toSend = {
    id: alert.id,
    channel: alert.channel,
    senderId: alert.sender_id,
    content: fromJson<AlertContent>(alert.content),
    acknowledgeUrl,
  }
  const recipients = fromJson<AlertRecipient[]>(alert.recipients)
  const from = { account: alert.account_id, userId: alert.user_id, ip: alert.created_ip, request, now }
  const turn = createLoopTurn()
  for (let first = 0; first < recipients.length; first += TOGETHER) {
    const some = recipients.slice(first, first + TOGETHER)
    const messages = some.map((recipient, i) => toAlertMessage(toSend, recipient, `to.${first + i}`))
    await createMessages(tx, from, messages)
    await turn()
  }
  const next = nextTime(alert, now)
  await updateAlert(tx, alert.id, { attempts: alert.attempts + 1, next_at: next })
  await insertTimer(tx, {
    account_id: alert.account_id,
    kind: ALERT_TIMER,
    ref: alert.id,
    generation: alert.generation,
    due: next,
  })
}

/** Ends an alert by a step; false when it has come to its end already. */
export async function endAlert(tx: Db, alert: AlertRow, step: AlertStep, now: number): Promise<boolean> {
  const status = afterStep(alert.status, step)
  if (status === null) return false
  await updateAlert(tx, alert.id, { status, generation: alert.generation + 1, next_at: null, ended: now })
  return true
}

/** The next full interval since the start, so that after a downtime there is one message and no burst. */
function nextTime({ created, repeat_every }: AlertRow, now: number): number {
  const interval = repeat_every * 1000
  return created + (Math.floor((now - created) / interval) + 1) * interval
}
