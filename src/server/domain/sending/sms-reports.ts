// What a carrier reports on an SMS by the id that it gave it.
import type { Clock } from '../../lib/clock.ts'
import { gatherWrites } from '../../store/gathered-writes.ts'
import { holdMessages } from '../../store/sending/messages.ts'
import { insertEarlyReports, messagesOfParts, partsOfMessages, settleParts } from '../../store/sending/sms-parts.ts'
import type { Db, Store } from '../../store/store.ts'
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
  receipts: Pick<Receipts, 'takeAllIn'>
}

/** A report that says something for good. */
type FinalReport = SmsReport & { state: 'delivered' | 'failed' }

export type SmsReports = ReturnType<typeof createSmsReports>

export function createSmsReports({ store, clock, receipts }: SmsReportParts) {
  /** Takes reports on parts whose messages are known and held; resolves with what became of each whose end was not known. */
  async function takeOwned(
    tx: Db,
    reports: readonly FinalReport[],
    owners: ReadonlyMap<string, number>,
  ): Promise<Map<FinalReport, Taken>> {
    const ownerOf = ({ id }: FinalReport) => owners.get(id) as number
    const settled = await settleParts(tx, reports[0]?.carrier ?? '', reports.map(toPart))
    const told = reports.filter(({ id }) => settled.has(id))
    const messages = [...new Set(told.map(ownerOf))]
    const parts = Map.groupBy(await partsOfMessages(tx, messages), ({ message_id }) => message_id)
    const news = messages.flatMap((id) => newsOfParts(id, parts.get(id) ?? []) ?? [])
    const taken = await receipts.takeAllIn(
      tx,
      news.map((one) => ({ ...one, account: null })),
    )
    const takenOf = new Map(news.map(({ messageId }, i) => [messageId, taken[i]]))
    return new Map(told.map((report) => [report, takenOf.get(ownerOf(report)) ?? 'taken']))
  }

  /** Takes reports of one carrier; null for one whose id got its message meanwhile, so that it has to be taken again. */
  async function takeAll(tx: Db, reports: readonly FinalReport[]): Promise<(TakenReport | null)[]> {
    const carrier = reports[0]?.carrier ?? ''
    // What was said first of an id stands. All take them in one order, so that one waits for the other.
    const firsts = [...Map.groupBy(reports, ({ id }) => id).values()]
      .map(([first]) => first as FinalReport)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const owners = await messagesOfParts(
      tx,
      carrier,
      firsts.map(({ id }) => id),
    )
    // Of two parts of a message that are reported at once, the second one sees the first. And whoever settles a message
    // writes its ids after it: this takes both in the same order.
    await holdMessages(tx, [...new Set(owners.values())])
    const early = await insertEarlyReports(
      tx,
      firsts
        .filter(({ id }) => !owners.has(id))
        .map((report) => ({ ...toPart(report), carrier, message_id: null, total: 0, created: clock.wall() })),
    )
    const owned = await takeOwned(
      tx,
      firsts.filter(({ id }) => owners.has(id)),
      owners,
    )
    return reports.map((report) => {
      if (owners.has(report.id)) return owned.get(report) ?? 'known'
      return early.has(report.id) ? 'early' : null
    })
  }

  const takeTogether = gatherWrites(
    store,
    ({ carrier }: FinalReport) => carrier,
    async (tx, reports) => (await takeAll(tx, reports)).map((taken) => () => taken),
  )

  return {
    /** Takes a report; durable when it resolves. */
    async take(report: SmsReport): Promise<TakenReport> {
      const { state } = report
      if (state === 'waiting') return 'noted'
      for (;;) {
        const taken = await takeTogether({ ...report, state })
        if (taken !== null) return taken
      }
    },
  }
}

const toPart = ({ id: carrier_id, state, reason }: FinalReport) => ({ carrier_id, state, reason })
