// Sends the hook deliveries that are due. A delivery is done when its receiver answers 2xx; otherwise it
// is tried again for 72 hours and then parked. A receiver that is down loses nothing.

import type { Clock } from '../../lib/clock.ts'
import { createTurnstile } from '../../lib/turnstile.ts'
import { hookHeaders } from '../../lib/webhook-signature.ts'
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
import { untilStored } from '../sending/until-stored.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createRotation } from '../timers/rotation.ts'
import { hookId } from './deliveries.ts'

/**
 * Posts a body to an address of a customer; resolves with the status and the beginning of the answer. Implemented
 * in channels/http.
 */
export type PostHook = (
  kind: AccountKind,
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<{ status: number; excerpt: string }>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/**
 * Milliseconds after the first, second, ... attempt: 72 hours and 7 minutes in all (M-281,
 * specs/state-machines.yaml).
 */
export const hookWaits = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  13 * HOUR,
  24 * HOUR,
  24.5 * HOUR,
]
/** Milliseconds of wall time for which an address is leased; longer than a receiver may take to answer. */
const LEASE = 30_000
/** Deliveries that are under way at once to one address. */
const BATCH = 32
/** Milliseconds after which an address is given back, so that others of the account have their turn. */
const TURN = 2_000

/** Deliveries that fail on purpose: in the sandbox, so that somebody can test how a receiver copes. */
export interface HookFaults {
  /** Whether the account has a rule; answers without asking the store. */
  mayHave(account: { accountId: number; kind: AccountKind }): boolean
  /** Uses up a rule that fits; null when there is none. `status` is what the receiver is said to have answered. */
  take(
    account: number,
    type: 'hook_twice' | 'hook_failure',
    wanted: { url: string; event?: string },
  ): Promise<{ id: number; status?: number | null | undefined } | null>
}

/** What became of an attempt: `failed` is tried again, `parked` was the last one in vain. */
export type HookOutcome = 'delivered' | 'failed' | 'parked'

export interface HookParts {
  store: Store
  clock: Clock
  post: PostHook
  faults: HookFaults
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
  parts: HookParts,
): () => Promise<false | ((mayTakeMore: () => boolean) => Promise<void>)> {
  const { store, clock } = parts
  const rotation = createRotation((after) => accountsWithDeliveries(store.db, clock.times(), after), { each: EACH })
  const hosts = createTurnstile({ all: Infinity, each: TO_HOST })
  return async () => {
    const turn = await rotation.take(async (account) => {
      const at = { ...clock.times(), lease: LEASE, limit: BATCH }
      // This look costs no transaction.
      if ((await freeAddress(store.db, account, at)) === undefined) return null
      return (await store.writeAlongside((tx) => leaseHookDeliveries(tx, account, at))) ?? null
    })
    if (!turn) return false
    const { account_id, url } = turn.work
    const guest = `${account_id} ${URL.canParse(url) ? new URL(url).host : url}`
    const post: PostHook = (...request) => hosts.pass(guest, () => parts.post(...request))
    return (mayTakeMore) => turn.during(() => sendHooks({ ...parts, post }, turn.work, mayTakeMore))
  }
}

/** Sends deliveries to an address, batch after batch, and writes what became of them. */
async function sendHooks(parts: HookParts, first: HookBatch, mayTakeMore: () => boolean): Promise<void> {
  const { store, clock } = parts
  const kind = (await accountKinds(store.db, [first.account_id])).get(first.account_id) ?? 'live'
  const attempt = createAttempt(parts, kind)
  const since = performance.now()
  let batch: HookBatch | undefined = first
  while (batch) {
    const sent: HookBatch = batch
    const verdicts = await Promise.all(sent.rows.map((row) => attempt(row)))
    const goesOn = performance.now() - since < TURN && mayTakeMore()
    const next = goesOn ? { lease: LEASE, limit: BATCH } : null
    const settled = await untilStored(store, () =>
      store.writeAlongside((tx) => settleHookDeliveries(tx, sent, verdicts, { ...clock.times(), next })),
    )
    batch = await settled.next
    for (const { state } of verdicts) parts.countHook(kind, state === 'pending' ? 'failed' : state)
  }
}

/** Makes the function that tries a delivery and says what is to become of it. */
function createAttempt(parts: HookParts, kind: AccountKind): (row: HookDeliveryRow) => Promise<HookVerdict> {
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
    }
    const verdict = {
      id: row.id,
      attempts: row.attempts,
      answer: answer.error ?? `HTTP ${answer.status}`,
      attempt: attempted,
    }
    const now = clock.now(row.account_id)
    if (answer.status !== null && answer.status >= 200 && answer.status < 300)
      return { ...verdict, state: 'delivered', nextAt: now, done: now }
    const wait = hookWaits[row.attempts]
    if (wait === undefined) return { ...verdict, state: 'parked', nextAt: now, done: now }
    const jittered = Math.round(wait * (0.9 + 0.2 * random()))
    return { ...verdict, state: 'pending', nextAt: now + jittered, done: null }
  }
}

/** Sends it once, or twice where a fault of the sandbox says so; or does as if the receiver had answered something. */
async function answerTo(
  { clock, faults, post }: HookParts,
  kind: AccountKind,
  row: HookDeliveryRow,
): Promise<HookAnswer> {
  const mayFail = faults.mayHave({ accountId: row.account_id, kind })
  const faultOf = (type: 'hook_failure' | 'hook_twice') =>
    mayFail
      ? faults.take(row.account_id, type, { url: row.url, ...(row.event !== null && { event: row.event }) })
      : null
  const failure = await faultOf('hook_failure')
  if (failure) {
    const { status = null } = failure
    return {
      status,
      error: status === null ? `No answer came (fault ${failure.id} of the sandbox)` : null,
      excerpt: null,
      signed: null,
    }
  }
  // Receivers check the age of the signature against real time, so the sandbox's clock is no use here.
  const signed = clock.wall()
  const headers = hookHeaders(hookId(row.id), signed, row)
  const postOnce = (): Promise<HookAnswer> =>
    post(kind, row.url, headers, row.body).then(
      ({ status, excerpt }) => ({ status, error: null, excerpt, signed }),
      (error: Error) => ({ status: null, error: error.message, excerpt: null, signed }),
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
}
