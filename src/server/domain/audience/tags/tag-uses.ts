// Objects that use a tag, and would match no contact without it: saved segments, automations, and campaigns in the
// queue (M-380).
import { fromJson } from '../../../lib/json-text.ts'
import { queuedAudiences, segmentFilters } from '../../../store/audience/tags.ts'
import { automationsThatUse } from '../../../store/automations/automations.ts'
import type { Db } from '../../../store/store.ts'

/** What the request that ordered a campaign says of its segments. */
interface Audience {
  type: string
  data?: string | readonly string[]
}

/** Whether a filter has a condition on the tag, at whatever depth. */
function namesTag(filter: unknown, tag: number): boolean {
  if (typeof filter !== 'object' || filter === null) return false
  return Object.entries(filter).some(
    ([name, value]) => (name === 'segment_tag' && value === tag) || namesTag(value, tag),
  )
}

/** The ids of the segments and automations, and the hashes of the campaigns, that use the tag. */
export async function usesOfTag(
  tx: Db,
  account: number,
  tag: number,
): Promise<{ segments: string[]; automations: number[]; campaigns: string[] }> {
  const segments = (await segmentFilters(tx, account))
    .filter(({ filter }) => namesTag(fromJson(filter), tag))
    .map(({ id }) => `saved_${id}`)
  const campaigns = (await queuedAudiences(tx, account))
    .filter(({ audience }) => {
      const { type, data = [] } = fromJson<Audience>(audience)
      const named = typeof data === 'string' ? [data] : data
      return type === 'segment' && named.some((one) => one === `tag_${tag}` || segments.includes(one))
    })
    .map(({ hash }) => hash)
  const automations = await automationsThatUse(tx, account, 'tag', [String(tag)])
  return { segments, automations, campaigns }
}
