import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../support/server.ts'
import { openSoap } from '../../support/soap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

describe('getCredits', () => {
  it('names the currency and the amount, as the account does', async () => {
    const { soap } = await openSoap(server)
    await expect(soap.getCredits()).resolves.toEqual({ CREDITS: 'EUR 1000.00' })
    await expect(soap.getClientData()).resolves.toMatchObject({ CREDITS: 'EUR 1000.00' })
  })
})
