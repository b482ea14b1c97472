import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { actionsOf, makeContact, makeField, makeList, openAccount, refused, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

const server = useServer()

async function openList() {
  const account = await openAccount(server)
  const list_id = await makeList(account.api)
  const read = (contact_id: string) => account.api.getContact({ path: { list_id, contact_id } })
  const update = (contact_id: string, body: MarketingSchemas['ContactUpdate']) =>
    account.api.updateContact({ path: { list_id, contact_id }, body })
  const total = async () => (await account.api.listContacts({ path: { list_id } })).total_items
  return { account, api: account.api, list_id, read, update, total }
}

/** The values that a field of the format accepts, in their stored form, and those that it refuses. */
const values: Record<
  Exclude<MarketingSchemas['FieldFormat'], 'options'>,
  { takes: [string, string][]; refuses: (string | number[])[] }
> = {
  text: {
    takes: [
      ['Lisboa', 'Lisboa'],
      [' ', ' '],
    ],
    refuses: [[1]],
  },
  date: {
    takes: [['2024-02-29', '2024-02-29']],
    refuses: ['2023-02-29', '2025-02-31', '29-02-2024', '2024-2-9', 'today', [1]],
  },
  number: {
    takes: [
      ['-12.5', '-12.5'],
      ['0', '0'],
      ['+7', '+7'],
    ],
    refuses: ['ten', '1e5', '1,5', '.5', '1.', ' 1'],
  },
  email: {
    takes: [['Ana@Example.COM', 'Ana@example.com']],
    refuses: ['ana', 'ana@', 'a@b', 'a b@example.com', 'a@example.com@', 'a@-b.com'],
  },
  cellphone: {
    takes: [['351-910000001', '351-910000001']],
    refuses: ['351910000001', '999-12345', '351-123', '1234-56789'],
  },
  phone: { takes: [['1-2025550100', '1-2025550100']], refuses: ['2025550100', '999-12345', '1-202 555', 'phone'] },
}

describe('createContact', () => {
  it('keeps what it is given', async () => {
    const { api, list_id, read } = await openList()
    const [city, work] = [await makeField(api, list_id, 'text'), await makeField(api, list_id, 'phone')]
    const base = {
      first_name: 'Ana',
      email: 'Ana@EXAMPLE.com',
      birth_date: '1990-05-17',
      cellphone: '351-910000001',
      language: 'pt',
    } as const
    const tokens = { push_token_android: [{ app_id: 'a', token: 't' }] }
    const extra = [
      { field_id: city, value: 'Lisboa' },
      { field_id: work, value: '1-2025550100' },
    ]
    const contact_id = await makeContact(api, list_id, {
      base: { ...base, ...tokens },
      extra,
      utm: { utm_source: 'partner' },
    })
    expect(contact_id).toMatch(/^[\da-f]{10}$/)
    const contact = await read(contact_id)
    const kept = { ...base, ...tokens, contact_id, email: 'Ana@example.com', phone: '', push_token_ios: [] }
    expect(contact.base).toMatchObject({
      ...kept,
      status: 'active',
      subscription_method: 'api',
      unsubscription_method: '',
    })
    expect(contact.extra).toEqual([
      { field_id: city, format: 'text', value: 'Lisboa' },
      { field_id: work, format: 'phone', value: '1-2025550100', status: 'active' },
    ])
    expect(contact.traffic_stats.utm).toMatchObject({ utm_source: 'partner', utm_term: '' })
  })

  it('keeps the status of an address in an extra field, until another address takes its place', async () => {
    const { api, list_id, read } = await openList()
    const [work, city] = [await makeField(api, list_id, 'phone'), await makeField(api, list_id, 'text')]
    const put = (value: string, status?: 'active' | 'inactive') => ({
      extra: [
        { field_id: work, value, ...(status && { status }) },
        // A text has no status, and whoever writes one is not refused.
        { field_id: city, value: 'Lisboa', status: 'inactive' as const },
      ],
    })
    const contact_id = await makeContact(api, list_id, put('351-210000001', 'inactive'))
    const shown = async () => (await read(contact_id)).extra
    const text = { field_id: city, format: 'text', value: 'Lisboa' }
    const phone = { field_id: work, format: 'phone', value: '351-210000001' }
    await expect(shown()).resolves.toEqual([{ ...phone, status: 'inactive' }, text])
    const change = (body: ReturnType<typeof put>) => api.updateContact({ path: { list_id, contact_id }, body })
    await change(put('351-210000001'))
    await expect(shown()).resolves.toEqual([{ ...phone, status: 'inactive' }, text])
    await change(put('351-210000001', 'active'))
    await expect(shown()).resolves.toEqual([{ ...phone, status: 'active' }, text])
    await change(put('351-210000001', 'inactive'))
    await change(put('351-210000002'))
    await expect(shown()).resolves.toEqual([{ ...phone, value: '351-210000002', status: 'active' }, text])
  })

  it('takes empty texts for values that are not there', async () => {
    const { api, list_id, read } = await openList()
    const base = { email: '', birth_date: '', cellphone: '', phone: '', language: '' } as const
    const contact = await read(await makeContact(api, list_id, { base: { ...base, first_name: 'Ana' } }))
    expect(contact.base).toMatchObject({ first_name: 'Ana', email: '', cellphone: '', phone: '', language: 'en' })
  })

  it('makes a contact of nothing, active and with the language en', async () => {
    const { api, list_id, read } = await openList()
    const { base, extra, tags } = await read(await makeContact(api, list_id))
    expect(base).toMatchObject({
      status: 'active',
      consent: 'any',
      language: 'en',
      email: '',
    })
    for (const name of ['birth_date', 'consent_date']) expect(base).not.toHaveProperty(name)
    expect([extra, tags]).toEqual([[], []])
  })

  it.each(Object.entries(values))(
    'judges the values of an extra field of the format %s',
    async (format, { takes, refuses }) => {
      const { api, list_id, read, total } = await openList()
      const field_id = await makeField(api, list_id, format as MarketingSchemas['FieldFormat'])
      for (const [value, kept] of takes) {
        const { extra } = await read(await makeContact(api, list_id, { extra: [{ field_id, value }] }))
        expect(extra[0]?.value, value).toBe(kept)
      }
      for (const value of refuses) {
        const attempt = makeContact(api, list_id, { extra: [{ field_id, value }] })
        await expect(attempt, JSON.stringify(value)).rejects.toMatchObject(refused(422, 'body.extra.0.value'))
      }
      await expect(total()).resolves.toBe(takes.length)
    },
  )

  it.each([
    [{ base: { cellphone: '999-12345' } }, 'body.base.cellphone'],
    [{ base: { phone: '210000001' } }, 'body.base.phone'],
    [{ base: { email: 'a@example.com@' } }, 'body.base.email'],
    [{ base: { birth_date: '2025-02-31' } }, 'body.base.birth_date'],
    [{ base: { language: 'it' } }, 'body.base.language'],
    [{ base: { status: 'asleep' } }, 'body.base.status'],
    [{ base: { surname: 'Silva' } }, 'body.base.surname'],
    [{ extra: [{ field_id: 999_999, value: 'x' }] }, 'body.extra.0.field_id'],
    [{ extra: [{ field_id: 1 }] }, 'body.extra.0.value'],
    [{ extra: [{ field_id: 1, value: 12 }] }, 'body.extra.0.value'],
  ])('refuses %j', async (body, place) => {
    const { api, list_id, total } = await openList()
    await expect(makeContact(api, list_id, body as MarketingSchemas['ContactCreate'])).rejects.toMatchObject(
      refused(422, place),
    )
    await expect(total()).resolves.toBe(0)
  })

  it('gives a unique value to one contact, also when many ask at the same time', async () => {
    const { api, list_id, total } = await openList()
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => makeContact(api, list_id, 'one@example.com')),
    )
    const [winner, ...others] = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    expect(others).toEqual([])
    const clash = {
      status: 409,
      errors: { unique_field_in_use: expect.any(String), field_id: 'email', contacts: [winner] },
    }
    for (const answer of asked) if (answer.status === 'rejected') expect(answer.reason).toMatchObject(clash)
    await expect(total()).resolves.toBe(1)
  })

  it('compares unique values without blanks around them, and those of other lists not at all', async () => {
    const { api, list_id } = await openList()
    const field_id = await makeField(api, list_id, 'text', { unique: true })
    const holder = await makeContact(api, list_id, { extra: [{ field_id, value: 'A1' }] })
    const clash = { status: 409, errors: { field_id: String(field_id), contacts: [holder] } }
    await expect(makeContact(api, list_id, { extra: [{ field_id, value: ' A1 ' }] })).rejects.toMatchObject(clash)
    await makeContact(api, list_id, 'ana@example.com')
    await makeContact(api, await makeList(api, 'other'), 'ana@example.com')
  })
})

