// The work of automations: takes contacts on whose time has come, some at a time.

import { timeOf } from '../../lib/clock.ts'
import {
  accountsWithRuns,
  dueAutomations,
  holdRunById,
  runsDueNext,
  updateRunOf,
} from '../../store/automations/runs.ts'
import type { Parts } from '../parts.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createRotation } from '../timers/rotation.ts'
import { PAUSE, takeSome } from './alone.ts'
import { takeSlice } from './slice.ts'

/** Contacts in one transaction. */
const SLICE = 250

/** Makes the step of the work loop that takes contacts on; it resolves with false when nobody is due. */
export function createAutomationWork(parts: Parts): () => Promise<boolean> {
  const { store, clock } = parts
  const rotation = createRotation(() => accountsWithRuns(store.db, clock.times()), { each: 1 })
  return async () => {
    const turn = await rotation.take(async (account) => (await takeDue(parts, account)) || null)
    await turn?.during(async () => undefined)
    return turn !== null
  }
}

/** Takes on those of an account who have been due longest; false when there are none, or others have them in hand. */
async function takeDue({ store, clock }: Parts, account: number): Promise<boolean> {
  const at = clock.times()
  const [due] = await dueAutomations(store.db, account, 1, timeOf(account, at))
  if (!due) return false
  const now = timeOf(account, at)
  // Others may have the first ones in hand: only the claim tells whom it was tried with.
  let claimed: readonly number[] = []
  const claims = (ids: readonly number[]) => {
    claimed = ids
  }
  const order = { account, automation: due.id, list: due.list, at, claims }
  return takeSome({
    most: SLICE,
    take: async (limit) => (await store.writeAlongside((tx) => takeSlice(tx, { ...order, limit }))) > 0,
    putOff: () =>
      store.writeAlongside(async (tx) => {
        for (const id of claimed.slice(0, 1)) {
          const run = await holdRunById(tx, id)
          if (run && run.due !== null && run.due <= now) await updateRunOf(tx, id, { due: now + PAUSE })
        }
      }),
  })
}

/** Contacts who wait in active automations. */
export const automationAgenda = ({ store }: Pick<Parts, 'store'>): Agenda => ({
  async next(account, limit) {
    const rows = await runsDueNext(store.db, account, limit)
    return rows.map(({ id, due }) => ({ kind: 'automation_step', id, at: due }))
  },
})
