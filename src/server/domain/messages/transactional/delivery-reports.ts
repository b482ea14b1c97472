// Sends delivery status notifications to the sender of a relayed mail, if the mail requested them (RFC 3461). The
// report is a message like any other. It requests no report itself and has an empty return path, so a report never
// causes another one.
import { fromJson } from '../../../lib/json-text.ts'
import { headingsByIds, type Statuses } from '../../../store/messages/transactional.ts'
import { findMessages } from '../../../store/sending/campaign-ledger.ts'
import type { Db } from '../../../store/store.ts'
import { createMessages } from './message.ts'
import { toEmailMessage } from './order.ts'
import type { DeliveryReport, RequestedNotice } from './single-email.ts'

/** States that a message has taken. */
export interface NewStates {
  messageId: number
  statuses: Statuses
  /** When, milliseconds. */
  at: number
  reason?: string | undefined
  /** It was deferred for the first time. */
  delayed?: boolean | undefined
  /** The mail host that took it notifies the sender. */
  notified?: boolean | undefined
  /** The message before. */
  state: { account_id: number; status: string; notify: string | null }
}

type Action = DeliveryReport['action']

/** The word of NOTIFY that asks for a report of each kind. */
const askedBy: Readonly<Record<Action, string>> = {
  failed: 'FAILURE',
  delayed: 'DELAY',
  delivered: 'SUCCESS',
  relayed: 'SUCCESS',
}

const failures: ReadonlySet<string> = new Set(['send_failed', 'broken', 'rejected', 'bounce_hard', 'bounce_soft'])

function actionOf({ statuses, delayed, notified, state }: NewStates): Action | null {
  if (delayed) return 'delayed'
  const last = statuses.at(-1) ?? ''
  if (failures.has(last)) return 'failed'
  // A message that was handed over has had its report.
  if (last === 'delivered') return state.status === 'finished' ? null : 'delivered'
  return last === 'finished' && !notified ? 'relayed' : null
}

const titles: Readonly<Record<Action, { subject: string; text: string }>> = {
  failed: { subject: 'Failure', text: 'could not be delivered' },
  delayed: { subject: 'Delay', text: 'could not be delivered yet; it will be tried again' },
  delivered: { subject: 'Success', text: 'was delivered' },
  relayed: { subject: 'Relayed', text: 'was handed over to a mail host that does not report on deliveries' },
}

/** Queues the reports that the senders of these messages asked for. */
export async function reportDeliveries(tx: Db, changes: readonly NewStates[]): Promise<void> {
  const wanted = changes.flatMap((change) => {
    if (change.state.notify === null) return []
    const notice = fromJson<RequestedNotice>(change.state.notify)
    const action = actionOf(change)
    const isAsked = action !== null && (notice.notify ?? []).some((word) => word === askedBy[action])
    return isAsked ? [{ change, notice, action }] : []
  })
  if (wanted.length === 0) return
  const ids = wanted.map(({ change }) => change.messageId)
  const rows = new Map((await headingsByIds(tx, ids)).map((row) => [row.message_id, row]))
  const addresses = new Map((await findMessages(tx, ids)).map(({ id, address }) => [id, address]))
  for (const { change, notice, action } of wanted) {
    const { messageId, reason, state, at } = change
    const row = rows.get(messageId)
    const address = addresses.get(messageId)
    if (!row || address === undefined) continue
    const { subject, text } = titles[action]
    const message = toEmailMessage(
      { senderId: row.sender_id, origin: 'report', originId: messageId },
      {
        senderId: String(row.sender_id),
        to: notice.to,
        subject: `Delivery Status Notification (${subject})`,
        textBody: `Your mail "${row.subject}" to ${address} ${text}.\n${reason === undefined ? '' : `\n${reason}\n`}`,
        report: { of: messageId, action, reason, at },
      },
    )
    const by = { account: state.account_id, userId: row.user_id, ip: row.created_ip, now: at }
    await createMessages(tx, by, [message])
  }
}
