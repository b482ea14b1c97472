// The ids by which carriers report on SMS, and parts of texts that came in.
import { type Insertable, type Selectable, sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import { awaitAll } from '../pipelined.ts'
import { preparedQuery } from '../prepared-query.ts'
import type { InboundSmsPartTable, SmsPartTable } from '../schema.ts'
import type { Db } from '../store.ts'

export type SmsPartRow = Selectable<SmsPartTable>
export type InboundPartRow = Selectable<InboundSmsPartTable>

/** A report that no message had claimed: one that a message has given back knows how many parts that one had. */
const isEarly = sql`sms_part.message_id IS NULL AND sms_part.total = 0`

/**
 * Stores the message of these ids. Earlier reports on an id stay; an id that its carrier used before starts again.
 * Resolves with the parts as they are now.
 */
export async function insertParts(tx: Db, rows: readonly Insertable<SmsPartTable>[]): Promise<SmsPartRow[]> {
  return (await partsInsertion(tx, { rows })).rows
}

const columns = ['carrier', 'carrier_id', 'message_id', 'total', 'state', 'reason', 'created'] as const

const partsInsertion = preparedQuery((tx, { rows }: { rows: readonly Insertable<SmsPartTable>[] }) =>
  tx
    .insertInto('sms_part')
    .columns(columns)
    .expression(dialectOf(tx).rowsFor('sms_part', columns, rows))
    .onConflict((c) =>
      c.columns(['carrier', 'carrier_id']).doUpdateSet((e) => ({
        message_id: e.ref('excluded.message_id'),
        total: e.ref('excluded.total'),
        state: sql`CASE WHEN ${isEarly} THEN sms_part.state ELSE excluded.state END`,
        reason: sql`CASE WHEN ${isEarly} THEN sms_part.reason ELSE NULL END`,
        created: e.ref('excluded.created'),
      })),
    )
    .returningAll(),
)

/** Lets no message have the ids that its earlier attempts were given: what is reported on them says nothing of it. */
export async function releaseParts(tx: Db, messages: readonly number[]): Promise<void> {
  await releasing(tx, { messages })
}

const releasing = preparedQuery((tx, { messages }: { messages: readonly number[] }) =>
  tx
    .updateTable('sms_part')
    .set({ message_id: null })
    .where(dialectOf(tx).inKeys('message_id', 'bigint', messages)),
)

/**
 * Keeps what was reported on ids of one carrier that no message has yet, each id once; what was reported first stands.
 * Resolves with those that still have none: of the others, nothing was written.
 */
export async function insertEarlyReports(tx: Db, rows: readonly Insertable<SmsPartTable>[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const kept = await reportsInsertion(tx, { rows })
  return new Set(kept.rows.map(({ carrier_id }) => carrier_id))
}

const reportsInsertion = preparedQuery((tx, { rows }: { rows: readonly Insertable<SmsPartTable>[] }) =>
  tx
    .insertInto('sms_part')
    .columns(columns)
    .expression(dialectOf(tx).rowsFor('sms_part', columns, rows))
    .onConflict((c) =>
      c
        .columns(['carrier', 'carrier_id'])
        .doUpdateSet((e) => ({ created: e.ref('excluded.created') }))
        .where('sms_part.message_id', 'is', null),
    )
    .returning('carrier_id'),
)

/**
 * Stores the id under which a carrier delivered an inbound SMS; false if it is known. It is in the table of the ids of
 * SMS, under a separate carrier name, and is deleted with them.
 */
export async function keepTextId(
  tx: Db,
  { carrier, id, created }: { carrier: string; id: string; created: number },
): Promise<boolean> {
  const row = {
    carrier: `texts of ${carrier}`,
    carrier_id: id,
    message_id: null,
    total: 0,
    state: 'sent',
    created,
  } as const
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('sms_part')
    .values(row)
    .onConflict((c) => c.columns(['carrier', 'carrier_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The messages of these ids of a carrier; unknown ids are left out. */
export async function messagesOfParts(db: Db, carrier: string, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await owners(db, { carrier, ids })
  return new Map(rows.flatMap(({ carrier_id, message_id }) => (message_id === null ? [] : [[carrier_id, message_id]])))
}

const owners = preparedQuery((db, { carrier, ids }: { carrier: string; ids: readonly string[] }) =>
  db
    .selectFrom('sms_part')
    .select(['carrier_id', 'message_id'])
    .where('carrier', '=', carrier)
    .where(dialectOf(db).inKeys('carrier_id', 'text', ids)),
)

/** Stores the outcomes of parts, all at once; resolves with the ids of those without an earlier outcome. */
export async function settleParts(
  tx: Db,
  carrier: string,
  parts: readonly Pick<SmsPartRow, 'carrier_id' | 'state' | 'reason'>[],
): Promise<Set<string>> {
  // Most end alike.
  const groups = [...Map.groupBy(parts, ({ state, reason }) => `${state} ${reason}`).values()]
  const answers = await awaitAll(
    groups.map((alike) => {
      const [{ state, reason }] = alike as [(typeof alike)[0]]
      return settling(tx, { carrier, ids: alike.map(({ carrier_id }) => carrier_id), state, reason })
    }),
  )
  return new Set(answers.flatMap(({ rows }) => rows.map(({ carrier_id }) => carrier_id)))
}

interface SettledParts extends Pick<SmsPartRow, 'carrier' | 'state' | 'reason'> {
  ids: readonly string[]
}

const settling = preparedQuery((tx, { carrier, ids, state, reason }: SettledParts) =>
  tx
    .updateTable('sms_part')
    .set({ state, reason })
    .where('carrier', '=', carrier)
    .where(dialectOf(tx).inKeys('carrier_id', 'text', ids))
    .where('state', '=', 'sent')
    .returning('carrier_id'),
)

/** The parts of these messages that a carrier took. */
export const partsOfMessages = async (db: Db, messages: readonly number[]): Promise<SmsPartRow[]> =>
  (await partsOf(db, { messages })).rows

const partsOf = preparedQuery((db, { messages }: { messages: readonly number[] }) =>
  db
    .selectFrom('sms_part')
    .selectAll()
    .where(dialectOf(db).inKeys('message_id', 'bigint', messages)),
)

/** Milliseconds after which a phone has come round to a reference again: what came before is of another text. */
const REFERENCE_REUSE_MS = 3_600_000

/**
 * Stores a part of a text, and resolves with all parts so far. The last part completes the text: the call gets them
 * all, and they are deleted.
 */
export async function joinInboundPart(tx: Db, part: Insertable<InboundSmsPartTable>): Promise<InboundPartRow[]> {
  const { account_id, sender, recipient, reference, total } = part
  await dialectOf(tx).oneAtATime(tx, `inbound ${account_id} ${sender}`)
  await tx
    .deleteFrom('inbound_sms_part')
    .where('account_id', '=', account_id)
    .where('sender', '=', sender)
    .where('recipient', '=', recipient)
    .where('reference', '=', reference)
    .where('total', '=', total)
    .where('created', '<', Number(part.created) - REFERENCE_REUSE_MS)
    .execute()
  await tx
    .insertInto('inbound_sms_part')
    .values(part)
    .onConflict((c) => c.columns(['account_id', 'sender', 'recipient', 'reference', 'total', 'part']).doNothing())
    .execute()
  const rows = await tx
    .selectFrom('inbound_sms_part')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('sender', '=', sender)
    .where('recipient', '=', recipient)
    .where('reference', '=', reference)
    .where('total', '=', total)
    .orderBy('part')
    .execute()
  if (rows.length < total) return rows
  await tx
    .deleteFrom('inbound_sms_part')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows
}

/** A sender of SMS: its account, and its number or name. */
export interface NumberSender {
  account: number
  address: string
}

/** The active senders of SMS of live accounts at these addresses. */
export async function sendersOfNumbers(db: Db, addresses: readonly string[]): Promise<NumberSender[]> {
  if (addresses.length === 0) return []
  return db
    .selectFrom('sender as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.account_id as account', 's.address'])
    .where('s.channel', '=', 'cellphone')
    .where('s.address', 'in', addresses)
    .where('s.status', '=', 'active')
    .where('a.kind', '=', 'live')
    .orderBy('s.account_id')
    .execute()
}
