import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'

const server = useServer()

describe('listCountries', () => {
  it('lists every country once, in the order of names', async () => {
    const { items, total_items } = await server.marketing().listCountries()
    expect(total_items).toBe(250)
    expect(items).toHaveLength(250)
    for (const member of ['country', 'iso_code', 'name'] as const)
      expect(new Set(items.map((item) => item[member])).size).toBe(250)
    const names = items.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(items.find(({ iso_code }) => iso_code === 'PT')).toEqual({
      country: 620,
      name: 'Portugal',
      iso_code: 'PT',
      currency: 'EUR',
      country_code: '351',
    })
    const known = new Set([...Intl.supportedValuesOf('currency'), 'XXX'])
    expect(items.filter(({ currency }) => !known.has(currency))).toEqual([])
  })

  it.each([
    ['910000001', ['PT', 'DE'], ['US', 'BR']],
    ['(212) 555-0123', ['US'], ['PT']],
    ['+351 910 000 001', ['PT'], ['DE']],
    ['612345678', ['ES', 'FR', 'NL'], ['PT']],
  ])('finds the countries of %s', async (phone, some, others) => {
    const { items } = await server.marketing().listCountries({ query: { phone } })
    const codes = items.map(({ iso_code }) => iso_code)
    expect(codes).toEqual(expect.arrayContaining(some))
    expect(codes.filter((code) => others.includes(code))).toEqual([])
  })

  it.each(['ana', '1', '9'.repeat(30), '\u0661\u0662'])('finds none for %s', async (phone) => {
    expect(await server.marketing().listCountries({ query: { phone } })).toEqual({ total_items: 0, items: [] })
  })
})
