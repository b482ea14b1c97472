// Every channel that campaigns go out by, for tests of what all of them have in common: a new channel is a line here.
import type { MarketingClient, MarketingSchemas } from '../../src/clients/index.ts'
import { makeCampaign, makeSmsCampaign, sendCampaign, sendSmsCampaign } from './marketing.ts'

type Names = { internal_name: string }

interface CampaignChannel {
  /** Makes a draft for the list. Returns its hash. */
  make(api: MarketingClient, list_id: number, names: Names): Promise<string>
  /** Puts a campaign of the channel into a group; missing where its operations do not. */
  group?(api: MarketingClient, campaign_hash: string, group_id: number): Promise<unknown>
  /** Sends it to the whole list. */
  send(api: MarketingClient, campaign_hash: string, list_id: number, schedule_date?: string): Promise<unknown>
}

export const campaignChannels: { readonly [Name in MarketingSchemas['CampaignChannel']]?: CampaignChannel } = {
  email: {
    make: makeCampaign,
    group: (api, campaign_hash, group_id) => api.updateEmailCampaign({ path: { campaign_hash }, body: { group_id } }),
    send: (api, hash, list_id, schedule_date) => sendCampaign(api, hash, list_id, { schedule_date }),
  },
  sms: {
    make: makeSmsCampaign,
    group: (api, campaign_hash, group_id) => api.updateSmsCampaign({ path: { campaign_hash }, body: { group_id } }),
    send: (api, hash, list_id, schedule_date) => sendSmsCampaign(api, hash, list_id, { schedule_date }),
  },
}
