import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeField, makeList } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

describe('getExtraFields', () => {
  it('shows the extra fields by their numbers', async () => {
    const { soap, api } = await openSoap(server)
    const list = await makeList(api)
    const [city, born] = [
      await makeField(api, list, 'text', { name: 'City' }),
      await makeField(api, list, 'date', { name: 'Since' }),
    ]
    await expect(soap.getExtraFields({ listID: list })).resolves.toEqual({
      extra_fields: { [city]: { NAME: 'City', TYPE: 'texto' }, [born]: { NAME: 'Since', TYPE: 'data' } },
    })
  })

  it('answers the text 0 when there are none', async () => {
    const { soap, api } = await openSoap(server)
    await expect(soap.getExtraFields({ listID: await makeList(api) })).resolves.toEqual({ extra_fields: '0' })
  })

  it('refuses', async () => {
    const [{ soap }, other] = [await openSoap(server), await openSoap(server)]
    expect(await codeOf(soap.getExtraFields({} as { listID: number }))).toBe('LIST_MISSING')
    expect(await codeOf(soap.getExtraFields({ listID: await makeList(other.api) }))).toBe('LIST_NOT_FOUND')
  })
})
