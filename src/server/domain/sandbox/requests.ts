// The newest requests of sandbox accounts, whatever the door: calls of SOAP and relayed mails are among them. They are
// gathered in memory and written together, and only those that will be kept are put into words at all: thousands may come
// in a second.
import type { Clock } from '../../lib/clock.ts'
import { fromJson } from '../../lib/json-text.ts'
import { type Redacted, redactedJson, redactedPath } from '../../lib/redacted-json.ts'
import { erasedAmong } from '../../store/audience/erased-addresses.ts'
import type { Page, PageRequest } from '../../store/pages.ts'
import type { RequestRow } from '../../store/sandbox/requests.ts'
import * as rows from '../../store/sandbox/requests.ts'
import type { Store } from '../../store/store.ts'
import { readSearch } from '../../store/text-search.ts'
import type { Caller } from '../accounts/accounts.ts'
import { notFound } from '../errors.ts'

export type { RequestRow } from '../../store/sandbox/requests.ts'

/** The name of the SOAP API. */
const SOAP = 'soap-v2'
/** The client whose requests are left out by default. */
export const CONSOLE = 'console'
/** Requests that are kept of an account: of the console, and of all others. */
const KEPT = 500
const KEPT_OF_CONSOLE = 100
/** Milliseconds for which requests are gathered: while a stream shows them, and otherwise. */
const GATHER_WATCHED_MS = 150
const GATHER = 1_000
/** Requests that a process holds, of all accounts. */
const ROOM = 5_000
/** Characters of a body that are kept. */
const BODY = 8_000
/** Bytes of a body that is put into words at once, so that little is held. */
const LARGE = 16_384

/** A request that was answered. */
interface AnsweredRequest {
  account: number
  requestId: string
  api: string
  operation: string
  method: string
  path: string
  status: number
  ms: number
  keyId: string
  client: string
  /** Undefined without one. */
  body: unknown
  answer: unknown
  /** Bytes of both. */
  bytes: number
  /** Of its bodies nothing is kept. */
  isDiscreet?: boolean
  /** Addresses in the request: if one belongs to an erased person, the bodies are not stored. */
  addresses?: readonly string[]
}

interface Held extends Omit<AnsweredRequest, 'body' | 'answer'> {
  at: number
  /** When it began, in wall time. */
  began: number
  body: unknown
  answer: unknown
}

interface Problem {
  errors?: { address_forgotten?: string }
}

/** The filter of a list of requests. */
interface AskedRequests extends Omit<rows.RequestFilter, 'without'> {
  console: boolean
}

/** Operations that make one-time codes, and those that show messages that may carry one (S-103). */
const OF_CODES = /Verify|^(get|list|waitFor)(Captured|Sms|Email|Push)(Message|Messages|Log)$/

/** Text that is in words already. */
class InWords {
  readonly redacted: Redacted
  constructor(value: unknown, operation: string) {
    this.redacted = redactedJson(value, BODY, { codes: OF_CODES.test(operation) })
  }
}

function inWords(value: unknown, operation: string): Redacted | null {
  if (value === undefined) return null
  return (value instanceof InWords ? value : new InWords(value, operation)).redacted
}

function toRow({ account, requestId, ms, keyId, body, answer, ...rest }: Held): rows.NewRequest {
  const { api, operation, method, path, status, at, client } = rest
  const [request, answered] = [inWords(body, operation), inWords(answer, operation)]
  return {
    account_id: account,
    request_id: requestId,
    api,
    operation,
    method,
    path: redactedPath(path),
    status,
    at,
    client,
    tenths: Math.round(ms * 10),
    key_id: keyId,
    request: request?.text ?? null,
    answer: answered?.text ?? null,
    is_cut: Number((request?.isCut || answered?.isCut) ?? false),
  }
}

/** The row of a request; null when it cannot be put into words: it is lost then, and no other. */
function rowOf(one: Held): rows.NewRequest | null {
  try {
    return toRow(one)
  } catch {
    return null
  }
}

/** Requests with their rows, the oldest first. */
const inOrder = (some: readonly Held[]) =>
  [...some]
    .sort((a, b) => a.at - b.at)
    .flatMap((one) => {
      const row = rowOf(one)
      return row ? [{ row, one }] : []
    })

/** The requests by which people are forgotten. Their paths name a list only. */
const isForgetting = (operation: string) => operation.startsWith('forget')

/** The requests by which an account is emptied, or put back to a snapshot. */
const isEmptying = (operation: string) => operation === 'resetAccount' || operation === 'restoreSnapshot'

/** Whether a request names a person who is or will be erased: then nothing of it is stored (S-074). */
function isDiscreet({ operation, status, answer, isDiscreet: isSaid = false }: AnsweredRequest): boolean {
  if (isSaid || isForgetting(operation)) return true
  return status === 409 && Boolean((answer as Problem | undefined)?.errors?.address_forgotten)
}