describe('getContact', () => {
  it('shows a contact that nothing happened to', async () => {
    const { api, list_id, read } = await openList()
    const contact = await read(await makeContact(api, list_id, 'ana@example.com'))
    expect(contact.email_stats).toMatchObject({ sent: 0, opens: 0 })
    for (const name of ['last_send_date', 'last_open_country']) expect(contact.email_stats).not.toHaveProperty(name)
    expect(contact.traffic_stats).toMatchObject({ referrer: { referrer: '' }, advertising: { gclid: '' } })
  })

  it('takes the id in either case, and only in the list of the contact', async () => {
    const { api, list_id, read } = await openList()
    const contact_id = await makeContact(api, list_id)
    expect((await read(contact_id.toUpperCase())).base.contact_id).toBe(contact_id)
    const other = await makeList(api, 'other')
    await expect(api.getContact({ path: { list_id: other, contact_id } })).rejects.toMatchObject({ status: 404 })
  })

  it.each(['a1b2c3d4e', 'a1b2c3d4e5f', 'g1b2c3d4e5', '1'])('refuses %s as an id', async (contact_id) => {
    const { read } = await openList()
    await expect(read(contact_id)).rejects.toMatchObject(refused(422, 'path.contact_id'))
  })
})

describe('updateContact', () => {
  it('erases with an empty text, and leaves alone what is not named', async () => {
    const { api, list_id, read, update } = await openList()
    const [city, born] = [await makeField(api, list_id, 'text'), await makeField(api, list_id, 'date')]
    const base = {
      first_name: 'Ana',
      last_name: 'Silva',
      email: 'ana@example.com',
      phone: '351-210000001',
      cellphone: '351-910000001',
      birth_date: '1990-05-17',
      language: 'pt',
    } as const
    const contact_id = await makeContact(api, list_id, {
      base,
      extra: [
        { field_id: city, value: 'Lisboa' },
        { field_id: born, value: '1990-05-17' },
      ],
    })
    await expect(update(contact_id, { base: { first_name: '' } })).resolves.toEqual({ contact_id })
    expect((await read(contact_id)).base).toMatchObject({ ...base, first_name: '' })
    const nothing = { last_name: '', email: '', phone: '', cellphone: '', birth_date: '', language: '' } as const
    await update(contact_id, { base: nothing, extra: [{ field_id: city, value: '' }] })
    const after = await read(contact_id)
    const { birth_date: erased, ...empty } = nothing
    expect(after.base).toMatchObject({ ...empty, language: 'en' })
    expect(after.base, `${erased} is not a date`).not.toHaveProperty('birth_date')
    expect(after.extra).toEqual([{ field_id: born, format: 'date', value: '1990-05-17' }])
  })

  it('loses no change of many that come at the same time', async () => {
    const { api, list_id, read, update } = await openList()
    const fields = await Promise.all(
      Array.from({ length: 8 }, (_, n) => makeField(api, list_id, 'text', { name: `Field ${n}` })),
    )
    const contact_id = await makeContact(api, list_id)
    await Promise.all(fields.map((field_id) => update(contact_id, { extra: [{ field_id, value: 'x' }] })))
    expect((await read(contact_id)).extra).toHaveLength(fields.length)
  })

  it('frees the unique value that a contact gives up', async () => {
    const { api, list_id, update, read } = await openList()
    const [first, second] = [
      await makeContact(api, list_id, 'a@example.com'),
      await makeContact(api, list_id, 'b@example.com'),
    ]
    const clash = { status: 409, errors: { field_id: 'email', contacts: [first] } }
    await expect(update(second, { base: { first_name: 'Rui', email: 'A@example.com' } })).rejects.toMatchObject(clash)
    expect((await read(second)).base).toMatchObject({ first_name: '', email: 'b@example.com' })
    await update(first, { base: { email: 'A@example.com' } })
    await update(first, { base: { email: '' } })
    await update(second, { base: { email: 'a@example.com' } })
  })

  it('notes consent, switched-off addresses and the way back', async () => {
    const { api, list_id, read, update } = await openList()
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    await update(contact_id, { base: { consent: 'contract', email_status: 'inactive' } })
    const { base } = await read(contact_id)
    expect(base).toMatchObject({ consent: 'contract', email_status: 'inactive', consent_date: expect.any(String) })
    await expect(actionsOf(api, list_id, contact_id)).resolves.toEqual([
      'email_field_disable',
      'change_consent',
      'subscription',
    ])
    // A new address has not failed yet.
    await update(contact_id, { base: { email: 'new@example.com' } })
    expect((await read(contact_id)).base.email_status).toBe('active')
  })

  it.each([
    [{ base: { status: 'removed' } }, 'body.base.status'],
    [{ base: { email: 'ana' } }, 'body.base.email'],
    [{ base: { birth_date: '2025-02-31' } }, 'body.base.birth_date'],
    [{ base: { cellphone: '999-12345' } }, 'body.base.cellphone'],
    [{ base: { first_name: 'Rui' }, extra: [{ field_id: 999_999, value: 'x' }] }, 'body.extra.0.field_id'],
  ])('refuses %j, and changes nothing', async (body, place) => {
    const { api, list_id, read, update } = await openList()
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    const before = await read(contact_id)
    await expect(update(contact_id, body as MarketingSchemas['ContactUpdate'])).rejects.toMatchObject(
      refused(422, place),
    )
    await expect(read(contact_id)).resolves.toEqual(before)
    await expect(actionsOf(api, list_id, contact_id)).resolves.toEqual(['subscription'])
  })
})

