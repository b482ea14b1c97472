import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodePlainCall } from '../../../src/wire/soap/encode.ts'
import type { SoapValue } from '../../../src/wire/soap/names.ts'
import { startNameServer } from '../../support/name-server.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { ADDRESS, callRaw, postXml, soapOf } from '../../support/soap.ts'

let dns: Awaited<ReturnType<typeof startNameServer>>
let server: TestServer
beforeAll(async () => {
  dns = await startNameServer(() => ({ 'mail.test': { MX: ['mx.mail.test'] }, 'none.test': { MX: [''] } }))
  server = await startServer({ app: { nameServers: [dns.address] } })
})
afterAll(async () => {
  await server?.close()
  dns?.close()
})

const answered = (value: boolean) => `<return xsi:type="xsd:boolean">${value}</return>`

describe('testEmailAddress', () => {
  it.each([
    ['ana@mail.test', true],
    [' ana@mail.test ', true],
    ['ana@none.test', false],
    ['ana@other.test', false],
    ['ana', false],
    ['', false],
  ])('%j: %s, as a text of its own or in the map, without credentials', async (email, value) => {
    const plain = await postXml(server, encodePlainCall(ADDRESS, 'testEmailAddress', { email }))
    expect(await plain.text()).toContain(answered(value))
    expect(await callRaw(server, 'testEmailAddress', { email })).toContain(answered(value))
    await expect(soapOf(server).testEmailAddress({ email })).resolves.toBe(value)
  })

  it('is false for what is no text, and for nothing', async () => {
    const calls: { [name: string]: SoapValue }[] = [{}, { email: null }, { email: ['a', 'b'] }]
    for (const options of calls) {
      expect(await callRaw(server, 'testEmailAddress', options)).toContain(answered(false))
    }
    const nothing = await postXml(server, encodePlainCall(ADDRESS, 'testEmailAddress', {}))
    expect(await nothing.text()).toContain(answered(false))
  })
})