/** The stored form of a request that names an erased person. */
const nothing = { path: '', request: null, answer: null }

/** Writes the newest of an account, and removes those that they replace. */
async function storeRequests(store: Store, account: number, all: readonly Held[]): Promise<void> {
  const ofConsole = all.filter(({ client }) => client === CONSOLE).slice(-KEPT_OF_CONSOLE)
  const ofOthers = all.filter(({ client }) => client !== CONSOLE).slice(-KEPT)
  const found = inOrder([...ofOthers, ...ofConsole])
  const named = found.flatMap(({ one }) => one.addresses ?? [])
  await store.writeAlongside(async (tx) => {
    const { ended, emptied } = await rows.holdRequests(tx, account)
    // What began before the account was emptied is none of its requests any more, but for that which emptied it.
    const present = found.filter(({ one }) => one.began >= emptied || isEmptying(one.operation))
    const forgotten = await erasedAmong(tx, account, named)
    // A request that began before the end of an erasure may name the person, whenever and wherever it was answered.
    const mayShow = ({ began, operation, addresses = [] }: Held) =>
      (began <= ended && !isForgetting(operation)) || addresses.some((address) => forgotten.has(address))
    await rows.insertRequests(
      tx,
      present.map(({ row, one }) => (mayShow(one) ? { ...row, ...nothing } : row)),
    )
    const kept = { account, client: CONSOLE }
    if (ofOthers.length > 0) await rows.trimRequests(tx, { ...kept, isOf: false, keep: KEPT })
    if (ofConsole.length > 0) await rows.trimRequests(tx, { ...kept, isOf: true, keep: KEPT_OF_CONSOLE })
  })
}

export interface Requests {
  /** Takes a request of a sandbox account. */
  note(request: AnsweredRequest): void
  /** Writes what is held. What the database does not take is lost: it only helps to find mistakes. */
  flush(): Promise<unknown>
  /** Sets whether there are readers. */
  hasten(isWatched: boolean): void
  list(caller: Caller, asked: AskedRequests, page: PageRequest): Promise<Page<RequestRow>>
  /** Throws `not_found`. */
  get(caller: Caller, requestId: string): Promise<rows.RequestRow>
}

export function createRequests({ store, clock }: { store: Store; clock: Clock }): Requests {
  const held = new Map<number, Held[]>()
  let count = 0
  let gather = GATHER
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<unknown> = Promise.resolve()

  function flush(): Promise<unknown> {
    clearTimeout(timer)
    timer = undefined
    const all = [...held]
    held.clear()
    count = 0
    if (all.length > 0)
      writing = writing.then(() =>
        Promise.all(all.map(([account, some]) => storeRequests(store, account, some).catch(() => undefined))),
      )
    return writing
  }

  return {
    note(request): void {
      const { account, bytes, ms } = request
      const one: Held = { ...request, at: clock.now(account), began: Math.floor(clock.wall() - ms) }
      if (isDiscreet(request)) one.body = one.answer = undefined
      else if (bytes > LARGE) {
        if (one.body !== undefined) one.body = new InWords(one.body, one.operation)
        if (one.answer !== undefined) one.answer = new InWords(one.answer, one.operation)
      }
      const own = held.get(account)
      if (own) own.push(one)
      else held.set(account, [one])
      if (own && own.length > 2 * KEPT) count -= own.splice(0, KEPT).length
      if (++count > ROOM) void flush()
      else timer ??= setTimeout(() => void flush(), gather)
    },

    flush,

    hasten(isWatched): void {
      gather = isWatched ? GATHER_WATCHED_MS : GATHER
    },

    async list({ accountId }, { console, ...filter }, page) {
      await flush()
      const asked = { ...filter, ...(!console && { without: CONSOLE }) }
      const search = { table: 'request_log', account: accountId, isSearch: filter.text !== undefined } as const
      return readSearch(store, search, (db) => rows.listRequests(db, accountId, asked, page))
    },

    async get({ accountId }, requestId): Promise<rows.RequestRow> {
      await flush()
      const row = await rows.findRequest(store.db, accountId, requestId)
      if (!row) throw notFound('request', requestId)
      return row
    },
  }
}

/** What the answer of a request said of its failure, as far as it is kept. */
export function problemOf({ api, status, answer }: Pick<rows.RequestRow, 'api' | 'status' | 'answer'>) {
  if (answer === null || (status < 400 && api !== SOAP)) return undefined
  const said = fromJson<unknown>(answer)
  // A call that was refused is answered like any other, with a code.
  if (status < 400) return refusalIn(said)
  return typeof said === 'object' && said !== null && !Array.isArray(said)
    ? (said as Record<string, unknown>)
    : undefined
}

function refusalIn(said: unknown): { title: string } | undefined {
  const one: unknown = Array.isArray(said) ? said[0] : said
  const code = typeof one === 'object' && one !== null && 'ERROR' in one ? one.ERROR : undefined
  return typeof code === 'string' ? { title: code } : undefined
}
