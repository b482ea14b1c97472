import { describe, expect, it } from 'vitest'
import type { MarketingSchemas } from '../../../src/clients/index.ts'
import { readRows } from '../../support/engine.ts'
import {
  makeCampaign,
  makeContact,
  makeField,
  makeList,
  openAccount,
  recipientsOf,
  refused,
  sendCampaign,
  settle,
  timeOf,
} from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'

type Filter = MarketingSchemas['SegmentFilter']
/** A condition, which may stand at any depth. */
type Item = MarketingSchemas['SegmentInnerItem']
type Operator = MarketingSchemas['SegmentOperator']

const server = useServer()

const field = (segment_field: string, segment_operator: Operator, segment_value: string): Item => ({
  segment_field,
  segment_operator,
  segment_value,
})
/** What a filter or a group of any depth may hold. */
const grouped = <T>(...segment_filter_array: T[]) => ({
  segment_filter_array,
  boolean_operator: 'and' as const,
  invert: false,
})
const all = (...items: Item[]) => grouped(...items)
const named = (first_name: string) => all(field('first_name', 'equal_to', first_name))

/** A list with a few contacts, and the names of those in a segment or a filter. */
async function openList() {
  const account = await openAccount(server)
  const { api } = account
  const list_id = await makeList(api)
  const city = String(await makeField(api, list_id, 'text', { name: 'City' }))
  const people = [
    ['Ana', 'Lisboa', 'active'],
    ['Rui', 'Porto', 'active'],
    ['Eva', '', 'inactive'],
    ['Gil', 'LISBOA ', 'removed'],
  ] as const
  const ids: Record<string, string> = {}
  for (const [first_name, value, status] of people) {
    const base = { first_name, email: `${first_name}@example.com`, status }
    ids[first_name] = await makeContact(api, list_id, { base, extra: value ? [{ field_id: Number(city), value }] : [] })
  }
  const path = { list_id }
  const namesOf = ({ items }: MarketingSchemas['ContactPage']) => items.map(({ base }) => base?.first_name)
  return {
    ...account,
    list_id,
    path,
    city,
    ids,
    namesOf,
    create: (name: string, segment_filter: Filter) => api.createSegment({ path, body: { name, segment_filter } }),
    count: (segment_filter: Filter) => api.countSegment({ path, body: { segment_filter } }),
    namesIn: async (segment_id: string, query: { show_removed?: boolean } = {}) =>
      namesOf(await api.listContactsBySegment({ path: { list_id, segment_id }, query })),
  }
}

/** A tag of the account, on contacts of the list. */
async function makeTag(list: Awaited<ReturnType<typeof openList>>, ...names: string[]) {
  const { tag_id } = await list.api.createTag({ body: { name: 'VIP' } })
  const contacts = names.map((name) => list.ids[name] as string)
  if (contacts.length > 0) {
    await list.api.attachTagToContacts({ path: list.path, body: { tag_id: Number(tag_id), contacts } })
    await settle(list)
  }
  return { tag_id: Number(tag_id), segment_id: `tag_${tag_id}` }
}

