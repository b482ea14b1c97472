import { describe, expect, it } from 'vitest'
import { makeContact, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

async function ready() {
  const account = await openSoap(server)
  const listID = await makeList(account.api)
  for (const [first_name, birth_date] of [
    ['ana', '2001-05-17'],
    ['rui', '1970-01-01'],
    ['eva', '1980-01-01'],
  ] as const)
    await makeContact(account.api, listID, { base: { first_name, birth_date } })
  return { ...account, listID }
}

describe('createSegmentAdvanced', () => {
  it('joins conditions and groups of them', async () => {
    const { soap, api, listID } = await ready()
    const { ID } = await soap.createSegmentAdvanced({
      listID,
      name: 'Young, or called Eva',
      operator: 'or',
      conditions: [
        { field: 'first_name', value: 'eva' },
        {
          operator: 'and',
          conditions: [
            { field: 'birth_date', condition: 'greater', value: '2000-01-01' },
            { field: 'first_name', condition: 'not_equal', value: 'rui' },
          ],
        },
      ],
    })
    const path = { list_id: listID, segment_id: `saved_${ID}` }
    const { items } = await api.listContactsBySegment({ path })
    expect(items.map(({ base }) => base?.first_name)).toEqual(['eva', 'ana'])
    await expect(api.getSegment({ path })).resolves.toMatchObject({
      segment_filter: {
        boolean_operator: 'or',
        segment_filter_array: [{ segment_operator: 'equal_to' }, { boolean_operator: 'and' }],
      },
    })
  })

  it('refuses', async () => {
    const { soap, listID } = await ready()
    const condition = { field: 'first_name', value: 'x' }
    const refusal = (conditions: unknown, more: object = {}) =>
      codeOf(soap.createSegmentAdvanced({ listID, name: 'x', conditions, ...more } as never))
    expect(await refusal([])).toBe('NO_SEARCH_FIELDS')
    expect(await refusal(['first_name'])).toBe('NO_SEARCH_FIELDS')
    expect(await refusal([{ value: 'x' }])).toBe('NO_SEARCH_FIELDS')
    expect(await refusal([{ conditions: [] }])).toBe('NO_SEARCH_FIELDS')
    expect(await refusal([condition], { operator: 'xor' })).toBe('INVALID_TYPE')
    expect(await refusal([condition], { name: '' })).toBe('SEGMENT_NAME_MISSING')
    expect(await refusal([condition, { ...condition, field: 'x' }])).toBe('FIELD_NOT_FOUND')
    const deep = { conditions: [{ conditions: [{ conditions: [condition] }] }] }
    expect(await refusal([deep])).toBe('INVALID_TYPE')
    expect(await refusal(Array.from({ length: 101 }, () => condition))).toBe('INVALID_TYPE')
  })
})
