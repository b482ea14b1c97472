// Texts with very many links whose clicks are counted.
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { anEmail, withFlows } from '../support/flows.ts'
import { follow, type Mailing, withCampaign, withSender } from '../support/mailing.ts'
import { useServer } from '../support/server.ts'

const server = useServer()
let mailing: Mailing
beforeAll(async () => {
  mailing = await withSender(server)
})

const withLinks = (count: number) =>
  Array.from({ length: count }, (_, n) => `<a href="https://shop.example.com/${n}">${n}</a>`).join('\n')
const linksIn = (html = '') => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, url]) => url ?? '')
const content = (count: number) => ({ body: withLinks(count) })

describe('a text with 1,000 different links', () => {
  it('is sent to recipients of a campaign, each link with an address of its own', async () => {
    const campaign = await withCampaign(server, ['ana@example.com', 'rui@example.com'], mailing)
    const path = { campaign_hash: campaign.campaign_hash }
    await mailing.marketing.updateEmailCampaign({ path, body: { content: content(1_000) } })
    await campaign.start()
    const { html } = await mailing.captured('rui@example.com')
    await eventually(async () => (await campaign.status()) === 'sent')
    const links = linksIn(html ?? '')
    expect(new Set(links)).toHaveLength(1_000)
    const answer = await follow(server, links[999] ?? '')
    expect(answer.headers.get('location')).toBe('https://shop.example.com/999')
  })

  it('is sent as a single email, also when each link stands there many times', async () => {
    await mailing.send({ to: 'eva@example.com', clickTracking: true, htmlBody: withLinks(1_000).repeat(10) })
    const { html } = await mailing.captured('eva@example.com')
    const links = linksIn(html ?? '')
    expect(links).toHaveLength(10_000)
    expect(new Set(links)).toHaveLength(1_000)
  })
})

describe('a text with more different links', () => {
  const tooMany = expect.stringContaining('more than 1000 different links')

  it('is refused as the content of a campaign', async () => {
    const campaign = await withCampaign(server, ['eva@example.com'], mailing)
    const path = { campaign_hash: campaign.campaign_hash }
    const refused = mailing.marketing.updateEmailCampaign({ path, body: { content: content(1_001) } })
    await expect(refused).rejects.toMatchObject({ status: 422, errors: { 'body.content.body': tooMany } })
  })

  it('is refused as a single email that tracks clicks, and sent as one that does not', async () => {
    const htmlBody = withLinks(1_001)
    const refused = mailing.send({ htmlBody, clickTracking: true })
    await expect(refused).rejects.toMatchObject({ status: 400, errors: { 'body.htmlBody': tooMany } })
    const sent = await mailing.send({ htmlBody })
    await expect(mailing.settled(sent)).resolves.toBe('delivered')
  })

  it('is refused as a message of a flow', async () => {
    const flows = await withFlows(server)
    const refused = flows.create(anEmail({ htmlBody: withLinks(1_001) }))
    await expect(refused).rejects.toMatchObject({ status: 400, errors: { 'body.messages.0.htmlBody': tooMany } })
  })
})
