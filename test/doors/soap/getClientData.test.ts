import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../support/server.ts'
import { openSoap, TIME } from '../../support/soap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

describe('getClientData', () => {
  it('shows the account; what nobody counts is not there', async () => {
    const { soap, accountId } = await openSoap(server, 'Shop')
    const client = await soap.getClientData()
    expect(client).toMatchObject({
      CLIENTE_ID: accountId,
      COMPANY_NAME: 'Shop',
      SIGNUP_DATE: TIME,
      CONTRACT: 'sandbox',
      PLAN_EMAIL_LIMIT: 0,
      PLAN_SMS_LIMIT: 0,
    })
    expect(client).not.toHaveProperty('PLAN_EMAIL_SENT')
  })
})
