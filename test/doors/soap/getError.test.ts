import { describe, expect, it } from 'vitest'
import { encodePlainCall } from '../../../src/wire/soap/encode.ts'
import { useServer } from '../../support/server.ts'
import { ADDRESS, callRaw, codeOf, postXml, soapOf } from '../../support/soap.ts'

const server = useServer()

describe('getError', () => {
  it('explains a code, without credentials', async () => {
    await expect(soapOf(server).getError({ error: 'FIST_NAME_ALREADY_EXISTS' })).resolves.toMatchObject({
      CODE: 'FIST_NAME_ALREADY_EXISTS',
      MESSAGE: expect.stringContaining('first name'),
    })
    expect(await callRaw(server, 'getError', { error: 'INVALID' })).toContain('is not valid.')
  })

  it('without input has nothing to explain', async () => {
    const answer = await postXml(server, encodePlainCall(ADDRESS, 'getError', {}))
    expect(await answer.text()).toContain('>ERROR_NOT_FOUND<')
    expect(await codeOf(soapOf(server).getError())).toBe('ERROR_NOT_FOUND')
  })

  it.each(['', 'NOTHING', 'constructor', '__proto__'])('knows no code "%s"', async (error) => {
    expect(await codeOf(soapOf(server).getError({ error }))).toBe('ERROR_NOT_FOUND')
  })
})
