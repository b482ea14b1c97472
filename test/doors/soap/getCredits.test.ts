import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'
import { openSoap } from '../../support/soap.ts'

const server = useServer()

describe('getCredits', () => {
  it('names the currency and the amount, as the account does', async () => {
    const { soap } = await openSoap(server)
    await expect(soap.getCredits()).resolves.toEqual({ CREDITS: 'EUR 1000.00' })
    await expect(soap.getClientData()).resolves.toMatchObject({ CREDITS: 'EUR 1000.00' })
  })
})
