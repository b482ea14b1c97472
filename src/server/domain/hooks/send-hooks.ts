// Sends the hook deliveries that are due. A delivery is done when its receiver answers 2xx; otherwise it
// is tried again for 72 hours and then parked. A receiver that is down loses nothing; one that answers 410 disables its webhook.

import type { Clock } from '../../lib/clock.ts'
import { createLimiter } from '../../lib/limiter.ts'
import { SIGNATURE, signatureHeaders } from '../../lib/webhook-signature.ts'
import { type AccountKind, accountKinds } from '../../store/accounts/accounts.ts'
import {
  accountsWithDeliveries,
  freeAddress,
  type HookBatch,
  type HookDeliveryRow,
  type HookVerdict,
  leaseHookDeliveries,
  nextHookDeliveries,
  settleHookDeliveries,
} from '../../store/hooks/hooks.ts'
import type { Store } from '../../store/store.ts'
import { retryUntilStored } from '../sending/retry-until-stored.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createFairQueue } from '../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../timers/work-turn.ts'
import { hookId } from './deliveries.ts'
import { type TellUsers, tellDisabled } from './disabled.ts'

/**
 * Posts a body to an address of a customer; resolves with the status, the beginning of the answer and the milliseconds that
 * the receiver asks to wait. Implemented in channels/http.
 */
type PostHook = (
  kind: AccountKind,
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<{ status: number; excerpt: string; retryAfter?: number | undefined }>

const SECOND = 1000
const MINUTE_MS = 60 * SECOND
const HOUR_MS = 60 * MINUTE_MS
/**
 * Milliseconds after the first, second, ... attempt: 72 hours and 7 minutes in all (M-281,
 * specs/state-machines.yaml).
 */
export const hookWaits = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  13 * HOUR_MS,
  24 * HOUR_MS,
  24.5 * HOUR_MS,
]
/** Milliseconds of wall time for which an address is leased; longer than a receiver may take to answer. */
const LEASE_MS = 45_000
/** The receiver says that it never wants this again. */
const GONE = 410
/** Deliveries that are under way at once to one address. */
const BATCH = 32
/** Milliseconds after which an address is given back, so that others of the account have their turn. */
const TURN_MS = 2_000

/** Deliveries that fail on purpose: in the sandbox, to test how a receiver copes. */
interface HookFaults {
  /** Whether the account has a rule; answers without asking the store. */
  mayHave(account: { accountId: number; kind: AccountKind }): boolean
  /** Uses up a rule that fits; null when there is none. `status` is what the receiver is said to have answered. */
  useRule(
    account: number,
    type: 'hook_twice' | 'hook_failure',
    wanted: { url: string; event?: string },
  ): Promise<{ id: number; status?: number | null | undefined } | null>
}

/** What became of an attempt: `failed` is tried again, `parked` was the last one in vain. */
type HookOutcome = 'delivered' | 'failed' | 'parked'

export interface HookDeps {
  store: Store
  clock: Clock
  post: PostHook
  faults: HookFaults
  tellUsers: TellUsers
  /** Counts an attempt when it is settled. */
  countHook(kind: AccountKind, outcome: HookOutcome): void
  /** 0 to 1, for the jitter of retries. */
  random(): number
}

/** Addresses that a process sends to at once, and those of one account among them. */
export const HOOK_JOBS = 32
const EACH = 8
/** Requests under way at once from one account to one host, which others may share. */
const TO_HOST = 16

/** Makes the step of the work loop that takes the due deliveries of one address, a batch to begin with. */
export function createHookWork(
  parts: HookDeps,
): (turn?: WorkTurn) => Promise<false | ((mayTakeMore: () => boolean) => Promise<void>)> {
  const { store, clock } = parts
  const fairQueue = createFairQueue((after) => accountsWithDeliveries(store.db, clock.times(), after), { each: EACH })
  const hosts = createLimiter({ all: Infinity, each: TO_HOST })
  return async (work = unwatched) => {
    const turn = await fairQueue.claimNext(async (account) => {
      const at = { ...clock.times(), lease: LEASE_MS, limit: work.limit(BATCH) }
      // This look costs no transaction.
      if ((await freeAddress(store.db, account, at)) === undefined) return null
      return (await store.writeAlongside((tx) => leaseHookDeliveries(tx, account, at))) ?? null
    })
    if (!turn) return false
    const { account_id, url } = turn.work
    const guest = `${account_id} ${URL.canParse(url) ? new URL(url).host : url}`
    const post: PostHook = (...request) => hosts.run(guest, () => parts.post(...request))
    return (mayTakeMore) => turn.run(() => sendHooks({ ...parts, post, work }, turn.work, mayTakeMore))
  }
}