describe('createSegment', () => {
  it('makes a segment that contacts enter and leave by themselves', async () => {
    const { api, path, list_id, city, ids, create, namesIn } = await openList()
    const segment = await create('Lisbon', all(field(city, 'equal_to', 'lisboa')))
    expect(segment).toEqual({
      segment_id: expect.stringMatching(/^saved_\d+$/),
      name: 'Lisbon',
      type: 'saved',
      created: expect.any(String),
      updated: segment.created,
    })
    await expect(namesIn(segment.segment_id)).resolves.toEqual(['Ana'])
    const move = { extra: [{ field_id: Number(city), value: 'Lisboa' }] }
    await api.updateContact({ path: { list_id, contact_id: ids['Rui'] as string }, body: move })
    await expect(namesIn(segment.segment_id)).resolves.toEqual(['Rui', 'Ana'])
    await expect(api.listSegments({ path, query: { type: 'saved' } })).resolves.toEqual({
      total_items: 1,
      items: [segment],
    })
  })

  it('takes the flat shape of old clients, with what they leave out', async () => {
    const { create, city, namesIn, api, list_id } = await openList()
    const { segment_id } = await create('Old', { segment_filter_array: [field(city, 'not_equal_to', 'Lisboa')] })
    await expect(namesIn(segment_id)).resolves.toEqual(['Eva', 'Rui'])
    await expect(api.getSegment({ path: { list_id, segment_id } })).resolves.toMatchObject({
      segment_filter: { boolean_operator: 'and', invert: false },
    })
  })

  it('refuses a name that the list has', async () => {
    const { api, create } = await openList()
    await create('Twice', named('Ana'))
    await expect(create('Twice', named('Rui'))).rejects.toMatchObject(refused(409, 'segment_exists'))
    const other = await makeList(api, 'other')
    const body = { name: 'Twice', segment_filter: named('Ana') }
    await expect(api.createSegment({ path: { list_id: other }, body })).resolves.toMatchObject({ name: 'Twice' })
  })

  it('knows no field, tag, list or campaign of others', async () => {
    const [mine, other] = [await openList(), await openList()]
    const hash = await makeCampaign(other.api, other.list_id)
    const at = 'body.segment_filter.segment_filter_array.0'
    for (const [item, member] of [
      [field(other.city, 'equal_to', 'x'), 'segment_field'],
      [{ segment_tag: 999_999 }, 'segment_tag'],
      [{ segment_list: other.list_id }, 'segment_list'],
      [{ segment_activity: 'email_open', campaign_hash: hash }, 'campaign_hash'],
    ] as const)
      await expect(mine.create('x', all(item))).rejects.toMatchObject(refused(422, `${at}.${member}`))
    await expect(
      mine.api.createSegment({ path: other.path, body: { name: 'x', segment_filter: named('x') } }),
    ).rejects.toMatchObject(refused(404))
  })

  it.each([
    [field('birth_date', 'contains', '19'), 'segment_operator', 'use one of equal_to'],
    [field('email', 'greater_than', 'a@b.example'), 'segment_operator', 'use one of equal_to'],
    [field('status', 'contains', 'act'), 'segment_operator', 'use one of equal_to, not_equal_to'],
    [field('status', 'equal_to', 'gone'), 'segment_value', 'must be one of: active'],
    [field('language', 'equal_to', 'xx'), 'segment_value', 'must be one of: pt'],
    [field('birth_date', 'equal_to', '2026-02-30'), 'segment_value', 'Use YYYY-MM-DD'],
    [field('birth_date', 'less_than', 'today-1000000'), 'segment_value', 'today-30'],
    [field('birth_date', 'date_range', '2026-03-31||2026-01-01'), 'segment_value', 'two days'],
    [field('birth_date', 'date_range', '2026-03-31'), 'segment_value', 'two days'],
    [{ segment_field: 'birth_date', segment_anniversary: 'today||x' }, 'segment_anniversary', 'two days'],
    [{ segment_field: 'birth_date', segment_anniversary: 'monday' }, 'segment_anniversary', 'Use YYYY-MM-DD'],
    [{ segment_field: 'first_name', segment_anniversary: 'today' }, 'segment_field', 'a date field'],
    [field('cellphone', 'equal_to', '12'), 'segment_value', 'country code'],
    [field('email', 'equal_to', 'ana'), 'segment_value', 'email'],
    [field('first_name', 'contains', ' '), 'segment_value', 'is empty'],
    [field('shoe_size', 'equal_to', '1'), 'segment_field', 'neither a field of the list'],
  ] as const)('refuses %j at its place, and says what would be right', async (item, member, text) => {
    const { create } = await openList()
    const nested = grouped(named('x'), all(field('first_name', 'equal_to', 'x'), item))
    const place = `body.segment_filter.segment_filter_array.1.segment_filter_array.1.${member}`
    await expect(create('x', nested)).rejects.toMatchObject({
      status: 422,
      errors: { [place]: expect.stringContaining(text) },
    })
  })

  it('refuses what is too large', async () => {
    const { create } = await openList()
    const many = all(...Array.from({ length: 101 }, () => field('first_name', 'equal_to', 'x')))
    await expect(create('x', many)).rejects.toMatchObject(refused(422, 'body.segment_filter.segment_filter_array'))
  })

  it('refuses an option that the field does not have', async () => {
    const { api, list_id, path, create, count } = await openList()
    const field_id = await makeField(api, list_id, 'options')
    const { option_id } = await api.createFieldOption({ path: { list_id, field_id }, body: { en: 'Red' } })
    const chosen = (value: string) => all(field(String(field_id), 'contains', value))
    await makeContact(api, list_id, { base: { first_name: 'Ivo' }, extra: [{ field_id, value: [Number(option_id)] }] })
    await expect(count(chosen(String(option_id)))).resolves.toMatchObject({ total_items: 1 })
    const place = 'body.segment_filter.segment_filter_array.0.segment_value'
    await expect(create('x', chosen('999999'))).rejects.toMatchObject({
      errors: { [place]: expect.stringContaining('Red') },
    })
    await expect(api.listSegments({ path, query: { type: 'saved' } })).resolves.toMatchObject({ total_items: 0 })
  })
})

