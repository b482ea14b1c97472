// Looks again at what triggers have noted for later, and lets contacts in.
import { timeOf } from '../../lib/clock.ts'
import { findList } from '../../store/audience/lists.ts'
import { activeAutomations } from '../../store/automations/automations.ts'
import {
  accountsWithLater,
  claimLater,
  type LaterRow,
  nextLater,
  removeLater,
  setLater,
} from '../../store/automations/triggers.ts'
import { holdEpochAt } from '../../store/epoch.ts'
import type { Db } from '../../store/store.ts'
import type { Parts } from '../parts.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createRotation } from '../timers/rotation.ts'
import { PAUSE, takeSome } from './alone.ts'
import { enter } from './enter.ts'
import { type AutomationDetail, detailOf } from './find.ts'
import { createTooOften, type TooOften, type WorkParts } from './often.ts'
import { look } from './triggers/later.ts'
import type { Trigger } from './triggers.ts'
import { firstOf } from './versions.ts'

/** Things in one transaction. */
const PART = 100

/** Makes the step of the work loop that looks at some things again; it resolves with false when nothing is due. */
export function createLaterWork(parts: WorkParts): () => Promise<boolean> {
  const tooOften = createTooOften(parts)
  const { store, clock } = parts
  const rotation = createRotation((after) => accountsWithLater(store.db, clock.times(), after), { each: 1 })
  return async () => {
    const turn = await rotation.take(async (account) => (await lookAgain({ ...parts, tooOften }, account)) || null)
    await turn?.during(async () => undefined)
    return turn !== null
  }
}

/** Looks at what an account has due for the trigger that has waited longest; false when nothing is due. */
async function lookAgain(
  { store, clock, tooOften }: Parts & { tooOften: TooOften },
  account: number,
): Promise<boolean> {
  const at = clock.times()
  const now = timeOf(account, at)
  const [first] = await nextLater(store.db, account, 1)
  if (!first || first.due > now) return false
  let claimed: readonly LaterRow[] = []
  const take = (limit: number) =>
    store.writeAlongside(async (tx) => {
      await holdEpochAt(tx, account, at)
      const list = await findList(tx, account, first.list_id)
      const [automation] = await activeAutomations(tx, account, [first.automation_id])
      const rows = await claimLater(tx, account, first, { ...at, limit })
      claimed = rows
      if (rows.length === 0) return false
      await removeLater(tx, first, rows)
      // Whoever has other triggers, or is paused, has forgotten what it noted.
      if (!list || automation?.trigger_version !== first.trigger_version) return true
      const detail = await detailOf(tx, automation)
      const trigger = detail.triggers[first.position]
      if (trigger) await follow(tx, { detail, trigger, rows, now, tooOften })
      return true
    })
  return takeSome({
    most: PART,
    take,
    putOff: () =>
      store.writeAlongside((tx) =>
        setLater(
          tx,
          claimed.slice(0, 1).map((row) => ({ ...row, due: now + PAUSE })),
        ),
      ),
  })
}

interface Due {
  detail: AutomationDetail
  trigger: Trigger
  rows: readonly LaterRow[]
  now: number
  tooOften: TooOften
}

async function follow(tx: Db, { detail, trigger, rows, now, tooOften }: Due): Promise<void> {
  const [contacts, again]: [number[], LaterRow[]] = [[], []]
  // Carts are held in one order: another automation may look at the same ones.
  for (const row of rows.toSorted((a, b) => (a.ref < b.ref ? -1 : 1))) {
    const finding = await look(tx, trigger, row, now)
    if (finding === 'enter') contacts.push(row.contact_id)
    else if (finding !== 'drop') again.push({ ...row, generation: 1, due: finding.again })
  }
  await setLater(tx, again)
  await enter(tx, detail.row, contacts, { cause: trigger.type, actionId: firstOf(detail.actions), now, tooOften })
}

/** What waits for a second look. */
export const laterAgenda = ({ store }: Pick<Parts, 'store'>): Agenda => ({
  async next(account, limit) {
    const rows = await nextLater(store.db, account, limit)
    return rows.map(({ automation_id, due }) => ({ kind: 'automation_trigger', id: automation_id, at: due }))
  },
})
