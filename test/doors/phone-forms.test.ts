// One number in every form that people, shops and networks write, at every door that takes one: it is kept as one text, or
// refused with a text that says why.
import { describe, expect, it } from 'vitest'
import { enter } from '../support/forms.ts'
import { makeField, makeList, makeSender, openAccount, settle } from '../support/marketing.ts'
import { useReceiver } from '../support/receiver.ts'
import { useServer } from '../support/server.ts'
import { codeOf, openSoap } from '../support/soap.ts'
import { withSmsSender } from '../support/texting.ts'

interface Form {
  written: string
  kept: string
  /** Whether only the country of the account (PT) says where it belongs to. */
  national?: boolean
}

const forms: readonly Form[] = [
  { written: '351-912345678', kept: '351-912345678' },
  { written: '+351912345678', kept: '351-912345678' },
  { written: '+351 912 345 678', kept: '351-912345678' },
  { written: '00351912345678', kept: '351-912345678' },
  { written: '00 351 912-345-678', kept: '351-912345678' },
  { written: '912345678', kept: '351-912345678', national: true },
  { written: '912 345 678', kept: '351-912345678', national: true },
  { written: '351912345678', kept: '351-912345678', national: true },
  { written: 'tel:+351-912-345-678', kept: '351-912345678' },
  { written: 'tel:912345678;phone-context=+351', kept: '351-912345678' },
  { written: '\u202a+351\u00a0912\u00a0345\u2011678\u202c', kept: '351-912345678' },
  { written: '\u2066+351 912 345 678\u2069', kept: '351-912345678' },
  { written: '\u200e\ufeff+351912345678\u200f', kept: '351-912345678' },
  { written: '＋３５１ ９１２３４５６７８', kept: '351-912345678' },
  { written: '+٣٥١ ٩١٢ ٣٤٥ ٦٧٨', kept: '351-912345678' },
  { written: '+1 (415) 555-2604', kept: '1-4155552604' },
  { written: '+1 415.555.2604', kept: '1-4155552604' },
  { written: '+44 (0)20 7946 0611', kept: '44-2079460611' },
  { written: '+44 020 7946 0611', kept: '44-2079460611' },
  { written: '44-02079460611', kept: '44-2079460611' },
  { written: '+39 (0)6 1234 5678', kept: '39-0612345678' },
  { written: '7-89161234567', kept: '7-9161234567' },
]

const wrong: readonly { written: string; says: RegExp }[] = [
  { written: '+351 912 345 678 ext. 5', says: /has an extension: give the number without it/ },
  { written: '+1 415 555 2604 x12', says: /has an extension/ },
  { written: 'tel:+351912345678;ext=5', says: /has an extension/ },
  { written: '+999 912345678', says: /is not a phone number/ },
  { written: 'call me', says: /is not a phone number/ },
  { written: '12', says: /is not a phone number/ },
]

const files = useReceiver()
const server = useServer()

async function openPortuguese() {
  const account = await openAccount(server)
  await server.app.domain.accounts.accountDetails.change(account.accountId, { profile: { country: 'PT' } })
  return account
}

type Account = Awaited<ReturnType<typeof openPortuguese>>

/** The cellphone of the only contact of a list. */
async function keptIn({ api }: Account, list_id: number): Promise<string[]> {
  return (await api.listContacts({ path: { list_id } })).items.map(({ base }) => base.cellphone)
}

/** Takes the number at a door, in a new list; resolves with what is kept. */
type Door = (account: Account, written: string) => Promise<string[]>

