// The ways of contacts through automations: who is where, who is sent on its way by hand, and who is taken out.
import type { Clock } from '../../lib/clock.ts'
import { fromContactId, toContactId } from '../../lib/ids.ts'
import { activeAutomations } from '../../store/automations/automations.ts'
import {
  type AutomationRunRow,
  countRuns,
  holdRun,
  listRuns,
  type RunCount,
  type RunFilter,
  runTotals,
  updateRunOf,
} from '../../store/automations/runs.ts'
import type { Page } from '../../store/pages.ts'
import type { Db, Store } from '../../store/store.ts'
import { requireList } from '../audience/lists.ts'
import { invalid, notFound } from '../errors.ts'
import { recordEvents } from '../events/events.ts'
import { enterAutomation } from './enter.ts'
import { automationEvent } from './events.ts'
import { detailOf, requireAutomation } from './find.ts'

export type { AutomationRunRow, RunCount }

/** Contacts in one transaction. */
const PART = 1000

/** The contacts to start. */
interface Start {
  automationId: number
  actionId: number
  /** Ids of contacts. */
  contacts: readonly string[]
}

/** The ids of contacts that were started, and of those that are on their way already. */
interface Started {
  success: string[]
  alreadyInQueue: string[]
}

export interface AutomationRuns {
  /** The ways through an automation, newest first. Throws `not_found`. */
  list(
    account: number,
    automation: number,
    filter: RunFilter,
    page: { offset: number; limit: number },
  ): Promise<Page<AutomationRunRow>>
  /** The ways through an automation, counted by version, action and ending. Throws `not_found`. */
  count(account: number, automation: number): Promise<RunCount[]>
  /** How many runs of each of these automations are active, and how many reached the end. */
  totals(automations: readonly number[]): Promise<Map<number, { active: number; completed: number }>>
  /**
   * Sends contacts of the list on their way from an action on. Throws `not_found` for the list, and `invalid` for an
   * automation that is not an active one of it, and for an action that it does not have.
   */
  start(account: number, list: number, order: Start): Promise<Started>
  /** Takes a contact out; a run that has ended stays as it is. Throws `not_found`. */
  takeOut(account: number, automation: number, id: number): Promise<void>
}

export function createAutomationRuns({ store, clock }: { store: Store; clock: Clock }): AutomationRuns {
  async function startPart(tx: Db, account: number, list: number, { automationId, actionId, contacts }: Start) {
    await requireList(tx, account, list)
    const [row] = await activeAutomations(tx, account, [automationId])
    if (!row || row.list_id !== list)
      throw invalid('automationId', `is not an active automation of list ${list}: ${automationId}`)
    const { actions } = await detailOf(tx, row)
    if (!actions.some(({ action_id }) => action_id === actionId))
      throw invalid('actionId', `is not an action of the automation: ${actionId}`)
    const entry = { cause: 'manual', actionId, now: clock.now(account) } as const
    return enterAutomation(tx, row, contacts.map(fromContactId), entry)
  }

  return {
    async list(account, automation, filter, page): Promise<Page<AutomationRunRow>> {
      await requireAutomation(store.db, account, automation)
      return listRuns(store.db, automation, filter, page)
    },

    async count(account, automation): Promise<RunCount[]> {
      await requireAutomation(store.db, account, automation)
      return countRuns(store.db, automation)
    },

    totals: (automations) => runTotals(store.db, automations),

    async start(account, list, order): Promise<Started> {
      const result: Started = { success: [], alreadyInQueue: [] }
      const { contacts } = order
      for (let from = 0; from === 0 || from < contacts.length; from += PART) {
        const part = { ...order, contacts: contacts.slice(from, from + PART) }
        const { started, waiting } = await store.writeAlongside((tx) => startPart(tx, account, list, part))
        result.success.push(...started.map(toContactId))
        result.alreadyInQueue.push(...waiting.map(toContactId))
      }
      return result
    },

    takeOut(account, automation, id): Promise<void> {
      return store.writeAlongside(async (tx) => {
        const row = await requireAutomation(tx, account, automation)
        const run = await holdRun(tx, automation, id)
        if (!run) throw notFound('run', id)
        if (run.status === 'ended') return
        const now = clock.now(account)
        const end = { status: 'ended', reason: 'taken_out', due: null, waits_for: null } as const
        await updateRunOf(tx, id, { ...end, generation: run.generation + 1, ended: now })
        await recordEvents(tx, [automationEvent('automation_event', row, run.contact_id, now)])
      })
    },
  }
}
