// Devices that get a campaign: those of active contacts of the list.
import { sql } from 'kysely'
import { type Condition, conditionSql } from '../audience/conditions.ts'
import type { DeviceHome } from '../audience/devices.ts'
import { dialectOf } from '../dialect.ts'
import type { Db } from '../store.ts'
import { type AudiencePart, failedAmong, readAll, readPages } from './audience-pages.ts'

export interface DeviceAudience extends DeviceHome {
  list: number
  /** Only devices of contacts that meet it. */
  condition: Condition | null
  /** Only devices whose newest message of this campaign has failed. */
  failedOf: number | null
}

/** The audience in parts of `size` devices; the last one may be smaller. A contact may have several devices. */
export async function* readDevices(tx: Db, q: DeviceAudience, size: number): AsyncGenerator<AudiencePart> {
  const conditions = [
    sql`d.account_id = ${q.account} AND d.channel = ${q.channel} AND d.app = ${q.app}`,
    sql`c.account_id = d.account_id AND c.list_id = ${q.list} AND c.status = 'active'`,
    ...(q.condition === null ? [] : [conditionSql(tx, q.condition, 'c')]),
    ...(q.failedOf === null ? [] : [sql`d.address IN (${failedAmong(q.failedOf, 'address')})`]),
  ]
  const from = sql`FROM device d JOIN contact c ON c.id = d.contact_id WHERE ${sql.join(conditions, sql` AND `)}`
  // Devices that failed are found for all parts at once.
  const readParts = q.failedOf === null && dialectOf(tx).pages ? readPages : readAll
  yield* readParts(tx, { id: 'd.id', from }, size)
}
