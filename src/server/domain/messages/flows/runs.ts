// Runs of flows: the first message goes out at once, each other one when its interval has passed and its
// condition about the one before is met.
import type { Clock } from '../../../lib/clock.ts'
import { fromJson, toJson } from '../../../lib/json-text.ts'
import type { FlowRunRow } from '../../../store/messages/flows.ts'
import * as rows from '../../../store/messages/flows.ts'
import { sentOfOrigins, transactionalOfOrigin } from '../../../store/messages/transactional.ts'
import type { Db, Store } from '../../../store/store.ts'
import { insertTimer, type TimerRow } from '../../../store/timers/timers.ts'
import { invalid, notFound } from '../../errors.ts'
import { createMessages, type NewTransactional } from '../transactional/message.ts'
import { type Flow, toFlow } from './flows.ts'
import type { FlowChannel, FlowRecipient, FlowSenders, RunToSend } from './message.ts'
import { assertReachable, buildFirst, buildNext } from './reach.ts'
import { afterStep, conditions, type FlowRunStep, type Reaction } from './states.ts'

export type { FlowRunRow }

/** What became of a message of a run. */
export interface RunMessage {
  channel: FlowChannel
  status: 'waiting' | 'sent' | 'skipped'
  messageId: number | null
  /** When that was, or when it is due; null while that is not known. Milliseconds. */
  at: number | null
}

export interface FlowRunState {
  row: FlowRunRow
  to: FlowRecipient
  sender: FlowSenders
  /** One for each message of the flow, in order. */
  messages: RunMessage[]
}

export interface NewFlowRun {
  flowId: string
  to: FlowRecipient
  sender: FlowSenders
}

export const FLOW_TIMER = 'flow.step'

export type FlowRuns = ReturnType<typeof createFlowRuns>

export function createFlowRuns({ store, clock }: { store: Store; clock: Clock }) {
  async function end(tx: Db, run: FlowRunRow, step: Exclude<FlowRunStep, 'send'>, now: number): Promise<void> {
    const status = afterStep(run.status, step)
    if (status === null) return
    await rows.updateFlowRun(tx, run.id, {
      status,
      sent: run.sent,
      generation: run.generation + 1,
      next_at: null,
      ended: now,
    })
  }

  /** Looks at the next message at `due`, milliseconds. */
  async function wait(tx: Db, run: FlowRunRow, due: number): Promise<void> {
    const generation = run.generation + 1
    await rows.updateFlowRun(tx, run.id, { sent: run.sent, generation, next_at: due })
    await insertTimer(tx, {
      account_id: run.account_id,
      kind: FLOW_TIMER,
      ref: run.id,
      generation,
      due,
    })
  }

  /** Sends the next message of the flow; what follows it waits, or the run is at its end. */
  async function send(tx: Db, run: FlowRunRow, flow: Flow, message: NewTransactional, now: number): Promise<void> {
    await createMessages(tx, { account: run.account_id, ip: run.created_ip, now }, [message])
    const moved = { ...run, sent: run.sent + 1 }
    const next = flow.messages[moved.sent]
    if (next) await wait(tx, moved, now + next.interval * 1000)
    else await end(tx, moved, 'exhaust', now)
  }

  async function toStates(found: FlowRunRow[], account: number): Promise<FlowRunState[]> {
    const flows = new Map(
      (await rows.flowsByIds(store.db, account, [...new Set(found.map((row) => row.flow_id))])).map((row) => [
        row.id,
        toFlow(row),
      ]),
    )
    const sent = Map.groupBy(
      await sentOfOrigins(
        store.db,
        account,
        'flow',
        found.map(({ id }) => id),
      ),
      ({ origin_id }) => origin_id,
    )
    return found.map((row) => toState(row, flows.get(row.flow_id), sent.get(row.id) ?? []))
  }

  return {
    /**
     * Starts a run: the first message goes out at once. Resolves with its number. Throws `invalid`, and then
     * nothing is sent.
     */
    execute(account: number, { flowId, to, sender }: NewFlowRun, ip: string): Promise<number> {
      return store.writeAlongside(async (tx) => {
        const flow = await requireFlow(tx, account, flowId)
        await assertReachable(tx, account, flow.messages, { to, sender })
        const now = clock.now()
        const row = {
          account_id: account,
          flow_id: flow.id,
          recipient: toJson(to),
          senders: toJson(sender),
          sent: 0,
          status: 'pending',
          generation: 1,
          created_ip: ip,
          created: now,
          next_at: null,
          ended: null,
        }
        const run = { ...row, id: await rows.insertFlowRun(tx, row) }
        await send(tx, run, flow, await buildFirst(tx, toRunToSend(run, flow), flow.messages), now)
        return run.id
      })
    },

    /** Throws `not_found`. */
    async get(account: number, id: number): Promise<FlowRunState> {
      const row = await rows.findFlowRun(store.db, account, id)
      const [state] = row ? await toStates([row], account) : []
      if (!state) throw notFound('run of a multi-channel flow', id)
      return state
    },

    /** Newest first, 1,000 at most. */
    async list(account: number, filter: Parameters<typeof rows.listFlowRuns>[2]): Promise<FlowRunState[]> {
      return toStates(await rows.listFlowRuns(store.db, account, filter), account)
    },

    /** What a timer does: the next message when its condition is met, or else the end. */
    async onTimer(tx: Db, timer: TimerRow): Promise<void> {
      const run = await rows.holdFlowRun(tx, timer.ref)
      if (!run || run.generation !== timer.generation || afterStep(run.status, 'send') === null) return
      const flow = await flowOf(tx, run)
      const next = flow?.messages[run.sent]
      const now = clock.now()
      const previous = (await transactionalOfOrigin(tx, run.account_id, 'flow', run.id)).at(-1)
      if (!flow || !next || !previous) return end(tx, run, 'exhaust', now)
      // Nobody can open what was not sent: whoever asks waits until it was tried once.
      if (next.condition !== 'none' && previous.attempts === 0 && previous.settled === null)
        return wait(tx, run, now + pauseAfter(now - previous.created))
      if (!conditions[next.condition].isMet(previous)) return end(tx, run, 'exhaust', now)
      const message = await buildNext(tx, toRunToSend(run, flow), next)
      if (message) await send(tx, run, flow, message, now)
      else await end(tx, run, 'fail', now)
    },

    /** The recipient opened an email of a run, or clicked in it, for the first time. */
    async onReaction(tx: Db, runId: number, reaction: Reaction): Promise<void> {
      const run = await rows.holdFlowRun(tx, runId)
      if (!run || afterStep(run.status, 'react') === null) return
      const next = (await flowOf(tx, run))?.messages[run.sent]
      if (!next || !conditions[next.condition].lets.includes(reaction)) await end(tx, run, 'react', clock.now())
    },
  }
}