describe('countSegment', () => {
  it('counts without saving, and shows the newest ten', async () => {
    const { api, path, list_id, count, namesOf } = await openList()
    for (let n = 0; n < 12; n++)
      await makeContact(api, list_id, { base: { first_name: 'Many', email: `m${n}@example.com` } })
    const page = await count(named('many'))
    expect(page.total_items).toBe(12)
    expect(page.items.map(({ base }) => base?.email)).toEqual(
      Array.from({ length: 10 }, (_, n) => `m${11 - n}@example.com`),
    )
    const next = { path, query: { offset: 10, limit: 1000 }, body: { segment_filter: named('many') } }
    const rest = await api.countSegment(next)
    expect(rest).toMatchObject({ total_items: 12, items: [{ base: { email: 'm1@example.com' } }, {}] })
    expect(namesOf(await count(all(field('email', 'ends_with', '@EXAMPLE.com'))))).not.toContain('Gil')
    await expect(api.listSegments({ path, query: { type: 'saved' } })).resolves.toMatchObject({ total_items: 0 })
  })

  it('means everybody else of the list by invert', async () => {
    const { count, city, namesOf } = await openList()
    const inverted = { ...all(field(city, 'equal_to', 'Lisboa')), invert: true }
    expect(namesOf(await count(inverted))).toEqual(['Eva', 'Rui'])
  })

  it('finds contacts who left only by their status', async () => {
    const { count, namesOf } = await openList()
    expect(namesOf(await count(all(field('status', 'equal_to', 'removed'))))).toEqual(['Gil'])
    expect(namesOf(await count(all(field('status', 'not_equal_to', 'active'))))).toEqual(['Eva'])
  })

  it('goes by the clock of the account', async () => {
    const { sandbox, count, namesOf } = await openList()
    const fresh = all(field('subscription_date', 'greater_or_equal_to', 'today-1'))
    expect(namesOf(await count(fresh))).toEqual(['Eva', 'Rui', 'Ana'])
    await sandbox.advanceClock({ body: { seconds: 3 * 86_400 } })
    expect(namesOf(await count(fresh))).toEqual([])
  })

  it('knows tags, other lists and what happened', async () => {
    const list = await openList()
    const { api, count, namesOf, list_id } = list
    const { tag_id } = await makeTag(list, 'Ana', 'Gil')
    const tagged = { segment_tag: tag_id }
    expect(namesOf(await count(all(tagged)))).toEqual(['Ana'])
    expect(namesOf(await count(all({ ...tagged, invert: true })))).toEqual(['Eva', 'Rui'])

    const other = await makeList(api, 'other')
    await makeContact(api, other, 'RUI@example.com')
    expect(namesOf(await count(all({ segment_list: other })))).toEqual(['Rui'])

    const hash = await makeCampaign(api, list_id)
    const sent: Item = { segment_activity: 'email_send', within_days: 1 }
    expect(namesOf(await count(all(sent)))).toEqual([])
    await sendCampaign(api, hash, list_id)
    await settle(list)
    expect(namesOf(await count(all({ ...sent, campaign_hash: hash })))).toEqual(['Rui', 'Ana'])
    expect(namesOf(await count(all(sent, { segment_activity: 'email_open', invert: true }, tagged)))).toEqual(['Ana'])
  })
})

