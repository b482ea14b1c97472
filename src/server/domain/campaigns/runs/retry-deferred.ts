// Retries deferred messages of campaigns, once they are due.
import { putBack } from '../../../store/campaigns/run-ledger.ts'
import { findRun, type RunRow } from '../../../store/campaigns/runs.ts'
import { holdUnsettled, type LeasedMessage, type MessageRow } from '../../../store/sending/campaign-ledger.ts'
import { unlessHeldTooLong } from '../../sending/back-off.ts'
import { writeInEpoch } from '../../sending/epoch-guard.ts'
import { retryUntilStored } from '../../sending/retry-until-stored.ts'
import { channelOf } from '../channels/channels.ts'
import {
  attemptRecipients,
  filterRecipients,
  findRecipients,
  inDoubtCancelled,
  inDoubtForGood,
  toRecipients,
} from './attempt.ts'
import { endedCalls, isOngoing } from './ongoing-calls.ts'
import type { RunContext } from './run-context.ts'
import { haltIfOver } from './run-moves.ts'
import { allowedAt, startSome, startsAtOnce } from './run-pace.ts'
import type { SendDeps } from './send-run.ts'
import { type RecipientVerdict, settleRecipients } from './settle.ts'

/** Works on leased messages of campaigns: sends them, or puts them back when their run may not send now. */
export async function retryDeferred(parts: SendDeps, due: LeasedMessage[]): Promise<void> {
  const byRun = Map.groupBy(due, (message) => message.run_id as number)
  for (const [runId, messages] of byRun) {
    const run = await findRun(parts.store.db, runId)
    if (!run) continue
    const [calls, others] = partition(messages, isOngoing)
    // Whether the run may send now or not: those were sent.
    if (calls.length > 0) await settleTried(parts, run, calls, () => endedCalls(parts, run, calls))
    if (others.length === 0) continue
    const wait = waitOf(run, parts.clock.now(run.account_id))
    await (wait === 0 ? retryInPace(parts, run, others) : putOff(parts, runId, others))
  }
}

/** Sends as many as may start now; the others wait for their turn. */
async function retryInPace(parts: SendDeps, run: RunRow, messages: LeasedMessage[]): Promise<void> {
  if (run.state === 'cancelling') return retryMessages(parts, run, messages)
  const later = await startSome(parts, run)
  if (later > 0) return putOff(parts, run.id, messages, later)
  const now = startsAtOnce(run, messages.length)
  await retryMessages(parts, run, messages.slice(0, now))
  if (now < messages.length) await retryInPace(parts, run, messages.slice(now))
}

/**
 * When a run may send again: 0 means now, null means once it is resumed. The hours of the campaign may have ended
 * since the messages were scheduled.
 */
function waitOf(run: RunRow, now: number): number | null {
  if (run.state === 'cancelling') return 0
  if (run.state !== 'sending' && run.state !== 'standing') return null
  const allowed = allowedAt(run, now)
  return allowed > now ? allowed : 0
}

/** `turn`: when the run may start more messages. */
async function putOff({ store, clock }: SendDeps, runId: number, messages: MessageRow[], turn = 0): Promise<void> {
  await store.writeAlongside(async (tx) => {
    const mine = await holdUnsettled(tx, messages)
    // Check again: if the run was resumed since, nothing would wake these messages.
    const run = await findRun(tx, runId)
    if (!run) return
    const wait = waitOf(run, clock.now(run.account_id))
    await putBack(tx, [...mine], wait === 0 ? turn : wait)
  })
}

/** Settles messages with the verdicts of `attemptAll`, except those that another worker has settled. */
async function settleTried(
  parts: SendDeps,
  run: RunRow,
  messages: LeasedMessage[],
  attemptAll: (context: RunContext | null) => Promise<RecipientVerdict[]>,
): Promise<void> {
  const { store } = parts
  const context = await parts.contexts.of(run, messages[0]?.epoch ?? 0)
  const hash = context?.campaign.hash ?? ''
  const verdicts = await attemptAll(context)
  const zones = new Map(messages.map(({ id, zone }) => [id, zone]))
  const epoch = messages[0]?.epoch ?? 0
  const settled = await retryUntilStored(store, () =>
    writeInEpoch(store, { account_id: run.account_id, epoch }, async (tx) => {
      const mine = await holdUnsettled(tx, messages)
      // All were taken over, or the run was deleted.
      if (mine.size === 0) return null
      return settleRecipients(
        parts,
        tx,
        run,
        hash,
        verdicts.filter(({ messageId }) => mine.has(messageId)),
        (messageId) => zones.get(messageId) ?? null,
      )
    }),
  )
  if (settled) await haltIfOver(parts, await settled.counted)
}

function retryMessages(parts: SendDeps, run: RunRow, messages: LeasedMessage[]): Promise<void> {
  return settleTried(parts, run, messages, async (context) => {
    const tried = await (run.state === 'cancelling' ? cancelMessages(parts, run, messages) : tryAgain(context))
    return tried.map(endOfHold(messages, parts.clock.now(run.account_id)))
  })

  async function tryAgain(context: RunContext | null): Promise<RecipientVerdict[]> {
    const { isRepeated } = channelOf(run.channel)
    // One worker died while it sent the `resending` messages, two died with the `unknown` ones.
    const [stuck, open] = partition(
      messages,
      ({ state }) => state === 'unknown' || (state === 'resending' && !isRepeated),
    )
    const recipients = await toRecipients(parts, run, open)
    const gated = filterRecipients(context, recipients, await findRecipients(parts.store.db, run, recipients))
    const doubtful = stuck.map((message) => ({ ...message, attempts: message.attempts + 1 }))
    return [
      ...(await inDoubtForGood(parts, run, context, await toRecipients(parts, run, doubtful))),
      ...(await attemptRecipients(parts, context, messages[0]?.epoch ?? 0, gated)),
    ]
  }
}

/** Ends messages that were deferred for too long without an attempt. */
function endOfHold(messages: readonly MessageRow[], now: number): (verdict: RecipientVerdict) => RecipientVerdict {
  const byId = new Map(messages.map((message) => [message.id, message]))
  return (verdict) => {
    const message = byId.get(verdict.messageId)
    const [since, inDoubt] = [message?.held_since ?? null, message?.state === 'resending']
    return {
      ...verdict,
      heldSince: since,
      inDoubt,
      outcome: unlessHeldTooLong(verdict.outcome, { since, now, inDoubt }),
    }
  }
}

/** Only messages without an attempt in progress are certainly cancelled. */
async function cancelMessages(parts: SendDeps, run: RunRow, messages: MessageRow[]): Promise<RecipientVerdict[]> {
  const [waiting, held] = partition(messages, ({ state }) => state === 'sending')
  const outcome = { state: 'cancelled' as const, reason: 'the send was cancelled' }
  const verdicts = (await toRecipients(parts, run, waiting)).map(({ id: _id, ...recipient }) => {
    return { ...recipient, device: null, outcome }
  })
  return [...verdicts, ...(await inDoubtCancelled(parts, run, await toRecipients(parts, run, held)))]
}

function partition<T>(all: T[], first: (one: T) => boolean): [T[], T[]] {
  return [all.filter(first), all.filter((one) => !first(one))]
}
