// From a list to a report with the class that swagger-typescript-api generated, by somebody with the habits of other
// languages.
import {
  Api,
  CampaignStatus,
  ChannelStatus,
  ContactImportMode,
  FieldFormat,
} from '../../clients/swagger-typescript-api/marketing-v3/Api.js'
import { same, until } from '../expect.js'
import { errorOf, openAccount } from './habits.js'

type Clients = Awaited<ReturnType<typeof openAccount>>
type Marketing = Clients['marketing']

const CONTACTS = 20

/** A list and its extra field; what was read is written back with one member changed, dates and ids included. */
async function makeList({ lists }: Marketing): Promise<{ list_id: number; field_id: number }> {
  const { list_id } = (await lists.createList({ internal_name: 'Readers' })).data
  const { data: list } = await lists.getList(list_id)
  const { data: changed } = await lists.updateList(list_id, { ...list, public_name: 'Our readers' })
  same('the list', [changed.internal_name, changed.public_name], ['Readers', 'Our readers'])
  const { data: field } = await lists.createExtraField(list_id, { name: 'City', format: FieldFormat.Text })
  const since = { created_min: list.created, created_max: list.created }
  same('lists of that moment', (await lists.listLists(since)).data.total_items, 1)
  return { list_id, field_id: field.field_id as number }
}

async function keepContact({ lists }: Marketing, list_id: number, field_id: number): Promise<void> {
  const base = { email: 'ana@example.com', first_name: 'Ana', birth_date: '', cellphone: '' }
  const extra = [{ field_id, value: 'Lisboa', status: ChannelStatus.Active }]
  const { contact_id } = (await lists.createContact(list_id, { base, extra })).data
  const { data: contact } = await lists.getContact(list_id, contact_id)
  const whole = { ...contact, base: { ...contact.base, last_name: 'Silva' } }
  await lists.updateContact(list_id, contact_id, whole as never)
  const { data: read } = await lists.getContact(list_id, contact_id)
  same('the name', [read.base.first_name, read.base.last_name], ['Ana', 'Silva'])
  same('the extra fields', read.extra, contact.extra)
}

async function importContacts(api: Marketing, list_id: number, field_id: number): Promise<void> {
  const contacts = Array.from({ length: CONTACTS - 1 }, (_, n) => ({
    base: { email: `reader${n}@example.com` },
    extra: [{ field_id, value: 'Porto' }],
  }))
  await api.lists.importContacts(list_id, { mode: ContactImportMode.Add, compare_field: 'email', contacts })
  await until('the import', async () => {
    const { data } = await api.operations.listOperations()
    return data.total_items === 0 || undefined
  })
  const { data } = await api.lists.listContacts(list_id, { email_status: true })
  same('contacts', data.total_items, CONTACTS)
  const { data: filtered } = await api.lists.listContacts(list_id, { extra_field_id: { [field_id]: 'Lisboa' } })
  same('contacts of Lisboa', filtered.total_items, 1)
}

/** A campaign that is scheduled for an hour later; the clock of the account is moved there. */
async function sendCampaign({ marketing: api, sandbox }: Clients, list_id: number): Promise<void> {
  const { sender_id } = (await api.senders.createEmailSender({ name: 'Shop', email: 'shop@example.com' })).data
  const content = { type: 'html' as const, body: '<p>Hello {{ first_name }}</p>' }
  const campaign = { list_id, internal_name: 'Spring', subject: 'Spring in {{ extra.City }}', sender_id, content }
  const { campaign_hash } = (await api.campaigns.createEmailCampaign(campaign)).data
  const [draft] = (await api.campaigns.listCampaigns({ campaign_hash })).data.items
  await api.campaigns.updateEmailCampaign(campaign_hash, { ...draft, internal_name: 'Spring 2' })
  const inAnHour = new Date(Date.now() + 3_600_000) as unknown as string
  const order = { list_id, segments: { type: 'none' as const }, schedule_date: inAnHour }
  await api.campaigns.sendEmailCampaign(campaign_hash, order)
  await sandbox.clock.advanceClock({ seconds: 3_700 })
  const sent = await until('the campaign', async () => {
    const { data } = await api.campaigns.listCampaigns({ status: CampaignStatus.Sent })
    return data.items[0]
  })
  same('the campaign', [sent.campaign_hash, sent.internal_name], [campaign_hash, 'Spring 2'])
  const { data: report } = await api.reports.getEmailReport(campaign_hash, { date: true, hour: false })
  same('the report', [report.overall.sends, report.date?.length, report.hour], [CONTACTS, 1, undefined])
  same('nobody is left', await errorOf(api.campaigns.retryCampaign(campaign_hash)), [409, 'Conflict'])
}

async function readErrors({ lists, campaigns }: Marketing): Promise<void> {
  same('a list that is not there', await errorOf(lists.getList(999_999)), [404, 'Not Found'])
  const unnamed = lists.createList({} as { internal_name: string })
  same('a list without a name', await errorOf(unnamed), [422, 'Unprocessable Entity'])
  const gone = campaigns.deleteCampaign('0123456789abcdef0123456789abcdef')
  same('a campaign that is not there', await errorOf(gone), [404, 'Not Found'])
}

export async function travel(origin: string, key: string): Promise<void> {
  const clients = await openAccount(origin, key, 'Other habits')
  const { marketing } = clients
  const { list_id, field_id } = await makeList(marketing)
  await keepContact(marketing, list_id, field_id)
  await importContacts(marketing, list_id, field_id)
  await sendCampaign(clients, list_id)
  await readErrors(marketing)
}

// @ts-expect-error A list has a name, and the types know it.
export const wrong = () => new Api().lists.createList({})
