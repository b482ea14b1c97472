import { describe, expect, it } from 'vitest'
import { makeList } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { callRaw, codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('getSegments', () => {
  it('shows the segments that the account made', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    const condition = { listID, field: 'first_name', value: 'Ana' }
    const first = await soap.createSegment({ ...condition, name: 'First' })
    const second = await soap.createSegment({ ...condition, name: 'Second' })
    await expect(soap.getSegments({ listID })).resolves.toEqual([{ segment: second }, { segment: first }])
  })

  it('holds the error in a list when there is none', async () => {
    const { soap, api, key } = await openSoap(server)
    const listID = await makeList(api)
    expect(await codeOf(soap.getSegments({ listID }))).toBe('NO_SEGMENTS_FOUND')
    const xml = await callRaw(server, 'getSegments', { apikey: key, listID })
    expect(xml).toMatch(/<return[^>]*Array[\s\S]*NO_SEGMENTS_FOUND/)
  })

  it('refuses', async () => {
    const [{ soap }, other] = [await openSoap(server), await openSoap(server)]
    expect(await codeOf(soap.getSegments({} as { listID: number }))).toBe('LIST_MISSING')
    expect(await codeOf(soap.getSegments({ listID: await makeList(other.api) }))).toBe('LIST_NOT_FOUND')
  })
})
