// Sends single messages that are due, on any channel: marks all of them as being sent, tries each separately, and
// stores the outcomes.

import { fromJson } from '../../../lib/json-text.ts'
import { type AccountRow, findAccount } from '../../../store/accounts/accounts.ts'
import { findSender, type SenderRow } from '../../../store/accounts/senders.ts'
import { ofPresentEpoch } from '../../../store/epoch.ts'
import { groupName } from '../../../store/messages/groups.ts'
import {
  contentOf,
  type TransactionalRow,
  type TransactionalToSend,
  transactionalStates,
  transactionalToSend,
} from '../../../store/messages/transactional.ts'
import { awaitAll } from '../../../store/pipelined.ts'
import { type LeasedMessage, type MessageRow, stillHeld } from '../../../store/sending/campaign-ledger.ts'
import { StoreUnavailableError } from '../../../store/store.ts'
import type { Outcome } from '../../sending/carrier.ts'
import { isRetriedWhenInDoubt } from '../../sending/doubt.ts'
import { retryUntilStored } from '../../sending/retry-until-stored.ts'
import { type Block, blocksAmong, kindOfMessage, refusalText, stoppingBlock } from '../consent.ts'
import type { Attempt, MessageDeps } from './attempt.ts'
import { attemptEmail } from './attempt-email.ts'
import { attemptPush } from './attempt-push.ts'
import { attemptSms } from './attempt-sms.ts'
import type { TransactionalChannel } from './message.ts'
import { createSettleBatcher } from './settle-messages.ts'
import type { SingleEmail } from './single-email.ts'
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
  row: TransactionalToSend
}

/** Sends these leased messages: one that takes its time, or fails, holds up no other. */
export async function sendMessages(parts: MessageDeps, due: LeasedMessage[]): Promise<void> {
  const rows = await transactionalToSend(
    parts.store.db,
    due.map((message) => message.id),
  )
  const byId = new Map(rows.map((row) => [row.message_id, row]))
  const jobs = due.flatMap((message) => {
    const row = byId.get(message.id)
    return row ? [{ message, row }] : []
  })
  const settle = createSettleBatcher(parts)
  const failures: unknown[] = []
  const begun = await togetherOrAlone(
    jobs.filter(({ message }) => doubtfulOutcome(message) === null),
    // Retry until it is stored: otherwise the next worker would assume that these messages may have been sent.
    (some) => retryUntilStored(parts.store, (tries) => markAsSending(parts, some, tries > 1)),
    failures,
  )
  const facts = createFacts(parts, begun)
  const stuck = jobs.map(async ({ message }) => {
    const outcome = doubtfulOutcome(message)
    if (outcome) await settle(message, outcome)
  })
  const tried = begun.map(async (job) => settle(job.message, await tryOne(parts, facts, job)))
  const done = await Promise.allSettled([...stuck, ...tried])
  failures.push(...done.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])))
  // The step has failed, and the log says why; every message that could be sent was sent.
  if (failures.length > 0) throw failures[0]
}

/** What happens to a message whose worker died: another attempt (null), or the outcome `unknown`. */
function doubtfulOutcome({ state, channel, priority }: MessageRow): Outcome | null {
  const again = state === 'resending' && isRetriedWhenInDoubt(channel, priority)
  if (state === 'sending' || again) return null
  return { state: 'unknown', reason: 'the sender ended before the outcome was known' }
}

/**
 * Marks these as being sent; returns those whose epoch is not over, since the others are obsolete. If it is `late`,
 * other workers may have taken over some of them: those are left out too.
 */
