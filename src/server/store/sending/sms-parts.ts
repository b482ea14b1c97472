// The ids by which carriers report on SMS, and parts of texts that came in.
import { type Insertable, type Selectable, sql } from 'kysely'
import type { InboundSmsPartTable, SmsPartTable } from '../schema.ts'
import type { Db } from '../store.ts'
import { wordsOf } from '../words.ts'

export type SmsPartRow = Selectable<SmsPartTable>
export type InboundPartRow = Selectable<InboundSmsPartTable>

/** A report that no message had claimed: one that a message has given back knows how many parts that one had. */
const isEarly = sql`sms_part.message_id IS NULL AND sms_part.total = 0`

/**
 * Writes which message the ids belong to. What was reported on one before stays; an id that its carrier used before
 * begins anew. Resolves with the parts as they are now.
 */
export function insertParts(tx: Db, rows: readonly Insertable<SmsPartTable>[]): Promise<SmsPartRow[]> {
  return tx
    .insertInto('sms_part')
    .values(rows)
    .onConflict((c) =>
      c.columns(['carrier', 'carrier_id']).doUpdateSet((e) => ({
        message_id: e.ref('excluded.message_id'),
        total: e.ref('excluded.total'),
        state: sql`CASE WHEN ${isEarly} THEN sms_part.state ELSE excluded.state END`,
        reason: sql`CASE WHEN ${isEarly} THEN sms_part.reason ELSE NULL END`,
        created: e.ref('excluded.created'),
      })),
    )
    .returningAll()
    .execute()
}

/** Lets no message have the ids that its earlier attempts were given: what is reported on them says nothing of it. */
export async function releaseParts(tx: Db, messages: readonly number[]): Promise<void> {
  await tx.updateTable('sms_part').set({ message_id: null }).where(wordsOf(tx).oneOf('message_id', messages)).execute()
}

/**
 * Keeps what was reported on an id that no message has yet; what was reported first stands. False when it has one
 * meanwhile: then nothing was written.
 */
export async function insertEarlyReport(tx: Db, row: Insertable<SmsPartTable>): Promise<boolean> {
  const kept = await tx
    .insertInto('sms_part')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['carrier', 'carrier_id'])
        .doUpdateSet({ created: row.created })
        .where('sms_part.message_id', 'is', null),
    )
    .returning('carrier_id')
    .executeTakeFirst()
  return kept !== undefined
}

/**
 * Keeps the id under which a carrier handed over a text of a person; false when it is known. It lies beside the ids of
 * SMS, under a name of its own, and is forgotten with them.
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

/** The message that an id belongs to; undefined while nobody knows. */
export async function messageOfPart(db: Db, carrier: string, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('sms_part')
    .select('message_id')
    .where('carrier', '=', carrier)
    .where('carrier_id', '=', id)
    .executeTakeFirst()
  return row?.message_id ?? undefined
}

/** Writes what became of a part; false when that was known. */
export async function settlePart(
  tx: Db,
  { carrier, carrier_id, state, reason }: Pick<SmsPartRow, 'carrier' | 'carrier_id' | 'state' | 'reason'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sms_part')
    .set({ state, reason })
    .where('carrier', '=', carrier)
    .where('carrier_id', '=', carrier_id)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The parts of these messages that a carrier took. */
export function partsOfMessages(db: Db, messages: readonly number[]): Promise<SmsPartRow[]> {
  return db.selectFrom('sms_part').selectAll().where(wordsOf(db).oneOf('message_id', messages)).execute()
}

/** Milliseconds after which a phone has come round to a reference again: what came before is of another text. */
const PARTS_APART = 3_600_000

/**
 * Keeps a part of a text, and resolves with all that are there. Once they are complete they are deleted: whoever brings
 * the last one gets them.
 */
export async function joinInboundPart(tx: Db, part: Insertable<InboundSmsPartTable>): Promise<InboundPartRow[]> {
  const { account_id, sender, recipient, reference, total } = part
  await wordsOf(tx).oneAtATime(tx, `inbound ${account_id} ${sender}`)
  await tx
    .deleteFrom('inbound_sms_part')
    .where('account_id', '=', account_id)
    .where('sender', '=', sender)
    .where('recipient', '=', recipient)
    .where('reference', '=', reference)
    .where('total', '=', total)
    .where('created', '<', Number(part.created) - PARTS_APART)
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

/** The live accounts with an active sender of SMS at this address. */
export async function accountsOfNumber(db: Db, address: string): Promise<number[]> {
  const rows = await db
    .selectFrom('sender as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select('s.account_id')
    .where('s.channel', '=', 'cellphone')
    .where('s.address', '=', address)
    .where('s.status', '=', 'active')
    .where('a.kind', '=', 'live')
    .orderBy('s.account_id')
    .execute()
  return rows.map(({ account_id }) => account_id)
}
