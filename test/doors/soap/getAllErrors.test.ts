import { describe, expect, it } from 'vitest'
import { errors } from '../../../generated/soap-v2/shapes.ts'
import { encodePlainCall } from '../../../src/wire/soap/encode.ts'
import { useServer } from '../../support/server.ts'
import { ADDRESS, postXml, soapOf } from '../../support/soap.ts'

const server = useServer()

describe('getAllErrors', () => {
  it('lists every code of the table', async () => {
    const found = await soapOf(server).getAllErrors({ lang: 'en' })
    expect(Object.fromEntries(found.map(({ CODE, MESSAGE }) => [CODE, MESSAGE]))).toEqual(errors)
  })

  it('may come without input', async () => {
    const answer = await postXml(server, encodePlainCall(ADDRESS, 'getAllErrors', {}))
    expect(await answer.text()).toContain('>SENDER_MISSING<')
  })
})
