// Sends single messages that are due, on any channel: notes for all of them that they are in hand, tries each on
// its own, and writes what became of them.

import { findAccount } from '../../../store/accounts/accounts.ts'
import { findSender } from '../../../store/accounts/senders.ts'
import { together } from '../../../store/at-once.ts'
import { isNumberSuppressed } from '../../../store/audience/suppressions.ts'
import { suppressedAmong } from '../../../store/campaigns/recipients.ts'
import { ofPresentEpoch } from '../../../store/epoch.ts'
import {
  type TransactionalRow,
  transactionalByIds,
  transactionalStates,
} from '../../../store/messages/transactional.ts'
import { type LeasedMessage, type MessageRow, stillHeld } from '../../../store/sending/messages.ts'
import { StoreUnavailableError } from '../../../store/store.ts'
import type { Outcome } from '../../sending/carrier.ts'
import { repeats } from '../../sending/doubt.ts'
import { untilStored } from '../../sending/until-stored.ts'
import type { Attempt, MessageParts } from './attempt.ts'
import { attemptEmail } from './attempt-email.ts'
import { attemptPush } from './attempt-push.ts'
import { attemptSms } from './attempt-sms.ts'
import type { TransactionalChannel } from './message.ts'
import { createSettler } from './settle-messages.ts'
import { setStatusesOf } from './status.ts'
import { togetherOrAlone } from './together-or-alone.ts'

/** Renders and hands over one message; a throw is a failure of the message. */
const attempts: Readonly<Record<TransactionalChannel, (attempt: Attempt) => Promise<Outcome>>> = {
  email: attemptEmail,
  sms: attemptSms,
  push: attemptPush,
}

interface Job {
  message: LeasedMessage
  row: TransactionalRow
}

/** Sends these leased messages: one that takes its time, or fails, holds up no other. */
export async function sendMessages(parts: MessageParts, due: LeasedMessage[]): Promise<void> {
  const rows = await transactionalByIds(
    parts.store.db,
    due.map((message) => message.id),
  )
  const byId = new Map(rows.map((row) => [row.message_id, row]))
  const jobs = due.flatMap((message) => {
    const row = byId.get(message.id)
    return row ? [{ message, row }] : []
  })
  const settle = createSettler(parts)
  const failures: unknown[] = []
  const begun = await togetherOrAlone(
    jobs.filter(({ message }) => doubtful(message) === null),
    // Were it given up, whoever takes these messages next would think that they may have left.
    (some) => untilStored(parts.store, (tries) => begin(parts, some, tries > 1)),
    failures,
  )
  const facts = createFacts(parts, begun)
  const stuck = jobs.map(async ({ message }) => {
    const outcome = doubtful(message)
    if (outcome) await settle(message, outcome)
  })
  const tried = begun.map(async (job) => settle(job.message, await tryOne(parts, facts, job)))
  const done = await Promise.allSettled([...stuck, ...tried])
  failures.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])))
  // The step has failed, and the log says why; every message that could be sent was sent.
  if (failures.length > 0) throw failures[0]
}

/**
 * What happens to a message that a worker had in hand when it ended: another attempt (null), or the outcome
 * `unknown`.
 */
function doubtful({ state, channel, priority }: MessageRow): Outcome | null {
  const again = state === 'resending' && repeats(channel, priority)
  if (state === 'sending' || again) return null
  return { state: 'unknown', reason: 'the sender ended before the outcome was known' }
}

/**
 * Notes that these are being sent; returns those whose epoch is not over. Nobody wants the others any more. When it is
 * `late`, others may have taken over some of them meanwhile: those are left out too.
 */
function begin({ store, clock }: MessageParts, jobs: readonly Job[], late: boolean): Promise<Job[]> {
  return store.writeAlongside(async (tx) => {
    const messages = jobs.map(({ message }) => message)
    const ids = messages.map(({ id }) => id)
    const [inEpoch, held, states] = await together([
      ofPresentEpoch(tx, messages),
      late ? stillHeld(tx, messages) : null,
      transactionalStates(tx, ids),
    ])
    const present = new Set(inEpoch.map(({ id }) => id))
    const mine = held ?? present
    const wanted = jobs.filter(({ message }) => present.has(message.id) && mine.has(message.id))
    const changes = wanted.map(({ message, row }) => {
      const before = row.status === 'scheduled' ? (['queued'] as const) : []
      const statuses = [...before, 'processing', 'spool', 'sending'] as const
      return { messageId: message.id, statuses, at: clock.now(message.account_id) }
    })
    await setStatusesOf(tx, changes, states)
    return wanted
  })
}

type Facts = ReturnType<typeof createFacts>

/** What the messages of an account have in common, looked up once for all of them. */
function createFacts({ store }: MessageParts, jobs: readonly Job[]) {
  const emails = Map.groupBy(
    jobs.filter(({ row }) => row.channel === 'email'),
    ({ row }) => row.account_id,
  )
  const addressesOf = (account: number) => (emails.get(account) ?? []).map(({ message }) => message.address)
  return {
    account: once((account: number) => findAccount(store.db, account)),
    /** Addresses of emails that are on the suppression list, in lower case. */
    suppressed: once((account: number) => suppressedAmong(store.db, account, 'email', addressesOf(account))),
    sender: once((account: number, channel: 'email' | 'cellphone', id: number) =>
      findSender(store.db, account, channel, id),
    ),
  }
}

/** Makes a lookup that asks only once for the same arguments. */
function once<Args extends (string | number)[], T>(look: (...args: Args) => Promise<T>): (...args: Args) => Promise<T> {
  const found = new Map<string, Promise<T>>()
  return (...args) => {
    const key = args.join(' ')
    const value = found.get(key) ?? look(...args)
    found.set(key, value)
    return value
  }
}

/** One attempt, whatever comes of it. */
async function tryOne(parts: MessageParts, facts: Facts, { message, row }: Job): Promise<Outcome> {
  const account = await facts.account(row.account_id)
  if (!account) return { state: 'failed', reason: 'the account is gone' }
  if (await isSuppressed(parts, facts, message, row))
    return { state: 'failed', reason: 'the address is on the suppression list', rejected: true }
  try {
    const sender = (channel: 'email' | 'cellphone') => facts.sender(row.account_id, channel, row.sender_id)
    const attempt = { parts, message, row, kind: account.kind, sender }
    return (
      (await attempts[row.channel](attempt)) ?? {
        state: 'unknown',
        reason: 'the carrier gave no outcome',
      }
    )
  } catch (error) {
    // Nobody's fault: the message is tried again when its lease has run out.
    if (error instanceof StoreUnavailableError) throw error
    return { state: 'failed', reason: (error as Error).message }
  }
}

async function isSuppressed(
  { store }: MessageParts,
  facts: Facts,
  { account_id, channel, address }: MessageRow,
  { origin }: Job['row'],
): Promise<boolean> {
  // Who left may come back by it; whoever asks has looked at the list.
  if (origin === 'confirmation') return false
  if (channel === 'push') return false
  if (channel === 'sms') return isNumberSuppressed(store.db, account_id, address)
  return (await facts.suppressed(account_id)).has(address.toLowerCase())
}
