import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../support/server.ts'
import { openSoap } from '../../support/soap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

describe('getCredits', () => {
  it('names no amount, as the account does', async () => {
    const { soap } = await openSoap(server)
    await expect(soap.getCredits()).resolves.toEqual({ CREDITS: '' })
    await expect(soap.getClientData()).resolves.toMatchObject({ CREDITS: '' })
  })
})