describe('getSegment', () => {
  it('shows the conditions of a segment as they were written', async () => {
    const { api, list_id, city, create } = await openList()
    const segment_filter: Filter = {
      segment_filter_array: [
        field(city, 'begins_with', ' Lis'),
        {
          ...all(
            { segment_list: list_id, invert: true },
            { segment_activity: 'email_open', within_days: 3, invert: false },
          ),
          boolean_operator: 'or',
        },
      ],
      boolean_operator: 'or',
      invert: true,
    }
    const segment = await create('Nested', segment_filter)
    await expect(api.getSegment({ path: { list_id, segment_id: segment.segment_id } })).resolves.toEqual({
      ...segment,
      segment_filter,
    })
  })

  it('shows those of tags and of the platform, which can be copied', async () => {
    const list = await openList()
    const { api, list_id, create, namesIn } = list
    const { segment_id: tag } = await makeTag(list, 'Rui')
    for (const segment_id of [tag, 'auto_active', 'auto_never_opened', 'auto_no_email']) {
      const { segment_filter, ...shown } = await api.getSegment({ path: { list_id, segment_id } })
      expect(shown).toMatchObject({ segment_id, type: segment_id.split('_')[0] })
      const copy = await create(`Copy of ${segment_id}`, segment_filter)
      await expect(namesIn(copy.segment_id)).resolves.toEqual(await namesIn(segment_id))
    }
    await expect(namesIn('auto_active')).resolves.toEqual(['Rui', 'Ana'])
  })

  it.each(['saved_999999', 'saved_0', 'tag_999999', 'auto_nothing', '1', 'saved_1x', 'auto_'])(
    'knows no segment %s',
    async (segment_id) => {
      const { api, list_id } = await openList()
      await expect(api.getSegment({ path: { list_id, segment_id } })).rejects.toMatchObject(refused(404))
    },
  )

  it('knows no segment of another list', async () => {
    const { api, create } = await openList()
    const { segment_id } = await create('Mine', named('x'))
    const list_id = await makeList(api, 'other')
    await expect(api.getSegment({ path: { list_id, segment_id } })).rejects.toMatchObject(refused(404))
  })
})

describe('listSegments', () => {
  it('lists segments of the account and of tags newest first, then those of the platform', async () => {
    const list = await openList()
    const { api, path, create } = list
    const { segment_id: tag } = await makeTag(list)
    const first = await create('First', named('x'))
    await list.sandbox.advanceClock({ body: { seconds: 60 } })
    const second = await create('Second', named('x'))
    const { total_items, items } = await api.listSegments({ path, query: { limit: 100 } })
    const ids = items.map(({ segment_id }) => segment_id)
    expect(ids.slice(0, 4)).toEqual([second.segment_id, first.segment_id, tag, 'auto_active'])
    expect(total_items).toBe(ids.length)
    expect(items.slice(3).every(({ type }) => type === 'auto')).toBe(true)
    for (let offset = 0; offset < ids.length + 1; offset += 2) {
      const page = await api.listSegments({ path, query: { offset, limit: 2 } })
      expect(page.items.map(({ segment_id }) => segment_id)).toEqual(ids.slice(offset, offset + 2))
    }
    const only = async (query: { type?: MarketingSchemas['SegmentType']; name?: string }) =>
      (await api.listSegments({ path, query })).items.map(({ segment_id }) => segment_id)
    await expect(only({ name: 'Second' })).resolves.toEqual([second.segment_id])
    await expect(only({ name: 'Active' })).resolves.toEqual(['auto_active'])
    await expect(only({ name: 'Active', type: 'saved' })).resolves.toEqual([])
    await expect(only({ type: 'tag' })).resolves.toEqual([tag])
    await expect(api.listSegments({ path: { list_id: 999_999 } })).rejects.toMatchObject(refused(404))
  })
})

