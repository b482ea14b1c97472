// Changes and deletions of fields. The server takes a slice of an operation only when a test says so, so that a test can
// look at what is between two of them.
import { describe, expect, it } from 'vitest'
import type { MarketingClient, MarketingSchemas } from '../../../src/clients/index.ts'
import { changeRows, readRows } from '../../support/engine.ts'
import { eventually } from '../../support/eventually.ts'
import {
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  refused,
  sendCampaign,
  timeOf,
} from '../../support/marketing.ts'
import { startServer, useServer } from '../../support/server.ts'

const server = useServer({ app: { idle: true } })

const step = () => server.app.domain.operations.operationRunner.step()
/** Works off all operations, slice by slice. */
async function workOff(): Promise<void> {
  while (await step());
}

async function openList(format: MarketingSchemas['FieldFormat'] = 'text') {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const field_id = await makeField(api, list_id, format, { name: 'Code' })
  return { ...account, list_id, field_id, path: { list_id, field_id } }
}

type Opened = Awaited<ReturnType<typeof openList>>

/** Adds contacts with these codes, a thousand to a slice. */
async function addContacts({ api, list_id, field_id }: Opened, codes: readonly string[]): Promise<void> {
  const contacts = codes.map((value, n) => ({
    base: { email: `${n}@example.com` },
    extra: [{ field_id, value }],
  }))
  await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
  await workOff()
}

/** Calls while the operation that the call waits for is worked off. */
async function meanwhile<T>(call: Promise<T>): Promise<T> {
  let isOver = false
  const ended = call.finally(() => {
    isOver = true
  })
  ended.catch(() => undefined)
  await eventually(async () => {
    await workOff()
    return isOver
  })
  return ended
}

const operationsOf = async (api: MarketingClient) => (await api.listOperations({})).items

/** Waits until the account has an open operation; returns its number. */
const openOperation = (api: MarketingClient) => eventually(async () => (await operationsOf(api))[0]?.operation_id)

const heldOf = (list_id: number, field: string | number) =>
  readRows<{ value: string }>(
    server.data,
    `SELECT value FROM contact_unique WHERE list_id = ${list_id} AND field_id = '${field}' ORDER BY value`,
  )

const uniqueOf = async ({ api, list_id }: Opened, field: string | number) =>
  (await api.listFields({ path: { list_id } })).find((one) => one.field_id === field)?.unique

const someCodes = (count: number) => Array.from({ length: count }, (_, n) => `C-${n}`)

describe('updateBaseField', () => {
  it('makes a base field unique in one list, and no longer', async () => {
    const list = await openList()
    const { api, list_id } = list
    const other = await makeList(api, 'Other')
    const ana = await makeContact(api, list_id, { base: { cellphone: '351-912345678' } })
    const path = { list_id, field_id: 'cellphone' }
    const unique = { field_id: 'cellphone', name: 'Cellphone', format: 'cellphone', unique: true }
    expect(await meanwhile(api.updateBaseField({ path, body: { unique: true } }))).toEqual(unique)
    const again = { base: { cellphone: '+351 912 345 678' } }
    await expect(makeContact(api, list_id, again)).rejects.toMatchObject({
      status: 409,
      errors: { field_id: 'cellphone', contacts: [ana] },
    })
    await makeContact(api, other, again)
    await makeContact(api, other, again)
    const free = await meanwhile(api.updateBaseField({ path, body: { unique: false } }))
    expect(free).toEqual({ ...unique, unique: false })
    await makeContact(api, list_id, again)
    await workOff()
    expect(await heldOf(list_id, 'cellphone')).toEqual([])
  })

  it('lets contacts share an address, and takes it back when none does', async () => {
    const { api, list_id } = await openList()
    const path = { list_id, field_id: 'email' }
    await makeContact(api, list_id, 'ana@example.com')
    await api.updateBaseField({ path, body: { unique: false } })
    const second = await makeContact(api, list_id, 'Ana@example.com')
    await workOff()
    await expect(meanwhile(api.updateBaseField({ path, body: { unique: true } }))).rejects.toMatchObject(
      refused(422, 'body.unique'),
    )
    await api.updateContact({ path: { list_id, contact_id: second }, body: { base: { email: 'rui@example.com' } } })
    expect(await meanwhile(api.updateBaseField({ path, body: { unique: true } }))).toMatchObject({ unique: true })
    expect((await heldOf(list_id, 'email')).map(({ value }) => value)).toEqual(['ana@example.com', 'rui@example.com'])
  })

  it('changes nothing without a member, and knows no other field', async () => {
    const { api, list_id, field_id } = await openList()
    expect(await api.updateBaseField({ path: { list_id, field_id: 'email' }, body: {} })).toMatchObject({
      unique: true,
    })
    for (const field of ['fax', String(field_id)])
      await expect(
        api.updateBaseField({ path: { list_id, field_id: field }, body: { unique: true } }),
      ).rejects.toMatchObject(refused(404))
  })
})

