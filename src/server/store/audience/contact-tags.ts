// Which contacts have which tags. After a tag is deleted, its rows stay until a background job removes them, so queries
// must check for the tag as well.
import { sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'

/** Gives the tag to contacts; resolves with the ids of those that did not have it. */
export async function attachTag(tx: Db, tag: number, contacts: readonly number[]): Promise<number[]> {
  if (contacts.length === 0) return []
  const { rows } = await sql<{ contact_id: number }>`
    INSERT INTO contact_tag (contact_id, tag_id)
    SELECT c.id, ${tag} FROM contact c WHERE ${dialectOf(tx).inValues('c.id', contacts)} ORDER BY c.id
    ON CONFLICT DO NOTHING RETURNING contact_id`.execute(tx)
  return rows.map(({ contact_id }) => contact_id)
}

/** Takes the tag off contacts, which are held; resolves with the ids of those that had it. */
export async function detachTag(tx: Db, tag: number, contacts: readonly number[]): Promise<number[]> {
  if (contacts.length === 0) return []
  const rows = await tx
    .deleteFrom('contact_tag')
    .where('tag_id', '=', tag)
    .where(dialectOf(tx).inValues('contact_id', contacts))
    .returning('contact_id')
    .execute()
  return rows.map(({ contact_id }) => contact_id)
}

/** Contacts of any list that have the tag, `limit` at most, held for a change. */
export function holdTagged(tx: Db, account: number, tag: number, limit: number) {
  const tagged = tx
    .selectFrom('contact_tag')
    .select('contact_id')
    .where('tag_id', '=', tag)
    .orderBy('contact_id')
    .limit(limit)
  const query = tx
    .selectFrom('contact')
    .select(['id', 'account_id', 'list_id'])
    .where('account_id', '=', account)
    .where('id', 'in', tagged)
    .orderBy('id')
  return dialectOf(tx).forUpdate(tx, query).execute()
}

/** How many contacts have the tag. */
export async function countTagged(db: Db, tag: number): Promise<number> {
  const row = await db
    .selectFrom('contact_tag')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('tag_id', '=', tag)
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** The names of the tags of these contacts, in no particular order. */
export function namesOfTags(db: Db, account: number, contacts: readonly number[]) {
  return db
    .selectFrom('contact_tag as c')
    .innerJoin('tag as t', 't.id', 'c.tag_id')
    .select(['c.contact_id', 't.name'])
    .where('t.account_id', '=', account)
    .where(dialectOf(db).inValues('c.contact_id', contacts))
    .execute()
}
