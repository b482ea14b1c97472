// Stores the outcomes of single messages. Outcomes at the same moment share one transaction.
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../lib/clock.ts'
import { addUsage } from '../../../store/accounts/profiles.ts'
import { devicesAt } from '../../../store/audience/devices.ts'
import { addSuppressions } from '../../../store/audience/suppressions.ts'
import { ofPresentEpoch } from '../../../store/epoch.ts'
import { pushAppId } from '../../../store/messages/push-apps.ts'
import type { Statuses } from '../../../store/messages/transactional.ts'
import { hiddenAmong, transactionalByIds } from '../../../store/messages/transactional.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import type { Channel, MessageState } from '../../../store/schema.ts'
import {
  type LeasedMessage,
  type MessageRow,
  type Settlement,
  settleUnsettled,
} from '../../../store/sending/campaign-ledger.ts'
import type { Db, Store } from '../../../store/store.ts'
import { removeUnregistered } from '../../audience/contacts/devices.ts'
import { suppressionFor } from '../../audience/suppressions.ts'
import { heldSince, unlessHeldTooLong, waitAfter } from '../../sending/back-off.ts'
import { isHeld, type Outcome } from '../../sending/carrier.ts'
import { isRetriedWhenInDoubt } from '../../sending/doubt.ts'
import type { Receipts } from '../../sending/receipts.ts'
import { retryUntilStored } from '../../sending/retry-until-stored.ts'
import { type StatusChange, setStatuses } from './status.ts'
import { togetherOrAlone } from './together-or-alone.ts'

export interface SettleDeps {
  store: Store
  clock: Clock
  receipts: Pick<Receipts, 'takeWith'>
}

interface Settled {
  message: LeasedMessage
  outcome: Outcome
}

/**
 * Creates the function that settles a message. It resolves when that is durable, and rejects if any message of its
 * batch could not be settled. Outcomes that come while one batch is being written form the next.
 */
export function createSettleBatcher(parts: SettleDeps): (message: LeasedMessage, outcome: Outcome) => Promise<void> {
  let batch: Settled[] = []
  let next: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function write(before: Promise<unknown>): Promise<void> {
    // The callers of the previous batch handle its failure.
    await before.catch(() => undefined)
    await setImmediate()
    const some = batch
    batch = []
    next = null
    const failures: unknown[] = []
    await togetherOrAlone(some, (part) => retryUntilStored(parts.store, () => settleBatch(parts, part)), failures)
    if (failures.length > 0) throw failures[0]
  }

  return (message, outcome) => {
    batch.push({ message, outcome })
    if (!next) last = next = write(last)
    return next
  }
}

/**
 * Settles in the order of ids, so that of two that settle the same messages, one waits for the other. A transaction
 * that PostgreSQL refuses all the same runs again.
 */
function settleBatch({ store, clock, receipts }: SettleDeps, settled: readonly Settled[]): Promise<Settled[]> {
  const inOrder = settled
    .map(({ message, outcome }) => {
      const now = clock.now(message.account_id)
      const held = { since: message.held_since, now, inDoubt: message.state === 'resending' }
      return { message, outcome: unlessHeldTooLong(outcome, held) }
    })
    .toSorted((a, b) => a.message.id - b.message.id)
  return store.writeAlongside(async (tx) => {
    const present = new Set(
      (
        await ofPresentEpoch(
          tx,
          inOrder.map(({ message }) => message),
        )
      ).map(({ id }) => id),
    )
    const wanted = inOrder.filter(({ message }) => present.has(message.id))
    const held = await settleUnsettled(
      tx,
      wanted.map((one) => ({ leased: one.message, change: changeOfRow(one, clock.now(one.message.account_id)) })),
    )
    const mine = wanted.filter(({ message }) => held.has(message.id))
    const outcomes = mine.map(({ message, outcome }) => ({ messageId: message.id, outcome }))
    const changes = mine.map((one) => ({ ...changeOf(one), at: clock.now(one.message.account_id) }))
    await receipts.takeWith(tx, outcomes, () =>
      awaitAll([setStatuses(tx, changes), suppressBounced(tx, mine, clock.now), removeGone(tx, mine, clock.now)]),
    )
    const accepted = mine.filter(({ outcome }) => outcome.state === 'accepted')
    const usage = accepted.map(({ message: { account_id, channel } }) => ({ account_id, channel, sent: 1 }))
    addUsage(tx, usage)
    return mine
  })
}

