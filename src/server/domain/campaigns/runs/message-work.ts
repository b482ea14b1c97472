// Takes messages that are due, those of one account at a time and of the accounts in turn, and has them sent.
import { accountsWithMessages, type LeasedMessage } from '../../../store/sending/messages.ts'
import { createRotation } from '../../timers/rotation.ts'
import { holdingMessages, leaseDue } from './due-messages.ts'
import type { SendParts } from './send-run.ts'

/** What a task takes, and how much it has in hand: `jobs` pieces, `each` of one account, with up to `limit` messages. */
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
  step(): Promise<false | (() => Promise<void>)>
}

/** Makes the work of a task that sends messages. */
export function createMessageWork(parts: SendParts, { takes, jobs, each, limit, send }: MessageTask): MessageWork {
  const { store, clock } = parts
  const rotation = createRotation(
    (after) => accountsWithMessages(store.db, { ...clock.times(), priorities: takes }, after),
    { each },
  )
  return {
    jobs,
    async step() {
      const turn = await rotation.take(async (account) => {
        const due = await leaseDue(parts, account, takes, limit)
        return due.length > 0 ? due : null
      })
      if (!turn) return false
      return () => turn.during(() => holdingMessages(parts, turn.work, () => send(turn.work)))
    },
  }
}
