// What a carrier reports on an SMS by the id that it gave it.
import type { Clock } from '../../lib/clock.ts'
import { holdMessage } from '../../store/sending/messages.ts'
import { insertEarlyReport, messageOfPart, partsOfMessages, settlePart } from '../../store/sending/sms-parts.ts'
import type { Store } from '../../store/store.ts'
import type { Receipts, Taken } from './receipts.ts'
import { newsOfParts } from './sms-parts.ts'

/** `waiting`: nothing for good. */
export interface SmsReport {
  carrier: string
  id: string
  state: 'delivered' | 'failed' | 'waiting'
  reason: string
}

/** `early`: no message has this id yet, so it is kept until one does. `noted`: nothing follows from it. */
export type TakenReport = Taken | 'early' | 'noted'

export interface SmsReportParts {
  store: Store
  clock: Clock
  receipts: Pick<Receipts, 'takeIn'>
}

export type SmsReports = ReturnType<typeof createSmsReports>

export function createSmsReports({ store, clock, receipts }: SmsReportParts) {
  /** Takes a report on a part of this message. */
  const takeOn = (messageId: number, report: SmsReport & { state: 'delivered' | 'failed' }): Promise<Taken> =>
    store.writeAlongside(async (tx) => {
      // Of two parts of a message that are reported at once, the second one sees the first.
      await holdMessage(tx, messageId)
      const { carrier, id: carrier_id, state, reason } = report
      if (!(await settlePart(tx, { carrier, carrier_id, state, reason }))) return 'known'
      const news = newsOfParts(messageId, await partsOfMessages(tx, [messageId]))
      return news ? receipts.takeIn(tx, { ...news, account: null }) : 'taken'
    })

  return {
    /** Takes a report; durable when it resolves. */
    async take(report: SmsReport): Promise<TakenReport> {
      const { carrier, id, state, reason } = report
      if (state === 'waiting') return 'noted'
      const row = { carrier, carrier_id: id, message_id: null, total: 0, state, reason, created: clock.wall() }
      for (;;) {
        const messageId = await messageOfPart(store.db, carrier, id)
        if (messageId !== undefined) return takeOn(messageId, { ...report, state })
        if (await store.writeAlongside((tx) => insertEarlyReport(tx, row))) return 'early'
      }
    },
  }
}