describe('updateExtraField', () => {
  it('renames a field', async () => {
    const { api, path, list_id, field_id } = await openList()
    const renamed = { field_id, name: 'Number', format: 'text', unique: false }
    expect(await api.updateExtraField({ path, body: { name: 'Number' } })).toEqual(renamed)
    expect((await api.listFields({ path: { list_id } })).at(-1)).toMatchObject(renamed)
    await expect(
      api.updateExtraField({ path: { ...path, list_id: await makeList(api) }, body: { name: 'a' } }),
    ).rejects.toMatchObject(refused(404))
  })

  it('makes a field unique that many contacts have', async () => {
    const list = await openList()
    const { api, path, list_id, field_id } = list
    await addContacts(list, someCodes(2500))
    expect(await meanwhile(api.updateExtraField({ path, body: { unique: true } }))).toMatchObject({ unique: true })
    expect(await heldOf(list_id, field_id)).toHaveLength(2500)
    await expect(makeContact(api, list_id, { extra: [{ field_id, value: 'C-2499' }] })).rejects.toMatchObject(
      refused(409, 'unique_field_in_use'),
    )
  })

  it('refuses while contacts share values, counts them, names the first, and changes nothing', async () => {
    const list = await openList()
    const { api, path, list_id, field_id } = list
    await addContacts(list, [...someCodes(2498), 'C-0', 'C-7'])
    const { items } = await api.listContacts({ path: { list_id }, query: { extra_field_id: { [field_id]: 'C-0' } } })
    const [second, first] = items.map(({ base }) => base.contact_id)
    const refusal = meanwhile(api.updateExtraField({ path, body: { name: 'Other', unique: true } }))
    await expect(refusal).rejects.toMatchObject({
      status: 422,
      errors: {
        'body.unique': expect.stringMatching(/^cannot be true: 2 contacts repeat a value/),
        repeated_values: { count: 2, contacts: [first, second, expect.any(String), expect.any(String)] },
      },
    })
    expect(await heldOf(list_id, field_id)).toEqual([])
    expect((await api.listFields({ path: { list_id } })).at(-1)).toMatchObject({ name: 'Code', unique: false })
    await makeContact(api, list_id, { extra: [{ field_id, value: 'C-0' }] })
  })

  it('refuses a field with options', async () => {
    const { api, path } = await openList('options')
    await expect(api.updateExtraField({ path, body: { unique: true } })).rejects.toMatchObject(
      refused(422, 'body.unique'),
    )
  })

  it('is right about contacts that are written while it becomes unique', async () => {
    const list = await openList()
    const { api, path, list_id, field_id } = list
    await addContacts(list, [...someCodes(2499), 'C-0'])
    const contactOf = async (code: string) => {
      const query = { extra_field_id: { [field_id]: code } }
      return (await api.listContacts({ path: { list_id }, query })).items[0]?.base.contact_id ?? ''
    }
    const give = async (contact_id: string, value: string) =>
      api.updateContact({ path: { list_id, contact_id }, body: { extra: [{ field_id, value }] } })
    const ids = { early: await contactOf('C-3'), late: await contactOf('C-2400'), second: await contactOf('C-0') }
    const call = api.updateExtraField({ path, body: { unique: true } })
    await openOperation(api)
    // Clears, and takes the first thousand.
    await step()
    await step()
    await expect(give(ids.late, 'C-4')).rejects.toMatchObject({ status: 409 })
    await give(ids.early, 'moved')
    await give(ids.late, 'C-3')
    await makeContact(api, list_id, { extra: [{ field_id, value: 'new' }] })
    // It leaves the value of an early contact, which keeps it.
    await give(ids.second, 'away')
    await expect(meanwhile(call)).resolves.toMatchObject({ unique: true })
    const values = (await heldOf(list_id, field_id)).map(({ value }) => value)
    expect(values).toHaveLength(2501)
    for (const value of ['moved', 'C-3', 'new', 'away', 'C-0', 'C-4']) expect(values).toContain(value)
    expect(values).not.toContain('C-2400')
  })

  it('finds a value that a new contact took before the turn of the old one', async () => {
    const list = await openList()
    const { api, path, list_id, field_id } = list
    await addContacts(list, someCodes(2500))
    const call = api.updateExtraField({ path, body: { unique: true } })
    await openOperation(api)
    await step()
    const taker = await makeContact(api, list_id, { extra: [{ field_id, value: 'C-2499' }] })
    await expect(meanwhile(call)).rejects.toMatchObject({
      status: 422,
      errors: { repeated_values: { count: 1, contacts: [taker, expect.any(String)] } },
    })
    expect(await uniqueOf(list, field_id)).toBe(false)
  })

  it('gives up when values are to repeat after all, and can be asked again', async () => {
    const list = await openList()
    const { api, path, list_id, field_id } = list
    await addContacts(list, someCodes(1500))
    const call = api.updateExtraField({ path, body: { unique: true } })
    await openOperation(api)
    await step()
    await step()
    expect(await api.updateExtraField({ path, body: { unique: false } })).toMatchObject({ unique: false })
    const again = api.updateExtraField({ path, body: { unique: true } })
    expect(await meanwhile(call)).toMatchObject({ field_id })
    expect(await meanwhile(again)).toMatchObject({ unique: true })
    expect(await heldOf(list_id, field_id)).toHaveLength(1500)
  })

  it('is refused when its operation is cancelled, and the field stays as it was', async () => {
    const list = await openList()
    const { api, path, list_id, field_id } = list
    await addContacts(list, someCodes(1500))
    const call = api.updateExtraField({ path, body: { unique: true } })
    call.catch(() => undefined)
    const operation = await openOperation(api)
    expect((await operationsOf(api))[0]).toMatchObject({ type: 'mass_operation' })
    await step()
    await step()
    await api.cancelOperations({ body: { operations: [operation] } })
    await expect(call).rejects.toMatchObject(refused(422, 'body.unique'))
    expect(await uniqueOf(list, field_id)).toBe(false)
    await makeContact(api, list_id, { extra: [{ field_id, value: 'C-0' }] })
    // What the cancelled operation left is cleared first.
    await expect(meanwhile(api.updateExtraField({ path, body: { unique: true } }))).rejects.toMatchObject({
      errors: { repeated_values: { count: 1 } },
    })
  })

  it('says which operation it waits for in vain', async () => {
    const list = await openList()
    const { api, path } = list
    await addContacts(list, ['a', 'b'])
    const call = api.updateExtraField({ path, body: { unique: true } })
    call.catch(() => undefined)
    const operation = await openOperation(api)
    await api.pauseOperations({ body: { operations: [operation] } })
    await expect(call).rejects.toMatchObject({ errors: { 'body.unique': expect.stringContaining(String(operation)) } })
    await api.resumeOperations({ body: { operations: [operation] } })
    await workOff()
    expect(await uniqueOf(list, path.field_id)).toBe(true)
  })
})

