// What a goal of a connected site is.
import { fromJson } from '../../../lib/json-text.ts'
import type { GoalRow } from '../../../store/commerce/goals.ts'

/** How a goal is reached. */
export type GoalConfig =
  | { type: 'manual'; isMultiple: boolean }
  | {
      type: 'automatic'
      rule: 'url' | 'title' | 'download' | 'external_url'
      condition: 'contains' | 'exactly' | 'regex'
      pattern: string
      isCaseSensitive: boolean
      isMultiple: boolean
    }
  | { type: 'time'; minutes: number }

/** Something that visitors of a site are meant to do. */
export interface Goal {
  id: number
  siteId: number
  name: string
  config: GoalConfig
}

/** The goal of a row. */
export const toGoal = ({ id, site_id, name, config }: GoalRow): Goal => ({
  id,
  siteId: site_id,
  name,
  config: fromJson<GoalConfig>(config),
})

/** Whether a contact reaches it once at most. */
export const isOnce = ({ config }: Goal): boolean => config.type !== 'time' && !config.isMultiple
