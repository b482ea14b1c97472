// What conditions can name: the fields and the tags of the list, other lists, campaigns.
import type { MarketingSchemas } from '../../../../clients/index.ts'
import { api } from '../../../data/api.ts'
import { type Loaded, useLoad } from '../../../data/load.ts'
import { type Field, type Known, type List, readLists } from '../model.ts'

/** What is known when a form of a condition is made. */
export interface References extends Known {
  lists: readonly List[]
  campaigns: readonly Pick<MarketingSchemas['Campaign'], 'campaign_hash' | 'internal_name'>[]
}

/** Reads what is not known yet. Of campaigns the newest are offered; any other can be named by its hash. */
export function useReferences(known: Known): Loaded<References> {
  return useLoad(
    async (signal) => {
      const [lists, campaigns] = await Promise.all([
        readLists(signal),
        api().marketing.listCampaigns({ query: { limit: 100 } }, { signal }),
      ])
      return { ...known, lists, campaigns: campaigns.items }
    },
    [known],
  )
}

/** The id of a field as conditions write it. */
export const idOf = ({ field_id }: Field): string => String(field_id)
