import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'
import { openSoap } from '../../support/soap.ts'

const server = useServer()

describe('getUserData', () => {
  it('shows the owner of the account, with the key of the call', async () => {
    const { soap, key, accountId } = await openSoap(server, 'Olá & <Co>')
    const unknown = {
      FIRST_NAME: '',
      LAST_NAME: '',
      EMAIL: '',
      CELLPHONE: '',
      FAX: '',
      GENDER: '',
      CREDITS: 'EUR 1000.00',
    }
    await expect(soap.getUserData()).resolves.toEqual({
      USER_ID: accountId,
      USERNAME: 'Olá & <Co>',
      USER_LEVEL: 'owner',
      APIKEY: key,
      ...unknown,
    })
  })
})
