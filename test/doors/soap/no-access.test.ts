// Operations that nobody may call: unless the operator opens them (O-012), or without a carrier (O-014).
import { describe, expect, it } from 'vitest'
import { encodePlainCall } from '../../../src/wire/soap/encode.ts'
import { startServer, useServer } from '../../support/server.ts'
import { ADDRESS, callRaw, codeOf, postXml, soapOf } from '../../support/soap.ts'

const server = useServer()

const who = {
  primeiro_nome: 'Ana',
  ultimo_nome: 'Silva',
  email: 'ana@example.com',
  utilizador: 'ana',
  password: 'secret-secret',
  empresa: 'Shop',
  localidade: 'Porto',
  pais: 'Portugal',
}

describe.each([
  ['checkUser', () => soapOf(server).checkUser({ username: 'ana' })],
  ['afiliado', () => soapOf(server).afiliado()],
  ['createAccount', () => soapOf(server).createAccount(who)],
  ['sendFAX', () => soapOf(server).sendFAX({ campaign: 'a', listID: 1, segment: 'all' })],
] as const)('%s', (_name, call) => {
  it('answers NO_ACCESS', async () => {
    expect(await codeOf(call())).toBe('NO_ACCESS')
  })
})

it.each(['checkUser', 'afiliado'])('%s takes an array as well', async (operation) => {
  for (const list of [[{ apikey: server.key }], ['ana', { apikey: server.key }]]) {
    const answer = await postXml(server, encodePlainCall(ADDRESS, operation, { functionOptions: list }))
    expect(await answer.text()).toContain('<value xsi:type="xsd:string">NO_ACCESS</value>')
  }
})

it('is a map, not a bare text: the credentials are right', async () => {
  expect(await callRaw(server, 'afiliado', { apikey: server.key })).toContain(
    '<key xsi:type="xsd:string">ERROR</key><value xsi:type="xsd:string">NO_ACCESS</value>',
  )
})

describe.each(['sandbox', 'live'] as const)('MESSAGING_SOAP_ACCOUNTS=%s', (kind) => {
  it('lets everybody open an account, and look for users', async () => {
    await using open = await startServer({ env: { MESSAGING_SOAP_ACCOUNTS: kind } })
    const stranger = soapOf(open)
    const made = await stranger.createAccount({ ...who, telefone_ind: '351', telefone_numero: '910000009', terms: '1' })
    expect(made.APIKEY).toMatch(new RegExp(`^${kind}_`))
    expect(await soapOf(open, made.APIKEY).getUserData()).toMatchObject({
      USER_ID: made.USER_ID,
      USERNAME: 'ana',
      FIRST_NAME: 'Ana',
      LAST_NAME: 'Silva',
      CELLPHONE: '351-910000009',
      USER_LEVEL: 'owner',
    })
    expect(await open.marketing(made.APIKEY).getMyAccount()).toMatchObject({
      general_info: { name: 'Shop', client_id: String(made.CLIENTE_ID) },
      billing_info: { city: 'Porto', country: { country_code: 'PT' } },
    })
    expect(await stranger.checkUser({ username: 'ana' })).toEqual({ EXISTS: 1 })
    expect(await stranger.checkUser({ email: 'ANA@example.com' })).toEqual({ EXISTS: 1 })
    expect(await stranger.checkUser({ username: 'eva' })).toEqual({ EXISTS: 0 })
    expect(await codeOf(stranger.createAccount(who))).toBe('NAME_ALREADY_EXISTS')
    expect(await codeOf(stranger.createAccount({ ...who, utilizador: 'eva', email: 'eva' }))).toBe(
      'EMAIL_ADDRESS_INVALID',
    )
    expect(await codeOf(soapOf(open).afiliado())).toBe('NO_ACCESS')
    for (const wrong of [{ terms: '0' } as const, { pais: 'Atlantis' }, { password: 'short' }])
      await expect(stranger.createAccount({ ...who, utilizador: 'eva', ...wrong })).rejects.toThrow()
  })
})
