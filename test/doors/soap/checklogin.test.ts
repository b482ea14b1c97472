import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'
import { callRaw, codeOf, openSoap, soapOf } from '../../support/soap.ts'

const server = useServer()

describe('checklogin', () => {
  it('shows whose key it is', async () => {
    const { soap, key, accountId } = await openSoap(server, 'Shop')
    await expect(soap.checklogin()).resolves.toMatchObject({ USER_ID: accountId, USERNAME: 'Shop', APIKEY: key })
  })

  it('takes a key as the password of the user apikey', async () => {
    const { key, accountId } = await openSoap(server)
    const answer = await callRaw(server, 'checkLogin', { username: 'apikey', password: key })
    expect(answer).toContain(`<key xsi:type="xsd:string">USER_ID</key><value xsi:type="xsd:int">${accountId}</value>`)
  })

  it('takes the name and the password of a user', async () => {
    const { accountId } = await openSoap(server)
    const { id } = await server.app.domain.accounts.users.create(accountId, {
      username: 'ana',
      password: 'a good password',
    })
    const right = await callRaw(server, 'checklogin', { username: 'ana', password: 'a good password' })
    expect(right).toContain(`<key xsi:type="xsd:string">USER_ID</key><value xsi:type="xsd:int">${id}</value>`)
    expect(await callRaw(server, 'checklogin', { username: 'ana', password: 'another' })).toContain('>INVALID</return>')
  })

  it('answers the code as a bare text when the key is wrong', async () => {
    expect(await codeOf(soapOf(server, 'sandbox_wrong').checklogin())).toBe('INVALID')
    const answer = await callRaw(server, 'checklogin', { apikey: 'sandbox_wrong' })
    expect(answer).toContain('<return xsi:type="xsd:string">INVALID</return>')
  })

  it.each([
    [{}, 'NO_USERNAME_AND_PASSWORD_AND_APIKEY'],
    [{ apikey: '', username: ' ' }, 'NO_USERNAME_AND_PASSWORD_AND_APIKEY'],
    [{ username: 'ana' }, 'NO_PASSWORD'],
    [{ password: 'secret' }, 'NO_USERNAME'],
    [{ username: 'nobody', password: 'secret' }, 'INVALID'],
    [{ username: 'apikey', password: 'secret' }, 'INVALID'],
  ])('says of %o what is wrong', async (options, code) => {
    expect(await callRaw(server, 'checklogin', options)).toContain(`<return xsi:type="xsd:string">${code}</return>`)
  })
})
