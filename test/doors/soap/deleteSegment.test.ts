import { describe, expect, it } from 'vitest'
import { makeCampaign, makeList, sendCampaign, timeOf } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

async function ready() {
  const account = await openSoap(server)
  const listID = await makeList(account.api)
  const create = (name: string) => account.soap.createSegment({ listID, name, field: 'first_name', value: 'x' })
  const names = async () =>
    (await account.api.listSegments({ path: { list_id: listID }, query: { type: 'saved' } })).items.map(
      ({ name }) => name,
    )
  return { ...account, listID, create, names }
}

describe('deleteSegment', () => {
  it('deletes by number, by name and by the id of REST', async () => {
    const { soap, listID, create, names } = await ready()
    const [one, , three] = [await create('One'), await create('Two'), await create('Three'), await create('Stays')]
    for (const segment of [String(one.ID), 'Two', `saved_${three.ID}`])
      await expect(soap.deleteSegment({ listID, segment })).resolves.toEqual({ RESULT: 'OK' })
    await expect(names()).resolves.toEqual(['Stays'])
  })

  it('means the name before the number, and a saved one before that of the platform', async () => {
    const { soap, listID, create, names } = await ready()
    const { ID } = await create('First')
    await create(String(ID))
    await create('Active')
    await soap.deleteSegment({ listID, segment: String(ID) })
    await soap.deleteSegment({ listID, segment: 'Active' })
    await expect(names()).resolves.toEqual(['First'])
  })

  it('refuses', async () => {
    const account = await ready()
    const { soap, api, listID, create } = account
    const refusal = (segment: string) => codeOf(soap.deleteSegment({ listID, segment }))
    for (const segment of ['', 'Nobody', '999999', 'saved_999999'])
      expect(await refusal(segment)).toBe('SEGMENT_NOT_FOUND')
    expect(await refusal('auto_active')).toBe('CANNOT_BE_DELETED')
    expect(await codeOf(soap.deleteSegment({ listID: 999_999, segment: 'x' }))).toBe('LIST_NOT_FOUND')
    const { ID } = await create('Used')
    const segments = { type: 'segment' as const, data: [`saved_${ID}`] }
    await sendCampaign(api, await makeCampaign(api, listID), listID, {
      segments,
      schedule_date: await timeOf(account, 600),
    })
    expect(await refusal('Used')).toBe('IN_USE')
  })
})
