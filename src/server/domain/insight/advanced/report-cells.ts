// Rows of advanced reports as cells, one for each heading.
import { toDateTime } from '../../../lib/dates.ts'
import { toContactId } from '../../../lib/ids.ts'
import { isBaseField } from '../../../store/audience/field-values.ts'
import * as facts from '../../../store/insight/report-facts.ts'
import type { ReadContact } from '../../audience/bulk/contact-extract.ts'
import { fieldReader } from '../../audience/exports/export-record.ts'
import type { Cell } from '../../operations/table-files.ts'
import { columnsOfKind, type Lead, reportKindOf } from './report-kinds.ts'
import type { CampaignFacts, ReadContext, ReportRow } from './report-row.ts'

const leadTexts: Readonly<Record<Lead, (row: ReportRow) => string>> = {
  contact_id: ({ contactId }) => (contactId === null ? '' : toContactId(contactId)),
  campaign_hash: ({ hash }) => hash,
  list_id: ({ texts }) => texts['list_id'] ?? '',
  form_id: ({ texts }) => texts['form_id'] ?? '',
  url: ({ texts }) => texts['url'] ?? '',
  date: ({ texts }) => texts['date'] ?? '',
  status: ({ texts }) => texts['status'] ?? '',
}

/** A campaign that is gone: the log still has its hash. */
const gone = (hash: string): CampaignFacts => ({
  ...{ internal_name: '', campaign_hash: hash, send_date: '', group: '', channel: '', type: '', sender: '' },
})

const senderOf = ({ sender_name: name, sender }: facts.ReportedCampaign): string =>
  sender === null ? '' : name && name !== sender ? `${name} <${sender}>` : sender

const factsOf = (campaign: facts.ReportedCampaign): CampaignFacts => ({
  internal_name: campaign.internal_name,
  campaign_hash: campaign.hash,
  send_date: campaign.start_date === null ? '' : toDateTime(campaign.start_date),
  group: campaign.group ?? '',
  channel: campaign.channel,
  type: campaign.feed === null ? 'regular' : 'rss',
  sender: senderOf(campaign),
})

async function campaignsOf({ db, account }: ReadContext, rows: readonly ReportRow[]) {
  const ids = [...new Set(rows.flatMap(({ campaignId }) => campaignId ?? []))]
  if (ids.length === 0) return new Map<number, CampaignFacts>()
  const found = await facts.reportedCampaigns(db, account, ids)
  return new Map(found.map((campaign) => [campaign.id, factsOf(campaign)]))
}

const always = ['id', 'account_id', 'status', 'subscription_date'] as const

async function contactsOf({ db, account, input }: ReadContext, rows: readonly ReportRow[]) {
  const ids = [...new Set(rows.flatMap(({ contactId }) => contactId ?? []))]
  if (ids.length === 0 || input.fields.length === 0) return new Map<number, ReadContact>()
  const columns = input.fields.map(({ id }) => (isBaseField(id) ? id : 'fields'))
  const found = await facts.columnsOfContacts(db, account, ids, [...new Set([...always, ...columns])])
  return new Map(found.map((contact): [number, ReadContact] => [contact.id, contact]))
}

/** How the fields of a row are read: of its contact, or of what was entered into a form. */
async function createFieldTexts(context: ReadContext, rows: readonly ReportRow[]) {
  const { input } = context
  const none = input.fields.map(() => '')
  if (input.forms.length > 0) return ({ texts }: ReportRow) => input.fields.map(({ id }) => texts[`field ${id}`] ?? '')
  const contacts = await contactsOf(context, rows)
  const read = fieldReader(input.fields)
  return ({ contactId }: ReportRow) => {
    const contact = contacts.get(contactId ?? 0)
    return contact ? read(contact) : none
  }
}

/** The cells of some rows, in the order of the headings. */
export async function cellsOf(context: ReadContext, rows: readonly ReportRow[]): Promise<Cell[][]> {
  if (rows.length === 0) return []
  const { input } = context
  const kind = reportKindOf(input.report)
  const leads = kind.leads(input.grouping).map((name) => leadTexts[name])
  const columns = columnsOfKind(kind)
  const others = input.shown.flatMap((name) => columns[name] ?? [])
  const campaigns = await campaignsOf(context, rows)
  const fieldTexts = await createFieldTexts(context, rows)
  return rows.map((row) => {
    const campaign = campaigns.get(row.campaignId ?? 0) ?? gone(row.hash)
    const cells: Cell[] = leads.map((lead) => lead(row))
    for (const text of fieldTexts(row)) cells.push(text)
    for (const column of others) cells.push(column.read(row, campaign))
    return cells
  })
}
