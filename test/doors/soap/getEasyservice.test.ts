import { describe, expect, it } from 'vitest'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap, soapOf } from '../../support/soap.ts'

const server = useServer()

describe('getEasyservice', () => {
  it('is an empty list, for those with a key', async () => {
    await expect((await openSoap(server)).soap.getEasyservice()).resolves.toEqual([])
    expect(await codeOf(soapOf(server, 'wrong').getEasyservice())).toBe('INVALID')
  })
})
