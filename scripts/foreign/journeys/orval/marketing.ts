// From a list to a report with the functions that orval generated, by somebody who reads every answer strictly and
// writes back what was read.
import { createList } from '../../clients/orval/marketing-v3/index.js'
import { same, until } from '../expect.js'
import { dataOf, openAccount, openStranger } from './strictly.js'

type Marketing = Awaited<ReturnType<typeof openAccount>>['marketing']

const CONTACTS = 30

/** A list whose name was changed by writing back the whole list, and its extra field. */
async function makeList(api: Marketing): Promise<{ list_id: number; field_id: number }> {
  const { list_id } = dataOf(await api.createList({ internal_name: 'Readers' }), 201)
  const list = dataOf(await api.getList(list_id), 200)
  const changed = dataOf(await api.updateList(list_id, { ...list, internal_name: 'Readers in spring' }), 200)
  same('the list that was written back', changed.internal_name, 'Readers in spring')
  same('what nobody may change', changed.created, list.created)
  const field = dataOf(await api.createExtraField(list_id, { name: 'City', format: 'text' }), 201)
  return { list_id, field_id: Number(field.field_id) }
}

/** A contact that was changed by writing back all of it. */
async function keepContact(api: Marketing, list_id: number, field_id: number): Promise<void> {
  const extra = [{ field_id, value: 'Lisboa' }]
  const base = { email: 'ana@example.com', first_name: 'Ana', cellphone: '351-912345678', birth_date: '1990-02-28' }
  const { contact_id } = dataOf(await api.createContact(list_id, { base, extra }), 201)
  const contact = dataOf(await api.getContact(list_id, contact_id), 200)
  const whole = { ...contact, base: { ...contact.base, first_name: 'Anna' } }
  dataOf(await api.updateContact(list_id, contact_id, whole as never), 200)
  const read = dataOf(await api.getContact(list_id, contact_id), 200)
  same('the contact that was written back', { ...read.base, change_date: '' }, { ...whole.base, change_date: '' })
  same('its extra fields', read.extra, contact.extra)
  const { items } = dataOf(await api.listContactActivities(list_id, contact_id), 200)
  same(
    'what happened to it',
    items.map(({ action_name }) => action_name),
    ['edit_subscription', 'subscription'],
  )
  same('found', dataOf(await api.searchContacts({ contact: base.email }), 200).items[0]?.contact_id, contact_id)
}

/** Waits until no operation is left: the list shows those that are not done. */
async function noOperations(api: Marketing): Promise<void> {
  await until('the end of all operations', async () => {
    const { total_items } = dataOf(await api.listOperations(), 200)
    return total_items === 0 || undefined
  })
}

async function importContacts(api: Marketing, list_id: number, field_id: number): Promise<void> {
  const contacts = Array.from({ length: CONTACTS - 2 }, (_, n) => ({
    base: { email: `reader${n}@example.com` },
    extra: [{ field_id, value: 'Porto' }],
  }))
  const lost = { base: { email: 'bounce-hard@example.com' } }
  const body = { mode: 'add' as const, compare_field: 'email', contacts: [...contacts, lost] }
  dataOf(await api.importContacts(list_id, body), 202)
  await noOperations(api)
  same('contacts', dataOf(await api.getList(list_id), 200).stats.total_active, CONTACTS)
}

async function sendCampaign(api: Marketing, list_id: number): Promise<void> {
  const { sender_id } = dataOf(await api.createEmailSender({ name: 'Shop', email: 'shop@example.com' }), 201)
  const body = '<body><p>Hello {{ first_name }}</p><a href="https://shop.example.com/">Shop</a></body>'
  const campaign = { list_id, internal_name: 'Spring', subject: 'Spring in {{ extra.City }}', sender_id }
  const made = await api.createEmailCampaign({ ...campaign, content: { type: 'html', body } })
  const { campaign_hash } = dataOf(made, 201)
  // All of what the list of campaigns shows, with another name.
  const [listed] = dataOf(await api.listCampaigns({ campaign_hash }), 200).items
  dataOf(await api.updateEmailCampaign(campaign_hash, { ...listed, internal_name: 'Spring 2' }), 200)
  dataOf(await api.sendEmailCampaign(campaign_hash, { list_id, segments: { type: 'none' } }), 200)
  await noOperations(api)
  const [sent] = dataOf(await api.listCampaigns({ status: 'sent', list_id }), 200).items
  same('the campaign', [sent?.campaign_hash, sent?.internal_name], [campaign_hash, 'Spring 2'])
  const report = dataOf(await api.getEmailReport(campaign_hash), 200)
  same('mails and bounces', [report.overall.sends, report.overall.hard_bounces], [CONTACTS, 1])
}

/** Whatever can be listed, each with something in it where the journey made something. */
async function readLists(api: Marketing, list_id: number): Promise<void> {
  const url = 'http://127.0.0.1:9/hooks'
  const hook = dataOf(await api.createWebhook({ list_id, url, actions: ['email_send'], fields: ['email'] }), 201)
  const pages = [
    [dataOf(await api.listLists(), 200), 1],
    [dataOf(await api.listContacts(list_id), 200), CONTACTS],
    [dataOf(await api.listContacts(list_id, { limit: 5, email_status: true }), 200), CONTACTS],
    [dataOf(await api.listCampaigns(), 200), 1],
    [dataOf(await api.listOperations(), 200), 0],
    [dataOf(await api.listWebhooks(), 200), 1],
    [dataOf(await api.listSuppressionEntries(), 200), 1],
    [dataOf(await api.listUsers(), 200), 0],
  ] as const
  same(
    'totals of the lists',
    pages.map(([page]) => page.total_items),
    pages.map(([, total]) => total),
  )
  same('senders', dataOf(await api.listEmailSenders(), 200).items.length, 1)
  same('numbers to send from', dataOf(await api.listCellphoneSenders(), 200).items, [])
  const fields = dataOf(await api.listFields(list_id), 200)
  same('the field of the list', fields.at(-1)?.name, 'City')
  dataOf(await api.deleteWebhook(hook.webhook_id), 204)
}

async function readErrors(api: Marketing, stranger: Marketing, list_id: number): Promise<void> {
  const missing = dataOf(await api.getList(list_id + 1_000), 404)
  same('a list that is not there', [missing.title, missing.status], ['Not Found', 404])
  const unnamed = dataOf(await api.createList({} as never), 422)
  same('a list without a name', [unnamed.status, Object.keys(unnamed.errors ?? {})], [422, ['body.internal_name']])
  const double = dataOf(await api.createContact(list_id, { base: { email: 'ana@example.com' } }), 409)
  same('a contact that exists', [double.title, double.status], ['Conflict', 409])
  const refused = dataOf(await stranger.listLists(), 401)
  same('a key that nobody has', [refused.title, refused.status], ['Unauthorized', 401])
}

export async function travel(origin: string, key: string): Promise<void> {
  const { marketing } = await openAccount(origin, key, 'Strict reader')
  const { list_id, field_id } = await makeList(marketing)
  await keepContact(marketing, list_id, field_id)
  await importContacts(marketing, list_id, field_id)
  await sendCampaign(marketing, list_id)
  await readLists(marketing, list_id)
  await readErrors(marketing, openStranger(origin).marketing, list_id)
}

// @ts-expect-error A list has a name, and the types know it.
export const wrong = () => createList({})
