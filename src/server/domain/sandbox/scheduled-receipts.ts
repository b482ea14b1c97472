// What recipients of the sandbox do some time after they got a message, and what their networks report: it waits as a
// timer, so a test moves the clock and sees it.

import { findCaptured, type NewCaptured } from '../../store/sandbox/captured.ts'
import type { CapturedEnding, NewsKind } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { insertTimer, type TimerRow } from '../../store/timers/timers.ts'
import type { InboundMessages } from '../insight/inbound/inbound.ts'
import type { Receipts } from '../sending/receipts.ts'
import type { ReturnAddresses } from '../sending/return-addresses.ts'
import { answerTo } from './answers.ts'

export const ENDING_TIMER = 'sandbox.ending'

const [MINUTE, HOUR] = [60_000, 3_600_000]

/** Milliseconds after the capture. */
const waits: Readonly<Record<CapturedEnding, number>> = {
  delivered: HOUR,
  failed: HOUR,
  hard_bounce: HOUR,
  stop: MINUTE,
  reply: MINUTE,
  auto_reply: MINUTE,
  unsubscribe: MINUTE,
}

/** Endings that are a receipt of the message and nothing else. */
const news: Readonly<Partial<Record<CapturedEnding, { kind: NewsKind; reason?: string }>>> = {
  delivered: { kind: 'delivered' },
  failed: { kind: 'rejected', reason: 'the network gave it up (sandbox)' },
  hard_bounce: { kind: 'hard_bounce', reason: '550 5.1.1 no such user (sandbox)' },
  unsubscribe: { kind: 'unsubscribed' },
}

/** Endings of an earlier or later version are none. */
const isEnding = (ending: string | null | undefined): ending is CapturedEnding =>
  ending != null && Object.hasOwn(waits, ending)

/** Sets the timer of a captured message with an ending. */
export async function scheduleReceipt(tx: Db, row: NewCaptured, id: number): Promise<void> {
  const { account_id, ending, created } = row
  if (isEnding(ending))
    await insertTimer(tx, { account_id, kind: ENDING_TIMER, ref: id, generation: 0, due: created + waits[ending] })
}

export interface ScheduledReceiptDeps {
  receipts: Pick<Receipts, 'takeIn'>
  inbound: Pick<InboundMessages, 'takeMailIn' | 'takeSmsIn'>
  returnAddresses: ReturnAddresses
}

export interface ScheduledReceipts {
  onTimer(tx: Db, timer: TimerRow): Promise<void>
}

/** Makes what the timer does. */
export const createScheduledReceipts = ({
  receipts,
  inbound,
  returnAddresses,
}: ScheduledReceiptDeps): ScheduledReceipts => ({
  async onTimer(tx, { ref }): Promise<void> {
    const row = await findCaptured(tx, ref)
    // It was deleted since.
    if (!row || !isEnding(row.ending)) return
    const { ending, account_id: account, message_id: messageId, recipient, sender } = row
    const report = news[ending]
    if (report) return void (await receipts.takeIn(tx, { messageId, account, ...report }))
    if (ending === 'stop')
      return void (await inbound.takeSmsIn(tx, { account, from: recipient, to: sender, text: 'STOP' }))
    const { source, envelope } = answerTo(row, returnAddresses, {
      text: ending === 'reply' ? 'Thank you' : 'I am out of office until Monday.',
      isAutomatic: ending === 'auto_reply',
    })
    await inbound.takeMailIn(tx, source, envelope, account)
  },
})