/** Sends deliveries to a URL, batch after batch, and stores their outcome. */
async function sendHooks(
  parts: HookDeps & { work: WorkTurn },
  first: HookBatch,
  mayTakeMore: () => boolean,
): Promise<void> {
  const { store, clock, work } = parts
  const kind = (await accountKinds(store.db, [first.account_id])).get(first.account_id) ?? 'live'
  const attempt = createAttempt(parts, kind)
  const since = performance.now()
  let batch: HookBatch | undefined = first
  while (batch) {
    const sent: HookBatch = batch
    work.note({ account: sent.account_id, refs: sent.rows.map(({ id }) => id) })
    const verdicts = await Promise.all(sent.rows.map((row) => attempt(row)))
    const goesOn = performance.now() - since < TURN_MS && mayTakeMore()
    const next = goesOn ? { lease: LEASE_MS, limit: work.limit(BATCH) } : null
    const settled = await retryUntilStored(store, () =>
      store.writeAlongside(async (tx) => {
        const result = await settleHookDeliveries(tx, sent, verdicts, { ...clock.times(), next })
        for (const webhook of result.disabled) await tellDisabled(tx, webhook, parts)
        return result
      }),
    )
    batch = await settled.next
    for (const { state } of verdicts) parts.countHook(kind, state === 'pending' ? 'failed' : state)
  }
}

/** Makes the function that tries a delivery and says what is to become of it. */
function createAttempt(parts: HookDeps, kind: AccountKind): (row: HookDeliveryRow) => Promise<HookVerdict> {
  const { clock, random } = parts
  return async (row) => {
    const start = clock.wall()
    const at = clock.now(row.account_id)
    const answer = await answerTo(parts, kind, row)
    const attempted = {
      at,
      duration: clock.wall() - start,
      status: answer.status,
      error: answer.error,
      answer: answer.excerpt,
      signed: answer.signed,
      signature: answer.signature,
    }
    const verdict = {
      id: row.id,
      attempts: row.attempts,
      answer: answer.error ?? `HTTP ${answer.status}`,
      attempt: attempted,
      isGone: answer.status === GONE,
    }
    const now = clock.now(row.account_id)
    if (answer.status !== null && answer.status >= 200 && answer.status < 300)
      return { ...verdict, state: 'delivered', nextAt: now, done: now }
    const wait = hookWaits[row.attempts]
    if (wait === undefined || verdict.isGone) return { ...verdict, state: 'parked', nextAt: now, done: now }
    const jittered = Math.round(wait * (0.9 + 0.2 * random()))
    const nextAt = now + Math.max(jittered, answer.retryAfter ?? 0)
    return { ...verdict, state: 'pending', nextAt, done: null }
  }
}

/** Sends it once, or twice where a fault of the sandbox says so; or does as if the receiver had answered something. */
async function answerTo(
  { clock, faults, post }: HookDeps,
  kind: AccountKind,
  row: HookDeliveryRow,
): Promise<HookAnswer> {
  const mayFail = faults.mayHave({ accountId: row.account_id, kind })
  const faultOf = (type: 'hook_failure' | 'hook_twice') =>
    mayFail
      ? faults.useRule(row.account_id, type, { url: row.url, ...(row.event !== null && { event: row.event }) })
      : null
  const failure = await faultOf('hook_failure')
  if (failure) {
    const { status = null } = failure
    return {
      status,
      error: status === null ? `No answer came (fault ${failure.id} of the sandbox)` : null,
      excerpt: null,
      signed: null,
      signature: null,
      retryAfter: undefined,
    }
  }
  // Receivers compare the time in the signature with real time, so this must not use the clock of a sandbox account.
  const signed = clock.wall()
  const { old_secret: old, old_secret_until: until } = row
  const secrets = old !== null && Number(until) > clock.now(row.account_id) ? [row.secret, old] : [row.secret]
  const signedHeaders = signatureHeaders(hookId(row.id), signed, row.body, ...secrets)
  const headers = { 'content-type': row.media_type, ...signedHeaders }
  const sent = { signed, signature: headers[SIGNATURE] }
  const postOnce = (): Promise<HookAnswer> =>
    post(kind, row.url, headers, row.body).then(
      ({ status, excerpt, retryAfter }) => ({ status, error: null, excerpt, ...sent, retryAfter }),
      (error: Error) => ({ status: null, error: error.message, excerpt: null, ...sent, retryAfter: undefined }),
    )
  const first = await postOnce()
  return (await faultOf('hook_twice')) ? postOnce() : first
}

/** Deliveries that wait for their first attempt or another one. */
export const hookAgenda = ({ store }: { store: Store }): Agenda => ({
  async next(account, limit) {
    const rows = await nextHookDeliveries(store.db, account, limit)
    return rows.map(({ id, due }) => ({ kind: 'hook_delivery', id, at: due }))
  },
})

/** A status, or why there is none. */
interface HookAnswer {
  status: number | null
  error: string | null
  excerpt: string | null
  /** When the request was signed, in wall time; null when none was sent. */
  signed: number | null
  /** The header, with a signature by each secret that counts. */
  signature: string | null
  /** Milliseconds that the receiver asks to wait. */
  retryAfter: number | undefined
}
