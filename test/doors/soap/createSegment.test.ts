import { describe, expect, it } from 'vitest'
import { makeContact, makeField, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

async function ready() {
  const account = await openSoap(server)
  const listID = await makeList(account.api)
  const city = await makeField(account.api, listID, 'text', { name: 'City' })
  const people = { ana: ['Lisboa', '351-912345678'], rui: ['Porto', '351-912345679'] } as const
  for (const [name, [value, phone]] of Object.entries(people)) {
    const base = { first_name: name, email: `${name}@example.com`, phone }
    await makeContact(account.api, listID, { base, extra: [{ field_id: city, value }] })
  }
  const namesIn = async (id: number) =>
    (await account.api.listContactsBySegment({ path: { list_id: listID, segment_id: `saved_${id}` } })).items.map(
      ({ base }) => base?.first_name,
    )
  return { ...account, listID, city, namesIn }
}

describe('createSegment', () => {
  it('makes a segment of one condition', async () => {
    const { soap, listID, city, namesIn } = await ready()
    const { ID, NAME } = await soap.createSegment({ listID, name: 'Lisbon', field: `extra_${city}`, value: 'lisboa' })
    expect(NAME).toBe('Lisbon')
    await expect(namesIn(ID)).resolves.toEqual(['ana'])
  })

  it.each([
    ['equal', 'first_name', 'ANA', ['ana']],
    ['not_equal', 'first_name', 'ana', ['rui']],
    ['contains', 'email', 'ui@', ['rui']],
    ['starts', 'first_name', 'r', ['rui']],
    ['ends', 'TELEPHONE', '8', ['ana']],
    ['greater', 'first_name', 'b', ['rui']],
    ['lower', 'first_name', 'b', ['ana']],
    ['date_range', 'subscription_date', 'today-1||today', ['rui', 'ana']],
  ])('knows %s', async (condition, field, value, names) => {
    const { soap, listID, namesIn } = await ready()
    const { ID } = await soap.createSegment({ listID, name: condition, field, value, condition })
    await expect(namesIn(ID)).resolves.toEqual(names)
  })

  it('refuses', async () => {
    const { soap, listID } = await ready()
    const other = await openSoap(server)
    const refusal = (change: object) =>
      codeOf(soap.createSegment({ listID, name: 'x', field: 'first_name', value: 'x', ...change } as never))
    expect(await refusal({ listID: '' })).toBe('LIST_MISSING')
    expect(await refusal({ listID: await makeList(other.api) })).toBe('LIST_NOT_FOUND')
    expect(await refusal({ name: ' ' })).toBe('SEGMENT_NAME_MISSING')
    expect(await refusal({ name: 'x'.repeat(300) })).toBe('SEGMENT_NAME_MISSING')
    expect(await refusal({ field: '' })).toBe('NO_SEARCH_FIELDS')
    expect(await refusal({ field: 'extra_999999' })).toBe('FIELD_NOT_FOUND')
    expect(await refusal({ condition: 'like' })).toBe('INVALID_TYPE')
    expect(await refusal({ field: 'birth_date', value: 'soon' })).toBe('INVALID_TYPE')
    await soap.createSegment({ listID, name: 'Twice', field: 'first_name', value: 'x' })
    expect(await refusal({ name: 'Twice' })).toBe('SEGMENT_ALREADY_EXISTS')
  })
})