describe('listContactsBySegment', () => {
  it('shows contacts who left only on request', async () => {
    const { city, create, namesIn } = await openList()
    const { segment_id } = await create('Lisbon', all(field(city, 'equal_to', 'Lisboa')))
    await expect(namesIn(segment_id)).resolves.toEqual(['Ana'])
    await expect(namesIn(segment_id, { show_removed: true })).resolves.toEqual(['Gil', 'Ana'])
    await expect(namesIn('auto_removed')).resolves.toEqual(['Gil'])
  })

  it('gives pages like other lists of contacts', async () => {
    const { api, list_id } = await openList()
    const path = { list_id, segment_id: 'auto_active' }
    const [page, everybody] = [
      await api.listContactsBySegment({ path, query: { offset: 1, limit: 1 } }),
      await api.listContacts({ path: { list_id }, query: { limit: 100 } }),
    ]
    expect(page).toEqual({ total_items: 2, items: everybody.items.filter(({ base }) => base?.first_name === 'Ana') })
    await expect(api.listContactsBySegment({ path: { list_id, segment_id: 'saved_999999' } })).rejects.toMatchObject(
      refused(404),
    )
  })
})

describe('updateSegment', () => {
  it('changes what the body names', async () => {
    const { api, sandbox, list_id, create, namesIn } = await openList()
    const segment = await create('Ana', named('Ana'))
    const path = { list_id, segment_id: segment.segment_id }
    await sandbox.advanceClock({ body: { seconds: 60 } })
    const renamed = await api.updateSegment({ path, body: { name: 'Others' } })
    expect(renamed).toEqual({ ...segment, name: 'Others', updated: expect.any(String) })
    expect(renamed.updated > segment.updated).toBe(true)
    await expect(namesIn(segment.segment_id)).resolves.toEqual(['Ana'])
    await api.updateSegment({ path, body: { segment_filter: { ...named('Ana'), invert: true } } })
    await expect(namesIn(segment.segment_id)).resolves.toEqual(['Eva', 'Rui'])
    await expect(api.updateSegment({ path, body: {} })).resolves.toMatchObject({ name: 'Others' })
  })

  it('refuses a name of another segment, a filter that does not fit, and segments of other types', async () => {
    const { api, list_id, create } = await openList()
    const { segment_id } = await create('One', named('Ana'))
    await create('Two', named('Ana'))
    const path = { list_id, segment_id }
    await expect(api.updateSegment({ path, body: { name: 'Two' } })).rejects.toMatchObject(
      refused(409, 'segment_exists'),
    )
    await expect(api.updateSegment({ path, body: { name: 'One' } })).resolves.toMatchObject({ name: 'One' })
    const wrong = all(field('none', 'equal_to', 'x'))
    await expect(api.updateSegment({ path, body: { segment_filter: wrong } })).rejects.toMatchObject(
      refused(422, 'body.segment_filter.segment_filter_array.0.segment_field'),
    )
    await expect(
      api.updateSegment({ path: { list_id, segment_id: 'auto_active' }, body: { name: 'x' } }),
    ).rejects.toMatchObject(refused(409, 'invalid_segment_type'))
  })
})

