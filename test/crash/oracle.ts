// Compares what the sink received with what the ledger says. It knows nothing about how the platform works, only its
// promises: no recipient is lost, and none who was settled is sent to again.
import type { Engine } from './engines.ts'
import type { Sink } from './sinks.ts'

interface LedgerRow {
  address: string
  state: string
  settled: number | string | null
}

/** The result of a run. `ambiguous` counts recipients that a crash left in doubt: sent twice, or settled as unknown. */
export interface Findings {
  planned: number
  accepted: number
  failed: number
  skipped: number
  cancelled: number
  unknown: number
  messagesTaken: number
  lost: string[]
  sentAfterSettled: string[]
  underTwoIds: string[]
  ambiguous: number
  /** Recipients whose sink answered more than once. */
  sentTwice: number
  /** Recipients with several messages in the sink because the sink had not answered for one of them. */
  repeatedBySink: number
}

export function createOracle(engine: Engine, sink: Sink, column: 'email' | 'cellphone') {
  /** Recipients who were settled, each with the position of the sink when the oracle saw it. */
  const settledAt = new Map<string, number>()

  // Takes the address of the contact, because a message that was never reached has none of its own.
  const ledger = () =>
    engine.read<LedgerRow>(
      `SELECT c.${column} AS address, m.state, m.settled FROM message m JOIN contact c ON c.id = m.contact_id WHERE m.run_id IS NOT NULL`,
    )

  return {
    /** Remembers who is settled by now: the sink must not see them again. Reads the ledger first, then the sink. */
    async look(): Promise<void> {
      const rows = await ledger()
      const position = await sink.position()
      for (const { address, settled } of rows)
        if (settled !== null && !settledAt.has(address)) settledAt.set(address, position)
    },

    /** The verdict, once the run is over. */
    async judge(recipients: readonly string[]): Promise<Findings> {
      const [run] = await engine.read<Record<string, number | string>>('SELECT * FROM run')
      const count = (name: string) => Number(run?.[name])
      const rows = await ledger()
      const arrivals = await sink.arrivals()
      const copies = Map.groupBy(arrivals, ({ recipient }) => recipient)
      const inLedger = new Map(rows.map((row) => [row.address, row]))
      const lost = recipients.filter((recipient) => {
        const row = inLedger.get(recipient)
        if (row?.state === 'accepted') return !copies.get(recipient)?.some(({ how }) => how === 'answered')
        return row === undefined || row.settled === null
      })

      const sentAfterSettled = arrivals
        .filter(({ recipient, position }) => position > (settledAt.get(recipient) ?? Number.POSITIVE_INFINITY))
        .map(({ recipient }) => recipient)
      const answeredTwice = [...copies.values()].filter((all) => all.filter(({ how }) => how === 'answered').length > 1)
      const doubtful = rows.filter(
        ({ state, address }) => state === 'unknown' && !copies.get(address)?.some(({ how }) => how === 'lost'),
      )
      const bySink = [...copies.values()].filter((all) => all.length > 1 && all.some(({ how }) => how === 'lost'))
      return {
        planned: count('planned'),
        accepted: count('accepted'),
        failed: count('failed'),
        skipped: count('skipped'),
        cancelled: count('cancelled'),
        unknown: count('unknown'),
        messagesTaken: arrivals.length,
        lost,
        sentAfterSettled,
        underTwoIds: [...copies]
          .filter(([, all]) => new Set(all.map(({ message }) => message)).size > 1)
          .map(([recipient]) => recipient),
        ambiguous: answeredTwice.length + doubtful.length,
        sentTwice: answeredTwice.length,
        repeatedBySink: bySink.length,
      }
    },
  }
}

export type Oracle = ReturnType<typeof createOracle>
