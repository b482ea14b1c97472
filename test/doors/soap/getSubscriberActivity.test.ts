import { describe, expect, it } from 'vitest'
import { makeCampaign, makeContact, makeList, sendCampaign, settle, timeOf } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { callRaw, codeOf, openSoap, TIME } from '../../support/soap.ts'

const server = useServer()

const DAY = 24 * 60 * 60

/** A contact that subscribed today, got a campaign a day later, and left another day later. */
async function openWithHistory() {
  const account = await openSoap(server)
  const { api } = account
  const listID = await makeList(api)
  const uid = await makeContact(api, listID, 'ana@example.com')
  const subscribed = await timeOf(account)
  await settle(account, DAY)
  const hash = await makeCampaign(api, listID)
  await sendCampaign(api, hash, listID)
  await settle(account)
  const sent = await timeOf(account)
  await settle(account, DAY)
  await account.soap.removeSubscriber({ listID, subscriber: uid })
  return { ...account, listID, uid, hash, subscribed, sent }
}

describe('getSubscriberActivity', () => {
  it('shows what happened, newest first, as the Marketing API does', async () => {
    const { soap, api, listID, uid, hash } = await openWithHistory()
    const found = await soap.getSubscriberActivity({ listID, subscriber: 'ana@example.com' })
    expect(found).toEqual([
      { ACTION: 'unsubscribe_api', DATE: TIME },
      { ACTION: 'email_send', DATE: TIME, ACTION_DATA: { campaign_hash: hash } },
      { ACTION: 'subscription', DATE: TIME },
    ])
    const twin = await api.listContactActivities({ path: { list_id: listID, contact_id: uid } })
    expect(found.map(({ ACTION, DATE }) => `${ACTION} ${DATE}`)).toEqual(
      twin.items.map(({ action_name, date }) => `${action_name} ${date}`),
    )
    await expect(soap.getSubscriberActivity({ listID, subscriber: uid })).resolves.toEqual(found)
  })

  it('shows pages, kinds, and times', async () => {
    const { soap, listID, uid, subscribed, sent } = await openWithHistory()
    const found = async (more: object) =>
      (await soap.getSubscriberActivity({ listID, subscriber: uid, ...more })).map(({ ACTION }) => ACTION).join()
    expect(await found({ limit: 1 })).toBe('unsubscribe_api')
    expect(await found({ limit: 2, start: 1 })).toBe('email_send,subscription')
    expect(await found({ action_name: 'email_send' })).toBe('email_send')
    expect(await found({ action_name: 'nothing' })).toBe('')
    expect(await found({ date_min: sent.slice(0, 10) })).toBe('unsubscribe_api,email_send')
    expect(await found({ date_max: sent.slice(0, 10) })).toBe('email_send,subscription')
    expect(await found({ date_max: subscribed })).toBe('subscription')
    expect(
      await found({ date_min: `${sent.slice(0, 10)}T00:00:00Z`, date_max: `${sent.slice(0, 10)}T23:59:59Z` }),
    ).toBe('email_send')
  })

  it('refuses, also contacts of another account', async () => {
    const { soap, api, listID, uid } = await openWithHistory()
    const other = await openSoap(server)
    const refusal = (client: typeof soap, args: object) =>
      codeOf(client.getSubscriberActivity(args as { listID: number; subscriber: string }))
    expect(await refusal(soap, { subscriber: uid })).toBe('LIST_MISSING')
    expect(await refusal(soap, { listID })).toBe('SUBSCRIBER_MISSING')
    expect(await refusal(soap, { listID: listID + 1000, subscriber: uid })).toBe('LIST_NOT_FOUND')
    expect(await refusal(soap, { listID, subscriber: 'eva@example.com' })).toBe('SUBSCRIBER_NOT_FOUND')
    expect(await refusal(soap, { listID, subscriber: '0000000000' })).toBe('SUBSCRIBER_NOT_FOUND')
    expect(await refusal(soap, { listID: await makeList(api, 'b'), subscriber: uid })).toBe('SUBSCRIBER_NOT_FOUND')
    expect(await refusal(other.soap, { listID, subscriber: uid })).toBe('LIST_NOT_FOUND')
  })

  it.each(['2026-02-31', 'yesterday', '2026-03-02 25:00:00'])('answers a fault for the time %s', async (date_min) => {
    const { key, api } = await openSoap(server)
    const listID = await makeList(api)
    const subscriber = await makeContact(api, listID, 'ana@example.com')
    const answer = await callRaw(server, 'getSubscriberActivity', { apikey: key, listID, subscriber, date_min })
    expect(answer).toContain('date_min must be a time')
  })
})
