import type { Handler, HandlerRequest, Handlers } from '../../contract/handlers.ts'
import type { Domain } from '../../domain/domain.ts'
import type { GoalConfig } from '../../domain/insight/site-tracking/goal.ts'
import type { GoalOfDomain } from '../../domain/insight/site-tracking/goals.ts'
import { toSiteItem } from './connected-sites.ts'

type Goal = Awaited<ReturnType<Handler<'marketing-v3', 'createTrackEngageGoal'>>>
type Config = HandlerRequest<'marketing-v3', 'createTrackEngageGoal'>['body']['config']

function fromConfig(config: Config): GoalConfig {
  if (config.type === 'time') return { type: 'time', minutes: config.minutes }
  if (config.type === 'manual') return { type: 'manual', isMultiple: config.multiple_conversion }
  const { type, rule, condition, pattern } = config
  const flags = { isCaseSensitive: config.case_sensitive, isMultiple: config.multiple_conversion }
  return { type, rule, condition, pattern, ...flags }
}

function toConfig(config: GoalConfig): Config {
  if (config.type === 'time') return { type: 'time', minutes: config.minutes }
  const multiple_conversion = config.isMultiple
  if (config.type === 'manual') return { type: 'manual', multiple_conversion }
  const { type, rule, condition, pattern, isCaseSensitive } = config
  return { type, rule, condition, pattern, case_sensitive: isCaseSensitive, multiple_conversion }
}

const toGoal = ({ domain, name, id, config }: GoalOfDomain): Goal => ({ domain, name, id, config: toConfig(config) })

export function trackEngageHandlers({ commerce: { connectedSites }, insight: { goals } }: Domain) {
  return {
    async listTrackEngageDomains({ caller }) {
      const sites = await connectedSites.tracked(caller.accountId)
      const items = sites.map((site) => ({
        ...toSiteItem(site),
        status: site.isTracked ? ('active' as const) : ('inactive' as const),
      }))
      return { total_items: items.length, items }
    },

    async listTrackEngageGoals({ caller }) {
      const items = (await goals.list(caller.accountId)).map(toGoal)
      return { total_items: items.length, items }
    },

    async createTrackEngageGoal({ body, caller }) {
      const { domain, name, config } = body
      return toGoal(await goals.create(caller.accountId, { domain, name, config: fromConfig(config) }))
    },

    async deleteTrackEngageGoal({ path, caller }) {
      await goals.delete(caller.accountId, path.goal_id)
    },
  } satisfies Handlers<'marketing-v3', 'Track&Engage'>
}
