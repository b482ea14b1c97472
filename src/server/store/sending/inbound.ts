// Messages that came in: answers of people and of mail servers.
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { Channel, InboundMessageTable } from '../schema.ts'
import type { Db } from '../store.ts'
import type { MessageRow } from './campaign-ledger.ts'

export type InboundRow = Selectable<InboundMessageTable>

export interface InboundFilter {
  channel?: Channel | undefined
}

export function insertInbound(tx: Db, row: Insertable<InboundMessageTable>): Promise<InboundRow> {
  return tx.insertInto('inbound_message').values(row).returningAll().executeTakeFirstOrThrow()
}

/** The row of an equal mail about the same message that had the same effect. */
export function equalInbound(tx: Db, row: Insertable<InboundMessageTable>): Promise<InboundRow | undefined> {
  return tx
    .selectFrom('inbound_message')
    .selectAll()
    .where('message_id', '=', row.message_id ?? null)
    .where('meaning', '=', row.meaning)
    .where('effect', '=', row.effect)
    .where('sender', '=', row.sender)
    .where('recipient', '=', row.recipient)
    .where('content', '=', row.content)
    .where((e) => (row.subject == null ? e('subject', 'is', null) : e('subject', '=', row.subject)))
    .limit(1)
    .executeTakeFirst()
}

/** How many rows there are about a message. */
export async function countInboundOf(tx: Db, messageId: number): Promise<number> {
  const { n } = await tx
    .selectFrom('inbound_message')
    .select((e) => e.fn.countAll<number | string>().as('n'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

export function listInbound(
  db: Db,
  account: number,
  { channel }: InboundFilter,
  page: PageRequest,
): Promise<Page<InboundRow>> {
  let query = db.selectFrom('inbound_message').where('account_id', '=', account)
  if (channel !== undefined) query = query.where('channel', '=', channel)
  return pageOf(query, page, (q) => q.selectAll())
}

/** The last SMS of the account to a number. */
export function lastSmsTo(db: Db, account: number, number: string): Promise<MessageRow | undefined> {
  return (
    db
      .selectFrom('message')
      .selectAll()
      .where('account_id', '=', account)
      .where('address', '=', number)
      // As the index says.
      .where(sql<boolean>`channel = 'sms'`)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )
}
