import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'
import { openSoap, TIME } from '../../support/soap.ts'

const server = useServer()

describe('getClientData', () => {
  it('shows the account, its plan and what it has sent', async () => {
    const { soap, accountId } = await openSoap(server, 'Shop')
    const client = await soap.getClientData()
    expect(client).toMatchObject({
      CLIENTE_ID: accountId,
      COMPANY_NAME: 'Shop',
      SIGNUP_DATE: TIME,
      CONTRACT: 'trial',
      PLAN_EMAIL_LIMIT: 0,
      PLAN_EMAIL_SENT: 0,
      PLAN_SMS_LIMIT: 0,
      PLAN_SMS_SENT: 0,
    })
  })
})
