import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSender } from '../../support/marketing.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

describe('getSenders', () => {
  it('shows the email senders, for the channel and for all', async () => {
    const { soap, api } = await openSoap(server)
    const id = await makeSender(api)
    const expected = [{ FROMID: String(id), SENDER: 'Shop <shop@example.com>', CHANNEL: 'email', STATUS: 'active' }]
    await expect(soap.getSenders({ channel: 'email' })).resolves.toEqual(expected)
    await expect(soap.getSenders()).resolves.toEqual(expected)
  })

  it('knows no others yet', async () => {
    const { soap } = await openSoap(server)
    for (const channel of ['telemovel', 'telefone', 'fax'])
      await expect(soap.getSenders({ channel })).resolves.toEqual([])
    expect(await codeOf(soap.getSenders({ channel: 'pigeon' }))).toBe('INVALID_TYPE')
  })
})