const doors: Readonly<Record<string, Door>> = {
  async createContact(account, cellphone) {
    const list_id = await makeList(account.api)
    await account.api.createContact({ path: { list_id }, body: { base: { cellphone } } })
    return keptIn(account, list_id)
  },
  async updateContact(account, cellphone) {
    const list_id = await makeList(account.api)
    const { contact_id } = await account.api.createContact({ path: { list_id }, body: { base: { first_name: 'Ana' } } })
    await account.api.updateContact({ path: { list_id, contact_id }, body: { base: { cellphone } } })
    return keptIn(account, list_id)
  },
  async extraField(account, value) {
    const list_id = await makeList(account.api)
    const field_id = await makeField(account.api, list_id, 'cellphone')
    await account.api.createContact({ path: { list_id }, body: { extra: [{ field_id, value }] } })
    const found = await account.api.listContacts({
      path: { list_id },
      query: { extra_field_id: { [String(field_id)]: value } },
    })
    return found.items.flatMap(({ extra = [] }) => extra.map((one) => String(one.value)))
  },
  async importContacts(account, cellphone) {
    const list_id = await makeList(account.api)
    const contacts = [{ base: { email: 'ana@example.com', cellphone } }, { base: { email: 'eva@example.com' } }]
    const path = { list_id }
    await account.api.importContacts({ path, body: { mode: 'add', compare_field: 'email', contacts } })
    await settle(account)
    return (await keptIn(account, list_id)).filter(Boolean)
  },
  async importCsv(account, cellphone) {
    const list_id = await makeList(account.api)
    const body = `mail,cell\nana@example.com,"${cellphone}"\n`
    files.respond = () => ({ status: 200, headers: { 'content-type': 'text/csv' }, body })
    const file = {
      url: `${files.url}/contacts.csv`,
      field_mapping: [
        { field_id: 'email', column_name: 'mail' },
        { field_id: 'cellphone', column_name: 'cell' },
      ],
      separator: '"',
      delimiter: ',',
    }
    await account.api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', file } })
    await settle(account)
    return keptIn(account, list_id)
  },
  async form(account, cellphone) {
    const list_id = await makeList(account.api)
    await makeSender(account.api)
    const fields = [{ field_id: 'email' }, { field_id: 'cellphone' }]
    const form = await account.api.createForm({ path: { list_id }, body: { name: 'News', fields } })
    const page = await enter(server, form, { email: 'ana@example.com', cellphone })
    if (page.status !== 200) throw new Error(await page.text())
    return keptIn(account, list_id)
  },
  async suppressionList(account, written) {
    await account.api.addSuppressionEntries({ body: { type: 'cellphone', value: [written] } })
    return (await account.api.listSuppressionEntries({ query: { value: written } })).items.map(({ value }) => value)
  },
  async createCellphoneSender(account, cellphone) {
    const body = { type: 'numeric', cellphone, file: 'JVBERi0xLjQK' } as const
    await account.api.createCellphoneSender({ body })
    return (await account.api.listCellphoneSenders()).items.map((sender) => sender.cellphone)
  },
  async createPhoneSender(account, phone) {
    await account.api.createPhoneSender({ body: { phone, file: 'JVBERi0xLjQK' } })
    return (await account.api.listPhoneSenders()).items.map((sender) => sender.phone)
  },
  async sendSms(account, to) {
    const { send, transactional } = await withSmsSender(server, account.key)
    await send({ to })
    return (await transactional.listSmsMessages({ query: { destination: to } })).map((one) => one.subscriberMobile)
  },
  async requestVerifyBySms(account, to) {
    const { transactional, from } = await sender(account)
    await transactional.requestVerifyBySms({ body: { senderId: from, to } })
    return (await transactional.listSmsMessages({ query: { destination: to } })).map((one) => one.subscriberMobile)
  },
  async sandboxInbound(account, written) {
    const { sandbox } = await withSmsSender(server, account.key)
    const body = { channel: 'sms', sender: written, recipient: '351-920000001', text: 'STOP' } as const
    await sandbox.createInboundMessage({ body })
    return (await account.api.listSuppressionEntries()).items.map(({ value }) => value)
  },
}

async function sender(account: Account) {
  const { sender_id, transactional } = await withSmsSender(server, account.key)
  return { from: String(sender_id), transactional }
}

describe.each(Object.entries(doors))('a number at %s', (_, door) => {
  it('is kept as one text, whatever form it has', async () => {
    const found: Record<string, string[]> = {}
    for (const { written } of forms) {
      const account = await openPortuguese()
      found[written] = await door(account, written).catch((error: unknown) => [String(error)])
    }
    expect(found).toEqual(Object.fromEntries(forms.map(({ written, kept }) => [written, [kept]])))
  })

  it('that nobody can reach is refused, with a text that says why', async () => {
    for (const { written, says } of wrong) {
      const account = await openPortuguese()
      const outcome = await door(account, written).catch((error: unknown) => error)
      // What is imported is refused row by row, and a shop or a form may leave the number out.
      if (Array.isArray(outcome)) expect(outcome.filter(Boolean), written).toEqual([])
      else
        expect(String(outcome instanceof Error ? outcome.message : outcome), written).toMatch(
          new RegExp(`${says.source}|>This is not a phone number`),
        )
    }
  })
})

describe('a number that is looked for', () => {
  it('is found in every form', async () => {
    for (const { written, kept } of forms) {
      const account = await openPortuguese()
      const list_id = await makeList(account.api)
      const base = { email: 'ana@example.com', cellphone: kept }
      const { contact_id } = await account.api.createContact({ path: { list_id }, body: { base } })
      const query = { type: 'cellphone', contact: written } as const
      expect((await account.api.searchContacts({ query })).items, written).toEqual([{ contact_id, list_id }])
      const listed = await account.api.listContacts({ path: { list_id }, query: { cellphone: written } })
      expect(listed.total_items, written).toBe(1)
      const filter = {
        boolean_operator: 'and' as const,
        segment_filter_array: [
          { segment_field: 'cellphone', segment_operator: 'equal_to' as const, segment_value: written },
        ],
      }
      const counted = await account.api.countSegment({ path: { list_id }, body: { segment_filter: filter } })
      expect(counted, written).toMatchObject({ total_items: 1 })
    }
  })

  it('is found by SOAP, which refuses the ones that are none', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    for (const { written, kept, national } of forms) {
      if (national) continue
      const record = await soap.addSubscriber({
        listID,
        email: `${forms.findIndex((f) => f.written === written)}@example.com`,
        cellphone: written,
      })
      expect(record, written).toMatchObject({ CELLPHONE: kept })
      await soap.subscriberData({ listID, subscriber: written })
    }
    for (const { written } of wrong) {
      const refusal = codeOf(soap.addSubscriber({ listID, email: 'wrong@example.com', cellphone: written }))
      expect(await refusal, written).toBe('SUBSCRIBER_FORMAT_ERROR')
    }
  })

  it('is refused without a country code where the account names no country', async () => {
    const { api } = await openAccount(server)
    const list_id = await makeList(api)
    const refusal = api.createContact({ path: { list_id }, body: { base: { cellphone: '912345678' } } })
    await expect(refusal).rejects.toThrow(/is not a phone number: use <country code>-<number>/)
  })
})
