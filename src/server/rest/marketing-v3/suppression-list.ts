import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { SuppressionRow } from '../../domain/audience/suppressions.ts'
import type { Domain } from '../../domain/domain.ts'
import { toDateTime } from '../../lib/dates.ts'
import { toPage, toTimeRanges } from '../query.ts'

type Entry = components['schemas']['SuppressionEntry']

function toEntry(row: SuppressionRow): Entry {
  return {
    id: row.id,
    value: row.value,
    type: row.type,
    method: row.method,
    campaign_hash: row.campaign_hash ?? '',
    created: toDateTime(row.created),
  }
}

export function suppressionHandlers({ suppressions }: Domain) {
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
      await suppressions.add(caller.accountId, body.type, body.value)
      return { result: 'success' }
    },

    async deleteSuppressionEntry({ path, caller }) {
      await suppressions.delete(caller.accountId, path.suppression_id)
    },
  } satisfies Handlers<'marketing-v3', 'Suppression list'>
}
