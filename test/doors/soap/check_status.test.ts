import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../support/server.ts'
import { callRaw, soapOf } from '../../support/soap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

describe('check_status', () => {
  it('answers, with credentials and without', async () => {
    await expect(soapOf(server).check_status()).resolves.toEqual({ RESULT: 'OK', VERSION: 2 })
    expect(await callRaw(server, 'check_status', {})).toContain('<value xsi:type="xsd:int">2</value>')
  })
})
