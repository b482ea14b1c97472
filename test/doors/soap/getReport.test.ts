import { describe, expect, it } from 'vitest'
import { linkOf, sendMail } from '../../support/mail-links.ts'
import { makeCampaign, makeContact, makeList, sendCampaign, settle } from '../../support/marketing.ts'
import { useServer } from '../../support/server.ts'
import { codeOf, openSoap, soapOf } from '../../support/soap.ts'

const server = useServer()

describe('getReport', () => {
  it('has the sums of the other interface', async () => {
    const account = await openSoap(server)
    const { soap, api, sandbox } = account
    const list_id = await makeList(api)
    for (const name of ['ana', 'rui', 'bounce-hard', 'complaint'])
      await makeContact(api, list_id, `${name}@example.com`)
    const campaign = await makeCampaign(api, list_id)
    expect(await codeOf(soap.getReport({ campaign }))).toBe('NO_DATA')
    await sendCampaign(api, campaign, list_id)
    await settle(account)
    const { items } = await sandbox.listCapturedMessages({ query: { recipient: 'ana@example.com' } })
    const path = { captured_id: items[0]?.captured_id ?? 0 }
    for (const type of ['open', 'open', 'click'] as const) await sandbox.createMessageEvent({ path, body: { type } })
    const { overall } = await api.getEmailReport({ path: { campaign_hash: campaign } })
    const report = await soap.getReport({ campaign })
    expect(overall).toMatchObject({ unique_opens: 1, unique_clicks: 1, hard_bounces: 1 })
    expect(report).toMatchObject({
      HASH: campaign,
      SENT: overall.sends,
      VIEWS: overall.opens,
      UNIQUE_VIEWS: overall.unique_opens,
      CLICKS_SUB: overall.clicks,
      UNIQUE_CLICKS: overall.unique_clicks,
      RETURNED: overall.hard_bounces + overall.soft_bounces,
      COMPLAIN: overall.complaints,
      NOT_OPENED: overall.sends - 1,
      CLICKS_RATE: Math.round(10_000 / overall.sends) / 100,
    })
    expect(Object.entries(report.LINKS_CAMPAIGN ?? {})).toEqual([['https://shop.example.com/spring', 1]])
    expect(report).not.toHaveProperty('TOP_COUNTRY')
  })

  it('counts friends and networks', async () => {
    const mail = await sendMail(server)
    const soap = soapOf(server, mail.account.key)
    for (const text of ['Share on Facebook', 'Share on Twitter', 'Share on Twitter']) {
      await server.inject(linkOf(mail, text), { redirect: 'manual' })
      // The same network counts once in 10 minutes.
      await mail.account.sandbox.advanceClock({ body: { seconds: 600 } })
    }
    const body = new URLSearchParams({ name: 'Ana', friend1: 'rui@example.org', friend2: 'eva@example.org' })
    await server.inject(linkOf(mail, 'Forward to a friend'), { method: 'POST', body })
    await expect(soap.getReport({ campaign: mail.campaign_hash })).resolves.toMatchObject({
      RECOMENDATIONS: 2,
      FACEBOOK_SHARE: 1,
      TWEETS: 2,
      OTHER_SOCIAL: 0,
    })
  })

  it('refuses', async () => {
    const [{ soap }, other] = [await openSoap(server), await openSoap(server)]
    expect(await codeOf(soap.getReport({ campaign: '' }))).toBe('NO_CAMPAIGN')
    expect(await codeOf(soap.getReport({ campaign: await makeCampaign(other.api, await makeList(other.api)) }))).toBe(
      'CAMPAIGN_NOT_FOUND',
    )
  })
})
