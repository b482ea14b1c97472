// What the values of triggers and steps can name: objects of the account, and other steps.
import type { MarketingSchemas } from '../../../clients/index.ts'
import { api } from '../../data/api.ts'
import { useLoad } from '../../data/load.ts'
import { readLists, readTags } from '../contacts/model.ts'
import type { References } from '../contacts/segments/references.ts'
import { graphOf } from './automation-steps.ts'

/** Objects by their ids, with the words for each. */
export type Choices = Readonly<Record<string, readonly (readonly [id: string, label: string])[] | undefined>>

type Step = MarketingSchemas['AutomationStep']

/** What a form of an automation can name. */
export interface Offered {
  choices: Choices
  /** What conditions over the list can name; null while it is read, and for a list that is not there. */
  references: References | null
}

const nothing: Offered = { choices: {}, references: null }

/** What a list itself has. While you type the number of a list, it is that of another list or of none. */
async function readList(list_id: number, signal: AbortSignal) {
  const { marketing } = api()
  const path = { list_id }
  const [list, fields, segments] = await Promise.all([
    marketing.getList({ path }, { signal }),
    marketing.listFields({ path }, { signal }),
    marketing.listSegments({ path, query: { limit: 100 } }, { signal }),
  ])
  return { list, fields, segments: segments.items }
}

/** The objects that a list and its account have, by the member that names one. Those that cannot be read are typed. */
export function useOffered(list_id: number): Offered {
  const { data } = useLoad(
    async (signal): Promise<Offered> => {
      const [tags, lists, { items: campaigns }] = await Promise.all([
        readTags(signal),
        readLists(signal),
        api().marketing.listCampaigns({ query: { limit: 100 } }, { signal }),
      ])
      const own = lists.some((one) => one.list_id === list_id) ? await readList(list_id, signal) : null
      const { fields = [], segments = [] } = own ?? {}
      const choices: Choices = {
        tag_id: tags.map(({ tag_id, name }) => [String(tag_id), name]),
        list_id: lists.map((one) => [String(one.list_id), one.internal_name]),
        field_id: fields.map(({ field_id, name }) => [String(field_id), name]),
        segment_id: segments.map(({ segment_id, name }) => [segment_id, name]),
        campaign_hash: campaigns.map(({ campaign_hash, internal_name }) => [campaign_hash, internal_name]),
      }
      return { choices, references: own && { list: own.list, fields, tags, lists, campaigns } }
    },
    [list_id],
  )
  return data ?? nothing
}

/** The steps that another one can follow or go to. */
export function stepChoices(actions: Step[]): Choices {
  const steps = graphOf({ actions }).map(({ id, title }) => [id, `${id}. ${title}`] as const)
  return { parent_id: steps, target_id: steps }
}
