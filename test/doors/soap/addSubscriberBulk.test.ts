import { describe, expect, it } from 'vitest'
import { makeContact, makeField, makeList, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { callRaw, codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('addSubscriberBulk', () => {
  it('imports, and changes who is there with operation 2', async () => {
    const account = await openSoap(server)
    const { soap, api } = account
    const list_id = await makeList(api)
    const city = await makeField(api, list_id, 'text')
    await makeContact(api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    const subscribers = [
      { email: 'email', first_name: 'first_name', [`extra_${city}`]: `extra_${city}` },
      { email: 'ana@example.com', first_name: 'Anna', [`extra_${city}`]: 'Porto' },
      { email: 'rui@example.com', first_name: 'Rui', status: 4 },
    ]
    const answer = await soap.addSubscriberBulk({
      listID: list_id,
      compareField: 'email',
      operation: 2,
      subscribers,
      status: 1,
      notification: 1,
    })
    expect(answer).toEqual({ RESULT: 'OK', OPERATION_ID: expect.any(Number) as number })
    await settle(account)
    const { items } = await api.listContacts({ path: { list_id } })
    expect(items.map(({ base, extra }) => [base.email, base.first_name, base.status, extra[0]?.value])).toEqual([
      ['rui@example.com', 'Rui', 'inactive', undefined],
      ['ana@example.com', 'Anna', 'active', 'Porto'],
    ])
  })

  it('leaves who is there alone with operation 1, also when one contact comes alone', async () => {
    const account = await openSoap(server)
    const list_id = await makeList(account.api)
    await makeContact(account.api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    const subscriber = { email: 'ana@example.com', first_name: 'Anna' }
    const one = await callRaw(server, 'addSubscriberBulk', {
      apikey: account.key,
      listID: String(list_id),
      compareField: 'email',
      operation: '1',
      subscribers: subscriber,
    })
    expect(one).toContain('>OK<')
    await settle(account)
    const { items } = await account.api.listContacts({ path: { list_id } })
    expect(items.map(({ base }) => base.first_name)).toEqual(['Ana'])
  })

  it('changes who is there when no operation is named', async () => {
    const account = await openSoap(server)
    const list_id = await makeList(account.api)
    await makeContact(account.api, list_id, { base: { email: 'ana@example.com', first_name: 'Ana' } })
    const subscribers = [{ email: 'ana@example.com', first_name: 'Anna' }, { email: 'rui@example.com' }]
    await account.soap.addSubscriberBulk({ listID: list_id, compareField: 'email', subscribers })
    await settle(account)
    const { items } = await account.api.listContacts({ path: { list_id } })
    expect(items.map(({ base }) => [base.email, base.first_name])).toEqual([
      ['rui@example.com', ''],
      ['ana@example.com', 'Anna'],
    ])
  })

  it('names the operation that the other interface shows', async () => {
    const { soap, api } = await openSoap(server)
    const subscribers = Array.from({ length: 5_000 }, (_, n) => ({ email: `a${n}@example.com` }))
    const { OPERATION_ID } = await soap.addSubscriberBulk({
      listID: await makeList(api),
      compareField: 'email',
      operation: 1,
      subscribers,
    })
    const { items } = await api.listOperations()
    expect(items.map(({ operation_id }) => operation_id)).toEqual([OPERATION_ID])
  })

  it('refuses', async () => {
    const { soap, api } = await openSoap(server)
    const fine = {
      listID: await makeList(api),
      compareField: 'email',
      operation: 2,
      subscribers: [{ email: 'a@example.com' }],
    }
    const refusal = (change: object) => codeOf(soap.addSubscriberBulk({ ...fine, ...change }))
    expect(await refusal({ listID: '' })).toBe('LIST_MISSING')
    expect(await refusal({ listID: 999_999 })).toBe('LIST_NOT_FOUND')
    expect(await refusal({ compareField: '' })).toBe('NO_COMPARE_FIELD')
    expect(await refusal({ compareField: 'first_name' })).toBe('NO_COMPARE_FIELD')
    expect(await refusal({ operation: 3 })).toBe('INVALID_TYPE')
    expect(await refusal({ subscribers: [] })).toBe('NO_SUBSCRIBERS')
    expect(await refusal({ subscribers: [{ email: 'email' }] })).toBe('NO_SUBSCRIBERS')
    expect(await refusal({ subscribers: ['a@example.com'] })).toBe('SUBSCRIBER_FORMAT_ERROR')
    expect(await refusal({ tags: [4] })).toBe('TAG_NOT_FOUND')
  })
})
