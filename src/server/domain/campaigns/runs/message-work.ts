// Takes messages that are due, those of one account at a time and of the accounts in turn, and has them sent.
import { accountsWithMessages, type LeasedMessage } from '../../../store/sending/campaign-ledger.ts'
import { createFairQueue } from '../../timers/fair-queue.ts'
import { unwatched, type WorkTurn } from '../../timers/work-turn.ts'
import { holdingMessages, leaseDue } from './due-messages.ts'
import type { SendDeps } from './send-run.ts'

/**
 * The messages that a task takes, and its limits: `jobs` at once, `each` for one account, with up to `limit` messages
 * in each.
 */
export interface MessageTask {
  /** Priorities, which ascend. */
  takes: readonly number[]
  jobs: number
  each: number
  limit: number
  send(due: LeasedMessage[]): Promise<void>
}

/** The part of a task of the work loop that takes messages. */
export interface MessageWork {
  jobs: number
  /** Takes messages and says how to send them; false when none is due. */
  step(turn?: WorkTurn): Promise<false | (() => Promise<void>)>
}

/** Makes the work of a task that sends messages. */
export function createMessageWork(parts: SendDeps, { takes, jobs, each, limit, send }: MessageTask): MessageWork {
  const { store, clock } = parts
  const fairQueue = createFairQueue(
    (after) => accountsWithMessages(store.db, { ...clock.times(), priorities: takes }, after),
    { each },
  )
  return {
    jobs,
    async step(work = unwatched) {
      const turn = await fairQueue.claimNext(async (account) => {
        const due = await leaseDue(parts, account, takes, work.limit(limit))
        return due.length > 0 ? due : null
      })
      if (!turn) return false
      const [first] = turn.work
      if (first) work.note({ account: first.account_id, refs: turn.work.map(({ id }) => id) })
      return () => turn.run(() => holdingMessages(parts, turn.work, () => send(turn.work)))
    },
  }
}
