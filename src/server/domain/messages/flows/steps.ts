// How a run of a flow moves on. A timer says when its next message is looked at. The generation of the run grows
// with every step, so that an earlier timer does nothing.
import { fromJson } from '../../../lib/json-text.ts'
import { type FlowRunRow, flowsByIds, holdFlowRun, updateFlowRun } from '../../../store/messages/flows.ts'
import { transactionalOfOrigin } from '../../../store/messages/transactional.ts'
import type { TimerKind } from '../../../store/schema.ts'
import type { Db } from '../../../store/store.ts'
import { insertTimer, type TimerRow } from '../../../store/timers/timers.ts'
import { createMessages, type NewTransactional, type Requester } from '../transactional/message.ts'
import { type Flow, toFlow } from './flows.ts'
import type { FlowRecipient, FlowSenders, RunToSend } from './message.ts'
import { buildNext } from './reach.ts'
import { afterStep, conditions, type FlowRunStep, type Reaction } from './states.ts'

export const FLOW_TIMER = 'flow.step' as const satisfies TimerKind

async function end(tx: Db, run: FlowRunRow, step: Exclude<FlowRunStep, 'send'>, now: number): Promise<void> {
  const status = afterStep(run.status, step)
  if (status === null) return
  await updateFlowRun(tx, run.id, {
    status,
    sent: run.sent,
    generation: run.generation + 1,
    next_at: null,
    ended: now,
  })
}

/** Sets the timer that looks at the next message at `due`, milliseconds. */
async function wait(tx: Db, run: FlowRunRow, due: number): Promise<void> {
  const generation = run.generation + 1
  await updateFlowRun(tx, run.id, { sent: run.sent, generation, next_at: due })
  await insertTimer(tx, {
    account_id: run.account_id,
    kind: FLOW_TIMER,
    ref: run.id,
    generation,
    due,
  })
}

/**
 * Sends the next message of the flow; then the message after it waits, or the run ends. `request` is the one that starts
 * the run.
 */
export async function sendNext(
  tx: Db,
  run: FlowRunRow,
  flow: Flow,
  { message, now, request }: { message: NewTransactional; now: number; request?: Requester['request'] },
): Promise<void> {
  const from = { account: run.account_id, userId: run.user_id, ip: run.created_ip, request, now }
  await createMessages(tx, from, [message])
  const moved = { ...run, sent: run.sent + 1 }
  const next = flow.messages[moved.sent]
  if (next) await wait(tx, moved, now + next.interval * 1000)
  else await end(tx, moved, 'exhaust', now)
}

/** What a timer does: the next message when its condition is met, or else the end. */
export async function stepRun(tx: Db, timer: TimerRow, now: number): Promise<void> {
  const run = await holdFlowRun(tx, timer.ref)
  if (!run || run.generation !== timer.generation || afterStep(run.status, 'send') === null) return
  const flow = await flowOf(tx, run)
  const next = flow?.messages[run.sent]
  const previous = (await transactionalOfOrigin(tx, run.account_id, 'flow', run.id)).at(-1)
  if (!flow || !next || !previous) return end(tx, run, 'exhaust', now)
  // A message that was not sent cannot be opened: a condition waits for its first attempt.
  if (next.condition !== 'none' && previous.attempts === 0 && previous.settled === null)
    return wait(tx, run, now + pauseAfter(now - previous.created))
  if (!conditions[next.condition].isMet(previous)) return end(tx, run, 'exhaust', now)
  const message = await buildNext(tx, toRunToSend(run, flow), next)
  if (message) await sendNext(tx, run, flow, { message, now })
  else await end(tx, run, 'fail', now)
}

/** The recipient opened an email of a run, or clicked in it, for the first time. */
export async function reactToRun(tx: Db, runId: number, reaction: Reaction, now: number): Promise<void> {
  const run = await holdFlowRun(tx, runId)
  if (!run || afterStep(run.status, 'react') === null) return
  const next = (await flowOf(tx, run))?.messages[run.sent]
  if (!next || !conditions[next.condition].lets.includes(reaction)) await end(tx, run, 'react', now)
}

/**
 * Milliseconds until a run looks again at a message that waits for its first attempt: as long as it has waited, 1
 * to 60 seconds.
 */
const pauseAfter = (waited: number) => Math.min(Math.max(waited, 1000), 60_000)

/** The flow of a run, even when it was deleted. */
async function flowOf(tx: Db, { account_id, flow_id }: FlowRunRow): Promise<Flow | undefined> {
  const [row] = await flowsByIds(tx, account_id, [flow_id])
  return row && toFlow(row)
}

/** A run as its messages need it. */
export const toRunToSend = (run: FlowRunRow, flow: Flow): RunToSend => ({
  id: run.id,
  account: run.account_id,
  group: flow.group,
  to: fromJson<FlowRecipient>(run.recipient),
  sender: fromJson<FlowSenders>(run.senders),
})