function markAsSending({ store, clock }: MessageDeps, jobs: readonly Job[], late: boolean): Promise<Job[]> {
  return store.writeAlongside(async (tx) => {
    const messages = jobs.map(({ message }) => message)
    const ids = messages.map(({ id }) => id)
    const [inEpoch, held, states] = await awaitAll([
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

interface Facts {
  account(account: number): Promise<AccountRow | undefined>
  /** What stops emails to some of their addresses, in lower case. */
  blocks(account: number): Promise<Map<string, Block[]>>
  sender(account: number, channel: 'cellphone' | 'email', id: number): Promise<SenderRow | undefined>
}

/** What the messages of an account have in common, looked up once for all of them. */
function createFacts({ store }: MessageDeps, jobs: readonly Job[]): Facts {
  const emails = Map.groupBy(
    jobs.filter(({ row }) => row.channel === 'email'),
    ({ row }) => row.account_id,
  )
  const addressesOf = (account: number) => (emails.get(account) ?? []).map(({ message }) => message.address)
  return {
    account: memoized((account: number) => findAccount(store.db, account)),
    blocks: memoized((account: number) => blocksAmong(store.db, account, 'email', addressesOf(account))),
    sender: memoized((account: number, channel: 'email' | 'cellphone', id: number) =>
      findSender(store.db, account, channel, id),
    ),
  }
}

/** Makes a lookup that asks only once for the same arguments. */
function memoized<Args extends (string | number)[], T>(
  look: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const found = new Map<string, Promise<T>>()
  return (...args) => {
    const key = args.join(' ')
    const value = found.get(key) ?? look(...args)
    found.set(key, value)
    return value
  }
}

/** One attempt, whatever comes of it. */
async function tryOne(parts: MessageDeps, facts: Facts, { message, row }: Job): Promise<Outcome> {
  const account = await facts.account(row.account_id)
  if (!account) return { state: 'failed', reason: 'the account is gone' }
  try {
    const sender = (channel: 'email' | 'cellphone') => facts.sender(row.account_id, channel, row.sender_id)
    const attempt = async (whole: TransactionalRow, isCarrying: boolean): Promise<Outcome> => {
      const refusal = await refusalOf(parts, facts, { message, row: whole })
      if (refusal !== null) return { state: 'failed', reason: refusal, rejected: true }
      const outcome = await attempts[row.channel]({
        parts,
        message,
        row: whole,
        kind: account.kind,
        sender,
        isCarrying,
      })
      return outcome ?? { state: 'unknown', reason: 'the carrier gave no outcome' }
    }
    return isWhole(row) ? await attempt(row, false) : await attemptLarge(parts, row, attempt)
  } catch (error) {
    // The message is not at fault: it is tried again when its lease has expired.
    if (error instanceof StoreUnavailableError) throw error
    return { state: 'failed', reason: (error as Error).message }
  }
}

const isWhole = (row: TransactionalToSend): row is TransactionalRow => row.content !== null

/** Reads a large content when it is its turn, so that few of them are in memory at once. */
function attemptLarge(
  { store, carryingFiles }: MessageDeps,
  row: TransactionalToSend,
  attempt: (whole: TransactionalRow, isCarrying: boolean) => Promise<Outcome>,
): Promise<Outcome> {
  return carryingFiles.run(row.account_id, async () => {
    const content = await contentOf(store.db, row)
    return content ? attempt({ ...row, ...content }, true) : { state: 'failed', reason: 'the message is gone' }
  })
}

/** Whether an email offers to unsubscribe, by our link or by a header that came with it. */
function offersLeaving({ content, source }: TransactionalRow): boolean {
  if (fromJson<SingleEmail>(content).header?.listUnsubscribe) return true
  return source !== null && /^list-unsubscribe:/im.test(source.slice(0, source.indexOf('\r\n\r\n')))
}

/** What stops the message, in words; null when nothing does. */
async function refusalOf(
  { store }: MessageDeps,
  facts: Facts,
  { message, row }: Job & { row: TransactionalRow },
): Promise<string | null> {
  const { account_id: account, address } = message
  const { origin, channel } = row
  // A confirmation may be sent to an unsubscribed address, since its reader may resubscribe with it. The code that
  // requests it has checked the list.
  if (origin === 'confirmation' || channel === 'push') return null
  const all =
    channel === 'email' ? await facts.blocks(account) : await blocksAmong(store.db, account, channel, [address])
  const blocks = all.get(address.toLowerCase()) ?? []
  if (blocks.length === 0) return null
  const kind = kindOfMessage({
    channel,
    origin,
    group: await groupName(store.db, account, row.group_id),
    isRegistered: row.registered === 1,
    offersLeaving: channel === 'email' && offersLeaving(row),
  })
  const block = stoppingBlock(blocks, kind, row.group_id)
  return block && refusalText(block, channel)
}
