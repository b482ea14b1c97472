import { describe, expect, it } from 'vitest'
import { makeCampaign, makeContact, makeList, sendCampaign, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap } from '../../support/soap.ts'

const server = useServer()

describe('subscriberData', () => {
  it('shows one contact with what happened to it', async () => {
    const account = await openSoap(server)
    const { soap, api } = account
    const list_id = await makeList(api)
    const contact_id = await makeContact(api, list_id, 'ana@example.com')
    await sendCampaign(api, await makeCampaign(api, list_id), list_id)
    await settle(account)
    const { subscriber } = await soap.subscriberData({ listID: list_id, subscriber: 'ana@example.com' })
    expect(subscriber).toMatchObject({
      UID: contact_id,
      EMAIL: 'ana@example.com',
      EMAIL_SENT: 1,
      EMAIL_VIEWS: 0,
      CLICKS: 0,
      BOUNCES: 0,
    })
  })

  it('shows a contact that has left', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    await makeContact(api, listID, 'ana@example.com')
    await soap.removeSubscriber({ listID, subscriber: 'ana@example.com' })
    await expect(soap.subscriberData({ listID, subscriber: 'ana@example.com' })).resolves.toMatchObject({
      subscriber: { STATUS: 2, REMOVE_METHOD: 'API' },
    })
  })

  it('shows all of a list, in pages', async () => {
    const { soap, api } = await openSoap(server)
    const listID = await makeList(api)
    for (const name of ['a', 'b', 'c']) await makeContact(api, listID, `${name}@example.com`)
    const page = async (more: object) => {
      const { subscriber } = await soap.subscriberData({ listID, subscriber: 'all_subscribers', ...more })
      return [subscriber]
        .flat()
        .map((record) => record.EMAIL[0])
        .join('')
    }
    expect(await page({})).toBe('cba')
    expect(await page({ limit: 2 })).toBe('cb')
    expect(await page({ limit: 2, start: 2 })).toBe('a')
  })

  it('looks in all lists when none is named', async () => {
    const { soap, api } = await openSoap(server)
    const lists = [await makeList(api, 'a'), await makeList(api, 'b')]
    for (const list of lists) await makeContact(api, list, 'ana@example.com')
    const uid = await makeContact(api, lists[0] as number, { base: { cellphone: '351-910000001' } })
    const both = await soap.subscriberData({ subscriber: 'ana@example.com' })
    expect(
      [both.subscriber]
        .flat()
        .map((record) => record.LIST)
        .sort(),
    ).toEqual(lists)
    await expect(soap.subscriberData({ subscriber: '351-910000001' })).resolves.toMatchObject({
      subscriber: { UID: uid },
    })
    await expect(soap.subscriberData({ subscriber: uid })).resolves.toMatchObject({ subscriber: { LIST: lists[0] } })
  })

  it('refuses, also contacts of another account', async () => {
    const [{ soap, api }, other] = [await openSoap(server), await openSoap(server)]
    const foreign = await makeList(other.api)
    const uid = await makeContact(other.api, foreign, 'eva@example.com')
    const refusal = (args: object) => codeOf(soap.subscriberData(args as { subscriber: string }))
    expect(await refusal({ listID: await makeList(api) })).toBe('SUBSCRIBER_MISSING')
    expect(await refusal({ subscriber: 'all_subscribers' })).toBe('LIST_MISSING')
    expect(await refusal({ subscriber: 'all_subscribers', listID: foreign })).toBe('LIST_NOT_FOUND')
    for (const subscriber of [uid, 'eva@example.com', '351-910000001'])
      expect(await refusal({ subscriber })).toBe('SUBSCRIBER_NOT_FOUND')
    expect(await refusal({ subscriber: uid, listID: await makeList(api) })).toBe('SUBSCRIBER_NOT_FOUND')
  })
})
