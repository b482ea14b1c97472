// What a carrier reports on an SMS by the id that it gave it.
import type { Clock } from '../../lib/clock.ts'
import { gatherWrites } from '../../store/batched-writes.ts'
import { awaitAll } from '../../store/pipelined.ts'
import { holdMessages } from '../../store/sending/campaign-ledger.ts'
import { insertEarlyReports, messagesOfParts, partsOfMessages, settleParts } from '../../store/sending/sms-parts.ts'
import type { Db, Store } from '../../store/store.ts'
import type { Receipts, Taken } from './receipts.ts'
import { newsOfParts } from './sms-parts.ts'

/** `waiting`: the final status is still to come. */
interface SmsReport {
  carrier: string
  id: string
  state: 'delivered' | 'failed' | 'waiting'
  reason: string
}

/** `early`: no message has this id yet, so it is kept until one does. `noted`: nothing follows from it. */
type TakenReport = Taken | 'early' | 'noted'

export interface SmsReportDeps {
  store: Store
  clock: Clock
  receipts: Pick<Receipts, 'takeAllIn'>
}

/** A report with a final state. */
type FinalReport = SmsReport & { state: 'delivered' | 'failed' }

export interface SmsReports {
  /** Takes a report; durable when it resolves. */
  takeReport(report: SmsReport): Promise<TakenReport>
}

export function createSmsReports({ store, clock, receipts: { takeAllIn } }: SmsReportDeps): SmsReports {
  /**
   * Stores reports on parts of known messages; resolves with the result of each report that was new. The messages are
   * locked first. So if two parts of one message are reported at once, the second report sees the first, and settling a
   * message, which writes its ids, waits.
   */
  async function takeOwned(
    tx: Db,
    reports: readonly FinalReport[],
    owners: ReadonlyMap<string, number>,
  ): Promise<Map<FinalReport, Taken>> {
    if (reports.length === 0) return new Map()
    const all = [...new Set(owners.values())]
    const [held, settled, parts] = await awaitAll([
      holdMessages(tx, all),
      settleParts(tx, reports[0]?.carrier ?? '', reports.map(toPart)),
      partsOfMessages(tx, all),
    ])
    const ownerOf = ({ id }: FinalReport) => owners.get(id) as number
    const told = reports.filter(({ id }) => settled.has(id))
    const partsOf = Map.groupBy(parts, ({ message_id }) => message_id)
    const news = [...new Set(told.map(ownerOf))].flatMap((id) => newsOfParts(id, partsOf.get(id) ?? []) ?? [])
    const taken = await takeAllIn(
      tx,
      news.map((one) => ({ ...one, account: null })),
      held,
    )
    const takenOf = new Map(news.map(({ messageId }, i) => [messageId, taken[i]]))
    return new Map(told.map((report) => [report, takenOf.get(ownerOf(report)) ?? 'taken']))
  }

  /**
   * Takes reports of one carrier; null for one whose id got its message in the meantime, so that it has to be taken
   * again.
   */
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
    const [known, unknown] = [firsts.filter(({ id }) => owners.has(id)), firsts.filter(({ id }) => !owners.has(id))]
    const withoutMessage = { carrier, message_id: null, total: 0, created: clock.wall() }
    const rows = unknown.map((report) => ({ ...toPart(report), ...withoutMessage }))
    const [owned, early] = await awaitAll([takeOwned(tx, known, owners), insertEarlyReports(tx, rows)])
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
    async takeReport(report): Promise<TakenReport> {
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