describe('listContactActivities', () => {
  it('shows what happened, newest first, in pages, by kind and by time', async () => {
    const { account, api, list_id, update } = await openList()
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    for (const name of ['a', 'b', 'c']) {
      await settle(account, 60)
      await update(contact_id, { base: { first_name: name } })
    }
    const path = { list_id, contact_id }
    const all = (await api.listContactActivities({ path })).items
    expect(all.map((item) => item.action_name)).toEqual([
      'edit_subscription',
      'edit_subscription',
      'edit_subscription',
      'subscription',
    ])
    const find = async (query: Parameters<typeof api.listContactActivities>[0]['query']) =>
      (await api.listContactActivities({ path, query })).items
    await expect(find({ limit: 2, offset: 1 })).resolves.toEqual(all.slice(1, 3))
    await expect(find({ action_name: 'subscription' })).resolves.toEqual(all.slice(3))
    await expect(find({ action_name: 'email_open' })).resolves.toEqual([])
    await expect(find({ date_min: all[1]?.date })).resolves.toEqual(all.slice(0, 2))
    await expect(find({ date_max: all[1]?.date })).resolves.toEqual(all.slice(1))
    await expect(find({ date_min: all[2]?.date, date_max: all[1]?.date })).resolves.toEqual(all.slice(1, 3))
    await expect(find({ date_min: '2026-02-30 00:00:00' })).rejects.toMatchObject(refused(422, 'query.date_min'))
    await expect(find({ action_name: 'dance' as never })).rejects.toMatchObject(refused(422, 'query.action_name'))
  })
})
