// What says in which time zone recipients are.
import { sql } from 'kysely'
import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'

/** What a contact says of where it is. */
export interface ZoneSource {
  /** The value of the field that holds its time zone; null for none. */
  zone: string | null
  cellphone: string | null
  phone: string | null
}

/** What recipients say, by the id: that of a contact, or, with `isDevice`, of one of its devices. */
export async function zoneSources(
  tx: Db,
  ids: readonly number[],
  { field, isDevice }: { field: string | null; isDevice: boolean },
): Promise<ReadonlyMap<number, ZoneSource>> {
  const words = dialectOf(tx)
  const zone = field === null ? sql<string | null>`NULL` : sql<string | null>`${words.member('c.fields', field)}`
  const columns = ['c.cellphone', 'c.phone', zone.as('zone')] as const
  const ofContacts = tx.selectFrom('contact as c').select(['c.id as id', ...columns])
  const ofDevices = tx.selectFrom('device as d').innerJoin('contact as c', 'c.id', 'd.contact_id')
  const rows = isDevice
    ? await ofDevices
        .select(['d.id as id', ...columns])
        .where(words.inValues('d.id', ids))
        .execute()
    : await ofContacts.where(words.inValues('c.id', ids)).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
