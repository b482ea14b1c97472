// A smart SMS that one contact got, and what follows when somebody opens its link.
import type { MarketingSchemas } from '../../src/clients/index.ts'
import {
  type Account,
  actionsOf,
  makeContact,
  makeList,
  makeSmartSmsCampaign,
  openAccount,
  sendSmartSmsCampaign,
  settle,
} from './marketing.ts'
import type { TestServer } from './server.ts'

export const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

export interface SmartSmsOptions {
  account?: Account
  contact?: MarketingSchemas['ContactCreate']
  campaign?: Partial<MarketingSchemas['SmartSmsCampaignCreate']>
}

export const CELLPHONE = '351-910000001'

/** Sends a campaign to one contact of a new account. */
export async function sendSmartSms(server: TestServer, { contact, campaign, ...options }: SmartSmsOptions = {}) {
  const account = options.account ?? (await openAccount(server))
  const { api, sandbox } = account
  const list_id = await makeList(api)
  const contact_id = await makeContact(api, list_id, contact ?? { base: { cellphone: CELLPHONE, first_name: 'Ana' } })
  const hash = await makeSmartSmsCampaign(api, list_id, campaign)
  await sendSmartSmsCampaign(api, hash, list_id)
  await settle(account)
  const captured = await sandbox.waitForCapturedMessage({ query: { channel: 'smart_sms', timeout: 30 } })
  const text = captured.text ?? ''
  return {
    account,
    api,
    list_id,
    contact_id,
    hash,
    captured,
    text,
    link: `https://${text.split(/\s/).at(-1)?.replace('https://', '')}`,
    actions: () => actionsOf(api, list_id, contact_id),
  }
}

/** Opens a link as a browser does, or as `headers` say. */
export const visit = (server: TestServer, url: string, headers: Record<string, string> = {}, method = 'GET') =>
  server.inject(new Request(url, { method, redirect: 'manual', headers: { 'user-agent': BROWSER, ...headers } }))
