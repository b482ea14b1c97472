import { describe, expect, it } from 'vitest'
import { makeCampaign, makeContact, makeList, sendCampaign, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { NO_TIME, openSoap, TIME } from '../../support/soap.ts'

const server = useServer()

describe('getCampaigns', () => {
  it('shows drafts and what was sent', async () => {
    const account = await openSoap(server)
    const { soap, api } = account
    const list_id = await makeList(api)
    await makeContact(api, list_id, 'ana@example.com')
    const [sent, draft] = [
      await makeCampaign(api, list_id, { internal_name: 'one' }),
      await makeCampaign(api, list_id, { internal_name: 'two', subject: 'Olá' }),
    ]
    await sendCampaign(api, sent, list_id)
    await settle(account)
    const [second, first] = await soap.getCampaigns({ limit: 1000 })
    expect(first).toEqual({
      HASH: sent,
      REF: expect.any(Number),
      LISTNUM: list_id,
      SUBJECT: 'Spring',
      INTERNAL_NAME: 'one',
      CHANNEL: 'email',
      STATUS: 'finished',
      START: TIME,
      END: TIME,
      PROCESSED_MESSAGES: 1,
    })
    expect(second).toMatchObject({
      HASH: draft,
      SUBJECT: 'Olá',
      STATUS: 'draft',
      START: NO_TIME,
      END: NO_TIME,
      PROCESSED_MESSAGES: 0,
    })
  })

  it('shows pages, and those of a list or a channel', async () => {
    const { soap, api } = await openSoap(server)
    const lists = [await makeList(api, 'a'), await makeList(api, 'b')] as [number, number]
    const hashes = [await makeCampaign(api, lists[0]), await makeCampaign(api, lists[1])]
    const found = async (args: object) => (await soap.getCampaigns(args)).map(({ HASH }) => HASH)
    expect(await found({ limit: 1 })).toEqual([hashes[1]])
    expect(await found({ limit: 1, start: 1 })).toEqual([hashes[0]])
    expect(await found({ listID: lists[0] })).toEqual([hashes[0]])
    expect(await found({ channel: 'email' })).toHaveLength(2)
    expect(await found({ channel: 'sms_premium' })).toEqual([])
  })
})