describe('a field that becomes unique while many write at once', () => {
  it('ends with a value for each contact, or with none held', async () => {
    await using busy = await startServer()
    const api = busy.marketing()
    const list_id = await makeList(api)
    const field_id = await makeField(api, list_id, 'text')
    const give = (value: string) => makeContact(api, list_id, { extra: [{ field_id, value }] })
    const ids = await Promise.all(someCodes(60).map(give))
    const path = { list_id, field_id }
    const call = api.updateExtraField({ path, body: { unique: true } }).then(
      ({ unique }) => unique,
      () => false,
    )
    // Some move to values that others leave, and some newcomers want values that are there.
    const moves = ids.map((contact_id, n) => {
      const body = { extra: [{ field_id, value: n % 3 === 0 ? `moved-${n}` : `C-${(n % 3) + n}` }] }
      return api.updateContact({ path: { list_id, contact_id }, body })
    })
    const isUnique = await call
    await Promise.allSettled([...moves, ...someCodes(20).map(give)])
    await busy.app.work.drain()
    const texts = await readRows<{ id: number; fields: string }>(
      busy.data,
      `SELECT id, fields FROM contact WHERE list_id = ${list_id}`,
    )
    const codeIn = ({ fields }: { fields: string }) => (JSON.parse(fields) as Record<string, string>)[field_id]
    const held = await readRows<{ value: string; contact_id: number }>(
      busy.data,
      `SELECT value, contact_id FROM contact_unique WHERE list_id = ${list_id} AND field_id = '${field_id}'`,
    )
    const pairs = held.map(({ value, contact_id }) => `${Number(contact_id)} ${value}`)
    const wanted = isUnique ? texts.map((row) => `${Number(row.id)} ${codeIn(row)}`) : []
    expect(pairs.sort()).toEqual(wanted.sort())
  })
})