/** What the outcome makes of the row in the ledger. */
function changeOfRow({ message, outcome }: Settled, now: number): Settlement['change'] {
  const wait = waitFor(message, outcome)
  return {
    state: stateAfter(message, outcome, wait),
    reason: reasonOf(outcome),
    attempts: attemptsAfter(message, outcome),
    carrier_ref: outcome.state === 'accepted' ? outcome.ref : null,
    next_at: wait === null ? null : now + wait,
    lease_until: 0,
    settled: wait === null ? now : null,
    held_since: heldSince(message.held_since, outcome, now),
  }
}

/** What was not let through to the carrier was not attempted. */
const attemptsAfter = ({ attempts }: MessageRow, outcome: Outcome): number =>
  isHeld(outcome) ? attempts : attempts + 1

const reasonOf = (outcome: Outcome): string | null => ('reason' in outcome ? outcome.reason : null)

/**
 * `sending` is also the state of a message whose sender died: the next worker sends it for the last time, however often
 * that is deferred.
 */
function stateAfter(message: MessageRow, { state }: Outcome, wait: number | null): MessageState {
  if (wait !== null && (state === 'unknown' || message.state === 'resending')) return 'sending'
  return state === 'deferred' && wait === null ? 'failed' : state
}

/**
 * Milliseconds until the next attempt, longer if the carrier asked for it, or null if the outcome is final. A message
 * with an unknown outcome is tried again; one that was not tried, because the process ends, is due at once for another
 * one.
 */
function waitFor({ state, channel, priority, attempts }: MessageRow, outcome: Outcome): number | null {
  const again = outcome.state === 'unknown' && state === 'sending' && isRetriedWhenInDoubt(channel, priority)
  if (!again && outcome.state !== 'deferred') return null
  const asked = outcome.state === 'deferred' ? (outcome.wait ?? 0) : 0
  if (isHeld(outcome)) return asked
  const wait = waitAfter(attempts + 1)
  return wait === null ? null : Math.max(wait, asked)
}

function changeOf({ message, outcome }: Settled): Omit<StatusChange, 'at'> {
  const reason = reasonOf(outcome) ?? undefined
  if (waitFor(message, outcome) !== null) {
    const delayed = outcome.state === 'deferred' && !isHeld(outcome) && message.attempts === 0
    return { messageId: message.id, statuses: ['queued'], ...(delayed && { delayed, reason }) }
  }
  const notified = outcome.state === 'accepted' && outcome.notifies === true
  return { messageId: message.id, statuses: statusesOf(outcome, message.channel), reason, notified }
}

/** The states that an outcome adds to the log; `sending` is already in it. */
function statusesOf(outcome: Outcome, channel: Channel): Statuses {
  const givenUp = channel === 'email' ? 'bounce_soft' : 'send_failed'
  if (outcome.state === 'accepted') return outcome.delivered ? ['finished', 'delivered'] : ['finished']
  if (outcome.state === 'unknown') return ['finished']
  if (outcome.state === 'deferred') return [outcome.broken ? 'broken' : givenUp]
  if (outcome.bounce) return [`bounce_${outcome.bounce}`]
  return [outcome.rejected ? 'rejected' : 'send_failed']
}

const isHardBounce = ({ outcome }: Settled) => outcome.state === 'failed' && outcome.bounce === 'hard'

/** Removes devices that can never be reached again, unless they have reported themselves since. */
async function removeGone(tx: Db, settled: readonly Settled[], now: Clock['now']): Promise<void> {
  for (const { message, outcome } of settled) {
    if (outcome.state !== 'failed' || !outcome.gone) continue
    const { account_id: account, address } = message
    const since = outcome.goneSince ?? now(account)
    const [row] = await transactionalByIds(tx, [message.id])
    const home = { account, channel: 'push' as const, app: pushAppId(row?.sender_id ?? 0) }
    const devices = await devicesAt(tx, home, [address])
    await removeUnregistered(
      tx,
      devices.filter(({ seen }) => seen <= since),
      now(account),
    )
  }
}

/** Puts addresses that do not exist on the suppression list, except those that the account must not learn of. */
async function suppressBounced(tx: Db, settled: readonly Settled[], now: Clock['now']): Promise<void> {
  const bounced = settled.filter(isHardBounce).map(({ message }) => message)
  const hidden = await hiddenAmong(
    tx,
    bounced.map(({ id }) => id),
  )
  const entries = bounced
    .filter(({ id }) => !hidden.has(id))
    .map(({ account_id: account, address }) => suppressionFor(account, 'email', address, 'bounce', null, now(account)))
  await addSuppressions(tx, entries)
}
