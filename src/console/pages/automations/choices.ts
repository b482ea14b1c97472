// What the values of triggers and steps can name: objects of the account, and other steps.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { readLists, readTags } from '../contacts/model.ts'
import { graphOf } from './automation-steps.ts'

/** Objects by their ids, with the words for each. */
export type Choices = Readonly<Record<string, readonly (readonly [id: string, label: string])[] | undefined>>

type Step = MarketingSchemas['AutomationStep']

/** The objects that a list and its account have, by the member that names one. Those that cannot be read are typed. */
export function useChoices(list_id: number): Choices {
  const { data } = useLoad(
    async (signal): Promise<Choices> => {
      const { marketing } = api()
      const path = { list_id }
      const [tags, lists, campaigns] = await Promise.all([
        readTags(signal),
        readLists(signal),
        marketing.listCampaigns({ query: { limit: 100 } }, { signal }),
      ])
      // Whoever writes the number of a list begins with that of another one, or of none.
      const isThere = lists.some((one) => one.list_id === list_id)
      const fields = isThere ? await marketing.listFields({ path }, { signal }) : []
      const segments = isThere ? (await marketing.listSegments({ path, query: { limit: 100 } }, { signal })).items : []
      return {
        tag_id: tags.map(({ tag_id, name }) => [String(tag_id), name]),
        list_id: lists.map((one) => [String(one.list_id), one.internal_name]),
        field_id: fields.map(({ field_id, name }) => [String(field_id), name]),
        segment_id: segments.map(({ segment_id, name }) => [segment_id, name]),
        campaign_hash: campaigns.items.map(({ campaign_hash, internal_name }) => [campaign_hash, internal_name]),
      }
    },
    [list_id],
  )
  return data ?? {}
}

/** The steps that another one can follow or go to. */
export function stepChoices(actions: Step[]): Choices {
  const steps = graphOf({ actions }).map(({ id, title }) => [id, `${id}. ${title}`] as const)
  return { parent_id: steps, target_id: steps }
}
