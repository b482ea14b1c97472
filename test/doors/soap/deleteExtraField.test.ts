import { describe, expect, it } from 'vitest'
import { makeField, makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('deleteExtraField', () => {
  it('deletes a field', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    const id = await makeField(api, listID, 'text')
    await expect(soap.deleteExtraField({ listID, id })).resolves.toEqual({ RESULT: 'OK' })
    await expect(soap.getExtraFields({ listID })).resolves.toEqual({ extra_fields: '0' })
  })

  it('refuses', async () => {
    const [{ soap, api }, other] = [await openSoap(server), await openSoap(server)]
    const listID = await makeList(api)
    const id = await makeField(api, listID, 'text')
    const foreign = await makeField(other.api, await makeList(other.api), 'text')
    const call = (options: object) => codeOf(soap.deleteExtraField({ listID, id, ...options }))
    expect(await call({ listID: '' })).toBe('LIST_MISSING')
    expect(await call({ listID: await makeList(other.api) })).toBe('LIST_NOT_FOUND')
    expect(await call({ id: foreign })).toBe('FIELD_NOT_FOUND')
    const hook = { url: 'https://shop.example.com/hooks', actions: ['email_open' as const], fields: [String(id)] }
    await api.createWebhook({ body: { list_id: listID, ...hook } })
    expect(await call({})).toBe('IN_USE')
  })
})
