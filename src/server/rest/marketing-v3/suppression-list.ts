import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { judgedItems } from '../../contract/partial-success.ts'
import type { Suppression } from '../../domain/audience/suppressions.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage, toTimeRanges } from '../query.ts'

/** Refused values that an answer shows. */
const MAX_REFUSED = 100

type Entry = components['schemas']['SuppressionEntry']

function toEntry(entry: Suppression): Entry {
  return {
    id: entry.id,
    value: entry.value,
    type: entry.type,
    method: entry.method,
    campaign_hash: entry.campaignHash ?? '',
    created: toDateTime(entry.created),
  }
}

export function suppressionHandlers({ audience: { suppressions } }: Domain) {
  return {
    async listSuppressionEntries({ query, caller }) {
      const filter = {
        type: query.type,
        method: query.method,
        value: query.value,
        campaignHash: query.campaign_hash,
        times: toTimeRanges(query, ['created']),
      }
      const page = await suppressions.list(
        caller.accountId,
        filter,
        toPage(query, { value: 'value', created: 'created' }),
      )
      return { total_items: page.total, items: page.items.map(toEntry) }
    },

    async addSuppressionEntries({ body, caller }) {
      const values = judgedItems<string>(body.value)
      const good = values.filter((value) => typeof value === 'string')
      await suppressions.add(caller.accountId, body.type, good)
      const refused = values.flatMap((value, at) =>
        typeof value === 'string' ? [] : [{ row: at + 1, detail: value.fault }],
      )
      const refusals = { refused_items: refused.length, refused: refused.slice(0, MAX_REFUSED) }
      return { result: 'success' as const, ...(refused.length > 0 && refusals) }
    },

    async deleteSuppressionEntry({ path, caller }) {
      await suppressions.delete(caller.accountId, path.suppression_id)
    },
  } satisfies Handlers<'marketing-v3', 'Suppression list'>
}
