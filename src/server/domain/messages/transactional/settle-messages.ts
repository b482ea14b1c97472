// Writes what became of single messages. Outcomes that come at the same moment share one transaction.
import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../../lib/clock.ts'
import { addUsage } from '../../../store/accounts/profiles.ts'
import { together } from '../../../store/at-once.ts'
import { devicesAt } from '../../../store/audience/devices.ts'
import { addSuppressions } from '../../../store/audience/suppressions.ts'
import { ofPresentEpoch } from '../../../store/epoch.ts'
import { pushAppId } from '../../../store/messages/mobile-apps.ts'
import type { Statuses } from '../../../store/messages/transactional.ts'
import { hiddenAmong, transactionalByIds } from '../../../store/messages/transactional.ts'
import type { Channel, MessageState } from '../../../store/schema.ts'
import {
  type LeasedMessage,
  type MessageRow,
  type Settlement,
  settleUnsettled,
} from '../../../store/sending/messages.ts'
import type { Db, Store } from '../../../store/store.ts'
import { removeDevices } from '../../audience/contacts/devices.ts'
import { suppressionFor } from '../../audience/suppressions.ts'
import { heldSince, unlessHeldTooLong, waitAfter } from '../../sending/back-off.ts'
import { isHeld, type Outcome } from '../../sending/carrier.ts'
import { repeats } from '../../sending/doubt.ts'
import type { Receipts } from '../../sending/receipts.ts'
import { untilStored } from '../../sending/until-stored.ts'
import { type StatusChange, setStatuses } from './status.ts'
import { togetherOrAlone } from './together-or-alone.ts'

export interface SettleParts {
  store: Store
  clock: Clock
  receipts: Pick<Receipts, 'takeWith'>
}

interface Settled {
  message: LeasedMessage
  outcome: Outcome
}

/**
 * Makes the function that settles a message. It resolves when that is durable, and rejects when any message of its
 * batch could not be settled. While one batch is being written, the outcomes that come meanwhile gather for the
 * next.
 */
export function createSettler(parts: SettleParts): (message: LeasedMessage, outcome: Outcome) => Promise<void> {
  let gathered: Settled[] = []
  let next: Promise<void> | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function write(before: Promise<unknown>): Promise<void> {
    // Those who wait for the previous batch hear of its failure.
    await before.catch(() => undefined)
    await setImmediate()
    const some = gathered
    gathered = []
    next = null
    const failures: unknown[] = []
    await togetherOrAlone(some, (part) => untilStored(parts.store, () => settle(parts, part)), failures)
    if (failures.length > 0) throw failures[0]
  }

  return (message, outcome) => {
    gathered.push({ message, outcome })
    if (!next) last = next = write(last)
    return next
  }
}

/**
 * Settles in the order of ids, so that of two that settle the same messages, one waits for the other. A transaction
 * that PostgreSQL refuses all the same runs again.
 */
function settle({ store, clock, receipts }: SettleParts, settled: readonly Settled[]): Promise<Settled[]> {
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
      together([setStatuses(tx, changes), suppressBounced(tx, mine, clock.now), removeGone(tx, mine, clock.now)]),
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
 * `sending` is also the state of a message whose sender died: whoever takes it next sends it for the last time, however
 * often that is put off.
 */
function stateAfter(message: MessageRow, { state }: Outcome, wait: number | null): MessageState {
  if (wait !== null && (state === 'unknown' || message.state === 'resending')) return 'sending'
  return state === 'deferred' && wait === null ? 'failed' : state
}

/**
 * Milliseconds until the next attempt, longer where the carrier asked for it, or null when the outcome stands. A message
 * whose outcome is unknown is tried once more; one that was not tried, since the process ends, is due for any other one.
 */
function waitFor({ state, channel, priority, attempts }: MessageRow, outcome: Outcome): number | null {
  const again = outcome.state === 'unknown' && state === 'sending' && repeats(channel, priority)
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

/** The states of the log that an outcome leads to; `sending` stands there already. */
function statusesOf(outcome: Outcome, channel: Channel): Statuses {
  const givenUp = channel === 'email' ? 'bounce_soft' : 'send_failed'
  if (outcome.state === 'accepted') return outcome.delivered ? ['finished', 'delivered'] : ['finished']
  if (outcome.state === 'unknown') return ['finished']
  if (outcome.state === 'deferred') return [outcome.broken ? 'broken' : givenUp]
  if (outcome.bounce) return [`bounce_${outcome.bounce}`]
  return [outcome.rejected ? 'rejected' : 'send_failed']
}

const isHardBounce = ({ outcome }: Settled) => outcome.state === 'failed' && outcome.bounce === 'hard'

/** Removes the devices that nothing will reach again, unless they have told of themselves since. */
async function removeGone(tx: Db, settled: readonly Settled[], now: Clock['now']): Promise<void> {
  for (const { message, outcome } of settled) {
    if (outcome.state !== 'failed' || !outcome.gone) continue
    const { account_id: account, address } = message
    const since = outcome.goneSince ?? now(account)
    const [row] = await transactionalByIds(tx, [message.id])
    const home = { account, channel: 'push' as const, app: pushAppId(row?.sender_id ?? 0) }
    const devices = await devicesAt(tx, home, [address])
    await removeDevices(
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
