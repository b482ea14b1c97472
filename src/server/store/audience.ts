// Who gets a campaign: active contacts of the list, reachable at the address, not suppressed.
import { sql } from 'kysely'
import type { Db } from './store.ts'

export interface AudienceQuery {
  account: number
  list: number
  /** `email`, or the id of an extra field of format email. */
  field: string
  /** Only the contact with this address. */
  only: string | null
}

/**
 * Contact rows in order of id, as a stream. Each address comes once, with the oldest contact that has it.
 * The suppression list is read in three ways: the address, its domain, its local part.
 */
export async function* streamAudience(tx: Db, q: AudienceQuery): AsyncGenerator<number> {
  const address = q.field === 'email' ? sql<string>`c.email` : sql<string>`(c.fields ->> ${q.field})`
  const reachable = q.field === 'email' ? sql`AND c.email_status = 'active'` : sql``
  const only = q.only === null ? sql`` : sql`AND lower(${address}) = lower(${q.only})`
  const query = sql<{ id: number }>`
    SELECT min(c.id) AS id FROM contact c
    WHERE c.account_id = ${q.account} AND c.list_id = ${q.list} AND c.status = 'active'
      AND ${address} IS NOT NULL AND ${address} <> '' ${reachable} ${only}
      AND NOT EXISTS (
        SELECT 1 FROM suppression s WHERE s.account_id = c.account_id AND (
          (s.type = 'email' AND s.value = lower(${address}))
          OR (s.type = 'email_domain' AND s.value = substr(lower(${address}), instr(${address}, '@') + 1))
          OR (s.type = 'email_user' AND s.value = substr(lower(${address}), 1, instr(${address}, '@') - 1))))
    GROUP BY lower(${address}) ORDER BY 1`
  for await (const row of tx.getExecutor().stream<{ id: number }>(query.compile(tx), 1)) {
    for (const { id } of row.rows) yield id
  }
}

/** Which of these addresses are suppressed now, in lower case. */
export async function suppressedAmong(db: Db, account: number, addresses: string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const given = addresses.map((a) => a.toLowerCase())
  const parts = new Map<string, { type: string; value: string }>()
  for (const address of given) {
    const at = address.lastIndexOf('@')
    for (const part of [
      { type: 'email', value: address },
      { type: 'email_domain', value: address.slice(at + 1) },
      { type: 'email_user', value: address.slice(0, at) },
    ]) {
      parts.set(`${part.type} ${part.value}`, part)
    }
  }
  const values = [...new Set([...parts.values()].map((p) => p.value))]
  const rows = await db
    .selectFrom('suppression')
    .select(['type', 'value'])
    .where('account_id', '=', account)
    .where('value', 'in', values)
    .execute()
  const found = new Set(rows.map((row) => `${row.type} ${row.value}`))
  const hit = (address: string) => {
    const at = address.lastIndexOf('@')
    return (
      found.has(`email ${address}`) ||
      found.has(`email_domain ${address.slice(at + 1)}`) ||
      found.has(`email_user ${address.slice(0, at)}`)
    )
  }
  return new Set(given.filter(hit))
}