describe('deleteExtraField', () => {
  it('takes the field off the list at once, and its values off the contacts in slices', async () => {
    const list = await openList()
    const { api, path, list_id, field_id } = list
    const kept = await makeField(api, list_id, 'text', { name: 'Kept' })
    await addContacts(list, someCodes(2500))
    const ana = await makeContact(api, list_id, {
      extra: [
        { field_id, value: 'x' },
        { field_id: kept, value: 'y' },
      ],
    })
    await meanwhile(api.updateExtraField({ path, body: { unique: true } }))
    await api.deleteExtraField({ path })
    expect((await api.listFields({ path: { list_id } })).map((field) => field.field_id)).not.toContain(field_id)
    const contact = () => api.getContact({ path: { list_id, contact_id: ana } })
    expect((await contact()).extra).toEqual([{ field_id: kept, format: 'text', value: 'y' }])
    const found = await api.listContacts({ path: { list_id }, query: { extra_field_id: { [field_id]: 'C-1' } } })
    expect(found.total_items).toBe(0)
    await expect(makeContact(api, list_id, { extra: [{ field_id, value: 'z' }] })).rejects.toMatchObject(
      refused(422, 'body.extra.0.field_id'),
    )
    expect(await operationsOf(api)).toMatchObject([{ type: 'mass_operation', status: 'queued' }])
    const left = async () => {
      const text = `SELECT count(*) AS n FROM contact WHERE list_id = ${list_id} AND fields LIKE '%"${field_id}"%'`
      return Number((await readRows<{ n: number }>(server.data, text))[0]?.n)
    }
    // A slice comes to a thousand contacts, and others have their turn in between.
    for (const rest of [1501, 501, 0]) {
      await step()
      expect(await left()).toBe(rest)
      expect((await contact()).extra).toHaveLength(1)
    }
    expect(await operationsOf(api)).toEqual([])
    expect(await heldOf(list_id, field_id)).toEqual([])
  })

  it('goes with its options', async () => {
    const { api, path, list_id, field_id } = await openList('options')
    const { option_id } = await api.createFieldOption({ path, body: { en: 'Monthly' } })
    await api.deleteExtraField({ path })
    await expect(api.listFieldOptions({ path })).rejects.toMatchObject(refused(404))
    const options = `SELECT id FROM field_option WHERE id = ${option_id}`
    expect(await readRows(server.data, options)).toEqual([])
    await expect(api.deleteExtraField({ path: { list_id, field_id } })).rejects.toMatchObject(refused(404))
    await workOff()
  })

  const inUse = (uses: object) => ({
    status: 409,
    errors: {
      field_in_use: expect.any(String),
      field_in_use_data: { segments: [], forms: [], webhooks: [], campaigns: [], ...uses },
    },
  })

  it('is refused while a webhook sends the field along', async () => {
    const { api, path, list_id, field_id } = await openList()
    const hook = { url: 'https://shop.example.com/hooks', actions: ['email_open' as const], fields: [String(field_id)] }
    const { webhook_id } = await api.createWebhook({ body: { list_id, ...hook } })
    await expect(api.deleteExtraField({ path })).rejects.toMatchObject(inUse({ webhooks: [webhook_id] }))
    await api.deleteWebhook({ path: { webhook_id } })
    await api.deleteExtraField({ path })
  })

  it('is refused while a segment asks for the field, however deep', async () => {
    const { api, accountId, path, list_id, field_id } = await openList()
    const condition = (segment_field: string) => ({ segment_field, segment_operator: 'equal_to', segment_value: 'a' })
    const filterOf = (field: string) =>
      JSON.stringify({ segment_filter_array: [{ segment_filter_array: [condition(field)] }] })
    const add = (name: string, filter: string) =>
      changeRows(
        server.data,
        `INSERT INTO segment (account_id, list_id, name, filter, created, updated) VALUES (${accountId}, ${list_id}, '${name}', '${filter}', 1, 1)`,
      )
    await add('other', filterOf(`${field_id}0`))
    await add('uses it', filterOf(String(field_id)))
    const [segment] = await readRows<{ id: number }>(
      server.data,
      `SELECT id FROM segment WHERE list_id = ${list_id} AND name = 'uses it'`,
    )
    await expect(api.deleteExtraField({ path })).rejects.toMatchObject(inUse({ segments: [Number(segment?.id)] }))
    await changeRows(server.data, `DELETE FROM segment WHERE id = ${segment?.id}`)
    await api.deleteExtraField({ path })
  })

  it('is refused while a form asks for the field', async () => {
    const { api, path, list_id, field_id } = await openList()
    const fields = [{ field_id: 'email' }, { field_id: String(field_id) }]
    const { form_id } = await api.createForm({ path: { list_id }, body: { name: 'News', fields } })
    await expect(api.deleteExtraField({ path })).rejects.toMatchObject(inUse({ forms: [form_id] }))
    await api.updateForm({ path: { list_id, form_id }, body: { fields: [{ field_id: 'email' }] } })
    await api.deleteExtraField({ path })
  })

  it.each([
    ['is scheduled to its addresses', 'email', () => ({}), (id: number) => ({ destination_field: String(id) })],
    [
      'names its number in the subject',
      'text',
      (id: number) => ({ subject: `{{ extra_${id} | upcase }}` }),
      () => ({}),
    ],
    [
      'names it in the body',
      'text',
      () => ({ content: { type: 'html' as const, body: '<p>{% if extra["Code"] %}x{% endif %}</p>' } }),
      () => ({}),
    ],
  ] as const)('is refused while a campaign %s', async (_title, format, change, more) => {
    const account = await openList(format)
    const { api, path, list_id, field_id } = account
    const hash = await makeCampaign(api, list_id, change(field_id))
    await makeCampaign(api, list_id, { subject: `A draft does not count: {{ extra_${field_id} }}` })
    await sendCampaign(api, hash, list_id, { ...more(field_id), schedule_date: await timeOf(account, 3600) })
    await expect(api.deleteExtraField({ path })).rejects.toMatchObject(inUse({ campaigns: [hash] }))
    await api.cancelOperations({ body: { operations: [await openOperation(api)] } })
    await api.deleteExtraField({ path })
  })

  it('does not mind a campaign that names other fields', async () => {
    const account = await openList()
    const { api, path, list_id, field_id } = account
    const subject = `{{ extra_${field_id}1 }} extra_${field_id} {{ extra.Other }} Code`
    const hash = await makeCampaign(api, list_id, { subject })
    await sendCampaign(api, hash, list_id, { schedule_date: await timeOf(account, 3600) })
    await api.deleteExtraField({ path })
  })

  it('lets an import go on without the field', async () => {
    const { api, path, list_id, field_id } = await openList()
    const contacts = ['a', 'b'].map((value) => ({
      base: { email: `${value}@example.com` },
      extra: [{ field_id, value }],
    }))
    await api.importContacts({ path: { list_id }, body: { mode: 'add', compare_field: 'email', contacts } })
    await api.deleteExtraField({ path })
    await workOff()
    const rows = await readRows(server.data, `SELECT fields FROM contact WHERE list_id = ${list_id}`)
    expect(rows).toEqual([])
  })
})

