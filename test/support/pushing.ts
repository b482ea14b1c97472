// Push apps, tokens and push campaigns of tests.
import type { MarketingClient, MarketingSchemas } from '../../src/clients/index.ts'
import type { Account } from './marketing.ts'

/** An app of the list, whose tokens name their contact by its email address. Returns its id. */
export const makePushApp = async (api: MarketingClient, list_id: number, name = 'Shop app'): Promise<string> =>
  (await api.createPushApp({ body: { list_id, name, two_steps_config: 'email' } })).app_id

/** A token of the app on a device of the contact with this address; without one, of nobody. */
export const registerToken = (api: MarketingClient, app_id: string, token: string, email?: string, os = 'android') =>
  api.registerPushToken({
    path: { app_id },
    body: { os, token, ...(email !== undefined && { two_steps_data: { value: email } }) },
  })

/** A draft of a push campaign. Returns its hash. */
export async function makePushCampaign(
  api: MarketingClient,
  app_id: string,
  change: Partial<MarketingSchemas['PushCampaignCreate']> = {},
): Promise<string> {
  const content = { type: 'text' as const, message: 'Hello {{ first_name }}' }
  return (await api.createPushCampaign({ body: { app_id, title: 'Spring', content, ...change } })).campaign_hash
}

/** Orders the campaign for all devices of the app, unless `more` says otherwise. */
export const sendPushCampaign = (
  api: MarketingClient,
  campaign_hash: string,
  app_id: string,
  more: Partial<MarketingSchemas['PushCampaignSend']> = {},
) => api.sendPushCampaign({ path: { campaign_hash }, body: { app_id, segments: { type: 'none' }, ...more } })

/** What the app on a device got. */
export interface PushData {
  contact: string
  message_hash: string
  mailing_id: number
  device_id: number
  [more: string]: unknown
}

/** The captured message to a device, with what the app got beside the texts. */
export async function pushTo({ sandbox }: Pick<Account, 'sandbox'>, recipient: string) {
  const captured = await sandbox.waitForCapturedMessage({ query: { recipient, channel: 'push', timeout: 30 } })
  // The sandbox shows what an app gets as it is.
  return { ...captured, data: captured.data as unknown as PushData }
}
