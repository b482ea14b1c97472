import { describe, expect, it } from 'vitest'
import { encodePlainCall } from '../../../src/wire/soap/encode.ts'
import { useServer } from '../../support/server.ts'
import { ADDRESS, callRaw, postXml, soapOf } from '../../support/soap.ts'

const server = useServer()

describe('check_status', () => {
  it('answers, with credentials and without', async () => {
    await expect(soapOf(server).check_status()).resolves.toBe(true)
    expect(await callRaw(server, 'check_status', {})).toContain('<return xsi:type="xsd:boolean">true</return>')
  })

  it('has no input', async () => {
    const answer = await postXml(server, encodePlainCall(ADDRESS, 'check_status', {}))
    expect(await answer.text()).toContain('<return xsi:type="xsd:boolean">true</return>')
  })
})
