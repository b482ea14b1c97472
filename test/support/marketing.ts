// What tests of the marketing doors build again and again: an account of its own, lists, contacts, campaigns.
import { expect } from 'vitest'
import type { MarketingClient, MarketingSchemas, SandboxClient } from '../../src/clients/index.ts'
import type { Doors } from './server.ts'

export interface Account {
  key: string
  accountId: number
  api: MarketingClient
  sandbox: SandboxClient
}

/** A new account on the server, so that a test does not see what others left. */
export async function openAccount(server: Doors, name = 'Shop'): Promise<Account> {
  const { key, accountId } = await server.createAccount(name)
  return { key, accountId, api: server.marketing(key), sandbox: server.sandbox(key) }
}

/** Matches the error of a refused call: the status, and a text at each place or reason. */
export const refused = (status: number, ...keys: string[]) => ({
  status,
  ...(keys.length > 0 && { errors: Object.fromEntries(keys.map((key) => [key, expect.any(String)])) }),
})

export const makeList = async (api: MarketingClient, internal_name = 'Readers'): Promise<number> =>
  (await api.createList({ body: { internal_name } })).list_id

/** An extra field; its name is its format unless the test says otherwise. */
export async function makeField(
  api: MarketingClient,
  list_id: number,
  format: MarketingSchemas['FieldFormat'],
  more: { name?: string; unique?: boolean } = {},
): Promise<number> {
  const { field_id } = await api.createExtraField({ path: { list_id }, body: { name: format, format, ...more } })
  return Number(field_id)
}

/** A contact; a text is its email address. Returns its id. */
export async function makeContact(
  api: MarketingClient,
  list_id: number,
  contact: string | MarketingSchemas['ContactCreate'] = {},
): Promise<string> {
  const body = typeof contact === 'string' ? { base: { email: contact } } : contact
  return (await api.createContact({ path: { list_id }, body })).contact_id
}

export const actionsOf = async (api: MarketingClient, list_id: number, contact_id: string): Promise<string[]> =>
  (await api.listContactEvents({ path: { list_id, contact_id }, query: { limit: 100 } })).items.map(
    (item) => item.event,
  )

/** The first sender of the account, made when it has none. */
export async function makeSender(api: MarketingClient, email = 'shop@example.com'): Promise<number> {
  const { items } = await api.listEmailSenders()
  return (
    items.find((sender) => sender.email === email)?.sender_id ??
    (await api.createEmailSender({ body: { name: 'Shop', email } })).sender_id
  )
}

/** A number that calls come from. */
export const createCaller = async (api: MarketingClient, phone = '351-210000009'): Promise<number> =>
  (await api.createPhoneSender({ body: { phone, file: 'JVBERi0xLjQK' } })).sender_id

/** A catalog with a shirt. Returns the path of the product. */
export async function makeProduct(api: MarketingClient): Promise<{ catalog_id: number; product_identifier: string }> {
  const { catalog_id } = await api.createCatalog({ body: { title: 'Spring', language: 'en', currency: 'eur' } })
  const product_identifier = 'TSHIRT-RED-M'
  await api.createProduct({ path: { catalog_id }, body: { product_identifier, name: 'T-shirt', price: 19.9 } })
  return { catalog_id, product_identifier }
}

export const HTML = '<body><p>Hello {{ first_name }}</p><a href="https://shop.example.com/spring">Spring</a></body>'

/** A draft with one link. Returns its hash. */
export async function makeCampaign(
  api: MarketingClient,
  list_id: number,
  change: Partial<MarketingSchemas['EmailCampaignCreate']> = {},
): Promise<string> {
  const sender_id = change.sender_id ?? (await makeSender(api))
  const body = {
    list_id,
    internal_name: 'Spring',
    subject: 'Spring',
    content: { type: 'html' as const, body: HTML },
    ...change,
    sender_id,
  }
  return (await api.createEmailCampaign({ body })).campaign_hash
}

