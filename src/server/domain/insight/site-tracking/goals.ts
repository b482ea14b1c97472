// The goals of connected sites.
import type { Clock } from '../../../lib/clock.ts'
import { toJson } from '../../../lib/json-text.ts'
import * as rows from '../../../store/commerce/goals.ts'
import type { Store } from '../../../store/store.ts'
import { requireNamedConnectedSite } from '../../commerce/sites.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { type Goal, type GoalConfig, toGoal } from './goal.ts'
import { patternFault } from './goal-patterns.ts'

/** Goals of a site: its script holds them all (M-596). */
const MAX_GOALS = 50

/** A goal with the domain of its site. */
export type GoalOfDomain = Goal & { domain: string }

function assertConfig(config: GoalConfig): void {
  if (config.type !== 'automatic' || config.condition !== 'regex') return
  const fault = patternFault(config.pattern)
  if (fault !== null) throw invalid('config.pattern', fault)
}

export interface Goals {
  /** All goals of the account. */
  list(account: number): Promise<GoalOfDomain[]>
  /** Throws `invalid` for a pattern that could hold up a page, and `conflict` when the site has too many. */
  create(account: number, input: Omit<GoalOfDomain, 'id' | 'siteId'>): Promise<GoalOfDomain>
  delete(account: number, id: number): Promise<void>
}

export function createGoals({ store, clock }: { store: Store; clock: Clock }): Goals {
  return {
    async list(account): Promise<GoalOfDomain[]> {
      return (await rows.listGoals(store.db, account)).map((row) => ({ ...toGoal(row), domain: row.domain }))
    },

    create(account, { domain, name, config }): Promise<GoalOfDomain> {
      assertConfig(config)
      return store.write(async (tx) => {
        const site = await requireNamedConnectedSite(tx, account, domain)
        if ((await rows.goalsOfSites(tx, account, [site.id])).length >= MAX_GOALS)
          throw conflict('goal_limit_reached', `${site.domain} already has ${MAX_GOALS} goals. Delete one first.`)
        const row = { account_id: account, site_id: site.id, name, config: toJson(config), created: clock.now(account) }
        return { ...toGoal(await rows.insertGoal(tx, row)), domain: site.domain }
      })
    },

    delete(account, id): Promise<void> {
      return store.write(async (tx) => {
        if (!(await rows.deleteGoal(tx, account, id))) throw notFound('goal', id)
      })
    },
  }
}
