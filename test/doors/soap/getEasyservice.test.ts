import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../support/server.ts'
import { codeOf, openSoap, soapOf } from '../../support/soap.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server?.close())

describe('getEasyservice', () => {
  it('is an empty list, for those with a key', async () => {
    await expect((await openSoap(server)).soap.getEasyservice()).resolves.toEqual([])
    expect(await codeOf(soapOf(server, 'wrong').getEasyservice())).toBe('INVALID')
  })
})