describe('deleteSegment', () => {
  it('deletes a saved segment, and no contact', async () => {
    const { api, list_id, create } = await openList()
    const { segment_id } = await create('Ana', named('Ana'))
    const path = { list_id, segment_id }
    await api.deleteSegment({ path })
    await expect(api.getSegment({ path })).rejects.toMatchObject(refused(404))
    await expect(api.deleteSegment({ path })).rejects.toMatchObject(refused(404))
    await expect(api.listContacts({ path: { list_id } })).resolves.toMatchObject({ total_items: 4 })
  })

  it('refuses segments of tags and of the platform', async () => {
    const list = await openList()
    const { segment_id: tag } = await makeTag(list)
    for (const segment_id of [tag, 'auto_active'])
      await expect(list.api.deleteSegment({ path: { list_id: list.list_id, segment_id } })).rejects.toMatchObject(
        refused(409, 'invalid_segment_type'),
      )
  })

  it('refuses a segment that a campaign in the queue is for', async () => {
    const list = await openList()
    const { api, list_id, create } = list
    const { segment_id } = await create('Ana', named('Ana'))
    const hash = await makeCampaign(api, list_id)
    const segments = { type: 'segment' as const, data: [segment_id] }
    await sendCampaign(api, hash, list_id, { segments, schedule_date: await timeOf(list, 600) })
    const path = { list_id, segment_id }
    await expect(api.deleteSegment({ path })).rejects.toMatchObject(refused(409, 'has_queued_campaigns'))
    await settle(list, 601)
    await expect(recipientsOf(list, hash)).resolves.toEqual(['Ana@example.com'])
    await expect(api.deleteSegment({ path })).resolves.toBeUndefined()
  })
})

describe('sendEmailCampaign to segments', () => {
  /** Sends a new campaign to segments, and says who got it. */
  async function sendTo(list: Awaited<ReturnType<typeof openList>>, data: string[]) {
    const hash = await makeCampaign(list.api, list.list_id)
    await sendCampaign(list.api, hash, list.list_id, { segments: { type: 'segment', data } })
    await settle(list)
    return { hash, recipients: await recipientsOf(list, hash) }
  }

  it('writes once to a contact in several of them, and only to active ones', async () => {
    const list = await openList()
    const { segment_id: tag } = await makeTag(list, 'Ana', 'Eva', 'Gil')
    const { segment_id } = await list.create('Ana or Rui', {
      ...all(field('first_name', 'equal_to', 'ana'), field('first_name', 'equal_to', 'rui')),
      boolean_operator: 'or',
    })
    const one = await sendTo(list, [tag])
    expect(one.recipients).toEqual(['Ana@example.com'])
    const both = await sendTo(list, [tag, segment_id, 'auto_active', tag])
    expect(both.recipients).toEqual(['Ana@example.com', 'Rui@example.com'])
  })

  it('refuses segments that the list does not have, at their place', async () => {
    const list = await openList()
    await expect(sendTo(list, ['auto_active', 'saved_999999'])).rejects.toMatchObject(
      refused(422, 'body.segments.data.1'),
    )
    await expect(sendTo(list, [])).rejects.toMatchObject(refused(422, 'body.segments.data'))
  })

  it('keeps what the segments were when it was planned', async () => {
    const list = await openList()
    const { api, list_id } = list
    const { segment_id } = await list.create('One', named('Ana'))
    const { hash } = await sendTo(list, [segment_id])
    await api.updateSegment({ path: { list_id, segment_id }, body: { name: 'Other', segment_filter: named('Rui') } })
    const query = `SELECT r.audience FROM run r JOIN campaign c ON c.id = r.campaign_id WHERE c.hash = '${hash}'`
    const [run] = await readRows<{ audience: string }>(server.data, query)
    expect(JSON.parse(run?.audience ?? '')).toMatchObject({
      data: [segment_id],
      planned: {
        names: ['One'],
        condition: { any: [{ all: [{}, { all: [{ field: 'first_name', text: 'equal', value: 'Ana' }] }] }] },
      },
    })
  })

  it('takes a segment as it is when the time has come', async () => {
    const list = await openList()
    const { api, list_id } = list
    const { segment_id } = await list.create('One', named('Ana'))
    const hash = await makeCampaign(api, list_id)
    const segments = { type: 'segment' as const, data: [segment_id] }
    await sendCampaign(api, hash, list_id, { segments, schedule_date: await timeOf(list, 600) })
    await api.updateSegment({ path: { list_id, segment_id }, body: { segment_filter: named('Rui') } })
    await settle(list, 601)
    await expect(recipientsOf(list, hash)).resolves.toEqual(['Rui@example.com'])
  })
})
