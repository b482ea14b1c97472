// Operations that the contract keeps and that nobody may call: for use inside the platform (O-012), or without a
// carrier (O-014).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePlainCall } from '../../../src/wire/soap/encode.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { ADDRESS, callRaw, codeOf, postXml, soapOf } from '../../support/soap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

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