/** Milliseconds until a run looks again at a message that waits for its first attempt: as long as it has waited, 1 to 60 seconds. */
const pauseAfter = (waited: number) => Math.min(Math.max(waited, 1000), 60_000)

/** The flow of a run, also when it is deleted. */
async function flowOf(tx: Db, { account_id, flow_id }: FlowRunRow): Promise<Flow | undefined> {
  const [row] = await rows.flowsByIds(tx, account_id, [flow_id])
  return row && toFlow(row)
}

async function requireFlow(tx: Db, account: number, id: string): Promise<Flow> {
  const row = /^\d{1,15}$/.test(id) ? await rows.findFlow(tx, account, Number(id)) : undefined
  if (!row) throw invalid('body.templateId', `names no multi-channel flow of this account: ${id}`)
  return toFlow(row)
}

const toRunToSend = (run: FlowRunRow, flow: Flow): RunToSend => ({
  id: run.id,
  account: run.account_id,
  group: flow.group,
  to: fromJson<FlowRecipient>(run.recipient),
  sender: fromJson<FlowSenders>(run.senders),
})

function toState(
  row: FlowRunRow,
  flow: Flow | undefined,
  sent: { message_id: number; created: number }[],
): FlowRunState {
  const messages = (flow?.messages ?? []).map(({ channel }, i): RunMessage => {
    const message = i < row.sent ? sent[i] : undefined
    if (message) return { channel, status: 'sent', messageId: message.message_id, at: message.created }
    if (row.ended !== null) return { channel, status: 'skipped', messageId: null, at: row.ended }
    return { channel, status: 'waiting', messageId: null, at: i === row.sent ? row.next_at : null }
  })
  return { row, to: fromJson<FlowRecipient>(row.recipient), sender: fromJson<FlowSenders>(row.senders), messages }
}
