// The newest requests of each account.
import { type Insertable, type Selectable, sql } from 'kysely'
import { insertMany } from '../bulk.ts'
import { dialectOf } from '../dialect.ts'
import { type Page, type PageRequest, pageOf } from '../pages.ts'
import type { RequestLogTable } from '../schema.ts'
import { getSetting, putSetting } from '../settings.ts'
import type { Db } from '../store.ts'

export type RequestRow = Selectable<RequestLogTable>
export type NewRequest = Insertable<RequestLogTable>

/** Which requests. */
export interface RequestFilter {
  api?: string | undefined
  operation?: string | undefined
  /** The first digit of the status; 4 for refused calls of SOAP. */
  statusClass?: number | undefined
  text?: string | undefined
  /** Requests of this client are left out. */
  without?: string | undefined
}

const columns = [
  'account_id',
  'request_id',
  'api',
  'operation',
  'method',
  'path',
  'status',
  'tenths',
  'at',
  'key_id',
  'client',
  'request',
  'answer',
  'is_cut',
] as const satisfies (keyof RequestRow)[]

/** Stores requests, in their order. */
export const insertRequests = (tx: Db, rows: readonly NewRequest[]): Promise<void> =>
  insertMany(tx, { table: 'request_log', columns }, rows)

const endName = (account: number) => `requests-until:${account}`
const emptiedName = (account: number) => `requests-emptied:${account}`
/** Serialises writers of requests of an account with changes of the time from which they are kept. */
const oneWriterAtATime = (tx: Db, account: number) => dialectOf(tx).oneAtATime(tx, `requests ${account}`)

/** Wall times; 0: never. */
export interface RequestEnds {
  /** Requests that had begun by then show nothing. */
  ended: number
  /** Requests that had begun before are none of the account any more: it was emptied. */
  emptied: number
}

/** Starts a transaction that writes requests of an account: they cannot be ended before it is over. */
export async function holdRequests(tx: Db, account: number): Promise<RequestEnds> {
  await oneWriterAtATime(tx, account)
  const wall = async (name: string) => Number((await getSetting(tx, name)) ?? 0)
  return { ended: await wall(endName(account)), emptied: await wall(emptiedName(account)) }
}

/** Ends the requests that have begun by now, in every process: those written are seen from here on, and others know of it. */
export async function endRequests(tx: Db, account: number, wall: number): Promise<void> {
  const { ended } = await holdRequests(tx, account)
  await putSetting(tx, endName(account), String(Math.max(ended, wall)))
}

/**
 * From now on, no process writes requests that began before `wall`. The caller has locked the requests
 * (`holdRequests`).
 */
export const emptyRequests = (tx: Db, account: number, wall: number): Promise<void> =>
  putSetting(tx, emptiedName(account), String(wall))

/** Deletes all but the newest requests of an account: those of one client, or those of all others. */
export async function trimRequests(
  tx: Db,
  { account, client, isOf, keep }: { account: number; client: string; isOf: boolean; keep: number },
): Promise<void> {
  const own = tx
    .selectFrom('request_log')
    .select('id')
    .where('account_id', '=', account)
    .where('client', isOf ? '=' : '<>', client)
  const last = await own.orderBy('id', 'desc').offset(keep).limit(1).executeTakeFirst()
  if (last)
    await tx
      .deleteFrom('request_log')
      .where('account_id', '=', account)
      .where('client', isOf ? '=' : '<>', client)
      .where('id', '<=', last.id)
      .execute()
}

/** The class of a status; a call of SOAP that was refused has the status 200, and an error code for an answer (S-102). */
function inClass(digit: number) {
  const first = digit * 100
  const isRefused = sql<boolean>`(api = 'soap-v2' AND (answer LIKE '{"ERROR":"%' OR answer LIKE '[{"ERROR":"%'))`
  const hasStatus = sql<boolean>`status >= ${first} AND status < ${first + 100}`
  // Without an answer the comparison is NULL, which is neither.
  if (digit === 2) return sql<boolean>`(${hasStatus} AND coalesce(NOT ${isRefused}, true))`
  return digit === 4 ? sql<boolean>`(${hasStatus} OR (status < 300 AND ${isRefused}))` : hasStatus
}

function filterRequests(db: Db, account: number, { api, operation, statusClass, text, without }: RequestFilter) {
  let query = db.selectFrom('request_log').where('account_id', '=', account)
  if (api !== undefined) query = query.where('api', '=', api)
  if (operation !== undefined) query = query.where('operation', '=', operation)
  if (statusClass !== undefined) query = query.where(inClass(statusClass))
  if (without !== undefined) query = query.where('client', '<>', without)
  if (text !== undefined) {
    const all = sql<string>`request_id || ' ' || path || ' ' || coalesce(request, '') || ' ' || coalesce(answer, '')`
    query = query.where(dialectOf(db).contains(all, text))
  }
  return query
}

/** A page of an account's requests. */
export const listRequests = (
  db: Db,
  account: number,
  filter: RequestFilter,
  page: PageRequest,
): Promise<Page<RequestRow>> => pageOf(filterRequests(db, account, filter), page, (q) => q.selectAll())

/** A request by the id that its answer had. */
export const findRequest = (db: Db, account: number, requestId: string): Promise<RequestRow | undefined> =>
  db
    .selectFrom('request_log')
    .selectAll()
    .where('account_id', '=', account)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
