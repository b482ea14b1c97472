// Sends the hook deliveries that are due. A delivery is done when its receiver answers 2xx; otherwise it
// is tried again for 72 hours and then parked. A receiver that is down loses nothing.
import type { AccountKind } from '../../store/accounts.ts'
import { accountKinds } from '../../store/accounts.ts'
import { hasDueDelivery, leaseHookDeliveries, settleHookDeliveries, type HookDeliveryRow, type HookVerdict } from '../../store/hooks.ts'
import type { Store } from '../../store/store.ts'
import type { Clock } from '../../lib/clock.ts'
import { signatureHeaders } from './signature.ts'

/** Posts a body to an address of a customer; resolves with the status. Implemented in channels/http. */
export type PostHook = (
  kind: AccountKind,
  url: string,
  headers: Record<string, string>,
  body: string,
) => Promise<{ status: number }>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Waits after the first, second, ... attempt: 72 hours and 7 minutes in all. */
const waits = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 13 * HOUR, 24 * HOUR, 24.5 * HOUR]
/** Milliseconds of wall time for which a delivery is taken; longer than a receiver may take to answer. */
const LEASE = 30_000
/** Deliveries that are under way at once to one address. */
const BATCH = 32

export interface HookParts {
  store: Store
  clock: Clock
  post: PostHook
  /** Addresses with deliveries under way. One runner serves an address: one that hangs holds up no other. */
  busyHooks: Set<string>
  /** 0 to 1, for the jitter of retries. */
  random(): number
}

/** Sends the due deliveries of one address, up to a batch; false when none was due. */
export async function sendHooks({ store, clock, post, random, busyHooks }: HookParts): Promise<boolean> {
  const at = () => ({ now: clock.now(), wall: clock.wall(), lease: LEASE, limit: BATCH, busy: [...busyHooks] })
  if (!(await hasDueDelivery(store.db, at()))) return false
  const due = await store.write(async (tx) => {
    const rows = await leaseHookDeliveries(tx, at())
    if (rows[0]) busyHooks.add(rows[0].url)
    return rows
  })
  if (!due[0]) return false
  try {
    const kinds = await accountKinds(store.db, [...new Set(due.map((row) => row.account_id))])
    const verdicts = await Promise.all(due.map((row) => attempt(row, kinds.get(row.account_id) ?? 'live')))
    await store.write((tx) => settleHookDeliveries(tx, verdicts))
  } finally {
    busyHooks.delete(due[0].url)
  }
  return true

  async function attempt(row: HookDeliveryRow, kind: AccountKind): Promise<HookVerdict> {
    // Receivers check the age of the signature against real time, so the sandbox's clock is no use here.
    const headers = signatureHeaders(`hook_${row.id}`, clock.wall(), row.body, row.secret)
    const answer = await post(kind, row.url, { 'content-type': 'application/json', ...headers }, row.body).then(
      ({ status }) => ({ ok: status >= 200 && status < 300, text: `HTTP ${status}` }),
      (error: Error) => ({ ok: false, text: error.message }),
    )
    const now = clock.now()
    if (answer.ok) return { id: row.id, state: 'delivered', answer: answer.text, nextAt: now, done: now }
    const wait = waits[row.attempts]
    if (wait === undefined) return { id: row.id, state: 'parked', answer: answer.text, nextAt: now, done: now }
    const jittered = Math.round(wait * (0.9 + 0.2 * random()))
    return { id: row.id, state: 'pending', answer: answer.text, nextAt: now + jittered, done: null }
  }
}
