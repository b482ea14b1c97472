// Compares what the sink received with what the ledger says. It knows nothing about how the platform works, only its
// promises: no recipient is lost, and none who was settled is sent to again.
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import type { Engine } from './engines.ts'

interface Line {
  how: string
  recipient: string
  id: string
}

interface LedgerRow {
  id: number | string
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
  mailsTaken: number
  lost: string[]
  sentAfterSettled: string[]
  underTwoIds: string[]
  ambiguous: number
  /** Recipients with several mails in the sink because the sink had not answered for one of them. */
  repeatedBySink: number
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [how = '', recipient = '', id = ''] = line.split(' ')
      return { how, recipient, id }
    })

/** `m.<number>@host`: the number of the message. */
const numberOf = (id: string) => /^m\.(\d+)@/.exec(id)?.[1] ?? id

export function createOracle(engine: Engine, sinkFile: string) {
  /** Settled messages, each with the length of the sink's file when the oracle saw that it was settled. */
  const settledAt = new Map<string, number>()

  // Takes the address of the contact, because a message that was never reached has none of its own.
  const ledger = () =>
    engine.read<LedgerRow>(
      'SELECT m.id, c.email AS address, m.state, m.settled FROM message m JOIN contact c ON c.id = m.contact_id WHERE m.run_id IS NOT NULL',
    )

  function sinkSize(): number {
    const file = openSync(sinkFile, 'a+')
    try {
      return fstatSync(file).size
    } finally {
      closeSync(file)
    }
  }

  /** The content of the sink's file from `start` on. */
  function sinkFrom(start: number): Buffer {
    const bytes = Buffer.alloc(Math.max(0, sinkSize() - start))
    const file = openSync(sinkFile, 'r')
    readSync(file, bytes, 0, bytes.length, start)
    closeSync(file)
    return bytes
  }

  return {
    sinkSize,

    /** Remembers who is settled by now: the sink must not see them again. Reads the ledger first, then the sink. */
    async look(): Promise<void> {
      const rows = await ledger()
      const size = sinkSize()
      for (const { id, settled } of rows)
        if (settled !== null && !settledAt.has(String(id))) settledAt.set(String(id), size)
    },

    /** The verdict, once the run is over. */
    async judge(recipients: readonly string[]): Promise<Findings> {
      const [run] = await engine.read<Record<string, number | string>>('SELECT * FROM run')
      const count = (name: string) => Number(run?.[name])
      const rows = await ledger()
      const lines = linesOf(readFileSync(sinkFile, 'utf8'))
      const copies = Map.groupBy(lines, (line) => line.recipient)
      const inLedger = new Map(rows.map((row) => [row.address, row]))
      const lost = recipients.filter((recipient) => {
        const row = inLedger.get(recipient)
        if (row?.state === 'accepted') return !copies.get(recipient)?.some(({ how }) => how === 'answered')
        return row === undefined || row.settled === null
      })

      let offset = 0
      const sentAfterSettled: string[] = []
      for (const { how, recipient, id } of lines) {
        const settled = settledAt.get(numberOf(id))
        if (settled !== undefined && offset >= settled) sentAfterSettled.push(recipient)
        offset += Buffer.byteLength(`${how} ${recipient} ${id}\n`)
      }
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
        mailsTaken: lines.length,
        lost,
        sentAfterSettled,
        underTwoIds: [...copies]
          .filter(([, all]) => new Set(all.map(({ id }) => id)).size > 1)
          .map(([recipient]) => recipient),
        ambiguous: answeredTwice.length + doubtful.length,
        repeatedBySink: bySink.length,
      }
    },

    sinkFrom,
  }
}

export type Oracle = ReturnType<typeof createOracle>
