import type { components } from '../../../../generated/marketing-v3/types.ts'
import type { Handlers } from '../../contract/handlers.ts'
import type { CampaignGroup } from '../../domain/campaigns/groups.ts'
import type { Domain } from '../../domain/domain.ts'
import { toPage } from '../query.ts'

const toGroup = ({ id, name }: CampaignGroup): components['schemas']['CampaignGroup'] => ({ group_id: id, name })

export function campaignGroupHandlers({ campaigns: { campaignGroups } }: Domain) {
  return {
    async listCampaignGroups({ query, caller }) {
      const filter = { id: query.group_id, name: query.name }
      const page = await campaignGroups.list(caller.accountId, filter, toPage(query))
      return { total_items: page.total, items: page.items.map(toGroup) }
    },

    async createCampaignGroup({ body, caller }) {
      return toGroup(await campaignGroups.create(caller.accountId, body.name))
    },

    async updateCampaignGroup({ path, body, caller }) {
      return toGroup(await campaignGroups.rename(caller.accountId, path.group_id, body.name))
    },

    async deleteCampaignGroup({ path, caller }) {
      await campaignGroups.delete(caller.accountId, path.group_id)
    },
  } satisfies Handlers<'marketing-v3', 'Campaign groups'>
}