describe('deleteFieldOption', () => {
  it('takes the option off the list at once, and off the contacts in the background', async () => {
    const { api, path, list_id, field_id } = await openList('options')
    const make = async (en: string) => (await api.createFieldOption({ path, body: { en } })).option_id
    const [gone, kept] = [await make('Gone'), await make('Kept')]
    const both = await makeContact(api, list_id, { extra: [{ field_id, value: [gone, kept] }] })
    const one = await makeContact(api, list_id, { extra: [{ field_id, value: [gone] }] })
    await api.deleteFieldOption({ path: { ...path, option_id: gone } })
    const check = async () => {
      expect((await api.listFieldOptions({ path })).items).toMatchObject([{ option_id: kept }])
      const shown = async (contact_id: string) => (await api.getContact({ path: { list_id, contact_id } })).extra
      expect(await shown(both)).toEqual([{ field_id, format: 'options', value: [kept] }])
      expect(await shown(one)).toEqual([])
    }
    await check()
    await workOff()
    await check()
    const rows = await readRows(server.data, `SELECT fields FROM contact WHERE list_id = ${list_id} ORDER BY id`)
    expect(rows).toEqual([{ fields: `{"${field_id}":[${kept}]}` }, { fields: '{}' }])
    await expect(api.deleteFieldOption({ path: { ...path, option_id: gone } })).rejects.toMatchObject(refused(404))
  })

  it('finds no option of another field', async () => {
    const { api, path, list_id } = await openList('options')
    const { option_id } = await api.createFieldOption({ path, body: { en: 'a' } })
    const field_id = await makeField(api, list_id, 'options', { name: 'Other' })
    await expect(api.deleteFieldOption({ path: { list_id, field_id, option_id } })).rejects.toMatchObject(refused(404))
    const text = await makeField(api, list_id, 'text')
    await expect(api.deleteFieldOption({ path: { list_id, field_id: text, option_id } })).rejects.toMatchObject(
      refused(422, 'path.field_id'),
    )
  })
})