/** Orders the campaign for the whole list, unless `more` says otherwise. */
export const sendCampaign = (
  api: MarketingClient,
  campaign_hash: string,
  list_id: number,
  more: Partial<MarketingSchemas['EmailCampaignSend']> = {},
) => api.sendEmailCampaign({ path: { campaign_hash }, body: { list_id, segments: { type: 'none' }, ...more } })

export const SMS_TEXT = 'Hello {{ first_name }}, 20 % off: https://shop.example.com/spring'

/** A draft of an SMS campaign, from the platform unless the test says otherwise. Returns its hash. */
export async function makeSmsCampaign(
  api: MarketingClient,
  list_id: number,
  change: Partial<MarketingSchemas['SmsCampaignCreate']> = {},
): Promise<string> {
  const body = { list_id, internal_name: 'Spring', content: { type: 'text' as const, message: SMS_TEXT }, ...change }
  return (await api.createSmsCampaign({ body })).campaign_hash
}

/** Orders the SMS campaign for the whole list, unless `more` says otherwise. */
export const sendSmsCampaign = (
  api: MarketingClient,
  campaign_hash: string,
  list_id: number,
  more: Partial<MarketingSchemas['SmsCampaignSend']> = {},
) =>
  api.sendSmsCampaign({
    path: { campaign_hash },
    body: { list_id, destination_field: 'cellphone', segments: { type: 'none' }, ...more },
  })

export const SMART_SMS_TEXT = 'Hello {{ first_name }}, your spring offers:'
export const SMART_SMS_PAGE =
  '<h1>Hello {{ first_name }}</h1><p><a href="https://shop.example.com/spring">Spring</a></p>'

/** A draft of a smart SMS campaign with a page. Returns its hash. */
export async function makeSmartSmsCampaign(
  api: MarketingClient,
  list_id: number,
  change: Partial<MarketingSchemas['SmartSmsCampaignCreate']> = {},
): Promise<string> {
  const body = {
    list_id,
    internal_name: 'Spring',
    campaign_content: { message: SMART_SMS_TEXT },
    page_content: { type: 'html' as const, page_html: SMART_SMS_PAGE },
    ...change,
  }
  return (await api.createSmartSmsCampaign({ body })).campaign_hash
}

/** Orders the smart SMS campaign for the whole list, unless `more` says otherwise. */
export const sendSmartSmsCampaign = (
  api: MarketingClient,
  campaign_hash: string,
  list_id: number,
  more: Partial<MarketingSchemas['SmsCampaignSend']> = {},
) =>
  api.sendSmartSmsCampaign({
    path: { campaign_hash },
    body: { list_id, destination_field: 'cellphone', segments: { type: 'none' }, ...more },
  })

/** Moves the clock of the server by `seconds`, and lets it do everything that is due. */
export const settle = ({ sandbox }: Pick<Account, 'sandbox'>, seconds = 1) =>
  sandbox.advanceClock({ body: { seconds } })

/** Who got the campaign so far, each as often as it got it. */
export async function recipientsOf({ sandbox }: Pick<Account, 'sandbox'>, campaign_hash: string): Promise<string[]> {
  const found: string[] = []
  for await (const message of sandbox.listCapturedMessages.items({ query: { limit: 100 } })) {
    if (message.campaign_hash === campaign_hash) found.push(message.recipient)
  }
  return found.sort()
}

export async function campaignOf(api: MarketingClient, campaign_hash: string): Promise<MarketingSchemas['Campaign']> {
  const [campaign] = (await api.listCampaigns({ query: { campaign_hash } })).items
  if (!campaign) throw new Error(`There is no campaign ${campaign_hash}.`)
  return campaign
}

/** A time as the contract writes it, `seconds` after the present time of the server. */
export async function timeOf({ sandbox }: Pick<Account, 'sandbox'>, seconds = 0): Promise<string> {
  const { now } = await sandbox.getClock()
  return new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
