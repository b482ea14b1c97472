// An account with one of each thing, and the ids by which requests of every API can name them.
import type { MarketingClient, SandboxClient } from '../../../src/clients/index.ts'
import { makeVoiceCampaign } from '../calling.ts'
import {
  createCaller,
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  makeProduct,
  makeSmartSmsCampaign,
  makeSmsCampaign,
  openAccount,
} from '../marketing.ts'
import { makePushCampaign } from '../pushing.ts'
import { registeredIds } from '../registered-ids.ts'
import type { Doors } from '../server.ts'
import { makeGoalOfSite } from '../sites.ts'
import { withSmsSender } from '../texting.ts'
import { transactionalIds } from '../transactional-ids.ts'
import { makeWebpushCampaign } from '../web-push.ts'
import type { Known } from './fitting.ts'
import { namesId, type Places } from './requests.ts'

const MOST_IDS = 60

export interface World {
  key: string
  accountId: number
  known: Known
  places: Places
  /** What is called the same and is several things: by name, the ids by channel. */
  senders: Readonly<Record<'email' | 'sms' | 'voice', number>>
  campaigns: Readonly<Record<'email' | 'sms' | 'push' | 'voice' | 'web', string>>
}

/** Keeps the ids of an answer, for later requests. */
export function learn(known: Known, value: unknown): void {
  if (Array.isArray(value)) return value.slice(0, 5).forEach((item) => learn(known, item))
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'object') learn(known, member)
    else if (namesId(name) && member !== '')
      known.set(name, [member, ...(known.get(name) ?? []).filter((id) => id !== member)].slice(0, MOST_IDS))
  }
}

/** An account with one of each thing. */
export async function populate(server: Doors, number: number): Promise<World> {
  const { key, api, accountId } = await openAccount(server, `Fuzz ${number}`)
  const known: Known = new Map()
  const list_id = await makeList(api)
  const contact_id = await makeContact(api, list_id, 'ana@example.com')
  const { sender_id, send } = await withSmsSender(server, key)
  const email = await api.createEmailSender({ body: { name: 'Shop', email: 'shop@example.com' } })
  learn(known, [{ list_id, contact_id }, email, { sender_id, smsId: await send() }])
  const webpush = await api.createWebpushSite({ body: { site: 'https://shop.example.com', list_id, name: 'Shop' } })
  learn(known, [webpush])
  for (const name of ['one', 'other'])
    await server.createUser(accountId, {
      username: `${name}-${accountId}`,
      password: 'a password',
      email: 'user@example.com',
    })
  const { items: users } = await api.listUsers()
  learn(known, users)
  known.set(
    'notify',
    users.map(({ user_id }) => user_id),
  )
  known.set('senderId', (known.get('sender_id') ?? []).map(String))
  known.set('from', [String(sender_id)])
  known.set('apikey', [key])
  // As transactionalIds calls it.
  for (const name of ['alertTemplateName', 'alertName']) known.set(name, ['a'])
  const caller = await createCaller(api)
  const voice = { campaign_hash: await makeVoiceCampaign(api, list_id, { sender_id: caller }) }
  learn(known, [{ sender_id: caller }])
  const contact = { list_id, contact_id }
  const field = { list_id, field_id: await makeField(api, list_id, 'options') }
  const { option_id } = await api.createFieldOption({ path: field, body: { en: 'Monthly' } })
  const extra = { list_id, field_id: await makeField(api, list_id, 'text') }
  const conditions = [{ segment_field: 'first_name', segment_operator: 'equal_to' as const, segment_value: 'Ana' }]
  const filter = { segment_filter_array: conditions }
  const { segment_id } = await api.createSegment({ path: { list_id }, body: { name: 'Ana', segment_filter: filter } })
  const asked = { name: 'News', fields: [{ field_id: 'email' }], sender_id: email.sender_id }
  const { form_id } = await api.createForm({ path: { list_id }, body: asked })
  const { template_id } = await api.createHeaderFooterTemplate({ body: { name: 'Plain', header: '<p>Hello</p>' } })
  const { app_id } = await api.createPushApp({ body: { list_id, name: 'Shop', two_steps_config: 'email' } })
  const group = await api.createCampaignGroup({ body: { name: 'Spring' } })
  learn(known, [{ segment_id, form_id, template_id, app_id }, group])
  const product = await makeProduct(api)
  learn(known, [await makeProduct(api)])
  const site = await shopOf(api, list_id, contact_id)
  learn(known, [site])
  const mail = { campaign_hash: await makeCampaign(api, list_id) }
  const push = { campaign_hash: await makePushCampaign(api, app_id) }
  const web = { campaign_hash: await makeWebpushCampaign({ api }, webpush.site_id) }
  const hook = { list_id, url: 'https://shop.example.com/hook', actions: ['unsubscribe' as const] }
  const { webhook_id } = await api.createWebhook({ body: hook })
  const way = await travelling(api, list_id, contact_id)
  learn(known, [way])
  const places = {
    ...(await transactionalIds(server, key, String(email.sender_id))),
    ...(await registeredIds(server, key, String(email.sender_id))),
    createFieldOption: field,
    ...at(voice, 'updateVoiceCampaign', 'sendVoiceCampaign', 'getVoiceReport'),
    ...at({ ...field, option_id }, 'updateFieldOption', 'deleteFieldOption'),
    ...at(extra, 'updateExtraField', 'deleteExtraField'),
    ...at({ list_id, segment_id }, 'getSegment', 'updateSegment', 'deleteSegment', 'listContactsBySegment'),
    ...at({ list_id, form_id }, 'getForm', 'updateForm', 'deleteForm', 'listFormSubmissions'),
    ...at({ template_id }, 'getHeaderFooterTemplate', 'updateHeaderFooterTemplate', 'deleteHeaderFooterTemplate'),
    sendSmsCampaign: { campaign_hash: await makeSmsCampaign(api, list_id) },
    sendSmartSmsCampaign: { campaign_hash: await makeSmartSmsCampaign(api, list_id) },
    ...at(site, 'getConnectedSite', 'getConnectedSiteStatistics', 'deleteConnectedSite', 'deleteTrackEngageGoal'),
    ...at({ domain: site.domain, cart_id: 'c1' }, 'getCart'),
    ...at({ domain: site.domain, order_id: 'o1' }, 'getOrder'),
    ...at(mail, 'updateEmailCampaign', 'sendEmailCampaign', 'testCampaign', 'retryCampaign', 'getEmailReport'),
    ...at(push, 'updatePushCampaign', 'sendPushCampaign'),
    ...at(web, 'updateWebpushCampaign', 'sendWebpushCampaign'),
    ...at({ webhook_id }, 'getWebhookSecret', 'deleteWebhook'),
    ...at(way, ...ofAutomations),
    ...at(product, 'listProducts', 'createProduct', 'getProduct', 'updateProduct', 'importProducts'),
    ...at(contact, 'getContact', 'updateContact', 'listContactActivities', 'listContactEvents'),
    ...at(await keptBySandbox(server.sandbox(key)), ...ofSandbox),
  }
  const { tag_id } = await api.createTag({ body: { name: 'VIP' } })
  learn(known, { tag_id, contact_id, list_id, option_id, field_id: extra.field_id })
  const message = (places as Places)['getRegisteredMessage']?.['registered_id']
  if (message !== undefined) known.set('registerId', [message])
  const sms = places.sendSmsCampaign.campaign_hash
  return {
    ...{ key, accountId, known, places },
    senders: { email: email.sender_id, sms: sender_id, voice: caller },
    campaigns: {
      ...{ email: mail.campaign_hash, push: push.campaign_hash, web: web.campaign_hash },
      ...{ voice: voice.campaign_hash, sms },
    },
  }
}

