// Looks for contacts whose date it is, or who have come into a segment, some of the list at a time.
import { timeOf } from '../../lib/clock.ts'
import { everybody } from '../../store/audience/conditions.ts'
import { columnsOfStretch, nextStretch, type Stretch } from '../../store/audience/contact-pages.ts'
import { findList } from '../../store/audience/lists.ts'
import { type AutomationRow, activeAutomations, addListeners } from '../../store/automations/automations.ts'
import { accountsWithLooks, claimLook, type LookRow, nextLooks, updateLook } from '../../store/automations/triggers.ts'
import { holdEpochAt } from '../../store/epoch.ts'
import type { Db } from '../../store/store.ts'
import { readFilter } from '../audience/segments/read-filter.ts'
import type { Parts } from '../parts.ts'
import type { Agenda } from '../timers/agenda.ts'
import { createRotation } from '../timers/rotation.ts'
import { PAUSE, takeSome } from './alone.ts'
import { enter } from './enter.ts'
import { detailOf } from './find.ts'
import { createTooOften, type TooOften, type WorkParts } from './often.ts'
import { nextLook } from './triggers/date-looks.ts'
import { daysAfter, filterOf } from './triggers/dates.ts'
import { activitiesOf, newOfStretch } from './triggers/members.ts'
import { kindsOfTrigger, type Trigger } from './triggers.ts'
import { firstOf } from './versions.ts'

/** Contacts in one transaction. */
const SLICE = 1000
const DAY = 86_400_000

/** Makes the step of the work loop that looks at some contacts; it resolves with false when nothing is due. */
export function createLookWork(parts: WorkParts): () => Promise<boolean> {
  const tooOften = createTooOften(parts)
  const { store, clock } = parts
  const rotation = createRotation((after) => accountsWithLooks(store.db, clock.times(), after), { each: 1 })
  return async () => {
    const turn = await rotation.take(async (account) => (await lookOnce({ ...parts, tooOften }, account)) || null)
    await turn?.during(async () => undefined)
    return turn !== null
  }
}

/** Looks at the next contacts of the look of an account that has been due longest; false when none is due. */
async function lookOnce({ store, clock, tooOften }: Parts & { tooOften: TooOften }, account: number): Promise<boolean> {
  const at = clock.times()
  const now = timeOf(account, at)
  const [first] = await nextLooks(store.db, account, 1)
  if (!first || first.due > now) return false
  const take = (limit: number) =>
    store.writeAlongside(async (tx) => {
      await holdEpochAt(tx, account, at)
      const list = await findList(tx, account, first.list_id)
      const [automation] = await activeAutomations(tx, account, [first.automation_id])
      const look = await claimLook(tx, account, first, at)
      if (!look) return false
      const detail =
        list && automation?.trigger_version === look.trigger_version ? await detailOf(tx, automation) : undefined
      const trigger = detail?.triggers[look.position]
      if (!detail || !trigger) await updateLook(tx, look, { due: null })
      else {
        const actionId = firstOf(detail.actions)
        await lookOn(tx, { automation: detail.row, look, trigger, actionId, now, tooOften }, limit)
      }
      return true
    })
  return takeSome({
    most: SLICE,
    take,
    putOff: () =>
      store.writeAlongside(async (tx) => {
        const look = await claimLook(tx, account, first, at)
        if (look) await updateLook(tx, look, { due: now + PAUSE })
      }),
  })
}

interface Slice {
  automation: AutomationRow
  look: LookRow
  trigger: Trigger
  actionId: number
  now: number
  tooOften: TooOften
}

/** Looks at the next contacts, `limit` at most. */
async function lookOn(tx: Db, slice: Slice, limit: number): Promise<void> {
  const { automation, look, trigger, actionId, now, tooOften } = slice
  const set = { account: automation.account_id, list: automation.list_id, condition: everybody }
  const stretch = await nextStretch(tx, set, { after: look.place, to: Number.MAX_SAFE_INTEGER }, limit)
  if (!stretch) return endLook(tx, slice)
  const contacts = await meantOf(tx, slice, stretch)
  if (look.is_first === 0) await enter(tx, automation, contacts, { cause: trigger.type, actionId, now, tooOften })
  await updateLook(tx, look, { place: stretch.to })
}

/** The contacts of the stretch that the trigger means. */
async function meantOf(tx: Db, { automation, look, trigger, now }: Slice, stretch: Stretch): Promise<number[]> {
  if (trigger.type === 'segment_entered') return newOfStretch(tx, { automation, trigger, key: look }, stretch, now)
  if (trigger.type !== 'date') return []
  const { account_id: account, list_id: list } = automation
  const condition = await readFilter(tx, { account, list, now }, filterOf(trigger, look.day), false)
  return (await columnsOfStretch(tx, { account, list, condition }, stretch, ['id'])).map(({ id }) => id)
}

/** All contacts have been looked at: the next look is due a day later, or on the next day that somebody has. */
async function endLook(tx: Db, { automation, look, trigger, now }: Slice): Promise<void> {
  if (trigger.type === 'date') {
    // Automations that are older than this listen to nothing yet.
    await addListeners(tx, automation.account_id, automation.id, kindsOfTrigger(trigger))
    const next = await nextLook(tx, automation, trigger, daysAfter(look.day, 1))
    await updateLook(tx, look, { ...(next ?? { due: null }), done: look.day, place: 0 })
  } else if (trigger.type === 'segment_entered') {
    // Looks that were missed are made up for by one.
    const due = look.due ?? now
    await updateLook(tx, look, {
      place: 0,
      is_first: 0,
      due: due + DAY * Math.max(1, Math.ceil((now + 1 - due) / DAY)),
    })
    // The segment may ask for other activities than before.
    await addListeners(tx, automation.account_id, automation.id, await activitiesOf(tx, automation, trigger.segment_id))
  }
}

/** Looks that wait for their time. */
export const lookAgenda = ({ store }: Pick<Parts, 'store'>): Agenda => ({
  async next(account, limit) {
    const rows = await nextLooks(store.db, account, limit)
    return rows.map(({ automation_id, due }) => ({ kind: 'automation_trigger', id: automation_id, at: due }))
  },
})
