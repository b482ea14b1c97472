// The parts of a run: who is in each, in which order, and in which time zone. Their numbers of messages form one block:
// a recipient has the first number of the run, and one more for each recipient before it.
import { sql } from 'kysely'
import { insertMany } from '../bulk.ts'
import { isOpen } from '../states.ts'
import type { Db } from '../store.ts'
import type { LeaseRow } from './runs.ts'

/** A part of a run: `size` recipients, whose ids are a JSON list. */
export interface NewChunk {
  seq: number
  ids: string
  size: number
  /** Recipients of the run before its first one. */
  first: number
  zone: string | null
  /** When it may be sent; 0: at once. */
  notBefore: number
}

const untouched = { state: 'open' as const, token: 0, lease_until: 0, settled_to: 0, inflight_to: 0, resent_to: 0 }
const chunkColumns = ['run_id', 'seq', 'recipients'] as const
const leaseColumns = [
  ...(['run_id', 'seq', 'size', 'first_position', 'zone', 'not_before'] as const),
  ...(Object.keys(untouched) as (keyof typeof untouched)[]),
] as const

/** Adds parts of a run that are still unsent. */
export async function insertChunks(tx: Db, run: number, chunks: readonly NewChunk[]): Promise<void> {
  await insertMany(
    tx,
    { table: 'chunk', columns: chunkColumns },
    chunks.map(({ seq, ids }) => ({ run_id: run, seq, recipients: ids })),
  )
  await insertMany(
    tx,
    { table: 'chunk_lease', columns: leaseColumns },
    chunks.map(({ seq, size, first, zone, notBefore }) => {
      return { run_id: run, seq, size, first_position: first, zone, not_before: notBefore, ...untouched }
    }),
  )
}

/** The ids of the recipients of a chunk by position. */
export async function chunkRecipients(db: Db, run: number, seq: number): Promise<number[]> {
  const row = await db
    .selectFrom('chunk')
    .select('recipients')
    .where('run_id', '=', run)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row ? (JSON.parse(row.recipients) as number[]) : []
}

/** A recipient of a run, with its time zone. */
export interface Placed {
  recipient: number
  zone: string | null
}

/** The recipients at these positions of a run, from 0 on, by position. */
export async function recipientsAt(
  db: Db,
  run: number,
  positions: readonly number[],
): Promise<ReadonlyMap<number, Placed>> {
  const found = new Map<number, Placed>()
  if (positions.length === 0) return found
  const chunks = await db
    .selectFrom('chunk_lease')
    .select(['seq', 'size', 'zone', 'first_position as first'])
    .where('run_id', '=', run)
    .where('first_position', '<=', Math.max(...positions))
    .where(sql<number>`first_position + size`, '>', Math.min(...positions))
    .execute()
  for (const { seq, size, zone, first } of chunks) {
    const here = positions.filter((position) => position >= first && position < first + size)
    if (here.length === 0) continue
    const recipients = await chunkRecipients(db, run, seq)
    for (const position of here) found.set(position, { recipient: recipients[position - first] as number, zone })
  }
  return found
}

/** Recipients without an outcome in the parts of a run before this one, of the same time zone. */
export async function openBefore(db: Db, { run_id, seq, zone }: LeaseRow): Promise<number> {
  const before = db
    .selectFrom('chunk_lease')
    .select(sql<number | null>`sum(size - settled_to)`.as('n'))
    .where('run_id', '=', run_id)
    .where('seq', '<', seq)
    .where('state', '=', isOpen)
  const row = await (zone === null ? before : before.where('zone', '=', zone)).executeTakeFirst()
  return Number(row?.n ?? 0)
}

/** Recipients of a run in a time zone. */
export interface ZoneRow {
  run_id: number
  zone: string
  planned: number
  /** Those with an outcome, and those that were tried and wait for another attempt. */
  tried: number
}

/** The time zones of runs that were planned by them. */
export async function zonesOfRuns(db: Db, runs: readonly number[]): Promise<ZoneRow[]> {
  if (runs.length === 0) return []
  const rows = await db
    .selectFrom('chunk_lease')
    .select(['run_id', 'zone'])
    .select((e) => [
      e.fn.sum<number | string>('size').as('planned'),
      e.fn.sum<number | string>('settled_to').as('tried'),
    ])
    .where('run_id', 'in', runs)
    .where('zone', 'is not', null)
    .groupBy(['run_id', 'zone'])
    .execute()
  return rows.map(({ run_id, zone, planned, tried }) => {
    return { run_id, zone: zone ?? '', planned: Number(planned), tried: Number(tried) }
  })
}