/** Operations on a captured email, a snapshot or a fault. */
const ofSandbox = [
  'getCapturedSource',
  'createMessageEvent',
  'createPreviewLink',
  'getSnapshot',
  'deleteSnapshot',
  'deleteFault',
]

/** A captured email, a snapshot, and a fault that nobody notices. */
async function keptBySandbox(sandbox: SandboxClient) {
  const { captured_id } = await sandbox.waitForCapturedMessage({ query: { channel: 'email' } })
  const { name } = await sandbox.createSnapshot({ body: { name: 'before' } })
  const { fault_id } = await sandbox.createFault({ body: { type: 'delay', operation_id: 'deleteTag', delay_ms: 1 } })
  return { captured_id, snapshot_name: name, fault_id }
}

/** Operations on one automation, or on a way through it. */
const ofAutomations = [
  ...['getAutomation', 'updateAutomation', 'activateAutomation', 'pauseAutomation', 'deleteAutomationRun'],
  ...['listAutomationActions', 'listAutomationRuns'],
]

/** The same place for several operations. */
const at = (place: object, ...operations: string[]) => Object.fromEntries(operations.map((id) => [id, place]))

/** A site with a goal, on which the contact has a cart and an order. */
async function shopOf(api: MarketingClient, list_id: number, contact_id: string) {
  const site = await makeGoalOfSite({ api }, list_id)
  const path = { domain: site.domain }
  const contact = { base: { contact_id } }
  await api.createCart({ path, body: { contact, cart_id: 'c1' } })
  await api.createOrder({ path, body: { contact, order_id: 'o1' } })
  return site
}

/** An automation in which the contact waits. */
async function travelling(api: MarketingClient, list_id: number, contact_id: string) {
  const actions = [{ action: 'wait' as const, amount: 1, unit: 'weeks' as const }]
  const { automation_id } = await api.createAutomation({ body: { title: 'Welcome', list_id, actions } })
  await api.activateAutomation({ path: { automation_id } })
  const body = { automation_id, action_id: 1, contacts: [contact_id] }
  await api.startAutomationForContacts({ path: { list_id }, body })
  const { items } = await api.listAutomationRuns({ path: { automation_id } })
  return { automation_id, run_id: items[0]?.run_id ?? 0 }
}
