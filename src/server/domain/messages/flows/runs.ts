// Runs of flows: the first message is sent at once, each other one after its interval, if its condition about the
// previous one is met.
import type { Clock } from '../../../lib/clock.ts'
import { toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/messages/flows.ts'
import type { Db, Store } from '../../../store/store.ts'
import type { TimerRow } from '../../../store/timers/timers.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Requester } from '../transactional/message.ts'
import { type Flow, toFlow } from './flows.ts'
import type { FlowRecipient, FlowSenders } from './message.ts'
import { buildFirst, requireReachable } from './reach.ts'
import { type FlowRunState, toRunStates } from './run-state.ts'
import type { Reaction } from './states.ts'
import { reactToRun, sendNext, stepRun, toRunToSend } from './steps.ts'

export type { FlowRunState }

interface NewFlowRun {
  flowId: string
  to: FlowRecipient
  sender: FlowSenders
}

export interface FlowRuns {
  /**
   * Starts a run and sends the first message at once. Resolves with its number. Throws `invalid`, and then nothing is
   * sent.
   */
  execute(account: number, run: NewFlowRun, by: Requester): Promise<number>
  /** Throws `not_found`. */
  get(account: number, id: number): Promise<FlowRunState>
  /** Newest first, 1,000 at most. */
  list(account: number, filter: Parameters<typeof rows.listFlowRuns>[2]): Promise<FlowRunState[]>
  /** What a timer does: the next message when its condition is met, or else the end. */
  onTimer(tx: Db, timer: TimerRow): Promise<void>
  /** The recipient opened an email of a run, or clicked in it, for the first time. */
  onReaction(tx: Db, runId: number, reaction: Reaction, now: number): Promise<void>
}

export function createFlowRuns({ store, clock }: { store: Store; clock: Clock }): FlowRuns {
  return {
    execute(account, { flowId, to, sender: given }, by): Promise<number> {
      return store.writeAlongside(async (tx) => {
        const flow = await requireFlow(tx, account, flowId)
        const sender = await requireReachable(tx, account, flow.messages, { to, sender: given })
        const now = clock.now(account)
        const row = {
          account_id: account,
          flow_id: flow.id,
          recipient: toJson(to),
          senders: toJson(sender),
          sent: 0,
          status: 'pending' as const,
          generation: 1,
          created_ip: by.ip,
          user_id: by.userId,
          created: now,
          next_at: null,
          ended: null,
        }
        const run = { ...row, id: await rows.insertFlowRun(tx, row) }
        const message = await buildFirst(tx, toRunToSend(run, flow), flow.messages)
        await sendNext(tx, run, flow, { message, now, request: by.request })
        return run.id
      })
    },

    async get(account, id): Promise<FlowRunState> {
      const row = await rows.findFlowRun(store.db, account, id)
      const [state] = row ? await toRunStates(store.db, account, [row]) : []
      if (!state) throw notFound('run of a multi-channel flow', id)
      return state
    },

    async list(account, filter): Promise<FlowRunState[]> {
      return toRunStates(store.db, account, await rows.listFlowRuns(store.db, account, filter))
    },

    onTimer: (tx, timer) => stepRun(tx, timer, clock.now(timer.account_id)),

    onReaction: (tx, runId, reaction, now) => reactToRun(tx, runId, reaction, now),
  }
}

async function requireFlow(tx: Db, account: number, id: string): Promise<Flow> {
  const row = /^\d{1,15}$/.test(id) ? await rows.findFlow(tx, account, Number(id)) : undefined
  if (!row) throw invalid('flowId', `is not a multi-channel flow of this account: ${id}`)
  return toFlow(row)
}
