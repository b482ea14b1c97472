// Whether the counts that the store keeps are those of the contacts that it has.
import { readRows } from './engine.ts'

interface Miscount {
  list_id: number
  status: string
  /** By how many the count is too large. */
  n: number
}

/** The counts that are wrong, whatever else is going on: one statement sees the contacts and their counts at one moment. */
export async function miscounts(data: string): Promise<Miscount[]> {
  const rows = await readRows<Record<'list_id' | 'n', number | string> & { status: string }>(
    data,
    `SELECT list_id, status, sum(n) AS n FROM (
      SELECT list_id, status, n FROM contact_count UNION ALL SELECT list_id, status, -1 FROM contact
    ) compared GROUP BY list_id, status HAVING sum(n) <> 0`,
  )
  return rows.map(({ list_id, status, n }) => ({ list_id: Number(list_id), status, n: Number(n) }))
}

/** Throws when a count is wrong. */
export async function assertCounted(data: string): Promise<void> {
  const wrong = await miscounts(data)
  if (wrong.length > 0) throw new Error(`Contacts are counted wrongly: ${JSON.stringify(wrong)}`)
}
