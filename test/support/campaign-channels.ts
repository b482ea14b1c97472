// Every channel that campaigns go out by, for tests of what all of them have in common: a new channel is a line here.
import type { MarketingClient, MarketingSchemas } from '../../src/clients/index.ts'
import { makeVoiceCampaign, sendVoiceCampaign } from './calling.ts'
import {
  createCaller,
  makeCampaign,
  makeSmartSmsCampaign,
  makeSmsCampaign,
  sendCampaign,
  sendSmartSmsCampaign,
  sendSmsCampaign,
} from './marketing.ts'
import { makePushApp, makePushCampaign, registerToken, sendPushCampaign } from './pushing.ts'
import { makeWebpushCampaign, sendWebpushCampaign } from './web-push.ts'

type Names = { internal_name: string }
type When = Pick<MarketingSchemas['EmailCampaignSend'], 'schedule_date' | 'local_time'>

interface CampaignChannel {
  /** Makes a draft for the list. Returns its hash. */
  make(api: MarketingClient, list_id: number, names: Names): Promise<string>
  /** Puts a campaign of the channel into a group; missing where its operations do not. */
  group?(api: MarketingClient, campaign_hash: string, group_id: number): Promise<unknown>
  /** Sends it to the whole list. */
  send(api: MarketingClient, campaign_hash: string, list_id: number, when?: When): Promise<unknown>
  /** Recipients in a list with one contact (1). */
  recipients?: 0
}

/** The first phone sender of the account, made when it has none. */
const callerOf = async (api: MarketingClient): Promise<number> =>
  (await api.listPhoneSenders()).items[0]?.sender_id ?? (await createCaller(api))

/** The app of the list, made when it has none, on one device of ana@example.com. */
async function appOf(api: MarketingClient, list_id: number): Promise<string> {
  const [found] = await api.listPushApps({ query: { list_id } })
  if (found) return found.app_id
  const app_id = await makePushApp(api, list_id)
  await registerToken(api, app_id, `token${list_id}`, 'ana@example.com')
  return app_id
}

/** The site of the list, made when it has none. */
async function siteOf(api: MarketingClient, list_id: number): Promise<number> {
  const site = `https://shop${list_id}.example.com`
  const found = (await api.listWebpushSites()).items.find((one) => one.list_id === list_id)
  return found?.site_id ?? (await api.createWebpushSite({ body: { site, list_id, name: `Shop ${list_id}` } })).site_id
}

export const campaignChannels: { readonly [Name in MarketingSchemas['CampaignChannel']]: CampaignChannel } = {
  email: {
    make: makeCampaign,
    group: (api, campaign_hash, group_id) => api.updateEmailCampaign({ path: { campaign_hash }, body: { group_id } }),
    send: (api, hash, list_id, when) => sendCampaign(api, hash, list_id, when),
  },
  sms: {
    make: makeSmsCampaign,
    group: (api, campaign_hash, group_id) => api.updateSmsCampaign({ path: { campaign_hash }, body: { group_id } }),
    send: (api, hash, list_id, when) => sendSmsCampaign(api, hash, list_id, when),
  },
  smart_sms: {
    make: makeSmartSmsCampaign,
    group: (api, campaign_hash, group_id) =>
      api.updateSmartSmsCampaign({ path: { campaign_hash }, body: { group_id } }),
    send: (api, hash, list_id, when) => sendSmartSmsCampaign(api, hash, list_id, when),
  },
  voice: {
    make: async (api, list_id, names) => makeVoiceCampaign(api, list_id, { ...names, sender_id: await callerOf(api) }),
    group: (api, campaign_hash, group_id) => api.updateVoiceCampaign({ path: { campaign_hash }, body: { group_id } }),
    send: (api, hash, list_id, when) => sendVoiceCampaign(api, hash, list_id, when),
  },
  push: {
    make: async (api, list_id, { internal_name }) =>
      makePushCampaign(api, await appOf(api, list_id), { title: internal_name }),
    group: (api, campaign_hash, group_id) => api.updatePushCampaign({ path: { campaign_hash }, body: { group_id } }),
    send: async (api, hash, list_id, when) => sendPushCampaign(api, hash, await appOf(api, list_id), when),
  },
  web_push: {
    make: async (api, list_id, names) => makeWebpushCampaign({ api }, await siteOf(api, list_id), names),
    group: (api, campaign_hash, group_id) => api.updateWebpushCampaign({ path: { campaign_hash }, body: { group_id } }),
    send: async (api, hash, list_id, when) => sendWebpushCampaign({ api }, hash, await siteOf(api, list_id), when),
    // No browser has subscribed.
    recipients: 0,
  },
}
